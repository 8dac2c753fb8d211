"""The messages of a package: those that are missing, and arguments that nothing gives."""
from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from ..text.speech import LANGUAGES
from .finding import SourceError, SourceFinding, found_at, nearest
from .records import Declarations
from .source import TAPETE, Defined, SourceModule, Sources, called_name

PREFIXES = {"Telling": "told", "Choosing": "act", "Asking": "ask", "Forbidding": "why"}
"""How the names of the messages of words begin, by the class of the words."""
HOWS = ("told_as", "act_as", "asked_as")
"""The methods of a game's wording that give its messages more arguments."""
SAYING = {"sentence": "told", "label": "act", "question": "ask", "refusal": "why"}
"""The methods of a game's wording that say a sort of words. Where a game has its own, nothing is known of arguments."""
PLAIN_KINDS = ("Kind", "Seats", "Points", "YesNo", "Named", "OfLore", "Selector")
"""Tapete's kinds of arguments. Each gives a message the argument itself, and nothing else but its forms."""


Given = dict[str, tuple[SourceModule, ast.Call, frozenset[str] | None]]
"""For the names of messages: where one is said, and the arguments that it gets; None if they are not known."""


@dataclass(frozen=True)
class Message:
    """A message of a file: its line and column, and the arguments that it uses, each with its place."""

    file: Path
    line: int
    column: int
    arguments: dict[str, tuple[int, int]] = field(default_factory=dict)


@dataclass(frozen=True)
class SaidWord:
    """A word of a vocabulary: where it is declared, how its messages begin, and their arguments; None: not known."""

    module: SourceModule
    node: ast.Assign
    key: str
    arguments: frozenset[str] | None


def check_texts(declared: Declarations) -> Iterator[SourceFinding]:
    """The mistakes in the messages that the games of the package say."""
    sources = declared.sources
    homes = {module.file.parent for module in sources.own for node in module.tree.body
             if isinstance(node, ast.ClassDef) and sources.is_a(Defined(module, node), "Game")}
    for home in sorted(homes):
        yield from _check_home(declared, home)


def _check_home(declared: Declarations, home: Path) -> Iterator[SourceFinding]:
    """The mistakes in the messages of the game in a folder."""
    sources, folder = declared.sources, home / "text"
    own = _said_by_itself(sources)
    words = [word for word in _words(declared) if home in word.module.file.parents]
    words = [replace(word, arguments=None) if word.key.partition("-")[0] in own else word for word in words]
    given = _given(sources)
    more = _more(sources)
    known: dict[Path, set[str]] = {}
    for language in LANGUAGES:
        file = folder / f"{language}.ftl"
        if not file.is_file():
            yield SourceFinding(file, 1, 1, SourceError("no-text-file"))
            continue
        messages: dict[str, Message] = {}
        for each in _messages(file):
            if isinstance(each, SourceFinding):
                yield each
            elif each[0] in messages:
                yield SourceFinding(file, each[1].line, each[1].column, SourceError("message-twice", name=each[0]))
            else:
                messages[each[0]] = each[1]
                yield from _unfilled(*each, words, given, more)
        known[file] = {*messages, *_names(TAPETE / "text" / file.name)}
    yield from _missing(sources, words, given, known)


# ---- what the package says ---------------------------------------------------------------------

def _words(declared: Declarations) -> Iterator[SaidWord]:
    """The words of the package that are said: those that its Python names, all choices, and the kernel's rolls."""
    used = {node.attr for module in declared.sources.own for node in ast.walk(module.tree)
            if isinstance(node, ast.Attribute)}
    for module in declared.sources.own:
        for node in module.tree.body:
            base = declared.vocabulary(Defined(module, node)) if isinstance(node, ast.ClassDef) else None
            if not base or base not in PREFIXES:
                continue
            assert isinstance(node, ast.ClassDef)
            for each in node.body:
                if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name) \
                        and isinstance(each.value, ast.Call) and _is_said(base, each.value) \
                        and (each.targets[0].id in used | {"ROLL"} or base == "Choosing"):
                    yield SaidWord(module, each, f"{PREFIXES[base]}-{each.targets[0].id}",
                               _arguments(declared.sources, module, each.value))


