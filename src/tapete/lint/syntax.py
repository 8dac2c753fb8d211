"""Python that rules cannot have."""
from __future__ import annotations

import ast
from collections.abc import Iterator

from .finding import SourceFinding, found_at
from .records import rules_in
from .source import SourceModule

FORBIDDEN: dict[type[ast.AST], str] = {
    ast.Try: "try", ast.TryStar: "try", ast.Raise: "raise", ast.Assert: "assert", ast.With: "with",
    ast.AsyncWith: "async", ast.AsyncFor: "async", ast.AsyncFunctionDef: "async", ast.Await: "async",
    ast.Yield: "yield", ast.YieldFrom: "yield", ast.Global: "global", ast.Nonlocal: "global", ast.Delete: "del",
    ast.Import: "import", ast.ImportFrom: "import", ast.ClassDef: "class", ast.ListComp: "list", ast.List: "list",
    ast.SetComp: "set", ast.Set: "set", ast.DictComp: "dict", ast.Dict: "dict", ast.GeneratorExp: "generator",
    ast.JoinedStr: "text", ast.NamedExpr: "walrus", ast.MatchMapping: "match", ast.MatchSequence: "match",
    ast.MatchClass: "match", ast.MatchStar: "match"}
"""For each kind of syntax that rules cannot have: the end of its message, `wrong-python-<this>`."""


def check_syntax(module: SourceModule) -> Iterator[SourceFinding]:
    """What the rules of a module have that no rule can have."""
    for rule in rules_in(module):
        for statement in rule.body:
            yield from _within(module, statement)


def _within(module: SourceModule, node: ast.AST) -> Iterator[SourceFinding]:
    forbidden = FORBIDDEN.get(type(node))
    if forbidden is not None:
        yield found_at(module.file, node, f"python-{forbidden}")
        return
    for child in ast.iter_child_nodes(node):
        if not (isinstance(node, ast.Compare) and isinstance(child, ast.List | ast.Set)):    # x in [1, 2]
            yield from _within(module, child)
