"""Tampered snapshots: the server skips a bad one, and the entries make the same room.

A sample here; `make check-long` tries many more.
"""
from __future__ import annotations

import base64
import json
import random
import tracemalloc
import zlib
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any

import orjson
import pytest
from sqlalchemy import select, update

from tapete.table.live.loading import FEW
from tapete.table.live.room import Room
from tapete.table.refusals import Refusal
from tapete.table.store.models import EntryRow, SnapshotRow, TableRow, columns
from tapete.table.store.store import MOST_PACKED
from tapete.table.story import snapshot as snapshots
from tapete.table.story.rebuild import rebuild
from tapete.table.story.replayed import story_of
from tapete.table.story.snapshot import MOST, fits, snapshot_of, story_from
from tapete.table.story.snapshot_types import Unsound

from ..fuzz.mutate import mangled, mutated
from ..sweep import sweep
from .stories import RULESETS, all_views, entries_of, row_of
from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio

FEW_SEEDS, MANY_SEEDS = range(8), range(8, 400)
BOMB = 1 << 28
"""Bytes that a few of a bomb's become."""


@cache
def _sound(game: str, ruleset: str) -> tuple[TableRow, list[EntryRow], dict[str, Any]]:
    """A table, its entries, and what its snapshot holds after half of them, as columns."""
    row = row_of(game, ruleset)
    entries = entries_of(row, 24, random.Random(f"{game} {ruleset}"))
    return row, entries, columns(snapshot_of(row, rebuild(row, entries[:-FEW])))


def _sealed(kept: dict[str, Any], **changes: Any) -> SnapshotRow:
    """A snapshot whose checksum is right whatever it holds: as if the program had written it."""
    found = SnapshotRow(**kept | changes)
    found.checksum = snapshots.checksum_of(found)
    return found


def _value(kept: dict[str, Any]) -> Any:
    return orjson.loads(zlib.decompress(kept["body"]))


def _body(value: Any) -> bytes:
    return zlib.compress(orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS), 1)


# ---- what is changed -----------------------------------------------------------------------------

