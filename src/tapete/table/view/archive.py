"""Looks at recorded games again. Worker processes do this, because it is slow and no table may wait for it."""
from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple, Unpack, cast

from ...errors import InputError
from ...gamedef.parts.interaction import NOBODY, SOMEBODY
from ...games import find_game, speech_for
from ...kernel.log import EVERYBODY
from ...referee.chance_log import chance_of
from ...referee.session import NOTED, SessionEvent, digest_of, redealt
from ...referee.transcript import Replay, normal, parse
from ...referee.words import seat_names
from ...tale.build import tell
from ...tale.chances import smoothed, turning_points
from ...tale.pages import page
from ...text.spoken import SpokenError
from ..http.schema_play import ChanceLog, ChanceUse, Curve, EventInfo, Moment, Moments, ReplayInfo
from ..live.worker_pool import Budget, PoolDown, WorkerPool, asker, leaving
from ..refusals import Refusal
from ..story.event_log import EventLine
from ..story.film import Film, film
from .view_builder import outcome, question_of, said, score_range

Given = TypeVarTuple("Given")
R = TypeVar("R")

PAGE = 60
"""The most moments of one answer."""
WATCHER = -1
"""The number for a spectator's view, beside those of the seats."""
TURNS = 5
"""How many turning points are shown."""
MOST_CHOICES = 5000
"""The most lines of an uploaded record."""
RECORDS = Budget(seconds=60, each=12, in_all=200)
BOOKS = Budget(seconds=120, each=2, in_all=20)


class Archive:
    """The worker processes: one for records, and one for books, which take longest, so that no replay waits for a
    book."""

    def __init__(self) -> None:
        self.records = WorkerPool("archive", 1, RECORDS)
        self.books = WorkerPool("bookbinder", 1, BOOKS)

    @property
    def asked(self) -> int:
        """The number of requests that wait or are in progress."""
        return self.records.asked + self.books.asked

    async def ask(self, work: Callable[[Unpack[Given]], R], *args: *Given) -> R:
        """Run a function of this module in a worker process, within the caller's budget. The work ends if the client
        disconnects. Raises Refusal."""
        shop = self.books if cast(object, work) is book else self.records
        asking = asyncio.ensure_future(shop.ask(asker.get(), work, *args))
        waiting: set[asyncio.Future[Any]] = {asking}
        left = leaving.get()
        if left is not None:
            waiting.add(asyncio.ensure_future(left()))
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            if not asking.done():
                raise Refusal("busy")       # the client has gone
            return asking.result()
        except PoolDown:
            raise Refusal("busy") from None
        finally:
            for each in waiting:
                each.cancel()

    async def stop(self) -> None:
        await self.records.stop()
        await self.books.stop()


# ---- in the process ----------------------------------------------------------------------------

def verify(body: bytes) -> tuple[str, str, str]:
    """The game, the text and the fingerprint of a valid and finished record. Raises InputError for any other.

    The text is the record's normal form, because an editor may have left marks and empty lines.
    """
    body = normal(body, Path("record"))
    choices = body.count(b"\n")
    if choices > MOST_CHOICES:
        raise SpokenError("record-lines", n=str(choices), most=str(MOST_CHOICES))
    shown = film(body)
    if shown.transcript.end is None:
        raise SpokenError("record-unfinished")
    return shown.game.name, body.decode(), hashlib.sha256(body).hexdigest()


def describe(replay_id: str, body: bytes, names: list[str], language: str) -> ReplayInfo:
    """A description of a replay."""
    shown = film(body)
    header, last = shown.transcript.header, shown.frames[-1].state
    people = called(shown, names, language)
    return ReplayInfo(id=replay_id, game=shown.game.name, ruleset=header["ruleset"], version=header["version"],
                      seats=header["seats"], names=list(people), roles=shown.roles,
                      choices=len(shown.frames) - 1, moments=len(shown.frames),
                      outcome=outcome(shown.game, last, language, people) if last.outcome else None)


