"""A story is all that the entries of a table make, and a room's other fields are none of it.

The tests list the fields themselves, so a new field is tested from its first day.
"""
from __future__ import annotations

import random
import zlib
from collections.abc import Callable
from copy import copy
from dataclasses import fields
from typing import Any

import orjson
import pytest

from tapete.kernel.log import EVERYBODY
from tapete.referee.session import SessionEvent
from tapete.referee.transcript import SEAT_CHANGES
from tapete.table.live.cache import RoomCache
from tapete.table.live.room import Room
from tapete.table.store.models import SnapshotRow
from tapete.table.story.event_log import SEATS, EventLog
from tapete.table.story.rebuild import rebuild
from tapete.table.story.snapshot import fits, snapshot_of, story_from
from tapete.table.story.story import CACHED, TableStory

from .stories import RULESETS, Evening, all_views, parts_of, row_of

FIELDS = {each.name for each in fields(TableStory)}
STEPS = 32
OTHERWISE: dict[str, Callable[[TableStory], Any]] = {
    "redeals": lambda story: [(len(story.choices), 5)], "roles": lambda story: ["" for _ in story.playing.asked],
    "setup_dice": lambda story: [(6, 3)], "calling": lambda story: True, "calls_made": lambda story: 3,
    "call_length": lambda story: 2.5,
    "call_state": lambda story: story.playing.game.State.copy(story.playing.state),
    "next_calls": lambda story: [story.playing.game.State.copy(story.playing.state)],
    "seat_events": lambda story: [SessionEvent(EVERYBODY, SEATS, 0, SEAT_CHANGES.index("came"), 0, "Eva")],
}
"""Other values of the fields that not every game changes."""


@pytest.mark.parametrize("typed_dice", [False, True], ids=["seed", "dice"])
@pytest.mark.parametrize(("game", "ruleset"), RULESETS)
def test_each_field_of_a_story_is_made_by_entries_and_kept_in_a_snapshot(game: str, ruleset: str,
                                                                         typed_dice: bool) -> None:
    """After each entry the story is read from its snapshot. It equals the story that never was in one."""
    row = row_of(game, ruleset, typed_dice=typed_dice)
    evening, room, changed = Evening(row, random.Random(f"{game} {ruleset}")), Room(row, rebuild(row, [])), set[str]()
    at_first = parts_of(room.story)
    evening.pass_by(STEPS)
    for entry in evening.entries:
        room.take(entry)
        kept = snapshot_of(row, room.story)
        assert fits(kept, row, entry.state)
        assert body_of(kept).keys() == FIELDS
        assert body_of(kept)["events"].keys() == {each.name for each in fields(EventLog)}
        before, room.story, room.cache = parts_of(room.story), story_from(row, kept), RoomCache()
        assert parts_of(room.story) == before
        changed |= {name for name in FIELDS if before[name] != at_first[name]}
    assert parts_of(room.story) == parts_of(evening.story) == parts_of(rebuild(row, evening.entries))
    assert all_views(room) == all_views(evening.room)
    assert snapshot_of(row, room.story).body == snapshot_of(row, evening.story).body
    assert FIELDS - changed <= OTHERWISE.keys(), "say what other value the field may have"
    for name, other in OTHERWISE.items():
        setattr(room.story, name, other(room.story))
    assert parts_of(story_from(row, snapshot_of(row, room.story))) == parts_of(room.story)


@pytest.mark.parametrize(("game", "ruleset"), RULESETS)
def test_entries_change_nothing_of_a_room_but_its_story(game: str, ruleset: str) -> None:
    """Neither those that are made here nor those of another process. And a story has no attribute but its fields."""
    row = row_of(game, ruleset)
    evening, elsewhere = Evening(row, random.Random(f"{game} {ruleset}")), Room(row, rebuild(row, []))
    here = evening.room
    before = [{name: copy(value) if isinstance(value, dict | set | list) else value
               for name, value in vars(room).items()} for room in (here, elsewhere)]
    evening.pass_by(STEPS)
    for entry in evening.entries:
        elsewhere.take(entry)
    for room, was in zip((here, elsewhere), before, strict=True):
        assert vars(room).keys() == {each.name for each in fields(Room)}
        assert vars(room.story).keys() - CACHED == FIELDS
        assert {name for name, value in vars(room).items() if name != "story" and value != was[name]} <= {"cache"}


def test_a_room_becomes_another_one_in_its_row_and_story_alone() -> None:
    row, other = row_of(*RULESETS[0]), row_of(*RULESETS[0])
    here, fresh = Room(row, rebuild(row, [])), Room(other, rebuild(other, []), snapshot_seq=5)
    for each in fields(RoomCache):
        getattr(here.cache, each.name)["something"] = None
    mine = {**vars(here)}
    here.become(fresh)
    assert here.row is other and here.story is fresh.story and here.snapshot_seq == 5
    assert here.cache == RoomCache()
    kept = vars(here).keys() - {"row", "story", "snapshot_seq", "cache"}
    assert len(kept) > 4 and all(getattr(here, name) is mine[name] for name in kept)


def body_of(kept: SnapshotRow) -> Any:
    return orjson.loads(zlib.decompress(kept.body))
