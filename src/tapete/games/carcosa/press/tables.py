"""Tables of the numbers in use: for the rulebook, the quick reference and the sheet of the House."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....paper import Block, Grid, Section, Text
from ....text.speech import Speech
from ..names import Decree, Step
from ..options import DECREES, STEP_NAMES, CarcosaOptions
from ..own import monsters_in
from ..sentences import minus
from .cards import omen_early, omen_late, state_text, tale_grid, tue_tue_grid
from .decks import ORDER, at_motemey, in_rooms
from .effects import event_grid
from .rooms import ritual_grid

EVENT_RULES = {"FURIA_AMARILLO": "fury", "HAY_CADAVER": "cadaver", "ESPEJO_AMARILLO": "mirror",
               "COMIDA_SERVIDA": "meal", "DIVAN_AMARILLO": "couch", "CAMBIA_CARAS": "faces",
               "GOLPE_AMARILLO": "blow", "ASCENSOR": "lift", "TRAMPILLA": "trapdoor", "EVENTO_MOTEMEY": "motemey"}
OMEN_RULES = {"OMEN_ARANA": "spider", "OMEN_DUENDE": "goblin", "OMEN_REINA_HELADA": "queen", "OMEN_TUE_TUE": "tue_tue"}


def tables(speech: Speech, options: CarcosaOptions) -> Mapping[str, Sequence[Grid]]:
    """Tables by the rule that they belong to. If a ruleset's ledger lacks the rule, its table is left out."""
    found: dict[str, list[Grid]] = {
        "components.decks": [_counts(speech, in_rooms(options))],
        "components.motemey": [_counts(speech, at_motemey(options))],
        "setup.start": [_start(speech, options)],
        "roles.sanity": [role_grid(speech, options)],
        "states.duration": [state_grid(speech, options)],
        "rooms.lethal_chamber": [ritual_grid(speech, options)],
        "monsters.tue_tue": [tue_tue_grid(speech, options)],
        "objects.tales": [tale_grid(speech, options)],
        "king.roulette": [roulette_grid(speech, options)],
        "king.presence_table": [presence_grid(speech, options)],
        "king.decree": [decree_grid(speech, options)], "king.decree_table": [decree_grid(speech, options)]}
    for event, rule in EVENT_RULES.items():
        if event in options.events:
            found[f"events.{rule}"] = [event_grid(speech, options, event)]
    for omen, rule in OMEN_RULES.items():
        found[f"omens.{rule}"] = [omen_grid(speech, options, omen)]
    return {f"carcosa.{rule}": grids for rule, grids in found.items()}


def _counts(speech: Speech, counts: Mapping[str, int]) -> Grid:
    rows = [(str(counts[name]), speech.say(f"card-{name}"))
            for name in sorted(counts, key=ORDER.__getitem__) if counts[name]]
    rows.append((str(sum(counts.values())), speech.say("print-table-total-row")))
    return Grid(tuple(rows), ranges=True)


def _start(speech: Speech, options: CarcosaOptions) -> Grid:
    return Grid(tuple((str(souls), ", ".join(places)) for souls, places in sorted(options.start.items())),
                ranges=True)


def role_grid(speech: Speech, options: CarcosaOptions) -> Grid:
    say = speech.say
    head = ("role", "sanity", "keys", "objects", "gift")
    return Grid(tuple((say(f"role-{name}"), str(role.sanity), str(role.keys), str(role.objects),
                       say("print-table-none") if role.gift == "none" else say(f"card-{role.gift}"))
                      for name, role in options.roles.items()), tuple(say(f"print-table-{one}") for one in head))


def state_grid(speech: Speech, options: CarcosaOptions) -> Grid:
    return Grid(tuple((str(rounds), speech.say(f"state-{state}")) for state, rounds in options.states.items()),
                ranges=True)


def omen_grid(speech: Speech, options: CarcosaOptions, omen: str, title: str = "") -> Grid:
    low = options.monsters.omen_low
    return Grid(((f"≤ {minus(low)}", omen_early(speech, options, omen)),
                 (f"{minus(low + 1)}+", omen_late(speech, options, omen))), title=title, ranges=True)


def roulette_grid(speech: Speech, options: CarcosaOptions) -> Grid:
    return Grid(tuple((str(die), speech.say("print-house-roulette-n", n=up) if up else
                       speech.say("print-house-roulette-0"))
                      for die, up in enumerate(options.king.roulette, 1)), ranges=True)


def presence_grid(speech: Speech, options: CarcosaOptions) -> Grid:
    """The cost of the king's presence, round by round; consecutive rounds with the same cost share a row."""
    rows: list[tuple[int, int, int]] = []
    for round_no, loss in enumerate(options.king.presence, 1):
        cost = loss if round_no >= options.king.presence_from else 0
        if rows and rows[-1][2] == cost:
            rows[-1] = rows[-1][0], round_no, cost
        else:
            rows.append((round_no, round_no, cost))
    last = len(rows) - 1
    return Grid(tuple((f"{low}+" if i == last else str(low) if low == high else f"{low}–{high}", str(cost))
                      for i, (low, high, cost) in enumerate(rows)),
                (speech.say("print-house-presence-head-round"), speech.say("print-house-presence-head-loss")),
                ranges=True)


