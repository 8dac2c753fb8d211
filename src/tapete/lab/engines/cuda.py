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
from weakref import WeakKeyDictionary

import numpy as np

from ...gamedef.game import Game
from ...kernel.constants import Table
from ...kernel.dice import Dice, lucks
from ...kernel.playout import Series, play_share
from ...kernel.record import RecordType, copy_record
from ...kernel.registry import Rules
from ...kernel.rule import RULES
from ...text.spoken import SpokenError

WARPS, BLOCKS = 32, 32
"""Warps and blocks of a multiprocessor that play at a time: no card since 2016 has fewer."""
WARP = 32
"""Threads of a warp."""
LARGE = 300
"""Instructions, before any are optimised away, of the rules that are called and not written out where they are."""

Capability = tuple[int, int]
"""What a card can do, as NVIDIA numbers it: (9, 0) for the H100 and H200."""


def _cuda() -> Any:
    if find_spec("numba_cuda") is None:
        raise SpokenError("cuda-missing")
    _link_once()
    _keep_tables_in_global_memory()
    return import_module("numba.cuda")


@cache
def _link_once() -> None:
    """Have numba link each function in once: it counts what a function calls with all that those call, and so on, so
    that of the 576 that Four Souls is made of NVIDIA's compiler was handed 73,789."""
    library: Any = import_module("numba.cuda.codegen").CUDACodeLibrary
    known = WeakKeyDictionary[Any, list[Any]]()

    def modules(self: Any) -> list[Any]:
        if self in known:
            return known[self]
        linked = [module for each in self._linking_libraries for module in each.modules]
        found = list(dict.fromkeys([self._module, *linked]))
        if self._finalized:
            known[self] = found
        return found

    library.modules = property(modules)


@cache
def _keep_tables_in_global_memory() -> None:
    """Have numba put constant arrays where there is room: of constant memory a card has 64 KB, and Four Souls' tables
    are 100. It is quick besides only where all threads of a warp read the same."""
    target: Any = import_module("numba.cuda.target").CUDATargetContext
    nvvm: Any = import_module("numba.cuda.cudadrv.nvvm")
    make, constant = target.make_constant_array, nvvm.ADDRSPACE_CONSTANT

    def make_in_global_memory(self: Any, builder: Any, kind: Any, array: Any) -> Any:
        nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
        try:
            return make(self, builder, kind, array)
        finally:
            nvvm.ADDRSPACE_CONSTANT = constant

    target.make_constant_array = make_in_global_memory


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
        if isinstance(value, Table):
            return value.array()
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
                _call_if_large(made.library.modules[0].globals[made.fndesc.llvm_func_name])
                self.overloads[args] = made
                made.target_context.insert_user_function(made.entry_point, made.fndesc, [made.library])
            return self.overloads[args]

    return Twin


def _call_if_large(function: Any) -> None:
    """NVIDIA's compiler writes out all that is called once it is told to optimise: a game became one function, which
    for Four Souls it did not finish, and of which a card's multiprocessors could keep little at hand."""
    if sum(len(block.instructions) for block in function.blocks) > LARGE:
        function.attributes.add("noinline")


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
    """A game's kernel for the card that is here, to play by as often as need be. InputError where there is none.

    `registers`: how many a thread may have, if not as many as NVIDIA's compiler gives it.
    """

    def __init__(self, game: Game, registers: int | None = None) -> None:
        self.game, self.cuda = game, require_card()
        config: Any = import_module("numba.cuda.core.config")
        config.CUDA_LOW_OCCUPANCY_WARNINGS = 0      # few games in a warp are meant
        device = self.cuda.get_current_device()
        self.multiprocessors: int = device.MULTIPROCESSOR_COUNT
        self.kernel = self.cuda.jit(max_registers=registers)(kernel_of(game, tuple(device.compute_capability)))

    def play(self, blank: Any, first_seed: int, n: int, bound: int, lanes: int) -> Any:
        """The summaries of n random games of the seeds first_seed, ...; `blank` is an array of one state.

        `lanes`: threads of a warp that play, or of a block where they are more than a warp has. Games in one warp
        wait for each other wherever they go different ways; the fewer play, the more of what they are about lies near.
        """
        blocks, game = self.multiprocessors * min(BLOCKS, WARPS * WARP // max(lanes, WARP)), self.game
        threads = min(n, blocks * lanes)
        states = game.State.array(threads + 1)
        states[threads] = blank[0]
        there = [self.cuda.to_device(array) for array in (states, game.Menu.array(threads), lucks(threads),
                                                          game.Summary.array(n))]
        self.kernel[-(-threads // lanes), lanes](*there, np.int64(first_seed), np.int64(n), np.int64(bound))
        return there[-1].copy_to_host()


def play_on_card(game: Game, blank: Any, first_seed: int, n: int, bound: int, lanes: int) -> Any:
    """The same by a kernel for this once."""
    return Card(game).play(blank, first_seed, n, bound, lanes)
