"""`tapete serve --reload`: for authors of games. The server starts again when the source of an installed game changes,
and the running tables go on by the new rules."""
from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from ..games import NAMES, find_game, game_names, point_of
from ..lint.package import check_package, folder_of
from ..table.ops.follow import follow_rules
from ..table.ops.settings import Settings
from ..table.store.store import Store
from ..text.speech import Speech
from ..text.spoken import SpokenError
from .common import TEXTS

PATIENCE = 5
"""Seconds that a server may take to stop by itself."""


def packages() -> dict[str, Path]:
    """The folders of the installed games that do not come with Tapete, by the games' names."""
    points = {name: point_of(name) for name in game_names() if name not in NAMES}
    folders = {name: folder_of(point) for name, point in points.items() if point is not None}
    return {name: folder for name, folder in folders.items() if folder is not None}


def serve_reloading(language: str) -> None:
    """Serve with this command's other arguments until stopped, and start again after each change that has no mistake.

    Raises SpokenError if no game of a package is installed.
    """
    from watchfiles import watch
    folders = packages()
    if not folders:
        raise SpokenError("reload-no-package")
    speech, arguments = Speech(language, [TEXTS]), [each for each in sys.argv[1:] if each != "--reload"]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    server, begun = _start(arguments), True
    again = [*(each for each in arguments if each != "--open"), "--follow"]
    next_one = _start(again)
    print(speech.say("reload-watches", folders=", ".join(map(str, folders.values()))), flush=True)
    try:
        for changes in watch(*folders.values(), debounce=200, rust_timeout=500, yield_on_timeout=True,
                             raise_interrupt=False):
            if server.poll() is not None and begun:
                sys.exit(server.returncode)
            if changes and not _has_mistakes(folders, speech):
                _stop(server)
                server, begun = _let_go(next_one), False
                next_one = _start(again)
    finally:
        _stop(server)
        _stop(next_one)


def _has_mistakes(folders: Mapping[str, Path], speech: Speech) -> bool:
    """Print the mistakes in the packages' source. The server that runs stays as it is if there are any."""
    found = [finding for folder in folders.values() for finding in check_package(folder)]
    for each in found:
        print(each.written(speech.language), flush=True)
    if found:
        print(speech.say("reload-waits"), flush=True)
    return bool(found)


def _start(arguments: list[str]) -> subprocess.Popen[bytes]:
    """Start a server. With `--follow` it loads the program, and waits for a line before it loads any game, so that it
    answers soon after a change."""
    return subprocess.Popen([sys.executable, "-m", "tapete.cli", *arguments], stdin=subprocess.PIPE)


def _let_go(server: subprocess.Popen[bytes]) -> subprocess.Popen[bytes]:
    with suppress(BrokenPipeError):     # it has ended by itself, and the next change starts another
        assert server.stdin is not None
        server.stdin.write(b"\n")
        server.stdin.flush()
    return server


def _stop(server: subprocess.Popen[bytes]) -> None:
    server.terminate()
    try:
        server.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def follow(settings: Settings, language: str) -> None:
    """Wait until the server before has stopped. Then let the running tables go on by the rules as they are now, and say
    which do and which do not."""
    for name in NAMES:      # they do not change, and take longest
        find_game(name)
    if not sys.stdin.buffer.readline():     # the command itself has stopped
        sys.exit(0)
    speech = Speech(language, [TEXTS])

    async def followed() -> None:
        store = Store(settings.database, "follow")
        try:
            for table in await follow_rules(store, packages()):
                parted = table.parted
                if parted is None:
                    print(speech.say("reload-goes-on", code=table.code, n=table.choices), flush=True)
                else:
                    print(speech.say("reload-parts", code=table.code, n=table.choices + 1, seat=parted.seat + 1),
                          flush=True)
        finally:
            await store.close()
    asyncio.run(followed())
