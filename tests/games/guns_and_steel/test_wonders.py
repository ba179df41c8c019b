# ruff: noqa: N802  # the tests carry the numbers of the wonders
"""What each wonder asks for: a test by name, on both sides of the line."""

from tests.games.guns_and_steel.scenario import Seat, cards, given, seat

from ziggurat.games.guns_and_steel.deck import FOOD, WONDER
from ziggurat.games.guns_and_steel.fame import holding
from ziggurat.games.guns_and_steel.table import Deeds


def holds(wonder: str, me: Seat | None = None, deeds: Deeds | None = None) -> bool:
    """Whether the condition of a wonder holds for seat 0."""
    theme = "new_world" if wonder <= "W10" else "renaissance"
    me = me or seat()
    me.loose = [FOOD, FOOD]  # so that there is something to be asked: whether to buy a card
    table = given(theme, me=me, players=3, at="technology", wonders=wonder).table
    table.deeds = deeds or did()
    return WONDER.number(wonder) in holding(table, 0)


def did(spent: int = 0, paid: int = 0, gained: int = 0, defeated: int = 0, taken: str = "") -> Deeds:
    """What was done in the turn."""
    back = cards(taken)
    return Deeds(spent, paid, gained, defeated, tuple(back), tuple([1 << card for card in back]))


def test_W01_great_pyramids() -> None:
    assert holds("W01", seat(resources="C01 C02 C03"))
    assert not holds("W01", seat(resources="C01 C02 C24 C28"), did()), "wild resources do not count"


def test_W02_hanging_gardens() -> None:
    assert holds("W02", seat(resources="C06 C07"))
    assert not holds("W02", seat(resources="C06", technologies="C07"))


def test_W03_angkor_wat() -> None:
    assert holds("W03", seat(technologies="C01 C02 C06"))
    assert not holds("W03", seat(technologies="C01 C02 C04", resources="C06"))


def test_W04_great_mosque_of_djenne() -> None:
    assert holds("W04", seat(resources="C13 C14"))
    assert not holds("W04", seat(resources="C13 C06"))


def test_W05_taj_mahal() -> None:
    assert holds("W05", seat(resources="C01 C04 C06 C13"))
    assert not holds("W05", seat(resources="C01 C02 C04 C06"))


def test_W06_himeji_castle() -> None:
    assert holds("W06", seat(technologies="C05 C10 C15"))
    assert not holds("W06", seat(technologies="C05 C10 C14"))


def test_W07_eiffel_tower() -> None:
    assert holds("W07", seat(resources="C19 C20"))
    assert not holds("W07", seat(resources="C19 C24"))


def test_W08_manhattan_project() -> None:
    assert holds("W08", seat(technologies="C04 C11 C14"))
    assert not holds("W08", seat(technologies="C04 C11 C15"))


def test_W09_international_space_station() -> None:
    assert holds("W09", seat(resources="C24 C28"))
    assert not holds("W09", seat(resources="C24 C19"))


def test_W10_apollo_project() -> None:
    assert holds("W10", seat(resources="C01 C02 C03 C04 C05 C06"))
    assert not holds("W10", seat(resources="C01 C02 C03 C04 C05"))


def test_W11_stonehenge() -> None:
    assert holds("W11", deeds=did(gained=1))
    assert not holds("W11", seat(points=5), did())


def test_W12_great_wall() -> None:
    assert holds("W12", deeds=did(taken="C35 C04"))
    assert not holds("W12", seat(technologies="C35 C04"), did(taken="C35"))


def test_W13_notre_dame() -> None:
    assert holds("W13", deeds=did(paid=4))
    assert not holds("W13", deeds=did(paid=3))


def test_W14_forbidden_city() -> None:
    assert holds("W14", seat(resources="C01 C02 C04 C31"))
    assert not holds("W14", seat(resources="C01 C02 C04"))


def test_W15_sistine_chapel() -> None:
    assert holds("W15", deeds=did(taken="C01 C02 C31"))
    assert not holds("W15", seat(technologies="C03"), did(taken="C01 C02 C35"))


def test_W16_versailles() -> None:
    assert holds("W16", deeds=did(defeated=1))
    assert not holds("W16", deeds=did())


def test_W17_sydney_opera_house() -> None:
    assert holds("W17", deeds=did(taken="C44 C45 C46"))
    assert not holds("W17", seat(technologies="C53"), did(taken="C44 C45 C38"))


def test_W18_statue_of_liberty() -> None:
    assert holds("W18", deeds=did(gained=2))
    assert not holds("W18", deeds=did(gained=1))


def test_W19_hubble_telescope() -> None:
    assert holds("W19", seat(resources="C01 C04 C31 C38"))
    assert not holds("W19", seat(resources="C01 C02 C04 C31"))


def test_W20_large_hadron_collider() -> None:
    assert holds("W20", deeds=did(spent=5))
    assert not holds("W20", deeds=did(spent=4))
