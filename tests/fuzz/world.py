"""A server with tables of every game and in every state, to be asked anything."""
from __future__ import annotations

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
    body = RECORD.read_bytes()
    replay = (await site.http.post("/api/records", content=body)).json()["replay"]
    moments = (await site.get(f"/api/replays/{replay}"))["moments"]
    over = await site.post(f"/api/replays/{replay}/fork", {"moment": moments - 2, "seats": [
        {"kind": "me", "name": "Ana"}, {"kind": "open"}]}, status=201)
    taken = await site.post(f"/api/tables/{over['code']}/seats/1/take", {"name": "Eva"})
    tokens = [over["token"], taken["token"]]
    await site.post(f"/api/tables/{over['code']}/start", token=tokens[0])
    await site.play_randomly(over["code"], tokens, 3000, seed=1)
    world.tables.append((over["code"], tokens))
    world.replays = [replay, str((await site.get(f"/api/tables/{over['code']}", tokens[0]))["replay"])]
    paths = (await site.get("/openapi.json"))["paths"]
    world.operations = [(method, path) for path, methods in paths.items() for method in methods if method in METHODS]
    return world
