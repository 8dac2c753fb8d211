"""If the machine's clock jumps, nothing lasts longer or shorter, because the server counts seconds."""
from __future__ import annotations

import ast
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Float, select, update

import tapete
from tapete.table.http.limits import FailureLimiter, Limits, RateLimit, RateLimiter
from tapete.table.live import clock
from tapete.table.live.ownership import ALIVE, Shared
from tapete.table.live.presence import Presence
from tapete.table.ops.admin import Admin
from tapete.table.ops.retention import DAY, retain
from tapete.table.people import secrets as seats
from tapete.table.refusals import Refusal
from tapete.table.store import lasting
from tapete.table.store.models import Base, SeatRow, ServerRow, TableRow, WordRow
from tapete.table.store.store import Store

from .conftest import Later
from .support import Site, serving, settings_for
from .test_consent import ABSENCE, STANDS, _left, _refused
from .test_days import ANA, noted, two
from .test_notices import hook, ours, service

pytestmark = pytest.mark.anyio

HOURS = 7200.0
JUMPS = pytest.mark.parametrize("by", [HOURS, -HOURS, 400 * DAY, -400 * DAY])


@pytest.fixture(autouse=True)
def _time_goes_back_to_what_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "_ahead", clock._ahead)
    monkeypatch.setattr("tapete.table.ops.server.SWEEP", 1e6)       # a server's own round looks when the tests do


# ---- who reads the machine's clock -----------------------------------------------------------------

READS = {
    "desk/http/routes_work.py": (1, "when a design was made: for people to read"),
    "desk/store.py": (3, "when a design or an answer was made: for people to read"),
    "compiler/machine_code.py": (1, "the ages of files, which the machine's clock wrote"),
    "lab/study_folders.py": (1, "when a study was begun: for people to read"),
    "table/ops/admin.py": (2, "when a ban and a notice were made: for people to read"),
    "table/live/clock.py": (2, "read once, to begin to count from; and to say a moment as the machine's clock has it"),
    "table/people/sender.py": (1, "until when push services believe a word: they go by their own clocks"),
    "table/people/host.py": (1, "when a table was made: for people to read"),
    "table/people/notices.py": (1, "the hour of the day, in which somebody wants no word"),
    "table/live/ownership.py": (1, "the database's clock, for signs of life: only whether they change counts"),
    "table/people/rematch.py": (1, "when a table was made: for people to read"),
    "table/ops/retention.py": (1, "beside the tables' time: a clock that is wrong deletes nothing"),
    "table/store/lasting.py": (2, "read once, to begin to count from, where nothing has been counted before"),
}
"""Each file that reads the machine's clock, or a database's: how often, and why it may."""
CLOCKS = {"time": {"time", "time_ns", "localtime", "gmtime", "ctime", "asctime", "strftime", "CLOCK_REALTIME"},
          "datetime": {"now", "utcnow", "today"}, "date": {"today"},
          "func": {"now", "current_timestamp", "localtimestamp", "clock_timestamp", "transaction_timestamp",
                   "statement_timestamp", "julianday", "unixepoch"}}


def _reads(source: str) -> int:
    """How often a file names what says the hour."""
    found = 0
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute):
            owner = node.value
            name = owner.id if isinstance(owner, ast.Name) else owner.attr if isinstance(owner, ast.Attribute) else ""
            found += node.attr in CLOCKS.get(name, ())
        elif isinstance(node, ast.ImportFrom) and node.module in ("time", "datetime"):
            found += sum(each.name in CLOCKS["time"] for each in node.names)
    return found


def test_the_machine_s_clock_is_read_only_where_there_is_a_reason() -> None:
    root = Path(tapete.__file__).parent
    found = {str(path.relative_to(root)): reads for path in sorted(root.rglob("*.py"))
             if "migrations" not in path.parts and (reads := _reads(path.read_text("utf-8")))}
    assert found == {name: times for name, (times, _) in READS.items()}


def test_every_way_of_reading_a_clock_is_seen() -> None:
    for source in ("import time\ntime.time()", "from time import time", "import datetime\ndatetime.datetime.now()",
                   "field(default_factory=time.time)", "select(func.now())", "date.today()"):
        assert _reads(source) == 1, source
    assert _reads("import time\ntime.monotonic(); clock.now()") == 0


