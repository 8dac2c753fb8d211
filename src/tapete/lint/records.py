"""The records, the vocabularies and the constants of a package, as types, from its source."""
from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cached_property
from itertools import takewhile

from ..runtime.syntax import expression_tree
from .source import TAPETE, Defined, SourceModule, Sources, called_name, defined_by, is_rule, statements
from .types import (
    ANY,
    BOOL,
    FLOAT,
    INT,
    NONE,
    SMALL,
    TEXT,
    Array,
    Called,
    Container,
    Kind,
    Record,
    Tuple,
    WordType,
    arithmetic,
)

NUMBERS: dict[str, Kind] = {"i1": INT, "i2": INT, "i4": INT, "i8": INT, "u1": SMALL, "u2": SMALL, "u4": SMALL,
                            "flag": SMALL, "f8": FLOAT}
BASES = ("Telling", "Choosing", "Asking", "Forbidding", "Doing")
MENU = Record("Menu", {"n": INT, "actions": Array(INT)})
SUMMARY = {"seed": INT, "outcome": INT, "choices": INT, "forced": INT}


class Declarations:
    """What the names at the top of modules stand for, as types."""

    def __init__(self, sources: Sources) -> None:
        self.sources = sources
        self._known: dict[ast.AST, Kind] = {}
        self._words: dict[ast.AST, tuple[str | None, set[str]]] = {}

    def kind_of(self, module: SourceModule, name: str) -> Kind:
        """The type of what a name at the top of a module holds."""
        defined = self.sources.find(module, name)
        return ANY if defined is None else self._kind(defined, name)

    def _kind(self, defined: Defined, name: str) -> Kind:
        node = defined.node
        if isinstance(node, ast.FunctionDef):
            return Called(defined.module, node)
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            if node not in self._known:
                self._known[node] = ANY     # for a name that is defined by itself
                self._known[node] = self._assigned(defined.module, node)
            return self._known[node]
        return ANY

    def _assigned(self, module: SourceModule, node: ast.Assign | ast.AnnAssign) -> Kind:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        assert node.value is not None
        if any(not isinstance(each, ast.Name) for each in targets):
            return INT if _is_range(node.value) else ANY       # NORTH, EAST, SOUTH, WEST = range(4)
        return self.constant(module, node.value)

    def constant(self, module: SourceModule, node: ast.expr) -> Kind:
        """The type of an expression at the top of a module."""
        match node:
            case ast.Constant(value=value):
                return constant_kind(value)
            case ast.Name():
                return self.kind_of(module, node.id)
            case ast.Attribute():
                return self.attribute(module, node)
            case ast.Tuple():
                return Tuple(tuple(self.constant(module, each) for each in node.elts))
            case ast.List() | ast.ListComp():
                return Container("list")
            case ast.Dict() | ast.DictComp():
                return Container("dict")
            case ast.Set() | ast.SetComp():
                return Container("set")
            case ast.BinOp(op=ast.Div()):
                return FLOAT
            case ast.BinOp():
                return arithmetic(self.constant(module, node.left), self.constant(module, node.right))
            case ast.UnaryOp():
                return self.constant(module, node.operand)
            case ast.Call():
                return self._made(module, node)
        return ANY

    def _made(self, module: SourceModule, node: ast.Call) -> Kind:
        match called_name(node):
            case "ConstantTable" | "against" | "worths":
                return Array(INT)
            case "len" | "int" | "max" | "min" if isinstance(node.func, ast.Name):
                return INT if called_name(node) in ("len", "int") else ANY
            case "list" | "dict" | "set" if isinstance(node.func, ast.Name):
                return Container(node.func.id)
        return ANY

    def attribute(self, module: SourceModule, node: ast.Attribute) -> Kind:
        """The type of a word of a vocabulary, or of a name in a module."""
        home = self.sources.reach(module, node.value)
        if home is None:
            return ANY
        if isinstance(home.node, ast.Module):
            return self.kind_of(home.module, node.attr)
        if isinstance(home.node, ast.ClassDef):
            if home.node not in self._words:
                members = {name for each in statements(home.node.body) for name in defined_by(each)}
                self._words[home.node] = self.vocabulary(home), members
            base, members = self._words[home.node]
            if base is not None and node.attr in members:
                return WordType(base, home.node.name, node.attr)
        return ANY

    def vocabulary(self, defined: Defined) -> str | None:
        """The class of words to which a class belongs, "" for another enumeration of integers; None for no
        enumeration."""
        for base in BASES:
            if self.sources.is_a(defined, base):
                return base
        for each in self.sources.bases(defined):
            if isinstance(each.node, ast.ClassDef) and any(
                    isinstance(base, ast.Name) and base.id in ("IntEnum", "IntFlag") for base in each.node.bases):
                return ""
        return None

    # ---- records -----------------------------------------------------------------------------------

    def record(self, module: SourceModule, node: ast.expr) -> Record | None:
        """The record that an expression names, such as an annotation; None if it names no known record."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node = expression_tree(node.value)
        defined = self.sources.reach(module, node)
        return None if defined is None else self.record_at(defined)

    def record_at(self, defined: Defined) -> Record | None:
        """The record that a class or an assignment makes."""
        node = defined.node
        if node not in self._known:
            self._known[node] = ANY
            made = None
            if isinstance(node, ast.ClassDef) and is_record(node):
                made = Record(node.name, dict(self._fields(defined.module, node)))
            elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
                made = self._made_record(defined.module, node.value)
            if made is not None:
                self._known[node] = made
        found = self._known[node]
        return found if isinstance(found, Record) else None

    def _fields(self, module: SourceModule, node: ast.ClassDef) -> Iterator[tuple[str, Kind]]:
        for each in node.body:
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                yield each.target.id, self._field(module, each.annotation)

    def _field(self, module: SourceModule, node: ast.expr) -> Kind:
        """The type of a field from its annotation, such as `u1[8] | OPEN`."""
        while isinstance(node, ast.BinOp):
            node = node.left
        if isinstance(node, ast.Subscript):
            kind = self._field(module, node.value)
            for _ in node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]:
                kind = Array(kind)
            return kind
        defined = self.sources.reach(module, node)
        if defined is None:
            return ANY
        if isinstance(node, ast.Name | ast.Attribute) and defined.module.file == TAPETE / "kernel" / "record.py":
            return NUMBERS.get(node.attr if isinstance(node, ast.Attribute) else node.id, ANY)
        if isinstance(defined.node, ast.Assign) and not isinstance(defined.node.value, ast.Call):
            return self._field(defined.module, defined.node.value)      # a name for a kind of number
        return self.record_at(defined) or ANY

    def _made_record(self, module: SourceModule, node: ast.Call) -> Record | None:
        more = {each.arg: self._field(module, each.value) for each in node.keywords if each.arg is not None}
        whole = all(each.arg is not None for each in node.keywords)
        match called_name(node):
            case "menu_of":
                return MENU
            case "summary_of":
                return Record("Summary", {**SUMMARY, **more}, whole)
            case "record_of" if node.args:
                defined = self.sources.reach(module, node.args[0])
                if defined is None or not isinstance(defined.node, ast.ClassDef):
                    return Record("options", more, False)
                made = self._options(defined)
                return Record(made.name, {**made.fields, **more}, made.whole and whole)
        return None

    def _options(self, defined: Defined) -> Record:
        """The record of a model of options, see `gamedef.options`."""
        fields: dict[str, Kind] = {}
        assert isinstance(defined.node, ast.ClassDef)
        whole = True
        for each in self.sources.bases(defined):
            if TAPETE / "files" in each.module.file.parents or TAPETE / "gamedef" in each.module.file.parents:
                break
            assert isinstance(each.node, ast.ClassDef)
            whole = whole and all(self.sources.reach(each.module, base) is not None for base in each.node.bases)
            for line in each.node.body:
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                    whole = self._option(each.module, line.target.id, line.annotation, fields) and whole
        return Record(defined.node.name, fields, whole)

    def _option(self, module: SourceModule, name: str, node: ast.expr, fields: dict[str, Kind]) -> bool:
        """Add the field of one option. Returns whether all that it adds is known."""
        if not (isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Tuple) and len(node.slice.elts) > 1):
            return False
        kind, said = node.slice.elts[:2]
        if not isinstance(said, ast.Call):
            return False
        given = {each.arg: each.value for each in said.keywords}
        if _is_true(given.get("own")):
            return True
        field = given.get("field")
        if isinstance(field, ast.Constant):
            name = str(field.value)
        while isinstance(kind, ast.BinOp):      # Section | None
            kind = kind.left
        defined = self.sources.reach(module, kind)
        if defined is not None and isinstance(defined.node, ast.ClassDef):
            section = self._options(defined)
            if _is_true(given.get("flat")):
                fields.update(section.fields)
                return section.whole
            fields[name] = section
            return section.whole
        if _is_true(given.get("flat")):
            return False
        fields[name] = INT if isinstance(kind, ast.Name) and kind.id in ("int", "bool") and _is_signed(said) else ANY
        return True

    def state_for(self, module: SourceModule) -> Record | None:
        """The state of a module's game: the record with an agenda that is nearest to it in the package; None if there
        is none, or if there are several."""
        return self._nearest(module, self._states)

    def summary_for(self, module: SourceModule) -> Record | None:
        """The summary of a module's game; None if there is none, or if there are several."""
        return self._nearest(module, self._summaries)

    def _nearest(self, module: SourceModule, several: list[Defined]) -> Record | None:
        found = [(_shared(module.name, each.module.name), self.record_at(each)) for each in several]
        most = max((length for length, _ in found), default=0)
        nearest = [record for length, record in found if length == most]
        return nearest[0] if len(nearest) == 1 else None

    @cached_property
    def _summaries(self) -> list[Defined]:
        return [Defined(module, node) for module in self.sources.own for node in module.tree.body
                if isinstance(node, ast.Assign) and called_name(node.value) == "summary_of"]

    @cached_property
    def _states(self) -> list[Defined]:
        return [Defined(module, node) for module in self.sources.own for node in module.tree.body
                if isinstance(node, ast.ClassDef) and is_record(node)
                and any(isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
                        and each.target.id == "n_agenda" for each in node.body)]


