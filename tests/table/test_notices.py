"""Notifications of a player's turn, sent to a push service, a webhook and a mail server of the test."""
from __future__ import annotations

import asyncio
import base64
import json
import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from typing import Any

import http_ece
import pytest
import uvicorn
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import update

from tapete.table.http.limits import Limits, RateLimit
from tapete.table.ops.settings import Settings
from tapete.table.people.notices import is_quiet
from tapete.table.people.outgoing import NotSent, Outgoing, check_url, is_public
from tapete.table.store.models import NoticeRow, TurnRow

from .support import Site, free_port, serving, settings_for
from .test_days import ANA, BRUNO, noted, two

pytestmark = pytest.mark.anyio

PUBLIC = "https://table.example"


@pytest.fixture(autouse=True)
def _no_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's own round would look between two looks of a test's."""
    monkeypatch.setattr("tapete.table.ops.server.SWEEP", 1e6)


@dataclass
class Service:
    """A push service and webhook: the messages it got, and its answers."""

    base: str = ""
    got: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    status: int = 201
    location: str = ""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        body, more = b"", True
        while more:
            message = await receive()
            body, more = body + message.get("body", b""), message.get("more_body", False)
        self.got.append((scope["path"], {k.decode(): v.decode() for k, v in scope["headers"]}, body))
        headers = [(b"location", self.location.encode())] if self.location else []
        await send({"type": "http.response.start", "status": self.status, "headers": headers})
        await send({"type": "http.response.body", "body": b""})


@asynccontextmanager
async def service() -> AsyncIterator[Service]:
    found = Service()
    runner = uvicorn.Server(uvicorn.Config(found, port=0, log_level="error", lifespan="off"))
    task = asyncio.create_task(runner.serve())
    while not runner.started:
        await asyncio.sleep(0.01)
    found.base = f"http://127.0.0.1:{runner.servers[0].sockets[0].getsockname()[1]}"
    try:
        yield found
    finally:
        runner.should_exit = True
        await task


class Mailbox:
    def __init__(self) -> None:
        self.got: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.got.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 kept"


@contextmanager
def mail_server() -> Iterator[tuple[str, Mailbox]]:
    box, port = Mailbox(), free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield f"smtp://127.0.0.1:{port}", box
    finally:
        controller.stop()


class Browser:
    """A browser's part of a subscription."""

    def __init__(self) -> None:
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"

    def subscription(self, endpoint: str) -> dict[str, str]:
        raw = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "p256dh": base64.urlsafe_b64encode(raw).decode().rstrip("="),
                "auth": base64.urlsafe_b64encode(self.auth).decode().rstrip("=")}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


def ours(database: str, **more: Any) -> Settings:
    return settings_for(database, **{"notices_after": 0.0, "notices_inside": True, "public": PUBLIC,
                                     "limits": Limits(**{**vars(settings_for(database).limits),
                                                         "notices": RateLimit(1000, 1000)}), **more})


async def ask(site: Site, headers: dict[str, str], status: int = 201, path: str = "", **body: Any) -> Any:
    answer = await site.http.post(f"/api/mine/notices{path}", json=body, headers=headers, params={"lang": "en"})
    assert answer.status_code == status, answer.text
    return answer.json()


async def channels(site: Site, headers: dict[str, str]) -> list[Any]:
    return list((await site.http.get("/api/mine/notices", headers=headers)).json()["channels"])


async def hook(site: Site, at: Service, headers: dict[str, str] = ANA, **more: Any) -> Any:
    """A webhook that has been confirmed by the number that was sent to it."""
    made = await ask(site, headers, kind="webhook", **{"service": "slack", "address": at.base + "/hook", **more})
    await site.server.notifier.all_sent()
    code = re.search(r"\b\d{6}\b", at.got.pop()[2].decode())
    assert code and not made["confirmed"]
    return await ask(site, headers, 200, f"/{made['id']}/confirm", code=code[0])


