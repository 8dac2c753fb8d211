"""What effects are worth by rules of thumb, read off their own rows: the same for every card, one's own too."""
from ...kernel.rule import rule
from .language.ops import Do
from .language.words import Ref
from .names import NO_THING, Phase, Zone
from .rules.cards import CENTS, LOOT, RESOLVE, SOULS, TREASURE, column, line, word
from .rules.stats import attack, evasion, life, monster_attack, monster_life
from .rules.things import card_at

ROWS = 40
"""Rows of an ability that are looked at."""
SELF, FOR_TARGET, ROLLS, CANCELS, PREVENTS, ENDS = 0, 1, 2, 3, 4, 5
"""What an ability is looked at for."""


@rule
def row_gain(s, do, a, n, hand):
    """What a row brings whoever it is of, where it speaks of them."""
    if a == Ref.YOU or a == Ref.ACTIVE:
        match do:
            case Do.GAIN: points = 3 * n
            case Do.LOSE: points = -3 * n
            case Do.LOOT: points = 8 * n
            case Do.DISCARD: points = -6 * min(n, hand)
            case Do.TREASURE: points = 35 * n
            case Do.DAMAGE: points = -14 * n
            case Do.PAY_LIFE: points = -14 * n
            case Do.LOOT_PLAY: points = 7 if hand > 1 else -4
            case Do.MAY_ATTACK: points = 8 * n
            case Do.MUST_ATTACK: points = -6 * n
            case Do.BECOME_SOUL: points = 150
            case Do.RECHARGE_ALL: points = 6
            case _: points = 0
        return points
    match do:
        case Do.STEAL: points = 5 * n
        case Do.STEAL_LOOT: points = 8
        case Do.TAKE_LOOT: points = 9
        case Do.EXTRA_TURN: points = 60
        case Do.LOOK: points = 1
        case Do.KEEP_ONE: points = 4
        case Do.SHOP_SLOTS: points = 1
        case Do.COUNTERS: points = 6
        case _: points = 0
    return points


@rule
def row_harm(do, a, n):
    """What a row does to the first target: harm over 0, good under 0."""
    if a != Ref.TARGET:
        return 0
    match do:
        case Do.DAMAGE: points = 10 * max(1, n)
        case Do.KILL: points = 60
        case Do.STEAL: points = 4 * n
        case Do.LOSE: points = 3 * n
        case Do.LOSE_ALL: points = 15
        case Do.DISCARD: points = 6 * n
        case Do.STEAL_LOOT: points = 6
        case Do.TAKE_LOOT: points = 6
        case Do.STEAL_ITEM: points = 40
        case Do.DESTROY: points = 25
        case Do.DESTROY_SOUL: points = 80
        case Do.CURSE: points = 15
        case Do.DEACTIVATE: points = 6
        case Do.DISCARD_THING: points = 2
        case Do.REROLL_ITEM: points = 5
        case Do.RECHARGE: points = -7
        case Do.PREVENT: points = -6
        case Do.BOOST: points = -6
        case Do.HEAL: points = -5 * n
        case Do.GAIN: points = -3 * n
        case Do.LOOT: points = -8 * n
        case Do.LOOT_PLAY: points = -5
        case _: points = 0
    return points


@rule
def is_of(do, what):
    """Whether a row is of a sort: of rolls, cancelling, preventing, ending."""
    match what:
        case 2: yes = do == Do.REROLL or do == Do.SET_ROLL or do == Do.ADD_ROLL
        case 3: yes = do == Do.CANCEL
        case 4: yes = do == Do.PREVENT
        case 5: yes = do == Do.CANCEL_ALL or do == Do.END_TURN
        case _: yes = False
    return yes


@rule
def ability_points(s, ability, what, hand):
    """What an ability is worth: to whoever plays it, as harm to its target, or whether it is of a sort at all.

    What stands in the table of a roll counts a sixth for each row.
    """
    row = line(s, ability, RESOLVE)
    total = 0
    share = 6
    for _ in range(ROWS):
        do = word(s, row, 0)
        if do == Do.TARGET or do == Do.DECLARED or do == Do.MODE or (do == Do.END and share == 6):
            break
        a = word(s, row, 1)
        n = word(s, row, 2)
        if do == Do.STEAL_ITEM or do == Do.DESTROY or do == Do.RECHARGE:
            n = 1
        if do == Do.BOOST or do == Do.PREVENT:
            n = max(1, word(s, row, 3))
        if n < 0:
            n = 3
        if do == Do.ROLL:
            share = 2
        if what == SELF:
            total += share * row_gain(s, do, a, n, hand)
        elif what == FOR_TARGET:
            total += share * row_harm(do, a, n)
        elif is_of(do, what):
            return 1
        row += 1
    return total // 6 if what <= FOR_TARGET else 0


@rule
def hit_chance(s, p, i):
    """The chance of an attack roll to hit, in hundredths."""
    need = evasion(s, i)
    return max(0, min(6, 7 - need)) * 100 // 6


@rule
def win_chance(s, p, i):
    """The chance of a player to kill a monster before it kills them, in hundredths; rolls alone."""
    strength = attack(s, p)
    if strength <= 0:
        return 0
    hits = (monster_life(s, i) + strength - 1) // strength
    blow = monster_attack(s, i)
    if blow <= 0:
        return 95
    misses = (life(s, p) + blow - 1) // blow
    hit = hit_chance(s, p, i) / 100.0
    miss = 1.0 - hit
    term = 1.0
    for _ in range(hits):
        term *= hit
    total = 0.0
    for k in range(misses):
        total += term
        term = term * miss * (hits + k) / (k + 1)
    return int(100.0 * total)


@rule
def prize(s, i):
    """What a dead monster brings."""
    card = card_at(s, i)
    cents = column(s, card, CENTS)
    cards = column(s, card, LOOT)
    return (90 * column(s, card, SOULS) + 3 * (cents if cents >= 0 else 3) + 8 * (cards if cards >= 0 else 3)
            + 35 * column(s, card, TREASURE))


@rule
def attack_points(s, p, i):
    """What attacking a monster promises, less what dying would cost."""
    chance = win_chance(s, p, i)
    return (chance * prize(s, i) - (100 - chance) * 40) // 100


@rule
def best_fight(s, p):
    """The monster that it is best to attack; NO_THING if none is worth it."""
    best = NO_THING
    most = 0
    for i in range(s.n_things):
        if s.things[i].zone == Zone.MONSTER and not s.things[i].dying:
            points = attack_points(s, p, i)
            if points > most:
                most = points
                best = i
    return best


@rule
def is_quiet(s, p):
    """Whether it is a player's action phase and nothing waits."""
    return p == s.active and s.phase == Phase.ACTION and s.n_stack == 0
