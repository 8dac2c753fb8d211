"""The job runner for long work: one piece at a time, in a process of its own. It goes on after a restart, and can be
stopped.

The process is `python -m tapete.desk.studies.work FOLDER NICE`. The folder keeps the games that it has played in the
lab's own files, so a process that starts again reads them from there. The process reports its progress in lines.
"""
from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from shutil import rmtree
from typing import Any

from ...errors import InputError
from ...files.atomic import write_whole
from ...runtime.workers import aside
from ...table.live.ownership import lock_file
from ..store import DeskStore
from . import played
from .queue import in_turn

log = logging.getLogger("tapete.table")

ASK, RESULT = "ask.json", "result.json"
ENDING = 10.0
"""Seconds in which a process must end after it is asked to stop."""
AGAIN = 2.0
"""Seconds between two checks for work that another process added, or stopped doing."""
LONGEST_LINE = 1 << 20


class Jobs:
    """The work of one desk; each piece has its own folder in `folder`."""

    def __init__(self, store: DeskStore, folder: Path) -> None:
        self.store, self.folder = store, folder
        self._woken = asyncio.Event()
        self._working: asyncio.Task[None] | None = None
        self._running: tuple[str, asyncio.subprocess.Process] | None = None
        self.left: dict[str, float] = {}
        """Seconds that the work started by this process will still take, if known."""

    async def start(self) -> None:
        self._working = asyncio.create_task(self._work(), name="desk's long work")

    async def stop(self) -> None:
        """Stop working; open work goes on at the next start."""
        if self._working is not None:
            self._working.cancel()
            with suppress(asyncio.CancelledError):
                await self._working
            self._working = None

    async def add(self, kind: str, ask: Mapping[str, Any], asker: str) -> str | None:
        """Add a piece of work to the queue. Returns its id, or None if the asker already has their share."""
        which = await aside(self.store.add_job, kind, ask, asker)
        self._woken.set()
        return which

    async def cancel(self, which: str) -> None:
        """Stop a piece of work, and delete its files."""
        await self._change(which, state="stopped", sentence="")
        if self._running is not None and self._running[0] == which:
            await _end(self._running[1])
        await aside(rmtree, self.folder / which, True)

    async def _change(self, which: str, **columns: Any) -> bool:
        """Change a piece of work that is still open. Returns whether it was open."""
        return await aside(partial(self.store.change_job, which, **columns))

    async def _work(self) -> None:
        """Run the work in one of the processes that share the folder. The others wait until it ends, and give their
        work to it."""
        await aside(partial(self.folder.mkdir, parents=True, exist_ok=True))
        with ExitStack() as held:
            while not self._is_alone(held):
                await asyncio.sleep(AGAIN)
            while True:
                self._woken.clear()
                waiting = in_turn(await aside(self.store.jobs))
                if waiting:
                    await self._try(waiting[0])
                else:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._woken.wait(), AGAIN)

    def _is_alone(self, held: ExitStack) -> bool:
        try:
            held.enter_context(lock_file(self.folder / "work"))
        except InputError:
            return False
        return True

    async def _try(self, job: Mapping[str, Any]) -> None:
        try:
            await self._do(job["id"], {"kind": job["kind"], **job["ask"]})
        except Exception:
            log.exception("a piece of the desk's long work was not done")
            await self._change(job["id"], state="failed", sentence="")

    async def _do(self, which: str, ask: Mapping[str, Any]) -> None:
        folder = self.folder / which
        if not await self._change(which, state="running"):
            return
        await aside(_lay_out, folder, ask)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tapete.desk.studies.work", str(folder), str(played.NICE),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE, limit=LONGEST_LINE)
        assert process.stdout is not None
        self._running = which, process
        wrong, total, wanted = "", 0, True
        try:
            while wanted and (line := await process.stdout.readline()):
                told = json.loads(line)
                wrong = told.get("wrong", wrong)
                if "result" in told:
                    wanted = await self._change(which, result=told["result"])
                if "total" in told:
                    total = told["total"]
                    if told["left"] is not None:
                        self.left[which] = told["left"]
                    wanted = await self._change(which, done=told["done"], total=total)
            code = await process.wait() if wanted else None
        finally:
            self._running = None
            self.left.pop(which, None)
            await _end(process)
        if code is None:        # stopped by another process
            await aside(rmtree, folder, True)
        elif code:
            await self._change(which, state="failed", sentence=wrong)
        else:
            result = json.loads(await aside((folder / RESULT).read_text, "utf-8"))
            await self._change(which, state="done", done=total, total=total, result=result, sentence="")


def _lay_out(folder: Path, ask: Mapping[str, Any]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / ASK, json.dumps(ask).encode())


async def _end(process: asyncio.subprocess.Process) -> None:
    """End a process, which may have ended already; it ends when its input is closed."""
    if process.returncode is not None:
        return
    if process.stdin is not None:
        process.stdin.close()
    try:
        await asyncio.wait_for(process.wait(), ENDING)
    except TimeoutError:
        process.kill()
        await process.wait()
