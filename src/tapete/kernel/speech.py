"""What a game says, in the language of whoever reads: Project Fluent messages from `<language>.ftl` files.

A message that is missing or cannot be formatted is a defect of the program. Nothing falls back in silence to
another language or to a bare key.
"""
from __future__ import annotations

import pickle
import re
from collections.abc import Iterable, Mapping
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ..errors import LONGEST, DefectError, InputError, one_sentence

LANGUAGES = ("es", "en")
"""The languages that every game speaks, the first one first."""
READY = b"# ready\n"
"""How a file of messages begins that a build has read already: the page's Python takes a second to read one."""
_CONTRACTED = re.compile(r"\b([Dd]e|[Aa]) el ")
_AND = re.compile(r" y (?=[«“(]?(?:[iIíÍ]|[hH][iIíÍ](?![aeoáéó])))")
_OR = re.compile(r" o (?=[«“(]?(?:[hH]?[oOóÓ]|8|11\b))")


class Speech:
    """The messages of one language, from the `<language>.ftl` of each folder; `names` are further ones, plain text.

    InputError for a language that Tapete does not speak; DefectError for a file that cannot be read, that is
    no Fluent, or that has a message which another file has too.
    """

    def __init__(self, language: str, folders: Iterable[Path], names: Mapping[str, str] | None = None) -> None:
        if language not in LANGUAGES:
            raise InputError(
                f"'{language}' is no language that Tapete speaks; expected one of {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle, self._names = _bundle(language, tuple(folders)), names or {}

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return key in self._names or self._bundle.has_message(key)

    def say(self, key: str, /, **args: int | str) -> str:
        """The message with its arguments filled in.

        A text among the arguments that is very long is cut. DefectError names the language and the key where the
        message is missing, has no text, or lacks an argument.
        """
        if key in self._names:
            return self._names[key]
        where = f"{self.language}, message '{key}'"
        if not self.has(key):
            raise DefectError(f"{where}: there is no such message")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise DefectError(f"{where}: it has no text")
        for name, value in args.items():
            if isinstance(value, str) and len(value) > LONGEST:     # Fluent raises an error at 2,500 characters
                args[name] = one_sentence(value)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise DefectError(f"{where}: {'; '.join(str(error) for error in errors)}")
        below = [value for value in args.values() if isinstance(value, int) and value < 0]
        return _with_minus(str(text), below) if below and not key.startswith(AS_TYPED) else str(text)


AS_TYPED = "wrong-"
"""Messages that repeat what somebody has typed, a number too."""


def _with_minus(text: str, numbers: Iterable[int]) -> str:
    """The text with a minus for the hyphen before these numbers, which is how the boards write them."""
    for number in numbers:
        text = re.sub(rf"(?<![\w-]){number}(?!\d)", f"−{-number}", text)
    return text


def joined(said: str, language: str) -> str:
    """A text made of parts as it is read: in Spanish words change where they meet (del, al, e Inés, u horror)."""
    if language != "es":
        return said
    return _OR.sub(" u ", _AND.sub(" e ", _CONTRACTED.sub(lambda found: f"{found[1]}l ", said)))


_WITHIN = {"es": str.maketrans("«»", "“”"), "en": str.maketrans("“”", "‘’")}


def within_quotes(said: str, language: str) -> str:
    """A text that will stand between quotation marks: its own become the inner ones of the language."""
    return said.translate(_WITHIN[language])


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """The messages of all folders together; read once, for they do not change while a program runs."""
    # Isolating marks are invisible characters around every argument: noise in terminals, logs and tests.
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        path = folder / f"{language}.ftl"
        resource = read_messages(path)
        _refuse_twice(path, resource, bundle)
        bundle.add_resource(resource)
    return bundle


def read_messages(path: Path) -> ast.Resource:
    """A file of messages; DefectError if it cannot be read or is no Fluent."""
    try:
        data = path.read_bytes()
        if data.startswith(READY):
            return cast(ast.Resource, pickle.loads(data[len(READY):]))
        text = data.decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DefectError(f"{path}: cannot be read ({error})") from error
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            # Fluent skips what it cannot parse, and the message would be missed only when it is needed.
            raise DefectError(f"{path}: this is no Fluent: {(entry.content or '').strip().splitlines()[0]}")
    return resource


def ready(resource: ast.Resource) -> bytes:
    """Messages as a file that is read at once, without their places in the text."""
    return READY + pickle.dumps(_placeless(resource))


def _placeless(part: Any) -> Any:
    if isinstance(part, list):
        return [_placeless(each) for each in part]
    if not isinstance(part, ast.BaseNode):
        return part
    bare = copy(part)
    vars(bare).update({name: None if name == "span" else _placeless(each) for name, each in vars(part).items()})
    return bare


def _refuse_twice(path: Path, resource: ast.Resource, bundle: FluentBundle) -> None:
    """DefectError for a message that is there already: Fluent would keep the first and say nothing."""
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            key = entry.id.name
            if key in seen or bundle.has_message(key):
                raise DefectError(f"{path}: the message '{key}' is there twice")
            seen.add(key)