COUNTED = {"tables.updated", "tables.seen", "seats.transfer_until", "seats.since", "seats.seen", "turns.since",
           "entries.at", "chat.at", "replays.created", "notices.created", "bans.until"}
"""The moments that are of the tables' time."""
READ = {"tables.created", "results.at", "bans.created"}
"""Those that people read, by the machine's clock; nothing is measured from them."""
NO_MOMENT = {"tables.calls", "ratings.mu", "ratings.sigma", "servers.until"}


def test_every_moment_that_is_kept_is_of_one_time_or_the_other() -> None:
    kept = {f"{table.name}.{column.name}" for table in Base.metadata.sorted_tables for column in table.columns
            if isinstance(column.type, Float)}
    assert kept == COUNTED | READ | NO_MOMENT
    assert not (COUNTED & READ or COUNTED & NO_MOMENT or READ & NO_MOMENT)


# ---- what lasts ------------------------------------------------------------------------------------

@JUMPS
async def test_nobody_is_absent_for_a_jump_of_the_clock(either_database: str, jump: Later, later: Later,
                                                        by: float) -> None:
    async with serving(settings_for(either_database, absence=ABSENCE)) as site:
        code, (ana, eva) = await site.table("me", "human", game="high_card")
        room = await site.server.rooms.get(code)
        jump(by)
        assert all(room.absent_for(seat) < ABSENCE / 2 for seat in room.seats)
        assert await _refused(site, f"/api/tables/{code}/seats/1/free", {}, ana) == "present"
        later(ABSENCE + 1)
        await site.now(code, ana)
        assert room.absent_for(room.seats[0]) < ABSENCE < room.absent_for(room.seats[1])
        await site.now(code, eva)
        jump(-by)
        assert await _refused(site, f"/api/tables/{code}/seats/1/free", {}, ana) == "present"


@JUMPS
async def test_a_page_of_another_process_is_there_after_a_jump(postgres: str, jump: Later, by: float) -> None:
    settings = settings_for(postgres, absence=ABSENCE)
    async with serving(settings) as here, serving(settings) as there:
        code, (ana, eva) = await here.table("me", "human", game="high_card")
        room = await here.server.rooms.get(code)
        async with there.live(code, eva) as page:
            await page.next()
            await Presence(settings, there.server.store, there.server.rooms).look()
            room.last_seen.clear()
            room.loaded -= 10 * ABSENCE
            for seat in room.seats:
                seat.since = 0.0
            jump(by)
            row = await here.server.store.table(code)
            assert row is not None and room.absent_for(row.seats[1]) < ABSENCE / 2
            await Presence(settings, there.server.store, there.server.rooms).look()
            row = await here.server.store.table(code)
            assert row is not None and room.absent_for(row.seats[1]) < ABSENCE / 2
        assert ana


@JUMPS
async def test_a_proposal_stands_as_long_as_it_does(either_database: str, jump: Later, later: Later, by: float) -> None:
    async with serving(settings_for(either_database, absence=ABSENCE, proposals=STANDS)) as site:
        path, (ana, eva, _), proposal = await _left(site, later)
        code = path.rsplit("/", 1)[1]

        async def proposed() -> Any:
            await site.server.presence.look()
            return (await site.now(code, eva))["proposal"]

        jump(by)
        found = await proposed()
        assert found["id"] == proposal["id"]
        assert found["until"] == pytest.approx(time.time() + STANDS, abs=STANDS / 2)    # as the reader's clock has it
        later(STANDS + 1)
        assert await proposed() is None
        later(STANDS / 2)
        jump(-by)
        await site.now(code, eva)
        assert await _refused(site, path + "/seats/2/bot", {"bot": "easy"}, ana) == "proposed_in_vain"
        later(STANDS / 2)
        await site.now(code, eva)
        assert (await site.post(path + "/seats/2/bot", {"bot": "easy"}, ana))["proposal"]["id"] != proposal["id"]


@JUMPS
@pytest.mark.parametrize("seconds", [600, 2 * DAY])
async def test_a_clock_and_a_call_have_what_is_left_of_them(sqlite: str, jump: Later, by: float, seconds: int) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, _ = await two(site, clock={"seconds": seconds})
        room = site.server.rooms.here(code)
        assert room is not None
        for _ in range(2):
            left = site.server.scheduler.left(room)
            assert left is not None and seconds - 300 < left <= seconds
            assert await site.server.store.overdue(3600, 60) == []
            jump(by)
        room.story.calling, room.row.calls = True, 600.0
        before = site.server.scheduler._over_in(room)
        jump(by)
        assert before - 300 < site.server.scheduler._over_in(room) <= before
        room.story.calling = False


