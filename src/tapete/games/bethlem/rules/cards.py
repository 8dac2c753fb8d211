"""Where cards lie, whose they are, and whether their powers work."""
from ....kernel.rule import rule
from ..custom.names import LOANS, Occurrence
from ..names import (
    FIRST_CUSTOM,
    FIRST_GOAL,
    FIRST_OF,
    INMATES,
    MUTINEERS,
    NOBODY,
    ROW,
    SPOT_SEAT,
    SPOT_SECOND,
    Card,
    Group,
    Phase,
)


@rule
def row_of(place):
    return place // ROW


@rule
def position_of(place):
    """1 to 4, from left to right."""
    return place % ROW + 1


@rule
def spot(s, o):
    """Where a piece lies, as the log tells it: the place, whose row it is, and whether that is their second."""
    place = s.place_of[o]
    row = row_of(place)
    second = row > 0 and s.owner[row - 1] == s.owner[row]
    return place + SPOT_SEAT * s.owner[row] + (SPOT_SECOND if second else 0)


@rule
def group_of(card):
    """The group of a card; characters of a player's own making are main characters."""
    if card >= FIRST_GOAL:
        return Group.GOAL
    if card >= FIRST_CUSTOM:
        return Group.P1
    group = int(Group.TRAIT)
    while card < FIRST_OF[group]:
        group -= 1
    return group


@rule
def is_in(card, cards):
    """Whether a card is in a set of cards, a bit for each."""
    return cards >> card & 1 == 1


@rule
def is_siamese(card):
    return card == Card.SIAMESA_1 or card == Card.SIAMESA_2


@rule
def is_cellmate(card):
    return Card.COMPANERO_1 <= card <= Card.COMPANERO_3


@rule
def is_action(card):
    group = group_of(card)
    return group == Group.A1 or group == Group.A2


@rule
def is_character(card):
    group = group_of(card)
    return group == Group.P1 or group == Group.P2


@rule
def in_play(s, o):
    """Whether there is such a piece, and on the table."""
    return o < ROW * s.n_rows and not s.pieces[o].reserve


@rule
def is_alive(s, o):
    return in_play(s, o) and not s.pieces[o].dead


@rule
def holder(s, o):
    """The seat in whose row a piece lies."""
    return s.owner[row_of(s.place_of[o])]


@rule
def living(s, seat):
    """How many living cards a seat has, those of its reserve included."""
    n = 0
    for row in range(s.n_rows):
        if s.owner[row] == seat:
            for place in range(ROW * row, ROW * row + ROW):
                n += 1 - s.pieces[s.at[place]].dead
    return n


@rule("bethlem.end.out")
def is_in_game(s, seat):
    """Whether a player still has a card."""
    if not 0 <= seat < s.n_players:
        return False
    for row in range(s.n_rows):
        if s.owner[row] == seat:
            for place in range(ROW * row, ROW * row + ROW):
                if not s.pieces[s.at[place]].dead:
                    return True
    return False


@rule("bethlem.traits.melancholy")
def may_act(s, o):
    """Whether a card may use its power now: it lives, and neither melancholy nor a cell keeps it from acting."""
    piece = s.pieces[o]
    if not is_alive(s, o) or piece.gloomy or piece.isolated:
        return False
    return not s.options.custom or not is_kept_idle(s, o)


@rule
def is_kept_idle(s, o):
    """Whether something of the game with cards of one's own keeps a living card from acting."""
    own = s.own
    card = s.pieces[o].card
    seat = holder(s, o)
    if own.stopped == seat + 1 or is_inactive(s, o):
        return True
    if s.phase != Phase.NIGHT:
        return False
    if is_flesh(s, seat) or own.gas == card:
        return True
    return own.king == 1 and group_of(card) != Group.P1 and is_alive(s, king_piece(s))


@rule("bethlem.custom.inactive", "bethlem.custom.power_cut", "bethlem.custom.group_therapy", "bethlem.custom.checkup",
      "bethlem.custom.visits", "bethlem.custom.coma")
def is_inactive(s, o):
    """Whether a card has no power of any kind this round."""
    own = s.own
    seat = holder(s, o)
    group = group_of(s.pieces[o].card)
    if own.extra[o].coma or own.haunted == seat + 1 or own.behaving >> seat & 1:
        return True
    if group == Group.A1 and own.now[Occurrence.CORTE] == s.round_no:
        return True
    if group == Group.P1 and own.now[Occurrence.TERAPIA_DE_GRUPO] == s.round_no:
        return True
    return group == Group.P2 and own.now[Occurrence.RECONOCIMIENTO] == s.round_no


@rule("bethlem.traits.melancholy", "bethlem.custom.inactive")
def is_silenced(s, o):
    """Whether a card has lost for now what it does without acting too: what saves it, what its death sets off."""
    return s.pieces[o].gloomy == 1 or (s.options.custom and is_inactive(s, o))


@rule("bethlem.custom.body")
def is_flesh(s, seat):
    """Whether a player is the medium in the flesh, who does not get up at night."""
    if s.own.body != 2:
        return False
    o = find_card(s, Card.MEDIUM)
    return o != NOBODY and holder(s, o) == seat and is_alive(s, o)


