"""Legal answers to decisions of custom cards: why an answer is refused."""
from .....kernel.rule import rule
from ...calls import CALL_CARD
from ...names import CARDS, NOBODY, ROW, Call, Card, Group
from ...rules.cards import (
    alike,
    find_card,
    group_of,
    holder,
    is_alive,
    is_in,
    is_in_game,
    left_of,
    living,
    right_of,
    row_of,
)
from ...rules.doom import may_be_saved
from ...rules.knowledge import is_shown
from ...rules.may import why_not_player, why_not_power, why_not_two
from ...rules.may_point import why_not_any, why_not_doomed, why_not_kill, why_not_living, why_not_revive, why_not_save
from ...rules.part import OWN_CARDS
from ...vocabulary import Act, Why
from ..names import MUST, SHAPES, TOOLS, ChoiceName, Power, Shape, Tool
from .goals import ask_power, is_riser
from .hiding import hider
from .tokens import has_token, has_token_of

CHOICES = 63


@rule
def is_kill(power):
    return (power == Power.LAUGH_KILL or power == Power.PRIZE_KILL or power == Power.TOOL_KILL
            or power == Power.POINTS_KILL or power == Power.ROBOTS or power == Power.HAKI_KILL
            or power == Power.CLOCK_KILL or power == Power.FUTURE or power == Power.VIRUS_KILL
            or power == Power.SPREAD)


@rule("bethlem.custom.examine_lost")
def why_not_own_point(s, p, power, place):
    """Cards: first the conditions of the shape, then those of the power."""
    shape = SHAPES[power]
    if shape == Shape.LIVING or shape == Shape.OWN_LIVING or shape == Shape.VISIT:
        why = why_not_kill(s, place) if is_kill(power) else why_not_living(s, place)
    elif shape == Shape.DEAD or shape == Shape.OWN_DEAD:
        why = why_not_revive(s, place)
    elif shape == Shape.ANY or shape == Shape.OWN_ANY:
        why = why_not_any(s, place)
    elif shape == Shape.DYING or (shape == Shape.DOOMED and s.options.before_9):
        why = why_not_save(s, place)
    elif shape == Shape.DOOMED:
        why = why_not_doomed(s, place)
    else:
        why = int(Why.NOT_ASKED)
    if why:
        return why
    own = shape == Shape.OWN_LIVING or shape == Shape.OWN_DEAD or shape == Shape.OWN_ANY or shape == Shape.VISIT
    if own and s.owner[row_of(place)] != p:
        return Why.NOT_YOUR_CARD
    return why_not_this_card(s, p, power, place)


@rule
def why_not_this_card(s, p, power, place):
    piece = s.at[place]
    seat = s.owner[row_of(place)]
    own = s.own
    ok = True
    match power:
        case Power.HIDE: ok = s.pieces[piece].card != Card.ARQUITECTO
        case Power.SERVE: ok = not own.served >> seat & 1
        case Power.REFILL: ok = own.centre > 0 and (not own.dealt >> seat & 1 or own.centre > s.n_players)
        case Power.EXCHANGE: ok = seat != p
        case Power.TOOL_REVIVE: ok = own.gone != piece + 1
        case Power.POINTS_REVIVE: ok = own.gone != piece + 1
        case Power.RISE: ok = own.gone != piece + 1
        case Power.HAKI_FORESEE: ok = s.pieces[piece].card != Card.OTAKU
        case Power.CURSE: ok = own.cursed_by >> seat & 1 == 1
        case Power.CLOCK_CLEAR: ok = has_token(s, piece)
        case Power.FUTURE: ok = living(s, seat) > 1 and not own.future >> seat & 1
        case Power.VIRUS_KILL: ok = own.virus[seat] >= 2
        case Power.SHOW_ONE: ok = not is_shown(s, piece)
        case Power.PRIZE_WAKE: ok = not s.pieces[piece].woken and not own.extra[piece].closed
        case Power.COMA: ok = not own.extra[piece].coma
        case Power.MARK_SPY: ok = not own.extra[piece].spy
    return Why.NOTHING if ok else Why.NOT_THAT


