"""Objectives: the side of each player by the card dealt, when it is laid open, and who has won by it."""
from .....kernel.agenda import schedule
from .....kernel.arrays import swap
from .....kernel.log import tell, tell_only
from .....kernel.rule import rule
from ...names import CARDS, EVERYONE, FIRST_CUSTOM, NOBODY, ROW, ROWS, UNKNOWN, VIEWERS, Card, Group, Op, Side
from ...rules.ballots import take_vote
from ...rules.cards import find_card, group_of, holder, is_cellmate, is_in, is_in_game, is_siamese, living, row_of, spot
from ...rules.deaths import infect, tell_bite
from ...rules.foresight import is_with_mutineers
from ...rules.knowledge import has_strangers, learn_trait, narrow
from ...rules.part import OWN_CARDS
from ...rules.powers import do_ask_for_mutineer, do_treat, gets_up, tell_side
from ...rules.redealing import DEALT, deal_group, deal_others, learn_own
from ...rules.sides import aim_is_reached, inmates_have_won, rises_with_others, side_by_cards, wins_as
from ...vocabulary import Ask, Told
from ..names import RENEGADES, Work
from .hiding import hider


@OWN_CARDS.changes(side_by_cards, "bethlem.custom.sides", "bethlem.custom.lobotomy")
def goal_side(s, seat):
    """The side of a player's objective; a therapy may have turned a mutineer to the inmates, or the other way."""
    goal = s.own.goals[seat]
    if s.own.mad >> seat & 1:
        return Side.MUTINEERS
    if s.own.sane >> seat & 1:
        return Side.INMATES
    match goal:
        case Card.AMOTINADO_1: side = Side.MUTINEERS
        case Card.AMOTINADO_2: side = Side.MUTINEERS
        case Card.RENEGADO: side = Side.RENEGADE
        case Card.TRAIDOR: side = Side.TRAITOR
        case Card.INQUISIDOR: side = Side.INQUISITOR
        case _: side = Side.INMATES
    return side


@OWN_CARDS.changes(rises_with_others, is_with_mutineers, gets_up, "bethlem.custom.rises", "bethlem.custom.traitor")
def is_riser(s, seat):
    """Whether a player is one of those who get up with the mutineers."""
    if s.own.mad >> seat & 1:
        return True
    if s.own.sane >> seat & 1:
        return False
    goal = s.own.goals[seat]
    return is_in(goal, RENEGADES) or (goal == Card.TRAIDOR and s.own.traitor == Side.MUTINEERS)


@rule("bethlem.custom.extra")
def has_extra(s, card):
    """Whether the extra power of a character is in force: its holder does not get up with the mutineers."""
    piece = find_card(s, card)
    if piece == NOBODY or s.options.extra[card] == 0:
        return False
    return not is_riser(s, hider(s) if card == Card.ARQUITECTO else holder(s, piece))


@OWN_CARDS.changes(inmates_have_won, "bethlem.custom.inmates_win")
def all_unmasked(s):
    """Whether the objectives of all mutineers, and of the renegade, are open; healed ones are not counted."""
    for seat in range(s.n_players):
        if is_in(s.own.goals[seat], RENEGADES) and not s.own.sane >> seat & 1 and not s.own.unmasked >> seat & 1:
            return False
    return True


@OWN_CARDS.changes(aim_is_reached, "bethlem.custom.traitor", "bethlem.custom.declare")
def goal_won(s, seat, inmates, mutineers):
    """Whether a traitor or an inquisitor has reached the aim."""
    if goal_side(s, seat) == Side.INQUISITOR:
        return s.own.declared >> seat & 1 == 1
    return mutineers if s.own.traitor == Side.INMATES else inmates and s.own.traitor == Side.MUTINEERS


# ---- the main card, and laying open ------------------------------------------------------------

@rule("bethlem.custom.unmask")
def best_group(s, seat):
    """The best group among a player's cards on the table, dead or alive."""
    best = int(Group.TRAIT)
    for piece in range(ROW * s.n_rows):
        if holder(s, piece) == seat and not s.pieces[piece].reserve:
            best = min(best, group_of(s.pieces[piece].card))
    return best


