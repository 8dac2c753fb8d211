"""What Bethlem counts in a profile: its characters, cards, personalities, objectives, events, occurrences and actions.

A game is won here if the side wins that the first seat is on: who plays what is dealt by lot, so what the first seat
holds is set beside what it might have held.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pydantic import ValidationError

from ...kernel.agenda import frame_b, frame_c, frame_op, top_frame
from ...kernel.catalogue import PRESENT, SEEN, USED, Catalogue, Kind, Without, count_kinds
from ...kernel.menu import kind_of
from ...kernel.rule import rule
from ...kernel.tables import Table
from .custom.names import Occurrence, Power
from .names import CARDS, EVENTS, FIRST_CUSTOM, SPOT_SEAT, SPOT_SECOND, Card, Event, Group, Mode, Op, Phase
from .options import TOGETHER, BethlemOptions
from .rules.cards import group_of
from .rules.flow import chooser
from .vocabulary import Act, Ask, Told

ALIKE = (*TOGETHER, ("INTERNO_1", "INTERNO_2", "INTERNO_3"), ("AMOTINADO_1", "AMOTINADO_2"))
"""Cards that are one and the same to whoever holds them: counted as the first of them."""


def _counted(groups: Iterable[Group]) -> tuple[str, ...]:
    twins = {name for alike in ALIKE for name in alike[1:]}
    return tuple(card.name for card in Card if card and group_of(card) in groups and card.name not in twins)


MAINS, OTHERS = _counted([Group.P1]), _counted([Group.P2, Group.A1, Group.A2])
TRAITS, GOALS = _counted([Group.TRAIT]), _counted([Group.GOAL])
HELD = (*MAINS, *OTHERS, *TRAITS, *GOALS)
ACTIONS = tuple(Act(number).name if number in Act.__members__.values() else "" for number in range(1, max(Act) + 1))

EVENT = len(HELD)
OCCURRENCE = EVENT + EVENTS
ACTION = OCCURRENCE + len(Occurrence)
"""Where each kind's numbers begin; cards come first."""

NO_CARD = -1
_FIRST = {name: alike[0] for alike in ALIKE for name in alike}
CARD = Table(HELD.index(_FIRST.get(Card(card).name, Card(card).name)) if card else NO_CARD for card in range(CARDS))
"""Each card's number."""

POWERS = {
    Ask.GET_UP: Card.ALI, Ask.PACT: Card.PACTO_DE_SANGRE, Ask.MELANCHOLY: Card.MELANCOLIA, Ask.DIRECTOR: Card.KRUGMAN,
    Ask.LARRY: Card.LARRY_OWLS, Ask.ARCHIVE: Card.ARCHIVO, Ask.MARY: Card.MARY_FIRTH, Ask.REAPER: Card.PARCA,
    Ask.SCYTHE: Card.PARCA, Ask.FLICK: Card.JOHN_FLICK, Ask.PROPHET: Card.PROFETA, Ask.SWEET_DEATH: Card.MUERTE_DULCE,
    Ask.ARTHUR: Card.ARTHUR, Ask.ATTACK_ALONE: Card.DANIEL, Ask.ELECTROSHOCK: Card.ELECTROSHOCK, Ask.OPIUM: Card.OPIO,
    Ask.LOBOTOMY: Card.LOBOTOMIA, Ask.CATALEPSY: Card.CATALEPTICO, Ask.CHANCE: Card.JUEGO_DE_AZAR,
    Ask.PATIENCE: Card.PACIENCIA, Ask.PUPPET: Card.NEUROTICISMO, Ask.ANXIETY: Card.ANSIEDAD,
    Ask.WAKERFIELD: Card.WAKERFIELD, Ask.REVENGE: Card.MANIA, Ask.FRIEND: Card.MANIA, Ask.RABIES: Card.RABIA,
    Ask.AMNESIA: Card.AMNESIA}
POWER_OF = Table(CARD[POWERS[Ask(ask)]] if ask in POWERS else NO_CARD for ask in range(max(Ask) + 1))
"""By question, the card whose power it is to answer it."""
OWN_POWERS = (
    (Power.HIDE, Power.MIND, Card.ARQUITECTO), (Power.LAUGH, Power.PILL, Card.GAS),
    (Power.BET, Power.PRIZE_WAKE, Card.LUDOPATA), (Power.SERVE, Power.REFILL, Card.CHEF),
    (Power.SPOIL, Power.STEAL, Card.CHEF), (Power.WORLD, Power.TOOL_DISCARD, Card.SALTAMUNDOS),
    (Power.BORROW, Power.HAUNT, Card.MEDIUM), (Power.EXCHANGE, Power.ROBOTS, Card.CYBORG),
    (Power.RISE, Power.SACRIFICE, Card.ALQUIMISTA), (Power.HAKI, Power.HAKI_FORESEE, Card.OTAKU),
    (Power.DOLL, Power.CURSE, Card.VUDU), (Power.CLOCK, Power.PAST, Card.RELOJERO),
    (Power.EXAMINE, Power.VIRUS_KILL, Card.MEDICO))
