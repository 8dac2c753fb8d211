"""What a replay says of each moment beside what happened: whether a seat let things be, and all that chance brought."""
from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from tapete.games import find_game
from tapete.referee.chance_log import chance_of
from tapete.referee.transcript import read

from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio

RECORD = Path("tests/fixtures/gloom/clasico-205.jsonl")
OTHERWISE = (26,)
"""The choice that declines something else than to cancel a card."""


async def uploaded(site: Site) -> str:
    return str((await site.http.post("/api/records", content=RECORD.read_bytes())).json()["replay"])


async def test_moments_say_which_choices_let_things_be_to_those_who_see_them(sqlite: str) -> None:
    choices = read(RECORD).choices
    declined = [n for n, line in enumerate(choices, 1) if line["do"] == "decline" and n not in OTHERWISE]
    async with serving(settings_for(sqlite)) as site:
        replay = await uploaded(site)
        seen: dict[str, list[Any]] = {}
        for eyes in ("all", "watch", "0"):
            seen[eyes] = [moment for first in (0, 60) for moment in (await site.get(
                f"/api/replays/{replay}/moments", seat=eyes, first=first, count=60))["moments"]]
        idle = {eyes: [moment["moment"] for moment in moments if moment["idle"]] for eyes, moments in seen.items()}
        assert idle["all"] == declined and len(declined) > 10
        assert idle["watch"] == []      # whether a seat cancels is asked in secret
        assert idle["0"] == [number for number in declined if choices[number - 1]["seat"] == 0] != []


async def test_a_replay_has_all_uses_of_chance_as_the_command_prints_them(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        found = await site.get(f"/api/replays/{await uploaded(site)}/chance")
        assert found["entries"] == [asdict(entry) for entry in chance_of(find_game("gloom"), read(RECORD))]
        assert len(found["entries"]) == 4
