"""Ziggurat: civilization board games with every rule enforced, for people and for programs.

import ziggurat
from random import choice

table = ziggurat.new("guns_and_steel:players=3", seed=7)
while not table.over:
    seat = table.deciders[0]
    table.play(seat, choice(table.moves(seat)))
print(table.ranking())
"""

from ziggurat.kernel.chance import Chance, Quick, Secret
from ziggurat.kernel.errors import (
    BadContent,
    BadOption,
    BadRecord,
    NoUndo,
    Refused,
    UnknownGame,
    Unreadable,
    ZigguratError,
)
from ziggurat.kernel.game import Game, Option, Setting
from ziggurat.kernel.glimpse import Glimpse
from ziggurat.kernel.match import Match
from ziggurat.kernel.move import Move, Refusal
from ziggurat.kernel.registry import find, load, names, new, new_match, read_spec, register, resume
from ziggurat.kernel.saving import digest, save
from ziggurat.kernel.table import Table

__all__ = [
    "BadContent",
    "BadOption",
    "BadRecord",
    "Chance",
    "Game",
    "Glimpse",
    "Match",
    "Move",
    "NoUndo",
    "Option",
    "Quick",
    "Refusal",
    "Refused",
    "Secret",
    "Setting",
    "Table",
    "UnknownGame",
    "Unreadable",
    "ZigguratError",
    "digest",
    "find",
    "load",
    "names",
    "new",
    "new_match",
    "read_spec",
    "register",
    "resume",
    "save",
]
