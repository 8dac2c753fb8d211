"""Monsters: how they appear, how they are stunned, and how they move."""
from ....kernel.agenda import Fault, fail
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import NOBODY, Card, Monster, State
from ..vocabulary import Told
from .board import corridor_of, farthest_room, is_corridor, nearest_empty_room
from .inventory import add_key, add_object, can_take_key, slots_used, takes_slot
from .moving import free_captive
from .rooms import destroy_special
from .sanity import (
    count_unsafe,
    destroy_keys,
    lose_sanity,
    lose_unsafe,
    object_slots,
    sanity_limit,
    set_sanity,
    sink_to_limit,
)
from .states import give_state, has


@rule
def put_piece(s, monster, place):
    """Set a monster down; in a room it destroys the special card there."""
    s.pieces[monster].place = place
    if not is_corridor(place):
        destroy_special(s, place, monster)


@rule("carcosa.monsters.summon")
def summon(s, monster, place):
    """The single piece of a monster comes to a place, from the box or from elsewhere in the house."""
    come(s, monster, place, False)


@rule
def come(s, monster, place, away):
    """The same; `away`: it goes there with its prey, or would have, from the soul that revealed it."""
    piece = s.pieces[monster]
    piece.here = 1
    piece.fresh = 1
    piece.stunned = 0
    tell(s, Told.MONSTER_CAME, monster, place, away)
    put_piece(s, monster, place)


@rule("carcosa.monsters.spider_appears")
def appear_spider(s, p):
    summon(s, Monster.ARANA, s.souls[p].place)
    if s.options.monsters.spider_traps_at_once:
        tell(s, Told.CAUGHT, Monster.ARANA, p, has(s, p, State.TRAPPED))
        give_state(s, p, State.TRAPPED, s.options.states[State.TRAPPED])
        if s.options.monsters.spider_stuns and s.souls[p].actions > 0:
            s.souls[p].actions = 0
            tell(s, Told.STUNNED, p, 0, 0)


@rule("carcosa.monsters.goblin_appears", "carcosa.monsters.appear_in_room")
def appear_goblin(s, p):
    """The goblin robs the soul that reveals it and goes to its refuge; by the options it only comes into the room."""
    if s.options.monsters.strike_on_reveal:
        rob(s, p)
        come(s, Monster.DUENDE, goblin_refuge(s, s.souls[p].place), True)
    else:
        summon(s, Monster.DUENDE, s.souls[p].place)


@rule("carcosa.monsters.goblin_leaps_far")
def goblin_refuge(s, place):
    """The goblin's destination after robbing a soul."""
    return farthest_room(s, place) if s.options.monsters.goblin_leaps_far else nearest_empty_room(s, place)


@rule
def rob(s, p):
    """All objects of a soul go to the goblin, soulbound ones too unless the options keep them safe."""
    me = s.souls[p]
    limit = sanity_limit(s, p)
    tell(s, Told.ROBBED, p, count_unsafe(s, p), me.keys)
    card = lose_unsafe(s, p)
    while card:
        if s.n_loot >= len(s.loot):
            fail(s, Fault.PILE_FULL)
            return
        s.loot[s.n_loot] = card
        s.n_loot += 1
        tell(s, Told.LOOT, p, card, 0)
        card = lose_unsafe(s, p)
    s.loot_keys += me.keys
    me.keys = 0
    sink_to_limit(s, p, limit)


@rule("carcosa.monsters.queen_appears")
def appear_queen(s, p):
    """The Ice Queen stands in the corridor of the floor; she has not entered the room."""
    summon(s, Monster.REINA_HELADA, corridor_of(s.souls[p].place))


@rule("carcosa.monsters.sack_man_appears", "carcosa.monsters.appear_in_room")
def appear_sack_man(s, p):
    """The Sack Man takes the soul that reveals him to the nearest room without souls; by the options he only comes."""
    if s.options.monsters.strike_on_reveal:
        refuge = nearest_empty_room(s, s.souls[p].place)
        if s.captive == NOBODY:
            capture(s, p)
        come(s, Monster.VIEJO_DEL_SACO, refuge, True)
    else:
        summon(s, Monster.VIEJO_DEL_SACO, s.souls[p].place)
    carry_captive(s)


@rule
def capture(s, p):
    s.captive = p
    tell(s, Told.CAPTURED, p, 0, 0)


@rule
def carry_captive(s):
    if s.captive != NOBODY:
        me = s.souls[s.captive]
        place = s.pieces[Monster.VIEJO_DEL_SACO].place
        if me.place != place:
            tell(s, Told.DRAGGED, s.captive, me.place, place)
            me.place = place
            me.loop = 0


@rule("carcosa.monsters.tue_tue")
def appear_tue_tue(s, p):
    """The first costs 1 sanity, the second 2, each from the third on all the way to the bottom."""
    s.tue_tue += 1
    tell(s, Told.TUE_TUE, p, s.tue_tue, 0)
    if s.tue_tue <= 2:
        lose_sanity(s, p, s.options.monsters.tue_tue[s.tue_tue - 1])
    else:
        set_sanity(s, p, s.options.sanity.bottom)


@rule("carcosa.monsters.goblin_loot")
def recover_loot(s, p):
    """The soul that stunned the goblin gets what it can hold; the rest is destroyed."""
    if s.n_loot > 0 or s.loot_keys > 0:
        tell(s, Told.LOOT_DROPPED, s.n_loot, s.loot_keys, 0)
    for i in range(s.n_loot):
        card = s.loot[i]
        s.loot[i] = 0
        if not takes_slot(s, card) or slots_used(s, p) < object_slots(s, p):
            add_object(s, p, card)
        else:
            s.discards[card] += 1
            tell(s, Told.DISCARDED, p, card, 0)
    s.n_loot = 0
    lost = 0
    for _ in range(s.loot_keys):
        if can_take_key(s, p):
            add_key(s, p)
        else:
            lost += 1
    s.loot_keys = 0
    if lost > 0:
        destroy_keys(s, lost)


@rule
def leaves_when_stunned(s, monster):
    if monster >= Monster.OWN_MONSTER_1:
        return s.options.own[s.options.of_piece[monster - Monster.OWN_MONSTER_1] - Card.OWN_1].leaves
    return monster == Monster.CRIA_ARANA or monster == Monster.SIRVIENTE_HIELO


@rule("carcosa.monsters.stun", "carcosa.monsters.ice_servant", "carcosa.monsters.baby_spider")
def stun(s, p, monster, rounds):
    """A stunned monster neither moves nor acts. A baby spider and an ice servant leave the board."""
    piece = s.pieces[monster]
    if leaves_when_stunned(s, monster):
        piece.here = 0
        tell(s, Told.MONSTER_LEFT, monster, 0, 0)
        return
    again = piece.stunned > 0
    piece.stunned = max(piece.stunned, rounds)
    tell(s, Told.MONSTER_STUNNED, monster, piece.stunned, again)
    if monster == Monster.DUENDE:
        recover_loot(s, p)
    elif monster == Monster.VIEJO_DEL_SACO:
        free_captive(s)


@rule
def is_monster(card):
    return Card.TUE_TUE <= card <= Card.ARANA
