"""Agents of other packages: found by their entry points, given only what a seat may know, and held to legal actions."""
from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tapete.agents import parse_agent, plugin_agents, split_agents
from tapete.agents.replay_agents import rerecord
from tapete.agents.seat import SeatedAgent
from tapete.cli.game.play import play
from tapete.errors import InputError
from tapete.files.home import home_of
from tapete.gamedef.ruleset import Ruleset
from tapete.games import find_game
from tapete.lab.profile.study import make_profile
from tapete.lab.simulate import make_study, run_study
from tapete.lab.study import Study
from tapete.referee.session import Session
from tapete.referee.transcript import Recorder, read

GAME = find_game("high_card")


def study_of(*agents: str) -> Study:
    return make_study(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), [None] * len(agents), agents, 1, 40)


def test_an_agent_of_another_package_sits_down_in_a_study_also_in_workers() -> None:
    study = study_of("lowest:astray=3", "greedy")
    rows = run_study(study)
    assert np.array_equal(rows, run_study(study, workers=2))
    assert GAME.results.returns(rows, 2).mean(axis=0)[1] > 0.5
    assert not np.array_equal(rows, run_study(study_of("lowest", "greedy")))


def test_it_plays_at_the_terminal_and_in_the_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = tmp_path / "game.jsonl"
    play("high_card", seats="lowest:astray=2,random", seed="4", save=save, lang="en")
    assert "The game is over" in capsys.readouterr().out
    assert '"lowest:astray=2"' in save.read_text(encoding="utf-8").splitlines()[0]


def test_it_is_shown_no_more_than_its_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    import lowest
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), [None] * 3, 7)
    seen: list[Any] = []
    monkeypatch.setattr(lowest.Lowest, "choose", lambda self, state, legal, rng: seen.append(state) or legal[0])
    SeatedAgent("lowest", session.to_move, 7).choose(session, 0)
    assert [bool(player.hand) for player in seen[0].players[:3]] == [seat == session.to_move for seat in range(3)]
    assert seen[0].dice.seed == 0


@pytest.mark.parametrize(("agent", "said"), [
    ("lowest:astray", "'astray' is no option; expected a name, = and a value"),
    ("highest", "expected one of random, greedy, mcts, expectimax, learned, clairvoyant, lowest")])
def test_what_is_no_agent_is_said(agent: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        parse_agent(agent)


def test_its_own_refusals_reach_whoever_asked_for_it() -> None:
    assert split_agents("lowest:astray=1,far=2,greedy") == ["lowest:astray=1,far=2", "greedy"]
    with pytest.raises(InputError, match="expected astray= and a whole number"):
        run_study(study_of("lowest:far=2", "greedy"))
    with pytest.raises(InputError, match="a profile is played compiled"):
        make_profile(GAME, study_of("lowest", "greedy"), 0, 2, 0)


def test_what_is_not_legal_is_not_carried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    import lowest
    monkeypatch.setattr(lowest.Lowest, "choose", lambda self, state, legal, rng: 5)
    with pytest.raises(InputError, match="lowest chose 5, which is none of the legal actions"):
        run_study(study_of("lowest", "greedy"))


@pytest.fixture
def another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a package `bad`. The agents are looked up again."""
    folder = tmp_path / "bad-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: bad\nVersion: 1.0\n", encoding="utf-8")
    (tmp_path / "bad.py").write_text("NUMBER = 1\n\n\ndef nothing(*given):\n    pass\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    plugin_agents.cache_clear()
    yield folder
    plugin_agents.cache_clear()


@pytest.mark.parametrize(("entry", "said"), [
    ("mine = no_such_module:Mine", "the agent mine cannot be loaded"),
    ("mine = bad:NUMBER", "expected what makes an agent"),
    ("mine = bad:nothing", "expected what makes an agent"),
    ("greedy = lowest:Lowest", "there is another agent named greedy"),
    ("human = lowest:Lowest", "there is another agent named human")])
def test_a_package_whose_agent_does_not_load_is_named(another: Path, entry: str, said: str) -> None:
    (another / "entry_points.txt").write_text(f"[tapete.agents]\n{entry}\n", encoding="utf-8")
    with pytest.raises(InputError, match=said):
        run_study(study_of("mine", "random"))


# ---- records of agents ---------------------------------------------------------------------------

def records_of_now() -> list[Path]:
    """Of each game the shortest record that its ruleset's newest version has played."""
    shortest: dict[str, Path] = {}
    for path in sorted(Path("tests/fixtures").glob("*/*.jsonl"), key=lambda path: -path.stat().st_size):
        header = read(path).header
        if find_game(header["game"]).ruleset(header["ruleset"]).version == header["version"]:
            shortest[header["game"]] = path
    return [*shortest.values(), *sorted((home_of(GAME).parent / "tests" / "fixtures").glob("*.jsonl"))]


@pytest.mark.parametrize("kept", records_of_now(), ids=lambda path: path.stem)
def test_a_record_of_agents_is_recorded_anew_as_it_was(kept: Path, tmp_path: Path) -> None:
    """With the same rules it is the same to the last byte."""
    path = tmp_path / kept.name
    path.write_bytes(kept.read_bytes())
    rerecord(path)
    assert path.read_bytes() == kept.read_bytes()


def test_a_record_of_people_is_not_made_up(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    first, *rest = Path("src/tapete/example/tests/fixtures/seed-1.jsonl").read_text(encoding="utf-8").splitlines()
    before = "\n".join([json.dumps({**json.loads(first), "seats": ["human", "random", "greedy"]}), *rest]) + "\n"
    path.write_text(before, encoding="utf-8")
    with pytest.raises(InputError, match="people chose in it"):
        rerecord(path)
    assert path.read_text(encoding="utf-8") == before


def test_rules_that_have_changed_give_another_record_by_the_same_options(tmp_path: Path,
                                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset(), {"hand": 2}), [None] * 2, 5)
    recorder = Recorder(path, session, ["greedy", "greedy"])
    while not session.over:
        seat, action = session.to_move, session.legal()[0]
        session.play(action, seat)
        recorder.add(seat, action)
    newer = tmp_path / "standard.yaml"
    newer.write_text("hand: 4\ndie: 8\n", encoding="utf-8")
    now = Ruleset("standard", 2, newer, GAME.ruleset().title, {1: GAME.ruleset().path})
    monkeypatch.setattr(type(GAME), "rulesets", (now,))
    assert rerecord(path) == 4
    header = read(path).header
    assert (header["version"], header["options"]) == (2, {"hand": 2, "die": 8})
