"""No import cycles, in Python or in the page."""
from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from ..imports import graph_of, page_graph

ROOT = Path(__file__).parents[2]
PACKAGE, WEB = ROOT / "src" / "tapete", ROOT / "web" / "src"
MOST = 20
"""Python files in a folder."""
Graph = Mapping[str, set[str]]


def circles(graph: Graph) -> list[list[str]]:
    """The groups of modules that import one another in a circle (Tarjan 1972)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    waiting: list[str] = []
    found = []

    def visit(module: str) -> None:
        order[module] = lowest[module] = len(order)
        waiting.append(module)
        for other in graph[module]:
            if other not in order:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in waiting:
                lowest[module] = min(lowest[module], order[other])
        if lowest[module] == order[module]:
            group = waiting[waiting.index(module):]
            del waiting[waiting.index(module):]
            if len(group) > 1:
                found.append(sorted(group))

    for module in graph:
        if module not in order:
            visit(module)
    return found


# ---- Python ------------------------------------------------------------------------------------

def test_no_module_imports_itself_by_way_of_others() -> None:
    graph = graph_of(PACKAGE)
    assert len(graph) > 300 and graph["tapete.game"] >= {"tapete.search.machine"}
    assert circles(graph) == []


@pytest.mark.parametrize("source", [
    "from .b import x", "from . import b", "import small.b", "def f():\n    from .b import x",
    "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from small.b import x",
    "from importlib import import_module\nimport_module('small.b')"])
def test_a_circle_is_found_however_it_is_imported(tmp_path: Path, source: str) -> None:
    package = tmp_path / "small"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "a.py").write_text(source)
    (package / "b.py").write_text("from .c import y")
    (package / "c.py").write_text("from .a import z")
    assert circles(graph_of(package)) == [["small.a", "small.b", "small.c"]]


# ---- folders -----------------------------------------------------------------------------------

PUBLIC = {"__init__.py", "errors.py", "game.py", "paper.py", "record_types.py"}
"""The modules that authors import, and those that their mypy loads."""


def test_a_folder_has_no_more_files_than_a_reader_can_survey() -> None:
    """In a game, a file for each chapter of its rulebook counts more."""
    files = {folder: len([*folder.glob("*.py")]) for folder in (PACKAGE, *PACKAGE.rglob("*/"))
             if folder.is_dir() and PACKAGE / "games" not in folder.parents}
    assert {folder: n for folder, n in files.items() if n > MOST} == {}


def test_nothing_is_loose_above_the_folders() -> None:
    assert {file.name for file in PACKAGE.glob("*.py")} == PUBLIC


# ---- the page ----------------------------------------------------------------------------------

def test_no_file_of_the_page_imports_itself_by_way_of_others() -> None:
    graph = page_graph(WEB)
    assert len(graph) > 100 and sum(map(len, graph.values())) > 300
    assert circles(graph) == []
