"""The log of chance: every die, lot, draw and shuffle of a recorded game, with the rule that asked for it.

The technical book of Carcosa (1.3) asks for such a log. Python reports each call of the kernel's functions of chance
while the rules run as plain Python, so the rules know nothing of it.
"""
from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from types import CodeType, FrameType, TracebackType
from typing import Any, Literal, Self

from ..errors import InputError
from ..files.config import parse_json, read_text
from ..gamedef.game import Game
from ..kernel import dice
from ..kernel.rule import IDS
from ..text.spoken import SpokenError
from .transcript import Replay, Transcript

Kind = Literal["die", "lot", "draw", "shuffle"]
_KINDS: Mapping[CodeType, Kind] = {
    dice.roll.__code__: "die", dice.roll_silently.__code__: "die", dice.pick.__code__: "lot",
    dice.draw.__code__: "draw", dice.shuffle.__code__: "shuffle"}


@dataclass(frozen=True)
class ChanceEntry:
    """One use of chance.

    `choice` is the number of the record's choice that brought it, 0 for the setup. `of` is the number of sides, of
    possibilities or of shuffled cards. `result` is the face, from 1; the possibility, from 0; or the cards' numbers in
    their new order. `first` and `last` number the generator's draws, from 1; both are None for a die of the tape.
    `rules` are the ids of the rule that asked, empty if it has none.
    """

    choice: int
    kind: Kind
    of: int
    result: int | list[int]
    first: int | None
    last: int | None
    rules: list[str]


class _Listener:
    """Notes the calls of the functions of chance within a `with` block."""

    def __init__(self) -> None:
        self.found: list[ChanceEntry] = []
        self.choice = self._depth = self._before = 0
        self._ids: dict[CodeType, list[str]] = {}
        for rule_id, functions in IDS.items():
            for function in functions:
                self._ids.setdefault(function.__code__, []).append(rule_id)

    def __enter__(self) -> Self:
        self._other = sys.getprofile()
        sys.setprofile(self._notice)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        sys.setprofile(self._other)

    def _notice(self, frame: FrameType, event: str, returned: Any) -> None:
        kind = _KINDS.get(frame.f_code)
        if kind is None or event not in ("call", "return"):
            return
        here = frame.f_locals
        if event == "call":
            if self._depth == 0:
                self._before = int(here["s"].dice.count)
            self._depth += 1
            return
        self._depth -= 1
        if self._depth == 0:
            self._note(kind, here, returned, frame)

    def _note(self, kind: Kind, here: Mapping[str, Any], returned: Any, frame: FrameType) -> None:
        of = int(here["sides"] if kind == "die" else here["n"])
        if kind in ("lot", "shuffle") and of < 2:
            return      # there was nothing to decide
        drawn = int(here["s"].dice.count) - self._before
        result = [int(here["cards"][i]) for i in range(of)] if kind == "shuffle" else int(returned)
        self.found.append(ChanceEntry(
            self.choice, kind, of, result, self._before + 1 if drawn else None,
            self._before + drawn if drawn else None, self._asker(frame.f_back)))

    def _asker(self, frame: FrameType | None) -> list[str]:
        while frame is not None:
            if found := self._ids.get(frame.f_code):
                return sorted(found)
            frame = frame.f_back
        return []


def chance_of(game: Game, transcript: Transcript) -> Iterator[ChanceEntry]:
    """All uses of chance of a recorded game, in order. Raises RecordError where the game differs from its record."""
    listener = _Listener()
    with listener:
        replay = Replay(game, transcript)
    yield from listener.found
    steps = replay.steps()
    for choice in range(1, len(transcript.choices) + 1):
        listener.found, listener.choice = [], choice
        with listener:
            next(steps)
        yield from listener.found
    for _ in steps:     # checks the end
        pass


def as_line(entry: ChanceEntry) -> str:
    """An entry as a line of JSON."""
    return json.dumps(asdict(entry), ensure_ascii=False, separators=(",", ":"))


def _says(line: str, entry: ChanceEntry) -> bool:
    """Whether a line is this entry as JSON. A line that is no JSON is not."""
    try:
        return bool(parse_json(line, "") == asdict(entry))
    except InputError:
        return False


def compare(path: Path, entries: Sequence[ChanceEntry]) -> None:
    """Check a game's chance against a file of lines of JSON. Raises SpokenError with the first line that differs."""
    lines = [line for line in read_text(path).splitlines() if line.strip()]
    for number, line in enumerate(lines, 1):
        here = entries[number - 1] if number <= len(entries) else None
        if here is None or not _says(line, here):
            choice = here.choice if here else 0
            raise SpokenError("chance-differs", path=str(path), line=number, choice=choice)
    if len(lines) < len(entries):
        raise SpokenError("chance-short", path=str(path), lines=len(lines), n=len(entries))
