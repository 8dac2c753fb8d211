"""Measures how deep a JSON text is nested, before a parser reads it.

The parser takes a stack frame for each level. In a page this is the browser's stack. If it overflows, the page's
referee ends too.
"""
from __future__ import annotations

import json
import re
from typing import Any

_MARK = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{}]', re.DOTALL)


DEEPEST = 30
"""The most levels of nesting in data from outside, many times what such data needs."""


def read_json(text: str) -> Any:
    """The data of a JSON text; ValueError if it is no JSON, or is nested too deep."""
    if depth_of(text) > DEEPEST:
        raise ValueError(f"more than {DEEPEST} levels")
    return json.loads(text)


def depth_of(text: str) -> int:
    """The deepest nesting of lists and mappings. The text may be no JSON."""
    deepest = depth = 0
    for found in _MARK.finditer(text):
        if found[0] in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif found[0] in "]}":
            depth -= 1
    return deepest
