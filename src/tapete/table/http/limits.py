"""Rate limits: token buckets by action and by caller, and counters of failures and connections."""
from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated

from pydantic import ConfigDict, Field

from ..refusals import Refusal
from .callers import Caller, Thing, shares

Some = Annotated[int, Field(ge=1)]
_CONFIG = ConfigDict(extra="forbid", use_attribute_docstrings=True)


FORGOTTEN = 3600.0
"""Seconds without a new miss after which misses are forgotten."""


@dataclass(frozen=True)
class RateLimit:
    """A rate limit: this many at once, then this many per second."""

    __pydantic_config__ = _CONFIG

    burst: Some
    per_second: Annotated[float, Field(gt=0, allow_inf_nan=False)]


@dataclass(frozen=True)
class Limits:
    """The limits for one address, and the largest sizes. An IPv6 network of 64 bits counts as one address. A network of
    48 bits has sixteen times as much."""

    __pydantic_config__ = _CONFIG

    requests: RateLimit = RateLimit(200, 40)
    """Requests over HTTP."""
    tables: RateLimit = RateLimit(20, 0.2)
    """New tables."""
    secrets: RateLimit = RateLimit(10, 0.2)
    """Passwords and transfer codes tried. Each wrong one also makes the next wait longer, by table and by address."""
    chat: RateLimit = RateLimit(8, 1)
    """Lines of chat, by seat, or by a spectator's address."""
    hints: RateLimit = RateLimit(4, 0.5)
    """Hints and undone choices asked for, by seat."""
    notices: RateLimit = RateLimit(6, 0.005)
    """New addresses for notices, by the person who gives them and by their address."""
    uploads: RateLimit = RateLimit(5, 0.1)
    """Records uploaded."""
    sockets: RateLimit = RateLimit(60, 5)
    """WebSockets opened."""
    body: Some = 64 * 1024
    """Bytes of a request that is not an upload."""
    upload: Some = 1024 * 1024
    """Bytes of an uploaded record."""
    picture: Some = 12 * 1024 * 1024
    """Bytes of a card's picture sent to the desk. If the desk is off, the limit of other requests applies."""
    watchers: Some = 60
    """WebSockets of spectators at one table. Seats do not count."""
    seat_sockets: Some = 6
    """WebSockets of one seat. One more closes the oldest."""
    live_sockets: Some = 20_000
    """WebSockets of spectators at all tables."""
    sockets_each: Some = 100
    """WebSockets that one address may have open."""
    connections_each: Some = 300
    """Connections that one address may have open. A proxy's address has no such limit."""
    connections: Some = 30_000
    """Connections in all. The process's limit of open files (`LimitNOFILE`) also applies."""


MOST_KEPT = 50_000
"""Number of counts after which the expired ones are dropped."""


@dataclass
class RateLimiter:
    """The token buckets of one server. `take` raises Refusal if there is too much."""

    limits: Limits
    now: Callable[[], float] = time.monotonic
    _full_at: dict[tuple[str, str, str], float] = field(default_factory=dict)
    _most: int = MOST_KEPT

    def take(self, what: str, who: Caller | Thing, about: str = "") -> None:
        """Count one `what` (a Rate of Limits) for `who`, separately for each `about`. Raises Refusal if there were too
        many."""
        rate: RateLimit = getattr(self.limits, what)
        now, full = self.now(), rate.burst / rate.per_second
        # A bucket is stored as the moment at which it is full again. A full bucket needs no entry.
        taken = {(what, each, about): max(self._full_at.get((what, each, about), now), now)
                 + 1 / (rate.per_second * quota) for each, quota in shares(who)}
        over = max(taken.values()) - now - full
        if over > 1e-9:
            raise Refusal("too_many", seconds=max(1, round(over)))
        self._full_at |= taken
        if len(self._full_at) > self._most:
            self._full_at = {key: at for key, at in self._full_at.items() if at > now}
            self._most = max(MOST_KEPT, 2 * len(self._full_at))

    def __len__(self) -> int:
        return len(self._full_at)

    def give_back(self, what: str, who: Caller | Thing, about: str = "") -> None:
        """Take back the last count, because it should not be limited."""
        for each, quota in shares(who):
            if (what, each, about) in self._full_at:
                self._full_at[what, each, about] -= 1 / (getattr(self.limits, what).per_second * quota)


@dataclass
class FailureLimiter:
    """Failed secrets, counted by caller and by target. After a few free misses each one costs a wait that doubles.

    An attempt counts as a miss until it turns out right, so that many attempts at once gain nothing.
    """

    free: int
    """Misses that cost no wait."""
    longest: float
    """The longest wait in seconds."""
    now: Callable[[], float] = time.monotonic
    _missed: dict[str, tuple[int, float]] = field(default_factory=dict)
    """By key: the number of misses, and until when attempts are refused."""
    _most: int = MOST_KEPT

    def check(self, who: Caller | Thing) -> None:
        """Raise Refusal while the next attempt must wait."""
        wait = max(self._missed.get(each, (0, 0.0))[1] for each, _ in shares(who)) - self.now()
        if wait > 0:
            raise Refusal("too_many", seconds=max(1, round(wait)))

    def take(self, who: Caller | Thing) -> None:
        """Count an attempt. Raises Refusal while it must wait."""
        self.check(who)
        now = self.now()
        for each, quota in shares(who):
            count, until = self._missed.get(each, (0, 0.0))
            if until + FORGOTTEN < now:
                count = 0
            above = count // quota - self.free
            wait = min(self.longest, 2.0 ** min(above, 30)) / quota if above >= 0 else 0.0
            self._missed[each] = count + 1, now + wait
        if len(self._missed) > self._most:
            self._missed = {each: missed for each, missed in self._missed.items() if missed[1] + FORGOTTEN > now}
            self._most = max(MOST_KEPT, 2 * len(self._missed))

    def forgive(self, who: Caller | Thing) -> None:
        """The last attempt was not a miss, so it is not counted."""
        for each, _ in shares(who):
            count, _ = self._missed.pop(each, (0, 0.0))
            if count > 1:
                self._missed[each] = count - 1, self.now()


class ConnectionCounter:
    """How many of something each caller has at the same time."""

    def __init__(self) -> None:
        self.total = 0
        self._of: Counter[str] = Counter()

    def enter(self, who: str, each: float = math.inf) -> bool:
        """Count one more. False, without counting, if the caller already has `each`."""
        counts = shares(who)
        if any(self._of[name] >= each * quota for name, quota in counts):
            return False
        self.total += 1
        self._of.update(name for name, _ in counts)
        return True

    def __len__(self) -> int:
        """Under how many names something is counted."""
        return len(self._of)

    def leave(self, who: str) -> None:
        """Count one less."""
        self.total -= 1
        for name, _ in shares(who):
            self._of[name] -= 1
            if not self._of[name]:
                del self._of[name]


class RecentPairs:
    """The latest pairs of a caller or browser and a table."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self._pairs: dict[tuple[Caller | Thing, str], None] = {}

    def __contains__(self, pair: tuple[Caller | Thing, str]) -> bool:
        return pair in self._pairs

    def add(self, pair: tuple[Caller | Thing, str]) -> None:
        self._pairs.pop(pair, None)
        self._pairs[pair] = None
        if len(self._pairs) > self.most:
            del self._pairs[next(iter(self._pairs))]
