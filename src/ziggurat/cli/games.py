"""``ziggurat games``: what can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.cli.options import Json, Lang

if TYPE_CHECKING:
    from ziggurat.kernel.game import Game


def games(json: Json = False, lang: Lang = None) -> None:
    """List the games with their options."""
    from ziggurat.cli.printing import print_json
    from ziggurat.cli.words import language
    from ziggurat.kernel.registry import find, names

    found = [_facts(find(name), language(lang)) for name in names()]
    if json:
        print_json(found)
        return
    for game in found:
        least, most = game["seats"]
        print(f"{game['title']}: ziggurat play {game['name']}")
        print(
            f"  players={'|'.join(map(str, range(least, most + 1)))}  (if not said: {game['default_seats']})"
        )
        for option in game["options"]:
            if option["content"]:
                print(f"  {option['name']}=FILE")
            else:
                print(
                    f"  {option['name']}={'|'.join(option['values'])}  (if not said: {option['values'][0]})"
                )


def _facts(game: Game, lang: str) -> dict[str, Any]:
    from ziggurat.cli.words import title

    return {
        "name": game.name,
        "title": title(game, lang),
        "rules": game.version,
        "seats": list(game.seats),
        "default_seats": game.default_seats,
        "options": [
            {"name": option.name, "values": list(option.values), "content": option.content}
            for option in game.options
        ],
    }
