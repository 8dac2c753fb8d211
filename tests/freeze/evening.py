"""An evening at a server: tables of every game in every state that a table can be in."""
from __future__ import annotations

import asyncio
import random
import re
from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tapete.table.live import clock
from tapete.table.ops.retention import DAY, retain

from ..table.support import Site
from ..table.test_calls import stand
from .designs import RULESETS, differing

KEYS = {name: f"{number:032x}" for number, name in enumerate(("Ana", "Bruno", "Carla"), 1)}
"""The keys of people's browsers."""
PASSWORD = "of the frozen table"
CALL = 120.0
"""Seconds that the call has in whose middle a table is frozen."""
ELSEWHERE = Path(__file__).parents[1] / "fixtures/carcosa/seed-102.jsonl"
SHORT: Mapping[str, dict[str, Any]] = {"carcosa": {"end": {"max_rounds": 2}}, "gloom": {"max_rounds": 4},
                                       "souls": {"souls_to_win": 1}, "bethlem": {"stalemate": 3}}
"""Options by which each game ends soon."""


async def post(site: Site, path: str, body: Any, name: str | None = None, token: str | None = None) -> Any:
    headers = {} if name is None else {"Player-Key": KEYS[name]}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    answer = await site.http.post(path, json=body, headers=headers, params={"lang": "en"})
    assert answer.is_success, f"{path}: {answer.text}"
    return answer.json()


async def table(site: Site, game: str, names: Sequence[str], bots: Sequence[str] = (), starts: bool = True,
                seats: int | None = None, **more: Any) -> dict[str, Any]:
    """A table of people, sitting by their keys, and bots behind them; begun, unless it waits for somebody."""
    asks = [{"kind": "me", "name": names[0]}, *({"kind": "open"} for _ in range((seats or len(names)) - 1)),
            *({"kind": "bot", "bot": bot} for bot in bots)]
    made = await post(site, "/api/tables", {"game": game, "seats": asks, "calls": 0, **more}, names[0])
    code, tokens = made["code"], {"0": made["token"]}
    for seat, name in enumerate(names[1:], 1):
        ask = {"name": name, "password": more.get("password")}
        tokens[str(seat)] = (await post(site, f"/api/tables/{code}/seats/{seat}/take", ask, name))["token"]
    if starts and len(names) > 1:
        await post(site, f"/api/tables/{code}/start", {}, token=made["token"])
    return {"code": code, "game": game, "tokens": tokens}


async def play(site: Site, at: Mapping[str, Any], choices: int, seed: int = 1) -> None:
    """Choose at random for the people of a table, so often or to the end. Afterwards one of them has more than one
    answer, or the game is over."""
    chance = random.Random(f"{at['game']} {seed}")
    while True:
        for token in at["tokens"].values():
            now = await site.now(at["code"], token)
            if now["status"] == "over":
                return
            if not now["menu"]:
                continue
            if choices <= 0 and len(now["menu"]) > 1:
                return
            item = chance.choice(now["menu"])
            ask = {"seq": now["seq"], "action": item["action"], "note": "so be it" if item["note"] else None}
            answer = await site.http.post(f"/api/tables/{at['code']}/choices", json=ask,
                                          headers={"Authorization": f"Bearer {token}"})
            if answer.is_success:
                choices -= 1
            else:       # a bot was quicker
                assert answer.json()["error"]["code"] == "late", answer.text
        await asyncio.sleep(0)


async def archived(site: Site) -> dict[str, Any]:
    """Of each game a table that nobody touched for a day, and that is a record since."""
    kept = {}
    for game in RULESETS:
        at = await table(site, game, ["Ana", "Bruno"], ["easy"] if game != "carcosa" else [])
        await play(site, at, 6)
        kept[game] = at["tokens"]["0"]
    done = await retain(site.server.admin, 1, None, clock.now() + 2 * DAY)
    assert done.archived == len(kept), done
    return {record.game: {"replay": record.id, "token": kept[record.game]}
            for record in await site.server.admin.records()}


async def finished(site: Site) -> dict[str, Any]:
    """Of each game one that was played to its end."""
    tables = {}
    for game in RULESETS:
        at = await table(site, game, ["Ana", "Bruno"], ["easy"], options=SHORT[game])
        await play(site, at, 10_000)
        tables[f"{game} over"] = at
    return tables


async def running(site: Site, designs: Path) -> dict[str, Any]:
    """Of each game one that is played by its ruleset, and one by options and cards of one's own."""
    tables = {}
    for game, ruleset in RULESETS.items():
        at = await table(site, game, ["Ana", "Bruno"], ["easy", "strong"], listed=True)
        await play(site, at, 14)
        await post(site, f"/api/tables/{at['code']}/chat", {"text": "á 💀"}, token=at["tokens"]["1"])
        tables[f"{game} playing"] = at
        at = await table(site, game, ["Bruno", "Carla"], ["normal", "easy"], ruleset=ruleset, chat="all",
                         options=differing(game, designs))
        await play(site, at, 8)
        tables[f"{game} of one's own"] = at
    return tables


