"""Faults in the rules of a game, judged by its scenarios. `mutate.py` runs this.

Rules run plain here. The scenarios run once, and each notes which lines of the rules it runs. A fault is then planted
in the loaded function: its code is replaced by that of the changed file, and no file changes. Only the scenarios that
run the fault's lines judge it, those that name the function's rule first, until one fails. Nothing is planted in calls
of `tell` and its kin, because scenarios do not read the log.
"""
from __future__ import annotations

import ast
import random
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from faults import Fault, faults_of
from tapete.errors import InputError
from tapete.games import find_game
from tapete.kernel.rule import IDS, RULES
from tapete.referee.scenario import run, scenario_files

ROOT = Path(__file__).parents[1]
PATIENCE = 5.0
"""Seconds of processor time after which a scenario counts as failed, because a fault may keep it running for ever."""


class Hung(BaseException):
    """A scenario ran for too long. No `except Exception` may stop it."""


@dataclass
class RuleFunction:
    """A function with the mark `@rule`, its ids in the ledger, and the faults that could be planted in it."""

    function: Any
    path: Path
    code: CodeType
    ids: list[str]
    faults: list[Fault] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.function.__name__} [{', '.join(self.ids) or 'no id'}]"

    def plant(self, fault: Fault) -> None:
        """Let the function run the changed code, until `restore`."""
        changed = compile(fault.put_in(fault.path.read_bytes()), self.code.co_filename, "exec", dont_inherit=True)
        self.function.__code__ = next(each for each in _codes(changed) if _place(each) == _place(self.code))

    def restore(self) -> None:
        self.function.__code__ = self.code


@dataclass
class Judge:
    """A scenario: the rules that it names, and the lines of rules that it runs."""

    path: Path
    rules: list[str]
    lines: set[tuple[str, int]]

    def passes(self) -> bool:
        """Whether it passes. A crash and a run that does not end count as failures."""
        signal.signal(signal.SIGVTALRM, _stop)
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
        try:
            return run(self.path).passed
        except (Exception, Hung):
            return False
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def rule_functions(game: str, n: int | None, seed: int, files: list[Path]) -> list[RuleFunction]:
    """The rules of a game, or those in these files, each with at most `n` faults drawn by the seed."""
    find_game(game)
    ids: dict[CodeType, list[str]] = {}
    for rule_id, functions in IDS.items():
        for function in functions:
            ids.setdefault(function.__code__, []).append(rule_id)
    folder = ROOT / "src/tapete/games" / game
    found: dict[CodeType, RuleFunction] = {}
    for function in RULES:
        path = Path(function.__code__.co_filename)
        if path.is_relative_to(folder) and (not files or path in files):
            found.setdefault(function.__code__, RuleFunction(function, path, function.__code__,
                                                             ids.get(function.__code__, [])))
    for path in sorted({each.path for each in found.values()}):
        bodies = {node.name: (node.body[0].lineno, node.end_lineno or 0)
                  for node in ast.parse(path.read_bytes()).body if isinstance(node, ast.FunctionDef)}
        faults = list(faults_of(path, _only_tells))
        for each in found.values():
            if each.path == path and each.function.__name__ in bodies:
                first, last = bodies[each.function.__name__]
                own = [fault for fault in faults if first <= fault.line <= last]
                if n is not None and n < len(own):
                    own = random.Random(f"{seed} {path.name} {each.function.__name__}").sample(own, n)
                each.faults = sorted(own, key=lambda fault: fault.begin)
    return sorted(found.values(), key=lambda each: (each.path, each.code.co_firstlineno))


def judges(folder: Path, rules: list[RuleFunction]) -> list[Judge]:
    """The scenarios of a folder, with the lines of these rules that each of them runs. SystemExit if one fails."""
    watched = {each.code for each in rules}
    lines: set[tuple[str, int]] = set()

    def trace(frame: FrameType, event: str, _: Any) -> Callable[..., Any] | None:
        if frame.f_code not in watched:
            return None
        if event == "line":
            lines.add((frame.f_code.co_filename, frame.f_lineno))
        return trace

    found = []
    for path in scenario_files([folder]):
        lines = set()
        sys.settrace(trace)
        try:
            result = run(path)
        except InputError as error:
            sys.exit(str(error))
        finally:
            sys.settrace(None)
        if not result.passed:
            sys.exit(f"{path} must pass as long as nothing is planted")
        found.append(Judge(path, result.rules, lines))
    return found


def survivors(rules: list[RuleFunction], scenarios: list[Judge]) -> Iterator[tuple[RuleFunction, Fault, bool]]:
    """Each fault that no scenario notices, with its rule, and whether a scenario runs its line at all."""
    for rule in rules:
        for fault in rule.faults:
            lines = range(fault.line, fault.line + fault.lines)
            concerned = [each for each in scenarios
                         if any((rule.code.co_filename, line) in each.lines for line in lines)]
            concerned.sort(key=lambda each: (not set(rule.ids) & set(each.rules), len(each.lines)))
            rule.plant(fault)
            try:
                caught = any(not each.passes() for each in concerned)
            finally:
                rule.restore()
            if not caught:
                yield rule, fault, bool(concerned)


def mutate_rules(game: str, n: int | None, seed: int, files: list[Path]) -> None:
    """Print each fault that survives, the rules without a caught fault, and the share caught."""
    rules = rule_functions(game, n, seed, [path.resolve() for path in files])
    scenarios = judges(ROOT / "scenarios" / game, rules)
    caught = {each.code: len(each.faults) for each in rules}
    for rule, fault, ran in survivors(rules, scenarios):
        caught[rule.code] -= 1
        said = fault.said(fault.path.read_bytes()).removeprefix(f"{ROOT}/")
        print(f"{'MISSED ' if ran else 'not run'} {said}  {rule}", flush=True)
    by_id: dict[str, int] = {}
    for rule in rules:
        for rule_id in rule.ids if rule.faults else []:
            by_id[rule_id] = by_id.get(rule_id, 0) + caught[rule.code]
    for rule_id in sorted(each for each, number in by_id.items() if not number):
        print(f"no fault caught: {rule_id}")
    if not all(each.passes() for each in scenarios):
        sys.exit("a scenario fails though nothing is planted any more: the program keeps results of rules")
    for what, some in (("functions with a rule's id", [each for each in rules if each.ids]), ("functions", rules)):
        total = sum(len(each.faults) for each in some)
        print(f"{sum(caught[each.code] for each in some)} of {total} caught in {len(some)} {what}")


def _stop(*_: Any) -> None:
    raise Hung


def _only_tells(node: ast.AST) -> bool:
    """Whether a piece of a rule only tells something in the log, which no scenario reads."""
    if isinstance(node, ast.FunctionDef):
        return node.name.startswith("tell")
    return (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Name)
            and node.value.func.id.startswith("tell"))


def _codes(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from _codes(each)


def _place(code: CodeType) -> tuple[str, int]:
    return code.co_name, code.co_firstlineno
