"""The table drawn for a terminal, from the plain data of a view and of the cards.

Signs that every terminal font has, each with a letter or a number beside its colour: nothing is said by
colour alone. Wide screens have the wonders to the left of their age, narrow ones below the pyramid.
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

TYPES: Final = {"society": ("●", "green"), "tactic": ("◆", "bright_blue"), "attack": ("▲", "red")}
POINTS: Final = "★"
POWER: Final = "†"
RESPONSE: Final = "▼"
FAME: Final = "•"
NO_FAME: Final = "◦"
GONE: Final = "·"
PAYABLE: Final = "✓"
RESOURCES: Final = ("food", "iron", "horse", "gunpowder", "oil", "information", "space")

WIDE: Final = 100
"""From this width on the wonders stand beside the pyramid."""
WIDEST: Final = 132
BESIDE: Final = 22
"""What the wonders take of the width, at the least."""
SLOT: Final = 14
"""What a card takes of the width, at the most."""
ROOMY: Final = 10
"""With more width than this a card's signs stand apart."""
CONDITION: Final = 3
"""How many lines the condition of a wonder may take beside the pyramid."""


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
        """What is printed on a card, in one line: its signs, number and name, what it costs and yields."""
        facts = entry["facts"]
        if facts["kind"] == "wonder":
            line = Text.assemble(f"{entry['id']} ", (entry["name"], "bold"), f" {POINTS}{facts['points']}")
            if facts["tokens"]:
                line.append("  " + self.say("tokens-needed", number=facts["tokens"]))
            return line
        sign, colour = TYPES[facts["type"]]
        line = Text.assemble((f"{sign} ", colour), f"{entry['id']} ", (entry["name"], "bold"))
        line.append(_marks(facts, " "))
        line.append(f"  {self.texts.word('type', facts['type'])}", colour)
        line.append("  " + self.say("yields", resource=self.texts.word("resource", facts["resource"])))
        if facts["cost"]:
            line.append("  " + self.say("costs", cost=self.letters(facts["cost"])))
        return line

    def question(self, asked: Mapping[str, Any]) -> Text:
        """What helps to answer a question: the card that it is about, what is still to be paid."""
        told = Text()
        if "attack" in asked:
            attack = self.cards[asked["attack"]]
            told.append(f"{self.names[asked['attacker']]}: ")
            told.append_text(self.named(asked["attack"]))
            told.append(f"\n{attack['text']}", "dim")
        elif "card" in asked:
            told.append(self.cards[asked["card"]]["text"], "dim")
        elif "due" in asked:
            due = self.price({"cost": asked["due"], "extra": asked["due"].get("any", 0)})
            told.append(self.say("due", due=due))
        return told

    def remark(self, move: str, view: Mapping[str, Any]) -> Text:
        """What helps to choose a move, beside its words: a price, the resource and the signs of a card."""
        verb, *args = move.split()
        if verb == "demand":
            return self.resource(view["areas"][int(args[0])]["resources"][int(args[1]) - 1])
        entry = self.cards.get(args[-1]) if args else None
        if entry is None:
            return Text()
        if entry["facts"]["kind"] == "wonder":
            return Text(f"{POINTS}{entry['facts']['points']}")
        if verb == "buy":
            offers = [offer for age in view["ages"] for offer in [*age["row"], age["pile"]] if offer]
            return Text(next(self.price(offer) for offer in offers if offer["card"] == args[0]))
        return Text(self.say(f"letter-{entry['facts']['resource']}") + _marks(entry["facts"], " "))

    def final(self, view: Mapping[str, Any], places: list[list[int]], scores: list[int]) -> RenderableType:
        """The seats by place with their points, and where these come from."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        parts = ("cards", "wonders", "track")
        table.add_column("")
        table.add_column("")
        for part in (*parts, "total"):
            table.add_column(self.say(part), justify="right")
        for place, seats in enumerate(places, 1):
            for seat in seats:
                points = [str(view["areas"][seat]["score_parts"][part]) for part in parts]
                table.add_row(
                    f"{place}.", self.names[seat], *points, Text(f"{POINTS} {scores[seat]}", "bold")
                )
        return table

    # The table, from the pyramid down

    def whole(self, view: Mapping[str, Any]) -> Iterable[RenderableType]:
        """All parts, from the pyramid down to the legend."""
        ages = view["ages"]
        if self.width >= WIDE:
            yield self.pyramid(ages, beside=True)
        else:
            yield self.pyramid(ages, beside=False)
            yield Text("")
            yield self.wonders(ages)
        yield Text("")
        for area in view["areas"]:
            if area["hand"] is None:
                yield self.other(area)
        for area in view["areas"]:
            if area["hand"] is not None:
                yield from self.mine(area)
        yield self.legend(view)

    def say(self, label: str, **args: Any) -> str:
        return self.texts.say(f"terminal-{label}", **args)

    def letters(self, cost: Mapping[str, int]) -> str:
        """Resources as letters, each as often as it is needed: ``IHH``."""
        return "".join([self.say(f"letter-{kind}") * cost.get(kind, 0) for kind in RESOURCES])

    # The pyramid

    def pyramid(self, ages: list[dict[str, Any]], beside: bool) -> Text:
        """The rows from Space down to Horse, each shifted by half a card; the piles to the right."""
        longest = len(ages[0]["row"])
        columns = longest + any(age["pile_size"] for age in ages)
        slot = min((self.width - 2 - BESIDE * beside) // columns, SLOT)
        margin = self.width - 2 - slot * columns
        drawn = Text()
        for age in reversed(ages):
            blocks = [self.offer(offer, slot - 1) for offer in age["row"]]
            if age["pile"] is not None:
                blocks.append(self.offer(age["pile"], slot - 1, age["pile_size"]))
            wonder = self.wonder(age["wonder"], margin - 2) if beside else []
            shift = (longest - len(age["row"])) * slot // 2
            for number in range(max(len(block) for block in [wonder, *blocks])):
                line = Text()
                line.append(self.say(f"letter-{age['age']}") if number == 0 else " ", "bold dim")
                line.append(" ")
                line.append(_cell(wonder, number))
                line.pad_right(2 + margin * beside + shift - line.cell_len)
                for place, block in enumerate(blocks):
                    if place == len(age["row"]):
                        line.pad_right(2 + margin * beside + longest * slot - line.cell_len)
                    start = line.cell_len
                    line.append(_cell(block, number))
                    line.pad_right(slot - (line.cell_len - start))
                line.rstrip()
                drawn.append(line)
                drawn.append("\n")
        drawn.rstrip()
        return drawn

    def offer(self, offer: Mapping[str, Any] | None, width: int, pile: int = 0) -> list[Text]:
        """A card that may be bought: its signs, its name, and what it costs me; lit if I can pay."""
        if offer is None:
            return [Text(GONE, "dim")]
        entry = self.cards[offer["card"]]
        sign, colour = TYPES[entry["facts"]["type"]]
        payable = offer["lacking"] == 0
        head = Text.assemble((sign, colour), " " if width > ROOMY else "")
        head.append(entry["id"], "" if payable else "dim")
        head.append(_marks(entry["facts"], " "))
        head.truncate(width)
        title = f"{entry['name']} ({pile})" if pile else entry["name"]
        named = [Text(line, "bold" if payable else "") for line in _wrapped(title, width, 2)]
        cost = self.price(offer)
        if payable:
            price = Text(f"{cost} {PAYABLE}", "reverse bold")
        else:
            price = Text(cost)
            lacking = f" −{offer['lacking']}" if offer["lacking"] else ""
            price.append(lacking if len(cost + lacking) <= width else "", "dim")
        return [head, *named, price]

    def price(self, offer: Mapping[str, Any]) -> str:
        """What a card costs now: its base cost, and how many of any type beside it."""
        cost = self.letters(offer["cost"])
        return f"{cost}+{offer['extra']}" if offer["extra"] else cost or "0"

    # The wonders

    def wonder(self, wonder: Mapping[str, Any] | None, width: int) -> list[Text]:
        """A wonder beside its age: what it asks for, how far I am, whose fame tokens lie there."""
        if wonder is None:
            return []
        entry = self.cards[wonder["wonder"]]
        name = Text(_wrapped(entry["name"], width - 3, 1)[0], "bold")
        name.append(f" {POINTS}{wonder['points']}")
        condition = [Text(line, "dim") for line in _wrapped(entry["text"], width, CONDITION)]
        return [name, *condition, *self.progress(wonder, width).split()]

    def wonders(self, ages: list[dict[str, Any]]) -> Table:
        """The wonders of all ages, where there is no room beside the pyramid."""
        table = Table.grid(padding=(0, 1))
        for age in reversed(ages):
            if age["wonder"] is not None:
                entry = self.cards[age["wonder"]["wonder"]]
                name = Text(entry["name"], "bold")
                name.append(f" {POINTS}{age['wonder']['points']}")
                told = Text(f"{entry['text']} ", "dim")
                told.append(self.progress(age["wonder"], self.width))
                table.add_row(Text(self.say(f"letter-{age['age']}"), "bold dim"), name, told)
        return table

    def progress(self, wonder: Mapping[str, Any], width: int) -> Text:
        """How far the viewer is on the way to a wonder, and whose fame tokens lie there."""
        items: list[Text] = []
        if wonder["mine"] is not None:
            holds = wonder["mine"] >= wonder["least"]
            line = Text(f"{wonder['mine']}/{wonder['least']}", "reverse bold" if holds else "")
            items.append(line.append(f" {PAYABLE}" if holds else ""))
        if needed := wonder["tokens_needed"]:
            placed = [
                f"{self.seat(seat)}{FAME * number}{NO_FAME * (needed - number)}"
                for seat, number in enumerate(wonder["tokens"])
                if number
            ]
            items += [Text(tokens) for tokens in placed or [NO_FAME * needed]]
        return _flowing(items, width)

    # The players

    def seat(self, seat: int) -> str:
        """The sign of a player, by which their tokens are told apart, as people count: the first is #1."""
        return f"#{seat + 1}"

    def heading(self, area: Mapping[str, Any]) -> Text:
        line = Text(f"{self.seat(area['seat'])} ")
        line.append(self.names[area["seat"]], "bold")
        line.append(f"  {POINTS} {area['score']}", "bold")
        parts = [
            f"{self.say(part).lower()} {points}" for part, points in area["score_parts"].items() if points
        ]
        line.append(f" ({', '.join(parts)})" if parts else "", "dim")
        line.append(f"  {POWER} {area['power']}")
        return line

    def other(self, area: Mapping[str, Any]) -> RenderableType:
        """Another player, in few lines."""
        head = self.heading(area)
        head.append(f"  {self.say('hand-size', number=area['hand_size'])}")
        items: list[Text] = []
        for label, found in self.lying(area):
            for place, item in enumerate(found):
                items.append(Text.assemble((f"{self.say(label)} ", "dim"), item) if place == 0 else item)
        return Group(head, Padding(_flowing(items, self.width - 2), (0, 0, 0, 2))) if items else head

    def mine(self, area: Mapping[str, Any]) -> Iterable[RenderableType]:
        """The viewer's own area, with the texts of the cards in hand."""
        yield Rule(self.heading(area), align="left", style="dim")
        labels = ["hand", "resources", "this-turn", "technologies", "wonders"]
        left = max(len(self.say(label)) for label in labels) + 2
        table = Table.grid()
        table.add_column(style="dim", width=left)
        table.add_column()
        table.add_row(self.say("hand"), self.hand(area["hand"], self.width - left))
        for label, items in self.lying(area):
            table.add_row(self.say(label), _flowing(items, self.width - left))
        yield table

    def hand(self, names: list[str], width: int) -> Text:
        """The cards in hand, each with its text as far as there is room."""
        named = [self.named(name, resource=True) for name in sorted(names)]
        most = max([name.cell_len for name in named], default=0)
        for line, name in zip(named, sorted(names), strict=True):
            line.pad_right(most - line.cell_len + 2)
            line.append(self.cards[name]["text"], "dim")
            line.truncate(width, overflow="ellipsis")
        return Text("\n").join(named) if named else Text("–", "dim")

    def lying(self, area: Mapping[str, Any]) -> Iterable[tuple[str, list[Text]]]:
        """What lies in a player's area, sort by sort, as far as there is any of it."""
        loose = [Text(self.letters(area["this_turn"]), "bold")] if area["this_turn"] else []
        sorts = [
            ("resources", [self.resource(lying) for lying in area["resources"]]),
            ("this-turn", loose),
            ("technologies", [self.named(name) for name in area["technologies"]]),
            ("wonders", [self.built(name) for name in area["wonders"]]),
        ]
        return [(label, items) for label, items in sorts if items]

    def named(self, name: str, resource: bool = False) -> Text:
        """A card by sign, number and name, with what it counts."""
        entry = self.cards[name]
        sign, colour = TYPES[entry["facts"]["type"]]
        line = Text.assemble((sign, colour), (f" {name} ", "dim"), entry["name"])
        if resource:
            line.append(" " + self.say(f"letter-{entry['facts']['resource']}"), "bold")
        line.append(_marks(entry["facts"], " "))
        return line

    def built(self, name: str) -> Text:
        entry = self.cards[name]
        return Text(f"{entry['name']} {POINTS}{entry['facts']['points']}")

    def resource(self, lying: Mapping[str, Any]) -> Text:
        """A resource by its letter, and which card it is if the viewer knows."""
        known = self.cards[lying["card"]]["name"] if lying["card"] else "?"
        return Text.assemble((self.say(f"letter-{lying['resource']}"), "bold"), (f" {known}", "dim"))

    def legend(self, view: Mapping[str, Any]) -> Padding:
        """What the signs mean, as far as they can be there for this viewer."""
        dim = "dim"
        offers = [offer for age in view["ages"] for offer in [*age["row"], age["pile"]] if offer]
        signs = [
            (self.say(f"letter-{kind}"), "bold dim", self.texts.word("resource", kind)) for kind in RESOURCES
        ]
        signs += [(sign, colour, self.texts.word("type", kind)) for kind, (sign, colour) in TYPES.items()]
        signs += [(POWER, dim, self.say("power")), (POINTS, dim, self.say("points"))]
        signs += [(RESPONSE, dim, self.say("response"))]
        if any(age["wonder"] and age["wonder"]["tokens_needed"] for age in view["ages"]):
            signs.append((f"#1{FAME}{NO_FAME}", dim, self.say("fame")))
        if any(offer["extra"] for offer in offers):
            piles = any(age["pile_size"] for age in view["ages"])
            signs.append(("+2", dim, self.say("extra-piles" if piles else "extra")))
        if any(offer["lacking"] is not None for offer in offers):
            signs += [(PAYABLE, dim, self.say("payable")), ("−4", dim, self.say("lacking"))]
        if any(age["pile_size"] for age in view["ages"]):
            signs.append(("(3)", dim, self.say("pile")))
        items = [Text.assemble((sign, style), (f" {told}", dim)) for sign, style, told in signs]
        return Padding(_flowing(items, self.width), (1, 0, 0, 0))


