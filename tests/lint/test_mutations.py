"""Each mistake in the example game's source gets one sentence, at its file and line, before anything runs."""
from __future__ import annotations

import shutil
from pathlib import Path
from time import perf_counter

import pytest

from tapete.cli.new import EXAMPLE
from tapete.lint.package import check_package

from ..patience import PATIENCE
from .mutations import MISTAKES, Mistake


def package_with(mistake: Mistake, folder: Path) -> Path:
    """A copy of the example's package with a mistake."""
    home = folder / "high_card"
    shutil.copytree(EXAMPLE / "high_card", home, ignore=shutil.ignore_patterns("__pycache__", "wasm"))
    file = home / mistake.file
    text = file.read_text(encoding="utf-8")
    assert mistake.old in text, f"{mistake.file} has no {mistake.old!r}"
    file.write_text(text.replace(mistake.old, mistake.new, 1), encoding="utf-8")
    return home


def expected_line(mistake: Mistake, home: Path) -> int:
    """The line at which a mistake is to be found, from 1."""
    if not mistake.at:
        before = (EXAMPLE / "high_card" / mistake.file).read_text(encoding="utf-8").partition(mistake.old)[0]
        return before.count("\n") + 1
    text = (home / (mistake.where or mistake.file)).read_text(encoding="utf-8")
    line, = (i for i, line in enumerate(text.splitlines(), 1) if mistake.at in line)
    return line


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda each: f"{each.file}: {each.new.strip()[:40]!r}")
def test_a_mistake_gets_one_sentence_at_its_line(mistake: Mistake, tmp_path: Path) -> None:
    home = package_with(mistake, tmp_path)
    began = perf_counter()
    found = check_package(home)
    assert perf_counter() - began < 2 * PATIENCE
    told = [each for each in found if mistake.said in each.wrong.sentence("en")]
    assert told, [each.written("en") for each in found]
    file = home / (mistake.where or mistake.file)
    assert (told[0].file, told[0].line) == (file, expected_line(mistake, home))
    assert told[0].wrong.sentence("es") != told[0].wrong.sentence("en")


def test_fifty_mistakes_and_more_are_tried() -> None:
    assert len(MISTAKES) >= 50
    assert len({(each.file, each.old, each.new) for each in MISTAKES}) == len(MISTAKES)
