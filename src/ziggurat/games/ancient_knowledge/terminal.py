"""The table drawn for a terminal, from the plain data of a view and of the cards.

Signs that every terminal font has, each with a number or a word beside its colour: nothing is said by colour
alone. Each Timeline is a row of six slots, the upper monuments above the lower.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.console import Group
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rich.console import RenderableType

    from ziggurat.kernel.texts import Texts

TYPES: Final = {
    "city": ("■", "yellow"),
    "megalith": ("●", "bright_blue"),
    "pyramid": ("▲", "red"),
    "artifact": ("◆", "green"),
    "ancient": ("▽", "yellow"),
    "writing": ("□", "bright_blue"),
    "secret": ("◇", "magenta"),
}
ACTIVATIONS: Final = {"immediate": "!", "permanent": "∞", "timeline": "↻", "decline": "↓", "final": "Σ"}
POINTS: Final = "★"
KNOWLEDGE: Final = "•"
LOST: Final = "◦"
COST: Final = "−"
LOCKED: Final = "×"
LEARNABLE: Final = "✓"
NOTHING: Final = "·"

WIDE: Final = 100
WIDEST: Final = 132
SLOTS: Final = 6
PARTS: Final = ("past", "effects", "technologies", "timeline", "lost")


class Terminal:
    """Draws views, cards and questions of one game."""

    def __init__(
        self, cards: Mapping[str, Mapping[str, Any]], texts: Texts, names: Mapping[int, str]
    ) -> None:
        self.cards = cards
        self.texts = texts
        self.names = names
        self.width = WIDE

    def board(self, view: Mapping[str, Any], width: int) -> RenderableType:
        """The whole table as its viewer may see it."""
        self.width = min(width, WIDEST)
        return Group(*self.whole(view))

    def card(self, entry: Mapping[str, Any]) -> Text:
        """What is printed on a card, in one line: its signs and name, slot, discards, knowledge, points."""
        facts = entry["facts"]
        line = self.named(entry["id"], bold=True)
        line.append(f" {ACTIVATIONS[facts['activation']]}", "dim")
        line.append(f"  {self.texts.word('type', facts['type'])}", TYPES[facts["type"]][1])
        if facts["kind"] == "technology":
            line.append(f" {facts['level']}")
            if facts["requirement_text"]:
                line.append("  " + self.say("requires", requirement=facts["requirement_text"]), "dim")
            return line
        if facts["slot"]:
            line.append("  " + self.say("slot", slot=facts["slot"]))
            line.append(f" ({self.say('locked')})" if facts["locked"] else "")
        line.append(_marks(facts), "bold")
        return line.append(f"  {facts['country_name']}", "dim")

    def question(self, asked: Mapping[str, Any]) -> Text:
        """What helps to answer a question: the text of the card that it is about."""
        told = Text()
        cards = [asked["card"]] if "card" in asked else asked.get("cards", [])
        for number, name in enumerate(cards):
            told.append("\n" if number else "")
            told.append_text(self.named(name))
            told.append(f"  {self.cards[name]['text']}", "dim")
        return told

    def remark(self, move: str, view: Mapping[str, Any]) -> Text:
        """What helps to choose a move, beside its words: the signs of the card."""
        _verb, *args = move.split()
        entry = self.cards.get(args[0]) if args else None
        if entry is None or entry["facts"]["kind"] == "technology":
            return Text()
        return Text(_marks(entry["facts"]).strip())

    def final(self, view: Mapping[str, Any], places: list[list[int]], scores: list[int]) -> RenderableType:
        """The seats by place with their points, and where these come from."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("")
        table.add_column("")
        for part in (*PARTS, "total"):
            table.add_column(self.say(part), justify="right")
        for place, seats in enumerate(places, 1):
            for seat in seats:
                points = [str(view["areas"][seat]["score_parts"][part]) for part in PARTS]
                table.add_row(
                    f"{place}.", self.names[seat], *points, Text(f"{POINTS} {scores[seat]}", "bold")
                )
        return table

    # The table, from the technologies down

    def whole(self, view: Mapping[str, Any]) -> Iterable[RenderableType]:
        """The technology boards, the piles, the others, and the viewer's own area."""
        yield self.boards(view)
        piles = self.say("pile", number=view["pile_size"])
        yield Text(f"{piles}, {self.say('discard', number=len(view['discard']))}", "dim")
        yield Text("")
        for area in view["areas"]:
            if area["hand"] is None:
                yield from self.area(area)
        for area in view["areas"]:
            if area["hand"] is not None:
                yield from self.area(area)
        yield self.legend()

    def say(self, label: str, **args: Any) -> str:
        return self.texts.say(f"terminal-{label}", **args)

    def boards(self, view: Mapping[str, Any]) -> Table:
        """The technology boards, one in a line, each card with its requirement; what I may learn is lit."""
        sizes = {deck["level"]: deck["size"] for deck in view["technology_decks"]}
        table = Table.grid(padding=(0, 2, 0, 0))
        for board in view["boards"]:
            head = Text(self.say("board", level=board["level"]), "bold")
            head.append(f"\n{self.say('deck', number=sizes[board['level']])}", "dim")
            if not board["cards"]:
                table.add_row(head, Text(self.say("gone"), "dim"))
                continue
            lines = Text("\n").join(
                [self.technology(name, board["learnable"] or ()) for name in board["cards"]]
            )
            table.add_row(head, lines)
        return table

    def technology(self, name: str, learnable: Iterable[str]) -> Text:
        """A face-up technology: whether I may learn it, what it requires and does."""
        entry = self.cards[name]
        mine = name in learnable
        line = Text(f"{LEARNABLE} " if mine else "  ", "bold")
        line.append_text(self.named(name, bold=mine))
        if entry["facts"]["requirement_text"]:
            line.append(f"  {entry['facts']['requirement_text']}")
        line.append(f"  {entry['text']}", "dim")
        line.truncate(self.width - 14, overflow="ellipsis")
        return line

    # The players

    def heading(self, area: Mapping[str, Any]) -> Text:
        """Who it is, with points, lost knowledge, and how many cards are in hand."""
        line = Text(self.names[area["seat"]], "bold")
        if area["partner"] is not None:
            line.append(f" ({self.say('partner', name=self.names[area['partner']])})", "dim")
        if area["first"]:
            line.append(f" ({self.say('first')})", "dim")
        line.append(f"  {POINTS} {area['score']}", "bold")
        line.append(f"  {LOST} {area['lost']}  {self.say('hand-size', number=area['hand_size'])}")
        return line

    def area(self, area: Mapping[str, Any]) -> Iterable[RenderableType]:
        """A player: the Timeline, the Past, artifacts, collection, and what one sees of the hand."""
        yield Rule(self.heading(area), align="left", style="dim")
        yield self.timeline(area["timeline"])
        table = Table.grid()
        labels = ["past", "artifacts", "collection", "seen", "aside", "hand"]
        left = max(len(self.say(label)) for label in labels) + 2
        table.add_column(style="dim", width=left)
        table.add_column()
        past = Text(f"{len(area['past'])}")
        past.append(f" ({self.say('rotated', number=area['rotated'])})" if area["rotated"] else "", "dim")
        for label in labels:
            names = area[label]
            if not names:
                continue
            if label in ("hand", "aside"):
                told = self.hand(names, self.width - left)
            else:
                told = _flowing([self.named(name) for name in names], self.width - left)
            table.add_row(self.say(label), Text.assemble(past, "\n", told) if label == "past" else told)
        yield Padding(table, (0, 0, 1, 0))

    def timeline(self, standing: list[Mapping[str, Any]]) -> Table:
        """The six slots, the upper monuments above the lower, each with its knowledge."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        room = self.width // SLOTS - 1
        found = {(monument["slot"], monument["row"]): monument for monument in standing}
        for slot in range(1, SLOTS + 1):
            table.add_column(str(slot), width=room)
        rows = (2, 1) if any(row == 2 for _, row in found) else (1,)
        for row in rows:
            table.add_row(*[self.standing(found.get((slot, row)), room) for slot in range(1, SLOTS + 1)])
        return table

    def standing(self, monument: Mapping[str, Any] | None, room: int) -> Text:
        """One monument of a Timeline."""
        if monument is None:
            return Text(NOTHING, "dim")
        line = Text(f"{KNOWLEDGE}{monument['knowledge']} ", "bold")
        line.append_text(self.named(monument["card"]))
        line.truncate(room, overflow="ellipsis")
        return line

    def hand(self, names: list[str], width: int) -> Text:
        """Cards with their facts and texts, as far as there is room."""
        lines: list[Text] = []
        for name in names:
            facts = self.cards[name]["facts"]
            line = self.named(name)
            if facts["kind"] == "building":
                place = f"{facts['slot']}{LOCKED * facts['locked']}" if facts["slot"] else ""
                line.append(f" {place}{_marks(facts)}", "bold")
            line.append(f"  {ACTIVATIONS[facts['activation']]} {self.cards[name]['text']}", "dim")
            line.truncate(width, overflow="ellipsis")
            lines.append(line)
        return Text("\n").join(lines)

    def named(self, name: str, bold: bool = False) -> Text:
        """A card by its sign and name."""
        entry = self.cards[name]
        sign, colour = TYPES[entry["facts"]["type"]]
        return Text.assemble((f"{sign} ", colour), (entry["name"], "bold" if bold else ""))

    def legend(self) -> Text:
        """What the signs mean."""
        items = [Text.assemble((sign, colour), (f" {self.texts.word('type', kind)}", "dim"))
                 for kind, (sign, colour) in TYPES.items()]  # fmt: skip
        items += [
            Text(f"{sign} {self.texts.word('activation', kind)}", "dim") for kind, sign in ACTIVATIONS.items()
        ]
        signs = ((KNOWLEDGE, "knowledge"), (LOST, "lost"), (POINTS, "points"), (COST, "cost"))
        items += [Text(f"{sign} {self.say(label)}", "dim") for sign, label in signs]
        items += [
            Text(f"{LOCKED} {self.say('locked')}", "dim"),
            Text(f"{LEARNABLE} {self.say('learnable')}", "dim"),
        ]
        return _flowing(items, self.width)


def _marks(facts: Mapping[str, Any]) -> str:
    """The discards that a building costs, the knowledge it gets and the points it brings."""
    marks = f" {COST}{facts['cost']}" * bool(facts["cost"])
    if facts["slot"]:
        marks += f" {KNOWLEDGE}{facts['knowledge']}"
    return marks + f" {POINTS}{facts['points']}" * bool(facts["points"])


def _flowing(items: list[Text], width: int) -> Text:
    """Items in lines of a width, none of them broken."""
    lines = [Text()]
    for item in items:
        if lines[-1] and lines[-1].cell_len + 2 + item.cell_len > width:
            lines.append(Text())
        lines[-1].append("  " if lines[-1] else "")
        lines[-1].append(item)
    return Text("\n").join(lines)
