"""Compiles rules to machine code with numba. Besides `numba_passes.py`, `lab/engines/cuda.py` and `wasm/lower.py`, this
is the only module that imports numba and depends on its internals.
"""
from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Iterable
from enum import EnumMeta, IntEnum
from functools import partial
from importlib import import_module
from pathlib import Path
from threading import Lock
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

import numpy as np
from filelock import FileLock

from ..kernel.constants import ConstantTable
from ..kernel.record import HASH_END, HASH_FACTORS, copy_but_options, copy_record, hash_position, position_spans
from ..kernel.registry import Rules
from . import progress
from .compile_errors import told_in_one_sentence
from .fingerprint import fingerprint, sources_of
from .linking import ExportedRule, call_exported, is_worth_sharing, reachable_from, shared_module
from .numba_passes import rule_compiler

numba: Any = import_module("numba")
ObjectFileRef: Any = import_module("llvmlite.binding").ObjectFileRef

OPTIONS = {"error_model": "numpy", "pipeline_class": rule_compiler(), "_nrt": False}
"""`_nrt` switches off numba's reference counts of arrays. Rules create no arrays, and the arrays that they get outlive
the call. In a batch, whose loop reads ten arrays, counting took a sixth of the time.
"""

FOLDER_LOCATOR = bool(numba.config.CACHE_DIR)
"""Whether NUMBA_CACHE_DIR says where to store machine code."""


def _numba(module: str) -> Any:
    return import_module(f"numba.{module}")


def cache_folder(function: Callable[..., Any]) -> Path:
    """The cache folder for the machine code of an entry point and the rules that it calls.

    numba does not see that a rule in another file changed. So the folder's name is a fingerprint of all files that may
    hold rules.
    """
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    sources = sources_of(function) | sources_of(compile_entry)
    return home / "tapete" / fingerprint(frozenset(sources), function.__module__)


_ENTERING = Lock()
"""Held while an entry point is made. numba reads the folder for its code from a setting of the whole process, and a
thread that reads machine code beside a game comes here too."""


def compile_entry(function: Callable[..., Any], rules: list[Any], made_in: Callable[[Path], None] | None = None) -> Any:
    """An entry point's function, which is compiled with all it calls at its first call, or read from the disk.

    `made_in` is then called with the folder in which the machine code is stored.
    """
    with _ENTERING:
        if not FOLDER_LOCATOR:
            folder = cache_folder(function)
            numba.config.CACHE_DIR = str(folder)
            _evict_old(folder)
        _register(rules)
        _note_rows(function)
        made = numba.njit(cache=True, nogil=True, **OPTIONS)(_with_plain_names(function))
        folder = Path(numba.config.CACHE_DIR)
    told = told_in_one_sentence(made.compile, (_numba("core.errors").NumbaError, KeyError))
    made.compile = _under_file_lock(told, folder / f"{function.__qualname__}.lock",
                                    partial(made_in, folder) if made_in else lambda: None)
    return made


def compile_for(made: Any, arguments: tuple[Any, ...]) -> None:
    """Compile an entry point's function, or read it, for the types of these arguments. Their values are not used."""
    made.compile(tuple(map(numba.typeof, arguments)))


def _register(rules: list[Any]) -> None:
    """Register rules with numba, so that any compiled code can call them."""
    for called in rules:
        if not hasattr(called, "_numba_type_"):
            inner = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **OPTIONS)(_with_plain_names(called))
            called._dispatcher = inner      # numba's type holds only a weak reference
            called._numba_type_ = _rule_type(rules)(inner)


_ROWS: dict[Rules, None] = {}
"""The rules that entry points got, one tuple for each game and each way to see it."""


def _note_rows(function: Callable[..., Any]) -> None:
    """Remember the tuple of rules through which an entry point reaches its game."""
    for cell in function.__closure__ or ():
        if isinstance(cell.cell_contents, Rules):
            _ROWS[cell.cell_contents] = None


def exported_rules_of(libraries: Iterable[Any]) -> list[ExportedRule]:
    """The doors through which these libraries reach games, and the other doors of those games that are lowered already.

    All entry points share the code behind these doors.
    """
    called, found = set(libraries), dict[ExportedRule, None]()
    for row in tuple(_ROWS):        # a copy: another thread may come to a game meanwhile
        rules: Any = dict.fromkeys(row)
        doors = [ExportedRule(code.library, code.fndesc.llvm_func_name) for rule in rules
                 for code in tuple(rule._dispatcher.overloads.values())]
        if any(door.library in called for door in doors):
            found.update(dict.fromkeys(doors))
    return [door for door in found if is_worth_sharing(door)]


