"""A game of another package at the table: listed, played by bots that search, hinted, replayed, explained."""
from __future__ import annotations

import pytest

from tapete.errors import InputError
from tapete.games import game_names
from tapete.table.ops import run as running

from .support import serving, settings_for

pytestmark = pytest.mark.anyio
GAME = "high_card"


async def test_bots_of_every_strength_play_a_game_of_another_package_to_its_end(sqlite: str) -> None:
    async with serving(settings_for(sqlite, workers=1, pace=0.1)) as site:
        listed = {game["name"]: game for game in await site.get("/api/games")}
        assert [*listed] == game_names()
        assert [bot["name"] for bot in listed[GAME]["bots"]] == ["easy", "normal", "strong"]
        made = await site.post("/api/tables", {"game": GAME, "seats": [
            {"kind": "me", "name": "Ana"}, *({"kind": "bot", "bot": bot} for bot in ("easy", "normal", "strong"))]},
            status=201)
        code, token = made["code"], made["token"]
        hinted = False
        async with site.live(code, token) as page:
            now = await page.next()
            while now["status"] != "over":
                if now["menu"]:
                    if len(now["menu"]) > 1 and not hinted:      # waits until this game's search is compiled
                        hints = (await site.post(f"/api/tables/{code}/hint", token=token))["hints"]
                        assert {hint["action"] for hint in hints} == {item["action"] for item in now["menu"]}
                        assert site.server.bots.is_ready(GAME)
                        hinted = True
                    await site.choose(code, token, now["seq"], now["menu"][0]["action"])
                now = await page.next(seconds=180)
        assert hinted
        assert now["outcome"]["sentence"]
        replay = (await site.http.get(f"/api/tables/{code}/record", headers={"Authorization": f"Bearer {token}"}))
        assert replay.status_code == 200, replay.text


async def test_a_server_says_which_installed_game_does_not_load(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> None:
        if name == GAME:
            raise InputError(f"{name} cannot be loaded")
    monkeypatch.setattr(running, "find_game", broken)
    with pytest.raises(InputError, match=f"{GAME} cannot be loaded"):
        running.run(settings_for(sqlite))
