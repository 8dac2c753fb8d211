"""What the host has said for the whole server: who is banned, what is announced, whether new tables may be made.

The database has it; each process reads it at its start, after its own host's commands, and every few seconds.
"""
from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from .refusals import Refusal
from .schema import Notice
from .settings import Settings

if TYPE_CHECKING:
    from .store.store import Store

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

NOTICE, NO_NEW_TABLES = "notice", "no_new_tables"
"""The host's words."""


class House:
    """What one process knows of it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.notice: Notice | None = None
        self.new_tables = True
        self._bans: frozenset[Network] = frozenset()

    async def refresh(self) -> bool:
        """Read it anew; whether the announcement or the bans have changed."""
        before = (self.notice, self._bans)
        words, bans = await self.store.house()
        self._bans = frozenset(ipaddress.ip_network(each) for each in bans)
        self.notice = Notice.model_validate(words[NOTICE]) if words.get(NOTICE) else None
        self.new_tables = not words.get(NO_NEW_TABLES)
        return before != (self.notice, self._bans)

    def is_banned(self, address: str) -> bool:
        if not self._bans:
            return False
        found = address_in(address)
        return found is not None and any(found in network for network in self._bans)

    def check_address(self, address: str) -> None:
        """Refusal for an address that is banned."""
        if self.is_banned(address):
            raise Refusal("banned")

    def check_new_tables(self) -> None:
        """Refusal while the host lets nobody make new tables."""
        if not self.new_tables:
            raise Refusal("no_new_tables")


def desk_door(settings: Settings, address: str) -> Literal["off", "open", "key"]:
    """How the desk stands to somebody at an address."""
    if settings.desk == "local":
        return "open" if is_inside(address) else "off"
    return settings.desk


def is_inside(address: str) -> bool:
    """Whether an address is this machine's or one of a network that the world cannot reach."""
    found = address_in(address)
    return found is not None and (found.is_loopback or found.is_private or found.is_link_local)


@lru_cache(maxsize=10_000)
def address_in(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address as a number; one of IPv4 in IPv6's clothes as what it is. None for what is no address."""
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found
