"""How lowered rules are put together: those of a game once, and beside them what each entry has of its own.

An entry is a loop round a few rules of its game, its *doors*, and behind these lies nearly all that it calls. So what
lies behind doors is optimised and made code of once, and entries call it by name. What a door leads to only little
behind, each entry has for itself: there a call would cost more than what is called.

A library is numba's: a lowered function with the libraries of what it calls.
"""
from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any, NamedTuple

parse_assembly: Any = import_module("llvmlite.binding").parse_assembly

SMALL = 12
"""Libraries behind a door that each entry has for itself."""


class Door(NamedTuple):
    """A rule that entries call."""

    library: Any
    name: str           # of the function in LLVM's language


def is_rule(library: Any) -> bool:
    """Whether a library is lowered and no more."""
    return hasattr(library, "lowered_only")


def behind(libraries: Iterable[Any], but: Collection[Any] = ()) -> list[Any]:
    """Libraries and all that rules among them call, each once; not those in `but`, nor what only these call."""
    every: dict[Any, None] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if library not in every and library not in but:
            every[library] = None
            if is_rule(library):
                waiting.extend(library._linking_libraries)
    return list(every)


def much_behind(door: Door) -> bool:
    """Whether a door leads to so much that it is made code of once."""
    return len(behind([door.library])) > SMALL


def joined(libraries: Collection[Any]) -> Any:
    """The LLVM module of libraries.

    Two by two, as LLVM looks through the whole of what it links something into; what is no rule goes in at the end,
    where it is called.
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


@lru_cache(maxsize=1)       # machine code and modules are made of the same
def _whole(doors: tuple[Door, ...], known: frozenset[Door]) -> tuple[Any, str]:
    """What lies behind doors but not behind others, and its hash."""
    whole = joined(behind([door.library for door in doors], {door.library for door in known}))
    return whole, hashlib.sha256(whole.as_bitcode()).hexdigest()[:16]


def share(doors: Iterable[Door], known: Mapping[Door, str]) -> tuple[Any, dict[Door, str]]:
    """A module of what lies behind doors, from which nothing else can be called, and how they are called there;
    `known` are others that have code already."""
    doors = tuple(doors)
    made, its_hash = _whole(doors, frozenset(known))
    module = made.clone()
    call_by(known, module)
    names = {door: f"tapete.{its_hash}.{i}" for i, door in enumerate(doors)}
    module.link_in(parse_assembly("".join(_outside(module.get_function(door.name), name)
                                          for door, name in names.items())))
    keep_inside(module, names.values())
    return module, names


def _outside(door: Any, name: str) -> str:
    """A function that calls a door, in LLVM's language. The door itself is called from nowhere else outside, which
    lets LLVM leave out what its callers inside do not ask of it."""
    kinds = [str(each.type) for each in door.arguments]
    given = ", ".join(f"{kind} %a{i}" for i, kind in enumerate(kinds))
    return f"""
declare i32 @"{door.name}"({", ".join(kinds)})
define i32 @"{name}"({given}) {{
  %status = call i32 @"{door.name}"({given})
  ret i32 %status
}}
"""


def call_by(names: Mapping[Door, str], module: Any) -> None:
    """Have a module call doors by their names outside."""
    outside = {door.name: name for door, name in names.items()}
    for f in module.functions:
        if f.name in outside:
            f.name = outside[f.name]


def keep_inside(module: Any, but: Collection[str]) -> None:
    """Have nothing of a module called from outside, but for some functions."""
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration and each.name not in but:
            each.linkage = "internal"
