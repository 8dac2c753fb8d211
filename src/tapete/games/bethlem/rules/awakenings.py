"""Awakenings: the powers that wait in a card, of the last one left or of one woken by an event."""
from ....kernel.agenda import schedule
from ....kernel.log import tell, tell_only
from ....kernel.rule import rule
from ..custom.names import CHEF_LOAN
from ..names import HYPNOTIZED, LENT, NOBODY, OWN, PAIRS_ON_TABLE, ROW, Card, Doom, Op
from ..vocabulary import Act, Ask, Told, Why
from .cards import (
    count_bits,
    find_card,
    group_of,
    has_borrowed,
    has_mutineer,
    holder,
    is_alive,
    is_in_game,
    may_act,
    row_of,
    spot,
)
from .doom import may_be_saved, revive, spare, strike
from .knowledge import is_shown, show_to_all
from .may_point import anything_doomed, why_not_kill, why_not_living, why_not_save


@rule("bethlem.awakening.director")
def is_woken(s, card, c):
    """Whether a power is used awakened: its holder's card is awake, or the director's who has borrowed it."""
    if c >= LENT:
        return c == LENT + CHEF_LOAN
    o = find_card(s, card if c == OWN else Card.KRUGMAN)
    return o != NOBODY and s.pieces[o].woken == 1 and c != HYPNOTIZED


@rule("bethlem.awakening.announce")
def is_announced(s, o):
    """Whether a living card's awakening is in force that has to be announced: the card is in everybody's sight."""
    return s.pieces[o].woken and is_shown(s, o) and may_act(s, o)


@rule
def needs_announcing(card):
    return (card == Card.RICHARD_DADD or card == Card.MARY_FIRTH or card == Card.ARCHIVO or card == Card.JOHN_FLICK
            or card == Card.PARCA)


@rule("bethlem.awakening.announce")
def why_not_announce(s, p, place):
    """A player's own awakened card, covered so far, whose awakening has to be announced."""
    why = why_not_living(s, place)
    if why:
        return why
    if s.owner[row_of(place)] != p:
        return Why.NOT_YOUR_CARD
    o = s.at[place]
    if not s.pieces[o].woken or is_shown(s, o) or not needs_announcing(s.pieces[o].card):
        return Why.NOTHING_TO_ANNOUNCE
    return Why.NOTHING


@rule
def do_announce(s, p, place):
    o = s.at[place]
    show_to_all(s, o)
    tell(s, Told.ANNOUNCED, p, s.pieces[o].card, 0)


@rule("bethlem.awakening.one_use")
def has_awakening_left(s, card):
    """Whether an awakened action card has still the one use of its awakening."""
    o = find_card(s, card)
    return o != NOBODY and s.pieces[o].woken and not s.pieces[o].woke_used


@rule
def spend_awakened(s, c, card):
    """Spend the awakening of an action card, or, where it has none, its own use."""
    if c != OWN:
        return
    if has_awakening_left(s, card):
        s.pieces[find_card(s, card)].woke_used = 1
    else:
        s.pieces[find_card(s, card)].used = 1


@rule
def acts_awakened(s, c, card):
    """Whether this use of an action card is one of its awakening."""
    return has_awakening_left(s, card) if c == OWN else is_woken(s, card, c)


# ---- characters --------------------------------------------------------------------------------

@rule("bethlem.awakening.daniel")
def do_mark(s, p, seat):
    """A player turns mutineer; the inmates need not end them to win."""
    s.marked = 1
    s.turned |= 1 << seat
    tell_only(s, (1 << p) | (1 << seat), Told.TURNED, seat, 0, 0)


@rule("bethlem.awakening.nathaniel")
def victims(s):
    """How many living cards are not of players who hold a mutineer."""
    n = 0
    for o in range(ROW * s.n_rows):
        if is_alive(s, o) and not has_mutineer(s, holder(s, o)):
            n += 1
    return n


