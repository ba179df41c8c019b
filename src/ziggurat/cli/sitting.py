"""A sitting: people in front of a terminal, at a table with bots."""

from __future__ import annotations

import shlex
import shutil
import sys
from contextlib import suppress
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from ziggurat.bots import next_move, seat_bot
from ziggurat.cli.answers import Answers
from ziggurat.cli.drawing import Drawing
from ziggurat.cli.ending import outcome
from ziggurat.cli.keeping import keep
from ziggurat.cli.log import lines
from ziggurat.cli.printing import console
from ziggurat.cli.seating import USUAL
from ziggurat.cli.words import Told, seat_names
from ziggurat.kernel.telling import Teller

if TYPE_CHECKING:
    from ziggurat.bots import Bot
    from ziggurat.kernel.match import Match

NEWS: Final = 30
"""So many lines of the log are shown unasked: a round of four players seldom has more."""
FORGET: Final = "\x1b[3J"
"""Makes a terminal forget what has left the screen above, so that nobody can scroll back to it."""
TWO_COLUMNS: Final = 10
"""More moves than this are listed in two columns, if there is room."""
WIDE: Final = 120


class Sitting:
    """One match played in the terminal. It is kept in ``file`` whenever somebody is asked."""

    def __init__(self, match: Match, lang: str, file: Path) -> None:
        self.match = match
        self.lang = lang
        self.file = file
        self.screen = console()
        self.names = seat_names(match.seated, match.setting.players, lang)
        self.drawing = Drawing(match.game, match.setting, lang, self.names)
        self.texts = self.drawing.texts
        self.words = self.drawing.words
        self.answers = Answers(self)
        self.bots: dict[int, Bot] = {}
        for seat, who in enumerate(match.seated):
            sort, _, name = who.partition(":")
            if sort == "bot":
                self.seat_bot(seat, name)
            elif seat in match.resigned:
                self.seat_bot(seat, USUAL)
        self.seen = dict.fromkeys(range(match.setting.players), 0 if not match.entries else len(match.log()))
        self.front = -1
        """The seat of whoever sat before the screen last."""
        self.waiting: dict[int, int] = {}
        """Who might act but does not want to, and how long the record was when they said so."""
        self.notice = ""
        """What is to be said when the table is shown next."""

    def seat_bot(self, seat: int, name: str) -> None:
        """Let a bot play a seat: by a chance that a seed repeats, and that tells nothing of a secret one."""
        seed = self.match.seed if isinstance(self.match.seed, int) else randbelow(2**31)
        self.bots[seat] = seat_bot(name, seed + len(self.match.entries), seat)

    # The course of a sitting

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401  (where it is there, lines can be edited and recalled)
        if self.match.over:
            self.screen.print(Text(self.notice), soft_wrap=True)
            self.screen.print(Text(self.words.say("over-already")))
        try:
            while not self.match.over:
                self.go_on()
        except (EOFError, KeyboardInterrupt):
            self.screen.print()
            self.leave()
        else:
            self.close()

    def go_on(self) -> None:
        """One move, by whoever makes it: a human who need not, a bot, or a human who is waited for."""
        table = self.match.table
        entries = len(self.match.entries)
        for seat in table.may_act:
            if seat not in self.bots and table.moves(seat) and self.waiting.get(seat) != entries:
                self.ask(seat)
                return
        chosen = next_move(table, self.bots)
        if chosen is not None:
            self.match.play(*chosen)
        else:
            seats = table.deciders
            self.ask(self.front if self.front in seats else seats[0])

    def ask(self, seat: int) -> None:
        """Ask a human until something has come of it."""
        self.notice = self.keep() or self.notice
        if len(self.names) - len(self.bots) > 1 and self.front != seat:
            self.pass_screen(seat)
        self.front = seat
        self.show(seat)
        while not self.answers.take(seat, self.read(f"{self.names[seat]}> ")):
            pass

    def read(self, prompt: str) -> str:
        """A line from the keyboard, or from what stands in its place; that is shown as if it were typed."""
        line = self.screen.input(Text(prompt, "bold")).strip()
        if not sys.stdin.isatty():
            self.screen.print(Text(line))
        return line

    def pass_screen(self, seat: int) -> None:
        """Let one player see what came of their move, then hide their cards before the next one looks."""
        if self.front >= 0 and self.front not in self.bots:
            self.clear()
            self.show_table(self.front)
            self.screen.print()
            self.read(self.words.say("press-enter", name=self.names[self.front]) + " ")
        self.clear()
        self.forget()
        self.read(self.words.say("pass-screen", name=self.names[seat]) + " ")

    def clear(self) -> None:
        """An empty screen, where there is one."""
        if self.screen.is_terminal:
            self.screen.clear()

    def forget(self) -> None:
        """Nothing that the player before saw or typed can be fetched back."""
        if self.screen.is_terminal and not (self.screen.is_dumb_terminal or self.screen.legacy_windows):
            self.screen.file.write(FORGET)
            self.screen.file.flush()
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()

    def leave(self) -> None:
        """Keep the game for later."""
        if problem := self.keep():
            self.screen.print(Text(problem, "bold"), soft_wrap=True)
        else:
            self.say_whole("saved", file=str(self.file))
            self.say_whole("go-on", command=self.command("play", "--resume"))

    def close(self) -> None:
        """The end of the game: how it came out."""
        self.clear()
        self.show_table(None)
        self.screen.print()
        self.screen.rule(Text(self.words.say("over"), "bold"), style="dim")
        for part in outcome(self.match, self.drawing, self.names):
            self.screen.print(part)
        self.screen.print()
        if problem := self.keep():
            self.screen.print(Text(problem, "bold"), soft_wrap=True)
        else:
            self.say_whole("saved", file=str(self.file))
            self.say_whole("again", command=self.command("replay"))

    def say_whole(self, message: str, **args: str) -> None:
        """Say something that may be copied from the screen, so that it is not broken into lines."""
        self.screen.print(Text(self.words.say(message, **args)), soft_wrap=True)

    def keep(self) -> str:
        """Write the record, or say why that fails: a disk that is full does not end the game."""
        try:
            keep(self.match, self.file)
        except Told as problem:
            return self.words.say("not-saved", why=problem.told(self.lang))
        return ""

    def command(self, *words: str) -> str:
        """A command for the kept file, as it can be typed here."""
        found = shutil.which("ziggurat")
        program = (
            "ziggurat" if found and Path(found).resolve() == Path(sys.argv[0]).resolve() else sys.argv[0]
        )
        return shlex.join(
            [program, *words, str(self.file), *["--lang", self.lang][: 2 * (self.lang != "en")]]
        )

    # What is shown

    def show(self, seat: int) -> None:
        """The table, what happened since this player's last decision, the question and the moves."""
        self.clear()
        self.show_table(seat)
        if self.notice:
            self.screen.print()
            self.screen.print(Text(self.notice), soft_wrap=True)
            self.notice = ""
        self.screen.print()
        self.tell_question(seat)
        self.tell_moves(seat)

    def show_table(self, seat: int | None) -> None:
        """The table, and what happened since the last decision of whoever sits before the screen."""
        self.screen.print(self.drawing.terminal.board(self.match.table.view(seat), self.screen.width))
        if seat is not None or self.front >= 0:
            self.tell_news(self.front if seat is None else seat)

    def tell_news(self, seat: int) -> None:
        """What happened since a player's last decision."""
        log = self.match.log()[self.seen.get(seat, 0) :]
        news = list(lines(log, seat, self.texts, self.names))
        if news:
            self.screen.print()
            self.screen.print(self.words.say("since"), style="dim")
        if len(news) > NEWS:
            more = self.words.say("more-log", number=len(news) - NEWS)
            self.screen.print(f"  … {more}", style="dim")
        for line in news[-NEWS:]:
            self.screen.print(f"  {line}")

    def question(self, seat: int) -> str:
        """What a seat is asked, in one sentence."""
        decision = self.match.table.question(seat)
        details = decision.details(self.match.table)
        plain = {name: fact for name, fact in details.items() if isinstance(fact, (str, int))}
        args = {
            name: self.texts.word(name, fact) if isinstance(fact, str) else fact
            for name, fact in plain.items()
        }
        return self.texts.say(f"ask-{decision.ASK}", **args)

    def tell_question(self, seat: int) -> None:
        """What is asked, and what helps to answer."""
        decision = self.match.table.question(seat)
        details = decision.details(self.match.table)
        self.screen.print(Text(self.question(seat), "bold"))
        if more := self.drawing.terminal.question({"ask": decision.ASK, **details}):
            self.screen.print(more)
        effects = details.get("effects", [])
        for number, effect in enumerate(effects, 1):
            mark = f"{number}: " if len(effects) > 1 else ""
            self.screen.print(f"  {mark}{Teller(self.texts).tell(effect)}", style="dim")

    def tell_moves(self, seat: int) -> None:
        """The legal moves in words, with their numbers, what helps to choose, and their text form."""
        moves = self.match.table.choices(seat)
        view = self.match.table.view(seat)
        columns = 2 if len(moves) > TWO_COLUMNS and self.screen.width >= WIDE else 1
        rows = -(-len(moves) // columns)
        table = Table.grid(padding=(0, 1))
        for _ in range(columns):
            table.add_column(justify="right", style="bold")
            table.add_column()
            table.add_column()
            table.add_column(style="dim")
        for row in range(rows):
            cells: list[str | Text] = []
            for number in range(row, len(moves), rows):
                move = moves[number]
                told = self.texts.move(move, self.names)
                remark = self.drawing.terminal.remark(move.text, view)
                cells += [f"  {number + 1}", told, remark, f"{move.text}  "]
            table.add_row(*cells)
        self.screen.print(table)
        if seat not in self.match.table.deciders:
            self.screen.print(Text("  0 " + self.words.say("wait")))
