"""A person who opens a table reads what is good to know before a game."""
from __future__ import annotations

import pytest

from .support import serving, settings_for

pytestmark = pytest.mark.anyio


async def test_whoever_opens_a_table_is_told_what_its_souls_can_carry(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        async def lines(game: str, *roles: str | None, **more: object) -> list[str]:
            found: list[str] = (await site.post(f"/api/games/{game}/before", {"roles": roles, **more}))["lines"]
            return found

        one, = await lines("carcosa", "TANK", "BRAWLER")
        assert one.startswith("4 keys are needed: between them these souls can carry 2 keys and one more with each key")
        fewer = {"ruleset": "tecnico-0.1", "options": {"end": {"keys": 3}}}
        assert await lines("carcosa", None, None, "HIGH_ROLLER", **fewer) == [
            "3 keys are needed: between them these souls can carry 4 keys."]
        assert await lines("souls", None, None) == []
        for wrong in ({"roles": ["TANK", "TANK"]}, {"roles": [None]}, {"roles": [None] * 2, "options": {"none": 1}}):
            refused = await site.post("/api/games/carcosa/before", wrong, status=422)
            assert refused["error"]["code"] == "bad_options"
