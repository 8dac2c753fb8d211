"""The browser storage of a page without a server, read by the same Python without a browser."""
from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any, cast

from tapete.site.shelf import MemoryJournal, MemoryStore
from tapete.table.live.bots import Bots
from tapete.table.live.place import Place
from tapete.table.view import view_builder

from ..table.test_calls import Standing
from .told import house, plain


def tables_told(kept: Mapping[str, str]) -> dict[str, Any]:
    """What each seat and each spectator of each table sees and hears, by the tables' codes."""
    return asyncio.run(_told(kept))


async def _told(kept: Mapping[str, str]) -> dict[str, Any]:
    written: list[Mapping[str, str | None]] = []

    async def save(texts: Mapping[str, str | None]) -> None:
        written.append(texts)

    shelf = MemoryStore(save)
    await shelf.open(kept)
    place = Place(house("sqlite+aiosqlite:///:memory:"), cast(Any, shelf), cast(Any, MemoryJournal(shelf)), "page",
                  lambda room: True, Bots(0))
    place.scheduler.time = Standing()
    told = {}
    for code in sorted(key.partition("/")[2] for key in kept if key.startswith("table/")):
        room = await place.rooms.get(code)
        told[code] = {"game": room.row.game, "status": room.row.status, "seq": room.story.seq,
                      "seats": {str(seat): plain(json.loads(view_builder.now(room, seat, "en", 0)))
                                for seat in (*range(len(room.row.seats)), None)}}
    await place.scheduler.stop()
    assert not any(key.startswith("entry/") for texts in written for key in texts)
    return told
