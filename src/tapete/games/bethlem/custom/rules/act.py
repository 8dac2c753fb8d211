"""The effects of the powers of custom cards."""
from .....kernel.agenda import schedule
from .....kernel.log import tell, tell_only
from .....kernel.rule import rule
from ...calls import CALL_CARD, CARD_BY_DAY
from ...names import NOBODY, ROW, VIEWERS, Card, Doom, Event, Op, Phase
from ...rules.announce import is_out_of_play
from ...rules.calling import learn_whose, rows_of
from ...rules.cards import alike, find_card, group_of, holder, is_alive, living, row_of, spot
from ...rules.day import awaken
from ...rules.doom import hand_over, revive, revive_by, spare, strike_from, tell_attack, tell_if_out
from ...rules.events import draw_event, waste
from ...rules.flow import answer_power, note_use
from ...rules.knowledge import is_shown, learn_trait, show_to_all, tell_card
from ...rules.part import OWN_CARDS
from ...vocabulary import Act, Ask, Told
from ..names import CARD_OF_POWER, MEDIUM_LOAN, MIND_LOAN, Power
from .choices import do_choice, place_bet
from .goals import ask_power, has_extra, see_goal, swap_goals, swap_traits
from .harm import mark_too
from .hiding import hider
from .loans import is_called_before, lend, source
from .may import anything_for, is_kill
from .night import begin
from .pairs import do_pair, do_yes
from .tokens import clear_token


@rule
def kill(s, p, piece, card):
    """Attack a card with a power that another `card` has set off; by day it is settled at once."""
    strike_from(s, piece, Doom.DIRECT, 1 << p, card)
    if s.phase != Phase.NIGHT:
        schedule(s, Op.TOLL, 1, 0, 0)


@OWN_CARDS.changes(answer_power)
def answer_decision(s, p, power, kind, a, b):
    """Carry out a player's answer to a decision."""
    if kind == Act.PASS:
        match power:
            case Power.EXAMINE: s.own.examined = 0
            case Power.PSYCHIATRIST: waste(s, p, Event.PSIQUIATRA)
            case Power.MEMORIES: waste(s, p, Event.RECUERDOS)
            case Power.PANDORA: waste(s, p, Event.PANDORA)
        return
    match kind:
        case Act.POINT: do_point(s, p, power, a)
        case Act.PLAYER: do_player(s, p, power, a)
        case Act.CARD: do_card(s, p, power, a)
        case Act.CHOOSE: do_choice(s, p, power, a)
        case Act.PAIR: do_pair(s, p, power, a, b)
        case Act.PLAYERS:
            if power == Power.PSYCHIATRIST:
                swap_goals(s, a, b)
            else:
                swap_traits(s, a, b)
        case _: do_yes(s, p, power, kind == Act.YES)


@OWN_CARDS.changes(is_out_of_play, "bethlem.custom.police")
def is_taken_off(s, piece):
    return s.own.extra[piece].removed == 1


@rule("bethlem.custom.hand_on")
def card_used_by_day(s, ask, about):
    """The card whose power an answer by day uses, 0 for none."""
    if s.options.before_8:
        return 0
    return 0 + (CARD_OF_POWER[about] if ask == Ask.POWER else CARD_BY_DAY[ask])


@OWN_CARDS.changes(note_use, "bethlem.custom.hand_on")
def note_acted(s, p, ask, about, kind):
    """Record that a card has acted this round, by night or by day, if its holder has used its power."""
    card = 0 + CALL_CARD[s.call] if s.phase == Phase.NIGHT else card_used_by_day(s, ask, about)
    piece = find_card(s, card) if card else NOBODY
    if piece != NOBODY and kind != Act.PASS and kind != Act.NO and holder(s, piece) == p:
        s.own.extra[piece].acted = 1


# ---- a card ------------------------------------------------------------------------------------

@rule("bethlem.custom.hide", "bethlem.custom.doll", "bethlem.custom.broccoli", "bethlem.custom.shield",
      "bethlem.custom.foresee", "bethlem.custom.pandora")
