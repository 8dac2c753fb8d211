"""Texts of Four Souls besides its vocabulary: effects of cards, items of the stack, visible things and questions."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...errors import DefectError
from ...gamedef.kinds import Voice, signed
from ...kernel.agenda import frame_a, frame_c, frame_op, top_frame
from ...text.speech import Speech
from .cardnames import CardNames
from .language.cards import CardSource
from .language.library import OWN, OWN_ABILITIES, OWN_ROWS
from .language.ops import Do
from .language.printing.arguments import what_text
from .language.printing.reworded import as_said
from .language.printing.sentences import (
    ability_text,
    brought,
    card_notes,
    card_text,
    carried_out,
    event_text,
    mode_text,
    offered,
    reward_text,
    rolled,
    unmet_text,
)
from .language.printing.teller import Caller, Sayer, Teller
from .language.slots import Word
from .language.tree import May, blocks_of, conditions_of, ways_of
from .language.words import Mod, Only, Ref, Timing, What
from .names import DECK_NAMES, NO_THING, NOBODY, CardZone, Outcome, Pend, Phase
from .options import compile_own
from .rules.cards import FIRST_ABILITY, RESOLVE, column, line, word
from .rules.death import lies_dead, shadow_of
from .rules.declare import choosing_row
from .rules.effects.who import plain_ref
from .rules.refs import seat_in, thing_in, to_player
from .rules.stats import part_of
from .rules.things import find_thing, foe_card, in_slot
from .rules.triggers import rank_of
from .vocabulary import Act, Op

Said = Mapping[str, int | str]


def card_name(speech: Speech, cards: CardNames, card_id: str) -> str:
    """The name of a card by its id; a text for an unknown one."""
    if card_id in ("UNKNOWN", "NONE"):
        return speech.say(f"card-{card_id}")
    return cards.name(cards.number(card_id), speech.language)


def effect_lines(speech: Speech, cards: CardNames, card_id: str) -> list[str]:
    """A card's effects, a line for each ability, and other facts about it."""
    card = cards.sources[cards.number(card_id)]
    return [*card_text(speech, card), *card_notes(speech, card)]


def told_effect(speech: Sayer, cards: CardNames, args: Mapping[str, int | str]) -> str:
    """The text of an effect that is carried out, or of a face of its roll."""
    nth, _, way = str(args["ability"]).partition(".")
    ability = cards.sources[cards.number(args["card"])].every[int(nth)]
    if "face" not in args:
        return carried_out(speech, ability, int(way))
    return rolled(speech, ability, int(way), int(args["face"])) or ability_text(speech, ability)


def rolled_reward(speech: Sayer, cards: CardNames, card: str) -> str:
    """A monster's reward if a die says how much it is, else ""."""
    source = cards.sources[cards.number(card)]
    return reward_text(speech, source) if "roll" in source.text.reward.model_dump().values() else ""


def told_event(speech: Sayer, cards: CardNames, args: Mapping[str, int | str]) -> str:
    """The event of a triggered ability, as on the card. Raises DefectError if there is none."""
    source, nth = cards.sources[cards.number(args["card"])], int(str(args["ability"]).partition(".")[0])
    said = as_said(source)
    ability = (said if nth < len(said) else source.every)[nth]
    if ability.trigger is None:
        raise DefectError(f"{args['card']}: ability {nth} waits for nothing")
    return event_text(speech, ability)


def unmet(speech: Sayer, cards: CardNames, args: Mapping[str, int | str]) -> str:
    """Why a condition in the middle of an effect does not hold."""
    ability, _, nth = str(args["condition"]).partition(".")
    return unmet_text(speech, conditions_of(cards.sources[cards.number(args["card"])].every[int(ability)])[int(nth)])


def is_unhurt(speech: Sayer, cards: CardNames, args: Mapping[str, int | str]) -> str:
    """When a monster takes no combat damage, as on its card; empty if the card does not say so."""
    said = [ability_text(speech, each) for each in cards.sources[cards.number(args["card"])].every
            if each.static is not None and each.static.key == "immune"]
    return " ".join(said).rstrip(".")


def evasion_changed(speech: Speech, needed: int, printed: int) -> str:
    """How the evasion that counts differs from the printed one, in brackets; empty if it does not, or if none is
    printed."""
    if not printed or needed == printed:
        return ""
    return speech.say("evasion-changed", printed=printed, change=signed(needed - printed))


