"""Who may do what at a table, and when: every cell of `authority.DEEDS`, asked over HTTP and the WebSocket."""
from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import pytest
from fastapi.routing import APIRoute, APIWebSocketRoute
from websockets import ConnectionClosed

from tapete.table.http import schema_play
from tapete.table.http.app import create_app
from tapete.table.http.authority import DEEDS, FREE, Asker, TableState, refusal
from tapete.table.people import secrets as seats

from ..sweep import sweep
from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio

SEAT, OTHER, EMPTY = 1, 2, 3
"""The seats besides the host's seat 0. Somebody else held the other's seat before. The last seat's person is gone."""
PASSWORD = "open"
OWN_REFUSALS = {"choose": {"not_your_turn"}, "hint": {"not_your_turn", "no_bots"}, "undo": {"nothing_to_undo"},
                "answer": {"no_proposal"}, "start": {"seats_open"}}
"""The refusals by the game or the moment, for people who may do a deed."""


# ---- every route is in the table ---------------------------------------------------------------

def _routes(sqlite: str) -> Iterator[tuple[str, Any]]:
    waiting: list[Any] = [create_app(settings_for(sqlite))]
    while waiting:
        for route in waiting.pop().routes:
            if hasattr(route, "original_router"):
                waiting.append(route.original_router)
            elif isinstance(route, APIWebSocketRoute):
                yield f"WS {route.path}", route
            elif isinstance(route, APIRoute) and route.path.startswith("/api"):
                for method in route.methods:
                    yield f"{method} {route.path}", route


def _deeds(dependant: Any) -> set[str]:
    own = getattr(dependant.call, "deed", None)
    return {own} - {None} | set().union(*(_deeds(each) for each in dependant.dependencies))


def test_every_request_has_a_rule(sqlite: str) -> None:
    free, done = set(), set()
    for name, route in _routes(sqlite):
        deeds = _deeds(route.dependant)
        if name in FREE:
            assert not deeds, name
            free.add(name)
        else:
            assert len(deeds) == 1 and deeds <= set(DEEDS), f"{name} has no rule in authority.py"
            done |= deeds
    assert free == set(FREE) and done == set(DEEDS)


def test_the_only_message_of_a_page_says_who_it_is() -> None:
    """It is the deed `listen`; one more would need a rule."""
    messages = [each for each in vars(schema_play).values() if isinstance(each, type)
                and issubclass(each, schema_play.RequestBody) and "type" in each.model_fields]
    assert messages == [schema_play.Hello]


# ---- every cell --------------------------------------------------------------------------------

@dataclass
class Table:
    """A table in a state, with everybody who may ask."""

    site: Site
    code: str
    tokens: list[str | None]
    former: str
    """The token of the person who held the other's seat before."""
    replay: str | None
    locked: bool

    def headers(self, asker: Asker) -> dict[str, str]:
        if asker is Asker.STRANGER:
            return {}
        if asker is Asker.WATCHER:
            return {"Table-Password": PASSWORD} if self.locked else {}
        if asker is Asker.FORMER:
            return {"Authorization": f"Bearer {self.former}", "Player-Key": _key("former")}
        seat = {Asker.HOST: 0, Asker.SEAT: SEAT, Asker.OTHER: OTHER}[asker]
        return {"Authorization": f"Bearer {self.tokens[seat]}", "Player-Key": _key(seat)}


def _key(who: object) -> str:
    return f"the-key-of-the-browser-{who}"


async def _post(site: Site, path: str, body: Any = None, **headers: str) -> Any:
    answer = await site.http.post(path, json=body, headers=headers)
    assert answer.is_success, answer.text
    return answer.json()


async def _play_on(site: Site, code: str, tokens: list[str | None]) -> None:
    while (status := (await site.now(code, tokens[0]))["status"]) != "over":
        assert status == "playing"
        for token in tokens:
            now = await site.now(code, token)
            if now["menu"]:
                await site.choose(code, token, now["seq"], now["menu"][0]["action"])


async def _table(site: Site, state: TableState, locked: bool, origin: str | None) -> Table:
    password = PASSWORD if locked else None
    seats = [{"kind": "me", "name": "Host"}, *({"kind": "open"} for _ in range(3))]
    ask: dict[str, Any] = {"seats": seats, "password": password}
    if state is TableState.FORKED:
        made = await _post(site, f"/api/replays/{origin}/fork", {"moment": 3, **ask}, **{"Player-Key": _key(0)})
    else:
        made = await _post(site, "/api/tables", {"game": "high_card", "options": {"hand": 2}, **ask},
                           **{"Player-Key": _key(0)})
    path, tokens = f"/api/tables/{made['code']}", [made["token"]]

    async def sit(seat: int, who: object) -> str:
        taken = await _post(site, f"{path}/seats/{seat}/take", {"name": f"P {who}", "password": password},
                            **{"Player-Key": _key(who)})
        return str(taken["token"])

    tokens += [await sit(SEAT, SEAT), former := await sit(OTHER, "former"), await sit(EMPTY, EMPTY)]
    if state not in (TableState.WAITING, TableState.FORKED):
        await site.post(path + "/start", token=tokens[0])
    await site.post(f"{path}/seats/{OTHER}/leave", token=former)
    tokens[OTHER] = await sit(OTHER, OTHER)
    if state is TableState.OVER:
        await _play_on(site, made["code"], tokens)
    await site.post(f"{path}/seats/{EMPTY}/leave", token=tokens[EMPTY])
    if state is TableState.PAUSED:
        await site.post(path + "/pause", token=tokens[0])
    info = await site.get(path, tokens[0])
    return Table(site, made["code"], tokens, former, info["replay"], locked)


