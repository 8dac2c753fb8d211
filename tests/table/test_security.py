"""Actions that a careless or hostile client cannot do."""
from __future__ import annotations

import json

import pytest
import websockets

from tapete.referee.words import display_name, one_line
from tapete.table.http.callers import thing
from tapete.table.http.limits import Limits, RateLimit, RateLimiter
from tapete.table.refusals import STATUS, Refusal, table_speech

from ..patience import SOCKET
from .support import serving, settings_for

pytestmark = pytest.mark.anyio


async def test_every_answer_carries_the_headers(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        for path in ("/api/games", "/docs", "/nothing", "/api/tables/AAAAAA"):
            answer = await site.http.get(path)
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert "unsafe-eval" not in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert (await site.http.get("/api/games")).headers["cache-control"] == "no-store"
        for path in ("/docs", "/docs/begin.js"):
            assert "https://" not in (await site.http.get(path)).text


async def test_pages_of_other_sites_cannot_use_it(sqlite: str) -> None:
    async with serving(settings_for(sqlite, origins=("https://friend.example",))) as site:
        ask = {"game": "carcosa", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        for origin, status in (("https://evil.example", 403), (site.base, 201), ("https://friend.example", 201)):
            answer = await site.http.post("/api/tables", json=ask, headers={"Origin": origin})
            assert answer.status_code == status
        code, _ = await site.table("me", "bot")
        address = site.base.replace("http", "ws") + f"/api/tables/{code}/live"
        with pytest.raises(websockets.InvalidStatus):
            async with websockets.connect(address, origin="https://evil.example", **SOCKET):  # type: ignore[arg-type]
                pass


async def test_bodies_are_bounded_whatever_they_say_of_their_length(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        answer = await site.http.post("/api/tables", content=b"x" * 100_000)
        assert answer.status_code == 413

        async def unending() -> object:
            for _ in range(100):
                yield b"x" * 10_000
        answer = await site.http.post("/api/tables", content=unending())  # type: ignore[arg-type]
        assert answer.status_code == 413
        assert answer.json()["error"]["code"] == "too_large"


async def test_a_large_message_ends_the_connection(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, _ = await site.table("me", "bot")
        async with websockets.connect(site.base.replace("http", "ws") + f"/api/tables/{code}/live", **SOCKET) as ws:
            await ws.send(json.dumps({"type": "hello", "token": "x" * 10_000}))
            assert json.loads(await ws.recv())["error"]["code"] == "bad_request"
            with pytest.raises(websockets.ConnectionClosed):
                await ws.recv()


async def test_too_much_at_once_is_refused(sqlite: str) -> None:
    few = Limits(requests=RateLimit(30, 0.01), tables=RateLimit(2, 0.01), secrets=RateLimit(3, 0.01),
                 chat=RateLimit(2, 0.01))
    async with serving(settings_for(sqlite, limits=few)) as site:
        code, (token, _) = await site.table("me", "bot")
        path = f"/api/tables/{code}"
        await site.table("me", "bot")
        refused = await site.post("/api/tables", {"game": "carcosa", "seats": [{"kind": "me"}, {"kind": "bot"}]},
                                  status=429)
        assert "Too much at once" in refused["error"]["sentence"]
        for status in (403, 403, 403, 429):
            await site.post(path + "/transfer", {"code": "AAAAAAAAAA"}, status=status)
        for status in (200, 200, 429):
            await site.post(path + "/chat", {"text": "x"}, token, status=status)
        statuses = [(await site.http.get("/api/games")).status_code for _ in range(30)]
        assert 429 in statuses


async def test_a_code_that_is_right_is_no_try_in_vain(sqlite: str) -> None:
    """However often a seat changes devices, nobody has to wait."""
    async with serving(settings_for(sqlite)) as site:
        code, (token, _) = await site.table("me", "bot")
        path = f"/api/tables/{code}"
        for _ in range(12):
            passing = await site.post(path + "/seats/0/pass", token=token)
            token = (await site.post(path + "/transfer", {"code": passing["code"]}))["token"]
        assert not site.server.missed_by._missed and not site.server.missed_at._missed


def test_a_bucket_fills_again() -> None:
    clock = [0.0]
    buckets = RateLimiter(Limits(chat=RateLimit(2, 0.5)), now=lambda: clock[0])
    buckets.take("chat", thing("a"))
    buckets.take("chat", thing("a"))
    buckets.take("chat", thing("b"))
    with pytest.raises(Refusal) as refusal:
        buckets.take("chat", thing("a"))
    assert refusal.value.args_said == {"seconds": 2}
    clock[0] = 2.0
    buckets.take("chat", thing("a"))
    buckets.give_back("chat", thing("a"))
    buckets.take("chat", thing("a"))
    with pytest.raises(Refusal):
        buckets.take("chat", thing("a"))


async def test_what_goes_wrong_inside_stays_inside(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(settings_for(sqlite)) as site:
        async def fail() -> None:
            raise RuntimeError("secret detail")
        monkeypatch.setattr(site.server.store, "lobby", fail)
        answer = await site.http.get("/api/tables")
        assert answer.status_code == 500
        assert answer.json()["error"]["code"] == "internal"
        assert "secret" not in answer.text
        assert "Traceback" not in answer.text


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_refusal_can_be_said(lang: str) -> None:
    """Each code has its message, and no message is left over; both languages have the same."""
    speech = table_speech(lang)
    for code in STATUS:
        assert speech.has(f"refused-{code.replace('_', '-')}"), code
    from pathlib import Path

    import tapete.table
    folder = Path(tapete.table.__file__).parent / "text"
    keys = [{line.split(" =")[0] for line in (folder / f"{each}.ftl").read_text().splitlines()
             if line[:1].isalpha()} for each in ("es", "en")]
    assert keys[0] == keys[1]
    assert {key for key in keys[0] if key.startswith("refused-")} == {f"refused-{c.replace('_', '-')}" for c in STATUS}


def test_names_cannot_disguise_themselves() -> None:
    assert display_name("  Ana\u202e \t\n María ") == "Ana María"
    assert one_line("a\u0000b\u2028c") == "ab c"
    for empty in ("", " \n", "\u200b\u202e"):
        with pytest.raises(ValueError, match="text"):
            display_name(empty)