class Lowered(NamedTuple):
    """An entry point in LLVM's language, not yet optimised."""

    name: str           # of the entry point's function
    signature: Any      # numba's types of its arguments and its result
    library: Any        # numba's library of the function, with those that it calls


def lower_entry(function: Callable[..., Any], rules: list[Any], arguments: tuple[Any, ...]) -> Lowered:
    """An entry point, lowered only, for the types of these arguments."""
    _register(rules)
    _note_rows(function)
    codegen = _numba("core.registry").cpu_target.target_context.codegen()
    outer, codegen._library_class = codegen._library_class, _RULE_TYPE.library
    try:
        made = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **OPTIONS)(_with_plain_names(function))
        kinds = tuple(map(numba.typeof, arguments))
        made.compile(kinds)
    finally:
        codegen._library_class = outer
    result = made.overloads[kinds]
    return Lowered(result.fndesc.llvm_func_name, result.signature, result.library)


def _under_file_lock(compile_it: Callable[[Any], Any], lock: Path, then: Callable[[], None]) -> Callable[[Any], Any]:
    """Wrap compiling in a file lock, so that one process compiles and the others then read the result from the disk."""
    def compile_once(signature: Any) -> Any:
        with FileLock(lock):
            code = compile_it(signature)
        then()
        return code
    return compile_once


KEEP_DAYS = 14


def _evict_old(current: Path) -> None:
    """Delete the machine code of sources that have not run for two weeks."""
    current.mkdir(parents=True, exist_ok=True)
    os.utime(current)
    for folder in current.parent.iterdir():
        if folder.is_dir() and folder.stat().st_mtime < time.time() - KEEP_DAYS * 86_400:
            shutil.rmtree(folder, ignore_errors=True)


_PLAIN_NAMES: dict[str, dict[str, Any]] = {}


def _with_plain_names(function: Any) -> Any:
    """A copy of the function that reads every enumeration of its module as a module of plain integers.

    To numba an enumeration is a type of its own, and numba's CUDA target cannot index with one. A constant table
    becomes an array of numbers.
    """
    module = function.__globals__["__name__"]
    names = _PLAIN_NAMES.get(module)
    if names is None:
        names = dict(function.__globals__)
        for name, value in names.items():
            if isinstance(value, EnumMeta):
                names[name] = ModuleType(name)
                members: Any = value.__members__.items()
                for called, member in members:     # an alias has a name of its own
                    names[name].__dict__[called] = int(member)
            elif isinstance(value, IntEnum):
                names[name] = int(value)
            elif isinstance(value, ConstantTable):
                names[name] = value.array()
        _PLAIN_NAMES[module] = names
    twin = FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
    twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
    return twin


_RULE_TYPE: Any = None


