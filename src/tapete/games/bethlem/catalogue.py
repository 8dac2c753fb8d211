"""The things of Bethlem that a profile counts, by number, and how each can be taken out of the game."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pydantic import ValidationError

from ...gamedef.catalogue import PRESENT, SEEN, USED, Catalogue, Counted, Without
from ...kernel.constants import ConstantTable
from .custom.names import Occurrence
from .names import CARDS, EVENTS, FIRST_CUSTOM, Card, Event, Group
from .options import TOGETHER, BethlemOptions
from .rules.cards import group_of
from .vocabulary import Act

ALIKE = (*TOGETHER, ("INTERNO_1", "INTERNO_2", "INTERNO_3"), ("AMOTINADO_1", "AMOTINADO_2"))
"""Cards that are the same to their holder; they are counted as the first of them."""


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
CARD = ConstantTable(HELD.index(_FIRST.get(Card(card).name, Card(card).name)) if card else NO_CARD
                     for card in range(CARDS))
"""Each card's number."""


def _without(options: Any, kind: str, thing: str) -> Without | None:
    """How to take a thing out of the game.

    An event leaves the deck, an occurrence those that may occur, a custom character those to draw from. A card of a set
    leaves its place to the cards of its group that are not in it: to the only one, or to one by lot.
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
    """Replace a card by others of its group, for each number of players for which there are others."""
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
        return None     # lot already decides in this group
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
    """Options with some sections changed; None if they are invalid."""
    try:
        return BethlemOptions.model_validate({**options.model_dump(), **sections})
    except ValidationError:
        return None


CATALOGUE = Catalogue((
    Counted("main", "card", MAINS, (PRESENT, SEEN, USED), drawn=True, dealt=True, removable=True),
    Counted("card", "card", OTHERS, (PRESENT, SEEN, USED), drawn=True, dealt=True, removable=True),
    Counted("trait", "card", TRAITS, (PRESENT, SEEN), drawn=True, dealt=True, removable=True),
    Counted("goal", "card", GOALS, (PRESENT, SEEN), drawn=True, dealt=True),
    Counted("event", "event", tuple(Event.__members__), (PRESENT, SEEN, USED), removable=True),
    Counted("occurrence", "occurrence", tuple(Occurrence.__members__), (SEEN,), removable=True),
    Counted("action", "action", ACTIONS, (SEEN, USED), chosen=True),
), _without)

assert CATALOGUE.size == ACTION + len(ACTIONS)
