"""Calls at night: who answers a card's call, in private, and who watches."""
from ....kernel.agenda import schedule
from ....kernel.dice import pick
from ....kernel.log import tell_only
from ....kernel.numbers import count_bits
from ....kernel.rule import rule
from ..names import BORROWED, EVENTS, HYPNOTIZED, NIGHT_EVENTS, NOBODY, OWN, ROW, UNKNOWN, Card, Op, Phase
from ..vocabulary import Ask, Told
from .awakenings import has_awakening_left, is_announced, watcher
from .cards import find_card, has_trait, holder, is_bipolar, is_in, is_in_game, is_used_freely, user_of, wielder
from .knowledge import narrow
from .may_point import anything_doomed
from .part import OWN_CARDS


@rule("bethlem.night.in_private")
def wake(s, seat, ask, about, call, i, at):
    """Ask a seat in private, and go on with the call's next step afterwards."""
    s.awake |= 1 << seat
    if s.phase == Phase.NIGHT and watcher(s) != NOBODY:
        s.awake |= 1 << watcher(s)
    schedule(s, Op.ASK, seat, ask, about)
    schedule(s, Op.CALL, call, i, at)


@rule
def is_ready(s, p, card):
    """Whether a card's own holder still has something to do with it tonight."""
    piece = find_card(s, card)
    if is_used_freely(s, card) and card != Card.OPIO:
        return True
    match card:
        case Card.ARCHIVO: ready = not s.archive_lost or is_announced(s, piece)
        case Card.ELECTROSHOCK:
            ready = (not s.scythe or is_bipolar(s, p)) and (not s.pieces[piece].used or has_awakening_left(s, card))
        case Card.OPIO:
            of_use = anything_doomed(s) or is_bipolar(s, p)
            ready = (not s.pieces[piece].used and of_use) or has_awakening_left(s, card)
        case Card.LOBOTOMIA: ready = not s.pieces[piece].used or has_awakening_left(s, card)
        case Card.PROFETA:
            ready = (is_bipolar(s, p) or anything_dead(s)) and (not s.pieces[piece].used or has_awakening_left(s, card))
        case Card.MUERTE_DULCE: ready = not s.pieces[piece].used
        case Card.JUEGO_DE_AZAR: ready = not s.pieces[piece].used
        case _: ready = True
    return ready


@rule
def anything_dead(s):
    """Whether a dead card is on the table."""
    for piece in range(ROW * s.n_rows):
        if s.pieces[piece].dead and not s.pieces[piece].reserve:
            return True
    return False


@rule("bethlem.director.answers", "bethlem.hypnosis.after_own")
def call_card(s, call, i, at, card, ask):
    """Call one card: its holder, then the director if he has borrowed it, then the hypnotized player."""
    p = wielder(s, card)
    if i == 0:
        watch_turn(s, card, p)
    if i == 0 and p != NOBODY and is_ready(s, p, card):
        wake(s, p, ask, OWN, call, 1, at)
        return True
    director = wielder(s, Card.KRUGMAN)
    if i <= 1 and s.borrowed == card and director != NOBODY:
        wake(s, director, ask, BORROWED, call, 2, at)
        return True
    if i <= 2 and s.suggestion == card and is_in_game(s, s.hypnotized - 1):
        wake(s, s.hypnotized - 1, ask, HYPNOTIZED, call, 3, at)
        return True
    return call_borrowers(s, call, i, at, card, ask)


@OWN_CARDS.may_change()
def call_borrowers(s, call, i, at, card, ask):
    """Whether a player to whom the card's power is lent is asked."""
    return False


@OWN_CARDS.may_change()
def keeps_still(s, seat):
    """Whether a personality or an event keeps a player from getting up tonight."""
    return False


@OWN_CARDS.may_change()
def kills_again(s):
    """Whether tonight's killers kill once more; it is said once."""
    return False


@rule
def call_trait(s, call, i, at, trait, ask):
    """Call a personality."""
    if i > 0:
        return False
    for seat in range(s.n_players):
        if has_trait(s, seat, trait) and is_in_game(s, seat) and not keeps_still(s, seat):
            wake(s, seat, ask, 0, call, 1, at)
            return True
    return False


@rule("bethlem.ali.gets_up")
def call_ali(s, call, i, at):
    """As the night begins Ali says, once in the game, in whose turn she will get up."""
    p = wielder(s, Card.ALI)
    if i == 0 and p != NOBODY and not s.ali_used:
        wake(s, p, Ask.GET_UP, OWN, call, 1, at)
        return True
    return False


