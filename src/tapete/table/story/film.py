"""A recorded game played again and found right, whose every moment can be looked at, in a bounded amount of memory."""
from __future__ import annotations

import hashlib
import zlib
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, overload

from ...gamedef.game import Game
from ...games import find_game
from ...kernel.log import EVERYBODY
from ...referee.session import Session, Told
from ...referee.transcript import SEAT_CHANGES, Replay, Transcript, parse, read_die
from ..live.chance import TableDice
from .chronicle import SEATS

STEP = 16
"""Choices from one state that is kept to the next."""
STRETCHES = 4
"""Stretches between two of them whose states are at hand."""
MOST_BYTES = 64 * 1024 * 1024
"""Of all films kept, about."""
A_HAPPENING, A_CHOICE = 300, 1000
"""Bytes of one, about."""


class Frames:
    """The moments of a game: what happened at each is kept, its state now and then, and played again from there."""

    def __init__(self, replay: Replay) -> None:
        session = replay.session
        self.game, self._choices = session.game, replay.transcript.choices
        self._begun = session.ruleset, session.options, session.asked, session.seed
        self._typed = bool(replay.transcript.header["typed_dice"])
        # Where hidden things were dealt anew the state is kept: no stretch is played across such a place.
        dealt = {deal["after"] for deal in replay.transcript.header.get("redealt", ())}
        self.news = [session.news()]
        self._marks, self._kept = [0], [self._packed(session.state)]
        self._stretches: OrderedDict[int, list[Any]] = OrderedDict()
        for number, _ in enumerate(replay.steps(), 1):
            self.news.append(replay.news)
            if number % STEP == 0 or number in dealt:
                self._marks.append(number)
                self._kept.append(self._packed(session.state))
        for each in replay.transcript.header.get("reseated", ()):
            self.news[each["after"]].append(Told(EVERYBODY, SEATS, each["seat"], SEAT_CHANGES.index(each["change"]), 0))
        self.roles = session.roles

    def __len__(self) -> int:
        return len(self.news)

    @overload
    def __getitem__(self, number: int) -> Frame: ...

    @overload
    def __getitem__(self, number: slice) -> list[Frame]: ...

    def __getitem__(self, number: int | slice) -> Frame | list[Frame]:
        numbers = range(len(self))[number]
        return [Frame(self, each) for each in numbers] if isinstance(numbers, range) else Frame(self, numbers)

    def __iter__(self) -> Iterator[Frame]:
        return (Frame(self, number) for number in range(len(self)))

    @property
    def weight(self) -> int:
        """About how many bytes this takes."""
        return (sum(map(len, self._kept)) + A_HAPPENING * sum(map(len, self.news)) + A_CHOICE * len(self._choices)
                + STEP * STRETCHES * 4 * self.game.State.packing.size)

    def state(self, number: int) -> Any:
        """The true state at a moment: whoever changes it takes a copy."""
        stretch = bisect_right(self._marks, number) - 1
        states = self._stretches.pop(stretch, None) or self._play(stretch)
        self._stretches[stretch] = states
        if len(self._stretches) > STRETCHES:
            self._stretches.popitem(last=False)
        return states[number - self._marks[stretch]]

    def choice(self, number: int) -> dict[str, Any] | None:
        """The line of the choice that led to a moment."""
        return self._choices[number - 1] if number else None

    def _play(self, stretch: int) -> list[Any]:
        """The states from one that is kept up to the next."""
        first = self._marks[stretch]
        end = self._marks[stretch + 1] if stretch + 1 < len(self._marks) else len(self)
        state = self.game.State.from_bytes(zlib.decompress(self._kept[stretch]))
        dice = TableDice() if self._typed else None
        session = Session.at(state, self.game, *self._begun, dice)
        states = [self.game.State.copy(session.state)]
        for line in self._choices[first:end - 1]:
            if dice is not None:
                dice.recorded = [read_die(die) for die in line["dice"]]
            session.play(line["do"], line["seat"], note=line.get("note"))
            states.append(self.game.State.copy(session.state))
        return states

    def _packed(self, state: Any) -> bytes:
        return zlib.compress(self.game.State.to_bytes(state), 1)


@dataclass(frozen=True)
class Frame:
    """A moment of a recorded game: the true state, and how it came about."""

    of: Frames
    number: int

    @property
    def state(self) -> Any:
        return self.of.state(self.number)

    @property
    def seat(self) -> int | None:
        line = self.of.choice(self.number)
        return None if line is None else int(line["seat"])

    @property
    def action(self) -> int | None:
        line = self.of.choice(self.number)
        return None if line is None else self.of.game.grammar.parse(line["do"])

    @property
    def news(self) -> list[Told]:
        return self.of.news[self.number]


@dataclass
class Film:
    """A whole recorded game, played again and found right."""

    game: Game
    transcript: Transcript
    roles: list[str]
    frames: Frames
    _values: list[list[float]] = field(default_factory=list)

    def values(self, seat: int) -> list[float]:
        """What each moment was worth to a seat; reckoned for all seats at once."""
        if not self._values:
            worth, seats = self.game.rules.value, range(len(self.transcript.header["roles"]))
            self._values = [[float(worth(frame.state, each)) for each in seats] for frame in self.frames]
        return [values[seat] for values in self._values]


_films: OrderedDict[bytes, Film] = OrderedDict()


def film(body: bytes) -> Film:
    """Play a record again, checking every line; InputError says which is wrong. Those shown last are kept."""
    key = hashlib.sha256(body).digest()
    shown = _films.pop(key, None)
    if shown is None:
        transcript = parse(body, Path("record"))
        replay = Replay(find_game(transcript.header["game"]), transcript)
        frames = Frames(replay)
        shown = Film(replay.session.game, transcript, frames.roles, frames)
    _films[key] = shown
    weight = sum(each.frames.weight for each in _films.values())
    while weight > MOST_BYTES and len(_films) > 1:
        _, gone = _films.popitem(last=False)
        weight -= gone.frames.weight
    return shown
