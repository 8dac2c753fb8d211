"""What needs the consent of the other people at a table: undoing, and giving somebody's seat away.

A proposal is kept in the table's row, so that it outlives a process and a lost connection.
"""
from __future__ import annotations

import secrets
from typing import Any

from ..games import speech_of
from ..referee.words import seat_name
from .refusals import Refusal, table_speech
from .room import Room
from .schema import Proposal
from .store.models import Table


def propose(table: Table, seq: int, kind: str, by: int, seat: int | None = None, bot: str | None = None,
            choices: int | None = None) -> dict[str, Any] | None:
    """Put a proposal to the table; None if nobody need be asked and it can be done at once.

    Asked are all other people but the one whose seat it is about. Refusal while another proposal waits.
    `seq` is what the table stands at.
    """
    if standing(table, seq) is not None:
        raise Refusal("proposal_pending")
    waits = [each.seat for each in table.seats if each.kind == "human" and each.seat not in (by, seat)]
    if not waits:
        return None
    table.proposal = {"id": secrets.token_urlsafe(9), "kind": kind, "by": by, "seat": seat, "bot": bot,
                      "choices": choices, "seq": seq, "waits_for": waits}
    return table.proposal


def standing(table: Table, seq: int) -> dict[str, Any] | None:
    """The proposal that waits. To undo something is no longer proposed when something else has happened."""
    proposal = table.proposal
    return None if proposal is not None and proposal["kind"] == "undo" and proposal["seq"] != seq else proposal


def answer(table: Table, seq: int, seat: int, proposal_id: str, agree: bool) -> dict[str, Any] | None:
    """Note what a seat answers; the proposal if all have agreed now. One refusal ends it."""
    proposal = standing(table, seq)
    if proposal is None or proposal["id"] != proposal_id:
        raise Refusal("no_proposal")
    if not agree and (seat in proposal["waits_for"] or seat == proposal["by"]):
        table.proposal = None
        return None
    waits = [each for each in proposal["waits_for"] if each != seat]
    table.proposal = None if not waits else {**proposal, "waits_for": waits}
    return proposal if not waits else None


def drop_seat(table: Table, seat: int) -> None:
    """Somebody gets up: what they proposed is void, and nobody waits for them."""
    proposal = table.proposal
    if proposal is not None and (seat in (proposal["by"], proposal["seat"]) or proposal["waits_for"] == [seat]):
        table.proposal = None
    elif proposal is not None:
        table.proposal = {**proposal, "waits_for": [each for each in proposal["waits_for"] if each != seat]}


def proposal_of(room: Room, language: str) -> Proposal | None:
    """The proposal that waits, with its sentence."""
    waiting = standing(room.row, room.seq)
    if waiting is None:
        return None
    speech = table_speech(language)
    about = "" if waiting["seat"] is None else _who(room, waiting["seat"], language)
    sentence = speech.say(f"proposal-{waiting['kind']}", name=_who(room, waiting["by"], language), seat=about)
    return Proposal(id=waiting["id"], kind=waiting["kind"], by=waiting["by"], seat=waiting["seat"],
                    bot=waiting["bot"], waits_for=waiting["waits_for"], sentence=sentence)


def _who(room: Room, seat: int, language: str) -> str:
    return seat_name(speech_of(room.game.name, language), seat, room.seats[seat].name or "", "")