@JUMPS
async def test_word_is_sent_when_somebody_has_been_waited_for(either_database: str, jump: Later, later: Later,
                                                              by: float) -> None:
    async with service() as at, serving(ours(either_database, notices_after=120.0)) as site:
        await hook(site, at)
        code, _ = await two(site)
        assert await noted(site) == [(code, 0)]
        jump(by)
        assert await site.server.notifier._waiting() == []
        later(121)
        assert [turn.code for turn, _, _ in await site.server.notifier._waiting()] == [code]


@JUMPS
async def test_the_number_that_is_sent_to_an_address_is_good_for_an_hour(sqlite: str, jump: Later, later: Later,
                                                                         by: float) -> None:
    async with service() as at, serving(ours(sqlite)) as site:
        for wait, good in ((0, True), (3601, False)):
            at.got.clear()
            jump(by)
            answer = await site.http.post("/api/mine/notices", headers=ANA, json={
                "kind": "webhook", "service": "slack", "address": f"{at.base}/{wait}"})
            await site.server.notifier.all_sent()
            number = next(word for word in at.got.pop()[2].decode().replace("\"", " ").replace(".", " ").split()
                          if word.isdigit() and len(word) == 6)
            jump(-by)
            later(wait)
            said = await site.http.post(f"/api/mine/notices/{answer.json()['id']}/confirm", headers=ANA,
                                        json={"code": number})
            assert (said.status_code == 200) is good, said.text


@JUMPS
async def test_a_table_rests_after_a_while_and_not_after_a_jump(either_database: str, jump: Later, later: Later,
                                                                by: float) -> None:
    async with serving(settings_for(either_database, rest=600.0)) as site:
        code, _ = await site.table("me", "human")
        room = await site.server.rooms.get(code)
        jump(by)
        assert site.server.rooms.looked_at(room) and list(await site.server.store.played(600)) == [code]
        assert [each.code for each in await site.server.store.lobby()] == []        # it is not listed
        site.server.rooms.dismiss(code)
        assert site.server.rooms.looked_at(await site.server.rooms.get(code))
        later(601)
        assert not site.server.rooms.looked_at(room) and list(await site.server.store.played(600)) == []


@JUMPS
async def test_the_lobby_lists_a_table_for_a_day(sqlite: str, jump: Later, later: Later, by: float) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, _ = await site.table("me", "open", listed=True)
        jump(by)
        assert [each.code for each in await site.server.store.lobby()] == [code]
        later(DAY + 1)
        assert await site.server.store.lobby() == []


@JUMPS
async def test_nothing_is_let_go_of_by_a_jump(sqlite: str, jump: Later, later: Later, by: float) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human")
        await site.play_randomly(code, tokens, 2, seed=1)
        jump(by)
        assert (await retain(site.server.admin, 1, 1)).archived == 0
        jump(-by)
        later(DAY + 1)
        assert (await retain(site.server.admin, 1, 1)).archived == 1
        later(DAY + 1)
        assert (await retain(site.server.admin, 1, 1)).records == 1


@JUMPS
async def test_a_ban_lasts_its_days(either_database: str, jump: Later, later: Later, by: float) -> None:
    async with serving(settings_for(either_database)) as site:
        admin: Admin = site.server.admin
        said = await admin.ban("203.0.113.0/24", days=1)
        assert said.until == pytest.approx(time.time() + DAY, abs=600)
        for _ in range(2):
            await site.server.house.refresh()
            assert site.server.house.is_banned("203.0.113.7")
            jump(by)
            [listed] = await admin.bans()
            assert listed.until == pytest.approx(time.time() + DAY, abs=600)
        later(DAY + 1)
        await site.server.house.refresh()
        assert not site.server.house.is_banned("203.0.113.7")


@JUMPS
def test_a_code_for_another_device_is_good_for_ten_minutes(jump: Later, later: Later, by: float) -> None:
    seat = SeatRow(seat=0)
    code, table = seats.give_transfer(seat), TableRow(code="AAAAAA", seats=[seat])
    jump(by)
    assert seats.transfer_of(table, code) is seat
    later(601)
    assert seats.transfer_of(table, code) is None
    seat.transfer_until = clock.now() + 2 * DAY         # as a process kept it whose clock is ahead
    assert seats.transfer_of(table, code) is None


