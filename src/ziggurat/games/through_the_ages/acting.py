"""The Action Phase: every action, when it may be done and what it costs. Code of Laws, "Action Phase"."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.through_the_ages.actions import (
    FIRST_TURN,
    NO_CIVIL,
    NO_MILITARY,
    TOO_FEW_RESOURCES,
    TOO_LITTLE_FOOD,
    at_once,
    build,
    build_refusal,
    build_stages,
    can_pay,
    destroy,
    develop,
    develop_refusal,
    growth_refusal,
    increase,
    lead,
    price_of,
    reds,
    revolt,
    revolt_refusal,
    spend_red,
    spend_white,
    stage_refusal,
    stages_left,
    take,
    take_price,
    take_refusal,
    takes_back,
    transform_refusal,
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
    HOMER,
    INFANTRY,
    LAB,
    LEADER,
    LEVEL,
    NONE,
    POWERS,
    TACTIC,
    THEATER,
)
from ziggurat.games.through_the_ages.civ import (
    BACH_USED,
    CHURCHILL_USED,
    HAMMURABI_USED,
    LEADER_REPLACED,
    OCEAN_USED,
    TACTIC_USED,
    TRADE_USED,
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
    builds,
    upgrades,
)
from ziggurat.games.through_the_ages.news import (
    ADOPTED,
    GREW,
    PLAYED,
    TACTIC_SET,
    TUCKED,
    USED,
)
from ziggurat.games.through_the_ages.standing import (
    BACH,
    BARBAROSSA,
    CHURCHILL,
    DEVELOPS,
    FOOD_AS_RESOURCE,
    HAMMURABI,
    HOMERS,
    OCEAN_LINER,
    RESOURCE_AS_FOOD,
    ROBESPIERRE,
)
from ziggurat.games.through_the_ages.stores import FOOD, RESOURCES, lying, pay
from ziggurat.games.through_the_ages.table import AgesTable
from ziggurat.kernel.effects import Do
from ziggurat.kernel.move import NUMBER, Kind, Move, Refusal, Verb
from ziggurat.kernel.step import Decision, OpenDecision, Step

WAYS: Final = Kind("way", ("culture", "arms"))

STAGE: Final = Verb("stage", NUMBER)

DESTROY: Final = Verb("destroy", CARD)

DISBAND: Final = Verb("disband", CARD)

LEAD: Final = Verb("lead", CARD)

PLAY: Final = Verb("play", CARD)

TACTIC_OF: Final = Verb("tactic", CARD)

ADOPT: Final = Verb("adopt", CARD)

EXCHANGE: Final = Verb("exchange")

ENLIST: Final = Verb("enlist", CARD)

TRANSFORM: Final = Verb("transform", CARD, CARD)

WELCOME: Final = Verb("welcome")

SPEAK: Final = Verb("speak", WAYS)

TRADE: Final = Verb("trade")

TUCK: Final = Verb("tuck", CARD)

TURN_VERBS: Final = (
    STAGE, DESTROY, DISBAND, LEAD, PLAY, TACTIC_OF, ADOPT, EXCHANGE, ENLIST, TRANSFORM, WELCOME, SPEAK,
    TRADE, TUCK,
)  # fmt: skip

TO_SPEAK: Final = (SPEAK.of[0], SPEAK.of[1])

FRESH: Final = Refusal("fresh")

ONCE: Final = Refusal("once-a-turn")

NO_USE: Final = Refusal("no-use")

TACTIC_DONE: Final = Refusal("tactic-done")

PLAY_TACTIC: Final = 1

ADOPT_TACTIC: Final = 2

SPEECH: Final = 3
"""What Churchill gives of each."""


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
        _by_powers(civ, every, moves)
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


def _by_powers(civ: Civ, every: bool, moves: list[Move]) -> None:
    """What leaders, wonders and pacts let their owner do."""
    powers = civ.powers
    if powers & HAMMURABI and (every or power_refusal(civ, EXCHANGE()) is None):
        moves.append(EXCHANGE())
    if powers & BARBAROSSA:
        for card in civ.techs:
            if CATEGORY[card] >= INFANTRY:
                move = ENLIST.of[card]
                if every or power_refusal(civ, move) is None:
                    moves.append(move)
    if powers & BACH:
        for old in builds(civ, LAB, ARENA):
            if civ.workers[old]:
                for new in builds(civ, THEATER, THEATER):
                    if LEVEL[new] >= LEVEL[old] and new != old:
                        move = TRANSFORM(old, new)
                        if every or power_refusal(civ, move) is None:
                            moves.append(move)
    if powers & OCEAN_LINER and (every or power_refusal(civ, WELCOME()) is None):
        moves.append(WELCOME())
    if powers & CHURCHILL:
        for move in TO_SPEAK:
            if every or power_refusal(civ, move) is None:
                moves.append(move)
    if powers & (FOOD_AS_RESOURCE | RESOURCE_AS_FOOD) and (every or power_refusal(civ, TRADE()) is None):
        moves.append(TRADE())


def power_refusal(civ: Civ, move: Move) -> Refusal | None:
    """Why a power cannot be used now."""
    verb = move.verb
    if verb is EXCHANGE:
        if civ.done & HAMMURABI_USED:
            return ONCE
        return None if reds(civ) else NO_MILITARY
    if verb is ENLIST:
        if not reds(civ):
            return NO_MILITARY
        refusal = growth_refusal(civ, 1)
        if refusal is not None:
            return refusal
        return None if can_pay(civ, move.arg, price_of(civ, move.arg) - 1) else TOO_FEW_RESOURCES
    if verb is TRANSFORM:
        if civ.done & BACH_USED:
            return ONCE
        return transform_refusal(civ, move.args[0], move.args[1]) if whites(civ) else NO_CIVIL
    if verb is WELCOME:
        if civ.done & OCEAN_USED:
            return ONCE
        return growth_refusal(civ, 99)
    if verb is SPEAK:
        return ONCE if civ.done & CHURCHILL_USED else None
    if civ.done & TRADE_USED:
        return ONCE
    if civ.powers & FOOD_AS_RESOURCE:
        return None if lying(civ, FOOD) else TOO_LITTLE_FOOD
    return None if lying(civ, RESOURCES) else TOO_FEW_RESOURCES


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
        _lead(table, seat, arg)
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
        _use(table, seat, civ, move)


def _spend_for(civ: Civ, card: int) -> None:
    if CATEGORY[card] >= INFANTRY:
        spend_red(civ, 1)
    else:
        spend_white(civ, 1)


def _use(table: AgesTable, seat: int, civ: Civ, move: Move) -> None:
    verb = move.verb
    if verb is EXCHANGE:
        spend_red(civ, 1)
        civ.more_white += 1
        civ.done |= HAMMURABI_USED
        table.tell(USED, seat, civ.leader)
    elif verb is ENLIST:
        spend_red(civ, 1)
        increase(table, seat, 1)
        build(table, seat, move.arg, 1)
    elif verb is TRANSFORM:
        spend_white(civ, 1)
        civ.done |= BACH_USED
        upgrade(table, seat, move.args[0], move.args[1])
    elif verb is WELCOME:
        civ.done |= OCEAN_USED
        table.grow(seat)
        table.tell(GREW, seat)
    elif verb is SPEAK:
        speak(table, seat, civ, move.arg)
    else:
        civ.done |= TRADE_USED
        food, resources = civ.spare
        if civ.powers & FOOD_AS_RESOURCE:
            pay_stored(table, seat, FOOD)
            food, resources = civ.spare
            civ.spare = (food, resources + 1)
        else:
            pay_stored(table, seat, RESOURCES)
            civ.spare = (food + 1, resources)


def pay_stored(table: AgesTable, seat: int, goods: int) -> None:
    """Pay one from the cards, for it to be used as the other goods."""
    assert not table.civs[seat].spare[goods]
    pay(table, seat, goods, 1)


def speak(table: AgesTable, seat: int, civ: Civ, way: int) -> None:
    """Churchill: 3 culture, or 3 science and 3 resources of this turn for the military."""
    civ.done |= CHURCHILL_USED
    table.tell(USED, seat, civ.leader)
    if way == 0:
        table.score(seat, SPEECH)
    else:
        civ.lore += SPEECH
        civ.arms += SPEECH


def _lead(table: AgesTable, seat: int, card: int) -> None:
    old = lead(table, seat, card)
    civ = table.civs[seat]
    if old == NONE:
        return
    if POWERS[old] & HOMERS and civ.wonders:
        table.then(Tucking(seat))
    else:
        takes_back(civ)


class Tucking(OpenDecision[AgesTable]):
    """Homer, when another leader replaces him, may go under a completed wonder; then no action comes back."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "tuck"
    CONTINUES: ClassVar[bool] = True

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        return [ENOUGH, *[TUCK.of[card] for card in sorted(table.civs[seat].wonders)]]

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        civ = table.civs[seat]
        if move.verb is TUCK:
            civ.homer = move.arg
            table.removed.remove(HOMER)
            table.touch(seat)
            table.tell(TUCKED, seat, move.arg)
        else:
            takes_back(civ)