def _said_by_itself(sources: Sources) -> set[str]:
    """The beginnings of the messages that the package's wording says in its own way."""
    return {SAYING[each.name] for module in sources.own for node in module.tree.body
            if isinstance(node, ast.ClassDef) and sources.is_a(Defined(module, node), "Wording")
            for each in node.body if isinstance(each, ast.FunctionDef) and each.name in SAYING}


def _is_said(base: str, node: ast.Call) -> bool:
    """Whether a word has a message: a reason has one if it names its rule."""
    return called_name(node) in ("tells", "act", "asks", "why") and (base != "Forbidding" or len(node.args) > 1)


def _arguments(sources: Sources, module: SourceModule, node: ast.Call) -> frozenset[str] | None:
    """The arguments of a word's message; None if a kind of the package's own may give others."""
    names = set()
    for each in node.keywords:
        if each.arg is None:
            return None
        if each.arg == "beat":
            continue
        kind = sources.reach(module, each.value)
        made = getattr(kind.node, "value", None) if kind is not None else each.value
        maker = sources.reach(kind.module if kind else module, made.func) if isinstance(made, ast.Call) else None
        if maker is None or not isinstance(maker.node, ast.ClassDef) or TAPETE not in maker.module.file.parents \
                or maker.node.name not in PLAIN_KINDS or not isinstance(made, ast.Call):
            return None
        name = each.arg.rstrip("_")
        names |= {name, *(f"{name}_{form}" for form in _forms(made))}
    return frozenset(names)


def _forms(node: ast.Call) -> list[str]:
    given = next((each.value for each in node.keywords if each.arg == "forms"), None)
    return [str(each.value) for each in ast.walk(given) if isinstance(each, ast.Constant)] if given is not None else []


def _given(sources: Sources) -> Given:
    """The messages that the package's Python says by their whole name."""
    found: Given = {}
    for module in sources.own:
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Call) and called_name(node) == "say" and node.args \
                    and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str):
                key = node.args[0].value
                names = None if any(each.arg is None for each in node.keywords) else frozenset(
                    str(each.arg) for each in node.keywords)
                before = found[key][2] if key in found else frozenset()
                found[key] = module, node, None if names is None or before is None else names | before
    return found


def _more(sources: Sources) -> set[str]:
    """The further arguments that the package's wording may give: the words in its tables and calls."""
    found: set[str] = set()
    for module in _wording_modules(sources):
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Dict):
                found |= {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
            elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant) \
                    and isinstance(node.ctx, ast.Store):
                found.add(str(node.slice.value))
            elif isinstance(node, ast.Call) and called_name(node) == "dict":
                found |= {each.arg for each in node.keywords if each.arg}
    for module in sources.own:
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Call) and called_name(node) == "say" and node.args \
                    and not isinstance(node.args[0], ast.Constant):
                found |= {each.arg for each in node.keywords if each.arg}
    return found


def _wording_modules(sources: Sources) -> Iterator[SourceModule]:
    """The modules with methods that give messages more arguments, and those that these modules use."""
    for module in sources.own:
        if any(isinstance(node, ast.FunctionDef) and node.name in HOWS for node in ast.walk(module.tree)):
            yield module
            used = [sources.find(module, name) for name in module.names]
            yield from {each.module for each in used if each is not None and each.module in sources.own} - {module}


def _dynamic(sources: Sources) -> tuple[str, ...]:
    """The beginnings of the names of messages that the package's Python makes while it runs."""
    return tuple(str(node.values[0].value) for module in sources.own for node in ast.walk(module.tree)
                 if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant)
                 and str(node.values[0].value).endswith("-"))


