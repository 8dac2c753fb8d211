"""The printed cards of Bethlem, with the ledger's own wording of their rules."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....paper import Block, PaperCard, PaperDeck, PaperRuleText, Text
from ....text.speech import Speech
from ..calls import CALLED
from ..custom.names import FIRST_OF_WORLD, FIRST_ONE_OFF, Occurrence, Tool
from ..names import DAY_EVENTS, NIGHT_EVENTS, Call, Event, Group
from ..names import Card as Name
from ..options import BethlemOptions
from ..rules.cards import group_of
from . import art
from .ruled import (
    AWAKENINGS,
    EVENTS,
    EXTRAS,
    OCCURRENCES,
    OPPOSITES,
    OWN_AWAKENINGS,
    OWN_EVENTS,
    OWN_OPPOSITES,
    OWN_POWERS,
    POWERS,
    SIDES,
    rules_of,
    said,
)

COLOURS = {Group.P1: art.P1, Group.P2: art.P2, Group.A1: art.A1, Group.A2: art.A2, Group.TRAIT: art.TRAIT}
BY_DAY = frozenset({"RESPONSABILIDAD", "HOSTILIDAD", "AMNESIA"})
BOTH = frozenset({"WAKERFIELD", "RABIA", "MANIA", "SIAMESA_1", "SIAMESA_2", "COMPANERO_1", "COMPANERO_2",
                  "COMPANERO_3", "BIPOLARIDAD", "CUENTACUENTOS", "JUEGO_DE_AZAR", "CYBORG", "ALQUIMISTA"})


def decks(speech: Speech, options: BethlemOptions) -> tuple[PaperDeck, ...]:
    """Cards for the rows with one back, because each card's place is secret; personalities, events, and the other cards
    of the custom game."""
    say = speech.say
    held = in_play(options)
    lives = [name for name in held if group_of(Name[name]) <= Group.A2]
    traits = [name for name in held if group_of(Name[name]) == Group.TRAIT]
    if options.narrator_from <= max(options.cards) + 1:
        traits.append("CUENTACUENTOS")
    made = [PaperDeck("lives", say("print-deck-lives"), _cards(speech, options, lives), art.back("MOON", "#23323a")),
            PaperDeck("traits", say("print-deck-traits"), _cards(speech, options, traits), art.back("EYE", "#3d2d50")),
            PaperDeck("events", say("print-deck-events"),
                      tuple(_event(speech, options, name) for name in options.events),
                      art.back("EVENT", "#54283c"))]
    own = options.own_cards
    if own:
        goals = sorted({name for names in own.objectives.values() for name in names}, key=lambda name: Name[name])
        made += [
            PaperDeck("objectives", say("print-deck-objectives"), tuple(_goal(speech, options, name) for name in goals),
                      art.back("UNKNOWN", "#3a3630")),
            PaperDeck("occurrences", say("print-deck-occurrences"),
                      tuple(_occurrence(speech, name) for name in own.occurrences), art.back("SUN", "#6b3a20"))]
        if "SALTAMUNDOS" in own.characters:
            made.append(PaperDeck("worlds", say("print-deck-worlds"), _tools(speech),
                                  art.back("SALTAMUNDOS", "#2f4424")))
    return tuple(made)


def in_play(options: BethlemOptions) -> list[str]:
    """The cards of any number of players, and all custom characters, in the order of their numbers."""
    names = {name for players in options.cards for name in options.set_of(players)}
    if options.own_cards:
        names |= set(options.own_cards.characters)
    return sorted(names, key=lambda name: Name[name])


def counts_of(options: BethlemOptions, name: str) -> str:
    """The numbers of players with which a card is in the game, as `2, 4–7`."""
    own = options.own_cards
    if name == "CUENTACUENTOS" or (own and name in own.characters):
        return ""
    sets: Mapping[int, list[str]] = {players: options.set_of(players) for players in options.cards}
    if own and any(name in names for names in own.objectives.values()):
        sets = {int(players): goals for players, goals in own.objectives.items()}
    counts = sorted(int(n) for n, names in sets.items() if name in names)
    runs: list[list[int]] = []
    for n in counts:
        if runs and runs[-1][-1] == n - 1:
            runs[-1].append(n)
        else:
            runs.append([n])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _cards(speech: Speech, options: BethlemOptions, names: Sequence[str]) -> tuple[PaperCard, ...]:
    return tuple(_card(speech, options, name) for name in names)


def _card(speech: Speech, options: BethlemOptions, name: str) -> PaperCard:
    group = Group(int(group_of(Name[name])))
    colour, when = COLOURS[group], when_of(options, name)
    scene = (art.person_scene if group in (Group.P1, Group.P2) else
             art.trait_scene if group == Group.TRAIT else art.action_scene)
    kind = speech.say("print-kind", kind=speech.say(f"group-{group.name}"), players=counts_of(options, name)) \
        if counts_of(options, name) else speech.say(f"group-{group.name}")
    return PaperCard(name, speech.say(f"card-{name}"), kind, colour, drawing=scene(name, colour, when),
                     blocks=card_blocks(speech, options, name))


def when_of(options: BethlemOptions, name: str) -> str:
    """Whether a card acts by night, by day, or both, as text."""
    if name in BY_DAY or name in BOTH:
        return "day" if name in BY_DAY else "both"
    called = {CALLED[Call[call]] for call in options.night.calls}
    awake = Name[name] in called or group_of(Name[name]) == Group.P1
    return "night" if awake else "both"


def card_blocks(speech: Speech, options: BethlemOptions, name: str) -> tuple[Block, ...]:
    """A card's text: its effect, its extra power, its opposite, its awakening, and how its holder wins."""
    own, say = options.own_cards, speech.say
    blocks: list[Block] = [*said(speech, options, rules_of(bool(own), POWERS, OWN_POWERS, name))]
    if own and name in own.extra_powers:
        blocks += said(speech, options, EXTRAS[name], say("print-lead-extra"))
    blocks += said(speech, options, rules_of(bool(own), OPPOSITES, OWN_OPPOSITES, name), say("print-lead-opposite"))
    blocks += said(speech, options, rules_of(bool(own), AWAKENINGS, OWN_AWAKENINGS, name), say("print-lead-awakening"))
    if name in SIDES and name != "PACTO_DE_SANGRE":
        blocks += said(speech, options, (SIDES[name],), say("print-lead-side"))
    return tuple(blocks)


