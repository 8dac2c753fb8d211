"""Other printed parts at the table of Bethlem: sheets for the narrator and for notes, tokens."""
from __future__ import annotations

from collections.abc import Sequence

from ....paper import Block, Drawing, DrawnText, Figure, Grid, PaperRuleText, PaperSheet, Text, Token
from ....text.speech import Speech
from ..names import Card as Name
from ..names import Group
from ..options import BethlemOptions
from ..rules.cards import group_of
from . import art
from .cards import counts_of, in_play
from .night import narrator_sheets

PAPER, WHITE, PALE = "#fdfcf8", "#ffffff", "#e3ddcd"


def sheets(speech: Speech, options: BethlemOptions) -> tuple[PaperSheet, ...]:
    """Notes and the day for each player, and the night for the narrator."""
    say, most = speech.say, max(options.cards)
    notes = PaperSheet("NOTES", say("print-sheet-notes"), "", "#5b3f78",
                  (Figure(notes_drawing(speech, most), 86), card_grid(speech, options)), art.sign("EYE", art.CREAM),
                  copies=most)
    return (notes, day_sheet(speech, options), *narrator_sheets(speech, options))


def notes_drawing(speech: Speech, players: int) -> Drawing:
    """A row to write in for each player: a name, four cards, a personality."""
    left, high, top = 26.0, 11.4, 6.0
    shapes, words = [], []
    for i in range(4):
        words.append(DrawnText(str(i + 1), left + 12.4 * i, 0, 11.4, 5, 4, weight=700, font="serif"))
    words.append(DrawnText(speech.say("print-notes-trait"), left + 50.5, 0, 30, 5, 3, weight=700))
    for row in range(players):
        y = top + row * (high + 1.6)
        words.append(DrawnText(f"{row + 1}", 0, y + 3, 4, 5, 4.4, "left", 800, font="serif"))
        shapes.append(f'<path d="M5 {y + high - 1.5}H{left - 2}" stroke="#8c8474" stroke-width="0.35"/>')
        shapes += [f'<rect x="{left + 12.4 * i}" y="{y}" width="11.4" height="{high}" rx="1.4" fill="{WHITE}" '
                   'stroke="#8c8474" stroke-width="0.35"/>' for i in range(4)]
        shapes.append(f'<rect x="{left + 50.5}" y="{y}" width="30" height="{high}" rx="1.4" fill="{WHITE}" '
                      'stroke="#8c8474" stroke-width="0.35" stroke-dasharray="1.4 1"/>')
    return Drawing("".join(shapes), left + 81, top + players * (high + 1.6), tuple(words))


def card_grid(speech: Speech, options: BethlemOptions) -> Grid:
    """The cards that may be in the game, by groups; with their numbers of players if those are limited."""
    always = f"{min(options.cards)}–{max(options.cards)}"
    rows = []
    for group in (Group.P1, Group.P2, Group.A1, Group.A2, Group.TRAIT):
        held = [name for name in in_play(options) if group_of(Name[name]) == group]
        rows.append((speech.say(f"print-short-{group.name}"), _names(speech, options, held, always)))
    if options.own_cards:
        goals = sorted({name for names in options.own_cards.objectives.values() for name in names},
                       key=lambda name: Name[name])
        rows.append((speech.say("print-short-GOAL"), _names(speech, options, goals, always)))
    return Grid(tuple(rows))


def _names(speech: Speech, options: BethlemOptions, names: Sequence[str], always: str) -> str:
    shown: dict[str, str] = {}      # twins and cellmates share a name
    for name in names:
        title, counts = speech.say(f"card-{name}"), counts_of(options, name)
        shown.setdefault(title, f"{title} ({counts})" if counts not in ("", always) else title)
    return ", ".join(shown.values())