@rule("bethlem.custom.body")
def is_spirit(s, seat):
    """Whether a player is the medium as a spirit, who does nothing by day."""
    if s.own.body != 1:
        return False
    o = find_card(s, Card.MEDIUM)
    return o != NOBODY and holder(s, o) == seat and is_alive(s, o)


@rule
def king_piece(s):
    """The otaku's piece; the place of none is that of the last, which is no otaku."""
    o = find_card(s, Card.OTAKU)
    return o if o != NOBODY else 0


@rule
def find_card(s, card):
    """The piece on the table that is this card, or NOBODY; who is to know it is the caller's matter."""
    for o in range(ROW * s.n_rows):
        if s.pieces[o].card == card and not s.pieces[o].reserve:
            return o
    return NOBODY


@rule
def wielder(s, card):
    """The seat that may use a card's power now, or NOBODY."""
    o = find_card(s, card)
    if o != NOBODY and s.options.custom:
        return own_wielder(s, card, o)
    return holder(s, o) if o != NOBODY and may_act(s, o) else NOBODY


@rule("bethlem.custom.transplant", "bethlem.custom.haunt")
def own_wielder(s, card, o):
    """The doctor uses the power of the card whose organs were transplanted; the haunted use those of their dead."""
    if s.own.transplant == o + 1:
        doctor = find_card(s, Card.MEDICO)
        return holder(s, doctor) if doctor != NOBODY and may_act(s, o) and may_act(s, doctor) else NOBODY
    if s.own.haunted == holder(s, o) + 1:
        return holder(s, o) if s.pieces[o].dead and not s.pieces[o].gloomy else NOBODY
    return holder(s, o) if may_act(s, o) else NOBODY


@rule
def lender(s, k, card):
    """The seat that has borrowed a card's power in the k-th loan, or NOBODY.

    Whoever stands in for Wakerfield dies in another's place: the card that has borrowed her must be alive.
    """
    loan = s.own.loans[k]
    if card == Card.WAKERFIELD and loan.source and not is_alive(s, loan.source - 1):
        return NOBODY
    return loan.seat - 1 if loan.card == card and loan.seat and is_in_game(s, loan.seat - 1) else NOBODY


@rule
def has_borrowed(s, o, card):
    """Whether a piece stands for a card whose power has been lent to it."""
    for k in range(LOANS):
        if s.own.loans[k].card == card and s.own.loans[k].source == o + 1:
            return True
    return False


@rule("bethlem.custom.maze")
def has_trait(s, seat, trait):
    """Whether a player has the use of a personality: their own, unless the architect has it today."""
    if not s.options.custom or s.own.maze == 0:
        return seat < s.n_players and s.traits[seat] == trait
    if seat == s.own.maze - 1:
        return False
    if s.own.mazer == seat + 1 and s.traits[s.own.maze - 1] == trait:
        return True
    return seat < s.n_players and s.traits[seat] == trait


@rule("bethlem.director.passive")
def has_power(s, o, card):
    """Whether a piece has a power: its own, or, the director's, the one borrowed this round."""
    mine = s.pieces[o].card
    if s.options.custom and has_borrowed(s, o, card):
        return True
    return mine == card or (mine == Card.KRUGMAN and s.borrowed == card)


@rule("bethlem.traits.bipolar")
def is_bipolar(s, seat):
    """Whether a player may use the opposite effects of action cards."""
    return has_trait(s, seat, Card.BIPOLARIDAD) and is_in_game(s, seat)


@rule
def is_mutineer(s, o):
    """Whether a piece is a mutineer that has not come to its senses, dead or alive."""
    piece = s.pieces[o]
    return is_in(piece.card, MUTINEERS) and not piece.lobotomized


@rule
def mutineer_of(s, seat):
    """A player's living mutineer card, or NOBODY."""
    for o in range(ROW * s.n_rows):
        if holder(s, o) == seat and is_mutineer(s, o) and not s.pieces[o].dead and not s.pieces[o].reserve:
            return o
    return NOBODY


@rule
def was_maddened(s, o):
    """Whether a piece is an inmate whom the opposite lobotomy has made a mutineer."""
    piece = s.pieces[o]
    return is_in(piece.card, INMATES) and piece.lobotomized


@rule("bethlem.sides.lobotomized")
def has_mutineer(s, seat):
    """Whether a seat holds a mutineer card, dead or alive."""
    for place in range(ROW * s.n_rows):
        if s.owner[row_of(place)] == seat and is_mutineer(s, s.at[place]):
            return True
    return False


@rule
def left_of(s, seat):
    """The next player to the left who is still in the game."""
    other = seat
    for _ in range(s.n_players):
        other = (other + 1) % s.n_players
        if is_in_game(s, other):
            return other
    return seat


@rule
def right_of(s, seat):
    other = seat
    for _ in range(s.n_players):
        other = (other + s.n_players - 1) % s.n_players
        if is_in_game(s, other):
            return other
    return seat


@rule
def count_bits(bits):
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n
