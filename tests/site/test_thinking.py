"""The searches of the page's bots, by the page's own code under Node, compared with those of a server's process."""
from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tapete.agents import parse_agent
from tapete.agents.fitted_weights import LEAN, fit_for, save_fit
from tapete.agents.hints import analyse
from tapete.agents.mcts import ActionValue, Searcher, action_values
from tapete.compiler.wasm_modules import find_module
from tapete.files.home import home_of
from tapete.games import NAMES, find_game
from tapete.referee.session import Session
from tapete.site import gather
from tapete.site.bots import hints_of, hints_question, question
from tapete.site.export import modules
from tapete.table.live.bots import seed_of
from tapete.table.live.moment import Asked

from ..needs import missing

WEB = gather.ROOT.parent.parent / "web"
RUNNER = Path(__file__).with_name("think.mjs")


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's code as Node reads it."""
    esbuild = WEB / "node_modules" / ".bin" / "esbuild"
    if not esbuild.exists() or shutil.which("node") is None:
        missing("the page's packages", "make web")
    made = tmp_path_factory.mktemp("think") / "think.mjs"
    subprocess.run([esbuild, WEB / "src/lib/site/think.ts", "--bundle", "--format=esm", f"--outfile={made}",
                    "--log-level=error"], check=True, timeout=60)
    return made


def think(bundle: Path, folder: Path, game: str, questions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    done = subprocess.run(["node", RUNNER, bundle, folder, game], input=json.dumps(questions), capture_output=True,
                          text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    answers: list[dict[str, Any]] = json.loads(done.stdout)
    return answers


def moments(name: str, seats: int = 0) -> list[Asked]:
    """Two moments of a game at which there is something to choose, some choices apart; usual numbers of seats at 0."""
    game = find_game(name)
    if find_module(game.machine.think.plain) is None:
        missing(f"the modules of {name}", "make wasm")
    ruleset = game.ruleset()
    session = Session(game, ruleset, game.options(ruleset),
                      [None] * (seats or game.configuration.usual_seats or game.most), 11)
    found: list[Asked] = []
    for number in range(60):
        legal, seat = session.legal(), session.to_move
        if len(legal) > 1 and number >= 20 * len(found):
            found.append(Asked("TABLE", game, len(session.asked), seat, number, ("bot", "normal", None),
                               session.blinded(seat), tuple(legal), 0))
        if len(found) == 2:
            break
        session.play(legal[number % len(legal)], seat)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_page_thinks_as_a_server_does(name: str, bundle: Path, tmp_path: Path) -> None:
    asked = moments(name)
    for file, data in modules([name])[name].items():
        (tmp_path / file).write_bytes(data)
    agents = [parse_agent(f"mcts:iterations={n}") for n in (120, 250, 120)]
    order = [asked[0], asked[1], asked[0]]      # the second needs more room, the third finds what they left behind
    *answers, advised = think(bundle, tmp_path, name, [
        *(question(*each) for each in zip(order, agents, strict=True)), hints_question(asked[1], agents[1])])
    for each, agent, answer in zip(order, agents, answers, strict=True):
        assert answer["fault"] == 0
        by_page = action_values(each.legal, [(visits, total) for visits, total in answer["found"]])
        seed = seed_of(each.code, each.seat) + (each.seq << 20)
        by_server: list[ActionValue] = Searcher(each.game, agent, each.seats, seed).think(each.state, list(each.legal))
        assert by_page == by_server
        assert sum(opinion.visits for opinion in by_page) > agent.options["iterations"] // 2
    assert answers[0] == answers[2]
    each = asked[1]
    searcher = Searcher(each.game, agents[1], each.seats, seed_of(each.code, each.seat) + (each.seq << 20))
    counsel = hints_of(each, advised)
    assert counsel == analyse(searcher, each.state, each.legal)
    assert all(foreseen.told for foreseen in counsel.foreseen)


def test_a_page_goes_by_the_same_weights_as_a_server(bundle: Path, tmp_path: Path) -> None:
    """Uneven weights of every feature, so that a search that skips a feature gives another result."""
    asked = moments("gloom", 2)[1]
    game, weights = asked.game, tmp_path / "weights.json"
    save_fit(weights, game, 2, fit_for(game, game.ruleset(), 2, {
        LEAN: 0.3, **{name: (-1) ** k * (0.1 + k / 70) for k, name in enumerate(game.observation.features)}}, {}))
    for file, data in modules(["gloom"])["gloom"].items():
        (tmp_path / file).write_bytes(data)
    agents = [parse_agent(f"mcts:iterations=200,horizon=1{value}") for value in (f",value={weights}", ",value=own", "")]
    answers = think(bundle, tmp_path, "gloom", [question(asked, agent) for agent in agents])
    seed = seed_of(asked.code, asked.seat) + (asked.seq << 20)
    by_page = [action_values(asked.legal, [(visits, total) for visits, total in answer["found"]]) for answer in answers]
    by_server = [Searcher(game, agent, 2, seed).think(asked.state, list(asked.legal)) for agent in agents]
    assert by_page == by_server
    given, own, shipped = by_page
    assert own not in (given, shipped)


def test_a_page_has_the_weights_that_come_with_a_game() -> None:
    home = home_of(find_game("gloom"))
    assert dict(gather._tree(home, "gloom"))["gloom/value.json"] == (home / "value.json").read_bytes()


def test_a_search_by_the_clock_stops(bundle: Path, tmp_path: Path) -> None:
    asked = moments("carcosa")[0]
    for file, data in modules(["carcosa"])["carcosa"].items():
        (tmp_path / file).write_bytes(data)
    answer, = think(bundle, tmp_path, "carcosa", [question(asked, parse_agent("mcts:ms=40"))])
    assert 0 < sum(visits for visits, _ in answer["found"]) < 10**9 - 1
