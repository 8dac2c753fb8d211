"""The calls of a night: each has its time, and nobody can tell from it who answers. Played with Bethlem."""
from __future__ import annotations

import asyncio
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tapete.gamedef.game import Game
from tapete.games.bethlem.names import Call
from tapete.kernel.dice import plain_rng
from tapete.table.live import scheduler
from tapete.table.live.room import Room
from tapete.table.live.scheduler import SchedulerClock

from ..patience import PATIENCE
from ..sweep import sweep
from .support import Live, Site, serving, settings_for
from .test_hidden import _everything

pytestmark = pytest.mark.anyio

CALLS, GRACE = 20.0, 3.0
TWO_MUTINEERS = 7
"""A seed by which two of four people are called together, and may propose for three turns."""
FOUR = ("me", "human", "human", "human")


class Standing(SchedulerClock):
    """A time that goes on only when told to: what sleeps in it wakes when it has come that far, or has ended."""

    def __init__(self) -> None:
        self.at = 0.0
        self.given: list[float] = []
        """The seconds of all sleeps, in their order."""
        self._asleep: dict[asyncio.Task[Any] | None, tuple[float, asyncio.Event]] = {}

    def now(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            return await asyncio.sleep(0)
        me, woken = asyncio.current_task(), asyncio.Event()
        self.given.append(seconds)
        self._asleep[me] = self.at + seconds, woken
        try:
            await woken.wait()
        finally:
            self._asleep.pop(me, None)

    def sleeps(self, task: asyncio.Task[Any]) -> bool:
        return task in self._asleep

    def go_on(self) -> None:
        """Until the next wakes."""
        self.at = max(self.at, min(until for until, _ in self._asleep.values()))
        for task, (until, woken) in list(self._asleep.items()):
            if until <= self.at:
                del self._asleep[task]
                woken.set()

    def end(self) -> None:
        """Wake all."""
        for _, woken in self._asleep.values():
            woken.set()


def stand(site: Site) -> Standing:
    """Have the time of a site's tables stand: its calls pass when the test says so, on the slowest machine too."""
    still = site.server.scheduler.time = Standing()
    return still


async def _table(site: Site, calls: float) -> tuple[Room, list[str | None]]:
    """Four people; all but the last have laid their cards, and the night begins as soon as that one does."""
    code, tokens = await site.table(*FOUR, game="bethlem", calls=calls)
    for seat in range(3):
        await _choose(site, code, tokens[seat])
    return await site.server.rooms.get(code), tokens


async def _choose(site: Site, code: str, token: str | None, last: bool = False) -> Any:
    """Take the first choice of the menu, or the last."""
    now = await site.now(code, token)
    return await site.choose(code, token, now["seq"], now["menu"][-1 if last else 0]["action"])


def _exchange(room: Room, model: Room, viewer: int) -> None:
    """Give a table the truth of another, dealt again as it may be for somebody who knows what `viewer` does."""
    game, state = room.game, model.story.playing.blinded(viewer)
    game.rules.redeal(state, plain_rng(5), game.Menu.plain())
    state.dice.seed, state.log.on = 99, 1
    state.log.told = room.story.playing.state.log.told
    room.story.playing.state = state
    room.moved_on()


async def test_a_call_in_whose_middle_another_game_goes_on_has_its_time_anew(sqlite: str) -> None:
    record = (Path(__file__).parents[1] / "fixtures/bethlem/seed-201.jsonl").read_bytes()
    async with serving(settings_for(sqlite, grace=GRACE)) as site:
        stand(site).at = 1000.0
        replay = (await site.http.post("/api/records", content=record)).json()["replay"]
        people = len((await site.get(f"/api/replays/{replay}"))["seats"])
        seats = [{"kind": "me", "name": "Ana"}, *[{"kind": "open"}] * (people - 1)]
        in_calls = 0
        for moment in range(people, people + 8):
            made = await site.post(f"/api/replays/{replay}/fork", {
                "moment": moment, "seats": seats, "calls": CALLS, "same_future": True}, status=201)
            path = f"/api/tables/{made['code']}"
            for seat in range(1, people):
                await site.post(f"{path}/seats/{seat}/take", {"name": f"P{seat}"})
            await site.post(f"{path}/start", token=made["token"])
            calling = (await site.now(made["code"], made["token"]))["calling"]
            if calling:
                assert calling["left"] == calling["seconds"] == CALLS
                in_calls += 1
        assert in_calls


class Watcher:
    """Somebody's page: every message, and when by the tables' time it came."""

    def __init__(self, page: Live, room: Room, seat: int, time: Standing) -> None:
        self.page, self.room, self.seat, self.time = page, room, seat, time
        self.nows: list[tuple[float, Any]] = []
        self.is_day = False

    async def watch(self) -> None:
        while True:
            now = await self.page.next(seconds=180)
            self.nows.append((self.time.at, now))
            if any(event["what"] == "DAY" for event in now["events"]):
                self.is_day = True
                return

    def has_seen_all(self, site: Site) -> bool:
        """Whether it has come to the last that is to be seen, and nothing more happens before the time goes on."""
        turn = site.server.scheduler._turns.get(self.room.code)
        seen = bool(self.nows) and self.nows[-1][1]["seq"] == self.room.story.events.seq(self.seat)
        return self.is_day or (seen and turn is not None and self.time.sleeps(turn.task))

    def night(self) -> list[Any]:
        """The messages of the night without what is the table's own, up to the one that brings the morning."""
        nows = []
        for _, now in self.nows[:-1]:
            calling = now["calling"] and now["calling"]["seconds"]
            nows.append({**now, "code": "", "calling": calling})
        return nows

    def gaps(self) -> list[float]:
        times = [at for at, _ in self.nows]
        return [after - before for before, after in pairwise(times[1:])]


def _calls_of(night: list[Any]) -> list[dict[str, Any]]:
    """The messages that tell a call, and what can be seen in them but for the seat's own secrets."""
    return [{"calls": [event["sentence"] for event in now["events"] if event["what"] == "CALL"],
             **{key: now[key] for key in ("question", "to_move", "calling", "menu", "status")}}
            for now in night if any(event["what"] == "CALL" for event in now["events"])]


async def _answered(site: Site, room: Room, tokens: list[str | None], but: int) -> bool:
    """Answer a private question at once, if there is one, but for one seat's; whether there was."""
    session = room.story.playing
    if session.over or session.state.phase >= 2 or room.story.held or session.to_move == but:
        return False
    token = tokens[room.story.playing.to_move]
    now = await site.now(room.code, token)
    if now["menu"]:         # what has one answer is answered by itself
        await site.choose(room.code, token, now["seq"], now["menu"][-1]["action"])
    return True


@pytest.mark.parametrize("viewer", [None, 0])
async def test_nobody_can_tell_who_answers_or_whether_anybody_does(sqlite: str, viewer: int | None,
                                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tapete.table.live.chance.fresh_seed", lambda: 17)
    async with serving(settings_for(sqlite, grace=GRACE)) as site:
        still = stand(site)
        (lively, tokens), (silent, others) = [await _table(site, CALLS) for _ in range(2)]
        seat = lively.game.spectator if viewer is None else viewer
        _exchange(silent, lively, seat)
        lively.story.playing.state.dice.seed = 98
        mine = (None, None) if viewer is None else (tokens[viewer], others[viewer])
        async with site.live(lively.code, mine[0]) as one, site.live(silent.code, mine[1]) as two:
            pages = Watcher(one, lively, seat, still), Watcher(two, silent, seat, still)
            watching = asyncio.gather(*(page.watch() for page in pages))
            async with asyncio.timeout(PATIENCE):
                while not all(page.nows for page in pages):
                    await asyncio.sleep(0.005)
                await asyncio.gather(_choose(site, lively.code, tokens[3]), _choose(site, silent.code, others[3]))
                while not all(page.is_day for page in pages):
                    if not await _answered(site, lively, tokens, seat):
                        if all(page.has_seen_all(site) for page in pages):
                            still.go_on()
                        await asyncio.sleep(0.005)
                await watching
        nights = [page.night() for page in pages]
        if viewer is not None:
            # Whether and what the seat itself is asked need not be the same, for its bots' luck is not: only the calls.
            nights = [_calls_of(night) for night in nights]
            for one, two in zip(*nights, strict=True):
                if one["menu"] or two["menu"]:
                    assert {one["to_move"], two["to_move"]} <= {None, viewer}
                    for own in ("menu", "question", "to_move"):
                        one[own] = two[own] = None
        assert len(nights[0]) >= 9
        assert nights[0] == nights[1]
        asked = [sum(played.seat != seat for played in room.story.choices[4:]) for room in (lively, silent)]
        assert min(asked) > 4                                   # silent people were answered for
        if viewer is None:
            calls = [now["calling"] for now in nights[0] if now["calling"]]
            assert len(calls) >= 15
            for page in pages:
                gaps = [gap for gap, now in zip(page.gaps(), page.nows[1:-1], strict=True) if now[1]["calling"]]
                assert gaps == pytest.approx([length + GRACE for length in calls[:len(gaps)]])
            assert pages[0].gaps() == pages[1].gaps()


async def test_whoever_is_asked_is_answered_at_once_and_nobody_else_notices(sqlite: str) -> None:
    async with serving(settings_for(sqlite, grace=GRACE)) as site:
        stand(site)
        room, tokens = await _table(site, 30)
        await _choose(site, room.code, tokens[3])
        await _until_asked(site, room)
        seat = room.story.playing.to_move
        everybody = [*tokens, None]
        before = [await site.now(room.code, token) for token in everybody]
        await _choose(site, room.code, tokens[seat])
        after = [await site.now(room.code, token) for token in everybody]
        for number, (one, two) in enumerate(zip(before, after, strict=True)):
            one["calling"]["left"] = two["calling"]["left"] = 0
            assert (one == two) == (number != seat), f"seat {number}, {seat} was asked"
        assert after[seat]["menu"] == [] and after[seat]["seq"] == before[seat]["seq"] + 1


@pytest.mark.parametrize("seed", sweep(range(5), kept=(0, 1)))
async def test_a_page_is_told_whenever_its_moment_is_another(sqlite: str, seed: int,
                                                             monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two whom one call wakes the second was told nothing when the first had answered, and had to load the page."""
    monkeypatch.setattr("tapete.table.live.chance.fresh_seed", lambda: seed)
    async with serving(settings_for(sqlite, grace=GRACE)) as site:
        stand(site)
        code, tokens = await site.table("me", *["human"] * 6, game="bethlem", calls=30)
        room, known, asked = await site.server.rooms.get(code), dict[int | None, tuple[object, Any]](), 0
        while room.story.seq < 60 and not room.story.playing.over:
            for seat, token in [*enumerate(tokens), (None, None)]:
                now, stamp = await site.now(code, token), room.stamp(seat)
                (now["calling"] or {})["left"] = 0
                before = known.get(seat)
                assert before is None or before[0] != stamp or before[1] == now, f"seat {seat} at {room.story.seq}"
                known[seat] = stamp, now
            if room.story.held:
                await site.server.rooms.show(room, room.story.seq)
            else:
                asked += room.story.calling
                await _choose(site, code, tokens[room.story.playing.to_move], last=True)
        assert asked > 4


async def _until_asked(site: Site, room: Room) -> None:
    """Let calls pass that nobody answers."""
    while room.story.held:
        await site.server.rooms.show(room, room.story.seq)


async def test_a_night_is_byte_for_byte_the_same_for_whoever_sleeps(sqlite: str,
                                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    """Other truths under the same night: other cards, other tokens laid in the dark, nobody asked."""
    async with serving(settings_for(sqlite, grace=GRACE)) as site:
        stand(site)
        room, tokens = await _table(site, 120)
        await _choose(site, room.code, tokens[3])
        monkeypatch.setattr(site.server.scheduler, "calling", lambda _: None)      # the seconds left are the clock's
        game, noise, chance, differed = room.game, random.Random(1), plain_rng(1), 0
        every = [game.grammar.text(action) for action in game.grammar.every()]
        for _ in range(7):
            await _until_asked(site, room)
            story, session = room.story, room.story.playing
            asked, truth, still = session.to_move, session.state, story.call_state
            for viewer in (0, 1, 2, 3, game.spectator):
                if viewer == asked:
                    continue
                seat = None if viewer == game.spectator else viewer
                token = None if seat is None else tokens[seat]
                actions = noise.sample(every, 5)
                told = await _everything(site, room, seat, token, actions)
                session.state, story.call_state = (_otherwise(game, each, viewer, chance) for each in (truth, still))
                room.moved_on()
                differed += room.story.playing.to_move != asked
                assert await _everything(site, room, seat, token, actions) == told, f"{viewer} at {room.story.seq}"
                session.state, story.call_state = truth, still
                room.moved_on()
            await _choose(site, room.code, tokens[asked])
        assert differed > 20


def _otherwise(game: Game, state: Any, viewer: int, chance: Any) -> Any:
    other = game.State.copy(state)
    game.rules.blind(other, viewer)
    game.rules.redeal(other, chance, game.Menu.plain())
    return other


async def test_a_night_goes_on_where_it_was_when_the_server_comes_back(either_database: str,
                                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(settings_for(either_database, grace=GRACE)) as site:
        stand(site)
        room, tokens = await _table(site, 30)
        await _choose(site, room.code, tokens[3])
        await _until_asked(site, room)
        await _choose(site, room.code, tokens[room.story.playing.to_move])
        assert room.story.held
        code, before = room.code, [await site.now(room.code, token, since=0) for token in [*tokens, None]]
    monkeypatch.setattr(scheduler, "SchedulerClock", Standing)      # from the start: the table is taken up at once
    async with serving(settings_for(either_database, grace=GRACE)) as site:
        after = [await site.now(code, token, since=0) for token in [*tokens, None]]
        for one, two in zip(before, after, strict=True):
            assert 0 < two["calling"]["left"] <= 30
            two["calling"]["left"] = one["calling"]["left"]
        assert before == after
        again = await site.server.rooms.get(code)
        assert again.story.held and again.story.calling
        await site.server.rooms.show(again, again.story.seq)
        assert (await site.now(code))["seq"] == before[-1]["seq"] + 1


async def test_two_processes_tell_one_night(postgres: str) -> None:
    settings = settings_for(postgres, grace=0.05)
    async with serving(settings) as here, serving(settings) as there:
        room, tokens = await _table(here, 0.05)
        async with there.live(room.code, tokens[0]) as far, here.live(room.code) as near:
            await _choose(there, room.code, tokens[3])
            for page in (far, near):
                calls = 0
                async with asyncio.timeout(180):
                    while True:
                        now = await page.next(seconds=180)
                        calls += sum(event["what"] == "CALL" for event in now["events"])
                        if any(event["what"] == "DAY" for event in now["events"]):
                            break
                assert calls >= 15
        for token in (*tokens, None):
            stories = [(await site.now(room.code, token, since=0))["events"] for site in (here, there)]
            n = min(len(story) for story in stories)
            assert stories[0][:n] == stories[1][:n] and n > 15


async def test_the_end_waits_for_the_last_call(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game, its calls let pass by hand: whatever happens in a call's time, the end too, is told after it."""
    monkeypatch.setattr("tapete.table.live.chance.fresh_seed", lambda: 20)
    async with serving(settings_for(sqlite, grace=GRACE)) as site:
        stand(site)
        room, tokens = await _table(site, 120)
        code, chance, ended_in_a_call = room.code, plain_rng(3), False
        await _choose(site, code, tokens[3])
        while not room.over:
            if room.story.playing.over:
                ended_in_a_call = True
                for token in tokens:
                    now = await site.now(code, token)
                    assert (now["status"], now["outcome"], now["menu"]) == ("playing", None, [])
                    assert now["view"]["outcome"] == "RUNNING" and now["calling"]
                    refused = await site.choose(code, token, now["seq"], "pass", status=403)
                    assert refused["error"]["code"] == "not_your_turn"
                    assert not any(event["what"] == "ENDED" for event in now["events"])
            if room.story.calling:
                watched = await site.now(code)
                called = [event["args"]["call"] for event in watched["events"] if event["what"] == "CALL"]
                assert watched["view"]["call"] == called[-1] and watched["question"]
            if room.story.held:
                await site.server.rooms.show(room, room.story.seq)
            else:
                seat = room.story.playing.to_move
                legal = room.story.playing.legal()
                action = room.game.rules.greedy(room.story.playing.blinded(seat), room.story.playing.menu, chance)
                assert action in legal
                await site.server.rooms.choose(room, seat, room.story.events.seq(seat), room.game.grammar.text(action))
        assert ended_in_a_call
        now = await site.now(code, tokens[0])
        assert now["status"] == "over" and now["outcome"]["sentence"] and now["events"][-1]["what"] == "ENDED"
        assert (await site.get(f"/api/tables/{code}"))["replay"]


async def test_the_narrator_sees_at_once_what_others_wait_for(sqlite: str) -> None:
    async with serving(settings_for(sqlite, grace=GRACE)) as site:
        stand(site)
        code, tokens = await site.table(*FOUR, "human", game="bethlem", calls=30, options={"narrator_from": 5})
        for seat in range(4):
            await _choose(site, code, tokens[seat])
        room = await site.server.rooms.get(code)
        await _until_asked(site, room)
        now = await site.now(code, tokens[4])
        assert now["to_move"] == room.story.playing.to_move and now["view"]["waiting"]["seat"] == now["to_move"]
        assert all(card["card"] for row in now["view"]["rows"] for card in row["cards"])
        await _choose(site, code, tokens[room.story.playing.to_move])
        later = await site.now(code, tokens[4])
        assert later["seq"] == now["seq"] + 1 and later["view"] != now["view"]
        assert (await site.now(code, tokens[0]))["to_move"] is None


async def test_what_the_narrator_reads_does_not_lag_behind_the_board(sqlite: str) -> None:
    """Told at once and once, in the order in which the others are told when a call has had its time."""
    async with serving(settings_for(sqlite, grace=GRACE)) as site:
        stand(site)
        code, tokens = await site.table(*FOUR, "human", game="bethlem", calls=120, options={"narrator_from": 5})
        for seat in range(4):
            await _choose(site, code, tokens[seat])
        room, ahead = await site.server.rooms.get(code), 0
        while room.story.playing.state.phase < 2 or room.story.held:
            reads, watched = [[event["args"]["call"] for event in (await site.now(code, token, since=0))["events"]
                               if event["what"] == "CALL"] for token in (tokens[4], None)]
            board = (await site.now(code, tokens[4]))["view"]
            assert board["phase"] != "NIGHT" or reads[-1] == board["call"]
            assert reads[:len(watched)] == watched
            ahead += reads != watched
            if room.story.held:
                await site.server.rooms.show(room, room.story.seq)
            else:
                await _choose(site, code, tokens[room.story.playing.to_move], last=True)
        assert ahead > 3
        stories = [(await site.now(code, token, since=0))["events"] for token in (tokens[4], None)]
        assert [event["sentence"] for event in stories[0]] == [event["sentence"] for event in stories[1]]


async def test_each_mutineer_has_the_time_anew_from_the_proposal_before(sqlite: str,
                                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    """As far as the call reaches, which is no longer by it: or all who sleep could count proposals."""
    monkeypatch.setattr("tapete.table.live.chance.fresh_seed", lambda: TWO_MUTINEERS)
    async with serving(settings_for(sqlite, grace=GRACE)) as site:
        still = stand(site)
        room, tokens = await _table(site, 10)
        async with site.live(room.code, None):
            await _choose(site, room.code, tokens[3])
            while room.story.playing.state.call != Call.AMOTINADOS or room.story.held:
                if room.story.held:
                    await site.server.rooms.show(room, room.story.seq)
                else:
                    await _choose(site, room.code, tokens[room.story.playing.to_move], last=True)
            assert room.story.call_length == 2.5
            asked, given = [], []
            for moment in (7.0, 14.0, 21.0):
                asked.append(room.story.playing.to_move)
                await asyncio.sleep(0)
                given.append(still.given[-1])
                still.at = moment
                # each another one, so that the call goes on
                await _choose(site, room.code, tokens[asked[-1]], last=len(asked) % 2 == 0)
        assert asked[0] != asked[1] and asked[2] == asked[0]
        assert given == [10.0, 10.0, 10.0]
        assert not room.story.held
        still.end()