def curse_brings(speech: Sayer, cards: CardNames, args: Mapping[str, int | str]) -> str:
    """The effect of a curse on its player, as on the card."""
    return " ".join(ability_text(speech, each) for each in as_said(cards.sources[cards.number(args["card"])])
                    if each.timing != Timing.PLAY)


def earned_by(speech: Speech, cards: CardNames, args: Mapping[str, int | str]) -> str:
    """The condition for a bonus soul, as on the card."""
    return " ".join(card_text(speech, cards.sources[cards.number(args["card"])]))


# ---- choices -------------------------------------------------------------------------------------

def chosen(voice: Voice, act: Act, a: int, b: int) -> Said:
    """Further arguments of a choice's line."""
    speech, cards, s = voice.speech, voice.lore, voice.state
    match act:
        case Act.TAP | Act.PAY: return {"effect": ability_of(speech, cards, s, a, act, b)}
        case Act.PAY_ROOM: return {"effect": ability_of(speech, cards, s, foe_card(a), act, b)}
        case Act.PLAY: return {"effect": " ".join(card_text(speech, cards.sources[a])) if a else ""}
        case Act.PENDING: return {"pend": pending_place(speech, cards, s, a, voice.names)}
        case Act.SLOT: return {"card": card_name(speech, cards, cards.ids[lying_in(s, a)])}
        case Act.MODE: return {"way": way_of(speech, cards, s, a)}
        case Act.SEEN: return {"card": seen_card(speech, cards, s, a)}
        case Act.TRIGGER: return {"card": waiting_card(speech, cards, s, a, voice.names)}
        case Act.YES | Act.NO: return {"card": _now(speech, cards, s)}
    return {}


def _shown_card(s: Any, card: int) -> int:
    """The card of a thing in play: itself, or the one that it is a copy of."""
    i = find_thing(s, card)
    return s.things[i].copy_of or card if i != NO_THING else card


def way_to_say(act: Act, s: Any, a: int) -> str:
    """The suffix for the name of a choice's message, if there is such a message, so that an answer may state its
    meaning."""
    if act in (Act.YES, Act.NO):
        return f"-{Op(frame_op(top_frame(s))).name}"
    if act in (Act.ATTACK, Act.ATTACK_TOP) and s.n_agenda and s.players[frame_a(top_frame(s))].declared:
        return "-again"
    if act is Act.PASS and s.n_stack == 0 and s.phase == Phase.ACTION and s.active == frame_a(top_frame(s)):
        return "-ends"
    return "-free" if act is Act.SLOT and not lying_in(s, a) else ""


def ability_of(speech: Speech, cards: CardNames, s: Any, card: int, kind: Act, nth: int) -> str:
    timing = Timing.TAP if kind is Act.TAP else Timing.PAY
    source = cards.sources.get(_shown_card(s, card))
    found = [each for each in source.abilities if each.timing == timing] if source else []
    return ability_text(speech, found[nth]) if nth < len(found) else ""


def way_of(speech: Speech, cards: CardNames, s: Any, mode: int) -> str:
    """A mode of the current declaration, as a sentence."""
    source, now = cards.sources.get(s.now.card), s.now
    if source is None:
        return str(mode + 1)
    ability = source.every[now.ability - column(s, now.card, FIRST_ABILITY)]
    if frame_c(top_frame(s)):       # in the middle of an effect
        return mode_text(speech, ways_of(ability)[_nth_choice(s)].modes[mode])
    modes = brought(ability, now.mode, now.face) if now.kind == Pend.ROLLED else ability.modes
    return mode_text(speech, modes[mode])


def _nth_choice(s: Any) -> int:
    """The index of the current choice among those in an ability's effects, in the order of their rows."""
    first = line(s, s.now.ability, RESOLVE)
    return sum(word(s, row, 0) == Do.MODE and word(s, row, 2) != 0 for row in range(first, s.now.row - 1))


def seen_card(speech: Speech, cards: CardNames, s: Any, depth: int) -> str:
    looked_at = frame_op(top_frame(s)) in (Op.ARRANGE, Op.KEEP, Op.OWN_ITEM)
    pile = s.decks[frame_c(top_frame(s))] if looked_at else None
    return cards.name(pile.cards[pile.n - 1 - depth], speech.language) if pile and depth < pile.n else "?"


