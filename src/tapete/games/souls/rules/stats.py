"""The current values of players and monsters: life, attack, evasion, with all changes."""
from ....kernel.log import tell
from ....kernel.rule import rule
from ..language.words import OF_TAG, Joined, Mod, Party, Test, Timing, Whose
from ..names import NO_THING, CardZone
from .cards import (
    ABILITY_COUNT,
    ATTACK,
    EVASION,
    FACES,
    FIRST_ABILITY,
    LIFE,
    MOD,
    MODS,
    MORE_MODS,
    TEST,
    TEST_N,
    TIMING,
    WHOSE,
    N,
    column,
    line,
    word,
)
from .things import (
    belongs_to_table,
    card_at,
    character_of,
    controller_of,
    count_items,
    count_souls,
    count_tagged,
    is_active_card,
    is_monster,
    may_change,
)


@rule
def has_mod(s, card, mod):
    """Whether any of a card's lasting effects changes this value."""
    if mod < 30:
        return column(s, card, MODS) >> mod & 1
    return column(s, card, MORE_MODS) >> (mod - 30) & 1


@rule
def holds(s, test, n, seat, i, face, done, number):
    """Whether a condition, or several that are joined, hold for a seat and the card at i."""
    if test == Test.CHECKS:
        return checks_hold(s, n, seat, i, face, done, number, 0)
    return holds_for(s, test, n, seat, i, face, done, number)


@rule
def checks_hold(s, row, seat, i, face, done, number, leaving):
    """Whether all conditions of at least one list hold (lists are joined by `or`, their conditions by `and`). `leaving`
    cards of the seat's hand are on their way to the stack."""
    whole = True
    while True:
        joined = word(s, row, 4)
        if holds_among(s, word(s, row, 3), word(s, row, 1), word(s, row, 2), seat, i, face, done, number,
                       leaving) == (joined & Joined.NOT != 0):
            whole = False
        if joined & Joined.END:
            if whole or joined & Joined.LAST:
                return whole
            whole = True
        row += 1


@rule
def holds_among(s, party, test, n, seat, i, face, done, number, leaving):
    """Whether a condition holds for the players that it is about."""
    if party == Party.YOU:
        if leaving and (test == Test.HAND_IS or test == Test.HAND_AT_LEAST or test == Test.HAND_AT_MOST):
            n += leaving
        return holds_for(s, test, n, seat, i, face, done, number)
    if party == Party.ACTIVE:
        return holds_for(s, test, n, s.active, i, face, done, number)
    every = party == Party.EACH or party == Party.EACH_OTHER
    for p in range(s.n_seats):
        if is_in_party(s, party, p, seat) and holds_for(s, test, n, p, i, face, done, number) != every:
            return not every
    return every


@rule
def is_in_party(s, party, p, seat):
    match party:
        case Party.ANYBODY: yes = True
        case Party.ANOTHER: yes = p != seat
        case Party.EACH_OTHER: yes = p != seat
        case Party.FEWEST_SOULS: yes = is_extreme(s, int(Whose.FEWEST_SOULS), p)
        case Party.MOST_SOULS: yes = is_extreme(s, int(Whose.MOST_SOULS), p)
        case Party.MOST_ITEMS: yes = is_extreme(s, int(Whose.MOST_ITEMS), p)
        case _: yes = True
    return yes


