"""How much one address, or one name, may ask for in a while."""

from __future__ import annotations

from ipaddress import IPv4Address, ip_address, ip_network
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from ziggurat.server.problems import Trouble

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

MOST_KNOWN: Final = 50_000
"""Of so many we remember what they took; then those who have their full share again are forgotten."""


class Allowance:
    """Each key has a share of ``burst``, which grows again by ``rate`` a second up to that."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, key: str, part: float = 1.0) -> None:
        """Take one from a share; ``Trouble`` "too-many" with the seconds to wait if there is none."""
        now = monotonic()
        left, since = self._left.get(key, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        if left < part:
            seconds = int((part - left) / self.rate) + 1
            raise Trouble("too-many", f"that is too often: try again in {seconds} s", seconds=seconds)
        if len(self._left) >= MOST_KNOWN:
            self._forget(now)
        self._left[key] = (left - part, now)

    def give_back(self, key: str, part: float = 1.0) -> None:
        """What was taken shall not count."""
        if key in self._left:
            left, since = self._left[key]
            self._left[key] = (left + part, since)

    def _forget(self, now: float) -> None:
        full = [
            key for key, (left, since) in self._left.items() if left + (now - since) * self.rate >= self.burst
        ]
        for key in full or list(self._left)[: MOST_KNOWN // 2]:
            del self._left[key]


class Limits:
    """All the allowances there are. A route says in ``opt={"limit": ...}`` which one it is under."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.of = {
            "play": Allowance(1200, 100),  # a whole classroom behind one address plays unhindered
            "account": Allowance(20, 1 / 6),
            "upload": Allowance(20, 1 / 6),
            "guests": Allowance(100, 1 / 6),
            "name": Allowance(5, 1 / 30),  # wrong passwords for one name
        }

    def take(self, limit: str, key: str) -> None:
        """Take one; ``Trouble`` if there is none."""
        if self.on:
            self.of[limit].take(key)

    def give_back(self, limit: str, key: str) -> None:
        """What was taken shall not count."""
        self.of[limit].give_back(key)


def neighbourhood(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whose share is taken from: an address, and of IPv6 the network, since a household has 2⁶⁴ of them."""
    said = connection.client.host if connection.client else ""
    try:
        address = ip_address(said.partition("%")[0])
    except ValueError:
        return said
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))
