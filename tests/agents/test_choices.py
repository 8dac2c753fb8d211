"""Agents choose as before, or their version changes, so that a study goes on with the same agents.

`python -m tests.agents.test_choices` records how they choose now. Raise `agents.VERSION` first if they choose
otherwise.
"""
from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from tapete.agents import VERSION
from tapete.gamedef.game import Game
from tapete.games import NAMES, find_game
from tapete.lab.simulate import make_study, run_study

RECORDED = Path(__file__).parents[1] / "fixtures" / "choices.json"
AGENTS = {"greedy": 20, "mcts:iterations=30": 1, "clairvoyant:iterations=20": 1, "expectimax:depth=2,nodes=200": 1}
"""How many games of each are recorded."""
ALSO = {"carcosa": {"mcts:iterations=400": 1, "learned:iterations=30": 1}, "gloom": {"mcts:iterations=30,value=own": 1}}
"""Further agents of single games."""
CASES = [(name, ruleset, agent) for name in NAMES for ruleset in [rules.name for rules in find_game(name).rulesets]
         for agent in AGENTS | ALSO.get(name, {})]


def name_of(game: Game, ruleset: str, agent: str) -> str:
    return f"{game.name} {ruleset} {game.ruleset(ruleset).version}: {agent}"


def choices(game: Game, ruleset: str, agent: str) -> str:
    """A hash of an agent's games."""
    rules = game.ruleset(ruleset)
    options = game.options(rules)
    roles = [None] * game.counts(options)[0]
    games = (AGENTS | ALSO.get(game.name, {}))[agent]
    rows: Any = run_study(make_study(game, rules, options, roles, [agent], 1, games))
    told = hashlib.blake2b(digest_size=8)
    for column in rows.dtype.names:
        told.update(rows[column].tobytes())
    return told.hexdigest()


@pytest.mark.parametrize("name, ruleset, agent", CASES)
def test_an_agent_chooses_as_its_version_did(name: str, ruleset: str, agent: str) -> None:
    game, recorded = find_game(name), json.loads(RECORDED.read_text(encoding="utf-8"))
    assert recorded["version"] == VERSION, "record how agents choose now: python -m tests.agents.test_choices"
    known = recorded["choices"].get(name_of(game, ruleset, agent))
    assert known is not None, "another version of the rules: record how agents choose by it, by the same command"
    assert choices(game, ruleset, agent) == known, (
        f"{agent} chooses otherwise than agents of version {VERSION} did: raise agents.VERSION, so that nobody's "
        "results are taken up by another agent, then python -m tests.agents.test_choices")


def record() -> None:
    """Record how all choose now; not what an agent of the same version chooses otherwise by the same rules."""
    before = json.loads(RECORDED.read_text(encoding="utf-8"))
    made = {name_of(find_game(name), ruleset, agent): choices(find_game(name), ruleset, agent)
            for name, ruleset, agent in CASES}
    otherwise = [name for name, told in made.items() if before["choices"].get(name, told) != told]
    if otherwise and before["version"] == VERSION:
        raise SystemExit(f"raise agents.VERSION: by it {', '.join(otherwise)} chose otherwise")
    RECORDED.write_text(json.dumps({"version": VERSION, "choices": made}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    record()
