"""Runs in the Python of a page alone, without any package that a page lacks:

    python -I -S packaged.py SITE CORE GAME

Plays a whole game of another package by the page's own calls, and prints the last moments in both languages as JSON.
"""
import asyncio
import json
import sys

SITE, CORE, GAME = sys.argv[1:]
sys.path[:0] = [SITE, CORE]

import tapete.runtime.in_page  # noqa: E402

tapete.runtime.in_page.IN_PAGE = True
from tapete.games import game_names  # noqa: E402
from tapete.site import here  # noqa: E402
from tapete.table.live import chance  # noqa: E402

chance.fresh_seed = lambda: 11      # the same game each time


async def save(text):
    pass


async def think(game, text):
    raise RuntimeError("its bots do not search")


async def ask(place, method, path, body=None, token=None):
    headers = json.dumps({"Authorization": f"Bearer {token}"} if token else {})
    status, kind, said = await place.ask(method, path, headers, None if body is None else json.dumps(body))
    return status, json.loads(said) if kind == "application/json" else said.decode()


async def main():
    place = await here.begin({}, save, "http://page/", think, [], 0.0)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "easy"}]
    status, seated = await ask(place, "POST", "/api/tables", {"game": GAME, "seats": seats})
    assert status == 201, seated
    token, address = seated["token"], f"/api/tables/{seated['code']}"
    while True:
        status, now = await ask(place, "GET", f"{address}/now?lang=en", token=token)
        assert status == 200, now
        if now["status"] == "over":
            break
        if now["menu"]:
            choice = {"seq": now["seq"], "action": now["menu"][0]["action"]}
            status, said = await ask(place, "POST", f"{address}/choices", choice, token)
            assert status == 200, said
        await asyncio.sleep(0)
    _, spanish = await ask(place, "GET", f"{address}/now?lang=es", token=token)
    _, record = await ask(place, "GET", f"{address}/record", token=token)
    lesson = await ask(place, "POST", f"/api/games/{GAME}/lesson", {"name": "Ana"})
    await place.close()
    print(json.dumps({"games": game_names(), "en": now, "es": spanish, "record": record, "lesson": lesson[0]}))


asyncio.run(main())
