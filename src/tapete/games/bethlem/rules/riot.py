"""The mutineers' turn: who gets up, which card they agree on, and who attacks again alone."""
from ....kernel.agenda import schedule
from ....kernel.log import tell_only
from ....kernel.rule import rule
from ..names import BORROWED, MUTINEERS, NOBODY, OWN, ROW, UNKNOWN, Card, Doom, Op
from ..vocabulary import Ask, Told
from .awakenings import is_woken, watcher
from .calling import is_seen, kills_again, notice_spy, wake, watch_turn
from .cards import find_card, holder, is_in, is_in_game, is_mutineer, may_act, user_of, wielder
from .doom import strike, tell_attack
from .knowledge import learn_rises
from .part import OWN_CARDS

NOT_OTHERWISE = -1
"""A call is answered as usual."""


@OWN_CARDS.may_change("bethlem.mutineers.rise", "bethlem.mary.asks")
def rises(s, seat):
    """Whether a player gets up with the mutineers tonight: as one of them, or in the place of one."""
    if s.posing >> seat & 1 and is_in_game(s, seat):
        return True
    if s.barred >> seat & 1 or s.banished >> seat & 1:
        return False
    for piece in range(ROW * s.n_rows):
        if is_mutineer(s, piece) and holder(s, piece) == seat and may_act(s, piece):
            return True
    return False


@rule
def call_mutineers(s, call, i, at):
    """Ali may spy; then those who get up agree on a card, or on none."""
    otherwise = answer_otherwise(s, call, i, at)
    if otherwise != NOT_OTHERWISE:
        return otherwise == 1
    if i == 0:
        p = user_of(s, Card.ALI)
        if watcher(s) != NOBODY:
            s.spies |= 1 << watcher(s)
        elif p != NOBODY:
            wake(s, p, Ask.SPY, OWN, call, 1, at)
            return True
    if i <= 1:
        s.pass_no = 0
        for seat in range(s.n_players):
            s.proposals[seat] = 0
        s.riot = risers(s)
        open_eyes(s)
        p = wielder(s, Card.NATHANIEL)
        if is_woken(s, Card.NATHANIEL, OWN) and may_massacre(s, p):
            wake(s, p, Ask.MASSACRE, 0, call, 2, at)
            s.awake |= s.riot
            return True
    return agree(s, call, i, at)


@rule("bethlem.mutineers.know_each_other", "bethlem.ali.spies")
def open_eyes(s):
    """Seats that are awake see who is awake; spies see them too, and may be seen."""
    for seat in range(s.n_players):
        if not rises(s, seat):
            continue
        for viewer in range(s.n_players):
            if viewer != seat and (rises(s, viewer) or s.spies >> viewer & 1):
                learn_rises(s, viewer, seat, True)
                tell_only(s, 1 << viewer, Told.AWAKE, seat, 0, 0)
    for spy in range(s.n_players):
        if s.spies >> spy & 1 and spy != watcher(s) and is_seen(s):
            for seat in range(s.n_players):
                if rises(s, seat):
                    notice_spy(s, seat, spy)


@rule
def risers(s):
    """The players who get up with the mutineers, as bits."""
    seats = 0
    for seat in range(s.n_players):
        if rises(s, seat):
            seats |= 1 << seat
    return seats


@rule("bethlem.mutineers.consensus")
def agree(s, call, i, at):
    """Each proposes in turn and sees what the others propose; all the same: that card is attacked.

    Without agreement after some rounds nobody is. Step 2 + seat asks that seat.
    """
    seats = s.riot
    if s.scythe:            # only the reaper kills tonight: they see each other, and need not agree
        s.riot = 0
        return False
    seat = max(0, i - 2)
    while seat < s.n_players:
        if seats >> seat & 1:
            wake(s, seat, Ask.ATTACK, 0, call, seat + 3, at)
            s.awake = seats
            return True
        seat += 1
    if seats == 0:
        tell_empty_call(s)
        return False
    s.pass_no += 1
    chosen = proposal(s, seats)
    if chosen == 0 and s.pass_no < s.options.attack_passes:
        schedule(s, Op.CALL, call, 2, at)
        return True
    if chosen > 0 and chosen != UNKNOWN:
        strike(s, chosen - 1, Doom.DIRECT | Doom.RIOT, seats)
        tell_attack(s, seats | s.spies, chosen - 1)
    elif chosen == 0:
        tell_only(s, seats | s.spies, Told.NO_CONSENSUS, 0, 0, 0)
    for p in range(s.n_players):
        s.proposals[p] = 0
    s.riot = 0
    return pays_for_attack(s, call, at, seats) or strike_again(s, call, at, seats | s.spies)


