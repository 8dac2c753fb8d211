"""Make tables and start them, pause, undo, and set where people want to be asked."""
from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from ...agents.characters import CHARACTERS, HALF
from ...errors import InputError
from ...gamedef.by_players import at_table
from ...gamedef.game import Game
from ...gamedef.ruleset import Ruleset
from ...games import find_game
from ...referee.lesson import lesson_of
from ...referee.session import check_seats
from ...runtime.workers import aside
from ..http.authority import Asker, refusal, state_of
from ..http.schema import BotName, NewTable, SeatAsk, Seated
from ..http.schema_play import StopsAsk
from ..live import chance, clock
from ..live.place import Place
from ..live.room import SLOW, Room
from ..refusals import Refusal
from ..store.models import EntryRow, SeatRow, TableRow
from ..view import view_builder
from . import consent
from . import secrets as seats
from .seating import first_stops, present, seat_in, there


def game_of(name: str) -> Game:
    try:
        return find_game(name)
    except InputError:
        raise Refusal("no_game", game=name) from None


def ruleset_of(game: Game, name: str | None) -> Ruleset:
    try:
        return game.ruleset(name)
    except InputError:
        raise Refusal("no_ruleset", game=game.name, ruleset=name or "") from None


# ---- making a table ----------------------------------------------------------------------------

async def make_table(server: Place, ask: NewTable, player: str | None) -> Seated:
    """A new table, started at once if nobody else has to come. Raises Refusal if the game cannot be played like
    that."""
    game = game_of(ask.game)
    try:
        ruleset = game.ruleset(ask.ruleset)
    except InputError as error:
        raise Refusal("bad_options", sentence=error) from None
    options_checked(game, ruleset, ask.options, [seat.role for seat in ask.seats])
    if game.interaction.calls and ask.clock is not None and ask.clock.seconds >= SLOW:
        raise Refusal("no_days")
    table = TableRow(game=game.name, ruleset=ruleset.name, version=ruleset.version, options=ask.options,
                     seed=chance.fresh_seed(), typed_dice=False, status="waiting", listed=ask.listed,
                     clock=None if ask.clock is None else ask.clock.seconds, calls=ask.calls, several=ask.several,
                     chat=ask.chat)
    table.password = await hash_of(ask.password)
    return await open_table(server, table, ask.seats, [seat.role for seat in ask.seats], [], player)


async def make_lesson(server: Place, name: str, player_name: str | None, player: str | None) -> Seated:
    """A table for one person, set up as a game's first lesson says. Raises Refusal if the game has none."""
    lesson = lesson_of(game_of(name).name)
    if lesson is None:
        raise Refusal("no_lesson", game=name)
    bot: BotName = "normal" if "normal" in server.bots.strengths(name) else "easy"
    asked = [SeatAsk(kind="me", name=player_name) if seat == lesson.you else SeatAsk(kind="bot", bot=bot)
             for seat in range(len(lesson.roles))]
    table = TableRow(game=name, ruleset=lesson.ruleset.name, version=lesson.ruleset.version, options=lesson.differing,
                     seed=lesson.outline.seed, typed_dice=True, given=lesson.given, lesson=lesson.fingerprint,
                     status="waiting", listed=False, clock=None, several=False)
    return await open_table(server, table, asked, lesson.roles, [], player)


async def leave_lesson(server: Place, room: Room) -> None:
    """Leave a lesson. The table continues as an ordinary game."""
    async with server.store.changing(room.code) as (_, row):
        there(room, row).lesson = None
    await server.rooms.refresh(room.code)


def options_checked(game: Game, ruleset: Ruleset, differing: dict[str, Any], roles: Sequence[str | None]) -> Any:
    """The options of a game, checked for playing with such seats. Raises Refusal `bad_options`."""
    try:
        options = at_table(options_for(game, ruleset, differing), len(roles))
        game.blank(options, roles)
        check_seats(game, len(roles))
    except InputError as error:
        raise Refusal("bad_options", sentence=error) from None
    return options


async def hash_of(password: str | None) -> str | None:
    return None if password is None else await aside(seats.hash_password, password)


def options_for(game: Game, ruleset: Ruleset, differing: dict[str, Any]) -> Any:
    return game.options(ruleset, differing or None)


