"""What can be chosen, and how it is told."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any, Final

from ziggurat.conformance.comparing import plain
from ziggurat.conformance.playing import walk, where
from ziggurat.kernel.effects import Effect
from ziggurat.kernel.errors import Refused, Unreadable, ZigguratError
from ziggurat.kernel.match import Match
from ziggurat.kernel.move import GAME_OVER, NOT_ASKED, NOT_OFFERED, OUT_OF_ORDER
from ziggurat.kernel.saving import digest
from ziggurat.kernel.telling import Teller
from ziggurat.kernel.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Callable

    from ziggurat.kernel.game import Game, Setting
    from ziggurat.kernel.move import Move, Refusal
    from ziggurat.kernel.table import Table

NONSENSE: Final = (
    "",
    " ",
    "abracadabra",
    "\x00",
    "9" * 5000,
    "yes please",
    "choose",
    "choose -1",
    "choose 1e3",
)
STRANGERS: Final = (-1, 99, 2**70)


def check_choices(game: Game, setting: Setting, seed: int) -> None:
    """The moves are the candidates that are not refused; nothing else is accepted, or changes anything."""
    words = Counter(verb.word for verb in game.verbs)
    assert max(words.values()) == 1, f"{game.name}: two verbs share a word: {words.most_common(1)[0][0]}"
    match = Match(game, setting, seed)
    for _, move in walk(match, Random(seed).random):
        table = match.table
        before, recorded = digest(table), len(match.entries)
        asked = {*table.deciders, *table.may_act}
        assert table.deciders, f"{where(table)}: the game waits, but for nobody"
        assert asked <= set(range(table.players)), f"{where(table)}: {asked} are not all seats"
        for seat in asked:
            _check_offer(match, seat)
        for seat in {*range(table.players), *STRANGERS} - asked:
            assert table.moves(seat) == [], f"{where(table)}: seat {seat} is not asked, but has moves"
            _check_refused(match, seat, move, NOT_ASKED)
        for text in (*NONSENSE, f"{move.text} 1", f"{move.text}x"):
            _check_unread(match, table.deciders[0], text)
        after = digest(table)
        assert (after, len(match.entries)) == (before, recorded), f"{where(table)}: a refusal changed it"
    _check_end(match)


def _check_offer(match: Match, seat: int) -> None:
    table = match.table
    decision, here = table.question(seat), f"{where(table)}, seat {seat}"
    candidates = decision.candidates(table, seat)
    twice = [text for text, times in Counter(move.text for move in candidates).items() if times > 1]
    assert not twice, f"{here}: candidates are there twice: {twice}"
    refusals = {move: decision.refusal(table, seat, move) for move in candidates}
    legal = [move for move in candidates if refusals[move] is None]
    moves = table.moves(seat)
    assert moves == legal, f"{here}: the moves {moves} are not the candidates that are not refused: {legal}"
    assert moves or seat not in table.deciders, f"{here}: is waited for and can do nothing: {refusals}"
    for move in moves:
        assert table.read(move.text) is move, f"{here}: {move.text!r} is read back as another move"
    _check_passed_over(table, seat, [move for move in candidates if refusals[move] == OUT_OF_ORDER])
    refused = [move for move in candidates if refusals[move] not in (None, OUT_OF_ORDER)]
    for move in refused[len(match.played) % 3 :: 3][:5]:  # a few here, others there
        _check_refused(match, seat, move, refusals[move])
    for verb in match.game.verbs:
        move = verb(*[0 for _ in verb.kinds])
        if move not in candidates:
            _check_refused(match, seat, move, NOT_OFFERED)


def _check_passed_over(table: Table, seat: int, moves: list[Move]) -> None:
    """What is only out of order is not listed, and may be made all the same."""
    here = f"{where(table)}, seat {seat}"
    assert table.question(seat).ORDERED or not moves, (
        f"{here}: {moves} are out of an order that it does not have"
    )
    for move in moves:
        assert table.refusal(seat, move) is None, f"{here}: {move.text!r} is refused for its order alone"
        table.copy().play(seat, move)


def _check_refused(match: Match, seat: int, move: Move, refusal: Refusal | None) -> None:
    here = f"{where(match.table)}: {move.text!r} of seat {seat}"
    reason: Refusal | None = None
    try:
        match.play(seat, move.text)
    except Refused as refused:
        reason = refused.refusal
    assert reason is not None, f"{here} is accepted"
    assert reason == refusal, f"{here} is refused for another reason, {reason}, than it should be, {refusal}"


def _check_unread(match: Match, seat: int, text: str) -> None:
    try:
        match.play(seat, text)
    except Unreadable:
        return
    except Refused as refused:
        raise AssertionError(f"{text[:60]!r} can be read as a move: {refused}") from None
    raise AssertionError(f"{where(match.table)}: {text[:60]!r} is accepted as a move")


def _check_end(match: Match) -> None:
    table, last = match.table, match.played[-1].move
    assert (table.deciders, table.may_act) == ((), ()), f"{where(table)}: somebody is asked"
    assert match.game.ending(table), f"{where(table)}: no reason is given"
    assert len(table.scores()) == table.players, f"{where(table)}: the scores are {table.scores()}"
    ranked = sorted(seat for place in table.ranking() for seat in place)
    assert ranked == list(range(table.players)), f"{where(table)}: the ranking is {table.ranking()}"
    for seat in range(table.players):
        assert table.moves(seat) == [], f"{where(table)}: seat {seat} has moves"
        assert table.refusal(seat, last) == GAME_OVER, f"{where(table)}: {last} is not refused"
    try:
        match.play(0, last)
    except ZigguratError:
        return
    raise AssertionError(f"{where(table)}: {last} is accepted")


def check_texts(game: Game, setting: Setting, seed: int) -> None:
    """Every name, card, question, effect, move, refusal and happening can be told in every language."""
    tongues = Tongues(game, setting)
    for kind in game.kinds:
        for word in kind.words:
            tongues.tell((kind.name, word), Texts.say, f"{kind.name}-{word.replace('_', '-')}")
    for lang in LANGUAGES:
        plain(game.cards(setting, lang), f"{game.name}: the cards in {lang}")
    match = Match(game, setting, seed)
    for _ in walk(match, Random(seed).random):
        table = match.table
        for seat in {*table.deciders, *table.may_act}:
            decision = table.question(seat)
            details = decision.details(table)
            tongues.tell((decision.ASK, *details), Texts.say, f"ask-{decision.ASK}", **details)
            for detail in details.values():
                for effect in detail if isinstance(detail, (list, tuple)) else (detail,):
                    if isinstance(effect, Effect):
                        tongues.tell(effect, _tell_effect, effect)
            for move in decision.candidates(table, seat):
                tongues.tell(move, Texts.move, move, tongues.players)
                refusal = decision.refusal(table, seat, move)
                if refusal is not None:
                    tongues.tell((refusal.code, *dict(refusal.args)), Texts.refusal, refusal)
    for happening in match.log():
        for viewer in (None, *range(setting.players)):
            data = happening.seen_by(viewer)
            hidden = [field for field, fact in data.items() if fact is None]
            tongues.tell(
                (happening.name, happening.seat < 0, *hidden), Texts.happening, data, tongues.players
            )


class Tongues:
    """The languages. Each thing is told once in each."""

    def __init__(self, game: Game, setting: Setting) -> None:
        self.languages = [game.texts(setting, lang) for lang in LANGUAGES]
        self.players = {seat: f"Player {seat}" for seat in range(setting.players)}
        self.told: set[Any] = set()

    def tell(self, what: Any, say: Callable[..., str], /, *args: Any, **named: Any) -> None:
        """Tell a thing if it was not told; ``AssertionError`` names the language that cannot."""
        if what in self.told:
            return
        self.told.add(what)
        for texts in self.languages:
            try:
                words = say(texts, *args, **named)
            except LookupError as problem:
                raise AssertionError(f"{texts.lang} cannot tell {what}: {problem}") from problem
            assert words.strip(), f"{texts.lang} tells {what} by nothing"


def _tell_effect(texts: Texts, effect: Effect[Any]) -> str:
    return Teller(texts).tell(effect)
