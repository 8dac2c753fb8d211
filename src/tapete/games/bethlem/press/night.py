"""The narrator's sheets: the words of a night, exactly as the game says them, for each number of players."""
from __future__ import annotations

from collections.abc import Mapping

from ....paper import Block, Grid, PaperRuleText, PaperSheet, Text
from ....text.speech import Speech
from ..calls import CALLED
from ..names import Call
from ..names import Card as Name
from ..options import BethlemOptions
from . import art
from .ruled import Rules, number_text

DONE: Mapping[Call, Rules] = {
    Call.FUTURE: ("narrator.future",), Call.PACTO: ("pact.bind", "pact.meet"), Call.SIAMESAS: ("siamese.meet",),
    Call.COMPANEROS: ("cellmates.meet",), Call.EVENTOS: ("events.held",), Call.MELANCOLIA: ("traits.melancholy",),
    Call.DIRECTOR: ("director.borrows",), Call.LARRY: ("larry.looks",), Call.MARY: ("mary.asks", "mary.poses"),
    Call.PARCA: ("reaper.marks",), Call.PROFETA: ("prophet.ties",), Call.MUERTE_DULCE: ("sweet_death.chooses",),
    Call.ARTHUR: ("arthur.protects", "arthur.not_twice"), Call.DANIEL: ("daniel.again",),
    Call.ARTHUR_2: ("arthur.saves",), Call.ELECTROSHOCK: ("electroshock.kills",), Call.OPIO: ("opium.saves",),
    Call.MUERTE_DULCE_2: ("sweet_death.instead",), Call.CATALEPTICO: ("cataleptic.revives",),
    Call.JUEGO_DE_AZAR: ("chance.laid", "chance.moves"), Call.PACIENCIA: ("traits.patience",),
    Call.NEUROTICISMO: ("traits.neurotic",), Call.ANSIEDAD: ("traits.anxiety",), Call.PARCA_2: ("awakening.reaper",),
    Call.FLICK: ("flick.accuses",), Call.AMOTINADOS: ("print-agree",),
    # with custom cards
    Call.SUPERVIVIENTE: ("print-survivor",), Call.RELOJERO: ("custom.numbers",),
    Call.ARQUITECTO: ("custom.hide", "custom.maze"), Call.VUDU: ("custom.doll",), Call.GAS: ("custom.laugh",),
    Call.LUDOPATA: ("print-bets",), Call.OTAKU: ("custom.haki", "custom.shield", "custom.foresee"),
    Call.CYBORG: ("custom.points",), Call.CHEF: ("custom.broccoli",), Call.MEDIUM: ("custom.medium",),
    Call.SALTAMUNDOS: ("custom.worlds",), Call.RELOJERO_2: ("custom.clock",),
    Call.MEDICO: ("custom.examine", "custom.cart")}
BASE: Mapping[Call, Rules] = {
    Call.EYES_CLOSED: ("ali.gets_up",), Call.ARCHIVO: ("archive.points",), Call.LOBOTOMIA: ("lobotomy.heals",)}
OWN: Mapping[Call, Rules] = {Call.ARCHIVO: ("custom.archive",), Call.LOBOTOMIA: ("custom.lobotomy",)}


def calls_of(options: BethlemOptions, players: int) -> list[Call]:
    """The calls of a night of so many players that may be made with the cards of the game.

    The game leaves out calls of cards that are not in it. Hypnosis may bring one of them, because it lends its power.
    """
    here = {Name[name] for name in options.set_of(players)}
    if options.own_cards:
        here |= {Name[name] for name in options.own_cards.characters}
    narrated = players + 1 >= options.narrator_from
    return [call for call in (Call[name] for name in options.night.calls)
            if (CALLED[call] == Name.NONE or CALLED[call] in here) and (call != Call.FUTURE or narrated)
            and (call != Call.PARCA_2 or Name.PARCA in here) and (call != Call.DANIEL or not options.own_cards)
            and (call != Call.EVENTOS or options.events)]


def night_grid(speech: Speech, options: BethlemOptions, players: int) -> Grid:
    """Number, words, effect, and rounds of each call."""
    say = speech.say
    rows = [(str(n), say(f"call-{call.name}"), done(speech, options, call, players), when(speech, options, call))
            for n, call in enumerate(calls_of(options, players), 1)]
    return Grid(tuple(rows), tuple(say(f"print-night-{one}") for one in ("n", "say", "done", "when")), ranges=True)


def done(speech: Speech, options: BethlemOptions, call: Call, players: int) -> str | PaperRuleText:
    """The effect of a call, in the ledger's words."""
    own = options.own_cards
    rules = {**DONE, **(OWN if own else BASE)}.get(call, ())
    if call == Call.EYES_CLOSED and "ALI" not in options.set_of(players):
        rules = ()
    if not rules:
        return ""
    if rules[0].startswith("print-"):
        return number_text(speech, options, rules[0])
    return PaperRuleText(tuple(f"bethlem.{rule}" for rule in rules))


def when(speech: Speech, options: BethlemOptions, call: Call) -> str:
    if call.name in options.night.first_round_only:
        return speech.say("print-night-first")
    if call.name in options.night.not_in_first_round:
        return speech.say("print-night-later")
    return speech.say("print-night-even") if call == Call.NEUROTICISMO else ""


def narrator_sheets(speech: Speech, options: BethlemOptions) -> tuple[PaperSheet, ...]:
    """One for each number of players, a whole page."""
    return tuple(
        PaperSheet(f"NIGHT_{players}", speech.say("print-sheet-night"), speech.say("print-players", n=players),
                   "#22313a", _blocks(speech, options, players), art.sign("MOON", art.CREAM), half=False, columns=1)
        for players in sorted(options.cards))


def _blocks(speech: Speech, options: BethlemOptions, players: int) -> tuple[Block, ...]:
    return (night_grid(speech, options, players),
            Text(speech.say("print-night-then"), speech.say("print-night-dawn") + ":"))