@rule
def why_not_own_player(s, p, power, seat):
    why = why_not_player(s, seat)
    if why:
        return why
    own = s.own
    ok = True
    match power:
        case Power.MAZE: ok = seat != p and not own.mazed >> seat & 1
        case Power.MEAL: ok = seat != p and not own.fed >> seat & 1
        case Power.TOOL_ROB: ok = seat != p and s.n_hand[seat] > 0 and not own.thieves[seat] >> p & 1
        case Power.TOOL_DISCARD: ok = seat != p and s.n_hand[seat] > 0 and not own.spoilers[seat] >> p & 1
        case Power.HAUNT: ok = not own.haunted_before >> seat & 1
        case Power.STOP: ok = True
        case Power.SEE_GOAL: ok = not knows_goal(s, p, seat)
        case Power.POINTS_GOAL: ok = not knows_goal(s, p, seat)
        case Power.CLOCK_GOAL: ok = not knows_goal(s, p, seat)
        case Power.SACRIFICE: ok = any_dead(s, seat)
        case Power.INFECT: ok = why_not_infect(s, p, seat)
    return Why.NOTHING if ok else Why.NOT_THAT


@rule
def knows_goal(s, p, seat):
    return s.own.goals_seen[seat] >> p & 1 == 1


@rule
def any_goal_to_see(s, p):
    """Whether some player still in the game has an objective that another one does not know."""
    for seat in range(s.n_players):
        if is_in_game(s, seat) and not knows_goal(s, p, seat):
            return True
    return False


@rule("bethlem.custom.virus")
def why_not_infect(s, p, seat):
    """Whether the virus may go to a player: as its first, as one more of it, or from a neighbour."""
    own = s.own
    if s.own.virus_task == ChoiceName.START_VIRUS:
        return seat != p
    if s.own.virus_task == ChoiceName.MORE_VIRUS:
        return own.virus[seat] > 0
    near = own.virus[left_of(s, seat)] > 0 or own.virus[right_of(s, seat)] > 0
    return seat != p and own.virus[seat] == 0 and near


@rule
def any_dead(s, seat):
    for piece in range(ROW * s.n_rows):
        if holder(s, piece) == seat and s.pieces[piece].dead and not s.pieces[piece].reserve:
            return True
    return False


@rule("bethlem.custom.laugh", "bethlem.custom.medium", "bethlem.custom.mind")
def why_not_own_card(s, p, power, card):
    """A card by its name."""
    if card <= 0 or card >= CARDS or not s.options.in_play[card]:
        return Why.NO_CARD
    group = group_of(card)
    if group > Group.A2:
        return Why.NOT_THAT
    piece = find_card(s, card)
    ok = piece == NOBODY or not s.pieces[piece].dead        # all see which cards are dead
    if power != Power.BORROW and not s.options.before_15:
        if card != alike(card):
            return Why.NOT_THAT
        ok = may_name_live(s, card)
    match power:
        case Power.LAUGH: ok = (ok or may_hide(s, piece)) and not is_in(card, s.own.gas_before)
        case Power.MIND: ok = ok and group != Group.P1 and has_turn(card)
        case Power.BORROW: ok = not ok and card != Card.PACTO_DE_SANGRE and may_borrow(s, piece, card)
    return Why.NOTHING if ok else Why.NOT_THAT


@rule("bethlem.custom.alike")
def may_name_live(s, card):
    """Whether a card of a name may live, as far as all can see: not if all that are in the game lie dead on the table.
    """
    left = 0
    for other in range(1, CARDS):
        if alike(other) == card and s.options.in_play[other]:
            left += 1
    for piece in range(ROW * s.n_rows):
        it = s.pieces[piece]
        if alike(it.card) == card and it.dead and not it.reserve:
            left -= 1
    return left > 0


@rule("bethlem.custom.in_bed")
def may_hide(s, piece):
    """Whether a dead card is the architect and may be up, as far as all can see: no objective has shown the end of the
    hiding."""
    if piece == NOBODY or s.pieces[piece].card != Card.ARQUITECTO:
        return False
    seat = hider(s)
    return is_in_game(s, seat) and not s.own.unmasked >> seat & 1


@rule
def may_borrow(s, piece, card):
    """No dead card is borrowed twice; a spirit may go back to a player, but not to a card."""
    if s.own.body == 1:
        return not is_in(card, s.own.asked_cards)
    return not s.own.asked >> holder(s, piece) & 1


