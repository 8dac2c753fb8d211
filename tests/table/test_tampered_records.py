"""Tampered records in the database: each is refused in a sentence, and the server goes on."""
from __future__ import annotations

import random
from pathlib import Path

import pytest
from sqlalchemy import update

from tapete.table.store.models import ReplayRow

from ..fuzz.mutate import mangled
from ..sweep import sweep
from .support import serving, settings_for

pytestmark = pytest.mark.anyio

RECORDS = {game: Path(f"tests/fixtures/{game}/{name}") for game, name in (
    ("carcosa", "seed-102.jsonl"), ("gloom", "seed-202.jsonl"), ("bethlem", "seed-203.jsonl"))}
ASKED = ("", "/moments", "/curve", "/chance", "/record", "/book?format=html")
FEW, MANY = range(3), range(3, 100)


@pytest.mark.parametrize("game, seeds", sweep([(game, seeds) for game in RECORDS for seeds in (FEW, MANY)],
                                              kept=[("carcosa", FEW)]))
async def test_a_record_that_is_changed_in_the_database_is_refused(sqlite: str, game: str, seeds: range) -> None:
    body = RECORDS[game].read_bytes()
    other = next(each for name, each in RECORDS.items() if name != game).read_text()
    async with serving(settings_for(sqlite)) as site:
        replay = (await site.http.post("/api/records", content=body)).json()["replay"]
        changed = [mangled(body, random.Random(seed)).decode(errors="replace") for seed in seeds]
        for number, text in enumerate([*changed, other, "", "[" * 100_000, '{"tapete":' + "[" * 5000]):
            async with site.server.store.writing() as db:
                await db.execute(update(ReplayRow).values(body=text))
            for path in ASKED:
                answer = await site.http.get(f"/api/replays/{replay}{path}")
                assert answer.status_code < 500, (number, path, answer.status_code, text[:80])
                if answer.status_code >= 400:
                    assert answer.json()["error"]["sentence"].count("\n") == 0
        assert (await site.http.get("/api/games")).status_code == 200
