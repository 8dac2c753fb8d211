"""Random games on a graphics card: the rules as a CUDA kernel, one game after the other in each of many GPU threads.

Numba's CUDA target compiles the same functions that run as plain Python and on the processor. There is no second
implementation. Only calls differ: each function gets a twin whose names refer to other twins. Integers passed between
rules are 64 bits wide there too, so that games are equal to the last byte.
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
from ...kernel.constants import ConstantTable
from ...kernel.dice import Dice, new_rngs
from ...kernel.playout import GameSeries, play_share
from ...kernel.record import RecordType, copy_but_options, copy_record
from ...kernel.registry import Rules
from ...kernel.rule import RULES
from ...text.spoken import SpokenError

WARPS, BLOCKS = 32, 32
"""Warps and blocks that a multiprocessor plays at a time. No GPU since 2016 supports fewer."""
WARP = 32
"""Threads of a warp."""
LARGE = 300
"""Rules with more instructions than this, before optimisation, are called and not inlined."""

Capability = tuple[int, int]
"""A GPU's compute capability, as NVIDIA numbers it: (9, 0) for the H100 and H200."""


def _cuda() -> Any:
    if find_spec("numba_cuda") is None:
        raise SpokenError("cuda-missing")
    _link_once()
    _keep_tables_in_global_memory()
    return import_module("numba.cuda")


@cache
def _link_once() -> None:
    """Make numba link each function only once. Otherwise it links a function again for each path of calls to it: for
    the 576 functions of Four Souls, NVIDIA's compiler received 73,789."""
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
    """Make numba put constant arrays in global memory. A GPU has 64 KB of constant memory, and Four Souls' tables take
    100. Constant memory is also fast only if all threads of a warp read the same address."""
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


def require_gpu() -> Any:
    """numba.cuda with a GPU that it can use. Raises InputError if there is none."""
    cuda = _cuda()
    if not cuda.is_available():
        raise SpokenError("cuda-no-card")
    return cuda


def device_rules(capability: Capability) -> dict[Any, Any]:
    """The twin of every rule registered so far, for a GPU of this capability."""
    return _device_rules(capability, len(RULES))


@cache
def _device_rules(capability: Capability, rules: int) -> dict[Any, Any]:
    """The twins, cached by `rules`, the number of registered rules. A game that is imported later changes this number,
    so its rules are included."""
    found: dict[Any, Any] = {}
    globals_of: dict[int, dict[str, Any]] = {}
    cells: list[CellType] = []
    for function in RULES:
        names = globals_of.setdefault(id(function.__globals__), dict(function.__globals__))
        handed = tuple(CellType(cell.cell_contents) for cell in function.__closure__ or ())
        cells.extend(handed)
        found[function] = _device_class()(FunctionType(
            function.__code__, names, function.__name__, function.__defaults__, handed or None), capability)
    found[copy_record] = found[copy_but_options] = _device_class()(_copy, capability)

    def twin_of(value: Any) -> Any:
        if isinstance(value, EnumMeta | IntEnum):
            return _plain(value)
        if isinstance(value, ConstantTable):
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
    """An enumeration as a module of plain integers; one of its members as an integer."""
    if isinstance(value, IntEnum):
        return int(value)
    module = ModuleType(value.__name__)
    module.__dict__.update({name: int(member) for name, member in value.__members__.items()})
    return module


@cache
def _device_class() -> Any:
    """Numba's class of device functions, with 64-bit integers, compiling without a GPU in the machine."""
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
    """Keep a large function as a call. When NVIDIA's compiler optimises, it inlines all calls, so a game became one
    function. For Four Souls the compiler did not finish, and few threads of it fitted on a multiprocessor at a time."""
    if sum(len(block.instructions) for block in function.blocks) > LARGE:
        function.attributes.add("noinline")


def kernel_of(game: Game, capability: Capability) -> Callable[..., Any]:
    """The kernel that each thread runs: (states, menus, lucks, rows, first_seed, n, bound)."""
    of, cuda = device_rules(capability), _cuda()
    play, rules = of[play_share], Rules(*(of[each] for each in game.rules))

    def kernel(states, menus, lucks, rows, first_seed, n, bound):  # type: ignore[no-untyped-def]
        thread = cuda.grid(1)
        if thread < len(menus):
            play(states, menus, lucks, rows, thread, len(menus), GameSeries(first_seed, n, bound), rules)

    return kernel


def ptx_of(game: Game, capability: Capability = (9, 0)) -> str:
    """The kernel in PTX, NVIDIA's assembly language, for a GPU of this capability. The machine needs no GPU.

    Raises InputError if numba's CUDA target or NVIDIA's compiler library is not installed.
    """
    cuda, from_dtype = _cuda(), import_module("numba.np.numpy_support").from_dtype
    types = import_module("numba.core.types")
    arrays = [types.Array(from_dtype(kind.dtype), 1, "C") for kind in (
        game.State, game.Menu, cast(RecordType, Dice), game.Summary)]
    ptx, _ = cuda.compile_ptx(kernel_of(game, capability), (*arrays, types.int64, types.int64, types.int64),
                              cc=capability)
    return str(ptx)


class GpuKernel:
    """A game's kernel for this machine's GPU, compiled once for many calls. Raises InputError if there is no GPU.

    `registers` is the most that a thread may use; None leaves this to NVIDIA's compiler.
    """

    def __init__(self, game: Game, registers: int | None = None) -> None:
        self.game, self.cuda = game, require_gpu()
        config: Any = import_module("numba.cuda.core.config")
        config.CUDA_LOW_OCCUPANCY_WARNINGS = 0      # few games in a warp are intended
        device = self.cuda.get_current_device()
        self.multiprocessors: int = device.MULTIPROCESSOR_COUNT
        self.kernel = self.cuda.jit(max_registers=registers)(kernel_of(game, tuple(device.compute_capability)))

    def play(self, blank: Any, first_seed: int, n: int, bound: int, lanes: int) -> Any:
        """The summaries of n random games of the seeds first_seed, ...; `blank` is an array of one state.

        `lanes` is the number of threads that play in a warp, or in a block if it is more than a warp has. Games in one
        warp wait for each other when their control flow differs. With fewer games, more of their data stays in the
        cache.
        """
        blocks, game = self.multiprocessors * min(BLOCKS, WARPS * WARP // max(lanes, WARP)), self.game
        threads = min(n, blocks * lanes)
        states = game.State.array(threads + 1)
        states[threads] = blank[0]
        there = [self.cuda.to_device(array) for array in (states, game.Menu.array(threads), new_rngs(threads),
                                                          game.Summary.array(n))]
        self.kernel[-(-threads // lanes), lanes](*there, np.int64(first_seed), np.int64(n), np.int64(bound))
        return there[-1].copy_to_host()


def play_on_gpu(game: Game, blank: Any, first_seed: int, n: int, bound: int, lanes: int) -> Any:
    """The same summaries, from a kernel that is compiled for this call only."""
    return GpuKernel(game).play(blank, first_seed, n, bound, lanes)
