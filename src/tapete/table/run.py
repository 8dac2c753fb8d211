"""Running a server process."""
from __future__ import annotations

import gc
import socket
import sys
from contextlib import suppress

import uvicorn

from ..errors import InputError
from .app import create_app
from .settings import Settings


def run(settings: Settings) -> None:
    """Serve until the process is told to stop. InputError where it cannot listen."""
    # Tables are many small objects that live long and hardly ever in circles. Looking through all of them for
    # circles takes a tenth of a second, in which nobody is answered.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 1000)
    config = uvicorn.Config(create_app(settings), host=settings.host, port=settings.port, log_level="warning",
                            access_log=False, ws_max_size=16 * 1024, ws_per_message_deflate=False,
                            server_header=False, proxy_headers=settings.proxy is not None,
                            forwarded_allow_ips=settings.proxy, timeout_keep_alive=30, timeout_graceful_shutdown=3)
    server = uvicorn.Server(config)
    with listening(settings.host, settings.port, "port") as sock, suppress(KeyboardInterrupt):
        server.run(sockets=[sock])
    if not server.started:
        sys.exit(3)


def listening(host: str, port: int, name: str) -> socket.socket:
    """A socket that listens; InputError with the setting's name where it cannot."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        sock = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise InputError(f"{name}: cannot listen at {host}, port {port} ({error.strerror})") from None
    sock.set_inheritable(False)
    return sock
