"""Messages in the reader's language: Project Fluent messages from `<language>.ftl` files.

If a message is missing or cannot be formatted, that is a defect of the program. Nothing falls back silently to another
language or to a bare key.
"""
from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from ..errors import LONGEST, InputError, defect_of, one_sentence, shown
from .messages import Messages, ungrouped

LANGUAGES = ("es", "en")
"""The languages that every game has, the default first."""
_CONTRACTED = re.compile(r"\b([Dd]e|[Aa]) el ")
_AND = re.compile(r" y (?=[«“(]?(?:[iIíÍ]|[hH][iIíÍ](?![aeoáéó])))")
_OR = re.compile(r" o (?=[«“(]?(?:[hH]?[oOóÓ]|8|11\b))")


class Speech:
    """The messages of one language, from the `<language>.ftl` of each folder. `names` are further messages, plain text.

    InputError for a language that Tapete does not have. DefectError for a file that cannot be read, a line that is not
    valid Fluent, or a message that another file has too.
    """

    def __init__(self, language: str, folders: Iterable[Path], names: Mapping[str, str] | None = None) -> None:
        if language not in LANGUAGES:
            raise InputError(
                f"'{language}' is no language that Tapete speaks; expected one of {', '.join(LANGUAGES)}")
        self.language = language
        places = tuple(folders)
        self._messages, self._names, self._defect = _messages(language, places), names or {}, defect_of(*places)

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return key in self._names or key in self._messages

    def rule(self, key: str) -> ast.Message | None:
        """A message as Fluent's syntax tree; None if there is none. DefectError if it is not valid Fluent."""
        return self._messages.tree(key)

    def say(self, key: str, /, **args: int | str) -> str:
        """The message with its arguments filled in.

        A very long text argument is cut. DefectError names the language and the key if the message is missing, is not
        valid Fluent, has no text, or lacks an argument.
        """
        if key in self._names:
            return self._names[key]
        where = f"{self.language}, message '{key}'"
        if not self.has(key):
            raise self._defect(f"{where}: there is no such message")
        typed = key.startswith(AS_TYPED)
        for name, value in args.items():
            if isinstance(value, str):
                # Fluent raises an error at 2,500 characters.
                args[name] = one_sentence(value) if len(value) > LONGEST else shown(value)
            elif typed:
                args[name] = ungrouped(value)
        said = self._messages.filled(key, args)
        if said is None:
            raise self._defect(f"{where}: it has no text")
        text, errors = said
        if errors:
            raise self._defect(f"{where}: {'; '.join(str(error) for error in errors)}")
        below = [value for value in args.values() if isinstance(value, int) and value < 0]
        return _with_minus(text, below) if below and not typed else text


    def figure(self, value: float, shape: str = ",") -> str:
        """A number in one of Python's formats, as people write it. Spanish has a decimal comma, points between
        thousands, and a space before a percent sign.
        """
        text = format(value, shape)
        return text.translate(_POINTS).replace("%", "\u00a0%") if self.language == "es" else text

    def span(self, low: float, high: float, shape: str) -> str:
        """A range from one number to another."""
        return f"{self.figure(low, shape)} - {self.figure(high, shape)}"


_POINTS = str.maketrans(",.", ".,")
AS_TYPED = "wrong-"
"""Messages that quote what somebody typed, also numbers: with a hyphen as the minus sign, and no separators between
thousands. If such a message counts something large, it says NUMBER($most, useGrouping: 1).
"""


def _with_minus(text: str, numbers: Iterable[int]) -> str:
    """The text with a real minus sign in place of the hyphen before these numbers, as the boards write them."""
    for number in numbers:
        text = re.sub(rf"(?<![\w-]){number}(?!\d)", f"−{-number}", text)
    return text


def joined(said: str, language: str) -> str:
    """A text joined from parts, corrected for reading.

    In Spanish, words change where they meet (del, al, e Inés, u horror).
    """
    if language != "es":
        return said
    return _OR.sub(" u ", _AND.sub(" e ", _CONTRACTED.sub(lambda found: f"{found[1]}l ", said)))


def listed(speech: Speech, names: Sequence[str], word: str = "and") -> str:
    """Names in a row, the last joined by `word`, whose message is `listed-<word>`. The program has "and"."""
    if len(names) < 2:
        return "".join(names)
    return joined(speech.say(f"listed-{word}", first=", ".join(names[:-1]), last=names[-1]), speech.language)


OPENING, CLOSING = "'\"«“‘", "'\"»”’"
"""The quotation marks of both languages, and those on a keyboard."""
_WITHIN = {"es": str.maketrans("«»", "“”"), "en": str.maketrans("“”", "‘’")}


def within_quotes(said: str, language: str) -> str:
    """A text that will be put between quotation marks: its own become the inner quotation marks of the language."""
    return said.translate(_WITHIN[language])


@cache
def _messages(language: str, folders: tuple[Path, ...]) -> Messages:
    """The messages of all folders together, cached because they do not change while a program runs."""
    return Messages(language, [folder / f"{language}.ftl" for folder in folders])
