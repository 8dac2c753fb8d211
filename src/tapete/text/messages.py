"""Message files in Project Fluent's syntax, `<language>.ftl`. Each message is parsed when it is first said.

A program has thousands of messages and says few. To parse all of them would take longer than the rest of its start. The
names of all messages are known at once.
"""
from __future__ import annotations

import pickle
import re
from collections.abc import Iterable, Mapping
from copy import copy
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, fluent_number
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ..errors import defect_of
from ..runtime.in_page import IN_PAGE

KNOWN = 4096
"""The most numbers for which the written form is cached."""
READY = b"# ready\n"
"""The first bytes of a message file that a build parsed already, because a browser's Python takes a second to parse
one.
"""
_NAME = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""The start of a message or a term. All other lines of one are indented, or begin with a sign."""
_STRAY = re.compile(r"^(?!-?[A-Za-z][\w-]* *=)[^\s#{}\[*.].*", re.MULTILINE)


class Messages:
    """The messages of some files in one language.

    DefectError for a file that cannot be read, for a line that belongs to no message, and for a message that exists
    twice. Fluent would silently keep the first.
    """

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        self._bundle = _Bundle(language)
        self._written: dict[str, tuple[Path, str | ast.Resource]] = {}
        self._read: set[str] = set()
        for path in files:
            for name, entry in entries_of(path):
                if name in self._written:
                    raise defect_of(path)(f"{path}: the message '{name}' is there twice")
                self._written[name] = path, entry

    def __contains__(self, name: str) -> bool:
        return name in self._written and not name.startswith("-")

    def filled(self, name: str, args: dict[str, int | str]) -> tuple[str, list[Exception]] | None:
        """A message with its arguments filled in, and the errors; None if it has no text.

        DefectError if it is not valid Fluent.
        """
        self._read_with_all_it_names(name)
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text), errors

    def tree(self, name: str) -> ast.Message | None:
        """A message as a syntax tree; None if there is none. DefectError if it is not valid Fluent."""
        if name not in self:
            return None
        path, entry = self._written[name]
        resource = _parsed(entry, path) if isinstance(entry, str) else entry
        return next(each for each in resource.body if isinstance(each, ast.Message))

    def _read_with_all_it_names(self, name: str) -> None:
        if name in self._read or name not in self._written:
            return
        path, entry = self._written[name]
        resource = _parsed(entry, path) if isinstance(entry, str) else entry
        self._bundle.add_resource(resource)
        self._read.add(name)        # another thread that reads it meanwhile gets the same result
        named = _Named()
        named.visit(resource)
        for each in named.names:
            self._read_with_all_it_names(each)


class _Bundle(FluentBundle):
    """Fluent's bundle with a cache of how each integer is written and which plural form it takes. With Babel these take
    a third of the time of a sentence.
    """

    def __init__(self, language: str) -> None:
        # Isolating marks are invisible characters around every argument. They disturb terminals, logs and tests.
        super().__init__([language], use_isolating=False)
        self._plural_form = lru_cache(KNOWN)(self._plural_form)
        self._whole = lru_cache(KNOWN)(_Whole)

    def format_pattern(self, pattern: Any, args: Mapping[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        given = {name: self._whole(value) if type(value) is int else native_to_fluent(value)
                 for name, value in (args or {}).items()}
        errors: list[Exception] = []
        try:
            text = pattern(ResolverEnvironment(context=self, current=CurrentEnvironment(args=given), errors=errors))
        except ValueError as error:
            return "{???}", [*errors, error]
        return text, errors


class _Whole(FluentInt):
    """An integer as it is written in one language."""

    def format(self, locale: Any) -> str:
        if "written" not in self.__dict__:
            self.written = super().format(locale)
        return self.written


def ungrouped(number: int) -> int:
    """An integer for a message that writes it without separators between thousands."""
    return cast(int, fluent_number(number, useGrouping=False))


class _Named(Visitor):
    """Collects the messages and terms that a message refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


def entries_of(path: Path) -> list[tuple[str, str | ast.Resource]]:
    """The messages of a file by name (a term's name with its hyphen): as text, or parsed if a build did so."""
    text = _content(path)
    if isinstance(text, ast.Resource):
        return [(f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name, ast.Resource([entry]))
                for entry in text.body if isinstance(entry, ast.Message | ast.Term)]
    if stray := _STRAY.search(text):
        raise defect_of(path)(f"{path}: this is no Fluent: {stray[0]}")
    begun = list(_NAME.finditer(text))
    return [(found[1], text[found.start():after])
            for found, after in zip(begun, [*(each.start() for each in begun[1:]), len(text)], strict=True)]


def read_messages(path: Path) -> ast.Resource:
    """A whole message file, parsed; DefectError if it cannot be read or is not valid Fluent."""
    content = _content(path)
    return content if isinstance(content, ast.Resource) else _parsed(content, path)


def _content(path: Path) -> str | ast.Resource:
    try:
        data = path.read_bytes()
        if IN_PAGE and data.startswith(READY):
            return cast(ast.Resource, pickle.loads(data[len(READY):]))
        return data.decode("utf-8").replace("\r\n", "\n")
    except (OSError, UnicodeDecodeError) as error:
        raise defect_of(path)(f"{path}: cannot be read ({error})") from error


def _parsed(text: str, path: Path) -> ast.Resource:
    try:
        resource: ast.Resource = FluentResource(text)
    except RecursionError as error:
        raise defect_of(path)(f"{path}: this is no Fluent: too many braces within braces") from error
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            # Fluent skips text that it cannot parse, so a missing message would show only when it is needed.
            raise defect_of(path)(f"{path}: this is no Fluent: {(entry.content or '').strip().splitlines()[0]}")
    return resource


def ready(resource: ast.Resource) -> bytes:
    """Parsed messages as the bytes of a file that loads quickly, without their positions in the text."""
    return READY + pickle.dumps(_placeless(resource))


def _placeless(part: Any) -> Any:
    if isinstance(part, list):
        return [_placeless(each) for each in part]
    if not isinstance(part, ast.BaseNode):
        return part
    bare = copy(part)
    vars(bare).update({name: None if name == "span" else _placeless(each) for name, each in vars(part).items()})
    return bare
