"""YAML of what somebody wrote: every word comes out as it went in, and is nothing else."""
from __future__ import annotations

import re
from io import StringIO
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap
from ruamel.yaml.emitter import Emitter
from ruamel.yaml.representer import RoundTripRepresenter

from .referee.words import one_line

_QUOTED = re.compile(r"[^\t\n -~\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
"""What a YAML text holds only between double quotes: what ends lines for some readers, or is not seen."""


class _Representer(RoundTripRepresenter):
    """ruamel writes U+0085 as it stands, and reads it as the end of a line."""


class _Emitter(Emitter):
    def write_double_quoted(self, text: Any, split: bool = True) -> None:
        """On one line: ruamel forgets, of a text that it splits twice after what it escapes, that it goes on."""
        super().write_double_quoted(text, split=False)


def _written(representer: _Representer, text: str) -> Any:
    return representer.represent_scalar("tag:yaml.org,2002:str", text, style='"' if _QUOTED.search(text) else None)


_Representer.add_representer(str, _written)


def as_yaml(data: Any, head: str = "", width: int | None = None) -> str:
    """Plain data as YAML; `head` is said in a comment before it, of a mapping."""
    yaml, out = YAML(), StringIO()
    yaml.Representer, yaml.Emitter = _Representer, _Emitter
    yaml.width = width
    if head:
        data = CommentedMap(data)
        data.yaml_set_start_comment(one_line(head))     # a comment ends where its line does, whatever ends that
    yaml.dump(data, out)
    return out.getvalue()
