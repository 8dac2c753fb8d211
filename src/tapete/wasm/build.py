"""Builds a game's modules: lowers, optimises and links them, and writes them beside the game with a description of
their sources.
"""
from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from ..compiler.call_abi import Layouts, kind_of_leaf, leaves_of
from ..compiler.entry import EntryPoint
from ..compiler.fingerprint import sources_of
from ..compiler.wasm_modules import FOLDER, bound_rules, find_module, fingerprint_of, home_of, name_of
from ..files.atomic import write_whole
from ..gamedef.game import Game
from ..games import find_game
from ..text.spoken import SpokenError
from .lower import objects_of
from .samples import WITHOUT_MODULE, samples

LINKER = "wasm-ld"
STACK = 1 << 20


def build_named(name: str) -> str:
    """Build a game's modules, as `build` does. Returns a sentence about the result."""
    began = process_time()
    made = build(find_game(name))
    return f"{name}: {', '.join(made) or 'nothing to do'} ({process_time() - began:.0f} s of processor time)"


def build(game: Game) -> list[str]:
    """Build the modules that are missing or made from other sources. Returns their names.

    SpokenError if the linker is not installed.
    """
    wanted = {name: sample for name, sample in samples(game).items()
              if name not in WITHOUT_MODULE and find_module(sample[0].plain) is None}
    if not wanted:
        return []
    # Read before the compile: if somebody changes a rule meanwhile, the module does not match it and is not used.
    told = {name: describe(*sample) for name, sample in wanted.items()}
    objects = objects_of(wanted)
    for name, (entry, _) in wanted.items():
        folder = home_of(entry.plain) / FOLDER
        folder.mkdir(exist_ok=True)
        code = link(name, *objects[name])
        told[name]["sha256"] = hashlib.sha256(code).hexdigest()
        write_whole(folder / f"{name}.wasm", code)
        write_whole(folder / f"{name}.json", json.dumps(told[name], separators=(",", ":")).encode())
    return list(wanted)


def _named(file: Path, home: Path) -> str:
    try:
        return name_of(file, home)
    except ValueError:
        raise SpokenError("module-source", file=str(file), folder=str(home.parent)) from None


def link(name: str, *objects: bytes) -> bytes:
    """The module linked from object files. It exports its memory, the start of its heap and one function. It imports
    nothing, or wasm-ld fails.
    """
    linker = shutil.which(LINKER)
    if linker is None:
        raise SpokenError("no-wasm-ld")
    with TemporaryDirectory() as folder:
        made, given = Path(folder, "made.wasm"), [Path(folder, f"{i}.o") for i in range(len(objects))]
        for file, code in zip(given, objects, strict=True):
            write_whole(file, code, durable=False)
        subprocess.run([linker, "--no-entry", "--strip-all", f"--export={name}", "--export=__heap_base",
                        "-z", f"stack-size={STACK}", "--stack-first", *map(str, given), "-o", str(made)], check=True)
        return made.read_bytes()


def describe(entry: EntryPoint[..., int], arguments: tuple[Any, ...]) -> dict[str, Any]:
    """The contents of a module's JSON file, except the hash: the arguments it takes and the sources it was made from.
    """
    function, home, layouts = entry.plain, home_of(entry.plain), Layouts()
    names = sorted(_named(file, home) for file in sources_of(function) | sources_of(objects_of))
    variables = function.__code__.co_varnames[:function.__code__.co_argcount]
    leaves = [{"path": leaf.path, "kind": kind_of_leaf(leaf.value), **(
        {"array": layouts.number(leaf.value.dtype), "size": leaf.value.dtype.itemsize, "ndim": leaf.value.ndim}
        if hasattr(leaf.value, "ndim") else {})} for leaf in leaves_of(variables, arguments)]
    return {"entry": entry.__name__, "sources": names, "fingerprint": fingerprint_of(names, home),
            "handed": bound_rules(function), "leaves": leaves, "records": layouts.all}
