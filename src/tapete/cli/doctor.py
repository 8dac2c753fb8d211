"""`tapete doctor`: what is installed, where files are stored, and what is missing for which purpose, in sentences."""
from __future__ import annotations

import os
import platform
import re
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Annotated

import typer

from .. import __version__
from ..compiler.backends import has_compiler
from ..compiler.wasm_modules import find_module
from ..errors import InputError, TapeteError
from ..files.atomic import cache_home, data_home
from ..files.package_data import data_folder
from ..games import NAMES, find_game, game_names
from ..text.speech import Speech
from ..text.spoken import said
from .common import language_of

PACKAGE = Path(__file__).parent.parent
EXTRAS = ("table", "press", "native", "lab", "env", "learn", "ray", "cuda")
"""The extras for people who play and measure. Each has a message `doctor-for-NAME`."""

Finding = tuple[bool, str]
"""Whether it is as it should be, and the sentence."""


def doctor(lang: Annotated[str | None, typer.Option(help="es or en.")] = None) -> None:
    """Say what is installed, where cache and data lie, and what is missing for what; exit code 1 if something of
    Tapete itself is wrong."""
    speech = Speech(language_of(lang), [PACKAGE / "text"])
    sound = True
    for well, sentence in (*_program(speech), *_games(speech), *_folders(speech), *_extras(speech)):
        sound = sound and well
        print(sentence)
    raise typer.Exit(0 if sound else 1)


def _program(speech: Speech) -> Iterator[Finding]:
    yield True, speech.say("doctor-version", version=__version__, python=platform.python_version(),
                           system=f"{platform.system()} {platform.release()} ({platform.machine()})")
    yield True, speech.say("doctor-program", folder=str(PACKAGE))
    if sys.platform != "linux":
        yield True, speech.say("doctor-untested")
    for name in ("rules", "scenarios"):
        try:
            data_folder(name)
        except InputError as error:
            yield False, said(error, speech.language)
    page = PACKAGE / "table" / "static" / "index.html"
    yield True, speech.say("doctor-page" if page.is_file() else "doctor-no-page")


def _games(speech: Speech) -> Iterator[Finding]:
    try:
        names = game_names()
    except InputError as error:
        yield False, said(error, speech.language)
        return
    others = [name for name in names if name not in NAMES]
    at_once: dict[bool, list[str]] = {True: [], False: []}
    for name in names:
        try:
            machine = find_game(name).machine
        except TapeteError as error:
            yield False, said(error, speech.language)
        else:
            entries = (machine.play, machine.contest, machine.think, machine.reckon)
            at_once[all(find_module(entry.plain) is not None for entry in entries)].append(name)
    yield True, speech.say("doctor-games", games=", ".join(NAMES))
    if others:
        yield True, speech.say("doctor-other-games", games=", ".join(others))
    if at_once[True]:
        yield True, speech.say("doctor-modules", games=", ".join(at_once[True]))
    if at_once[False]:
        yield has_compiler(), speech.say("doctor-no-modules" if has_compiler() else "doctor-no-rules",
                                         games=", ".join(at_once[False]))


def _folders(speech: Speech) -> Iterator[Finding]:
    for what, folder in (("cache", cache_home()), ("data", data_home())):
        there = folder
        while not there.exists():
            there = there.parent
        if os.access(there, os.W_OK | os.X_OK) and there.is_dir():
            size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) if folder.is_dir() else 0
            yield True, speech.say(f"doctor-{what}", folder=str(folder), size=round(size / 1e6))
        else:
            yield False, speech.say("doctor-unwritable", folder=str(folder))


def _extras(speech: Speech) -> Iterator[Finding]:
    try:
        needed = requires("tapete") or []
    except PackageNotFoundError:
        yield True, speech.say("doctor-no-metadata")
        return
    for extra in EXTRAS:
        missing = [name for name in _packages(needed, extra) if not _is_there(name)]
        what = speech.say(f"doctor-for-{extra}")
        if missing:
            yield True, speech.say("doctor-missing", what=what, n=len(missing), packages=", ".join(missing),
                                   extra=extra)
        else:
            yield True, speech.say("doctor-has", what=what)


def _packages(needed: list[str], extra: str) -> Iterator[str]:
    """The packages that an extra needs on this system."""
    for line in needed:
        wanted, _, condition = line.partition(";")
        name = re.match(r"[\w.-]+", wanted)
        if name and re.search(rf"extra == ['\"]{extra}['\"]", condition) and not (
                sys.platform == "win32" and re.search(r"sys_platform != ['\"]win32['\"]", condition)):
            yield name[0]


def _is_there(package: str) -> bool:
    try:
        version(package)
    except PackageNotFoundError:
        return False
    return True
