"""Bethlem's board for a book: the row of cards before each player, as spectators see it."""
from __future__ import annotations

from collections.abc import Sequence

from ...gamedef.tableau import Mat, Tableau, TableauPiece
from ...text.speech import Speech
from .view import BethlemView, CardView

ABREAST = 2
"""Players side by side."""


def tableau(speech: Speech, view: BethlemView, names: Sequence[str]) -> Tableau:
    mats = [Mat(names[row.seat], [_card(speech, card) for card in row.cards], seat=row.seat) for row in view.rows]
    return Tableau([mats[i:i + ABREAST] for i in range(0, len(mats), ABREAST)],
                   speech.say("board-status", round=view.round, phase=speech.say(f"phase-{view.phase}"),
                              events=view.events_left))


def _card(speech: Speech, card: CardView) -> TableauPiece:
    if card.card is None:
        return TableauPiece("", "?", "gone" if card.dead else "covered")
    return TableauPiece(speech.say(f"card-{card.card}"), look="gone" if card.dead else "")