def do_point(s, p, power, place):
    piece = s.at[place]
    own = s.own
    if is_kill(power):
        do_kill(s, p, power, piece)
        return
    match power:
        case Power.HIDE: own.hideout = piece + 1
        case Power.DOLL: own.doll = piece + 1
        case Power.PRIZE_LOOK: tell_card(s, p, piece)
        case Power.PRIZE_WAKE: awaken(s, piece)
        case Power.SERVE:
            own.served |= 1 << s.owner[row_of(place)]
            serve(s, piece)
            serve_on(s, p, power)
        case Power.REFILL:
            own.centre -= 1
            own.dealt |= 1 << s.owner[row_of(place)]
            serve(s, piece)
            serve_on(s, p, power)
        case Power.TOOL_SHIELD: own.extra[piece].shield = 1
        case Power.TOOL_REVIVE: revive(s, piece)
        case Power.TOOL_JAIL:
            own.jailed = own.jailed if s.pieces[piece].gloomy else piece + 1
            s.pieces[piece].gloomy = 1
        case Power.TOOL_GUARD: s.guards[piece] |= 1 << p
        case Power.TOOL_LOOK: tell_card(s, p, piece)
        case Power.EXCHANGE: do_exchange(s, p, piece)
        case Power.POINTS_LOOK:
            own.points -= 1
            tell_card(s, p, piece)
        case Power.POINTS_REVIVE:
            own.points -= 3
            revive(s, piece)
        case Power.RISE: do_rise(s, p, piece)
        case Power.HAKI_PEEK: tell_card(s, p, piece)
        case Power.HAKI_SHIELD: own.extra[piece].shield = 1
        case Power.HAKI_FORESEE: own.foreseen = piece + 1
        case Power.CURSE: do_curse(s, p, piece)
        case Power.CLOCK_LOOK: tell_card(s, p, piece)
        case Power.CLOCK_CLEAR: clear_token(s, p, piece)
        case Power.EXAMINE:
            own.examined = piece + 1
            tell_card(s, p, piece)
        case Power.CART:
            own.carts += 1
            spare(s, piece)
        case Power.COMA: do_coma(s, piece)
        case Power.PANDORA: do_pandora(s, piece)
        case Power.VISIT: misbehave(s, p, piece)
        case Power.SHOW_ONE: do_show(s, piece)
        case Power.POLICE: take_off(s, piece)
        case Power.MARK_SPY: do_mark_spy(s, piece)
        case Power.GAMBLE: do_gamble(s, p, piece)


@rule("bethlem.custom.prizes", "bethlem.custom.points", "bethlem.custom.haki", "bethlem.custom.clock",
      "bethlem.custom.future", "bethlem.custom.virus_kills", "bethlem.custom.tools_bang")
def do_kill(s, p, power, piece):
    own = s.own
    match power:
        case Power.POINTS_KILL: own.points -= 2
        case Power.FUTURE: own.future |= 1 << holder(s, piece)
        case Power.VIRUS_KILL: own.virus[holder(s, piece)] -= 2
    kill(s, p, piece, Card.VUDU if power == Power.SPREAD else Card.NONE)
    if power == Power.FUTURE and anything_for(s, p, Power.FUTURE):
        ask_power(s, p, Power.FUTURE)


@rule("bethlem.custom.broccoli_three", "bethlem.custom.fast_food")
def serve(s, piece):
    """One more broccoli on a card; three of them kill it, two once the chef's awakening is announced."""
    own = s.own
    own.extra[piece].broccoli += 1
    own.extra[piece].laid = 1 if s.phase == Phase.NIGHT else 0
    if s.phase != Phase.NIGHT:
        tell(s, Told.BROCCOLI, spot(s, piece), own.extra[piece].broccoli, 0)
    boil(s, piece)


@rule("bethlem.custom.broccoli")
def serve_on(s, p, power):
    """The chef goes on putting broccoli on cards until there is nothing to put, or she stops."""
    if not s.options.before_15 and anything_for(s, p, power):
        ask_power(s, p, power)


