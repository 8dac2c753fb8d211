"""Rules that run as plain Python and compiled, from one source. The only file that knows numba.

A `@rule` takes records (the state, a menu, a pile) and whole numbers, and returns a whole number or
nothing. Called from Python it is the plain function it looks like. An `@entry` is a function that is called
from outside the rules: `play(...)` runs it plain, `play.compiled(...)` compiled, with everything it calls.

Whole numbers are 64 bits wide inside every rule, whatever the width of the field they come from: each rule
is compiled once per kind of state, and no narrow type leaks from one rule into another.
"""
from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from enum import EnumMeta, IntEnum
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
"""Every rule of the modules imported so far, in the order of definition."""

OPTIONS = {"error_model": "numpy"}

Progress = Callable[[int, int, str], None]
progress: Progress | None = None
"""Called with (rules compiled, rules in all, name) during a cold compile, where somebody set it."""


IDS: dict[str, list[Callable[..., Any]]] = {}
"""The rules of the ledger, by id, with the functions that carry them out."""


def rule(*ids: Any) -> Any:
    """Mark a function as a rule of a game: `@rule`, or `@rule("game.chapter.name")` with the ids of the
    ledger's rules that it carries out. It stays the plain function it is."""
    if len(ids) == 1 and callable(ids[0]):
        RULES.append(ids[0])
        return ids[0]

    def mark(function: F) -> F:
        RULES.append(function)
        for rule_id in ids:
            IDS.setdefault(rule_id, []).append(function)
        return function
    return mark


class Entry(Generic[P, R]):
    """A function called from outside the rules, plain by default, compiled by `.compiled`."""

    def __init__(self, function: Callable[P, R]) -> None:
        self.plain = function
        self.__doc__, self.__name__ = function.__doc__, function.__name__
        self._compiled: Callable[P, R] | None = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.plain(*args, **kwargs)

    @property
    def compiled(self) -> Callable[P, R]:
        """The compiled function; machine code is kept on disk, the first call of all compiles."""
        if self._compiled is None:
            numba = _numba()
            self._compiled = numba.njit(cache=True, nogil=True, **OPTIONS)(_with_plain_names(self.plain))
        return self._compiled


def entry(function: Callable[P, R]) -> Entry[P, R]:
    """Mark a function as callable from outside the rules."""
    return Entry(function)


def cache_folder() -> Path:
    """Where this version of the sources keeps its machine code.

    numba does not see that a rule in another file has changed: a folder per hash of all sources does.
    """
    root = Path(__file__).parent.parent
    digest = hashlib.sha256(f"{sys.version}{OPTIONS}".encode())
    for source in sorted(root.rglob("*.py")):
        digest.update(source.read_bytes())
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return home / "tapete" / digest.hexdigest()[:16]


def _numba() -> Any:
    """numba, told about every rule defined so far."""
    import numba

    if not numba.config.CACHE_DIR:
        numba.config.CACHE_DIR = str(cache_folder())
    for function in RULES:
        if not hasattr(function, "_numba_type_"):
            inner = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **OPTIONS)(
                _with_plain_names(function))
            function._dispatcher = inner  # type: ignore[attr-defined]  # numba's type holds it weakly
            function._numba_type_ = _rule_type()(inner)  # type: ignore[attr-defined]
    return numba


_PLAIN_NAMES: dict[str, dict[str, Any]] = {}


def _with_plain_names(function: Any) -> Any:
    """The function, reading every enumeration of its module as a module of plain whole numbers.

    An enumeration is a type of its own to numba (and to its CUDA twin, which cannot index with one); a
    number is just a number.
    """
    names = _PLAIN_NAMES.get(function.__module__)
    if names is None:
        names = dict(function.__globals__)
        for name, value in names.items():
            if isinstance(value, EnumMeta):
                names[name] = ModuleType(name)
                names[name].__dict__.update({member.name: int(member.value) for member in value})
            elif isinstance(value, IntEnum):
                names[name] = int(value)
        _PLAIN_NAMES[function.__module__] = names
    twin = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
    return twin


_RULE_TYPE: Any = None


def _rule_type() -> Any:
    """numba's type for a rule: like a compiled function, with 64-bit whole numbers.

    numba makes each function runnable by itself: it links in all that it calls, optimises the lot and makes
    machine code of it. Rules are never run by themselves. Here they are kept as they are lowered, and linked
    and optimised once, at the entry that calls them: a cold compile takes half the time.

    A rule's index is never negative (checked records refuse one), so none is looked at for counting from the
    end: a tenth of the running time.
    """
    global _RULE_TYPE
    if _RULE_TYPE is not None:
        return _RULE_TYPE
    from numba import types
    from numba.core.codegen import JITCodeLibrary
    from numba.core.imputils import lower_constant
    from numba.core.registry import cpu_target
    from numba.extending import models, register_model
    from numba.np import arrayobj

    class RuleLibrary(JITCodeLibrary):  # type: ignore[misc,unused-ignore]
        def finalize(self) -> None:
            self._raise_if_finalized()
            self._finalize_dynamic_globals()
            self._finalized = True

        def get_pointer_to_function(self, name: str) -> int:
            return 0

    class EntryLibrary(JITCodeLibrary):  # type: ignore[misc,unused-ignore]
        def finalize(self) -> None:
            every: dict[Any, None] = {}
            waiting = list(self._linking_libraries)
            while waiting:
                library = waiting.pop()
                if library not in every:
                    every[library] = None
                    if isinstance(library, RuleLibrary):
                        waiting.extend(library._linking_libraries)
            self._linking_libraries = list(every)
            super().finalize()


    codegen = cpu_target.target_context.codegen()
    codegen._library_class = EntryLibrary
    set_env = codegen.set_env
    codegen.set_env = lambda name, env: (
        None if codegen._library_class is RuleLibrary else set_env(name, env))

    fix_integer_index = arrayobj.fix_integer_index

    def keep_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        if codegen._library_class is RuleLibrary:
            return context.cast(builder, index, kind, types.intp)
        return fix_integer_index(context, builder, kind, index, size)

    arrayobj.fix_integer_index = keep_index

    class RuleType(types.Dispatcher):  # type: ignore[misc,unused-ignore]
        def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
            wide = tuple(types.int64 if isinstance(a, types.Integer | types.Boolean) else a for a in args)
            if progress is not None and wide not in self.dispatcher.overloads:
                done = sum(bool(f._dispatcher.overloads) for f in RULES)  # type: ignore[attr-defined]
                progress(done, len(RULES), self.dispatcher.py_func.__name__)
            outer = codegen._library_class
            codegen._library_class = RuleLibrary
            try:
                return super().get_call_type(context, wide, kws)
            finally:
                codegen._library_class = outer

    register_model(RuleType)(models.OpaqueModel)
    lower_constant(RuleType)(lambda context, builder, kind, value: context.get_dummy_value())
    _RULE_TYPE = RuleType
    return RuleType
