"""Nothing that a seat may not know is ever sent to it.

A random game is played over HTTP. At many moments, and for each seat and for somebody who watches, all that the
server would send is asked for; then the table's true state is exchanged for another that this viewer cannot tell
from it (other cards face down, other rooms, other dice to come, other things told to others), and asked for again.
Every byte must be the same.
"""
from __future__ import annotations

import random
from typing import Any

import pytest

from tapete.kernel.dice import luck
from tapete.table.bots import _think, seed_of
from tapete.table.chronicle import Chronicle
from tapete.table.live import Live as LiveConnection
from tapete.table.room import Room

from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio


async def _everything(site: Site, room: Room, viewer: int | None, token: str | None, actions: list[str]) -> list[bytes]:
    """Every byte that a viewer can get out of the server now."""
    room.forget_sights()
    path, got = f"/api/tables/{room.code}", []
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    for lang in ("es", "en"):
        for query in ({}, {"since": 0}, {"since": max(0, room.seq - 3)}):
            got.append(await site.http.get(path + "/now", params={"lang": lang, **query}, headers=headers))
        got.append(await site.http.get(path, params={"lang": lang}, headers=headers))
        got.append(await site.http.get(path + "/events", params={"lang": lang, "count": 200}, headers=headers))
    got.append(await site.http.get(path + "/record", headers=headers))
    got.append(await site.http.get(path + "/chat", headers=headers))
    legal = {item["action"] for item in (await site.now(room.code, token))["menu"]}
    for action in actions:
        got.append(await site.http.get(path + "/why", params={"action": action}, headers=headers))
        if action not in legal:
            got.append(await site.http.post(path + "/choices", headers=headers,
                                            json={"seq": room.seq, "action": action}))
    live = LiveConnection(site.server, room, None, viewer, None, "en", None)  # type: ignore[arg-type]
    return [f"{answer.status_code} ".encode() + answer.content for answer in got] + [live._now().encode()]


def _exchange(room: Room, viewer: int, chance: Any, noise: random.Random) -> bool:
    """Give the room another truth that the viewer cannot tell from its own; whether it differs at all."""
    session, game = room.playing, room.game
    state, before = session.blinded(viewer), game.State.pack(session.state).tobytes()
    game.rules.redeal(state, chance, game.Menu.plain())
    assert not game.rules.broken(state)
    session.state = state
    session.seed = noise.randrange(2**60)
    room.row.seed = session.seed
    room.chronicle = _told_otherwise(room.chronicle, viewer, noise)
    return bool(game.State.pack(state).tobytes() != before)


def _told_otherwise(chronicle: Chronicle, viewer: int, noise: random.Random) -> Chronicle:
    """The same story for the viewer, with other things told to the others, and more or fewer of them."""
    other, told_before = Chronicle(chronicle.viewers), -1
    for moment in range(1, chronicle.seq(viewer) + 1):
        lines = list(chronicle.lines(viewer, chronicle.count(viewer, moment - 1), chronicle.count(viewer, moment)))
        numbers = [chronicle.heard(viewer)[line.index] for line in lines]
        news = [chronicle[number] for number in numbers]
        hidden = [chronicle[number] for number in range(told_before + 1, max([told_before, *numbers]) + 1)
                  if not chronicle[number].is_for(viewer)]
        for told in hidden:
            if noise.random() < 0.5:
                news.insert(noise.randrange(len(news) + 1), told)
        told_before = max([told_before, *numbers])
        other.add(news)
        while other.shown < len(other):
            other.show_next()
        other.close_moment(other.viewers)
    return other


async def _compare(site: Site, room: Room, tokens: list[str | None], seed: int) -> int:
    """Compare for every viewer; in how many the truth could differ."""
    noise, chance, differed = random.Random(seed), luck(seed), 0
    every = [room.game.grammar.text(action) for action in room.game.grammar.every()]
    for viewer in (*range(len(tokens)), room.game.spectator):
        seat = viewer if viewer < len(tokens) else None
        token = tokens[viewer] if seat is not None else None
        actions = noise.sample(every, 8)
        told = await _everything(site, room, seat, token, actions)
        kept = (room.session, room.playing.state, room.playing.seed, room.row.seed, room.chronicle)
        differed += _exchange(room, viewer, chance, noise)
        assert await _everything(site, room, seat, token, actions) == told, f"viewer {viewer} at seq {room.seq}"
        room.session, room.playing.state, room.playing.seed, room.row.seed, room.chronicle = kept
        room.forget_sights()
    return differed


@pytest.mark.parametrize("players, seed", [(4, 1), (2, 3)])
async def test_every_byte_is_the_same_in_games_that_a_seat_cannot_tell_apart(sqlite: str, players: int,
                                                                            seed: int) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", *["human"] * (players - 1))
        room = await site.server.rooms.get(code)
        differed = 0
        for step in range(9):
            differed += await _compare(site, room, tokens, seed * 1000 + step)
            await site.play_randomly(code, tokens, 12, seed * 1000 + step)
            if (await site.now(code))["status"] == "over":
                break
        assert differed > players * 3


async def test_hints_and_bots_go_by_what_a_seat_may_know(sqlite: str) -> None:
    """The same opinions, to the last visit, in games that the seat cannot tell apart."""
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human", "human")
        room = await site.server.rooms.get(code)
        chance, noise = luck(7), random.Random(7)
        for step in range(6):
            await site.play_randomly(code, tokens, 8, step)
            session, game = room.playing, room.game
            if session.over:
                break
            seat, opinions, state = session.to_move, [], session.state
            for _ in range(2):
                packed = game.State.pack(session.blinded(seat)).tobytes()
                seed = seed_of(code, seat) + (room.seq << 20)
                opinions.append(_think(game.name, packed, session.legal(), "mcts:iterations=60", len(session.asked),
                                       seed))
                kept = room.row.seed, session.seed, room.chronicle
                _exchange(room, seat, chance, noise)
            session.state = state
            room.row.seed, session.seed, room.chronicle = kept
            assert opinions[0] == opinions[1]
