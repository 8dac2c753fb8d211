"""Nothing that a seat may not know is ever sent to it.

A random game is played over HTTP. At many moments, for each seat and for a spectator, the test requests everything that
the server would send. Then the table's true state is replaced by another that this viewer cannot distinguish (other
face-down cards, other rooms, other dice to come, other private events), and everything is requested again. Every byte
must be the same.
"""
from __future__ import annotations

import random
from typing import Any

import pytest

from tapete.kernel.dice import plain_rng
from tapete.table.live.asking import ask
from tapete.table.live.bots import _hint_analysis, seed_of
from tapete.table.live.connection import PageConnection as LiveConnection
from tapete.table.live.room import Room
from tapete.table.story.event_log import EventLog

from ..sweep import sweep
from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio


async def _everything(site: Site, room: Room, viewer: int | None, token: str | None, actions: list[str]) -> list[bytes]:
    """Every byte that a viewer can get out of the server now."""
    room.cache.forget_views()
    path, got = f"/api/tables/{room.code}", []
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    now = await site.now(room.code, token)
    for lang in ("es", "en"):
        for query in ({}, {"since": 0}, {"since": max(0, now["seq"] - 3)}):
            got.append(await site.http.get(path + "/now", params={"lang": lang, **query}, headers=headers))
        got.append(await site.http.get(path, params={"lang": lang}, headers=headers))
        got.append(await site.http.get(path + "/events", params={"lang": lang, "count": 200}, headers=headers))
    got.append(await site.http.get(path + "/record", headers=headers))
    got.append(await site.http.get(path + "/chat", headers=headers))
    legal = {item["action"] for item in now["menu"]}
    for action in actions:
        got.append(await site.http.get(path + "/why", params={"action": action}, headers=headers))
        if action not in legal:
            got += [await site.http.post(path + "/choices", headers=headers, json={"seq": seq, "action": action})
                    for seq in (now["seq"], now["seq"] + 3)]
    if not legal:
        got.append(await site.http.post(path + "/hint", headers=headers))
    live = LiveConnection(site.server, room, None, viewer, None, "en", None)  # type: ignore[arg-type]
    return [f"{answer.status_code} ".encode() + answer.content for answer in got] + [live._now().encode()]


def _exchange(room: Room, viewer: int, chance: Any, noise: random.Random) -> bool:
    """Give the room another truth that the viewer cannot tell from its own; whether it differs at all."""
    session, game = room.story.playing, room.game
    state, before = session.blinded(viewer), game.State.pack(session.state).tobytes()
    game.rules.redeal(state, chance, game.Menu.plain())
    assert not game.rules.broken(state)
    session.state = state
    session.seed = noise.randrange(2**60)
    room.row.seed = session.seed
    if room.story.calling:
        room.story.call_state = game.State.copy(room.story.call_state)
        game.rules.blind(room.story.call_state, viewer)
        game.rules.redeal(room.story.call_state, chance, game.Menu.plain())
    room.moved_on()
    if not game.interaction.calls:                  # in secret moments a seat's story has moments that others' have not
        room.story.events = _told_otherwise(room.story.events, viewer, noise)
    return bool(game.State.pack(state).tobytes() != before)


def _told_otherwise(events: EventLog, viewer: int, noise: random.Random) -> EventLog:
    """The same story for the viewer, with other things told to the others, and more or fewer of them."""
    other, told_before = EventLog.of([*events.viewers]), -1
    for moment in range(1, events.seq(viewer) + 1):
        lines = list(events.lines(viewer, events.count(viewer, moment - 1), events.count(viewer, moment)))
        numbers = [line.number for line in lines]
        news = [events[number] for number in numbers]
        hidden = [events[number] for number in range(told_before + 1, max([told_before, *numbers]) + 1)
                  if not events[number].is_for(viewer)]
        for told in hidden:
            if noise.random() < 0.5:
                news.insert(noise.randrange(len(news) + 1), told)
        told_before = max([told_before, *numbers])
        other.add(news)
        other.show_all()
        other.close_moment(other.viewers)
    return other


def _alike(one: list[bytes], two: list[bytes], who: str) -> None:
    """Fail with the place of the first difference."""
    for number, (a, b) in enumerate(zip(one, two, strict=True)):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            pytest.fail(f"{who}, answer {number}: {a[max(0, at - 120):at + 80]!r} and {b[max(0, at - 120):at + 80]!r}")


async def _compare(site: Site, room: Room, tokens: list[str | None], seed: int) -> int:
    """Compare for every viewer; in how many the truth could differ."""
    noise, chance, differed = random.Random(seed), plain_rng(seed), 0
    every = [room.game.grammar.text(action) for action in room.game.grammar.every()]
    for viewer in (*range(len(tokens)), room.game.spectator):
        seat = viewer if viewer < len(tokens) else None
        token = tokens[viewer] if seat is not None else None
        actions = noise.sample(every, 8)
        told = await _everything(site, room, seat, token, actions)
        story, session = room.story, room.story.playing
        kept = (session.state, session.seed, room.row.seed, story.events, story.call_state)
        differed += _exchange(room, viewer, chance, noise)
        _alike(told, await _everything(site, room, seat, token, actions), f"viewer {viewer} at seq {room.story.seq}")
        session.state, session.seed, room.row.seed, story.events, story.call_state = kept
        room.moved_on()
        room.cache.forget_views()
    return differed