def day_sheet(speech: Speech, options: BethlemOptions) -> PaperSheet:
    """The day, step by step, for the middle of the table."""
    say = speech.say
    rules = ("deaths.shown", "day.dawn", "day.turns", "lynching.vote", "lynching.most_votes", "lynching.card",
             "events.loser")
    keys = ("dawn", "tokens", "turns", "vote", "elected", "card", "event")
    grid = Grid(tuple((say(f"print-day-{key}"), PaperRuleText((f"bethlem.{rule}",)))
                      for key, rule in zip(keys, rules, strict=True)))
    steps: list[Block] = [grid]
    if options.own_cards and options.own_cards.periodic_every:
        often = say("print-day-occurrence-text", n=options.own_cards.periodic_every)
        steps.append(Text(often, say("print-day-occurrence") + ":"))
    steps.append(Text(say("print-day-end", n=options.stalemate), note=True))
    return PaperSheet("DAY", say("print-sheet-day"), "", "#a3712b", tuple(steps), art.sign("SUN", art.CREAM))


# ---- tokens --------------------------------------------------------------------------------------

TOKENS: Sequence[tuple[str, str, int, bool]] = (
    ("DEATH", "SKULL", 8, False), ("DOOMED", "DOOMED", 4, False), ("REVIVE", "REVIVE", 2, False),
    ("DIRECTOR", "KRUGMAN", 1, False), ("FLICK", "JOHN_FLICK", 2, False), ("REAPER", "PARCA", 1, False),
    ("PACT", "PACTO_DE_SANGRE", 2, False), ("HATE", "PACTO_DE_SANGRE", 2, True),
    ("LOBOTOMY", "LOBOTOMIA", 2, False), ("LOBOTOMY_OPPOSITE", "LOBOTOMIA", 2, True), ("PROPHET", "PROFETA", 4, False),
    ("MELANCHOLY", "MELANCOLIA", 1, False), ("CHIP", "JUEGO_DE_AZAR", 2, False),
    ("CHIP_OPPOSITE", "JUEGO_DE_AZAR", 2, True), ("HOSTILITY", "HOSTILIDAD", 1, False),
    ("PATIENCE", "PACIENCIA", 1, False), ("SURGEON", "CIRUJANO", 2, False), ("ROOMS", "CAMBIO_DE_HABITACION", 2, False),
    ("LEPER", "LEPROSO", 1, False), ("CELL", "CELDA", 1, False), ("AWAKE", "DESPERTAR", 7, False),
    ("USED", "USED", 8, False), ("MUTE", "MUTE", 2, False))
OWN_TOKENS: Sequence[tuple[str, str, int, bool]] = (
    ("FLESH", "MEDICO", 1, False), ("SPIRIT", "MEDIUM", 1, False), ("SPY", "ESPIONAJE", 7, False),
    ("MEMORIES", "RECUERDOS", 2, False), ("PSYCHIATRIST", "PSIQUIATRA", 2, False), ("COMA", "MUERTE_DULCE", 3, False),
    ("VIRUS", "VIRUS", 14, False), ("TRANSPLANT", "WAKERFIELD", 1, False), ("BROCCOLI", "BROCCOLI", 14, False),
    ("SHIELD", "SHIELD", 1, False), ("STOP", "RELOJERO", 1, False), ("DOLL", "VUDU", 1, False),
    ("POINT", "POINT", 6, False), ("ROBOT", "CYBORG", 2, False), ("LAUGH", "GAS", 1, False),
    ("MAZE", "ARQUITECTO", 1, False))


def tokens(speech: Speech, options: BethlemOptions) -> tuple[Token, ...]:
    """Square tokens, black on white, as the source has them; the opposite effect white on black."""
    listed = [*TOKENS, *(OWN_TOKENS if options.own_cards else ())]
    made = [Token(key, speech.say(f"print-token-{key}"), art.sign(name, "#f4efe2" if opposite else art.INK), 20, copies,
                  "square", "#3a3f44" if opposite else PAPER) for key, name, copies, opposite in listed]
    if options.own_cards and "RELOJERO" in options.own_cards.characters:
        made += [Token(f"NUMBER_{n}", speech.say("print-token-NUMBER"), Drawing("", 24, 24, (
            DrawnText(str(n), 0, 3, 24, 16, 17, weight=800, font="serif"),)), 20, 1, "square",
            PALE) for n in range(1, 5)]
    return tuple(made)
