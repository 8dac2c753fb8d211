"""What the compiler says of a rule that it cannot compile, as one sentence."""
from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..text.spoken import SpokenError

PACKAGE = Path(__file__).parent.parent
_PLACE = re.compile(r'File "([^"\n]+)", line (\d+)|at (\S+\.py) \((\d+)\)')
"""How numba writes a place. Its first lines are about the innermost rule."""


def told_in_one_sentence(compile_it: Callable[[Any], Any], kinds: tuple[type[Exception], ...]) -> Callable[[Any], Any]:
    """Wrap compiling: an error of these kinds about a package's rule becomes a SpokenError with its file and line.

    An error about Tapete's own rules stays as it is.
    """
    def compile_or_tell(signature: Any) -> Any:
        try:
            return compile_it(signature)
        except kinds as error:
            place = place_in(str(error))
            if place is None or PACKAGE in place[0].parents:
                raise
            raise SpokenError("not-compiled", file=str(place[0]), line=place[1]) from error
    return compile_or_tell


def place_in(text: str) -> tuple[Path, int] | None:
    """The file and the line of the innermost place that an error of the compiler names; None if it names none."""
    for found in _PLACE.finditer(text):
        file = Path(found[1] or found[3])
        if file.is_absolute():
            return file, int(found[2] or found[4])
    return None