@rule("bethlem.ali.spies")
def tell_empty_call(s):
    """Tell whoever chose to spy that no mutineer gets up; who watches every call hears of none that is empty."""
    spies = s.spies & ~(1 << watcher(s)) if watcher(s) != NOBODY else 0 + s.spies
    if spies and not s.options.before_17:
        tell_only(s, spies, Told.NOBODY_UP, 0, 0, 0)


@OWN_CARDS.may_change()
def answer_otherwise(s, call, i, at):
    """Whether something else answers the mutineers' call, 1 or 0, or NOT_OTHERWISE."""
    return NOT_OTHERWISE


@OWN_CARDS.may_change()
def pays_for_attack(s, call, at, seats):
    """Whether the call goes on because the attackers owe a price."""
    return False


@rule
def strike_again(s, call, at, seats):
    """Players who kill twice tonight attack a second time; `seats` are told so, as bits."""
    if not kills_again(s):
        return False
    if not s.options.before_17:
        tell_only(s, seats, Told.STRIKE_AGAIN, 0, 0, 0)
    schedule(s, Op.CALL, call, 1, at)
    return True


@rule
def proposal(s, seats):
    """The common proposal of all these players, UNKNOWN if it is to attack nobody; 0 if they do not agree."""
    chosen = 0
    for seat in range(s.n_players):
        if seats >> seat & 1:
            if chosen and chosen != s.proposals[seat]:
                return 0
            chosen = s.proposals[seat]
    return chosen


@rule
def may_massacre(s, p):
    """Whether a player may kill half of the others' cards: awakened, up, and on a night when others may kill."""
    return p != NOBODY and s.riot >> p & 1 == 1 and not s.massacred and not s.scythe


@rule("bethlem.daniel.again", "bethlem.daniel.heir")
def leader(s):
    """Who attacks again alone: Daniel, or, when he has fallen, Richard Dadd."""
    daniel = find_card(s, Card.DANIEL)
    if daniel == NOBODY:
        return NOBODY
    piece = daniel if not s.pieces[daniel].dead else find_card(s, Card.RICHARD_DADD)
    if piece == NOBODY or not may_act(s, piece) or s.pieces[piece].lobotomized:
        return NOBODY
    p = holder(s, piece)
    return NOBODY if s.barred >> p & 1 or s.banished >> p & 1 else p


@rule("bethlem.director.mutineer")
def call_leader(s, call, i, at):
    """Daniel attacks alone; then the director, if he has borrowed a mutineer's power."""
    p = leader(s)
    if i == 0:
        watch_turn(s, Card.DANIEL, p)
    if i == 0 and p != NOBODY and not s.marked and is_woken(s, Card.DANIEL, OWN) and wielder(s, Card.DANIEL) == p:
        wake(s, p, Ask.MARK, 0, call, 10, at)
        return True
    if (i == 0 or i == 10) and p != NOBODY and not s.scythe:
        wake(s, p, Ask.ATTACK_ALONE, OWN, call, 1, at)
        return True
    director = wielder(s, Card.KRUGMAN)
    if i == 2 or director == NOBODY or not s.borrowed or not is_in(s.borrowed, MUTINEERS):
        return False
    if i != 11 and s.borrowed == Card.DANIEL and not s.marked and is_woken(s, Card.DANIEL, BORROWED):
        wake(s, director, Ask.MARK, 0, call, 11, at)
        return True
    if i != 11 and s.borrowed == Card.NATHANIEL and is_woken(s, Card.NATHANIEL, BORROWED) and not s.massacred:
        if not s.scythe:
            wake(s, director, Ask.MASSACRE, 0, call, 11, at)
            return True
    if s.scythe:
        return False
    wake(s, director, Ask.ATTACK_ALONE, BORROWED, call, 2, at)
    return True
