"""An author changes a game's rules while it is played: its tables go on by the new rules, or it is said where they
part."""
from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import pytest
from sqlalchemy import select

from tapete import games
from tapete.table.ops.follow import Followed, follow_rules
from tapete.table.store.models import EntryRow
from tapete.table.store.store import Store

from ..sealed import game as sealed
from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio

GAME = "sealed"


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = games._installed() | {GAME: EntryPoint(GAME, "tests.sealed.game:GAME", "tapete.games")}
    monkeypatch.setattr(games, "_installed", lambda: installed)


async def begin(site: Site, bids: tuple[int, ...]) -> str:
    """A table of three at which these bids have been laid."""
    code, tokens = await site.table("me", "human", "human", game=GAME)
    for bid in bids:
        seat, now = await site.asked(code, tokens)
        await site.choose(code, tokens[seat], now["seq"], f"bid {bid}")
    return code


async def followed(database: str) -> list[Followed]:
    store = Store(database, "follow")
    try:
        return await follow_rules(store, [GAME])
    finally:
        await store.close()


async def states(database: str) -> list[str]:
    store = Store(database, "test")
    try:
        async with store.reading() as db:
            return list((await db.scalars(select(EntryRow.state).order_by(EntryRow.code, EntryRow.seq))).all())
    finally:
        await store.close()


def lowest(s: Any) -> int:
    """The lowest bid takes the round."""
    return min(range(s.n_seats), key=lambda p: s.laid[p])


async def test_a_table_goes_on_from_its_choices_by_the_new_rules(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(settings_for(sqlite)) as site:
        code = await begin(site, (3, 2, 1, 2))
        assert (await site.now(code))["view"]["points"] == [1, 0, 0]
    monkeypatch.setattr(sealed, "best_bid", lowest)
    assert await followed(sqlite) == [Followed(code, 4)]
    async with serving(settings_for(sqlite)) as site:
        now = await site.now(code)
        assert now["view"]["points"] == [0, 0, 1] and now["to_move"] == 1
    assert await followed(sqlite) == []


async def test_a_table_whose_choices_are_no_longer_legal_parts_and_stays_as_it_is(
        sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def legal_up_to_two(s: Any, action: int) -> int:
        return 1 if sealed.first_of(action) > 2 else GAME_RULES.why_not(s, action)

    GAME_RULES = sealed.GAME.rules
    async with serving(settings_for(sqlite)) as site:
        code = await begin(site, (2, 3, 1))
    before = await states(sqlite)
    with monkeypatch.context() as changed:
        changed.setattr(sealed.GAME, "rules", GAME_RULES._replace(why_not=legal_up_to_two))
        found, = await followed(sqlite)
        assert found.parted is not None
        assert (found.code, found.choices, found.parted.seat) == (code, 1, 1)
        assert "bid" not in str(found.parted)       # the choice is secret
    assert await states(sqlite) == before
    async with serving(settings_for(sqlite)) as site:       # the rules allow it again
        assert (await site.now(code))["view"]["points"] == [0, 1, 0]
