"""The tokens of Carcosa: figures for the House, tokens for the board, and markers for the sheets."""
from __future__ import annotations

from ....paper import Drawing, Token
from ....text.speech import Speech
from ..names import Decree, Role, State
from ..options import DECREES, CarcosaOptions
from ..own import OwnThings, monsters_in
from . import art

SOULS = 4
GOOD = ("SANIDAD", "ILUMINADO", "PROTECCION")
CREAM, GREEN, LILAC, YELLOW, RED = "#efe4c9", "#dcebe0", "#e9e2ee", "#ffe08a", "#f2b8a8"


def tokens(speech: Speech, options: CarcosaOptions) -> tuple[Token, ...]:
    """Standees of souls, monsters and the King, then tokens for the board, states, and small markers."""
    return (*_standees(speech, options), *_on_board(speech, options), *_states(speech, options),
            *_markers(speech, options))


def _standees(speech: Speech, options: CarcosaOptions) -> list[Token]:
    say = speech.say
    return [*(Token(role, say(f"role-{role}"), _pawn(role), 24, shape="standee") for role in options.roles),
            Token("KING", say("print-token-KING"), _figure("KING"), 32, shape="standee"),
            *(Token(name, say(f"monster-{name}"), _monster(options, name), 32, shape="standee")
              for name in monsters_in(options))]


def _monster(options: CarcosaOptions, name: str) -> Drawing:
    """A monster's figure, or the drawing that its designer has chosen."""
    card = OwnThings(options.cards).monsters.get(name)
    icon = options.cards[card].icon if card is not None else None
    return _figure(name) if icon is None else Drawing(art.glyph(icon, 0, 0, 72, art.MONSTER), 72, 72)


def _on_board(speech: Speech, options: CarcosaOptions) -> list[Token]:
    say = speech.say
    made = [Token("STAIR", say("print-token-STAIR"), _stair(art.STAIR), 24, 3, "square", CREAM),
            Token("TEMPORARY", say("print-token-TEMPORARY"), _stair(art.CANDLE), 24, 1, "square", CREAM),
            Token("GONE", say("print-token-GONE"), _path("M5 5l14 14M19 5 5 19", art.BLOOD, 2.6), 18, 3, colour=CREAM),
            Token("STUN", say("print-token-STUN"), _path("M5 9h8l-8 10h8M15 4h5l-5 6.5h5", art.INK, 2), 14, 8,
                  colour=CREAM),
            Token("DOUBLED", say("print-token-DOUBLED"), art.sign("FURIA_AMARILLO"), 18, 1, colour=RED),
            Token("FIRST", say("print-token-FIRST"), art.sign("ILUMINADO"), 24, 1, colour=YELLOW)]
    if options.crown.in_play:
        made.append(Token("CROWN", say("print-token-CROWN"), art.sign("CROWN"), 24, 1, colour=YELLOW))
    return made


def _states(speech: Speech, options: CarcosaOptions) -> list[Token]:
    """One of each state for every soul; doses of poison if it adds up; limits of a soul's next turn."""
    made = [Token(state.name, speech.say(f"state-{state.name}"),
                  art.sign(state.name), 18, SOULS, colour=GREEN if state.name in GOOD else LILAC) for state in State]
    if options.sanity.poison_doses > 1:
        made.append(Token("DOSE", speech.say("print-token-DOSE"), art.sign("ENVENENADO"), 14, 2 * SOULS, colour=LILAC))
    if any(DECREES[name] in (Decree.ONE_ACTION, Decree.ONE_ACTION_EACH) for name in options.king.decrees):
        made.append(Token("LIMIT", speech.say("print-token-LIMIT"), _path(
            "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.8 9l2.6-1.8V17M9.8 17h5", art.INK, 1.8), 18, SOULS,
            colour=CREAM))
    return made


def _markers(speech: Speech, options: CarcosaOptions) -> list[Token]:
    """Small markers for the tracks: each soul's sanity and maximum, lost slots, and those of the House."""
    say = speech.say
    flame = _path("M12 3c4 4.5 6 7.5 6 11a6 6 0 0 1-12 0c0-3.5 2-6.5 6-11z", art.INK, 2)
    made = [Token("SANITY", say("print-token-SANITY"), flame, 8, SOULS, colour=YELLOW),
            Token("MAXIMUM", say("print-token-MAXIMUM"), _path("M4 16l8-9 8 9", art.INK, 3), 8, SOULS, colour=CREAM),
            Token("MARKER", say("print-token-MARKER"), _path("M12 5l7 7-7 7-7-7z", art.INK, 2), 8, 8, colour=RED)]
    if options.sanity.sacrifice:
        made.append(Token("SLOT", say("print-token-SLOT"), _path("M5 5l14 14M19 5 5 19", art.INK, 2.4), 14, 2 * SOULS,
                          "square", colour=LILAC))
    return made


def _path(line: str, colour: str, pen: float) -> Drawing:
    return Drawing(f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="{pen}" stroke-linecap="round" '
                   'stroke-linejoin="round"/>', 24, 24)


def _pawn(role: str) -> Drawing:
    return Drawing(art.pawn(20, 56, 1.05, art.SOUL_COLOURS[Role[role]], role), 40, 57)


def _figure(name: str) -> Drawing:
    """A monster or the King, on a ground as high as it needs."""
    return Drawing(art.figure(name, 32, art.figure_height(name) + 10, 1.0), 64, art.figure_height(name) + 11)


def _stair(colour: str) -> Drawing:
    return Drawing(art.stairs(3, 21, 18, 14, colour), 24, 24)
