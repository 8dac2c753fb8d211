"""The lynching: votes sealed until all are in, first for a player, then for one of that player's cards."""
from ....kernel.agenda import schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import EVERYONE, NOBODY, PAIRS_ON_TABLE, ROW, Call, Card, Doom, Lynching, Mode, Omen, Op, Phase, Question
from ..vocabulary import Ask, Told
from .awakenings import is_announced
from .ballots import anything_to_lynch, only_choice, poll_cards
from .cards import find_card, has_trait, holder, is_absent, is_alive, is_in_game, row_of, spot
from .doom import revive, strike
from .future import note_future
from .may_point import why_not_verdict
from .part import OWN_CARDS


@rule("bethlem.lynching.vote", "bethlem.three.lynchers", "bethlem.two.lynchers")
def may_vote(s, seat):
    """Players in the game may vote, except those banned today and those who have lost their vote.

    If there are two sides, one lynches in odd rounds and the other in even ones.
    """
    if not is_in_game(s, seat) or s.voteless >> seat & 1 or s.banned == seat + 1:
        return False
    if is_absent(s, seat):
        return False
    match s.mode:
        case Mode.THREE: return (seat == s.alone) == (s.round_no % 2 == 1)
        case Mode.TWO: return seat == (s.round_no + 1) % 2
    return True


@rule("bethlem.lynching.sealed")
def do_poll(s, which):
    """All who may, vote for a player; a side that lynches alone points at a card at once."""
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
        if is_out_of_reach_of_all(s):
            return
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


@rule("bethlem.flick.protects")
def is_out_of_reach_of_all(s):
    """Whether the player elected has no card that may be lynched: then no card is."""
    if anything_to_lynch(s):
        return False
    tell(s, Told.NO_LYNCHING, 0, 0, 0)
    schedule(s, Op.SENTENCE, 0, 0, 0)
    return True


@rule("bethlem.traits.responsibility")
def votes_of(s, seat):
    return 2 if has_trait(s, seat, Card.RESPONSABILIDAD) else 1


@OWN_CARDS.may_change()
def weight(s, seat):
    """How many votes a player's counts for today."""
    return votes_of(s, seat)


@OWN_CARDS.may_change()
def votes_that_count(s, seat, n):
    """How many of the votes cast against a player count."""
    return n


@rule("bethlem.flick.accuses")
def accusations(s, piece):
    """The votes that John Flick's tokens add against a card."""
    n = 0
    for k in range(PAIRS_ON_TABLE):
        if s.mode == Mode.NORMAL and s.accused[k] == piece + 1 and is_alive(s, piece):
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
    n = votes_that_count(s, seat, n)
    for piece in range(ROW * s.n_rows):
        if holder(s, piece) == seat:
            n += accusations(s, piece)
    return n


@rule
def card_votes_against(s, piece):
    n = accusations(s, piece)
    for voter in range(s.n_players):
        if s.card_votes[voter] == piece + 1:
            n += weight(s, voter)
    return n


@OWN_CARDS.may_change()
def counts_double_today(s, seat):
    """Whether all can see that something else doubles a player's vote."""
    return False


@OWN_CARDS.may_change()
def tell_uncounted(s):
    """Tell which votes do not count, as far as all can see."""


@OWN_CARDS.may_change()
def tell_lent_votes(s, seat):
    """Tell which votes against a player come from another player than the voter, as far as all can see."""


@OWN_CARDS.may_change()
def tell_lent_card_votes(s):
    """The same of votes for a card."""


@OWN_CARDS.may_change()
def lender_in_tie(s, most):
    """1 + the player whose personality doubles another's vote against one of those tied with `most` votes, as far as
    all can see; 0 for none."""
    return 0


@rule
def how_voted(s, seat):
    """The mark told with a vote: 1 if all can see that it counts double, 2 if it is for who gets a card back."""
    seen = s.traits_seen[seat] & EVERYONE == EVERYONE and s.traits[seat] == Card.RESPONSABILIDAD
    double = (seen and has_trait(s, seat, Card.RESPONSABILIDAD)) or counts_double_today(s, seat)
    return (1 if double else 0) + (2 if s.lynch_kind == Lynching.REVIVES else 0)


