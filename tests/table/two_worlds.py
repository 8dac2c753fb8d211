"""The requests in each of two worlds, and the data that each viewer of a table gets: see `test_two_worlds.py`."""
from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import websockets

from tapete.games import find_game
from tapete.table.live.room import Room

from ..patience import SOCKET
from .support import Site
from .test_notices import Service
from .worlds import Plan

KEY = "the-key-of-the-browser-that-looks"
BEGAN = 1_700_000_000.0
LEFT_OUT = {
    "date": "the web server's clock, which goes by itself",
    "message-id": "Python's own, of the process and the moment: it is in mail alone",
}
"""Heads that are not compared, and why. All else is, to the last byte: codes, tokens and times come from chance and
clocks that the test has put in their places."""

# ---- what is got ---------------------------------------------------------------------------------

@dataclass
class Stream:
    """The messages that reach a person, in order: the kind and the bytes of each."""

    who: str
    got: list[tuple[str, bytes]] = field(default_factory=list)

    def note(self, what: str, content: bytes) -> None:
        self.got.append((what, content))


def differ(one: Stream, two: Stream) -> str | None:
    """Where two streams part; None where they are one."""
    for number, ((what, a), (other, b)) in enumerate(zip(one.got, two.got, strict=False)):
        if (what, a) != (other, b):
            at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            parts = [each[max(0, at - 200):at + 100] for each in (a, b)]
            return f"{one.who}, {number}: {what} / {other}: {parts[0]!r} / {parts[1]!r}"
    if len(one.got) != len(two.got):
        return f"{one.who}: {len(one.got)} and {len(two.got)}, the last: {one.got[-1][0]} / {two.got[-1][0]}"
    return None


class World:
    """A server with a table of one of the worlds, and those who look at it."""

    def __init__(self, site: Site, which: int, made: Plan, code: str, tokens: list[str | None], asked: set[str],
                 hook: Service, box: list[Any]) -> None:
        self.site, self.which, self.plan, self.code, self.tokens = site, which, made, code, tokens
        self.asked, self.hook, self.box = asked, hook, box
        self.chance = random.Random(f"{code} {made.deal}")
        game = find_game(site.server.rooms.here(code).row.game)     # type: ignore[union-attr]
        self.seats = range(len(tokens))
        sees = {each for each in made.viewers if each in self.seats}
        self.viewer = next(iter(sees), None)
        self.watched = game.spectator in made.viewers
        self.every = [game.grammar.text(action) for action in game.grammar.every()]
        self.streams = {who: Stream(who) for who in ("viewer", "watcher", "screen", "word")}

    async def room(self) -> Room:
        return await self.site.server.rooms.get(self.code)

    # ---- asking ------------------------------------------------------------------------------------

    async def ask(self, who: str, name: str, path: str, body: Any = None, **query: Any) -> Any:
        """Ask as the viewer, or as somebody who watches; it is noted."""
        headers = self._headers(self.viewer) | {"Player-Key": KEY} if who == "viewer" else {}
        answer = await self._send(name, path, headers, body, query)
        head = [(key, value) for key, value in answer.headers.raw if key.lower().decode() not in LEFT_OUT]
        self.streams[who].note(f"{name} {path} {body} {query}", repr((answer.status_code, head)).encode()
                               + answer.content)
        return answer.json() if answer.headers.get("content-type") == "application/json" else None

    async def other(self, seat: int, name: str, path: str, body: Any = None) -> Any:
        """Ask as another seat, whom nobody compares."""
        return (await self._send(name, path, self._headers(seat), body, {})).json()

    def _headers(self, seat: int | None) -> dict[str, str]:
        return {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}

    async def _send(self, name: str, path: str, headers: dict[str, str], body: Any, query: dict[str, Any]) -> Any:
        self.asked.add(name)
        method, _, template = name.partition(" ")
        full = template.replace("{code}", self.code) if path == "" else path
        return await self.site.http.request(method, full, json=body, headers=headers, params=query)

    @property
    def onlookers(self) -> list[str]:
        return [*(["viewer"] if self.viewer is not None else []), *(["watcher"] if self.watched else [])]

    @property
    def others(self) -> list[int]:
        return [seat for seat in self.seats if seat != self.viewer]


# ---- the script ----------------------------------------------------------------------------------

TABLE = "/api/tables/{code}"
NOW = f"GET {TABLE}/now"


