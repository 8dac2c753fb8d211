"""Which fields of records a rule reads and writes, by the rules that it calls, too."""
from __future__ import annotations

import ast
from dataclasses import dataclass, field

from .source import SourceModule, Sources

ANYTHING = "*"
"""Stands for all fields."""


@dataclass
class Effects:
    """The names of the fields that some code reads and writes, whatever the record."""

    reads: set[str] = field(default_factory=set)
    writes: set[str] = field(default_factory=set)

    def touches(self, reads: set[str]) -> bool:
        """Whether it may change what is read."""
        return bool(reads) and (ANYTHING in self.writes or (bool(self.writes) and ANYTHING in reads)
                                or bool(self.writes & reads))


class EffectsOf:
    """Finds the effects of code, and remembers those of each rule."""

    def __init__(self, sources: Sources) -> None:
        self.sources = sources
        self._known: dict[ast.AST, Effects] = {}

    def of(self, module: SourceModule, nodes: list[ast.AST]) -> Effects:
        """The effects of some statements or expressions of a module."""
        made = Effects()
        for node in nodes:
            for each in ast.walk(node):
                self._add(module, each, made)
        return made

    def _add(self, module: SourceModule, node: ast.AST, made: Effects) -> None:
        match node:
            case ast.Attribute(ctx=ast.Store()):
                made.writes.add(node.attr)
            case ast.Subscript(ctx=ast.Store()):
                inner = node.value
                while isinstance(inner, ast.Subscript):
                    inner = inner.value
                made.writes.add(inner.attr if isinstance(inner, ast.Attribute) else ANYTHING)
            case ast.Subscript():
                if isinstance(node.value, ast.Name):
                    made.reads.add(ANYTHING)
            case ast.Attribute():
                made.reads.add(node.attr)
            case ast.Call():
                self._call(module, node, made)

    def _call(self, module: SourceModule, node: ast.Call, made: Effects) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in PURE and name not in module.names:
            return
        defined = self.sources.reach(module, node.func)
        if defined is None or not isinstance(defined.node, ast.FunctionDef):
            made.reads.add(ANYTHING)
            made.writes.add(ANYTHING)
            return
        inner = self._function(defined.module, defined.node)
        made.reads |= inner.reads
        made.writes |= inner.writes

    def _function(self, module: SourceModule, node: ast.FunctionDef) -> Effects:
        if node not in self._known:
            self._known[node] = Effects()       # for a rule that calls itself
            self._known[node] = self.of(module, [*node.body])
        return self._known[node]


PURE = {"range", "len", "min", "max", "abs", "int", "float", "bool", "sum", "divmod", "round", "enumerate", "zip",
        "pow"}
