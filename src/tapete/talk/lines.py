"""A program that speaks lines: a child process that gets a line of JSON and answers with one line.

It is bounded. It has so many seconds for an answer, and an answer has so many bytes; else the process is ended, and
the next question starts a new one. It gets what is asked of its seat, and of this process's environment only what
every program needs and what the person who runs it has named.
"""
from __future__ import annotations

import atexit
import ctypes
import os
import signal
import subprocess
import sys
import time
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Thread
from typing import Any
from weakref import WeakSet

from ..text.causes import cause_of
from ..text.spoken import SpokenError
from .answers import LONGEST

NEEDED = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT", "USERPROFILE")
"""The variables of the environment that every program gets."""
CHUNK = 4096
AHEAD = 16
"""Chunks that a program may write before anybody reads them. Then it waits."""
LAST_WORDS = 300
"""The characters that are kept of what a program wrote to its standard error."""


class NoAnswer(Exception):
    """There is no answer. The text says why: `late`, `long` or `ended`."""


def environment(named: Sequence[str]) -> dict[str, str]:
    """The environment of a program: what it needs, and the variables that were named. InputError if one is not set."""
    missing = [name for name in named if name not in os.environ]
    if missing:
        raise SpokenError("talk-variable", name=", ".join(missing))
    return {name: os.environ[name] for name in (*NEEDED, *named) if name in os.environ}


class LineProgram:
    """A program of one seat. It runs from the first question on, and is started again after it was ended."""

    def __init__(self, command: Sequence[str], named: Sequence[str] = ()) -> None:
        self.command, self.named = list(command), tuple(named)
        self._child: _Child | None = None
        _open.add(self)

    def ask(self, line: str, seconds: float) -> str:
        """The line that the program answers within so many seconds. Raises NoAnswer, and then the program is ended."""
        if self._child is None:
            self._child = _Child(self.command, environment(self.named))
        try:
            return self._child.ask(line, seconds)
        except NoAnswer:
            self.close()
            raise

    def tell(self, line: str) -> None:
        """Give the program a line that asks nothing, if it runs."""
        if self._child is not None:
            self._child.tell(line)

    @property
    def last_words(self) -> str:
        """The end of what the last process wrote to its standard error, once it was ended."""
        return self._last_words if self._child is None else self._child.last_words

    _last_words = ""

    def close(self) -> None:
        """End the process, if one runs."""
        if self._child is not None:
            child, self._child = self._child, None
            child.end()
            self._last_words = child.last_words


_open: WeakSet[LineProgram] = WeakSet()


def close_all() -> None:
    """End all programs of this process."""
    for program in list(_open):
        program.close()


atexit.register(close_all)


class _Child:
    def __init__(self, command: Sequence[str], variables: Mapping[str, str]) -> None:
        alone: dict[str, Any] = {"start_new_session": True} if sys.platform != "win32" else {}
        if sys.platform == "linux":
            alone["preexec_fn"] = _end_with_parent
        try:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                            stderr=subprocess.PIPE, env=dict(variables), **alone)
        except OSError as error:
            raise SpokenError("talk-command", command=command[0], why=cause_of(error)) from error
        self._out: Queue[bytes] = Queue(AHEAD)
        self._in: Queue[bytes] = Queue(AHEAD)
        self._errors: deque[str] = deque(maxlen=LAST_WORDS)
        self._rest = b""
        self._threads = [Thread(target=work, daemon=True) for work in (self._read, self._write, self._listen)]
        for thread in self._threads:
            thread.start()

    def ask(self, line: str, seconds: float) -> str:
        until = time.monotonic() + seconds
        self._forget()
        self.tell(line)
        while b"\n" not in self._rest:
            if len(self._rest) > LONGEST:
                raise NoAnswer("long")
            try:
                chunk = self._out.get(timeout=max(0.0, until - time.monotonic()))
            except Empty:
                raise NoAnswer("late") from None
            if not chunk:
                raise NoAnswer("ended")
            self._rest += chunk
        answer, _, self._rest = self._rest.partition(b"\n")
        if len(answer) > LONGEST:
            raise NoAnswer("long")
        return answer.decode("utf-8", "replace")

    def tell(self, line: str) -> None:
        with suppress(Full):        # a program that does not read what it is told answers too late
            self._in.put_nowait(line.encode() + b"\n")

    def end(self) -> None:
        """End the process and its own processes."""
        with suppress(Full):
            self._in.put_nowait(b"")
        if sys.platform != "win32":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        self._threads[2].join(1)
        self._forget()

    @property
    def last_words(self) -> str:
        return "".join(self._errors).strip()

    def _forget(self) -> None:
        """Forget what the program wrote without being asked."""
        self._rest = b""
        with suppress(Empty):
            while True:
                if not self._out.get_nowait():
                    self._out.put_nowait(b"")       # the end stays the end
                    return

    def _read(self) -> None:
        pipe: Any = self.process.stdout
        while chunk := os.read(pipe.fileno(), CHUNK):
            self._out.put(chunk)
        self._out.put(b"")

    def _write(self) -> None:
        pipe: Any = self.process.stdin
        with suppress(OSError):
            while data := self._in.get():
                pipe.write(data)
                pipe.flush()

    def _listen(self) -> None:
        pipe: Any = self.process.stderr
        while chunk := os.read(pipe.fileno(), CHUNK):
            self._errors.extend(chunk.decode("utf-8", "replace"))


def _end_with_parent() -> None:
    """Let Linux end this process when the one that started it ends, however that ends."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)
