"""Bethlem's counts in a profile: its characters, cards, personalities, objectives, events, occurrences and actions.

A game counts as won if the first seat's side wins. Lot decides who plays what, so the first seat's cards are compared
with those that it might have had.
"""
from __future__ import annotations

from ...gamedef.catalogue import count_choice, count_kinds
from ...kernel.agenda import frame_b, frame_c, frame_op, top_frame
from ...kernel.constants import ConstantTable
from ...kernel.menu import kind_of
from ...kernel.rule import rule
from .catalogue import ACTION, CARD, EVENT, NO_CARD, OCCURRENCE
from .names import CARDS, EVENTS, SPOT_SEAT, SPOT_SECOND, Card, Mode, Op, Phase
from .rules.flow import chooser
from .rules.part import OWN_CARDS
from .vocabulary import Act, Ask, Told

POWERS = {
    Ask.GET_UP: Card.ALI, Ask.PACT: Card.PACTO_DE_SANGRE, Ask.MELANCHOLY: Card.MELANCOLIA, Ask.DIRECTOR: Card.KRUGMAN,
    Ask.LARRY: Card.LARRY_OWLS, Ask.ARCHIVE: Card.ARCHIVO, Ask.MARY: Card.MARY_FIRTH, Ask.REAPER: Card.PARCA,
    Ask.SCYTHE: Card.PARCA, Ask.FLICK: Card.JOHN_FLICK, Ask.PROPHET: Card.PROFETA, Ask.SWEET_DEATH: Card.MUERTE_DULCE,
    Ask.ARTHUR: Card.ARTHUR, Ask.ATTACK_ALONE: Card.DANIEL, Ask.ELECTROSHOCK: Card.ELECTROSHOCK, Ask.OPIUM: Card.OPIO,
    Ask.LOBOTOMY: Card.LOBOTOMIA, Ask.CATALEPSY: Card.CATALEPTICO, Ask.CHANCE: Card.JUEGO_DE_AZAR,
    Ask.PATIENCE: Card.PACIENCIA, Ask.PUPPET: Card.NEUROTICISMO, Ask.ANXIETY: Card.ANSIEDAD,
    Ask.WAKERFIELD: Card.WAKERFIELD, Ask.REVENGE: Card.MANIA, Ask.FRIEND: Card.MANIA, Ask.RABIES: Card.RABIA,
    Ask.AMNESIA: Card.AMNESIA}
POWER_OF = ConstantTable(CARD[POWERS[Ask(ask)]] if ask in POWERS else NO_CARD for ask in range(max(Ask) + 1))
"""By question, the card whose power answers it."""


@rule
def lay(s, present):
    """The cards and events that are in this game."""
    for card in range(1, CARDS):
        if s.options.in_play[card]:
            present[CARD[card]] = 1
    for event in range(EVENTS):
        if s.options.events[event]:
            present[EVENT + event] = 1


@rule
def note(s, what, a, b, c, seen, used):
    """The cards that the first seat was dealt (not later ones), which of them awoke, its events, and occurrences.

    With two players the cards of a row are chosen, so their holders show nothing.
    """
    match what:
        case Told.DEALT:
            if a == 0 and s.phase == Phase.SETUP and s.mode != Mode.TWO:
                seen[CARD[c]] += 1
        case Told.TRAIT_DEALT:
            if a == 0 and s.phase == Phase.SETUP:
                seen[CARD[b]] += 1
        case Told.GOAL_DEALT:
            if a == 0 and s.phase == Phase.SETUP:
                seen[CARD[b]] += 1
        case Told.AWAKENED:
            if a % SPOT_SECOND // SPOT_SEAT == 0:
                used[CARD[s.pieces[s.at[a % SPOT_SEAT]].card]] += 1
        case Told.DREW_EVENT: seen[EVENT + b] += 1 if a == 0 else 0
        case Told.EVENT: used[EVENT + b] += 1 if a == 0 else 0
        case Told.OCCURS: seen[OCCURRENCE + a] += 1


@OWN_CARDS.may_change()
def card_of_decision(s, power):
    """The card whose power answers a decision of custom cards."""
    return NO_CARD


@rule
def note_menu(s, menu, seen):
    """Each kind of action once for every menu that offers it."""
    count_kinds(menu, seen, ACTION)


@rule
def note_choice(s, menu, seat, choice, used):
    """The action, if there was a choice; and the card whose power the first seat has used, its own or another's."""
    count_choice(menu, choice, used, ACTION)
    kind = kind_of(choice)
    frame = top_frame(s)
    if seat != 0 or frame_op(frame) != Op.ASK or kind == Act.PASS or kind == Act.NO:
        return
    power = POWER_OF[frame_b(frame)]
    if frame_b(frame) == Ask.POWER:
        power = card_of_decision(s, frame_c(frame))
    if power != NO_CARD:
        used[power] += 1


@rule
def beat(s):
    """A round. Its night is secret, so the beat is at its day."""
    return s.round_no


@rule
def turn_of(s):
    """The turn: each call of the night and each phase of the day is one."""
    return chooser(s)
