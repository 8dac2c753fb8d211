"""A seat's beliefs about the others: from its own facts, and from everybody's votes and public statements.

Suspicion is a number from 0 to 100: how likely a player is to hold a mutineer in its senses. It begins with the share
of mutineers among the main characters that a row may hold. It changes with votes, both against players whom the seat
knows to be mutineers and against others.
"""
from ....kernel.rule import rule
from ..names import CARDS, EVERYONE, MUTINEERS, NOBODY, ROW, Card, Group, Mode, Side
from .cards import find_card, group_of, holder, is_in, is_in_game, is_mutineer, is_siamese, living, row_of
from .endurance import has_held
from .hearsay import silence, told_of_known, trust, weight_of
from .part import OWN_CARDS
from .sides import partner, side_of

AGAINST_MUTINEER = -9
AGAINST_INNOCENT = 7
"""Added to the suspicion of a player who voted in the open."""
SACRIFICE = 80
"""Points for giving up a twin so that an enemy's dies too."""
SAID_SPARED = 45
SAID_HUNTED = -15
"""Added if the narrator, who sees all, has said that a player will lose no card, or will. Mutineers hunt others."""
HELD = 70
"""How much less a blow is worth that the card would survive."""


@rule
def knows(s, viewer, piece):
    return s.pieces[piece].known >> viewer & 1 == 1


@rule
def share_of_mutineers(s, viewer, row):
    """The share of mutineers, in percent, among the main characters that a row may have been dealt."""
    mutineers = 0
    others = 0
    for card in range(1, CARDS):
        if s.may[viewer][card] >> row & 1 and group_of(card) == Group.P1:
            if is_in(card, MUTINEERS):
                mutineers += 1
            else:
                others += 1
    return 100 * mutineers // max(1, mutineers + others)


@OWN_CARDS.may_change()
def standing(s, viewer, seat):
    """A viewer's own facts about a player: 100 certainly a mutineer, 0 certainly not, else in between."""
    best = 0
    for piece in range(ROW * s.n_rows):
        if s.owner[row_of(s.place_of[piece])] == seat and knows(s, viewer, piece) and is_mutineer(s, piece):
            return 100
    for row in range(s.n_rows):
        if s.owner[row] == seat and not main_is_out(s, viewer, row):
            best = max(best, share_of_mutineers(s, viewer, row))
    return best


@rule
def main_is_out(s, viewer, row):
    """Whether a viewer knows a row's main card, and it is no mutineer in its senses."""
    for piece in range(ROW * row, ROW * row + ROW):
        if knows(s, viewer, piece) and group_of(s.pieces[piece].card) == Group.P1 and not is_mutineer(s, piece):
            return True
    return False


@rule
def vote_evidence(s, viewer, seat):
    """How a player's votes move suspicion."""
    moved = 0
    for other in range(s.n_players):
        if s.voted[seat][other] and other != seat:
            known = standing(s, viewer, other)
            if known == 100:
                moved += AGAINST_MUTINEER * s.voted[seat][other]
            elif known == 0:
                moved += AGAINST_INNOCENT * s.voted[seat][other]
    return moved


@rule
def word_evidence(s, viewer, seat):
    """How suspicion changes with a player's statements about players whom the viewer knows, and with others' statements
    about the player.
    """
    moved = silence(s, seat)
    for other in range(s.n_players):
        if other != seat and (s.said[seat][other] or (s.said[other][seat] and other != viewer)):
            known = standing(s, viewer, other)
            moved += told_of_known(s.said[seat][other], known)
            if other != viewer:
                moved += weight_of(s.said[other][seat]) * trust(s, other, known) // 100
    return moved


@rule
def suspicion(s, viewer, seat):
    known = standing(s, viewer, seat)
    if known == 0 or known == 100:
        return known
    known += vote_evidence(s, viewer, seat) + narrators_word(s, viewer, seat)
    if s.options.talk:
        known += word_evidence(s, viewer, seat)
    return min(97, max(3, known))


@rule
def narrators_word(s, viewer, seat):
    """How the narrator's answer to a viewer's question moves suspicion."""
    foretold = s.foretold[viewer]
    if foretold.spoke_of != seat + 1:
        return 0
    return SAID_SPARED if foretold.spared else SAID_HUNTED


@rule
def is_ally(s, viewer, seat):
    """Whether two players win together, as far as one of them can know."""
    side = side_of(s, viewer)
    if side == Side.PACT:
        return partner(s, viewer) == seat
    if s.mode != Mode.NORMAL:
        return s.team[viewer] == s.team[seat]
    return side == Side.MUTINEERS and standing(s, viewer, seat) >= 60