async def look(site: Site) -> None:
    """Whose turn it is, and word of it; as the server's own round does."""
    await noted(site)
    await site.server.notifier.look()
    await site.server.notifier.all_sent()


async def choose(site: Site, code: str, token: str) -> None:
    now = await site.now(code, token)
    await site.choose(code, token, now["seq"], now["menu"][0]["action"])
    room = site.server.rooms.here(code)
    assert room is not None
    room.last_seen.clear()          # they have closed the page
    room.loaded = 0.0


# ---- what is sent ------------------------------------------------------------------------------

async def test_a_browser_is_sent_word_that_only_it_can_read_once_a_turn(either_database: str) -> None:
    async with service() as at, serving(ours(either_database)) as site:
        browser = Browser()
        made = await ask(site, ANA, kind="push", subscription=browser.subscription(at.base + "/push/1"))
        assert made["confirmed"] and made["shown"] == ""
        code, (ana, bruno) = await two(site)
        await look(site)
        await look(site)
        (path, headers, body), = at.got
        assert path == "/push/1" and headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
        told = browser.read(body)
        assert told == {"title": "Tapete", "body": "It is your turn in High card.", "url": PUBLIC + "/"}
        assert code.encode() not in body
        shown = (await site.http.get("/api/mine/notices", headers=ANA)).json()
        scheme, fields = headers["authorization"].split(" ", 1)
        signed = dict(part.strip().split("=", 1) for part in fields.split(","))
        assert scheme == "vapid" and signed["k"] == shown["push_key"]
        claims = json.loads(base64.urlsafe_b64decode(signed["t"].split(".")[1] + "=="))
        assert claims["aud"] == at.base and claims["sub"] == PUBLIC and claims["exp"] > time.time()

        await choose(site, code, ana)
        await look(site)
        assert len(at.got) == 1                 # it is Bruno's turn, who has asked for nothing
        while (await site.now(code))["to_move"] == 1:
            await choose(site, code, bruno)
        await look(site)
        assert len(at.got) == 2                 # it has come to Ana again


async def test_a_key_for_push_services_is_kept(either_database: str) -> None:
    found = []
    for _ in range(2):
        async with serving(ours(either_database)) as site:
            found.append((await site.http.get("/api/mine/notices", headers=ANA)).json()["push_key"])
    assert found[0] == found[1] and len(base64.urlsafe_b64decode(found[0] + "=")) == 65


async def test_a_webhook_is_asked_first_and_told_in_the_form_of_its_service(sqlite: str) -> None:
    async with service() as at, serving(ours(sqlite)) as site:
        for name in ("discord", "slack", "ntfy", "matrix"):
            await hook(site, at, service=name, address=f"{at.base}/{name}?secret=1")
        code, _ = await two(site)
        await look(site)
        got = {path: (headers, body.decode()) for path, headers, body in at.got}
        assert len(at.got) == 4
        texts = [json.loads(got["/discord"][1])["content"], json.loads(got["/slack"][1])["text"], got["/ntfy"][1],
                 json.loads(got["/matrix"][1])["text"]]
        assert got["/ntfy"][0]["title"] == "Tapete" and got["/ntfy"][0]["click"] == PUBLIC + "/"
        for text in texts:
            assert "It is your turn in High card." in text and PUBLIC + "/stop/" in text
            assert code not in text and "Bruno" not in text and "Ana" not in text
        assert {channel["shown"] for channel in await channels(site, ANA)} == {at.base.split("/")[2]}


