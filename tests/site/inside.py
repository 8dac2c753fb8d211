"""Runs in the Python of a page alone, without any package that a page lacks:

    python -I -S inside.py SITE CORE GAME RECORD

Plays a whole game by the page's own calls, watches a record from elsewhere, and prints the game's record and further
results for a test, as JSON.
"""
import asyncio
import json
import sys
from random import Random

SITE, CORE, GAME, ELSEWHERE = sys.argv[1:]
sys.path[:0] = [SITE, CORE]

import tapete.runtime.in_page  # noqa: E402

tapete.runtime.in_page.IN_PAGE = True
from tapete.games import NAMES  # noqa: E402
from tapete.site import here  # noqa: E402
from tapete.table.live import chance  # noqa: E402

chance.fresh_seed = lambda: 11      # the same game each time
luck = Random(3)

kept = {}


async def save(text):
    for key, value in json.loads(text).items():
        if value is None:
            kept.pop(key, None)
        else:
            kept[key] = value


questions = []


async def think(game, text):
    """The other worker: it likes the last choice best."""
    if text is None:
        return "null"
    questions.append(text)
    found = [[1, 0.5] for _ in json.loads(text)["choices"]]
    found[-1] = [9, 6.0]
    line = [0.5, [[-1, 2, 3, 0, 0]]]
    lines = [[i, [[line], [line]]] for i in (len(found) - 1, 0)] if "foresee" in json.loads(text) else []
    return json.dumps({"fault": 0, "found": found, "lines": lines})


async def ask(place, method, path, body=None, token=None):
    headers = json.dumps({"Authorization": f"Bearer {token}"} if token else {})
    status, kind, said = await place.ask(method, path, headers, None if body is None else json.dumps(body))
    return status, json.loads(said) if kind == "application/json" else said.decode()


async def ask_text(place, method, path, text):
    status, _, said = await place.ask(method, path, "{}", text)
    return status, json.loads(said)


async def play(place, address, token, choices):
    """Make so many choices, each drawn from the menu; the last moment."""
    while True:
        status, now = await ask(place, "GET", f"{address}/now?lang=en", token=token)
        assert status == 200, now
        if now["status"] == "over" or (now["menu"] and choices == 0):
            return now
        if now["menu"]:
            choices -= 1
            action = luck.choice(now["menu"])["action"]     # one fixed choice could drop and take for ever
            status, said = await ask(place, "POST", f"{address}/choices", {"seq": now["seq"], "action": action}, token)
            assert status == 200, said
        else:
            await asyncio.sleep(0)


async def main():
    place = await here.begin({}, save, "http://page/", think, [GAME], 0.0)
    seats = [{"kind": "me", "name": "Ana"}, *({"kind": "bot", "bot": bot} for bot in ("easy", "normal", "strong"))]
    status, seated = await ask(place, "POST", "/api/tables", {"game": GAME, "seats": seats})
    assert status == 201, seated
    token, address = seated["token"], f"/api/tables/{seated['code']}"
    said = []
    socket = place.listen(f"{address}/live", said.append)
    socket.hear(json.dumps({"type": "hello", "token": token, "lang": "en", "since": None, "password": None}))
    before = await play(place, address, token, 4)
    _, advised = await ask(place, "POST", f"{address}/hint?lang=en", {}, token)
    socket.leave()
    await place.close()

    # The page was closed, and came back.
    place = await here.begin(dict(kept), save, "http://page/", think, [GAME], 0.0)
    after = await play(place, address, token, 0)
    last = await play(place, address, token, -1)
    _, info = await ask(place, "GET", address, token=token)
    _, record = await ask(place, "GET", f"{address}/record", token=token)
    uploaded = await place.ask("POST", "/api/records", "{}", record)
    with open(ELSEWHERE, encoding="utf-8") as file:
        status, made = await ask_text(place, "POST", "/api/records", file.read())
    assert status == 201, made
    shown = await ask(place, "GET", f"/api/replays/{made['replay']}/moments?first=20&count=5&lang=en")
    chance = await ask(place, "GET", f"/api/replays/{made['replay']}/chance")
    stranger = await ask(place, "GET", f"/api/replays/{info['replay']}/record")
    hint = await ask(place, "POST", f"{address}/hint?lang=en", {}, token)
    wrong = await ask(place, "POST", "/api/tables?lang=en", {"game": "nothing", "seats": [{"kind": "me"}]})
    odd = await ask(place, "GET", f"{address}/events?before=x&lang=en", token=token)
    nowhere = await ask(place, "GET", "/api/nowhere?lang=en")
    mine = await place.ask("GET", "/api/mine", json.dumps({"Player-Key": seated["player"]}), None)
    address = f"/api/games/{GAME}/variant?lang=en"
    own = [await ask(place, "POST", address, {"files": [{"name": "mine.yaml", "text": text}]})
           for text in ("end: {keys: 3}\n", "# keys\nend: {keys: many}\n", "end: [\n")]
    await place.close()
    place = await here.begin({}, save, "http://page/", think, [], 0.0)
    lessons = [await ask(place, "POST", f"/api/games/{game}/lesson", {"name": "Ana"}) for game in NAMES]
    assert [status for status, _ in lessons] == [201] * len(NAMES), lessons
    await place.close()
    print(json.dumps({"before": before, "after": after, "last": last, "record": record, "messages": len(said),
                      "uploaded": uploaded[0], "stranger": stranger, "hint": hint, "wrong": wrong, "odd": odd,
                      "advised": advised, "questions": questions, "own": own, "shown": shown, "chance": chance,
                      "nowhere": nowhere, "mine": [mine[0], json.loads(mine[2])], "modules": sorted(sys.modules)}))


asyncio.run(main())
