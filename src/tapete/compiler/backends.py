"""Chooses the backend of a compiled entry point: a WebAssembly module, which is ready at once, or machine code.

Nobody waits for a compiler if there is a module made from the entry point's sources: the module runs first. After some
seconds of work, a thread reads machine code from the disk, if it is there, and that takes over. If it is not there, a
separate process compiles it, once the module has worked so long that this pays. Every backend gives the same bytes.
"""
from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import Any

from ..errors import DefectError
from ..files.atomic import cache_home, write_whole
from ..kernel.rule import RULES
from ..text.spoken import SpokenError
from .wasm_modules import BoundCall, Module, find_module

CHOICE = "TAPETE_FORM"
"""The environment variable that asks for one backend. Child processes inherit it."""
BACKENDS = ("auto", "wasm", "native")
READ_AFTER = 2.0
"""Seconds of work by the module before machine code is read, which takes about as long."""
COMPILE_AFTER = 60.0
"""Seconds of work by the module before machine code is compiled. Compiling takes a minute of processor time, and
machine code then saves a third of the time.
"""

Call = Callable[..., int]


def wanted_backend() -> str:
    """The backend that the environment asks for, else `auto`; InputError for an unknown one."""
    backend = os.environ.get(CHOICE, BACKENDS[0])
    if backend not in BACKENDS:
        raise SpokenError("form", form=backend, known=", ".join(BACKENDS))
    return backend


@contextmanager
def using_backend(backend: str) -> Iterator[None]:
    """Run all entry points on one backend inside the block, also in processes that start in it.

    InputError for an unknown one.
    """
    before = os.environ.get(CHOICE)
    os.environ[CHOICE] = backend
    try:
        wanted_backend()
        yield
        if os.environ.get(CHOICE) != backend:
            raise DefectError("two blocks in forms of their own were left in the order in which they were begun")
    finally:
        if before is None:
            del os.environ[CHOICE]
        else:
            os.environ[CHOICE] = before


class CompiledEntryPoint:
    """A compiled entry point, on any backend. It is called as the entry point is."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function, self.module = function, find_module(function)
        self.native: Call | None = None
        self._worked = 0.0
        self._reading: Thread | None = None
        self._compiler: subprocess.Popen[bytes] | None = None

    @property
    def at_once(self) -> bool:
        """Whether there is a module to run, so that nobody waits for a compiler."""
        return self.module is not None and wanted_backend() != "native"

    @property
    def forms(self) -> list[str]:
        """The backends that it can run on here."""
        return [backend for backend, can in (("native", has_compiler()), ("wasm", self.module is not None)) if can]

    def __call__(self, *arguments: Any) -> int:
        if self.native is not None and self.module is None:
            return self.native(*arguments)
        with self.held(*arguments) as call:
            return call()

    @contextmanager
    def held(self, *first: Any) -> Iterator[BoundCall]:
        """The entry point with its first arguments bound, for many calls with the other arguments, which are integers.

        The arrays among the first arguments hold their results when the block ends, or when they are shown.
        """
        backend, module = wanted_backend(), self.module
        if backend == "wasm" or (backend == "auto" and self.native is None and module is not None
                                 and module.takes(*first)):
            if module is None or not module.takes(*first):
                raise SpokenError("no-module", entry=self.function.__name__, home=self.function.__module__)
            began = perf_counter()
            with module.held(*first) as call:
                yield call
            self._worked += perf_counter() - began
            if backend == "auto":
                self._look_ahead(module, first)
        else:
            self.native = self.native or compile_native(self.function, module)
            yield BoundCall(partial(self.native, *first), lambda array: None)      # it works in the arrays themselves

    def _look_ahead(self, module: Module, first: tuple[Any, ...]) -> None:
        """Start to read or compile machine code beside the module, if it is time for that."""
        if self._worked < READ_AFTER or self._reading is not None or not has_compiler():
            return
        if is_cached(module):
            self._reading = Thread(target=self._read, args=first, daemon=True, name=f"read {self.function.__name__}")
            self._reading.start()
        elif self._worked >= COMPILE_AFTER and (self._compiler is None or self._compiler.poll() is not None):
            self._worked = 0.0
            self._compiler = start_compiler(self.function)

    def _read(self, *first: Any) -> None:
        from .machine_code import compile_for
        native = compile_native(self.function, self.module)
        numbers = self.function.__code__.co_argcount - len(first)
        compile_for(native, (*first, *[0] * numbers))
        self.native = native


def has_compiler() -> bool:
    """Whether machine code can be compiled here."""
    return find_spec("numba") is not None


def compile_native(function: Callable[..., Any], module: Module | None) -> Call:
    """An entry point's machine code, compiled at its first call or read from the disk; SpokenError without numba."""
    if not has_compiler():
        raise SpokenError("no-numba")
    from .machine_code import compile_entry  # numba takes half a second to import: only who needs it
    native: Call = compile_entry(function, RULES, (lambda folder: mark_cached(module, folder)) if module else None)
    return native


def _cache_marker(module: Module) -> Path:
    """The marker file that names the folder of the machine code for a module's entry point. It exists because finding
    that folder takes longer.
    """
    made_of = (module.fingerprint, module.function.__module__, module.function.__name__, sys.version, version("numba"),
               os.environ.get("NUMBA_CACHE_DIR", ""),
               module.function.__code__.co_filename)    # numba caches each copy of the same sources separately
    return cache_home() / f"{hashlib.sha256(repr(made_of).encode()).hexdigest()[:16]}.native"


def mark_cached(module: Module, folder: Path) -> None:
    """Write the marker file that names the folder of a module's machine code. Deletes markers of folders that are gone.
    """
    cache_home().mkdir(parents=True, exist_ok=True)
    for mark in list(cache_home().glob("*.native")):
        if not _folder_of(mark):
            mark.unlink(missing_ok=True)
    write_whole(_cache_marker(module), str(folder).encode(), durable=False)


def is_cached(module: Module) -> bool:
    """Whether the machine code for a module's entry point is stored on the disk."""
    return _folder_of(_cache_marker(module)) is not None


def _folder_of(mark: Path) -> Path | None:
    """The folder that a marker file names, if both are there. Another process may delete either at any time."""
    try:
        folder = Path(mark.read_text())
    except FileNotFoundError:
        return None
    return folder if folder.is_dir() else None


def is_ready_to_run(fast: CompiledEntryPoint) -> bool:
    """Whether an entry point runs without compiling: by a module, or by machine code stored on the disk."""
    if fast.at_once:
        return True
    if not has_compiler():
        return False
    made: Any = compile_native(fast.function, fast.module)
    folder = Path(made.stats.cache_path)        # of this copy of the sources only
    name = fast.function.__qualname__.replace("<", "").replace(">", "")      # as numba names its files
    return any(folder.glob(f"*.{name}-*.nbc"))


def start_compiler(function: Callable[..., Any]) -> subprocess.Popen[bytes]:
    """Start a process that compiles an entry point's machine code and ends. It also ends when this process ends."""
    return subprocess.Popen([sys.executable, "-m", "tapete.wasm.ahead", function.__module__, function.__name__],
                            stdin=subprocess.PIPE)
