"""The tables of a process and their shared services, as requests see them. A process is a server, or a page without
one."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ..http.callers import Caller, Thing, thing
from ..http.limits import ConnectionCounter, FailureLimiter, RateLimiter, RecentPairs
from ..http.schema_play import LiveNotice
from ..ops.moderation import Moderation
from ..ops.settings import Settings
from ..people.secrets import CODE_LENGTH, PUBLIC_CODE_LENGTH, hashed
from ..refusals import Refusal
from ..view.archive import Archive
from .bots import Bots
from .curves import Curves
from .room import Room
from .rooms import Rooms
from .scheduler import Scheduler

if TYPE_CHECKING:
    from ..store.journal import Journal
    from ..store.store import Store


class Place:
    """The tables of one process, with everything that requests use. `mine`: whether this process drives a table.
    `bots`: the searches for its bots, if not in worker processes."""

    def __init__(self, settings: Settings, store: Store, journal: Journal, name: str,
                 mine: Callable[[Room], bool], bots: Bots | None = None) -> None:
        self.settings, self.id = settings, name
        self.store, self.journal = store, journal
        self.rooms = Rooms(store, journal)
        self.rooms.rest = settings.rest
        self.buckets = RateLimiter(settings.limits)
        self.missed_by, self.missed_at = FailureLimiter(5, 900.0), FailureLimiter(10, 30.0)
        """Failed secrets, by caller and by table. A table's own wait is short, because it affects everybody."""
        self.trusted = RecentPairs()
        """Callers and browsers that have given a table's right secret. They do not wait because of others' attempts."""
        self.strangers = FailureLimiter(60, 900.0)
        """Unknown table codes that were tried, by caller."""
        self.met = RecentPairs()
        """Callers and browsers that have been at a table."""
        self.sockets = ConnectionCounter()
        """Open WebSockets, by caller."""
        self.bots = Bots(settings.workers, settings.policy) if bots is None else bots
        self.archive = Archive()
        self.curves = Curves(self.archive, self.bots)
        self.scheduler = Scheduler(self.rooms, self.bots, settings.pace, settings.grace, mine)
        self.house = Moderation(store)

    @property
    def code_length(self) -> int:
        """The number of characters of a new table's code."""
        return PUBLIC_CODE_LENGTH if self.settings.public else CODE_LENGTH

    @contextmanager
    def trying(self, who: Caller, code: str, key: str | None = None) -> Iterator[Callable[[], None]]:
        """Rate limit around an attempt at a table's secret. Yields a function to call if the secret was right. `key`:
        the browser's.

        Raises Refusal while an attempt must wait. A miss counts for the caller and for the table. Even the right secret
        waits, because somebody could guess one that people can remember. A browser that has given it before waits only
        for its own misses. Others at its address wait only for misses from that address at this table.
        """
        browser = None if key is None else browser_of(key)
        misses: list[tuple[FailureLimiter, Caller | Thing]]
        bucket: Caller | Thing = who
        if browser is not None and (browser, code) in self.trusted:
            bucket, misses = browser, [(self.missed_by, browser)]
        elif (who, code) in self.trusted:
            misses = [(self.missed_by, thing("callers", who, code))]
        else:
            misses = [(self.missed_by, who), (self.missed_at, thing("table", code))]
        self.buckets.take("secrets", bucket, code)
        taken: list[tuple[FailureLimiter, Caller | Thing]] = []
        try:
            for of, whose in misses:
                of.take(whose)
                taken.append((of, whose))
        except Refusal:
            for of, whose in taken:     # the attempt did not happen
                of.forgive(whose)
            raise

        def found() -> None:
            self.buckets.give_back("secrets", bucket, code)
            for of, whose in taken:
                of.forgive(whose)
            self.trusted.add((who, code))
            if browser is not None:
                self.trusted.add((browser, code))
        yield found

    def notice(self) -> dict[str, Any]:
        """The house's announcement, as pages get it."""
        return LiveNotice(notice=self.house.notice).model_dump(mode="json")

    def refused(self, code: str) -> None:
        """Count a refusal, in places that count them."""


def browser_of(key: str) -> Thing:
    """The key of a browser in the rate limits."""
    return thing("browser", hashed(key))
