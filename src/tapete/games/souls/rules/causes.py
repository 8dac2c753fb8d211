"""Tell which cards change a number, before the number is told. Games of older versions are told as they were."""
from ....kernel.log import tell
from ....kernel.rule import rule
from ..language.words import Mod
from ..names import NO_THING
from ..vocabulary import Told
from .cards import ATTACK, column
from .stats import attack_before, badly_hurt, changed, holder_of, mod_sum, part_for_monster, part_of
from .things import card_at, is_monster, may_change


@rule
def with_causes(s, seat, n, mod, told):
    """An amount plus the lasting effects on it for a player; each card that changes it is told."""
    return n + mod_sum(s, seat, mod) if s.options.before_11 else changed(s, seat, n, mod, told)


@rule
def tell_each(s, seat, mod, told):
    """Tell each card with a lasting effect on a value of a player, and by how much it changes the value."""
    if may_change(s, mod) and not s.options.before_11:
        for i in range(s.n_things):
            part = part_of(s, i, seat, mod)
            if part:
                tell(s, told, seat, part, s.things[i].card)


@rule
def tell_first_attack(s, p):
    """Tell what adds to a player's attack on their first attack roll of the turn."""
    if s.players[p].attack_rolls != 1 or s.options.before_11 or not may_change(s, Mod.FIRST_ATTACK):
        return
    n = attack_before(s, p)
    for i in range(s.n_things):
        part = part_of(s, i, p, Mod.FIRST_ATTACK)
        if part:
            n += part
            tell(s, Told.FIRST_ATTACK, p, max(0, n), s.things[i].card)


@rule
def tell_monster_attack(s, i):
    """Tell which cards change the attack of the monster at i; its own does where little life is left to it."""
    if s.options.before_11 or not is_monster(s, i):
        return
    n = column(s, card_at(s, i), ATTACK) + s.things[i].attack
    for k in range(s.n_things if may_change(s, Mod.MONSTER_ATTACK) else 0):
        part = part_for_monster(s, k, Mod.MONSTER_ATTACK, i)
        if part:
            n += part
            tell(s, Told.FOE_ATTACK, s.things[i].card, max(0, n), s.things[k].card)
    part = badly_hurt(s, i, Mod.ATTACK_BADLY_HURT)
    if part:
        tell(s, Told.FOE_ATTACK, s.things[i].card, max(0, n + part), s.things[i].card)


@rule
def tell_price(s, p, i, free):
    """Tell what makes a player's purchase cheaper: of the shop item at i, or (NO_THING) of the top of the treasure
    deck."""
    if s.options.before_11:
        return
    if free:
        by = holder_of(s, p, Mod.FREE_BUYS) if s.players[p].bought_shop < mod_sum(s, p, Mod.FREE_BUYS) else NO_THING
        tell(s, Told.PRICE_CHANGED, p, 0, 0 if by == NO_THING else s.things[by].card)
        return
    n = 0 + s.options.price
    for k in range(s.n_things if may_change(s, Mod.DISCOUNT) or may_change(s, Mod.SHOP_DISCOUNT) else 0):
        part = part_of(s, k, p, Mod.DISCOUNT)
        if i != NO_THING:
            part += part_of(s, k, p, Mod.SHOP_DISCOUNT)
        if part:
            n -= part
            tell(s, Told.PRICE_CHANGED, p, max(0, n), s.things[k].card)