async def open_table(server: Place, table: TableRow, asked: Sequence[SeatAsk], roles: Sequence[str | None],
                     entries: Sequence[EntryRow], player: str | None) -> Seated:
    """Store a table with the given seats and entries, under a new code."""
    server.house.check_new_tables()
    if server.settings.passwords and table.password is None and any(seat.kind == "open" for seat in asked):
        raise Refusal("needs_password")
    if sum(seat.kind == "me" for seat in asked) > 1:
        raise Refusal("bad_seats")
    wanted = [seat.name for seat in asked if seat.kind == "bot" and seat.name]
    if not {each.name for each in CHARACTERS[:HALF]}.issuperset(wanted) or len(set(wanted)) < len(wanted):
        raise Refusal("bad_characters")
    rows = [SeatRow(seat=i, kind="human" if seat.kind == "me" else seat.kind, bot=seat.bot if seat.kind == "bot"
                    else None,
                    name=None if seat.kind == "open" else seat.name, role=role, token=None, transfer=None,
                    transfer_until=None) for i, (seat, role) in enumerate(zip(asked, roles, strict=True))]
    mine = next((row for row, seat in zip(rows, asked, strict=True) if seat.kind == "me"), None)
    key, token = player or seats.new_player(), None if mine is None else seats.new_token()
    table.seats, table.server, table.holders = rows, server.id, []
    table.created, table.updated = time.time(), clock.now()
    if mine is not None and token is not None:
        seats.sit_down(mine, mine.name)
        seats.hold(table, mine, seats.hashed(token), seats.hashed(key))
        mine.stops = None if player is None else await first_stops(server, find_game(table.game), player)
        table.host = mine.seat
    ready = all(row.kind != "open" for row in rows)
    if entries and ready:
        table.status = "playing"
    while True:
        table.code = seats.new_code(server.code_length)
        for row in rows:
            row.code = table.code
        for holder in table.holders:
            holder.code = table.code
        for entry in entries:
            entry.code = table.code
        if await server.store.add(table, entries):
            break
    if ready:
        await begin(server, await server.rooms.get(table.code))
    return Seated(code=table.code, seat=None if mine is None else mine.seat, token=token, player=key)


async def begin(server: Place, room: Room) -> None:
    """Start the game. Every seat must be taken."""
    async with server.store.changing(room.code) as (_, row):
        table = there(room, row)
        if table.status not in ("waiting", "playing"):
            raise Refusal("started")
        if any(seat.kind == "open" for seat in table.seats):
            raise Refusal("seats_open")
        table.status = "playing"
    await server.rooms.refresh(room.code)
    await server.rooms.start(room)


async def set_stops(server: Place, room: Room, number: int, ask: StopsAsk) -> None:
    """Set where a seat's person wants to be asked from now on."""
    for name in ask.stops or []:
        if name not in room.game.interaction.stops:
            raise Refusal("no_stop", stop=name)
    async with room.lock:
        turn = room.game.interaction.turn(room.story.seen(number))
    async with server.store.changing(room.code) as (_, row):
        seat = seat_in(there(room, row), number)
        if ask.stops is not None:
            seat.stops = sorted(set(ask.stops))
        if ask.passing is not None:
            seat.passing = turn if ask.passing else None
    await server.rooms.refresh(room.code)


# ---- pausing and taking back ----------------------------------------------------------------------

async def pause(server: Place, room: Room, paused: bool) -> None:
    """Pause or resume. A clock continues from where it was."""
    async with server.store.changing(room.code) as (_, row):
        table = there(room, row)
        code = refusal("pause" if paused else "resume", Asker.SEAT, state_of(table, room.story.seq > 0))
        if code:
            raise Refusal(code)
        left = server.scheduler.left(room)
        if left is not None:
            table.left = {"moment": room.story.moment, "seconds": left, "at": clock.now()}
        table.status = "paused" if paused else "playing"
    await server.rooms.refresh(room.code)


async def ask_undo(server: Place, room: Room, by: int) -> None:
    """Propose to undo the seat's last choice and all choices after it."""
    async with room.lock:
        moment, choices = room.story.moment, await _undoable(server, room, by)
    async with server.store.changing(room.code) as (_, row):
        table = there(room, row)
        asked = consent.propose(table, moment, "undo", by, present(server, room, table, but=(by,)),
                                server.settings.proposals, choices=choices)
    await server.rooms.refresh(room.code)
    if asked is None:
        await server.rooms.undo(room, by, moment, choices)


async def takes_back(place: Place, room: Room, by: int, language: str) -> str | None:
    """The label of the choice that the seat could undo now; None if there is none. Cached per moment."""
    async with room.lock:
        story, labels = room.story, room.cache.undo_labels
        key = story.moment, by, language
        if key in labels:
            return labels[key]
        last = None if room.over or story.calling or story.secret else story.last_of(by)
        names = view_builder.names_of(room, language)
    said = None if last is None else await place.rooms.loader.takes_back(room, last, language, names)
    for old in [each for each in labels if each[0] != key[0]]:
        del labels[old]
    labels[key] = said
    return said


async def _undoable(server: Place, room: Room, by: int) -> int:
    """How many choices would be left. Raises Refusal if one of those undone showed anybody something."""
    story = room.story
    if room.over:
        raise Refusal("over")
    if story.calling or story.secret:
        raise Refusal("shown")
    if room.row.status == "paused":
        raise Refusal("paused")
    if story.may_undo(by) is None:
        raise Refusal("nothing_to_undo")
    last = story.last_of(by)
    if last is None or await server.rooms.loader.showed(room, last):
        raise Refusal("shown")
    return last
