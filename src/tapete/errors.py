"""Exceptions: an input error is one clear sentence and exit code 2.

    TapeteError
    ├── InputError          a file, an option or a choice that cannot be used
    │   ├── IllegalMoveError    a choice that the rules forbid now, with the rule
    │   └── SpokenError         one that can be said in every language: see text/spoken.py
    │       └── RecordError         a recorded game that is damaged or of another version
    ├── EngineError         the processes or machines that play games failed, also at the second try
    └── DefectError         the program itself is wrong: an impossible state, a fault in a rule
        └── PackageError        a package with a game is wrong: a message is missing
"""
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

HOME = Path(__file__).parent
LONGEST = 1000
"""The most characters of an error sentence, with all that it quotes."""
UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Characters that belong in no text: control characters, and surrogates, which no encoding can hold."""

REWRITING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Characters that no sentence shows when it quotes a file's name or another text. Terminals obey control characters,
and direction marks reverse the letters after them.
"""


def shown(text: str) -> str:
    """A text safe to quote in a sentence: each character that would change the sentence around it becomes U+FFFD."""
    return REWRITING.sub("\ufffd", text)


def one_sentence(text: str, longest: int = LONGEST) -> str:
    """A text as one safe line to show and send, cut in its middle if it is too long."""
    if len(text) > longest:
        begin = longest * 3 // 5
        text = f"{text[:begin]} … {text[begin + 3 - longest:]}"
    return shown(text.replace("\n", " ").replace("\t", " "))


class TapeteError(Exception):
    """Base class of everything that Tapete raises on purpose."""


class InputError(TapeteError, ValueError):
    """Something given cannot be used. The message says what, where and what was expected.

    `others` are the other errors of the same input, for callers that show all of them.
    """

    others: Sequence[InputError] = ()

    def __init__(self, message: str) -> None:
        super().__init__(one_sentence(message))

    def sentence(self, language: str) -> str:
        """The message in a language, if it can be said in it; otherwise the plain message."""
        return str(self)


class IllegalMoveError(InputError):
    """A choice that the rules forbid now. `rule` is the id of the rule that forbids it. `said` has the sentence for
    each language, if known.
    """

    def __init__(self, message: str, rule: str, said: Mapping[str, str] | None = None) -> None:
        super().__init__(message)
        self.rule, self.said = rule, dict(said or {})

    def __reduce__(self) -> tuple[type[IllegalMoveError], tuple[str, str, dict[str, str]]]:
        return type(self), (str(self), self.rule, self.said)    # because errors also come from other processes

    def sentence(self, language: str) -> str:
        return one_sentence(self.said.get(language, str(self)))


class EngineError(TapeteError):
    """The processes or machines that play games failed, also at the second try. Its first argument is its sentence, an
    InputError that can be said in every language.
    """


class DefectError(TapeteError):
    """A state that the rules should never reach."""


class PackageError(DefectError):
    """A defect of a package with a game, not of Tapete itself."""


def defect_of(*homes: Path) -> type[DefectError]:
    """The class of a defect in these files or folders: PackageError if one of them is outside Tapete."""
    return DefectError if all(HOME in (home, *home.parents) for home in homes) else PackageError
