"""A table's game as a record: the JSON lines that `tapete replay` checks and `tapete play --save` takes up."""
from __future__ import annotations

import hashlib
import json
import secrets
from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

from ...referee.transcript import FORMAT, choice_line, header_line
from ..live import clock
from ..live.bots import agent_of
from ..live.room import Room
from ..store.models import Entry, Replay, Table
from . import names as cast


def record_of(room: Room, entries: Sequence[Entry]) -> Replay:
    """The record of a finished game, as a replay to be kept."""
    body = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"
                   for line in lines_of(room, entries))
    # Of a table's own record there is one replay, whoever has uploaded another: it is only for whom the table lets in.
    return Replay(id=secrets.token_urlsafe(9), sha256=hashlib.sha256(f"{room.code}\n{body}".encode()).hexdigest(),
                  game=room.game.name, names=list(cast.periods(room)[1][-1]), body=body, created=clock.now(),
                  code=room.code, password=room.row.password, holders=holders_of(room.row))


def seated(table: Table) -> list[str]:
    """Who plays in each seat: `human`, or the agent that a bot is."""
    return ["human" if seat.bot is None else agent_of(seat.bot, cast.character_at(table, seat.seat).style)
            for seat in table.seats]


def holders_of(table: Table) -> list[list[Any]]:
    """Who sits at a table, or sat there: the seat, None for whoever got up, and the token's hash."""
    held = [[seat.seat, seat.token] for seat in table.seats if seat.token is not None]
    return held + [[None, each.token] for each in table.holders if all(each.token != token for _, token in held)]


def kept_record(table: Table, entries: Sequence[Entry]) -> str:
    """The record of a table as its entries say it, without playing them: for rules that nobody has here.

    Of the options it has only those that differ; a program that has the rules lays them on its own.
    """
    laid, *rest = entries
    choices: list[Entry] = []
    changes: list[Entry] = []
    for entry in rest:
        if entry.kind == "choice":
            choices.append(entry)
        elif entry.kind == "seat":
            changes.append(entry)
        elif entry.kind == "undo":
            del choices[int(entry.do or 0):]
    lines = [{"tapete": FORMAT, "game": table.game, "ruleset": table.ruleset, "version": table.version,
              "seed": table.seed, "roles": [seat.role for seat in table.seats],
              "seats": seated(table),
              "typed_dice": table.typed_dice, "dice": laid.dice, "options": table.options, "state": laid.state,
              **({"given": table.given} if table.given else {}),
              **_reseated(changes, [entry.seq for entry in choices])}]
    lines += [choice_line(number, entry.seat, entry.do, entry.dice, entry.state, entry.note)
              for number, entry in enumerate(choices, 1)]
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def lines_of(room: Room, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """Header, choices that were not taken back, and the end."""
    seats = seated(room.row)
    ruleset, options = room.options()
    by_seq = {entry.seq: entry for entry in entries}
    laid = by_seq[1]
    lines = [header_line(room.game, ruleset, options, room.row.seed, [seat.role for seat in room.seats], seats,
                         room.row.typed_dice, laid.dice, laid.state, room.row.given)]
    lines[0] |= _reseated([entry for entry in entries if entry.kind == "seat"], [played.seq for played in room.played])
    forks = [entry for entry in entries if entry.kind == "fork" and entry.do is not None]
    if forks:
        lines[0]["redealt"] = [{"after": after, "seed": seed, "state": entry.state}
                               for (after, seed), entry in zip(room.deals, forks, strict=True)]
    for number, played in enumerate(room.played, 1):
        entry = by_seq[played.seq]
        lines.append(choice_line(number, entry.seat, entry.do, entry.dice, entry.state, entry.note))
    if room.session is not None and room.session.over:
        view: Any = room.session.view()
        lines.append({"end": view.outcome, "cause": view.cause, "choices": len(room.played)})
    return lines


def _reseated(changes: Sequence[Entry], choices: Sequence[int]) -> dict[str, Any]:
    """For a header: who came and went, each after how many of the choices that count, given by their entries' numbers.

    No names: whoever wants to be forgotten is, without their record being another one.
    """
    told = [{"after": bisect_left(choices, entry.seq), "seat": entry.seat, "change": entry.do} for entry in changes]
    return {"reseated": told} if told else {}
