"""The WebSocket of a page: the page says once who it is, and then gets everything that its seat may know, as it
happens."""
from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress
from typing import Any

import orjson
from fastapi.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from pydantic import ValidationError

from ..http.access import check_password, identify, visit
from ..http.callers import NOBODY, Caller, caller_at
from ..http.schema_play import Hello
from ..people.seating import came_back
from ..refusals import Refusal, language_in, not_understood
from ..view import view_builder
from . import clock
from .place import Place
from .room import Room

PATIENCE = 10.0
"""Seconds within which a page must say who it is."""
AGAIN_LATER = 1013
"""The WebSocket close code for "try again later"."""
MOST_WAITING = 100
"""Messages that may wait for a slow page. A page with more is cut off, and can connect again."""


class PageConnection:
    """A connected page. A slow page misses no event, and gets no moment twice."""

    def __init__(self, server: Place, room: Room, socket: WebSocket, seat: int | None, token: str | None,
                 language: str, since: int | None, caller: Caller = NOBODY) -> None:
        self.server, self.room, self.socket = server, room, socket
        self.seat, self.token, self.language = seat, token, language
        self.caller = caller
        self.since = since
        self.since_when = time.monotonic()
        self._messages: deque[str] = deque()
        self._woken = asyncio.Event()
        self._changed = True
        self._dismissed = False
        self._stamp: object = None

    def wake(self) -> None:
        """Note that the table has changed, and wake the sender."""
        self._changed = True
        self._woken.set()

    def say(self, text: str) -> None:
        self._messages.append(text)
        if len(self._messages) > MOST_WAITING:
            self.dismiss()
        self._woken.set()

    def dismiss(self) -> None:
        """Cut the page off, because another token holds its seat now or because it is too slow."""
        self._dismissed = True
        self._woken.set()

    async def send_on(self) -> None:
        """Send messages and moments until the page is cut off."""
        while not self._dismissed:
            self._woken.clear()
            while self._messages:
                await self.socket.send_text(self._messages.popleft())
            if self._changed:
                async with self.room.lock:
                    self._changed = False
                    text = self._news()
                if text is not None:
                    await self.socket.send_text(text)
            if not self._messages and not self._changed:
                await self._woken.wait()

    def _news(self) -> str | None:
        """The present moment, or None if the page has it already. A page must not even learn that others chose."""
        stamp = self.room.stamp(self.seat)
        if stamp == self._stamp:
            return None
        self._stamp = stamp
        return self._now()

    def _now(self) -> str:
        room = self.room
        key = (self.seat, self.language, self.since)
        text = room.cache.messages.get(key)
        if text is None:
            left, calling = self.server.scheduler.left(room), self.server.scheduler.calling(room)
            text = view_builder.now(room, self.seat, self.language, self.since, left, calling, kind="now").decode()
            if left is None and calling is None:
                room.cache.messages[key] = text
        self.since = room.story.events.seq(room.viewer(self.seat))
        return text


async def live(server: Place, code: str, socket: WebSocket) -> None:
    """Serve one WebSocket from its first message to its end."""
    caller = caller_at(socket.client)
    if not server.sockets.enter(caller, server.settings.limits.sockets_each):
        await socket.close(1008)
        return
    try:
        await _live(server, code, socket, caller)
    finally:
        server.sockets.leave(caller)


async def _live(server: Place, code: str, socket: WebSocket, caller: Caller) -> None:
    await socket.accept()
    language = "es"
    try:
        message = await _first(socket)
        language = language_in(message)
        hello = _hello(message)
        room = await visit(server, code, caller, hello.token, None)
        said = hello.token is None and hello.password is not None
        if said:
            await check_password(server, room.row, hello.password, caller)
        who = identify(room, hello.token, said)
        who.check("listen")
        seat = who.seat
        _evict_oldest(server, room, None if seat is None else seat.seat)
    except Refusal as refusal:
        if refusal.status == 503:       # a temporary refusal: the page connects again by itself
            await _close(socket, AGAIN_LATER)
        else:
            await _refuse(socket, refusal, language)
        return
    except (TimeoutError, WebSocketDisconnect):
        await _close(socket)
        return
    await _serve(server, room, PageConnection(server, room, socket, None if seat is None else seat.seat,
                                              None if seat is None else seat.token, hello.lang, hello.since,
                                              caller))


def _evict_oldest(server: Place, room: Room, seat: int | None) -> None:
    """Make room for a page. Refusal `too_many` if too many people watch. A seat always gets in, in place of its oldest
    page if necessary."""
    limits = server.settings.limits
    if seat is None:
        here = sum(live.seat is None for live in room.lives)
        if here >= limits.watchers or server.sockets.total > limits.live_sockets:
            raise Refusal("too_many", seconds=60)
        return
    own = sorted((live for live in room.lives if live.seat == seat), key=lambda live: live.since_when)
    for live in own[:max(0, len(own) + 1 - limits.seat_sockets)]:
        live.dismiss()


async def _first(socket: WebSocket) -> str:
    """The first message of a page; empty if it sends bytes."""
    message = await asyncio.wait_for(socket.receive(), PATIENCE)
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"], message.get("reason"))
    return message.get("text") or ""


def _hello(message: str) -> Hello:
    try:
        return Hello.model_validate_json(message)
    except ValidationError as error:
        raise not_understood(error.errors()) from None


async def _serve(server: Place, room: Room, one: PageConnection) -> None:
    room.lives.add(one)
    if server.house.notice is not None:
        one.say(orjson.dumps(server.notice()).decode())
    _presence(server, room)
    if one.seat is not None:
        await came_back(server, room, one.seat)
    sending = asyncio.create_task(one.send_on())
    receiving = asyncio.create_task(_drain(one.socket))
    try:
        await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.lives.discard(one)
        room.looked = clock.now()
        if one.seat is not None:
            room.last_seen[one.seat] = clock.now()
        for task in (sending, receiving):
            task.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await task
        _presence(server, room)
        await _close(one.socket)


async def _drain(socket: WebSocket) -> None:
    """Wait for any further message, which ends the connection, because a page has nothing more to say."""
    await socket.receive()


def _presence(server: Place, room: Room) -> None:
    seats = [seat.model_dump(mode="json") for seat in view_builder.seats_of(room)]
    server.rooms.say(room, {"type": "presence", "seats": seats})


async def _refuse(socket: WebSocket, refusal: Refusal, language: str) -> None:
    socket.app.state.server.refused(refusal.code)
    message: dict[str, Any] = {"type": "error", **refusal.answer(language)}
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(orjson.dumps(message).decode())
    await _close(socket)


async def _close(socket: WebSocket, code: int = 1000) -> None:
    if socket.application_state != WebSocketState.DISCONNECTED and socket.client_state == WebSocketState.CONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)
