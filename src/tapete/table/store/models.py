"""The tables of the database. A change here needs a migration."""
from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, Boolean, Float, ForeignKey, Index, Integer, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship
from sqlalchemy.sql import false


class Base(DeclarativeBase):
    pass


class TableRow(Base):
    """A table in its present state. Its entries hold what happened at it."""

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
    """Seconds of each call at night."""
    proposal: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    replay: Mapped[str | None] = mapped_column(String(40))
    server: Mapped[str | None] = mapped_column(String(40))
    """The process that plays the table's bots and runs its clock."""
    created: Mapped[float] = mapped_column(Float)
    updated: Mapped[float] = mapped_column(Float)
    seen: Mapped[float] = mapped_column(Float, server_default="0")
    """When somebody last looked, to within some seconds; 0 if nobody has since the table was made."""
    host: Mapped[int | None] = mapped_column(Integer)
    """The seat of the person who made the table, or whom they named host; see `secrets.host_of`."""
    several: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())
    """Whether one person may hold several seats."""
    chat: Mapped[str] = mapped_column(String(10), default="heard", server_default="heard")
    """Who reads and writes the chat; see `authority.CHAT`."""
    fork: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """The replay and the moment that the game continues from, and whether hidden things are as they were."""
    given: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """A position set on the table after the setup, by paths."""
    lesson: Mapped[str | None] = mapped_column(String(32))
    """The first lesson in progress, as `Lesson.is_known_by` knows it; None for an ordinary game."""
    tries: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """Failed proposals: how often each was made, and until when it cannot be made again."""
    left: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """The clock's remaining time at the last pause, and the moment of the game."""
    next: Mapped[str | None] = mapped_column(String(12))
    """The code of the table at which the same people play again."""
    series: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """The number of this game in the series, and by seat how often its person had won before."""
    seats: Mapped[list[SeatRow]] = relationship(lazy="selectin", order_by="SeatRow.seat", cascade="all")
    holders: Mapped[list[HolderRow]] = relationship(lazy="selectin", order_by="HolderRow.id",
                                                    cascade="all, delete-orphan")


class SeatRow(Base):
    """A seat of a table. Tokens and codes are stored only as hashes."""

    __tablename__ = "seats"

    code: Mapped[str] = mapped_column(ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    bot: Mapped[str | None] = mapped_column(String(10))
    name: Mapped[str | None] = mapped_column(String(100))
    role: Mapped[str | None] = mapped_column(String(40))
    """The role asked for; None draws one."""
    stops: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True))
    """Where the person wants to be asked; None for the game's usual stops."""
    passing: Mapped[int | None] = mapped_column(Integer)
    """The person passes until the end of this turn."""
    token: Mapped[str | None] = mapped_column(String(64))
    transfer: Mapped[str | None] = mapped_column(String(64))
    transfer_until: Mapped[float | None] = mapped_column(Float)
    since: Mapped[float | None] = mapped_column(Float)
    """When the person sat down."""
    seen: Mapped[float | None] = mapped_column(Float)
    """When a process last saw the person, if several share the database."""


class HolderRow(Base):
    """A browser that holds a seat, or held it during the game. Keys and tokens are stored only as hashes."""

    __tablename__ = "holders"
    __table_args__ = (Index("holders_by_table", "code"), Index("holders_by_player", "player"))

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    code: Mapped[str] = mapped_column(ForeignKey("tables.code", ondelete="CASCADE"))
    seat: Mapped[int] = mapped_column(Integer)
    player: Mapped[str] = mapped_column(String(64))
    token: Mapped[str] = mapped_column(String(64))
    left: Mapped[bool] = mapped_column(Boolean)
    """Whether the person has got up since."""


