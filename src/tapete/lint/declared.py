"""Mistakes in what a package declares: its records, its words, its game and the parts of its game."""
from __future__ import annotations

import ast
from collections.abc import Iterator

from .finding import SourceFinding, found_at
from .records import Declarations, is_record
from .source import TAPETE, Defined, Function, SourceModule, Sources, called_name, statements

STATE = ("dice", "log", "outcome", "fault", "n_seats", "n_agenda", "agenda")
"""Fields that the kernel, the referee and the conformance kit read from every game's state."""
RULES = ("setup", "legal", "act", "step", "chooser", "seen_as", "why_not", "blind", "redeal", "broken", "greedy",
         "clock", "value")
"""The rules that every game has: the fields of `kernel.registry.Rules` without a default."""
SCORES = {"Ranked": ("points", "points_of_games", "cause"), "Scored": ("points", "points_of_games", "cause"),
          "Won": ("returns", "cause")}
"""What a game must define for each sort of result, see `gamedef.parts.results`."""
CORE = ("name", "title", "fewest", "most", "State", "Menu", "Summary", "grammar", "rules", "machine", "spectator",
        "rulesets", "view", "wording", "results")
"""What every game defines, see `gamedef.core`."""
OLDER = {"wording": "words", "results": "cause"}
"""What a game of version 0.1 defines on its class in place of a part, see `gamedef.moved`."""


def check_declared(declared: Declarations, module: SourceModule) -> Iterator[SourceFinding]:
    """The mistakes in what a module declares."""
    sources = declared.sources
    for node in statements(module.tree.body):
        if isinstance(node, ast.ClassDef):
            defined = Defined(module, node)
            if is_record(node):
                yield from _check_record(declared, defined)
            elif sources.is_a(defined, "Results"):
                yield from _check_results(sources, defined)
            elif sources.is_a(defined, "Game"):
                yield from _check_game(sources, defined)
            elif (base := declared.vocabulary(defined)) is not None:
                yield from _check_words(module, node, base)
    for each in ast.walk(module.tree):
        if isinstance(each, ast.Call) and called_name(each) == "rules_of" and len(each.args) == 1:
            yield from _check_rules(sources, module, each)


# ---- records -----------------------------------------------------------------------------------

def _check_record(declared: Declarations, defined: Defined) -> Iterator[SourceFinding]:
    module, node = defined.module, defined.node
    assert isinstance(node, ast.ClassDef)
    fields = [each for each in node.body if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)]
    names = [each.target.id for each in fields if isinstance(each.target, ast.Name)]
    for place, (each, name) in enumerate(zip(fields, names, strict=True)):
        if name in names[:place]:
            yield found_at(module.file, each, "field-twice", record=node.name, name=name)
    if any(isinstance(each.annotation, ast.BinOp) for each in fields):
        for each, name in zip(fields, names, strict=True):
            if not isinstance(each.annotation, ast.BinOp) and not _is_marked(declared, module, each.annotation):
                yield found_at(module.file, each, "unmarked", record=node.name, name=name)
    if "n_agenda" in names:
        missing = [name for name in STATE if name not in names]
        if missing:
            yield found_at(module.file, node, "state-lacks", record=node.name, names=", ".join(missing))


def _is_marked(declared: Declarations, module: SourceModule, node: ast.expr) -> bool:
    """Whether an annotation is of a record that says itself who knows its fields; also if that is not known."""
    inner = node.value if isinstance(node, ast.Subscript) else node
    defined = declared.sources.reach(module, inner)
    if defined is None or not isinstance(defined.node, ast.ClassDef):
        return defined is None or defined.module.file != TAPETE / "kernel" / "record.py"
    return any(isinstance(each, ast.AnnAssign) and (isinstance(each.annotation, ast.BinOp) or (
        declared.record(defined.module, each.annotation) is not None and _is_marked(
            declared, defined.module, each.annotation))) for each in defined.node.body)


# ---- words -------------------------------------------------------------------------------------

def _check_words(module: SourceModule, node: ast.ClassDef, base: str) -> Iterator[SourceFinding]:
    numbers: dict[int, str] = {}
    waiting: list[int] = []
    work: list[tuple[int, ast.Assign, str]] = []
    for each in node.body:
        if not (isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name)):
            continue
        value = each.value.args[0] if isinstance(each.value, ast.Call) and each.value.args else each.value
        name = each.targets[0].id
        if not isinstance(value, ast.Constant) or type(value.value) is not int:
            continue
        if base and value.value in numbers:
            yield found_at(module.file, each, "number-twice", words=node.name, name=name,
                           other=numbers[value.value], n=value.value)
        numbers.setdefault(value.value, name)
        if called_name(each.value) == "asks":
            waiting.append(value.value)
        elif isinstance(each.value, ast.Constant) and value.value:
            work.append((value.value, each, name))
    if base == "Asking":
        for number, each, name in work:
            if number <= max(waiting, default=0):
                yield found_at(module.file, each, "work-below", words=node.name, name=name, n=max(waiting))


# ---- games -------------------------------------------------------------------------------------

def _check_rules(sources: Sources, module: SourceModule, node: ast.Call) -> Iterator[SourceFinding]:
    home = sources.reach(module, node.args[0])
    if home is not None and isinstance(home.node, ast.Module):
        missing = [name for name in RULES if name not in home.module.names]
        if missing:
            yield found_at(module.file, node, "rules-lack", module=home.module.name, names=", ".join(missing))


def _members(sources: Sources, defined: Defined) -> set[str]:
    """The names that a class of the package and those above it define, without Tapete's."""
    own = (each.node for each in sources.bases(defined) if each.module in sources.own)
    return {name for node in own if isinstance(node, ast.ClassDef) for name in _defined_in(node)}


def _is_whole(sources: Sources, defined: Defined) -> bool:
    """Whether all classes above a class are known, those of Tapete's own aside."""
    return all(sources.reach(each.module, base) is not None for each in sources.bases(defined)
               if each.module in sources.own and isinstance(each.node, ast.ClassDef) for base in each.node.bases)


def _defined_in(node: ast.ClassDef) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, Function | ast.ClassDef):
            yield each.name
        elif isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
            yield each.id
        elif isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store):
            yield each.attr


def _check_results(sources: Sources, defined: Defined) -> Iterator[SourceFinding]:
    node = defined.node
    assert isinstance(node, ast.ClassDef)
    for each in node.body:
        if isinstance(each, ast.Assign) and isinstance(each.value, ast.Call) \
                and isinstance(each.targets[0], ast.Name) and each.targets[0].id == "result":
            sort = called_name(each.value)
            members = _members(sources, defined)
            missing = [name for name in SCORES.get(sort, ()) if name not in members]
            if missing and _is_whole(sources, defined):
                yield found_at(defined.module.file, node, "results-lack", name=node.name, result=sort,
                               names=", ".join(missing))


def _check_game(sources: Sources, defined: Defined) -> Iterator[SourceFinding]:
    node = defined.node
    assert isinstance(node, ast.ClassDef)
    members = set(_members(sources, defined))
    parts = {part for part, name in OLDER.items() if name in members}
    missing = [name for name in CORE if name not in members | parts]
    if missing and _is_whole(sources, defined):
        yield found_at(defined.module.file, node, "game-lacks", name=node.name, names=", ".join(missing))
