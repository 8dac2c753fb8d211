"""What can be wrong with what somebody gives us: one clear sentence, exit code 2.

    TapeteError
    ├── InputError          a file, an option or a choice that cannot be used
    │   ├── IllegalMoveError    a choice that the rules forbid now, with the rule
    │   └── SpokenError         one that can be said in every language: see spoken.py
    │       └── RecordError         a recorded game that is damaged or of another version
    ├── EngineError         the processes or machines that play games failed, and again when tried again
    └── DefectError         the program itself is wrong: a state that cannot be, a fault in a rule
"""
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

LONGEST = 1000
"""Characters of a sentence that says what is wrong, whatever it quotes."""
UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""What is no part of any text: control characters, and halves of letters, which no encoding can hold."""

REWRITING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""What no sentence shows of a file's name, or of another text that it quotes: terminals obey control characters, and
marks of direction turn the letters after them round."""


def shown(text: str) -> str:
    """A text as a sentence quotes it: a sign stands for each character that would change the sentence around it."""
    return REWRITING.sub("\ufffd", text)


def one_sentence(text: str, longest: int = LONGEST) -> str:
    """A text that can be shown and sent whatever was quoted in it: one line, cut in its middle where it is long."""
    if len(text) > longest:
        begin = longest * 3 // 5
        text = f"{text[:begin]} … {text[begin + 3 - longest:]}"
    return shown(text.replace("\n", " ").replace("\t", " "))


class TapeteError(Exception):
    """Anything that Tapete raises on purpose."""


class InputError(TapeteError, ValueError):
    """Something given cannot be used; the message says what, where and what was expected.

    `others` is what else is wrong with the same thing, for whoever shows all of it.
    """

    others: Sequence[InputError] = ()

    def __init__(self, message: str) -> None:
        super().__init__(one_sentence(message))

    def sentence(self, language: str) -> str:
        """What is wrong, in a language if it can be said in it; plain words are said as they are."""
        return str(self)


class IllegalMoveError(InputError):
    """A choice that the rules forbid now. `rule` is the id of the rule that forbids it; `said` is what it says in each
    language, where that is known."""

    def __init__(self, message: str, rule: str, said: Mapping[str, str] | None = None) -> None:
        super().__init__(message)
        self.rule, self.said = rule, dict(said or {})

    def __reduce__(self) -> tuple[type[IllegalMoveError], tuple[str, str, dict[str, str]]]:
        return type(self), (str(self), self.rule, self.said)    # errors come from other processes, too

    def sentence(self, language: str) -> str:
        return one_sentence(self.said.get(language, str(self)))


class EngineError(TapeteError):
    """The processes or machines that play games failed, and failed again when tried again. Its first
    argument is its sentence, an InputError that can be said in every language."""


class DefectError(TapeteError):
    """A state that the rules should never reach."""
