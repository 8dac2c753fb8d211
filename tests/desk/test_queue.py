"""The queue of long work: each visitor has a share of it and a turn, and sees the work before theirs."""
from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tapete.desk.store import FILE, DeskStore
from tapete.desk.studies import queue
from tapete.desk.studies.jobs import Jobs

from ..table.support import Site, serving, settings_for

pytestmark = pytest.mark.anyio
ONE, OTHER, THIRD = "10.0.0.1", "10.0.0.2", "10.0.0.3"
WORK = {"kind": "tournament", "game": "carcosa", "players": 2, "agents": ["greedy", "random"], "games": 20}


class Works:
    """In the place of the processes: says whose work is begun, and ends each when the next is asked for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: asyncio.Queue[str] = asyncio.Queue()
        self.end, self.at_work = asyncio.Event(), False
        monkeypatch.setattr(Jobs, "_do", lambda jobs, which, ask: self._do(jobs, which))

    async def _do(self, jobs: Jobs, which: str) -> None:
        await jobs._change(which, state="running")
        await self.begun.put(which)
        await self.end.wait()
        self.end.clear()
        await jobs._change(which, state="done")

    async def next(self) -> str:
        """The work that is begun once the one at work has ended."""
        if self.at_work:
            self.end.set()
        self.at_work = True
        return await self.begun.get()


async def ask(site: Site, who: str, status: int = 201, **more: Any) -> Any:
    answer = await site.http.post("/api/desk/jobs", json=WORK | more, params={"lang": "en"},
                                  headers={"X-Forwarded-For": who})
    assert answer.status_code == status, answer.text
    return answer.json().get("id") or answer.json()["error"]["sentence"]


async def told(site: Site, who: str, language: str = "en") -> dict[str, Any]:
    answer = await site.http.get("/api/desk/jobs", params={"lang": language}, headers={"X-Forwarded-For": who})
    return {each["id"]: each for each in answer.json()}


async def test_who_asks_thirty_times_leaves_the_next_turn_to_others(
        sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    works = Works(monkeypatch)
    async with serving(settings_for(sqlite, desk="local")) as site:
        mine = [await ask(site, ONE) for _ in range(queue.EACH)]
        assert await works.next() == mine[0]
        for _ in range(30 - queue.EACH):
            assert str(queue.EACH) in await ask(site, ONE, 422)
        other = [await ask(site, OTHER, kind="check", by="random") for _ in range(2)]
        shown = await told(site, OTHER)
        assert [shown[each]["place"] for each in (mine[0], other[0], mine[1], other[1], mine[2])] == [0, 1, 2, 3, 4]
        assert {each["id"]: each["mine"] for each in shown.values()} == {
            **dict.fromkeys(mine, False), **dict.fromkeys(other, True)}
        assert "Tournament" in shown[other[0]]["sentence"]
        assert [ONE in str(shown), OTHER in str(shown), "asker" in str(shown)] == [False] * 3
        assert [await works.next() for _ in range(4)] == [other[0], mine[1], other[1], mine[2]]
        assert await ask(site, ONE), "what has been done makes room"


async def test_what_stands_before_is_said_by_kinds_in_both_languages(
        sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    works = Works(monkeypatch)
    async with serving(settings_for(sqlite, desk="local")) as site:
        await ask(site, ONE)
        await works.next()
        await ask(site, ONE)
        await ask(site, OTHER, kind="check", by="random")
        last = await ask(site, THIRD)
        assert (await told(site, THIRD))[last]["sentence"] == (
            "Place 2 in the queue. At work: Tournament: Carcosa with 2. Before it: Do the figures hold (1).")
        assert (await told(site, THIRD, "es"))[last]["sentence"] == (
            "Puesto 2 de la cola. En marcha: Torneo: Carcosa con 2. Delante: Se sostienen las cifras (1).")


def add(store: DeskStore, who: str) -> str | None:
    return store.add_job("tournament", WORK, who)


def test_nobody_waits_for_two_turns_of_another(tmp_path: Path) -> None:
    """Those who asked first take turns with those who come later."""
    store, order = DeskStore(tmp_path), []
    for who in "AAAAABBBBB":
        assert add(store, who)
    late = "CDE"
    while waiting := queue.in_turn(store.jobs()):
        store.change_job(waiting[0]["id"], state="running")
        order.append(waiting[0]["asker"])
        if late:
            assert add(store, late[0]) and add(store, late[0])
            late = late[1:]
        store.change_job(waiting[0]["id"], state="done")
    for who in "ABCDE":
        turns = [i for i, each in enumerate(order) if each == who]
        for first, second in pairwise(turns):
            between = order[first + 1:second]
            assert all(between.count(each) <= 2 for each in set(between)), order
    for who in "CDE":
        came = 1 + "CDE".index(who)
        assert all(order[came:order.index(who)].count(each) <= 1 for each in "ABCDE"), order


def test_the_queue_has_an_end_but_not_for_who_has_nothing_in_it(tmp_path: Path) -> None:
    store = DeskStore(tmp_path)
    askers = [f"10.0.1.{number}" for number in range(queue.IN_ALL // queue.EACH)]
    assert all(add(store, who) for who in askers for _ in range(queue.EACH))
    assert add(store, "10.0.2.1") and not add(store, "10.0.2.1") and not add(store, askers[0])
    assert add(store, "10.0.2.2")


def test_who_asked_is_kept_no_longer_than_the_work_is_open(tmp_path: Path) -> None:
    store = DeskStore(tmp_path)
    kept = [add(store, ONE) for _ in range(3)]
    for which, state in zip(kept, ("done", "stopped", "failed"), strict=True):
        assert which is not None and ONE.encode() in (tmp_path / FILE).read_bytes()
        store.change_job(which, state=state)
    assert [job["asker"] for job in store.jobs()] == ["", "", ""]


def test_a_file_of_before_gets_turns(tmp_path: Path) -> None:
    store = DeskStore(tmp_path)
    add(store, ONE)
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.executescript("ALTER TABLE job DROP COLUMN asker; ALTER TABLE job DROP COLUMN turn;")
    again = DeskStore(tmp_path)
    other = add(again, OTHER)
    assert [job["id"] for job in queue.in_turn(again.jobs())][-1] == other