# ---- what the files have -----------------------------------------------------------------------

def _messages(file: Path) -> Iterator[tuple[str, Message] | SourceFinding]:
    """The messages of a file by name, and what in it is no message."""
    text = file.read_text(encoding="utf-8").replace("\r\n", "\n")
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, fluent.Message):
            used = _Arguments(text)
            used.visit(entry)
            yield entry.id.name, Message(file, *_place(text, entry.id), used.found)
        elif isinstance(entry, fluent.Junk):
            line, column = _place(text, entry)
            yield SourceFinding(file, line, column, SourceError("no-fluent", line=text.splitlines()[line - 1]))


def _place(text: str, node: fluent.SyntaxNode) -> tuple[int, int]:
    """The line and the column of a part of a message, from 1."""
    at = node.span.start if node.span is not None else 0
    before = text[:at]
    return before.count("\n") + 1, at - (before.rfind("\n") + 1) + 1


class _Arguments(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.found: dict[str, tuple[int, int]] = {}

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.found.setdefault(node.id.name, _place(self.text, node))

    def visit_TermReference(self, node: fluent.TermReference) -> None:
        """The arguments of a term are not those of the message around it."""


# ---- comparing both ----------------------------------------------------------------------------

def _missing(sources: Sources, words: list[SaidWord], given: Given,
             known: dict[Path, set[str]]) -> Iterator[SourceFinding]:
    """The messages that are said and that a language, or each, does not have."""
    for word in words:
        lacking = [file for file, names in known.items() if word.key not in names
                   and not any(name.startswith(f"{word.key}-") for name in names)]
        yield from _no_message(word.module.file, word.node, word.key, lacking, known)
    dynamic = _dynamic(sources)
    for key, (module, node, _) in given.items():
        lacking = [] if key.startswith(dynamic) else [
            file for file, names in known.items() if key not in names and key not in _elsewhere(sources, file)]
        yield from _no_message(module.file, node.args[0], key, lacking, known)


def _no_message(file: Path, node: ast.AST, key: str, lacking: list[Path],
                known: dict[Path, set[str]]) -> Iterator[SourceFinding]:
    if lacking:
        near = nearest(key, known[lacking[0]])
        files = ", ".join(f"{each.parent.name}/{each.name}" for each in lacking)
        yield found_at(file, node, "no-message", name=key, file=files) if near is None else found_at(
            file, node, "no-message-near", name=key, file=files, near=near)


def _elsewhere(sources: Sources, file: Path) -> set[str]:
    """The names of messages in the other files of the package in the same language."""
    return {name for path in sources.folder.rglob(file.name) if path != file for name in _names(path)}


def _names(path: Path) -> Iterator[str]:
    yield from (line.partition(" =")[0] for line in path.read_text(encoding="utf-8").splitlines()
                if line[:1].isalpha() and " =" in line)


def _unfilled(name: str, message: Message, words: list[SaidWord], given: Given,
              more: set[str]) -> Iterator[SourceFinding]:
    """The arguments of a message that nothing gives."""
    word = next((each for each in words if name == each.key or name.startswith(f"{each.key}-")), None)
    gets = given[name][2] if name in given else None if word is None else frozenset()
    own = frozenset() if word is None else word.arguments
    if gets is None or own is None:
        return      # not all of them are known
    allowed = own | gets
    if word is not None and not word.key.startswith(f"{PREFIXES['Forbidding']}-"):
        allowed |= more
    for argument, (line, column) in message.arguments.items():
        if argument not in allowed:
            near, listed = nearest(argument, allowed), ", ".join(f"${each}" for each in sorted(own | gets))
            args = {"message": name, "name": f"${argument}"}
            yield SourceFinding(message.file, line, column, (
                SourceError("no-argument-near", **args, near=f"${near}") if near else
                SourceError("no-argument", **args, known=listed) if listed else SourceError("no-arguments", **args)))
