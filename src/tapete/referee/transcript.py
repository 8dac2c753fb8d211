"""Recorded games: JSON lines, a header and then one line per choice. A record is also a save.

Each line holds a fingerprint of the state after it. So an edited record, or one of other rules, is noticed at the line
where it differs.
"""
from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePath
from types import MappingProxyType
from typing import Any

from pydantic import BaseModel

from ..errors import DefectError, InputError
from ..files.atomic import append_line, write_whole
from ..files.config import parse_json, read_bytes
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..text.causes import words_of
from ..text.plain_text import decode
from ..text.spoken import RecordError, SpokenError, as_written
from .session import DiceSource, Session, SessionEvent

FORMAT = 1
MOST_DEALS = 100
"""How many times a game may have continued from another one."""
SEAT_CHANGES = ("came", "left", "freed", "opened", "bot", "bot_for", "host")
"""What can happen to a seat. `came`: somebody sat down. `left`: they got up. `freed`: they were away and lost it.
`opened`: it was a bot's and is open. `bot`: a bot took the open seat. `bot_for`: a bot continues for a person. `host`:
its person became the host."""
MOST_CHANGES = 10_000

_BREAKS = re.compile("\r\n|\r|\n")
_BLANK = " \t\ufeff\u200b"
"""The characters of an empty line."""
LARGEST_RECORD = 256 * 1024 * 1024
"""The most bytes of a record's file."""
LONGEST_LINE = 1024 * 1024
"""The most characters of a line. A header may hold whole packs of cards."""


def write_die(roll: tuple[int, int]) -> str:
    """(6, 2) as `d6=2`."""
    return f"d{roll[0]}={roll[1]}"


def read_die(text: Any) -> tuple[int, int]:
    """`d6=2` as (6, 2). Raises ValueError for other texts."""
    sides, _, face = str(text).removeprefix("d").partition("=")
    if not str(text).startswith("d") or not sides.isdigit() or not face.isdigit():
        raise SpokenError("no-roll", roll=str(text))
    if not 1 <= int(face) <= int(sides) <= 100:
        raise SpokenError("no-such-face", roll=str(text), sides=sides)
    return int(sides), int(face)


def header_of(session: Session, seats: list[str], typed_dice: bool) -> dict[str, Any]:
    """The header of a record, made just after the setup."""
    return header_line(session.game, session.ruleset, session.options, session.seed, session.asked, seats, typed_dice,
                       [write_die(roll) for roll in session.rolled], session.digest(), session.given)


def header_line(game: Game, ruleset: Ruleset, options: BaseModel, seed: int, roles: Sequence[str | None],
                seats: list[str], typed_dice: bool, dice: list[str], state: str,
                given: Mapping[str, Any] | None) -> dict[str, Any]:
    """The header of a record. `dice` and `state` are the setup's rolls and fingerprint. `given`: the position set after
    it, by paths; left out if empty."""
    return {"tapete": FORMAT, "game": game.name, "ruleset": ruleset.name, "version": ruleset.version, "seed": seed,
            "roles": list(roles), "seats": seats, "typed_dice": typed_dice, "dice": dice,
            "options": options.model_dump(mode="json"), "state": state} | ({"given": dict(given)} if given else {})


def choice_of(session: Session, number: int, seat: int, action: int, note: str | None = None) -> dict[str, Any]:
    """The line of a choice just carried out."""
    return choice_line(number, seat, session.game.grammar.text(action), [write_die(roll) for roll in session.rolled],
                       session.digest(), note)


def choice_line(number: int, seat: int | None, do: str | None, dice: list[str], state: str,
                note: str | None) -> dict[str, Any]:
    """The line of a choice. The player's own words are left out if there are none."""
    return {"n": number, "seat": seat, "do": do, "dice": dice, "state": state} | ({"note": note} if note else {})


