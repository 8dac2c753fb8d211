"""The same rules as a kernel for a graphics card: random games, one after the other in each of many threads.

Rules are compiled by numba's CUDA target from the very functions that run plain and on the processor; there is no
second implementation. What differs is how they are reached: each gets a twin whose names lead to other twins. Whole
numbers are 64 bits wide between rules there too, so that games are equal to the last byte.
"""
from __future__ import annotations

from collections.abc import Callable
from enum import EnumMeta, IntEnum
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import CellType, FunctionType, ModuleType
from typing import Any, cast

import numpy as np

from ..kernel.dice import Dice, lucks
from ..kernel.game import Game
from ..kernel.playout import Series, play_share
from ..kernel.record import RecordType, copy_record
from ..kernel.rule import RULES
from ..kernel.rules import Rules
from ..spoken import SpokenError

THREADS = 128
"""Threads of a block."""

Capability = tuple[int, int]
"""What a card can do, as NVIDIA numbers it: (9, 0) for the H100 and H200."""


def _cuda() -> Any:
    if find_spec("numba_cuda") is None:
        raise SpokenError("cuda-missing")
    return import_module("numba.cuda")


def require_card() -> Any:
    """numba.cuda with a card that it can use; InputError where there is none."""
    cuda = _cuda()
    if not cuda.is_available():
        raise SpokenError("cuda-no-card")
    return cuda


def twins(capability: Capability) -> dict[Any, Any]:
    """The twin of every rule that there is by now, for a card of this capability."""
    return _twins(capability, len(RULES))


@cache
def _twins(capability: Capability, rules: int) -> dict[Any, Any]:
    """`rules`: how many there are, so that those of a game that is imported later are not missed."""
    found: dict[Any, Any] = {}
    globals_of: dict[int, dict[str, Any]] = {}
    cells: list[CellType] = []
    for function in RULES:
        names = globals_of.setdefault(id(function.__globals__), dict(function.__globals__))
        handed = tuple(CellType(cell.cell_contents) for cell in function.__closure__ or ())
        cells.extend(handed)
        found[function] = _twin_class()(FunctionType(
            function.__code__, names, function.__name__, function.__defaults__, handed or None), capability)
    found[copy_record] = _twin_class()(_copy, capability)

    def twin_of(value: Any) -> Any:
        if isinstance(value, EnumMeta | IntEnum):
            return _plain(value)
        return found.get(value, value) if callable(value) else value

    for names in globals_of.values():
        names.update({name: twin_of(value) for name, value in names.items()})
    for cell in cells:
        cell.cell_contents = twin_of(cell.cell_contents)
    return found


def _copy(records, to, source):  # type: ignore[no-untyped-def]
    records[to] = records[source]


def _plain(value: Any) -> Any:
    """An enumeration as a module of plain whole numbers, one of its members as a number."""
    if isinstance(value, IntEnum):
        return int(value)
    module = ModuleType(value.__name__)
    module.__dict__.update({name: int(member) for name, member in value.__members__.items()})
    return module


@cache
def _twin_class() -> Any:
    """numba's device functions, but with whole numbers 64 bits wide, and compiled without a card being there."""
    dispatcher, compiler = import_module("numba.cuda.dispatcher"), import_module("numba.cuda.compiler")
    types = import_module("numba.core.types")

    class Twin(dispatcher.CUDADispatcher):  # type: ignore[misc,name-defined]
        def __init__(self, function: Callable[..., Any], capability: Capability) -> None:
            super().__init__(function, {"device": True, "debug": False, "lineinfo": False, "opt": True,
                                        "fastmath": False, "inline": "never", "forceinline": False})
            self._capability = capability

        def get_call_template(self, args: Any, kws: Any) -> Any:
            wide = tuple(types.int64 if isinstance(a, types.Integer | types.Boolean) else a for a in args)
            return super().get_call_template(wide, kws)

        def compile_device(self, args: Any, return_type: Any = None) -> Any:
            if args not in self.overloads:
                made = compiler.compile_cuda(
                    self.py_func, return_type, args, debug=False, lineinfo=False, forceinline=False, inline="never",
                    fastmath=False, nvvm_options={"opt": 3, "fastmath": False}, cc=self._capability)
                self.overloads[args] = made
                made.target_context.insert_user_function(made.entry_point, made.fndesc, [made.library])
            return self.overloads[args]

    return Twin


def kernel_of(game: Game, capability: Capability) -> Callable[..., Any]:
    """The function that each thread runs: (states, menus, lucks, rows, first_seed, n, bound)."""
    of, cuda = twins(capability), _cuda()
    play, rules = of[play_share], Rules(*(of[each] for each in game.rules))

    def kernel(states, menus, lucks, rows, first_seed, n, bound):  # type: ignore[no-untyped-def]
        thread = cuda.grid(1)
        if thread < len(menus):
            play(states, menus, lucks, rows, thread, len(menus), Series(first_seed, n, bound), rules)

    return kernel


def ptx_of(game: Game, capability: Capability = (9, 0)) -> str:
    """The kernel in PTX, NVIDIA's assembler, for a card of this capability; none need be there.

    InputError where numba's CUDA target or NVIDIA's compiler library is not installed.
    """
    cuda, from_dtype = _cuda(), import_module("numba.np.numpy_support").from_dtype
    types = import_module("numba.core.types")
    arrays = [types.Array(from_dtype(kind.dtype), 1, "C") for kind in (
        game.State, game.Menu, cast(RecordType, Dice), game.Summary)]
    ptx, _ = cuda.compile_ptx(kernel_of(game, capability), (*arrays, types.int64, types.int64, types.int64),
                              cc=capability)
    return str(ptx)


class Card:
    """A game's kernel for the card that is here, to play by as often as need be. InputError where there is none."""

    def __init__(self, game: Game) -> None:
        self.game, self.cuda = game, require_card()
        self.kernel = self.cuda.jit(kernel_of(game, tuple(self.cuda.get_current_device().compute_capability)))

    def play(self, blank: Any, first_seed: int, n: int, bound: int, threads: int) -> Any:
        """The summaries of n random games of the seeds first_seed, ...; `blank` is an array of one state."""
        threads, game = min(threads, n), self.game
        states = game.State.array(threads + 1)
        states[threads] = blank[0]
        there = [self.cuda.to_device(array) for array in (states, game.Menu.array(threads), lucks(threads),
                                                          game.Summary.array(n))]
        self.kernel[-(-threads // THREADS), THREADS](*there, np.int64(first_seed), np.int64(n), np.int64(bound))
        return there[-1].copy_to_host()


def play_on_card(game: Game, blank: Any, first_seed: int, n: int, bound: int, threads: int) -> Any:
    """The same by a kernel for this once."""
    return Card(game).play(blank, first_seed, n, bound, threads)
