"""What the others know of a player's hidden cards.

Everybody sees which cards a player owns (the starting five, and what was bought). Hidden is only which of
them are in hand and which lie as a resource, and only among cards of one type. Each resource has a hint:
the cards (bits of a mask) that it may be, as far as everybody has seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ziggurat.games.guns_and_steel.deck import Deck
    from ziggurat.games.guns_and_steel.table import Area
    from ziggurat.kernel.chance import Chance


def hint_for(deck: Deck, area: Area, card: int) -> int:
    """What a card laid from hand may be: any of its type that does not lie where all know it."""
    resource = deck.resource
    wanted = resource[card]
    hint = 0
    for other in area.hand:
        if resource[other] == wanted:
            hint |= 1 << other
    for place, other in enumerate(area.resources):
        if resource[other] == wanted and area.hints[place] != 1 << other:
            hint |= 1 << other
    return hint


def sharpen(area: Area) -> None:
    """Forget what a resource can no longer be: a card is in one place only."""
    if any(hint & (hint - 1) for hint in area.hints):
        area.hints = [sum([1 << card for card in cards]) for cards in possible(area)]


def possible(area: Area) -> list[list[int]]:
    """For each resource, the cards that it may be as far as all have seen."""
    known = [hint for hint in area.hints if hint & (hint - 1) == 0]
    hidden = [place for place, hint in enumerate(area.hints) if hint & (hint - 1)]
    shown = sum(known)
    for card in area.technologies:
        shown |= 1 << card
    masks = [area.hints[place] & ~shown for place in hidden]
    found = [bits(hint) for hint in area.hints]
    for index, place in enumerate(hidden):
        rest = masks[:index] + masks[index + 1 :]
        found[place] = [card for card in bits(masks[index]) if _fits([mask & ~(1 << card) for mask in rest])]
    return found


def bits(mask: int) -> list[int]:
    """The cards of a mask."""
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


def _fits(masks: list[int]) -> bool:
    """Whether each place can have a card of its own."""
    if not masks:
        return True
    first, *rest = sorted(masks, key=int.bit_count)
    return any(_fits([mask & ~(1 << card) for mask in rest]) for card in bits(first))


def deal_hidden(
    area: Area, chance: Chance, taken: tuple[int, ...] = (), taken_hints: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """Deal a player's hidden cards anew, at random among the ways that fit all that was seen.

    ``taken`` are cards in hand that lay as resources before; what they may be in the new deal comes back.
    """
    sharpen(area)
    places = [place for place, hint in enumerate(area.hints) if hint & (hint - 1)]
    back = [place for place, hint in enumerate(taken_hints) if hint & (hint - 1)]
    hints = [area.hints[place] for place in places] + [taken_hints[place] for place in back]
    pool = area.hand + [area.resources[place] for place in places]
    order = sorted(range(len(hints)), key=lambda number: hints[number].bit_count())
    dealt = dict(zip(order, _assign(hints, order, pool, chance), strict=True))
    for number, place in enumerate(places):
        area.resources[place] = dealt[number]
    lying = [dealt[number] for number in range(len(places))]
    area.hand = sorted([card for card in pool if card not in lying])
    again = list(taken)
    for number, place in enumerate(back, len(places)):
        again[place] = dealt[number]
    return tuple(again)


def _assign(hints: list[int], order: list[int], pool: list[int], chance: Chance) -> list[int]:
    if not order:
        return []
    choices = [card for card in pool if hints[order[0]] >> card & 1]
    chance.shuffle(choices)
    for card in choices:
        rest = _assign(hints, order[1:], [other for other in pool if other != card], chance)
        if len(rest) == len(order) - 1:
            return [card, *rest]
    return []
