"""Secrets: the tokens that hold seats, the codes that pass them on, passwords. Only hashes are kept."""
from __future__ import annotations

import hashlib
import hmac
import secrets
import time

from .store.models import Seat, Table

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without 0, 1, I and O, which are mistaken for one another."""
CODE_LENGTH = 6
PUBLIC_CODE_LENGTH = 8
"""Of a server that the world can reach."""
TRANSFER_LENGTH = 10
TRANSFER_SECONDS = 600


def new_code(length: int = CODE_LENGTH) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def clean_code(text: str) -> str:
    """A code as people type it, in the form in which it is kept."""
    return text.upper().replace("-", "").replace(" ", "")[:40]


def hashed(secret: str) -> str:
    """The hash of a secret that nobody can guess, so that it needs no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


def give_token(seat: Seat) -> str:
    """A new token for a seat; the one before is void."""
    token = secrets.token_urlsafe(32)
    seat.token, seat.transfer, seat.transfer_until = hashed(token), None, None
    return token


def seat_of(table: Table, token: str) -> Seat | None:
    """The seat that a token holds."""
    given = hashed(token)
    for seat in table.seats:
        if seat.token is not None and hmac.compare_digest(seat.token, given):
            return seat
    return None


def give_transfer(seat: Seat) -> str:
    """A code by which another device can have the seat, once and soon."""
    code = new_code(TRANSFER_LENGTH)
    seat.transfer, seat.transfer_until = hashed(code), time.time() + TRANSFER_SECONDS
    return code


def transfer_of(table: Table, code: str) -> Seat | None:
    """The seat that a transfer code gives now."""
    given = hashed(clean_code(code))
    for seat in table.seats:
        if seat.transfer is not None and hmac.compare_digest(seat.transfer, given):
            return seat if time.time() < (seat.transfer_until or 0) else None
    return None


def make_empty(seat: Seat) -> None:
    seat.kind, seat.bot, seat.name, seat.token, seat.transfer = "open", None, None, None, None
    seat.stops, seat.passing = None, None


def make_bot(seat: Seat, bot: str) -> None:
    make_empty(seat)
    seat.kind, seat.bot = "bot", bot


def hash_password(password: str) -> str:
    """Slow to reckon on purpose: about 50 ms."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}${_scrypt(password, salt)}"


def password_fits(password: str, kept: str) -> bool:
    salt, _, digest = kept.partition("$")
    return hmac.compare_digest(_scrypt(password, bytes.fromhex(salt)), digest)


def _scrypt(password: str, salt: bytes) -> str:
    return hashlib.scrypt(password.encode(), salt=salt, n=2**14, r=8, p=1).hex()
