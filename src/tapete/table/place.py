"""Where tables live, as requests know of it: a server's process, or a page without one."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from .archive import Archive
from .bots import Bots
from .driver import Driver
from .house import House
from .limits import Buckets, Misses, Recent
from .looks import Curves
from .refusals import Refusal
from .room import Room
from .rooms import Rooms
from .schema_play import LiveNotice
from .seats import CODE_LENGTH, PUBLIC_CODE_LENGTH
from .settings import Settings

if TYPE_CHECKING:
    from .store.journal import Journal
    from .store.store import Store


class Place:
    """The tables of one process, with all that is asked of them. `mine`: whether it moves a table on by itself;
    `bots`: who thinks for its bots, if not processes of its own."""

    def __init__(self, settings: Settings, store: Store, journal: Journal, name: str,
                 mine: Callable[[Room], bool], bots: Bots | None = None) -> None:
        self.settings, self.id = settings, name
        self.store, self.journal = store, journal
        self.rooms = Rooms(store, journal)
        self.rooms.rest = settings.rest
        self.buckets = Buckets(settings.limits)
        self.missed_by, self.missed_at = Misses(5, 900.0), Misses(10, 30.0)
        """Secrets tried in vain, by address and by table. A table's own wait is short: it is everybody's."""
        self.trusted = Recent()
        """Addresses that have said a table's secret: they do not wait for what others try."""
        self.strangers = Misses(60, 900.0)
        """Codes of tables that there are not, by address."""
        self.met = Recent()
        """Addresses that have been at a table."""
        self.sockets: Counter[str] = Counter()
        """WebSockets by address."""
        self.bots = Bots(settings.workers) if bots is None else bots
        self.archive = Archive()
        self.curves = Curves(self.archive, self.bots)
        self.driver = Driver(self.rooms, self.bots, settings.pace, settings.grace, mine)
        self.house = House(store)

    @property
    def code_length(self) -> int:
        """Characters of a new table's code."""
        return PUBLIC_CODE_LENGTH if self.settings.public else CODE_LENGTH

    @contextmanager
    def trying(self, address: str, code: str) -> Iterator[Callable[[], None]]:
        """Around a try of a table's secret by an address; what is given is called where it was the right one.

        Refusal where a try must be waited for: a miss is the address's and the table's.
        """
        self.buckets.take("secrets", f"{address} {code}")
        known = (address, code) in self.trusted
        self.missed_by.take(address)
        try:
            if not known:
                self.missed_at.take(code)
        except Refusal:
            self.missed_by.forgive(address)     # it was not heard
            raise

        def found() -> None:
            self.buckets.give_back("secrets", f"{address} {code}")
            self.missed_by.forgive(address)
            if not known:
                self.missed_at.forgive(code)
            self.trusted.add((address, code))
        yield found

    def notice(self) -> dict[str, Any]:
        """What is announced, as a page is sent it."""
        return LiveNotice(notice=self.house.notice).model_dump(mode="json")

    def refused(self, code: str) -> None:
        """Something was refused, for whoever counts that."""
