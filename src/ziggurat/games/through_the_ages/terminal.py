"""The table drawn for a terminal, from the plain data of a view and of the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rich.console import RenderableType

    from ziggurat.kernel.texts import Texts

COLOURS = {
    "farm": "green", "mine": "yellow", "government": "bright_yellow", "leader": "bright_green",
    "wonder": "magenta", "action": "bright_yellow", "event": "green", "territory": "green", "tactic": "red",
    "aggression": "red", "war": "bright_black", "pact": "bright_blue",
}  # fmt: skip


class Terminal:
    """Draws views, cards and questions of one game."""

    def __init__(
        self, cards: Mapping[str, Mapping[str, Any]], texts: Texts, names: Mapping[int, str]
    ) -> None:
        self.cards = cards
        self.texts = texts
        self.names = names

    def say(self, label: str, **args: Any) -> str:
        """A label of the drawing."""
        return self.texts.say(f"terminal-{label}", **args)

    def name(self, card: str | None) -> str:
        """What a card is called; a dash for none."""
        if card is None:
            return "–"
        return str(self.cards[card]["name"]) if card in self.cards else self.texts.word("card", card)

    def named(self, cards: Iterable[str]) -> str:
        """The names of cards."""
        return ", ".join([self.name(card) for card in cards]) or "–"

    def board(self, view: Mapping[str, Any], width: int) -> RenderableType:
        """The whole table as its viewer may see it."""
        head = self.say("head", age=view["age"], round=view["round"], deck=view["civil_deck"])
        parts: list[RenderableType] = [Rule(head, align="left"), self.row(view, width)]
        parts.append(Text(self.events(view), "dim"))
        for civilization in view["civilizations"]:
            parts += self.civilization(civilization)
        return Group(*parts)

    def row(self, view: Mapping[str, Any], width: int) -> RenderableType:
        """The card row, with what each card costs the viewer."""
        table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
        columns = max(1, min(4, width // 34))
        for _ in range(columns):
            table.add_column()
        cells: list[Text] = []
        for place, offer in enumerate(view["row"], 1):
            if offer is None:
                cells.append(Text(f"{place:>2} ·", "dim"))
                continue
            category = self.cards[offer["card"]]["facts"]["category"] if offer["card"] in self.cards else ""
            price = "" if offer["price"] is None else f" {offer['price']}"
            mark = "" if offer["refusal"] or not price else "✓"
            cells.append(
                Text.assemble(
                    f"{place:>2} ",
                    (self.name(offer["card"]), COLOURS.get(category, "")),
                    (f"{price}{mark}", "dim"),
                )
            )
        for start in range(0, len(cells), columns):
            table.add_row(*cells[start : start + columns])
        return table

    def events(self, view: Mapping[str, Any]) -> str:
        """The event decks as far as the viewer knows them, and the common tactics."""
        decks = (view["current_events"], view["future_events"])
        known = [card for deck in decks for card in deck["prepared"]]
        return self.say(
            "events",
            current=len(decks[0]["ages"]),
            future=len(decks[1]["ages"]),
            known=self.named(known),
            next=self.name(decks[0]["next"]),
            tactics=self.named(view["common_tactics"]),
        )

    def civilization(self, civ: Mapping[str, Any]) -> list[RenderableType]:
        """One civilization: its ratings, its cards, its hands."""
        if civ["gone"]:
            return [Rule(f"{self.names[civ['seat']]} ✗", align="left")]
        numbers = self.say(
            "ratings",
            culture=civ["culture"],
            culturerating=civ["culture_rating"],
            science=civ["science"],
            sciencerating=civ["science_rating"],
            strength=civ["strength"],
            happiness=civ["happiness"],
            needed=civ["needed"],
        )
        stores = self.say(
            "stores",
            food=civ["food"],
            foodmore=civ["food_production"] - civ["consumption"],
            resources=civ["resources"],
            resourcesmore=civ["resource_production"] - civ["corruption"],
            unused=civ["unused"],
            yellow=civ["yellow_bank"],
            blue=civ["blue_bank"],
            civil="/".join([str(number) for number in civ["civil_actions"]]),
            military="/".join([str(number) for number in civ["military_actions"]]),
        )
        worked = [
            f"{self.name(tech['card'])} {'●' * tech['workers']}{'▪' * tech['tokens']}".rstrip()
            for tech in civ["technologies"]
        ]
        wonders = [
            self.name(wonder["card"]) + (" ✗" if wonder["ruined"] else "") for wonder in civ["wonders"]
        ]
        if civ["unfinished"] is not None:
            begun = civ["unfinished"]
            wonders.append(f"{self.name(begun['card'])} {begun['built']}/{len(begun['stages'])}")
        lines = [
            ("technologies", ", ".join(worked)),
            ("government", self.named([civ["government"], *civ["specials"]])),
            ("leader", self.name(civ["leader"])),
            ("wonders", ", ".join(wonders) or "–"),
            ("colonies", self.named(civ["colonies"])),
            ("tactic", self.name(civ["tactic"])),
            ("hand", self.named(civ["hand"])),
            (
                "military",
                self.named(civ["military"])
                if civ["military"] is not None
                else " ".join(civ["military_ages"]) or "–",
            ),
        ]
        if civ["war"] is not None:
            lines.append(("war", f"{self.name(civ['war']['card'])} → {self.names[civ['war']['target']]}"))
        if civ["pact"] is not None:
            pact = civ["pact"]
            lines.append(
                (
                    "pact",
                    f"{self.name(pact['card'])} ({pact['side'].upper()}) – {self.names[pact['partner']]}",
                )
            )
        told = Text()
        for label, words in lines:
            if words != "–":
                told.append(f"{self.say(label)}: ", "dim")
                told.append(f"{words}\n")
        told.rstrip()
        return [Rule(self.names[civ["seat"]], align="left"), Text(numbers, "bold"), Text(stores), told]

    def question(self, asked: Mapping[str, Any]) -> Text:
        """What helps to answer a question: the card that it is about."""
        if "card" not in asked or asked["card"] not in self.cards:
            return Text()
        entry = self.cards[asked["card"]]
        return Text.assemble((entry["name"], "bold"), f"\n{entry['text']}")

    def remark(self, move: str, view: Mapping[str, Any]) -> Text:
        """What helps to choose a move: the price of a card in the row."""
        verb, *args = move.split()
        if verb == "take":
            offer = view["row"][int(args[0]) - 1]
            return Text(f"{offer['price']}") if offer and offer["price"] is not None else Text()
        return Text()

    def card(self, entry: Mapping[str, Any]) -> Text:
        """What is printed on a card, in one line."""
        facts = entry["facts"]
        category = facts["category"]
        line = Text.assemble(
            (entry["name"], "bold"), f"  {self.texts.word('category', category)} {facts['age']}"
        )
        for label in ("science", "revolution", "cost"):
            if facts[label]:
                line.append("  " + self.say(f"price-{label}", number=facts[label]))
        if facts["stages"]:
            line.append("  " + "-".join([str(stage) for stage in facts["stages"]]))
        return line

    def final(self, view: Mapping[str, Any], places: list[list[int]], scores: list[int]) -> RenderableType:
        """The seats by place with their culture."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        for place, seats in enumerate(places, 1):
            for seat in seats:
                gone = " ✗" if view["civilizations"][seat]["gone"] else ""
                table.add_row(f"{place}.", self.names[seat] + gone, Text(str(scores[seat]), "bold"))
        return table