@rule
def boil(s, piece):
    own = s.own
    chef = find_card(s, Card.CHEF)
    fast = chef != NOBODY and is_alive(s, chef) and s.pieces[chef].woken == 1 and is_shown(s, chef)
    if is_alive(s, piece) and own.extra[piece].broccoli >= (2 if fast else 3):
        if s.phase != Phase.NIGHT and not s.options.before_12:
            tell(s, Told.BOILED, spot(s, piece), own.extra[piece].broccoli, 0)
        own.extra[piece].cooked = own.extra[piece].broccoli if s.phase == Phase.NIGHT else 0
        own.extra[piece].broccoli = 0
        if fast:
            own.boiled |= 1 << piece
        strike_from(s, piece, Doom.INDIRECT | Doom.CERTAIN, 0, Card.CHEF)
        if s.phase != Phase.NIGHT:
            schedule(s, Op.TOLL, 1, 0, 0)


@rule("bethlem.custom.cyborg")
def do_exchange(s, p, piece):
    """The cyborg changes places with a living card of another player, and both live on."""
    cyborg = find_card(s, Card.CYBORG)
    tell(s, Told.EXCHANGED, spot(s, cyborg), spot(s, piece), 0)
    hand_over(s, cyborg, piece)


@rule("bethlem.custom.alchemist_extra")
def do_rise(s, p, piece):
    s.own.risen |= 1 << p
    tell(s, Told.RISE_AGAIN, p, 0, 0)
    revive_by(s, piece, Card.ALQUIMISTA)
    if not s.pieces[piece].woken:
        awaken(s, piece)


@rule("bethlem.custom.curse")
def do_curse(s, p, piece):
    """Repeat what was done to the cursed card on one of the player's own cards, at once if only one player has to
    choose."""
    own = s.own
    if own.cursed_by & (own.cursed_by - 1):
        s.proposals[p] = piece + 1
        if s.phase == Phase.NIGHT:
            tell_only(s, s.awake, Told.PROPOSED, p, spot(s, piece), 0)
        return
    match own.curse:
        case 1: kill(s, p, piece, Card.VUDU)
        case 2:
            s.accused[1] = piece + 1
            tell_only(s, 1 << p, Told.MARKED, Card.JOHN_FLICK, spot(s, piece), 0)
        case 3:
            s.pieces[piece].gloomy = 1
            tell(s, Told.GLOOMY, spot(s, piece), 0, 0)
        case _:
            mark_too(s, piece)
            tell_only(s, 1 << p, Told.MARKED, Card.PARCA, spot(s, piece), 0)


@rule("bethlem.custom.curse_many")
def settle_curse(s, by, cursed):
    """Settle a curse after several have chosen: mutineers must agree, or the mistress lives; of lynchers, the card with
    most votes dies."""
    own = s.own
    most = 0
    chosen = NOBODY
    voters = 0
    for seat in range(s.n_players):
        if by >> seat & 1 and s.proposals[seat]:
            voters += 1
            if s.phase != Phase.NIGHT and not s.options.before_11:
                tell(s, Told.VOTED_CARD, seat, spot(s, s.proposals[seat] - 1), 0)
    for piece in range(ROW * s.n_rows):
        n = 0
        for seat in range(s.n_players):
            if by >> seat & 1 and s.proposals[seat] == piece + 1:
                n += 1
        if n > most:
            most = n
            chosen = piece
        elif n == most:
            chosen = NOBODY
    for seat in range(s.n_players):
        s.proposals[seat] = 0
    own.cursed_by = 0
    if s.phase == Phase.NIGHT and most < voters:
        tell_only(s, by, Told.NO_CONSENSUS, 0 if s.options.before_12 else 1, 0, 0)
        spare(s, cursed)
        s.pieces[cursed].doom = own.cursed_doom
        s.pieces[cursed].killers = own.cursed_killers
    elif chosen == NOBODY:
        if s.phase != Phase.NIGHT and not s.options.before_11:
            tell(s, Told.TIE, 0, 0, 0)
    else:
        if s.phase == Phase.NIGHT:
            tell_attack(s, by, chosen)
        strike_from(s, chosen, Doom.INDIRECT, 0, Card.VUDU)
        if s.phase != Phase.NIGHT:
            schedule(s, Op.TOLL, 1, 0, 0)