async def test_mail_is_sent_to_who_has_said_its_number_and_has_a_link_to_stop(sqlite: str) -> None:
    with mail_server() as (address, box):
        async with serving(ours(sqlite, mail=address, mail_from="tapete@table.example")) as site:
            made = await ask(site, ANA, kind="mail", address="ana@example.org")
            await site.server.notifier.all_sent()
            asked = box.got.pop()
            assert asked["To"] == "ana@example.org" and asked["List-Unsubscribe"] is None
            await two(site)
            await look(site)
            assert box.got == []                # nobody has said the number yet
            code = re.search(r"\b\d{6}\b", asked.get_content())
            assert code
            await ask(site, BRUNO, 404, f"/{made['id']}/confirm", code=code[0])
            wrong = str((int(code[0]) + 1) % 10**6).zfill(6)
            await ask(site, ANA, 403, f"/{made['id']}/confirm", code=wrong)
            assert (await ask(site, ANA, 200, f"/{made['id']}/confirm", code=code[0]))["confirmed"]
            await look(site)
            (mail,) = box.got
            assert mail["Subject"] == "It is your turn in High card." and mail["Auto-Submitted"] == "auto-generated"
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            stop = mail["List-Unsubscribe"].strip(" <>").removeprefix(PUBLIC)
            assert f"{PUBLIC}/stop/{stop.rsplit('/', 1)[-1]}" in mail.get_content()
            assert (await site.http.post(stop, content="List-Unsubscribe=One-Click",
                                         headers={"Content-Type": "application/x-www-form-urlencoded"})).is_success
            assert await channels(site, ANA) == []
            assert (await site.http.post(stop)).status_code == 404


async def test_a_number_cannot_be_guessed(sqlite: str) -> None:
    async with service() as at, serving(ours(sqlite)) as site:
        made = await ask(site, ANA, kind="webhook", service="slack", address=at.base + "/hook")
        await site.server.notifier.all_sent()
        code = re.search(r"\b\d{6}\b", at.got[0][2].decode())
        assert code
        for guess in range(5):
            await ask(site, ANA, 403, f"/{made['id']}/confirm", code=f"x{guess}")
        await ask(site, ANA, 403, f"/{made['id']}/confirm", code=code[0])
        assert [channel["confirmed"] for channel in await channels(site, ANA)] == [False]


# ---- when ----------------------------------------------------------------------------------------

async def test_who_is_there_is_sent_nothing_and_quiet_hours_hold_it_back(sqlite: str) -> None:
    async with service() as at, serving(ours(sqlite, notices_after=60.0)) as site:
        now = time.gmtime()
        minute = 60 * now.tm_hour + now.tm_min
        await hook(site, at, quiet_from=(minute - 60) % 1440, quiet_to=(minute + 60) % 1440)
        code, (ana, _) = await two(site)
        room = site.server.rooms.here(code)
        assert room is not None

        async def away() -> None:
            room.last_seen.clear()
            room.loaded = 0.0
            for seat in room.row.seats:
                seat.since = 0.0
            await noted(site)
            async with site.server.store.writing() as db:
                await db.execute(update(TurnRow).values(since=time.time() - 600))
            await site.server.notifier.look()
            await site.server.notifier.all_sent()

        async with site.live(code, ana) as page:
            await page.next()
            await away()
            assert at.got == []
        while room.lives:
            await asyncio.sleep(0.01)
        await away()
        assert at.got == []                     # they are away, and it is night
        async with site.server.store.writing() as db:
            await db.execute(update(NoticeRow).values(quiet_from=(minute + 120) % 1440, quiet_to=(minute + 180) % 1440))
        await away()
        assert len(at.got) == 1


def test_quiet_hours_are_those_of_a_place_and_may_last_over_midnight() -> None:
    noon = 1_750_000_000 // 86_400 * 86_400 + 12 * 3600         # in June, at 12:00 in UTC
    for zone, start, end, quiet in (("UTC", 700, 740, True), ("UTC", 721, 740, False), ("UTC", 1300, 800, True),
                                    ("Europe/Madrid", 700, 740, False), ("Europe/Madrid", 840, 841, True),
                                    ("America/Lima", 1380, 480, True), ("America/Lima", 1380, 420, False)):
        assert is_quiet(NoticeRow(zone=zone, quiet_from=start, quiet_to=end), noon) is quiet, (zone, start, end)
    assert not is_quiet(NoticeRow(zone="UTC", quiet_from=None, quiet_to=None), noon)


# ---- what fails ----------------------------------------------------------------------------------

