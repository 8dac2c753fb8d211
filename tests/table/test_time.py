"""Times of messages reveal nothing about anybody's cards.

Tables use the test's own clock, in which only intended waits take time. The times of all public messages are recorded
in two worlds that a spectator cannot distinguish, and must be the same.
"""
from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from itertools import product
from typing import Any

import pytest

from tapete.gamedef.game import Game
from tapete.games import find_game
from tapete.kernel.dice import plain_rng
from tapete.referee.session import Session
from tapete.table.live.bots import SHARE, milliseconds
from tapete.table.live.moment import Asked
from tapete.table.live.room import Room
from tapete.table.live.scheduler import SchedulerClock

from ..sweep import sweep
from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio

PACE = 0.9


class Virtual(SchedulerClock):
    """A time that passes at once."""

    def __init__(self) -> None:
        self.at = 0.0

    def now(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)
        self.at += seconds

    async def within(self, seconds: float | None, work: Coroutine[Any, Any, Any]) -> Any:
        began = self.at
        result = await work
        if seconds is not None and self.at > began + seconds:
            self.at = began + seconds
            raise TimeoutError
        return result


class Thinkers:
    """Bots that take their time where there is anything to choose, and then let pass what they can."""

    policy = None

    def __init__(self, time: Virtual, seconds: float) -> None:
        self.time, self.seconds = time, seconds

    async def choose(self, asked: Asked, bot: str, style: str, seconds: float | None = None) -> int:
        if len(asked.legal) > 1:
            await self.time.sleep(self.seconds)
        action = asked.game.interaction.timeout_choice(asked.state)
        return asked.legal[0] if action is None or action not in asked.legal else action

    def is_ready(self, game: str) -> bool:
        return True

    async def stop(self) -> None: ...


def _moments(game: Game, seed: int, wanted: int) -> list[tuple[Any, Any]]:
    """Pairs of truths that nobody who watches can tell apart, in moments in which somebody may respond."""
    ruleset, chance, found = game.ruleset(), random.Random(seed), []
    redealing = plain_rng(seed)
    while len(found) < wanted:
        session = Session(game, ruleset, game.options(ruleset), [None] * 3, chance.randrange(2**40))
        for _ in range(150):
            if session.over:
                break
            game = session.game
            waits = game.interaction.timeout_choice(session.state) is None
            if not waits and chance.random() < 0.1 and len(found) < wanted:
                other = session.blinded(game.spectator)
                game.rules.redeal(other, redealing, game.Menu.plain())
                found.append((game.State.copy(session.state), other))
            session.play(chance.choice(session.legal()))
    return found


async def _times(site: Site, state: Any, game: str, kinds: tuple[str, ...], seconds: float) -> list[tuple[float, str]]:
    """When what came to be seen by all, from a chance to respond until there is none; people say nothing."""
    driver, time = site.server.scheduler, Virtual()
    driver.time, driver.mine = time, lambda _: False
    thinkers: Any = Thinkers(time, seconds)
    driver.bots = thinkers
    code, _ = await site.table(*kinds, game=game)
    room = await site.server.rooms.get(code)
    room.story.playing.state = room.game.State.copy(state)
    room.story.playing.state.log.on = 1
    room.story.playing._told = room.story.playing.state.log.told
    room.moved_on()
    seen: list[tuple[float, str]] = []
    seqs: list[int] = []
    done = asyncio.Event()

    def note(room: Room) -> None:
        seq, watcher = room.story.events.seq(room.game.spectator), room.game.spectator
        if not seqs or seqs[-1] != seq:
            seqs.append(seq)
            seen.append((round(time.at, 6), room.game.view(room.story.playing.blinded(watcher)).model_dump_json()))
        if room.over or room.game.interaction.timeout_choice(room.story.playing.state) is None or len(seen) > 12:
            driver.mine = lambda _: False
            done.set()

    site.server.rooms.changed.append(note)
    driver.mine = lambda each: each is room     # and none of the tables before, which nobody has ended
    driver.look(room)
    idle = 0
    while not done.is_set() and idle < 50:      # the only person at a table is waited for
        idle = 0 if driver.watches(room) or room.lock.locked() else idle + 1
        await asyncio.sleep(0.002)
    site.server.rooms.changed.remove(note)
    await driver.stop()             # nothing of this table takes of the next one's time
    return seen


KINDS = [("me", "human", "human"), ("me", "human", "bot"), ("me", "bot", "bot")]


@pytest.mark.parametrize("game, kinds", sweep(product(["gloom", "souls"], KINDS), kept=[
    ("gloom", KINDS[0]), ("souls", KINDS[1]), ("gloom", KINDS[2])]))
async def test_the_time_tells_nobody_who_could_respond(sqlite: str, game: str, kinds: tuple[str, ...]) -> None:
    alone = sum(kind != "bot" for kind in kinds) < 2
    compared = 0
    async with serving(settings_for(sqlite, pace=PACE)) as site:
        site.server.rooms.looked_at = lambda room: True     # type: ignore[method-assign]
        for one, two in _moments(find_game(game), len(kinds), 6):
            times = [await _times(site, state, game, kinds, seconds)
                     for state in (one, two) for seconds in (0.05, 50.0)]
            compared += _alike(times, alone)
        assert compared >= 6


def _alike(times: list[list[tuple[float, str]]], alone: bool) -> int:
    """How many moments came at the same time, up to the first that differs for all to see."""
    for number, moments in enumerate(zip(*times, strict=False)):
        if alone and len({len(each) for each in times}) > 1 and number == min(map(len, times)):
            return number
        assert len({at for at, _ in moments}) == 1, [at for at, _ in moments]
        if len({view for _, view in moments}) > 1:
            return number + 1
    return min(map(len, times))


def test_a_bot_thinks_no_longer_than_its_pause() -> None:
    assert milliseconds("strong", None) == 900
    assert milliseconds("strong", 0.45) == int(1000 * SHARE * 0.45)
    assert milliseconds("normal", 0.9) == 40
    assert milliseconds("easy", 0.9) == 0