@rule
def has_turn(card):
    """Whether a card has a turn of the night that points at something."""
    for call in range(Call.SUPERVIVIENTE):
        if CALL_CARD[call] == card:
            return True
    return False


@rule("bethlem.custom.bets", "bethlem.custom.haki", "bethlem.custom.points", "bethlem.custom.time",
      "bethlem.custom.cart", "bethlem.custom.coma")
def why_not_choice(s, p, power, choice):
    """Choices by name, by the question."""
    own = s.own
    ok = False
    match power:
        case Power.BET:
            ok = ChoiceName.BET_LEADER <= choice <= ChoiceName.BET_SIAMESE and may_bet(s, choice)
        case Power.BET_GROUP: ok = ChoiceName.P1 <= choice <= ChoiceName.A2
        case Power.PRIZE: ok = may_win(s, p, choice)
        case Power.WORLD: ok = choice == ChoiceName.BANG or choice == ChoiceName.CIUDADELAS
        case Power.KEEP: ok = choice == ChoiceName.FIRST_DRAWN or choice == ChoiceName.SECOND_DRAWN
        case Power.TOOL: ok = ChoiceName.TOOL_FIRST <= choice < ChoiceName.TOOL_FIRST + TOOLS and may_use_tool(s, p,
                                                                                                               choice)
        case Power.BODY: ok = choice == ChoiceName.SPIRIT or choice == ChoiceName.FLESH
        case Power.POINTS:
            if choice == ChoiceName.LOOK:
                ok = own.points >= 1
            elif choice == ChoiceName.LOOK_GOAL:
                ok = own.points >= 1 and any_goal_to_see(s, p)
            elif choice == ChoiceName.KILL:
                ok = own.points >= 2 and not s.scythe
            else:
                ok = choice == ChoiceName.REVIVE and own.points >= 3 and anything_dead(s)
        case Power.HAKI: ok = may_haki(s, choice)
        case Power.CLOCK: ok = may_clock(s, p, choice)
        case Power.CLOCK_TOKEN: ok = own.clearing > 0 and has_token_of(s, own.clearing - 1, choice)
        case Power.TIME:
            ok = (choice == ChoiceName.STOP and not own.time & 2) or (
                choice == ChoiceName.FUTURE and not own.time & 4 and not s.scythe)
        case Power.TREAT: ok = may_treat(s, p, choice)
        case Power.VIRUS: ok = may_virus(s, p, choice)
        case Power.OCCURRENCE: ok = choice == ChoiceName.FIRST or (choice == ChoiceName.SECOND and own.drawn[1] > 0)
        case Power.VISIT: ok = choice == ChoiceName.BEHAVE
    return Why.NOTHING if ok else Why.NOT_THAT


@rule
def may_bet(s, choice):
    """Each kind of bet is limited in a game, and cannot be about cards that are not there to die."""
    piece = find_card(s, Card.LUDOPATA)
    free = piece != NOBODY and s.pieces[piece].woken == 1 and is_shown(s, piece)
    if not free and s.own.bets_made[choice - ChoiceName.BET_LEADER] >= s.options.bets:
        return False
    if s.own.bet[0] == choice + 1:
        return False
    if choice == ChoiceName.BET_CELLMATES:
        return s.options.in_play[Card.COMPANERO_1] == 1
    return choice != ChoiceName.BET_SIAMESE or s.options.in_play[Card.SIAMESA_1] == 1


@rule
def may_win(s, p, choice):
    """A prize of free choice, each kind once per bet."""
    if s.own.prizes_seen >> (choice & 7) & 1:
        return False
    if choice == ChoiceName.WAKE:
        return s.own.prizes[3] >= 3 and any_to_wake(s, p)
    return choice == ChoiceName.LOOK or (choice == ChoiceName.KILL and not s.scythe) or choice == ChoiceName.EVENT


@rule
def any_to_wake(s, p):
    for piece in range(ROW * s.n_rows):
        if is_alive(s, piece) and holder(s, piece) == p and not s.pieces[piece].woken and not s.own.extra[piece].closed:
            return True
    return False


