"""Attacks: on all opponents at once, with responses in turn order, then defeat by defeat.

Rulebook, "Attack effects".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.guns_and_steel.deck import CARD, CARDS, SPACE, WONDER
from ziggurat.games.guns_and_steel.effects import DONE, ENOUGH, ONLY_YOU, SPEND, number_from
from ziggurat.games.guns_and_steel.news import ATTACKED, CEDED, DEFEATED, RESPONDED, WITHSTOOD
from ziggurat.games.guns_and_steel.table import GunsTable, as_gain
from ziggurat.games.guns_and_steel.trade import Demanding, Gaining
from ziggurat.kernel.effects import Do, Effect
from ziggurat.kernel.errors import one_of
from ziggurat.kernel.move import Move, Refusal, Verb, out_of_order
from ziggurat.kernel.step import Decision, OpenDecision, Step

if TYPE_CHECKING:
    from ziggurat.kernel.telling import Teller

RESPOND: Final = Verb("respond", CARD)
GIVE: Final = Verb("give", WONDER)
ATTACK_VERBS: Final = (RESPOND, GIVE)

DEFEATED_ONLY: Final = ("defeated do",)

NO_RESPONSE_ICON: Final = Refusal("no-response-icon")


class Attack(Effect[GunsTable]):
    """Attack all opponents: ``defeated`` befalls each who is weaker.

    ``glory`` points go to the attacker whatever happens, and to each opponent who is not defeated.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("defeated", "glory")
    WORD: ClassVar[str] = "attack"
    DEFAULTS: ClassVar[dict[str, Any]] = {"defeated": None, "glory": 0}
    FORMS: ClassVar[tuple[str, ...]] = ONLY_YOU

    def __init__(self, defeated: Effect[Any] | None = None, glory: int = 0) -> None:
        self.defeated = defeated
        self.glory = number_from(0, glory)

    def run(self, table: GunsTable, do: Do) -> None:
        table.tell(ATTACKED, do.seat, do.source, table.power(do.seat))
        table.then(*[Response(seat, do, 0) for seat in table.clockwise(do.seat)], Outcome(do))

    def parts(self) -> tuple[Effect[Any], ...]:
        return () if self.defeated is None else (self.defeated,)

    def tell(self, teller: Teller) -> str:
        told = [teller.say("effect-attack")]
        if self.glory:
            told.append(teller.say("effect-glory", points=self.glory))
        if self.defeated is not None:
            told.append(teller.about("defeated").tell(self.defeated))
        return " ".join(told)


class Response(Decision[GunsTable]):
    """How an opponent responds to an attack: with cards from hand that show the response icon, pointless or
    not, and by spending any resources to turn their technologies up. No effect of theirs is activated.

    Nobody is asked who, as all can see, has no resource and no response card in hand: with no card lying as
    a resource, the hand is all that a player owns and does not show.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "attack", "floor")
    ASK: ClassVar[str] = "response"
    ORDERED: ClassVar[bool] = True

    def __init__(self, seat: int, attack: Do, floor: int) -> None:
        super().__init__(seat)
        self.attack = attack
        self.floor = floor

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        area = table.areas[seat]
        return [
            ENOUGH,
            *[RESPOND.of[card] for card in sorted(area.hand)],
            *[SPEND.of[card] for card in sorted(area.resources)],
        ]

    def refusal(self, table: GunsTable, seat: int, move: Move) -> Refusal | None:
        if move.verb is RESPOND and not table.deck.response[move.arg]:
            return NO_RESPONSE_ICON
        return out_of_order(self._place(move), self.floor)

    def forced(self, table: GunsTable) -> Move | None:
        area = table.areas[self.seat]
        if area.resources or any(table.deck.response[card] for card in area.hand):
            return None
        return ENOUGH

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        if move.verb is DONE:
            return
        floor = self.floor_after(table, seat, move, self._place(move))
        if move.verb is RESPOND:
            area = table.areas[seat]
            area.hand.remove(move.arg)
            area.technologies.append(move.arg)
            table.tell(RESPONDED, seat, move.arg)
        else:
            table.spend(seat, move.arg)
        table.then(Response(seat, self.attack, floor))

    def details(self, table: GunsTable) -> dict[str, Any]:
        return {
            "attack": CARD.word(self.attack.source),
            "attacker": self.attack.seat,
            "power": table.power(self.attack.seat),
            "own": table.power(self.seat),
            "standing": standing(table, self.attack.seat),
        }

    def _place(self, move: Move) -> int:
        """Cards from hand come first, then resources, each by number."""
        if move.verb is DONE:
            return 2 * len(CARD.words)
        return move.arg + (len(CARD.words) if move.verb is SPEND else 0)


def standing(table: GunsTable, attacker: int) -> list[list[int]]:
    """Each opponent with its power, and 1 if it would be defeated as the table stands, else 0."""
    power = table.power(attacker)
    return [[seat, table.power(seat), int(power > table.power(seat))] for seat in table.clockwise(attacker)]


class Outcome(Step[GunsTable]):
    """All have responded: the powers are compared one by one; only a weaker opponent is defeated."""

    FIELDS: ClassVar[tuple[str, ...]] = ("attack",)

    def __init__(self, attack: Do) -> None:
        self.attack = attack

    def run(self, table: GunsTable) -> None:
        attacker = self.attack.seat
        effect = self.attack.effect
        assert isinstance(effect, Attack)
        power = table.power(attacker)
        losses: list[Step[Any]] = []
        if effect.glory:
            table.score(attacker, effect.glory)
        for seat in table.clockwise(attacker):
            own = table.power(seat)
            if power > own:
                table.tell(DEFEATED, seat, own, attacker, power)
                if attacker == table.active:
                    table.deeds.defeated += 1
                if effect.defeated is not None:
                    losses.append(Do(effect.defeated, seat, attacker, self.attack.source))
            else:
                table.tell(WITHSTOOD, seat, own, attacker, power)
                if effect.glory:
                    table.score(seat, effect.glory)
        table.then(*losses)


class Lose(Effect[GunsTable]):
    """Spend resources, or all there are if fewer; one Space can go for two.

    The loser chooses, unless ``chosen_by`` says the winner does. With ``plunder`` the winner gains, for this
    turn, one resource of a type spent.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "plunder", "chosen_by")
    WORD: ClassVar[str] = "lose"
    DEFAULTS: ClassVar[dict[str, Any]] = {"plunder": 0, "chosen_by": "loser"}
    FORMS: ClassVar[tuple[str, ...]] = DEFEATED_ONLY

    def __init__(self, number: int, plunder: int = 0, chosen_by: str = "loser") -> None:
        if chosen_by not in ("loser", "winner"):
            raise ValueError(f"who chooses: {one_of(chosen_by, ('loser', 'winner'))}")
        if plunder not in (0, 1):
            raise ValueError("plunder is 1 or left out: one resource is plundered, or none")
        if chosen_by == "winner" and (number != 1 or plunder):
            raise ValueError("where the winner chooses, it is one resource and none is plundered")
        self.number = number_from(1, number)
        self.plunder = plunder
        self.chosen_by = chosen_by

    def run(self, table: GunsTable, do: Do) -> None:
        if not table.areas[do.seat].resources:
            return
        if self.chosen_by == "winner":
            table.then(Demanding(do.rival, (do.seat,), -1))
        else:
            table.then(Losing(do.seat, do, self.number, 0, ()))

    def tell(self, teller: Teller) -> str:
        kind = "chosen" if self.chosen_by == "winner" else "plunder" if self.plunder else "own"
        return teller.say("effect-lose", number=self.number, kind=kind)