@rule
def enmity(s, viewer, seat):
    """How much a player wants another one's cards dead, from -100 to 100."""
    if seat == viewer or is_ally(s, viewer, seat):
        return -100
    if s.mode != Mode.NORMAL:
        return 70
    if is_better_spared(s, seat):
        return -20
    other = partner(s, viewer)
    match side_of(s, viewer):
        case Side.MUTINEERS: wish = 90 - suspicion(s, viewer, seat)
        case Side.INMATES: wish = suspicion(s, viewer, seat) - 40
        case Side.HATE: wish = 100 if other == seat else 0
        case Side.RICHARD: wish = feigned(s, viewer, seat)
        case Side.RENEGADE: wish = feigned(s, viewer, seat)
        case Side.DIRECTOR: wish = 30 + suspicion(s, viewer, seat) // 4
        case _: wish = enmity_by_aim(s, viewer, seat)
    return wish


@OWN_CARDS.may_change()
def enmity_by_aim(s, viewer, seat):
    """The same for a player with an aim of another kind."""
    return 50


@OWN_CARDS.may_change()
def is_better_spared(s, seat):
    """Whether a death of this player's cards is bad for everybody."""
    return False


@rule
def feigned(s, viewer, seat):
    """A player who only pretends to be a mutineer spares them while more than one other player is left."""
    others = 0
    for other in range(s.n_players):
        if other != viewer and is_in_game(s, other) and standing(s, viewer, other) < 60:
            others += 1
    comrade = standing(s, viewer, seat) >= 60
    return 60 if comrade == (others <= 1) else -10 if comrade else 30


@rule
def wish_dead(s, viewer, place):
    """How much a player wants to attack a card, from what it knows of it."""
    if brings_down_a_twin(s, viewer, s.at[place]):
        return SACRIFICE
    wish = wish_gone(s, viewer, place)
    return wish - HELD if wish > 0 and has_held(s, viewer, s.at[place]) else wish


@rule
def brings_down_a_twin(s, viewer, piece):
    """Whether a blow at a twin of the player's own, or of a friend with more than one card, ends an enemy's twin that
    has been struck."""
    card = s.pieces[piece].card
    if not knows(s, viewer, piece) or not is_siamese(card):
        return False
    twin = find_card(s, Card.SIAMESA_1 + Card.SIAMESA_2 - card)
    if twin == NOBODY or not knows(s, viewer, twin) or s.pieces[twin].doom == 0:
        return False
    mine = holder(s, piece)
    friend = mine == viewer or is_ally(s, viewer, mine)
    return friend and living(s, mine) > 1 and enmity(s, viewer, holder(s, twin)) > 0


@rule
def wish_gone(s, viewer, place):
    """How much a player wants a card dead."""
    piece = s.at[place]
    seat = s.owner[row_of(place)]
    it = s.pieces[piece]
    known = knows(s, viewer, piece)
    wish = enmity(s, viewer, seat)
    if known and seat == viewer:
        return wish - (60 if group_of(it.card) == Group.P1 else 0)
    return wish_by_card(s, viewer, piece, wish)


@OWN_CARDS.may_change()
def wish_by_card(s, viewer, piece, wish):
    """How much a player with so much enmity against another wants that player's card dead."""
    return wish_by_side(s, viewer, piece, wish)


@rule
def wish_by_side(s, viewer, piece, wish):
    seat = holder(s, piece)
    it = s.pieces[piece]
    known = knows(s, viewer, piece)
    side = side_of(s, viewer)
    if side == Side.INMATES:
        if known:
            return 150 if is_mutineer(s, piece) else -20
        if it.grouped >> viewer & 1:
            return wish + 60
    elif side == Side.DIRECTOR:
        if known:
            return 90 if group_of(it.card) == Group.P1 else -10
        if it.grouped >> viewer & 1:
            return 95
    elif side == Side.MUTINEERS and wish > 0:
        wish += 4 * (4 - living(s, seat))
        if known and (it.card == Card.LARRY_OWLS or it.card == Card.ARTHUR or it.card == Card.MARY_FIRTH):
            wish += 15
    return wish


@rule
def open_votes(s, seat):
    """The share of all votes so far against a player, in percent: where others have pointed before."""
    against = 0
    every = 0
    for voter in range(s.n_players):
        for other in range(s.n_players):
            every += s.voted[voter][other]
        against += s.voted[voter][seat]
    return 100 * against // max(1, every)


@rule
def focus(s, seat):
    """A common target without talk: a number that is the same for everybody, and differs by game and round.

    It depends on who has openly shown the double vote.
    """
    leader = 0
    for other in range(s.n_players):
        if s.traits_seen[other] & EVERYONE == EVERYONE and s.traits[other] == Card.RESPONSABILIDAD:
            leader = other
    return (5 * (seat + s.n_players - leader) + 3 * s.round_no) % 7


@rule
def most_wanted(s, viewer):
    """How much a player wants the worst of the others out."""
    most = NOBODY
    for seat in range(s.n_players):
        if living(s, seat) > 0:
            most = max(most, enmity(s, viewer, seat))
    return most
