"""Awakenings: the dormant powers of a player's last card, or of a card that an event wakes."""
from ....kernel.agenda import schedule
from ....kernel.log import tell, tell_only
from ....kernel.numbers import count_bits
from ....kernel.rule import rule
from ..names import HYPNOTIZED, LENT, LENT_AWAKENED, NOBODY, OWN, PAIRS_ON_TABLE, ROW, Card, Doom, Op, Phase
from ..vocabulary import Act, Ask, Told, Why
from .ballots import take_vote
from .cards import find_card, group_of, has_borrowed, has_mutineer, holder, is_alive, is_in_game, may_act, row_of, spot
from .doom import may_be_saved, may_be_spared, revive_by, spare, spare_attacks, strike, strike_from, tokens_of
from .knowledge import is_shown, show_to_all
from .may_point import anything_doomed, why_not_kill, why_not_living, why_not_save


@rule("bethlem.awakening.director")
def is_woken(s, card, claim):
    """Whether a power is used awakened: its holder's card is awake, or the director's who has borrowed it."""
    if claim >= LENT:
        return claim == LENT_AWAKENED
    piece = find_card(s, card if claim == OWN else Card.KRUGMAN)
    return piece != NOBODY and s.pieces[piece].woken == 1 and claim != HYPNOTIZED


@rule("bethlem.awakening.announce")
def is_announced(s, piece):
    """Whether a living card's awakening is in force that must be announced: everybody sees the card."""
    return s.pieces[piece].woken and is_shown(s, piece) and may_act(s, piece)


@rule
def needs_announcing(card):
    return card == Card.MARY_FIRTH or card == Card.ARCHIVO or card == Card.JOHN_FLICK or card == Card.PARCA


@rule("bethlem.awakening.announce")
def why_not_announce(s, p, place):
    """Why a player may not announce a card. It must be their own awakened card, covered so far, with an awakening to
    announce."""
    why = why_not_living(s, place)
    if why:
        return why
    if s.owner[row_of(place)] != p:
        return Why.ANNOUNCES_OWN
    piece = s.at[place]
    if not s.pieces[piece].woken or is_shown(s, piece) or not needs_announcing(s.pieces[piece].card):
        return Why.NOTHING_TO_ANNOUNCE
    return Why.NOTHING


@rule
def do_announce(s, p, place):
    piece = s.at[place]
    show_to_all(s, piece)
    tell(s, Told.ANNOUNCED, p, s.pieces[piece].card, 0)


@rule("bethlem.awakening.one_use")
def has_awakening_left(s, card):
    """Whether an awakened action card still has the single use of its awakening."""
    piece = find_card(s, card)
    return piece != NOBODY and s.pieces[piece].woken and not s.pieces[piece].woke_used


@rule
def spend_awakened(s, claim, card):
    """Spend the awakening of an action card, or its own use if it has no awakening."""
    if claim != OWN:
        return
    if has_awakening_left(s, card):
        s.pieces[find_card(s, card)].woke_used = 1
    else:
        s.pieces[find_card(s, card)].used = 1


@rule
def acts_awakened(s, claim, card):
    """Whether this use of an action card is one of its awakening."""
    return has_awakening_left(s, card) if claim == OWN else is_woken(s, card, claim)


# ---- characters --------------------------------------------------------------------------------

@rule("bethlem.awakening.daniel")
def do_mark(s, p, seat):
    """A player turns mutineer; the inmates need not end them to win."""
    s.marked = 1
    s.turned |= 1 << seat
    if s.options.before_9:
        tell_only(s, (1 << p) | (1 << seat), Told.TURNED, seat, 0, 0)
        return
    tell_only(s, 1 << seat, Told.TURNED, seat, 0, 0)
    if seat != p:
        tell_only(s, 1 << p, Told.TURNED, seat, 0, 0)


@rule("bethlem.awakening.nathaniel")
def victims(s):
    """How many living cards belong to players who hold no mutineer."""
    n = 0
    for piece in range(ROW * s.n_rows):
        if is_alive(s, piece) and not has_mutineer(s, holder(s, piece)):
            n += 1
    return n


