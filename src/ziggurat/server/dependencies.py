"""What a route may ask for besides what came with the request: who asks, and the parts of the service.

    async def handler(user: Visitor, house: TheHouse) -> ...

Whoever asks is given as ``user`` (None if they were never here) or as ``player`` (somebody new becomes a
guest).
"""

from __future__ import annotations

from typing import Any, Final

from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation

from ziggurat.server.accounts import Accounts, User, current_player, current_user
from ziggurat.server.database import Database
from ziggurat.server.house import House

Visitor = NamedDependency[SkipValidation[User | None]]
Player = NamedDependency[SkipValidation[User]]
TheHouse = NamedDependency[SkipValidation[House]]
TheDatabase = NamedDependency[SkipValidation[Database]]
TheAccounts = NamedDependency[SkipValidation[Accounts]]


def _part(name: str) -> Provide:
    def take(state: State) -> Any:
        return state[name]

    return Provide(take, sync_to_thread=False)


PROVIDED: Final = {
    **{name: _part(name) for name in ("house", "database", "accounts")},
    "user": Provide(current_user),
    "player": Provide(current_player),
}
