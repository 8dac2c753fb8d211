"""Sends notices: encrypted to a browser, as JSON or text to a webhook, and by e-mail."""
from __future__ import annotations

import asyncio
import base64
import json
import time
from dataclasses import dataclass
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any
from urllib.parse import unquote, urlsplit

import aiosmtplib
import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from ...text.spoken import SpokenError
from ..http.hostnames import check_machine
from ..ops.settings import Settings
from .outgoing import NotSent, Outgoing, check_url

DAY = 86_400
SERVICES = ("discord", "slack", "ntfy", "matrix")


@dataclass(frozen=True)
class NoticeText:
    """A notice: a sentence, a link, and a link that ends the notices. Links are empty unless the host has set
    `public`."""

    title: str
    subject: str
    """The subject of an e-mail."""
    text: str
    link: str
    stop: str
    stop_text: str
    """The sentence that says how to end the notices, with the link if there is one."""
    stop_post: str = ""
    """The URL for one-click unsubscription in mail programs."""

    @property
    def whole(self) -> str:
        return "\n".join(part for part in (self.text, self.link, self.stop_text) if part)


def new_keys() -> str:
    """A new private key in PEM, by which push services know this server (VAPID)."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_key(pem: str) -> str:
    """The public half of the key, in the form that browsers subscribe with."""
    key = Vapid02.from_pem(pem.encode()).public_key
    return _web64(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def check_mail(text: str) -> str:
    """An e-mail address, unchanged. Raises SpokenError if it is not valid."""
    try:
        parts = Address(addr_spec=text)
    except (MessageError, ValueError, IndexError):
        parts = Address()
    if not text.isascii() or "." not in parts.domain or parts.addr_spec != text or '"' in text:
        raise SpokenError("word-mail")
    check_machine(parts.domain)
    return text


def check_subscription(given: dict[str, Any], private: bool) -> str:
    """A browser's subscription as JSON, to be stored. Raises SpokenError if it is not valid."""
    check_url(given["endpoint"], private)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(given["p256dh"]))
        whole = len(_bytes(given["p256dh"])) == 65 and len(_bytes(given["auth"])) == 16
    except ValueError:
        whole = False
    if not whole:
        raise SpokenError("word-browser")
    return json.dumps({name: given[name] for name in ("endpoint", "p256dh", "auth")})


class Sender:
    """Sends a notice. Raises NotSent if it was not accepted."""

    def __init__(self, settings: Settings, outgoing: Outgoing) -> None:
        self.settings, self.outgoing = settings, outgoing
        self.pem = ""
        """The private key for push services, once it is loaded."""

    async def send(self, kind: str, service: str | None, address: str, word: NoticeText) -> None:
        match kind:
            case "push": await self._push(json.loads(address), word)
            case "mail": await self._mail(address, word)
            case _: await self._call(service or "", address, word)

    async def _push(self, to: dict[str, str], word: NoticeText) -> None:
        told = {"title": word.title, "body": word.text, "url": word.link or "/"}
        headers, body = await asyncio.to_thread(self._sealed, to, json.dumps(told, ensure_ascii=False).encode())
        await self.outgoing.post(to["endpoint"], headers, body)

    def _sealed(self, to: dict[str, str], body: bytes) -> tuple[dict[str, str], bytes]:
        """The headers and body of a message that only the browser can read. The headers prove to the push service who
        sends it (RFC 8291, 8292)."""
        parts = urlsplit(to["endpoint"])
        contact = f"mailto:{self.settings.mail_from}" if self.settings.mail_from else self.settings.public
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + DAY // 2,
                  "sub": contact or "mailto:nobody@localhost"}
        headers = {str(name): str(value) for name, value in Vapid02.from_pem(self.pem.encode()).sign(claims).items()}
        sealed = http_ece.encrypt(body, private_key=ec.generate_private_key(ec.SECP256R1()), dh=_bytes(to["p256dh"]),
                                  auth_secret=_bytes(to["auth"]), version="aes128gcm")
        # With a Topic, a newer notice replaces one that has not reached the browser yet.
        return headers | {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream",
                          "TTL": str(DAY), "Topic": "turn"}, sealed

    async def _call(self, service: str, url: str, word: NoticeText) -> None:
        if service == "ntfy":
            click = {"Click": word.link} if word.link else {}
            await self.outgoing.post(url, {"Content-Type": "text/plain; charset=utf-8", "Title": word.title, **click},
                                     word.whole.encode())
            return
        name = "content" if service == "discord" else "text"
        await self.outgoing.post(url, {"Content-Type": "application/json"},
                                 json.dumps({name: word.whole}, ensure_ascii=False).encode())

    async def _mail(self, address: str, word: NoticeText) -> None:
        settings = self.settings
        if settings.mail is None or settings.mail_from is None:
            raise NotSent("there is no server for mail")
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = settings.mail_from, address, word.subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=settings.mail_from.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if word.stop_post:
            message["List-Unsubscribe"] = f"<{word.stop_post}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(word.whole + "\n")
        to = urlsplit(settings.mail.get_secret_value())
        try:
            await aiosmtplib.send(
                message, hostname=to.hostname, port=to.port, use_tls=to.scheme == "smtps", timeout=10,
                username=unquote(to.username) if to.username else None,
                password=unquote(to.password) if to.password else None)
        except aiosmtplib.SMTPRecipientsRefused:
            raise NotSent("the address was refused", gone=True) from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise NotSent(type(error).__name__) from None


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _web64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