OWN_POWER_OF = Table(next((CARD[card] for first, last, card in OWN_POWERS if first <= power <= last), NO_CARD)
                     for power in range(max(Power) + 1))
"""The same of the decisions of cards of one's own."""


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
    """What the first seat was dealt, not what it came by later; which of its cards awoke; its events; and what occurs.

    With two players the cards of a row are chosen, so nothing is to be learned from who has them.
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


@rule
def note_menu(s, menu, seen):
    """Each kind of action once for every menu that offers it."""
    count_kinds(menu, seen, ACTION)


@rule
def note_choice(s, menu, seat, choice, used):
    """The action, if there was a choice; and the card whose power the first seat has used, its own or another's."""
    kind = kind_of(choice)
    if menu.n > 1:
        used[ACTION + kind - 1] += 1
    frame = top_frame(s)
    if seat != 0 or frame_op(frame) != Op.ASK or kind == Act.PASS or kind == Act.NO:
        return
    power = POWER_OF[frame_b(frame)]
    if frame_b(frame) == Ask.POWER:
        power = OWN_POWER_OF[frame_c(frame)]
    if power != NO_CARD:
        used[power] += 1


@rule
def beat(s):
    """A round: its night is secret, and so its day is looked at."""
    return s.round_no


@rule
def turn_of(s):
    """Whoever is asked: each call of the night and each phase of the day is a turn."""
    return chooser(s)


def _without(options: Any, kind: str, thing: str) -> Without | None:
    """How to take a thing out of the game.

    An event leaves the deck, an occurrence those that may occur, a character of one's own those that are drawn from. A
    card of a set leaves its place to the cards of its group that are not in it: to the only one, or to one by lot.
    """
    assert isinstance(options, BethlemOptions)
    own = options.own_cards
    over: BethlemOptions | None = None
    if kind == "event" and thing in options.events:
        over = _changed(options, events=[event for event in options.events if event != thing])
    elif kind == "occurrence" and own and thing in own.occurrences:
        over = _changed_own(options, occurrences=[one for one in own.occurrences if one != thing])
    elif kind == "main" and own and thing in own.characters:
        over = _changed_own(options, characters=[one for one in own.characters if one != thing],
                            extra_powers=[one for one in own.extra_powers if one != thing])
    elif kind in ("main", "card", "trait"):
        return _replaced(options, thing)
    return None if over is None else Without(thing, options, over, how=f"without-{kind}")


def _replaced(options: BethlemOptions, thing: str) -> Without | None:
    """With others of its group in a card's place, for as many numbers of players as there are others for."""
    over = options
    for players in options.cards:
        over = _replaced_with(over, players, thing) or over
    return None if over is options else Without(thing, options, over, how="without-card")


def _replaced_with(options: BethlemOptions, players: Any, thing: str) -> BethlemOptions | None:
    names = options.cards[players]
    if thing not in names or any(thing in together for together in TOGETHER):
        return None
    there, group = options.set_of(players), group_of(Card[thing])
    if any(group_of(Card[name]) == group for name in there if name not in names):
        return None     # lot has a word in this group already
    left = [name for name in names if name != thing]
    alone = {card.name: _changed(options, cards={**options.cards, players: [*left, card.name]}) for card in Card
             if card and card < FIRST_CUSTOM and group_of(card) == group and card.name not in there}
    fit = {name: other for name, other in alone.items() if other is not None}
    if len(fit) < 2:
        return next(iter(fit.values()), None)
    return _changed(options, cards={**options.cards, players: left}, one_of={
        **options.one_of, players: [*options.one_of.get(players, ()), *fit]})


def _changed_own(options: BethlemOptions, **fields: Any) -> BethlemOptions | None:
    assert options.own_cards is not None
    return _changed(options, own_cards={**options.own_cards.model_dump(), **fields})


def _changed(options: BethlemOptions, **sections: Any) -> BethlemOptions | None:
    """Options that are otherwise in something; None where they would be no game."""
    try:
        return BethlemOptions.model_validate({**options.model_dump(), **sections})
    except ValidationError:
        return None


CATALOGUE = Catalogue((
    Kind("main", "card", MAINS, (PRESENT, SEEN, USED), drawn=True, dealt=True, removable=True),
    Kind("card", "card", OTHERS, (PRESENT, SEEN, USED), drawn=True, dealt=True, removable=True),
    Kind("trait", "card", TRAITS, (PRESENT, SEEN), drawn=True, dealt=True, removable=True),
    Kind("goal", "card", GOALS, (PRESENT, SEEN), drawn=True, dealt=True),
    Kind("event", "event", tuple(Event.__members__), (PRESENT, SEEN, USED), removable=True),
    Kind("occurrence", "occurrence", tuple(Occurrence.__members__), (SEEN,), removable=True),
    Kind("action", "action", ACTIONS, (SEEN, USED), chosen=True),
), _without)

assert CATALOGUE.size == ACTION + len(ACTIONS)
