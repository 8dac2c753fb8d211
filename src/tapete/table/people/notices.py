"""Notices to absent people whose turn it is: where they want them, when, and once per turn.

No player waits for anything here.
"""
from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from sqlalchemy import delete, select, update

from ...errors import InputError
from ...games import find_game
from ..http.schema_people import Channel, NewChannel, Notices
from ..live import clock
from ..live.rooms import Rooms
from ..ops.settings import Settings
from ..refusals import Refusal, table_speech
from ..store.models import HolderRow, NoticeRow, SeatRow, TableRow, TurnRow
from ..store.models import WordRow as HouseWord
from ..store.store import Store
from .outgoing import NotSent, Outgoing, check_url
from .secrets import hashed
from .sender import NoticeText, Sender, check_mail, check_subscription, new_keys, public_key

log = logging.getLogger("tapete.table")

MOST = 6
"""The most addresses of one person."""
MOST_TRIES = 5
MOST_FAILURES = 8
"""Failures in a row after which nothing more is sent to an address."""
CODE_SECONDS = 3600.0
AT_ONCE = 100
"""The most turns handled in one check."""
SENDERS = 4
LONGEST_QUEUE = 1000
KEYS = "vapid"
"""The name under which the house stores the key for push services."""


@dataclass(frozen=True)
class NoticeJob:
    notice: str
    kind: str
    service: str | None
    address: str
    word: NoticeText


class Notifier:
    """Sends the notices of one process."""

    def __init__(self, settings: Settings, store: Store, rooms: Rooms) -> None:
        self.settings, self.store, self.rooms = settings, store, rooms
        self.envoy = Sender(settings, Outgoing(settings.notices_inside))
        self._queue: asyncio.Queue[NoticeJob] = asyncio.Queue(LONGEST_QUEUE)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        if not self.settings.notices:
            return
        async with self.store.writing() as db:
            await db.execute(self.store.insert(HouseWord).values(name=KEYS, value=new_keys()).on_conflict_do_nothing())
            self.envoy.pem = str(await db.scalar(select(HouseWord.value).where(HouseWord.name == KEYS)))
        self._tasks = [asyncio.create_task(self._send_on(), name="notices") for _ in range(SENDERS)]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ---- where to --------------------------------------------------------------------------------

    def kinds(self) -> list[str]:
        """The kinds of notices that this server can send."""
        if not self.settings.notices:
            return []
        return ["push", "webhook", *(["mail"] if self.settings.mail and self.settings.mail_from else [])]

    async def shown(self, player: str) -> Notices:
        async with self.store.reading() as db:
            found = (await db.scalars(select(NoticeRow).where(NoticeRow.player
                                                              == player).order_by(NoticeRow.created))).all()
        kinds = self.kinds()
        return Notices(kinds=kinds, push_key=public_key(self.envoy.pem) if "push" in kinds else None,
                       channels=[_channel(each) for each in found])

    async def add(self, player: str, ask: NewChannel, language: str) -> Channel:
        """Add an address for notices. It must be confirmed with a number sent there, unless it is the browser that
        asks."""
        if ask.kind not in self.kinds():
            raise Refusal("no_notices")
        address, code, site = self._address(ask), f"{secrets.randbelow(10**6):06}", self.settings.public
        notice = NoticeRow(id=secrets.token_urlsafe(9), player=player, kind=ask.kind, service=ask.service,
                        address=address, language=language, site=site or "", zone=ask.zone, quiet_from=ask.quiet_from,
                        quiet_to=ask.quiet_to, code=None if ask.kind == "push" else hashed(code), tries=0,
                        stop=secrets.token_urlsafe(18), failed=0, created=clock.now())
        async with self.store.writing() as db:
            await db.execute(delete(NoticeRow).where(NoticeRow.player == player, NoticeRow.address == address))
            if len((await db.scalars(select(NoticeRow.id).where(NoticeRow.player == player))).all()) >= MOST:
                raise Refusal("too_many_notices", most=MOST)
            db.add(notice)
        if notice.code is not None:
            speech = table_speech(language)
            text = speech.say("notice-code-there", code=code) if site is None else \
                speech.say("notice-code", site=site, code=code)
            word = NoticeText("Tapete", "Tapete", text, site or "", "", "")
            self._put(NoticeJob(notice.id, notice.kind, notice.service, address, word))
        return _channel(notice)

    def _address(self, ask: NewChannel) -> str:
        try:
            match ask.kind:
                case "push":
                    assert ask.subscription is not None         # the model checks it
                    return check_subscription(ask.subscription.model_dump(), self.settings.notices_inside)
                case "mail":
                    return check_mail(ask.address or "")
            return check_url(ask.address or "", self.settings.notices_inside)
        except InputError as error:
            raise Refusal("bad_address", what=error) from None

    async def confirm(self, player: str, notice: str, code: str) -> Channel:
        """Confirm an address with the number that was sent there."""
        async with self.store.writing() as db:
            row = await db.get(NoticeRow, notice, with_for_update=True)
            if row is None or row.player != player:
                raise Refusal("no_notice")
            late = row.tries >= MOST_TRIES or clock.since(row.created) > CODE_SECONDS
            right = row.code is None or (not late and secrets.compare_digest(row.code, hashed(code.strip())))
            if right:
                row.code = None
            else:
                row.tries += 1
            found = _channel(row)
        if not right:       # raised here so that the miss is stored
            raise Refusal("wrong_code")
        return found

    async def end(self, *which: Any) -> None:
        """Remove an address. Raises Refusal if nothing is sent there."""
        async with self.store.writing() as db:
            done: Any = await db.execute(delete(NoticeRow).where(*which))
        if not done.rowcount:
            raise Refusal("no_notice")

    # ---- whose turn it is --------------------------------------------------------------------------

    async def look(self) -> None:
        """Send notices to absent people whom a table waits for. In quiet hours they wait until these are over."""
        if not self._tasks:
            return
        for turn, game, notices in await self._waiting():
            room = self.rooms.here(turn.code)
            there = room is not None and (turn.seat >= len(room.seats)
                                          or room.absent_for(room.seats[turn.seat]) < self.settings.notices_after)
            loud = [each for each in notices if not is_quiet(each, time.time())]
            if there or not loud or self._queue.qsize() + len(loud) > LONGEST_QUEUE:
                continue
            if await self._claim(turn):
                for notice in loud:
                    self._put(NoticeJob(notice.id, notice.kind, notice.service, notice.address,
                                        turn_word(notice, game, self.settings.public)))

    async def _waiting(self) -> list[tuple[TurnRow, str, Sequence[NoticeRow]]]:
        """The turns without a notice, of tables that this process drives, with their addresses."""
        before = clock.now() - self.settings.notices_after
        mine = (TableRow.server == self.store.origin,) if self.store.postgres else ()
        async with self.store.reading() as db:
            rows = (await db.execute(
                select(TurnRow, TableRow.game, HolderRow.player)
                .join(TableRow, TableRow.code == TurnRow.code)
                .join(SeatRow, (SeatRow.code == TurnRow.code) & (SeatRow.seat == TurnRow.seat))
                .join(HolderRow,
                      (HolderRow.code == TurnRow.code) & (HolderRow.seat == TurnRow.seat) & HolderRow.left.is_(False))
                .where(TurnRow.told.is_(False), TurnRow.since < before, TableRow.status == "playing",
                       (SeatRow.seen.is_(None)) | (SeatRow.seen < before), *mine,
                       select(NoticeRow.id).where(NoticeRow.player == HolderRow.player,
                                                  NoticeRow.code.is_(None)).exists())
                .order_by(TurnRow.since).limit(AT_ONCE))).all()
            found = (await db.scalars(select(NoticeRow).where(NoticeRow.player.in_({row[2] for row in rows}),
                                                              NoticeRow.code.is_(None)))).all()
        return [(row[0], row[1], [each for each in found if each.player == row[2]]) for row in rows]

    async def _claim(self, turn: TurnRow) -> bool:
        """Mark a turn as notified. False if it has ended, or if another process sends the notice."""
        async with self.store.writing() as db:
            done: Any = await db.execute(update(TurnRow).where(
                TurnRow.code == turn.code, TurnRow.seat == turn.seat, TurnRow.moment == turn.moment,
                TurnRow.told.is_(False)).values(told=True))
        return bool(done.rowcount)

    # ---- sending -----------------------------------------------------------------------------------

    def _put(self, job: NoticeJob) -> None:
        try:
            self._queue.put_nowait(job)
        except asyncio.QueueFull:
            raise Refusal("busy") from None

    async def _send_on(self) -> None:
        while True:
            job = await self._queue.get()
            try:
                await self._send(job)
            except Refusal:     # the database does not answer, which is logged already
                pass
            except Exception:
                log.exception("word could not be sent")
            finally:
                self._queue.task_done()

    async def _send(self, job: NoticeJob) -> None:
        """Send one notice, once. An address that no longer accepts them is deleted. The log never names it."""
        gone, done = False, True
        try:
            await self.envoy.send(job.kind, job.service, job.address, job.word)
        except NotSent as error:
            gone, done = error.gone, False
            log.info("word was not taken (%s)", job.kind)
        async with self.store.writing() as db:
            row = await db.get(NoticeRow, job.notice)
            if row is not None:
                row.failed = 0 if done else row.failed + 1
                if gone or row.failed >= MOST_FAILURES:
                    await db.delete(row)

    async def all_sent(self) -> None:
        """Wait until the queue is empty."""
        await self._queue.join()


