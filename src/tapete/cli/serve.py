"""`tapete serve`: the table on the web."""
from __future__ import annotations

import os
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from ..errors import InputError


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen at.")] = 8000,
    db: Annotated[str | None, typer.Option(help="sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME; "
                                                "a file of its own in the data folder by default.")] = None,
    workers_for_bots: Annotated[int, typer.Option(min=0, max=64, help="Processes in which bots think; 0 leaves "
                                                                      "only the easy bots.")] = 1,
    public: Annotated[str | None, typer.Option(help="The address that people reach this server by, for links "
                                                    "(https://table.example).")] = None,
    proxy: Annotated[str | None, typer.Option(help="The address of a proxy whose X-Forwarded-For is believed.")] = None,
    open_: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve the table: a page to play at, and an API for programs that play."""
    try:
        from ..table.app import page_folder
        from ..table.run import run
        from ..table.settings import Settings
    except ModuleNotFoundError as error:
        raise InputError(f"the table needs the package {error.name}: pip install 'tapete[table]'") from error
    settings = Settings(db or default_database(), workers=workers_for_bots, public=public, page=page_folder())
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    print(f"Tapete: {address}  (API: {address}docs)")
    if settings.page is None:
        print("The page is not built, only the API is served: cd web && npm ci && npm run build")
    if open_:
        threading.Timer(1.5, webbrowser.open, [address]).start()
    run(settings, host, port, proxy)


def default_database() -> str:
    """An SQLite file in the user's data folder, which is made if it is not there."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tapete"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'table.db'}"
