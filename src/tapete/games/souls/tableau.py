"""Four Souls' board for a book: monsters and shop, and each player's cards."""
from __future__ import annotations

from collections.abc import Sequence

from ...gamedef.tableau import Mat, Tableau, TableauPiece
from ...text.speech import Speech
from .cardnames import CardNames
from .text import card_name
from .view import PlayerView, SoulsView

ABREAST = 2
"""Players side by side."""


def tableau(speech: Speech, cards: CardNames, view: SoulsView, names: Sequence[str]) -> Tableau:
    monsters = [TableauPiece(card_name(speech, cards, one.card), f"{one.life}/{one.attack}", "foe")
                for one in view.monsters if one is not None]
    shop = [TableauPiece(card_name(speech, cards, card)) for card in view.shop if card is not None]
    players = [_player(speech, cards, one, seat, names[seat]) for seat, one in enumerate(view.players)]
    return Tableau([[Mat(speech.say("tableau-monsters"), monsters), Mat(speech.say("board-shop"), shop)],
                    *(players[i:i + ABREAST] for i in range(0, len(players), ABREAST))],
                   speech.say("board-status", turn=view.turn, phase=speech.say(f"phase-{view.phase}"),
                              loot=view.decks["loot"].count, treasure=view.decks["treasure"].count,
                              monster=view.decks["monster"].count))


def _player(speech: Speech, cards: CardNames, one: PlayerView, seat: int, name: str) -> Mat:
    items = [TableauPiece(card_name(speech, cards, it.card)) for it in one.items]
    curses = [TableauPiece(card_name(speech, cards, card), look="foe") for card in one.curses]
    souls = [TableauPiece(card_name(speech, cards, card), look="seat") for card in one.souls]
    return Mat(name, [*souls, *items, *curses],
               speech.say("tableau-player", life=one.life, most=one.most_life, cents=one.cents, souls=one.soul_count),
               seat)
