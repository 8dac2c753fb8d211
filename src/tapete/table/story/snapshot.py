"""Snapshot of a table's story as bytes, so that its game need not be played again. The entries can always rebuild it.

A snapshot fits one program. If the rules, the layout or one of these files changes, the program plays the entries
instead.
"""
from __future__ import annotations

import hashlib
import zlib
from functools import cache
from pathlib import Path
from typing import Annotated

from pydantic import TypeAdapter, ValidationError

from ...errors import DefectError
from ...files.home import home_of
from ...games import find_game, game_names
from ..store.models import SnapshotRow, TableRow
from .setup import GameSetup
from .snapshot_types import Parts, Unsound
from .story import TableStory, viewers_of

MOST = 32 * 1024 * 1024
"""Maximum bytes of an unpacked body."""


@cache
def _stories() -> TypeAdapter[TableStory]:
    return TypeAdapter(Annotated[TableStory, Parts])


def snapshot_of(row: TableRow, story: TableStory) -> SnapshotRow:
    """The snapshot of a story that has started, and has nothing in it beyond its entries."""
    body = zlib.compress(_stories().dump_json(story, context=GameSetup.of(row)), 1)
    snapshot = SnapshotRow(code=row.code, seq=story.seq, program=program_of(row.game), state=story.digest, body=body)
    snapshot.checksum = checksum_of(snapshot)
    return snapshot


def fits(snapshot: SnapshotRow, row: TableRow, state: str | None) -> bool:
    """Whether a snapshot is intact, from this program, and of this table and state. `state` is its entry's
    fingerprint."""
    return (row.game in game_names() and snapshot.code == row.code and snapshot.program == program_of(row.game)
            and snapshot.state == state and snapshot.checksum == checksum_of(snapshot))


def story_from(row: TableRow, snapshot: SnapshotRow) -> TableStory:
    """The story from a fitting snapshot. Raises Unsound if its parts do not make one."""
    story = _read(snapshot.body, GameSetup.of(row))
    story.events.check(viewers_of(row))
    _check_numbers(story, snapshot.seq, len(row.seats))
    if story.digest != snapshot.state:
        raise Unsound
    _check_states(story)
    return story


def _read(body: bytes, setup: GameSetup) -> TableStory:
    """The story of a body. Raises Unsound if the body has other parts or is too large."""
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(body, MOST)
        if not unpacking.eof or unpacking.unused_data:
            raise Unsound
        return _stories().validate_json(text, context=setup)
    except (zlib.error, ValidationError):
        raise Unsound from None


def _check_numbers(story: TableStory, seq: int, seats: int) -> None:
    """Raise Unsound unless the parts agree with each other, with the snapshot's entry and with the number of seats."""
    numbers = [story.moment, *(choice.seq for choice in story.choices)]
    people = [*(choice.seat for choice in story.choices), *(seat for _, seat, _ in story.answered), *story.waited]
    choices = [story.inherited, story.undo_from, *(after for after, _ in story.redeals)]
    sound = (story.seq == seq and max(numbers) <= seq and max(people, default=0) < seats
             and max(choices) <= len(story.choices) and (story.call_state is not None or not story.calling)
             and len(story.roles) in (0, seats))
    if not sound:
        raise Unsound


def _check_states(story: TableStory) -> None:
    """Raise Unsound unless the state is the one that the entry left, and the game allows each state."""
    session = story.playing
    states = [session.state, *story.next_calls, *([] if story.call_state is None else [story.call_state])]
    try:
        sound = session.digest() == story.digest and not any(session.game.rules.broken(each) for each in states)
    except (DefectError, LookupError, ValueError, ArithmeticError):
        sound = False
    if not sound or not {*story.roles} <= {"", *(role or "" for role in session.roles)}:
        raise Unsound


@cache
def program_of(name: str) -> str:
    """The fingerprint of the program for a game's stories: its sources, and the layout of the record."""
    root = Path(__file__).parents[2]
    home = home_of(find_game(name))
    # In the page build, compiled modules replace the sources.
    packages = ("kernel", "gamedef", "files", "text", "referee", "table/story")
    sources = [*(each for name in packages for each in root.glob(f"{name}/*.py*")),
               *home.rglob("*.yaml"),
               *(each for each in home.rglob("*.py*") if each.parent.name != "__pycache__")]
    digest = hashlib.sha256(find_game(name).State.packing.body.encode())
    for source in sorted(sources):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:32]


def checksum_of(snapshot: SnapshotRow) -> str:
    """The checksum of all fields of a snapshot."""
    said = f"{snapshot.code} {snapshot.seq} {snapshot.program} {snapshot.state} "
    return hashlib.blake2b(said.encode() + snapshot.body, digest_size=16).hexdigest()
