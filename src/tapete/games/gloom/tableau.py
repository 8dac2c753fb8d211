"""Gloom's board for a book: each family, its living and its dead with their self-worth."""
from __future__ import annotations

from collections.abc import Sequence

from ...gamedef.kinds import signed
from ...gamedef.tableau import Mat, Tableau, TableauPiece
from ...text.speech import Speech
from .text import Namer
from .view import GloomView


def tableau(speech: Speech, namer: Namer, view: GloomView, names: Sequence[str]) -> Tableau:
    return Tableau([[_family(speech, namer, view, seat, names[seat])] for seat in range(len(view.seats))],
                   speech.say("board-status", turn=view.turn, deck=view.deck, discards=len(view.discards)))


def _family(speech: Speech, namer: Namer, view: GloomView, seat: int, name: str) -> Mat:
    one = view.seats[seat]
    family = speech.say("board-no-family") if one.family is None else namer.name(one.family, speech.language)
    people = [TableauPiece(namer.name(key, speech.language), signed(character.worth),
                           "" if character.fate == "ALIVE" else "gone")
              for key, character in view.characters.items() if character.seat == seat and character.fate != "UNUSED"]
    stories = [TableauPiece(namer.name(story, speech.language), signed(view.cards[story].worth), "seat")
               for story, at in view.stories.items() if at.seat == seat]
    return Mat(speech.say("board-seat", name=name, family=family), [*people, *stories],
               speech.say("board-value", worth=signed(one.worth)), seat)