def _rule_type(rules: list[Any]) -> Any:
    """numba's type for a rule: like a compiled function, with 64-bit integers.

    numba makes each function runnable by itself: it links in all that the function calls, optimises it, and makes
    machine code of it. But rules never run by themselves. So this type keeps them lowered, and they are linked and
    optimised once, at the entry point that calls them. This halves the time of a cold compile. There they are internal
    functions. So LLVM can drop the check after each call for an exception that no rule can raise, which took a tenth of
    the running time.

    An index in a rule is never negative (checked records refuse one). So the compiled code does not check for negative
    indices, which took another tenth of the running time.
    """
    global _RULE_TYPE
    if _RULE_TYPE is not None:
        return _RULE_TYPE
    types, arrayobj, extending = _numba("types"), _numba("np.arrayobj"), _numba("extending")
    JITCodeLibrary = _numba("core.codegen").JITCodeLibrary

    class RuleLibrary(JITCodeLibrary):  # type: ignore[misc,valid-type]
        lowered_only = True

        def finalize(self) -> None:
            self._raise_if_finalized()
            self._finalize_dynamic_globals()
            self._finalized = True

        def get_pointer_to_function(self, name: str) -> int:
            return 0

    class EntryLibrary(JITCodeLibrary):  # type: ignore[misc,valid-type]
        def finalize(self) -> None:
            every = reachable_from(self.__dict__["_linking_libraries"])
            self._names, self._objects = machine_code.of(exported_rules_of(every))
            own = reachable_from(self.__dict__["_linking_libraries"], {door.library for door in self._names})
            self._linking_libraries = own
            self._rule_names = {f.name for library in own if isinstance(library, RuleLibrary)
                                for f in library._final_module.functions if not f.is_declaration}
            super().finalize()

        def _optimize_final_module(self) -> None:
            call_exported(self._names, self._final_module)
            for f in self._final_module.functions:
                if f.name in self._rule_names:
                    f.linkage = "internal"
            super()._optimize_final_module()

        def serialize_using_object_code(self) -> Any:
            name, kind, data = super().serialize_using_object_code()
            return name, kind, (*data, self._objects)

        @classmethod
        def _unserialize(cls, codegen: Any, state: Any) -> Any:
            name, kind, (*data, objects) = state
            machine_code.load(objects)
            library = super()._unserialize(codegen, (name, kind, tuple(data)))
            library._objects = objects
            return library

    codegen = _numba("core.registry").cpu_target.target_context.codegen()
    codegen._library_class = EntryLibrary
    machine_code = _MachineCode(codegen)
    set_env = codegen.set_env
    codegen.set_env = lambda name, env: (
        None if codegen._library_class is RuleLibrary else set_env(name, env))

    fix_integer_index = arrayobj.fix_integer_index

    def keep_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        if codegen._library_class is RuleLibrary:
            return context.cast(builder, index, kind, types.intp)
        return fix_integer_index(context, builder, kind, index, size)

    arrayobj.fix_integer_index = keep_index

    class RuleType(types.Dispatcher):  # type: ignore[misc,name-defined]
        library = RuleLibrary

        def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
            wide = tuple(types.int64 if isinstance(a, types.Integer | types.Boolean) else a for a in args)
            watcher = progress.watcher      # read once: another thread may end the watching meanwhile
            if watcher is not None and wide not in self.dispatcher.overloads:
                done = sum(bool(each._dispatcher.overloads) for each in rules)
                watcher(done, len(rules), self.dispatcher.py_func.__name__)
            outer = codegen._library_class
            codegen._library_class = RuleLibrary
            try:
                return super().get_call_type(context, wide, kws)
            finally:
                codegen._library_class = outer

    _compile_copies()
    _compile_hashes()
    extending.register_model(RuleType)(extending.models.OpaqueModel)
    _numba("core.imputils").lower_constant(RuleType)(lambda context, builder, kind, value: context.get_dummy_value())
    _RULE_TYPE = RuleType
    return RuleType


class _MachineCode:
    """The machine code of what is behind doors, as far as this process has loaded it."""

    def __init__(self, codegen: Any) -> None:
        self.codegen = codegen
        self.names: dict[ExportedRule, str] = {}
        self.objects: dict[ExportedRule, bytes] = {}
        self.loaded: set[bytes] = set()

    def of(self, doors: list[ExportedRule]) -> tuple[dict[ExportedRule, str], list[bytes]]:
        """The names by which doors are called, and the object files that hold them.

        Doors without code are compiled now.
        """
        new = [door for door in doors if door not in self.names]
        if new:
            module, names = shared_module(new, self.names)
            passes, builder = self.codegen._module_pass_manager()
            passes.run(module, builder)
            code = self.codegen._tm.emit_object(module)
            self.load([code])
            self.names |= names
            self.objects |= dict.fromkeys(new, code)
        return {door: self.names[door] for door in doors}, list(dict.fromkeys(self.objects[door] for door in doors))

    def load(self, objects: list[bytes]) -> None:
        """Load object files so that other code can call them."""
        for code in objects:
            if code not in self.loaded:
                self.codegen._engine._ee.add_object_file(ObjectFileRef.from_data(code))
                self.loaded.add(code)


