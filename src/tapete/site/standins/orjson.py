"""Stand-in for orjson: JSON with the standard library, with the parts of orjson that the table uses."""
from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any


class Fragment:
    """JSON that is already serialized."""

    def __init__(self, text: bytes | str) -> None:
        self.text = text.decode() if isinstance(text, bytes) else text


def dumps(value: Any, default: Callable[[Any], Any] | None = None) -> bytes:
    """Compact JSON. A fragment may be a value of the outermost mapping."""
    fragments = {}
    if isinstance(value, dict):
        fragments = {key: each for key, each in value.items() if isinstance(each, Fragment)}
        value = {key: each for key, each in value.items() if key not in fragments}
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=default)
    if fragments:
        parts = [f"{json.dumps(key)}:{each.text}" for key, each in fragments.items()]
        text = "{" + ",".join([*parts, *([text[1:-1]] if value else [])]) + "}"
    return text.encode()


def loads(text: bytes | str) -> Any:
    return json.loads(text)
