"""Who I am: guests, accounts, signing in and out, one's own data."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, post, put
from litestar.params import JSONBody
from msgspec import Meta, Struct, json

from ziggurat.server.accounts import User
from ziggurat.server.api.games import described
from ziggurat.server.cookies import hand_over
from ziggurat.server.dependencies import Player, TheAccounts, TheDatabase, Visitor
from ziggurat.server.exporting import export
from ziggurat.server.problems import Trouble

Text = Annotated[str, Meta(max_length=1000)]


class Me(Struct):
    """Who I am. A guest has no name."""

    id: int
    name: str | None
    guest: bool


class Credentials(Struct, forbid_unknown_fields=True):
    """A name and a password."""

    name: Text
    password: Text


class NewPassword(Struct, forbid_unknown_fields=True):
    """The old password and the new one."""

    old: Text
    password: Text


class Proof(Struct, forbid_unknown_fields=True):
    """The password of the account; a guest has none."""

    password: Text | None = None


_LIMITED: Final = {"limit": "account"}


def _me(user: User) -> Me:
    return Me(user.id, user.name, user.guest)


def _known(user: User | None) -> User:
    if user is None:
        raise Trouble("forbidden", "you are nobody here yet")
    return user


@get("/me")
async def me(user: Visitor) -> Me | None:
    """Who I am, or null for somebody who has not changed anything yet."""
    return _me(user) if user else None


@post("/me", opt=_LIMITED, status_code=200)
async def register(data: JSONBody[Credentials], player: Player, accounts: TheAccounts) -> Me:
    """Make an account of a guest, who keeps their games."""
    return _me(await accounts.register(player, data.name, data.password))


@post("/session", opt=_LIMITED, status_code=200)
async def sign_in(
    data: JSONBody[Credentials], user: Visitor, accounts: TheAccounts, request: Request[Any, Any, Any]
) -> Me:
    """Sign in. What one did as a guest before becomes the account's."""
    account, token = await accounts.sign_in(data.name, data.password, user)
    hand_over(request, token)
    return _me(account)


@delete("/session")
async def sign_out(user: Visitor, accounts: TheAccounts, request: Request[Any, Any, Any]) -> None:
    """Sign out here."""
    if user is not None:
        await accounts.sign_out(user)
    hand_over(request, None)


@delete("/sessions")
async def sign_out_everywhere(user: Visitor, accounts: TheAccounts, request: Request[Any, Any, Any]) -> None:
    """Sign out here and on all other machines."""
    if user is not None:
        await accounts.sign_out_everywhere(user)
    hand_over(request, None)


@put("/me/password", opt=_LIMITED, status_code=204)
async def change_password(data: JSONBody[NewPassword], user: Visitor, accounts: TheAccounts) -> None:
    """Change the password. Other machines are signed out."""
    await accounts.change_password(_known(user), data.old, data.password)


@get("/me/export", opt=_LIMITED, responses={200: described(dict[str, Any], "My data.")})
async def own_data(user: Visitor, database: TheDatabase) -> Response[bytes]:
    """All that is kept about me, as a JSON file."""
    found = await export(database, _known(user))
    return Response(
        json.format(json.encode(found), indent=1),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="ziggurat.json"'},
    )


@delete("/me", opt=_LIMITED)
async def leave(
    user: Visitor, accounts: TheAccounts, request: Request[Any, Any, Any], data: JSONBody[Proof]
) -> None:
    """Delete me. Bots take my seats of running games; names and words of mine are removed everywhere."""
    await accounts.delete(_known(user), data.password)
    hand_over(request, None)


handlers = [me, register, sign_in, sign_out, sign_out_everywhere, change_password, own_data, leave]
