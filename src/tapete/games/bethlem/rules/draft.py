"""Before the first night: sides, dealing, choosing cards and laying the rows."""
from ....kernel.agenda import schedule
from ....kernel.dice import shuffle
from ....kernel.log import tell, tell_only
from ....kernel.rule import rule
from ..names import CARDS, EVERYONE, MUTINEERS, NOBODY, ROW, VIEWERS, Card, Group, Mode, Op, Side
from ..vocabulary import Act, Ask, Told
from .cards import group_of, is_in, is_siamese, row_of, spot
from .doom import exchange
from .knowledge import learn_card, learn_trait
from .part import OWN_CARDS


@rule("bethlem.setup.known")
def know_the_cards(s):
    """Everybody knows which cards are in the game, but not who holds them."""
    for viewer in range(VIEWERS):
        for card in range(CARDS):
            holders = s.n_players if group_of(card) >= Group.TRAIT else s.n_rows
            s.may[viewer][card] = (1 << holders) - 1 if s.options.in_play[card] else 0


@rule
def gather(s, group, cards):
    """Put the cards of a group that are in this set (bits) into an array, shuffled. Returns their number."""
    n = 0
    for card in range(1, CARDS):
        if s.options.in_play[card] and group_of(card) == group and is_in(card, cards):
            s.proposals[n] = card
            n += 1
    shuffle(s, s.proposals, n)
    return n


@rule("bethlem.setup.four_cards", "bethlem.setup.trait", "bethlem.three.sides")
def do_deal(s):
    """A card of each group to each row, and a personality to each player."""
    everything = (1 << CARDS) - 1
    for group in range(Group.TRAIT):
        if group == Group.P1 and s.mode == Mode.THREE:
            deal_side(s, Side.MUTINEERS, MUTINEERS)
            deal_side(s, Side.INMATES, everything & ~MUTINEERS)
        else:
            gather(s, group, everything)
            for row in range(s.n_rows):
                s.pieces[ROW * row + group].card = s.proposals[row]
    gather(s, Group.TRAIT, everything)
    for seat in range(s.n_players):
        s.traits[seat] = s.proposals[seat]
    for i in range(len(s.proposals)):
        s.proposals[i] = 0
    deal_more(s)
    know_own(s)
    for row in range(s.n_rows):
        schedule(s, Op.ASK, s.owner[row], Ask.ARRANGE, row)
    schedule(s, Op.BEGIN, 0, 0, 0)


@OWN_CARDS.may_change()
def deal_more(s):
    """Deal other cards to each player."""


@OWN_CARDS.may_change()
def tell_more(s):
    """Tell each player what else they were dealt."""


@rule
def deal_side(s, side, cards):
    """The main characters of a side to the rows of its players."""
    gather(s, Group.P1, cards)
    n = 0
    for row in range(s.n_rows):
        if s.team[s.owner[row]] == side:
            s.pieces[ROW * row + Group.P1].card = s.proposals[n]
            n += 1
    for viewer in range(VIEWERS):
        for row in range(s.n_rows):
            for card in range(1, CARDS):
                if group_of(card) == Group.P1 and is_in(card, cards) and s.team[s.owner[row]] != side:
                    s.may[viewer][card] &= ~(1 << row)