GAMES = [("carcosa", "canon-0.4", 4), ("carcosa", "canon-0.4", 2), ("carcosa", "tecnico-0.1", 3),
         ("gloom", "reglamento", 3), ("souls", "base", 3), ("bethlem", "base-1", 5), ("bethlem", "base-1", 2),
         ("bethlem", "propias-1", 5)]


async def _undriven(site: Site, game: str, ruleset: str, players: int, monkeypatch: pytest.MonkeyPatch,
                    seed: int) -> tuple[Room, list[str | None]]:
    """A table of people that nothing moves on but the test."""
    monkeypatch.setattr("tapete.table.live.chance.fresh_seed", lambda: seed)
    monkeypatch.setattr(site.server.scheduler, "look", lambda _: None)
    site.server.rooms.changed.clear()
    monkeypatch.setattr(site.server.scheduler, "calling", lambda _: None)      # the seconds left are the clock's
    code, tokens = await site.table("me", *["human"] * (players - 1), game=game, ruleset=ruleset)
    return await site.server.rooms.get(code), tokens


async def _go_on(site: Site, room: Room, chance: random.Random) -> None:
    """A choice by the seat that must choose, or the end of a call."""
    if room.story.held:
        await site.server.rooms.show(room, room.story.seq)
    else:
        seat = room.story.playing.to_move
        action = room.game.grammar.text(chance.choice(room.story.playing.legal()))
        await site.server.rooms.choose(room, seat, room.story.events.seq(seat), action)


@pytest.mark.parametrize("game, ruleset, players", sweep(GAMES, kept=(
    ("carcosa", "canon-0.4", 4), ("gloom", "reglamento", 3), ("souls", "base", 3), ("bethlem", "propias-1", 5))))
async def test_every_byte_is_the_same_in_games_that_a_seat_cannot_tell_apart(
        sqlite: str, game: str, ruleset: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(settings_for(sqlite)) as site:
        room, tokens = await _undriven(site, game, ruleset, players, monkeypatch, seed=players + 20)
        differed, chance = 0, random.Random(players)
        for step in range(4):
            differed += await _compare(site, room, tokens, 1000 * players + step)
            for _ in range(19):
                if not room.over:
                    await _go_on(site, room, chance)
        assert differed > players * 2


def _viewer(room: Room, seat: int) -> int:
    return seat if seat < len(room.seats) else room.game.spectator


@pytest.mark.parametrize("game, ruleset, players", sweep(
    [each for each in GAMES if each[0] == "bethlem"], kept=(("bethlem", "base-1", 2), ("bethlem", "propias-1", 5))))
async def test_nobody_else_can_tell_whether_anybody_is_being_asked(
        sqlite: str, game: str, ruleset: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a seat is asked in secret, and when it has answered, all others get the same bytes, refused ones too."""
    async with serving(settings_for(sqlite)) as site:
        room, tokens = await _undriven(site, game, ruleset, players, monkeypatch, seed=players + 30)
        every = [room.game.grammar.text(action) for action in room.game.grammar.every()]
        chance, compared = random.Random(3), 0
        while not room.over and compared < 4 * players:
            asked = room.story.playing.to_move
            if room.story.held or not room.story.secret:
                await _go_on(site, room, chance)
                continue
            actions = chance.sample(every, 4)
            before = {seat: await _everything(site, room, None if token is None else seat, token, actions)
                      for seat, token in enumerate([*tokens, None]) if seat != asked}
            events = room.story.events
            told, heard = len(events), {seat: events.count(_viewer(room, seat)) for seat in before}
            await _go_on(site, room, chance)
            if not room.story.held and (not room.story.secret or len(room.story.events) > told):
                continue            # that it was answered all may see: nobody is asked in secret any more
            same = [seat for seat in before if room.story.events.count(_viewer(room, seat)) == heard[seat]
                    # whom nobody has told or asked anything
                    and (room.story.held or seat != room.story.playing.to_move)]
            after = [await _everything(site, room, None if seat == players else seat, [*tokens, None][seat], actions)
                     for seat in same]
            for seat, later in zip(same, after, strict=True):
                _alike(before[seat], later, f"seat {seat} while seat {asked} was asked")
            compared += len(after)
        assert compared >= 4 * players


async def test_hints_and_bots_go_by_what_a_seat_may_know(sqlite: str) -> None:
    """The same opinions, to the last visit, and the same lines expected, in games that the seat cannot tell apart."""
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human", "human")
        room = await site.server.rooms.get(code)
        chance, noise = plain_rng(7), random.Random(7)
        for step in range(6):
            await site.play_randomly(code, tokens, 8, step)
            session, game = room.story.playing, room.game
            if session.over:
                break
            seat, opinions, state = session.to_move, [], session.state
            for _ in range(2):
                asked = ask(room, seat)
                packed = game.State.pack(asked.state).tobytes()
                opinions.append(_hint_analysis(game.name, packed, asked.legal, "mcts:iterations=60", len(session.asked),
                                               seed_of(code, seat) + (asked.seq << 20)))
                kept = room.row.seed, session.seed, room.story.events
                _exchange(room, seat, chance, noise)
            session.state = state
            room.moved_on()
            room.row.seed, session.seed, room.story.events = kept
            assert opinions[0] == opinions[1]