def waiting_card(speech: Speech, cards: CardNames, s: Any, k: int, names: Sequence[str]) -> str:
    """An item that waits to go on the stack; with its effect, if another item of its card waits with it."""
    if k >= s.n_waiting:
        return "?"
    w = s.waiting[k]
    if w.kind == Pend.DEATH:
        return speech.say("waiting-DEATH", name=names[w.seat])
    if w.kind == Pend.MONSTER_DEATH:
        return speech.say("waiting-MONSTER_DEATH", card=cards.name(w.card, speech.language))
    name, source = speech.say("card-called", card=cards.name(w.card, speech.language)), cards.sources.get(w.card)
    others = [other for other in s.waiting[:s.n_waiting] if other.card == w.card and other.ability != w.ability]
    if not others or source is None or w.kind != Pend.TRIGGER:
        return name
    return f"{name} — {ability_text(speech, source.every[w.ability - column(s, w.card, FIRST_ABILITY)])}"


def lying_in(s: Any, slot: int) -> int:
    """The card of the monster in a slot, 0 if there is none."""
    i = in_slot(s, CardZone.MONSTER, slot)
    return int(s.things[i].card) if i != NO_THING else 0


def pending_place(speech: Speech, cards: CardNames, s: Any, k: int, names: Sequence[str]) -> str:
    """The item at a place of the stack, with its place if another item has the same name."""
    label = pending_label(speech, cards, s, k, names)
    alike = sum(pending_label(speech, cards, s, other, names) == label for other in range(s.n_stack))
    return speech.say("pend-at", pend=label, n=k) if alike > 1 else label


def pending_label(speech: Speech, cards: CardNames, s: Any, k: int, names: Sequence[str]) -> str:
    """The item at a place of the stack."""
    if k >= s.n_stack:
        return "?"
    it = s.stack[k]
    text = speech.say(f"pend-{Pend(it.kind).name}")
    if it.kind == Pend.ROLL:
        said = {"face": int(it.face), "seat": names[it.roller]}
        if it.card:
            return speech.say("pend-roll-for", **said, card=cards.name(it.card, speech.language))
        return speech.say("pend-roll-of", **said)
    if it.card:
        text = speech.say("pend-of-card", pend=text, card=cards.name(it.card, speech.language))
    return text


# ---- questions -----------------------------------------------------------------------------------

def asked(voice: Voice, op: Op, b: int, c: int) -> Said:
    """Further arguments of a question's text; `b` and `c` are those of its frame."""
    speech, cards, s = voice.speech, voice.lore, voice.state
    match op:
        case Op.PRIORITY:
            return {"phase": speech.say(f"phase-{Phase(s.phase).name}")}
        case Op.ORDER: return {"n": sum(rank_of(s, k) == b for k in range(s.n_waiting))}
        case Op.SPLIT: return {"card": _now(speech, cards, s), "n": b}
        case Op.PAY_ITEM: return {"card": _now(speech, cards, s), "n": b}
        case Op.GIVE_AWAY:
            return {"card": _now(speech, cards, s),
                    "item": cards.name(c, speech.language) if c else ""}
        case Op.TARGET | Op.CHOOSE:
            row = choosing_row(s, op)
            only = word(s, row, 3) & (2 * max(Only) - 1)
            if only & Only.THEIRS and s.now.other == frame_a(top_frame(s)):     # "theirs" is the asked player's own
                only = only & ~Only.THEIRS | Only.YOURS
            what = Word(word(s, row, 2), What(word(s, row, 2)).name, only)
            named = {word: _name_of(voice, ref) for word, ref in (
                ("THEY", to_player(s.now.other)), ("TARGET", s.now.targets[0])) if seat_in(ref) < s.n_seats}
            return {"what": what_text(Caller(speech, called=named), what), "card": _now(speech, cards, s)}
        case Op.MAY: return {"card": _now(speech, cards, s), "effect": _offered(voice)}
        case Op.DISCARD | Op.DISCARD_ANY | Op.GIVE | Op.TAKE | Op.TO_DECK | Op.RECHARGE | Op.DESTROY_SOUL:
            return {"because": _because(voice)}
        case Op.LOSE_ITEM:
            whose = voice.names[b - 1] if b and b - 1 != frame_a(top_frame(s)) else "none"
            return {"because": _because(voice), "whose": whose} | ({"other": voice.names[c - 1]} if c else {})
        case Op.SLOT | Op.LAY: return {"card": cards.name(b + 256 * c, speech.language)}
        case Op.ARRANGE | Op.KEEP:
            return {"deck": speech.say(f"deck-{DECK_NAMES[c]}"), "of_deck": speech.say(f"of-deck-{DECK_NAMES[c]}"),
                    "n": b}
        case Op.BOTTOM:
            pile = s.decks[b]
            return {"card": cards.name(pile.cards[pile.n - 1], speech.language) if pile.n else ""}
    return {"card": _now(speech, cards, s)}


