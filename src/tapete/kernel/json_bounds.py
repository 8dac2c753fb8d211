"""How deep a JSON text goes, known before it is read: a reader takes a frame for each step down, and in a page these
are the browser's, at whose end the page's referee ends too."""
from __future__ import annotations

import re

_MARK = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{}]', re.DOTALL)


def depth_of(text: str) -> int:
    """The most lists and mappings within one another, of a text that may be no JSON."""
    deepest = depth = 0
    for found in _MARK.finditer(text):
        if found[0] in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif found[0] in "]}":
            depth -= 1
    return deepest
