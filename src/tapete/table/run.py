"""Running a server process."""
from __future__ import annotations

import gc

import uvicorn

from .app import create_app
from .settings import Settings


def run(settings: Settings, host: str, port: int, proxy: str | None = None) -> None:
    """Serve until the process is told to stop. `proxy`: an address whose X-Forwarded-For is believed."""
    # Tables are many small objects that live long and hardly ever in circles. Looking through all of them for
    # circles takes a tenth of a second, in which nobody is answered.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 1000)
    uvicorn.run(create_app(settings), host=host, port=port, log_level="warning", access_log=False,
                ws_max_size=16 * 1024, ws_per_message_deflate=False, server_header=False,
                proxy_headers=proxy is not None, forwarded_allow_ips=proxy, timeout_keep_alive=30,
                timeout_graceful_shutdown=3)
