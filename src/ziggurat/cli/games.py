"""``ziggurat games``: what can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.cli.options import Json, Lang

if TYPE_CHECKING:
    from ziggurat.kernel.game import Game


def games(json: Json = False, lang: Lang = None) -> None:
    """List the games with their options."""
    from ziggurat.cli.printing import print_json
    from ziggurat.cli.words import labels, language
    from ziggurat.kernel.registry import find, names

    found = [_facts(find(name), language(lang)) for name in names()]
    if json:
        print_json(found)
        return
    words = labels(language(lang))
    file = words.say("a-file")
    for game in found:
        least, most = game["seats"]
        print(f"{game['title']}: ziggurat play {game['name']}")
        usual = words.say("usual", value=game["default_seats"])
        print(f"  players={'|'.join(map(str, range(least, most + 1)))}  ({usual})")
        for option in game["options"]:
            if option["content"]:
                print(f"  {option['name']}={file}")
            else:
                usual = words.say("usual", value=option["default"])
                print(f"  {option['name']}={'|'.join(option['values'])}  ({usual})")
                for value in option["values"]:
                    if option["titles"][value] != value:
                        print(f"    {value}: {option['titles'][value]}")


def _facts(game: Game, lang: str) -> dict[str, Any]:
    from ziggurat.cli.files import whole_spec
    from ziggurat.cli.words import title

    usual = game.setting({})
    texts = game.texts(usual, lang)
    return {
        "name": game.name,
        "title": title(game, lang),
        "rules": game.version,
        "spec": whole_spec(game, usual, game.name),
        "seats": list(game.seats),
        "default_seats": game.default_seats,
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "titles": {value: texts.word(option.name, value) for value in option.values},
                "default": None if option.content else option.values[0],
                "content": option.content,
            }
            for option in game.options
        ],
    }
