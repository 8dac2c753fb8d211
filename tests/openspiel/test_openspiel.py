"""Tapete's games in OpenSpiel, by OpenSpiel's own tests. Plain rules, and options that make games short."""
from __future__ import annotations

import pickle
import random
import re
import subprocess
import sys
import unittest
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tapete.errors import IllegalMoveError, InputError
from tapete.games import find_game

from ..needs import need_extra

need_extra("openspiel")

from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough, ismcts  # noqa: E402

from tapete import openspiel  # noqa: E402
from tapete.openspiel import pyspiel  # noqa: E402

ROOT = Path(__file__).parent.parent.parent
SHORT: dict[str, dict[str, Any]] = {
    "carcosa": {"end": {"max_rounds": 3}, "actions": {"spy_from_corridor": True}},
    "gloom": {"max_rounds": 1, "hand": 2, "limit": 2},
    "bethlem": {"stalemate": 2, "events": []}, "souls": {"turns": 2}, "high_card": {}, "hanabi": {"fuses": 1},
    "colmena": {"rounds": 1, "hand": 4}}
all_games = pytest.mark.parametrize("name", SHORT)
SLOW = ("souls", "bethlem")
every_kind = pytest.mark.parametrize("name, chance", [
    pytest.param(name, chance, marks=[pytest.mark.long] if chance == "explicit" and name in SLOW else [])
    for name in SHORT for chance in ("explicit", "sampled")])
"""Four Souls asks chance for some 300 cards before the first choice, and then knows thousands of numbers; the states of
Bethlem take a minute."""
both = pytest.mark.parametrize("chance", ["explicit", "sampled"])
TWO_ROOMS = """
game: carcosa
ruleset: canon-0.4
rules: [carcosa.end.victory]
seats: [HIGH_ROLLER, SCOUT]
options: {end: {max_rounds: 9}, round_end: {steps: [house]}}
given:
  round: 9
  king.away: 3
  specials.F1.revealed: true
  specials.F2.revealed: true
  specials.F3.revealed: true
  souls.0.place: F2_P
  souls.0.keys: 1
  souls.0.actions: 1
  souls.1.place: F2_P
  souls.1.keys: 2
  souls.1.actions: 0
  motemey.cards: []
""" + "".join(f"  decks.{floor}_{room}.cards: {cards.get(floor + room, '[]')}\n"
              for cards in [{"F2R1": "[KEY]", "F2R2": "[VIAL]"}] for floor in ("F1", "F2", "F3")
              for room in ("R1", "R2", "R3", "R4"))


def game_of(name: str) -> Any:
    return import_module(f"{name}.game").GAME if name in ("colmena", "hanabi") else find_game(name)


@cache
def short(name: str, chance: str, length: int = 2000) -> Any:
    """A short game for few players."""
    game = game_of(name)
    return openspiel.load_game(game, max(game.fewest, 3 if name == "bethlem" else 2), config=SHORT[name],
                               chance=chance, length=length, compiled=False)


@pytest.fixture(scope="module")
def two_rooms(tmp_path_factory: pytest.TempPathFactory) -> Any:
    path = tmp_path_factory.mktemp("two") / "rooms.yaml"
    path.write_text(TWO_ROOMS, encoding="utf-8")
    return openspiel.load_position(path, length=20, compiled=False)


def walked(state: Any, choices: int, seed: int = 1) -> Any:
    """The state after so many random choices, or at the game's end; chance is drawn by its odds."""
    draws = random.Random(seed)
    while not state.is_terminal() and (choices or state.is_chance_node()):
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(draws.choices(actions, odds)[0])
        else:
            state.apply_action(draws.choice(state.legal_actions()))
            choices -= 1
    return state


def ran(case: type, **given: Any) -> list[str]:
    """What fails of a class of OpenSpiel's tests."""
    made = type(case.__name__, (case,), given)
    result = unittest.TestResult()
    unittest.TestLoader().loadTestsFromTestCase(made).run(result)
    assert result.testsRun > 4
    return [text for _, text in [*result.failures, *result.errors]]


# ---- OpenSpiel's own tests -----------------------------------------------------------------------

@every_kind
def test_random_games_pass_openspiels_test(name: str, chance: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(short(name, chance), num_sims=1, serialize=chance == "explicit", verbose=False)


@every_kind
def test_a_few_states_pass_openspiels_test_of_its_interface(name: str, chance: str) -> None:
    game = short(name, chance)

    def begin(cls: Any) -> None:
        cls.some_states = [walked(game.new_initial_state(), choices) for choices in (0, 1, 2, 3, 5, 8, 13, 40)]
        cls.some_states.append(game.new_initial_state())
        cls.game_type = game.get_type()

    assert ran(api_test.EnforceAPIOnPartialTreeBase, game=game, game_name=name, setUpClass=classmethod(begin)) == []


def test_a_whole_tree_passes_openspiels_test_of_its_interface(two_rooms: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "two rooms", (1, 172, 146))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "two rooms", 148)
    assert ran(api_test.EnforceAPIOnFullTreeBase, game=two_rooms, game_name="two rooms") == []


