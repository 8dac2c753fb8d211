"""Runs entry points as WebAssembly modules with wasmtime. No other module imports wasmtime.

A module is stored beside its game, in the folder `wasm`, as two files. `think.wasm` is the code. `think.json` says
which sources it was made from and what arguments it takes. A module is used only while these sources are unchanged.
Each call has its own memory: arguments are copied in, results are copied out, and nothing stays.
"""
from __future__ import annotations

import ctypes
import hashlib
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..errors import DefectError
from .call_abi import Leaf, kind_of_leaf, leaves_of
from .fingerprint import PACKAGE

FOLDER = "wasm"
ROOM = 1 << 31
"""The most bytes of arguments that a module takes; 32-bit addresses reach twice as much."""
PAGE = 1 << 16
ALIGNED = 64


def home_of(function: Callable[..., Any]) -> Path:
    """The folder of the game that an entry point belongs to."""
    module = sys.modules.get(function.__module__)
    return Path(getattr(module, "__file__", None) or function.__code__.co_filename).parent


def bound_rules(function: Callable[..., Any]) -> list[str]:
    """The names of the rules in an entry point's closure, in order."""
    values = [cell.cell_contents for cell in function.__closure__ or ()]
    return [f"{rule.__module__}.{rule.__qualname__}" if callable(rule) else repr(rule)
            for value in values for rule in (value if isinstance(value, tuple) else (value,))]


def name_of(file: Path, home: Path) -> str:
    """A source's name, the same wherever Tapete and the game are installed. ValueError for a file of neither."""
    return file.relative_to(PACKAGE.parent if PACKAGE in file.parents else home.parent).as_posix()


def fingerprint_of(names: Sequence[str], home: Path) -> str:
    """A hash of sources given by name; OSError if one is missing.

    It also covers a game's card files, so that a new one counts.
    """
    known = {name: _file_of(name, home) for name in names}
    known |= {name_of(card, home): card for card in home.glob("**/cards/*.yaml")}
    digest = hashlib.sha256()
    for name in sorted(known):
        content = known[name].read_bytes()
        digest.update(f"{name} {len(content)} ".encode() + content)
    return digest.hexdigest()


def _file_of(name: str, home: Path) -> Path:
    inside = name.startswith(f"{PACKAGE.name}/")
    return (PACKAGE.parent if inside else home.parent) / name


def find_module(function: Callable[..., Any]) -> Module | None:
    """The module for an entry point. None if there is no module, if its sources differ, or if wasmtime is missing."""
    folder = home_of(function) / FOLDER
    path = folder / f"{function.__name__}.json"
    if not path.is_file() or find_spec("wasmtime") is None:
        return None
    told, code = json.loads(path.read_text()), path.with_suffix(".wasm").read_bytes()
    try:
        same = fingerprint_of(told["sources"], home_of(function)) == told["fingerprint"]
    except OSError:
        same = False
    if not same or told["handed"] != bound_rules(function) or hashlib.sha256(code).hexdigest() != told["sha256"]:
        return None
    return Module(function, told, code)


class Region(NamedTuple):
    """A range of this process's memory that holds arguments, and its address in the module's memory."""

    begin: int
    size: int
    at: int


