"""Answers that are files."""
from __future__ import annotations

import re
from collections.abc import Mapping
from urllib.parse import quote


def as_attachment(name: str, shown: bool = False) -> Mapping[str, str]:
    """The header that makes an answer a file with this name (RFC 6266). With `shown`, a browser opens it at once."""
    plain = re.sub(r"[^A-Za-z0-9._-]", "_", name)
    also = "" if plain == name else f"; filename*=UTF-8''{quote(name, safe='')}"
    return {"Content-Disposition": f'{"inline" if shown else "attachment"}; filename="{plain}"{also}'}
