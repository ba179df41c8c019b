"""The Action Phase: every action, when it may be done and what it costs. Code of Laws, "Action Phase"."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.through_the_ages.actions import (
    FIRST_TURN,
    NO_CIVIL,
    NO_MILITARY,
    build,
    build_refusal,
    destroy,
    growth_refusal,
    increase,
    reds,
    spend_red,
    spend_white,
    take,
    take_price,
    take_refusal,
    upgrade,
    upgrade_refusal,
    whites,
)
from ziggurat.games.through_the_ages.catalog import (
    ACTION,
    AIR,
    ARENA,
    CARD,
    CATEGORY,
    EFFECT,
    GOVERNMENT,
    INFANTRY,
    LEADER,
    NONE,
    POWERS,
    TACTIC,
)
from ziggurat.games.through_the_ages.civ import (
    LEADER_REPLACED,
    TACTIC_USED,
    Civ,
)
from ziggurat.games.through_the_ages.deeds import (
    BUILD,
    DEVELOP,
    DONE,
    ENOUGH,
    GROW,
    MORE_PEOPLE,
    REVOLT,
    TAKE,
    UPGRADE,
    upgrades,
)
from ziggurat.games.through_the_ages.news import (
    ADOPTED,
    PLAYED,
    TACTIC_SET,
)
from ziggurat.games.through_the_ages.powers import (
    ENLIST,
    EXCHANGE,
    SPEAK,
    TRADE,
    TRANSFORM,
    TUCK,
    WELCOME,
    by_powers,
    lead_on,
    power_refusal,
    use_power,
)
from ziggurat.games.through_the_ages.science import develop, develop_refusal, revolt, revolt_refusal
from ziggurat.games.through_the_ages.stages import at_once, build_stages, stage_refusal, stages_left
from ziggurat.games.through_the_ages.standing import (
    DEVELOPS,
    HAMMURABI,
    ROBESPIERRE,
)
from ziggurat.games.through_the_ages.table import AgesTable
from ziggurat.kernel.effects import Do
from ziggurat.kernel.move import NUMBER, Move, Refusal, Verb
from ziggurat.kernel.step import Decision, OpenDecision, Step

STAGE: Final = Verb("stage", NUMBER)

DESTROY: Final = Verb("destroy", CARD)

DISBAND: Final = Verb("disband", CARD)

LEAD: Final = Verb("lead", CARD)

PLAY: Final = Verb("play", CARD)

TACTIC_OF: Final = Verb("tactic", CARD)

ADOPT: Final = Verb("adopt", CARD)

TURN_VERBS: Final = (
    STAGE, DESTROY, DISBAND, LEAD, PLAY, TACTIC_OF, ADOPT, EXCHANGE, ENLIST, TRANSFORM, WELCOME, SPEAK,
    TRADE, TUCK,
)  # fmt: skip

FRESH: Final = Refusal("fresh")

NO_USE: Final = Refusal("no-use")

TACTIC_DONE: Final = Refusal("tactic-done")

PLAY_TACTIC: Final = 1

ADOPT_TACTIC: Final = 2


class Acting(Step[AgesTable]):
    """The Action Phase goes on. A tactic in hand is hidden, so who might have one is always asked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AgesTable) -> None:
        civ = table.civs[self.seat]
        hidden = civ.military and reds(civ) and not civ.done & TACTIC_USED
        table.agenda.append((ActionPhase if hidden else PlainActionPhase)(self.seat))


class ActionPhase(Decision[AgesTable]):
    """Any actions in any order, until the player is done. Code of Laws, "Action Phase"."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "action"

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        return offers(table, seat, True)

    def moves(self, table: AgesTable, seat: int) -> list[Move]:
        return offers(table, seat, False)

    def refusal(self, table: AgesTable, seat: int, move: Move) -> Refusal | None:
        return why_not(table, seat, move)

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        proceed(table, seat, move)


class PlainActionPhase(OpenDecision[AgesTable]):
    """The same, where everybody can see what can be done."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "action"

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        return offers(table, seat, True)

    def moves(self, table: AgesTable, seat: int) -> list[Move]:
        return offers(table, seat, False)

    def refusal(self, table: AgesTable, seat: int, move: Move) -> Refusal | None:
        return why_not(table, seat, move)

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        proceed(table, seat, move)


