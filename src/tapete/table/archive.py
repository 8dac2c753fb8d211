"""Recorded games looked at again. This is reckoning, done in a process of its own: no table may wait for it."""
from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple, Unpack

from ..errors import InputError
from ..games import find_game, speech_of
from ..kernel.game import NOBODY, SOMEBODY, Game
from ..kernel.log import EVERYBODY
from ..referee.session import NOTED, Told, dealt_anew, digest_of
from ..referee.transcript import Replay, Transcript, parse
from ..referee.words import seat_name
from ..tale.build import tell
from ..tale.pages import page
from ..workers import end_pool, open_pool
from .chronicle import Line
from .narrator import outcome, said
from .refusals import Refusal
from .schema import Curve, Event, Moment, Moments, ReplayInfo

Given = TypeVarTuple("Given")
R = TypeVar("R")

PAGE = 60
"""Moments of one answer at most."""
WATCHER = -1
"""The eyes of whoever watched, among those of seats."""
TURNS = 5
"""Turning points told."""


class Archive:
    """The process; it begins with the first question."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self.asked = 0
        """Questions that wait or are being answered."""

    async def ask(self, work: Callable[[Unpack[Given]], R], *args: *Given) -> R:
        """Have a function of this module run there."""
        if self._pool is None:
            self._pool = open_pool(1)
        pool = self._pool
        self.asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise
        finally:
            self.asked -= 1

    def stop(self) -> None:
        if self._pool is not None:
            end_pool(self._pool)


@dataclass(frozen=True)
class Frame:
    """A moment of a recorded game: the true state, and how it came about."""

    state: Any
    seat: int | None
    action: int | None
    news: list[Told]


@dataclass(frozen=True)
class Film:
    """A whole recorded game, played again and found right."""

    game: Game
    transcript: Transcript
    roles: list[str]
    frames: list[Frame]


# ---- in the process ----------------------------------------------------------------------------

@lru_cache(maxsize=8)
def film(body: bytes) -> Film:
    """Play a record again, checking every line; InputError says which is wrong."""
    transcript = parse(body, Path("record"))
    game = find_game(transcript.header["game"])
    replay = Replay(game, transcript)
    session = replay.session
    game = session.game
    frames = [Frame(game.State.copy(session.state), None, None, session.news())]
    for line in replay.steps():
        frames.append(Frame(game.State.copy(session.state), line["seat"], game.grammar.parse(line["do"]), replay.news))
    return Film(game, transcript, session.roles, frames)


def verify(body: bytes) -> tuple[str, str]:
    """The game and the fingerprint of a record that is right and finished; InputError."""
    shown = film(body)
    if shown.transcript.end is None:
        raise InputError("the game is not finished")
    return shown.game.name, hashlib.sha256(body).hexdigest()


def describe(replay_id: str, body: bytes, names: list[str], language: str) -> ReplayInfo:
    """What a replay is of."""
    shown = film(body)
    header, last = shown.transcript.header, shown.frames[-1].state
    people = called(shown, names, language)
    return ReplayInfo(id=replay_id, game=shown.game.name, ruleset=header["ruleset"], version=header["version"],
                      seats=header["seats"], names=list(people), roles=shown.roles,
                      choices=len(shown.frames) - 1, moments=len(shown.frames),
                      outcome=outcome(shown.game, last, language, people) if last.outcome else None)


def moments(body: bytes, names: list[str], language: str, seat: int | None, words: frozenset[int] | None, first: int,
            count: int) -> Moments:
    """A page of moments as a seat saw them, or, with None, with everything open; but of private words only those that
    were told to one of the seats `words`, or, with None, all."""
    shown = film(body)
    last = len(shown.frames) - 1
    if not 0 <= first <= last:
        raise Refusal("no_moment", last=last)
    if seat is not None and seat != WATCHER and not 0 <= seat < len(shown.transcript.header["roles"]):
        raise Refusal("no_seat", seat=seat + 1)
    people = called(shown, names, language)
    seat = shown.game.spectator if seat == WATCHER else seat
    index = sum(is_told(told, seat, words) for frame in shown.frames[:first] for told in frame.news)
    page = []
    for number in range(first, min(first + count, last + 1)):
        page.append(_moment(shown, number, seat, words, language, people, index))
        index += len(page[-1].events)
    after = first + len(page)
    return Moments(moments=page, next=after if after <= last else None)


def _moment(shown: Film, number: int, seat: int | None, words: frozenset[int] | None, language: str,
            people: tuple[str, ...], index: int) -> Moment:
    game, frame, speech = shown.game, shown.frames[number], speech_of(shown.game.name, language)
    seen = game.State.copy(frame.state)
    if seat is not None:
        game.rules.blind(seen, seat)
    awaited = int(game.rules.chooser(seen)) if seat is None else game.awaited(seen)
    waits = awaited != NOBODY and not seen.outcome
    events = [said(game, language, people, Line(number, index + i, told.what, told.a, told.b, told.c, told.note))
              for i, told in enumerate(told for told in frame.news if is_told(told, seat, words))]
    label = action = chose = None
    if frame.action is not None:
        before = game.State.copy(shown.frames[number - 1].state)
        open_to = seat is None or seat == frame.seat or game.rules.seen_as(before, frame.action, seat) == frame.action
        if seat is not None:
            game.rules.blind(before, seat)
        chose = frame.seat if seat in (None, frame.seat) or game.awaited(before) != SOMEBODY else None
        if open_to and chose is not None:
            label, action = game.label(speech, before, frame.action, people), game.grammar.text(frame.action)
    return Moment(moment=number, seat=chose, label=label, view=game.view(seen).model_dump(mode="json"), action=action,
                  to_move=awaited if waits and awaited != SOMEBODY else None,
                  question=game.question(speech, seen, people) if waits else None,
                  events=[Event.model_validate(each) for each in events])


def is_told(told: Told, seat: int | None, words: frozenset[int] | None) -> bool:
    """Whether these eyes were told it, and, if it is somebody's own words, this reader may read them."""
    return (seat is None or told.is_for(seat)) and may_read(told, words)


