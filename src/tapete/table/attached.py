"""Answers that are files."""
from __future__ import annotations

import re
from collections.abc import Mapping
from urllib.parse import quote


def as_attachment(name: str, shown: bool = False) -> Mapping[str, str]:
    """The header by which an answer is a file of a name (RFC 6266); one that is `shown` is opened before it is kept."""
    plain = re.sub(r"[^A-Za-z0-9._-]", "_", name)
    also = "" if plain == name else f"; filename*=UTF-8''{quote(name, safe='')}"
    return {"Content-Disposition": f'{"inline" if shown else "attachment"}; filename="{plain}"{also}'}
