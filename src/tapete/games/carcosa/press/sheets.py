"""The sheets of Carcosa: one for each soul, and one for the House with the King's tables and the tracks."""
from __future__ import annotations

from dataclasses import replace

from ....paper import Block, Grid, PaperSheet, PaperTrack, Slots, Text
from ....text.speech import Speech
from ..names import Role
from ..options import CarcosaOptions, RoleOptions
from ..own import monsters_in
from ..sentences import minus
from . import art
from .tables import decree_grid, presence_grid, roulette_grid, steps_grid

ROUNDS = 50
"""The length of the round track if the options set no lower limit. In 2,000 games by `greedy` souls (seed 1) the
longest had 38 rounds with two souls and 44 with four; by the technical book, 18."""


def sheets(speech: Speech, options: CarcosaOptions) -> tuple[PaperSheet, ...]:
    return (*(_soul(speech, options, name, role) for name, role in options.roles.items()), _house(speech, options))


# ---- souls ---------------------------------------------------------------------------------------

def _soul(speech: Speech, options: CarcosaOptions, name: str, role: RoleOptions) -> PaperSheet:
    say, bottom = speech.say, options.sanity.bottom
    colour = art.SOUL_COLOURS[Role[name]]
    highest = role.sanity + 1          # with the key ring
    rounds = max(options.states.values(), default=1)
    blocks: list[Block] = [
        PaperTrack(say("print-sheet-sanity", n=role.sanity), tuple(minus(n) for n in range(bottom, highest + 1)),
                   frozenset({minus(bottom)}), minus(role.sanity)),
        *(Text(text) for text in ability(speech, options, name)),
        Text(say("print-gift-none") if role.gift == "none" else say(f"card-{role.gift}") + ".",
             "" if role.gift == "none" else say("print-gift")),
        Slots(say("print-sheet-keys"), role.keys, 20, 20, art.sign("KEY", "#c9b98c")),
        Slots(say("print-sheet-objects"), role.objects, 20, 20, art.sign("VIAL", "#c9b98c")),
        PaperTrack(say("print-sheet-states"), tuple(str(n) for n in range(rounds + 1, 0, -1))),
        *bottom_texts(speech, options)]
    return PaperSheet(name, say(f"role-{name}"), "", colour, tuple(blocks), art.sign(name, "#fdf8ea"))


def ability(speech: Speech, options: CarcosaOptions, name: str) -> list[str]:
    """The abilities of a role, a sentence or two for each."""
    say, able, states = speech.say, options.abilities, options.states
    texts = []
    match name:
        case "HEALER": texts = [say("print-HEALER", price=able.healer_price, gain=able.healer_gain,
                                    serenity=states["SANIDAD"], enlightened=states["ILUMINADO"])]
        case "TANK":
            if not options.actions.meditate_beside_tank:
                texts.append(say("print-TANK-silence"))
            if able.tank_shields:
                texts.append(say("print-TANK-shield", bottom=minus(options.sanity.bottom)))
        case "SCOUT": texts = [say("print-SCOUT-step"), say("print-SCOUT-stumble", n=able.scout_stairs,
                                                             die=options.dice.scout)]
        case "BRAWLER": texts = [] if able.reacts == "BRAWLER" else [say("print-BRAWLER")]
        case _: texts = [say(f"print-{name}", die=options.dice.events)]
    return [*texts, say("print-reacts")] if able.reacts == name else texts


def bottom_texts(speech: Speech, options: CarcosaOptions) -> list[Text]:
    """The consequences for a soul at the bottom of its sanity."""
    sanity, say = options.sanity, speech.say
    bottom, safe = minus(sanity.bottom), int(options.objects.book_safe)
    if sanity.sacrifice:
        texts = [say("print-sheet-sacrifice", bottom=bottom, lowest=minus(sanity.sacrifice_lowest_max)),
                 say("print-sheet-accept", n=sanity.accept_others_lose, safe=safe)]
    else:
        texts = [say("print-sheet-no-sacrifice", bottom=bottom, n=sanity.accept_others_lose, safe=safe)]
    if sanity.actions_at_bottom < options.turn.actions:
        texts.append(say("print-sheet-slow", bottom=bottom, n=sanity.actions_at_bottom))
    return [Text(text, note=True) for text in texts]


# ---- the house -----------------------------------------------------------------------------------

def _house(speech: Speech, options: CarcosaOptions) -> PaperSheet:
    say = speech.say
    keys = options.deck.get("KEY", 0) + options.motemey.get("KEY", 0) + ("CAMARA_LETAL" in options.special_rooms)
    belt = options.king.belt
    order = ", ".join(say(f"monster-{name}") for name in monsters_in(options))
    away = max(options.king.tales) + options.king.running_round_too
    blocks: list[Block] = [
        PaperTrack(say("print-house-round"), _numbers(1, min(options.end.max_rounds or ROUNDS, ROUNDS)), start="1"),
        _titled(steps_grid(speech, options), say("print-house-end")),
        Text(say("print-house-order", monsters=order), note=True),
        Text(say("print-house-belt", belt=" » ".join(place.replace("_", " ") for place in belt)), note=True),
        *crown_texts(speech, options),
        _titled(decree_grid(speech, options), say("print-house-decree", die=len(options.king.decrees))),
        _titled(roulette_grid(speech, options), say("print-house-roulette", die=len(options.king.roulette))),
        _titled(presence_grid(speech, options), say("print-house-presence")),
        PaperTrack(say("print-house-keys"), _numbers(0, keys),
                   frozenset(str(n) for n in range(1, keys + 1) if keys - n <= options.end.keys_left_defeat), "0"),
        PaperTrack(say("print-house-tue"), _numbers(0, 4), frozenset({"3", "4"}), "0"),
        PaperTrack(say("print-house-tales"), _numbers(0, len(options.king.tales)), start="0"),
        PaperTrack(say("print-house-away"), _numbers(0, away), start="0"),
    ]
    if "SALON_BELLEZA" in options.special_rooms:
        vain = options.rooms.salon_vanity_uses
        blocks.append(PaperTrack(say("print-house-salon"), _numbers(0, vain), frozenset({str(vain)}), "0"))
    return PaperSheet("HOUSE", say("print-house"), say("print-house-subtitle"), art.SLAB, tuple(blocks),
                      art.sign("KING", "#fdf8ea"), half=False)


def crown_texts(speech: Speech, options: CarcosaOptions) -> list[Text]:
    """How a soul gets the Crown, if there is one."""
    crown = options.crown
    if not crown.in_play:
        return []
    return [Text(speech.say("print-house-crown", place=options.king.sanctuary, action=int(crown.costs_action),
                            keys=crown.price, threshold=crown.threshold), note=True)]


def _numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(str(n) for n in range(first, last + 1))


def _titled(grid: Grid, title: str) -> Grid:
    return replace(grid, title=title)
