"""Policies of one's own: classes of a module or a file, asked about many games at once, and held to legal actions."""
from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tapete.agents import parse_agent, split_agents
from tapete.agents.policies import Policy
from tapete.agents.questions import Questions
from tapete.agents.seat import SeatedAgent
from tapete.cli.app import main
from tapete.cli.game.play import play
from tapete.env.solo import SoloEnv
from tapete.env.table import OneGame
from tapete.errors import InputError
from tapete.games import find_game, game_names
from tapete.lab.again import Again
from tapete.lab.engines.engine import Local
from tapete.lab.ladder import Ladder
from tapete.lab.simulate import make_study, run_study
from tapete.lab.study import Study, study_json, study_of
from tapete.lab.tournament import Tournament
from tapete.referee.session import Session

GAME = find_game("high_card")
RULESET, OPTIONS = GAME.ruleset(), GAME.options(GAME.ruleset())

MINE = '''
ASKED = []

class Last:
    """The last action of the menu, or any in one of `astray` choices."""

    def __init__(self, astray=0):
        self.astray = astray

    def choose(self, asked):
        ASKED.append(list(asked))
        return [each.rng.choice(each.legal) if self.astray and each.rng.randrange(self.astray) == 0
                else each.legal[-1] for each in asked]


class ByArrays:
    def choose(self, asked):
        assert asked.observations.shape == (len(asked), asked.game.observation.spec.width)
        return asked.masks.argmax(axis=1)


class Stops:
    def choose(self, asked):
        return {}[asked[0].seat]


class NoNumbers:
    def choose(self, asked):
        return 7


class Few:
    def choose(self, asked):
        return []


class Illegal:
    def choose(self, asked):
        return [True for each in asked]


class Silent:
    pass
'''


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The file `mine.py` in this test's folder, which is the present one."""
    path = tmp_path / "mine.py"
    path.write_text(MINE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return str(path)


def study_by(*agents: str, games: int = 60) -> Study:
    return make_study(GAME, RULESET, OPTIONS, [None] * len(agents), agents, 1, games)


def asked_of(path: str) -> list[list[Any]]:
    """The questions that a file's policies were asked, a list for each time."""
    module = next(module for module in sys.modules.values() if getattr(module, "__file__", None) == path)
    asked: list[list[Any]] = module.ASKED
    return asked


def test_a_policy_is_named_by_file_or_module_with_options() -> None:
    agent = parse_agent("./mine.py:Last:astray=3,far=2.5")
    assert (agent.name, agent.options, agent.policy) == ("./mine.py:Last", {"astray": "3", "far": "2.5"}, True)
    assert parse_agent("mine.of:Last").name == "mine.of:Last"
    assert not parse_agent("mcts:iterations=9").policy
    assert split_agents("mine.py:Last:astray=1,far=2,greedy,m:A") == ["mine.py:Last:astray=1,far=2", "greedy", "m:A"]


def test_it_is_asked_about_many_games_at_once_and_a_study_repeats_itself(mine: str) -> None:
    study = study_by(f"{mine}:Last:astray=2", "greedy")
    rows = run_study(study)
    sizes = [len(each) for each in asked_of(mine)]
    assert max(sizes) == 60
    assert np.array_equal(rows, run_study(study, workers=2))
    assert np.array_equal(rows[7:9], run_study(make_study(GAME, RULESET, OPTIONS, [None] * 2, study.agents, 8, 2)))
    assert not np.array_equal(rows, run_study(study_by(f"{mine}:Last", "greedy")))


def test_one_policy_plays_all_its_seats(mine: str) -> None:
    run_study(study_by(*[f"{mine}:Last"] * 3, games=10))
    assert {each.seat for together in asked_of(mine) for each in together} == {0, 1, 2}
    assert len(asked_of(mine)[0]) == 10


def test_a_study_by_seat_gives_the_games_that_the_same_choices_give_elsewhere(mine: str) -> None:
    """The lab, where a policy is asked about all games, and a session, where it is asked about one."""
    agents = [f"{mine}:Last:astray=2", "random"]
    row = run_study(study_by(*agents, games=30))[20]
    session = Session(GAME, RULESET, OPTIONS, [None] * 2, 21)
    seated, n = [SeatedAgent(name, seat, 21) for seat, name in enumerate(agents)], 0
    while not session.over:
        session.play(seated[session.to_move].choose(session, n))
        n += 1
    assert (row["seed"], row["choices"]) == (21, n)
    assert GAME.results.returns(row.reshape(1), 2)[0].tolist() == [GAME.rules.value(session.state, i) for i in (0, 1)]


def test_a_module_of_this_folder_is_a_policy_too(mine: str) -> None:
    Path("my_policies.py").write_text(MINE, encoding="utf-8")
    assert np.array_equal(run_study(study_by("my_policies:Last", "greedy")),
                          run_study(study_by("./mine.py:Last", "greedy")))


@pytest.mark.parametrize("name", game_names())
def test_a_question_holds_what_the_seat_may_know(name: str, mine: str) -> None:
    """The observation and the mask are those of the environments; the state is the seat's; words are there."""
    game = find_game(name)
    table = OneGame(name, players=max(2, game.fewest), seed=3)
    ruleset = game.ruleset()
    session = Session(game, ruleset, game.options(ruleset), [None] * max(2, game.fewest), 3)
    agent, forced = SeatedAgent(f"{mine}:Last", session.to_move, 3), 0
    while (question := agent.question(session, forced)) is None:
        table.step(int(np.flatnonzero(table.mask)[0]))
        session.play(session.legal()[0])
        agent, forced = SeatedAgent(f"{mine}:Last", session.to_move, 3), forced + 1
    assert np.array_equal(question.observation, table.observe(session.to_move, table.mask)["observation"])
    assert np.array_equal(question.mask, table.mask)
    assert game.State.to_bytes(question.state) == game.State.to_bytes(session.blinded(session.to_move))
    assert question.state.dice.seed == 0
    assert [question.action(n) for n in question.legal] == session.legal()
    assert question.words("es") and question.label(question.legal[0]) and question.view.model_dump_json()
    assert [game.grammar.parse(question.text(n)) for n in question.legal] == session.legal()


def test_tournaments_ladders_and_environments_take_it(mine: str) -> None:
    agents = [f"{mine}:Last", f"{mine}:ByArrays", "greedy"]
    standings = Tournament(GAME, RULESET, OPTIONS, [None] * 3, agents, 1, 30).play(Local()).standings
    assert {one.agent for one in standings} == set(agents)
    rungs = Ladder(GAME, RULESET, OPTIONS, [None] * 2, ["random", f"{mine}:Last"], 1, 30).play(Local())
    assert [rung.agent for rung in rungs] == ["random", f"{mine}:Last"]
    env = SoloEnv("high_card", players=2, seat=1, opponents=f"{mine}:Last")
    before = len(asked_of(mine))
    env.reset(seed=1)
    assert [each.seat for (each,) in asked_of(mine)[before:]] == [0]


def test_a_study_is_another_one_once_the_policy_has_changed(mine: str, tmp_path: Path) -> None:
    study = study_by(f"{mine}:Last", "greedy")
    assert study_of(study_json(study)) == study
    assert "code" not in json.loads(study_json(study_by("random", "greedy")))
    Path(mine).write_text(MINE + "\n", encoding="utf-8")
    assert study_by(f"{mine}:Last", "greedy") != study


@pytest.mark.parametrize(("name", "said"), [
    ("Stops", r"mine\.py, line 24: \S+mine\.py:Stops stopped with KeyError: 0"),
    ("NoNumbers", r"mine\.py, line 28: \S+ chose 7; expected a list with the number of a legal action"),
    ("Few", r"mine\.py, line 33: \S+ was asked 3 questions and chose 0 times"),
    ("Illegal", r"mine\.py, line 38: \S+ chose true in seat 0; expected one of \d+ \(play "),
    ("Silent", r"mine\.py, line 42: \S+ has no method choose; expected choose\(self, asked\)"),
    ("Nobody", r"mine\.py: expected a class Nobody, for the agent \S+mine\.py:Nobody"),
    ("Last:far=2", r"mine\.py, line 4: \S+ cannot be made with the options far=2; it takes astray="),
    ("Last:far", "'far' is no option; expected a name, = and a value")])
def test_what_a_policy_has_wrong_is_said_with_its_file_and_line(mine: str, name: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        run_study(study_by(f"{mine}:{name}", "greedy", games=3))


@pytest.mark.parametrize(("agent", "said"), [
    ("./other.py:Last", "other.py: there is no such Python file"),
    ("no_such_module:Last", "no_such_module:Last: there is no module no_such_module, neither installed nor in"),
    ("./broken.py:Last", r"broken\.py, line 2: ./broken\.py stopped with SyntaxError"),
    ("./raises.py:Last", r"raises\.py, line 3: ./raises\.py stopped with ValueError: on purpose"),
    ("./needs.py:Last", r"needs\.py, line 1: ./needs\.py stopped with ModuleNotFoundError")])
def test_what_does_not_load_is_said(mine: str, agent: str, said: str) -> None:
    Path("broken.py").write_text("x = 1\ndef (:\n", encoding="utf-8")
    Path("raises.py").write_text("\n\nraise ValueError('on purpose')\n", encoding="utf-8")
    Path("needs.py").write_text("import no_such_module_either\n", encoding="utf-8")
    with pytest.raises(InputError, match=said):
        run_study(study_by(agent, "greedy", games=3))


def test_the_command_says_it_in_one_sentence_and_ends_with_2(mine: str, monkeypatch: pytest.MonkeyPatch,
                                                             capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["tapete", "simulate", "high_card", "--players", "2", "--games", "2", "--agent",
                                      "./mine.py:Stops,greedy", "--lang", "es"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert capsys.readouterr().err == f"tapete: {mine}, línea 24: ./mine.py:Stops se detuvo con KeyError: 0\n"


# ---- code that a file names --------------------------------------------------------------------

def test_a_saved_game_runs_a_policy_only_if_the_command_names_it(mine: str, capsys: pytest.CaptureFixture[str]) -> None:
    save, seats = Path("game.jsonl"), "./mine.py:Last,random"
    play("high_card", seats=seats, seed="4", save=save, lang="en")
    whole = save.read_text(encoding="utf-8")
    assert "The game is over" in capsys.readouterr().out
    save.write_text("".join(whole.splitlines(True)[:4]), encoding="utf-8")
    asked_of(mine).clear()
    with pytest.raises(InputError, match=r"names the agent \./mine\.py:Last, which is code"):
        play("high_card", save=save, lang="en")
    assert asked_of(mine) == []
    play("high_card", seats=seats, save=save, lang="en")
    assert save.read_text(encoding="utf-8") == whole


def test_results_are_played_again_by_a_policy_only_if_the_command_names_it(mine: str) -> None:
    from tapete.lab.run import StudyRun
    agents: Sequence[str] = [f"{mine}:Last", "greedy"]
    StudyRun([study_by(*agents)], [Path("games.parquet")]).play(Local())
    with pytest.raises(InputError, match=r"games\.parquet: names the agent \S+:Last, which is code"):
        Again(Path("games.parquet"))
    (repeat,) = Again(Path("games.parquet"), agents).play(Local())
    assert repeat.different == 0
    Path(mine).write_text(MINE + "\n", encoding="utf-8")
    with pytest.raises(InputError, match="has changed since these games were played"):
        Again(Path("games.parquet"), agents)


def test_questions_are_a_sequence(mine: str) -> None:
    session = Session(GAME, RULESET, OPTIONS, [None] * 2, 1)
    question = SeatedAgent(f"{mine}:Last", session.to_move, 1).question(session, 0)
    assert question is not None
    both = Questions((question, question))
    assert (len(both), both[1] is question, len(both[:1]), both.seats.tolist()) == (2, True, 1, [0, 0])
    assert Policy(f"{mine}:ByArrays", {}).choose(both) == [question.action(int(question.mask.argmax()))] * 2


def test_the_policy_of_the_documents_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "agents.md").read_text(encoding="utf-8")
    code = next(block for block in re.findall(r"```python\n(.*?)```", page, re.S) if "class Cautious" in block)
    (tmp_path / "cautious.py").write_text(code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert len(run_study(study_by("./cautious.py:Cautious:astray=5", "greedy", "random", games=5))) == 5
