"""What somebody at the table can work out, by keeping all worlds that fit what everybody has seen.

Slow, and plain enough to be believed. What the table itself remembers is measured by it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.guns_and_steel.corrections import STANDARD
from ziggurat.games.guns_and_steel.deck import CARD, RESOURCE

if TYPE_CHECKING:
    from ziggurat.kernel.happening import Happening


class Watched:
    """A player as the others see it. A world says which card lies in each place; the hand is the rest.

    ``lying`` is the truth, from which only places are taken: everybody sees which of the cards that lie there
    somebody touches.
    """

    def __init__(self) -> None:
        self.owned = {0, 1, 2, 3, 4}
        self.technologies: set[int] = set()
        self.lying: list[int] = []
        self.worlds: set[tuple[int, ...]] = {()}

    def may_be(self) -> list[list[int]]:
        """For each place the cards that it holds in some world."""
        return [sorted({world[place] for world in self.worlds}) for place in range(len(self.lying))]

    def see(self, happening: Happening) -> None:
        """Something happened to this player."""
        facts = dict(happening.facts)
        card = CARD.number(facts["card"]) if "card" in facts else -1
        if happening.name == "laid":
            self._lay(card, RESOURCE.number(facts["resource"]))
        elif happening.name == "spent":
            place = self.lying.index(card)
            self._leave(place, {world for world in self.worlds if world[place] == card})
            self.technologies.add(card)
        elif happening.name == "took-resource":
            self._leave(self.lying.index(card), self.worlds)
        elif happening.name == "replenished":
            self.technologies.remove(card)
            self.lying.append(card)
            self.worlds = {(*world, card) for world in self.worlds}
        elif happening.name in ("played", "responded"):
            self.worlds = {world for world in self.worlds if card not in world}
            self.technologies.add(card)
        elif happening.name == "took-back":
            self.technologies.remove(card)
        elif happening.name == "bought":
            self.owned.add(card)
            self.technologies.add(card)

    def _lay(self, card: int, resource: int) -> None:
        alike = {other for other in self.owned - self.technologies if STANDARD.resource[other] == resource}
        self.worlds = {(*world, other) for world in self.worlds for other in alike - set(world)}
        self.lying.append(card)

    def _leave(self, place: int, worlds: set[tuple[int, ...]]) -> None:
        self.worlds = {world[:place] + world[place + 1 :] for world in worlds}
        del self.lying[place]
