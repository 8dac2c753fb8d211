"""Damage: dealt, changed before it is taken, prevented, taken."""
from ....kernel.agenda import schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..language.words import Event, Mod, Prevent
from ..names import NO_THING, NOBODY, CardZone, Mark, Pend, Vain
from ..vocabulary import Op, Told
from .refs import seat_in, thing_in, to_pending, to_player, to_thing
from .stack import push, remove_at
from .stats import changed, holder_of, life, mod_sum, monster_life, most_life, own_mod
from .things import may_change
from .triggers import asks_for, happen, shield_used, wait
from .vain import in_vain_for


@rule("souls.damage.deal")
def deal(s, ref, n, by, thing, face, marks):
    """Deal damage to a player or a monster, from a seat or from a thing (or NOBODY, NO_THING). The dead take it too, if
    nobody has chosen them.

    Replacement effects of damage act now. Abilities that would change it go on the stack above it.
    """
    p = seat_in(ref)
    i = thing_in(s, ref)
    if p == NOBODY and i == NO_THING:
        return
    if p != NOBODY:
        if s.options.before_3 and (s.players[p].dying or s.players[p].dead or life(s, p) == 0):
            return
        n = changed(s, p, n, Mod.DAMAGE_TAKEN, int(Told.DAMAGE_CHANGED)) if n > 0 else n
        if n > 1 and mod_sum(s, p, Mod.DAMAGE_IS_ONE):
            n = 1
            tell(s, Told.DAMAGE_CHANGED, p, 1, s.things[holder_of(s, p, Mod.DAMAGE_IS_ONE)].card)
    elif s.things[i].dying:
        return
    if n <= 0:
        return
    k = push(s, Pend.DAMAGE, by if by != NOBODY else s.active, s.now.card)
    it = s.stack[k]
    it.object = ref
    it.amount = n
    it.other = by
    it.thing = thing
    it.serial = s.things[thing].serial if thing != NO_THING else 0
    it.face = face
    it.marks = marks
    if not asks_for(s, Event.WOULD_BE_DAMAGED, p, i, to_pending(s, k), n, 0, marks):
        remove_at(s, k)           # it was never seen there
        take_damage(s, ref, n, by, thing, face, marks)


@rule("souls.damage.prevention")
def prevented(s, ref, n):
    """The damage left after shields; spent ones are gone. They are used in the order of their creation."""
    k = 0
    while k < s.n_shields and n > 0:
        shield = s.shields[k]
        if shield.ref != ref or shield.how >= Prevent.DEATH:
            k += 1
            continue
        before = n
        match shield.how:
            case Prevent.SOME:
                used = min(n, shield.n)
                n -= used
                shield.n -= used
            case Prevent.ALL: n = 0
            case Prevent.TO: n = min(n, shield.n)
            case Prevent.UP_TO: n = max(0, n - shield.n)
        if before > n:
            tell_prevented(s, ref, before - n, shield.card)
            shield_used(s, 0 + shield.origin, before - n)
        if shield.how != Prevent.SOME or shield.n == 0:
            drop_shield(s, k)
        else:
            k += 1
    return n


@rule
def tell_prevented(s, ref, n, card):
    """Tell that a card prevents damage to a player or a monster."""
    p = seat_in(ref)
    if p != NOBODY:
        tell(s, Told.PREVENTED, p, n, card)
    else:
        tell(s, Told.MONSTER_PREVENTED, s.things[thing_in(s, ref)].card, n, card)


@rule
def add_shield(s, ref, how, n, card, origin):
    """Prevent the next damage or death, until the end of the turn."""
    if s.n_shields == len(s.shields):
        drop_shield(s, 0)
    shield = s.shields[s.n_shields]
    shield.ref = ref
    shield.how = how
    shield.n = n
    shield.card = card
    shield.origin = origin
    s.n_shields += 1


@rule
def drop_shield(s, k):
    for i in range(k, s.n_shields - 1):
        s.shields[i].ref = s.shields[i + 1].ref
        s.shields[i].how = s.shields[i + 1].how
        s.shields[i].n = s.shields[i + 1].n
        s.shields[i].card = s.shields[i + 1].card
        s.shields[i].origin = s.shields[i + 1].origin
    s.n_shields -= 1
    clear_shield(s.shields[s.n_shields])


@rule
def clear_shield(shield):
    shield.ref = 0
    shield.how = 0
    shield.n = 0
    shield.card = 0
    shield.origin = 0


@rule
def absorbed(s, p, n):
    """The damage left after a card with counters that absorb it."""
    i = holder_of(s, p, Mod.COUNTERS_ABSORB)
    if i != NO_THING and s.things[i].counters > 0:
        used = min(n, s.things[i].counters)
        s.things[i].counters -= used
        tell(s, Told.ABSORBED, p, used, s.things[i].card)
        tell(s, Told.COUNTERS, s.things[i].card, s.things[i].counters, 0)
        return n - used
    return n


