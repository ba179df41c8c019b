"""What a player types at the table: a move by number or by text, or a word that asks for something else.

Each answer says whether the table has changed. A wrong one tells what would be right and changes nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ziggurat.cli.files import named_file
from ziggurat.cli.keeping import keep
from ziggurat.cli.log import lines
from ziggurat.cli.seating import USUAL
from ziggurat.cli.words import Told, nested
from ziggurat.kernel.errors import NoUndo, Refused, Unreadable
from ziggurat.kernel.move import NOT_ASKED, NOT_OFFERED

if TYPE_CHECKING:
    from ziggurat.cli.sitting import Sitting
    from ziggurat.kernel.move import Kind, Move, Refusal, Verb


class Answers:
    """Does what players type."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.verbs = {verb.word.casefold(): verb for verb in sitting.match.game.verbs}
        self.words = {
            "why": self.why,
            "help": self.show_help,
            "card": self.show_card,
            "cards": self.show_cards,
            "log": self.show_log,
            "board": self.show_board,
            "undo": self.undo,
            "redo": self.redo,
            "save": self.save,
            "resign": self.resign,
            "quit": self.leave,
            "exit": self.leave,
        }

    def take(self, seat: int, line: str) -> bool:
        """Do what a line says; whether something has come of it."""
        moves = self.sitting.match.table.choices(seat)
        word, _, rest = line.partition(" ")
        if not line:
            return self.show_board(seat, "")
        if line.isdecimal():
            number = int(line[:9])
            if number == 0 and seat not in self.sitting.match.table.deciders:
                self.sitting.waiting[seat] = len(self.sitting.match.entries)
                return True
            if 1 <= number <= len(moves):
                return self.play(seat, moves[number - 1])
            self.say("bad-number", number=len(moves))
        elif word.casefold() in self.verbs:
            move = self.read(line)
            return move is not None and self.play(seat, move)
        elif word[0] == "?":
            asked = line[1:].strip()
            return self.show_card(seat, asked) if asked else self.show_help(seat, asked)
        elif word.lower() in self.words:
            return self.words[word.lower()](seat, rest.strip())
        else:
            self.say("unreadable", text=line)
        return False

    # Moves

    def play(self, seat: int, move: Move) -> bool:
        """Make a move."""
        before = len(self.sitting.match.log())
        try:
            self.sitting.match.play(seat, move)
        except Refused as refused:
            self.explain(seat, move, refused.refusal)
            return False
        self.sitting.seen[seat] = before
        return True

    def read(self, text: str) -> Move | None:
        """The move that a text says, in letters of any case, if it says one; else what is wrong with it."""
        first, *words = text.split()
        verb = self.verbs.get(first.casefold())
        if verb is None:
            self.say("unreadable", text=text)
        elif len(words) != len(verb.kinds):
            self.say("said-as", text=text, form=self.form(verb))
        else:
            written = [_in_its_case(word, kind) for word, kind in zip(words, verb.kinds, strict=True)]
            for word, kind in zip(written, verb.kinds, strict=True):
                try:
                    kind.number(word)
                except Unreadable:
                    self.tell_expected(text, word, kind)
                    return None
            return verb.read(written)
        return None

    def form(self, verb: Verb) -> str:
        """How a move of a verb is said: ``buy <card>``."""
        texts = self.sitting.texts
        return " ".join([verb.word, *[f"<{texts.word('kind', kind.name)}>" for kind in verb.kinds]])

    def tell_expected(self, text: str, word: str, kind: Kind) -> None:
        """Say what belongs in the place of a word, and what may be meant."""
        self.say("expected", text=text, word=word, kind=self.sitting.texts.word("kind", kind.name))
        self.propose(word, kind)

    def propose(self, word: str, kind: Kind | None = None) -> None:
        """Name some things that may be meant."""
        if near := self.sitting.drawing.near(word, kind):
            self.say("perhaps", words=near)

    def why(self, seat: int, text: str) -> bool:
        """Why a move is not possible."""
        table = self.sitting.match.table
        moves = table.choices(seat)
        if not text:
            self.say("why-what", move=moves[-1].text)
        elif text.isdecimal() and 1 <= int(text[:9]) <= len(moves):
            self.say("possible", number=text)
        elif (move := self.read(text)) is not None:
            refusal = table.refusal(seat, move)
            if refusal is None:
                self.say("possible", number=moves.index(move) + 1)
            else:
                self.explain(seat, move, refusal)
        return False

    def explain(self, seat: int, move: Move, refusal: Refusal) -> None:
        """Say why a move may not be made."""
        sitting = self.sitting
        told = nested(sitting.texts.move(move, sitting.names))
        for word in move.text.split()[1:]:
            if card := sitting.drawing.elsewhere(word):
                self.say("not-in-play", card=card)
                return
        if refusal in (NOT_OFFERED, NOT_ASKED):
            self.say("impossible-now", move=told, why=self.told(refusal), question=sitting.question(seat))
        else:
            self.say("impossible", move=told, why=self.told(refusal))

    def undo(self, seat: int, text: str) -> bool:
        """Take the last move back, if that is free."""
        try:
            self.sitting.match.undo(seat)
        except NoUndo as refused:
            self.say("no-undo", why=self.told(refused.refusal))
            return False
        self.changed(seat, "undone", self.sitting.match.undone[-1][1])
        return True

    def redo(self, seat: int, text: str) -> bool:
        """Make again what was taken back."""
        try:
            self.sitting.match.redo(seat)
        except NoUndo as refused:
            self.say("no-redo", why=self.told(refused.refusal))
            return False
        self.changed(seat, "redone", self.sitting.match.played[-1].move)
        return True

    def changed(self, seat: int, message: str, move: Move) -> None:
        """Say which move was taken back or made again."""
        sitting = self.sitting
        told = len(sitting.match.log())
        sitting.seen = {other: min(seen, told) for other, seen in sitting.seen.items()}
        move_told = sitting.texts.move(move, sitting.names)
        sitting.notice = sitting.words.say(message, name=sitting.names[seat], move=move_told)

    # What is shown

    def show_help(self, seat: int, text: str) -> bool:
        """What can be typed."""
        self.say("help", move=self.sitting.match.table.moves(seat)[0].text)
        return False

    def show_card(self, seat: int, text: str) -> bool:
        """A card in full."""
        if not text:
            return self.show_cards(seat, text)
        drawing = self.sitting.drawing
        found = drawing.matching(text)
        if len(found) == 1:
            self.sitting.screen.print(drawing.card(found[0]))
            self.sitting.screen.print(drawing.marks())
        elif found:
            self.say("which-card", cards=", ".join([f"{entry['id']} {entry['name']}" for entry in found]))
        elif elsewhere := drawing.elsewhere(text):
            self.say("not-in-play", card=elsewhere)
        else:
            self.say("no-card", text=text)
            self.propose(text)
        return False

    def show_cards(self, seat: int, text: str) -> bool:
        """All cards."""
        for part in self.sitting.drawing.all_cards():
            self.sitting.screen.print(part)
        return False

    def show_log(self, seat: int, text: str) -> bool:
        """All that has happened, as this player may know it."""
        sitting = self.sitting
        log = sitting.match.log()
        for line in lines(log, seat, sitting.texts, sitting.names):
            sitting.screen.print(Text(line))
        if not log:
            self.say("nothing-yet")
        return False

    def show_board(self, seat: int, text: str) -> bool:
        """The table once more."""
        self.sitting.show(seat)
        return False

    # Coming and going

    def save(self, seat: int, text: str) -> bool:
        """Keep the game, here or elsewhere; what is no earlier record of it is not written over."""
        sitting = self.sitting
        try:
            file = named_file(text) if text else sitting.file
            keep(sitting.match, file)
        except Told as problem:
            sitting.say_whole("not-saved", why=problem.told(sitting.lang))
        else:
            sitting.say_whole("saved", file=str(file))
        return False

    def resign(self, seat: int, text: str) -> bool:
        """Give up, if it is said twice. With others left a bot plays on."""
        self.say("resign-sure")
        if self.sitting.read("> ").lower() != "resign":
            return False
        self.sitting.match.resign(seat)
        self.sitting.seat_bot(seat, USUAL)
        self.sitting.notice = self.sitting.words.say("resigned", name=self.sitting.names[seat])
        return True

    def leave(self, seat: int, text: str) -> bool:
        """Leave the table."""
        raise EOFError

    def told(self, refusal: Refusal) -> str:
        return self.sitting.texts.refusal(refusal, self.sitting.names)

    def say(self, message: str, **args: object) -> None:
        self.sitting.screen.print(Text(self.sitting.words.say(message, **args)))


def _in_its_case(word: str, kind: Kind) -> str:
    """A word of a kind as it is written, in whatever letters it was typed."""
    return next((known for known in kind.words if known.casefold() == word.casefold()), word)
