"""Proposals that need the consent of the people at a table: to undo, to give a seat away, to open one, or to sit down.

A proposal is stored in the table's row, so that it survives the end of a process and a lost connection. It stands for a
limited time. After a failed proposal the same one must wait before it is made again.
"""
from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

from ...games import speech_for
from ...referee.words import seat_names
from ..http.schema_play import Proposal
from ..live import clock
from ..live.room import Room, standing
from ..refusals import Refusal, table_speech
from ..store.models import TableRow
from ..story import names as cast

MOST_TRIES = 40
"""For this many proposals a table remembers how often they were made."""


def propose(table: TableRow, moment: int, kind: str, by: int | None, waits_for: Collection[int], lasts: float,
            **about: Any) -> dict[str, Any] | None:
    """Make a proposal to the people it waits for. Returns None if there are none and it can be done at once.

    `by`: the seat that proposes, or None for somebody who asks to sit down. `lasts`: the seconds for which it stands,
    and the first wait after a failed one. Refusal while another proposal stands, or before this one may be made again.
    """
    other = standing(table, moment)
    if other is not None and (other["by"] is not None or by is None):
        raise Refusal("proposal_pending")
    if not waits_for:
        return None
    now, key = clock.now(), _key(kind, by, about, moment)
    tries, again = (table.tries or {}).get(key, (0, 0.0))
    if clock.is_running(again, lasts + lasts * 2 ** max(0, tries - 1)):
        raise Refusal("proposed_in_vain", seconds=max(1, round(again - now)))
    _remember(table, key, (tries + 1, now + lasts + lasts * 2**tries))
    table.proposal = {"id": secrets.token_urlsafe(9), "kind": kind, "by": by, "seat": None, "bot": None,
                      "moment": moment, "waits_for": sorted(waits_for), "until": now + lasts, "lasts": lasts,
                      "key": key, **about}
    return table.proposal


def answer(table: TableRow, moment: int, seat: int, proposal_id: str, agree: bool) -> dict[str, Any] | None:
    """Note a seat's answer. Returns the proposal if all have now agreed. One refusal ends it, also from the seat that
    it is about."""
    proposal = standing(table, moment)
    if proposal is None or proposal["id"] != proposal_id:
        raise Refusal("no_proposal")
    if not agree and seat in (*proposal["waits_for"], proposal["by"], proposal["seat"]):
        refuse(table, proposal)
        return None
    waits = [each for each in proposal["waits_for"] if each != seat]
    if not waits:
        table.proposal = None
        table.tries = {key: value for key, value in (table.tries or {}).items() if key != proposal["key"]}
        return proposal
    table.proposal = {**proposal, "waits_for": waits}
    return None


def refuse(table: TableRow, proposal: dict[str, Any]) -> None:
    """End a proposal. The wait before it can be made again counts from now."""
    key, lasts = proposal["key"], proposal["until"] - clock.now()
    tries, again = (table.tries or {}).get(key, (1, 0.0))
    _remember(table, key, (tries, again - max(0.0, lasts)))
    table.proposal = None


def drop_seat(table: TableRow, seat: int) -> None:
    """Update the proposal when somebody gets up: cancel what they proposed or what waits for them alone, and stop
    waiting for them."""
    proposal = table.proposal
    if proposal is not None and (seat in (proposal["by"], proposal["seat"]) or proposal["waits_for"] == [seat]):
        table.proposal = None
    elif proposal is not None:
        table.proposal = {**proposal, "waits_for": [each for each in proposal["waits_for"] if each != seat]}


def proposal_of(room: Room, language: str) -> Proposal | None:
    """The open proposal with its sentence, or None."""
    waiting = standing(room.row, room.story.moment)
    if waiting is None:
        return None
    speech, kind, about = table_speech(language), waiting["kind"], waiting["seat"]
    if kind == "free" and room.seats[about].kind == "bot":
        kind = "open"
    name = waiting["name"] if waiting["by"] is None else _who(room, waiting["by"], language)
    sentence = speech.say(f"proposal-{kind}", name=name, number=0 if about is None else about + 1,
                          seat="" if about is None else _who(room, about, language))
    return Proposal(id=waiting["id"], kind=waiting["kind"], by=waiting["by"], seat=about, bot=waiting["bot"],
                    waits_for=waiting["waits_for"], until=clock.shown(waiting["until"]), sentence=sentence)


def _who(room: Room, seat: int, language: str) -> str:
    called = cast.periods(room.row, room.story)[1][-1]
    roles = room.story.roles or [each.role or "" for each in room.seats]
    return called[seat] or seat_names(speech_for(room.game, language), called, roles)[seat]


def _key(kind: str, by: int | None, about: dict[str, Any], moment: int) -> str:
    """The key that the same proposals by the same seat share. For proposals to sit down, the browser counts as the
    seat."""
    who = about["player"] if by is None else by
    return f"{kind} {who} {moment if kind == 'undo' else about['seat']}"


def _remember(table: TableRow, key: str, tried: tuple[int, float]) -> None:
    """Note how often something was proposed, and when it may be proposed again. The oldest are dropped."""
    tries = {**(table.tries or {}), key: list(tried)}
    table.tries = dict(sorted(tries.items(), key=lambda item: item[1][1])[-MOST_TRIES:])
