"""Technologies: developing them, and revolutions. Code of Laws, "Develop a technology"."""

from __future__ import annotations

from typing import Final

from ziggurat.games.through_the_ages.actions import pairing
from ziggurat.games.through_the_ages.catalog import (
    CATEGORY,
    DESPOTISM,
    GOVERNMENT,
    INFANTRY,
    INITIAL,
    LEVEL,
    NONE,
    REVOLUTION,
    SCIENCE_COST,
    SPECIAL_CIVIL,
    THEATER,
    WORKED,
)
from ziggurat.games.through_the_ages.civ import Civ
from ziggurat.games.through_the_ages.news import (
    DEVELOPED,
    REVOLTED,
)
from ziggurat.games.through_the_ages.standing import (
    BACH,
    COOPERATION,
    ROBESPIERRE,
    SHAKESPEARE,
)
from ziggurat.games.through_the_ages.table import AgesTable
from ziggurat.kernel.move import Refusal

PRINTED: Final = (*INITIAL, DESPOTISM)

TOO_LITTLE_SCIENCE: Final = Refusal("too-little-science")

PARTNER_CANNOT_PAY: Final = Refusal("partner-cannot-pay")

ALL_ACTIONS: Final = Refusal("all-actions")


def partner_in_science(table: AgesTable, seat: int) -> int:
    """The other side of a Scientific Cooperation; ``NONE`` if there is none."""
    if not table.rated(seat).powers & COOPERATION:
        return NONE
    for other in table.others(seat):
        if table.rated(other).powers & COOPERATION:
            return other
    return NONE


def science_price(table: AgesTable, seat: int, card: int, revolution: bool, discount: int = 0) -> int:
    """The science that a technology costs."""
    civ = table.rated(seat)
    price = REVOLUTION[card] if revolution else SCIENCE_COST[card]
    price -= discount
    if civ.powers & BACH and CATEGORY[card] == THEATER:
        price -= 2
    if civ.powers & SHAKESPEARE:
        price -= pairing(civ, card)
    if civ.powers & COOPERATION and partner_in_science(table, seat) != NONE:
        price -= 2
    return max(price, 0)


def learnt(civ: Civ, card: int) -> int:
    """The science that can pay for a card; for units also that of this turn for the military."""
    return civ.science + (civ.lore if CATEGORY[card] >= INFANTRY and card < WORKED else 0)


def develop_refusal(table: AgesTable, seat: int, card: int, discount: int = 0) -> Refusal | None:
    """Code of Laws, "Develop a technology"."""
    return _science_refusal(table, seat, card, False, discount)


def _science_refusal(
    table: AgesTable, seat: int, card: int, revolution: bool, discount: int
) -> Refusal | None:
    civ = table.rated(seat)
    if learnt(civ, card) < science_price(table, seat, card, revolution, discount):
        return TOO_LITTLE_SCIENCE
    if civ.powers & COOPERATION:
        partner = partner_in_science(table, seat)
        if partner != NONE and not table.civs[partner].science:
            return PARTNER_CANNOT_PAY
    return None


def revolt_refusal(table: AgesTable, seat: int, card: int, discount: int = 0) -> Refusal | None:
    """Code of Laws, "Declare a revolution": all actions of one kind must be there."""
    civ = table.rated(seat)
    if civ.powers & ROBESPIERRE:
        if civ.red < civ.red_total:
            return ALL_ACTIONS
    elif civ.white < civ.white_total:
        return ALL_ACTIONS
    return _science_refusal(table, seat, card, True, discount)


def _pay_science(table: AgesTable, seat: int, card: int, revolution: bool, discount: int) -> int:
    civ = table.rated(seat)
    due = science_price(table, seat, card, revolution, discount)
    partner = partner_in_science(table, seat)
    if partner != NONE:
        table.study(partner, -1)
    rest = due
    if CATEGORY[card] >= INFANTRY and card < WORKED:
        spent = min(rest, civ.lore)
        civ.lore -= spent
        rest -= spent
    civ.science -= rest
    return due


def develop(table: AgesTable, seat: int, card: int, discount: int = 0) -> None:
    """A technology comes from hand into play, for science."""
    civ = table.civs[seat]
    due = _pay_science(table, seat, card, False, discount)
    civ.hand.remove(card)
    table.tell(DEVELOPED, seat, card, due)
    install(table, seat, card)
    if civ.leader != NONE:
        table.befall(seat, "develop", civ.leader)


def revolt(table: AgesTable, seat: int, card: int, discount: int = 0) -> None:
    """A government comes into play by revolution: all actions of one kind are spent, new ones of it too."""
    civ = table.rated(seat)
    by_arms = civ.powers & ROBESPIERRE != 0
    due = _pay_science(table, seat, card, True, discount)
    if by_arms:
        civ.red = 0
    else:
        civ.white = 0
    civ.hand.remove(card)
    table.tell(REVOLTED, seat, card, due)
    retire(table, civ.government)
    civ.government = card
    table.settle(seat, spent_civil=not by_arms, spent_military=by_arms)
    if civ.leader != NONE:
        table.befall(seat, "develop", civ.leader)
        table.befall(seat, "revolution", civ.leader)


def install(table: AgesTable, seat: int, card: int) -> None:
    """A technology comes into play; a special one stays only if it is the highest of its type."""
    civ = table.civs[seat]
    category = CATEGORY[card]
    if card < WORKED:
        civ.techs.append(card)
        civ.techs.sort()
        table.touch(seat)
    elif category == GOVERNMENT:
        old = civ.government
        retire(table, old)
        civ.government = card
        table.settle(seat)
    else:
        kind = category - SPECIAL_CIVIL
        old = civ.specials[kind]
        if old != NONE and LEVEL[old] >= LEVEL[card]:
            retire(table, card)
            return
        if old != NONE:
            retire(table, old)
        specials = list(civ.specials)
        specials[kind] = card
        civ.specials = tuple(specials)
        table.enters(seat, card, old)


def retire(table: AgesTable, card: int) -> None:
    """A civil card leaves the game; what is printed on the boards only is covered."""
    if LEVEL[card] or card not in PRINTED:
        table.removed.append(card)