@rule
def holds_for(s, test, n, seat, i, face, done, number):
    """Whether a single condition holds for a seat and the card at i."""
    me = s.players[seat]
    match test:
        case Test.ALWAYS: yes = True
        case Test.DONE: yes = done == 1
        case Test.CENTS_ARE: yes = me.cents == n
        case Test.CENTS_AT_LEAST: yes = me.cents >= n
        case Test.HAND_IS: yes = me.n_hand == n
        case Test.HAND_AT_LEAST: yes = me.n_hand >= n
        case Test.HAND_AT_MOST: yes = me.n_hand <= n
        case Test.YOUR_TURN: yes = s.active == seat
        case Test.ROLL_IN: yes = (n >> face & 1) == 1
        case Test.COUNTERS_AT_LEAST: yes = i != NO_THING and s.things[i].counters >= n
        case Test.NO_PURCHASE: yes = me.bought == 0
        case Test.ROLL_IS_NUMBER: yes = face == number
        case Test.MARKED: yes = me.boosts[Mod.MARKED] > 0
        case Test.TAGGED_AT_LEAST: yes = count_tagged(s, seat, n // OF_TAG) >= n % OF_TAG
        case Test.CENTS_AT_MOST: yes = me.cents <= n
        case Test.SOULS_AT_LEAST: yes = count_souls(s, seat) >= n
        case Test.SOULS_AT_MOST: yes = count_souls(s, seat) <= n
        case Test.ITEMS_AT_LEAST: yes = count_items(s, seat) >= n
        case Test.ITEMS_AT_MOST: yes = count_items(s, seat) <= n
        case Test.DEAD: yes = me.dead == 1
        case _: yes = False
    return yes


@rule
def static_applies(s, i, ability, seat):
    """Whether a lasting effect of the card at i applies to a player."""
    whose = line(s, ability, WHOSE)
    owner = controller_of(s, i)
    if whose == Whose.YOURS and (owner != seat or belongs_to_table(s, i)):
        return False
    if whose == Whose.ACTIVE and seat != s.active:
        return False
    if whose == Whose.ANOTHERS and owner == seat:
        return False
    if whose >= Whose.FEWEST_SOULS and not is_extreme(s, whose, seat):
        return False
    test = line(s, ability, TEST)
    return test == Test.ALWAYS or holds(s, test, line(s, ability, TEST_N), owner, i, 0, 0, 0)


@rule("souls.rooms.fewest_and_most")
def is_extreme(s, whose, p):
    """Whether a player is among those with the fewest souls, the most (more than none), or the most items."""
    if whose == Whose.MOST_SOULS and count_souls(s, p) == 0:
        return False
    for q in range(s.n_seats):
        match whose:
            case Whose.FEWEST_SOULS: beaten = count_souls(s, q) < count_souls(s, p)
            case Whose.MOST_SOULS: beaten = count_souls(s, q) > count_souls(s, p)
            case Whose.MOST_ITEMS: beaten = count_items(s, q) > count_items(s, p)
            case _: beaten = True
        if beaten:
            return False
    return True


@rule
def mod_sum(s, seat, mod):
    """The sum of lasting effects on a value of a player."""
    total = 0
    if may_change(s, mod):
        for i in range(s.n_things):
            total += part_of(s, i, seat, mod)
    return total


@rule
def changed(s, seat, n, mod, told):
    """An amount plus the lasting effects on it for a player; each card that changes it is told."""
    if may_change(s, mod):
        for i in range(s.n_things):
            part = part_of(s, i, seat, mod)
            if part:
                n += part
                tell(s, told, seat, n, s.things[i].card)
    return n


@rule
def next_change(s, card, mod, after):
    """The row of a card's next lasting effect on a value after a row (-1: of the first); -1 when there is none."""
    if has_mod(s, card, mod):
        first = column(s, card, FIRST_ABILITY)
        for ability in range(max(first, after + 1), first + column(s, card, ABILITY_COUNT)):
            if line(s, ability, TIMING) == Timing.STATIC and line(s, ability, MOD) == mod:
                return ability
    return -1


@rule
def next_for(s, i, mod, seat, after):
    """The same for effects of the card at i that apply to a player now."""
    if not is_active_card(s, i):
        return -1
    ability = next_change(s, card_at(s, i), mod, after)
    while ability >= 0 and not static_applies(s, i, ability, seat):
        ability = next_change(s, card_at(s, i), mod, ability)
    return ability


@rule
def part_of(s, i, seat, mod):
    """The sum of the card at i's lasting effects on a value of a player."""
    total = 0
    ability = next_for(s, i, mod, seat, -1)
    while ability >= 0:
        total += line(s, ability, N)
        ability = next_for(s, i, mod, seat, ability)
    return total


@rule
def least_mod(s, seat, mod):
    """The smallest limit that lasting effects set on a value of a player; -1 if there is none."""
    least = -1
    if may_change(s, mod):
        for i in range(s.n_things):
            ability = next_for(s, i, mod, seat, -1)
            while ability >= 0:
                least = line(s, ability, N) if least < 0 else min(least, line(s, ability, N))
                ability = next_for(s, i, mod, seat, ability)
    return least


@rule
def holder_of(s, seat, mod):
    """The first card with a lasting effect on a value of a player; NO_THING if there is none."""
    if may_change(s, mod):
        for i in range(s.n_things):
            if next_for(s, i, mod, seat, -1) >= 0:
                return i
    return NO_THING


@rule
def own_mod(s, i, mod, face):
    """The sum of a monster's own lasting effects on a value, on an attack roll of a face (0: any)."""
    total = 0
    ability = next_change(s, card_at(s, i), mod, -1)
    while ability >= 0:
        if face == 0 or line(s, ability, FACES) >> face & 1:
            total += line(s, ability, N)
        ability = next_change(s, card_at(s, i), mod, ability)
    return total


@rule
def badly_hurt(s, i, mod):
    """The sum of a monster's effects that require it to be badly hurt; `faces` is the required life."""
    total = 0
    ability = next_change(s, card_at(s, i), mod, -1)
    while ability >= 0:
        if monster_life(s, i) <= line(s, ability, FACES):
            total += line(s, ability, N)
        ability = next_change(s, card_at(s, i), mod, ability)
    return total


@rule
def most_life(s, p):
    """A player's life when unhurt."""
    base = column(s, card_at(s, character_of(s, p)), LIFE)
    return max(0, base + mod_sum(s, p, Mod.LIFE) + s.players[p].boosts[Mod.LIFE])


@rule
def life(s, p):
    """A player's life now; never under 0."""
    return max(0, most_life(s, p) - s.players[p].hurt)


@rule
def attack_before(s, p):
    """A player's attack without what counts on the first attack roll of a turn alone; it may be negative."""
    base = column(s, card_at(s, character_of(s, p)), ATTACK)
    return base + mod_sum(s, p, Mod.ATTACK) + s.players[p].boosts[Mod.ATTACK]


@rule
def attack(s, p):
    """A player's attack; on the first attack roll of a turn some items add to it."""
    total = attack_before(s, p)
    if s.players[p].attack_rolls == 1:
        total += mod_sum(s, p, Mod.FIRST_ATTACK)
    return max(0, total)


@rule
def sum_of_all(s, mod, i):
    """The sum of lasting effects on a value of a monster: those for all, and other monsters' for others."""
    total = 0
    if not is_monster(s, i):
        return 0
    for k in range(s.n_things):
        total += part_for_monster(s, k, mod, i)
    return total


@rule
def part_for_monster(s, k, mod, i):
    """The sum of the card at k's lasting effects on a value of the monster at i."""
    total = 0
    if s.things[k].zone != CardZone.NONE and is_active_card(s, k) and has_mod(s, card_at(s, k), mod):
        ability = next_change(s, card_at(s, k), mod, -1)
        while ability >= 0:
            if is_for_monster(s, k, ability, i):
                total += line(s, ability, N)
            ability = next_change(s, card_at(s, k), mod, ability)
    return total


@rule
def is_for_monster(s, k, ability, i):
    """Whether a lasting effect of the card at k on monsters applies to the monster at i now."""
    if k == i and line(s, ability, WHOSE) == Whose.ANOTHER_THING:
        return False
    test = line(s, ability, TEST)
    return test == Test.ALWAYS or holds(s, test, line(s, ability, TEST_N), controller_of(s, k), k, 0, 0, 0)


@rule
def monster_life(s, i):
    """A monster's life now."""
    thing = s.things[i]
    return max(0, column(s, card_at(s, i), LIFE) + thing.life + sum_of_all(s, Mod.MONSTER_LIFE, i) - thing.hurt)


@rule
def monster_attack(s, i):
    return max(0, column(s, card_at(s, i), ATTACK) + s.things[i].attack + sum_of_all(s, Mod.MONSTER_ATTACK, i)
               + badly_hurt(s, i, Mod.ATTACK_BADLY_HURT))


@rule("souls.attacks.evasion")
def evasion(s, i):
    """The attack roll needed to hit: at least 1. If it is above 6, a roll of 6 hits only with additions."""
    if s.things[i].zone == CardZone.CHARACTER:
        return max(1, least_mod(s, s.active, Mod.DUELS))
    total = column(s, card_at(s, i), EVASION) + s.things[i].evasion
    total += sum_of_all(s, Mod.EVASION, i) + badly_hurt(s, i, Mod.EVASION_BADLY_HURT)
    if is_fought(s, i):
        total += s.players[s.fight.seat].evaded
    return max(1, total)


@rule
def is_fought(s, i):
    return s.fight.on and s.fight.thing == i
