"""Writes people's words as YAML, so that every reader gets back exactly the same words."""
from __future__ import annotations

import re
from io import StringIO
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap
from ruamel.yaml.emitter import Emitter
from ruamel.yaml.representer import RoundTripRepresenter

from ..text.plain_text import one_line

_QUOTED = re.compile(r"[^\t\n -~\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
"""Characters that YAML holds only between double quotes: some readers end lines at them, or they are invisible."""


class _Representer(RoundTripRepresenter):
    """Quotes such characters: ruamel writes U+0085 without quotes, and reads it as the end of a line."""


class _Emitter(Emitter):
    def write_double_quoted(self, text: Any, split: bool = True) -> None:
        """Write a text on one line: ruamel loses a line's continuation if it splits a text twice after an escape."""
        super().write_double_quoted(text, split=False)


def _written(representer: _Representer, text: str) -> Any:
    return representer.represent_scalar("tag:yaml.org,2002:str", text, style='"' if _QUOTED.search(text) else None)


_Representer.add_representer(str, _written)


def as_yaml(data: Any, head: str = "", width: int | None = None) -> str:
    """Plain data as YAML. `head` is a comment before a mapping."""
    yaml, out = YAML(), StringIO()
    yaml.Representer, yaml.Emitter = _Representer, _Emitter
    yaml.width = width
    if head:
        data = CommentedMap(data)
        data.yaml_set_start_comment(one_line(head))     # a comment ends with its line
    yaml.dump(data, out)
    return out.getvalue()


def as_flow(value: Any) -> str:
    """Plain data as YAML on one line, `{do: lose, n: 2}`."""
    yaml, out = YAML(typ="safe", pure=True), StringIO()
    yaml.default_flow_style, yaml.width, yaml.allow_unicode = True, 1_000_000, True
    yaml.sort_base_mapping_type_on_output = False       # type: ignore[assignment]
    yaml.dump([value], out)     # within a list, because a single value would have an end of its own
    return out.getvalue().strip()[1:-1].strip()
