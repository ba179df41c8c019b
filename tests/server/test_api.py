"""The API is as it describes itself: whatever is asked, nothing fails, and each answer fits its description.

Schemathesis reads the description and makes up requests, good and bad ones, always the same: for a guest who
is new, and for an account with tables of its own, open, running and over.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, Verbosity, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import CHECKS, load_all_checks
from tests.server.conftest import Person, Served, serving
from tests.server.playing import finished, make

from ziggurat.server.settings import Settings

load_all_checks()
FITS = CHECKS.get_by_names(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_schema_conformance",
    ]
)
"""What must hold of every answer."""
BY_HAND = {"GET /api/tables/{id}/live"}
"""The socket: ``test_socket.py``."""
EXAMPLES = 5


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One service for all tests here."""
    folder = tmp_path_factory.mktemp("hall")
    with serving(Settings(data=folder, limits=False)) as running:
        yield running


def operations(hall: Served) -> list[Any]:
    """All that is described, but for what is tested by hand; what may end the session comes last."""
    described = schemathesis.openapi.from_url(f"{hall.address}/api/schema")
    found: list[Any] = [*described.get_all_operations()]
    asked = [each.ok() for each in found]
    return sorted(
        [each for each in asked if each.label not in BY_HAND],
        key=lambda each: each.label.startswith(("DELETE /api/me", "DELETE /api/session")),
    )


def strange(hall: Served, person: Person, ids: list[str], mode: Any) -> int:
    """Ask everything in strange ways; how many answers came."""
    answered = 0
    told: list[str] = []
    for operation in operations(hall):

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            verbosity=Verbosity.quiet,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def ask(case: Any) -> None:
            nonlocal answered
            answered += 1
            if answered % 4:  # what is there
                there = {"id": ids[answered % len(ids)], "game": "guns_and_steel", "lang": "uk"}
                case.path_parameters = {
                    name: there.get(name, of) for name, of in case.path_parameters.items()
                }
            answer = case.call(headers={"x-csrf-token": token(person), "cookie": cookies(person)})
            case.validate_response(answer, checks=FITS)

        try:
            ask()
        except Unsatisfiable:  # nothing that could be wrong with it
            continue
        except BaseException as problem:
            told.append(f"{operation.label}: {problem}")
    assert not told, "\n\n".join(told)
    return answered


def token(person: Person) -> str:
    """The token that a change needs."""
    if "ziggurat_csrf" not in person.cookies:
        person.get("/api/me")
    return str(person.cookies["ziggurat_csrf"])


def cookies(person: Person) -> str:
    """The cookies of a person, as their browser sends them."""
    return "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.cookies.jar)


@pytest.mark.parametrize("mode", [*schemathesis.GenerationMode], ids=lambda mode: mode.name.lower())
@pytest.mark.parametrize("who", ["guest", "account"])
def test_whatever_is_asked_the_answer_is_as_described(hall: Served, who: str, mode: Any) -> None:
    person = hall.person()
    host = hall.person()
    if who == "account":
        person.register(f"Anna {mode.name.lower()}")
        host = person
    ids = [
        make(host, "me", "open"),
        make(host, "me", {"kind": "human", "name": "Bo"}, private=False),
        finished(host, 3),
    ]
    assert strange(hall, person, ids, mode) > 60
