"""The game's flow: carry out choices, and work through the agenda."""
from ....kernel.agenda import Fault, drop_top, fail, schedule
from ....kernel.flow import act_of, step_of
from ....kernel.log import tell, tell_only
from ....kernel.piles import swap_top_two
from ....kernel.rule import rule
from ..vocabulary import Act, Op, Told
from .board import room_of
from .cards import do_bottom, do_reveal
from .crown import do_crown
from .events import do_event, do_share_meal
from .inventory import discard_excess, discard_object
from .king import do_king_discard
from .menu import needs_choice
from .monster_acts import do_monster, do_react
from .moving import bring_into, do_enter, do_stumble
from .own import carry_out, do_use, do_visit
from .rooms import (
    do_buy,
    do_chapel,
    do_doors,
    do_drop,
    do_pick,
    do_ritual,
    do_ritual_key,
    do_salon,
    do_sell,
    do_take,
    do_tavern,
    look_at,
)
from .round_end import do_check_defeat, do_curse, do_poison, do_round_end
from .sanity import DECIDED, do_accept, do_fall_costs, do_lose, do_sacrifice, gain_sanity
from .turn import (
    do_annex,
    do_ask,
    do_blunt,
    do_compass,
    do_escape,
    do_give,
    do_heal,
    do_loop,
    do_meditate,
    do_move,
    do_next_turn,
    do_refuse,
    do_renounce,
    do_rescue,
    do_rise,
    do_round_start,
    do_stairs,
    do_turn_end,
    do_vial,
    do_wiggle,
)


@rule("carcosa.actions.costs")
def costs_an_action(kind):
    """Whether an act costs an action. Moving pays for itself, because a SCOUT's first step is free."""
    return (kind == Act.SEARCH or kind == Act.MEDITATE or kind == Act.ESCAPE or kind == Act.WIGGLE
            or kind == Act.DOORS or kind == Act.SALON or kind == Act.CHAPEL or kind == Act.RITUAL
            or kind == Act.HEAL or kind == Act.RESCUE)


@rule
def act_in_turn(s, p, kind, a, b):
    if costs_an_action(kind):
        s.souls[p].actions -= 1
    match kind:
        case Act.END_TURN: do_turn_end(s, p)
        case Act.MOVE: do_move(s, p, a)
        case Act.SEARCH: schedule(s, Op.REVEAL, p, 0, 0)
        case Act.MEDITATE: do_meditate(s, p)
        case Act.COMPASS: do_compass(s, p)
        case Act.VIAL: do_vial(s, p)
        case Act.BLUNT: do_blunt(s, p, a)
        case Act.STAIRS: do_stairs(s, p)
        case Act.ESCAPE: do_escape(s, p)
        case Act.WIGGLE: do_wiggle(s, p)
        case Act.TAVERN: do_tavern(s, p)
        case Act.BUY: do_buy(s, p)
        case Act.SELL: do_sell(s, p, a)
        case Act.DROP: do_drop(s, p, a)
        case Act.TAKE: do_take(s, p, a)
        case Act.DOORS: do_doors(s, p, a)
        case Act.SALON: do_salon(s, p)
        case Act.CHAPEL: do_chapel(s, p)
        case Act.RITUAL: do_ritual(s, p)
        case Act.HEAL: do_heal(s, p, a)
        case Act.RENOUNCE: do_renounce(s, p)
        case Act.ANNEX: do_annex(s, p, a)
        case Act.GIVE: do_give(s, p, a, b)
        case Act.CROWN: do_crown(s, p)
        case Act.RESCUE: do_rescue(s, p)
        case Act.ASK: do_ask(s, p, a, b)
        case Act.USE: do_use(s, p, a, p)
        case Act.USE_ON: do_use(s, p, a, b)
        case Act.VISIT: do_visit(s, p, a, p)
        case Act.VISIT_WITH: do_visit(s, p, a, b)


@rule
def act_at_bottom(s, p, kind):
    if kind == Act.ACCEPT:
        do_accept(s, p, True)
    else:
        do_sacrifice(s, p, kind == Act.SACRIFICE_SANITY)


@rule
def act_shield(s, tank, p, n, kind):
    """A shielded loss becomes the TANK's own, and no other TANK may take it. A loss that is not shielded comes next."""
    if kind == Act.SHIELD:
        s.souls[tank].shielded = 1
        tell(s, Told.SHIELDED, tank, p, n)
        drop_top(s)
        schedule(s, Op.LOSE, tank, n, DECIDED)


