"""A server gives every refusal in the caller's language, and in that language alone."""
from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import websockets

from tapete.table.http.app import create_app

from ..patience import SOCKET
from ..tongues import wrong_with
from .support import Site, serving, settings_for
from .test_malformed import BODIES, HELLOS, _records

pytestmark = pytest.mark.anyio
LANGUAGES = ("es", "en")
ODD: list[Any] = [None, True, 3, -1, 1.5, "", "zz", [], ["zz"], {}, {"zz": 1}, 10**30, "z" * 5000, [[]], "2001-01-01"]
"""What a field may be given instead; no word of either language."""
METHODS = ("post", "put", "patch", "delete", "get")


def properties(schema: dict[str, Any], documents: dict[str, Any]) -> dict[str, Any]:
    """The fields of a body by name."""
    if "$ref" in schema:
        schema = documents["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    for choice in schema.get("anyOf", []):
        if found := properties(choice, documents):
            return found
    return dict(schema.get("properties", {}))


def bodies(operation: dict[str, Any], documents: dict[str, Any]) -> Iterator[bytes]:
    """Bodies that a route does not understand: no object, no field, and each of its fields with a wrong value."""
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if content is None:
        return
    yield from (b"", b"{", b"[1", b"\xff", b"zz", b'"zz"', b"[]", b"3", b"null", b'{"zz": 1}')
    fields = properties(content, documents)
    for odd in ODD:
        yield json.dumps(dict.fromkeys(fields, odd)).encode()
        yield from (json.dumps({name: odd}).encode() for name in fields)


async def refused(site: Site, method: str, path: str, **sent: Any) -> list[str]:
    """The fault in the refusal of a request, in either language."""
    wrong = []
    more = sent.pop("headers", {})
    for language in LANGUAGES:
        headers = {"Content-Type": "application/json", **more, "Accept-Language": language}
        answer = await site.http.request(method.upper(), path, headers=headers, **sent)
        if answer.status_code >= 400:
            sentence = answer.json()["error"]["sentence"]
            wrong += [f"{method} {path} {str(sent)[:80]}: {found}"
                      for found in [wrong_with(sentence, language)] if found]
    return wrong


async def test_every_route_refuses_in_one_language(sqlite: str) -> None:
    settings = settings_for(sqlite, desk="local")
    documents = create_app(settings).openapi()
    wrong: list[str] = []
    asked = 0
    async with serving(settings) as site:
        code, tokens = await site.table("me", "human")
        for path, methods in documents["paths"].items():
            for method, operation in methods.items():
                if method not in METHODS:
                    continue
                known = path.replace("{code}", code).replace("{game}", "carcosa").replace("{seat}", "0")
                token = {"Authorization": f"Bearer {tokens[0]}"}
                for place in {known, path}:
                    target = place.replace("{", "").replace("}", "")
                    every = list(bodies(operation, documents))
                    for body in every if place == known else every[:3]:     # a place that is nowhere is refused first
                        asked += 1
                        wrong += await refused(site, method, target, content=body, headers=token)
                    for parameter in operation.get("parameters", ()):
                        if parameter["in"] == "query" and parameter["name"] != "lang":
                            for odd in ("", "zz", "-1", "99999999999999999999", "1.5"):
                                asked += 1
                                wrong += await refused(site, method, target, params={parameter["name"]: odd},
                                                       headers=token)
                    wrong += await refused(site, method, target)
    assert asked > 1000
    assert not wrong, f"{len(wrong)}\n" + "\n".join(sorted(set(wrong))[:60])


async def test_what_is_malformed_is_refused_in_one_language(sqlite: str) -> None:
    wrong: list[str] = []
    async with serving(settings_for(sqlite)) as site:
        for body in BODIES.values():
            wrong += await refused(site, "post", "/api/tables", content=body)
        for record in _records().values():
            wrong += await refused(site, "post", "/api/records", content=record)
        for kind in ("multipart/form-data; boundary=x", "text/plain", "application/x-www-form-urlencoded"):
            wrong += await refused(site, "post", "/api/tables", content=b"zz", headers={"Content-Type": kind})
        for method in ("put", "options", "trace"):
            wrong += await refused(site, method, "/api/tables")
    assert not wrong, "\n".join(wrong)


async def test_a_hello_is_refused_in_one_language(sqlite: str) -> None:
    wrong = []
    hellos: dict[str, list[Any]] = {language: [
        f'{{"lang": "{language}"{more}' for more in (
            "", "}", ', "type": "zz"}', *(f', "type": "hello", {each}}}' for each in (
                '"since": "zz"', '"zz": 1', '"token": 3', '"since": 1e400', '"token": "zz"')))]
        for language in LANGUAGES}
    hellos["es"] += [*HELLOS, "[]", "3", '{"lang": "zz"}']
    async with serving(settings_for(sqlite)) as site:
        code, _ = await site.table("me", "bot")
        for language in LANGUAGES:
            for hello in hellos[language]:
                address = f"{site.base.replace('http', 'ws')}/api/tables/{code}/live"
                async with websockets.connect(address, **SOCKET) as ws:
                    await ws.send(hello)
                    said = json.loads(await ws.recv())
                if "error" in said:
                    wrong += [found for found in [wrong_with(said["error"]["sentence"], language)] if found]
    assert not wrong, "\n".join(wrong)
