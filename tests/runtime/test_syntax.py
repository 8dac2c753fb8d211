"""Syntax trees are made one at a time, in whatever thread they are asked for."""
from __future__ import annotations

import ast
import gc
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tapete.runtime.syntax import expression_tree, syntax_tree

SOURCES = Path(__file__).parents[2] / "src/tapete"
HERE = "runtime/syntax.py"


def test_only_one_module_makes_syntax_trees() -> None:
    """Elsewhere two threads might make them at once, for which Python may raise SystemError."""
    found = {path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("*.py")
             for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
             if isinstance(node, ast.Attribute) and node.attr == "parse" and ast.unparse(node.value) == "ast"}
    assert found == {HERE}


def test_many_threads_may_ask_for_trees() -> None:
    source = "x = " + "(" * 60 + "1" + ")" * 60 + "\n" + "y = [1, (2, {3: f'{4}'})]\n" * 300
    before, threshold = sys.getswitchinterval(), gc.get_threshold()
    gc.callbacks.append(_elsewhere)         # Python changes threads where the garbage collector calls its own
    gc.set_threshold(10)
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            trees = list(threads.map(lambda _: syntax_tree(source), range(96)))
    finally:
        sys.setswitchinterval(before)
        gc.set_threshold(*threshold)
        gc.callbacks.remove(_elsewhere)
    assert {len(tree.body) for tree in trees} == {301}


def _elsewhere(*_: object) -> None:
    """Something that takes long enough for another thread to come."""
    sum(range(50))


def test_what_is_no_python_is_refused_and_the_next_is_read() -> None:
    with pytest.raises(SyntaxError):
        syntax_tree("def")
    with pytest.raises(SyntaxError):
        expression_tree("x = 1")
    assert ast.unparse(expression_tree("keys - 1")) == "keys - 1"