async def _do(table: Table, deed: str, asker: Asker) -> str:
    """Do a deed; the code with which it is refused, empty if it is not."""
    site, path, headers = table.site, f"/api/tables/{table.code}", table.headers(asker)
    if deed == "listen":
        return await _listen(table, asker)
    body: Any = {}
    match deed:
        case "see" | "look" | "read_chat" | "read_story" | "ask_why":
            path += {"see": "", "look": "/now", "read_chat": "/chat", "read_story": "/record",
                     "ask_why": "/why?action=x"}[deed]
            if deed == "ask_why":
                path = path.replace("=x", "=play 3")
            body = None
        case "recall":
            path, body = f"/api/replays/{table.replay}/moments?seat=watch", None
        case "take":
            path, body = f"{path}/seats/{EMPTY}/take", {"name": "Newcomer"}
            if asker is not Asker.STRANGER:
                body["password"] = PASSWORD if table.locked else None
        case "leave" | "free" | "pass_on" | "give_to_bot":
            path = f"{path}/seats/{SEAT}/" + {"pass_on": "pass", "give_to_bot": "bot"}.get(deed, deed)
        case "transfer":
            passing = await site.post(f"{path}/seats/{SEAT}/pass", token=table.tokens[SEAT])
            path, body = path + "/transfer", {"code": passing["code"]}
            headers |= {"Player-Key": _key(SEAT)}
        case "name_host": path, body = path + "/host", {"seat": OTHER}
        case "choose":
            now = (await site.http.get(path + "/now", headers=table.headers(Asker.HOST))).json()
            menu = now["menu"] or [{"action": "play 3"}]
            path, body = path + "/choices", {"seq": now["seq"], "action": menu[0]["action"]}
        case "answer": path, body = path + "/consent", {"proposal": "x", "agree": True}
        case "leave_lesson": path, body = path + "/lesson/leave", {}
        case "set_stops": path, body = path + "/stops", {"stops": []}
        case "chat": path, body = path + "/chat", {"text": "hello"}
        case _: path += f"/{deed}"
    answer = await (site.http.get(path, headers=headers) if body is None else
                    site.http.post(path, json=body, headers=headers))
    return "" if answer.is_success else str(answer.json()["error"]["code"])


async def _listen(table: Table, asker: Asker) -> str:
    headers = table.headers(asker)
    token = headers.get("Authorization", " ").split(" ")[1] or None
    async with table.site.live(table.code, token, password=headers.get("Table-Password")) as page:
        with suppress(ConnectionClosed, TimeoutError):
            return str((await page.next("error", seconds=0.3))["error"]["code"])
    return ""


def _cheap(password: str, salt: bytes) -> str:
    return hashlib.sha256(salt + password.encode()).hexdigest()


LOOKING = {"see", "look", "read_chat", "ask_why", "recall", "read_story", "listen"}


@pytest.mark.parametrize("state, locked", sweep(itertools.product(TableState, (True, False)), kept=(
    *((state, True) for state in TableState), (TableState.RUNNING, False))))
async def test_every_cell_is_as_it_is_written(sqlite: str, state: TableState, locked: bool,
                                              monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seats, "_scrypt", _cheap)
    # Without a password a stranger is somebody who watches: only they differ.
    askers = list(Asker) if locked else [Asker.WATCHER, Asker.FORMER]
    async with serving(settings_for(sqlite, absence=0.0)) as site:
        origin = (await _table(site, TableState.OVER, False, None)).replay if state is TableState.FORKED else None
        table, wrong, made = None, [], 0
        for deed, asker in itertools.product(DEEDS, askers):
            if deed == "recall" and state is not TableState.OVER:
                continue        # a game that is not over has no replay to ask for
            if table is None:
                table = await _table(site, state, locked, origin)
                made += 1
            told, expected = await _do(table, deed, asker), refusal(deed, asker, state, locked)
            if expected:
                same = told == expected
            else:
                same = told == "" or told in OWN_REFUSALS.get(deed, ())
                table = table if deed in LOOKING else None
            if not same:
                wrong.append((deed, asker.value, told, expected))
        assert not wrong
        assert made > 1
