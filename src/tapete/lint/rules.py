"""Finds the types of all rules of a package together, and the mistakes that they show."""
from __future__ import annotations

import ast
from collections.abc import Iterator

from .finding import SourceFinding, found_at
from .names import arguments_of
from .records import MENU, Declarations, rules_in
from .source import SourceModule, Sources, is_rule
from .statements import Statements
from .types import ANY, BOOL, FLOAT, FLOATS, INT, NEVER, NONE, NUMBERS, Called, Kind, Record, join, plain

MOST_ROUNDS = 12
"""How often all rules are gone through until their types stay."""
WHOLE = {"why_not", "broken", "clock", "chooser", "seen_as", "step", "legal"}
"""Rules of every game that return an integer or nothing."""


class RuleTypes:
    """The types of the arguments and the results of a package's rules."""

    def __init__(self, sources: Sources, declared: Declarations) -> None:
        self.sources, self.declared = sources, declared
        self.rules = {node: module for module in sources.own for node in rules_in(module)}
        self.arguments: dict[ast.FunctionDef, list[Kind]] = {}
        self.results: dict[ast.FunctionDef, Kind] = {}
        self._fixed: set[ast.arg] = set()
        self.found: dict[tuple[object, ...], SourceFinding] = {}
        self._changed = self._reporting = False

    def check(self) -> Iterator[SourceFinding]:
        """The mistakes in all rules."""
        self._begin()
        for _ in range(MOST_ROUNDS):
            self._changed = False
            self._round()
            if not self._changed:
                break
        self._reporting = True
        self._round()
        return iter(self.found.values())

    def _begin(self) -> None:
        """Set what is known of arguments before any rule is looked at."""
        called = self._called()
        for node, module in self.rules.items():
            by_name = self._records_by_name(module)
            kinds: list[Kind] = []
            for place, each in enumerate(arguments_of(node.args)):
                record = None if each.annotation is None else self.declared.record(module, each.annotation)
                if each.annotation is None and (each.arg != "s" or place == 0):
                    record = by_name.get(each.arg)
                if record is not None or each.annotation is not None:
                    self._fixed.add(each)
                kinds.append(record or (ANY if each.annotation is not None or node not in called else NEVER))
            self.arguments[node] = kinds
            self.results[node] = NEVER

    def _records_by_name(self, module: SourceModule) -> dict[str, Record]:
        state = self.declared.state_for(module)
        found = {"menu": MENU, "scratch": MENU}
        summary = self.declared.summary_for(module)
        if summary is not None:
            found["row"] = summary
        if state is not None:
            found["s"] = state
            dice = state.fields.get("dice")
            if isinstance(dice, Record):
                found |= {"rng": dice, "luck": dice}
        return found

    def _called(self) -> set[ast.AST]:
        """The rules of which every use is a call in another rule, so that the calls show their arguments' types."""
        called, handed = set[ast.AST](), set[ast.AST]()
        for module in self.sources.own:
            for node in ast.walk(module.tree):
                if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Load):
                    defined = self.sources.reach(module, node)
                    if defined is not None and is_rule(defined.node):
                        handed.add(defined.node)
        for node, module in self.rules.items():
            for each in ast.walk(node):
                if isinstance(each, ast.Call):
                    defined = self.sources.reach(module, each.func)
                    if defined is not None:
                        called.add(defined.node)
        return called & handed if handed else called

    def _round(self) -> None:
        for node, module in self.rules.items():
            env = {each.arg: kind for each, kind in zip(arguments_of(node.args), self.arguments[node], strict=True)}
            walk = Statements(module, self.declared, self._result, self._report)
            result = plain(walk.body(node.body, env))
            if result != self.results[node]:
                self.results[node], self._changed = result, True
            if node.name in WHOLE and result in FLOATS:
                self._report(found_at(module.file, node, "float-result", name=node.name))

    def _result(self, called: Called, kinds: list[Kind]) -> Kind:
        """The type of a call's result. Notes the types of its arguments."""
        node = called.node
        if node not in self.results:
            return of_tapete(called)
        known = self.arguments[node]
        for place, (each, kind) in enumerate(zip(arguments_of(node.args), kinds, strict=False)):
            if each not in self._fixed:
                kind = plain(kind)
                wide = INT if kind in NUMBERS and kind not in FLOATS else kind
                new = join(known[place], wide)
                if new != known[place]:
                    known[place], self._changed = new, True
        return self.results[node]

    def _report(self, finding: SourceFinding) -> None:
        if self._reporting:
            self.found.setdefault((finding.file, finding.line, finding.column, finding.wrong.key), finding)


def of_tapete(called: Called) -> Kind:
    """The type of the result of one of Tapete's own rules."""
    returns = called.node.returns
    if isinstance(returns, ast.Name):
        return {"float": FLOAT, "bool": BOOL}.get(returns.id, INT)
    has_result = any(isinstance(each, ast.Return) and each.value is not None for each in ast.walk(called.node))
    return INT if has_result else NONE
