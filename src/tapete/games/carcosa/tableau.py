"""Carcosa's board for a book: the house floor by floor with its figures, and the souls under it."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...gamedef.tableau import Mat, Tableau, TableauPiece
from ...text.speech import Speech
from .view import CarcosaView, SoulView

ROOMS = ("R1", "R2", "P", "R4", "R3")
"""The rooms in their order about the corridor, from left to right."""


def tableau(speech: Speech, view: CarcosaView, names: Sequence[str]) -> Tableau:
    floors = [[_room(speech, view, names, f"F{floor}_{room}") for room in ROOMS] for floor in (3, 2, 1)]
    return Tableau([*floors, [_soul(speech, soul, seat, names[seat]) for seat, soul in enumerate(view.souls)]],
                   _status(speech, view))


def _status(speech: Speech, view: CarcosaView) -> str:
    return speech.say("board-status", round=view.round, carried=sum(soul.keys for soul in view.souls),
                      destroyed=view.keys.destroyed, pool=view.keys.pool, motemey=view.motemey.count)


def _room(speech: Speech, view: CarcosaView, names: Sequence[str], place: str) -> Mat:
    deck = view.decks.get(place)
    return Mat(_called(speech, place), [*_there(speech, view, names, place)],
               speech.say("tableau-deck", n=deck.count) if deck else "")


def _called(speech: Speech, place: str) -> str:
    floor, room = int(place[1]), place[3:]
    if room == "P":
        return speech.say("tableau-corridor", floor=floor)
    return speech.say("tableau-room", floor=floor, room=int(room[1:]))


def _there(speech: Speech, view: CarcosaView, names: Sequence[str], place: str) -> Iterator[TableauPiece]:
    for special in view.specials.values():
        if special.place == place and special.kind and special.revealed:
            yield TableauPiece(speech.say(f"special-{special.kind}"), look="gone" if special.destroyed else "")
    for seat, soul in enumerate(view.souls):
        if soul.place == place:
            yield TableauPiece(names[seat], look="seat")
    for monster, piece in view.monsters.items():
        if piece.place == place:
            yield TableauPiece(speech.say(f"monster-{monster}"), look="foe")
    if place.endswith("_P") and place == f"F{view.king.floor}_P":
        yield TableauPiece(speech.say("chapter-king"), look="covered" if view.king.away else "foe")


def _soul(speech: Speech, soul: SoulView, seat: int, name: str) -> Mat:
    note = speech.say("tableau-soul", sanity=soul.sanity, limit=soul.limit, keys=soul.keys)
    held = [TableauPiece(speech.say(f"card-{card}")) for card in soul.objects]
    states = [TableauPiece(speech.say(f"state-{state}"), str(rounds), "foe") for state, rounds in soul.states.items()]
    return Mat(name, [*held, *states], note, seat)
