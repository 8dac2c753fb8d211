"""A server with tables of every game and in every state, for any request."""
from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from pathlib import Path

from ..table.support import Site

RECORD = Path("tests/fixtures/carcosa/seed-102.jsonl")
METHODS = ("get", "post", "put", "patch", "delete")
WORLDS = (("carcosa", 2), ("gloom", 2), ("bethlem", 4), ("souls", 2))


@dataclass
class World:
    """Tables in every state, and who sits at them."""

    site: Site
    tables: list[tuple[str, list[str | None]]] = field(default_factory=list)
    replays: list[str] = field(default_factory=list)
    operations: list[tuple[str, str]] = field(default_factory=list)


async def make_world(site: Site) -> World:
    world = World(site)
    for game, seats in WORLDS:
        code, tokens = await site.table("me", *["human"] * (seats - 1), game=game, listed=True)
        world.tables.append((code, tokens))
    world.tables.append(await site.table("me", "open", listed=True))
    world.tables.append(await site.table("me", "human", password="abc"))
    paused, tokens = await site.table("me", "human")
    await site.post(f"/api/tables/{paused}/pause", token=tokens[0])
    world.tables.append((paused, tokens))
    while (uploaded := await site.http.post("/api/records", content=RECORD.read_bytes())).status_code == 503:
        await asyncio.sleep(0.1)        # a machine with much to do; it says to come again
    replay = uploaded.json()["replay"]
    world.tables.append(await _played_to_its_end(site, replay))
    code, tokens = world.tables[-1]
    world.replays = [replay, str((await site.get(f"/api/tables/{code}", tokens[0]))["replay"])]
    paths = (await site.get("/openapi.json"))["paths"]
    world.operations = [(method, path) for path, methods in paths.items() for method in methods if method in METHODS]
    return world


async def _played_to_its_end(site: Site, replay: str) -> tuple[str, list[str | None]]:
    """A table whose game goes on from the last moments of another one, and ends as that did."""
    *_, last, end = map(json.loads, RECORD.read_text().splitlines())
    made = await site.post(f"/api/replays/{replay}/fork", {"moment": end["choices"] - 1, "same_future": True, "seats": [
        {"kind": "me", "name": "Ana"}, {"kind": "open"}]}, status=201)
    code, path = made["code"], f"/api/tables/{made['code']}"
    tokens = [made["token"], (await site.post(f"{path}/seats/1/take", {"name": "Eva"}))["token"]]
    await site.post(f"{path}/start", token=tokens[0])
    token = tokens[last["seat"]]
    await site.choose(code, token, (await site.now(code, token))["seq"], last["do"])
    assert (await site.get(path))["status"] == "over"
    return code, tokens
