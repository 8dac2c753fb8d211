"""The ledger rules printed on each card of Bethlem: its effect, its opposite, its extra power, its awakening.

A name that begins with `print-` is a message of the press, for a rule whose numbers are options.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....paper import PaperRuleText, Text
from ....text.speech import Speech
from ..options import BethlemOptions

Rules = Sequence[str]

SIDES: Mapping[str, str] = {
    **dict.fromkeys(("DANIEL", "NATHANIEL"), "sides.mutineers"), "RICHARD_DADD": "sides.richard",
    **dict.fromkeys(("ALI", "LARRY_OWLS", "MARY_FIRTH"), "sides.inmates"), "KRUGMAN": "sides.director",
    "PACTO_DE_SANGRE": "sides.pact"}

_TWINS = ("siamese.meet", "siamese.together", "siamese.shown")
_CELL = ("cellmates.meet", "cellmates.same_position")

POWERS: Mapping[str, Rules] = {
    "DANIEL": ("mutineers.rise", "daniel.again"), "NATHANIEL": ("mutineers.rise",),
    "RICHARD_DADD": ("mutineers.rise", "daniel.heir", "pact.richard_declines"),
    "ALI": ("ali.gets_up", "ali.spies", "print-spied"), "LARRY_OWLS": ("larry.looks",),
    "MARY_FIRTH": ("mary.asks", "mary.once_each", "mary.poses"),
    "KRUGMAN": ("director.borrows", "director.answers", "director.mutineer"),
    "ARCHIVO": ("archive.points", "archive.fails"), "JOHN_FLICK": ("flick.accuses", "flick.protects"),
    "ARTHUR": ("arthur.protects", "arthur.not_twice", "arthur.saves"), "WAKERFIELD": ("wakerfield.takes",),
    "SIAMESA_1": _TWINS, "SIAMESA_2": _TWINS,
    "PARCA": ("reaper.marks", "reaper.not_twice", "reaper.defied", "reaper.kills"),
    "PACTO_DE_SANGRE": ("pact.bind", "pact.meet", "pact.die_together"), "ELECTROSHOCK": ("electroshock.kills",),
    "OPIO": ("opium.saves",), "LOBOTOMIA": ("lobotomy.heals", "lobotomy.votes"), "RABIA": ("rabies.left",),
    "MANIA": ("mania.takes_along",), "PROFETA": ("prophet.ties", "prophet.revives"),
    "CATALEPTICO": ("cataleptic.revives",), "AMNESIA": ("amnesia.second",),
    "MUERTE_DULCE": ("sweet_death.chooses", "sweet_death.instead"),
    "COMPANERO_1": _CELL, "COMPANERO_2": _CELL, "COMPANERO_3": _CELL,
    "JUEGO_DE_AZAR": ("chance.laid", "chance.moves", "chance.falls"),
    "RESPONSABILIDAD": ("traits.responsibility",), "HOSTILIDAD": ("traits.hostility", "traits.everybody_first"),
    "MELANCOLIA": ("traits.melancholy", "traits.everybody_first"),
    "ANSIEDAD": ("traits.anxiety", "traits.everybody_first"), "NEUROTICISMO": ("traits.neurotic",),
    "BIPOLARIDAD": ("traits.bipolar",), "PACIENCIA": ("traits.patience",),
    "CUENTACUENTOS": ("print-storyteller", "narrator.future"),
    # custom cards
    "ARQUITECTO": ("custom.hide", "custom.maze"), "GAS": ("custom.laugh",),
    "LUDOPATA": ("print-bets", "custom.prizes", "custom.bets_lost"),
    "CHEF": ("custom.meal", "custom.broccoli", "custom.hand_on", "custom.broccoli_three"),
    "SALTAMUNDOS": ("custom.world", "custom.worlds"), "MEDIUM": ("custom.medium",),
    "CYBORG": ("custom.cyborg", "custom.points"), "ALQUIMISTA": ("custom.alchemist",),
    "OTAKU": ("custom.haki", "custom.shield", "custom.foresee"), "VUDU": ("custom.doll",),
    "SUPERVIVIENTE": ("print-survivor",), "RELOJERO": ("custom.numbers", "custom.clock", "custom.clock_move"),
    "MEDICO": ("custom.examine", "custom.cart", "print-coma", "custom.transplant"),
    **dict.fromkeys(("INTERNO_1", "INTERNO_2", "INTERNO_3"), ("custom.inmates_win",)),
    **dict.fromkeys(("AMOTINADO_1", "AMOTINADO_2"), ("custom.rises", "print-mutineers-win")),
    "RENEGADO": ("print-renegade",), "TRAIDOR": ("custom.traitor",), "INQUISIDOR": ("custom.declare", "custom.secrets")}

OWN_POWERS: Mapping[str, Rules] = {
    "ARCHIVO": ("custom.archive",), "JOHN_FLICK": ("flick.accuses",), "RABIA": ("custom.rabies",),
    "LOBOTOMIA": ("custom.lobotomy", "lobotomy.votes")}
"""Cards of the base game that differ in the game with custom cards, with their rules there."""

OPPOSITES: Mapping[str, Rules] = {
    "PACTO_DE_SANGRE": ("opposite.pact", "sides.hate"), "ELECTROSHOCK": ("opposite.electroshock",),
    "OPIO": ("opposite.opium",), "LOBOTOMIA": ("opposite.lobotomy",), "RABIA": ("opposite.rabies",),
    "MANIA": ("opposite.mania",), "PROFETA": ("opposite.prophet",), "CATALEPTICO": ("opposite.cataleptic",),
    "AMNESIA": ("opposite.amnesia",), "MUERTE_DULCE": ("opposite.sweet_death",),
    **dict.fromkeys(("COMPANERO_1", "COMPANERO_2", "COMPANERO_3"), ("opposite.cellmates",)),
    "JUEGO_DE_AZAR": ("opposite.chance",)}
OWN_OPPOSITES: Mapping[str, Rules] = {"LOBOTOMIA": ("custom.lobotomy_opposite",), "RABIA": ()}

EXTRAS: Mapping[str, Rules] = {
    "ARQUITECTO": ("custom.maze_extra",), "GAS": ("custom.gas_extra",), "CHEF": ("custom.chef_extra",),
    "MEDIUM": ("custom.medium_extra",), "ALQUIMISTA": ("custom.alchemist_extra",), "OTAKU": ("custom.haki_extra",),
    "VUDU": ("custom.voodoo_extra",), "MEDICO": ("custom.doctor_extra",)}

AWAKENINGS: Mapping[str, Rules] = {
    "DANIEL": ("awakening.daniel",), "NATHANIEL": ("awakening.nathaniel",), "RICHARD_DADD": ("awakening.richard",),
    "ALI": ("awakening.ali", "awakening.ali_silences"), "LARRY_OWLS": ("awakening.larry",),
    "MARY_FIRTH": ("awakening.mary",), "KRUGMAN": ("awakening.director",), "ARCHIVO": ("awakening.archive",),
    "JOHN_FLICK": ("awakening.flick",), "ARTHUR": ("awakening.arthur",), "WAKERFIELD": ("awakening.wakerfield",),
    **dict.fromkeys(("SIAMESA_1", "SIAMESA_2"), ("awakening.siamese",)), "PARCA": ("awakening.reaper",),
    "PACTO_DE_SANGRE": ("awakening.pact",), "ELECTROSHOCK": ("awakening.electroshock",), "OPIO": ("awakening.opium",),
    "LOBOTOMIA": ("awakening.lobotomy",), "RABIA": ("awakening.rabies",), "MANIA": ("awakening.mania",),
    "PROFETA": ("awakening.prophet",), "CATALEPTICO": ("awakening.cataleptic",), "AMNESIA": ("awakening.amnesia",),
    "MUERTE_DULCE": ("awakening.sweet_death",),
    **dict.fromkeys(("COMPANERO_1", "COMPANERO_2", "COMPANERO_3"), ("awakening.cellmates",)),
    "JUEGO_DE_AZAR": ("awakening.chance",),
    # custom cards
    "ARQUITECTO": ("custom.mind", "custom.mind_keeps"), "GAS": ("custom.pills",), "LUDOPATA": ("custom.last_hand",),
    "CHEF": ("custom.fast_food", "custom.chef_steals"), "SALTAMUNDOS": ("custom.sheriff", "custom.sheriff_wins"),
    "MEDIUM": ("custom.body", "custom.haunt"), "CYBORG": ("custom.robots",), "ALQUIMISTA": ("custom.sacrifice",),
    "OTAKU": ("custom.king",), "VUDU": ("custom.curse", "custom.curse_many"),
    "SUPERVIVIENTE": ("custom.survivor_immortal",),
    "RELOJERO": ("custom.time", "custom.past", "custom.stop", "custom.future"),
    "MEDICO": ("custom.virus", "custom.virus_kills")}
OWN_AWAKENINGS: Mapping[str, Rules] = {"RABIA": ()}

EVENTS: Mapping[str, Rules] = {
    "BARBERO": ("events.barber",), "CONFESION": ("events.confession",), "MILAGRERO": ("events.miracle",),
    "INDULTO": ("events.pardon",), "CIRUJANO": ("events.surgeon", "events.swap_shown"),
    "HISTORIA_NEUROTICO": ("events.neurotic",), "HISTORIA_SIAMESAS": ("events.siamese",),
    "HISTORIA_SECRETOS": ("events.secrets",), "CAMBIO_DE_HABITACION": ("events.rooms", "events.swap_shown"),
    "LEPROSO": ("events.leper",), "HIPNOSIS": ("hypnosis.list", "hypnosis.told", "hypnosis.after_own"),
    "NOSTRADAMUS": ("events.nostradamus",), "DESPERTAR": ("events.awakening",), "CELDA": ("events.cell",),
    "PSIQUIATRA": ("custom.psychiatrist",), "PANDORA": ("custom.pandora",), "RECUERDOS": ("custom.memories",)}
OWN_EVENTS: Mapping[str, Rules] = {
    "HIPNOSIS": ("hypnosis.list", "custom.hypnosis", "hypnosis.told", "hypnosis.after_own")}

OCCURRENCES: Mapping[str, str] = {
    "ECLIPSE": "eclipse", "ALERTA_ROJA": "red_alert", "CORTE": "power_cut", "TERAPIA_DE_GRUPO": "group_therapy",
    "RECONOCIMIENTO": "checkup", "DOS_PAJAROS": "two_birds", "JUGADA_ARRIESGADA": "gamble", "FIESTA": "party",
    "SIESTA": "nap", "DIA_DE_VISITAS": "visits", "TODOS_PARA_UNO": "all_for_one", "INVESTIGACION": "police",
    "ESPIONAJE": "spies"}


def rules_of(own: bool, base: Mapping[str, Rules], instead: Mapping[str, Rules], name: str) -> Rules:
    """A card's rules; in the game with custom cards, the different ones if it has any."""
    return instead[name] if own and name in instead else base.get(name, ())


def said(speech: Speech, options: BethlemOptions, names: Rules, lead: str = "") -> tuple[PaperRuleText | Text, ...]:
    """Rules as paragraphs: those of the ledger together, each message alone; the lead before the first."""
    made: list[PaperRuleText | Text] = []
    ruled: list[str] = []
    for name in names:
        if not name.startswith("print-"):
            ruled.append(f"bethlem.{name}")
            continue
        if ruled:
            made.append(PaperRuleText(tuple(ruled), "" if made else lead))
            ruled = []
        made.append(Text(number_text(speech, options, name), "" if made else lead))
    if ruled:
        made.append(PaperRuleText(tuple(ruled), "" if made else lead))
    return tuple(made)


def number_text(speech: Speech, options: BethlemOptions, key: str) -> str:
    """A message with the number of its option."""
    own = options.own_cards
    n = {"print-spied": options.spy_seen, "print-agree": options.attack_passes,
         "print-bets": own.bets_of_a_kind if own else 0, "print-survivor": own.survivor_rounds if own else 0,
         "print-coma": own.comas if own else 0}.get(key, 0)
    return speech.say(key, n=n)
