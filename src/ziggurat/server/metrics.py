"""What is counted, for /metrics."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

REQUESTS: Final = Counter(
    "ziggurat_requests", "Requests answered, by method and status.", ["method", "status"]
)
SOCKETS: Final = Gauge("ziggurat_sockets", "Sockets that are open.")
LIVE_TABLES: Final = Gauge("ziggurat_live_tables", "Tables held in memory.")
MOVES: Final = Counter("ziggurat_moves_stored", "Moves stored, those of bots among them.")
GROUP_SIZE: Final = Histogram(
    "ziggurat_write_group_size",
    "Requests written in one transaction.",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
)
GROUP_SECONDS: Final = Histogram(
    "ziggurat_write_seconds",
    "How long one transaction took.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
WAITING: Final = Gauge("ziggurat_writes_waiting", "Requests that wait to be written.")
