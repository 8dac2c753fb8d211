"""`benchmarks/gpu.py` without a GPU: the processor's games replace the GPU's."""
from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tapete.games import find_game
from tapete.lab.simulate import make_study
from tapete.lab.study import StudyBatch, play_batch

from ..bench import benchmark
from ..needs import need_extra
from ..patience import PATIENCE


@pytest.fixture(scope="module")
def gpu() -> Any:
    return benchmark("gpu")


def played_here(name: str) -> Any:
    """Games as the card is to play them; that its threads do is held in `test_cuda`."""
    game = find_game(name)
    ruleset = game.ruleset()

    def play(blank: Any, seed: int, n: int, lanes: int) -> Any:
        seats = game.configuration.usual_seats or game.most
        study = make_study(game, ruleset, game.options(ruleset), [None] * seats, ["random"], seed, n)
        return play_batch(StudyBatch(study, blank))
    return play


def test_all_is_compiled_before_anything_is_measured(gpu: Any) -> None:
    calls: list[str] = []
    here = played_here("high_card")

    def play(blank: Any, seed: int, n: int, lanes: int) -> Any:
        calls.append(f"{n} by {lanes}")
        return here(blank, seed, n, lanes)
    gpu.measure(find_game("high_card"), play, 20, 0.0, ready=lambda: calls.append("ready"))
    assert calls == ["1 by 1", "ready", *(f"20 by {lanes}" for lanes in gpu.LANES)]


def test_games_that_are_the_same_are_said_to_be(gpu: Any) -> None:
    ticks = iter(range(100))
    found = gpu.measure(find_game("high_card"), played_here("high_card"), 20, 1.0, 80, lambda: float(next(ticks)))
    assert (found.compared, found.differs, found.measured) == (20, None, 20 * len(gpu.LANES))
    assert found.rate == found.usual > 0
    page = gpu.page_of("a card", [found, "souls: not finished within 9 seconds."], "it was not tried", 12.0)
    assert "| high_card | 20 | yes | " in page and "souls: not finished within 9 seconds." in page


def test_more_games_are_played_until_they_last_long_enough(gpu: Any) -> None:
    found = gpu.measure(find_game("high_card"), played_here("high_card"), 5, 1.0, 30, lambda: 0.0)
    assert found.measured == (5 + 20 + 30) * len(gpu.LANES)


@pytest.mark.parametrize("few, many", [(1, 1), (32, 128)], ids=["alone", "in-a-block"])
def test_a_game_that_differs_is_named_with_however_many_beside_it(gpu: Any, few: int, many: int) -> None:
    right = played_here("high_card")

    def wrong(blank: Any, seed: int, n: int, lanes: int) -> Any:
        rows = right(blank, seed, n, lanes)
        rows[3:4]["choices"] += few <= lanes <= many
        return rows
    found = gpu.measure(find_game("high_card"), wrong, 10, 0.0)
    assert found.differs == 4
    assert "**no**: the game of seed 4 is another one" in gpu.page_of("a card", [found], "it was not tried", 1.0)


def test_the_goal_and_the_training_stand_on_the_page(gpu: Any) -> None:
    slow = gpu.Figures("carcosa", 10, None, 10, {"1": 50e6, "32": 9e6}, 2e6, 30.0)
    report = {"lessons": 4000, "games": 80, "on": "cpu", "seconds": 20.0, "all": 31.0, "worth_loss": 0.5,
              "choice_loss": 1.5}
    page = gpu.page_of("a card", [slow], report, 12.0)
    assert "100,000,000 choices a second, is 2.0 times as many." in page and "fitted by JAX on cpu: 20 seconds" in page
    quick = gpu.Figures("carcosa", 10, None, 10, {"1": 1e8}, 2e6, 30.0)
    assert "is reached." in gpu.page_of("a card", [quick], report, 12.0)


def test_what_takes_too_long_or_fails_is_said(gpu: Any) -> None:
    assert gpu.Apart("--game", "carcosa").found(0.0) == "--game carcosa: not finished within 0 seconds."
    assert "it failed" in gpu.Apart("--game", "nothing").found(monotonic() + PATIENCE)


def test_a_process_waits_until_it_is_told(gpu: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Each compiles beside the others, and measures alone."""
    script = tmp_path / "slow.py"
    script.write_text("import sys\nprint('noise')\nprint('ready', flush=True)\nline = sys.stdin.readline()\n"
                      "print('{\"told\": %d}' % len(line))\n", encoding="utf-8")
    monkeypatch.setattr(gpu, "__file__", str(script))
    assert gpu.Apart("one").found(monotonic() + PATIENCE) == {"told": 1}


def test_whoever_is_ready_is_not_kept_waiting_by_others(gpu: Any) -> None:
    """Four Souls had compiled on a card and was never measured: Bethlem, before it in the list, had not."""
    class Process:
        def __init__(self, ready: bool) -> None:
            self.has_spoken = lambda: ready
    slow, quick, failed = Process(False), Process(True), Process(True)
    assert list(gpu.as_they_come([slow, quick, failed], 0.0)) == [quick, failed, slow]


@pytest.mark.long
def test_a_round_is_trained(gpu: Any, tmp_path: Path) -> None:
    need_extra("learn")
    report = gpu.train(tmp_path, rows=1600, iterations=5, workers=1)
    assert report["round"] == 1 and 1200 < report["lessons"] <= 1600     # of whole games


def test_without_a_card_it_says_so(gpu: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
                                   capsys: pytest.CaptureFixture[str]) -> None:
    if find_spec("numba_cuda"):
        monkeypatch.setattr("numba.cuda.is_available", lambda: False)
    assert gpu.main(["--out", str(tmp_path / "gpu.md")]) == 2
    said = capsys.readouterr().err
    assert "the cuda mode cannot run here: it needs an NVIDIA card" in said and len(said.splitlines()) == 1
    assert not list(tmp_path.iterdir())