def regions_of(arrays: Sequence[np.ndarray[Any, Any]], base: int) -> list[Region]:
    """The addresses for the memory of arrays, from `base` on. Arrays that share memory here also share it there."""
    bounds = sorted(np.lib.array_utils.byte_bounds(array) for array in arrays if array.size)
    merged: list[tuple[int, int]] = []
    for begin, end in bounds:
        if merged and begin < merged[-1][1]:
            merged[-1] = merged[-1][0], max(end, merged[-1][1])
        else:
            merged.append((begin, end))
    regions = []
    for begin, end in merged:
        at = -(-base // ALIGNED) * ALIGNED
        regions.append(Region(begin, end - begin, at))
        base = at + end - begin
    return regions


def frame_of(leaves: Sequence[Leaf], regions: Sequence[Region]) -> np.ndarray[Any, Any]:
    """The words of the frame that a module's entry point is called with. The result's word is the first."""
    words: list[int | np.ndarray[Any, Any]] = [0]
    for leaf in leaves:
        value = leaf.value
        if isinstance(value, np.ndarray):
            begin = value.ctypes.data
            place = next((region for region in regions if region.begin <= begin < region.begin + region.size), None)
            words += [place.at + begin - place.begin if place and value.size else 0, *value.shape, *value.strides]
        elif isinstance(value, float | np.floating):
            words.append(int(np.float64(value).view(np.int64)))
        else:
            words.append(int(value))
    return np.array(words, np.int64)


@dataclass(frozen=True)
class BoundCall:
    """An entry point with its first arguments bound."""

    call: Callable[..., int]
    show: Callable[[np.ndarray[Any, Any]], None]
    """Copy the present contents of one of its arrays, or of a part of one, out of the module."""

    def __call__(self, *rest: int) -> int:
        return self.call(*rest)


class Module:
    """An entry point's WebAssembly module. It is called as the entry point is."""

    def __init__(self, function: Callable[..., Any], told: dict[str, Any], code: bytes) -> None:
        self.function, self.told, self.code = function, told, code
        self.names = function.__code__.co_varnames[:function.__code__.co_argcount]
        self.kinds = [leaf["kind"] for leaf in told["leaves"]]
        self.fingerprint: str = told["fingerprint"]

    @cached_property
    def ready(self) -> tuple[Any, Any]:
        """wasmtime's engine, and the module compiled for this machine at the first use."""
        wasmtime: Any = import_module("wasmtime")
        engine = wasmtime.Engine()
        return engine, wasmtime.Module(engine, self.code)

    def takes(self, *first: Any) -> bool:
        """Whether it can be called with these first arguments, and integers for the others."""
        leaves = leaves_of(self.names[:len(first)], first)
        size = sum(leaf.value.nbytes for leaf in leaves if isinstance(leaf.value, np.ndarray))
        kinds = [*(kind_of_leaf(leaf.value) for leaf in leaves), *["i8"] * (len(self.names) - len(first))]
        return kinds == self.kinds and size < ROOM

    def __call__(self, *arguments: Any) -> int:
        """Run the entry point. DefectError if it traps or raises."""
        with self.held(*arguments) as call:
            return call()

    @contextmanager
    def held(self, *first: Any) -> Iterator[BoundCall]:
        """The entry point with its first arguments bound, for many calls with the other arguments, which are numbers.

        Arrays hold their results when the block ends. `show` copies the results of one array earlier.
        """
        wasmtime: Any = import_module("wasmtime")
        engine, code = self.ready
        store = wasmtime.Store(engine)
        inside = wasmtime.Instance(store, code, []).exports(store)
        memory, run = inside["memory"], inside[self.function.__name__]
        leaves = leaves_of(self.names[:len(first)], first)
        given = len(first)
        words = 1 + sum(leaf.words for leaf in leaves) + len(self.names) - given
        frame_at = -(-int(inside["__heap_base"].value(store)) // ALIGNED) * ALIGNED
        regions = regions_of([leaf.value for leaf in leaves if isinstance(leaf.value, np.ndarray)],
                             frame_at + 8 * words)
        end = regions[-1].at + regions[-1].size if regions else frame_at + 8 * words
        memory.grow(store, max(0, -(-(end - memory.data_len(store)) // PAGE)))
        base = ctypes.addressof(memory.data_ptr(store).contents)
        for region in regions:
            ctypes.memmove(base + region.at, region.begin, region.size)

        def call(*rest: Any) -> int:
            frame = frame_of([*leaves, *leaves_of(self.names[given:], rest)], regions)
            ctypes.memmove(base + frame_at, frame.ctypes.data, frame.nbytes)
            try:
                status = run(store, frame_at)
            except (wasmtime.Trap, wasmtime.WasmtimeError) as error:
                raise DefectError(f"{self.function.__module__}: {self.function.__name__} broke off: "
                                  f"{str(error).splitlines()[-1].strip()}") from error
            if status:
                raise DefectError(f"{self.function.__module__}: {self.function.__name__} raised (status {status})")
            return ctypes.c_int64.from_address(base + frame_at).value

        def show(array: np.ndarray[Any, Any]) -> None:
            begin, end = np.lib.array_utils.byte_bounds(array)
            here = next(region for region in regions if region.begin <= begin and end <= region.begin + region.size)
            ctypes.memmove(begin, base + here.at + begin - here.begin, end - begin)

        yield BoundCall(call, show)
        for region in regions:
            ctypes.memmove(region.begin, base + region.at, region.size)
