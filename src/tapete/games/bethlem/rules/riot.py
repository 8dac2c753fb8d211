"""The mutineers' turn: who gets up, on what they agree, and who attacks again alone."""
from ....kernel.agenda import schedule
from ....kernel.log import tell_only
from ....kernel.rule import rule
from ..custom.names import Power
from ..custom.rules.act import settle_curse
from ..custom.rules.goals import ask_power, ask_traitor, is_riser
from ..custom.rules.night import call_avenger
from ..names import BORROWED, MUTINEERS, NOBODY, OWN, ROW, UNKNOWN, Card, Doom, Op
from ..vocabulary import Ask, Told
from .awakenings import is_woken, watcher
from .calling import is_seen, wake, watch_turn
from .cards import find_card, holder, is_flesh, is_in, is_in_game, is_mutineer, may_act, spot, wielder
from .doom import strike
from .knowledge import learn_rises


@rule("bethlem.mutineers.rise", "bethlem.mary.asks")
def rises(s, seat):
    """Whether a player gets up with the mutineers tonight: as one of them, or in the place of one."""
    if s.options.custom:
        return own_rises(s, seat)
    if s.posing >> seat & 1 and is_in_game(s, seat):
        return True
    if s.barred >> seat & 1 or s.banished >> seat & 1:
        return False
    for o in range(ROW * s.n_rows):
        if is_mutineer(s, o) and holder(s, o) == seat and may_act(s, o):
            return True
    return False


@rule("bethlem.custom.rises", "bethlem.custom.gas_extra")
def own_rises(s, seat):
    """By objective; nobody while they laugh, and nobody who stands still or is flesh tonight."""
    if s.own.laughing == 2 or s.own.stopped == seat + 1 or s.barred >> seat & 1 or not is_in_game(s, seat):
        return False
    return is_riser(s, seat) and not is_flesh(s, seat)


@rule
def call_mutineers(s, call, i, at):
    """Ali may spy; then those who get up agree on a card, or on none."""
    if i == 0 and s.options.custom:
        if s.own.laughing == 2:
            return call_avenger(s, call, i, at)
        p = ask_traitor(s)
        if p != NOBODY:
            s.awake |= 1 << p
            ask_power(s, p, Power.TRAITOR)
            schedule(s, Op.CALL, call, 1, at)
            return True
    if s.own.laughing == 2:
        return False
    if i == 200:
        settle_curse(s, s.own.cursed_by, find_card(s, Card.VUDU))
        return strike_again(s, call, at)
    if i == 0:
        p = wielder(s, Card.ALI)
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
    """Who is awake sees who is awake; spies see them too, and may be seen."""
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
                    tell_only(s, 1 << seat, Told.SEEN_SPYING, spy, 0, 0)


@rule
def risers(s):
    """Who gets up with the mutineers, as bits."""
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
    if s.scythe:            # the reaper alone kills tonight: they see each other, and there is nothing to agree on
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
        return False
    s.pass_no += 1
    chosen = proposal(s, seats)
    if chosen == 0 and s.pass_no < s.options.attack_passes:
        schedule(s, Op.CALL, call, 2, at)
        return True
    if chosen > 0 and chosen != UNKNOWN:
        strike(s, chosen - 1, Doom.DIRECT | Doom.RIOT, seats)
        tell_only(s, seats, Told.ATTACKED, spot(s, chosen - 1), 0, 0)
    elif chosen == 0:
        tell_only(s, seats, Told.NO_CONSENSUS, 0, 0, 0)
    for p in range(s.n_players):
        s.proposals[p] = 0
    s.riot = 0
    if s.own.cursed_by:
        s.awake = seats
        schedule(s, Op.CALL, call, 200, at)
        return True
    return strike_again(s, call, at)


@rule("bethlem.custom.nap")
def strike_again(s, call, at):
    """After a nap in which nobody was lynched the mutineers attack a second time."""
    if s.own.again == 0:
        return False
    s.own.again = 0
    schedule(s, Op.CALL, call, 1, at)
    return True


@rule
def proposal(s, seats):
    """What all these players propose, UNKNOWN if that is to attack nobody; 0 if they do not agree."""
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
    o = daniel if not s.pieces[daniel].dead else find_card(s, Card.RICHARD_DADD)
    if o == NOBODY or not may_act(s, o) or s.pieces[o].lobotomized:
        return NOBODY
    p = holder(s, o)
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