def _shared(one: str, other: str) -> int:
    """How many parts of two dotted names are the same, from the first on."""
    pairs = zip(one.split("."), other.split("."), strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def is_record(node: ast.ClassDef) -> bool:
    """Whether a class is marked as a record."""
    return any(isinstance(each, ast.Name) and each.id == "record" for each in node.decorator_list)


def constant_kind(value: object) -> Kind:
    """The type of a constant."""
    match value:
        case bool():
            return BOOL
        case int():
            return INT
        case float():
            return FLOAT
        case str() | bytes():
            return TEXT
    return NONE if value is None else ANY


def rules_in(module: SourceModule) -> Iterator[ast.FunctionDef]:
    """The rules of a module that are written at its top."""
    for node in statements(module.tree.body):
        if is_rule(node):
            assert isinstance(node, ast.FunctionDef)
            yield node


def _is_true(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and node.value is True


def _is_signed(said: ast.Call) -> bool:
    """Whether the record has a signed number for an option with this range: see `gamedef.options._narrowest`."""
    limits = [each.value for each in said.args[1:3] if isinstance(each, ast.Constant)]
    if len(limits) != 2 or not all(isinstance(each, int) for each in limits):
        return False
    low, high = (int(str(each)) for each in limits)
    return low < 0 or high <= 127 or 256 <= high <= 32767 or high > 65535


def _is_range(node: ast.expr) -> bool:
    return called_name(node) == "range"
