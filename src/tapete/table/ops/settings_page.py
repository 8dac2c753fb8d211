"""Write the tables of settings and limits in docs/hosting.md: `python -m tapete.table.ops.settings_page
docs/hosting.md`"""
from __future__ import annotations

import re
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from ...files.atomic import write_whole
from ..http.limits import Limits, RateLimit
from .settings import about, flag, is_flag, offered, variable


def settings_table() -> str:
    """The settings as a table in Markdown."""
    rows = ["| setting | flag | environment | default | what it is for |", "|---|---|---|---|---|"]
    for name, field in offered().items():
        default = "" if field.is_required() or name == "limits" else _shown(field.default)
        rows.append(f"| `{name}` | {f'`{flag(name)}`' if is_flag(name) else ''} | `{variable(name)}` | {default} "
                    f"| {about(name)} |")
    return "\n".join(rows)


def limits_table() -> str:
    """The limits as a table in Markdown."""
    rows = ["| limit | default | what for |", "|---|---|---|"]
    told = TypeAdapter(Limits).json_schema()["properties"]
    for each in fields(Limits):
        value = getattr(Limits(), each.name)
        shown = f"{{burst: {value.burst}, per_second: {value.per_second:g}}}" if isinstance(value, RateLimit) else value
        rows.append(f"| `{each.name}` | `{shown}` | {' '.join(told[each.name].get('description', '').split())} |")
    return "\n".join(rows)


def _shown(default: Any) -> str:
    if default is None or default == ():
        return ""
    return f"`{str(default).lower() if isinstance(default, bool) else default}`"


def renewed(page: str) -> str:
    """A page with both tables brought up to date, between their marks."""
    for name, table in (("settings", settings_table()), ("limits", limits_table())):
        page = re.sub(rf"(<!-- {name} -->\n).*?(\n<!-- end -->)", lambda m, table=table: m[1] + table + m[2],  # type: ignore[misc]
                      page, flags=re.S)
    return page


if __name__ == "__main__":
    path = Path(sys.argv[1])
    write_whole(path, renewed(path.read_text(encoding="utf-8")).encode())