@rule
def do_massacre(s, p):
    """Half of them die, rounded down; which ones he chooses one by one."""
    s.massacred = 1
    s.immune = 0
    for seat in range(s.n_players):
        if has_mutineer(s, seat):
            s.immune |= 1 << seat
    if victims(s) >= 2 and anybody_to_massacre(s):
        schedule(s, Op.ASK, p, Ask.MASSACRE_CARD, victims(s) // 2)


@rule("bethlem.awakening.nathaniel")
def why_not_massacre(s, place):
    """Whose cards are spared the narrator says: he who asks need not know it."""
    why = why_not_kill(s, place)
    if why:
        return why
    if s.pieces[s.at[place]].doom & Doom.RIOT:
        return Why.SAME
    return Why.HAS_MUTINEER if s.immune >> s.owner[row_of(place)] & 1 else Why.NOTHING


@rule
def do_massacre_card(s, p, place, more):
    strike(s, s.at[place], Doom.DIRECT | Doom.RIOT, 1 << p)
    if more > 1 and anybody_to_massacre(s):
        schedule(s, Op.ASK, p, Ask.MASSACRE_CARD, more - 1)


@rule
def anybody_to_massacre(s):
    for place in range(ROW * s.n_rows):
        if why_not_massacre(s, place) == 0:
            return True
    return False


@rule("bethlem.awakening.ali")
def watcher(s):
    """The seat that is awake the whole night, as a narrator is: an awakened Ali's, or NOBODY."""
    o = find_card(s, Card.ALI)
    return holder(s, o) if o != NOBODY and s.pieces[o].woken and may_act(s, o) else NOBODY


@rule("bethlem.awakening.ali_silences")
def silence_killers(s, o):
    """Whoever kills an awakened Ali loses the vote; of several, whom she chooses."""
    killers = 0
    for seat in range(s.n_players):
        if s.pieces[o].killers >> seat & 1 and is_in_game(s, seat):
            killers |= 1 << seat
    if count_bits(killers) == 1:
        for seat in range(s.n_players):
            if killers >> seat & 1:
                do_silence(s, seat)
    elif killers:
        s.silenced = killers
        schedule(s, Op.ASK, holder(s, o), Ask.SILENCE, o)


@rule
def do_silence(s, seat):
    s.silenced = 0
    s.voteless |= 1 << seat
    tell(s, Told.VOTELESS, seat, 0, 0)


@rule("bethlem.awakening.larry")
def show_larrys_card(s):
    """In the morning an awakened Larry shows everybody the card that he has seen."""
    if s.larry_card:
        o = s.larry_card - 1
        show_to_all(s, o)
        tell(s, Told.ANNOUNCED, s.larry_seat - 1, Card.LARRY_OWLS, 0)
        tell(s, Told.SHOWN, spot(s, o), s.pieces[o].card, 0)


@rule("bethlem.awakening.mary")
def do_banish(s, seat, c):
    """An awakened, announced Mary who is right keeps the mutineer in bed for good, once."""
    o = find_card(s, Card.MARY_FIRTH)
    if c == OWN and is_announced(s, o) and not s.pieces[o].woke_used:
        s.pieces[o].woke_used = 1
        s.banished |= 1 << seat


@rule("bethlem.awakening.archive")
def main_card_of(s, seat):
    """A player's main card: the best of the row; of equals the one dealt to them, then the first from the left."""
    best = NOBODY
    for own in range(2):
        for place in range(ROW * s.n_rows):
            o = s.at[place]
            if s.owner[row_of(place)] != seat or s.pieces[o].reserve:
                continue
            if own == 0 and s.owner[o // ROW] != seat:
                continue
            if best == NOBODY or group_of(s.pieces[o].card) < group_of(s.pieces[best].card):
                best = o
    return best


@rule("bethlem.awakening.archive")
def muzzle(s, p, seat):
    """The player asked can do nothing against the archive's for the rest of the round."""
    s.archive_asked |= 1 << seat
    s.muzzled = seat + 1
    s.muzzled_for = p + 1
    tell_only(s, 1 << seat, Told.MUZZLED, p, 0, 0)


@rule
def is_muzzled(s, p, place):
    """Whether a player may do nothing to a card: it is the archive's who has asked them."""
    return s.muzzled == p + 1 and s.owner[row_of(place)] == s.muzzled_for - 1 and s.muzzled_for != p + 1


@rule("bethlem.awakening.siamese")
def twin_position_lives(s, o):
    """An awakened siamese dies only once the card in the same position of the other's row is dead."""
    other = find_card(s, Card.SIAMESA_1 + Card.SIAMESA_2 - s.pieces[o].card)
    if other == NOBODY:
        return False
    place = ROW * row_of(s.place_of[other]) + s.place_of[o] % ROW
    return not s.pieces[s.at[place]].dead


@rule("bethlem.awakening.reaper")
def may_shift(s):
    """Whether the awakened reaper has been defied tonight, and a token can be moved."""
    o = find_card(s, Card.PARCA)
    if o == NOBODY or not is_announced(s, o) or s.reaped == 0 or s.pieces[s.reaped - 1].doom:
        return False
    return anything_doomed(s)


@rule("bethlem.awakening.reaper")
def why_not_shift(s, one, other):
    """A token from a card to another living one of the same player."""
    why = why_not_save(s, one)
    if why == Why.NOTHING:
        why = why_not_kill(s, other)
    if why:
        return why
    if one == other or s.pieces[s.at[other]].doom:
        return Why.SAME
    return Why.NOTHING if s.owner[row_of(one)] == s.owner[row_of(other)] else Why.ONE_PLAYER


@rule
def do_shift(s, p, one, other):
    doom = s.pieces[s.at[one]].doom
    killers = s.pieces[s.at[one]].killers
    spare(s, s.at[one])
    strike(s, s.at[other], doom, killers)
    if may_shift(s):
        schedule(s, Op.ASK, p, Ask.SHIFT, 0)


# ---- action cards ------------------------------------------------------------------------------

@rule("bethlem.awakening.cataleptic")
def strike_back(s, o):
    """An awakened cataleptic that comes back may kill a card."""
    if has_awakening_left(s, Card.CATALEPTICO) and s.pieces[o].card == Card.CATALEPTICO:
        s.pieces[o].woke_used = 1
        schedule(s, Op.ASK, holder(s, o), Ask.STRIKE_BACK, 0)


@rule
def come_back(s, o):
    spare(s, o)
    if s.pieces[o].used or has_awakening_left(s, Card.CATALEPTICO):
        strike_back(s, o)
    s.pieces[o].used = 1


@rule
def may_come_back(s, o):
    """Whether a cataleptic still has a life to spare."""
    piece = s.pieces[o]
    if piece.card == Card.CATALEPTICO:
        return not piece.used or (piece.woken and not piece.woke_used)
    if s.options.custom and has_borrowed(s, o, Card.CATALEPTICO):
        return True
    return piece.card == Card.KRUGMAN and s.borrowed == Card.CATALEPTICO


@rule("bethlem.awakening.cellmates")
def bring_back_own(s, o):
    """The cards of the same player that had died with other cellmates come back."""
    seat = holder(s, o)
    for other in range(ROW * s.n_rows):
        if other != o and holder(s, other) == seat and s.pieces[other].by_cell and s.pieces[other].dead:
            revive(s, other)


@rule("bethlem.awakening.sweet_death")
def follow_sleep(s, o):
    """An awakened sweet death may take its chosen card along, or, its opposite, bring it back."""
    if s.pieces[o].woken and s.slept and s.slept != o + 1:
        schedule(s, Op.ASK, holder(s, o), Ask.TAKE_ALONG, o)


@rule
def do_take_along(s, p, yes):
    if yes:
        o = s.slept - 1
        if s.slept_reverse:
            revive(s, o)
        else:
            strike(s, o, Doom.INDIRECT, 1 << p)
            schedule(s, Op.TOLL, 1, 0, 0)
    s.slept = 0


@rule("bethlem.awakening.chance")
def may_guess(s, o):
    """Whether an awakened game of chance about to die may stake its life on the card under its chip."""
    piece = s.pieces[o]
    if piece.card != Card.JUEGO_DE_AZAR or not may_be_saved(s, o) or not piece.woken or piece.woke_used:
        return False
    for k in range(PAIRS_ON_TABLE):
        if s.chips[k].source == o + 1 and s.chips[k].on:
            return True
    return False


@rule
def do_guess(s, o, group):
    s.pieces[o].woke_used = 1
    for k in range(PAIRS_ON_TABLE):
        chip = s.chips[k]
        if chip.source == o + 1 and chip.on and group_of(s.pieces[chip.on - 1].card) == group:
            spare(s, o)
            show_to_all(s, o)
            tell(s, Told.SURVIVES, spot(s, o), s.pieces[o].card, 0)


@rule
def answer_awakened(s, p, ask, c, kind, a, b):
    """Carry out what a player has answered to a question of an awakening."""
    match ask:
        case Ask.MARK:
            if kind == Act.PLAYER:
                do_mark(s, p, a)
        case Ask.MASSACRE:
            if kind == Act.YES:
                do_massacre(s, p)
        case Ask.MASSACRE_CARD: do_massacre_card(s, p, a, c)
        case Ask.SILENCE:
            if kind == Act.PLAYER:
                do_silence(s, a)
        case Ask.SHIFT:
            if kind == Act.PAIR:
                do_shift(s, p, a, b)
        case Ask.GUESS: do_guess(s, c, a)
        case Ask.STRIKE_BACK:
            if kind == Act.POINT:
                strike(s, s.at[a], Doom.INDIRECT, 1 << p)
        case Ask.ACCUSED: s.accused_by_amnesia = a + 1
        case Ask.TAKE_ALONG: do_take_along(s, p, kind == Act.YES)
