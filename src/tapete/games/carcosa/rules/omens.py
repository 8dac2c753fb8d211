"""Omens: d6 + sanity, low for the monster itself, otherwise for its lesser sign."""
from ....kernel.agenda import schedule
from ....kernel.dice import roll
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import Card, Monster
from ..vocabulary import Op, Told
from .board import corridor_of, nearest_empty_room
from .inventory import count_losable, discard_object, is_soulbound
from .monsters import appear_goblin, appear_queen, appear_tue_tue, summon
from .moving import limit_actions, lose_turn
from .sanity import set_sanity


@rule("carcosa.omens.general")
def is_low(s, p, omen):
    total = roll(s, s.options.dice.omens) + s.souls[p].sanity
    tell(s, Told.TOTAL, p, omen, total)
    return total <= s.options.monsters.omen_low


@rule("carcosa.omens.spider")
def omen_spider(s, p):
    if is_low(s, p, Card.OMEN_ARANA):
        summon(s, Monster.ARANA, s.souls[p].place)
    else:
        lose_turn(s, p)
        summon(s, Monster.CRIA_ARANA, nearest_empty_room(s, s.souls[p].place))


@rule("carcosa.omens.queen")
def omen_queen(s, p):
    if is_low(s, p, Card.OMEN_REINA_HELADA):
        appear_queen(s, p)
    else:
        summon(s, Monster.SIRVIENTE_HIELO, corridor_of(s.souls[p].place))
        for other in range(s.n_seats):
            limit_actions(s, other)


@rule("carcosa.omens.tue_tue")
def omen_tue_tue(s, p):
    if is_low(s, p, Card.OMEN_TUE_TUE):
        appear_tue_tue(s, p)
    else:
        set_sanity(s, p, 0)


@rule("carcosa.omens.goblin")
def omen_goblin(s, p):
    if is_low(s, p, Card.OMEN_DUENDE):
        appear_goblin(s, p)
    elif count_losable(s, p) > 0:
        if s.options.monsters.goblin_omen_chosen:
            schedule(s, Op.LOSE_OBJECT, p, 0, 0)
        else:
            lose_by_lot(s, p)
    else:
        tell(s, Told.NOTHING_TO_LOSE, p, 0, 0)


@rule
def lose_by_lot(s, p):
    """A soul loses one of its objects, drawn by lot in the order of getting them."""
    me = s.souls[p]
    losable = count_losable(s, p)
    lot = 1
    if losable > 1:
        lot = roll(s, losable)
        tell(s, Told.LOT_FALLS, p, lot, losable)
    for i in range(me.n_objects):
        if not is_soulbound(me.objects[i]):
            lot -= 1
            if lot == 0:
                discard_object(s, p, me.objects[i])
                return
