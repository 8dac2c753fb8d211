"""What Four Souls says: what is asked, what may be chosen, why something may not be."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...errors import DefectError
from ...kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from ...kernel.menu import first_of, kind_of, second_of
from ...kernel.speech import Speech
from .cardnames import Cards
from .forms import DECK_NAMES, foe_card
from .language.sentences import ability_text, card_notes, card_text, mode_text, what_text
from .language.slots import Word
from .language.words import Only, Timing, What
from .names import NO_THING, Act, Op, Outcome, Pend, Phase
from .rules.cards import word
from .rules.reasons import Why
from .rules.things import find_thing

FORBIDS: dict[Why, str] = {
    Why.GAME_OVER: "souls.win", Why.NOT_NOW: "priority.round", Why.NOT_IN_HAND: "cards.play_loot",
    Why.NO_LOOT_PLAY: "cards.may_play", Why.SILENCED: "cards.may_play", Why.NO_TARGET: "targets.declare",
    Why.NOT_YOURS: "cards.activate", Why.NO_ABILITY: "cards.activate", Why.DEACTIVATED: "cards.activate",
    Why.CANNOT_PAY: "cards.paid_cost", Why.NOT_MAIN: "attacks.declare", Why.NO_PURCHASE: "purchases.once",
    Why.NO_CENTS: "purchases.price", Why.NOT_IN_SHOP: "purchases.declare", Why.NO_ATTACK: "attacks.declare",
    Why.NOT_ATTACKABLE: "attacks.declare", Why.MUST_ATTACK: "attacks.forced", Why.NOT_OFFERED: "targets.legal",
    Why.EMPTY_DECK: "decks.run_out", Why.DEAD: "death.resolve",
    Why.NO_BARGAINING: "bargaining.cents_only", Why.USED_UP: "cards.uses",
    Why.NO_OFFER_LEFT: "bargaining.offers"}
"""The rule that forbids, without the game's name before it."""


def card_name(speech: Speech, cards: Cards, card_id: str) -> str:
    """The name of a card by its id; what is said of one that is not known."""
    if card_id in ("UNKNOWN", "NONE"):
        return speech.say(f"card-{card_id}")
    return cards.name(cards.number(card_id), speech.language)


def effect_lines(speech: Speech, cards: Cards, card_id: str) -> list[str]:
    """What a card does, a line for each ability, and what else there is to know of it."""
    card = cards.sources[cards.number(card_id)]
    return [*card_text(speech, card), *card_notes(speech, card)]


# ---- what may be chosen ------------------------------------------------------------------------

def action_label(speech: Speech, cards: Cards, s: Any, action: int, names: Sequence[str]) -> str:
    """An action as a line of a menu."""
    kind, a, b = Act(kind_of(action)), first_of(action), second_of(action)
    card = foe_card(a) if kind in (Act.ATTACK, Act.FOE, Act.PAY_ROOM) else a
    if kind in _OF_CARDS:
        name = cards.name(card, speech.language)
        if kind in (Act.TAP, Act.PAY, Act.PAY_ROOM):
            return speech.say("act-USE", card=name, effect=_ability(speech, cards, s, card, kind, b))
        if kind is Act.PLAY:
            lines = " ".join(card_text(speech, cards.sources[card]))
            return speech.say("act-PLAY", card=name, effect=lines)
        return speech.say(f"act-{kind.name}", card=name)
    match kind:
        case Act.SEAT: return names[a] if a < len(names) else str(a)
        case Act.PENDING: return pending_label(speech, cards, s, a, names)
        case Act.DECK: return speech.say(f"deck-{DECK_NAMES[a]}")
        case Act.PILE: return speech.say(f"pile-{DECK_NAMES[a]}")
        case Act.MODE: return speech.say("act-MODE", way=_way(speech, cards, s, a))
        case Act.SEEN: return speech.say("act-SEEN", n=a + 1, card=_seen(speech, cards, s, a))
        case Act.TRIGGER: return speech.say("act-TRIGGER", card=_waiting(speech, cards, s, a))
        case Act.ATTACK_PLAYER: return speech.say("act-ATTACK_PLAYER", seat=names[a] if a < len(names) else str(a))
        case Act.SLOT: return speech.say("act-SLOT", n=a + 1)
        case Act.NUMBER: return str(a)
        case Act.OFFER: return speech.say("act-OFFER", n=a, seat=names[b] if b < len(names) else str(b))
    op = frame_op(top_frame(s))
    if kind in (Act.YES, Act.NO) and op in _NAMED_ANSWERS:
        return speech.say(f"act-{kind.name}-{Op(op).name}")
    return speech.say(f"act-{kind.name}")


_NAMED_ANSWERS = (Op.ROOM, Op.UNBURY, Op.DISCARD_ANY, Op.BOTTOM, Op.BARGAIN)
"""Questions whose answers say what they mean, for whoever has not read the question."""

_OF_CARDS = (Act.PLAY, Act.TAP, Act.PAY, Act.PAY_ROOM, Act.BUY, Act.ATTACK, Act.ITEM, Act.FOE, Act.CARD)


