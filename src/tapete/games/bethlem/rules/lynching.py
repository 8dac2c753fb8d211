"""The lynching: votes sealed until all are in, first for a player, then for one of that player's cards."""
from ....kernel.agenda import schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..custom.names import Occurrence, Work
from ..custom.rules.rounds import note_tie
from ..names import (
    NOBODY,
    PAIRS_ON_TABLE,
    ROW,
    Call,
    Card,
    Doom,
    Lynching,
    Mode,
    Omen,
    Op,
    Phase,
    Question,
)
from ..vocabulary import Ask, Told
from .awakenings import is_announced
from .ballots import anything_to_lynch, poll_cards
from .cards import find_card, has_trait, holder, is_alive, is_in_game, is_spirit, row_of, spot
from .doom import revive, strike
from .future import note_future
from .may_point import why_not_verdict


@rule("bethlem.lynching.vote", "bethlem.three.lynchers", "bethlem.two.lynchers")
def may_vote(s, seat):
    """Whoever is in the game, but those banned today and those who have lost their vote.

    Of two sides, one lynches in odd rounds and the other in even ones.
    """
    if not is_in_game(s, seat) or s.voteless >> seat & 1 or s.banned == seat + 1:
        return False
    if s.own.stopped == seat + 1 or is_spirit(s, seat):
        return False
    match s.mode:
        case Mode.THREE: return (seat == s.alone) == (s.round_no % 2 == 1)
        case Mode.TWO: return seat == (s.round_no + 1) % 2
    return True


@rule("bethlem.lynching.sealed")
def do_poll(s, which):
    """Everybody who may votes for a player; who lynches alone points at a card at once."""
    if which == 1 and s.amnesia:
        tell(s, Told.NO_LYNCHING, 0, 0, 0)
        s.amnesia = 0
        schedule(s, Op.AFTER_LYNCHING, 2, 0, 0)
        return
    s.phase = Phase.LYNCHING
    s.lynching = which
    s.lynched = 0
    s.elected = 0
    voters = 0
    last = NOBODY
    for seat in range(s.n_players):
        s.votes[seat] = 0
        s.card_votes[seat] = 0
        if may_vote(s, seat):
            voters += 1
            last = seat
    if voters == 1 and s.mode != Mode.NORMAL:
        schedule(s, Op.ASK, last, Ask.VERDICT, 0)
        schedule(s, Op.SENTENCE, 0, 0, 0)
        return
    if s.lynch_kind == Lynching.ACCUSED:
        s.elected = s.accused_by_amnesia
        all_of_them = 0
        for seat in range(s.n_players):
            if may_vote(s, seat):
                all_of_them |= 1 << seat
        poll_cards(s, all_of_them)
        return
    for seat in range(s.n_players):
        if may_vote(s, seat):
            schedule(s, Op.ASK, seat, Ask.VOTE, 0)
    schedule(s, Op.COUNT, 0, 0, 0)


@rule("bethlem.traits.responsibility")
def weight(s, seat):
    n = 2 if has_trait(s, seat, Card.RESPONSABILIDAD) else 1
    return 2 * n if s.own.royal == seat + 1 else n


@rule("bethlem.flick.accuses")
def accusations(s, o):
    """The votes that John Flick's tokens add against a card."""
    n = 0
    for k in range(PAIRS_ON_TABLE):
        if s.mode == Mode.NORMAL and s.accused[k] == o + 1 and is_alive(s, o):
            n += 1
    return n


@rule
def may_be_elected(s, seat):
    """Whether a player can lose a card, or, in a lynching that revives, has a dead one."""
    if s.lynch_kind != Lynching.REVIVES:
        return is_in_game(s, seat)
    for place in range(ROW * s.n_rows):
        if s.owner[row_of(place)] == seat and s.pieces[s.at[place]].dead:
            return True
    return False


@rule
def votes_against(s, seat):
    n = 0
    for voter in range(s.n_players):
        if s.votes[voter] == seat + 1:
            n += weight(s, voter)
    if s.own.character == 3 and s.own.sheriff == seat + 1 and n:
        n -= 1
    for o in range(ROW * s.n_rows):
        if holder(s, o) == seat:
            n += accusations(s, o)
    return n


@rule
def card_votes_against(s, o):
    n = accusations(s, o)
    for voter in range(s.n_players):
        if s.card_votes[voter] == o + 1:
            n += weight(s, voter)
    return n