def _compile_copies() -> None:
    """Compile `copy_record` as a memcpy, and `copy_but_options` as one on either side of the options.

    numba would assign a record byte by byte, in a thousand instructions.
    """
    types, extending = _numba("types"), _numba("extending")
    arrayobj, cgutils, ir = _numba("np.arrayobj"), _numba("core.cgutils"), import_module("llvmlite.ir")

    def spans(record: Any, but_options: bool) -> list[tuple[int, int]]:
        if not but_options or "options" not in record.fields:
            return [(0, record.size)]
        begin = record.offset("options")
        end = begin + record.typeof("options").size
        return [(start, stop) for start, stop in ((0, begin), (end, record.size)) if stop > start]

    def memcpy_of(but_options: bool) -> Any:
        @extending.intrinsic  # type: ignore[untyped-decorator,unused-ignore]
        def memcpy(context: Any, records: Any, to: Any, source: Any) -> Any:
            def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
                array = arrayobj.make_array(records)(context, builder, args[0])
                pointers = [builder.bitcast(cgutils.get_item_pointer(context, builder, records, array, [index]),
                                            ir.IntType(8).as_pointer()) for index in args[1:]]
                for start, stop in spans(records.dtype, but_options):
                    ends = [builder.gep(pointer, [context.get_constant(types.intp, start)]) for pointer in pointers]
                    cgutils.raw_memcpy(builder, *ends, context.get_constant(types.intp, stop - start), 1)
                return context.get_dummy_value()
            return types.none(records, types.intp, types.intp), generate
        return memcpy

    copy_whole, copy_around = memcpy_of(False), memcpy_of(True)

    def compiled_copy(records, to, source):  # type: ignore[no-untyped-def]  # numba compares the signatures
        return lambda records, to, source: copy_whole(records, to, source)

    def compiled_copy_but_options(records, to, source):  # type: ignore[no-untyped-def]
        return lambda records, to, source: copy_around(records, to, source)

    extending.overload(copy_record)(compiled_copy)
    extending.overload(copy_but_options)(compiled_copy_but_options)


def _compile_hashes() -> None:
    """Compile `hash_position` as reads of the record's memory, word by word."""
    types, extending, numpy_support = _numba("types"), _numba("extending"), _numba("np.numpy_support")
    arrayobj, cgutils, ir = _numba("np.arrayobj"), _numba("core.cgutils"), import_module("llvmlite.ir")

    @extending.intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator,unused-ignore]
    def load(context: Any, records: Any, i: Any, at: Any, bits: Any) -> Any:
        """The number of `bits` bits that is stored at byte `at` of record i."""
        width = bits.literal_value

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = arrayobj.make_array(records)(context, builder, args[0])
            record = cgutils.get_item_pointer(context, builder, records, array, [args[1]])
            place = builder.gep(builder.bitcast(record, ir.IntType(8).as_pointer()), [args[2]])
            number = builder.load(builder.bitcast(place, ir.IntType(width).as_pointer()), align=1)
            return builder.zext(number, ir.IntType(64)) if width < 64 else number
        return types.uint64(records, types.intp, types.intp, bits), generate

    f0, f1, f2, f3, last = (np.uint64(factor) for factor in (*HASH_FACTORS, HASH_END))
    byte, half = np.uint64(8), np.uint64(32)

    @numba.njit(**OPTIONS)  # type: ignore[untyped-decorator,unused-ignore]
    def mix(lane: Any, word: Any, factor: Any) -> Any:
        lane = (lane ^ word) * factor
        return lane ^ (lane >> half)

    def compiled_hash(records, i):  # type: ignore[no-untyped-def]  # numba compares the signatures
        dtype = numpy_support.as_dtype(records.dtype)
        spans, agenda = tuple(position_spans(dtype)), dtype.fields["agenda"][1]

        def hashed(records, i):  # type: ignore[no-untyped-def]
            a, b, c, d = f0, f1, f2, f3
            for begin, end in spans:
                at = begin
                while at + 32 <= end:
                    a = mix(a, load(records, i, at, 64), f0)
                    b = mix(b, load(records, i, at + 8, 64), f1)
                    c = mix(c, load(records, i, at + 16, 64), f2)
                    d = mix(d, load(records, i, at + 24, 64), f3)
                    at += 32
                while at + 8 <= end:
                    a = mix(a, load(records, i, at, 64), f0)
                    at += 8
                if at < end:
                    word = np.uint64(0)
                    for k in range(end - 1, at - 1, -1):
                        word = (word << byte) | load(records, i, k, 8)
                    a = mix(a, word, f0)
            for k in range(records[i].n_agenda):
                a = mix(a, load(records, i, agenda + 4 * k, 32), f0)
            return types.int64(mix(mix(mix(mix(a, b, last), c, last), d, last), d, last))
        return hashed

    extending.overload(hash_position)(compiled_hash)
