"""A server with a desk, and a page that asks it."""
from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets

from tapete.desk.studies import played
from tapete.desk.studies.played import key_of, prepare
from tapete.games import find_game
from tapete.lab.simulate import make_study

from ..patience import SOCKET
from ..table.described import hold_message
from ..table.support import Site


@pytest.fixture(scope="session", autouse=True)
def _rules_at_hand() -> None:
    """Have Carcosa's rules compiled before anything waits for them: later processes read them."""
    game = find_game("carcosa")
    rules = game.ruleset()
    prepare(key_of(make_study(game, rules, game.options(rules), [None, None], ["greedy"], 1, 1)))


@pytest.fixture(autouse=True)
def _not_standing_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside tests of normal priority, a process of low priority waits for minutes."""
    monkeypatch.setattr(played, "NICE", 0)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'table.db'}"


class Page:
    """A page at the desk: the requests that it sends, and the answers that it gets."""

    def __init__(self, ws: Any) -> None:
        self.ws, self.asked = ws, 0

    async def ask(self, **ask: Any) -> int:
        self.asked += 1
        whole = {"ask": self.asked, "game": "carcosa", "ruleset": "canon-0.4", "players": 2, "lang": "en",
                 "seconds": 1, **ask}
        await self.ws.send(json.dumps(whole))
        return self.asked

    async def told(self) -> Any:
        text = await self.ws.recv()
        hold_message("desk", text)
        return json.loads(text)

    async def until(self, ask: int, *states: str) -> list[Any]:
        """All messages up to the first of these states of a question."""
        heard = []
        while not heard or heard[-1]["ask"] != ask or heard[-1]["state"] not in states:
            heard.append(await self.told())
        return heard


@asynccontextmanager
async def page_of(site: Site) -> AsyncIterator[Page]:
    async with websockets.connect(site.base.replace("http", "ws") + "/api/desk/live?lang=en", **SOCKET) as ws:
        yield Page(ws)
