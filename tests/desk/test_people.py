"""Games that people played by a design, beside the bots'."""
from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import Any

import pytest

from tapete.desk.played import key_of, play_part
from tapete.desk.sensitivity import study_of
from tapete.table.store.models import Replay, Result

from ..table.support import Site, serving, settings_for

pytestmark = pytest.mark.anyio


async def _leave(site: Site, name: str, keys: int, won: bool, bots: bool = False) -> None:
    """A finished game at a table, as it is kept."""
    study = study_of({"game": "carcosa", "ruleset": "canon-0.4"}, {"end.keys": keys}, 2, 1)
    header = {"game": study.game, "ruleset": study.ruleset, "version": study.version, "seats": ["a", "b"],
              "options": study.options}
    body = "\n".join(json.dumps(line) for line in (header, {"end": ["x"], "cause": "y", "choices": 200 + keys})) + "\n"
    store = site.server.store
    await store.add_replay(Replay(id=name, sha256=name, game="carcosa", names=[], body=body, created=time.time(),
                                  code=f"t{name}"))
    async with store.writing() as db:
        db.add_all([Result(replay=name, seat=seat, at=0.0, game="carcosa", ruleset=study.ruleset, won=won, rated=False,
                           bot="easy" if bots or seat else None) for seat in range(2)])


async def test_only_games_of_this_design_with_somebody_at_the_table_count(sqlite: str) -> None:
    ask: dict[str, Any] = {"game": "carcosa", "players": 2, "changes": json.dumps({"end.keys": 3}), "lang": "en"}
    async with serving(settings_for(sqlite, desk="local")) as site:
        told = await site.get("/api/desk/people", **ask)
        assert told["games"] == 0 and "Nobody" in told["sentence"] and told["won"] is None
        await _leave(site, "one", 3, won=True)
        await _leave(site, "two", 3, won=False)
        await _leave(site, "other", 4, won=True)
        await _leave(site, "bots", 3, won=True, bots=True)
        told = await site.get("/api/desk/people", **ask)
        assert (told["games"], told["won"]["mean"], told["choices"]["mean"], told["few"]) == (2, 0.5, 203, True)
        assert "2 games" in told["sentence"] and "That is few" in told["sentence"] and "Bots" not in told["sentence"]
        study = study_of({"game": "carcosa", "ruleset": "canon-0.4"}, {"end.keys": 3}, 2, 1)
        rows = play_part(key_of(study), 1, 3)
        assert site.desk is not None
        site.desk.shelf.put(replace(study, games=2000), rows)
        told = await site.get("/api/desk/people", **ask)
        assert f"Bots need {round(rows['choices'].mean())}" in told["sentence"]
        assert (await site.get("/api/desk/people", **{**ask, "players": 3}))["games"] == 0
        await site.get("/api/desk/people", **{**ask, "game": "nothing"}, status=404)
