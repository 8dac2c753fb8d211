"""Snapshot of a table's room as bytes, so that its game need not be played again. The entries can always rebuild it.

A snapshot fits one program. If the rules, the layout or one of these files changes, the program plays the entries
instead.
"""
from __future__ import annotations

import hashlib
import zlib
from base64 import b64encode
from collections import deque
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

import orjson

from ...errors import DefectError
from ...files.home import home_of
from ...gamedef.game import Game
from ...games import find_game, game_names
from ...referee.session import Session
from ..live.room import Played, Room
from ..store.models import Snapshot, Table
from .chronicle import Chronicle
from .snapshot_reader import Unsound, read, unpacked

KEPT = frozenset(("session", "seq", "played", "made", "calling", "calls_made", "called", "still", "length", "waited",
                  "laid", "roles", "chronicle", "mark", "moment", "moment_at", "deals", "floor", "later", "open_from"))
"""Fields of a room that a snapshot holds. It leaves out `OURS` and `MADE_ANEW`."""
MADE_ANEW = {
    "row": "the store has it in a table of its own", "game": "follows from the row", "dice": "follow from the row",
    "kept": "is the number of the snapshot", "sights": "follow from the state", "nows": "follow from the state",
    "names": "follow from the chronicle", "taken_back": "follows from the choices", "_secret": "follows from the state",
    "_automatic": "follows from the state", "_coming": "stands only until its entry is noted",
    "_open_to": "stands only until its entry is noted", "_only": "stands only until its entry is noted",
    "_in_call": "stands only until its entry is noted",
}
"""Fields of a room that a snapshot need not hold, and why. The others are `OURS`. A test finds fields that are in no
list."""


def snapshot_of(room: Room) -> Snapshot:
    """The snapshot of a room that has nothing in memory beyond its entries."""
    game, session = room.game, room.playing
    value = {
        "state": _packed(game, session.state), "seq": room.seq, "roles": room.roles, "laid": room.laid,
        "played": [[each.seq, each.seat, each.action, each.dice, each.only] for each in room.played],
        "made": sorted((*choice, words) for choice, words in room.made.items()),
        "waited": sorted((seat, *waited) for seat, waited in room.waited.items()),
        "moment": room.moment, "moment_at": room.moment_at, "deals": room.deals, "floor": room.floor,
        "later": [asdict(told) for told in room.later], "open_from": room.open_from,
        "calling": room.calling, "calls_made": room.calls_made, "length": room.length,
        "called": [_packed(game, each) for each in room.called],
        "still": None if room.still is None else _packed(game, room.still), "chronicle": room.chronicle.kept()}
    body = zlib.compress(orjson.dumps(value), 1)
    snapshot = Snapshot(code=room.code, seq=room.seq, program=program_of(room.row.game), state=room.mark, body=body)
    snapshot.checksum = checksum_of(snapshot)
    return snapshot


def fits(snapshot: Snapshot, row: Table, state: str | None) -> bool:
    """Whether a snapshot is intact, from this program, and of this table and state. `state` is its entry's
    fingerprint."""
    return (row.game in game_names() and snapshot.code == row.code and snapshot.program == program_of(row.game)
            and snapshot.state == state and snapshot.checksum == checksum_of(snapshot))


def room_from(row: Table, snapshot: Snapshot) -> Room:
    """The room from a fitting snapshot. Raises Unsound if its parts do not make one."""
    room, kept = Room(row, find_game(row.game)), read(snapshot.body)
    kept.check(snapshot.seq, len(row.seats))
    ruleset, options = room.options()
    room.session = Session.at(unpacked(room.game, kept.state), room.game, ruleset, options,
                              [seat.role for seat in row.seats], row.seed, room.dice)
    room.game = game = room.session.game
    room.mark = snapshot.state
    room.seq, room.roles, room.laid = kept.seq, kept.roles, kept.laid
    room.played = [Played(*each) for each in kept.played]
    room.made = {(seq, seat, action): words for seq, seat, action, words in kept.made}
    room.waited = {seat: (tick, count) for seat, tick, count in kept.waited}
    room.moment, room.moment_at, room.floor = kept.moment, kept.moment_at, kept.floor
    room.open_from = kept.open_from
    room.deals, room.later = kept.deals, kept.later
    room.calling, room.calls_made, room.length = kept.calling, kept.calls_made, kept.length
    room.called = deque(unpacked(game, each) for each in kept.called)
    room.still = None if kept.still is None else unpacked(game, kept.still)
    try:
        room.chronicle = Chronicle.again(room.chronicle.viewers, kept.chronicle.model_dump())
    except ValueError:
        raise Unsound from None
    _check(room)
    return room


def _check(room: Room) -> None:
    """Raise Unsound unless the state is the one that the entry left, and the game allows each state."""
    game, session = room.game, room.playing
    states = [session.state, *room.called, *([] if room.still is None else [room.still])]
    try:
        sound = session.digest() == room.mark and not any(game.rules.broken(state) for state in states)
    except (DefectError, LookupError, ValueError, ArithmeticError):
        sound = False
    if not sound or not {*room.roles} <= {"", *(role or "" for role in session.roles)}:
        raise Unsound


MADE_BY = ("live/room", "live/chance", "story/rebuild", "story/chronicle", "story/snapshot", "story/snapshot_reader")
"""The modules of the table that make a room."""


@cache
def program_of(name: str) -> str:
    """The fingerprint of the program for a game's rooms: its sources, and the layout of the record."""
    root = Path(__file__).parents[2]
    home = home_of(find_game(name))
    # In the page build, compiled modules replace the sources.
    packages = ("kernel", "gamedef", "files", "text", "referee")
    sources = [*(each for name in packages for each in root.glob(f"{name}/*.py*")),
               *home.rglob("*.yaml"),
               *(each for each in home.rglob("*.py*") if each.parent.name != "__pycache__"),
               *(each for name in MADE_BY for each in root.glob(f"table/{name}.py*"))]
    digest = hashlib.sha256(find_game(name).State.packing.body.encode())
    for source in sorted(sources):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:32]


def _packed(game: Game, state: Any) -> str:
    return b64encode(game.State.to_bytes(state)).decode()


def checksum_of(snapshot: Snapshot) -> str:
    """The checksum of all fields of a snapshot."""
    said = f"{snapshot.code} {snapshot.seq} {snapshot.program} {snapshot.state} "
    return hashlib.blake2b(said.encode() + snapshot.body, digest_size=16).hexdigest()