class TurnRow(Base):
    """A seat that a table waits for, once it has waited for some seconds. A table that asks at once waits for several.
    Notices to absent people come from it."""

    __tablename__ = "turns"

    code: Mapped[str] = mapped_column(ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    moment: Mapped[int] = mapped_column(Integer)
    """The entry after which the table began to wait."""
    since: Mapped[float] = mapped_column(Float)
    told: Mapped[bool] = mapped_column(Boolean)
    """Whether they have been sent a notice of it."""


class EntryRow(Base):
    """Something that happened at a table. Entries are only appended, and numbered without gaps from 1."""

    __tablename__ = "entries"

    code: Mapped[str] = mapped_column(ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    """start; choice; undo; show (a call is over); seat (who sits there changed); or fork (a new game continues from
    here)"""
    seat: Mapped[int | None] = mapped_column(Integer)
    do: Mapped[str | None] = mapped_column(String(100))
    """A choice's action; the number of choices that an undo leaves; the change of a seat; or the seed of a new deal."""
    note: Mapped[str | None] = mapped_column(String(300))
    """The player's own words with a choice, or the name of the person in a seat change."""
    dice: Mapped[list[str]] = mapped_column(JSON)
    state: Mapped[str] = mapped_column(String(32))
    """The fingerprint of the state after it."""
    at: Mapped[float] = mapped_column(Float)


class SnapshotRow(Base):
    """A table's room after an entry. It saves replaying the game, and may be deleted."""

    __tablename__ = "snapshots"

    code: Mapped[str] = mapped_column(ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer)
    program: Mapped[str] = mapped_column(String(32))
    """The fingerprint of the program that wrote it. Other programs cannot use it."""
    state: Mapped[str] = mapped_column(String(32))
    """The fingerprint of the entry's state."""
    checksum: Mapped[str] = mapped_column(String(32))
    body: Mapped[bytes] = mapped_column(LargeBinary)


class ChatRow(Base):
    __tablename__ = "chat"
    __table_args__ = (Index("chat_by_table", "code", "id"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    code: Mapped[str] = mapped_column(ForeignKey("tables.code", ondelete="CASCADE"))
    seat: Mapped[int | None] = mapped_column(Integer)
    """None if a spectator said it."""
    name: Mapped[str] = mapped_column(String(100))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)


class ReplayRow(Base):
    """A recorded game, verified, as JSON lines."""

    __tablename__ = "replays"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    sha256: Mapped[str] = mapped_column(String(64), unique=True)
    game: Mapped[str] = mapped_column(String(40))
    names: Mapped[list[str]] = mapped_column(JSON)
    body: Mapped[str] = mapped_column(Text)
    created: Mapped[float] = mapped_column(Float)
    code: Mapped[str | None] = mapped_column(String(12))
    """Its table; None for an uploaded record."""
    password: Mapped[str | None] = mapped_column(String(200))
    """The table's password, for the time after the table is deleted."""
    holders: Mapped[list[list[Any]]] = mapped_column(JSON, default=list, server_default="[]")
    """Who sat at the table, for the time after it is deleted: the seat (null if they got up before the end) and the
    token's hash."""


class ResultRow(Base):
    """The result of a game for one seat. Keys are stored only as hashes."""

    __tablename__ = "results"
    __table_args__ = (Index("results_by_player", "player"),)

    replay: Mapped[str] = mapped_column(String(40), primary_key=True)
    """The record's id, which stays after the record is deleted."""
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[float] = mapped_column(Float)
    game: Mapped[str] = mapped_column(String(40))
    ruleset: Mapped[str] = mapped_column(String(40))
    player: Mapped[str | None] = mapped_column(String(64))
    """None for a bot, and for people who asked to be forgotten."""
    bot: Mapped[str | None] = mapped_column(String(10))
    name: Mapped[str | None] = mapped_column(String(100))
    role: Mapped[str | None] = mapped_column(String(40))
    place: Mapped[int | None] = mapped_column(Integer)
    won: Mapped[bool] = mapped_column(Boolean)
    """Always false in a game with scores, which nobody wins."""
    points: Mapped[int | None] = mapped_column(Integer)
    """The points or the score of the seat. None in a game without, and in one that ended before they were kept."""
    rated: Mapped[bool] = mapped_column(Boolean)


class RatingRow(Base):
    """A rating in one game, of a key (by its hash) or of a bot's strength (`bot:` and its name)."""

    __tablename__ = "ratings"

    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    who: Mapped[str] = mapped_column(String(64), primary_key=True)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer)


class NoticeRow(Base):
    """An address for notices of a person's turn."""

    __tablename__ = "notices"
    __table_args__ = (Index("notices_by_player", "player"),)

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    player: Mapped[str] = mapped_column(String(64))
    """The key's hash."""
    kind: Mapped[str] = mapped_column(String(10))
    """push, webhook or mail"""
    service: Mapped[str | None] = mapped_column(String(10))
    """The service behind a webhook."""
    address: Mapped[str] = mapped_column(Text)
    """An e-mail address, a URL, or a browser's subscription as JSON."""
    language: Mapped[str] = mapped_column(String(2))
    site: Mapped[str] = mapped_column(String(300))
    """The page's address, as the person knows it."""
    zone: Mapped[str] = mapped_column(String(60))
    quiet_from: Mapped[int | None] = mapped_column(Integer)
    """Quiet hours in minutes of the day, in the zone; None for none."""
    quiet_to: Mapped[int | None] = mapped_column(Integer)
    code: Mapped[str | None] = mapped_column(String(64))
    """The hash of the number that was sent there; None once it is confirmed."""
    tries: Mapped[int] = mapped_column(Integer)
    """Wrong numbers given."""
    stop: Mapped[str] = mapped_column(String(40), unique=True)
    """The secret in each notice that ends them. It allows nothing else."""
    failed: Mapped[int] = mapped_column(Integer)
    """Failed deliveries in a row."""
    created: Mapped[float] = mapped_column(Float)


class ServerRow(Base):
    """A living server process that shares this database."""

    __tablename__ = "servers"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    until: Mapped[float] = mapped_column(Float)
    """The end of its heartbeat, by the database's clock."""


class WordRow(Base):
    """A value for the whole server, by name, such as the host's announcement."""

    __tablename__ = "words"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[Any] = mapped_column(JSON(none_as_null=True), nullable=True)


class BanRow(Base):
    """A banned network."""

    __tablename__ = "bans"

    network: Mapped[str] = mapped_column(String(50), primary_key=True)
    reason: Mapped[str] = mapped_column(String(200))
    created: Mapped[float] = mapped_column(Float)
    until: Mapped[float | None] = mapped_column(Float)
    """None until it is lifted."""


def columns(row: Base) -> dict[str, Any]:
    """A row's values by column."""
    return {column.key: getattr(row, column.key) for column in row.__table__.columns}
