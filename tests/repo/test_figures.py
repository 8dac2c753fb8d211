"""`make check-figures` finds a figure that fell, and every benchmark is guarded or said to be unguarded."""
import json
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BENCHMARKS = ROOT / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))

import check_figures  # noqa: E402
from check_figures import Sampled, concerned, newest, read, verdict  # noqa: E402
from guarded import Figure, figures  # noqa: E402


def figure(more_is_better: bool, floor: float = 0.05) -> Figure:
    return Figure("speed", "choices", "a second", "README.md", more_is_better, floor, lambda: iter([1.0]), ("src/",))


@pytest.mark.parametrize(("more", "before", "now", "word"), [
    (True, Sampled(100, 99, 101), Sampled(90, 89, 91), "FELL"),
    (True, Sampled(100, 99, 101), Sampled(96, 95, 97), "same"),      # within the floor
    (True, Sampled(100, 90, 110), Sampled(88, 80, 96), "same"),      # within the noise of the samples
    (True, Sampled(100, 99, 101), Sampled(120, 119, 121), "rose"),
    (False, Sampled(100, 100, 100), Sampled(106, 106, 106), "FELL"),
    (False, Sampled(100, 100, 100), Sampled(90, 90, 90), "rose"),
])
def test_a_figure_fell_if_it_is_worse_by_more_than_its_noise(more: bool, before: Sampled, now: Sampled,
                                                             word: str) -> None:
    line, fell = verdict(figure(more), before, now)
    assert line.startswith(word) and fell is (word == "FELL")


def test_a_figure_that_the_last_release_has_not_is_new() -> None:
    line, fell = verdict(figure(True), None, Sampled(1, 1, 1))
    assert line.startswith("new") and not fell


def test_a_figure_that_fell_ends_the_command_with_1(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                    capsys: pytest.CaptureFixture[str]) -> None:
    speed = {"now": 100.0}

    def samples():  # type: ignore[no-untyped-def]
        while True:
            yield speed["now"]
    guarded = Figure("speed", "choices", "a second", "README.md", True, 0.05, samples, ("src/",))
    monkeypatch.setattr(check_figures, "figures", lambda: [guarded])
    monkeypatch.setattr(check_figures, "KEPT", tmp_path)
    for arguments, now, code in (["--keep", "0.9.0"], 100.0, 0), (["--rounds", "2"], 100.0, 0), ([], 80.0, 1):
        monkeypatch.setattr(sys, "argv", ["check_figures.py", *arguments])
        speed["now"] = now
        assert check_figures.main() == code
    assert "FELL    speed: 80 a second, 100 before (-20.0%, noise 5.0%)" in capsys.readouterr().out


def test_the_last_release_is_the_one_with_the_highest_number(tmp_path: Path) -> None:
    for name in ("0.8.0", "0.10.0", "0.9.1"):
        (tmp_path / f"{name}.json").write_text("{}")
    assert newest(tmp_path) == tmp_path / "0.10.0.json"


def test_a_changed_file_concerns_the_figures_that_depend_on_it() -> None:
    names = {each.name for each in concerned(figures(), ["src/tapete/games/souls/rules/death.py"])}
    assert {"games souls", "search souls"} <= names and "games gloom" not in names
    assert {each.name for each in concerned(figures(), ["web/src/App.svelte"])} >= {"scripts", "site picture"}
    assert concerned(figures(), ["docs/play.md"]) == []


def test_every_figure_depends_on_files_that_exist_and_is_promised_in_a_document() -> None:
    for each in figures():
        assert all((ROOT / path).exists() for path in each.paths), each.name
        assert (ROOT / each.promised).is_file(), each.name


def test_every_benchmark_is_guarded_or_said_to_be_unguarded() -> None:
    page, source = (BENCHMARKS / "README.md").read_text(), (BENCHMARKS / "guarded.py").read_text()
    unguarded = page[page.index("These benchmarks have no guarded figure"):].split("\n\n")[0]
    helpers = {"rates", "check_figures", "guarded"}
    missing = {path.stem for path in BENCHMARKS.glob("*.py")} - helpers
    said = {name for name in missing if f"`{name}.py`" in unguarded or f"from {name} import" in source}
    assert missing - said == set()


def test_the_last_release_keeps_every_figure() -> None:
    kept = newest(BENCHMARKS / "released")
    assert kept is not None and set(read(kept)) == {each.name for each in figures()}
    assert set(json.loads(kept.read_text())) == {"machine", "figures"}
