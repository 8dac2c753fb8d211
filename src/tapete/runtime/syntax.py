"""Syntax trees of Python, one at a time.

Before 3.11.9 and 3.12.3, Python raises SystemError if two threads make syntax trees at once (gh-106905): both count
their depth in one number.
"""
from __future__ import annotations

import ast
from threading import Lock

_one_at_a_time = Lock()


def syntax_tree(source: str | bytes, name: str = "<unknown>") -> ast.Module:
    """The syntax tree of a module. Raises SyntaxError, or ValueError for null bytes, as `ast.parse` does."""
    with _one_at_a_time:
        return ast.parse(source, name)


def expression_tree(text: str) -> ast.expr:
    """The syntax tree of an expression. Raises what `syntax_tree` raises, and RecursionError or MemoryError if it is
    nested too deeply."""
    with _one_at_a_time:
        return ast.parse(text, mode="eval").body
