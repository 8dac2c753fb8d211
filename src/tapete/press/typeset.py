"""Typesetting: data and a template become pages. The only file that knows Typst's compiler."""
from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ..errors import DefectError
from ..text.spoken import SpokenError
from .coverage import FOLDER, SANS, SERIF
from .letters import LetterReport, set_apart

_TEMPLATES = Path(__file__).parent / "typst"
_OVERFLOW = re.compile(r"tapete-overflow (title|kind|text): ([^\"\n]+)")


def pdf(template: str, data: Mapping[str, Any], lacking: LetterReport) -> bytes:
    """The pages as a PDF, the same bytes for the same data; its fonts are embedded. What they lack is marked on the
    pages and noted in `lacking`.

    InputError names the thing whose text does not fit into its place.
    """
    return bytes(_typeset(template, data, lacking, "pdf"))


def pictures(template: str, data: Mapping[str, Any], dots: int, lacking: LetterReport) -> list[bytes]:
    """The pages as PNG pictures of so many dots an inch; `lacking` and InputError as for `pdf`."""
    made = _typeset(template, data, lacking, "png", dots)
    return [made] if isinstance(made, bytes) else list(made)


def vectors(template: str, data: Mapping[str, Any], lacking: LetterReport) -> list[bytes]:
    """The pages as SVG pictures, their letters drawn as shapes; `lacking` and InputError as for `pdf`."""
    made = _typeset(template, data, lacking, "svg")
    return [made] if isinstance(made, bytes) else list(made)


def _typeset(template: str, data: Mapping[str, Any], lacking: LetterReport, form: Any, dots: int = 144) -> Any:
    typst = _typst()
    words = json.dumps(lacking.settable(data), ensure_ascii=False)
    apart = set_apart(words)
    fonts = {"serif": SERIF, "sans": SANS, "apart": apart, "pattern": _pattern(apart)}
    try:
        return typst.compile(
            _TEMPLATES / f"{template}.typ", root=_TEMPLATES, font_paths=_fonts(), format=form, ppi=dots,
            sys_inputs={"data": words, "fonts": json.dumps(fonts)}, timestamp=0)
    except typst.TypstError as error:
        found = _OVERFLOW.search(str(error))
        if found:
            raise SpokenError("no-fit", what=found[2], part=found[1]) from error
        raise DefectError(f"the template {template} cannot be set: {error}") from error


def _pattern(apart: Iterable[str]) -> str:
    """A regular expression of Typst's for these texts, the longest first."""
    return "|".join("".join(f"\\x{{{ord(letter):X}}}" for letter in cluster)
                    for cluster in sorted(apart, key=len, reverse=True))


@cache
def _fonts() -> Any:
    """The fonts that come with Tapete. Fonts of the machine, and Typst's own, which depend on its version, are not
    used."""
    return _typst().Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[FOLDER])


def _typst() -> Any:
    try:
        import typst
    except ImportError:
        raise SpokenError("no-typst") from None
    return typst