@rule
def anything_dead(s):
    for piece in range(ROW * s.n_rows):
        if s.pieces[piece].dead and not s.pieces[piece].reserve and s.own.gone != piece + 1:
            return True
    return False


@rule("bethlem.custom.worlds")
def may_use_tool(s, p, choice):
    """A card of the world in hand, with something to use it on; of Citadels one a round."""
    tool = choice - ChoiceName.TOOL_FIRST
    if s.own.hand[tool] == 0 or (s.own.world == 2 and s.own.tools_used > 0):
        return False
    match tool:
        case Tool.DISPARO: return not s.scythe
        case Tool.MILITAR: return not s.scythe
        case Tool.CERVEZA: return any_dead(s, p)
        case Tool.PANICO: return any_player_for(s, p, Power.TOOL_ROB)
        case Tool.LADRON: return any_player_for(s, p, Power.TOOL_ROB)
        case Tool.DESCARTE: return any_player_for(s, p, Power.TOOL_DISCARD)
        case Tool.MAGO: return living(s, p) > 1
    return True


@rule
def any_player_for(s, p, power):
    for seat in range(s.n_players):
        if why_not_own_player(s, p, power, seat) == 0:
            return True
    return False


@rule
def may_haki(s, choice):
    if choice == ChoiceName.KING:
        piece = find_card(s, Card.OTAKU)
        return piece != NOBODY and s.pieces[piece].woken == 1 and not s.own.king
    if not ChoiceName.ARMOUR <= choice <= ChoiceName.FORESIGHT:
        return False
    if choice == ChoiceName.ARMOUR and s.scythe:
        return False
    return not s.own.haki >> (choice - ChoiceName.ARMOUR) & 1


@rule
def may_clock(s, p, choice):
    """The powers of the numbers that have been shown and not used."""
    own = s.own
    match choice:
        case ChoiceName.LOOK: return own.clock & 2 > 0
        case ChoiceName.LOOK_GOAL: return own.clock & 2 > 0 and any_goal_to_see(s, p)
        case ChoiceName.KILL: return own.clock & 4 > 0 and not s.scythe
        case ChoiceName.CLEAR: return own.clock & 8 > 0 and any_token(s)
        case ChoiceName.MOVE: return own.clock & 16 > 0 and any_number(s, p)
    return False


@rule
def any_token(s):
    for piece in range(ROW * s.n_rows):
        if is_alive(s, piece) and has_token(s, piece):
            return True
    return False


@rule
def any_number(s, p):
    for piece in range(ROW * s.n_rows):
        if is_alive(s, piece) and s.own.extra[piece].number and holder(s, piece) == p:
            return True
    return False


@rule
def may_treat(s, p, choice):
    """What the doctor can do tonight."""
    own = s.own
    piece = own.examined - 1
    match choice:
        case ChoiceName.CART: return own.carts < carts_allowed(s, p) and any_to_save(s)
        case ChoiceName.COMA: return own.comas < s.options.comas and any_to_save(s)
        case ChoiceName.TRANSPLANT: return piece >= 0 and may_be_saved(s, piece) and has_turn(s.pieces[piece].card)
    return False


@rule("bethlem.custom.cart", "bethlem.custom.doctor_extra")
def carts_allowed(s, p):
    piece = find_card(s, Card.MEDICO)
    return 3 if s.options.extra[Card.MEDICO] and holder(s, piece) == p and not is_riser(s, p) else 1


@rule
def any_to_save(s):
    for piece in range(ROW * s.n_rows):
        if may_be_saved(s, piece):
            return True
    return False


@rule("bethlem.custom.virus")
def may_virus(s, p, choice):
    """Each task once a night; the second increase replaces spreading when there is nobody left."""
    own = s.own
    any_virus = False
    all_ill = True
    two = False
    four = False
    for seat in range(s.n_players):
        if is_in_game(s, seat):
            any_virus = any_virus or own.virus[seat] > 0
            all_ill = all_ill and (own.virus[seat] > 0 or seat == p)
            two = two or (own.virus[seat] >= 2 and has_prey(s, seat))
            four = four or own.virus[seat] >= 4
    match choice:
        case ChoiceName.START_VIRUS: return not any_virus and own.infections == 0
        case ChoiceName.MORE_VIRUS:
            return any_virus and (not own.infections & 1 or (all_ill and not own.infections & 2))
        case ChoiceName.SPREAD_VIRUS: return any_virus and not all_ill and not own.infections & 2 and spreads(s, p)
        case ChoiceName.VIRUS_TWO: return two and not s.scythe
        case ChoiceName.VIRUS_FOUR: return four and not s.scythe
    return False


