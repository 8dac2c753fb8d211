"""The tables of the database. A change here needs a migration beside it."""
from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, Boolean, Float, ForeignKey, Index, Integer, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship
from sqlalchemy.sql import false


class Base(DeclarativeBase):
    pass


class Table(Base):
    """A table as it stands; what happened at it are its entries."""

    __tablename__ = "tables"
    __table_args__ = (Index("tables_by_status", "status", "updated"), Index("tables_by_seen", "status", "seen"))

    code: Mapped[str] = mapped_column(String(12), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    ruleset: Mapped[str] = mapped_column(String(40))
    version: Mapped[int] = mapped_column(Integer)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[int] = mapped_column(BigInteger)
    typed_dice: Mapped[bool] = mapped_column(Boolean)
    status: Mapped[str] = mapped_column(String(10))
    listed: Mapped[bool] = mapped_column(Boolean)
    password: Mapped[str | None] = mapped_column(String(200))
    clock: Mapped[int | None] = mapped_column(Integer)
    calls: Mapped[float] = mapped_column(Float, default=12.0, server_default="8")
    """Seconds that each call of the night has."""
    proposal: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    replay: Mapped[str | None] = mapped_column(String(40))
    server: Mapped[str | None] = mapped_column(String(40))
    """The process that plays the table's bots and keeps its clock."""
    created: Mapped[float] = mapped_column(Float)
    updated: Mapped[float] = mapped_column(Float)
    seen: Mapped[float] = mapped_column(Float, server_default="0")
    """When somebody last looked, to some seconds; 0: nobody since the table was made."""
    host: Mapped[int | None] = mapped_column(Integer)
    """The seat of whoever made the table, or was named by them; see `seats.host_of`."""
    several: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())
    """Whether one person may hold several seats."""
    chat: Mapped[str] = mapped_column(String(10), default="heard", server_default="heard")
    """Who reads and writes what is said there: see `authority.CHAT`."""
    fork: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """The replay and its moment that the game goes on from, and whether what was hidden lies as it lay."""
    given: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """What was laid on the table after the setup, by paths."""
    lesson: Mapped[str | None] = mapped_column(String(32))
    """The fingerprint of the first lesson that is being taken; None: an ordinary game."""
    tries: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """What has been proposed in vain, how often, and until when it cannot be proposed again."""
    left: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """What the clock had left at the last pause, and the moment of the game that it was at."""
    next: Mapped[str | None] = mapped_column(String(12))
    """The code of the table at which the same people play again."""
    series: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """The how-manieth game of theirs it is, and how often whoever sits in each seat had won before."""
    seats: Mapped[list[Seat]] = relationship(lazy="selectin", order_by="Seat.seat", cascade="all")
    holders: Mapped[list[Holder]] = relationship(lazy="selectin", order_by="Holder.id", cascade="all, delete-orphan")


class Seat(Base):
    """A seat of a table. Tokens and codes are kept as hashes only."""

    __tablename__ = "seats"

    code: Mapped[str] = mapped_column(ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    bot: Mapped[str | None] = mapped_column(String(10))
    name: Mapped[str | None] = mapped_column(String(100))
    role: Mapped[str | None] = mapped_column(String(40))
    """The role asked for; None draws one."""
    stops: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True))
    """Where the person wants to be asked; None: as the game usually does."""
    passing: Mapped[int | None] = mapped_column(Integer)
    """The turn until whose end the person passes."""
    token: Mapped[str | None] = mapped_column(String(64))
    transfer: Mapped[str | None] = mapped_column(String(64))
    transfer_until: Mapped[float | None] = mapped_column(Float)
    since: Mapped[float | None] = mapped_column(Float)
    """When the person sat down."""
    seen: Mapped[float | None] = mapped_column(Float)
    """When a process last saw the person, where several share the database."""


class Holder(Base):
    """A browser that holds a seat, or held it while the game was played. Keys and tokens are kept as hashes only."""

    __tablename__ = "holders"
    __table_args__ = (Index("holders_by_table", "code"), Index("holders_by_player", "player"))

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    code: Mapped[str] = mapped_column(ForeignKey("tables.code", ondelete="CASCADE"))
    seat: Mapped[int] = mapped_column(Integer)
    player: Mapped[str] = mapped_column(String(64))
    token: Mapped[str] = mapped_column(String(64))
    left: Mapped[bool] = mapped_column(Boolean)
    """Whether they have got up since."""


