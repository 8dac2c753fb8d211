"""The tables at which a person holds a seat, found by their key."""
from __future__ import annotations

from collections.abc import Callable

from ..http.schema import MyGame
from ..live import clock
from ..live.place import Place
from ..store.models import TableRow, TurnRow
from ..store.rows import ListedTable
from ..view import view_builder
from .secrets import hashed

MOST = 40


async def games_of(server: Place, player: str, language: str, link_of: Callable[[str], str]) -> list[MyGame]:
    """The games of a key: first those that wait for its person, last those that are over. No table is loaded."""
    found = [_game(server, table, seat, turn, language, link_of(table.code))
             for table, seat, turn in await server.store.held(hashed(player), MOST)]
    return sorted(found, key=lambda game: (not game.yours, game.table.status == "over"))


def _game(server: Place, row: TableRow, seat: int, turn: TurnRow | None, language: str, link: str) -> MyGame:
    room = server.rooms.here(row.code)
    listed = ListedTable(code=row.code, game=row.game, ruleset=row.ruleset, version=row.version, status=row.status,
                         clock=row.clock, has_password=row.password is not None,
                         seats=[{"seat": each.seat, "kind": each.kind, "bot": each.bot, "name": each.name,
                                 "role": each.role} for each in row.seats])
    table = view_builder.listing_of(listed, room, row.code in server.rooms.loader.stuck, language, link, trusted=True)
    if room is not None:
        yours, left = seat in room.awaited(), server.scheduler.left(room) if room.slow else None
    else:
        yours = row.status == "playing" and turn is not None
        left = None if turn is None or row.clock is None else max(0.0, row.clock - clock.since(turn.since))
    return MyGame(table=table.model_copy(update={"replay": row.replay}), seat=seat, yours=yours,
                  left=round(left, 1) if yours and left is not None else None)
