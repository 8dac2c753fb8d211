"""Which calls are made aloud: this depends on what everybody knows, never on who would answer."""
from ....kernel.rule import rule
from ..calls import CALLED, CHARACTER
from ..names import DISCARDED, EVERYONE, NOBODY, ROW, Call, Card, Event, Phase
from .cards import is_alive, is_in_game
from .knowledge import is_shown
from .part import OWN_CARDS


@rule("bethlem.night.cards_in_game")
def is_called(s, call):
    """Whether a call of the night is made: not for a card that is not in the game, unless hypnosis lends it."""
    card = CALLED[call]
    if call == Call.EVENTOS:
        return anybody_holds_events(s)
    if call == Call.PARCA_2:
        return is_reaper_up_again(s)
    if CHARACTER[call]:
        return may_be_in_play(s, CHARACTER[call])       # all were told which are in the game
    return card == Card.NONE or s.options.in_play[card] or s.suggestion == card


@rule
def anybody_holds_events(s):
    """Whether a player who can play holds an event."""
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
    """The piece that is this card, in any place: with two players nobody sees which are in reserve."""
    for piece in range(ROW * s.n_rows):
        if s.pieces[piece].card == card:
            return piece
    return NOBODY


@rule
def may_be_in_play(s, card):
    """Whether a card is in the game, and not seen to be out of play for good."""
    piece = find_dealt(s, card)
    return piece != NOBODY and not (is_out_of_play(s, piece) and is_shown(s, piece))


@OWN_CARDS.may_change()
def is_out_of_play(s, piece):
    """Whether a card has been taken out of play for good."""
    return False


@rule
def may_live(s, card):
    """Whether a card is in the game, and not known to be dead. Cards out of play may be covered among the dead."""
    piece = find_dealt(s, card)
    return piece != NOBODY and not (s.pieces[piece].dead and is_shown(s, piece))


@rule
def may_be_awake(s, card):
    """Whether a living card has awakened that may be this one, as far as all can see."""
    for piece in range(ROW * s.n_rows):
        it = s.pieces[piece]
        if it.woken and not it.dead and (it.card == card or not is_shown(s, piece)):
            return True
    return False


@rule("bethlem.awakening.reaper")
def is_reaper_up_again(s):
    """Whether the reaper's last turn may be hers: her awakening has been announced, which all have seen."""
    piece = find_dealt(s, Card.PARCA)
    return piece != NOBODY and is_alive(s, piece) and s.pieces[piece].woken == 1 and is_shown(s, piece)


@OWN_CARDS.may_change()
def is_used_from_elsewhere(s, card):
    """Whether all know that another player than the holder of a living card may use its power."""
    return s.borrowed == card or s.suggestion == card


@rule
def may_be_bipolar(s):
    """Whether a player may use opposite effects: not if the bipolar player is publicly known and out."""
    for seat in range(s.n_players):
        if s.traits[seat] == Card.BIPOLARIDAD:
            return is_in_game(s, seat) or s.traits_seen[seat] & EVERYONE != EVERYONE
    return False


@rule
def amnesia_may_act(s, awakened):
    """Whether amnesia may have a use left. Its uses are said aloud, and all know of them if the card is open."""
    piece = find_dealt(s, Card.AMNESIA)
    if not may_live(s, Card.AMNESIA):
        return False
    left = not s.pieces[piece].used or (awakened and s.pieces[piece].woken == 1 and not s.pieces[piece].woke_used)
    return left or not is_shown(s, piece)


@rule("bethlem.events.pardon")
def may_be_pardoned(s):
    """Whether the card being lynched may be pardoned, as far as all can see: not if something else keeps it alive."""
    if s.phase != Phase.LYNCHING or s.lynched == 0 or not may_be_held(s, Event.INDULTO):
        return False
    return s.options.before_14 == 1 or s.pieces[s.lynched - 1].doom != 0


@rule("bethlem.day.calls_aloud")
def is_asked_aloud(s, call):
    """Whether a question of the day is asked aloud. It is not if all can see that nobody can answer it."""
    match call:
        case Call.WAKERFIELD: aloud = may_live(s, Card.WAKERFIELD) or is_used_from_elsewhere(s, Card.WAKERFIELD)
        case Call.INDULTO: aloud = may_be_pardoned(s)
        case Call.MANIA: aloud = may_live(s, Card.MANIA) and may_be_bipolar(s)
        case Call.CATALEPTICO_2: aloud = may_live(s, Card.CATALEPTICO) and may_be_bipolar(s)
        case Call.JUEGO_DE_AZAR_2: aloud = may_live(s, Card.JUEGO_DE_AZAR) and may_be_awake(s, Card.JUEGO_DE_AZAR)
        case Call.AMNESIA_2: aloud = amnesia_may_act(s, False) and may_be_bipolar(s)
        case Call.AMNESIA: aloud = amnesia_may_act(s, True) or is_used_from_elsewhere(s, Card.AMNESIA)
        case _: aloud = is_other_asked_aloud(s, call)
    return aloud


@OWN_CARDS.may_change()
def is_other_asked_aloud(s, call):
    """The same for any other question of the day."""
    return True
