"""The time at which a bot's choice is shown depends only on public information.

By the test's own clock; `benchmarks/bot_time.py` measures a server by the machine's.
"""
from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tapete.games import NAMES, find_game
from tapete.table.live.bots import BEATS
from tapete.table.live.room import Room

from .support import serving, settings_for
from .test_time import PACE, Thinkers, Virtual
from .worlds import Thinking, lay, moments_of_bots

pytestmark = pytest.mark.anyio

PEOPLE = 2
"""Seats of people, the first ones; with one, nobody is there who could be told anything."""


@pytest.mark.parametrize("game, ruleset", [(name, rules.name) for name in NAMES for rules in find_game(name).rulesets])
async def test_a_bots_pause_is_a_matter_of_what_all_see(sqlite: str, game: str, ruleset: str) -> None:
    found = find_game(game)
    players = max(found.configuration.usual_seats or found.most, PEOPLE + 1)
    moments = moments_of_bots(game, ruleset, players, range(PEOPLE, players), 5, 4)
    assert len(moments) == 4
    async with serving(settings_for(sqlite, pace=PACE)) as site:
        site.server.rooms.looked_at = lambda room: True     # type: ignore[method-assign]
        for strength in BEATS:
            code, _ = await site.table("me", *["human"] * (PEOPLE - 1), *["bot"] * (players - PEOPLE), game=game,
                                       ruleset=ruleset)
            room = await site.server.rooms.get(code)
            for seat in room.seats[PEOPLE:]:
                seat.bot = strength
            for moment in moments:
                pauses = {round(await _pause(site.server.scheduler, room, moment, state, seconds), 6)
                          for state in (moment.few, moment.many) for seconds in (0.0, 50.0)}
                public = found.interaction.bot_time(_watched(room, moment.few))
                assert pauses == {round(PACE * public * BEATS[strength], 6)}, (strength, moment.offered)


def _watched(room: Room, state: Any) -> Any:
    """A state as a watcher may know it."""
    seen = room.game.State.copy(state)
    room.game.rules.blind(seen, room.game.spectator)
    return seen


async def _pause(driver: Any, room: Room, moment: Thinking, state: Any, seconds: float) -> float:
    """After how long the choice of a bot that thinks for so long is seen."""
    time, seen = Virtual(), asyncio.Event()
    await driver.stop()
    driver.mine = lambda _: False
    driver.time, driver.bots = time, Thinkers(time, seconds)
    lay(room, state)
    assert room.story.playing.to_move == moment.seat
    before = room.story.events.seq(room.game.spectator)

    def note(changed: Room) -> None:
        if changed is room and room.story.events.seq(room.game.spectator) > before:
            driver.mine = lambda _: False
            seen.set()

    driver.rooms.changed.insert(0, note)
    driver.mine = lambda each: each is room
    driver.look(room)
    await asyncio.wait_for(seen.wait(), 60)
    driver.rooms.changed.remove(note)
    return time.at
