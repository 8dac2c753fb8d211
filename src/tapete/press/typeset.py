"""Typesetting: data and a template become pages. The only file that knows Typst's compiler."""
from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..errors import DefectError
from ..spoken import SpokenError

_FOLDER = Path(__file__).parent
_OVERFLOW = re.compile(r"tapete-overflow: ([^\"\n]+)")


def pdf(template: str, data: Mapping[str, Any]) -> bytes:
    """The pages as a PDF, the same bytes for the same data; its fonts are embedded.

    InputError names the thing whose text does not fit into its place.
    """
    return bytes(_typeset(template, data, "pdf"))


def pictures(template: str, data: Mapping[str, Any], dots: int) -> list[bytes]:
    """The pages as PNG pictures of so many dots an inch; InputError as for `pdf`."""
    made = _typeset(template, data, "png", dots)
    return [made] if isinstance(made, bytes) else list(made)


def plain(thing: Any) -> Any:
    """Dataclasses as mappings that name their class under `is`, sets as lists: what a template can read."""
    if is_dataclass(thing) and not isinstance(thing, type):
        return {"is": type(thing).__name__.lower(),
                **{field.name: plain(getattr(thing, field.name)) for field in fields(thing)}}
    if isinstance(thing, Mapping):
        return {str(key): plain(value) for key, value in thing.items()}
    if isinstance(thing, frozenset | set):
        return sorted(thing)
    if isinstance(thing, list | tuple):
        return [plain(one) for one in thing]
    return thing


def _typeset(template: str, data: Mapping[str, Any], form: Any, dots: int = 144) -> Any:
    typst = _typst()
    try:
        return typst.compile(
            _FOLDER / "typst" / f"{template}.typ", root=_FOLDER / "typst", font_paths=_fonts(), format=form, ppi=dots,
            sys_inputs={"data": json.dumps(plain(data), ensure_ascii=False)}, timestamp=0)
    except typst.TypstError as error:
        found = _OVERFLOW.search(str(error))
        if found:
            raise SpokenError("no-fit", what=found[1]) from error
        raise DefectError(f"the template {template} cannot be set: {error}") from error


@cache
def _fonts() -> Any:
    """The fonts that come with Tapete, and for what they lack those that come with Typst; none of the machine's."""
    return _typst().Fonts(include_system_fonts=False, include_embedded_fonts=True, font_paths=[_FOLDER / "fonts"])


def _typst() -> Any:
    try:
        import typst
    except ImportError:
        raise SpokenError("no-typst") from None
    return typst
