"""Strong bots that choose by a policy of the host's own."""
from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tapete.cli.app import main
from tapete.errors import InputError
from tapete.games import find_game
from tapete.referee.session import Session
from tapete.table.live.bots import Bots, by_thumb
from tapete.table.live.moment import Asked
from tapete.table.ops.settings import Settings

from .support import serving, settings_for

pytestmark = pytest.mark.anyio

MINE = """
class Last:
    def choose(self, asked):
        return [each.legal[-1] for each in asked]


class Notes(Last):
    def choose(self, asked):
        open(__file__.replace("mine.py", "asked"), "w").close()
        return super().choose(asked)


class Stops:
    def choose(self, asked):
        raise ValueError(f"holds {asked[0].legal}")
"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    path = tmp_path / "mine.py"
    path.write_text(MINE, encoding="utf-8")
    return str(path)


def asked() -> Asked:
    game = find_game("gloom")
    ruleset = game.ruleset()
    session = Session(game, ruleset, game.options(ruleset), [None] * 3, 4)
    seat = session.to_move
    return Asked("CODE", game, 3, seat, 0, ("bot", "strong", None), session.blinded(seat), tuple(session.legal()), 0)


async def test_strong_bots_choose_by_the_policy_and_others_do_not(mine: str) -> None:
    bots, question = Bots(1, f"{mine}:Last"), asked()
    try:
        assert await bots.choose(question, "strong", "level") == question.legal[-1] != by_thumb(question)
        assert await bots.choose(question, "easy", "level") == by_thumb(question)
    finally:
        await bots.stop()


async def test_a_policy_that_fails_is_logged_without_what_was_held_and_an_easy_bot_chooses(
        mine: str, caplog: pytest.LogCaptureFixture) -> None:
    bots, question = Bots(1, f"{mine}:Stops"), asked()
    try:
        with caplog.at_level(logging.WARNING, "tapete.table"):
            assert await bots.choose(question, "strong", "level") == by_thumb(question)
    finally:
        await bots.stop()
    (line,) = [record.getMessage() for record in caplog.records if "policy" in record.getMessage()]
    assert line == f"the policy did not choose, and an easy bot did instead (SpokenError, {mine}:15)"


async def test_it_plays_at_a_table(mine: str, sqlite: str) -> None:
    """The policy notes how often it is asked in a file beside it."""
    async with serving(settings_for(sqlite, workers=1, pace=0.05, policy=f"{mine}:Notes")) as site:
        made = await site.post("/api/tables", {"game": "gloom", "seats": [
            {"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "strong"}]}, status=201)
        async with site.live(made["code"], made["token"]) as page:
            while not (Path(mine).parent / "asked").exists():
                now = await page.next()
                if now.get("to_move") == made["seat"] and now["menu"]:
                    await site.choose(made["code"], made["token"], now["seq"], now["menu"][0]["action"])


async def test_a_request_names_no_policy(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        refused = await site.post("/api/tables", {"game": "gloom", "seats": [
            {"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "./mine.py:Last"}]}, status=422)
        assert refused


def test_a_setting_that_names_no_class_is_refused(mine: str, monkeypatch: pytest.MonkeyPatch,
                                                  capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises((InputError, ValueError), match="names no class; expected one such as"):
        Settings(database="sqlite+aiosqlite:///x.db", policy="greedy")
    monkeypatch.setattr("sys.argv", ["tapete", "serve", "--policy", f"{mine}:Nobody", "--lang", "en"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2 and "expected a class Nobody" in capsys.readouterr().err