def is_quiet(notice: NoticeRow, at: float) -> bool:
    """Whether a person wants no notices at this moment, in seconds since 1970."""
    start, end = notice.quiet_from, notice.quiet_to
    if start is None or end is None:
        return False
    clock = datetime.fromtimestamp(at, ZoneInfo(notice.zone))
    minute = 60 * clock.hour + clock.minute
    return start <= minute < end if start <= end else minute >= start or minute < end


def turn_word(notice: NoticeRow, game: str, site: str | None) -> NoticeText:
    """The text of a notice. It names the game and nothing else of the table, because a webhook's readers are strangers
    to it. `site`: the address that the host has set for the server. No address that somebody sends is used."""
    speech = table_speech(notice.language)
    text = speech.say("notice-turn", game=find_game(game).title[notice.language])
    if site is None:
        return NoticeText("Tapete", text, text, "", "", speech.say("notice-stop-there"))
    stop = f"{site}/stop/{notice.stop}"
    return NoticeText("Tapete", text, text, f"{site}/", stop, speech.say("notice-stop", link=stop),
                      f"{site}/api/notices/stop/{notice.stop}")


def _channel(row: NoticeRow) -> Channel:
    shown = row.address if row.kind == "mail" else "" if row.kind == "push" else row.address.split("/")[2]
    return Channel.model_validate({"id": row.id, "kind": row.kind, "service": row.service, "shown": shown,
                                   "confirmed": row.code is None, "zone": row.zone, "quiet_from": row.quiet_from,
                                   "quiet_to": row.quiet_to})