def _marks(facts: Mapping[str, Any], before: str = "") -> str:
    marks = f"{POWER}{facts['power']}" * bool(facts["power"])
    marks += f"{POINTS}{facts['points']}" * bool(facts["points"])
    marks += RESPONSE * facts["response"]
    return before + marks if marks else ""


def _cell(block: list[Text], number: int) -> Text:
    return block[number] if number < len(block) else Text()


def _wrapped(words: str, width: int, most: int) -> list[str]:
    """Words in lines of a width; long words are parted, and what does not fit is left out."""
    lines = [""]
    for word in words.split():
        rest = word
        while rest:
            line = lines[-1]
            free = width - len(line) - bool(line)
            if len(rest) <= free:
                lines[-1] = f"{line} {rest}".strip()
                break
            if not line:
                cut = max(min(width - 1, len(rest) - 3), 1)  # no less than three letters on the next line
                lines[-1], rest = f"{rest[:cut]}-", rest[cut:]
            lines.append("")
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1][: width - 1]}…"]
    return lines


def _flowing(items: list[Text], width: int) -> Text:
    """Items in lines of a width, none of them broken."""
    lines = [Text()]
    for item in items:
        if lines[-1] and lines[-1].cell_len + 2 + item.cell_len > width:
            lines.append(Text())
        lines[-1].append("  " if lines[-1] else "")
        lines[-1].append(item)
    return Text("\n").join(lines)