async def otherwise(site: Site, finished: Mapping[str, Any]) -> dict[str, Any]:
    """Tables in other states: waiting, paused, with a proposal, played over days, by several people at one device, as a
    rematch, as a fork, from a record, as a first lesson, and in the middle of a call by night."""
    tables: dict[str, Any] = {}
    tables["waiting"] = await table(site, "carcosa", ["Ana"], ["normal"], starts=False, seats=3, listed=True,
                                    password=PASSWORD)
    tables["locked"] = at = await table(site, "gloom", ["Ana", "Bruno"], password=PASSWORD, chat="seats")
    await play(site, at, 3)
    tables["paused"] = at = await table(site, "gloom", ["Ana", "Carla"])
    await play(site, at, 4)
    await post(site, f"/api/tables/{at['code']}/pause", {}, token=at["tokens"]["0"])
    tables["over days"] = at = await table(site, "carcosa", ["Bruno", "Ana"], clock={"seconds": 14 * 86_400})
    await play(site, at, 5)
    tables["proposed"] = at = await table(site, "carcosa", ["Ana", "Bruno"])
    await play(site, at, 5)
    await propose(site, at)
    tables["several"] = at = await table(site, "gloom", ["Carla", "Carla"], several=True)
    await play(site, at, 4)
    tables["handed on"] = at = await table(site, "souls", ["Ana", "Bruno"])
    at["transfer"] = (await post(site, f"/api/tables/{at['code']}/seats/1/pass", {}, token=at["tokens"]["1"]))["code"]
    over = finished["gloom over"]
    code = (await post(site, f"/api/tables/{over['code']}/rematch", {}, token=over["tokens"]["0"]))["code"]
    seated = await post(site, f"/api/tables/{code}/reclaim", {}, "Ana")
    tables["rematch"] = {"code": code, "game": "gloom", "tokens": {str(one["seat"]): one["token"] for one in seated}}
    over = finished["carcosa over"]
    replay = (await site.get(f"/api/tables/{over['code']}"))["replay"]
    for name, same in (("dealt anew", False), ("same future", True)):
        seats = [{"kind": "me", "name": "Ana"}, *[{"kind": "bot", "bot": "easy"}] * 2]
        made = await post(site, f"/api/replays/{replay}/fork",
                          {"moment": 2, "seats": seats, "calls": 0, "same_future": same}, "Ana", over["tokens"]["0"])
        tables[name] = {"code": made["code"], "game": "carcosa", "tokens": {str(made["seat"]): made["token"]}}
        await play(site, tables[name], 0)
    made = await post(site, "/api/games/carcosa/lesson", {"name": "Ana"}, "Ana")
    tables["lesson"] = {"code": made["code"], "game": "carcosa", "tokens": {str(made["seat"]): made["token"]}}
    await play(site, tables["lesson"], 0)
    tables["in a call"] = await in_a_call(site)
    return tables


async def propose(site: Site, at: Mapping[str, Any]) -> None:
    """Have somebody ask the others to take a choice back."""
    for seed in range(40):
        for token in at["tokens"].values():
            now = await site.now(at["code"], token)
            if now["undo"]:
                done = await post(site, f"/api/tables/{at['code']}/undo", {}, token=token)
                if done["proposal"] is not None:
                    return
        await play(site, at, 1, seed)
    raise AssertionError("nobody could ask for anything to be taken back")


async def in_a_call(site: Site) -> dict[str, Any]:
    """Four people at Bethlem, one of whom is called by night, and has not answered. Time stands from then on."""
    still = stand(site)
    at = await table(site, "bethlem", ["Ana", "Bruno", "Carla", "Ana"], calls=CALL, several=True)
    while True:
        nows = {token: await site.now(at["code"], token) for token in at["tokens"].values()}
        assert all(now["status"] == "playing" for now in nows.values())
        called = any(now["calling"] for now in nows.values())
        asked = next(((token, now) for token, now in nows.items() if now["menu"]), None)
        if asked is not None and called and len(asked[1]["menu"]) > 1:
            return at
        if asked is not None:
            await site.choose(at["code"], asked[0], asked[1]["seq"], asked[1]["menu"][0]["action"])
        elif called and still._asleep:
            still.go_on()       # nobody answers this call
        await asyncio.sleep(0.01)


async def house(site: Site) -> str:
    """What the host says and keeps, where people have word sent, and a record of elsewhere, whose id it is."""
    admin, words = site.server.admin, list[str]()
    await admin.ban("203.0.113.0/24", "noise")
    await admin.ban("2001:db8::/48", "more noise", 3.0)
    await admin.announce({"es": "Mañana no hay mesa.", "en": "There is no table tomorrow."})
    site.server.notifier._put = lambda job: words.append(job.word.text)     # nothing leaves this machine
    channel = await post(site, "/api/mine/notices", {
        "kind": "webhook", "service": "discord", "address": "https://word.example/hook", "zone": "Europe/Madrid",
        "quiet_from": 1320, "quiet_to": 480}, "Ana")
    [code] = re.findall(r"\b\d{6}\b", words[-1])
    await post(site, f"/api/mine/notices/{channel['id']}/confirm", {"code": code}, "Ana")
    await post(site, "/api/mine/notices", {"kind": "push", "subscription": {
        "endpoint": "https://push.example/frozen", **browsers_keys()}}, "Bruno")
    answer = await site.http.post("/api/records", content=ELSEWHERE.read_bytes())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["replay"])


def browsers_keys() -> dict[str, str]:
    """The keys of a browser's subscription."""
    point = ec.generate_private_key(ec.SECP256R1()).public_key().public_bytes(
        Encoding.X962, PublicFormat.UncompressedPoint)
    return {"p256dh": urlsafe_b64encode(point).decode().rstrip("="),
            "auth": urlsafe_b64encode(bytes(range(16))).decode().rstrip("=")}


async def evening(site: Site, designs: Path) -> dict[str, Any]:
    """All of it; the codes, keys and tokens by which it is found again."""
    records = await archived(site)
    over = await finished(site)
    uploaded = await house(site)
    tables = {**over, **await running(site, designs), **await otherwise(site, over)}
    for _ in range(2):
        await site.server.turns.look()
    return {"tables": tables, "archived": records, "uploaded": uploaded, "keys": KEYS}
