"""Rebuild a table's game from its entries, one by one, and go back to an earlier moment."""
from __future__ import annotations

from collections.abc import Sequence

from ...errors import DefectError
from ...games import find_game
from ...kernel.log import EVERYBODY
from ...referee.session import Session, Told
from ...referee.transcript import SEAT_CHANGES, read_die
from ..http.refusals import Refusal
from ..live.chance import TableDice
from ..live.room import Room
from ..store.models import Entry, Table
from .chronicle import SEATS, UNDONE
from .versions import check_played_here


def retrace(row: Table, entries: Sequence[Entry]) -> Room:
    """The room of a table, played from its entries. Raises Refusal if this program does not have the game's rules."""
    check_played_here(row)
    room = Room(row, find_game(row.game))
    for entry in entries:
        take(room, entry)
    return room


def take(room: Room, entry: Entry) -> None:
    """Carry out a stored entry, and check that the state comes out as recorded."""
    if entry.seq != room.seq + 1:
        raise DefectError(f"table {room.code}: entry {entry.seq} follows {room.seq}")
    if room.dice is not None:
        room.dice.recorded = [read_die(die) for die in entry.dice]
    match entry.kind:
        case "start": news = room.begin()
        case "choice": news = room.play(entry.seat or 0, room.game.grammar.parse(entry.do or ""), entry.note)
        case "undo": news = rewind(room, int(entry.do or 0), entry.seat or 0)
        case "show": news = []
        case "seat": news = [Told(EVERYBODY, SEATS, entry.seat or 0, SEAT_CHANGES.index(entry.do or ""), 0,
                                  entry.note or "")]
        case "fork": news = room.go_on_from_here(None if entry.do is None else int(entry.do))
        case _: raise DefectError(f"table {room.code}: '{entry.kind}' is no kind of entry")
    if room.playing.digest() != entry.state:
        raise Refusal("stuck", code=room.code)
    room.note(entry, news)


def rewind(room: Room, choices: int, seat: int, before: Session | None = None) -> list[Told]:
    """Put the game back to its state after `choices` choices. `seat` wanted it. A session in `before` saves
    replaying."""
    room.stand_at(before or session_after(room, choices), choices)
    return [Told(EVERYBODY, UNDONE, seat, 0, 0)]


def session_at(room: Room, packed: bytes) -> Session:
    """A new session at a packed state."""
    ruleset, options = room.options()
    state = room.game.State.from_bytes(packed)
    return Session.at(state, room.game, ruleset, options, [seat.role for seat in room.seats], room.row.seed, room.dice)


def session_after(room: Room, choices: int) -> Session:
    """A new session, played up to a number of choices."""
    dice = TableDice(room.laid) if room.row.typed_dice else None
    session = room.fresh_session(dice)
    for number in range(choices + 1):
        if number:
            played = room.played[number - 1]
            if dice is not None:
                dice.recorded = list(played.dice)
            session.play(played.action, played.seat)
        for after, seed in room.deals:
            if after == number:
                session.deal_anew(seed)
    session.news()
    return session
