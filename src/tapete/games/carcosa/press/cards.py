"""The printed cards of Carcosa, with texts made from its options."""
from __future__ import annotations

from collections.abc import Callable

from ....paper import Block, Drawing, Grid, PaperCard, Text
from ....text.speech import Speech
from ..effects import effect_text, rolls, yellow_note
from ..options import CarcosaOptions
from ..own import OwnThings, use_text
from ..sentences import minus
from ..tables import OwnTitle
from . import art
from .effects import event_grid

Maker = Callable[[Speech, CarcosaOptions], tuple[Block, ...]]

EVENT, YELLOW, STATE, OBJECT, TREASURE = "#8a6a2a", "#b97f0c", "#3f6b58", "#2c6580", "#7d5f14"
TALE, MONSTER, OMEN, SPECIAL = "#94341f", "#4a3763", "#34376b", "#55483a"


def card(speech: Speech, options: CarcosaOptions, name: str, copies: int, mark: Drawing | None = None) -> PaperCard:
    """A card of the room decks or of Motemey's, by its id."""
    kind, colour, drawing, blocks = _face(speech, options, name)
    return PaperCard(name, speech.say(f"card-{name}"), speech.say(f"print-kind-{kind}"), colour, copies, drawing,
                     blocks,
                     mark)


def _face(speech: Speech, options: CarcosaOptions, name: str) -> tuple[str, str, Drawing, tuple[Block, ...]]:
    if name in options.all_events:
        yellow = options.all_events[name].is_yellow
        return ("yellow" if yellow else "event", YELLOW if yellow else EVENT,
                art.event_scene(sign_of(options, name), yellow), event_blocks(speech, options, name))
    if name in options.cards:
        return own_face(speech, options, name)
    if name.startswith("OMEN_"):
        return "omen", OMEN, art.omen_scene(name), omen_blocks(speech, options, name)
    if name in MONSTERS:
        return "monster", MONSTER, art.monster_scene(name), MONSTERS[name](speech, options)
    if name in CARD_STATES:
        return "state", STATE, art.state_scene(name, name == "SANIDAD"), state_blocks(speech, options, name)
    if name.startswith("TALE_"):
        return "tale", TALE, art.tale_scene(name), tale_blocks(speech, options)
    if name == "BOOK_CHAMBERS":
        return "book", TALE, art.tale_scene(name), book_blocks(speech, options)
    if name == "KEY":
        return "key", TREASURE, art.treasure_scene(name), key_blocks(speech, options)
    if name in TREASURES:
        return "treasure", TREASURE, art.treasure_scene(name), treasure_blocks(speech, options, name)
    return "object", OBJECT, art.object_scene(name), OBJECTS[name](speech, options)


# ---- a designer's own ----------------------------------------------------------------------------

def own_face(speech: Speech, options: CarcosaOptions, name: str) -> tuple[str, str, Drawing, tuple[Block, ...]]:
    """An own object or monster."""
    card, say = options.cards[name], speech.say
    if card.kind == "object":
        kept = Text(say("own-spent" if card.spent else "own-kept"), note=True)
        return ("object", OBJECT, art.object_scene(sign_of(options, name)), (
            Text(use_text(speech, card)), *own_table(speech, options, name), kept,
            _sold(speech, options.rooms.shop_object)))
    monster = OwnThings(options.cards).piece_of(name)
    leaves = [_led(speech, "print-when-stunned", say("own-leaves"))] if card.leaves else []
    return ("monster", MONSTER, art.monster_scene(card.icon or monster), (
        _led(speech, "print-appears", say("own-comes", where=card.comes.replace(" ", "-"))),
        _led(speech, "print-round-end", say("own-moves", step=card.moves)), *own_table(speech, options, name), *leaves))


def sign_of(options: CarcosaOptions, name: str) -> str:
    """What is drawn on a card or a room: the drawing that its designer has chosen, or the sign of its own."""
    own: OwnTitle | None = options.cards.get(name) or options.own_rooms.get(name)
    return own.icon if own is not None and own.icon is not None else name


