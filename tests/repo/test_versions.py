"""The program's version is the same in every file that names it, and one command raises it in all of them."""
from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest
from ruamel.yaml import YAML

import tapete

from ..raise_version import PLACES, raise_version, version_of

ROOT = Path(__file__).parents[2]
OTHERS = re.compile(r"^(CHANGELOG\.md|tests/fixtures/.*|deploy/.*\.lock|web/package-lock\.json|"
                    r"src/tapete/example/pyproject\.toml)$")
"""Files about versions of other things: earlier releases, packages, an author's game."""


def tracked(root: Path = ROOT) -> dict[str, str]:
    """The text of each file that git keeps, and of each new one that it does not ignore."""
    names = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True,
                           text=True, check=True).stdout.split("\0")
    texts = {}
    for name in filter(None, names):
        if not OTHERS.match(name) and (root / name).is_file():
            try:
                texts[name] = (root / name).read_text(encoding="utf-8")
            except UnicodeDecodeError:      # a picture
                continue
    return texts


def naming(version: str, texts: dict[str, str]) -> list[str]:
    """Lines that have a version as a word by itself, as `FILE: LINE`. `127.0.1.0` has none, nor has a bound (`>=`)."""
    word = re.compile(rf"(?<![\w.<>~^])(?<![<>~]=){re.escape(version)}(?![\w]|\.\d)")
    return [f"{name}: {line.strip()}" for name, text in texts.items() if version in text
            for line in text.splitlines() if word.search(line)]


def test_every_file_that_names_the_version_is_raised() -> None:
    texts = tracked()
    assert len(texts) > 1000
    found = {line.partition(":")[0] for line in naming(tapete.__version__, texts)}
    assert found == {*PLACES} - {"web/package-lock.json"}


def test_all_say_the_same_version() -> None:
    version = version_of(ROOT)
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    said = {
        "tapete": tapete.__version__,
        "CITATION.cff": YAML(typ="safe").load(ROOT / "CITATION.cff")["version"],
        "web/package.json": json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["version"],
        "web/package-lock.json": lock["version"],
        "web/package-lock.json, packages": lock["packages"][""]["version"],
        "CHANGELOG.md": re.search(r"^## \[(\d+\.\d+\.\d+)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"),
                                  re.M)[1],
    }
    assert said == dict.fromkeys(said, version)


def test_no_page_or_file_names_a_package_of_another_version() -> None:
    wheels = {f"{name}: {found[0]}" for name, text in tracked().items()
              for found in re.finditer(r"\btapete-(\d+\.\d+\.\d+)", text) if found[1] != tapete.__version__}
    assert wheels == set()


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for name in PLACES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    return tmp_path


def test_a_raised_version_is_in_every_place_and_the_old_one_in_none(copy: Path) -> None:
    old = version_of(copy)
    raise_version(copy, "98.7.6")
    texts = {name: (copy / name).read_text(encoding="utf-8") for name in PLACES}
    assert {line.partition(":")[0] for line in naming("98.7.6", texts)} == {*PLACES}
    del texts["web/package-lock.json"]
    assert naming(old, texts) == []
    lock = json.loads((copy / "web" / "package-lock.json").read_text(encoding="utf-8"))
    before = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    before["version"] = before["packages"][""]["version"] = "98.7.6"
    assert lock == before


@pytest.mark.parametrize("new", ["", "0.0.1", "1.2", "v9.9.9", "9.9.9rc1", tapete.__version__])
def test_no_earlier_version_is_written(copy: Path, new: str) -> None:
    before = {name: (copy / name).read_bytes() for name in PLACES}
    with pytest.raises(ValueError, match=r"expected a version like 1\.2\.3 that is later than"):
        raise_version(copy, new)
    assert {name: (copy / name).read_bytes() for name in PLACES} == before


def test_nothing_is_written_if_one_file_does_not_name_the_version(copy: Path) -> None:
    (copy / "docs/index.es.md").write_text("# Tapete\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"docs/index.es.md: expected 'tapete-.*-py3'"):
        raise_version(copy, "98.7.6")
    assert version_of(copy) == version_of(ROOT)


def test_the_packages_metadata_says_the_version_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" not in project.get("dynamic", ()) and project["version"] == tapete.__version__
