"""A table's game as a record: the JSON lines that `tapete replay` checks and `tapete play --save` continues."""
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
from ..store.models import EntryRow, ReplayRow, TableRow
from . import names as cast
from .setup import options_at
from .story import TableStory, game_at


def record_of(row: TableRow, story: TableStory, entries: Sequence[EntryRow]) -> ReplayRow:
    """The record of a finished game, as a replay to be stored."""
    body = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"
                   for line in lines_of(row, story, entries))
    # The hash includes the table's code. So a table's own record has its own replay, open only to those that the table
    # lets in, even if somebody uploads the same record.
    return ReplayRow(id=secrets.token_urlsafe(9), sha256=hashlib.sha256(f"{row.code}\n{body}".encode()).hexdigest(),
                     game=row.game, names=list(cast.periods(row, story)[1][-1]), body=body, created=clock.now(),
                     code=row.code, password=row.password, holders=holders_of(row))


def seated(table: TableRow) -> list[str]:
    """The player of each seat: `human`, or the bot's agent."""
    return ["human" if seat.bot is None else agent_of(seat.bot, cast.character_at(table, seat.seat).style)
            for seat in table.seats]


def holders_of(table: TableRow) -> list[list[Any]]:
    """The people who sit or sat at a table: their seat (None after they got up) and the hash of their token."""
    held = [[seat.seat, seat.token] for seat in table.seats if seat.token is not None]
    return held + [[None, each.token] for each in table.holders if all(each.token != token for _, token in held)]


def kept_record(table: TableRow, entries: Sequence[EntryRow]) -> str:
    """The record of a table from its entries, without playing them. It serves for rules that this program does not
    have.

    It has only the options that differ from the ruleset. A program that has the rules adds them to its own.
    """
    laid, *rest = entries
    choices: list[EntryRow] = []
    changes: list[EntryRow] = []
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


def lines_of(row: TableRow, story: TableStory, entries: Sequence[EntryRow]) -> list[dict[str, Any]]:
    """The lines of a record: the header, the choices that were not taken back, and the end."""
    seats = seated(row)
    ruleset, options = options_at(row)
    by_seq = {entry.seq: entry for entry in entries}
    laid = by_seq[1]
    lines = [header_line(game_at(row, story), ruleset, options, row.seed, [seat.role for seat in row.seats], seats,
                         row.typed_dice, laid.dice, laid.state, row.given)]
    changes = [entry for entry in entries if entry.kind == "seat"]
    lines[0] |= _reseated(changes, [choice.seq for choice in story.choices])
    forks = [entry for entry in entries if entry.kind == "fork" and entry.do is not None]
    if forks:
        lines[0]["redealt"] = [{"after": after, "seed": seed, "state": entry.state}
                               for (after, seed), entry in zip(story.redeals, forks, strict=True)]
    for number, choice in enumerate(story.choices, 1):
        entry = by_seq[choice.seq]
        lines.append(choice_line(number, entry.seat, entry.do, entry.dice, entry.state, entry.note))
    if story.session is not None and story.session.over:
        view: Any = story.session.view()
        lines.append({"end": view.outcome, "cause": view.cause, "choices": len(story.choices)})
    return lines


def _reseated(changes: Sequence[EntryRow], choices: Sequence[int]) -> dict[str, Any]:
    """Part of a header: who came and left, and after how many choices. `choices` has the entry numbers of the choices
    that stand.

    It has no names, so that somebody can be forgotten and the record stays the same.
    """
    told = [{"after": bisect_left(choices, entry.seq), "seat": entry.seat, "change": entry.do} for entry in changes]
    return {"reseated": told} if told else {}