async def test_an_address_that_takes_nothing_any_more_is_forgotten_and_nobody_waits(sqlite: str) -> None:
    async with service() as at, serving(ours(sqlite)) as site:
        await hook(site, at)
        at.status = 410
        await two(site)
        await look(site)
        assert len(at.got) == 1 and await channels(site, ANA) == []
        at.status = 302
        at.location = at.base + "/elsewhere"
        made = await ask(site, ANA, kind="webhook", service="slack", address=at.base + "/hook")
        await site.server.notifier.all_sent()
        assert [path for path, _, _ in at.got] == ["/hook", "/hook"]      # a redirect leads nowhere
        async with site.server.store.reading() as db:
            row = await db.get(NoticeRow, made["id"])
            assert row is not None and row.failed == 1


async def test_word_that_is_taken_is_no_failure_and_makes_good_those_before(sqlite: str) -> None:
    async with service() as at, serving(ours(sqlite)) as site:
        made = await hook(site, at)

        async def failed() -> int:
            async with site.server.store.reading() as db:
                row = await db.get(NoticeRow, made["id"])
            assert row is not None
            return row.failed

        for status, expected in ((200, 0), (200, 0), (500, 1), (500, 2), (200, 0)):
            at.status = status
            await two(site)
            await look(site)
            assert await failed() == expected


