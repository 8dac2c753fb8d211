"""The changelog is short, in Keep a Changelog's sections, and fragments for it are well formed."""
from __future__ import annotations

import importlib
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
SECTIONS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")
VERSION = re.compile(r"^## \[(\d+)\.(\d+)\.(\d+)\] - \d{4}-\d\d-\d\d$", re.M)
LONGEST = 450


def test_versions_come_newest_first_with_their_day() -> None:
    versions = [tuple(map(int, found.groups())) for found in VERSION.finditer(TEXT)]
    assert len(versions) == len(re.findall(r"^## ", TEXT, re.M)) > 1
    assert versions == sorted(set(versions), reverse=True)


def test_each_version_has_the_sections_of_keep_a_changelog_once_in_their_order() -> None:
    for release in re.split(r"^## ", TEXT, flags=re.M)[1:]:
        sections = re.findall(r"^### (.*)$", release, re.M)
        assert sections == [each for each in SECTIONS if each in sections] != []


def faults_of(entry: str) -> list[str]:
    """The faults in an entry. An entry is one short line that begins with a capital letter or code."""
    return [fault for fault, wrong in {
        "no full stop at its end": not entry.endswith("."),
        "more than one line": "\n" in entry,
        f"more than {LONGEST} letters": len(entry) > LONGEST,
        "a small letter at its beginning": not re.match(r"[A-Z`*]", entry),
    }.items() if wrong]


def test_each_entry_is_short_and_stands_once() -> None:
    entries = re.findall(r"^- (.*)$", TEXT, re.M)
    assert len(entries) > 40 and len(set(entries)) == len(entries)
    assert {entry: faults for entry in entries if (faults := faults_of(entry))} == {}


def test_names_that_moved_are_where_the_changelog_says() -> None:
    """A row is `OLD` and `NEW`, each a module or a name in one."""
    rows = re.findall(r"^\| `(tapete[\w.]*)` \| `(tapete[\w.]*)` \|$", TEXT, re.M)
    assert len(rows) > 5
    assert [new for _, new in rows if not _is_there(new)] == []
    assert [old for old, _ in rows if _is_there(old) and not old.startswith("tapete.lab.simulate.")] == []


def _is_there(name: str) -> bool:
    module, _, attribute = name.rpartition(".")
    try:
        importlib.import_module(name)
        return True
    except ModuleNotFoundError:
        try:
            return hasattr(importlib.import_module(module), attribute)
        except ModuleNotFoundError:
            return False


def fragments() -> list[Path]:
    return [path for path in sorted((ROOT / "changes").iterdir()) if path.name != "README.md"]


def test_fragments_have_a_name_and_a_text_that_the_changelog_can_take() -> None:
    wrong = {path.name: faults for path in fragments()
             if (faults := [*faults_of(path.read_text(encoding="utf-8").strip()),
                            *([] if re.fullmatch(rf"\+[a-z0-9-]+\.({'|'.join(SECTIONS).lower()})\.md", path.name)
                              else ["not named +what-it-is.KIND.md"])])}
    assert wrong == {}


@pytest.mark.parametrize("text, said", [
    ("The page has a map.", []), ("`tapete play` has a map.", []), ("The page has a map", ["no full stop at its end"]),
    ("the page has a map.", ["a small letter at its beginning"]), ("The page.\n\nHas a map.", ["more than one line"]),
    ("A map. " * 80 + "End.", [f"more than {LONGEST} letters"])])
def test_what_is_wrong_with_a_fragment_is_seen(text: str, said: list[str]) -> None:
    assert faults_of(text) == said


def towncrier(folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "towncrier", "build", "--version", "98.7.6", "--date", "2098-07-06",
                           *more], cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of what towncrier reads, with two fragments."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["towncrier"]
    assert [each["directory"] for each in config["type"]] == [each.lower() for each in SECTIONS]
    for name in ("pyproject.toml", "CHANGELOG.md"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "changes").mkdir()
    shutil.copy(ROOT / "changes" / "README.md", tmp_path / "changes")
    (tmp_path / "changes" / "+map.added.md").write_text("The page has a map.\n", encoding="utf-8")
    (tmp_path / "changes" / "+clock.fixed.md").write_text("Clocks go on.\n", encoding="utf-8")
    return tmp_path


def test_a_release_takes_the_fragments_into_the_changelog(project: Path) -> None:
    done = towncrier(project, "--yes")
    assert done.returncode == 0, done.stderr
    text = (project / "CHANGELOG.md").read_text(encoding="utf-8")
    head, _, rest = text.partition("## [98.7.6] - 2098-07-06\n\n### Added\n\n- The page has a map.\n\n"
                                   "### Fixed\n\n- Clocks go on.\n")
    assert TEXT.startswith(head) and rest.strip() == TEXT[len(head):].strip()
    assert [path.name for path in (project / "changes").iterdir()] == ["README.md"]


def test_a_fragment_without_a_kind_stops_the_release(project: Path) -> None:
    (project / "changes" / "map.md").write_text("The page has a map.\n", encoding="utf-8")
    done = towncrier(project, "--yes")
    assert done.returncode == 1 and "map.md" in done.stderr
    assert (project / "CHANGELOG.md").read_text(encoding="utf-8") == TEXT