@rule
def do_massacre(s, p):
    """Half of them die, rounded down; he chooses them one by one. Players who are up with him are told first."""
    s.massacred = 1
    tell_only(s, (s.riot | s.spies) & ~(1 << p), Told.ANNOUNCED, p, Card.NATHANIEL, 0)
    s.immune = 0
    for seat in range(s.n_players):
        if has_mutineer(s, seat):
            s.immune |= 1 << seat
    if victims(s) >= 2 and anybody_to_massacre(s):
        schedule(s, Op.ASK, p, Ask.MASSACRE_CARD, victims(s) // 2)


@rule("bethlem.awakening.nathaniel")
def why_not_massacre(s, place):
    """The narrator says whose cards are spared; he does not need to know it to ask."""
    why = why_not_kill(s, place)
    if why:
        return why
    if s.pieces[s.at[place]].doom & Doom.RIOT:
        return Why.DOOMED
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
    piece = find_card(s, Card.KRUGMAN if s.borrowed == Card.ALI else Card.ALI)
    return holder(s, piece) if piece != NOBODY and s.pieces[piece].woken and may_act(s, piece) else NOBODY


@rule("bethlem.awakening.ali_silences")
def silence_killers(s, piece):
    """The killer of an awakened Ali loses the vote; of several, the one whom she chooses."""
    killers = 0
    for seat in range(s.n_players):
        if s.pieces[piece].killers >> seat & 1 and is_in_game(s, seat):
            killers |= 1 << seat
    if count_bits(killers) == 1:
        for seat in range(s.n_players):
            if killers >> seat & 1:
                do_silence(s, seat)
    elif killers:
        s.silenced = killers
        schedule(s, Op.ASK, holder(s, piece), Ask.SILENCE, piece)


@rule
def do_silence(s, seat):
    s.silenced = 0
    take_vote(s, seat, Card.ALI)


@rule("bethlem.awakening.larry")
def show_larrys_card(s):
    """In the morning an awakened Larry shows everybody the card that he has seen."""
    if s.larry_card:
        piece = s.larry_card - 1
        show_to_all(s, piece)
        tell(s, Told.ANNOUNCED, s.larry_seat - 1, Card.LARRY_OWLS, 0)
        tell(s, Told.SHOWN, spot(s, piece), s.pieces[piece].card, 0)


@rule("bethlem.awakening.mary")
def do_banish(s, seat, claim):
    """An awakened, announced Mary who is right keeps the mutineer in bed for good, once."""
    piece = find_card(s, Card.MARY_FIRTH)
    if claim == OWN and is_announced(s, piece) and not s.pieces[piece].woke_used:
        s.pieces[piece].woke_used = 1
        s.banished |= 1 << seat


@rule("bethlem.awakening.archive")
def main_card_of(s, seat):
    """A player's main card: the best of the row; of equals the one dealt to them, then the first from the left."""
    best = NOBODY
    for own in range(2):
        for place in range(ROW * s.n_rows):
            piece = s.at[place]
            if s.owner[row_of(place)] != seat or s.pieces[piece].reserve:
                continue
            if own == 0 and s.owner[piece // ROW] != seat:
                continue
            if best == NOBODY or group_of(s.pieces[piece].card) < group_of(s.pieces[best].card):
                best = piece
    return best


@rule("bethlem.awakening.archive")
def muzzle(s, p, seat):
    """The player asked can do nothing against the archive's for the rest of the round."""
    s.archive_asked |= 1 << seat
    s.muzzled = seat + 1
    s.muzzled_for = p + 1
    if seat != p:
        tell_only(s, 1 << seat, Told.MUZZLED, p, 0, 0)


@rule
def is_muzzled(s, p, place):
    """Whether a player may do nothing to a card: it is the archive's who has asked them."""
    return s.muzzled == p + 1 and s.owner[row_of(place)] == s.muzzled_for - 1 and s.muzzled_for != p + 1


@rule("bethlem.awakening.siamese")
def twin_position_lives(s, piece):
    """An awakened siamese dies only once the card in the same position of the other's row is dead."""
    other = find_card(s, Card.SIAMESA_1 + Card.SIAMESA_2 - s.pieces[piece].card)
    if other == NOBODY:
        return False
    place = ROW * row_of(s.place_of[other]) + s.place_of[piece] % ROW
    if s.at[place] == other and s.pieces[other].woken:      # otherwise each would wait for the other
        return False
    return not s.pieces[s.at[place]].dead


@rule("bethlem.awakening.reaper")
def may_shift(s):
    """Whether the awakened reaper has been defied tonight, and a token can be moved."""
    piece = find_card(s, Card.PARCA)
    if piece == NOBODY or not is_announced(s, piece) or s.reaped == 0 or s.reap_tried:
        return False
    return anything_doomed(s)


@rule("bethlem.awakening.reaper")
def tokens_to_shift(s):
    """How many tokens can be moved: the reaper may move one so many times."""
    n = 0
    for piece in range(ROW * s.n_rows):
        n += may_be_spared(s, piece)
    return n


@rule("bethlem.awakening.reaper")
def why_not_shift(s, one, other):
    """A token from a card to another living one of the same player."""
    why = why_not_save(s, one)
    if why == Why.NOTHING:
        why = why_not_kill(s, other)
    if why:
        return why
    if one == other:
        return Why.SAME
    if s.pieces[s.at[other]].doom:
        return Why.DOOMED
    return Why.NOTHING if s.owner[row_of(one)] == s.owner[row_of(other)] else Why.ONE_PLAYER


@rule
def do_shift(s, p, one, other, left):
    """Move a token; of `left` moves, one for each token that was there, this is one."""
    doom = tokens_of(s, s.at[one])
    killers = s.pieces[s.at[one]].killers
    spare_attacks(s, s.at[one])
    strike(s, s.at[other], doom, killers)
    if left > 1 and may_shift(s):
        schedule(s, Op.ASK, p, Ask.SHIFT, left - 1)


# ---- action cards ------------------------------------------------------------------------------

@rule("bethlem.awakening.cataleptic")
def strike_back(s, piece):
    """An awakened cataleptic that comes back may kill a card."""
    if has_awakening_left(s, Card.CATALEPTICO) and s.pieces[piece].card == Card.CATALEPTICO:
        s.pieces[piece].woke_used = 1
        schedule(s, Op.ASK, holder(s, piece), Ask.STRIKE_BACK, 0)


@rule
def come_back(s, piece):
    if s.phase != Phase.NIGHT:
        tell(s, Told.HOLDS, spot(s, piece), s.pieces[piece].cause, 0)
    else:
        tell_only(s, 1 << holder(s, piece), Told.CAME_ROUND, spot(s, piece), 0, 0)
    spare(s, piece)
    if s.pieces[piece].used or has_awakening_left(s, Card.CATALEPTICO):
        strike_back(s, piece)
    s.pieces[piece].used = 1


@rule
def may_come_back(s, piece):
    """Whether a cataleptic still has a life left."""
    it = s.pieces[piece]
    if it.card == Card.CATALEPTICO:
        return not it.used or (it.woken and not it.woke_used)
    return has_borrowed(s, piece, Card.CATALEPTICO) or (it.card == Card.KRUGMAN and s.borrowed == Card.CATALEPTICO)


@rule("bethlem.awakening.cellmates")
def bring_back_own(s, piece):
    """The cards of the same player that had died with other cellmates come back."""
    seat = holder(s, piece)
    for other in range(ROW * s.n_rows):
        if other != piece and holder(s, other) == seat and s.pieces[other].by_cell and s.pieces[other].dead:
            revive_by(s, other, Card.COMPANERO_1)


@rule("bethlem.awakening.sweet_death")
def follow_sleep(s, piece):
    """An awakened sweet death may take its chosen card along, or, its opposite, bring it back."""
    if s.pieces[piece].woken and s.slept and s.slept != piece + 1:
        schedule(s, Op.ASK, holder(s, piece), Ask.TAKE_ALONG, piece)


@rule
def do_take_along(s, p, yes):
    if yes:
        piece = s.slept - 1
        if s.slept_reverse:
            revive_by(s, piece, Card.MUERTE_DULCE)
        else:
            strike_from(s, piece, Doom.INDIRECT, 1 << p, Card.MUERTE_DULCE)
            schedule(s, Op.TOLL, 1, 0, 0)
    s.slept = 0


@rule("bethlem.awakening.chance")
def may_guess(s, piece):
    """Whether an awakened game of chance about to die may stake its life on the card under its chip."""
    it = s.pieces[piece]
    if it.card != Card.JUEGO_DE_AZAR or not may_be_saved(s, piece) or not it.woken or it.woke_used:
        return False
    for k in range(PAIRS_ON_TABLE):
        if s.chips[k].source == piece + 1 and s.chips[k].on:
            return True
    return False


@rule
def do_guess(s, piece, group):
    """If it is wrong, only its player hears so, because others may still decide whether the card dies."""
    s.pieces[piece].woke_used = 1
    right = False
    for k in range(PAIRS_ON_TABLE):
        chip = s.chips[k]
        if chip.source == piece + 1 and chip.on and group_of(s.pieces[chip.on - 1].card) == group:
            right = True
            spare(s, piece)
            show_to_all(s, piece)
            tell(s, Told.SURVIVES, spot(s, piece), s.pieces[piece].card, 0)
    if not right:
        tell_only(s, 1 << holder(s, piece), Told.MISGUESSED, group, 0, 0)


@rule
def answer_awakened(s, p, ask, about, kind, a, b):
    """Carry out a player's answer to a question of an awakening."""
    match ask:
        case Ask.MARK:
            if kind == Act.PLAYER:
                do_mark(s, p, a)
        case Ask.MASSACRE:
            if kind == Act.YES:
                do_massacre(s, p)
        case Ask.MASSACRE_CARD: do_massacre_card(s, p, a, about)
        case Ask.SILENCE:
            if kind == Act.PLAYER:
                do_silence(s, a)
        case Ask.SHIFT:
            if kind == Act.PAIR:
                do_shift(s, p, a, b, about)
        case Ask.GUESS: do_guess(s, about, a)
        case Ask.STRIKE_BACK:
            if kind == Act.POINT:
                strike_from(s, s.at[a], Doom.INDIRECT, 1 << p, Card.CATALEPTICO)
        case Ask.ACCUSED:
            s.accused_by_amnesia = a + 1
            tell(s, Told.ACCUSED, a, p, 0)
        case Ask.TAKE_ALONG: do_take_along(s, p, kind == Act.YES)
