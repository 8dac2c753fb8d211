"""Everything that reaches a viewer, in its order, is the same in two worlds that the viewer cannot distinguish.

Two servers, one after the other, have the same random numbers, the same clock and the same requests. At the second one
all that a viewer may not know is redealt (`worlds.py`), and others may choose something else. The test compares all
answers to the viewer and to a spectator, with their headers, all frames of their pages and of a screen that shows the
board, and the messages to the viewer when it is their turn.
"""
from __future__ import annotations

import random
import secrets
import shutil
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tapete.games import find_game
from tapete.kernel.dice import plain_rng
from tapete.referee.session import Session
from tapete.runtime.workers import AtOnce
from tapete.table.live import clock
from tapete.table.live.bots import _hint_analysis, seed_of
from tapete.table.live.moment import Asked
from tapete.table.live.room import Room
from tapete.table.people.secrets import hashed
from tapete.table.people.sender import new_keys
from tapete.table.store.models import NoticeRow
from tapete.table.view import view_builder

from ..sweep import sweep
from .support import Site, serving
from .test_authority import _routes
from .test_notices import Service, mail_server, ours, service
from .test_time import Virtual
from .two_worlds import (
    BEGAN,
    KEY,
    Stream,
    World,
    choose,
    leave,
    look,
    page,
    settled,
    show,
    take_back,
    take_back_in_earnest,
    talk_and_rest,
    try_in_vain,
    word,
)
from .two_worlds import differ as parted
from .worlds import Plan, exchange, plan

pytestmark = pytest.mark.anyio

STATIC = "the rules as they are printed: no table is behind it"
OVER = "of a game that is over, whose story is open to those who were there (test_story_access.py)"
DESK = "the designer's desk, which has no table's game; its door is tested in tests/desk"
OWN = "what belongs to a key, whatever is played"
BEGINS = "makes a table, or is before its game"
IRRELEVANT = {
    **dict.fromkeys(("GET /api/games", "GET /api/games/{game}/board", "GET /api/games/{game}/cards",
                     "GET /api/games/{game}/glossary", "GET /api/games/{game}/how", "GET /api/games/{game}/own-board",
                     "GET /api/games/{game}/rulebook",
                     "POST /api/games/{game}/before", "GET /api/house/qr.svg"), STATIC),
    **dict.fromkeys(("GET /api/replays/{replay}", "GET /api/replays/{replay}/book", "GET /api/replays/{replay}/chance",
                     "GET /api/replays/{replay}/curve",
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


# ---- the run -------------------------------------------------------------------------------------

class Same:
    """Chance and clock that are the same for both worlds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.again()
        monkeypatch.setattr(time, "time", lambda: self.at)
        monkeypatch.setattr(clock, "passed", lambda: self.at)
        monkeypatch.setattr(clock, "_ahead", 0.0)
        keys = new_keys()
        monkeypatch.setattr("tapete.table.people.notices.new_keys", lambda: keys)
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
        site.server.scheduler.time = Virtual()
        monkeypatch.setattr(site.server.scheduler, "look", lambda _: None)
        site.server.rooms.changed.clear()
        monkeypatch.setattr(site.server.bots, "hints", _hints)
        for number, made in enumerate(plans):
            monkeypatch.setattr("tapete.table.live.chance.fresh_seed", lambda: seed)
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
    """Deal again what the viewer may not know; a game that is played again up to here has the same deal."""
    room, made = await world.room(), world.plan

    def deal(session: Session, seed: int) -> None:
        exchange(session, made.viewers[0], seed)

    monkeypatch.setattr(Session, "redeal_hidden", deal)
    room.story.redeals.append((len(room.story.choices), made.deal))
    room.story.playing.redeal_hidden(made.deal)
    if room.story.calling:
        game = room.game
        room.story.call_state = game.State.copy(room.story.call_state)
        game.rules.blind(room.story.call_state, made.viewers[0])
        game.rules.redeal(room.story.call_state, plain_rng(made.deal), game.Menu.plain())
    room.moved_on()
    room.cache.forget_views()


async def _hints(asked: Asked) -> Any:
    """What the program's own search thinks, by a number of looks and not by time."""
    return _hint_analysis(asked.game.name, asked.game.State.to_bytes(asked.state), asked.legal, "mcts:iterations=12",
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
            db.add(NoticeRow(id=f"{code}{kind}", player=hashed(KEY), kind=kind, service=service_of, address=where,
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
        await rooms.choose(room, seat, room.story.events.seq(seat), action)
        await show(world)


async def _script(world: World, same: Same, first: bool) -> None:
    streams = world.streams
    async with page(world, streams["watcher"], None) as one, page(world, streams["screen"], None, "es") as screen:
        for step in range(len(world.plan.choices) + 1):
            same.at += 50.0
            async with page(world, streams["viewer"], world.viewer, since=step) as own:
                await look(world, step)
                await try_in_vain(world)
                if step == 1:
                    await talk_and_rest(world)
                await take_back(world, step)
                if step % 2:
                    await take_back_in_earnest(world, step)
                await settled(world, one, screen, own)
            if step < len(world.plan.choices):
                choice = world.plan.choices[step]
                await choose(world, choice.seats[world.which], choice.actions[world.which])
            same.at += 50.0
            await word(world)
            await settled(world, one, screen)
        await leave(world, first)
        await settled(world, one, screen)


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
    differ = [found for one, two in zip(*got, strict=True) if (found := parted(one, two))]
    assert not differ, "\n".join(differ)
    compared = Counter(what.partition(" ")[0] for stream in got[0] for what, _ in stream.got)
    assert compared["GET"] > 60 and compared["POST"] > 20 and compared["frame"] > 10, compared
    print(game, ruleset, dict(compared))
    unasked = {name for name, _ in _routes(sqlite)} - asked
    assert {name for name in unasked if not _is_irrelevant(name)} == {"POST /api/tables"}
    assert not {name for name in asked if _is_irrelevant(name)}


async def test_what_a_size_tells_is_noticed(sqlite: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The comparison itself: a Now that is longer in some games by what is hidden in them."""
    def longer(room: Room, *given: Any, **more: Any) -> bytes:
        return now(room, *given, **more) + b" " * (int(room.story.playing.digest(), 16) % 5)

    now = view_builder.now
    monkeypatch.setattr(view_builder, "now", longer)
    got, _ = await _both(sqlite, "carcosa", "canon-0.4", 3, ((0, 0),), 1, monkeypatch, tmp_path)
    differ = [found.partition(",")[0] for one, two in zip(*got, strict=True) if (found := parted(one, two))]
    assert differ == ["viewer", "watcher", "screen"]


async def _both(sqlite: str, game: str, ruleset: str, players: int, moments: Moments, length: int,
                monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[list[list[Stream]], set[str]]:
    """What was got in both worlds, and what was asked for."""
    seed, found = players + 20, find_game(game)
    plans = [plan(game, ruleset, players, (0, found.spectator)[which], seed, before, length)
             for before, which in moments]
    monkeypatch.setattr("tapete.table.live.worker_pool.open_bench", lambda *_: AtOnce())
    monkeypatch.setattr("tapete.table.ops.server.SWEEP", 1e6)
    monkeypatch.setattr("tapete.table.people.notices.SENDERS", 1)      # of several, any may be the first to be done
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
