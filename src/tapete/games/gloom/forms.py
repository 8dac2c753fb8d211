"""How the actions of Cthulhu Gloom are written, by people, in scenarios and in records: with the pack's ids."""
from __future__ import annotations

from ...kernel.menu import Domain, Form, Grammar
from .names import MISFITS, Act, Kind
from .pack import Event, Pack


def grammar_of(pack: Pack) -> Grammar:
    """The grammar of a pack; an argument names only what could stand there."""
    def cards(what: str, fits: tuple[Kind, ...]) -> Domain:
        return Domain(what, tuple(key if kind in fits else "" for key, kind, _ in pack.deck), 1)

    lays = cards("card to play on somebody", (Kind.MODIFIER, Kind.DEATH))
    character = Domain("character", tuple(key for key, _ in pack.characters))
    answers = Domain("card that cancels", tuple(key if isinstance(card, Event) and card.cancels else ""
                                                for key, _, card in pack.deck), 1)
    return Grammar({
        Act.TAKE_FAMILY: Form("family", (Domain("family", tuple(pack.family_ids[:MISFITS])),)),
        Act.GIVE_UP: Form("give up", (character,)),
        Act.PLAY: Form("play", (lays, character)),
        Act.EVENT: Form("event", (cards("event", (Kind.EVENT,)),)),
        Act.CLAIM: Form("claim", (Domain("story", tuple(pack.story_ids), 1),)),
        Act.DISCARD_HAND: Form("discard hand"),
        Act.PASS: Form("pass"),
        Act.CANCEL: Form("cancel with", (answers,)),
        Act.DECLINE: Form("decline"),
        Act.DISCARD: Form("discard", (cards("card", tuple(Kind)),)),
        Act.DRAW: Form("draw"),
        Act.ACCEPT: Form("accept"),
        Act.PICK: Form("pick", (character,)),
    })
