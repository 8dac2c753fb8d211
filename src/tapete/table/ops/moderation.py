"""Moderation by the host: bans, the announcement, and whether new tables may be made.

The database stores it. Each process reads it at its start, after its own host's commands, and every few seconds.
"""
from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING, Literal

from ..http.callers import Caller, Network, counted, network_of
from ..http.schema import Notice
from ..refusals import Refusal
from .settings import Settings

if TYPE_CHECKING:
    from ..store.store import Store

NOTICE, NO_NEW_TABLES = "notice", "no_new_tables"
"""The names of the host's values in the database."""


class Moderation:
    """A process's copy of these values."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.notice: Notice | None = None
        self.new_tables = True
        self._bans: frozenset[Network] = frozenset()

    async def refresh(self) -> bool:
        """Read the values again. Returns whether the announcement or the bans have changed."""
        before = (self.notice, self._bans)
        words, bans = await self.store.house()
        self._bans = frozenset(counted(ipaddress.ip_network(each)) for each in bans)
        self.notice = Notice.model_validate(words[NOTICE]) if words.get(NOTICE) else None
        self.new_tables = not words.get(NO_NEW_TABLES)
        return before != (self.notice, self._bans)

    def is_banned(self, who: Caller) -> bool:
        if not self._bans:
            return False
        found = network_of(who)
        return found is not None and any(found.network_address in network for network in self._bans)

    def check(self, who: Caller) -> None:
        """Raise Refusal if a caller is banned."""
        if self.is_banned(who):
            raise Refusal("banned")

    def check_new_tables(self) -> None:
        """Raise Refusal while the host allows no new tables."""
        if not self.new_tables:
            raise Refusal("no_new_tables")


def desk_access(settings: Settings, who: Caller) -> Literal["off", "open", "key"]:
    """Whether the desk is off, open or needs a key, for a caller."""
    if settings.desk == "local":
        return "open" if is_inside(who) else "off"
    return settings.desk


def is_inside(who: Caller) -> bool:
    """Whether a caller is on this machine or in a network that the internet cannot reach."""
    found = network_of(who)
    return found is not None and (found.is_loopback or found.is_private or found.is_link_local)
