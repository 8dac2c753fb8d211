"""Which calls are made aloud: by what everybody knows, never by who would answer."""
from ....kernel.rule import rule
from ..calls import CALLED, CHARACTER
from ..names import DISCARDED, EVERYONE, NOBODY, ROW, Call, Card, Event, Mode, Phase
from .cards import find_card, is_in_game
from .knowledge import is_shown


@rule("bethlem.night.cards_in_game")
def is_called(s, call):
    """Whether a call of the night is made: not for a card that is not in the game, unless hypnosis lends it."""
    card = CALLED[call]
    if call == Call.EVENTOS:
        return anybody_holds_events(s)
    if call == Call.PARCA_2:
        return may_live(s, Card.PARCA) and may_be_awake(s, Card.PARCA)
    if CHARACTER[call]:
        return find_card(s, CHARACTER[call]) != NOBODY      # which are in the game all have been told
    return card == Card.NONE or s.options.in_play[card] or s.suggestion == card


@rule
def anybody_holds_events(s):
    """Whether somebody holds an event who is there to play it."""
    for seat in range(s.n_players):
        if s.n_hand[seat] > 0 and is_in_game(s, seat):
            return True
    return False


@rule
def may_be_held(s, event):
    """Whether a hand may hold an event, as far as all can see."""
    return s.options.events[event] and s.event_at[event] != DISCARDED and anybody_holds_events(s)


@rule
def find_dealt(s, card):
    """The piece that is this card, wherever it lies: with two players nobody sees which are in reserve."""
    for o in range(ROW * s.n_rows):
        if s.pieces[o].card == card:
            return o
    return NOBODY


@rule
def may_live(s, card):
    """Whether a card is in the game, and not among the dead."""
    o = find_dealt(s, card)
    return o != NOBODY and not s.pieces[o].dead


@rule
def may_be_awake(s, card):
    """Whether some living card has awakened that may be this one, for what all can see."""
    for o in range(ROW * s.n_rows):
        piece = s.pieces[o]
        if piece.woken and not piece.dead and (piece.card == card or not is_shown(s, o)):
            return True
    return False


@rule
def may_be_bipolar(s):
    """Whether somebody may use opposite effects: not if whoever all know to be bipolar is out."""
    for seat in range(s.n_players):
        if s.traits[seat] == Card.BIPOLARIDAD:
            return is_in_game(s, seat) or s.traits_seen[seat] & EVERYONE != EVERYONE
    return False


@rule
def amnesia_may_act(s, awakened):
    """Whether amnesia may have a use left: its uses are said aloud, and all know of them where the card lies open."""
    o = find_dealt(s, Card.AMNESIA)
    if o == NOBODY or s.pieces[o].dead:
        return False
    left = not s.pieces[o].used or (awakened and s.pieces[o].woken == 1 and not s.pieces[o].woke_used)
    return left or not is_shown(s, o)


@rule("bethlem.day.calls_aloud")
def is_asked_aloud(s, call):
    """Whether a question of the day is asked aloud: where all can see that nobody can answer it is not."""
    match call:
        case Call.WAKERFIELD: aloud = may_live(s, Card.WAKERFIELD) or s.borrowed == Card.WAKERFIELD
        case Call.INDULTO: aloud = s.phase == Phase.LYNCHING and s.lynched > 0 and may_be_held(s, Event.INDULTO)
        case Call.MANIA: aloud = may_live(s, Card.MANIA) and may_be_bipolar(s)
        case Call.CATALEPTICO_2: aloud = may_live(s, Card.CATALEPTICO) and may_be_bipolar(s)
        case Call.JUEGO_DE_AZAR_2: aloud = may_live(s, Card.JUEGO_DE_AZAR) and may_be_awake(s, Card.JUEGO_DE_AZAR)
        case Call.AMNESIA_2: aloud = s.mode == Mode.NORMAL and amnesia_may_act(s, False) and may_be_bipolar(s)
        case Call.AMNESIA:
            lent = s.borrowed == Card.AMNESIA or s.suggestion == Card.AMNESIA
            aloud = s.mode == Mode.NORMAL and (amnesia_may_act(s, True) or lent)
        case _: aloud = True
    return aloud
