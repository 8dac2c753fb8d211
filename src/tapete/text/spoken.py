"""What is wrong with something given, in the language of whoever gave it: the messages `wrong-<key>` of `text/`."""
from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Self

from ..errors import InputError, one_sentence
from .speech import CLOSING, LANGUAGES, OPENING, Speech

_NOTHING = "\ufdd0"
"""Stands for an argument that is empty until the sentence around it is there: no text has this character."""
_QUOTED = re.compile(f"(?<=[{OPENING}]){_NOTHING}(?=[{CLOSING}])")
"""Between quotation marks nothing is seen to be nothing; where a list should stand, it is said."""


class SpokenError(InputError):
    """An InputError that can be said in every language of the program; as a text it is in English.

    An argument may be an InputError itself, which is said in the same language. A game's own is of a class with a
    `home` of its own.
    """

    home: ClassVar[Path] = Path(__file__).parent
    """The folder of its messages, `es.ftl` and `en.ftl`."""
    about: Sequence[tuple[Any, ...]] = ()
    """The parts of what was given that it is about, by their paths, where it is about several or nobody else knows."""

    def __init__(self, key: str, /, **args: str | int | InputError) -> None:
        self.key, self.given = key, args
        super().__init__(self.sentence("en"))

    def __reduce__(self) -> Any:
        return _again, (type(self), self.key, self.given)

    def sentence(self, language: str) -> str:
        """What is wrong, in a language."""
        args = {name: self._argument(each, language) for name, each in self.given.items()}
        text = _QUOTED.sub("", _speech(language, self.home).say(f"wrong-{self.key}", **args))
        if _NOTHING in text:
            text = text.replace(_NOTHING, _speech(language, SpokenError.home).say("nothing-there"))
        return one_sentence(text)


    def of(self, *paths: tuple[Any, ...]) -> Self:
        """The same error, which is about the parts at these paths; the first that a file has gives the line."""
        self.about = paths
        return self

    def _argument(self, given: object, language: str) -> str | int:
        if isinstance(given, int) and not isinstance(given, bool):
            return given
        return said(given, language).replace(_NOTHING, "\ufffd") or _NOTHING


class RecordError(SpokenError):
    """A recorded game that is cut off, edited, or of another version of the rules."""


def as_written(value: object) -> str:
    """A value as a file of YAML would have it, on one line."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, str):
        return repr(str(value))
    if isinstance(value, float):
        return str(float(value)) if math.isfinite(value) else ".nan" if math.isnan(value) else \
            f"{'-' if value < 0 else ''}.inf"
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{_key(key)}: {as_written(each)}' for key, each in value.items())}}}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(as_written, value))}]"
    return str(value)


def _key(key: object) -> str:
    return key if isinstance(key, str) and key.isidentifier() else as_written(key)


def said(wrong: object, language: str) -> str:
    """An error in a language where it can be said in it, else as it is; of anything else, its text."""
    return wrong.sentence(language) if isinstance(wrong, InputError) and language in LANGUAGES else str(wrong)


def _again(kind: type[SpokenError], key: str, args: dict[str, Any]) -> SpokenError:
    """An error that comes from another process."""
    return kind(key, **args)


@cache
def _speech(language: str, home: Path) -> Speech:
    return Speech(language, [home])
