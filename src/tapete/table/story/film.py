"""A recorded game, replayed and checked. Any of its moments can be looked at, and memory stays bounded."""
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
from ...referee.session import Session, SessionEvent
from ...referee.transcript import SEAT_CHANGES, Replay, Transcript, parse, read_die
from .dice import TableDice
from .event_log import SEATS

STEP = 16
"""Choices between one stored state and the next."""
STRETCHES = 4
"""How many stretches between two stored states are held in memory."""
MOST_BYTES = 64 * 1024 * 1024
"""Most bytes of all films in memory, approximately."""
A_HAPPENING, A_CHOICE = 300, 1000
"""Bytes of an event and of a choice in memory, approximately."""


class Frames:
    """The moments of a game. Each moment's events are stored, and some states. The states between them are played
    again."""

    def __init__(self, replay: Replay) -> None:
        session = replay.session
        self.game, self._choices = session.game, replay.transcript.choices
        self._begun = session.ruleset, session.options, session.asked, session.seed
        self._typed = bool(replay.transcript.header["typed_dice"])
        # A state is stored at each new deal of hidden things, because a stretch cannot be played across it.
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
            self.news[each["after"]].append(SessionEvent(EVERYBODY, SEATS, each["seat"],
                                                         SEAT_CHANGES.index(each["change"]), 0))
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
        """How many bytes this takes in memory, approximately."""
        return (sum(map(len, self._kept)) + A_HAPPENING * sum(map(len, self.news)) + A_CHOICE * len(self._choices)
                + STEP * STRETCHES * 4 * self.game.State.packing.size)

    def state(self, number: int) -> Any:
        """The true state at a moment. A caller that changes it must take a copy."""
        stretch = bisect_right(self._marks, number) - 1
        states = self._stretches.pop(stretch, None) or self._play(stretch)
        self._stretches[stretch] = states
        if len(self._stretches) > STRETCHES:
            self._stretches.popitem(last=False)
        return states[number - self._marks[stretch]]

    def choice(self, number: int) -> dict[str, Any] | None:
        """The line of the choice that led to a moment; None for the first moment."""
        return self._choices[number - 1] if number else None

    def _play(self, stretch: int) -> list[Any]:
        """Play again from one stored state up to the next, and return the states."""
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
    """A moment of a recorded game: the true state, the choice that led to it and its events."""

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
    def news(self) -> list[SessionEvent]:
        return self.of.news[self.number]


@dataclass
class Film:
    """A whole recorded game, replayed and checked."""

    game: Game
    transcript: Transcript
    roles: list[str]
    frames: Frames
    _values: list[list[float]] = field(default_factory=list)

    def values(self, seat: int) -> list[float]:
        """The value of each moment to a seat. The first call computes it for all seats."""
        if not self._values:
            worth, seats = self.game.rules.value, range(len(self.transcript.header["roles"]))
            self._values = [[float(worth(frame.state, each)) for each in seats] for frame in self.frames]
        return [values[seat] for values in self._values]


_films: OrderedDict[bytes, Film] = OrderedDict()


def film(body: bytes) -> Film:
    """The replay of a record, with each line checked. Raises InputError that names the wrong line. The most recently
    used are cached."""
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
