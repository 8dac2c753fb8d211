"""Continues the time of a database's tables when a process starts."""
from __future__ import annotations

import time
from pathlib import Path

from sqlalchemy import extract, func, select

from ..live import clock
from .models import TableRow, WordRow
from .store import Store

KEY = "clock"
"""The name of the stored value: for each start of a machine, the seconds by which the tables' time is ahead of its
count."""
MOST_STARTS = 16
_BOOT = Path("/proc/sys/kernel/random/boot_id")
"""The file in which Linux gives the id of this start of the machine."""


async def continue_clock(store: Store) -> None:
    """Continue the time of a database's tables; see `clock`."""
    boot, counted = _start_of_machine(), clock.passed()
    async with store.writing() as db:
        await db.execute(store.insert(WordRow).values(name=KEY, value={}).on_conflict_do_nothing())
        word = await db.get_one(WordRow, KEY, with_for_update=True)
        known: dict[str, float] = dict(word.value or {})
        latest = max((await db.execute(select(func.coalesce(func.max(TableRow.seen), 0.0),
                                              func.coalesce(func.max(TableRow.updated), 0.0)))).one())
        ahead = known.pop(boot, None)
        if ahead is None or ahead + counted < latest - clock.APART:     # the count may have restarted unnoticed
            by_clock = (await db.scalar(select(extract("epoch", func.clock_timestamp()))) if store.postgres
                        else time.time())
            ahead = max(float(by_clock or 0.0), latest) - counted
        if boot:
            word.value = dict([*known.items(), (boot, ahead)][-MOST_STARTS:])
    clock.go_on(ahead)


def _start_of_machine() -> str:
    """The id of this start of the machine; empty if the system gives none."""
    try:
        return _BOOT.read_text(encoding="ascii").strip() if clock.counts_sleep else ""
    except (OSError, UnicodeDecodeError):
        return ""