@rule("bethlem.custom.coma")
def do_coma(s, piece):
    """The card lives without its powers, until it is attacked again."""
    s.own.comas += 1
    s.own.extra[piece].coma = 1
    spare(s, piece)
    s.own.in_coma |= 1 << piece


@rule("bethlem.custom.pandora")
def do_pandora(s, piece):
    s.pieces[piece].woken = 0
    s.own.extra[piece].closed = 1
    tell(s, Told.PANDORA, spot(s, piece), 0, 0)


@rule("bethlem.custom.given_up")
def perish(s, p, piece):
    """A player kills one of their own cards; it sets nothing off, and nothing saves it."""
    s.pieces[piece].doom |= Doom.INDIRECT | Doom.CERTAIN | Doom.MUTE | Doom.PACT
    schedule(s, Op.TOLL, 1, 0, 0)


@rule("bethlem.custom.visits")
def misbehave(s, p, piece):
    """On the day of visits a player kills one of their own cards instead of playing without powers."""
    if not s.options.before_17:
        tell(s, Told.GIVEN_UP, p, spot(s, piece), 0)
    perish(s, p, piece)


@rule("bethlem.custom.gamble")
def do_gamble(s, p, piece):
    s.own.gambled |= 1 << p
    tell(s, Told.GAMBLED, p, 0, 0)
    perish(s, p, piece)
    draw_event(s, p)


@rule("bethlem.custom.all_for_one")
def do_show(s, piece):
    show_to_all(s, piece)
    tell(s, Told.SHOWN, spot(s, piece), s.pieces[piece].card, 0)


@rule("bethlem.custom.police")
def take_off(s, piece):
    """Take a card out of play for good: it neither lives, comes back nor lends its power."""
    it = s.pieces[piece]
    seat = holder(s, piece)
    before = living(s, seat)
    it.dead = 1
    it.reserve = 1
    it.doom = 0
    it.due = 0
    s.own.extra[piece].removed = 1
    if s.own.transplant == piece + 1:
        s.own.transplant = 0
    s.own.centre += s.own.extra[piece].broccoli
    s.own.extra[piece].broccoli = 0
    tell(s, Told.OUT_OF_PLAY, spot(s, piece), 0, 0)
    tell_if_out(s, seat, before)


@rule("bethlem.custom.spies")
def do_mark_spy(s, piece):
    s.own.extra[piece].spy = 1
    tell(s, Told.SPY_MARK, spot(s, piece), 0, 0)


# ---- a player ----------------------------------------------------------------------------------

@rule("bethlem.custom.maze", "bethlem.custom.maze_extra", "bethlem.custom.meal", "bethlem.custom.stop",
      "bethlem.custom.haunt", "bethlem.custom.sacrifice")
def do_player(s, p, power, seat):
    own = s.own
    match power:
        case Power.MAZE:
            own.maze = seat + 1
            own.mazer = p + 1
            own.mazed |= 1 << seat
            learn_trait(s, p, seat)
            tell_only(s, 1 << p, Told.MAZE, seat, s.traits[seat], 0)
            tell_only(s, 1 << seat, Told.MAZED, seat, 0, 0)
            if has_extra(s, Card.ARQUITECTO) and hider(s) == p:
                see_goal(s, p, seat)
        case Power.BET_SEAT: place_bet(s, seat)
        case Power.MEAL:
            own.friend = seat + 1
            own.cook = p + 1
            own.fed |= 1 << seat
            tell_only(s, (1 << p) | (1 << seat), Told.MEAL, seat, p, 0)
        case Power.TOOL_ROB: own.thieves[seat] |= 1 << p
        case Power.TOOL_DISCARD: own.spoilers[seat] |= 1 << p
        case Power.SEE_GOAL: see_goal(s, p, seat)
        case Power.HAUNT:
            own.haunted = seat + 1
            own.haunted_before |= 1 << seat
            tell(s, Told.HAUNTED, seat, 0, 0)
        case Power.POINTS_GOAL:
            own.points -= 1
            see_goal(s, p, seat)
        case Power.SACRIFICE: do_sacrifice(s, p, seat)
        case Power.CLOCK_GOAL: see_goal(s, p, seat)
        case Power.STOP:
            own.time |= 2
            own.stopping = seat + 1
        case Power.INFECT: do_infect(s, seat)