@rule
def has_prey(s, seat):
    """Whether a player has a card that can be attacked."""
    for place in range(ROW * s.n_rows):
        if s.owner[row_of(place)] == seat and why_not_kill(s, place) == 0:
            return True
    return False


@rule
def spreads(s, p):
    for seat in range(s.n_players):
        if is_in_game(s, seat) and seat != p and s.own.virus[seat] == 0:
            if s.own.virus[left_of(s, seat)] > 0 or s.own.virus[right_of(s, seat)] > 0:
                return True
    return False


@rule
def why_not_own_pair(s, p, power, one, other):
    """Two cards: a broccoli handed on, a number moved, two of the player's own cards exchanged."""
    why = why_not_living(s, one) or why_not_living(s, other)
    if why:
        return why
    giver = s.at[one]
    taker = s.at[other]
    own = s.own
    if s.owner[row_of(one)] != p:
        return Why.NOT_YOUR_CARD
    match power:
        case Power.HAND_ON:
            ok = own.extra[giver].broccoli > 0 and may_hand_on(s, giver) and s.owner[row_of(other)] == left_of(s, p)
        case Power.CLOCK_MOVE: ok = own.extra[giver].number > 0 and own.extra[taker].number == 0
        case Power.TOOL_SWAP: ok = s.owner[row_of(other)] == p and one < other
        case _: ok = False
    return Why.NOTHING if ok else Why.NOT_THAT


@rule("bethlem.custom.hand_on")
def may_hand_on(s, piece):
    """A card gets rid of its broccoli if its power was not used this round; the chef's always."""
    return not s.own.extra[piece].acted or s.pieces[piece].card == Card.CHEF


@OWN_CARDS.changes(why_not_power, "bethlem.custom.choices")
def why_not_decide(s, p, power, kind, a, b):
    """Why a player may not give this answer to a decision."""
    shape = SHAPES[power]
    match kind:
        case Act.PASS: why = Why.MUST if MUST[power] and anything_for(s, p, power) else Why.NOTHING
        case Act.POINT: why = why_not_own_point(s, p, power, a)
        case Act.PLAYER: why = why_not_own_player(s, p, power, a) if shape == Shape.PLAYER else Why.NOT_ASKED
        case Act.CARD: why = why_not_own_card(s, p, power, a) if shape == Shape.CARD else Why.NOT_ASKED
        case Act.YES: why = Why.NOTHING if shape == Shape.YES else Why.NOT_ASKED
        case Act.NO: why = Why.NOTHING if shape == Shape.YES else Why.NOT_ASKED
        case Act.CHOOSE:
            why = why_not_choice(s, p, power, a) if shape == Shape.CHOICE or shape == Shape.VISIT else Why.NOT_ASKED
        case Act.PAIR: why = why_not_own_pair(s, p, power, a, b) if shape == Shape.PAIR else Why.NOT_ASKED
        case Act.PLAYERS:
            why = why_not_two(s, a, b) if shape == Shape.PLAYERS else Why.NOT_ASKED
        case _: why = Why.NOT_ASKED
    return why


@rule
def anything_for(s, p, power):
    """Whether a decision has any possible answer besides passing."""
    shape = SHAPES[power]
    if shape == Shape.YES:
        return True
    if shape == Shape.CHOICE or shape == Shape.VISIT:
        for choice in range(CHOICES):
            if why_not_choice(s, p, power, choice) == 0:
                return True
        return False
    if shape == Shape.PLAYER:
        return any_player_for(s, p, power)
    if shape == Shape.CARD:
        for card in range(CARDS):
            if why_not_own_card(s, p, power, card) == 0:
                return True
        return False
    for place in range(ROW * s.n_rows):
        if why_not_own_point(s, p, power, place) == 0:
            return True
    return False


@rule
def ask_if(s, p, power):
    """Ask, if there is anything to choose."""
    if anything_for(s, p, power):
        ask_power(s, p, power)
