"""A lint for rules: every `s.field` that a rule reads or writes must exist, checked in the source before any rule runs.

Plain Python would notice a misspelt field only when that line runs, and numba reports only a bare KeyError. The lint
knows the parameters of rules by their names, or by an annotation with their record or another type. The types of their
fields follow from the records.
"""
from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..kernel.record import Field, RecordType
from ..kernel.rule import RULES

LOOPS = "tapete.search.machine"
SHARED = ("tapete.kernel.", "tapete.search.")
"""The modules with rules that every game uses."""


@dataclass(frozen=True)
class Problem:
    """A field that does not exist, or a parameter without a known record."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


def lint_rules(records: Mapping[str, RecordType], package: str) -> list[Problem]:
    """The problems of every rule in a game's package, and of those modules of kernel and search that it uses.

    `records` maps each parameter name to its record: `{"s": Table, "menu": Menu, ...}`.
    """
    problems: list[Problem] = []
    used = _used_by(package)
    for function in RULES:
        written = not function.__code__.co_filename.startswith("<")     # others are generated from the records
        if written and function.__module__ in used:
            problems.extend(lint_function(function, records))
    return problems


def _used_by(package: str) -> set[str]:
    """The modules of a game's package, the loops, and the shared modules that these use.

    A module that only another game uses may have another record for the same parameter name.
    """
    used: set[str] = set()
    waiting = [LOOPS, *(name for name in sys.modules if f"{name}.".startswith(f"{package}."))]
    while waiting:
        name = waiting.pop()
        if name not in used:
            used.add(name)
            homes = (getattr(value, "__module__", None) for value in vars(sys.modules[name]).values())
            waiting.extend(home for home in homes if isinstance(home, str) and home.startswith(SHARED))
    return used


def lint_function(function: Callable[..., Any], records: Mapping[str, RecordType]) -> list[Problem]:
    """The problems of one rule."""
    lines, first = inspect.getsourcelines(function)
    tree = ast.parse(textwrap.dedent("".join(lines))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    file = str(Path(inspect.getsourcefile(function) or "?"))
    return _Linter(file, first - 1, records, function.__globals__).run(tree)


Kind = Field | None
"""The type of an expression: a field's type (a record, a number or an array of either), None if unknown."""


class _Linter(ast.NodeVisitor):
    def __init__(self, file: str, offset: int, records: Mapping[str, RecordType], names: Mapping[str, Any]) -> None:
        self.file, self.offset = file, offset
        self.records, self.globals = records, names
        self.names: dict[str, Kind] = {}
        self.parameters: set[str] = set()
        self.problems: list[Problem] = []

    def run(self, function: ast.FunctionDef) -> list[Problem]:
        for argument in function.args.args:
            record = self.records.get(argument.arg)
            if argument.annotation is None:
                self.parameters.add(argument.arg)
            else:
                record = self.globals.get(ast.unparse(argument.annotation))
                record = record if isinstance(record, RecordType) else None
            self.names[argument.arg] = None if record is None else Field(record.dtype, (), record)
        for statement in function.body:
            self.visit(statement)
        return sorted(self.problems, key=lambda problem: problem.line)

    def visit_Assign(self, node: ast.Assign) -> None:
        self.visit(node.value)
        kind = self.kind(node.value)
        for target in node.targets:
            if isinstance(target, ast.Name):
                self.names[target.id] = kind
            else:
                self.visit(target)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.kind(node, report=True)
        self.visit(node.value)

    def kind(self, node: ast.AST, report: bool = False) -> Kind:
        if isinstance(node, ast.Name):
            return self.names.get(node.id)
        if isinstance(node, ast.Subscript):
            inner = self.kind(node.value)
            if inner is not None and inner.shape:
                return Field(inner.code, inner.shape[1:], inner.record)
            return None
        if isinstance(node, ast.IfExp):
            return self.kind(node.body)
        if isinstance(node, ast.Attribute):
            return self._field(node, report)
        return None

    def _field(self, node: ast.Attribute, report: bool) -> Kind:
        inner = self.kind(node.value)
        if inner is None:
            if report and isinstance(node.value, ast.Name) and node.value.id in self.parameters:
                self._problem(node, f"nobody says what record the parameter {node.value.id} is")
            return None
        if inner.record is None or inner.shape:
            if report:
                self._problem(node, f"{ast.unparse(node)}: {ast.unparse(node.value)} is no record")
            return None
        found: Kind = inner.record.fields.get(node.attr)
        if found is None and report:
            self._problem(node, f"{ast.unparse(node)}: {inner.record.__name__} has no field {node.attr}")
        return found

    def _problem(self, node: ast.AST, text: str) -> None:
        self.problems.append(Problem(self.file, self.offset + getattr(node, "lineno", 0), text))
