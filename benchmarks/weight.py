"""Measure the size of an installation and its time: the wheel with the packages of each set-up, in an environment of
its own that is deleted afterwards.

    make web wasm
    python benchmarks/weight.py                     # all set-ups
    python benchmarks/weight.py table lab --show 5  # those named, and the largest packages of each

Nothing is taken from pip's cache, so the seconds include the network; the processor's time does not.
"""
from __future__ import annotations

import argparse
import os
import subprocess
import sys
import sysconfig
import tempfile
import time
import venv
from collections import Counter
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
SETUPS = {"play": "", "table": "table", "lab": "lab", "all": "table,lab,press,env,learn,ray,cuda"}
"""The extras of each."""


def weight(folder: Path) -> int:
    """Bytes on the disk of all files below a folder, each counted once."""
    found = {(stat.st_dev, stat.st_ino): stat.st_blocks * 512 for path in folder.rglob("*")
             if not path.is_symlink() and path.is_file() and (stat := path.stat())}
    return sum(found.values())


def heaviest(packages: Path, n: int) -> list[tuple[str, int]]:
    by_name: Counter[str] = Counter()
    for path in packages.iterdir():
        by_name[path.name] += weight(path) if path.is_dir() else path.stat().st_size
    return by_name.most_common(n)


class Weight(NamedTuple):
    """The cost of a set-up: bytes on the disk, seconds, and processor seconds."""

    bytes: int
    seconds: float
    processor: float
    heaviest: list[tuple[str, int]]


def built(dist: Path) -> Path:
    """The wheel, built in a folder."""
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", dist], cwd=ROOT, check=True,
                   stdout=subprocess.DEVNULL)
    return next(dist.glob("*.whl"))


def measured(wheel: Path, extras: str, show: int = 0) -> Weight:
    """What an environment of its own weighs with the wheel, some extras and their packages. CalledProcessError if it
    does not install, or does not say its version then."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        venv.create(folder, with_pip=True)
        before, spent, begun = weight(folder), os.times(), time.monotonic()
        scripts = Path(sysconfig.get_path("scripts", vars={"base": name}))
        asked = f"{wheel}[{extras}]" if extras else str(wheel)
        outside = {key: each for key, each in os.environ.items() if key != "PYTHONPATH"}
        subprocess.run([scripts / "python", "-m", "pip", "install", "-q", "--no-cache-dir", asked], check=True,
                       env=outside)
        seconds, after = time.monotonic() - begun, os.times()
        worked = after.children_user + after.children_system - spent.children_user - spent.children_system
        subprocess.run([scripts / "tapete", "--version"], check=True, stdout=subprocess.DEVNULL, env=outside)
        packages = Path(sysconfig.get_path("purelib", vars={"base": name}))
        return Weight(weight(folder) - before, seconds, worked, heaviest(packages, show))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("setups", nargs="*", metavar="SETUP", help=f"of {', '.join(SETUPS)}")
    parser.add_argument("--show", type=int, default=0, help="so many of the heaviest packages of each")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as dist:
        wheel = built(Path(dist))
        print(f"the wheel: {wheel.stat().st_size / 1e6:.1f} MB", flush=True)
        for name in given.setups or SETUPS:
            found = measured(wheel, SETUPS[name], given.show)
            for package, size in found.heaviest:
                print(f"    {package}: {size / 1e6:.0f} MB")
            print(f"{name} | {found.bytes / 1e6:,.0f} MB | {found.seconds:.0f} s | {found.processor:.0f} s", flush=True)


if __name__ == "__main__":
    main()
