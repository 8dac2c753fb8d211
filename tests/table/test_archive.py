"""Replays take a bounded time and memory, keep nobody else waiting, and stop when nobody waits for them."""
from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from tapete.games import find_game
from tapete.referee.transcript import Replay, parse
from tapete.table.live import worker_pool as workshop
from tapete.table.live.worker_pool import Budget
from tapete.table.story import film as films
from tapete.table.story.film import STEP, STRETCHES, film
from tapete.table.view.archive import MOST_CHOICES

from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio

FIXTURES = Path("tests/fixtures")


@pytest.mark.parametrize("path", ["carcosa/seed-102.jsonl", "bethlem/seed-203.jsonl", "gloom/seed-202.jsonl"])
def test_every_moment_is_found_again_however_one_jumps(path: str) -> None:
    body = (FIXTURES / path).read_bytes()
    transcript = parse(body, Path("record"))
    replay = Replay(find_game(transcript.header["game"]), transcript)
    session = replay.session
    played = [(session.game.State.copy(session.state), None, None, session.news())]
    for line in replay.steps():
        played.append((session.game.State.copy(session.state), line["seat"],
                       session.game.grammar.parse(line["do"]), replay.news))
    shown = film(body)
    frames = shown.frames
    assert len(frames) == len(played) > 2 * STEP
    numbers = list(range(len(played)))
    random.Random(path).shuffle(numbers)
    for number in numbers:
        frame = frames[number]
        assert (frame.state, frame.seat, frame.action, frame.news) == played[number]
        assert sum(map(len, frames._stretches.values())) <= STRETCHES * STEP
    assert shown.values(0) == [float(shown.game.rules.value(state, 0)) for state, *_ in played]


def test_films_take_so_much_memory_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    bodies = [(FIXTURES / f"carcosa/seed-10{i}.jsonl").read_bytes() for i in (1, 2, 3)]
    films._films.clear()
    monkeypatch.setattr(films, "MOST_BYTES", film(bodies[0]).frames.weight + film(bodies[1]).frames.weight)
    for body in bodies:
        film(body)
        assert sum(each.frames.weight for each in films._films.values()) <= films.MOST_BYTES
    assert 1 <= len(films._films) < 3
    kept = films._films.copy()
    assert film(bodies[2]) in kept.values()     # the last one is at hand


async def _uploaded(site: Site) -> str:
    body = (FIXTURES / "carcosa/seed-102.jsonl").read_bytes()
    return str((await site.http.post("/api/records", content=body)).json()["replay"])


async def test_a_record_of_too_many_choices_is_refused_unplayed(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        answer = await site.http.post("/api/records", content=b"{}\n" * (MOST_CHOICES + 1))
        assert answer.status_code == 422 and answer.json()["error"]["code"] == "bad_upload"
        assert str(MOST_CHOICES) in answer.json()["error"]["sentence"]


async def test_work_on_a_record_that_takes_too_long_is_given_up(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        replay = await _uploaded(site)
        records = site.server.archive.records
        records.budget = Budget(seconds=0.0, each=5, in_all=5)
        assert (await site.get(f"/api/replays/{replay}/moments", status=503))["error"]["code"] == "too_long"
        records.budget = Budget(seconds=60, each=5, in_all=5)
        assert (await site.get(f"/api/replays/{replay}/moments"))["moments"]


async def test_books_keep_no_replay_waiting_and_an_abandoned_request_is_dropped(
        sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "GRACE", 0.0)
    async with serving(settings_for(sqlite)) as site:
        replay = await _uploaded(site)
        books = site.server.archive.books
        binding = asyncio.create_task(books.ask("somebody", time.sleep, 3600))
        host, _, port = site.base.removeprefix("http://").partition(":")
        writers = []
        for _ in range(2):
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(f"GET /api/replays/{replay}/book?format=pdf HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
            writers.append(writer)
        async with asyncio.timeout(180):
            while books.asked < 3:
                await asyncio.sleep(0.01)
        refused = await site.get(f"/api/replays/{replay}/book", status=429)     # two at a time for one address
        assert refused["error"]["code"] == "too_many"
        assert (await site.get(f"/api/replays/{replay}/moments"))["moments"]    # and yet replays go on
        for writer in writers:
            writer.close()
        async with asyncio.timeout(180):
            while books.asked > 1:
                await asyncio.sleep(0.01)
        binding.cancel()
        assert "<html" in (await site.http.get(f"/api/replays/{replay}/book")).text