def packed_bytes_changed(kept: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    return {"body": zlib.compress(mangled(zlib.decompress(kept["body"]), chance), 1)}


def a_part_of_another_kind(kept: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    value = _value(kept)
    name = chance.choice(sorted(value))
    kinds = [each for each in ODD
             if type(each) is not type(value[name]) and (each, name) not in (
                 (None, "call_state"), (7, "call_length"), (7, "moment_at"))]
    value[name] = chance.choice(kinds)
    return {"body": _body(value)}


def a_part_left_out(kept: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    value = _value(kept)
    del value[chance.choice(sorted(value))]
    return {"body": _body(value)}


def a_state_changed(kept: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    value = _value(kept)
    packed = bytearray(base64.b64decode(value["session"]))
    for _ in range(30):
        packed[chance.randrange(len(packed))] ^= chance.randrange(1, 256)
    return {"body": _body(value | {"session": base64.b64encode(packed).decode()})}


def a_log_that_points_nowhere(kept: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    value = _value(kept)
    told = value["events"]
    wild = base64.b64encode(chance.choice([2**31 - 1, -2**31, 70_000, -1]).to_bytes(4, "little", signed=True)).decode()
    many = [[viewer, wild] for viewer, _ in told["heard"]]
    name, instead = chance.choice([("heard", many), ("ends", many), ("shown", 10**6), ("shown", -1), ("told", ""),
                                   ("heard", [])])
    told[name] = instead
    return {"body": _body(value)}


def a_log_that_is_told_twice(kept: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    value = _value(kept)
    heard = value["events"]["heard"]
    twice = heard[chance.randrange(len(heard))]
    twice[1] = base64.b64encode(base64.b64decode(twice[1]) * 2).decode()
    return {"body": _body(value)}


def some_values_changed(kept: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """By their structure, but for packed states; what comes of it may happen to be sound."""
    value = _value(kept)
    states = {name: value.pop(name) for name in ("session", "next_calls", "call_state")}
    other = mutated(value, chance)
    return {"body": zlib.compress(json.dumps(other | states if isinstance(other, dict) else other).encode(), 1)}


def deep(kept: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    n = chance.choice([500, 5_000, 500_000])
    return {"body": zlib.compress(b'{"session":' + b"[" * n + b"]" * n + b"}")}


ODD: tuple[Any, ...] = ("", "é", 7, {}, [[]], None, 1.5, [[1, "x", []]], True)
Change = Callable[[dict[str, Any], random.Random], dict[str, Any]]
REFUSED: tuple[Change, ...] = (
    a_part_of_another_kind, a_part_left_out, a_log_that_points_nowhere,
    a_log_that_is_told_twice, deep)
"""Changes that nothing but what is inside shows: their checksum is made to fit."""
STATES: tuple[Change, ...] = (packed_bytes_changed, a_state_changed)
"""Changes that may be of what the fingerprint of a state does not cover: only who writes the database can make them."""


# ---- tests ---------------------------------------------------------------------------------------

SEEDS = sweep([FEW_SEEDS, MANY_SEEDS], kept=[FEW_SEEDS])


@pytest.mark.parametrize("seeds", SEEDS)
@pytest.mark.parametrize("game, ruleset", RULESETS)
def test_a_snapshot_of_which_a_byte_is_changed_does_not_fit(game: str, ruleset: str, seeds: range) -> None:
    row, entries, kept = _sound(game, ruleset)
    state = entries[-FEW - 1].state
    assert fits(SnapshotRow(**kept), row, state)
    for seed in seeds:
        body = mangled(kept["body"], random.Random(seed))
        assert body == kept["body"] or not fits(SnapshotRow(**kept | {"body": body}), row, state), seed
    for name, other in (("code", "BBBBBB"), ("seq", kept["seq"] + 1), ("checksum", "0" * 32), ("program", "x")):
        assert not fits(SnapshotRow(**kept | {name: other}), row, state), name


def _serves(row: TableRow, kept: SnapshotRow, entries: list[EntryRow]) -> Room | None:
    """The room that a snapshot makes, once all that anybody may ask of it was asked; None where it makes none, or where
    what follows does not come out as it did."""
    try:
        all_views(Room(row, story_of(row, kept, [])))
        room = Room(row, story_of(row, kept, entries))
    except (Unsound, Refusal):
        return None
    all_views(room)
    return room


@pytest.mark.parametrize("seeds", SEEDS)
@pytest.mark.parametrize("game, ruleset", RULESETS)
def test_a_snapshot_that_is_not_sound_makes_no_room(game: str, ruleset: str, seeds: range) -> None:
    row, _, kept = _sound(game, ruleset)
    for seed in seeds:
        for change in REFUSED:
            changed = change(kept, random.Random(seed))
            assert _serves(row, _sealed(kept, **changed), []) is None, (change.__name__, seed)


@pytest.mark.parametrize("seeds", SEEDS)
@pytest.mark.parametrize("game, ruleset", RULESETS)
def test_whatever_a_snapshot_holds_it_makes_a_room_that_serves_or_none(game: str, ruleset: str, seeds: range) -> None:
    """One whose checksum somebody made to fit."""
    row, entries, kept = _sound(game, ruleset)
    for seed in seeds:
        changed = some_values_changed(kept, random.Random(seed))
        room = _serves(row, _sealed(kept, **changed), entries[-FEW:])
        assert room is None or room.story.playing.digest() == entries[-1].state, seed


@pytest.mark.parametrize("seeds", SEEDS)
@pytest.mark.parametrize("game, ruleset", RULESETS)
def test_a_state_that_the_entries_do_not_make_is_passed_over(game: str, ruleset: str, seeds: range) -> None:
    row, _, kept = _sound(game, ruleset)
    for seed in seeds:
        for change in STATES:
            snapshot = _sealed(kept, **change(kept, random.Random(seed)))
            with suppress(Unsound):
                assert story_from(row, snapshot).playing.digest() == snapshot.state, (change.__name__, seed)


def test_a_bomb_is_not_let_go_off() -> None:
    row, _, kept = _sound(*RULESETS[0])
    packing = zlib.compressobj(9)
    body = b"".join(packing.compress(bytes(1 << 24)) for _ in range(BOMB >> 24)) + packing.flush()
    assert len(body) < BOMB >> 9
    tracemalloc.start()
    try:
        with pytest.raises(Unsound):
            story_from(row, _sealed(kept, body=body))
        assert tracemalloc.get_traced_memory()[1] < 3 * MOST < BOMB
    finally:
        tracemalloc.stop()


async def test_a_snapshot_too_large_to_be_one_is_not_read(database: str) -> None:
    async with serving(settings_for(database)) as site:
        code, tokens = await _kept_table(site)
        async with site.server.store.writing() as db:
            await db.execute(update(SnapshotRow).values(body=bytes(MOST_PACKED + 1)))
        found = await site.server.store.load_snapshot(code)
        assert found is not None and found[1] is None and next(entry.seq for entry in found[2]) == 1
        await site.now(code, tokens[0])


async def _kept_table(site: Site) -> tuple[str, list[str | None]]:
    code, tokens = await site.table("me", "human")
    await site.play_randomly(code, tokens, 5, seed=1)
    await site.server.rooms.loader.keep(await site.server.rooms.get(code))
    await site.play_randomly(code, tokens, 2, seed=2)
    return code, tokens


async def test_a_table_comes_back_from_its_entries_whatever_its_snapshot_holds(sqlite: str) -> None:
    """Those of other tables and of other games, too."""
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await _kept_table(site)
        other, _ = await _kept_table(site)
        seen = [await site.now(code, token, since=0) for token in (None, *tokens)]
        async with site.server.store.reading() as db:
            kept, others = [columns(each) for each in (await db.scalars(
                select(SnapshotRow).order_by(SnapshotRow.code != code))).all()]
        foreign = _sound("gloom", "reglamento")[2]
        seals = ("code", "seq", "program", "state")
        cases = [kept, others | {"code": code}, foreign | {"code": code},
                 *(columns(_sealed(each | {name: kept[name] for name in seals})) for each in (others, foreign)),
                 *(columns(_sealed(kept, **change(kept, random.Random(seed)))) for change in REFUSED
                   for seed in range(2))]
        for number, case in enumerate(cases):
            async with site.server.store.writing() as db:
                await db.execute(update(SnapshotRow).where(SnapshotRow.code == code).values(**case))
            site.server.rooms._rooms.clear()
            assert [await site.now(code, token, since=0) for token in (None, *tokens)] == seen, number
        await site.play_randomly(code, tokens, 2, seed=3)
        assert other and not site.server.rooms.loader.stuck
