"""Running tables go on by rules that their author has changed: their choices are carried out again by the new ones."""
from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import delete, select, update

from ...runtime.workers import aside
from ..store.models import EntryRow, SnapshotRow, TableRow
from ..store.store import Store
from ..story.rebuild import PartedError, states_by_the_rules_now


@dataclass(frozen=True)
class Followed:
    """What became of a table: it goes on after all its choices, or it parts from the new rules at one of them."""

    code: str
    choices: int
    """How many of its choices the new rules allow."""
    parted: PartedError | None = None


async def follow_rules(store: Store, games: Collection[str]) -> list[Followed]:
    """Carry out the choices of all running tables of these games again, and store the states that come of them.

    A table whose choices the new rules do not all allow stays as it is. Tables for which nothing changes are not
    named. Raises Refusal `no_database` if the database does not answer.
    """
    async with store.reading() as db:
        rows = (await db.scalars(select(TableRow).where(TableRow.game.in_(games),
                                                        TableRow.status.in_(("playing", "paused"))))).all()
    found = []
    for row in rows:
        entries = await store.entries(row.code)
        choices = sum(entry.kind == "choice" for entry in entries)
        try:
            states = await aside(states_by_the_rules_now, row, entries)
        except PartedError as parted:
            found.append(Followed(row.code, parted.choices, parted))
            continue
        if states != [entry.state for entry in entries]:
            await _store(store, row.code, entries, states)
            found.append(Followed(row.code, choices))
    return found


async def _store(store: Store, code: str, entries: Sequence[EntryRow], states: Sequence[str]) -> None:
    async with store.writing() as db:
        await db.execute(delete(SnapshotRow).where(SnapshotRow.code == code))
        for entry, state in zip(entries, states, strict=True):
            await db.execute(update(EntryRow).where(EntryRow.code == code, EntryRow.seq == entry.seq)
                             .values(state=state))
