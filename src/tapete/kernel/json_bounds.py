"""How deep a JSON text is nested, measured before a parser reads it.

The parser takes a stack frame for each level. In a page this is the browser's stack; if it overflows, the page's
referee ends too.
"""
from __future__ import annotations

import re

_MARK = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{}]', re.DOTALL)


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
