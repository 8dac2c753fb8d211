"""All that reaches a viewer, in the order in which it comes, is the same in two worlds that they cannot tell apart.

Two servers, one after the other, have the same chance, the same clock and the same requests; at the second one all
that a viewer may not know is dealt anew (`worlds.py`), and others may choose something else. Compared are all answers
to the viewer and to somebody who watches, with their heads, all frames of their pages and of a screen that shows the
board, and what is sent to the viewer when it is their turn.
"""
from __future__ import annotations

import asyncio
import json
import random
import secrets
import shutil
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import websockets

from tapete.games import find_game
from tapete.kernel.dice import luck
from tapete.referee.session import Session
from tapete.table import narrator
from tapete.table.asked import Asked
from tapete.table.bots import _counsel, seed_of
from tapete.table.envoy import new_keys
from tapete.table.room import Room
from tapete.table.seats import hashed
from tapete.table.store.models import Notice
from tapete.workers import AtOnce

from ..patience import SOCKET
from ..sweep import sweep
from .support import Site, serving
from .test_authority import _routes
from .test_notices import Service, mail_server, ours, service
from .test_time import Virtual
from .worlds import Plan, exchange, plan

pytestmark = pytest.mark.anyio

KEY = "the-key-of-the-browser-that-looks"
BEGAN = 1_700_000_000.0
LEFT_OUT = {
    "date": "the web server's clock, which goes by itself",
    "message-id": "Python's own, of the process and the moment: it is in mail alone",
}
"""Heads that are not compared, and why. All else is, to the last byte: codes, tokens and times come from chance and
clocks that the test has put in their places."""

STATIC = "the rules as they are printed: no table is behind it"
OVER = "of a game that is over, whose story is open to those who were there (test_story_access.py)"
DESK = "the designer's desk, which has no table's game; its door is tested in tests/desk"
OWN = "what belongs to a key, whatever is played"
BEGINS = "makes a table, or is before its game"
IRRELEVANT = {
    **dict.fromkeys(("GET /api/games", "GET /api/games/{game}/board", "GET /api/games/{game}/cards",
                     "GET /api/games/{game}/glossary", "GET /api/games/{game}/how", "GET /api/games/{game}/rulebook",
                     "POST /api/games/{game}/before", "GET /api/house/qr.svg"), STATIC),
    **dict.fromkeys(("GET /api/replays/{replay}", "GET /api/replays/{replay}/book", "GET /api/replays/{replay}/curve",
                     "GET /api/replays/{replay}/moments", "GET /api/replays/{replay}/record",
                     "POST /api/replays/{replay}/fork", "POST /api/records"), OVER),
    **dict.fromkeys(("GET /api/mine/qr.svg", "GET /api/mine/words", "POST /api/mine/key", "POST /api/mine/forget",
                     "POST /api/mine/notices", "POST /api/mine/notices/{notice}/confirm",
                     "POST /api/mine/notices/{notice}/delete", "POST /api/notices/stop/{stop}"), OWN),
    "POST /api/games/{game}/lesson": BEGINS,
}
"""Requests that are not made, and why none of them can tell anything of a game that is played."""


def _is_irrelevant(name: str) -> bool:
    return name in IRRELEVANT or (" /api/desk/" in name and "{code}" not in name)


# ---- what is got ---------------------------------------------------------------------------------

@dataclass
class Stream:
    """What reaches somebody, in order: what it is of, and its bytes."""

    who: str
    got: list[tuple[str, bytes]] = field(default_factory=list)

    def note(self, what: str, content: bytes) -> None:
        self.got.append((what, content))


def _differ(one: Stream, two: Stream) -> str | None:
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
        legal = {room.game.grammar.text(each) for each in room.playing.legal()} if seat == room.playing.to_move else ()
        for action in [each for each in actions if each not in legal][:1]:
            await world.other(seat, name, "", {"seq": room.chronicle.seq(seat), "action": action})
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
    async with _page(world, Stream("another"), world.others[0]):
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
    name, body = f"POST {TABLE}/choices", {"seq": room.chronicle.seq(seat), "action": action}
    if seat == world.viewer:
        await world.ask("viewer", name, "", body)
    else:
        assert "seq" in await world.other(seat, name, "", body)
    await show(world)