def moments(body: bytes, names: list[str], language: str, seat: int | None, words: frozenset[int] | None, first: int,
            count: int) -> Moments:
    """A page of moments as a seat saw them; with None, everything is open. Private words are included only if they were
    told to one of the seats `words`; with None, all are."""
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
    game, frame, speech = shown.game, shown.frames[number], speech_for(shown.game, language)
    seen = game.State.copy(frame.state)
    if seat is not None:
        game.rules.blind(seen, seat)
    awaited = int(game.rules.chooser(seen)) if seat is None else game.interaction.awaited_by(seen, seat)
    waits = awaited != NOBODY and not seen.outcome
    events = [said(game, language, people, EventLine(number, index + i, told.what, told.a, told.b, told.c, told.note,
                                                     to=seat if told.to == seat else None))
              for i, told in enumerate(told for told in frame.news if is_told(told, seat, words))]
    label = action = chose = None
    idle = False
    if frame.action is not None:
        before = game.State.copy(shown.frames[number - 1].state)
        if frame.seat is not None:
            game.interaction.let_choose(before, frame.seat)
        open_to = seat is None or seat == frame.seat or game.interaction.sees_openly(before, frame.action, seat)
        if seat is not None:
            game.rules.blind(before, seat)
        known = seat is None or seat == frame.seat or game.interaction.awaited_by(before, seat) != SOMEBODY
        chose = frame.seat if known else None
        if open_to and chose is not None:
            label, action = game.wording.label(speech, before, frame.action, people), game.grammar.text(frame.action)
            idle = game.wording.is_idle(before, frame.action)
    return Moment(moment=number, seat=chose, label=label, view=game.view(seen).model_dump(mode="json"), action=action,
                  idle=idle,
                  to_move=awaited if waits and awaited != SOMEBODY else None,
                  question=question_of(game, speech, seen, people, awaited) if waits else None,
                  events=[EventInfo.model_validate(each) for each in events])


def is_told(told: SessionEvent, seat: int | None, words: frozenset[int] | None) -> bool:
    """Whether this viewer was told the event and, if it is somebody's own words, this reader may read them."""
    return (seat is None or told.is_for(seat)) and may_read(told, words)


def may_read(told: SessionEvent, words: frozenset[int] | None) -> bool:
    return told.what != NOTED or words is None or told.seats == EVERYBODY or any(told.is_for(seat) for seat in words)


def without_words(body: bytes, words: frozenset[int]) -> str:
    """A record without the private words that were told only to seats outside `words`."""
    shown, lines = film(body), body.decode().splitlines(keepends=True)
    for number, frame in enumerate(shown.frames):
        if not all(may_read(told, words) for told in frame.news):
            line = json.loads(lines[number])
            del line["note"]
            lines[number] = json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"
    return "".join(lines)


def called(shown: Film, names: Sequence[str], language: str) -> tuple[str, ...]:
    """The names of the seats, as at the table."""
    seats = len(shown.transcript.header["roles"])
    return seat_names(speech_for(shown.game, language), [*names, *[""] * seats][:seats], shown.roles)


def film_with(body: bytes, seat: int) -> Film:
    """A record's film. Raises Refusal if its game has no such seat."""
    shown = film(body)
    if not 0 <= seat < len(shown.transcript.header["roles"]):
        raise Refusal("no_seat", seat=seat + 1)
    return shown


def curve(body: bytes, seat: int, seen: Mapping[int, tuple[float, float]] | None = None) -> Curve:
    """A seat's chance to win, or its expected score, at each moment, and where it changed most. `seen` as in
    `smoothed`."""
    shown = film_with(body, seat)
    values = smoothed(shown.values(seat), shown.transcript.end is not None, seen)
    points, reach = turning_points(values, TURNS)
    scale = shown.game.results.expected
    return Curve(values=[round(scale(value), 4) for value in values], turning_points=points, reach=reach,
                 scores=score_range(shown.game))


def chance(body: bytes) -> ChanceLog:
    """All uses of chance of a recorded game."""
    transcript = parse(body, Path("record"))
    entries = chance_of(find_game(transcript.header["game"]), transcript)
    return ChanceLog(entries=[ChanceUse.model_validate(asdict(entry)) for entry in entries])


def book(body: bytes, names: list[str], language: str, form: str) -> bytes:
    """The story of a recorded game, as HTML or PDF."""
    transcript = parse(body, Path("record"))
    return page(tell(Replay(find_game(transcript.header["game"]), transcript), names, language),
                transcript.header["game"], form)


def cut(body: bytes, moment: int, words: frozenset[int] | None,
        seed: int | None) -> tuple[dict[str, Any], list[dict[str, Any]], str]:
    """A record's header, its first `moment` choices, and the fingerprint of the state from which a new game continues.
    With a seed, everything hidden in that state is dealt again."""
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
        state = state if seed is None else redealt(shown.game, state, seed)
    except InputError:
        raise Refusal("no_new_deal") from None
    return header, lines, digest_of(shown.game, state)
