"""The games there are: their options, words and cards."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter
from msgspec import Struct, json

from ziggurat.bots import names as bot_names
from ziggurat.kernel.errors import BadOption, one_of
from ziggurat.kernel.game import Game, Setting
from ziggurat.kernel.registry import find, names
from ziggurat.kernel.texts import LANGUAGES
from ziggurat.server.problems import Trouble

GameName = Annotated[str, PathParameter(description="a game, as /games names it")]
Lang = Annotated[str, PathParameter(description="en, ru or uk")]
CARDS: Final = list[dict[str, Any]]
KEPT_FOR: Final = "private, max-age=0, must-revalidate"


def described(data: Any, what: str) -> ResponseSpec:
    """What an answer holds that is sent as it is."""
    return ResponseSpec(data, description=what, media_type="application/json", generate_examples=False)


class OptionInfo(Struct):
    """An option, its values (the first is the default); ``content``: it takes a text instead."""

    name: str
    values: list[str]
    content: bool


class GameInfo(Struct):
    """What there is to know about a game before a table is made."""

    name: str
    titles: dict[str, str]
    seats: tuple[int, int]
    default_seats: int
    options: list[OptionInfo]
    verbs: dict[str, list[str]]
    """The words that moves begin with, each with the kinds of what follows."""
    bots: list[str]


@get("/games")
async def games() -> list[GameInfo]:
    """All games."""
    return [_info(find(name)) for name in names()]


@cache
def _info(game: Game) -> GameInfo:
    setting = game.setting({})
    title = game.name.replace("_", "-")
    titles: dict[str, str] = {}
    for lang in LANGUAGES:
        texts = game.texts(setting, lang)
        titles[lang] = texts.say(title) if texts.has(title) else game.name
    return GameInfo(
        name=game.name,
        titles=titles,
        seats=game.seats,
        default_seats=game.default_seats,
        options=[OptionInfo(option.name, [*option.values], option.content) for option in game.options],
        verbs={verb.word: [kind.name for kind in verb.kinds] for verb in game.verbs},
        bots=bot_names(),
    )


def language(lang: str) -> str:
    """The language asked for."""
    if lang not in LANGUAGES:
        raise Trouble("not-found", f"as a language, {one_of(lang, LANGUAGES)}")
    return lang


def answered(request: Request[Any, Any, Any], body: bytes, media_type: str) -> Response[bytes]:
    """Something that changes seldom: who has it already is only told that it is still so."""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    known = request.headers.get("if-none-match", "")
    headers = {"etag": tag, "cache-control": KEPT_FOR}
    if tag in [each.strip().removeprefix("W/") for each in known.split(",")]:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


def words(request: Request[Any, Any, Any], game: Game, setting: Setting, lang: str) -> Response[bytes]:
    """The words of a setting, as Fluent writes them."""
    return answered(request, game.texts(setting, lang).source.encode(), "text/plain; charset=utf-8")


def cards(request: Request[Any, Any, Any], game: Game, setting: Setting, lang: str) -> Response[bytes]:
    """All cards of a setting, told in a language."""
    return answered(request, json.encode(game.cards(setting, lang)), "application/json")


@get("/games/{game:str}/texts/{lang:str}", media_type="text/plain", sync_to_thread=True)
def game_texts(game: GameName, lang: Lang, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The words of a game in a language, as Fluent messages."""
    known = find(game)
    return words(request, known, known.setting({}), language(lang))


@get(
    "/games/{game:str}/cards/{lang:str}", sync_to_thread=True, responses={200: described(CARDS, "The cards.")}
)
def game_cards(game: GameName, lang: Lang, request: Request[Any, Any, Any]) -> Response[bytes]:
    """All cards of a game, told in a language. The query names options: ``?theme=combined``."""
    known = find(game)
    options = request.query_params.dict()
    if any(len(values) > 1 for values in options.values()):
        raise BadOption("an option stands twice")
    given = {name: values[0] for name, values in options.items()}
    return cards(request, known, known.setting(given), language(lang))


handlers = [games, game_texts, game_cards]