@every_kind
def test_a_playthrough_is_the_same_twice(name: str, chance: str) -> None:
    first, second = (generate_playthrough.playthrough(str(short(name, chance)), action_sequence=None, seed=1)
                     for _ in range(2))
    assert first == second
    assert "IsTerminal() = True" in first
    assert f'GameType.short_name = "tapete_{name}"' in first


# ---- what it says is what `tapete.state` says ----------------------------------------------------

@both
@all_games
def test_a_state_is_the_one_inside(name: str, chance: str) -> None:
    game = short(name, chance)
    state = walked(game.new_initial_state(), 6)
    while state.is_terminal():
        state = walked(game.new_initial_state(), 2)
    inside, player = state.tapete, state.current_player()
    assert player == inside.current_player
    assert [state.action_to_string(action) for action in state.legal_actions()] == [
        inside.game.action_to_string(code) for code in inside.game.space.codes[inside.legal_actions_mask()]]
    assert state.information_state_string() == f"seat {player}\n{inside.information_state_string(player)}"
    assert state.observation_string() == inside.observation_string(player)
    told = np.array(state.information_state_tensor())
    assert told[game.num_players():].tolist() == inside.information_state_tensor(player, 2000).tolist()
    assert told[:game.num_players()].tolist() == [float(seat == player) for seat in range(game.num_players())]
    assert state.observation_tensor()[game.num_players():] == inside.observation_tensor(player).tolist()


@all_games
def test_chance_has_the_outcomes_of_the_state_inside(name: str) -> None:
    state = short(name, "explicit").new_initial_state()
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    outcomes = state.tapete.chance_outcomes()
    assert state.chance_outcomes() == [(number, odds) for number, (_, odds) in enumerate(outcomes)]
    assert [state.action_to_string(number) for number in state.legal_actions()] == [
        f"outcome {action}" for action, _ in outcomes]
    state.apply_action(1)
    assert state.tapete.history()[-1] == outcomes[1][0]


@both
def test_copies_and_pickles_go_on_equally(chance: str) -> None:
    game = short("gloom", chance)
    state = walked(game.new_initial_state(), 5)
    made = [state.clone(), pickle.loads(pickle.dumps(state.tapete)), game.deserialize_state(state.serialize())]
    before = str(state)
    walked(made[0], 3)
    assert str(state) == before != str(made[0])
    assert str(made[2]) == before
    assert str(walked(made[2], 3)) == str(walked(state, 3)) == str(made[0])
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_the_games_of_sampled_chance_have_one_seed_after_the_other() -> None:
    game = openspiel.load_game("gloom", 2, chance="sampled", rng_seed=5, compiled=False)
    states = [game.new_initial_state() for _ in range(2)]
    own = [game.tapete.new_state(seed) for seed in (5, 6)]
    assert [state.observation_string(0) for state in states] == [state.observation_string(0) for state in own]


def test_the_kinds_of_utility_are_the_games_own() -> None:
    kinds = pyspiel.GameType.Utility
    found = {name: short(name, "sampled").get_type().utility for name in SHORT}
    assert found == {"carcosa": kinds.IDENTICAL, "gloom": kinds.CONSTANT_SUM, "bethlem": kinds.GENERAL_SUM,
                     "souls": kinds.GENERAL_SUM, "high_card": kinds.CONSTANT_SUM, "hanabi": kinds.IDENTICAL,
                     "colmena": kinds.GENERAL_SUM}
    assert short("gloom", "sampled").utility_sum() == 1.0


def test_what_a_seat_sees_is_what_everybody_sees_and_the_rest() -> None:
    state = walked(short("gloom", "sampled").new_initial_state(), 4)
    kind, who = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    public, private = (state.get_game().make_py_observer(kind(
        public_info=each, perfect_recall=False, private_info=who.NONE if each else who.SINGLE_PLAYER))
        for each in (True, False))
    hands = [private.string_from(state, seat) for seat in range(2)]
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert hands[0] != hands[1]
    assert all('"hand"' in hand and '"characters"' not in hand for hand in hands)
    with pytest.raises(InputError, match="an observation that Tapete does not have"):
        state.get_game().make_py_observer(kind(perfect_recall=True, private_info=who.ALL_PLAYERS))


