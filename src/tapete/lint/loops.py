"""Loops without an end: nothing in the loop changes what its condition reads, or all changes go the wrong way."""
from __future__ import annotations

import ast
from collections.abc import Iterator

from .effects import EffectsOf
from .finding import SourceFinding, found_at
from .records import rules_in
from .source import SourceModule

Loop = ast.While | ast.For


def check_loops(effects: EffectsOf, module: SourceModule) -> Iterator[SourceFinding]:
    """The loops of a module's rules that have no end."""
    for rule in rules_in(module):
        for node in ast.walk(rule):
            if isinstance(node, ast.While) and not _is_left(node):
                yield from _check(effects, module, node)


def _check(effects: EffectsOf, module: SourceModule, node: ast.While) -> Iterator[SourceFinding]:
    if isinstance(node.test, ast.Constant):
        if node.test.value:
            yield found_at(module.file, node, "endless-true")
        return
    body: list[ast.AST] = [*node.body]
    names = {each.id for each in ast.walk(node.test) if isinstance(each, ast.Name)}
    changed = {each.id for line in body for each in ast.walk(line)
               if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}
    test = effects.of(module, [node.test])
    within = effects.of(module, [*body, node.test])
    if not names & changed and not within.touches(test.reads):
        yield found_at(module.file, node, "endless", condition=ast.unparse(node.test))
    elif (wrong := _wrong_way(node, names & changed, bool(within.touches(test.reads)))) is not None:
        yield found_at(module.file, wrong, "endless-way", condition=ast.unparse(node.test),
                       change=ast.unparse(wrong))


def _is_left(node: ast.While) -> bool:
    """Whether something in a loop leaves it: `return`, or its own `break`."""
    return any(isinstance(each, ast.Return) for line in node.body for each in ast.walk(line)) \
        or any(_breaks(line) for line in node.body)


def _breaks(node: ast.AST) -> bool:
    if isinstance(node, ast.Break):
        return True
    return not isinstance(node, Loop) and any(map(_breaks, ast.iter_child_nodes(node)))


UP, DOWN = (ast.Lt, ast.LtE), (ast.Gt, ast.GtE)


def _wrong_way(node: ast.While, changed: set[str], fields: bool) -> ast.AugAssign | None:
    """The change of the only number that a condition `i < n` compares, if it leads away from its end."""
    test = node.test
    if fields or len(changed) != 1 or not isinstance(test, ast.Compare) or len(test.ops) != 1 \
            or not isinstance(test.left, ast.Name) or test.left.id not in changed \
            or any(isinstance(each, ast.Name) and each.id in changed for each in ast.walk(test.comparators[0])):
        return None
    away = ast.Sub if isinstance(test.ops[0], UP) else ast.Add if isinstance(test.ops[0], DOWN) else None
    stores = [each for line in node.body for each in ast.walk(line)
              if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store) and each.id in changed]
    changes = [each for line in node.body for each in ast.walk(line)
               if isinstance(each, ast.AugAssign) and each.target in stores]
    if away is None or len(changes) != len(stores) or not all(
            isinstance(each.op, away) and isinstance(each.value, ast.Constant) and isinstance(each.value.value, int)
            and each.value.value > 0 for each in changes):
        return None
    return changes[0]