async def look(world: World, step: int) -> None:
    """All that can be read."""
    actions = world.chance.sample(world.every, 2)
    for who in world.onlookers:
        for lang in ("es", "en") if step == 0 else ("en",):
            now = await world.ask(who, NOW, "", lang=lang)
            for name in (TABLE, f"{TABLE}/events", "/api/tables"):
                await world.ask(who, f"GET {name}", "", lang=lang)
        await world.ask(who, NOW, "", since=max(0, now.get("seq", 0) - 2))
        await world.ask(who, f"GET {TABLE}/undo", "", lang="en")
        for action in actions:
            await world.ask(who, f"GET {TABLE}/why", "", action=action)
        await world.ask(who, f"GET {TABLE}/record", "")
        await world.ask(who, f"GET {TABLE}/asked", "")
        await world.ask(who, "GET /api/mine", "")
        for name in ("chat", "story", "qr.svg", "rulebook", "glossary") if step == 0 else ():
            await world.ask(who, f"GET {TABLE}/{name}", "")
        for name in ("/api/house", "/api/mine/profile", "/api/mine/notices") if step == 0 else ():
            await world.ask(who, f"GET {name}", "")


async def try_in_vain(world: World) -> None:
    """Choices that are refused: one's own, and those of others, which nobody else hears of."""
    actions = world.chance.sample(world.every, 3)
    name = f"POST {TABLE}/choices"
    for who in world.onlookers:
        now = (await world.ask(who, NOW, "", lang="en"))
        menu = {item["action"] for item in now["menu"]}
        for action in [each for each in actions if each not in menu]:
            await world.ask(who, name, "", {"seq": now["seq"], "action": action})
        await world.ask(who, name, "", {"seq": now["seq"] + 3, "action": actions[0]})
        await world.ask(who, name, "", {"seq": now["seq"], "action": actions[0], "note": "a note"})
        await world.ask(who, f"POST {TABLE}/hint", "", lang="en")
    room = await world.room()
    for seat in world.others:
        session = room.story.playing
        legal = {room.game.grammar.text(each) for each in session.legal()} if seat == session.to_move else ()
        for action in [each for each in actions if each not in legal][:1]:
            await world.other(seat, name, "", {"seq": room.story.events.seq(seat), "action": action})
        await world.other(seat, f"GET {TABLE}/undo", "")
        await world.other(seat, f"POST {TABLE}/hint", "")


async def talk_and_rest(world: World) -> None:
    """Chat, a pause, where one is asked, who comes and goes."""
    chat, stops = f"POST {TABLE}/chat", f"POST {TABLE}/stops"
    await world.other(world.others[0], chat, "", {"text": "hello"})
    for who in world.onlookers:
        await world.ask(who, chat, "", {"text": "hello", **({"name": "Eva"} if who == "watcher" else {})})
        await world.ask(who, stops, "", {"passing": False})
    await world.other(world.others[-1], stops, "", {"passing": True})
    await world.other(world.others[-1], stops, "", {"passing": False})
    await world.other(world.others[0], f"POST {TABLE}/pause", "")
    await try_in_vain(world)
    for who in world.onlookers:
        await world.ask(who, f"POST {TABLE}/pause", "")
        await world.ask(who, f"POST {TABLE}/resume", "")
    await world.other(world.others[0], f"POST {TABLE}/resume", "")
    async with page(world, Stream("another"), world.others[0]):
        await settled(world)


async def take_back(world: World, choices: int) -> None:
    """Undo: one's own, refused by another; and another's, where what they chose is the same in both worlds."""
    undo, consent = f"POST {TABLE}/undo", f"POST {TABLE}/consent"
    for who in world.onlookers:
        proposed = (await world.ask(who, undo, "", lang="en")).get("proposal")
        await world.ask(who, consent, "", {"proposal": "none", "agree": True})
        if proposed is not None:
            await world.other(proposed["waits_for"][0], consent, "", {"proposal": proposed["id"], "agree": False})
            await world.ask(who, undo, "", lang="en")
            await world.ask(who, consent, "", {"proposal": proposed["id"], "agree": True})
    if choices and world.plan.choices[choices - 1].same:
        seat = world.plan.choices[choices - 1].seats[0]
        if seat != world.viewer:
            proposed = (await world.other(seat, undo, "")).get("proposal")
            for who in world.onlookers:
                await world.ask(who, consent, "", {"proposal": "none" if proposed is None else proposed["id"],
                                                   "agree": False})