def test_openspiels_search_deals_again_what_is_hidden() -> None:
    game = openspiel.load_game(game_of("hanabi"), 2, chance="sampled", compiled=False)
    state = walked(game.new_initial_state(), 3)
    bot = ismcts.ISMCTSBot(None, _Rollout(), 1.0, 20, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()
    again = state.resample_from_infostate(state.current_player(), lambda: 0.5)
    assert again.information_state_string() == state.information_state_string()
    assert str(again) != str(state)


class _Rollout:
    def evaluate(self, state: Any) -> Any:
        return np.array(walked(state.clone(), 10_000).returns())

    def prior(self, state: Any) -> Any:
        return [(action, 1 / len(state.legal_actions())) for action in state.legal_actions()]


# ---- what is refused -----------------------------------------------------------------------------

@pytest.mark.parametrize("text, expected", [
    ("players=9", "2 to 4"),
    ("players=2,chance=both", "expected explicit or sampled"),
    ("players=2,options=nonsense: 1", "nonsense"),
    ("players=2,options={", "options"),
    ("players=2,roles=TANK", "roles: expected 2"),
    ("players=2,position=00ff", "a blinded state of this game"),
    ("players=2,length=-1", "length"),
    ("players=2,ruleset=none-such", "none-such"),
])
def test_what_a_game_does_not_have_is_refused_in_a_sentence(text: str, expected: str) -> None:
    with pytest.raises(InputError, match=expected):
        pyspiel.load_game(f"tapete_carcosa({text})")


def test_an_action_that_is_not_legal_names_its_rule() -> None:
    state = walked(short("gloom", "sampled").new_initial_state(), 4)
    illegal = next(action for action in range(state.num_distinct_actions()) if action not in state.legal_actions())
    with pytest.raises(IllegalMoveError, match=r"\(gloom\."):
        state.clone().apply_action(illegal)
    with pytest.raises(InputError, match="action"):
        state.clone().apply_action(10**6)


def test_options_are_written_as_they_are_read() -> None:
    config = {"deck": {"KEY": 5, "VIAL": 8}, "end": {"keys": 3, "max_rounds": 7},
              "special_rooms": ["MOTEMEY", "CAPILLA", "ARMERY"], "turn": {"loop_at_bottom": False}}
    game = openspiel.load_game("carcosa", 2, config=config, compiled=False)
    assert game.tapete.config == config
    assert '"' not in str(game)
    with pytest.raises(InputError, match="the character ;"):
        openspiel.load_game("carcosa", 2, config={"cards": {"OWN_1": {"title": {"es": "a;b", "en": "a"}}}})


def test_another_game_of_the_same_name_is_refused() -> None:
    with pytest.raises(InputError, match="another game is registered"):
        openspiel.register(type(game_of("high_card"))())


# ---- in a process of its own ---------------------------------------------------------------------

def said(code: str, *folders: Path) -> str:
    """What a program prints. It must end well: OpenSpiel drops its games after Python's end."""
    path = [str(folder) for folder in (ROOT / "src", *folders)]
    ended = subprocess.run([sys.executable, "-c", f"import sys\nsys.path[:0] = {path!r}\n{code}"], capture_output=True,
                           text=True, check=False, timeout=300)
    assert (ended.returncode, ended.stderr) == (0, "")
    return ended.stdout


@pytest.fixture
def packages(tmp_path: Path) -> list[Path]:
    """Folders as they are if two packages of games are installed, and one whose game does not load."""
    for name in ("hanabi", "colmena", "broken"):
        info = tmp_path / f"{name}-1.0.dist-info"
        info.mkdir()
        info.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
        info.joinpath("entry_points.txt").write_text(f"[tapete.games]\n{name} = {name}.game:GAME\n", encoding="utf-8")
    return [tmp_path, ROOT / "examples/hanabi", ROOT / "examples/colmena"]


def test_games_of_packages_are_registered_by_their_entry_points(packages: list[Path]) -> None:
    printed = said("import warnings, pyspiel\n"
                   "with warnings.catch_warnings(record=True) as caught:\n"
                   "    warnings.simplefilter('always')\n"
                   "    import tapete.openspiel\n"
                   "print(*(each.message for each in caught))\n"
                   "print(*(name for name in pyspiel.registered_names() if name.startswith('tapete_')))\n"
                   "print(pyspiel.load_game('tapete_hanabi(players=3)').new_initial_state().current_player())\n",
                   *packages)
    warned, names, player = printed.splitlines()
    assert warned.startswith("tapete_broken ")
    assert names.split() == ["tapete_bethlem", "tapete_carcosa", "tapete_colmena", "tapete_gloom", "tapete_hanabi",
                             "tapete_souls"]
    assert player == "-1"


def test_without_openspiel_a_sentence_says_what_to_install() -> None:
    assert "pip install 'tapete[openspiel]'" in said("sys.modules['pyspiel'] = None\n"
                                                     "try:\n    import tapete.openspiel\n"
                                                     "except Exception as error:\n    print(error)")


# ---- the page ------------------------------------------------------------------------------------

PAGE = (ROOT / "docs/openspiel.md").read_text(encoding="utf-8")


def test_the_pages_first_program_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    code, printed = re.findall(r"```python\n(.*?)```\n\n    (.*?)\n", PAGE, re.S)[0]
    exec(compile(code, "openspiel.md", "exec"), {})
    assert capsys.readouterr().out.strip() == printed


def test_the_page_names_every_parameter_and_shows_the_core_of_the_example() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", PAGE[PAGE.index("## Parameters"):PAGE.index("## What a game says")], re.M)
    assert sorted(rows) == sorted(short("gloom", "sampled").get_type().parameter_specification)
    core = re.findall(r"```python\n(def tree_of.*?)```", PAGE, re.S)[0]
    assert core in (ROOT / "examples/cfr.py").read_text(encoding="utf-8")
    positions = re.findall(r"^- `(\w+\.yaml)`", PAGE, re.M)
    assert sorted(positions) == sorted(path.name for path in (ROOT / "examples/positions").glob("*.yaml"))