@rule("bethlem.lynching.most_votes")
def do_count(s):
    """The player with most votes is lynched; with a tie, nobody is."""
    most = 0
    elected = NOBODY
    for seat in range(s.n_players):
        if s.votes[seat]:
            tell(s, Told.VOTED, seat, s.votes[seat] - 1, how_voted(s, seat))
            s.voted[seat][s.votes[seat] - 1] += 1
        n = votes_against(s, seat) if may_be_elected(s, seat) else 0
        if n > most:
            most = n
            elected = seat
        elif n == most:
            elected = NOBODY
    for k in range(PAIRS_ON_TABLE):
        piece = s.accused[k] - 1
        if piece >= 0 and s.mode == Mode.NORMAL and is_alive(s, piece) and may_be_elected(s, holder(s, piece)):
            tell(s, Told.EXTRA_VOTE, spot(s, piece), 0, 0)
        elif piece >= 0 and s.mode == Mode.NORMAL and s.pieces[piece].dead and not s.options.before_12:
            tell(s, Told.EXTRA_VOTE, spot(s, piece), 1, 0)
    tell_uncounted(s)
    if elected == NOBODY:
        if s.lynch_kind != Lynching.REVIVES and condemns_tied(s, most):
            return
        tell(s, Told.TIE, 1 if s.lynch_kind == Lynching.REVIVES else 0, lender_in_tie(s, most), 0)
        schedule(s, Op.SENTENCE, 0, 0, 0)
        return
    s.elected = elected + 1
    tell(s, Told.ELECTED, elected, most, 0)
    tell_lent_votes(s, elected)
    if is_out_of_reach_of_all(s):
        return
    if flick_decides(s):
        schedule(s, Op.SENTENCE, 0, 0, 0)
        return
    against = 0
    for seat in range(s.n_players):
        if s.votes[seat] == elected + 1:
            against |= 1 << seat
    poll_cards(s, against)


@OWN_CARDS.may_change()
def condemns_tied(s, most):
    """Whether a tie of so many votes condemns all who are tied; their cards are then voted for one after the other."""
    return False


@rule("bethlem.awakening.flick")
def flick_decides(s):
    """An awakened John Flick's card is the one that dies if its player is elected; nobody votes for cards."""
    piece = find_card(s, Card.JOHN_FLICK)
    mark = s.accused[0]
    if piece == NOBODY or not is_announced(s, piece) or mark == 0 or holder(s, mark - 1) != s.elected - 1:
        return False
    if not is_alive(s, mark - 1) or s.lynch_kind != Lynching.USUAL or s.mode != Mode.NORMAL:
        return False
    s.lynched = mark
    return True


@rule("bethlem.lynching.card")
def do_count_cards(s):
    """Those who voted for the player have voted for a card; the one with most votes is lynched."""
    most = 0
    chosen = NOBODY
    asked = only_choice(s) == NOBODY
    for seat in range(s.n_players):
        if s.card_votes[seat] and asked:
            tell(s, Told.VOTED_CARD, seat, spot(s, s.card_votes[seat] - 1), how_voted(s, seat))
    if asked and not s.options.before_16:
        tell_lent_card_votes(s)
    for piece in range(ROW * s.n_rows):
        if holder(s, piece) != s.elected - 1 or why_not_verdict(s, s.place_of[piece]):
            continue
        n = card_votes_against(s, piece)
        if n > most:
            most = n
            chosen = piece
        elif n == most:
            chosen = NOBODY
    if chosen == NOBODY:
        tell_card_tie(s)
    else:
        s.lynched = chosen + 1
    schedule(s, Op.SENTENCE, 0, 0, 0)


@rule
def tell_card_tie(s):
    back = 1 if s.lynch_kind == Lynching.REVIVES else 0
    if s.options.before_14:
        tell(s, Told.TIE, back, 0, 0)
    else:
        tell(s, Told.CARD_TIE, s.elected - 1, back, 0)


@rule
def do_sentence(s):
    """The card chosen is lynched, by all who voted for it."""
    if s.lynched:
        piece = s.lynched - 1
        by = 0
        for seat in range(s.n_players):
            if s.card_votes[seat] == s.lynched:
                by |= 1 << seat
        if s.lynch_kind == Lynching.REVIVES:
            revive(s, piece)
            s.lynched = 0
        else:
            tell(s, Told.LYNCHED, spot(s, piece), 0, 0)
            strike(s, piece, Doom.DIRECT | Doom.LYNCHING, by)
            schedule(s, Op.TOLL, 1, 0, 0)
    schedule(s, Op.AFTER_LYNCHING, s.lynching, 0, 0)


@rule
def do_verdict(s, p, points, place):
    """A side that lynches alone points at a card, or at none."""
    if points:
        s.lynched = s.at[place] + 1
        s.card_votes[p] = s.lynched
    else:
        tell(s, Told.LYNCHES_NOBODY, p, 1 if s.lynch_kind == Lynching.REVIVES else 0, 0)


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
    if goes_on_lynching(s, which, died):
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
    elif not lynches_once_more(s):
        schedule(s, Op.ROB, 0, 0, 0)


@OWN_CARDS.may_change()
def goes_on_lynching(s, which, died):
    """Whether there is more to lynch after the lynching `which`, in which somebody `died` or not."""
    return False


@OWN_CARDS.may_change()
def lynches_once_more(s):
    """Whether there is one lynching more today."""
    return False
