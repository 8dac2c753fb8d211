"""Run a server process."""
from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import uvicorn

from ...games import find_game, game_names
from ...text.causes import cause_of
from ...text.spoken import SpokenError
from ..http.app import create_app
from ..http.connection_limits import protocols
from . import logs
from .probes import create_ops
from .server import Server
from .settings import Settings

MANY = 1 << 20
FILES = 150
"""Files that a process needs besides its connections."""


def run(settings: Settings, answers: Callable[[], object] | None = None) -> None:
    """Serve until the process is stopped. `answers` is called when the server is ready. Raises InputError if it cannot
    listen, its database cannot be used, or an installed game does not load."""
    for name in game_names():       # so that a broken game is found now, and not at its first table
        find_game(name)
    # Tables are many small objects that live long and rarely form cycles. A full garbage collection takes a tenth of a
    # second, in which nobody gets an answer.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 1000)
    logs.configure(settings)
    key = settings.key()
    app = create_app(settings)
    main = _Main(answers, _config(app, ws_max_size=16 * 1024, ws_per_message_deflate=False,
                                  proxy_headers=settings.proxy is not None, forwarded_allow_ips=settings.proxy,
                                  **protocols(app.state.server.door)))
    app.state.server.door.in_all = min(settings.limits.connections, _files() - FILES)
    sock = listening(settings.host, settings.port, "port")
    beside = None
    if settings.ops_port is not None:
        beside = (_Beside(_config(create_ops(app.state.server, key), lifespan="off", ws="none", proxy_headers=False)),
                  listening(settings.ops_host, settings.ops_port, "ops_port"))
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=main.config.get_loop_factory()) as runner:
        runner.run(_serve(app.state.server, main, sock, beside))
    if not main.started:
        sys.exit(3)


def _files() -> int:
    """The most open files of the process, connections included. It raises the soft limit to the hard limit."""
    if sys.platform == "win32":     # has no such limit
        return MANY
    import resource
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def _config(app: Any, **more: Any) -> uvicorn.Config:
    return uvicorn.Config(app, log_config=None, log_level="warning", access_log=False, server_header=False,
                          timeout_keep_alive=30, timeout_graceful_shutdown=3, **more)


class _Main(uvicorn.Server):
    """A server that calls `answers` when it is ready."""

    def __init__(self, answers: Callable[[], object] | None, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.answers = answers

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.answers is not None:
            self.answers()


class _Beside(uvicorn.Server):
    """A second listener. It leaves signals to the main one, and ends with it."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


async def _serve(server: Server, main: uvicorn.Server, sock: socket.socket,
                 beside: tuple[_Beside, socket.socket] | None) -> None:
    await server.start()        # uvicorn would print an error sentence as a traceback
    if beside is None:
        await main.serve(sockets=[sock])
        return
    other, its = beside
    listens = asyncio.create_task(other.serve(sockets=[its]), name="operations")
    try:
        await main.serve(sockets=[sock])
    finally:
        other.should_exit = True
        await listens


def listening(host: str, port: int, name: str) -> socket.socket:
    """A listening socket. Raises InputError with the setting's name if it fails."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        sock = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise SpokenError("listen", name=name, host=host, port=str(port), why=cause_of(error)) from None
    sock.set_inheritable(False)
    return sock