@rule("bethlem.custom.sacrifice")
def do_sacrifice(s, p, seat):
    """The alchemist dies for good, and all of a player's dead come back."""
    piece = find_card(s, Card.ALQUIMISTA)
    tell(s, Told.SACRIFICED, seat, 0, 0)
    s.own.gone = piece + 1
    for other in range(ROW * s.n_rows):
        if holder(s, other) == seat and other != piece:
            revive_by(s, other, Card.ALQUIMISTA)
    s.pieces[piece].doom |= Doom.INDIRECT | Doom.CERTAIN | Doom.PACT
    schedule(s, Op.TOLL, 1, 0, 0)


@rule("bethlem.custom.virus")
def do_infect(s, seat):
    s.own.virus[seat] = min(9, s.own.virus[seat] + 1)


# ---- a card by its name ------------------------------------------------------------------------

@rule
def bears(s, piece, card):
    """Whether a card on the table has the name that was said; before version 15 it was one of several."""
    it = s.pieces[piece]
    if it.reserve or it.card == Card.NONE:
        return False
    return it.card == card if s.options.before_15 else alike(it.card) == card and (not it.dead or has_hidden(s, piece))


@rule
def has_hidden(s, piece):
    return s.pieces[piece].card == Card.ARQUITECTO


@rule("bethlem.custom.laugh")
def laugh(s, card):
    """All who hold a card of the name said raise a hand: of several, nobody learns who holds which."""
    hands = 0
    rows = 0
    for piece in range(ROW * s.n_rows):
        if bears(s, piece, card):
            hands += 1
            rows |= rows_of(s, holder(s, piece))
            tell(s, Told.LAUGHS, card, hider(s) if card == Card.ARQUITECTO else holder(s, piece), 0)
    if hands == 0:
        tell(s, Told.NOBODY_LAUGHS, card, 0, 0)
    for piece in range(ROW * s.n_rows):
        if bears(s, piece, card):
            for viewer in range(VIEWERS):
                if hands == 1:
                    learn_whose(s, viewer, s.pieces[piece].card, holder(s, piece))
                else:
                    s.may[viewer][s.pieces[piece].card] &= rows


@rule("bethlem.custom.tools_citadels")
def tell_named(s, card):
    """All who hold a card of the name that the assassin has said hear of it, each once."""
    told = 0
    for piece in range(ROW * s.n_rows):
        if bears(s, piece, card) and not told >> holder(s, piece) & 1:
            told |= 1 << holder(s, piece)
            tell_only(s, 1 << holder(s, piece), Told.NAMED, card, 0, 0)


@rule("bethlem.custom.laugh", "bethlem.custom.medium", "bethlem.custom.mind")
def do_card(s, p, power, card):
    own = s.own
    piece = find_card(s, card)
    match power:
        case Power.LAUGH:
            own.gas = card
            own.gas_before |= 1 << card
            laugh(s, card)
        case Power.MIND:
            if piece == NOBODY:
                tell_only(s, 1 << p, Told.NOBODY_ROSE, card, 0, 0)
                return
            own.mind = card
            own.mind_with = piece + 1
            lend(s, MIND_LOAN, card, p, source(s, p, Card.ARQUITECTO))
            tell_only(s, (1 << p) | (1 << holder(s, piece)), Told.MIND, card, 0, 0)
        case Power.BET_CARD: place_bet(s, card)
        case Power.TOOL_CARD:
            own.named = card
            tell_named(s, card)
        case Power.BORROW:
            own.asked |= 1 << holder(s, piece)
            own.asked_cards |= 1 << card
            lend(s, MEDIUM_LOAN, card, p, source(s, p, Card.MEDIUM))
            tell(s, Told.STOLEN_POWER, card, 0, 0)
            if group_of(card) == 0 and is_called_before(s, card):
                begin(s, p, card)