class Losing(Decision[GunsTable]):
    """Which resource to lose."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "do", "left", "floor", "types")
    ASK: ClassVar[str] = "lose"
    ORDERED: ClassVar[bool] = True

    def __init__(self, seat: int, do: Do, left: int, floor: int, types: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.do = do
        self.left = left
        self.floor = floor
        self.types = types

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        return [SPEND.of[card] for card in sorted(table.areas[seat].resources)]

    def refusal(self, table: GunsTable, seat: int, move: Move) -> Refusal | None:
        place = self._place(table, move.arg)
        resource = table.deck.resource
        further = 0
        for card in table.areas[seat].resources:
            if self._place(table, card) > place:
                further += 2 if resource[card] == SPACE else 1
        return out_of_order(place, self.floor, further, self.left - (2 if resource[move.arg] == SPACE else 1))

    def _place(self, table: GunsTable, card: int) -> int:
        """By number; a Space last, since another card and a Space may go for two, but never the reverse."""
        return card + (CARDS if table.deck.resource[card] == SPACE else 0)

    def forced(self, table: GunsTable) -> Move | None:
        resource = table.deck.resource
        resources = table.areas[self.seat].resources
        units = sum([1 + (resource[card] == SPACE) for card in resources])
        return SPEND.of[resources[0]] if units <= self.left or len(resources) == 1 else None

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        resource = table.deck.resource[move.arg]
        floor = self.floor_after(table, seat, move, self._place(table, move.arg))
        table.spend(seat, move.arg, chosen=self.forced(table) is None)
        left = self.left - (2 if resource == SPACE else 1)
        gained = as_gain(resource)
        types = self.types if gained in self.types else (*self.types, gained)
        effect = self.do.effect
        assert isinstance(effect, Lose)
        if left > 0 and table.areas[seat].resources:
            table.then(Losing(seat, self.do, left, floor, types))
        elif effect.plunder:
            table.then(Gaining(self.do.rival, tuple(sorted(types))))

    def details(self, table: GunsTable) -> dict[str, Any]:
        return {"left": self.left}


class CedeWonder(Effect[GunsTable]):
    """Give the winner one wonder of one's own choice."""

    WORD: ClassVar[str] = "cede_wonder"
    FORMS: ClassVar[tuple[str, ...]] = DEFEATED_ONLY

    def run(self, table: GunsTable, do: Do) -> None:
        if table.areas[do.seat].wonders:
            table.then(Ceding(do.seat, do.rival))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-cede-wonder")


class Ceding(OpenDecision[GunsTable]):
    """Which wonder to give away."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "winner")
    ASK: ClassVar[str] = "cede"

    def __init__(self, seat: int, winner: int) -> None:
        super().__init__(seat)
        self.winner = winner

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        return [GIVE.of[wonder] for wonder in table.areas[seat].wonders]

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        loser, winner = table.areas[seat], table.areas[self.winner]
        loser.wonders = tuple([wonder for wonder in loser.wonders if wonder != move.arg])
        winner.wonders = (*winner.wonders, move.arg)
        table.tell(CEDED, seat, move.arg, self.winner)


class Forfeit(Effect[GunsTable]):
    """Lose up to so many points of the track to the winner."""

    FIELDS: ClassVar[tuple[str, ...]] = ("points",)
    WORD: ClassVar[str] = "forfeit"
    FORMS: ClassVar[tuple[str, ...]] = DEFEATED_ONLY

    def __init__(self, points: int) -> None:
        self.points = number_from(1, points)

    def run(self, table: GunsTable, do: Do) -> None:
        lost = min(self.points, table.areas[do.seat].points)
        if lost:
            table.score(do.seat, -lost)
            table.score(do.rival, lost)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-forfeit", points=self.points)
