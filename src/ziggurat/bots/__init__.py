"""Players that are programs. They know games only through the kernel, and a table only by glimpses."""

from ziggurat.bots.bot import Bot
from ziggurat.bots.greedy import Greedy
from ziggurat.bots.planner import Planner
from ziggurat.bots.playing import next_move, play_on
from ziggurat.bots.randomly import Randomly
from ziggurat.bots.seats import bot_names, find, names, seat_bot, seat_bots

__all__ = [
    "Bot",
    "Greedy",
    "Planner",
    "Randomly",
    "bot_names",
    "find",
    "names",
    "next_move",
    "play_on",
    "seat_bot",
    "seat_bots",
]