@rule("bethlem.setup.known")
def know_own(s):
    for piece in range(ROW * s.n_rows):
        learn_card(s, s.owner[piece // ROW], piece)
    for seat in range(s.n_players):
        learn_trait(s, seat, seat)


@rule("bethlem.three.sides")
def do_side(s, p, side):
    """The side of the player who is alone; the two others have the other side."""
    for seat in range(s.n_players):
        same = seat == p
        s.team[seat] = side if same else Side.MUTINEERS + Side.INMATES - side
    tell(s, Told.SIDE, p, side, 0)


@rule
def lay_open(s, piece):
    """A card that is chosen openly."""
    s.pieces[piece].known = EVERYONE
    s.pieces[piece].grouped = EVERYONE


@rule("bethlem.two.main_cards")
def give_sides(s):
    """Daniel and Nathaniel to one player, Larry Owls and Krugman to the other, openly."""
    s.team[0] = Side.MUTINEERS
    s.team[1] = Side.INMATES
    s.pieces[Group.P1].card = Card.DANIEL
    s.pieces[ROW + Group.P1].card = Card.NATHANIEL
    s.pieces[2 * ROW + Group.P1].card = Card.LARRY_OWLS
    s.pieces[3 * ROW + Group.P1].card = Card.KRUGMAN
    for row in range(s.n_rows):
        lay_open(s, ROW * row + Group.P1)
    for card in range(CARDS):
        s.pool[card] = s.options.in_play[card]


@rule("bethlem.two.draft")
def do_draft(s, group, n):
    """The players choose in turn, card by card; whose side begins changes from group to group."""
    most = 2 if group == Group.TRAIT else ROW
    if group > Group.TRAIT:
        lay_reserves(s)
        return
    if n == most:
        s.picks[0] = 0
        s.picks[1] = 0
        schedule(s, Op.DRAFT, group + 1, 0, 0)
        return
    begins = 0 if group == Group.P2 or group == Group.A2 else 1
    schedule(s, Op.ASK, (begins + n) % 2, Ask.DRAFT, group)
    schedule(s, Op.DRAFT, group, n + 1, 0)


@rule
def do_pick(s, p, group, card):
    s.pool[card] = 0
    if group == Group.TRAIT:
        s.traits[p] = card
        s.traits_seen[p] = EVERYONE
    else:
        piece = ROW * (2 * p + s.picks[p]) + group
        s.pieces[piece].card = card
        lay_open(s, piece)
    if is_siamese(card):
        twin = Card.SIAMESA_1 + Card.SIAMESA_2 - card
        s.siamese_due = p + 1 if s.pool[twin] else 0
    s.picks[p] += 1
    tell(s, Told.DRAFTED, p, card, 0)


@rule("bethlem.two.table")
def lay_reserves(s):
    """Both players know who has which cards, but not which of them are on the table, and where."""
    for card in range(CARDS):
        if group_of(card) < Group.TRAIT:
            for viewer in range(VIEWERS):
                s.may[viewer][card] = 0
    for piece in range(ROW * s.n_rows):
        it = s.pieces[piece]
        seat = s.owner[piece // ROW]
        it.known = 0
        it.grouped = 0
        it.reserve = piece // ROW % 2
        for viewer in range(VIEWERS):
            s.may[viewer][it.card] = 3 << 2 * seat
    for viewer in range(VIEWERS):
        for card in range(Card.RESPONSABILIDAD, Card.CUENTACUENTOS + 1):
            s.may[viewer][card] = 0
    for seat in range(s.n_players):
        for viewer in range(VIEWERS):
            s.may[viewer][s.traits[seat]] = 1 << seat
    for piece in range(ROW * s.n_rows):
        learn_card(s, s.owner[piece // ROW], piece)
    for seat in range(s.n_players):
        schedule(s, Op.ASK, seat, Ask.LAY, 0)
    for row in range(s.n_rows):
        schedule(s, Op.ASK, s.owner[row], Ask.ARRANGE, row)
    schedule(s, Op.BEGIN, 0, 0, 0)


@rule
def do_lay(s, p, groups):
    """Of each group whose bit is set the second card chosen comes to the table first."""
    for group in range(Group.TRAIT):
        if groups >> group & 1:
            one = s.pieces[ROW * 2 * p + group]
            other = s.pieces[ROW * (2 * p + 1) + group]
            held = one.card
            one.card = other.card
            other.card = held
            s.may[p][one.card] = 1 << 2 * p
            s.may[p][other.card] = 2 << 2 * p


@rule("bethlem.setup.row_order")
def do_arrange(s, row, order):
    """Lay a row in one of the 24 orders; its cards come in the order of their groups."""
    base = ROW * row
    for i in range(ROW):
        s.proposals[i] = s.pieces[base + i].card
    left = ROW
    for place in range(ROW):
        size = 1
        for i in range(2, left):
            size *= i
        nth = order // size
        order %= size
        i = 0
        while s.proposals[i] == 0 or nth > 0:
            if s.proposals[i]:
                nth -= 1
            i += 1
        s.pieces[base + place].card = s.proposals[i]
        s.proposals[i] = 0
        left -= 1


@rule
def do_begin(s):
    """The rows are complete; each player knows their own, and the first night begins."""
    for piece in range(ROW * s.n_rows):
        seat = s.owner[piece // ROW]
        tell_only(s, 1 << seat, Told.DEALT, seat, spot(s, piece), s.pieces[piece].card)
    for seat in range(s.n_players):
        tell_only(s, 1 << seat, Told.TRAIT_DEALT, seat, s.traits[seat], 0)
    tell_more(s)
    schedule(s, Op.NIGHTFALL, 0, 0, 0)


@rule
def hole(s):
    """A place on the table with a dead card that can be replaced from the reserve, or NOBODY."""
    for place in range(ROW * s.n_rows):
        if row_of(place) % 2 == 0 and s.pieces[s.at[place]].dead and reserve_of(s, s.owner[row_of(place)]):
            return place
    return NOBODY


@rule
def reserve_of(s, seat):
    """How many living cards a player has in reserve."""
    n = 0
    for piece in range(ROW * s.n_rows):
        if s.owner[row_of(s.place_of[piece])] == seat and s.pieces[piece].reserve and not s.pieces[piece].dead:
            n += 1
    return n


@rule("bethlem.two.refill")
def do_refill(s):
    """Dead cards are replaced from the reserve, one by one."""
    place = hole(s) if s.mode == Mode.TWO else NOBODY
    if place != NOBODY:
        schedule(s, Op.ASK, s.owner[row_of(place)], Ask.REPLACE, place)
        schedule(s, Op.REFILL, 0, 0, 0)


@rule
def do_replace(s, p, to, place):
    """The card of the reserve comes to the table; the dead one takes its place in the reserve."""
    fresh = s.at[place]
    exchange(s, s.at[to], fresh)
    s.pieces[fresh].reserve = 0
    tell(s, Told.REPLACED, spot(s, s.at[to]), 0, 0)


@rule
def answer_setup(s, p, ask, about, kind, a):
    match ask:
        case Ask.SIDE: do_side(s, p, a)
        case Ask.DRAFT: do_pick(s, p, about, a)
        case Ask.LAY: do_lay(s, p, a)
        case Ask.ARRANGE:
            if kind == Act.ORDER:
                do_arrange(s, about, a)
        case Ask.REPLACE: do_replace(s, p, about, a)
