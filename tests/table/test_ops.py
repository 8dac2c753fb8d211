"""Health, metrics and log lines: available to the host, not to the public, and without secrets."""
from __future__ import annotations

import io
import json
import logging
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tapete.table.ops.logs import JsonFormatter, TextFormatter
from tapete.table.ops.probes import create_ops
from tapete.table.ops.server import Server

from .support import UNTRUSTING, die_with_us, free_port, serving, settings_for

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def asking_ops(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(create_ops(server))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
        yield http


async def figures(http: httpx.AsyncClient) -> dict[tuple[str, ...], float]:
    """The metrics: by name and the values of labels."""
    text = (await http.get("/metrics")).text
    return {(sample.name, *sample.labels.values()): sample.value
            for family in text_string_to_metric_families(text) for sample in family.samples}


@contextmanager
def lines(formatter: logging.Formatter) -> Iterator[io.StringIO]:
    """All that is logged, as it is written."""
    handler = logging.StreamHandler(written := io.StringIO())
    handler.setFormatter(formatter)
    root, access = logging.getLogger(), logging.getLogger("tapete.access")
    before = access.level
    root.addHandler(handler)
    access.setLevel(logging.INFO)
    try:
        yield written
    finally:
        root.removeHandler(handler)
        access.setLevel(before)


async def test_nothing_for_the_host_is_at_the_worlds_address(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        for path in ("/health", "/ready", "/metrics", "/admin/tables", "/api/admin/tables"):
            assert (await site.http.get(path)).status_code == 404, path


async def test_ready_says_whether_people_can_play(database: str) -> None:
    async with serving(settings_for(database)) as site, asking_ops(site.server) as ops:
        assert (await ops.get("/health")).json()["status"] == "ok"
        assert (await ops.get("/ready")).json() == {"ready": True, "reasons": []}
        await site.server.store.engine.dispose()
        site.server.store.sessions.configure(bind=broken_engine())
        answer = await ops.get("/ready")
        assert answer.status_code == 503
        assert answer.json() == {"ready": False, "reasons": ["the database does not answer"]}
        assert (await ops.get("/health")).status_code == 200
        site.server.store.sessions.configure(bind=site.server.store.engine)
        site.server.ready = False
        assert (await ops.get("/ready")).json()["reasons"] == ["the server is starting or stopping"]


def broken_engine() -> object:
    from sqlalchemy.ext.asyncio import create_async_engine
    return create_async_engine("sqlite+aiosqlite:////nowhere/at/all.db")


async def test_metrics_count_what_happens(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site, asking_ops(site.server) as ops:
        before = await figures(ops)
        assert before["tapete_tables_in_memory",] == 0 and before["tapete_ready",] == 1
        code, (token, _) = await site.table("me", "bot")
        async with site.live(code, token) as page:
            await page.next()
            await site.post(f"/api/tables/{code}/pause", token="x" * 43, status=401)
            await site.get("/nothing", status=404)
            now = await figures(ops)
        assert now["tapete_tables_in_memory",] == 1 and now["tapete_sockets",] == 1
        assert now["tapete_requests_total", "POST", "/api/tables", "201"] == 1
        assert now["tapete_requests_total", "POST", "/api/tables/{code}/pause", "401"] == 1
        assert now["tapete_refused_total", "no_token"] == 1 and now["tapete_refused_total", "not_found"] == 1
        assert now["tapete_limit", "watchers"] == site.server.settings.limits.watchers
        for name in ("journal_queue", "archive_queue", "loading_queue", "tables_stuck", "connections",
                     "bots_queue", "bots_deaths", "buckets"):
            assert (f"tapete_{name}",) in now
        assert now["tapete_loop_lag_seconds_count",] >= 0 and now["process_resident_memory_bytes",] > 0
        # No address of its own becomes a figure of its own: there would be no end of them.
        assert not [name for name in now if code in str(name)]


async def test_every_answer_has_its_requests_id(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        given = await site.http.get("/api/games", headers={"X-Request-ID": "from-the-proxy.1"})
        assert given.headers["x-request-id"] == "from-the-proxy.1"
        made = {(await site.http.get(path)).headers["x-request-id"] for path in ("/api/games", "/nothing", "/docs")}
        assert len(made) == 3 and all(len(each) == 16 for each in made)
        for bad in ("short", "x" * 65, 'a"b injected', "über-die-grenze"):
            answer = await site.http.get("/api/games", headers=[(b"x-request-id", bad.encode())])
            assert answer.headers["x-request-id"] != bad


@pytest.mark.parametrize("formatter", [JsonFormatter(), TextFormatter()], ids=["json", "text"])
async def test_no_secret_is_in_any_line(sqlite: str, formatter: logging.Formatter,
                                        monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(settings_for(sqlite)) as site:
        with lines(formatter) as written:
            code, (token, _) = await site.table("me", "bot", password="open sesame")
            now = await site.now(code, token)
            action, seed = now["menu"][0]["action"], str(site.server.rooms.here(code).row.seed)  # type: ignore[union-attr]
            await site.choose(code, token, now["seq"], action)
            await site.get(f"/api/tables/{code}/why", token, action=action)
            await site.http.get(f"/api/tables/{code}", headers={"Table-Password": "open%20sesame"})

            async def breaks(*given: object) -> None:
                raise RuntimeError(f"{token} {seed} {action} open sesame")
            monkeypatch.setattr(site.server.store, "chat", breaks)
            answer = await site.http.get(f"/api/tables/{code}/chat", headers={"Authorization": f"Bearer {token}"})
        text = written.getvalue()
    assert answer.status_code == 500 and answer.json()["error"]["code"] == "internal"
    assert "default-src" in answer.headers["content-security-policy"]
    request = answer.headers["x-request-id"]
    for secret in (token, seed, action, "sesame", code):
        assert secret and secret not in text
    assert "RuntimeError" in text and "breaks" in text and text.count(request) == 2
    if isinstance(formatter, JsonFormatter):
        found = [json.loads(line) for line in text.splitlines()]
        broke = next(line for line in found if line["message"] == "a request broke")
        assert broke["request"] == request and broke["exception"][0]["type"] == "RuntimeError"
        choice = next(line for line in found if line.get("route") == "/api/tables/{code}/choices")
        assert (choice["method"], choice["status"], choice["level"]) == ("POST", 200, "info")


def test_serve_listens_for_its_host_apart_and_logs_as_it_is_told(tmp_path: Path) -> None:
    port, ops = free_port(), free_port()
    with (tmp_path / "log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "tapete.cli", "serve", "--workers", "0", "--port", str(port), "--ops-port", str(ops),
             "--database", f"sqlite+aiosqlite:///{tmp_path}/t.db", "--log", "json", "--log-requests"],
            stdout=subprocess.DEVNULL, stderr=log, preexec_fn=die_with_us)
        try:
            for _ in range(600):
                try:
                    if httpx.get(f"http://127.0.0.1:{ops}/ready", verify=UNTRUSTING).status_code == 200:
                        break
                except httpx.HTTPError:
                    assert process.poll() is None
                time.sleep(0.05)
            answer = httpx.get(f"http://127.0.0.1:{port}/api/games?token=in-the-address", timeout=120)
            assert answer.status_code == 200
            assert "tapete_requests_total" in httpx.get(f"http://127.0.0.1:{ops}/metrics", timeout=60).text
        finally:
            process.terminate()
            process.wait(60)
    said = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert [line["request"] for line in said if line["message"] == "answered"] == [answer.headers["x-request-id"]]
    assert "in-the-address" not in str(said)
