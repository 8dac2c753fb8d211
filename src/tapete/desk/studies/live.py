"""Live figures: the server plays games for an open page's question, and sends updated results while they run.

Each question stops the one before. Batches grow with the speed of play, so that the first figure arrives at once and
the last ones cost little.
"""
from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import perf_counter
from typing import Annotated, Any, Literal

import orjson
from fastapi.websockets import WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ...errors import InputError
from ...lab.study import Study
from ...runtime.workers import aside
from ...table.live.worker_pool import PoolDown
from ...table.refusals import Refusal, language_in, not_understood
from ...text.spoken import said
from ..design.names import desk_speech
from ..desk import Desk, searches
from .figures import half_width
from .played import games_at_most

log = logging.getLogger("tapete.table")

FIRST = 60
"""Games of the first figure, with agents that do not search."""
STRETCH = 0.25
"""Seconds that a batch should take, and so about the interval between updates."""
GROWTH = 4
"""A batch is at most so many times as large as the one before."""
PATIENCE = 1.0
"""Seconds to wait for rules to be ready before games are played plain."""
NEAR = 0.005
"""Playing ends when the first measure is known to so much."""
MOST = 100_000
"""Most games of one question."""
LONGEST = 64 * 1024
"""Most characters of a question."""

BASE = "base"
"""The name of the ruleset itself, to compare with."""


class DeskQuestion(BaseModel):
    """A question. `ask` is its number, which every answer repeats."""

    model_config = ConfigDict(extra="forbid")

    ask: int
    game: Annotated[str, Field(max_length=40)]
    ruleset: Annotated[str, Field(max_length=40)]
    changes: dict[str, Any] = {}
    players: Annotated[int, Field(ge=1, le=20)]
    agent: Annotated[str, Field(max_length=100)] = "greedy"
    beside: Annotated[str, Field(max_length=40)] | None = BASE
    seconds: Annotated[float, Field(gt=0, le=600)] = 180.0
    lang: Literal["es", "en"] = "es"
    key: Annotated[str, Field(max_length=200)] | None = None


class LiveFigures:
    """One open page."""

    def __init__(self, desk: Desk, socket: WebSocket, who: str) -> None:
        self.desk, self.socket, self.who = desk, socket, who
        self._playing: asyncio.Task[None] | None = None

    async def answer(self, ask: DeskQuestion) -> None:
        """Stop the current question, and play for this one."""
        await self.stop()
        self._playing = asyncio.create_task(self._answer(ask), name=f"desk {self.who}")

    async def stop(self) -> None:
        if self._playing is None:
            return
        self._playing.cancel()
        with suppress(asyncio.CancelledError):
            await self._playing
        self._playing = None

    async def say(self, ask: int, state: str, **more: Any) -> None:
        text = orjson.dumps({"ask": ask, "state": state, **more}).decode()
        with suppress(WebSocketDisconnect, RuntimeError):       # the page was closed; its reader will notice
            await self.socket.send_text(text)

    async def _answer(self, ask: DeskQuestion) -> None:
        try:
            study, beside = await aside(self._studies, ask)
            if not self.desk.is_ready(study):
                await self.say(ask.ask, "preparing", sentence=desk_speech(ask.lang).say("desk-preparing"))
                await self._prepare(ask, study, beside)
            await self._play(ask, study, beside)
        except Refusal as refusal:
            await self.say(ask.ask, "refused", sentence=refusal.sentence(ask.lang))
        except PoolDown:
            await self.say(ask.ask, "refused", sentence=Refusal("busy").sentence(ask.lang))
        except InputError as error:
            await self.say(ask.ask, "refused", sentence=said(error, ask.lang))
        except Exception:
            log.exception("the desk's games broke")
            await self.say(ask.ask, "refused", sentence=desk_speech(ask.lang).say("desk-broke"))

    async def _prepare(self, ask: DeskQuestion, study: Study, beside: Study | None) -> None:
        """Wait until rules are ready. If that takes long, it shows plain games meanwhile."""
        ready = asyncio.ensure_future(self.desk.ready(study))
        try:
            done, _ = await asyncio.wait([ready], timeout=PATIENCE)
            if not done and not searches(study):
                await self._play(ask, study, beside, ready)
            await ready
        finally:
            ready.cancel()

    def _studies(self, ask: DeskQuestion) -> tuple[Study, Study | None]:
        study = self.desk.study(ask.game, ask.ruleset, ask.changes, ask.players, ask.agent)
        other: tuple[str, Mapping[str, Any]] | None = (ask.ruleset, {}) if ask.beside == BASE else \
            self.desk.beside(ask.game, ask.beside)
        if other is None or (other[0] == ask.ruleset and other[1] == ask.changes):
            return study, None
        return study, self.desk.study(ask.game, *other, ask.players, ask.agent)

    async def _play(self, ask: DeskQuestion, study: Study, beside: Study | None,
                    meanwhile: asyncio.Future[None] | None = None) -> None:
        """Play until the first measure is sure, or for long enough. Plain games also end when `meanwhile` is done."""
        began, slow = perf_counter(), searches(study)
        batch = self.desk.shop.size if slow or meanwhile is not None else FIRST
        most = min(MOST, games_at_most(study))
        rows, others = self.desk.shelf.rows(study), None if beside is None else self.desk.shelf.rows(beside)
        games = max(batch, len(rows) if others is None else min(len(rows), len(others)))    # those played before
        played = -len(rows) - (0 if others is None else len(others))
        while meanwhile is None or not meanwhile.done():
            stretch = perf_counter()
            rows = await self.desk.play_on(self.who, study, rows, games)
            if beside is not None:
                others = await self.desk.play_on(self.who, beside, others, games)
            told = await self.desk.reckon(self.who, study, rows[:games], beside,
                                          None if others is None else others[:games], ask.lang)
            seconds, there = perf_counter() - began, len(rows) + (0 if others is None else len(others))
            near = all(half_width(told[part]["measures"]) <= NEAR for part in ("figures", "beside") if part in told)
            done = meanwhile is None and (near or seconds >= ask.seconds or games >= most)
            sentence = {} if meanwhile is None else {
                "sentence": desk_speech(ask.lang).say("desk-meanwhile", games=games)}
            await self.say(ask.ask, "done" if done else "playing", games=games, seconds=round(seconds, 3),
                           speed=round((played + there) / seconds, 1), **sentence, **told)
            if done:
                return
            took = perf_counter() - stretch
            batch = max(1, min(GROWTH * batch, round(batch * STRETCH / max(took, 0.001)), most - games))
            games += batch


async def serve(desk: Desk, socket: WebSocket, who: str, allowed: Callable[[str | None], None]) -> None:
    """Answer one page's questions until it closes. `allowed(key)` raises Refusal for a wrong key."""
    live, language = LiveFigures(desk, socket, who), "es"
    try:
        while True:
            try:
                text = await socket.receive_text()
            except (WebSocketDisconnect, RuntimeError, KeyError):
                return      # the page was closed, or sent bytes
            try:
                if len(text) > LONGEST:
                    raise Refusal("too_large", most=LONGEST)
                language = language_in(text)
                ask = DeskQuestion.model_validate_json(text)
                allowed(ask.key)
            except ValidationError as error:
                await live.stop()
                await live.say(-1, "refused", sentence=not_understood(error.errors()).sentence(language))
                continue
            except Refusal as refusal:
                await live.stop()
                await live.say(-1, "refused", sentence=refusal.sentence(language))
                continue
            await live.answer(ask)
    finally:
        await live.stop()
