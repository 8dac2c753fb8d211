"""The greedy bot's points of fights."""
from ...kernel.rule import rule
from .language.words import SIDES
from .names import NO_THING, Phase
from .rules.attack import may_be_attacked
from .rules.cards import CENTS, LOOT, SOULS, TREASURE, column
from .rules.stats import attack, evasion, life, monster_attack, monster_life
from .rules.things import card_at


@rule
def hit_chance(s, p, i):
    """The chance of an attack roll to hit, in hundredths."""
    need = evasion(s, i)
    return max(0, min(SIDES, SIDES + 1 - need)) * 100 // SIDES


@rule
def win_chance(s, p, i):
    """The chance of a player to kill a monster before it kills them, in hundredths; rolls alone."""
    strength = attack(s, p)
    if strength <= 0 or hit_chance(s, p, i) == 0:
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
    """The points of a dead monster's rewards."""
    card = card_at(s, i)
    cents = column(s, card, CENTS)
    cards = column(s, card, LOOT)
    return (90 * column(s, card, SOULS) + 3 * (cents if cents >= 0 else 3) + 8 * (cards if cards >= 0 else 3)
            + 35 * column(s, card, TREASURE))


@rule
def attack_points(s, p, i):
    """The points of attacking a monster, less those of dying."""
    chance = win_chance(s, p, i)
    return (chance * prize(s, i) - (100 - chance) * 40) // 100


@rule
def best_fight(s, p):
    """The best monster to attack; NO_THING if none is worth it."""
    best = NO_THING
    most = 0
    for i in range(s.n_things):
        if may_be_attacked(s, i):
            points = attack_points(s, p, i)
            if points > most:
                most = points
                best = i
    return best


@rule
def is_quiet(s, p):
    """Whether it is a player's action phase and nothing waits."""
    return p == s.active and s.phase == Phase.ACTION and s.n_stack == 0
