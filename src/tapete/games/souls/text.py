"""What Four Souls says besides its words: what cards do, what waits on the stack, what is seen and asked for."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...errors import DefectError
from ...kernel.agenda import frame_c, frame_op, top_frame
from ...kernel.kinds import Voice
from ...kernel.speech import Speech
from .cardnames import Cards
from .language.sentences import ability_text, card_notes, card_text, carried_out, mode_text, rolled, what_text
from .language.slots import Word
from .language.words import Only, Timing, What
from .names import DECK_NAMES, NO_THING, Outcome, Pend, Phase
from .rules.cards import word
from .rules.things import find_thing, foe_card
from .vocabulary import Act, Op

Said = Mapping[str, int | str]


def card_name(speech: Speech, cards: Cards, card_id: str) -> str:
    """The name of a card by its id; what is said of one that is not known."""
    if card_id in ("UNKNOWN", "NONE"):
        return speech.say(f"card-{card_id}")
    return cards.name(cards.number(card_id), speech.language)


def effect_lines(speech: Speech, cards: Cards, card_id: str) -> list[str]:
    """What a card does, a line for each ability, and what else there is to know of it."""
    card = cards.sources[cards.number(card_id)]
    return [*card_text(speech, card), *card_notes(speech, card)]


def told_effect(speech: Speech, cards: Cards, args: Mapping[str, int | str]) -> str:
    """What an effect that is carried out does, or what the face of its roll brings."""
    nth, _, way = str(args["ability"]).partition(".")
    ability = cards.sources[cards.number(args["card"])].abilities[int(nth)]
    if "face" not in args:
        return carried_out(speech, ability, int(way))
    return rolled(speech, ability, int(way), int(args["face"])) or ability_text(speech, ability)


# ---- what may be chosen ------------------------------------------------------------------------

NAMED_ANSWERS = (Op.ROOM, Op.UNBURY, Op.DISCARD_ANY, Op.BOTTOM, Op.BARGAIN)
"""Questions whose answers say what they mean, for whoever has not read the question."""


def chosen(voice: Voice, act: Act, a: int, b: int) -> Said:
    """What a choice's line says besides its arguments."""
    speech, cards, s = voice.speech, voice.lore, voice.state
    match act:
        case Act.TAP | Act.PAY: return {"effect": ability_of(speech, cards, s, a, act, b)}
        case Act.PAY_ROOM: return {"effect": ability_of(speech, cards, s, foe_card(a), act, b)}
        case Act.PLAY: return {"effect": " ".join(card_text(speech, cards.sources[a])) if a else ""}
        case Act.PENDING: return {"pend": pending_label(speech, cards, s, a, voice.names)}
        case Act.MODE: return {"way": way_of(speech, cards, s, a)}
        case Act.SEEN: return {"card": seen_card(speech, cards, s, a)}
        case Act.TRIGGER: return {"card": waiting_card(speech, cards, s, a)}
    return {}


def _shown_card(s: Any, card: int) -> int:
    """What a card in play is: itself, or what it is a copy of."""
    i = find_thing(s, card)
    return s.things[i].copy_of or card if i != NO_THING else card


def ability_of(speech: Speech, cards: Cards, s: Any, card: int, kind: Act, nth: int) -> str:
    timing = Timing.TAP if kind is Act.TAP else Timing.PAY
    source = cards.sources.get(_shown_card(s, card))
    found = [each for each in source.abilities if each.timing == timing] if source else []
    return ability_text(speech, found[nth]) if nth < len(found) else ""


def way_of(speech: Speech, cards: Cards, s: Any, mode: int) -> str:
    """A mode of what is being declared, as a sentence."""
    source = cards.sources.get(s.now.card)
    for ability in source.abilities if source else ():
        if len(ability.modes) > mode and len(ability.modes) > 1:
            return mode_text(speech, ability.modes[mode])
    return str(mode + 1)


def seen_card(speech: Speech, cards: Cards, s: Any, depth: int) -> str:
    looked_at = frame_op(top_frame(s)) in (Op.ARRANGE, Op.KEEP, Op.OWN_ITEM)
    pile = s.decks[frame_c(top_frame(s))] if looked_at else None
    return cards.name(pile.cards[pile.n - 1 - depth], speech.language) if pile and depth < pile.n else "?"


def waiting_card(speech: Speech, cards: Cards, s: Any, k: int) -> str:
    if k >= s.n_waiting:
        return "?"
    w = s.waiting[k]
    if w.kind == Pend.DEATH:
        return speech.say("pend-DEATH")
    return cards.name(w.card, speech.language)


def pending_label(speech: Speech, cards: Cards, s: Any, k: int, names: Sequence[str]) -> str:
    """What waits at a place of the stack."""
    if k >= s.n_stack:
        return "?"
    it = s.stack[k]
    text = speech.say(f"pend-{Pend(it.kind).name}")
    if it.kind == Pend.ROLL:
        text = speech.say("pend-roll-of", face=it.face, seat=names[it.roller])
    if it.card:
        text = speech.say("pend-of-card", pend=text, card=cards.name(it.card, speech.language))
    return text


# ---- what is asked -----------------------------------------------------------------------------

def asked(voice: Voice, op: Op, b: int, c: int) -> Said:
    """What a question says besides its arguments; `b` and `c` are those of its frame."""
    speech, cards, s = voice.speech, voice.lore, voice.state
    match op:
        case Op.PRIORITY:
            top = pending_label(speech, cards, s, s.n_stack - 1, voice.names) if s.n_stack else ""
            return {"top": top, "phase": speech.say(f"phase-{Phase(s.phase).name}")}
        case Op.TARGET | Op.CHOOSE:
            row = s.now.row - (op == Op.CHOOSE)
            what = Word(word(s, row, 2), What(word(s, row, 2)).name, word(s, row, 3) & (2 * max(Only) - 1))
            return {"what": what_text(speech, what), "card": _now(speech, cards, s)}
        case Op.LOSE_ITEM if c: return {"other": voice.names[c - 1]}
        case Op.SLOT | Op.LAY: return {"card": cards.name(b + 256 * c, speech.language)}
        case Op.ARRANGE | Op.KEEP:
            return {"deck": speech.say(f"deck-{DECK_NAMES[c]}"), "of_deck": speech.say(f"of-deck-{DECK_NAMES[c]}")}
        case Op.BOTTOM:
            pile = s.decks[b]
            return {"card": cards.name(pile.cards[pile.n - 1], speech.language) if pile.n else ""}
    return {"card": _now(speech, cards, s)}


def _now(speech: Speech, cards: Cards, s: Any) -> str:
    return cards.name(s.now.card, speech.language) if s.now.card else speech.say("card-NONE")


def ending(speech: Speech, outcome: int, names: Sequence[str]) -> str:
    """How a finished game ended, in a sentence."""
    match Outcome(outcome):
        case Outcome.RUNNING: raise DefectError("a running game has no ending")
        case Outcome.WON: return speech.say("ending-WON")
        case Outcome.LOST: return speech.say("ending-LOST")
        case Outcome.STOPPED: return speech.say("ending-STOPPED")
    return speech.say("ending-SEAT", seat=names[outcome - Outcome.SEAT_0])
