"""What each card does, on a table where it matters: a check for every card, by its name.

``test_cards.py`` runs each of them, and once more with a card that does nothing: then it must fail.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from tests.games.through_the_ages.scenario import Scene, card, civ, given

from ziggurat.games.through_the_ages.catalog import CATEGORIES, CATEGORY
from ziggurat.games.through_the_ages.military import forces

if TYPE_CHECKING:
    from collections.abc import Callable

CHECKS: Final[dict[str, Callable[[], None]]] = {}

if TYPE_CHECKING:
    Check = Callable[..., None]


def shows(word: str, *args: object) -> Callable[[Check], Check]:
    """This function checks a card."""

    def register(check: Check) -> Check:
        assert word not in CHECKS, f"{word} is checked twice"
        CHECKS[word] = partial(check, word, *args)
        return check

    return register


def ratings(table: Scene, seat: int = 0) -> tuple[int, int, int, int]:
    """Science, culture, strength, happiness."""
    place = table.of(seat)
    return place.science_rating, place.culture_rating, place.strength, place.happiness


def after_event(word: str, *have: dict[str, object], players: int = 2, **more: object) -> Scene:
    """A table on which this event happens now, seat 0 being the current player."""
    me, *others = have or ({},)
    return given(me, others, players=players, event=word, **more)  # type: ignore[arg-type]  # passed on


STRONG: Final = civ(workers="agriculture:2 bronze:2 philosophy warriors:6")
WEAK: Final = civ(workers="agriculture:2 bronze:2 philosophy warriors:1")


# Technologies: what each worker produces


def food_of(word: str, food: int) -> None:
    table = given(civ(workers=f"{word}:2", bank=18), at="production")
    assert table.food(0) == 2 * food


def resources_of(word: str, resources: int) -> None:
    table = given(civ(workers=f"{word}:2", bank=18), at="production")
    assert table.resources(0) == 2 * resources


def worker_gives(word: str, science: int, culture: int, strength: int, happiness: int) -> None:
    table = given(civ(workers=f"{word}:2"))
    assert ratings(table) == (2 * science, 2 * culture, 2 * strength, 2 * happiness)


for name, amount in (
    ("agriculture", 1),
    ("irrigation", 2),
    ("selective_breeding", 3),
    ("mechanized_agriculture", 5),
):
    shows(name, amount)(food_of)
for name, amount in (("bronze", 1), ("iron", 2), ("coal", 3), ("oil", 5)):
    shows(name, amount)(resources_of)
for name, given_by in {
    "philosophy": (1, 0, 0, 0), "alchemy": (2, 0, 0, 0), "scientific_method": (3, 0, 0, 0),
    "computers": (5, 0, 0, 0), "religion": (0, 1, 0, 1), "theology": (0, 1, 0, 2),
    "organized_religion": (0, 1, 0, 3), "printing_press": (1, 1, 0, 0), "journalism": (2, 2, 0, 0),
    "multimedia": (3, 3, 0, 0), "drama": (0, 2, 0, 1), "opera": (0, 3, 0, 1), "movies": (0, 4, 0, 1),
    "bread_and_circuses": (0, 0, 1, 2), "team_sports": (0, 0, 2, 3), "professional_sports": (0, 0, 3, 4),
    "warriors": (0, 0, 1, 0), "swordsmen": (0, 0, 2, 0), "riflemen": (0, 0, 3, 0),
    "modern_infantry": (0, 0, 5, 0), "knights": (0, 0, 2, 0), "cavalrymen": (0, 0, 3, 0), "tanks": (0, 0, 5,
    0),
    "cannon": (0, 0, 3, 0), "rockets": (0, 0, 5, 0), "air_forces": (0, 0, 5, 0),
}.items():  # fmt: skip
    shows(name, *given_by)(worker_gives)


# Governments and special technologies


def governs(word: str, civil: int, military: int, limit: int, *rates: int) -> None:
    table = given(civ(government=word, workers="warriors:2 philosophy:2 drama:2", resources=30, unused=4))
    place = table.of(0)
    assert (place.civil_symbols, place.military_symbols) == (civil, military)
    assert ratings(table) == (2 + rates[0], 4 + rates[1], 2 + rates[2], 2 + rates[3])
    for _ in range(limit - 2):
        table.play("build philosophy")
    assert table.refused("build philosophy") == "building-limit"


for name, facts in {
    "despotism": (4, 2, 2, 0, 0, 0, 0), "monarchy": (5, 3, 3, 0, 0, 0, 0), "theocracy": (4, 3, 3, 0, 1, 1, 1),
    "constitutional_monarchy": (6, 4, 3, 0, 0, 0, 0), "republic": (7, 2, 3, 0, 0, 0, 0),
    "communism": (7, 5, 4, 0, 0, 0, -1), "democracy": (7, 3, 4, 0, 3, 0, 0),
    "fundamentalism": (6, 5, 4, -2, 0, 5, 0),
}.items():  # fmt: skip
    shows(name, *facts)(governs)


def special(word: str, civil: int, military: int, strength: int, colonization: int, blue: int) -> None:
    table = given(civ(hand=word, science=20))
    before = table.of(0).cubes
    table.play(f"develop {word}")
    place = table.of(0)
    assert (place.white_total, place.red_total, place.strength) == (4 + civil, 2 + military, 1 + strength)
    assert (place.colonization, place.cubes - before) == (colonization, blue)


for name, changes in {
    "code_of_laws": (1, 0, 0, 0, 0), "justice_system": (1, 0, 0, 0, 3), "civil_service": (2, 0, 0, 0, 3),
    "cartography": (0, 0, 1, 2, 0), "navigation": (0, 0, 2, 3, 0), "satellites": (0, 0, 3, 4, 0),
    "warfare": (0, 1, 1, 0, 0), "strategy": (0, 2, 3, 0, 0), "military_theory": (0, 3, 5, 0, 0),
}.items():  # fmt: skip
    shows(name, *changes)(special)


def constructs(word: str, stages: int, *costs: int) -> None:
    table = given(
        civ(
            specials=word,
            techs="alchemy scientific_method computers",
            wonder="internet",
            resources=40,
            unused=3,
        )
    )
    assert table.can("stage") == [f"stage {number}" for number in range(1, stages + 1)]
    for tech, cost in zip(("alchemy", "scientific_method", "computers"), costs, strict=True):
        built = table.copy().play(f"build {tech}")
        assert built.resources(0) == 40 - cost


shows("masonry", 2, 5, 7, 10)(constructs)
shows("architecture", 3, 5, 6, 9)(constructs)
shows("engineering", 4, 5, 6, 8)(constructs)


# Leaders


@shows("alexander_the_great")
def alexander(word: str) -> None:
    table = given(civ(leader=word, workers="warriors:3"), at="politics")
    assert table.of(0).strength == 6
    table.play("expand")
    assert (table.of(0).strength, table.of(0).bank, table.of(0).leader) == (3, 19, -1)


@shows("aristotle")
def aristotle(word: str) -> None:
    table = given(civ(leader=word), row="irrigation rich_land_i")
    assert table.play("take 1 irrigation").of(0).science == 1
    assert table.play("take 2 rich_land_i").of(0).science == 1


@shows("hammurabi")
def hammurabi(word: str) -> None:
    table = given(civ(leader=word, white=0), row="iron joan_of_arc")
    assert table.can("take") == ["take 2 joan_of_arc"]
    table.play("exchange", "take 1 iron")
    assert (table.of(0).red, table.of(0).white_total) == (1, 4)
    assert table.refused("exchange") == "once-a-turn"


@shows("homer")
def homer(word: str) -> None:
    table = given(civ(leader=word, resources=1, unused=2, wonders="pyramids", hand="joan_of_arc", white=3))
    assert table.of(0).happiness == 1
    table.play("build warriors")
    assert table.resources(0) == 0
    assert table.refused("build warriors") == "too-few-resources"
    table.play("lead joan_of_arc", "tuck pyramids")
    assert (table.of(0).happiness, table.of(0).white) == (1, 2)


@shows("julius_caesar")
def caesar(word: str) -> None:
    table = given(
        civ(leader=word, military="crusades rats cold_war"),
        at="politics",
        current="cold_war cold_war cold_war",
    )
    assert (table.of(0).strength, table.of(0).red_total) == (2, 3)
    table.play("prepare crusades", "prepare rats")
    assert table.question != "politics"


@shows("moses")
def moses(word: str) -> None:
    assert given(civ(leader=word, food=3)).play("grow").food(0) == 2


@shows("christopher_columbus")
def columbus(word: str) -> None:
    table = given(civ(leader=word, military="wealthy_territory_i"), at="politics")
    table.play("explore wealthy_territory_i")
    place = table.of(0)
    assert (place.colonies, place.leader, table.resources(0)) == ((card("wealthy_territory_i"),), -1, 5)


@shows("frederick_barbarossa")
def barbarossa(word: str) -> None:
    table = given(civ(leader=word, food=1, resources=1, unused=0, white=0))
    table.play("enlist warriors")
    assert (table.workers(0, "warriors"), table.food(0), table.resources(0), table.of(0).red) == (2, 0, 0, 1)


@shows("genghis_khan")
def genghis(word: str) -> None:
    table = given(
        civ(leader=word, workers="agriculture:2 warriors:3 knights:1", tactic="medieval_army"), at="end"
    )
    assert table.of(0).strength == 9, "two armies of warriors, one of them riding"
    assert table.culture()[0] == 3


@shows("joan_of_arc")
def joan(word: str) -> None:
    table = given(
        civ(leader=word, government="theocracy", workers="theology:2"), at="politics", current="rats crusades"
    )
    assert ratings(table) == (0, 1 + 1 + 2, 1 + 5, 5)
    assert table.of(0).red_total == 4
    assert table.table.view(0)["current_events"]["next"] == "rats"
    assert table.table.view(1)["current_events"]["next"] is None


@shows("leonardo_da_vinci")
def leonardo(word: str) -> None:
    table = given(civ(leader=word, workers="alchemy philosophy", hand="iron", science=5))
    assert table.of(0).science_rating == 4
    assert table.play("develop iron").resources(0) == 1


@shows("michelangelo")
def michelangelo(word: str) -> None:
    table = given(
        civ(leader=word, workers="theology drama", wonders="hanging_gardens pyramids"), row="great_wall"
    )
    assert table.of(0).culture_rating == 1 + 2 + 1 + (2 + 1 + 2)
    assert table.play("take 1 great_wall").of(0).white == 4


@shows("isaac_newton")
def newton(word: str) -> None:
    table = given(civ(leader=word, workers="scientific_method", hand="iron republic", science=20))
    assert table.of(0).science_rating == 5
    assert table.play("develop iron").of(0).white == 4
    assert table.play("revolt republic").of(0).white == 1


@shows("james_cook")
def cook(word: str) -> None:
    has = civ(leader=word, colonies="vast_territory_i historic_territory_i", military="rats crusades spy")
    table = given(has, [civ(workers="agriculture")], event="wealthy_territory_i")
    assert table.of(0).culture_rating == 3
    assert table.can("bid")[-1] == "bid 3", "one warrior, and two cards"
    table.play("bid 3", "send warriors", "spare crusades", "spare spy", "done")
    assert table.of(0).culture_rating == 4


@shows("johann_sebastian_bach")
def bach(word: str) -> None:
    has = civ(leader=word, workers="philosophy:2 drama", techs="opera", resources=8, hand="movies", science=8)
    table = given(has)
    assert table.of(0).culture_rating == 3
    table.play("develop movies")
    assert table.of(0).science == 0
    table.play("transform philosophy drama")
    assert (table.workers(0, "drama"), table.resources(0)) == (2, 7)
    assert table.refused("transform philosophy opera") == "once-a-turn"


@shows("maximilien_robespierre")
def robespierre(word: str) -> None:
    table = given(civ(leader=word, hand="monarchy", science=2, white=1))
    assert table.of(0).red_total == 3
    table.play("revolt monarchy")
    assert (table.of(0).red, table.of(0).white, table.culture()[0]) == (0, 2, 3)


@shows("napoleon_bonaparte")
def napoleon(word: str) -> None:
    table = given(civ(leader=word, workers="warriors:2 knights cannon"))
    assert (table.of(0).strength, table.of(0).red_total) == (2 + 2 + 3 + 6, 4)


@shows("william_shakespeare")
def shakespeare(word: str) -> None:
    table = given(
        civ(leader=word, workers="printing_press drama", hand="opera", science=6, resources=3, unused=1)
    )
    assert ratings(table) == (1, 5, 0, 2)
    table.play("build drama")
    assert table.resources(0) == 0
    assert table.play("develop opera").of(0).science == 0


@shows("albert_einstein")
def einstein(word: str) -> None:
    table = given(civ(leader=word, workers="journalism", hand="iron", science=5))
    assert table.of(0).science_rating == 4
    assert table.play("develop iron").culture()[0] == 3


@shows("bill_gates")
def gates(word: str) -> None:
    has = civ(leader=word, workers="alchemy:2 computers philosophy", bank=18, hand="sid_meier")
    table = given(has, at="production")
    assert (table.resources(0), table.tokens(0, "computers")) == (5, 1)
    assert given(has, age=3).play("lead sid_meier").culture()[0] == 5
    final = given(has, at="final", age=4, current="impact_of_colonies")
    assert final.culture() == [5, 0]


@shows("charlie_chaplin")
def chaplin(word: str) -> None:
    assert ratings(given(civ(leader=word, workers="opera:2 drama"))) == (0, 3 + 3 + 2 + 3, 0, 5)


@shows("mahatma_gandhi")
def gandhi(word: str) -> None:
    has = civ(leader=word, workers="warriors:9", military="spy")
    table = given(has, at="politics", age=2)
    assert table.of(0).culture_rating == 2
    assert table.refused("attack spy 1") == "peaceful"
    other = given(civ(workers="warriors:9", military="spy", red=1), [civ(leader=word)], at="politics", age=2)
    assert other.refused("attack spy 1") == "no-military-actions"


@shows("sid_meier")
def meier(word: str) -> None:
    assert ratings(given(civ(leader=word, workers="philosophy computers")))[:2] == (4, 3)


@shows("winston_churchill")
def churchill(word: str) -> None:
    table = given(civ(leader=word, hand="knights", science=2, unused=1, resources=0))
    assert table.copy().play("speak culture").culture()[0] == 3
    table.play("speak arms", "develop knights", "build knights")
    assert (table.of(0).science, table.workers(0, "knights")) == (0, 1)
    assert table.refused("speak culture") == "once-a-turn"


# Wonders


def wonder(word: str, civil: int, military: int, blue: int, *rates: int) -> None:
    from ziggurat.games.through_the_ages.catalog import STAGES

    built = len(STAGES[card(word)]) - 1
    table = given(civ(wonder=word, stages=built, resources=9, workers="warriors"))
    before = table.of(0).cubes
    spent = STAGES[card(word)][-1]
    table.play("stage 1")
    place = table.of(0)
    assert (place.white_total, place.red_total) == (4 + civil, 2 + military)
    assert place.cubes - before == spent + built + blue
    assert ratings(table) == (rates[0], rates[1], 1 + rates[2], max(rates[3], 0))


for name, gives in {
    "pyramids": (1, 0, 0, 0, 0, 0, 0), "hanging_gardens": (0, 0, 0, 0, 1, 0, 2),
    "universitas_carolina": (0, 0, 0, 2, 1, 0, 0), "eiffel_tower": (0, 0, 0, 0, 4, 0, 1),
    "kremlin": (1, 1, 0, 0, 2, 0, -1), "great_wall": (0, 0, 0, 0, 1, 1, 1),
}.items():  # fmt: skip
    shows(name, *gives)(wonder)


@shows("colossus")
def colossus(word: str) -> None:
    table = given(civ(wonders=word, workers="warriors"), event="historic_territory_i")
    assert table.of(0).strength == 3
    assert table.can("bid")[-1] == "bid 2"


@shows("library_of_alexandria")
def library(word: str) -> None:
    table = given(civ(wonders=word, hand="iron coal oil alchemy"), row="knights rich_land_i")
    assert ratings(table)[:2] == (2, 1)
    table.play("take 1 knights")
    assert table.refused("take 2 rich_land_i") == "hand-full"
    assert table.table.military_limit(0) == 3


@shows("st_peters_basilica")
def basilica(word: str) -> None:
    has = civ(wonders=f"{word} hanging_gardens kremlin", workers="theology:2", government="theocracy")
    table = given(has)
    assert table.of(0).happiness == 8, "never more"
    few = given(civ(wonders=word, workers="religion", colonies="historic_territory_i"))
    assert ratings(few) == (0, 3, 0, 1 + 2 + 2)


@shows("taj_mahal")
def taj_mahal(word: str) -> None:
    table = given(civ(leader="moses", hand="aristotle", wonders="pyramids"), row=f"iron irrigation {word}")
    before = table.of(0).white
    table.play("lead aristotle", f"take 3 {word}")
    assert table.of(0).white == before
    done = given(civ(wonder=word, stages=2, resources=2))
    blue = done.of(0).blue_box
    done.play("stage 1")
    assert (done.of(0).culture_rating, done.of(0).blue_box - blue) == (3, 1)


@shows("ocean_liner_service")
def ocean_liner(word: str) -> None:
    table = given(civ(wonders=word, white=0, red=0))
    table.play("welcome")
    assert (table.of(0).unused, table.of(0).bank) == (2, 17)


@shows("transcontinental_railroad")
def railroad(word: str) -> None:
    table = given(civ(wonders=word, workers="iron:2 bronze:1", bank=18), at="production")
    assert (table.resources(0), table.of(0).strength) == (7, 4)


def completed(word: str, workers: str, culture: int, **more: object) -> None:
    from ziggurat.games.through_the_ages.catalog import STAGES

    stages = STAGES[card(word)]
    has = civ(wonder=word, stages=len(stages) - 1, resources=stages[-1], workers=workers, **more)
    assert given(has, age=3).play("stage 1").culture()[0] == culture


@shows("fast_food_chains")
def fast_food(word: str) -> None:
    completed(word, "agriculture:2 bronze philosophy:2 warriors", 2 * 3 + 3)


@shows("first_space_flight")
def space_flight(word: str) -> None:
    completed(
        word, "agriculture", 3 + 2 + 1 + 3, techs="oil coal", specials="masonry", government="democracy"
    )


@shows("hollywood")
def hollywood(word: str) -> None:
    completed(word, "movies printing_press theology", 2 * (4 + 1 + 4), leader="charlie_chaplin")


@shows("internet")
def internet(word: str) -> None:
    completed(
        word,
        "computers multimedia team_sports theology warriors",
        5 + 6 + 2 + 1 + 3,
        leader="albert_einstein",
    )


# Action cards


def plays(word: str, *moves: str, **has: object) -> Scene:
    """A table on which an action card has just been played."""
    return given(civ(hand=word, **has)).play(f"play {word}", *moves)


for age, science, culture in (("a", 1, 4), ("i", 2, 2)):

    @shows(f"cultural_heritage_{age}", science, culture)
    def heritage(word: str, science: int, culture: int) -> None:
        table = plays(word)
        assert (table.of(0).science, table.culture()[0], table.of(0).white) == (science, culture, 3)


for age, discount in (("a", 2), ("i", 3), ("ii", 4), ("iii", 5)):

    @shows(f"engineering_genius_{age}", discount)
    def genius(word: str, discount: int) -> None:
        table = plays(word, wonder="eiffel_tower", stages=1, resources=7)
        assert (table.of(0).stages, table.resources(0)) == (2, discount)


for age, amount in (("a", 1), ("i", 2), ("ii", 3)):

    @shows(f"frugality_{age}", amount)
    def frugality(word: str, food: int) -> None:
        table = plays(word, food=2, bank=18)
        assert (table.of(0).unused, table.food(0)) == (2, food)


for age, amount in (("a", 1), ("i", 2), ("ii", 3), ("iii", 4)):

    @shows(f"patriotism_{age}", amount)
    def patriotism(word: str, resources: int) -> None:
        table = plays(word, red=0, techs="modern_infantry", resources=7 - resources, unused=1)
        table.play("build modern_infantry")
        assert (table.resources(0), table.of(0).red_total) == (0, 2)


for age, discount in (("a", 1), ("i", 2), ("ii", 3)):

    @shows(f"rich_land_{age}", discount)
    def rich_land(word: str, discount: int) -> None:
        table = plays(word, "build coal", techs="coal", resources=8, unused=1)
        assert (table.resources(0), table.of(0).white) == (discount, 3)


for age, discount in (("a", 1), ("i", 2), ("ii", 3), ("iii", 4)):

    @shows(f"urban_growth_{age}", discount)
    def urban_growth(word: str, discount: int) -> None:
        table = plays(word, "upgrade philosophy scientific_method", techs="scientific_method", resources=5)
        assert (table.resources(0), table.of(0).white) == (discount, 3)


for age, discount in (("ii", 3), ("iii", 4)):

    @shows(f"efficient_upgrade_{age}", discount)
    def efficient(word: str, discount: int) -> None:
        table = given(civ(hand=word, techs="coal", resources=6, unused=1)).play(f"play {word}")
        assert table.resources(0) == discount, "the one upgrade there is"


@shows("stockpile_a")
def stockpile(word: str) -> None:
    table = plays(word)
    assert (table.food(0), table.resources(0)) == (1, 1)


for age, science in (("i", 2), ("ii", 3)):

    @shows(f"breakthrough_{age}", science)
    def breakthrough(word: str, science: int) -> None:
        table = given(civ(hand=f"{word} monarchy", science=8)).play(f"play {word}")
        peaceful = table.copy().play("develop monarchy")
        assert (peaceful.of(0).science, peaceful.of(0).white) == (science, 4)
        assert table.play("revolt monarchy").of(0).science == 6 + science
        assert table.of(0).white == 0


for age, amount in (("i", 2), ("ii", 3), ("iii", 4)):

    @shows(f"reserves_{age}", amount)
    def reserves(word: str, amount: int) -> None:
        table = given(civ(hand=word)).play(f"play {word}")
        assert table.copy().play("choose 1").food(0) == amount
        assert table.play("choose 2").resources(0) == amount


for age, science in (("ii", 4), ("iii", 6)):

    @shows(f"revolutionary_idea_{age}", science)
    def idea(word: str, science: int) -> None:
        assert plays(word).of(0).science == science


for name, amounts in (("wave_of_nationalism_ii", (6, 3, 2)), ("military_build_up_iii", (8, 5, 3))):

    @shows(name, amounts)
    def nationalism(word: str, amounts: tuple[int, ...]) -> None:
        for players, each in zip((2, 3, 4), amounts, strict=True):
            table = given(civ(hand=word, workers="agriculture"), players=players).play(f"play {word}")
            assert table.of(0).arms == each * (players - 1)


@shows("endowment_for_the_arts_iii")
def endowment(word: str) -> None:
    for players, each in ((2, 6), (3, 3), (4, 2)):
        rich = [civ(culture=5) for _ in range(players - 1)]
        table = given(civ(hand=word, culture=4), rich).play(f"play {word}")
        assert table.culture()[0] == 4 + each * (players - 1)


# Events of Age A


@shows("development_of_agriculture")
def agriculture(word: str) -> None:
    table = after_event(word)
    assert (table.food(0), table.food(1)) == (2, 2)


@shows("development_of_crafts")
def crafts(word: str) -> None:
    table = after_event(word)
    assert (table.resources(0), table.resources(1)) == (2, 2)


@shows("development_of_markets")
def markets(word: str) -> None:
    table = after_event(word).play("0: choose 1", "1: choose 2")
    assert (table.food(0), table.resources(1)) == (2, 2)


@shows("development_of_civilization")
def civil_life(word: str) -> None:
    table = after_event(word, civ(food=1, bank=18), civ(resources=2))
    table.play("0: grow", "1: build philosophy")
    assert (table.of(0).unused, table.food(0), table.workers(1, "philosophy")) == (2, 0, 2)


@shows("development_of_politics")
def politics(word: str) -> None:
    table = after_event(word)
    assert [len(table.table.civs[seat].military) for seat in (0, 1)] == [3, 3]


@shows("development_of_religion")
def religion(word: str) -> None:
    table = after_event(word).play("0: yes", "1: no")
    assert (table.workers(0, "religion"), table.workers(1, "religion")) == (1, 0)


@shows("development_of_warfare")
def warfare(word: str) -> None:
    table = after_event(word, civ(), civ(unused=0)).play("0: yes")
    assert (table.workers(0, "warriors"), table.question) == (2, "pause")


@shows("development_of_science")
def science_event(word: str) -> None:
    assert [after_event(word).of(seat).science for seat in (0, 1)] == [2, 2]


@shows("development_of_settlement")
def settlement(word: str) -> None:
    assert [after_event(word).of(seat).unused for seat in (0, 1)] == [2, 2]


@shows("development_of_trade_routes")
def trade_routes(word: str) -> None:
    table = after_event(word, civ(), civ(cubes=1))
    assert (table.of(0).science, table.food(0), table.resources(0)) == (1, 1, 1)
    assert (table.food(1), table.resources(1)) == (1, 0), "food first, and one token"


# Events of Age I


@shows("barbarians")
def barbarians(word: str) -> None:
    table = after_event(word, STRONG, {**WEAK, "culture": 5})
    assert (table.of(1).unused, table.of(1).bank) == (0, 19)
    assert after_event(word, {**STRONG, "culture": 5}, WEAK).of(0).unused == 1


@shows("border_conflict")
def border_conflict(word: str) -> None:
    table = after_event(word, STRONG, WEAK)
    assert table.can("raze") == ["raze agriculture", "raze bronze", "raze philosophy"]
    table.play("1: raze bronze")
    assert (table.of(1).unused, table.resources(0)) == (2, 3)


@shows("crusades")
def crusades(word: str) -> None:
    assert after_event(word, STRONG, {**WEAK, "culture": 3}).culture() == [4, 0]


@shows("cultural_influence")
def influence(word: str) -> None:
    assert after_event(word, civ(workers="drama:2")).culture() == [4, 0]


@shows("foray")
def foray(word: str) -> None:
    table = after_event(word, STRONG, WEAK).play("0: split 1")
    assert (table.food(0), table.resources(0), table.question) == (1, 2, "pause")


@shows("good_harvest")
def harvest(word: str) -> None:
    table = after_event(word, civ(bank=2))
    assert (table.food(0), table.food(1)) == (2, 2)


@shows("immigration")
def immigration(word: str) -> None:
    table = after_event(word, civ(workers="religion"), civ(workers="religion"), civ(), players=3)
    assert [table.of(seat).unused for seat in range(3)] == [2, 2, 1]


@shows("new_deposits")
def deposits(word: str) -> None:
    table = after_event(word, civ(cubes=4))
    assert (table.resources(0), table.resources(1)) == (2, 2)


@shows("pestilence")
def pestilence(word: str) -> None:
    table = after_event(word, civ(), civ(unused=0)).play("1: dismiss warriors")
    assert (table.of(0).unused, table.workers(1, "warriors"), table.of(1).bank) == (0, 0, 19)


@shows("raiders")
def raiders(word: str) -> None:
    table = after_event(word, STRONG, {**WEAK, "food": 2, "resources": 3}).play("1: split 1")
    assert (table.food(1), table.resources(1)) == (1, 2)


@shows("rats")
def rats(word: str) -> None:
    table = after_event(word, civ(food=5), civ(food=1))
    assert (table.food(0), table.food(1)) == (0, 0)


@shows("rebellion")
def rebellion(word: str) -> None:
    table = after_event(word, civ(bank=16), civ(bank=8))
    assert (table.of(0).white, table.of(1).white) == (2, 0)


@shows("reign_of_terror")
def terror(word: str) -> None:
    table = after_event(word, STRONG, WEAK)
    assert (table.of(0).unused, table.of(1).unused) == (1, 0)


@shows("scientific_breakthrough")
def science_breakthrough(word: str) -> None:
    assert after_event(word, civ(workers="alchemy:2")).of(0).science == 4


@shows("uncertain_borders")
def borders(word: str) -> None:
    table = after_event(word, STRONG, WEAK)
    assert (table.of(0).bank, table.of(1).bank) == (19, 17)


# Events of Age II


@shows("civil_unrest")
def unrest(word: str) -> None:
    table = after_event(word, civ(bank=16, culture=9), civ(bank=10, culture=20))
    assert table.culture() == [5, 8]
    assert (table.of(0).cubes, table.of(1).cubes) == (16, 15)


@shows("cold_war")
def cold_war(word: str) -> None:
    table = after_event(word, WEAK, STRONG, WEAK, players=3)
    assert [table.of(seat).science for seat in range(3)] == [6, 6, 0], (
        "of two equals the current player is higher"
    )


@shows("crime_wave")
def crime(word: str) -> None:
    table = after_event(word, STRONG, {**WEAK, "culture": 9})
    assert (table.culture(), table.of(1).cubes) == ([0, 6], 15)


@shows("economic_progress")
def progress(word: str) -> None:
    table = after_event(word, civ(resources=5, cubes=10, bank=16))
    assert (table.resources(0), table.food(0), table.culture()[0]) == (5 - 2 + 2, 1, 0)


@shows("emigration")
def emigration(word: str) -> None:
    table = after_event(word, civ(bank=10, unused=3))
    assert (table.of(0).unused, table.of(0).bank) == (1, 12)


@shows("iconoclasm")
def iconoclasm(word: str) -> None:
    table = after_event(word, civ(leader="joan_of_arc"), civ(leader="isaac_newton"), age=2)
    assert (table.of(0).leader, table.of(1).leader) == (-1, card("isaac_newton"))


@shows("independence_declaration")
def independence(word: str) -> None:
    colonies = civ(workers="agriculture", colonies="strategic_territory_i vast_territory_i", bank=18)
    table = after_event(word, STRONG, colonies)
    table.play("1: annex vast_territory_i")
    assert (table.of(1).colonies, table.of(1).bank, table.of(1).cubes) == (
        (card("strategic_territory_i"),),
        15,
        17,
    )


@shows("international_agreement")
def agreement(word: str) -> None:
    table = after_event(
        word, STRONG, age=2, row="iron coal oil alchemy knights rich_land_i", deck="drama opera movies " * 9
    )
    table.play("take 1 iron", "take 6 rich_land_i")
    assert table.can("take") == ["take 2 coal", "take 3 oil", "take 4 alchemy", "take 5 knights"]
    table.play("done")
    assert table.row().startswith("coal oil alchemy knights drama opera movies drama")
    assert table.of(0).done & 512


@shows("national_pride")
def pride(word: str) -> None:
    assert after_event(word, civ(culture=2), civ(culture=3)).culture() == [2, 8]


@shows("politics_of_strength")
def strength(word: str) -> None:
    table = after_event(word, STRONG, {**WEAK, "military": "rats spy crusades barbarians"})
    assert len(table.of(0).military) == 5
    table.play("1: drop barbarians", "1: drop crusades", "1: drop rats")
    assert table.military(1) == "spy"
    assert after_event(word, STRONG, {**WEAK, "culture": 9}, age=4).culture() == [5, 6]


@shows("popularization_of_science")
def popular(word: str) -> None:
    assert after_event(word, civ(workers="alchemy:2")).culture() == [4, 1]


@shows("prosperity")
def prosperity(word: str) -> None:
    assert after_event(word, civ(workers="theology:2")).food(0) == 4


@shows("ravages_of_time")
def ravages(word: str) -> None:
    table = after_event(word, civ(wonders="pyramids great_wall kremlin"))
    assert table.can("ruin") == ["ruin pyramids", "ruin great_wall"]
    table.play("ruin pyramids")
    assert (table.of(0).white_total, table.of(0).culture_rating) == (4 + 1, 2 + 1 + 2)


@shows("refugees")
def refugees(word: str) -> None:
    table = after_event(word, STRONG, {**WEAK, "culture": 9})
    assert (table.culture(), table.of(0).unused, table.of(1).unused) == ([3, 6], 2, 0)


@shows("terrorism")
def terrorism(word: str) -> None:
    table = after_event(word, civ(culture=5), civ(workers="philosophy drama"), civ(culture=9), players=3)
    assert (table.workers(0, "philosophy"), table.workers(2, "philosophy")) == (0, 0), (
        "the only building of each"
    )
    assert table.workers(1, "drama") == 1


# Events of Age III


def impact(word: str, culture: int, **has: object) -> None:
    assert after_event(word, civ(**has), age=3).culture()[0] == culture


for name, culture, has in (
    ("impact_of_agriculture", 6 + 4, civ(workers="irrigation:3")),
    ("impact_of_architecture", 1 + 6, civ(workers="philosophy alchemy movies:2")),
    ("impact_of_balance", 4, civ(workers="irrigation:2 iron:1 alchemy:2 drama:1")),
    ("impact_of_colonies", 6, civ(colonies="vast_territory_i vast_territory_ii")),
    ("impact_of_competition", 2 + 1 + 3, civ(workers="team_sports knights tanks warriors")),
    ("impact_of_government", 14 + 3, civ(government="democracy")),
    ("impact_of_happiness", 8 - 0, civ(workers="theology:2")),
    ("impact_of_industry", 4 + 2, civ(workers="iron:2", wonders="transcontinental_railroad")),
    ("impact_of_population", 2, civ(workers="irrigation:5 bronze:5", unused=1)),
    ("impact_of_progress", 2 * (3 + 1), civ(government="democracy", specials="masonry")),
    ("impact_of_technology", 8, civ(techs="oil computers coal")),
    ("impact_of_variety", 2 * 5, civ(workers="warriors:2 knights drama", specials="masonry code_of_laws")),
    ("impact_of_wonders", 5 + 4 + 3 + 2, civ(wonders="pyramids great_wall kremlin internet")),
):
    shows(name)(partial(lambda word, culture, has: impact(word, culture, **has), culture=culture, has=has))


@shows("impact_of_science")
def impact_of_science(word: str) -> None:
    table = after_event(word, civ(), civ(workers="alchemy"), civ(), players=3, age=3)
    assert table.culture() == [7, 14, 0]


@shows("impact_of_strength")
def impact_of_strength(word: str) -> None:
    assert after_event(word, WEAK, STRONG, WEAK, WEAK, players=4, age=3).culture() == [10, 15, 5, 0]


# Territories


def territory(word: str, bank: int, blue: int, strength: int, happiness: int, *once: object) -> None:
    """Columbus brings it without a fight."""
    kind, number = once
    table = given(civ(leader="christopher_columbus", military=word), at="politics")
    table.play(f"explore {word}")
    if table.question == "spread":
        table.play("settle")
    place = table.of(0)
    population = number if kind == "population" else 0
    assert isinstance(population, int)
    assert place.bank + population == 18 + bank
    assert place.cubes + sum(place.blue) == 16 + blue
    assert (place.strength, place.happiness) == (1 + strength, happiness)
    got = {
        "science": place.science,
        "culture": place.culture,
        "population": place.unused - 1,
        "cards": len(place.military),
        "food": table.food(0),
        "resources": table.resources(0),
    }
    assert got[str(kind)] == number


for name, colony in {
    "developed_territory_i": (1, 1, 0, 0, "science", 3), "historic_territory_i": (0, 0, 0, 1, "culture", 6),
    "inhabited_territory_i": (2, 0, 0, 0, "population", 1), "strategic_territory_i": (0, 0, 2, 0, "cards", 3),
    "vast_territory_i": (3, -1, 0, 0, "food", 3), "wealthy_territory_i": (0, 3, 0, 0, "resources", 5),
    "developed_territory_ii": (2, 2, 0, 0, "science", 5), "historic_territory_ii": (0, 0, 0, 2, "culture",
    11),
    "inhabited_territory_ii": (3, 0, 0, 0, "population", 2), "strategic_territory_ii": (0, 0, 4, 0, "cards",
    5),
    "vast_territory_ii": (4, -1, 0, 0, "food", 4), "wealthy_territory_ii": (0, 4, 0, 0, "resources", 9),
}.items():  # fmt: skip
    shows(name, *colony)(territory)


# Tactics


def army(word: str, workers: str, units: int, strength: int) -> None:
    """One army, with what its units have by themselves."""
    assert given(civ(workers=workers, tactic=word)).of(0).strength == units + strength


for name, workers, units, strength_of in (
    ("fighting_band", "warriors:2", 2, 1), ("heavy_cavalry", "knights:3", 6, 4), ("legion", "warriors:3", 3,
    2),
    ("medieval_army", "warriors knights", 3, 2), ("phalanx", "warriors:2 knights", 4, 3),
    ("classic_army", "swordsmen:2 knights:2", 8, 8), ("conquistadors", "swordsmen knights:2", 6, 5),
    ("defensive_army", "swordsmen:2 cannon", 7, 6), ("fortifications", "cannon:2", 6, 5),
    ("mobile_artillery", "knights cannon", 5, 5), ("napoleonic_army", "warriors knights cannon", 6, 4),
    ("entrenchments", "riflemen cannon:2", 9, 9), ("mechanized_army", "knights cannon:2", 8, 5),
    ("modern_army", "riflemen:2 cavalrymen cannon", 12, 13), ("shock_troops", "riflemen tanks:3", 18, 11),
):  # fmt: skip
    shows(name, workers, units, strength_of)(army)


# Aggressions and wars


def attacks(word: str, victim: dict[str, object], **has: object) -> Scene:
    """A table on which an aggression has just succeeded: the victim holds no card to defend itself."""
    me = {**STRONG, "military": word, "red": 3, **has}
    return given(me, [{**WEAK, **victim}], at="politics", age=3).play(f"attack {word} 1")


@shows("enslave")
def enslave(word: str) -> None:
    table = attacks(word, {"unused": 0}).play("1: dismiss bronze")
    assert (table.food(0), table.resources(0), table.of(1).bank) == (2, 2, 19)


for name, number in (("plunder_i", 3), ("plunder_ii", 5), ("plunder_iii", 7)):

    @shows(name, number)
    def plunder(word: str, number: int) -> None:
        table = attacks(word, {"food": 4, "resources": 6})
        assert len(table.can("split")) == min(number, 4) - max(0, number - 6) + 1
        table.play("split 2")
        assert (table.food(0), table.resources(0), table.food(1)) == (2, number - 2, 2)


@shows("raid_i")
def raid_one(word: str) -> None:
    table = attacks(word, {"workers": "drama printing_press movies"})
    assert table.can("raze") == ["raze printing_press", "raze drama"]
    assert table.play("raze printing_press").resources(0) == 2


@shows("raid_ii")
def raid_two(word: str) -> None:
    table = attacks(word, {"workers": "opera:2 printing_press"}).play("raze printing_press")
    assert table.can("raze") == ["raze opera"]
    assert table.play("raze opera").resources(0) == 6


@shows("raid_iii")
def raid_three(word: str) -> None:
    table = attacks(word, {"workers": "movies:2 opera"}).play("raze opera")
    assert table.play("raze movies").resources(0) == 10


@shows("annex")
def annex(word: str) -> None:
    table = attacks(word, {"colonies": "strategic_territory_i", "bank": 18})
    assert (table.of(0).strength, table.of(1).colonies) == (8, ())


@shows("infiltrate")
def infiltrate(word: str) -> None:
    table = attacks(word, {"leader": "isaac_newton", "wonder": "great_wall", "stages": 1})
    assert table.copy().play("oust isaac_newton").culture() == [6, 0]
    table.play("oust great_wall")
    assert (table.of(1).wonder, table.of(1).cubes, table.culture()[0]) == (-1, 17, 3)


@shows("spy")
def spy(word: str) -> None:
    table = attacks(word, {"science": 7})
    assert (table.of(0).science, table.of(1).science) == (5, 2)


@shows("armed_intervention")
def intervention(word: str) -> None:
    assert attacks(word, {"culture": 4}).culture() == [4, 0]


def war(word: str, **victim: object) -> Scene:
    """The beginning of a turn in which a war is resolved, with an advantage of 5."""
    me = {**STRONG, "war": word, "target": 1}
    return given(me, [{**WEAK, **victim}], at="turn", age=3, deck="oil " * 30)


@shows("war_over_culture")
def war_over_culture(word: str) -> None:
    assert war(word, culture=30).culture() == [10, 20]


@shows("war_over_territory")
def war_over_territory(word: str) -> None:
    table = war(word)
    assert (table.of(0).bank, table.of(1).bank) == (20, 16)


@shows("war_over_technology")
def war_over_technology(word: str) -> None:
    table = war(word, science=9, specials="code_of_laws masonry")
    assert table.can("seize") == ["seize masonry"]
    table.play("seize masonry")
    assert (table.of(0).science, table.of(1).science, table.of(1).specials[3]) == (2, 7, -1)
    assert table.of(0).specials[3] == card("masonry")


# Bonus cards


for name, defense, colonization in (
    ("defense_colonization_i", 2, 1), ("defense_colonization_ii", 4, 2), ("defense_colonization_iii", 6, 3),
):  # fmt: skip

    @shows(name, defense, colonization)
    def bonus_card(word: str, defense: int, colonization: int) -> None:
        victim = civ(workers="warriors", military=word)
        table = given(civ(workers=f"warriors:{1 + defense}", military="spy"), [victim], at="politics", age=3)
        table.play("attack spy 1", f"1: defend {word}")
        assert table.happened("repelled")
        bidder = civ(workers="warriors", military=word)
        auction = given(bidder, event="historic_territory_i")
        assert auction.can("bid")[-1] == f"bid {1 + colonization}"


# Pacts


def pact(word: str, side: str = "a", at: str = "politics", **me: object) -> Scene:
    """Three at a table; seat 0 has a pact with seat 1."""
    has = civ(pact=word, partner=1, side=0 if side == "a" else 1, **me)
    return given(has, [civ(), civ()], at=at, age=2)


@shows("open_borders_agreement")
def open_borders(word: str) -> None:
    table = pact(word)
    assert (table.of(0).red_total, table.of(1).red_total, table.of(2).red_total) == (3, 3, 2)
    assert forces(table.table, 0, 1) == (3, 1)


@shows("trade_routes_agreement")
def trade_routes_agreement(word: str) -> None:
    table = pact(word, at="action", food=1, resources=1).play("trade")
    assert (table.food(0), table.resources(0), table.of(0).spare) == (0, 2, (0, 1))
    assert table.refused("trade") == "once-a-turn"
    other = pact(word, "b", at="action", resources=1).play("trade")
    assert (other.food(0), other.resources(0)) == (1, 0)


def produces(word: str, *made: int) -> None:
    has = civ(pact=word, partner=1, bank=18)
    table = given(has, [civ(bank=18), civ()], at="production", age=2)
    assert (table.food(0), table.resources(0)) == made[:2]
    table = given(has, [civ(bank=18), civ()], at="production", age=2, active=1)
    assert (table.food(1), table.resources(1)) == made[2:]


@shows("acceptance_of_supremacy")
def supremacy(word: str) -> None:
    produces(word, 2, 3, 2, 1)
    assert (
        given(
            civ(workers="warriors:9", military="spy", pact=word, partner=1), players=3, at="politics", age=2
        ).refused("attack spy 1")
        == "by-pact"
    )


@shows("international_trade_agreement")
def trade_agreement(word: str) -> None:
    produces(word, 2, 3, 3, 2)


@shows("promise_of_military_protection")
def protection(word: str) -> None:
    table = pact(word)
    assert (ratings(table)[1], table.of(1).strength, table.of(1).culture_rating) == (1, 5, 0)
    assert forces(table.table, 0, 1) == (1, 1), "it ends by the attack"


@shows("scientific_cooperation")
def cooperation(word: str) -> None:
    has = civ(pact=word, partner=1, hand="iron coal", science=9)
    table = given(has, [civ(science=1), civ()], age=2).play("develop iron")
    assert (table.of(0).science, table.of(1).science) == (6, 0)
    assert table.refused("develop coal") == "partner-cannot-pay"


@shows("international_tourism")
def tourism(word: str) -> None:
    has = civ(pact=word, partner=1, wonders="pyramids colossus", ruins="colossus")
    table = given(has, [civ(), civ()], age=3)
    assert table.of(1).culture_rating == 2


@shows("loss_of_sovereignty")
def sovereignty(word: str) -> None:
    has = civ(pact=word, partner=1, workers="drama")
    attacker = civ(workers="warriors:5", military="war_over_culture", red=3)
    table = given(has, [civ(workers="drama:2"), attacker], at="politics", age=3, active=2)
    assert (table.of(0).culture_rating, table.of(1).culture_rating) == (4, 2)
    assert table.refused("declare war_over_culture 1") == "no-wars-against"
    assert table.refused("declare war_over_culture 0") == ""


@shows("military_pact")
def military_pact(word: str) -> None:
    table = pact(word)
    assert (table.of(0).strength, table.of(1).strength) == (4, 4)


@shows("peace_treaty")
def peace(word: str) -> None:
    table = pact(word, workers="warriors:9", military="spy")
    assert (table.of(0).culture_rating, table.of(1).culture_rating) == (1, 1)
    assert table.refused("attack spy 1") == "by-pact"


def category(word: str) -> str:
    """The category of a card, by name."""
    return CATEGORIES[CATEGORY[card(word)]]
