"""What is wrong with something given, in the language of whoever gave it: the messages `wrong-<key>` of `text/`."""
from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from .errors import InputError, one_sentence
from .kernel.speech import CLOSING, LANGUAGES, OPENING, Speech

_NOTHING = "\ufdd0"
"""Stands for an argument that is empty until the sentence around it is there: no text has this character."""
_QUOTED = re.compile(f"(?<=[{OPENING}]){_NOTHING}(?=[{CLOSING}])")
"""Between quotation marks nothing is seen to be nothing; where a list should stand, it is said."""


class SpokenError(InputError):
    """An InputError that can be said in every language of the program; as a text it is in English.

    An argument may be an InputError itself, which is said in the same language. A game's own is of a class with a
    `home` of its own.
    """

    home: ClassVar[Path] = Path(__file__).parent / "text"
    """The folder of its messages, `es.ftl` and `en.ftl`."""

    def __init__(self, key: str, /, **args: str | int | InputError) -> None:
        self.key, self.given = key, args
        super().__init__(self.sentence("en"))

    def __reduce__(self) -> Any:
        return _again, (type(self), self.key, self.given)

    def sentence(self, language: str) -> str:
        """What is wrong, in a language."""
        args = {name: said(each, language) or _NOTHING for name, each in self.given.items()}
        text = _QUOTED.sub("", _speech(language, self.home).say(f"wrong-{self.key}", **args))
        if _NOTHING in text:
            text = text.replace(_NOTHING, _speech(language, SpokenError.home).say("nothing-there"))
        return one_sentence(text)


class RecordError(SpokenError):
    """A recorded game that is cut off, edited, or of another version of the rules."""


def said(wrong: object, language: str) -> str:
    """An error in a language where it can be said in it, else as it is; of anything else, its text."""
    return wrong.sentence(language) if isinstance(wrong, InputError) and language in LANGUAGES else str(wrong)


def _again(kind: type[SpokenError], key: str, args: dict[str, Any]) -> SpokenError:
    """An error that comes from another process."""
    return kind(key, **args)


@cache
def _speech(language: str, home: Path) -> Speech:
    return Speech(language, [home])