@JUMPS
def test_waits_for_what_was_too_much_are_as_long_as_they_are(jump: Later, by: float) -> None:
    misses, buckets = FailureLimiter(-10, 900.0), RateLimiter(Limits(tables=RateLimit(1, 1 / 600)))
    misses.take("x")
    buckets.take("tables", "x")
    jump(by)
    for wait in (lambda: misses.check("x"), lambda: buckets.take("tables", "x")):
        with pytest.raises(Refusal) as refused:
            wait()
        assert 300 < refused.value.args_said["seconds"] <= 900


# ---- from one process to the next ------------------------------------------------------------------

async def _restart(database: str, jump: Later, by: float) -> None:
    """The process ends, the clock jumps, and the next one begins: it knows nothing but what is kept."""
    jump(by)
    clock.go_on(time.time() - clock.passed())
    store = Store(database, "next")
    await lasting.continue_clock(store)
    await store.close()


@JUMPS
async def test_the_next_process_goes_on_counting(database: str, jump: Later, by: float) -> None:
    async with serving(settings_for(database)):
        before = clock.now()
    await _restart(database, jump, by)
    assert before <= clock.now() < before + HOURS / 2


@JUMPS
async def test_after_a_start_of_the_machine_the_time_of_a_database_does_not_go_back(
        sqlite: str, monkeypatch: pytest.MonkeyPatch, jump: Later, by: float) -> None:
    async with serving(settings_for(sqlite, absence=ABSENCE, proposals=STANDS)) as site:
        code, _ = await site.table("me", "human")
        before = clock.now()
    monkeypatch.setattr(lasting, "_start_of_machine", lambda: "another one")
    counted = clock.passed
    monkeypatch.setattr(clock, "passed", lambda: counted() - before)        # it counts from its start
    await _restart(sqlite, jump, by)
    assert clock.now() == pytest.approx(max(before, time.time()), abs=HOURS / 2)
    store = Store(sqlite, "look")
    async with store.reading() as db:
        assert len((await db.get_one(WordRow, lasting.KEY)).value) == 2        # a start of the machine each
        seen = await db.scalar(select(TableRow.seen).where(TableRow.code == code))
    await store.close()
    assert 0 <= clock.since(seen or 0.0) <= max(by, 0.0) + HOURS / 2


async def test_a_machine_that_counts_anew_without_a_word_is_noticed(sqlite: str, jump: Later,
                                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(settings_for(sqlite)) as site:
        await site.table("me", "human")
        before = clock.now()
    counted = clock.passed
    monkeypatch.setattr(clock, "passed", lambda: counted() - 400 * DAY)
    await _restart(sqlite, jump, 0.0)
    assert clock.now() == pytest.approx(before, abs=HOURS / 2)


def test_what_ends_later_than_it_can_is_over() -> None:
    now = clock.now()
    assert clock.is_running(now + 100, 120) and not clock.is_running(now - 1, 120)
    assert clock.is_running(now + 120 + clock.APART / 2, 120) and not clock.is_running(now + 120 + 2 * clock.APART, 120)
    assert clock.since(now + 50) == 0.0 and clock.since(now - 50) == pytest.approx(50, abs=10)


@pytest.mark.parametrize("by", [HOURS, -HOURS])
async def test_a_process_is_not_dead_for_a_jump_of_the_database_s_clock(postgres: str, later: Later,
                                                                        monkeypatch: pytest.MonkeyPatch,
                                                                        by: float) -> None:
    monkeypatch.setattr("tapete.table.live.ownership.BEAT", 1e6)     # signs of life are given when the test says so
    async with serving(settings_for(postgres)) as here, serving(settings_for(postgres)) as there:
        one, two_ = _shared(here), _shared(there)
        await there.table("me", "human")
        await one._claim()
        async with here.server.store.writing() as db:       # as signs of before a jump look to a clock after it
            await db.execute(update(ServerRow).values(until=ServerRow.until - by))
        assert await one._claim() == []
        for _ in range(3):
            later(ALIVE / 2)
            await two_._beat()
            assert await one._claim() == []
        later(ALIVE + 1)                                     # now it has given none for long enough
        await one._beat()
        assert len(await one._claim()) == 1


def _shared(site: Site) -> Shared:
    assert isinstance(site.server.ownership, Shared)
    return site.server.ownership