def _shown_card(s: Any, card: int) -> int:
    """What a card in play is: itself, or what it is a copy of."""
    i = find_thing(s, card)
    return s.things[i].copy_of or card if i != NO_THING else card


def _ability(speech: Speech, cards: Cards, s: Any, card: int, kind: Act, nth: int) -> str:
    timing = Timing.TAP if kind is Act.TAP else Timing.PAY
    source = cards.sources.get(_shown_card(s, card))
    found = [each for each in source.abilities if each.timing == timing] if source else []
    return ability_text(speech, found[nth]) if nth < len(found) else ""


def _way(speech: Speech, cards: Cards, s: Any, mode: int) -> str:
    """A mode of what is being declared, as a sentence."""
    source = cards.sources.get(s.now.card)
    for ability in source.abilities if source else ():
        if len(ability.modes) > mode and len(ability.modes) > 1:
            return mode_text(speech, ability.modes[mode])
    return str(mode + 1)


def _seen(speech: Speech, cards: Cards, s: Any, depth: int) -> str:
    looked_at = frame_op(top_frame(s)) in (Op.ARRANGE, Op.KEEP, Op.OWN_ITEM)
    pile = s.decks[frame_c(top_frame(s))] if looked_at else None
    return cards.name(pile.cards[pile.n - 1 - depth], speech.language) if pile and depth < pile.n else "?"


def _waiting(speech: Speech, cards: Cards, s: Any, k: int) -> str:
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


# ---- what is asked, and why not ------------------------------------------------------------------

def question(speech: Speech, cards: Cards, s: Any, names: Sequence[str]) -> str:
    """What the game waits for, as one sentence."""
    frame = top_frame(s)
    op = frame_op(frame)
    if op not in Op.__members__.values() or op > Op.LAST:
        raise DefectError(f"{op} is no choice of Four Souls")
    seat = names[frame_a(frame)]
    match Op(op):
        case Op.PRIORITY:
            on_top = pending_label(speech, cards, s, s.n_stack - 1, names) if s.n_stack else ""
            return speech.say("ask-PRIORITY" if s.n_stack else "ask-PRIORITY-empty", seat=seat, top=on_top,
                              phase=speech.say(f"phase-{Phase(s.phase).name}"))
        case Op.TARGET | Op.CHOOSE:
            row = s.now.row - (op == Op.CHOOSE)
            what = Word(word(s, row, 2), What(word(s, row, 2)).name, word(s, row, 3) & (2 * max(Only) - 1))
            return speech.say("ask-CHOOSE", seat=seat, what=what_text(speech, what), card=_now(speech, cards, s))
        case Op.LOSE_ITEM if frame_c(frame):
            return speech.say("ask-LOSE_ITEM-to", seat=seat, other=names[frame_c(frame) - 1])
        case Op.DISCARD: return speech.say("ask-DISCARD", seat=seat, n=frame_b(frame))
        case Op.GIVE | Op.TAKE: return speech.say(f"ask-{Op(op).name}", seat=seat, other=names[frame_b(frame)])
        case Op.BARGAIN:
            return speech.say("ask-BARGAIN", seat=seat, n=frame_b(frame), other=names[frame_c(frame)])
        case Op.SLOT | Op.LAY:
            card = cards.name(frame_b(frame) + 256 * frame_c(frame), speech.language)
            return speech.say(f"ask-{Op(op).name}", seat=seat, card=card)
        case Op.ARRANGE | Op.KEEP:
            return speech.say(f"ask-{Op(op).name}", seat=seat, deck=speech.say(f"deck-{DECK_NAMES[frame_c(frame)]}"),
                              of_deck=speech.say(f"of-deck-{DECK_NAMES[frame_c(frame)]}"))
        case Op.BOTTOM:
            pile = s.decks[frame_b(frame)]
            top = cards.name(pile.cards[pile.n - 1], speech.language) if pile.n else ""
            return speech.say("ask-BOTTOM", seat=seat, card=top)
    return speech.say(f"ask-{Op(op).name}", seat=seat, card=_now(speech, cards, s))


def _now(speech: Speech, cards: Cards, s: Any) -> str:
    return cards.name(s.now.card, speech.language) if s.now.card else speech.say("card-NONE")


def refusal(why: int) -> tuple[str, str]:
    """The id of the rule that forbids, and the key of the message that says so."""
    if why not in Why.__members__.values() or Why(why) not in FORBIDS:
        raise DefectError(f"{why} is no reason of Four Souls to refuse an action")
    return f"souls.{FORBIDS[Why(why)]}", f"why-{Why(why).name}"


def ending(speech: Speech, outcome: int, names: Sequence[str]) -> str:
    """How a finished game ended, in a sentence."""
    match Outcome(outcome):
        case Outcome.RUNNING: raise DefectError("a running game has no ending")
        case Outcome.WON: return speech.say("ending-WON")
        case Outcome.LOST: return speech.say("ending-LOST")
        case Outcome.STOPPED: return speech.say("ending-STOPPED")
    return speech.say("ending-SEAT", seat=names[outcome - Outcome.SEAT_0])