class Turn(Base):
    """Whom a table waits for, once it has done so for some seconds: for those who are not there to see it."""

    __tablename__ = "turns"

    code: Mapped[str] = mapped_column(ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    moment: Mapped[int] = mapped_column(Integer)
    """The entry after which the table came to them."""
    since: Mapped[float] = mapped_column(Float)
    told: Mapped[bool] = mapped_column(Boolean)
    """Whether they have been sent word of it."""


class Entry(Base):
    """Something that happened at a table: only ever appended, numbered without gaps from 1."""

    __tablename__ = "entries"

    code: Mapped[str] = mapped_column(ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    """start, choice, undo, show: a call has had its time, seat: who sits there, or fork: a game goes on from here"""
    seat: Mapped[int | None] = mapped_column(Integer)
    do: Mapped[str | None] = mapped_column(String(100))
    """A choice's action; the number of choices that an undo leaves; what changed about a seat; a new deal's seed."""
    note: Mapped[str | None] = mapped_column(String(300))
    """The player's own words beside a choice; the name of whoever a change of seats is about."""
    dice: Mapped[list[str]] = mapped_column(JSON)
    state: Mapped[str] = mapped_column(String(32))
    """The fingerprint of the state after it."""
    at: Mapped[float] = mapped_column(Float)


class Snapshot(Base):
    """A table's room as it stood after an entry. It spares playing the game again, and may be thrown away."""

    __tablename__ = "snapshots"

    code: Mapped[str] = mapped_column(ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer)
    program: Mapped[str] = mapped_column(String(32))
    """The program that it is of: to any other it says nothing."""
    state: Mapped[str] = mapped_column(String(32))
    """The fingerprint of the entry's state."""
    checksum: Mapped[str] = mapped_column(String(32))
    body: Mapped[bytes] = mapped_column(LargeBinary)


class Chat(Base):
    __tablename__ = "chat"
    __table_args__ = (Index("chat_by_table", "code", "id"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    code: Mapped[str] = mapped_column(ForeignKey("tables.code", ondelete="CASCADE"))
    seat: Mapped[int | None] = mapped_column(Integer)
    """None: said by somebody who watches."""
    name: Mapped[str] = mapped_column(String(100))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)


class Replay(Base):
    """A recorded game, verified, as JSON lines."""

    __tablename__ = "replays"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    sha256: Mapped[str] = mapped_column(String(64), unique=True)
    game: Mapped[str] = mapped_column(String(40))
    names: Mapped[list[str]] = mapped_column(JSON)
    body: Mapped[str] = mapped_column(Text)
    created: Mapped[float] = mapped_column(Float)
    code: Mapped[str | None] = mapped_column(String(12))
    """The table that it is of; None for a record that was uploaded."""
    password: Mapped[str | None] = mapped_column(String(200))
    """The table's, for when the table is gone."""
    holders: Mapped[list[list[Any]]] = mapped_column(JSON, default=list, server_default="[]")
    """Who sat at the table, for when it is gone: the seat, or null for whoever got up before the end; the token's
    hash."""


class Result(Base):
    """How a game ended for one seat. Keys are kept as hashes only."""

    __tablename__ = "results"
    __table_args__ = (Index("results_by_player", "player"),)

    replay: Mapped[str] = mapped_column(String(40), primary_key=True)
    """The record's id, also when that is gone."""
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[float] = mapped_column(Float)
    game: Mapped[str] = mapped_column(String(40))
    ruleset: Mapped[str] = mapped_column(String(40))
    player: Mapped[str | None] = mapped_column(String(64))
    """None for a bot, and for whoever has been forgotten."""
    bot: Mapped[str | None] = mapped_column(String(10))
    name: Mapped[str | None] = mapped_column(String(100))
    role: Mapped[str | None] = mapped_column(String(40))
    place: Mapped[int | None] = mapped_column(Integer)
    won: Mapped[bool] = mapped_column(Boolean)
    rated: Mapped[bool] = mapped_column(Boolean)


class Rating(Base):
    """How well somebody plays a game: a key by its hash, or `bot:` and its strength."""

    __tablename__ = "ratings"

    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    who: Mapped[str] = mapped_column(String(64), primary_key=True)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer)


class Notice(Base):
    """Where somebody has word sent when it is their turn."""

    __tablename__ = "notices"
    __table_args__ = (Index("notices_by_player", "player"),)

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    player: Mapped[str] = mapped_column(String(64))
    """The key's hash."""
    kind: Mapped[str] = mapped_column(String(10))
    """push, webhook or mail"""
    service: Mapped[str | None] = mapped_column(String(10))
    """What takes a webhook."""
    address: Mapped[str] = mapped_column(Text)
    """An e-mail address, a URL, or a browser's subscription as JSON."""
    language: Mapped[str] = mapped_column(String(2))
    site: Mapped[str] = mapped_column(String(300))
    """The address of the page, as its owner knows it."""
    zone: Mapped[str] = mapped_column(String(60))
    quiet_from: Mapped[int | None] = mapped_column(Integer)
    """Minutes of the day, in the zone; None: at no time."""
    quiet_to: Mapped[int | None] = mapped_column(Integer)
    code: Mapped[str | None] = mapped_column(String(64))
    """The hash of the number that was sent there; None once it has been said."""
    tries: Mapped[int] = mapped_column(Integer)
    """Wrong numbers said."""
    stop: Mapped[str] = mapped_column(String(40), unique=True)
    """What ends it, and can do nothing else: it is in every word that is sent."""
    failed: Mapped[int] = mapped_column(Integer)
    """How often in a row it was not taken."""
    created: Mapped[float] = mapped_column(Float)


class Server(Base):
    """A server process that shares this database, while it is alive."""

    __tablename__ = "servers"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    until: Mapped[float] = mapped_column(Float)
    """By the database's clock."""


class Word(Base):
    """Something that the host has said for the whole server, by name."""

    __tablename__ = "words"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[Any] = mapped_column(JSON(none_as_null=True), nullable=True)


class Ban(Base):
    """Addresses that are refused everything."""

    __tablename__ = "bans"

    network: Mapped[str] = mapped_column(String(50), primary_key=True)
    reason: Mapped[str] = mapped_column(String(200))
    created: Mapped[float] = mapped_column(Float)
    until: Mapped[float | None] = mapped_column(Float)
    """None: until it is taken back."""


def columns(row: Base) -> dict[str, Any]:
    """A row's values by column."""
    return {column.key: getattr(row, column.key) for column in row.__table__.columns}
