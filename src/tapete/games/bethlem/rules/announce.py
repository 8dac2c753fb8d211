"""Which calls are made aloud: by what everybody knows, never by who would answer."""
from ....kernel.rule import rule
from ..calls import CALLED
from ..names import DISCARDED, NOBODY, ROW, Call, Card, Event, Mode, Phase
from .cards import find_card


@rule("bethlem.night.cards_in_game")
def is_called(s, call):
    """Whether a call of the night is made: not for a card that is not in the game, unless hypnosis lends it."""
    card = CALLED[call]
    if call == Call.EVENTOS:
        return anybody_holds_events(s)
    if call == Call.PARCA_2:
        return may_live(s, Card.PARCA) and anything_awakened(s)
    return card == Card.NONE or s.options.in_play[card] or s.suggestion == card


@rule
def anybody_holds_events(s):
    for seat in range(s.n_players):
        if s.n_hand[seat] > 0:
            return True
    return False


@rule
def may_be_held(s, event):
    """Whether a hand may hold an event, as far as all can see."""
    return s.options.events[event] and s.event_at[event] != DISCARDED and anybody_holds_events(s)


@rule
def may_live(s, card):
    """Whether a card is in the game, and not among the dead."""
    o = find_card(s, card)
    return o != NOBODY and not s.pieces[o].dead


@rule
def anything_awakened(s):
    """Whether a living card has awakened; that one has all can see, if not which it is."""
    for o in range(ROW * s.n_rows):
        if s.pieces[o].woken and not s.pieces[o].dead:
            return True
    return False


@rule("bethlem.day.calls_aloud")
def is_asked_aloud(s, call, at):
    """Whether a question of the day is asked aloud: where all can see that nobody can answer it is not."""
    match call:
        case Call.WAKERFIELD: aloud = may_live(s, Card.WAKERFIELD) or s.borrowed == Card.WAKERFIELD
        case Call.INDULTO: aloud = s.phase == Phase.LYNCHING and s.lynched > 0 and may_be_held(s, Event.INDULTO)
        case Call.MANIA: aloud = may_live(s, Card.MANIA) and s.options.in_play[Card.BIPOLARIDAD]
        case Call.CATALEPTICO_2: aloud = may_live(s, Card.CATALEPTICO) and s.options.in_play[Card.BIPOLARIDAD]
        case Call.JUEGO_DE_AZAR_2: aloud = may_live(s, Card.JUEGO_DE_AZAR) and anything_awakened(s)
        case Call.AMNESIA:
            able = may_live(s, Card.AMNESIA) and (at > 0 or s.options.in_play[Card.BIPOLARIDAD])
            lent = at > 0 and (s.borrowed == Card.AMNESIA or s.suggestion == Card.AMNESIA)
            aloud = s.mode == Mode.NORMAL and (able or lent)
        case _: aloud = True
    return aloud