def decree_grid(speech: Speech, options: CarcosaOptions) -> Grid:
    return Grid(tuple((str(die), speech.say(f"decree-text-{Decree(DECREES[name]).name}",
                                            loss=options.king.decree_loss, limited=options.turn.limited))
                      for die, name in enumerate(options.king.decrees, 1)), ranges=True)


def _die_of(step: Step, options: CarcosaOptions) -> int:
    """The sides of the die that a step rolls; 0 if it rolls none."""
    match step:
        case Step.ROULETTE: return len(options.king.roulette)
        case Step.DECREE: return len(options.king.decrees)
        case Step.FALSE_KING: return options.dice.crown
        case _: return 0


def steps_grid(speech: Speech, options: CarcosaOptions) -> Grid:
    """The end of the round, step by step, with these options."""
    texts = []
    for name in options.round_end.steps:
        step = Step(STEP_NAMES[name])
        if step == Step.FALSE_KING and not options.crown.in_play:
            continue
        if step == Step.STAIRS and not options.stairs_move:
            continue
        texts.append(speech.say(f"step-{step.name}", house=options.sanity.house, growth=options.crown.growth,
                                die=_die_of(step, options)))
    texts.append(speech.say("step-CHECK"))
    return Grid(tuple((str(n), text) for n, text in enumerate(texts, 1)), ranges=True)


# ---- the quick reference -------------------------------------------------------------------------

def reference(speech: Speech, options: CarcosaOptions) -> tuple[Section, ...]:
    """The reference: costs, the turn, the end of the round, states, events, omens, how the game ends."""
    say, end = speech.say, options.end
    order = ", ".join(say(f"monster-{name}") for name in monsters_in(options))
    return (
        Section(say("print-reference-actions"), (_costs(speech, options),)),
        Section(say("print-reference-turn"), (
            Text(say("print-reference-turn-text", n=options.turn.actions)),
            Text(say("print-reference-enter-1"), say("print-reference-enter") + ":"),
            Text(say("print-reference-enter-2")), Text(say("print-reference-enter-corridor"), note=True),
            *([Text(say("print-reference-spy"))] if options.actions.spy_from_corridor else []))),
        Section(say("print-reference-meditate"), _meditation(speech, options)),
        Section(say("print-house-end"), (steps_grid(speech, options),
                                         Text(say("print-house-order", monsters=order), note=True))),
        Section(say("print-house-presence"), (presence_grid(speech, options),)),
        Section(say("print-house-roulette", die=len(options.king.roulette)), (roulette_grid(speech, options),)),
        Section(say("print-house-decree", die=len(options.king.decrees)), (decree_grid(speech, options),)),
        Section(say("print-reference-states"), (
            Grid(tuple((say(f"state-{state}"), str(rounds), state_text(speech, options, state))
                       for state, rounds in options.states.items()),
                 (say("print-table-state"), say("print-reference-rounds"), say("print-table-effect"))),)),
        Section(say("print-reference-events"), tuple(
            event_grid(speech, options, event, say(f"card-{event}")) for event in options.all_events)),
        Section(say("print-reference-omens"), tuple(
            omen_grid(speech, options, omen, say(f"card-{omen}")) for omen in OMEN_RULES)),
        Section(say("print-reference-win"), (
            Text(say("print-reference-win-text", place=end.threshold, n=end.keys)),)),
        Section(say("print-reference-lose"), (
            Text(say("print-reference-lose-text", bottom=minus(options.sanity.bottom), keys=end.keys_left_defeat)),)))


def _costs(speech: Speech, options: CarcosaOptions) -> Grid:
    say = speech.say
    paid = say("print-cost-actions-list")
    free = say("print-cost-free-list", tavern=options.rooms.tavern_price, shop=options.rooms.shop_price)
    if options.monsters.rescue:
        paid = say("print-cost-actions-rescue", list=paid)
    if options.crown.in_play and options.crown.costs_action:
        paid = say("print-cost-actions-crown", list=paid)
    if options.actions.blunt_costs:
        paid = say("print-cost-actions-blunt", list=paid)
    else:
        free = say("print-cost-free-blunt", list=free)
    if options.actions.trade:
        free = say("print-cost-free-trade", list=free)
    return Grid(((say("print-cost-action"), paid), (say("print-cost-free"), free)), ranges=True)


def _meditation(speech: Speech, options: CarcosaOptions) -> tuple[Block, ...]:
    say, actions = speech.say, options.actions
    blocks: list[Block] = [Grid(tuple(
        (say(f"print-reference-{where}"), say("print-reference-plus", n=n))
        for where, n in (("room", actions.meditate_room), ("corridor", actions.meditate_corridor))))]
    if not actions.meditate_with_king:
        blocks.append(Text(say("print-reference-not-king"), note=True))
    if not actions.meditate_beside_tank and "TANK" in options.roles:
        blocks.append(Text(say("print-reference-not-tank"), note=True))
    return tuple(blocks)
