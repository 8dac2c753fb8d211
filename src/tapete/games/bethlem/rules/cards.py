"""The place of cards, their owners, and whether their powers work."""
from ....kernel.rule import rule
from ..names import (
    FIRST_CUSTOM,
    FIRST_GOAL,
    FIRST_OF,
    INMATES,
    LENT,
    MUTINEERS,
    NOBODY,
    OWN,
    ROW,
    SPOT_SEAT,
    SPOT_SECOND,
    Card,
    Group,
    Silence,
)
from .part import OWN_CARDS


@rule
def row_of(place):
    return place // ROW


@rule
def position_of(place):
    """1 to 4, from left to right."""
    return place % ROW + 1


@rule
def spot(s, piece):
    """The place of a piece for the log: the place, the player of its row, and whether that is the player's second
    row."""
    place = s.place_of[piece]
    row = row_of(place)
    second = row > 0 and s.owner[row - 1] == s.owner[row]
    return place + SPOT_SEAT * s.owner[row] + (SPOT_SECOND if second else 0)


@rule
def group_of(card):
    """The group of a card; custom characters are main characters."""
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
def alike(card):
    """The first of the cards that have a card's name: the siamese share one, and so do the cellmates."""
    if is_siamese(card):
        return int(Card.SIAMESA_1)
    return int(Card.COMPANERO_1) if is_cellmate(card) else 0 + card


@rule
def is_action(card):
    group = group_of(card)
    return group == Group.A1 or group == Group.A2


@rule
def is_character(card):
    group = group_of(card)
    return group == Group.P1 or group == Group.P2


@rule
def in_play(s, piece):
    """Whether a piece exists and is on the table."""
    return piece < ROW * s.n_rows and not s.pieces[piece].reserve


@rule
def is_alive(s, piece):
    return in_play(s, piece) and not s.pieces[piece].dead


@rule
def holder(s, piece):
    """The seat whose row contains a piece."""
    return s.owner[row_of(s.place_of[piece])]


@rule
def living(s, seat):
    """The number of a seat's living cards, its reserve included."""
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
def may_act(s, piece):
    """Whether a card may use its power now: it lives, and no melancholy or cell keeps it from acting."""
    it = s.pieces[piece]
    if not is_alive(s, piece) or it.gloomy or it.isolated:
        return False
    return not is_kept_idle(s, piece)


@OWN_CARDS.may_change()
def never_awakens(s, piece):
    """Whether something has taken a card's awakening for good."""
    return False


@OWN_CARDS.may_change()
def is_kept_idle(s, piece):
    """Whether something besides melancholy and cells keeps a living card from acting."""
    return False


@OWN_CARDS.may_change()
def is_inactive(s, piece):
    """Whether a card has no power of any kind this round."""
    return False


@OWN_CARDS.may_change()
def is_absent(s, seat):
    """Whether a player neither acts nor lynches by day."""
    return False


@rule("bethlem.traits.melancholy")
def is_silenced(s, piece):
    """Whether a card has now lost its passive effects too: what saves it, and what its death sets off."""
    return s.pieces[piece].gloomy == 1 or is_inactive(s, piece)


@rule
def why_silenced(s, piece):
    """The reason for which a card is silenced, one of `names.Silence`."""
    if s.pieces[piece].gloomy:
        return why_gloomy(s, piece)
    return why_inactive(s, piece) if is_inactive(s, piece) else int(Silence.NONE)


@OWN_CARDS.may_change()
def why_gloomy(s, piece):
    """The reason, similar to melancholy, that keeps a card from acting."""
    return int(Silence.MELANCHOLY)


@OWN_CARDS.may_change()
def why_inactive(s, piece):
    """The reason for which a card has no power this round."""
    return int(Silence.SECRET)


@rule
def find_card(s, card):
    """The piece on the table that is this card, or NOBODY; the caller must decide who may know it."""
    for piece in range(ROW * s.n_rows):
        if s.pieces[piece].card == card and not s.pieces[piece].reserve:
            return piece
    return NOBODY


@rule
def source_of(s, claim, card):
    """The piece that a power is used from: the card itself, or the card that has borrowed it."""
    if claim >= LENT:
        return source_of_loan(s, claim - LENT)
    return find_card(s, card if claim == OWN else Card.KRUGMAN)


@OWN_CARDS.may_change()
def source_of_loan(s, k):
    """The piece to which the power of the k-th loan is lent."""
    return NOBODY


@rule
def wielder(s, card):
    """The seat that may use a card's power now, or NOBODY."""
    piece = find_card(s, card)
    return user_of_piece(s, piece) if piece != NOBODY else NOBODY


@OWN_CARDS.may_change()
def user_of_piece(s, piece):
    """The seat that may use the power of a piece now, or NOBODY."""
    return holder(s, piece) if may_act(s, piece) else NOBODY


@rule("bethlem.director.answers")
def user_of(s, card):
    """The user of a card's power now: its wielder, or the director who has borrowed it; or NOBODY."""
    p = wielder(s, card)
    return p if p != NOBODY or s.borrowed != card else wielder(s, Card.KRUGMAN)


@OWN_CARDS.may_change()
def has_trait(s, seat, trait):
    """Whether a player may use a personality."""
    return seat < s.n_players and s.traits[seat] == trait


@OWN_CARDS.may_change()
def has_borrowed(s, piece, card):
    """Whether a piece stands for a card whose power has been lent to it."""
    return False


@OWN_CARDS.may_change()
def is_used_freely(s, card):
    """Whether others than its holder can use a card's power tonight without spending it."""
    return False


@rule("bethlem.director.passive")
def has_power(s, piece, card):
    """Whether a piece has a power: its own, or, the director's, the one borrowed this round."""
    mine = s.pieces[piece].card
    return mine == card or (mine == Card.KRUGMAN and s.borrowed == card) or has_borrowed(s, piece, card)


@rule("bethlem.traits.bipolar")
def is_bipolar(s, seat):
    """Whether a player may use the opposite effects of action cards."""
    return has_trait(s, seat, Card.BIPOLARIDAD) and is_in_game(s, seat)


@rule
def is_mutineer(s, piece):
    """Whether a piece is a mutineer that has not come to its senses, dead or alive."""
    it = s.pieces[piece]
    return is_in(it.card, MUTINEERS) and not it.lobotomized


@rule
def mutineer_of(s, seat):
    """A player's living mutineer card, or NOBODY."""
    for piece in range(ROW * s.n_rows):
        it = s.pieces[piece]
        if holder(s, piece) == seat and is_mutineer(s, piece) and not it.dead and not it.reserve:
            return piece
    return NOBODY


@rule
def was_maddened(s, piece):
    """Whether a piece is an inmate that the opposite lobotomy has made a mutineer."""
    it = s.pieces[piece]
    return is_in(it.card, INMATES) and it.lobotomized


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
    return next_in_game(s, seat, 1)


@rule
def right_of(s, seat):
    return next_in_game(s, seat, s.n_players - 1)


@rule
def next_in_game(s, seat, step):
    """The next player who is still in the game, in steps of so many seats; the same player if there is no other."""
    other = seat
    for _ in range(s.n_players):
        other = (other + step) % s.n_players
        if is_in_game(s, other):
            return other
    return seat


@OWN_CARDS.may_change()
def lacks(s, phase):
    """Whether this round has no night, or no day."""
    return False