def proceed(table: AgesTable, seat: int, move: Move) -> None:
    """Do an action, and go on with the phase behind it."""
    if move.verb is not DONE:
        table.agenda.append(ACTING[seat])
        act(table, seat, move)


ACTING: Final = [Acting(seat) for seat in range(4)]


def offers(table: AgesTable, seat: int, every: bool) -> list[Move]:
    """The moves of an Action Phase: the legal ones, or every one worth mentioning."""
    civ = table.rated(seat)
    white, red = whites(civ), reds(civ)
    moves: list[Move] = [ENOUGH]
    if every or white or civ.powers & HAMMURABI or civ.done & LEADER_REPLACED:
        row = table.row
        for place in range(len(row)):
            card = row[place]
            if card != NONE and (every or take_refusal(table, seat, place, white) is None):
                moves.append(TAKE(place + 1, card))
    if table.round == 1 and not every:
        return moves
    if every or (white and growth_refusal(civ) is None):
        moves.append(MORE_PEOPLE)
    if every or white:
        if every or civ.unused:
            for card in civ.techs:
                if CATEGORY[card] > ARENA:
                    break
                if every or build_refusal(civ, card) is None:
                    moves.append(BUILD.of[card])
        for old, new in upgrades(civ, 0, ARENA):
            if every or upgrade_refusal(civ, old, new) is None:
                moves.append(UPGRADE(old, new))
        for card in civ.techs:
            if CATEGORY[card] <= ARENA and civ.workers[card]:
                moves.append(DESTROY.of[card])
        left = stages_left(civ)
        for number in range(1, min(left, at_once(civ)) + 1):
            if every or stage_refusal(civ, number) is None:
                moves.append(STAGE(number))
    if every or white or civ.powers & ROBESPIERRE:
        _from_hand(table, seat, civ, white, every, moves)
    if every or red:
        for card in civ.techs:
            if CATEGORY[card] >= INFANTRY and (every or build_refusal(civ, card) is None):
                moves.append(BUILD.of[card])
        for old, new in upgrades(civ, INFANTRY, AIR):
            if every or upgrade_refusal(civ, old, new) is None:
                moves.append(UPGRADE(old, new))
        for card in civ.techs:
            if CATEGORY[card] >= INFANTRY and civ.workers[card]:
                moves.append(DISBAND.of[card])
        last = NONE
        for card in civ.military:
            if CATEGORY[card] == TACTIC and card != last and (every or not civ.done & TACTIC_USED):
                moves.append(TACTIC_OF.of[card])
                last = card
        for card in table.common:
            if every or (red >= ADOPT_TACTIC and not civ.done & TACTIC_USED):
                moves.append(ADOPT.of[card])
    if civ.powers:
        by_powers(civ, every, moves)
    return moves


def _from_hand(table: AgesTable, seat: int, civ: Civ, white: int, every: bool, moves: list[Move]) -> None:
    last = NONE
    for card in civ.hand:
        category = CATEGORY[card]
        if card == last:
            continue
        last = card
        if category == LEADER:
            if every or white:
                moves.append(LEAD.of[card])
        elif category == ACTION:
            if every or play_refusal(table, seat, card) is None:
                moves.append(PLAY.of[card])
        else:
            if every or (white and develop_refusal(table, seat, card) is None):
                moves.append(DEVELOP.of[card])
            if category == GOVERNMENT and (every or revolt_refusal(table, seat, card) is None):
                moves.append(REVOLT.of[card])


def play_refusal(table: AgesTable, seat: int, card: int) -> Refusal | None:
    """Code of Laws, "Play an action card": not in the Action Phase in which it was taken, and not in vain."""
    civ = table.rated(seat)
    if civ.hand.count(card) <= civ.fresh.count(card):
        return FRESH
    if not whites(civ) and not costs_later(card):
        return NO_CIVIL
    return None if EFFECT[card].usable(table, Do(EFFECT[card], seat, seat, card)) else NO_USE


