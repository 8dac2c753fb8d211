"""The cache of compiled code: stored under the fingerprint of its sources, compiled once, and found again."""
import os
import subprocess
import sys
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from tapete.compiler.backends import compile_native
from tapete.compiler.fingerprint import PACKAGE, fingerprint, sources_of
from tapete.compiler.linking import linked, reachable_from
from tapete.compiler.machine_code import cache_folder, compile_for, lower_entry
from tapete.env.batch import Batch, machine_of
from tapete.games import find_game, game_names
from tapete.kernel.dice import new_rngs
from tapete.kernel.rule import RULES

CODE = """
import sys, time
from tapete.compiler import progress
from tapete.lab.simulate import make_study, run_study
from tapete.games import find_game
compiled = []
progress.watcher = lambda done, total, name: compiled.append(name)
game = find_game("high_card")
ruleset = game.ruleset()
study = make_study(game, ruleset, game.options(ruleset), [None, None], ["random"], 1, 3)
print(len(compiled), repr(run_study(study).tolist()).replace(" ", ""))      # what lies between the fields is anything
print(len(compiled))
"""


def start_code(cache: Path) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-c", CODE], text=True, stdout=subprocess.PIPE,
                            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "XDG_CACHE_HOME": str(cache)})


def test_of_processes_that_begin_together_one_compiles_and_later_ones_none(tmp_path: Path) -> None:
    together = [start_code(tmp_path) for _ in range(2)]
    said = [process.communicate()[0].split() for process in together]
    assert [process.returncode for process in together] == [0, 0]
    compiled = sorted(int(words[2]) for words in said)
    assert compiled[0] == 0 < compiled[1]
    later = start_code(tmp_path).communicate()[0].split()
    assert later[2] == "0"
    assert later[1] == said[0][1] == said[1][1]


def test_what_lies_behind_the_rules_that_entries_call_is_in_none_of_them() -> None:
    game = find_game("high_card")
    states = game.State.array(3)
    play, test = game.machine.play.plain, game.machine.test.plain
    agents, rows = np.zeros(2, np.int64), game.Summary.array(1)
    for entry, given in ((play, (states, game.Menu.array(1), new_rngs(1), agents, rows, 0, 1, 1)),
                         (test, (states, game.Menu.array(1), new_rngs(1), 0, 1, 1))):
        made: Any = compile_native(entry, None)
        compile_for(made, given)
        (code,) = made.overloads.values()
        functions = {f.name: f for f in code.library._get_module_for_linking().functions}
        doors = [f for name, f in functions.items() if name.startswith("tapete.")]
        assert len(doors) == 2 and all(f.is_declaration for f in doors), functions      # act and step
        assert code.library._objects


def called_by(function: Any, seen: set[Any]) -> set[Any]:
    """The functions that a function can reach by what it names and was handed."""
    if isinstance(function, tuple):
        for each in function:
            called_by(each, seen)
    if isinstance(function, FunctionType) and function not in seen:
        seen.add(function)
        for cell in function.__closure__ or ():
            called_by(cell.cell_contents, seen)
        for name in function.__code__.co_names:
            called_by(function.__globals__.get(name), seen)
    return seen


@pytest.mark.parametrize("name", game_names())
def test_whatever_an_entry_calls_is_among_its_sources_and_no_text_is(name: str) -> None:
    machine = find_game(name).machine
    for entry in filter(None, (machine.play, machine.test, machine.contest, machine.think, machine.reckon,
                               machine.profile)):
        sources = sources_of(entry.plain)
        reached = called_by(entry.plain, set()) & set(RULES)
        assert len(reached) > 10
        for rule in reached:
            assert Path(str(sys.modules[rule.__module__].__file__)) in sources, rule
    files = {path.relative_to(PACKAGE).as_posix() for path in sources_of(machine.play.plain) if PACKAGE in path.parents}
    assert {"kernel/dice.py", "kernel/playout.py", "search/machine.py"} <= files
    assert not {file for file in files if Path(file).name in ("view.py", "text.py", "game.py", "cuda.py", "mcts.py",
                                                              "errors.py", "spoken.py", "speech.py",
                                                              "messages.py")}
    assert ("files/config.py" in files) == any(file.endswith(".yaml") for file in files)
    others = {f"games/{other}/" for other in game_names() if other != name}
    assert not [file for file in files if file.startswith(tuple(others))]


def test_a_number_far_off_that_changes_changes_the_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`far` is imported by what is imported by the entry's file, `aside` by nothing that the entry names."""
    (tmp_path / "far_numbers.py").write_text("FAR = 1\n")
    (tmp_path / "aside_texts.py").write_text("TEXT = 'a'\ndef say(): pass\n")
    (tmp_path / "near_rules.py").write_text("from far_numbers import FAR\ndef near(): return FAR\n")
    (tmp_path / "own_entry.py").write_text("from aside_texts import say\nfrom near_rules import near\n"
                                           "def made():\n    return near()\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    from own_entry import made  # type: ignore[import-not-found]
    sources = sources_of(made)
    assert {path.name for path in sources} == {"own_entry.py", "near_rules.py", "far_numbers.py"}
    before = fingerprint(frozenset(sources))
    fingerprint.cache_clear()
    assert fingerprint(frozenset(sources)) == before
    (tmp_path / "far_numbers.py").write_text("FAR = 2\n")
    fingerprint.cache_clear()
    assert fingerprint(frozenset(sources)) != before


def test_what_games_share_is_compiled_for_each() -> None:
    """Machine code names its game's module: another game finds that module, or cannot read it."""
    folders = {cache_folder(machine_of(find_game(name)).draw.plain) for name in game_names()}
    assert len(folders) == len(game_names())


def test_rules_do_not_count_who_holds_an_array() -> None:
    """A batch looks into ten arrays for every game, and each look cost two locked additions."""
    game = find_game("high_card")
    ruleset = game.ruleset()
    batch = Batch(game, ruleset, game.options(ruleset), [None, None], 2)
    lowered = lower_entry(machine_of(game).step.plain, RULES, (batch._arrays, batch.sample()))
    code = str(linked(reachable_from([lowered.library])))
    assert lowered.name in code
    assert "call void @NRT_incref" not in code
