"""A server's data about the tables in its database, without sentences, because their wording may improve."""
from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from hashlib import sha256
from typing import Any

from ..table.support import Site, settings_for
from ..table.test_calls import stand

HOURS = 86_400.0
"""Seconds for which something stays proposed at a frozen table: longer than any test runs."""
WORDED = frozenset({"names", "differs"})
"""Keys of what is worded, which 0.1.0 has among what it told."""
_SAID = WORDED | {"sentence", "label", "said", "title", "link", "left", "until", "present", "lines", "text", "question",
                  "push_key", "kinds"}
"""All keys of what is worded, and of what depends on the moment of asking."""
_LANGUAGES = {"en", "es"}
_FINER = {("why", "HAND"): ("GIVEN",), ("why", "LIMIT"): ("OVER",)}
"""Reasons that a later version tells apart, by the key and what an earlier one told for all of them."""


def house(database: str, **more: Any) -> Any:
    """The settings of a server with frozen tables."""
    return settings_for(database, proposals=HOURS, **more)


def plain(told: Any, said: Collection[str] = _SAID) -> Any:
    """An answer without what is worded for people: these keys, and a game's names and texts in both languages."""
    if isinstance(told, Mapping):
        return {key: value if key == "texts" else plain(value, said) for key, value in told.items()
                if key not in said and (key == "texts" or not _is_worded(value))}
    return [plain(each, said) for each in told] if isinstance(told, list) else told


def _is_worded(value: Any) -> bool:
    """Whether it is a name or a text of a game's, in both languages."""
    return isinstance(value, Mapping) and {*value} == _LANGUAGES


def lacking(expected: Any, found: Any, at: str = "") -> Iterator[str]:
    """Where something expected is not found, or is another. What is found may have more keys, as any answer may."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        for key, value in expected.items():
            yield from lacking(value, found[key], f"{at}.{key}") if key in found else [f"{at}.{key} is gone"]
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for i, value in enumerate(expected):
            yield from lacking(value, found[i], f"{at}.{i}")
    elif expected != found and not (isinstance(expected, str)
                                    and found in _FINER.get((at.rpartition(".")[2], expected), ())):
        yield f"{at}: {str(expected)[:300]} is now {str(found)[:300]}"


async def seat_told(site: Site, code: str, token: str | None, query: Mapping[str, Any]) -> dict[str, Any]:
    """What a seat, or with None somebody who watches, is shown of a table and told that happened."""
    now = await site.now(code, token, **query)
    events, before = list[Any](), now["events_before"] + len(now["events"])
    while before:
        events[:0] = await site.get(f"/api/tables/{code}/events", token, before=before, count=200, **query)
        before = events[0]["index"]
    return {**plain({key: value for key, value in now.items() if key not in ("events", "events_before")}),
            "events": plain(events)}


async def table_told(site: Site, table: Mapping[str, Any]) -> dict[str, Any]:
    """All that is told of a table: to whom it is open, what its seats see, and its record where it is over."""
    code, tokens = table["code"], table["tokens"]
    first = next(iter(tokens.values()), None)
    told: dict[str, Any] = {"info": plain(await site.get(f"/api/tables/{code}", first))}
    if told["info"]["status"] != "waiting":
        told["seats"] = {seat: await seat_told(site, code, token, {}) for seat, token in tokens.items()}
        if not told["info"]["has_password"]:
            told["seats"]["watch"] = await seat_told(site, code, None, {})
    told["chat"] = plain_chat(await site.get(f"/api/tables/{code}/chat", first))
    if told["info"]["status"] == "over":
        told["replay"] = await replay_told(site, told["info"]["replay"], first)
    return told


def plain_chat(lines: Any) -> Any:
    return [{key: line[key] for key in ("seat", "name", "text")} for line in lines]


async def replay_told(site: Site, replay: str, token: str | None) -> dict[str, Any]:
    """A record as it is downloaded, and as its film begins."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    record = await site.http.get(f"/api/replays/{replay}/record", headers=headers)
    assert record.status_code == 200, record.text
    shown = await site.get(f"/api/replays/{replay}/moments", token, count=2)
    return {"about": plain(await site.get(f"/api/replays/{replay}", token)), "moments": plain(shown),
            "lines": record.text.count("\n"), "sha256": sha256(record.content).hexdigest()}


async def person_told(site: Site, key: str) -> dict[str, Any]:
    """What belongs to somebody's key: tables, games that are over, and where word is sent."""
    told = {}
    for what in ("", "/profile", "/notices"):
        answer = await site.http.get(f"/api/mine{what}", headers={"Player-Key": key}, params={"lang": "en"})
        assert answer.status_code == 200, answer.text
        told[what] = plain(answer.json())
    return told


async def host_told(site: Site) -> dict[str, Any]:
    """What the host has said and kept."""
    admin = site.server.admin
    house = await admin.house()
    return {"house": {**plain(house.model_dump(mode="json")), "texts": house.notice and house.notice.texts},
            "bans": plain([each.model_dump(mode="json") for each in await admin.bans()])}


async def all_told(site: Site, kept: Mapping[str, Any]) -> dict[str, Any]:
    """All that a server tells of what is kept: `tables` and `archived` with their tokens, and people's `keys`. The time
    of its tables stands from then on."""
    stand(site)
    return {"tables": {name: await table_told(site, table) for name, table in kept["tables"].items()},
            "archived": {name: await replay_told(site, each["replay"], each["token"])
                         for name, each in kept["archived"].items()},
            "uploaded": await replay_told(site, kept["uploaded"], None),
            "people": {name: await person_told(site, key) for name, key in kept["keys"].items()},
            "host": await host_told(site)}
