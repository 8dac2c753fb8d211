"""docs/dependencies.md has a row for each package that Tapete asks for, and for no other."""
from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| `([^`]+)` \| (.+) \|$", re.M)


def asked_for() -> set[str]:
    """Every package named in pyproject.toml and web/package.json."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = told["project"]
    python = [*told["build-system"]["requires"], *project["dependencies"],
              *(each for group in project["optional-dependencies"].values() for each in group)]
    page = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    names = {canonicalize_name(Requirement(each).name) for each in python} - {"tapete"}
    return names | {*page["dependencies"], *page["devDependencies"]}


def rows() -> dict[str, list[str]]:
    """The cells beside each package's name."""
    text = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    named = [(name if name.startswith("@") else canonicalize_name(name), rest.split(" | "))
             for name, rest in ROW.findall(text.partition("## Every installation")[2])]
    assert [name for name, count in Counter(name for name, _ in named).items() if count > 1] == []
    return dict(named)


def test_each_package_has_a_row_and_no_other_has_one() -> None:
    assert len(asked_for()) > 70
    assert {*rows()} == asked_for()


def test_a_row_says_why_what_it_takes_who_keeps_it_and_when_it_was_released() -> None:
    for name, cells in rows().items():
        why, size, _, keeper, newest = cells
        assert len(why) > 10 and keeper.strip(), name
        assert re.fullmatch(r"\d+(\.\d)?", size), name
        assert re.fullmatch(r"20\d\d-\d\d|[\d.]+, [\d.]+", newest), name