def own_table(speech: Speech, options: CarcosaOptions, name: str) -> tuple[Block, ...]:
    """The table of an own thing."""
    if rolls(options, name):
        return Text(speech.say("print-event-roll", die=options.dice.events)), event_grid(speech, options, name)
    return (Text(effect_text(speech, options, options.all_tables[name].table["always"])),)


# ---- events and omens ----------------------------------------------------------------------------

def event_blocks(speech: Speech, options: CarcosaOptions, event: str) -> tuple[Block, ...]:
    say, table = speech.say, options.all_events[event].table
    blocks: list[Block] = []
    if rolls(options, event):
        blocks += [Text(say("print-event-roll", die=options.dice.events)), event_grid(speech, options, event)]
    else:
        blocks.append(Text(effect_text(speech, options, table["always"])))
    used = " ".join(table.values())
    for word, key in (("rise", "lift"), ("fall", "trapdoor")):
        if word in used:
            blocks.append(Text(say(f"print-event-{key}"), note=True))
    if "king doubled" in used:
        blocks.append(Text(say("print-event-doubled-presence" if options.king.doubled_presence else
                               "print-event-doubled"), note=True))
    if protected := yellow_note(speech, options, event):
        blocks.append(Text(protected, note=True))
    blocks.append(Text(say("print-event-returns"), note=True))
    return tuple(blocks)


def omen_blocks(speech: Speech, options: CarcosaOptions, omen: str) -> tuple[Block, ...]:
    low, monsters = options.monsters.omen_low, options.monsters
    return (Text(speech.say("print-omen-roll", die=options.dice.omens)),
            Grid(((f"≤ {minus(low)}", omen_early(speech, options, omen)),
                  (f"{minus(low + 1)}+", omen_late(speech, options, omen))), ranges=True),
            *([Text(speech.say("print-CRIA", n=monsters.baby_spider_rounds), speech.say("print-omen-baby") + ":")]
              if omen == "OMEN_ARANA" else []),
            *([Text(speech.say("print-SIRVIENTE", n=options.turn.limited), speech.say("print-omen-servant") + ":")]
              if omen == "OMEN_REINA_HELADA" else []))


def omen_early(speech: Speech, options: CarcosaOptions, omen: str) -> str:
    match omen:
        case "OMEN_ARANA": return speech.say("print-omen-ARANA-low")
        case "OMEN_DUENDE": return speech.say("print-omen-DUENDE-low", robs=int(options.monsters.strike_on_reveal))
        case "OMEN_REINA_HELADA": return speech.say("print-omen-REINA-low")
        case _: return speech.say("print-omen-TUE_TUE-low")


def omen_late(speech: Speech, options: CarcosaOptions, omen: str) -> str:
    match omen:
        case "OMEN_ARANA": return speech.say("print-omen-ARANA-high")
        case "OMEN_DUENDE": return speech.say("print-omen-DUENDE-high", chosen=int(options.monsters.goblin_omen_chosen))
        case "OMEN_REINA_HELADA": return speech.say("print-omen-REINA-high", n=options.turn.limited)
        case _: return speech.say("print-omen-TUE_TUE-high")


# ---- states --------------------------------------------------------------------------------------

CARD_STATES = ("ENVENENADO", "SANIDAD", "MALDITO", "PARANOIA")


def state_blocks(speech: Speech, options: CarcosaOptions, state: str) -> tuple[Block, ...]:
    blocks: list[Block] = [Text(state_text(speech, options, state))]
    if state == "SANIDAD":
        blocks.append(Text(speech.say("print-state-SANIDAD-renounce")))
    blocks.append(Text(speech.say("print-lasts", n=options.states[state])))
    stacks = state == "ENVENENADO" and options.sanity.poison_doses > 1
    discarded = speech.say("print-discarded")
    blocks.append(Text(discarded if stacks else f"{speech.say('print-renewed')} {discarded}", note=True))
    return tuple(blocks)


