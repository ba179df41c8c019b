"""Reactions inside an effect inside an effect: a raid hits each opponent, who may block it or strike back.

Hands are hidden, so whoever has cards is asked how to react, also when none of them helps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.kernel.combinators import EachOpponent, Sequence
from ziggurat.kernel.effects import NO_SOURCE, Do, Effect
from ziggurat.kernel.game import Game
from ziggurat.kernel.happening import News
from ziggurat.kernel.move import NUMBER, SEAT, Kind, Refusal, Verb
from ziggurat.kernel.step import Decision, Step
from ziggurat.kernel.table import Table

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.game import Setting
    from ziggurat.kernel.move import Move
    from ziggurat.kernel.telling import Teller

RAID = Verb("raid")
REST = Verb("rest")
SUFFER = Verb("suffer")
BLOCK = Verb("block")
STRIKE = Verb("strike-back")

CARD = Kind("arm", ("shield", "sword"))
SHIELD, SWORD = range(2)
COPIES = 8
NEEDED = {BLOCK: SHIELD, STRIKE: SWORD}

LOOTED = News("looted", ("gold", NUMBER))
DREW = News("drew", ("arm", CARD), secret=("arm",))
REACTED = News("reacted", ("arm", CARD), ("rival", SEAT))
SUFFERED = News("suffered", ("rival", SEAT), ("gold", NUMBER))

NO_CARD = Refusal("no-card")
ROUNDS = 3


class RaidTable(Table):
    """Gold and hand of each seat, and the deck (the last card is next)."""

    FIELDS = (*Table.FIELDS, "gold", "hands", "deck")

    def __init__(
        self,
        game: Game,
        setting: Setting,
        agenda: list[Step[Any]],
        chance: Chance,
        turn: int,
        revealed: int,
        tallies: list[int],
        gold: list[int],
        hands: list[list[int]],
        deck: list[int],
    ) -> None:
        super().__init__(game, setting, agenda, chance, turn, revealed, tallies)
        self.gold = gold
        self.hands = hands
        self.deck = deck

    def redeal(self, seat: int | None) -> None:
        others = [hand for other, hand in enumerate(self.hands) if other != seat]
        unseen = [card for cards in (self.deck, *others) for card in cards]
        self.chance.shuffle(unseen)
        for cards in (self.deck, *others):
            cards[:] = [unseen.pop() for _ in cards]

    def draw(self, seat: int) -> None:
        """A seat draws a card."""
        card = self.deck.pop()
        self.hands[seat].append(card)
        self.reveal()
        self.tell(DREW, seat, card)


class Loot(Effect[RaidTable]):
    """Take gold from the treasury."""

    FIELDS = ("gold",)
    WORD = "loot"

    def __init__(self, gold: int) -> None:
        self.gold = gold

    def run(self, table: RaidTable, do: Do) -> None:
        table.gold[do.seat] += self.gold
        table.tell(LOOTED, do.seat, self.gold)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-loot", gold=self.gold)


class Hit(Effect[RaidTable]):
    """Be hit by the rival: lose gold, or react."""

    FIELDS = ("gold",)
    WORD = "hit"

    def __init__(self, gold: int) -> None:
        self.gold = gold

    def run(self, table: RaidTable, do: Do) -> None:
        table.then(Reaction(do.seat, do.rival, self.gold))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-hit", gold=self.gold)


RAIDING = Sequence((Loot(1), EachOpponent(Hit(2)), Loot(1)))


class Turn(Step[RaidTable]):
    """Each seat in turn raids or rests."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: RaidTable) -> None:
        table.turn += 1
        if table.turn <= ROUNDS * table.players:
            table.then(Acting(self.seat), Turn((self.seat + 1) % table.players))


class Acting(Decision[RaidTable]):
    """Raid everybody, or rest and draw a card."""

    FIELDS = ("seat",)
    ASK = "raid-or-rest"

    def candidates(self, table: RaidTable, seat: int) -> list[Move]:
        return [RAID(), REST()]

    def choose(self, table: RaidTable, seat: int, move: Move) -> None:
        if move.verb is RAID:
            table.then(Do(RAIDING, seat, seat, NO_SOURCE))
        else:
            table.draw(seat)


class Reaction(Decision[RaidTable]):
    """Suffer a hit, or play a card: to block it, or to strike back, which the rival may react to."""

    FIELDS = ("seat", "rival", "gold")
    ASK = "react"

    def __init__(self, seat: int, rival: int, gold: int) -> None:
        super().__init__(seat)
        self.rival = rival
        self.gold = gold

    def candidates(self, table: RaidTable, seat: int) -> list[Move]:
        return [SUFFER(), BLOCK(), STRIKE()]

    def refusal(self, table: RaidTable, seat: int, move: Move) -> Refusal | None:
        return None if move.verb is SUFFER or NEEDED[move.verb] in table.hands[seat] else NO_CARD

    def forced(self, table: RaidTable) -> Move | None:
        return None if table.hands[self.seat] else SUFFER()

    def choose(self, table: RaidTable, seat: int, move: Move) -> None:
        if move.verb is SUFFER:
            lost = min(self.gold, table.gold[seat])
            table.gold[seat] -= lost
            table.tell(SUFFERED, seat, self.rival, lost)
            return
        table.hands[seat].remove(NEEDED[move.verb])
        table.tell(REACTED, seat, NEEDED[move.verb], self.rival)
        if move.verb is STRIKE:
            table.then(Reaction(self.rival, seat, self.gold))

    def details(self, table: RaidTable) -> dict[str, Any]:
        return {"rival": self.rival, "gold": self.gold}


class Raids(Game):
    """Three rounds; who has most gold wins."""

    def set_up(self, setting: Setting, chance: Chance) -> RaidTable:
        deck = [SHIELD, SWORD] * COPIES
        chance.shuffle(deck)
        hands = [[deck.pop()] for _ in range(setting.players)]
        return RaidTable(self, setting, [Turn(0)], chance, 0, 0, [], [5 for _ in hands], hands, deck)

    def view(self, table: RaidTable, viewer: int | None) -> dict[str, Any]:
        hand = sorted(table.hands[viewer]) if viewer is not None else []
        return {
            "gold": table.gold[:],
            "cards": [len(cards) for cards in table.hands],
            "hand": [CARD.word(card) for card in hand],
            "deck": len(table.deck),
        }

    def scores(self, table: RaidTable) -> list[int]:
        return table.gold[:]

    def ending(self, table: RaidTable) -> str:
        return "rounds"


GAME = Raids("raids", "tests.kernel.toys", 1, (2, 4), 3, (), (RAID, REST, SUFFER, BLOCK, STRIKE), (CARD,))
