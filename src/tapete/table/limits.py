"""How much anybody may ask for: token buckets by what is done and who does it."""
from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated

from pydantic import ConfigDict, Field

from .refusals import Refusal

Some = Annotated[int, Field(ge=1)]
_CONFIG = ConfigDict(extra="forbid", use_attribute_docstrings=True)


@dataclass(frozen=True)
class Rate:
    """So many at once, and then so many a second."""

    __pydantic_config__ = _CONFIG

    burst: Some
    per_second: Annotated[float, Field(gt=0, allow_inf_nan=False)]


@dataclass(frozen=True)
class Limits:
    """What one address may do, and how large anything may be."""

    __pydantic_config__ = _CONFIG

    requests: Rate = Rate(200, 40)
    """Requests over HTTP."""
    tables: Rate = Rate(20, 0.2)
    """New tables."""
    secrets: Rate = Rate(10, 0.2)
    """Passwords and transfer codes tried."""
    chat: Rate = Rate(8, 1)
    """Lines of chat, by seat."""
    hints: Rate = Rate(4, 0.5)
    """Hints and undone choices asked for, by seat."""
    uploads: Rate = Rate(5, 0.1)
    """Records uploaded."""
    sockets: Rate = Rate(60, 5)
    """WebSockets opened."""
    body: Some = 64 * 1024
    """Bytes of a request, but for uploads."""
    upload: Some = 1024 * 1024
    """Bytes of an uploaded record."""
    watchers: Some = 60
    """WebSockets at one table."""
    live_sockets: Some = 20_000
    """WebSockets in all."""


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

    def __len__(self) -> int:
        return len(self._full_at)

    def give_back(self, what: str, who: str) -> None:
        """Take the last one back: it was none of those that are meant to be rare."""
        self._full_at[what, who] -= 1 / getattr(self.limits, what).per_second