@rule("souls.damage.take")
def take_damage(s, ref, n, by, thing, face, marks):
    """A player or a monster takes damage, less the prevented part, and may die of it."""
    p = seat_in(ref)
    i = thing_in(s, ref)
    if p != NOBODY:
        if s.options.before_3 and (s.players[p].dying or s.players[p].dead):
            return
        n = absorbed(s, p, prevented(s, ref, n))
        if n > 0:
            hurt_player(s, p, n, by, thing, face, marks)
    elif i != NO_THING and not s.things[i].dying:
        n = prevented(s, ref, n)
        if n > 0:
            hurt_monster(s, i, n, by, thing, face, marks)


@rule("souls.damage.numb")
def is_numb(s, p):
    """Whether a player without life has taken damage this turn already: more of it does nothing, so that what damage
    recharges is not used without end."""
    if life(s, p) > 0 or s.options.before_10:
        return False
    if s.players[p].numb:
        return True
    s.players[p].numb = 1
    return False


@rule
def hurt_player(s, p, n, by, thing, face, marks):
    if is_numb(s, p):
        in_vain_for(s, p, int(Vain.NUMB))
        return
    me = s.players[p]
    before = me.hurt
    left = life(s, p)
    me.hurt += min(n, left)
    me.hits += 1
    tell(s, Told.DAMAGED, p, n, life(s, p))
    source = to_thing(s, thing) if thing != NO_THING else to_player(by) if by != NOBODY else 0
    happen(s, Event.DAMAGED, p, NO_THING, source, n, face, marks)
    if thing != NO_THING and marks & Mark.COMBAT:
        happen(s, Event.STRUCK, p, thing, to_player(p), n, face, marks)
    if thing != NO_THING and p == s.active:
        if own_mod(s, thing, Mod.STRIKES_LEFT, 0):
            spread(s, thing, (s.active + 1) % s.n_seats, n)
        if own_mod(s, thing, Mod.STRIKES_RIGHT, 0):
            spread(s, thing, (s.active - 1) % s.n_seats, n)
    if left <= n:
        dies(s, p, before)


@rule("souls.death.player_dies")
def dies(s, p, hurt_before):
    """A player's death goes on the stack, only once a turn. It remembers the damage before it."""
    me = s.players[p]
    if me.dying or me.dead:
        return
    me.dying = 1
    tell(s, Told.DIES, p, 0, 0)
    death = s.waiting[wait(s, Pend.DEATH, p, NO_THING, -1)]
    death.other = p
    death.amount = hurt_before


@rule("souls.death.no_life")
def look_for_deaths(s):
    """Players and monsters without life die, for any reason: an item that gave life may have gone. If such a death is
    prevented, one point is left."""
    if s.options.before_3:
        return
    for p in range(s.n_seats if may_change(s, Mod.LIFE) else 0):
        me = s.players[p]
        if me.hurt > 0 and not me.dying and not me.dead and life(s, p) == 0:
            dies(s, p, max(0, most_life(s, p) - 1))
    for i in range(s.n_things if may_change(s, Mod.MONSTER_LIFE) else 0):
        it = s.things[i]
        if it.hurt > 0 and it.zone == CardZone.MONSTER and not it.dying and monster_life(s, i) == 0:
            monster_dies(s, i, it.hurt - 1)


@rule
def hurt_monster(s, i, n, by, thing, face, marks):
    it = s.things[i]
    before = it.hurt
    left = monster_life(s, i)
    it.hurt += min(n, left)
    it.hits += 1
    it.hit_by = by
    it.face = face
    tell(s, Told.MONSTER_DAMAGED, it.card, n, monster_life(s, i))
    happen(s, Event.DAMAGED, by, i, to_player(by) if by != NOBODY else 0, n, face, marks)
    if by != NOBODY:
        happen(s, Event.DEALT, by, NO_THING, to_thing(s, i), n, face, marks)
    if own_mod(s, i, Mod.SHARES_LEFT, 0):
        spread(s, i, (s.active + 1) % s.n_seats, n)
    if own_mod(s, i, Mod.SHARES_RIGHT, 0):
        spread(s, i, (s.active - 1) % s.n_seats, n)
    if left <= n:
        monster_dies(s, i, before)


@rule("souls.death.monster_dies")
def monster_dies(s, i, hurt_before):
    """A monster's death goes on the stack."""
    it = s.things[i]
    if it.dying:
        return
    it.dying = 1
    tell(s, Told.MONSTER_DIES, it.card, 0, 0)
    death = s.waiting[wait(s, Pend.MONSTER_DEATH, s.active, i, -1)]
    death.other = it.hit_by
    death.object = to_thing(s, i)
    death.amount = hurt_before
    death.face = it.face


@rule
def spread(s, i, p, n):
    """The monster at i has a neighbour of the active player take the same damage."""
    if not s.options.before_11:
        tell(s, Told.SPREADS, p, min(n, 250), s.things[i].card)
    schedule(s, Op.HIT, p, min(n, 250), 0)


@rule
def do_hit(s, p, n):
    """Deal damage to a neighbour of the damaged player."""
    deal(s, to_player(p), n, NOBODY, NO_THING, 0, 0)


@rule
def heal_player(s, p, n):
    me = s.players[p]
    n = min(n, me.hurt)
    if n > 0 and not me.dying and not me.dead:
        me.hurt -= n
        tell(s, Told.HEALED, p, n, 0)
