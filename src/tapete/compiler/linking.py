"""Links lowered rules: a game's shared code once per process, and the own code of each entry point.

Entry points reach a game through a few rules, its *doors*: `act`, `step`, `legal`. Nearly all code is behind these
doors. So that code is optimised and compiled once, and every entry point calls it by name. If only little code is
behind a door, each entry point has its own copy, because a call would cost more than the code itself.

A library is numba's term: a lowered function together with the libraries that it calls.
"""
from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any, NamedTuple

parse_assembly: Any = import_module("llvmlite.binding").parse_assembly

SMALL = 12
"""A door with at most this many libraries behind it is copied into each entry point."""


class ExportedRule(NamedTuple):
    """A rule that entry points call."""

    library: Any
    name: str           # the function's name in LLVM


def is_rule(library: Any) -> bool:
    """Whether a library is a rule, which is lowered only."""
    return hasattr(library, "lowered_only")


def reachable_from(libraries: Iterable[Any], but: Collection[Any] = ()) -> list[Any]:
    """These libraries and all that the rules among them call, each once; without those in `but` and what only those
    call.
    """
    every: dict[Any, None] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if library not in every and library not in but:
            every[library] = None
            if is_rule(library):
                waiting.extend(library._linking_libraries)
    return list(every)


def is_worth_sharing(door: ExportedRule) -> bool:
    """Whether enough code is behind a door to compile it once for all entry points."""
    return len(reachable_from([door.library])) > SMALL


def linked(libraries: Collection[Any]) -> Any:
    """One LLVM module linked from several libraries.

    They are linked in pairs, because LLVM goes through the whole module that it links into. Libraries that are not
    rules are linked last, where they are called.
    """
    parts = [library._final_module.clone() for library in libraries if is_rule(library)]
    while len(parts) > 1:
        for one, other in zip(parts[::2], parts[1::2], strict=False):
            one.link_in(other)
        parts = parts[::2]
    for library in libraries:
        if not is_rule(library):
            parts[0].link_in(library._get_module_for_linking(), preserve=True)
    return parts[0]


@lru_cache(maxsize=1)       # machine code and modules use the same result
def _whole(doors: tuple[ExportedRule, ...], known: frozenset[ExportedRule]) -> tuple[Any, str]:
    """The linked code behind doors, without the code behind other, known doors; and its hash."""
    whole = linked(reachable_from([door.library for door in doors], {door.library for door in known}))
    return whole, hashlib.sha256(whole.as_bitcode()).hexdigest()[:16]


def shared_module(doors: Iterable[ExportedRule], known: Mapping[ExportedRule, str]) -> tuple[Any,
                                                                                             dict[ExportedRule, str]]:
    """A module with the code behind doors, which exports only the doors, and the names by which they are called.

    `known` are other doors that have compiled code already.
    """
    doors = tuple(doors)
    made, its_hash = _whole(doors, frozenset(known))
    module = made.clone()
    call_exported(known, module)
    names = {door: f"tapete.{its_hash}.{i}" for i, door in enumerate(doors)}
    module.link_in(parse_assembly("".join(_exported_stub(module.get_function(door.name), name)
                                          for door, name in names.items())))
    internalize(module, names.values())
    return module, names


def _exported_stub(door: Any, name: str) -> str:
    """An exported function that calls a door, as LLVM assembly. Nothing outside calls the door itself. So LLVM can drop
    what the callers inside do not need.
    """
    kinds = [str(each.type) for each in door.arguments]
    given = ", ".join(f"{kind} %a{i}" for i, kind in enumerate(kinds))
    return f"""
declare i32 @"{door.name}"({", ".join(kinds)})
define i32 @"{name}"({given}) {{
  %status = call i32 @"{door.name}"({given})
  ret i32 %status
}}
"""


def call_exported(names: Mapping[ExportedRule, str], module: Any) -> None:
    """Make a module call doors by their exported names."""
    outside = {door.name: name for door, name in names.items()}
    for f in module.functions:
        if f.name in outside:
            f.name = outside[f.name]


def internalize(module: Any, but: Collection[str]) -> None:
    """Make everything in a module internal, except some functions."""
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration and each.name not in but:
            each.linkage = "internal"
