"""How much anybody may ask for: token buckets by what is done and who does it."""
from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from .refusals import Refusal


@dataclass(frozen=True)
class Rate:
    """So many at once, and then so many a second."""

    burst: int
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What one address may do, and how large anything may be."""

    requests: Rate = Rate(200, 40)
    tables: Rate = Rate(20, 0.2)
    secrets: Rate = Rate(10, 0.2)
    """Passwords and transfer codes tried."""
    chat: Rate = Rate(8, 1)
    hints: Rate = Rate(4, 0.5)
    uploads: Rate = Rate(5, 0.1)
    sockets: Rate = Rate(60, 5)
    body: int = 64 * 1024
    """Bytes of a request, but for uploads."""
    upload: int = 1024 * 1024
    watchers: int = 60
    """WebSockets at one table."""
    live_sockets: int = 20_000


@dataclass
class Buckets:
    """The buckets of one server; `take` refuses what is too much."""

    limits: Limits
    now: Callable[[], float] = time.monotonic
    _full_at: dict[tuple[str, str], float] = field(default_factory=dict)

    def take(self, what: str, who: str) -> None:
        """Count one `what` (a Rate of Limits) for `who`; Refusal if there were too many."""
        rate: Rate = getattr(self.limits, what)
        now = self.now()
        # A bucket is known by the moment at which it will be full again: one number, and none when it is full.
        full_at = max(self._full_at.get((what, who), now), now) + 1 / rate.per_second
        if full_at - now > rate.burst / rate.per_second + 1e-9:
            raise Refusal("too_many", seconds=max(1, round(full_at - now - rate.burst / rate.per_second)))
        self._full_at[what, who] = full_at
        if len(self._full_at) > 50_000:
            self._full_at = {key: at for key, at in self._full_at.items() if at > now}

    def give_back(self, what: str, who: str) -> None:
        """Take the last one back: it was none of those that are meant to be rare."""
        self._full_at[what, who] -= 1 / getattr(self.limits, what).per_second
