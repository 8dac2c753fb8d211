"""`make check-changed` finds the tests that a change concerns."""
from __future__ import annotations

import json
import os
import subprocess
import time
from pathlib import Path

import pytest

from ..concern.change import read_change, usual_base
from ..concern.graph import ROOT, Graph, is_test, listed, unreached
from ..concern.order import FAILURES, LEFT
from ..concern.readers import READERS, UNTESTED, matches


@pytest.fixture(scope="module")
def graph(tmp_path_factory: pytest.TempPathFactory) -> Graph:
    return Graph(listed(), kept=tmp_path_factory.mktemp("facts") / "facts.json")


def test_every_file_is_reached_by_a_test(graph: Graph) -> None:
    """A new file that no test uses fails here until a test uses it, `READERS` says who reads it, or `UNTESTED` says why
    nobody does."""
    assert sum(map(is_test, graph.names)) > 250
    assert list(unreached(graph)) == []


def test_the_tables_name_files_that_exist() -> None:
    names = listed()
    for pattern in (*READERS, *UNTESTED):
        assert any(matches(name, pattern) for name in names), pattern
    for readers in READERS.values():
        assert {*readers} <= {*names}


@pytest.mark.parametrize("changed, tests, most", [
    ("src/tapete/games/carcosa/rules/king.py", ["tests/games/carcosa/test_conformance.py",
                                                "tests/referee/test_scenarios.py"], 12),
    ("src/tapete/games/souls/cards/loot.yaml", ["tests/games/souls/test_conformance.py",
                                                "tests/referee/test_scenarios.py"], 40),
    ("src/tapete/games/gloom/text/en.ftl", ["tests/games/gloom/test_shown.py"], 12),
    ("src/tapete/kernel/dice.py", ["tests/kernel/test_kernel.py"], 12),
    ("src/tapete/table/http/routes/admin.py", ["tests/table/test_admin.py"], 8),
    ("src/tapete/text/es.ftl", ["tests/text/test_wording.py"], 40),
    ("src/tapete/press/typst/card.typ", ["tests/press/test_cards.py"], 20),
    ("web/src/games/souls/Stack.svelte", ["tests/browser/test_souls.py"], 12),
    ("web/src/lib/curve.ts", ["web/src/lib/curve.test.ts"], 4),
    ("tests/fixtures/carcosa/seed-103.jsonl", ["tests/games/carcosa/test_conformance.py"], 12),
    ("scenarios/bethlem/day", ["tests/referee/test_scenarios.py"], 2),
])
def test_a_change_leads_to_its_own_tests_first(graph: Graph, changed: str, tests: list[str], most: int) -> None:
    names = [name for name in graph.names if name == changed or name.startswith(f"{changed}/")]
    far = graph.concerned(dict.fromkeys(names, 0.0))
    first = sorted(far, key=lambda name: (far[name], name))
    assert {*tests} <= {*first[:most]}, first[:most]


