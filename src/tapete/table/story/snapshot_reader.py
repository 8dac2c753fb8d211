"""Read a snapshot's body as untrusted input: bounded, and checked before use."""
from __future__ import annotations

import zlib
from base64 import b64decode
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ...gamedef.game import Game
from ...referee.session import Told

MOST = 32 * 1024 * 1024
"""Maximum bytes of an unpacked body."""
MOST_PACKED = 8 * 1024 * 1024
"""Maximum bytes of a packed body."""

Count = Annotated[int, Field(ge=0, lt=2**31)]
Number = Annotated[int, Field(ge=-2**63, lt=2**63)]
Die = tuple[Count, Count]


class Unsound(Exception):
    """A snapshot holds something that our programs do not write. The caller rebuilds the room from the entries."""


class KeptChronicle(BaseModel):
    """The values that `Chronicle.kept` returns."""

    model_config = ConfigDict(strict=True, extra="forbid")

    told: str
    notes: list[tuple[Count, str]]
    shown: Count
    heard: list[str]
    ends: list[str]
    asides: list[list[Count]]


class Kept(BaseModel):
    """The parts of a room. A state is packed, and in base64."""

    model_config = ConfigDict(strict=True, extra="forbid")

    state: str
    seq: Count
    roles: list[str]
    laid: list[Die]
    played: list[tuple[Count, Count, Number, list[Die], bool]]
    made: list[tuple[Count, Count, Number, str]]
    waited: list[tuple[Count, Number, Count]]
    moment: Count
    moment_at: float
    deals: list[tuple[Count, Number]]
    floor: Count
    later: list[Told]
    open_from: Count
    calling: bool
    calls_made: Count
    length: Annotated[float, Field(ge=0, le=1000)]
    called: list[str]
    still: str | None
    chronicle: KeptChronicle

    def check(self, seq: int, seats: int) -> None:
        """Raise Unsound unless the parts agree with each other, with the snapshot's entry and with the number of
        seats."""
        numbers = [self.moment, *(each[0] for each in self.played)]
        people = [*(each[1] for each in self.played), *(each[1] for each in self.made),
                  *(each[0] for each in self.waited)]
        choices = [self.floor, self.open_from, *(after for after, _ in self.deals)]
        sound = (self.seq == seq and max(numbers) <= seq and max(people, default=0) < seats
                 and max(choices) <= len(self.played) and (self.still is not None or not self.calling)
                 and len(self.roles) in (0, seats))
        if not sound:
            raise Unsound


def read(body: bytes) -> Kept:
    """The parts of a body. Raises Unsound if the body has other parts or is too large."""
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(body, MOST)
        if not unpacking.eof or unpacking.unused_data:
            raise Unsound
        return Kept.model_validate_json(text)
    except (zlib.error, ValidationError):
        raise Unsound from None


def unpacked(game: Game, packed: str) -> Any:
    """The state packed in a base64 text. Raises Unsound if it has the wrong size."""
    data = decoded(packed)
    if len(data) != game.State.packing.size:
        raise Unsound
    return game.State.from_bytes(data)


def decoded(text: str) -> bytes:
    """The bytes of a base64 text. Raises Unsound if it is not base64."""
    try:
        return b64decode(text, validate=True)
    except ValueError:
        raise Unsound from None
