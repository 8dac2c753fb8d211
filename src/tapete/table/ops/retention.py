"""Retention: after a number of days, unused tables become records, and records are deleted."""
from __future__ import annotations

import logging
import time
from dataclasses import dataclass

from sqlalchemy import delete, select

from ...errors import InputError
from ..live import clock
from ..store.models import ReplayRow, TableRow
from .admin import Admin, last_touched

log = logging.getLogger("tapete.table")

DAY = 86_400.0
SOME = 200
"""Tables of one round."""


@dataclass
class RetentionResult:
    """The result of one round."""

    archived: int = 0
    """Tables that are now records."""
    deleted: int = 0
    """Deleted tables whose game had not begun."""
    failed: int = 0
    """Tables that cannot become records here, and stay: for example, because of other rules."""
    records: int = 0
    """Deleted records."""


async def retain(admin: Admin, keep_days: int | None, keep_record_days: int | None,
                 now: float | None = None) -> RetentionResult:
    """Run one round. A table is deleted only once its record is on the disk. An unreadable table stays.

    `now`: the moment of the round. Without it, the tables' time and the machine's clock must both say that the days are
    over. So a clock that is wrong for an hour deletes nothing.
    """
    now, done = min(clock.now(), time.time()) if now is None else now, RetentionResult()
    if keep_days is not None:
        async with admin.store.reading() as db:
            codes = list(await db.scalars(
                select(TableRow.code).where(TableRow.updated < now - keep_days * DAY,
                                            TableRow.seen < now - keep_days * DAY,
                                            last_touched() < now - keep_days * DAY)
                .order_by(TableRow.updated).limit(SOME)))
        for code in codes:
            await _archive(admin, code, done)
    if keep_record_days is not None:
        async with admin.store.writing() as db:
            used = select(TableRow.replay).where(TableRow.replay.is_not(None))
            gone = await db.scalars(delete(ReplayRow).where(ReplayRow.created < now - keep_record_days * DAY,
                                                            ReplayRow.id.not_in(used)).returning(ReplayRow.id))
            done.records = len(gone.all())
    return done


async def _archive(admin: Admin, code: str, done: RetentionResult) -> None:
    try:
        facts = await admin.table(code)
        if facts.status != "over":
            facts = await admin.close(code)
        elif facts.entries and facts.replay is None:
            await admin.rooms.get(code)         # its record was not stored, because the process ended just then
            facts = await admin.table(code)
        if not facts.entries:
            done.deleted += 1
            if facts.status == "over":
                await admin.delete(code)
        elif facts.replay is None:
            done.failed += 1
        else:
            await admin.delete(code, keep_record=True)
            done.archived += 1
    except InputError as error:
        done.failed += 1
        log.warning("a table that nobody touches cannot become a record (%s)", type(error).__name__)