def state_text(speech: Speech, options: CarcosaOptions, state: str) -> str:
    """The effect of a state on its soul, in a sentence or two."""
    sanity, say = options.sanity, speech.say
    match state:
        case "ENVENENADO":
            stacks = sanity.poison_doses > 1
            return say("print-state-ENVENENADO-stacks" if stacks else "print-state-ENVENENADO", n=sanity.poison)
        case "SANIDAD": return say("print-state-SANIDAD", n=sanity.serenity)
        case "MALDITO":
            return say("print-state-MALDITO-bearer" if sanity.curse_hurts_bearer else "print-state-MALDITO",
                       n=sanity.curse)
        case "TRAPPED": return say("print-state-TRAPPED", n=options.actions.escape, die=options.dice.escape)
        case "VANIDAD": return say("print-state-VANIDAD", n=sanity.vanity)
        case "ILUMINADO": return say("print-state-ILUMINADO", n=options.turn.enlightened)
        case _: return say(f"print-state-{state}")


# ---- objects, keys, treasures, tales -------------------------------------------------------------

def _sold(speech: Speech, n: int) -> Text:
    return Text(speech.say("print-sold", n=n), note=True)


def compass_blocks(speech: Speech, options: CarcosaOptions) -> tuple[Block, ...]:
    return (Text(speech.say("print-COMPASS"), speech.say("print-free")), Text(speech.say("print-COMPASS-not")),
            _sold(speech, options.rooms.shop_object))


def vial_blocks(speech: Speech, options: CarcosaOptions) -> tuple[Block, ...]:
    return (Text(speech.say("print-VIAL", n=options.actions.vial), speech.say("print-free")),
            _sold(speech, options.rooms.shop_object))


def blunt_blocks(speech: Speech, options: CarcosaOptions) -> tuple[Block, ...]:
    actions, reacts = options.actions, options.abilities.reacts
    lead = speech.say("print-action", n=1) if actions.blunt_costs else speech.say("print-free")
    return (Text(speech.say("print-BLUNT", n=actions.blunt_rounds), lead), Text(speech.say("print-BLUNT-leaves")),
            *([Text(speech.say("print-BLUNT-reacts", role=speech.say(f"role-{reacts}")))] if reacts != "none" else []),
            _sold(speech, options.rooms.shop_object))


OBJECTS: dict[str, Maker] = {"COMPASS": compass_blocks, "VIAL": vial_blocks, "BLUNT": blunt_blocks}

TREASURES = ("TREASURE_RING", "RING", "TREASURE_STAIRS", "TREASURE_SCROLL", "TREASURE_PENDANT")


def treasure_blocks(speech: Speech, options: CarcosaOptions, name: str) -> tuple[Block, ...]:
    say = speech.say
    use: list[Block] = [Text(say("print-no-use"))]
    if name == "TREASURE_RING":
        more = "adds" if options.objects.rings_add_up else "idle"
        use = [Text(say("print-TREASURE_RING")), Text(say(f"print-TREASURE_RING-{more}"))]
        if options.objects.ring_takes_key:
            use.append(Text(say("print-TREASURE_RING-key")))
    elif name == "TREASURE_STAIRS":
        use = [Text(say("print-TREASURE_STAIRS"), say("print-free")),
               Text(say("print-TREASURE_STAIRS-uses", n=options.actions.stairs_charges))]
    return (*use, _sold(speech, options.rooms.shop_treasure))


def key_blocks(speech: Speech, options: CarcosaOptions) -> tuple[Block, ...]:
    return (Text(speech.say("print-KEY")),
            Text(speech.say("print-KEY-goal", n=options.end.keys, place=options.end.threshold), note=True))


def book_blocks(speech: Speech, options: CarcosaOptions) -> tuple[Block, ...]:
    return (Text(speech.say("print-BOOK")),
            Text(speech.say("print-BOOK-safe" if options.objects.book_safe else "print-BOOK-bound")))


def tale_grid(speech: Speech, options: CarcosaOptions) -> Grid:
    """The number of ends of round for which the first to the fourth tale banish the king."""
    head = (speech.say("print-tale-head-which"), *(str(n) for n in range(1, len(options.king.tales) + 1)))
    return Grid(((speech.say("print-tale-head-rounds"), *(str(rounds) for rounds in options.king.tales)),), head)


