"""How deep a JSON text is nested, measured before a parser reads it.

The parser takes a stack frame for each level. In a page this is the browser's stack; if it overflows, the page's
referee ends too.
"""
from __future__ import annotations

import json
import re
from typing import Any

_MARK = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{}]', re.DOTALL)


DEEPEST = 30
"""Levels of nesting that data from outside may have: many times what it needs."""


def read_json(text: str) -> Any:
    """What a JSON text says; ValueError for one that is none, or is nested too deep."""
    if depth_of(text) > DEEPEST:
        raise ValueError(f"more than {DEEPEST} levels")
    return json.loads(text)


def depth_of(text: str) -> int:
    """The most lists and mappings within one another; the text may be no JSON."""
    deepest = depth = 0
    for found in _MARK.finditer(text):
        if found[0] in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif found[0] in "]}":
            depth -= 1
    return deepest