async def test_no_machine_of_a_network_of_the_hosts_can_be_reached(sqlite: str) -> None:
    async with service() as at, serving(ours(sqlite, notices_inside=False)) as site:
        port = at.base.rsplit(":", 1)[-1]
        for address in (at.base, "ftp://example.org/x", "https://a@example.org/", f"https://localhost:{port}/",
                        "https://", "https://x y/", "https://example.org/#x", "file:///etc/passwd", "https://[::1/"):
            answer = await ask(site, ANA, 422, kind="webhook", service="slack", address=address)
            assert answer["error"]["code"] == "bad_address"
        outgoing = Outgoing(private=False)
        for host in ("127.0.0.1", "localhost", "10.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "169.254.169.254", "0.0.0.0"):
            with pytest.raises(NotSent, match="network of its own"):
                await outgoing.post(f"https://{host}/", {}, b"")
        assert at.got == []


async def test_a_name_is_looked_up_once_and_connected_to_where_it_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def getaddrinfo(host: str, port: int, **_: Any) -> Any:
        asked.append(host)
        return [(2, 1, 6, "", ("93.184.216.34" if len(asked) == 1 else "127.0.0.1", port)),
                *([(2, 1, 6, "", ("10.0.0.1", port))] if host == "both.example" else [])]

    tried: list[str] = []

    async def connect(self: Any, host: str, *_: Any, **__: Any) -> Any:
        tried.append(host)
        raise OSError
    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", getaddrinfo, raising=False)
    monkeypatch.setattr("httpcore.AnyIOBackend.connect_tcp", connect)
    with pytest.raises(NotSent, match="OSError"):
        await Outgoing(False).post("https://rebinds.example/", {}, b"")
    assert (asked, tried) == (["rebinds.example"], ["93.184.216.34"])
    for name in ("rebinds.example", "both.example"):
        with pytest.raises(NotSent, match="network of its own"):
            await Outgoing(False).post(f"https://{name}/", {}, b"")
    assert len(tried) == 1


@pytest.mark.parametrize(("address", "public"), [
    ("93.184.216.34", True), ("2606:4700::1111", True), ("127.0.0.1", False), ("10.1.2.3", False),
    ("172.16.0.1", False), ("192.168.1.1", False), ("169.254.169.254", False), ("100.64.0.1", False),
    ("0.0.0.0", False), ("224.0.0.1", False), ("255.255.255.255", False), ("::1", False), ("::", False),
    ("fe80::1%eth0", False),
    ("fd00::1", False), ("ff02::1", False), ("::ffff:10.0.0.1", False), ("::ffff:93.184.216.34", True),
    ("64:ff9b::a00:1", False), ("2002:0a00:0001::1", False)])
def test_what_is_an_address_of_the_world(address: str, public: bool) -> None:
    assert is_public(address) is public


def test_what_may_be_asked_inside() -> None:
    assert check_url("http://10.0.0.1:8080/x", private=True)
    with pytest.raises(ValueError, match="port"):
        check_url("https://example.org:8443/x", private=False)


@pytest.mark.parametrize("body", [
    {"kind": "mail", "address": "ana@example.org"}, {"kind": "mail", "address": "ana@example.org\nBcc: b@example.org"},
    {"kind": "webhook", "address": "https://example.org/"}, {"kind": "push", "address": "https://example.org/"},
    {"kind": "webhook", "service": "slack", "address": "https://example.org/", "zone": "Mars/Olympus"},
    {"kind": "webhook", "service": "slack", "address": "https://example.org/", "quiet_from": 3},
    {"kind": "push", "subscription": {"endpoint": "https://example.org/", "p256dh": "AAAA", "auth": "AAAA"}},
    {"kind": "push", "subscription": {"endpoint": "https://example.org/", "p256dh": "é", "auth": "*"}}])
async def test_what_no_word_can_be_sent_to_is_refused(sqlite: str, body: dict[str, Any]) -> None:
    async with serving(ours(sqlite)) as site:
        answer = await site.http.post("/api/mine/notices", json=body, headers=ANA)
        assert 400 <= answer.status_code < 500 and answer.json()["error"]["sentence"]
        assert await channels(site, ANA) == []


async def test_addresses_are_few_and_asked_for_slowly(sqlite: str) -> None:
    async with serving(ours(sqlite, limits=Limits(notices=RateLimit(4, 0.001)))) as site:
        body = {"kind": "webhook", "service": "slack", "address": "http://127.0.0.1:9/"}
        await ask(site, ANA, **body)
        await ask(site, BRUNO, **body)
        assert (await ask(site, ANA, 201, **{**body, "address": "http://127.0.0.1:9/2"}))["kind"] == "webhook"
        await ask(site, BRUNO, **{**body, "address": "http://127.0.0.1:9/3"})
        await ask(site, ANA, 429, **{**body, "address": "http://127.0.0.1:9/4"})
    async with service() as at, serving(ours(sqlite)) as site:
        for number in range(4):
            await hook(site, at, address=f"{at.base}/{number}")
        answer = await ask(site, ANA, 409, kind="webhook", service="slack", address=at.base + "/more")
        assert answer["error"]["code"] == "too_many_notices"


@pytest.mark.parametrize("by_host", [True, False], ids=["by the host", "by oneself"])
async def test_forgetting_a_key_ends_its_notices(sqlite: str, by_host: bool) -> None:
    async with service() as at, serving(ours(sqlite)) as site:
        await hook(site, at)
        await hook(site, at, BRUNO)
        if by_host:
            await two(site)
            await site.server.admin.forget_secret(ANA["Player-Key"])
        else:
            assert (await site.http.post("/api/mine/forget", headers=ANA)).is_success
        assert await channels(site, ANA) == [] and len(await channels(site, BRUNO)) == 1


async def test_a_host_may_send_no_word_at_all(sqlite: str) -> None:
    async with serving(ours(sqlite, notices=False)) as site:
        assert (await site.http.get("/api/mine/notices", headers=ANA)).json() == {
            "kinds": [], "push_key": None, "channels": []}
        await ask(site, ANA, 409, kind="webhook", service="slack", address="http://127.0.0.1:9/")
        await site.server.notifier.look()


def test_the_mail_servers_password_is_never_said(sqlite: str) -> None:
    from tapete.errors import InputError
    from tapete.table.ops.settings import read_settings
    for given in ("smtp://ana:hunter2@example.org:587", "http://ana:hunter2@example.org"):
        try:
            said = repr(read_settings({"database": sqlite}, {"TAPETE_MAIL": given}, None))
        except InputError as refused:
            said = str(refused)
        assert said and "hunter2" not in said