def tale_blocks(speech: Speech, options: CarcosaOptions) -> tuple[Block, ...]:
    say = speech.say
    return (Text(say("print-tale")), tale_grid(speech, options),
            *([Text(say("print-tale-running"), note=True)] if options.king.running_round_too else []),
            Text(say("print-tale-hand")),
            Text(f"{say('print-tale-slot' if options.objects.tales_take_slots else 'print-tale-no-slot')} "
                 f"{say('print-sold', n=options.rooms.shop_object)}", note=True))


# ---- monsters ------------------------------------------------------------------------------------

def spider_blocks(speech: Speech, options: CarcosaOptions) -> tuple[Block, ...]:
    say, rounds = speech.say, options.states["TRAPPED"]
    comes = say("print-ARANA-at-once", n=rounds) if options.monsters.spider_traps_at_once else say("print-here")
    return (_led(speech, "print-appears", comes), _led(speech, "print-round-end", say("print-ARANA-acts", n=rounds)),
            _led(speech, "print-trapped", say("print-state-TRAPPED", n=options.actions.escape,
                                              die=options.dice.escape)))


def goblin_blocks(speech: Speech, options: CarcosaOptions) -> tuple[Block, ...]:
    say, monsters = speech.say, options.monsters
    far = int(monsters.goblin_leaps_far)
    safe = int(options.objects.book_safe)
    robs = say("print-DUENDE-robs", far=far, safe=safe)
    flees = say("print-flees", always=int(monsters.always_flee))
    acts = f"{say('print-DUENDE-meets', far=far, safe=safe)} {flees}" if monsters.strike_when_met else flees
    return (_led(speech, "print-appears", robs if monsters.strike_on_reveal else say("print-here")),
            _led(speech, "print-round-end", acts),
            _led(speech, "print-when-stunned", say("print-DUENDE-stunned")))


def queen_blocks(speech: Speech, options: CarcosaOptions) -> tuple[Block, ...]:
    say = speech.say
    return (_led(speech, "print-appears", say("print-REINA_HELADA-comes")),
            _led(speech, "print-this-round", say("print-REINA_HELADA-freezes")),
            _led(speech, "print-later", say("print-REINA_HELADA-limits", n=options.turn.limited)),
            _led(speech, "print-when-stunned", say("print-REINA_HELADA-stunned")))


def sack_man_blocks(speech: Speech, options: CarcosaOptions) -> tuple[Block, ...]:
    say, monsters = speech.say, options.monsters
    flees = say("print-flees-with", always=int(monsters.always_flee))
    wiggle = say("print-VIEJO-wiggle", n=options.actions.wiggle, stun=options.actions.wiggle_stun,
                 die=options.dice.wiggle)
    return (_led(speech, "print-appears", say("print-VIEJO-takes") if monsters.strike_on_reveal else say("print-here")),
            _led(speech, "print-round-end",
                 f"{say('print-VIEJO-meets')} {flees}" if monsters.strike_when_met else flees),
            _led(speech, "print-in-sack", f"{wiggle} {say('print-VIEJO-rescue')}" if monsters.rescue else wiggle),
            _led(speech, "print-when-stunned", say("print-VIEJO-stunned")))


def tue_tue_blocks(speech: Speech, options: CarcosaOptions) -> tuple[Block, ...]:
    return Text(speech.say("print-TUE_TUE")), tue_tue_grid(speech, options)


def tue_tue_grid(speech: Speech, options: CarcosaOptions) -> Grid:
    losses = options.monsters.tue_tue
    return Grid((*((speech.say("print-TUE_TUE-nth", n=n), speech.say("effect-LOSE", n=loss))
                   for n, loss in enumerate(losses, 1)),
                 (speech.say("print-TUE_TUE-on", n=len(losses) + 1),
                  speech.say("print-TUE_TUE-bottom", n=minus(options.sanity.bottom)))), ranges=True)


MONSTERS: dict[str, Maker] = {
    "ARANA": spider_blocks, "DUENDE": goblin_blocks, "REINA_HELADA": queen_blocks, "VIEJO_DEL_SACO": sack_man_blocks,
    "TUE_TUE": tue_tue_blocks}


def _led(speech: Speech, lead: str, text: str) -> Text:
    return Text(text, speech.say(lead) + ":")