def test_a_file_that_nobody_uses_is_found(tmp_path: Path) -> None:
    for name, text in {"tests/test_one.py": "from tapete import used\nopen('named.yaml')", "src/tapete/used.py": "",
                       "src/tapete/unused.py": "", "data/named.yaml": "", "data/unnamed.yaml": ""}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    names = [file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*.*")]
    assert list(unreached(Graph(names, tmp_path, tmp_path / "facts.json"))) == ["data/unnamed.yaml",
                                                                               "src/tapete/unused.py"]


def test_facts_are_read_again_when_a_file_changes(tmp_path: Path) -> None:
    names = ["src/tapete/a.py", "src/tapete/b.py", "tests/test_a.py"]
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    for text, far in (("", {}), ("from tapete import a", {"tests/test_a.py": 1.0}),
                      ("def f():\n    from tapete.a import x", {"tests/test_a.py": 2.0}), ("'tapete.b'", {})):
        (tmp_path / "tests/test_a.py").write_text(text)
        assert Graph(names, tmp_path, tmp_path / "facts.json").concerned({"src/tapete/a.py": 0.0}) == far


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    (tmp_path / "src/tapete/text").mkdir(parents=True)
    (tmp_path / "src/tapete/a.py").write_text("@rule('carcosa.king.away')\ndef leave():\n    return 1\n\n\n"
                                              "def stay(): ...\n")
    (tmp_path / "src/tapete/gone.py").write_text("")
    (tmp_path / "src/tapete/text/es.ftl").write_text("wrong-no-game = No hay.\nother = Otra.\n")
    for command in (["init", "-q", "-b", "main"], ["add", "."], ["commit", "-qm", "Begin"]):
        _git(tmp_path, *command)
    return tmp_path


def _git(folder: Path, *command: str) -> None:
    subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@example.org", *command], cwd=folder, check=True)


def test_a_change_is_read_with_the_words_around_it(repository: Path) -> None:
    source = repository / "src/tapete/a.py"
    source.write_text(source.read_text().replace("return 1", "return money"))
    (repository / "src/tapete/gone.py").unlink()
    (repository / "src/tapete/new.py").write_text("def fresh(): ...\n")
    change = read_change("HEAD", repository)
    assert {name for name, far in change.files.items() if far == 0} == {"src/tapete/a.py", "src/tapete/new.py"}
    assert change.gone == ["src/tapete/gone.py"]
    assert change.words.keys() >= {"leave", "carcosa.king.away", "money", "fresh"} and "stay" not in change.words


def test_a_changed_message_leads_to_who_says_it(repository: Path) -> None:
    (repository / "src/tapete/b.py").write_text("raise SpokenError('no-game')")
    _git(repository, "add", ".")
    _git(repository, "commit", "-qm", "Say it")
    text = repository / "src/tapete/text/es.ftl"
    text.write_text(text.read_text().replace("No hay", "Falta"))
    assert read_change("HEAD", repository).files == {"src/tapete/text/es.ftl": 0, "src/tapete/b.py": 0.5}


def test_a_change_is_what_nobody_committed_else_the_branchs(repository: Path) -> None:
    begin = subprocess.run(["git", "rev-parse", "HEAD"], cwd=repository, capture_output=True, text=True,
                           check=True).stdout.strip()
    _git(repository, "checkout", "-qb", "branch")
    for name in ("one", "two"):
        (repository / name).write_text("")
        assert usual_base(repository) == "HEAD"
        _git(repository, "add", ".")
        _git(repository, "commit", "-qm", name)
    assert usual_base(repository) == begin


def test_tests_are_sorted_by_words_and_left_when_the_time_is_up(tmp_path: Path) -> None:
    test = tmp_path / "test_it.py"
    test.write_text("import time\n\n\ndef test_a(): ...\n\n\ndef test_b():\n    time.sleep(60), 'money'\n\n\n"
                    "def test_c():\n    assert 'money', 'gallows'\n")
    said = _ordered(tmp_path, test, until=0.0)
    assert [line.split()[0].rpartition("::")[2] for line in said.splitlines() if "SKIPPED" in line] == [
        "test_c", "test_b", "test_a"]
    assert f"{LEFT}the time was up: 3 tests" in said


def test_a_failure_is_kept_with_its_reason(tmp_path: Path) -> None:
    test = tmp_path / "test_it.py"
    test.write_text("def test_a():\n    raise ValueError('so it is\\nand more')\n")
    _ordered(tmp_path, test, until=time.time() + 60.0)
    assert [line.partition("::")[2] for line in (tmp_path / FAILURES).read_text().splitlines()] == [
        "test_a: test_it.py:2: ValueError: so it is"]


def _ordered(folder: Path, test: Path, until: float) -> str:
    """What pytest says of a file of tests by a plan."""
    plan = {"far": {}, "words": {"money": 1, "gallows": 1}, "game": None, "until": until, "patience": 1,
            "compile": True}
    (folder / "plan.json").write_text(json.dumps(plan))
    command = [".venv/bin/python", "-m", "pytest", "-p", "tests.concern.order", f"--plan={folder / 'plan.json'}",
               "-c", "pyproject.toml", "--rootdir", ".", "-vv", "-p", "no:cacheprovider", str(test)]
    alone = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return subprocess.run(command, cwd=ROOT, env=alone, capture_output=True, text=True, check=False).stdout
