"""Cthulhu Gloom's counts in a profile: its cards, characters, stories and actions."""
from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from ...gamedef.catalogue import PRESENT, SEEN, USED, Catalogue, Counted, Without, count_choice, count_kinds
from ...kernel.rule import rule
from .names import CARDS, CENTRE, CHARACTERS, STORIES
from .pack import Pack
from .vocabulary import Act, Told

CARD = 0
CHARACTER = CARD + CARDS
STORY = CHARACTER + CHARACTERS
ACTION = STORY + STORIES
"""The first number of each kind. Cards and stories are numbered from 1 in the rules, so their first entry is unused."""


@rule
def lay(s, present):
    """The stories that are in this game."""
    for story in range(1, STORIES):
        if s.story_at[story] >= CENTRE:
            present[STORY + story] += 1


@rule
def note(s, what, a, b, c, seen, used):
    """Count the things in the log that turn up for the first seat or that it uses. A profile counts this seat's
    victories, and all seats are alike."""
    if a != 0:
        return
    match what:
        case Told.DREW_CARD: seen[CARD + b] += 1
        case Told.PLAYED: used[CARD + b] += 1
        case Told.REVEALED: used[CARD + b] += 1
        case Told.CANCELLED: used[CARD + b] += 1
        case Told.CLAIMED: used[STORY + b] += 1
        case Told.GAVE_UP: seen[CHARACTER + b] += 1


@rule
def note_menu(s, menu, seen):
    """Each kind of action once for every menu that offers it."""
    count_kinds(menu, seen, ACTION)


@rule
def note_choice(s, menu, seat, choice, used):
    """The action, if there was a choice."""
    count_choice(menu, choice, used, ACTION)


@rule
def beat(s):
    """A round of turns."""
    return s.turn_no // s.n_seats


@rule
def turn_of(s):
    """Whose turn it is, -1 before the first."""
    return s.active


def _without(options: Any, kind: str, thing: str) -> Without | None:
    """How to take a card out of the deck: with a pack without it, if that is still valid."""
    if kind != "card":
        return None
    given = options.cards.model_dump()
    for part in ("modifiers", "events", "deaths"):
        given[part].pop(thing, None)
    try:
        pack = Pack.model_validate(given)
    except ValidationError:
        return None
    return Without(thing, options, options.model_copy(update={"pack": pack, "fingerprint": pack.fingerprint()}),
                   how="without-card")


def catalogue_of(pack: Pack) -> Catalogue:
    """The things that are counted, by the pack's ids; numbers that a pack does not use have none."""
    cards = ["", *(key for key, _, _ in pack.deck)]
    stories = ["", *pack.story_ids]
    return Catalogue(
        (Counted("card", "card", _filled(cards, CARDS), (SEEN, USED), drawn=True, removable=True),
         Counted("character", "character", tuple(key for key, _ in pack.characters), (SEEN,), chosen=True),
         Counted("story", "story", _filled(stories, STORIES), (PRESENT, USED), by_lot=True),
         Counted("action", "action", tuple(act.name for act in Act), (SEEN, USED), chosen=True)),
        _without)


def _filled(names: list[str], size: int) -> tuple[str, ...]:
    """A name for each number of the rules, empty where the pack has no such card."""
    return tuple(names[i] if i < len(names) else "" for i in range(size))