def _offered(voice: Voice) -> str:
    """What the asked player may have happen in the effect that is being carried out."""
    speech, cards, s = voice.speech, voice.lore, voice.state
    now, asked = s.now, frame_a(top_frame(s))
    offers = [node for node in blocks_of(cards.sources[now.card].every[
        now.ability - column(s, now.card, FIRST_ABILITY)]) if isinstance(node, May)]
    first = line(s, now.ability, RESOLVE)
    may = offers[sum(word(s, row, 0) == Do.MAY for row in range(first, now.row - 1))]
    called = {ref.name: name for ref in (Ref.TARGET, Ref.TARGET_2, Ref.TARGET_3, Ref.EACH, Ref.CHOSEN, Ref.THIS)
              if (name := _name_of(voice, plain_ref(s, ref)))}
    if seat_in(they := to_player(s.now.other)) < s.n_seats:
        called[Ref.THEY.name] = _name_of(voice, they)
    you = frozenset[str]() if may.who.code == Ref.YOU else frozenset((may.who.key,))
    if now.seat == asked:
        return offered(Caller(speech, called=called, you=you), may)
    return offered(Teller(speech, voice.names[now.seat], called=called, you=you), may)


def _name_of(voice: Voice, ref: int) -> str:
    """The name of a player or thing that a reference is to; empty for others."""
    s = voice.state
    if seat_in(ref) != NOBODY:
        return str(voice.names[seat_in(ref)])
    i = thing_in(s, ref)
    return "" if i == NO_THING else voice.speech.say(
        "card-called", card=voice.lore.name(s.things[i].card, voice.speech.language))


def _because(voice: Voice) -> str:
    """What makes a player choose in the middle of it: the death penalty, or a card; empty if a turn does."""
    speech, s = voice.speech, voice.state
    for k in range(s.n_agenda - 2, -1, -1):
        op, seat = frame_op(s.agenda[k]), frame_a(s.agenda[k])
        if op == Op.PENALTY:
            by = shadow_of(s, seat)
            shadows = [] if by == NOBODY else [it.card for i, it in enumerate(s.things[:s.n_things])
                                               if part_of(s, i, by, Mod.SHADOWS)]
            card = voice.lore.name(shadows[0], speech.language) if shadows else ""
            return speech.say("because-penalty-card" if card else "because-penalty", card=card)
        if op in (Op.RUN, Op.DECLARE, Op.FINISH) and s.now.card:
            return speech.say("because-card", card=voice.lore.name(s.now.card, speech.language))
        if op in (Op.CLEANUP, Op.LOOP, Op.TURN):
            break
    return ""


def is_card_gone(s: Any) -> bool:
    """Whether the top of the stack is a dead monster whose card has already gone elsewhere, so that nothing happens."""
    it = s.stack[s.n_stack - 1]
    return it.kind == Pend.CARCASS and not lies_dead(s, it.thing, it.serial)


def _now(speech: Speech, cards: CardNames, s: Any) -> str:
    return cards.name(s.now.card, speech.language) if s.now.card else speech.say("card-NONE")


def ending(speech: Speech, outcome: int, names: Sequence[str]) -> str:
    """How a finished game ended, in a sentence."""
    if Outcome.SEAT_0 <= outcome <= Outcome.SEAT_3:
        return speech.say("ending-SEAT", seat=names[outcome - Outcome.SEAT_0])
    return speech.say(f"ending-{Outcome(outcome).name}")


# ---- custom cards --------------------------------------------------------------------------------

def room_taken(speech: Speech, cards: CardNames, own: Sequence[CardSource]) -> str:
    """How much of the free places custom cards take, with each card's share of the rows."""
    program = compile_own([*own])[0]
    rows = [len(compile_own([*own[:k + 1]])[0].rows) for k in range(len(own))]
    each = [speech.say("room-card", card=cards.name(cards.number(card.text.id), speech.language), n=n - before)
            for card, n, before in zip(own, rows, [0, *rows], strict=False)]
    return speech.say("room-taken", cards=len(own), most_cards=OWN, rows=len(program.rows), most_rows=OWN_ROWS,
                      abilities=len(program.abilities), most_abilities=OWN_ABILITIES, each=", ".join(each))
