"""What a rule's statements do to the types of its variables, and what is wrong with them."""
from __future__ import annotations

import ast

from .expressions import Env, Expressions
from .types import ANY, FLOAT, INT, NEVER, NONE, NUMBERS, SMALL, Array, Kind, Record, Tuple, join

MOST_ROUNDS = 6
"""How often a loop is gone through until the types of its variables stay."""


class Statements(Expressions):
    """Goes through a rule's body. `returned` is the type of its result."""

    returned: Kind = NEVER

    def body(self, nodes: list[ast.stmt], env: Env) -> Kind:
        """The type of a body's result."""
        self.returned, self._loops = NEVER, list[tuple[list[Env], list[Env]]]()
        after = self.block(nodes, env)
        if after is not None and self.returned == NEVER:
            self.returned = NONE
        return self.returned

    def block(self, nodes: list[ast.stmt], env: Env | None) -> Env | None:
        """The types of the variables after some statements; None if nothing comes after them."""
        for node in nodes:
            if env is None:
                return None
            self.env = env
            env = self.statement(node, env)
        return env

    def statement(self, node: ast.stmt, env: Env) -> Env | None:
        """The types of the variables after a statement."""
        match node:
            case ast.Expr():
                self._alone(node)
            case ast.Assign():
                kind = self.kind(node.value)
                for target in node.targets:
                    self._store(target, kind, node.value)
            case ast.AnnAssign() if node.value is not None:
                self._store(node.target, self.kind(node.value), node.value)
            case ast.AugAssign():
                self._change(node)
            case ast.Return():
                kind = NONE if node.value is None else self.kind(node.value)
                self.returned = join(self.returned, kind)
                return None
            case ast.If():
                self.test(node.test)
                return joined(self.block(node.body, {**env}), self.block(node.orelse, {**env}))
            case ast.For():
                return self._for(node, env)
            case ast.While():
                return self._while(node, env)
            case ast.Match():
                return self._match(node, env)
            case ast.Break() | ast.Continue():
                self._loops[-1][isinstance(node, ast.Continue)].append({**env})
                return None
        return self.env

    def _alone(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return
        kind = self.kind(node.value)
        if not isinstance(node.value, ast.Call) and kind is not None:
            self.wrong(node, "no-effect-equals" if isinstance(node.value, ast.Compare) else "no-effect",
                       what=ast.unparse(node.value))

    def _store(self, target: ast.expr, kind: Kind, value: ast.expr) -> None:
        if isinstance(target, ast.Name):
            self.env[target.id] = kind
        elif isinstance(target, ast.Tuple | ast.List):
            kinds = kind.items if isinstance(kind, Tuple) and len(kind.items) == len(target.elts) else \
                (kind.item if isinstance(kind, Array) else ANY,) * len(target.elts)
            for each, one in zip(target.elts, kinds, strict=True):
                self._store(each, one, value)
        elif isinstance(target, ast.Attribute | ast.Subscript):
            self._into_field(target, kind, value)

    def _into_field(self, target: ast.Attribute | ast.Subscript, kind: Kind, value: ast.expr) -> None:
        field, where, what = self.kind(target), ast.unparse(target), ast.unparse(value)
        if field not in (INT, SMALL):
            if isinstance(field, Record | Array) and kind in NUMBERS and not isinstance(target, ast.Subscript):
                self.wrong(target, "number-into", where=where)
            return
        if kind == FLOAT:
            self.wrong(value, "float-into", where=where, what=what)
        elif field == SMALL and _is_negative(value):
            self.wrong(value, "negative-into", where=where, what=what)
        else:
            self.number(value)

    def _change(self, node: ast.AugAssign) -> None:
        """`x += y` is `x = x + y`."""
        read: ast.expr = ast.copy_location(ast.Name(node.target.id, ast.Load()), node.target) \
            if isinstance(node.target, ast.Name) else node.target
        made = ast.copy_location(ast.BinOp(read, node.op, node.value), node)
        self._store(node.target, self.kind(made), made)

    def _for(self, node: ast.For, env: Env) -> Env | None:
        several = self.kind(node.iter)
        if several in NUMBERS:
            self.wrong(node.iter, "loop-over-number", what=ast.unparse(node.iter))
        item = several.item if isinstance(several, Array) else ANY
        if isinstance(several, Tuple):
            item = NEVER
            for each in several.items:
                item = join(item, each)
        head = {**env}
        breaks: list[Env] = []
        for _ in range(MOST_ROUNDS):
            self.env = {**head}
            self._store(node.target, item, node.iter)
            after, breaks = self._round(node.body, self.env)
            new = joined({**head}, after)
            if new == head or new is None:
                break
            head = new
        return self._after(node.orelse, head, breaks)

    def _while(self, node: ast.While, env: Env) -> Env | None:
        head = {**env}
        breaks: list[Env] = []
        for _ in range(MOST_ROUNDS):
            self.env = {**head}
            self.test(node.test)
            after, breaks = self._round(node.body, {**head})
            new = joined({**head}, after)
            if new == head or new is None:
                break
            head = new
        forever = isinstance(node.test, ast.Constant) and bool(node.test.value)
        return self._after(node.orelse, None if forever else head, breaks)

    def _round(self, body: list[ast.stmt], env: Env) -> tuple[Env | None, list[Env]]:
        """The variables after one round of a loop, and those at each `break`."""
        self._loops.append(([], []))
        after = self.block(body, env)
        breaks, goes_on = self._loops.pop()
        for each in goes_on:
            after = joined(after, each)
        return after, breaks

    def _after(self, orelse: list[ast.stmt], env: Env | None, breaks: list[Env]) -> Env | None:
        env = self.block(orelse, env)
        for each in breaks:
            env = joined(env, each)
        if env is not None:
            self.env = env
        return env

    def _match(self, node: ast.Match, env: Env) -> Env | None:
        subject = self.kind(node.subject)
        after: Env | None = None
        all_cases = False
        for case in node.cases:
            self.env = {**env}
            self._pattern(case.pattern, subject)
            if case.guard is not None:
                self.test(case.guard)
            after = joined(after, self.block(case.body, self.env))
            all_cases = all_cases or (case.guard is None and isinstance(case.pattern, ast.MatchAs)
                                      and case.pattern.pattern is None)
        return after if all_cases else joined(after, {**env})

    def _pattern(self, pattern: ast.pattern, subject: Kind) -> None:
        for each in ast.walk(pattern):
            if isinstance(each, ast.MatchValue):
                self.number(each.value)
            elif isinstance(each, ast.MatchAs) and each.name:
                self.env[each.name] = subject


def joined(one: Env | None, other: Env | None) -> Env | None:
    """The types of variables where two ways through a rule meet. A way that ends before, None, does not count."""
    if one is None or other is None:
        return other if one is None else one
    return {name: join(one.get(name, NEVER), other.get(name, NEVER)) for name in {**one, **other}}


def _is_negative(node: ast.expr) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant)
