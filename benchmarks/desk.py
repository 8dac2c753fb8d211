"""How fast the desk answers after a change: seconds to the first figure, and until the win rate is sure to two points.

    python benchmarks/desk.py [--game carcosa] [--players 4] [--agent greedy] [--rounds 3] [--json FILE]

A server with a desk runs in this process. The benchmark asks over its WebSocket as the page does. `cold`: nothing has
been asked before, so the desk starts its process and reads the rules, as a module or as stored machine code. If there
is neither, they are compiled, which takes a minute. `warm`: each later change, with the base played before.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import socket
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn
import websockets

from tapete.desk.design.form import form_of
from tapete.desk.studies.figures import half_width
from tapete.desk.studies.sensitivity import sound_steps
from tapete.games import find_game
from tapete.table.http.app import create_app
from tapete.table.ops.settings import Settings

SURE = 0.02


async def answer(ws: Any, number: int, ask: dict[str, Any]) -> dict[str, float]:
    """Ask, and time the first figure and the one that is sure to two points, of the change and of its base."""
    began = time.perf_counter()
    await ws.send(json.dumps({"ask": number, **ask}))
    first = sure = games = None
    while True:
        told = json.loads(await ws.recv())
        if told["ask"] != number or "figures" not in told:
            assert told["state"] != "refused", told
            continue
        now = time.perf_counter() - began
        first = now if first is None else first
        if sure is None and all(half_width(told[part]["measures"]) <= SURE for part in ("figures", "beside")
                                if part in told):
            sure, games = now, told["games"]
        if told["state"] == "done" or sure is not None:
            return {"first": first, "sure": sure or float("nan"), "games": games or told["games"],
                    "speed": told["speed"]}


async def measure(game: str, players: int, agent: str, rounds: int) -> dict[str, Any]:
    ruleset = find_game(game).ruleset().name
    form_of(game, ruleset, "en")
    ask = {"game": game, "ruleset": ruleset, "players": players, "agent": agent, "seconds": 60}
    steps = {path: value for path, value, _ in sound_steps({**ask, "changes": {}}, players, 1)}
    changes = [{path: value} for path, value in list(steps.items())[:rounds + 1]]
    with TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as sock:
        settings = Settings(database=f"sqlite+aiosqlite:///{folder}/table.db", workers=0, desk="local")
        runner = uvicorn.Server(uvicorn.Config(create_app(settings), log_level="error"))
        task = asyncio.create_task(runner.serve(sockets=[sock]))
        while not runner.started:
            await asyncio.sleep(0.01)
        async with websockets.connect(f"ws://127.0.0.1:{sock.getsockname()[1]}/api/desk/live") as ws:
            cold = await answer(ws, 0, {**ask, "changes": changes[0]})
            warm = [await answer(ws, n, {**ask, "changes": change}) for n, change in enumerate(changes[1:], 1)]
        runner.should_exit = True
        await task
    return {"game": game, "players": players, "agent": agent, "cold": cold, "warm": warm}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="carcosa")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--agent", default="greedy")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    found = asyncio.run(measure(given.game, given.players, given.agent, given.rounds))
    print(f"{given.game}, {given.players} players, {given.agent}: seconds to the first figure, and to ±2 points")
    for name, each in (("cold", found["cold"]), *(("warm", each) for each in found["warm"])):
        print(f"  {name}: {each['first']:.2f}  {each['sure']:.2f}  ({each['games']:,} games of each; "
              f"{each['speed']:,.0f} games/s)")
    if given.json:
        given.json.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
