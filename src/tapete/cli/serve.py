"""`tapete serve`: the table on the web. `tapete desk`: the same for people who design games."""
from __future__ import annotations

import inspect
import os
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import typer

from ..agents import parse_agent
from ..agents.policies import Policy
from ..table.http.hostnames import address_of
from ..table.ops.settings import Settings, about, flag, is_flag, offered, read_settings, variable
from ..text.speech import Speech
from ..text.spoken import SpokenError
from .common import TEXTS, language_of

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
    """The type of a flag. Its value is checked in Settings, like all others."""
    kind, names = (bool, f"{flag(name)}/--no-{flag(name)[2:]}") if Settings.model_fields[name].annotation is bool \
        else (str, flag(name))
    more = [OLDER[name]] if name in OLDER else []
    return Annotated[kind | None, typer.Option(names, *more, help=f"{about(name)} [{variable(name)}]",
                                               show_default=False)]


@with_settings
def serve(
    config: Config = None,
    open_: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    home: Annotated[bool, typer.Option("--home/--local", help="--home lets in the devices of this machine's networks, "
                                       "and prints the address for them. --local lets in only this machine.")] = False,
    reload: Annotated[bool, typer.Option("--reload", help="For authors: start again when the source of an installed "
                                         "game changes. Running tables go on by the new rules.")] = False,
    follow: Annotated[bool, typer.Option("--follow", hidden=True)] = False,
    lang: Annotated[str | None, typer.Option(help="es or en.")] = None,
    **flags: Any,
) -> None:
    """Serve the table: a page to play at, and an API for programs that play."""
    if reload:
        from .reload import serve_reloading
        serve_reloading(language_of(lang))
        return
    _serve(config, flags, lang, open_, home, follow=follow)


@with_settings
def desk(
    config: Config = None,
    open_: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = True,
    lang: Annotated[str | None, typer.Option(help="es or en.")] = None,
    **flags: Any,
) -> None:
    """Design games while they run: a server for this machine, with the desk's page opened."""
    _serve(config, flags, lang, open_, home=False, page="desk")


def _serve(config: Path | None, flags: dict[str, Any], lang: str | None, open_: bool, home: bool,
           page: str = "", follow: bool = False) -> None:
    """Serve until stopped. With the page `desk` the desk is on, unless the settings say otherwise. With `follow`,
    running tables of packages' games go over to the rules as they are now."""
    try:
        from ..table.http.app import page_folder
        from ..table.ops.lan import at_home
        from ..table.ops.run import run
        from ..table.refusals import table_speech
    except ModuleNotFoundError as error:
        raise SpokenError("no-table", package=error.name or "") from error
    settings = read_settings(flags, os.environ, config, page=page_folder())
    settings.key()
    if settings.policy is not None:
        agent = parse_agent(settings.policy)
        Policy(agent.name, agent.options)       # says at once what is wrong with it
    if follow:
        from .reload import follow as follow_rules
        follow_rules(settings, language_of(lang))
    if page == "desk" and "desk" not in settings.model_fields_set:
        settings = settings.model_copy(update={"desk": "local"})
    said = []
    if home:
        settings, how = at_home(settings, table_speech(language_of(lang)))
        said.append(how)
    address = address_of(settings.host, settings.port)
    speech = Speech(language_of(lang), [TEXTS])
    said.append(speech.say("serve-at", address=address))
    if settings.page is None:
        said.append(speech.say("serve-no-page"))

    def answers() -> None:
        print("\n".join(said), flush=True)
        if open_:
            webbrowser.open(address + page)
    run(settings, answers)
