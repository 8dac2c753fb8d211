"""Secrets: the tokens that hold seats, the codes that pass them on, passwords. Only hashes are stored."""
from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

from ..live import clock
from ..store.models import HolderRow, SeatRow, TableRow

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""The characters of codes, without 0, 1, I and O, which people confuse."""
CODE_LENGTH = 6
PUBLIC_CODE_LENGTH = 8
"""Characters of a table's code on a server that is open to the internet."""
TRANSFER_LENGTH = 10
TRANSFER_SECONDS = 600


def new_code(length: int = CODE_LENGTH) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def clean_code(text: str) -> str:
    """A code as people type it, in its stored form."""
    return text.upper().replace("-", "").replace(" ", "")[:40]


def hashed(secret: str) -> str:
    """The hash of a secret that nobody can guess, so that it needs no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hold(table: TableRow, seat: SeatRow, token: str, player: str) -> None:
    """Let a token and a browser's key, both hashed, hold a seat. The token before becomes invalid."""
    seat.token, seat.transfer, seat.transfer_until = token, None, None
    table.holders.append(HolderRow(code=table.code, seat=seat.seat, player=player, token=token, left=False))


def replace_token(table: TableRow, holder: HolderRow, token: str) -> SeatRow:
    """Replace a seat's token for the same person. The one before becomes invalid."""
    seat = table.seats[holder.seat]
    seat.token, seat.transfer, seat.transfer_until, holder.token = token, None, None, token
    return seat


def seat_of(table: TableRow, token: str) -> SeatRow | None:
    """The seat that a token holds, or None."""
    given = hashed(token)
    for seat in table.seats:
        if seat.token is not None and hmac.compare_digest(seat.token, given):
            return seat
    return None


def give_transfer(seat: SeatRow) -> str:
    """A code with which another device can take the seat, once and within `TRANSFER_SECONDS`."""
    code = new_code(TRANSFER_LENGTH)
    seat.transfer, seat.transfer_until = hashed(code), clock.now() + TRANSFER_SECONDS
    return code


def transfer_of(table: TableRow, code: str) -> SeatRow | None:
    """The seat for a valid transfer code, or None."""
    given = hashed(clean_code(code))
    for seat in table.seats:
        if seat.transfer is not None and hmac.compare_digest(seat.transfer, given):
            return seat if clock.is_running(seat.transfer_until or 0, TRANSFER_SECONDS) else None
    return None


def sit_down(seat: SeatRow, name: str | None) -> None:
    seat.kind, seat.bot, seat.name, seat.since, seat.seen = "human", None, name, clock.now(), None


def make_empty(table: TableRow, seat: SeatRow, begun: bool) -> None:
    """Open a seat. After the start, its former holders are remembered, because they have seen what it hides."""
    table.holders = [each for each in table.holders if each.seat != seat.seat or begun or each.left]
    for each in table.holders:
        each.left = each.left or each.seat == seat.seat
    seat.kind, seat.bot, seat.name, seat.token, seat.transfer = "open", None, None, None, None
    seat.stops, seat.passing, seat.since, seat.seen = None, None, None, None


def make_bot(table: TableRow, seat: SeatRow, bot: str, begun: bool) -> None:
    make_empty(table, seat, begun)
    seat.kind, seat.bot = "bot", bot


# ---- who is who --------------------------------------------------------------------------------

def new_player() -> str:
    """A new key for a browser that has none."""
    return secrets.token_urlsafe(24)


def held_by(table: TableRow, player: str) -> list[HolderRow]:
    """The seats of a table that a browser's key holds or has held."""
    given = hashed(player)
    return [each for each in table.holders if hmac.compare_digest(each.player, given)]


def held_by_seat(table: TableRow) -> dict[int, str]:
    """By seat: the hash of the key that holds it. A seat whose browser is unknown is left out."""
    return {each.seat: each.player for each in table.holders if not each.left and each.player}


def host_of(table: TableRow) -> int | None:
    """The seat of the host: the named one, or the person who has sat longest; None without people."""
    people = [seat for seat in table.seats if seat.kind == "human"]
    if any(seat.seat == table.host for seat in people):
        return table.host
    return min(people, key=lambda seat: (seat.since or 0.0, seat.seat)).seat if people else None


def likeness(name: str) -> str:
    """The normal form of a name. Names that people would confuse share it: other forms of letters, invisible
    characters."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = (" " if unicodedata.category(c)[0] == "Z" else c for c in plain if unicodedata.category(c)[0] != "C")
    return " ".join("".join(seen).split())


def hash_password(password: str) -> str:
    """A salted scrypt hash. It is slow on purpose: about 50 ms."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}${_scrypt(password, salt)}"


def password_fits(password: str, kept: str) -> bool:
    salt, _, digest = kept.partition("$")
    return hmac.compare_digest(_scrypt(password, bytes.fromhex(salt)), digest)


def _scrypt(password: str, salt: bytes) -> str:
    return hashlib.scrypt(password.encode(), salt=salt, n=2**14, r=8, p=1).hex()