@rule("bethlem.custom.main_card")
def main_piece(s, seat):
    """A player's best card: from several of the best group the one held from the start, then the leftmost."""
    group = best_group(s, seat)
    chosen = NOBODY
    for place in range(ROW * s.n_rows):
        piece = s.at[place]
        if s.owner[row_of(place)] != seat or s.pieces[piece].reserve or group_of(s.pieces[piece].card) != group:
            continue
        if chosen == NOBODY or (s.owner[chosen // ROW] != seat and s.owner[piece // ROW] == seat):
            chosen = piece
    return chosen


@rule("bethlem.custom.unmask", "bethlem.custom.hide", "bethlem.custom.alchemist")
def note_fall(s, piece):
    """A player's best card has died: lay the objective open, unless something hides it."""
    seat = holder(s, piece)
    own = s.own
    hidden = own.hideout > 0 and not s.pieces[own.hideout - 1].dead
    card = s.pieces[piece].card
    if own.hideout == piece + 1:
        architect = find_card(s, Card.ARQUITECTO)
        if architect != NOBODY and s.pieces[architect].dead:
            unmask_later(s, hider(s), Card.NONE)
    if living(s, seat) == 0:
        unmask_later(s, seat, Card.NONE)
    elif group_of(card) == best_group(s, seat):
        if card == Card.ALQUIMISTA or (card == Card.ARQUITECTO and hidden):
            tell_goal_kept(s, seat, card)
        else:
            unmask_later(s, seat, Card.NONE)


@rule("bethlem.custom.hide", "bethlem.custom.alchemist")
def tell_goal_kept(s, seat, card):
    """Tell why a main card's death does not lay the objective open. Of one that lies open, nothing is said: a hidden
    architect would be betrayed."""
    if not s.own.unmasked >> seat & 1 and not s.options.before_13:
        tell(s, Told.GOAL_KEPT, seat, card, 0)


@rule
def unmask_later(s, seat, cause):
    """Schedule that everybody sees a player's objective; `cause`: the card that causes it, if any."""
    if not s.own.unmasked >> seat & 1:
        schedule(s, Op.CUSTOM, Work.UNMASK, seat, cause)


@rule("bethlem.custom.unmask", "bethlem.custom.one_off")
def do_unmask(s, seat, cause):
    """Show everybody a player's objective."""
    if s.own.unmasked >> seat & 1:
        return
    s.own.unmasked |= 1 << seat
    s.own.revealed |= 1 << seat
    show_goal(s, seat, cause)


@rule
def show_goal(s, seat, cause):
    for viewer in range(VIEWERS):
        learn_goal(s, viewer, seat)
    tell(s, Told.GOAL_SHOWN, seat, s.own.goals[seat], cause)


@rule
def learn_goal(s, viewer, seat):
    """A viewer learns a player's objective."""
    if s.own.goals_seen[seat] >> viewer & 1:
        return
    s.own.goals_seen[seat] |= 1 << viewer
    narrow(s, viewer, s.own.goals[seat], seat)


@rule
def forget_goals(s):
    """Reset what everybody knows to their own objective and the open ones."""
    for card in range(Card.INTERNO_1, CARDS):
        for viewer in range(VIEWERS):
            s.may[viewer][card] = (1 << s.n_players) - 1 if s.options.in_play[card] else 0
    for seat in range(s.n_players):
        is_open = s.own.goals_seen[seat] & EVERYONE == EVERYONE
        s.own.goals_seen[seat] = 0
        for viewer in range(VIEWERS):
            if is_open or viewer == seat:
                learn_goal(s, viewer, seat)


@rule
def see_goal(s, viewer, seat):
    learn_goal(s, viewer, seat)
    tell_only(s, 1 << viewer, Told.SAW_GOAL, seat, s.own.goals[seat], 0)


@rule
def learn_goal_side(s, viewer, seat, mutineer):
    """A viewer learns for certain whether a player is a mutineer by objective; the traitor may be either."""
    if s.own.mad >> seat & 1 or s.own.sane >> seat & 1:
        return
    for card in range(Card.INTERNO_1, CARDS):
        if card != Card.TRAIDOR and s.may[viewer][card] and is_in(card, RENEGADES) != mutineer:
            s.may[viewer][card] &= ~(1 << seat)


# ---- powers of the base game that mention mutineers -------------------------------------------

@OWN_CARDS.changes(do_ask_for_mutineer, "bethlem.custom.archive", "bethlem.custom.archive_traitor")
def do_open_own_archive(s, p, seat, claim):
    """The archive asks a mutineer for the position of the main card; a traitor who has not chosen yet is none."""
    piece = main_piece(s, seat)
    rises = is_riser(s, seat)
    learn_goal_side(s, p, seat, rises)
    if rises and piece != NOBODY:
        if group_of(s.pieces[piece].card) == Group.P1:
            s.pieces[piece].grouped |= 1 << p
        tell_only(s, 1 << p, Told.OPENED_RECORD, seat, s.place_of[piece] % ROW + 1, 0)
        return
    tell_only(s, 1 << p, Told.OPENED_RECORD, seat, 0, 1 if claim == 0 else 0)
    if claim == 0:
        s.archive_lost = 1


@OWN_CARDS.changes(do_treat, "bethlem.custom.lobotomy", "bethlem.custom.lobotomy_opposite")
def convert(s, piece, reverse, claim):
    """Lobotomy on a main card: a mutineer turns inmate; its opposite makes a mutineer of an inmate."""
    seat = holder(s, piece)
    is_main = piece == main_piece(s, seat)
    side = goal_side(s, seat)
    to = 1
    if is_main and not reverse and is_riser(s, seat):
        to = 2
        s.own.sane |= 1 << seat
        s.own.mad &= ~(1 << seat)
    elif is_main and reverse and side == Side.INMATES:
        s.own.mad |= 1 << seat
    else:
        tell(s, Told.UNTREATED, spot(s, piece), s.pieces[piece].card, 0)
        return
    tell(s, Told.CONVERTED, seat, 0 if s.options.before_15 else to, 0)
    tell_side(s, seat)
    take_vote(s, seat, Card.LOBOTOMIA)


@OWN_CARDS.changes(infect, "bethlem.custom.rabies")
def unmask_by_rabies(s, seat, to_left, at_once):
    """Rabies lays open the first mutineer's objective on that side; no card dies of it."""
    tell_bite(s, seat, to_left, 2)
    for i in range(1, s.n_players):
        other = (seat + i) % s.n_players if to_left else (seat + s.n_players - i) % s.n_players
        if is_in_game(s, other) and is_riser(s, other):
            unmask_later(s, other, Card.RABIA)
            return


# ---- the traitor and the inquisitor ------------------------------------------------------------

@rule("bethlem.custom.traitor")
def ask_traitor(s):
    """The seat of a traitor who has not chosen a side yet, or NOBODY."""
    for seat in range(s.n_players):
        if s.own.goals[seat] == Card.TRAIDOR and s.own.traitor == 0:
            return seat
    return NOBODY


@rule
def do_traitor(s, rises):
    s.own.traitor = Side.MUTINEERS if rises else Side.INMATES


@rule("bethlem.custom.secrets")
def knows_secrets(s, p):
    """Whether a player knows for certain who holds the siamese, the cellmates, the pact, and all objectives."""
    for seat in range(s.n_players):
        if not s.own.goals_seen[seat] >> p & 1:
            return False
    for card in range(1, FIRST_CUSTOM):
        if s.options.in_play[card] and (is_siamese(card) or is_cellmate(card) or card == Card.PACTO_DE_SANGRE):
            piece = find_card(s, card)
            known = piece != NOBODY and s.pieces[piece].known >> p & 1 == 1
            if not known and not knows_row(s, p, card):
                return False
    return True


@rule
def knows_row(s, p, card):
    """Whether a viewer knows the holder of a card, or of its like. They were dealt to known players, and none has
    moved."""
    rows = 0
    like = 0
    for twin in range(1, FIRST_CUSTOM):
        if twin == card or (is_siamese(card) and is_siamese(twin)) or (is_cellmate(card) and is_cellmate(twin)):
            rows |= s.may[p][twin]
            like += 1
    n = 0
    for row in range(s.n_rows):
        if rows >> row & 1:
            n += 1
            if has_strangers(s, s.owner[row]):
                return False
    return n == like


@rule
def do_declare(s, p):
    s.own.declared |= 1 << p
    tell(s, Told.DECLARED, p, 0, 0)


# ---- changed objectives and personalities ------------------------------------------------------

@rule
def swap_facts(s, first, last, one, other):
    """Swap what viewers know of two players' cards of a kind, as the cards are swapped."""
    for viewer in range(VIEWERS):
        for card in range(first, last):
            rows = s.may[viewer][card]
            mine = rows >> one & 1
            theirs = rows >> other & 1
            s.may[viewer][card] = (rows & ~(1 << one) & ~(1 << other)) | (mine << other) | (theirs << one)


@rule("bethlem.custom.psychiatrist")
def swap_goals(s, one, other):
    """Two players swap objectives; each knows the new one, and an open one stays open with its card."""
    own = s.own
    swap(own.goals, one, other)
    swap(own.goals_seen, one, other)
    swap_facts(s, Card.INTERNO_1, CARDS, one, other)
    mine = own.unmasked >> one & 1
    theirs = own.unmasked >> other & 1
    own.unmasked = (own.unmasked & ~(1 << one) & ~(1 << other)) | (mine << other) | (theirs << one)
    own.sane &= ~((1 << one) | (1 << other))
    own.mad &= ~((1 << one) | (1 << other))
    learn_goal(s, one, one)
    learn_goal(s, other, other)
    tell(s, Told.SWAPPED_GOALS, one, other, 0)
    tell_only(s, 1 << one, Told.GOAL_DEALT, one, own.goals[one], 0)
    tell_only(s, 1 << other, Told.GOAL_DEALT, other, own.goals[other], 0)


@rule("bethlem.custom.memories")
def swap_traits(s, one, other):
    """Two players change personalities."""
    swap(s.traits, one, other)
    swap(s.traits_seen, one, other)
    swap_facts(s, Card.RESPONSABILIDAD, Card.CUENTACUENTOS + 1, one, other)
    learn_trait(s, one, one)
    learn_trait(s, other, other)
    tell(s, Told.SWAPPED_TRAITS, one, other, 0)
    tell_only(s, 1 << one, Told.TRAIT_DEALT, one, s.traits[one], 0)
    tell_only(s, 1 << other, Told.TRAIT_DEALT, other, s.traits[other], 0)


@rule
def ask_power(s, seat, power):
    """Ask a player to decide on a power: openly, or, at night, visibly to seats that are awake."""
    schedule(s, Op.ASK, seat, Ask.POWER, power)


@rule("bethlem.custom.sheriff_wins")
def sheriff_won(s, seat):
    """The jumper wins when the outlaws and the renegade of Bang are out, whatever the objective."""
    own = s.own
    if own.sheriff != seat + 1 or not is_in_game(s, seat):
        return False
    for other in range(s.n_players):
        if own.roles[other] >= 3 and is_in_game(s, other):
            return False
    return True


@OWN_CARDS.changes(wins_as, "bethlem.custom.survivor", "bethlem.custom.sheriff_wins")
def wins_besides(s, seat, won):
    """The last survivor and the sheriff win whatever their side."""
    if s.own.survivor == seat + 1:
        return Side.SURVIVOR
    return Side.SHERIFF if sheriff_won(s, seat) else won


@OWN_CARDS.changes(deal_others, "bethlem.hidden.deals")
def redeal_goals(s, viewer, rng, room):
    """Redeal objectives that the viewer has not seen."""
    deal_group(s, viewer, Group.GOAL, rng, room)
    for seat in range(s.n_players):
        if s.own.goals[seat] == UNKNOWN:
            s.own.goals[seat] = room[DEALT + ROWS * Group.GOAL + seat]


@OWN_CARDS.changes(learn_own)
def know_own_goal(s, seat):
    learn_goal(s, seat, seat)