async def show(world: World) -> None:
    while (room := await world.room()).held:
        await world.site.server.rooms.show(room, room.moment)


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
async def _page(world: World, stream: Stream, seat: int | None, lang: str = "en", since: int | None = None
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


# ---- the run -------------------------------------------------------------------------------------

class Same:
    """Chance and clock that are the same for both worlds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.again()
        monkeypatch.setattr(time, "time", lambda: self.at)
        keys = new_keys()
        monkeypatch.setattr("tapete.table.notices.new_keys", lambda: keys)
        for name, work in {"token_urlsafe": self._text, "token_hex": lambda n: "0" * 2 * n,
                           "choice": self._letter, "randbelow": lambda n: self.chance["below"].randrange(n)}.items():
            monkeypatch.setattr(secrets, name, work)        # clients of WebSockets draw bytes, as many as they like

    def _letter(self, of: str) -> str:
        return self.chance["letter"].choice(of)

    def _text(self, n: int) -> str:
        return "".join(self.chance["text"].choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(n * 4 // 3))

    def again(self) -> None:
        self.chance, self.at = {name: random.Random(name) for name in ("letter", "text", "below")}, BEGAN


async def _run(same: Same, database: str, which: int, plans: list[Plan], game: str, ruleset: str, players: int,
               seed: int, hook: Service, mail: tuple[str, Any], asked: set[str],
               monkeypatch: pytest.MonkeyPatch) -> list[Stream]:
    """The script at a server of one of the worlds; all that was got."""
    same.again()
    streams: list[Stream] = []
    async with serving(ours(database, mail=mail[0], mail_from="tapete@table.example", desk="off")) as site:
        site.server.driver.time = Virtual()
        monkeypatch.setattr(site.server.driver, "look", lambda _: None)
        site.server.rooms.changed.clear()
        monkeypatch.setattr(site.server.bots, "hints", _hints)
        for number, made in enumerate(plans):
            monkeypatch.setattr("tapete.table.chance.fresh_seed", lambda: seed)
            code, tokens = await _table(site, game, ruleset, players, made, hook)
            world = World(site, which, made, code, tokens, asked, hook, mail[1].got)
            await _reach(world)
            if which:
                await _part(world, monkeypatch)
            await _script(world, same, number == 0)
            streams += [stream for who, stream in world.streams.items()
                        if who in world.onlookers or (who == "screen" and world.watched)
                        or (who == "word" and world.viewer is not None)]
    return streams


async def _part(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal anew what the viewer may not know; whoever plays the game again up to here has the same deal."""
    room, made = await world.room(), world.plan

    def deal(session: Session, seed: int) -> None:
        exchange(session, made.viewers[0], seed)

    monkeypatch.setattr(Session, "deal_anew", deal)
    room.deals.append((len(room.played), made.deal))
    room.playing.deal_anew(made.deal)
    if room.calling:
        game = room.game
        room.still = game.State.copy(room.still)
        game.rules.blind(room.still, made.viewers[0])
        game.rules.redeal(room.still, luck(made.deal), game.Menu.plain())
    room._moved_on()
    room.forget_sights()


async def _hints(asked: Asked) -> Any:
    """What the program's own search thinks, by a number of looks and not by time."""
    return _counsel(asked.game.name, asked.game.State.to_bytes(asked.state), asked.legal, "mcts:iterations=12",
                    asked.seats, seed_of(asked.code, asked.seat))


async def _table(site: Site, game: str, ruleset: str, players: int, made: Plan, hook: Service
                 ) -> tuple[str, list[str | None]]:
    """A table of people; the viewer's browser is known, and has word sent to two places."""
    body = {"game": game, "ruleset": ruleset, "chat": "all", "listed": True,
            "seats": [{"kind": "me", "name": "P0"}, *[{"kind": "open"}] * (players - 1)]}
    key = {seat: {"Player-Key": KEY if seat == made.viewers[0] else f"the-key-of-the-browser-of-{seat}"}
           for seat in range(players)}
    answer = await site.http.post("/api/tables", json=body, headers=key[0])
    assert answer.is_success, answer.text
    code, tokens = answer.json()["code"], [answer.json()["token"]]
    for seat in range(1, players):
        taken = await site.http.post(f"/api/tables/{code}/seats/{seat}/take", json={"name": f"P{seat}"},
                                     headers=key[seat])
        tokens.append(taken.json()["token"])
    async with site.server.store.writing() as db:
        for kind, where, service_of in (("webhook", f"{hook.base}/{code}", "slack"), ("mail", "v@example.org", None)):
            db.add(Notice(id=f"{code}{kind}", player=hashed(KEY), kind=kind, service=service_of, address=where,
                          language="en", site="https://table.example", zone="UTC", quiet_from=None, quiet_to=None,
                          code=None, tries=0, stop=f"stop{code}{kind}", failed=0, created=BEGAN))
    await site.http.post(f"/api/tables/{code}/start", headers={"Authorization": f"Bearer {tokens[0]}"})
    return code, tokens


async def _reach(world: World) -> None:
    """Play on to where the worlds part."""
    rooms = world.site.server.rooms
    await show(world)
    for seat, action in world.plan.before:
        room = await world.room()
        await rooms.choose(room, seat, room.chronicle.seq(seat), action)
        await show(world)


async def _script(world: World, same: Same, first: bool) -> None:
    streams = world.streams
    async with _page(world, streams["watcher"], None) as page, _page(world, streams["screen"], None, "es") as screen:
        for step in range(len(world.plan.choices) + 1):
            same.at += 50.0
            async with _page(world, streams["viewer"], world.viewer, since=step) as own:
                await look(world, step)
                await try_in_vain(world)
                if step == 1:
                    await talk_and_rest(world)
                await take_back(world, step)
                if step % 2:
                    await take_back_in_earnest(world, step)
                await settled(world, page, screen, own)
            if step < len(world.plan.choices):
                choice = world.plan.choices[step]
                await choose(world, choice.seats[world.which], choice.actions[world.which])
            same.at += 50.0
            await word(world)
            await settled(world, page, screen)
        await leave(world, first)
        await settled(world, page, screen)


GAMES = [("carcosa", "canon-0.4", 3), ("carcosa", "tecnico-0.1", 3), ("gloom", "reglamento", 3), ("souls", "base", 3),
         ("bethlem", "base-1", 5), ("bethlem", "propias-1", 5)]
Moments = tuple[tuple[int, int], ...]
FEW = (((31, 0), (0, 1)), 2)
"""Choices before the worlds part, and whether they are one to a seat or to somebody who watches; choices after that."""
MANY = (tuple((before, which) for before in (0, 7, 18, 44) for which in (0, 1)), 4)


CASES = [(*game, *moments) for moments in (FEW, MANY) for game in GAMES]


@pytest.mark.parametrize("game, ruleset, players, moments, length", sweep(CASES, kept=[
    (*game, *FEW) for game in GAMES if game[1] not in ("tecnico-0.1", "base-1")]))
async def test_whole_streams_are_the_same_in_two_worlds(
        sqlite: str, game: str, ruleset: str, players: int, moments: Moments, length: int,
        monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    got, asked = await _both(sqlite, game, ruleset, players, moments, length, monkeypatch, tmp_path)
    differ = [found for one, two in zip(*got, strict=True) if (found := _differ(one, two))]
    assert not differ, "\n".join(differ)
    compared = Counter(what.partition(" ")[0] for stream in got[0] for what, _ in stream.got)
    assert compared["GET"] > 60 and compared["POST"] > 20 and compared["frame"] > 10, compared
    print(game, ruleset, dict(compared))
    unasked = {name for name, _ in _routes(sqlite)} - asked
    assert {name for name in unasked if not _is_irrelevant(name)} == {"POST /api/tables"}
    assert not {name for name in asked if _is_irrelevant(name)}


async def test_what_a_size_tells_is_noticed(sqlite: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The comparison itself: a Now that is longer in some games by what lies hidden in them."""
    def longer(room: Room, *given: Any, **more: Any) -> bytes:
        return now(room, *given, **more) + b" " * (int(room.playing.digest(), 16) % 5)

    now = narrator.now
    monkeypatch.setattr(narrator, "now", longer)
    got, _ = await _both(sqlite, "carcosa", "canon-0.4", 3, ((0, 0),), 1, monkeypatch, tmp_path)
    differ = [found.partition(",")[0] for one, two in zip(*got, strict=True) if (found := _differ(one, two))]
    assert differ == ["viewer", "watcher", "screen"]


async def _both(sqlite: str, game: str, ruleset: str, players: int, moments: Moments, length: int,
                monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[list[list[Stream]], set[str]]:
    """What was got in both worlds, and what was asked for."""
    seed, found = players + 20, find_game(game)
    plans = [plan(game, ruleset, players, (0, found.spectator)[which], seed, before, length)
             for before, which in moments]
    monkeypatch.setattr("tapete.table.workshop.open_bench", lambda *_: AtOnce())
    monkeypatch.setattr("tapete.table.server.SWEEP", 1e6)
    monkeypatch.setattr("tapete.table.notices.SENDERS", 1)      # of several, any may be the first to be done
    same, asked, got = Same(monkeypatch), set[str](), list[list[Stream]]()
    empty = sqlite.removeprefix("sqlite+aiosqlite:///")
    second = shutil.copy(empty, tmp_path / "second.db")
    with mail_server() as mail:
        async with service() as hook:
            for which, path in enumerate((sqlite, f"sqlite+aiosqlite:///{second}")):
                got.append(await _run(same, path, which, plans, game, ruleset, players, seed, hook, mail, asked,
                                      monkeypatch))
    assert sum(len(each.choices) for each in plans) > 0
    return got, asked