class Recorder:
    """Appends a game to a file as it is played. Every line is on the disk before the call returns."""

    def __init__(self, path: Path, session: Session, seats: list[str], typed_dice: bool = False,
                 number: int | None = None) -> None:
        """Begin a record or, given the number of choices that it already holds, continue it."""
        self.path, self.session = path, session
        self.number = number or 0
        if number is None:
            write_whole(path, (_line(header_of(session, seats, typed_dice)) + "\n").encode(), new=True)

    def add(self, seat: int, action: int, note: str | None = None) -> None:
        """Append the choice just carried out, and the end if it ended the game."""
        self.number += 1
        append_line(self.path, _line(choice_of(self.session, self.number, seat, action, note)))
        if self.session.over:
            view: Any = self.session.view()
            append_line(self.path, _line({"end": view.outcome, "cause": view.cause, "choices": self.number}))


def _line(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


@dataclass
class Transcript:
    """A record as it was read: its header, its choices, and the end of the game if it has one."""

    path: PurePath
    header: dict[str, Any]
    choices: list[dict[str, Any]] = field(default_factory=list)
    end: dict[str, Any] | None = None


def read(path: Path) -> Transcript:
    """The record in a file. Raises RecordError that names the damaged line."""
    return parse(read_bytes(path, LARGEST_RECORD), path)


def parse(data: bytes, path: PurePath) -> Transcript:
    """The record in some bytes, with `path` as its name for errors. Raises RecordError as `read` does."""
    lines = list(_lines(data, path))
    if not lines:
        raise RecordError("record-empty", path=str(path))
    header = lines[0]
    needed = {"tapete": int, "game": str, "ruleset": str, "version": int, "seed": int, "roles": list,
              "seats": list, "typed_dice": bool, "dice": list, "options": dict, "state": str}
    _check_keys(path, 1, header, needed, {"redealt": list, "reseated": list, "given": dict})
    _check_seats(path, header)
    _check_deals(path, header.get("redealt", []))
    _check_changes(path, header.get("reseated", []), len(header["roles"]))
    if header["tapete"] != FORMAT:
        raise _wrong(path, 1, SpokenError("record-format", format=header["tapete"], known=FORMAT))
    transcript = Transcript(path, header)
    for number, line in enumerate(lines[1:], 1):
        if transcript.end is not None:
            raise _wrong(path, number + 1, SpokenError("record-after-end"))
        if "end" in line:
            _check_keys(path, number + 1, line, {"end": str, "cause": str, "choices": int})
            transcript.end = line
            continue
        _check_keys(path, number + 1, line, {"n": int, "seat": int, "do": str, "dice": list, "state": str},
                    {"note": str})
        if line["n"] != number:
            raise _wrong(path, number + 1, SpokenError("record-choice", n=line["n"], expected=number))
        transcript.choices.append(line)
    for key in ("redealt", "reseated"):
        if any(each["after"] > len(transcript.choices) for each in header.get(key, [])):
            raise _wrong(path, 1, SpokenError("record-beyond", key=key))
    return transcript


def normal(data: bytes, path: PurePath) -> bytes:
    """A record's bytes in the recorder's form: UTF-8 without a byte order mark, and without empty lines."""
    return "".join(f"{line}\n" for line in _BREAKS.split(decode(data, str(path))) if line.strip(_BLANK)).encode()


def _check_deals(path: PurePath, deals: list[Any]) -> None:
    """Check the places where this game continued from another one with hidden things dealt again."""
    if len(deals) > MOST_DEALS:
        raise _wrong(path, 1, SpokenError("record-many", key="redealt", n=len(deals), most=MOST_DEALS))
    _check_in_order(path, "redealt", deals, {"seed": int, "state": str})


def _check_changes(path: PurePath, changes: list[Any], seats: int) -> None:
    """Check who came and left at the record's table. Names are not part of the record."""
    if len(changes) > MOST_CHANGES:
        raise _wrong(path, 1, SpokenError("record-many", key="reseated", n=len(changes), most=MOST_CHANGES))
    _check_in_order(path, "reseated", changes, {"seat": int, "change": str})
    for each in changes:
        if not 0 <= each["seat"] < seats:
            raise _wrong(path, 1, SpokenError("record-seat", seat=each["seat"], seats=seats))
        if each["change"] not in SEAT_CHANGES:
            raise _wrong(path, 1, SpokenError("record-change", known=", ".join(SEAT_CHANGES),
                                              given=as_written(each["change"])))


def _check_in_order(path: PurePath, key: str, found: list[Any], has: Mapping[str, type]) -> None:
    """Raise RecordError unless these are objects in order of the number of choices before them."""
    before = 0
    for each in found:
        if not isinstance(each, dict):
            raise _wrong(path, 1, SpokenError("record-objects", key=key))
        _check_keys(path, 1, each, {"after": int, **has})
        if each["after"] < before:
            raise _wrong(path, 1, SpokenError("record-order", key=key, after=each["after"], before=before))
        before = each["after"]


def _lines(data: bytes, path: PurePath) -> Iterator[dict[str, Any]]:
    try:
        text = decode(data, str(path))
    except SpokenError as error:
        raise RecordError(error.key, **error.given) from error
    *lines, rest = _BREAKS.split(text)
    if _is_whole(rest, str(path)):      # an editor may leave out the last line's end
        lines, rest = [*lines, rest], ""
    for number, line in enumerate(lines, 1):
        if not line.strip(_BLANK):
            continue
        if len(line) > LONGEST_LINE:
            raise _wrong(path, number, SpokenError("record-long", most=LONGEST_LINE))
        value = _value(line, path, number)
        if not isinstance(value, dict):
            raise _wrong(path, number, SpokenError("record-braces"))
        yield value
    if rest.strip(_BLANK):
        raise _wrong(path, len(lines) + 1, SpokenError("record-cut"))


def _value(line: str, path: PurePath, number: int) -> Any:
    """The value of a line. Raises RecordError if it is not JSON."""
    try:
        return parse_json(line, str(path))
    except SpokenError as error:
        wrong = error.given.get("why", error.given.get("wrong", error))
        if isinstance(wrong, SpokenError) and wrong.key == "json-problem":      # its line number is 1, not the record's
            wrong = SpokenError("record-json", column=wrong.given["column"], wrong=wrong.given["wrong"])
        raise _wrong(path, number, wrong if isinstance(wrong, InputError) else error) from error


def _is_whole(line: str, name: str) -> bool:
    try:
        return isinstance(parse_json(line, name), dict)
    except SpokenError:
        return False


def _check_seats(path: PurePath, header: Mapping[str, Any]) -> None:
    """Raise RecordError unless each seat has a player, and a role or none."""
    roles, seats = header["roles"], header["seats"]
    if not all(role is None or isinstance(role, str) for role in roles):
        raise _wrong(path, 1, SpokenError("record-roles", given=as_written(roles)))
    if len(seats) != len(roles) or not all(isinstance(seat, str) for seat in seats):
        raise _wrong(path, 1, SpokenError("record-seats", n=len(roles), given=as_written(seats)))


def _check_keys(path: PurePath, number: int, line: Mapping[str, Any], needed: Mapping[str, type],
                possible: Mapping[str, type] = MappingProxyType({})) -> None:
    known = {**needed, **possible}
    for key, kind in known.items():
        if key not in line:
            if key in possible:
                continue
            raise _wrong(path, number, SpokenError("record-missing", key=key))
        if not isinstance(line[key], kind) or (kind is int and isinstance(line[key], bool)):
            raise _wrong(path, number, SpokenError(f"record-kind-{kind.__name__}", key=key,
                                                   given=as_written(line[key])))
    for key in line:
        if key not in known:
            raise _wrong(path, number, SpokenError("record-unknown", key=key))


def _wrong(path: PurePath, line: int, error: Exception) -> RecordError:
    """The error for a line of a record."""
    return RecordError("in-line", name=str(path), line=line,
                       wrong=words_of(error))


class _Tape:
    """The dice of a record, returned one by one."""

    def __init__(self) -> None:
        self.faces: list[tuple[int, int]] = []
        self.after: DiceSource | None = None

    def __call__(self, sides: int) -> int:
        if not self.faces and self.after is not None:
            return self.after(sides)
        if not self.faces:
            raise RecordError("record-no-die", sides=sides)
        had, face = self.faces.pop(0)
        if had != sides:
            raise RecordError("record-other-die", sides=sides, had=had)
        return face


class Replay:
    """Replays a record choice by choice, and checks each one.

    `session` is at the beginning. `steps()` plays, and leaves the events in `news`. Raises RecordError at a difference.
    """

    def __init__(self, game: Game, transcript: Transcript) -> None:
        self.transcript, header, path = transcript, transcript.header, transcript.path
        if header["game"] != game.name:
            raise _wrong(path, 1, SpokenError("record-game", of=header["game"], game=game.name))
        try:
            ruleset = game.ruleset(header["ruleset"]).at(header["version"])
        except InputError as error:
            raise _wrong(path, 1, error) from error
        self.tape = _Tape()
        self.news: list[SessionEvent] = []
        self._load(1, header["dice"])
        try:
            options = game.options(ruleset, header["options"])
            self.session = Session(game, ruleset, options, header["roles"], header["seed"],
                                   self.tape if header["typed_dice"] else None)
            self.session.lay(header.get("given", {}))
        except (InputError, DefectError) as error:
            raise _wrong(path, 1, error) from error
        self._compare(1, header["dice"], header["state"])
        self._redeal_hidden(0)

    def steps(self) -> Iterator[dict[str, Any]]:
        """Play every recorded choice. Yields each line after it was played and checked."""
        path = self.transcript.path
        for number, line in enumerate(self.transcript.choices, 2):
            self._load(number, line["dice"])
            try:
                self.news = self.session.play(line["do"], line["seat"], note=line.get("note"))
            except (InputError, DefectError, ValueError) as error:
                raise _wrong(path, number, error) from error
            self._compare(number, line["dice"], line["state"])
            self._redeal_hidden(number - 1)
            self.news += self.session.news()
            yield line
        end = self.transcript.end
        if end is not None:
            view: Any = self.session.view()
            if (end["end"], end["cause"], end["choices"]) != (view.outcome, view.cause,
                                                              len(self.transcript.choices)):
                raise RecordError("record-end", path=str(path), outcome=end["end"], cause=end["cause"],
                                  n=end["choices"], is_outcome=view.outcome or "null",
                                  is_cause=view.cause or "null",
                                  is_n=len(self.transcript.choices))

    def _redeal_hidden(self, choices: int) -> None:
        """Deal hidden things again where the record says that this game continues from another."""
        for deal in self.transcript.header.get("redealt", []):
            if deal["after"] != choices:
                continue
            try:
                self.session.redeal_hidden(deal["seed"])
            except (InputError, DefectError) as error:
                raise _wrong(self.transcript.path, 1, SpokenError(
                    "record-after", n=choices, wrong=words_of(error))) from error
            if self.session.digest() != deal["state"]:
                raise _wrong(self.transcript.path, 1, SpokenError("record-other-deal", n=choices))

    def go_on_with(self, source: DiceSource | None) -> None:
        """Take further dice from `source` after the last recorded choice."""
        self.tape.after = source

    def _load(self, number: int, dice: list[Any]) -> None:
        try:
            self.tape.faces = [read_die(die) for die in dice]
        except ValueError as error:
            raise _wrong(self.transcript.path, number, error) from error

    def _compare(self, number: int, dice: list[Any], state: str) -> None:
        rolled = [write_die(roll) for roll in self.session.rolled]
        if rolled != dice:
            raise _wrong(self.transcript.path, number, SpokenError("record-dice", dice=as_written(dice),
                                                                        rolled=as_written(rolled)))
        if self.session.digest() != state:
            raise _wrong(self.transcript.path, number, SpokenError("record-state"))
