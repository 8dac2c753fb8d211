"""`tapete serve`: the table on the web."""
from __future__ import annotations

import inspect
import os
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import typer

from ..errors import InputError
from ..table.settings import Settings, about, flag, is_flag, offered, read_settings, variable

Config = Annotated[Path | None, typer.Option("--config", help="A YAML file of settings. [TAPETE_CONFIG]")]
OLDER = {"database": "--db", "workers": "--workers-for-bots"}
"""Further names of flags."""


def with_settings(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command that takes `**flags` a flag for every setting that has one."""
    signature = inspect.signature(command)
    hints = get_type_hints(command, include_extras=True)
    own = [each.replace(annotation=hints[each.name]) for each in signature.parameters.values()
           if each.kind is not inspect.Parameter.VAR_KEYWORD]
    flags = [inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=_option(name))
             for name in offered() if is_flag(name)]
    command.__signature__ = signature.replace(parameters=[*own, *flags])    # type: ignore[attr-defined]
    command.__annotations__ = {each.name: each.annotation for each in (*own, *flags)}
    return command


def _option(name: str) -> Any:
    """A flag's type: what it says is checked where everything is, in Settings."""
    kind, names = (bool, f"{flag(name)}/--no-{flag(name)[2:]}") if Settings.model_fields[name].annotation is bool \
        else (str, flag(name))
    more = [OLDER[name]] if name in OLDER else []
    return Annotated[kind | None, typer.Option(names, *more, help=f"{about(name)} [{variable(name)}]",
                                               show_default=False)]


@with_settings
def serve(
    config: Config = None,
    open_: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    **flags: Any,
) -> None:
    """Serve the table: a page to play at, and an API for programs that play."""
    try:
        from ..table.app import page_folder
        from ..table.run import run
    except ModuleNotFoundError as error:
        raise InputError(f"the table needs the package {error.name}: pip install 'tapete[table]'") from error
    settings = read_settings(flags, os.environ, config, page=page_folder())
    settings.key()
    address = f"http://{'localhost' if settings.host in ('127.0.0.1', '0.0.0.0') else settings.host}:{settings.port}/"
    print(f"Tapete: {address}  (API: {address}docs)")
    if settings.page is None:
        print("The page is not built, only the API is served: make web")
    if open_:
        threading.Timer(1.5, webbrowser.open, [address]).start()
    run(settings)