async def take_back_in_earnest(world: World, choices: int) -> bool:
    """Undo the viewer's last choice by everybody's consent, and make it again; whether that could be."""
    last = world.plan.choices[choices - 1] if choices else None
    if world.viewer is None or last is None or last.seats[0] != world.viewer:
        return False
    world.site.server.rooms.here(world.code).row.tries = {}     # type: ignore[union-attr]
    proposed = (await world.ask("viewer", f"POST {TABLE}/undo", "", lang="en")).get("proposal")
    if proposed is None:
        return False
    for seat in proposed["waits_for"]:
        await world.other(seat, f"POST {TABLE}/consent", "", {"proposal": proposed["id"], "agree": True})
    await look(world, 1)
    await choose(world, last.seats[0], last.actions[0])
    return True


async def leave(world: World, first: bool) -> None:
    """All that concerns seats; at the end, for the viewer gets up."""
    for who in world.onlookers:
        own = world.viewer or 0
        await world.ask(who, f"POST {TABLE}/start", "")
        await world.ask(who, f"POST {TABLE}/rematch", "")
        await world.ask(who, f"POST {TABLE}/host", "", {"seat": world.others[0]})
        await world.ask(who, f"POST {TABLE}/lesson/leave", "")
        await world.ask(who, f"POST {TABLE}/reclaim", "", None)
        if first:       # how many wrong codes there may be is a matter of time
            await world.ask(who, f"POST {TABLE}/transfer", "", {"code": "AAAAAA"})
        await world.ask(who, "PUT /api/desk/opinions/{code}", "", {"liked": 3})
        for seat in (world.others[0], own):
            for what, body in (("take", {"name": "Eva"}), ("pass", None), ("bot", {"bot": "easy"}), ("free", None)):
                if (what, seat) != ("bot", own) and (what, seat) != ("free", own):
                    path = f"/api/tables/{world.code}/seats/{seat}/{what}"
                    await world.ask(who, f"POST {TABLE}/seats/{{seat}}/{what}", path, body)
    for who in world.onlookers:
        path = f"/api/tables/{world.code}/seats/{world.viewer or 0}/leave"
        await world.ask(who, f"POST {TABLE}/seats/{{seat}}/leave", path)
    await look(world, 1)


async def choose(world: World, seat: int, action: str) -> None:
    """A choice, and the ends of the calls that follow from it."""
    room = await world.room()
    name, body = f"POST {TABLE}/choices", {"seq": room.story.events.seq(seat), "action": action}
    if seat == world.viewer:
        await world.ask("viewer", name, "", body)
    else:
        assert "seq" in await world.other(seat, name, "", body)
    await show(world)


async def show(world: World) -> None:
    while (room := await world.room()).story.held:
        await world.site.server.rooms.show(room, room.story.moment)


async def word(world: World) -> None:
    """Whose turn it is is looked up, and word of it sent."""
    room = world.site.server.rooms.here(world.code)
    assert room is not None
    room.last_seen.clear()
    room.loaded = 0.0
    for _ in range(2):
        await world.site.server.turns.look()
    await world.site.server.notifier.look()
    await world.site.server.notifier.all_sent()
    stream = world.streams["word"]
    for path, headers, body in world.hook.got:
        stream.note(f"hook {path}", json.dumps([(key, value) for key, value in headers.items()]).encode() + body)
    for mail in world.box:
        head = [(key, str(value)) for key, value in mail.items() if key.lower() not in LEFT_OUT]
        stream.note("mail", repr(head).encode() + mail.get_content().encode())
    world.hook.got.clear()
    world.box.clear()
    stream.note("nothing more", b"")


# ---- pages ---------------------------------------------------------------------------------------

@asynccontextmanager
async def page(world: World, stream: Stream, seat: int | None, lang: str = "en", since: int | None = None
                ) -> AsyncIterator[Any]:
    """A page that notes each frame that it gets."""
    world.asked.add(f"WS {TABLE}/live")
    address = world.site.base.replace("http", "ws") + f"/api/tables/{world.code}/live"
    async with websockets.connect(address, **SOCKET) as ws:
        await ws.send(json.dumps({"type": "hello", "lang": lang, "since": since,
                                  "token": None if seat is None else world.tokens[seat]}))

        async def listen() -> None:
            async for frame in ws:
                stream.note("frame", frame.encode() if isinstance(frame, str) else frame)

        listening = asyncio.create_task(listen())
        try:
            first = len(stream.got)
            while len(stream.got) == first:
                await asyncio.sleep(0.001)
            await settled(world, ws)
            yield ws
        finally:
            await ws.close()
            await listening
            await settled(world)


async def settled(world: World, *pages: Any) -> None:
    """Wait until every page was sent all that there is for it, and these have it."""
    room = await world.room()
    while not all(live._woken._waiters and not live._woken.is_set() for live in room.lives):
        await asyncio.sleep(0)
    for ws in pages:
        await (await ws.ping())
        await asyncio.sleep(0)