def costs_later(card: int) -> bool:
    """Whether the civil action is paid with what is developed, since a revolution pays otherwise."""
    return POWERS[card] & DEVELOPS != 0


def why_not(table: AgesTable, seat: int, move: Move) -> Refusal | None:
    """Why an action may not be done now."""
    civ = table.rated(seat)
    verb = move.verb
    if verb is DONE:
        return None
    if verb is TAKE:
        return take_refusal(table, seat, move.args[0] - 1, whites(civ))
    if table.round == 1:
        return FIRST_TURN
    if verb is PLAY:
        return play_refusal(table, seat, move.arg)
    if verb is REVOLT:
        return revolt_refusal(table, seat, move.arg)
    if verb in (TACTIC_OF, ADOPT):
        if civ.done & TACTIC_USED:
            return TACTIC_DONE
        needed = PLAY_TACTIC if verb is TACTIC_OF else ADOPT_TACTIC
        return NO_MILITARY if reds(civ) < needed else None
    if verb is DISBAND or (verb in (BUILD, UPGRADE) and CATEGORY[move.arg] >= INFANTRY):
        if not reds(civ):
            return NO_MILITARY
    elif verb in (GROW, BUILD, UPGRADE, DESTROY, STAGE, LEAD, DEVELOP):
        if not whites(civ):
            return NO_CIVIL
    else:
        return power_refusal(civ, move)
    if verb is GROW:
        return growth_refusal(civ)
    if verb is BUILD:
        return build_refusal(civ, move.arg)
    if verb is UPGRADE:
        return upgrade_refusal(civ, move.args[0], move.args[1])
    if verb is STAGE:
        return stage_refusal(civ, move.arg)
    if verb is DEVELOP:
        return develop_refusal(table, seat, move.arg)
    return None


def act(table: AgesTable, seat: int, move: Move) -> None:
    """Spend what an action costs and do it."""
    civ = table.rated(seat)
    verb, arg = move.verb, move.arg
    if verb is TAKE:
        place = arg - 1
        card = table.row[place]
        spend_white(civ, take_price(table, civ, place))
        take(table, seat, place)
        if CATEGORY[card] == ACTION:
            civ.fresh = (*civ.fresh, card)
    elif verb is GROW:
        spend_white(civ, 1)
        increase(table, seat)
    elif verb is BUILD:
        _spend_for(civ, arg)
        build(table, seat, arg)
    elif verb is UPGRADE:
        _spend_for(civ, arg)
        upgrade(table, seat, arg, move.args[1])
    elif verb is DESTROY:
        spend_white(civ, 1)
        destroy(table, seat, arg)
    elif verb is DISBAND:
        spend_red(civ, 1)
        destroy(table, seat, arg)
    elif verb is STAGE:
        spend_white(civ, 1)
        build_stages(table, seat, arg)
    elif verb is LEAD:
        spend_white(civ, 1)
        lead_on(table, seat, arg)
    elif verb is DEVELOP:
        spend_white(civ, 1)
        develop(table, seat, arg)
    elif verb is REVOLT:
        revolt(table, seat, arg)
    elif verb is PLAY:
        if not costs_later(arg):
            spend_white(civ, 1)
        civ.hand.remove(arg)
        table.removed.append(arg)
        table.tell(PLAYED, seat, arg)
        table.then(Do(EFFECT[arg], seat, seat, arg))
    elif verb is TACTIC_OF:
        spend_red(civ, PLAY_TACTIC)
        table.play_from_hand(seat, arg)
        civ.tactic = arg
        civ.exclusive = True
        civ.done |= TACTIC_USED
        table.touch(seat)
        table.tell(TACTIC_SET, seat, arg)
    elif verb is ADOPT:
        spend_red(civ, ADOPT_TACTIC)
        civ.tactic = arg
        civ.done |= TACTIC_USED
        table.touch(seat)
        table.tell(ADOPTED, seat, arg)
    else:
        use_power(table, seat, civ, move)


def _spend_for(civ: Civ, card: int) -> None:
    if CATEGORY[card] >= INFANTRY:
        spend_red(civ, 1)
    else:
        spend_white(civ, 1)
