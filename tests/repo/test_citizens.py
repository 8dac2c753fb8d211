"""No code outside a game's own folder knows a game; games declare what other code needs."""
from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tapete.games import NAMES, find_game

ROOT = Path(__file__).parents[2] / "src" / "tapete"
OURS = [path for path in sorted(ROOT.rglob("*.py"))
        if not (path.is_relative_to(ROOT / "games") and len(path.relative_to(ROOT / "games").parts) > 1)]
REGISTRY = ROOT / "games" / "__init__.py"
"""Where our games are listed, and named nowhere else."""
NOUNS = frozenset({*NAMES, "soul", "sanity", "decree", "loot", "treasure", "mutineer", "therapist", "misfits",
                   "personality", "awakening"})
"""The names of our games, and the words that only they use."""


def words_in(source: str) -> Iterator[tuple[int, str]]:
    """The line and the words of every name, import and text in a source that is no docstring, in small letters."""
    tree = ast.parse(source)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        said: list[str | None] = []
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            said = [node.value]
        elif isinstance(node, ast.Name):
            said = [node.id]
        elif isinstance(node, ast.Attribute):
            said = [node.attr]
        elif isinstance(node, ast.alias):
            said = [node.name, node.asname]
        elif isinstance(node, ast.ImportFrom):
            said = [node.module]
        elif isinstance(node, ast.arg | ast.keyword):
            said = [node.arg]
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            said = [node.name]
        for text in filter(None, said):
            for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text):
                yield getattr(node, "lineno", 0), word.lower()


@cache
def ids_of_games() -> frozenset[str]:
    """The names of our games and what only one of them has a name for: roles and things, as they are written."""
    ids = {name for game in map(find_game, NAMES)
           for name in (*game.roles, *(thing for things in game.presentation.things.values() for thing in things))}
    return frozenset(name for name in ids if len(name) > 3 and name.isupper() and "_" in name)


def strangers(source: str) -> list[tuple[int, str]]:
    """Where a source speaks of one of our games."""
    ids = ids_of_games()
    return sorted({*((line, word) for line, word in words_in(source) if word in NOUNS),
                   *((line, name) for line, name in _texts(source) if name in ids)})


def _texts(source: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def test_no_code_outside_a_games_folder_knows_one_of_our_games() -> None:
    found = {str(path.relative_to(ROOT)): strange for path in OURS if path != REGISTRY
             and (strange := strangers(path.read_text(encoding="utf-8")))}
    assert not found, "\n".join(f"{path}:{line}: {word}" for path, words in found.items() for line, word in words)
    assert len(OURS) > 100


def test_no_text_of_the_programs_own_names_one_of_our_games() -> None:
    named = re.compile(rf"\b({'|'.join(NAMES)})\b", re.IGNORECASE)
    texts = [path for path in sorted(ROOT.rglob("*.ftl")) if not path.is_relative_to(ROOT / "games")]
    assert texts
    found = [f"{path.relative_to(ROOT)}: {line}" for path in texts
             for line in path.read_text(encoding="utf-8").splitlines() if named.search(line)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("source", "word"), [
    ('f"{figures[\'sanity_at_end\']:.2f}"', "sanity"), ('args = {"soul": a}', "soul"),
    ('if game.name == "carcosa": pass', "carcosa"), ("from tapete.games.gloom.names import Card", "gloom"),
    ("x = state.max_sanity", "sanity"), ("def of_souls(): pass", "souls")])
def test_each_way_to_know_a_game_is_found(source: str, word: str) -> None:
    assert word in {found for _, found in strangers(source)}
