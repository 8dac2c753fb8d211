"""Each operation of `Rooms` acts on the room that it is given, or on the one that has taken its place."""
from __future__ import annotations

import ast
import asyncio
import inspect
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import tapete.table
from tapete.table.live.moment import Asked
from tapete.table.live.room import Room
from tapete.table.live.rooms import Rooms
from tapete.table.store.models import TableRow

from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio

Operation = Callable[[Rooms, Room], Awaitable[Any]]


async def _choose(rooms: Rooms, room: Room) -> int:
    session = room.story.playing
    seat, action = session.to_move, session.legal()[0]
    return await rooms.choose(room, seat, room.story.events.seq(seat), room.game.grammar.text(action))


async def _later(rooms: Rooms, room: Room) -> tuple[Asked, int]:
    async def first(asked: Asked) -> int:
        return asked.legal[0]
    return await rooms.later(room, room.story.playing.to_move, first)


async def _undo(rooms: Rooms, room: Room) -> None:
    await rooms.undo(room, room.story.choices[-1].seat, room.story.moment, len(room.story.choices) - 1)


async def _reseat(rooms: Rooms, room: Room) -> None:
    def work(there: Room, row: TableRow) -> tuple[None, list[tuple[int, str, str | None]]]:
        return None, [(0, "came", "Eva")]
    await rooms.reseat(room, work)


OPERATIONS: dict[str, Operation] = {
    "start": lambda rooms, room: rooms.start(room), "choose": _choose, "later": _later,
    "show": lambda rooms, room: rooms.show(room, room.story.moment), "undo": _undo, "reseat": _reseat}
WRITES = {"choose", "undo", "reseat"}
"""Operations that add an entry where a game is in progress and nothing calls."""


def test_every_operation_is_tried() -> None:
    """A new method of `Rooms` that is given a room, and that waits, is tried here, too."""
    given = {name for name, method in vars(Rooms).items() if inspect.iscoroutinefunction(method)
             and not name.startswith("_") and "room" in inspect.signature(method).parameters}
    assert given == OPERATIONS.keys()


async def _played(site: Site) -> Room:
    """The room of a table of people where some choices were made."""
    code, tokens = await site.table("me", "human")
    await site.play_randomly(code, tokens, 3, seed=1)
    return await site.server.rooms.get(code)


@pytest.mark.parametrize("name", OPERATIONS)
async def test_a_room_in_memory_is_not_fetched_again(sqlite: str, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        room, fetched = await _played(site), []
        get = Rooms.get

        async def counted(rooms: Rooms, code: str) -> Room:
            fetched.append(code)
            return await get(rooms, code)
        monkeypatch.setattr(Rooms, "get", counted)
        before = room.story.seq
        await OPERATIONS[name](site.server.rooms, room)
        assert fetched == [] and room.story.seq == before + (name in WRITES)


@pytest.mark.parametrize("name", OPERATIONS)
async def test_an_operation_that_waits_while_its_room_is_dropped_goes_to_the_new_room(sqlite: str, name: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        rooms, room = site.server.rooms, await _played(site)
        before = room.story.seq
        async with room.lock:
            doing = asyncio.ensure_future(OPERATIONS[name](rooms, room))
            while not room.lock._waiters:
                await asyncio.sleep(0)
            rooms.dismiss(room.code)
        await doing
        there = rooms.here(room.code)
        assert there is not None and there is not room
        assert room.story.seq == before and there.story.seq == before + (name in WRITES)


def test_one_place_says_that_a_seat_may_not_choose_now() -> None:
    home = Path(tapete.table.__path__[0])
    calls = [path.relative_to(home).as_posix() for path in sorted(home.rglob("*.py"))
             for node in ast.walk(ast.parse(path.read_text("utf-8")))
             if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("not_asked")
             and not ast.unparse(node.func).endswith("why_not_asked")]
    assert calls == ["live/room.py"]
