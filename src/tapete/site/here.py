"""The place of tables in a page, with the functions that the page's worker calls."""
from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, cast

from ..games import find_game, speech_of
from ..table.http.limits import Limits, RateLimit
from ..table.http.routes.every import ROUTERS
from ..table.live.place import Place
from ..table.ops.settings import Settings
from ..table.refusals import Refusal
from . import variants
from .bots import PageBots, Think
from .calls import Calls
from .shelf import MemoryJournal, MemoryStore

if TYPE_CHECKING:
    from .standins.fastapi import WebSocket
else:
    from fastapi import WebSocket

log = logging.getLogger("tapete.table")

SWEEP = 5.0
"""Seconds between checks for rooms that need a snapshot."""
_MANY = RateLimit(10**9, 10**9)
_LIMITS = Limits(requests=_MANY, tables=_MANY, secrets=_MANY, chat=_MANY, hints=_MANY, uploads=_MANY, sockets=_MANY)


class Here:
    """All tables of one browser, and the calls that its page makes."""

    def __init__(self, place: Place, calls: Calls) -> None:
        self.place, self.calls = place, calls
        self._serving: set[asyncio.Task[None]] = set()
        self._sweeping = asyncio.create_task(self._sweep())

    async def ask(self, method: str, address: str, headers: str, body: str | None) -> tuple[int, str, bytes]:
        """Status, media type and body of an answer. The headers are given as JSON."""
        answer = await self.calls.ask(method, address, json.loads(headers), (body or "").encode())
        return answer.status_code, answer.media_type or "", answer.body

    def listen(self, address: str, say: Callable[[str | None], None]) -> WebSocket:
        """A live connection. Its messages go to `say`, and None at its end."""
        socket = WebSocket(self.calls.app, say)
        task = asyncio.create_task(self.calls.listen(address, socket))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)
        return socket

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.place.rooms.keep()
            except Refusal:     # the storage does not answer; the player who chose has had the error
                continue

    async def close(self) -> None:
        self._sweeping.cancel()
        await self.place.scheduler.stop()


async def begin(kept: Mapping[str, str], save: Callable[[str], Awaitable[Any]], base: str, think: Think,
                thinking: Iterable[str], pace: float = 0.9) -> Here:
    """Load the saved tables, and return the functions of the page. `save` gets a JSON object of texts, or null, by key.
    `think` gets a question for the bots of one of the games `thinking`."""
    async def keep(texts: Mapping[str, str | None]) -> None:
        try:
            await save(json.dumps(texts, ensure_ascii=False))
        except Exception as error:
            log.warning("the browser keeps nothing (%s)", type(error).__name__)
            raise Refusal("no_database") from None

    shelf = MemoryStore(keep)
    await shelf.open(kept)
    settings = Settings(database="sqlite+aiosqlite:///:memory:", workers=0, pace=pace, limits=_LIMITS)
    bots = PageBots(think, thinking)
    place = Place(settings, cast(Any, shelf), cast(Any, MemoryJournal(shelf)), "page", lambda room: True, bots)
    place.rooms.changed.append(bots.watch)
    return Here(place, Calls(place, (*ROUTERS, variants.router), base))


def warm(game: str, language: str) -> None:
    """Load everything that the first look at a game's table needs."""
    found = find_game(game)
    found.options(found.ruleset())
    speech_of(game, language)
