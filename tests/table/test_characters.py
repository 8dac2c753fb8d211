"""Bots' characters: a unique name and a style for the search, chosen by the host or by lot."""
from __future__ import annotations

import json
from typing import Any, get_args

import pytest
from typer.testing import CliRunner

from tapete.agents import parse_agent
from tapete.agents.characters import BY_NAME, CHARACTERS, HALF, STYLES
from tapete.cli.app import app
from tapete.table.http.schema import Style
from tapete.table.live.bots import agent_of

from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio


def _names(info: Any) -> list[str | None]:
    return [seat["name"] for seat in info["seats"]]


async def _made(site: Site, *bots: dict[str, Any], game: str = "gloom", status: int = 201) -> Any:
    seats = [{"kind": "me", "name": "Ana"}, *({"kind": "bot", **each} for each in bots)]
    return await site.post("/api/tables", {"game": game, "seats": seats}, status=status)


def test_styles_are_what_searches_may_be_told_and_names_are_nobodys_twice() -> None:
    assert set(get_args(Style)) == set(STYLES) == {each.style for each in CHARACTERS[:HALF]}
    assert len({each.id for each in CHARACTERS}) == len(CHARACTERS) == 2 * HALF
    assert all(each.id.isascii() and each.id.isalpha() for each in CHARACTERS)
    told = {style: parse_agent(agent_of("normal", style)).options for style in STYLES}
    assert {style: each["ms"] for style, each in told.items()} == dict.fromkeys(STYLES, 40)
    assert len({json.dumps(each) for each in told.values()}) == len(STYLES)     # no two styles are the same search
    assert all(agent_of("easy", style) == "greedy" for style in STYLES)
    assert all(CHARACTERS[i].style == CHARACTERS[i + HALF].style for i in range(HALF))


def test_a_character_is_an_agent_by_its_name() -> None:
    who = BY_NAME["Fermín"]
    assert parse_agent("fermin:iterations=9") == parse_agent(f"mcts:iterations=9,{STYLES[who.style]}".rstrip(","))


@pytest.mark.parametrize("game", ["gloom", "carcosa"])
async def test_bots_are_whom_the_host_has_chosen_or_come_by_lot(sqlite: str, game: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        offered = next(each for each in await site.get("/api/games") if each["name"] == game)["characters"]
        greta = next(each for each in offered if each["name"] == "Greta")
        made = await _made(site, {"bot": "easy", "name": "Greta"}, {"bot": "easy"}, {"bot": "easy"}, game=game)
        info = await site.get(f"/api/tables/{made['code']}", made["token"])
        names = _names(info)
        assert names[:2] == ["Ana", "Greta"] and len({*names}) == 4 and set(names[1:]) <= set(BY_NAME)
        assert [seat["style"] for seat in info["seats"]] == [None] * 4      # easy ones do not search
        assert greta["style"] == BY_NAME["Greta"].style
        assert _names(await site.get(f"/api/tables/{made['code']}", made["token"])) == names


async def test_a_bot_that_searches_shows_its_style(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        made = await _made(site, {"bot": "strong", "name": "Hugo"}, {"bot": "normal"})
        seats = (await site.get(f"/api/tables/{made['code']}", made["token"]))["seats"]
        assert [seat["style"] for seat in seats] == [None, *(BY_NAME[seat["name"]].style for seat in seats[1:])]


@pytest.mark.parametrize("wrong", [["Nobody"], ["Greta", "Greta"], ["Fulvio"]])
async def test_who_is_no_bot_or_is_to_have_two_seats_is_refused(sqlite: str, wrong: list[str]) -> None:
    """Fulvio stands in for others, and is not asked for."""
    async with serving(settings_for(sqlite)) as site:
        refused = await _made(site, *({"bot": "easy", "name": name} for name in wrong), status=422)
        assert refused["error"]["code"] == "bad_characters"


async def test_a_chosen_bot_gives_its_name_up_to_a_person_who_has_it(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "easy", "name": "Greta"}]
        made = await site.post("/api/tables", {"game": "gloom", "seats": seats}, status=201)
        await site.post(f"/api/tables/{made['code']}/seats/0/take", {"name": "GRETA"})
        names = _names(await site.get(f"/api/tables/{made['code']}"))
        other = names[1]
        assert names[0] == "GRETA" and other not in (None, "Greta")
        assert BY_NAME[str(other)].style == BY_NAME["Greta"].style


@pytest.mark.parametrize(("language", "said"), [("es", "Hugo juega en el asiento 1"), ("en", "Hugo plays in seat 1")])
def test_a_terminal_introduces_who_plays(language: str, said: str) -> None:
    shown = CliRunner().invoke(app, ["play", "gloom", "--seats", "hugo:iterations=1,ines:iterations=1", "--seed", "3",
                                     "--lang", language])
    assert shown.exit_code == 0, shown.output
    assert said in shown.output
    assert "2 Inés" in shown.output
