"""Work that is left undone is logged, not skipped silently."""
from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import pytest

from tapete.site.shelf import MemoryStore
from tapete.table.live.rooms import Rooms
from tapete.table.refusals import Refusal

pytestmark = pytest.mark.anyio


async def refuses(room: Any) -> None:
    if room == "third":
        raise Refusal("unavailable")


async def never(room: Any) -> None:
    await asyncio.Event().wait()


async def keeps(room: Any) -> None:
    pass


@pytest.mark.parametrize(("keep", "left"), [(refuses, 1), (never, 3), (keeps, 0)])
async def test_a_server_that_ends_tells_which_tables_it_could_not_keep(keep: Any, left: int,
                                                                       caplog: pytest.LogCaptureFixture) -> None:
    rooms: Any = SimpleNamespace(_rooms={"a": "third", "b": "second", "c": "first"}, loader=SimpleNamespace(keep=keep))
    with caplog.at_level(logging.WARNING):
        await Rooms.keep_all(rooms, 0.01)
    assert [f"of {left} tables" in each.getMessage() for each in caplog.records] == [True] * bool(left)


async def test_a_page_tells_which_table_it_leaves_as_it_is(caplog: pytest.LogCaptureFixture) -> None:
    saved: dict[str, str | None] = {}

    async def save(texts: Any) -> None:
        saved.update(texts)
    with caplog.at_level(logging.WARNING):
        await MemoryStore(save).open({"table/ABC": "{", "entry/DEF/000001": "[" * 50, "chat/GHI/000001": "[]"})
    assert [code for code in ("ABC", "DEF", "GHI") if any(code in each.getMessage() for each in caplog.records)] == [
        "ABC", "DEF", "GHI"]
    assert saved == {}      # nothing is forgotten