def may_read(told: Told, words: frozenset[int] | None) -> bool:
    return told.what != NOTED or words is None or told.seats == EVERYBODY or any(told.is_for(seat) for seat in words)


def without_words(body: bytes, words: frozenset[int]) -> str:
    """A record without the words that were told in private to others than these seats."""
    shown, lines = film(body), body.decode().splitlines(keepends=True)
    for number, frame in enumerate(shown.frames):
        if not all(may_read(told, words) for told in frame.news):
            line = json.loads(lines[number])
            del line["note"]
            lines[number] = json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"
    return "".join(lines)


def called(shown: Film, names: Sequence[str], language: str) -> tuple[str, ...]:
    """What each seat is called: as at the table."""
    speech = speech_of(shown.game.name, language)
    return tuple(seat_name(speech, seat, names[seat] if seat < len(names) else "", shown.roles[seat])
                 for seat in range(len(shown.transcript.header["roles"])))


def curve(body: bytes, seat: int) -> Curve:
    """What each moment was worth to a seat, and where that changed most."""
    shown = film(body)
    if not 0 <= seat < len(shown.transcript.header["roles"]):
        raise Refusal("no_seat", seat=seat + 1)
    values = [float(shown.game.rules.value(frame.state, seat)) for frame in shown.frames]
    change = sorted(range(1, len(values)), key=lambda i: (-abs(values[i] - values[i - 1]), i))
    return Curve(values=[round(value, 4) for value in values], turning_points=change[:TURNS])


def book(body: bytes, names: list[str], language: str, form: str) -> bytes:
    """The story of a recorded game, as HTML or PDF."""
    transcript = parse(body, Path("record"))
    return page(tell(Replay(find_game(transcript.header["game"]), transcript), names, language),
                transcript.header["game"], form)


def cut(body: bytes, moment: int, words: frozenset[int] | None,
        seed: int | None) -> tuple[dict[str, Any], list[dict[str, Any]], str]:
    """A record's header and its first so many choices, to be played on from there, and the fingerprint of the state
    in which that begins: with a seed, one in which all that is hidden is dealt anew."""
    shown = film(body)
    last = len(shown.frames) - 1
    if moment > last or shown.frames[moment].state.outcome:
        raise Refusal("no_moment", last=last - 1)
    if words is not None:
        body = without_words(body, words).encode()
    lines = [json.loads(line) for line in body.splitlines()[1:moment + 1]]
    header, state = shown.transcript.header, shown.frames[moment].state
    header = {**header, "redealt": [deal for deal in header.get("redealt", []) if deal["after"] <= moment]}
    try:
        state = state if seed is None else dealt_anew(shown.game, state, seed)
    except InputError:
        raise Refusal("no_new_deal") from None
    return header, lines, digest_of(shown.game, state)
