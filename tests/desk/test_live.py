"""Live figures: compared with the base on the same seeds, stopped by the next question."""
from __future__ import annotations

import asyncio
import json
import shutil
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tapete.compiler.backends import CompiledEntryPoint, compile_native, is_ready_to_run
from tapete.desk.desk import Desk
from tapete.desk.studies import played
from tapete.desk.studies.figures import differences, figures_of
from tapete.desk.studies.played import key_of
from tapete.games import find_game
from tapete.lab.by_seat import play_by_seat
from tapete.lab.simulate import make_study, results, run_study

from ..table.support import serving, settings_for
from .conftest import page_of

pytestmark = pytest.mark.anyio


def alone(games: int, players: int = 2, **options: Any) -> Any:
    """The lab's figures for the same games."""
    game = find_game("carcosa")
    rules = game.ruleset("canon-0.4")
    study = make_study(game, rules, game.options(rules, options or None), [None] * players, ["greedy"], 1, games)
    return results(study, run_study(study))


async def test_figures_are_the_labs_own_beside_the_base_on_the_same_seeds(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site, page_of(site) as page:
        heard = await page.until(await page.ask(changes={"end.keys": 3}), "done")
        shown = [each for each in heard if "figures" in each]
        assert heard[0]["state"] == "preparing" and shown[0]["state"] in ("playing", "done")
        assert [each["games"] for each in shown] == sorted(each["games"] for each in shown)
        last = shown[-1]
        assert last["state"] == "done" and last["figures"]["seeds"] == [1, last["games"]] == last["beside"]["seeds"]
        for figures, options in ((last["figures"], {"end": {"keys": 3}}), (last["beside"], {})):
            mine = alone(last["games"], **options)
            wins = {each["name"]: each for each in figures["measures"]}["win_rate"]
            assert [wins["mean"], wins["low"], wins["high"]] == [mine["win_rate"], *mine["win_rate_95"]]
            assert {each["name"]: each["share"] for each in figures["causes"]} == mine["causes"]
            roles = {each["name"]: each for each in figures["groups"][0]["things"]}
            assert {name: each["rate"] for name, each in roles.items()} == {
                name: each["win_rate"] for name, each in mine["roles"].items()}
            assert sum(bar["games"] for bar in figures["lengths"]["bars"]) == last["games"]
        wins = {each["measure"]: each for each in last["differences"]}["win_rate"]
        means = [figures["measures"][0]["mean"] for figures in (last["figures"], last["beside"])]
        assert wins["difference"] == pytest.approx(means[0] - means[1]) and wins["sure"] and wins["low"] > 0
        assert wins["sentence"].startswith("+")


async def test_the_next_question_stops_the_one_before_and_what_was_played_is_there_at_once(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site, page_of(site) as page:
        first = await page.ask(seconds=600, players=3)
        await page.until(first, "playing")
        second = await page.ask(changes={"end.keys": 5}, players=3)
        heard = await page.until(second, "done")
        late = [each["ask"] for each in heard]
        assert late == sorted(late), "nothing of the first question comes after the second's"
        third = await page.ask(changes={"end.keys": 5}, players=3, seconds=0.001)
        again = await page.until(third, "done")
        assert len(again) == 1 and again[0]["games"] >= heard[-1]["games"]
        assert again[0]["speed"] == 0, "nothing was played anew"


async def test_nothing_differs_where_nothing_was_changed_and_no_beside_is_none(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site, page_of(site) as page:
        for more in ({"beside": None, "changes": {"end.keys": 3}}, {"beside": "base"}):
            last = (await page.until(await page.ask(**more), "done"))[-1]
            assert "beside" not in last and "differences" not in last


async def test_what_cannot_be_played_is_refused_in_a_sentence(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site, page_of(site) as page:
        for ask, sentence in (({"game": "chess"}, "'chess' is no game"),
                              ({"changes": {"end.keys": 99}}, "end.keys: expected at most 20, got 99"),
                              ({"players": 9}, "9 players"),
                              ({"agent": "mcts:iterations=999999"}, "does not play at the desk"),
                              ({"agent": "learned:weights=/etc/passwd"}, "does not play at the desk"),
                              ({"beside": "nothing"}, "there is no variant nothing")):
            told = (await page.until(await page.ask(**ask), "refused"))[-1]
            assert sentence in told["sentence"]
        assert (await page.until(await page.ask(seconds=0.001), "done"))[-1]["games"] > 0, "it goes on"


async def test_what_is_no_question_is_refused_and_the_page_may_go_on(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site, page_of(site) as page:
        for text in ("{", "[]", '{"ask": 1}', '{"ask": 1, "spoon": 2}', "x" * 70_000):
            await page.ws.send(text)
            told = await page.told()
            assert (told["ask"], told["state"]) == (-1, "refused") and told["sentence"]


async def test_whatever_fails_is_said_and_the_page_may_go_on(sqlite: str, monkeypatch: pytest.MonkeyPatch,
                                                            caplog: pytest.LogCaptureFixture) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site, page_of(site) as page:
        def broken(*given: Any) -> Any:
            raise KeyError("quux")
        with monkeypatch.context() as patch:
            patch.setattr(Desk, "study", broken)
            told = (await page.until(await page.ask(), "refused"))[-1]
        assert told["sentence"] and "quux" not in told["sentence"]
        assert "the desk's games broke" in caplog.text
        assert (await page.until(await page.ask(seconds=0.001), "done"))[-1]["games"] > 0


async def test_a_page_that_goes_leaves_no_work_behind(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site:
        async with page_of(site) as page:
            await page.until(await page.ask(seconds=600, players=4), "playing")
        desk = site.desk
        assert desk is not None
        async with asyncio.timeout(180):
            while desk.shop.asked:
                await asyncio.sleep(0.01)


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("name", ["gloom", "bethlem", "souls", "high_card"])
def test_the_figures_of_every_game_have_their_names_and_a_competitive_games_measures_are_its_seats(
        name: str, language: str) -> None:
    study, rows = few_games(name)
    told = figures_of(study, rows, language)
    seats = [each for each in told["measures"] if each["name"].startswith("seat-")]
    assert [each["name"] for each in seats] == [f"seat-{seat}" for seat in range(len(study.roles))]
    assert all(each["low"] <= each["mean"] <= each["high"] for each in told["measures"])
    assert [each["title"] for each in seats][1] == {"es": "Gana el asiento 2", "en": "Seat 2 wins"}[language]
    assert told["lengths"] is None or sum(bar["games"] for bar in told["lengths"]["bars"]) == len(rows)
    assert all(thing["title"] for group in told["groups"] for thing in group["things"])
    assert [group["name"] for group in told["groups"] if group["team"]] == (["sides"] if name == "bethlem" else [])
    same = differences(study, rows, study, rows, language)
    assert [each["sure"] for each in same] == [False] * len(told["measures"])


@cache
def few_games(name: str) -> Any:
    """A few games by plain rules, which wait for no compiler."""
    game = find_game(name)
    rules, seats = game.ruleset(), max(3, game.fewest)
    seats = next(count for count in range(seats, game.most + 1) if count in game.counts(game.options(rules)))
    study = make_study(game, rules, game.options(rules), [None] * seats, ["random"], 1, 4)
    return study, play_by_seat(game, rules, game.options(rules), study.roles, study.agents, 1, 4)


async def test_rules_of_another_game_are_compiled_beside_what_is_looked_at(tmp_path: Path) -> None:
    """With one process for games, a person who looked at one game waited a minute while another game's rules were
    compiled."""
    desk, compiling, told = Desk(tmp_path), asyncio.Event(), list[str]()

    async def by_compiler(who: str, work: Any, study: str) -> None:
        await compiling.wait()
        told.append("compiled")

    async def by_shop(who: str, work: Any, study: str) -> Any:
        if work is not played.is_compiled:
            told.append(f"read {json.loads(study)['game']}")
        return True
    desk.compiler.ask, desk.shop.ask = by_compiler, by_shop     # type: ignore[method-assign, assignment]
    one, other = (desk.study(name, find_game(name).ruleset().name, {}, 3, "greedy") for name in ("carcosa", "gloom"))
    await desk.ready(one)
    assert told == ["read carcosa"], "the first goes straight to the process that plays: nobody looks at anything yet"
    waiting = asyncio.create_task(desk.ready(other))
    await asyncio.sleep(0)
    assert told == ["read carcosa"] and not desk.is_ready(other)
    compiling.set()
    await waiting
    assert told == ["read carcosa", "compiled", "read gloom"] and desk.is_ready(other)
    await desk.stop()


@pytest.mark.parametrize("name", ["carcosa", "gloom", "high_card"])
def test_games_played_plainly_have_the_same_summaries(name: str) -> None:
    game = find_game(name)
    rules = game.ruleset()
    study = key_of(make_study(game, rules, game.options(rules), [None] * 3, ["greedy"], 1, 1))
    plain = played.play_plainly(study, 5, 3)
    assert plain.tobytes() == played.play_part(study, 5, 3).tobytes() and plain["seed"].tolist() == [5, 6, 7]


async def test_while_rules_are_compiled_figures_come_of_games_that_are_played_plainly(
        sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = asyncio.Event()
    monkeypatch.setattr("tapete.desk.studies.live.PATIENCE", 0.01)

    async def waits(self: Desk, study: str) -> None:
        await compiled.wait()
        await self.shop.ask("desk", played.prepare, study)
    monkeypatch.setattr(Desk, "_prepare", waits)
    async with serving(settings_for(sqlite, desk="local")) as site, page_of(site) as page:
        heard = await page.until(asked := await page.ask(players=4, changes={"end.keys": 3}, beside="base"), "playing")
        assert heard[0]["state"] == "preparing" and "slowly" in heard[-1]["sentence"]
        assert heard[-1]["figures"]["games"] == heard[-1]["beside"]["games"] == heard[-1]["games"] >= 1
        slow = heard[-1]["games"]
        compiled.set()
        last = (await page.until(asked, "done"))[-1]
        assert last["games"] > slow and "sentence" not in last
        # What was played plainly counts, and another question is answered by the ruleset's games that are there.
        assert (await page.until(await page.ask(players=4, seconds=0.001), "done"))[-1]["games"] >= last["games"]


def test_what_has_been_compiled_is_at_hand_and_of_another_copy_of_the_sources_is_not(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = find_game("carcosa").machine.play.compiled
    found = CompiledEntryPoint(play.function)
    found.module = None
    assert is_ready_to_run(found), "conftest has had it compiled"
    folder = Path(compile_native(play.function, None).stats.cache_path)     # type: ignore[attr-defined]
    other = tmp_path / folder.parent.name / "search_of_another_copy"
    shutil.copytree(folder, other)
    monkeypatch.setattr("tapete.compiler.machine_code.cache_folder", lambda function: other.parent)
    assert not is_ready_to_run(found)