@rule("bethlem.ali.gets_up", "bethlem.ali.seen")
def watch_turn(s, card, p):
    """Ali, up in a card's turn, sees whose it is, if anybody gets up; she may be seen."""
    ali = user_of(s, Card.ALI)
    if ali == NOBODY or (s.ali_card != card and watcher(s) == NOBODY):
        return
    if p == NOBODY and watcher(s) != NOBODY:
        return
    if p == NOBODY:
        tell_only(s, 1 << ali, Told.NOBODY_ROSE, card, 0, 0)
        return
    if find_card(s, card) != NOBODY and holder(s, find_card(s, card)) == p:
        learn_whose(s, ali, card, p)
    tell_only(s, 1 << ali, Told.WATCHED, card, p, 0)
    if watcher(s) == NOBODY and is_seen(s):
        notice_spy(s, p, ali)


@rule("bethlem.ali.seen")
def notice_spy(s, viewer, spy):
    """A player who sees the spy knows that it is Ali, unless it is the director with her power."""
    tell_only(s, 1 << viewer, Told.SEEN_SPYING, spy, 0, 0)
    piece = find_card(s, Card.ALI)
    if piece != NOBODY and holder(s, piece) == spy:
        learn_whose(s, viewer, Card.ALI, spy)


@rule
def learn_whose(s, viewer, card, seat):
    """A viewer learns who holds a card; the fact is stored while the player has none that was dealt to others."""
    rows = rows_of(s, seat)
    if rows == UNKNOWN:
        return
    if count_bits(rows) == 1:
        row = 0
        while not rows >> row & 1:
            row += 1
        narrow(s, viewer, card, row)
    else:
        s.may[viewer][card] &= rows


@rule
def rows_of(s, seat):
    """The rows dealt to a player, as bits; all of them where cards have changed owners."""
    rows = 0
    for piece in range(0, ROW * s.n_rows, ROW):
        if s.owner[piece // ROW] == seat:
            rows |= 1 << (piece // ROW)
    for piece in range(ROW * s.n_rows):
        if holder(s, piece) == seat and not rows >> (piece // ROW) & 1:
            return UNKNOWN
    return rows


@rule
def is_seen(s):
    """Whether a player who gets up to look is seen: one chance in so many."""
    return s.options.spy_seen > 0 and pick(s, s.options.spy_seen) == 0


@rule("bethlem.narrator.future")
def call_future(s, call, i, at):
    """Each player in turn may ask the narrator about the future, once in the game."""
    seat = i
    while seat < s.n_players:
        if is_in_game(s, seat) and not s.asked_future >> seat & 1:
            wake(s, seat, Ask.FUTURE, 0, call, seat + 1, at)
            return True
        seat += 1
    return False


@rule("bethlem.events.held")
def call_events(s, call, i, at):
    """Holders of events of the night may play them, one after the other, from the first seat on."""
    seat = i
    while seat < s.n_players:
        if is_in_game(s, seat) and not keeps_still(s, seat) and holds_event_of(s, seat, NIGHT_EVENTS):
            wake(s, seat, Ask.EVENT, 0, call, seat + 1, at)
            return True
        seat += 1
    return False


@rule
def holds_event(s, seat, event):
    return s.event_at[event] == seat + 1 and not s.event_spent[event]


@rule
def holds_event_of(s, seat, events):
    """Whether a player holds an event of a set, a bit for each."""
    for event in range(EVENTS):
        if is_in(event, events) and holds_event(s, seat, event):
            return True
    return False


@rule("bethlem.reaper.kills")
def call_reaper(s, call, i, at):
    """The reaper kills where she has been defied, and marks a card."""
    p = wielder(s, Card.PARCA)
    if i == 0 and p != NOBODY and s.scythe:
        watch_turn(s, Card.PARCA, p)
        wake(s, p, Ask.SCYTHE, OWN, call, 10, at)
        return True
    if i == 10 and kills_again(s):
        if not s.options.before_17:
            tell_only(s, 1 << p, Told.STRIKE_AGAIN, 0, 0, 0)
        wake(s, p, Ask.SCYTHE, OWN, call, 10, at)
        return True
    if i == 10:
        wake(s, p, Ask.REAPER, OWN, call, 1, at)
        return True
    return call_card(s, call, i, at, Card.PARCA, Ask.REAPER)
