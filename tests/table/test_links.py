"""Links in mail, push and webhook messages go to the host's address, whatever a request says about the server."""
from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from sqlalchemy import select

import tapete
from tapete.errors import InputError
from tapete.table.http.schema_people import ChannelKind, Service
from tapete.table.ops.settings import read_settings
from tapete.table.people import notices
from tapete.table.people import sender as envoy
from tapete.table.store.models import NoticeRow

from .support import serving
from .test_days import ANA, two
from .test_notices import PUBLIC, Browser, ask, look, mail_server, ours, service

pytestmark = pytest.mark.anyio

ELSEWHERE = "203.0.113.66"
TRICKS = {"Host": ELSEWHERE, "X-Forwarded-Host": ELSEWHERE, "X-Forwarded-Proto": "https", "Referer":
          f"http://{ELSEWHERE}/me", "Forwarded": f"host={ELSEWHERE}", "Origin": f"http://{ELSEWHERE}"}
"""A request that says in every way that the server is elsewhere."""
WAYS = [(kind, each) for kind in get_args(ChannelKind)
        for each in (get_args(Service) if kind == "webhook" else (None,))]
SOURCE = Path(tapete.__file__).parent


@pytest.mark.parametrize("public", [PUBLIC, None])
@pytest.mark.parametrize(("kind", "takes"), WAYS)
async def test_no_word_leads_where_a_request_says(kind: str, takes: str | None, public: str | None,
                                                  sqlite: str) -> None:
    mailed = {"mail_from": "tapete@table.example"}
    with mail_server() as (address, box):
        if kind == "mail" and public is None:
            with pytest.raises(InputError) as refused:
                read_settings({}, {"TAPETE_MAIL": address, "TAPETE_MAIL_FROM": mailed["mail_from"]}, None)
            assert "public" in str(refused.value)
            return
        more = {**mailed, "mail": address} if kind == "mail" else {}
        async with service() as at, serving(ours(sqlite, public=public, **more)) as site:
            browser = Browser()
            body: dict[str, Any] = {"kind": kind}
            if kind == "push":
                body["subscription"] = browser.subscription(at.base + "/push")
            else:
                body["address"] = "ana@example.org" if kind == "mail" else at.base + "/hook"
                body |= {} if takes is None else {"service": takes}
            await two(site)
            made = await ask(site, {**ANA, **TRICKS}, **body)
            await site.server.notifier.all_sent()

            def sent() -> str:
                """All that has left, and all that was said of it."""
                texts = [each.as_string() for each in box.got] + [
                    f"{path} {headers} {browser.read(data) if kind == 'push' else data.decode()}"
                    for path, headers, data in at.got]
                return "\n".join(texts)

            if kind != "push":
                code = re.search(r"\b\d{6}\b", sent())
                assert code
                answer = await site.http.post(f"/api/mine/notices/{made['id']}/confirm", json={"code": code[0]},
                                              headers={**ANA, **TRICKS})
                assert answer.json()["confirmed"]
            async with site.server.store.writing() as db:       # as a server of before has kept it
                for row in await db.scalars(select(NoticeRow)):
                    assert ELSEWHERE not in row.site
                    row.site = f"http://{ELSEWHERE}"
            await look(site)
            told = sent()
            assert "High card" in told and ELSEWHERE not in told
            assert ("https://" in told.replace("tag:", "")) == (public is not None) or kind == "push"
            if public is None and kind == "webhook":
                assert "the page where you asked for them" in told


def reads_site(node: ast.AST) -> bool:
    """Whether it takes from a request what that says of the server."""
    match node:
        case ast.Attribute(attr="base_url" | "url" | "url_for", value=ast.Name(id="request" | "socket")):
            return True
        case ast.Constant(value=str() as text):
            return text.lower() in ("host", "x-forwarded-host", "forwarded", "origin", "referer")
        case ast.Call(func=ast.Name(id="site_of" | "link_of" | "info")):
            return True
    return False


KNOWN = {
    "table/http/routes/tables.py": "links and QR codes of tables, in the answer to the one who asks",
    "table/http/routes/mine.py": "links of one's own tables, in the answer to the one who asks",
    "table/people/my_tables.py": "the same",
    "table/http/routes/people.py": "the QR code of one's own key, in the answer to the one who asks",
    "table/http/guard.py": "which names and origins are let in",
}
"""Where the server's address is taken from a request, and who alone is told it."""


def test_nothing_that_sends_word_knows_a_request() -> None:
    found = set()
    for folder in ("table", "desk"):
        for path in sorted((SOURCE / folder).rglob("*.py")):
            name, tree = path.relative_to(SOURCE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))
            calls = [id(node.args[0]) for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args
                     and ast.unparse(node.func).endswith("headers.get")]
            for node in ast.walk(tree):
                if reads_site(node) and (not isinstance(node, ast.Constant) or id(node) in calls):
                    found.add(name)
    assert sorted(found) == sorted(KNOWN)
    for module in (envoy, notices):
        text = inspect.getsource(module)
        assert "Request" not in text and "fastapi" not in text and "request." not in text
