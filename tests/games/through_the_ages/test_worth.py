"""The evaluation knows the economy of the game: a bot that looks no further makes something of it."""

from ziggurat.bots.seats import seat_bots
from ziggurat.games.through_the_ages import GAME
from ziggurat.games.through_the_ages.worth import RESIGNED, worth
from ziggurat.kernel.chance import Quick
from ziggurat.kernel.glimpse import Glimpse


def greedy_game(players: int, seed: int) -> list[int]:
    table = GAME.set_up(GAME.setting({"players": str(players)}), Quick.seeded(seed))
    table.proceed()
    bots = seat_bots(["greedy"] * players, seed)
    while not table.over:
        seat = table.deciders[0]
        glimpse = Glimpse(table, seat)
        table.apply(seat, bots[seat].choose(glimpse) if len(glimpse.moves) > 1 else glimpse.moves[0])
    assert GAME.ending(table) == "last_round", "nobody resigns"
    return table.scores()


def test_greedy_reaches_a_hundred_culture_on_average() -> None:
    scores = [score for seed in range(2) for score in greedy_game(2, seed)]
    assert sum(scores) / len(scores) >= 100


def test_resigning_is_worth_less_than_anything() -> None:
    table = GAME.set_up(GAME.setting({"players": "3"}), Quick.seeded(1))
    table.proceed()
    assert worth(table, 0) > RESIGNED
    table.civs[0].gone = 3
    assert worth(table, 0) == RESIGNED
