"""A table's room as bytes, so that its game need not be played again. The entries can always make it again.

A snapshot is of one program: of other rules, another layout or another version of these files it fits no more, and
the entries are played.
"""
from __future__ import annotations

import hashlib
import zlib
from base64 import b64decode, b64encode
from collections import deque
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

import orjson

from ..games import find_game, game_names
from ..kernel.game import Game
from ..referee.session import Session, Told
from .chronicle import Chronicle
from .room import Played, Room
from .store.models import Snapshot, Table

KEPT = frozenset(("session", "seq", "played", "made", "calling", "calls_made", "called", "still", "length", "waited",
                  "laid", "roles", "chronicle", "mark", "moment", "moment_at", "deals", "floor", "later", "open_from"))
"""What of a room a snapshot holds. What it leaves out is made anew, or belongs to the process and not to the game."""


def snapshot_of(room: Room) -> Snapshot:
    """What is kept of a room, of which no more is in memory than its entries say."""
    game, session = room.game, room.playing
    value = {
        "state": _packed(game, session.state), "seq": room.seq, "roles": room.roles, "laid": room.laid,
        "played": [[each.seq, each.seat, each.action, each.dice, each.only] for each in room.played],
        "made": sorted(room.made), "waited": sorted((seat, *waited) for seat, waited in room.waited.items()),
        "moment": room.moment, "moment_at": room.moment_at, "deals": room.deals, "floor": room.floor,
        "later": [asdict(told) for told in room.later], "open_from": room.open_from,
        "calling": room.calling, "calls_made": room.calls_made, "length": room.length,
        "called": [_packed(game, each) for each in room.called],
        "still": None if room.still is None else _packed(game, room.still), "chronicle": room.chronicle.kept()}
    body = zlib.compress(orjson.dumps(value), 1)
    return Snapshot(code=room.code, seq=room.seq, program=program_of(room.row.game), state=room.mark, body=body,
                    checksum=_checksum(body))


def fits(snapshot: Snapshot, row: Table, state: str | None) -> bool:
    """Whether a snapshot is of this program, whole, and of the entry of its number, whose fingerprint is `state`."""
    return (row.game in game_names() and snapshot.program == program_of(row.game) and snapshot.state == state
            and snapshot.checksum == _checksum(snapshot.body))


def room_from(row: Table, snapshot: Snapshot) -> Room:
    """The room that a fitting snapshot was made of."""
    room = Room(row, find_game(row.game))
    kept = orjson.loads(zlib.decompress(snapshot.body))
    ruleset, options = room.options()
    room.session = Session.at(_unpacked(room.game, kept["state"]), room.game, ruleset, options,
                              [seat.role for seat in row.seats], row.seed, room.dice)
    room.game = game = room.session.game
    room.mark = snapshot.state
    room.seq, room.roles, room.laid = kept["seq"], kept["roles"], [_pair(die) for die in kept["laid"]]
    room.played = [Played(seq, seat, action, [_pair(die) for die in dice], only)
                   for seq, seat, action, dice, only in kept["played"]]
    room.made = {(seq, seat, action) for seq, seat, action in kept["made"]}
    room.waited = {seat: (tick, count) for seat, tick, count in kept["waited"]}
    room.moment, room.moment_at, room.floor = kept["moment"], kept["moment_at"], kept["floor"]
    room.open_from = kept["open_from"]
    room.deals, room.later = [(after, seed) for after, seed in kept["deals"]], [Told(**told) for told in kept["later"]]
    room.calling, room.calls_made, room.length = kept["calling"], kept["calls_made"], kept["length"]
    room.called = deque(_unpacked(game, each) for each in kept["called"])
    room.still = None if kept["still"] is None else _unpacked(game, kept["still"])
    room.chronicle = Chronicle.again(room.chronicle.viewers, kept["chronicle"])
    return room


MADE_BY = ("room", "past", "chronicle", "snapshot", "chance")
"""The modules of this package that make a room what it is."""


@cache
def program_of(name: str) -> str:
    """A fingerprint of all that a room of a game is made by: sources, and how the record is laid out."""
    root = Path(__file__).parent.parent
    home = find_game(name).home
    # A page has its modules compiled, in their sources' places.
    sources = [*root.glob("kernel/*.py*"), *root.glob("referee/*.py*"), *home.rglob("*.yaml"),
               *(each for each in home.rglob("*.py*") if each.parent.name != "__pycache__"),
               *(each for name in MADE_BY for each in root.glob(f"table/{name}.py*"))]
    digest = hashlib.sha256(find_game(name).State.packing.body.encode())
    for source in sorted(sources):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:32]


def _packed(game: Game, state: Any) -> str:
    return b64encode(game.State.to_bytes(state)).decode()


def _unpacked(game: Game, packed: str) -> Any:
    return game.State.from_bytes(b64decode(packed))


def _checksum(body: bytes) -> str:
    return hashlib.blake2b(body, digest_size=16).hexdigest()


def _pair(die: list[int]) -> tuple[int, int]:
    return die[0], die[1]