@rule("bethlem.lynching.most_votes")
def do_count(s):
    """Most votes: that player is lynched. A tie: nobody is."""
    most = 0
    elected = NOBODY
    for seat in range(s.n_players):
        if s.votes[seat]:
            tell(s, Told.VOTED, seat, s.votes[seat] - 1, 0)
            s.voted[seat][s.votes[seat] - 1] += 1
        n = votes_against(s, seat) if may_be_elected(s, seat) else 0
        if n > most:
            most = n
            elected = seat
        elif n == most:
            elected = NOBODY
    if elected == NOBODY:
        tell(s, Told.TIE, 0, 0, 0)
        if s.options.custom and s.lynch_kind != Lynching.REVIVES and note_tie(s, most):
            for seat in range(s.n_players):
                if is_in_game(s, seat) and votes_against(s, seat) == most:
                    s.own.tied |= 1 << seat
            schedule(s, Op.CUSTOM, Work.TIE, 0, 0)
            return
        schedule(s, Op.SENTENCE, 0, 0, 0)
        return
    s.elected = elected + 1
    tell(s, Told.ELECTED, elected, most, 0)
    if not anything_to_lynch(s):
        tell(s, Told.NO_LYNCHING, 0, 0, 0)
        schedule(s, Op.SENTENCE, 0, 0, 0)
        return
    if flick_decides(s):
        schedule(s, Op.SENTENCE, 0, 0, 0)
        return
    against = 0
    for seat in range(s.n_players):
        if s.votes[seat] == elected + 1:
            against |= 1 << seat
    poll_cards(s, against)


@rule("bethlem.awakening.flick")
def flick_decides(s):
    """An awakened John Flick's card is the one that dies where its player is elected; nobody votes for cards."""
    o = find_card(s, Card.JOHN_FLICK)
    mark = s.accused[0]
    if o == NOBODY or not is_announced(s, o) or mark == 0 or holder(s, mark - 1) != s.elected - 1:
        return False
    if not is_alive(s, mark - 1) or s.lynch_kind != Lynching.USUAL or s.mode != Mode.NORMAL:
        return False
    s.lynched = mark
    return True


@rule("bethlem.lynching.card")
def do_count_cards(s):
    """Whoever voted for the player has voted for a card; the one with most votes is lynched."""
    most = 0
    chosen = NOBODY
    for seat in range(s.n_players):
        if s.card_votes[seat]:
            tell(s, Told.VOTED_CARD, seat, spot(s, s.card_votes[seat] - 1), 0)
    for o in range(ROW * s.n_rows):
        if holder(s, o) != s.elected - 1 or why_not_verdict(s, s.place_of[o]):
            continue
        n = card_votes_against(s, o)
        if n > most:
            most = n
            chosen = o
        elif n == most:
            chosen = NOBODY
    if chosen == NOBODY:
        tell(s, Told.TIE, 0, 0, 0)
    else:
        s.lynched = chosen + 1
    schedule(s, Op.SENTENCE, 0, 0, 0)


@rule
def do_sentence(s):
    """The card chosen is lynched, by all who voted for it."""
    if s.lynched:
        o = s.lynched - 1
        by = 0
        for seat in range(s.n_players):
            if s.card_votes[seat] == s.lynched:
                by |= 1 << seat
        if s.lynch_kind == Lynching.REVIVES:
            revive(s, o)
            s.lynched = 0
        else:
            tell(s, Told.LYNCHED, spot(s, o), 0, 0)
            strike(s, o, Doom.DIRECT | Doom.LYNCHING, by)
            schedule(s, Op.TOLL, 1, 0, 0)
    schedule(s, Op.AFTER_LYNCHING, s.lynching, 0, 0)


@rule
def do_verdict(s, p, place):
    s.lynched = s.at[place] + 1
    s.card_votes[p] = s.lynched


@rule("bethlem.amnesia.second", "bethlem.events.loser")
def do_after_lynching(s, which):
    """Prophecies are looked at; after the first lynching amnesia may ask for another; then the loser draws."""
    died = s.lynched > 0 and s.pieces[s.lynched - 1].dead
    omens = s.omens
    if omens.by and omens.omen == Omen.NO_LYNCHING and not died:
        omens.came = 1
    if omens.by and omens.omen == Omen.LYNCHED and s.lynched and s.elected == omens.about + 1:
        omens.came = 1
    if s.lynched and s.elected:
        note_future(s, s.elected - 1, Question.LYNCHED)
    s.lynched = 0
    s.lynch_kind = Lynching.USUAL
    s.accused_by_amnesia = 0
    if s.options.custom:
        if s.own.tied:
            schedule(s, Op.CUSTOM, Work.TIE, 0, 0)
            return
        if s.own.now[Occurrence.SIESTA] == s.round_no and not died:
            s.own.nap = 1
        if which == 2 and lynch_once_more(s):
            return
    if which == 1:
        schedule(s, Op.CALL, Call.AMNESIA, 0, 1)
        schedule(s, Op.SECOND, 0, 0, 0)
    else:
        schedule(s, Op.ROB, 0, 0, 0)


@rule("bethlem.awakening.after_second")
def do_second(s):
    """The second lynching, if it was asked for."""
    if s.amnesia:
        s.amnesia = 0
        schedule(s, Op.POLL, 2, 0, 0)
    elif not s.options.custom or not lynch_once_more(s):
        schedule(s, Op.ROB, 0, 0, 0)


@rule("bethlem.custom.party")
def lynch_once_more(s):
    """After a night of feasting in which nobody died there is one lynching more."""
    if s.own.lynchings == 0:
        return False
    s.own.lynchings -= 1
    schedule(s, Op.POLL, 2, 0, 0)
    return True
