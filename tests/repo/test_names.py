"""Names: a class's name means one thing in the whole program, and a public name that changed still works."""
from __future__ import annotations

import ast
import json
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import tapete.game

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/tapete"
GLOSSARY = ROOT / "docs/glossary.md"
STORED = {("Kind", "games/gloom/names.py")}
"""Classes whose name must stay: the fingerprint of fitted weights has it (`agents/fitted_weights.py`)."""
RELEASED = ROOT / "tests/fixtures/released/0.1.0/kept/surface.json"


def game_of(file: Path) -> str:
    """The game that a file belongs to; empty for the files of no game."""
    parts = file.relative_to(SOURCE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else "example" if parts[0] == "example" else ""


def classes() -> Iterator[tuple[str, Path]]:
    """Every class of the program with its file, private and nested ones too, without those of STORED."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and (node.name, file.relative_to(SOURCE).as_posix()) not in STORED:
                yield node.name, file


def test_no_two_classes_have_one_name():
    """Only games may share a name, for what is the same thing in each of them. Within a game a name is one class."""
    files = defaultdict(list)
    for name, file in classes():
        files[name].append(file)
    wrong = []
    for name, places in sorted(files.items()):
        games = [game_of(file) for file in places]
        if len(places) > 1 and ("" in games or len(set(games)) < len(games)):
            wrong.append(f"{name}: {', '.join(str(file.relative_to(SOURCE)) for file in places)}")
    assert not wrong, "\n".join(wrong)


# ---- public names that changed --------------------------------------------------------------------

def modules_with_old_names() -> list[ModuleType]:
    """Every module of the program that still answers for names that it no longer has."""
    files = [file for file in sorted(SOURCE.rglob("*.py")) if "OLD_NAMES = {" in file.read_text("utf-8")]
    return [import_module(".".join(("tapete", *file.relative_to(SOURCE).with_suffix("").parts))) for file in files]


MODULES = modules_with_old_names()


def test_modules_that_authors_import_answer_for_their_old_names():
    assert {module.__name__ for module in MODULES} == {"tapete.game", "tapete.paper"}


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_an_old_name_is_the_new_one_and_warns(module: ModuleType):
    for old, new in module.OLD_NAMES.items():
        assert old not in vars(module)
        with pytest.warns(DeprecationWarning, match=f"{module.__name__}.{old} is now called {module.__name__}.{new}$"):
            assert getattr(module, old) is getattr(module, new)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_a_name_that_never_was_is_an_error(module: ModuleType):
    with pytest.raises(AttributeError, match="has no attribute 'Tabel'"):
        module.Tabel    # noqa: B018


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_the_glossary_has_a_line_for_each_public_name_that_changed(module: ModuleType):
    _, _, changed = GLOSSARY.read_text("utf-8").partition("## Names that changed")
    assert [old for old, new in module.OLD_NAMES.items()
            if f"| `{module.__name__}.{old}` | `{module.__name__}.{new}` |" not in changed] == []


def test_each_name_of_the_last_release_is_there_or_is_an_old_name():
    released = json.loads(RELEASED.read_text("utf-8"))["tapete.game"]
    assert [name for name in released if name not in vars(tapete.game) and name not in tapete.game.OLD_NAMES] == []
