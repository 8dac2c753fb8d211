"""Input errors in the reader's language: the messages `wrong-<key>` of `text/`."""
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
"""Stands for an empty argument until the sentence around it is complete. No other text has this character."""
_QUOTED = re.compile(f"(?<=[{OPENING}]){_NOTHING}(?=[{CLOSING}])")
"""An empty argument between quotation marks needs no word. In a list, the sentence says that there is nothing."""


class SpokenError(InputError):
    """An InputError that can be said in every language of the program. Its own text is English.

    An argument may be an InputError itself, which is said in the same language. A game's own errors use a subclass with
    its own `home`.
    """

    home: ClassVar[Path] = Path(__file__).parent
    """The folder of its messages, `es.ftl` and `en.ftl`."""
    about: Sequence[tuple[Any, ...]] = ()
    """The paths of the parts of the input that the error is about, if there are several, or if only the error knows
    them.
    """

    def __init__(self, key: str, /, **args: str | int | InputError) -> None:
        self.key, self.given = key, args
        super().__init__(self.sentence("en"))

    def __reduce__(self) -> Any:
        return _again, (type(self), self.key, self.given)

    def sentence(self, language: str) -> str:
        """The error as a sentence in a language."""
        args = {name: self._argument(each, language) for name, each in self.given.items()}
        text = _QUOTED.sub("", _speech(language, self.home).say(f"wrong-{self.key}", **args))
        if _NOTHING in text:
            text = text.replace(_NOTHING, _speech(language, SpokenError.home).say("nothing-there"))
        return one_sentence(text)


    def of(self, *paths: tuple[Any, ...]) -> Self:
        """The same error, now about the parts at these paths. The first path that a file has gives the line."""
        self.about = paths
        return self

    def _argument(self, given: object, language: str) -> str | int:
        if isinstance(given, int) and not isinstance(given, bool):
            return given
        return said(given, language).replace(_NOTHING, "\ufffd") or _NOTHING


class RecordError(SpokenError):
    """A recorded game that is cut off, edited, or of another version of the rules."""


def as_written(value: object) -> str:
    """A value on one line, as a YAML file would have it."""
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
    """An error in a language, if it can be said in it; otherwise its text. For anything else, its text."""
    return wrong.sentence(language) if isinstance(wrong, InputError) and language in LANGUAGES else str(wrong)


def _again(kind: type[SpokenError], key: str, args: dict[str, Any]) -> SpokenError:
    """Rebuild an error that comes from another process."""
    return kind(key, **args)


@cache
def _speech(language: str, home: Path) -> Speech:
    return Speech(language, [home])
