"""The cuda mode without a GPU: its kernels play the usual games and compile, and the command says it cannot run."""
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from types import BuiltinFunctionType, CodeType, ModuleType
from typing import Any

import numpy as np
import pytest

from tapete.cli import app
from tapete.errors import InputError
from tapete.gamedef.game import Game
from tapete.games import find_game, game_names
from tapete.kernel.dice import new_rngs
from tapete.kernel.playout import GameSeries, play_share
from tapete.lab.engines.cuda import device_rules
from tapete.lab.engines.cuda_device import check_mode, play_on_cuda
from tapete.lab.simulate import make_study
from tapete.lab.study import StudyBatch, pack_blank, play_batch
from tapete.search.machine import entry_at

from ..needs import LEFT_OUT, need_extra
from ..slow import games


def study_of(game: Game, games: int, agent: str = "random") -> Any:
    ruleset = game.ruleset()
    return make_study(game, ruleset, game.options(ruleset), [None] * game.most, [agent], 7, games)


def share_entry(game: Game) -> Any:
    """The code of each thread of the kernel, as an entry for the processor."""
    rules = game.rules

    def play(states, menus, rng, rows, share, shares, first_seed, n, bound):  # type: ignore[no-untyped-def]
        play_share(states, menus, rng, rows, share, shares, GameSeries(first_seed, n, bound), rules)
        return 0

    made: Any = entry_at(type(game).__module__)
    return made(play)


@pytest.mark.parametrize("name", games("bethlem", "carcosa", "gloom", "souls"))
def test_what_the_threads_play_are_the_usual_games(name: str) -> None:
    """Five threads one after the other, 40 games: the summaries of `play_games`, byte for byte."""
    game = find_game(name)
    study = study_of(game, 40)
    states, rows = game.State.array(6), game.Summary.array(40)
    states[5] = pack_blank(study)[0]
    entry, menus, rng = share_entry(game), game.Menu.array(5), new_rngs(5)
    for share in range(5):
        entry.compiled(states, menus, rng, rows, share, 5, study.seed, 40, 100_000)
    assert rows.tobytes() == play_batch(StudyBatch(study, pack_blank(study))).tobytes()
    assert len(np.unique(rows["choices"])) > 1 or name == "high_card"


def test_twins_read_nothing_that_the_cards_compiler_does_not_take_in() -> None:
    """Such as a list: Four Souls' tables were lists, and its kernel did not compile."""
    need_extra("cuda")
    for name in game_names():
        find_game(name)
    of = device_rules((9, 0))
    taken_in = (int, float, tuple, np.ndarray, ModuleType, BuiltinFunctionType, type(of[play_share]))
    read = {(rule.__module__, rule.__qualname__, name): value for rule, twin in of.items() if hasattr(twin, "py_func")
            for name, value in twin.py_func.__globals__.items() if name in set(names_in(twin.py_func.__code__))}
    assert len(read) > 5000
    assert [each for each, value in read.items()
            if not isinstance(value, taken_in) and each[0].startswith(("tapete.kernel.", "tapete.games."))] == []


def names_in(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from names_in(each)


def test_a_game_that_is_found_later_has_its_twins_too() -> None:
    """Its rules did not exist when those of the first were made."""
    need_extra("cuda")
    code = ("from tapete.games import find_game\nfrom tapete.lab.engines.cuda import kernel_of\n"
            "for name in ('gloom', 'carcosa'):\n    kernel_of(find_game(name), (9, 0))\n")
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_kernel_of_a_small_game_compiles_to_ptx_without_a_card() -> None:
    need_extra("cuda")
    from tapete.lab.engines.cuda import ptx_of
    ptx = ptx_of(find_game("high_card"))
    assert ".target sm_90" in ptx and ".visible .entry" in ptx


@pytest.mark.long
def test_every_games_kernel_compiles_to_ptx_without_a_card() -> None:
    need_extra("cuda")
    from tapete.lab.engines.cuda import ptx_of
    for name in game_names():
        ptx = ptx_of(find_game(name))
        assert ".visible .entry" in ptx and "\n.const " not in ptx, name


def test_on_a_card_the_games_are_those_of_the_processor() -> None:
    need_extra("cuda")
    from numba import cuda
    if not cuda.is_available():
        pytest.skip(f"{LEFT_OUT}an NVIDIA card")
    study = study_of(find_game("carcosa"), 20_000)
    assert play_on_cuda(study).tobytes() == play_batch(StudyBatch(study, pack_blank(study))).tobytes()


@pytest.mark.usefixtures("english")
def test_without_a_card_the_command_says_so(monkeypatch: pytest.MonkeyPatch,
                                            capsys: pytest.CaptureFixture[str]) -> None:
    if find_spec("numba_cuda"):
        monkeypatch.setattr("numba.cuda.is_available", lambda: False)
    monkeypatch.setattr("sys.argv", ["tapete", "simulate", "carcosa", "--mode", "cuda", "--games", "10"])
    with pytest.raises(SystemExit) as left:
        app.main()
    assert left.value.code == 2
    assert "the cuda mode cannot run here: it needs an NVIDIA card" in capsys.readouterr().err


def test_other_modes_and_agents_are_refused() -> None:
    with pytest.raises(InputError, match="--mode 'gpu': expected cpu or cuda"):
        check_mode("gpu")
    with pytest.raises(InputError, match="--mode cuda plays random agents alone, got greedy"):
        play_on_cuda(study_of(find_game("carcosa"), 10, "greedy"))
