"""New tables that continue from a moment of a finished game."""
from __future__ import annotations

from ...games import find_game
from ...text.spoken import SpokenError
from ..http.schema import Seated
from ..http.schema_play import Fork
from ..live import chance, clock
from ..live.place import Place
from ..refusals import Refusal
from ..store.models import EntryRow, ReplayRow, TableRow
from ..view import archive
from . import host


async def make(server: Place, replay: ReplayRow, parent: TableRow | None, words: frozenset[int] | None, ask: Fork,
               player: str | None) -> Seated:
    """A new table whose story begins with that of another one, up to a moment.

    Hidden things are dealt again from a secret seed, unless the same future is asked for. All who join are told if it
    is the same. Private words stay with those who were told them.
    """
    seed = None if ask.same_future else chance.fresh_seed()
    header, lines, state = await server.archive.ask(archive.cut, replay.body.encode(), ask.moment, words, seed)
    roles = header["roles"]
    if len(ask.seats) != len(roles) or any(seat.role is not None for seat in ask.seats):
        raise Refusal("bad_request", what=SpokenError("fork-seats", n=len(roles)))
    game = find_game(header["game"])
    table = TableRow(game=game.name, ruleset=header["ruleset"], version=header["version"], options=header["options"],
                     seed=header["seed"], typed_dice=header["typed_dice"], given=header.get("given"),
                     status="waiting", listed=ask.listed, calls=ask.calls, several=ask.several,
                     fork={"replay": replay.id, "moment": ask.moment, "same_future": ask.same_future})
    lock = replay.password if parent is None else parent.password
    table.password = lock if ask.password is None else await host.hash_of(ask.password)
    now = clock.now()
    entries: list[EntryRow] = []

    def happened(kind: str, state: str, **more: object) -> None:
        entries.append(EntryRow(seq=len(entries) + 1, kind=kind, state=state, at=now, **{"dice": [], **more}))

    def dealt_after(choices: int) -> None:
        for deal in header["redealt"]:
            if deal["after"] == choices:
                happened("fork", deal["state"], do=str(deal["seed"]))

    happened("start", header["state"], dice=header["dice"])
    dealt_after(0)
    for line in lines:
        happened("choice", line["state"], seat=line["seat"], do=line["do"], dice=line["dice"], note=line.get("note"))
        dealt_after(line["n"])
    happened("fork", state, do=None if seed is None else str(seed))
    return await host.open_table(server, table, ask.seats, roles, entries, player)