@rule
def act_two_dice(s, p, event, deck, kind):
    s.souls[p].rolled_twice = 1
    schedule(s, Op.EVENT, p, event, 2 if kind == Act.TWO_DICE else 1)
    schedule(s, Op.BOTTOM, p, event, deck)


@rule
def act_foresee(s, p, kind):
    if kind == Act.SWAP:
        swap_top_two(s.decks[s.deck_at[room_of(s.souls[p].place)]])
        tell_only(s, 1 << p, Told.SWAPPED_CARDS, p, s.souls[p].place, 0)


@rule
def act_look(s, p, more, place):
    look_at(s, p, room_of(place))
    if more > 0:
        schedule(s, Op.PEEK, p, more - 1, place + 1)


@rule("carcosa.events.motemey")
def act_shop(s, p, kind, card):
    if kind == Act.BUY:
        do_buy(s, p)
    elif kind == Act.SELL:
        do_sell(s, p, card)
    else:
        tell(s, Told.MOTEMEY_LEFT, p, 0, 0)


@rule
def act_asked(s, p, card, asker, kind):
    if kind == Act.GIVE:
        do_give(s, p, card, asker)
    else:
        do_refuse(s, p, card, asker)


@rule
def act_overloaded(s, p, kind, card, other):
    if kind == Act.GIVE:
        do_give(s, p, card, other)
    else:
        discard_excess(s, p, card)
    schedule(s, Op.OVERLOAD, p, 0, 0)


@rule
def goes_on(op, kind):
    """Whether a soul's turn goes on after this choice."""
    return op == Op.TURN and kind != Act.END_TURN


@rule
def answer(s, op, p, b, c, kind, x, y):
    """Carry out a choice, by the question."""
    match op:
        case Op.TURN: act_in_turn(s, p, kind, x, y)
        case Op.COLLAPSE: act_at_bottom(s, p, kind)
        case Op.OVERLOAD: act_overloaded(s, p, kind, x, y)
        case Op.LOSE_OBJECT: discard_object(s, p, x)
        case Op.SHIELD: act_shield(s, p, b, c, kind)
        case Op.TWO_DICE: act_two_dice(s, p, b, c, kind)
        case Op.FORESEE: act_foresee(s, p, kind)
        case Op.PEEK: act_look(s, p, b, x)
        case Op.SPY:
            if kind == Act.LOOK:
                look_at(s, p, room_of(x))
        case Op.PURCHASE: do_pick(s, p, s.motemey.cards[s.motemey.n - 1] == x)
        case Op.SHOP: act_shop(s, p, kind, x)
        case Op.ASKED: act_asked(s, p, b, c, kind)
        case Op.REACT:
            if kind == Act.REACT:
                do_react(s, p, b)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def work(s, op, a, b, c):
    """Carry out a frame that asks nobody."""
    match op:
        case Op.TURN: do_turn_end(s, a)
        case Op.COLLAPSE: do_accept(s, a, False)
        case Op.OVERLOAD: pass
        case Op.SPY: pass
        case Op.ROUND_START: do_round_start(s)
        case Op.NEXT_TURN: do_next_turn(s)
        case Op.ENTER: do_enter(s, a, b)
        case Op.REVEAL: do_reveal(s, a)
        case Op.BOTTOM: do_bottom(s, b, c)
        case Op.EVENT: do_event(s, a, b, c)
        case Op.LOSE: do_lose(s, a, b, c)
        case Op.GAIN: gain_sanity(s, a, b)
        case Op.CHECK_DEFEAT: do_check_defeat(s)
        case Op.SHARE_MEAL: do_share_meal(s, a, b, c)
        case Op.TELEPORT: bring_into(s, a, b)
        case Op.RITUAL_KEY: do_ritual_key(s, a, b)
        case Op.STUMBLE: do_stumble(s, a)
        case Op.ROUND_END: do_round_end(s, a, b)
        case Op.POISON: do_poison(s, a)
        case Op.CURSE: do_curse(s, a)
        case Op.MONSTER: do_monster(s, a, b)
        case Op.LOOP: do_loop(s, a)
        case Op.FALL_COSTS: do_fall_costs(s, a)
        case Op.RISE: do_rise(s, a)
        case Op.CARRY_OUT: carry_out(s, a, b, c)
        case Op.BLOW: pass
        case Op.GOES_ON: tell(s, Told.GOES_ON, a, b, 0)
        case Op.KING_DISCARD: do_king_discard(s, a)
        case _: fail(s, Fault.UNKNOWN_FRAME)


act = act_of(answer, goes_on)
step = step_of(needs_choice, work)