def _event(speech: Speech, options: BethlemOptions, name: str) -> PaperCard:
    bit = 1 << Event[name]
    when = "night" if bit & NIGHT_EVENTS else "day"
    assert bit & (NIGHT_EVENTS | DAY_EVENTS) or name == "INDULTO"
    return PaperCard(name, speech.say(f"event-{name}"), speech.say(f"print-kind-event-{when}"), art.EVENT,
                     drawing=art.event_scene(name, art.EVENT, when),
                     blocks=(*said(speech, options, rules_of(bool(options.own_cards), EVENTS, OWN_EVENTS, name)),
                             Text(speech.say("print-event-once"), note=True)))


def _goal(speech: Speech, options: BethlemOptions, name: str) -> PaperCard:
    kind = speech.say("print-kind", kind=speech.say("group-GOAL"), players=counts_of(options, name))
    return PaperCard(name, speech.say(f"card-{name}"), kind, art.GOAL, drawing=art.seal_scene(name, art.P1),
                     blocks=(*said(speech, options, POWERS[name]), PaperRuleText(("bethlem.custom.unmask",))))


def _occurrence(speech: Speech, name: str) -> PaperCard:
    kind = "one-off" if Occurrence[name] >= FIRST_ONE_OFF else "periodic"
    return PaperCard(name, speech.say(f"occurrence-{name}"), speech.say(f"print-kind-{kind}"), art.OCCURRENCE,
                     drawing=art.bill_scene(name, art.OCCURRENCE),
                     blocks=(PaperRuleText((f"bethlem.custom.{OCCURRENCES[name]}",)),))


def _tools(speech: Speech) -> tuple[PaperCard, ...]:
    """The cards of the two other games, as many as the rules deal."""
    def tool(one: Tool) -> PaperCard:
        world = "BANG" if one < FIRST_OF_WORLD[1] else "CIUDADELAS"
        return PaperCard(one.name, speech.say(f"tool-{one.name}"), speech.say(f"choice-{world}"), art.WORLD,
                         copies_of(one),
                         art.bill_scene(one.name, art.WORLD), (Text(speech.say(f"print-tool-{one.name}")),))
    return tuple(tool(one) for one in Tool)


def copies_of(tool: Tool) -> int:
    """The number of copies of a card in a world's deck, as `custom.rules.jumper.fill_deck` fills it."""
    return 2 if tool < Tool.PANICO else 1
