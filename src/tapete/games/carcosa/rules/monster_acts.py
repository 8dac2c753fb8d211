"""The actions of monsters at the end of a round."""
from ....kernel.agenda import schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import MONSTERS, NOBODY, Card, Monster, Moves, Stage, State
from ..vocabulary import Op, Told
from .board import prey_places, step_away, step_towards
from .inventory import use_up
from .monsters import capture, carry_captive, goblin_refuge, put_piece, rob, stun
from .sanity import holds
from .states import give_from_next_round, has


@rule
def move_piece(s, monster, place):
    before = s.pieces[monster].place
    if place == before:
        tell(s, Told.MONSTER_STAYS, monster, before, 0)
    else:
        tell(s, Told.MONSTER_MOVED, monster, before, place)
        put_piece(s, monster, place)


@rule
def is_spider(monster):
    return monster == Monster.ARANA or monster == Monster.CRIA_ARANA


@rule("carcosa.monsters.spider_acts", "carcosa.monsters.baby_spider")
def come_nearer(s, monster):
    """A spider goes one step towards the nearest soul."""
    move_piece(s, monster, step_towards(s, s.pieces[monster].place, prey_places(s)))


@rule("carcosa.monsters.spider_acts", "carcosa.monsters.baby_spider")
def trap(s, monster):
    """Every soul at the spider's place is trapped, for so many whole rounds."""
    rounds = s.options.states[State.TRAPPED] if monster == Monster.ARANA else s.options.monsters.baby_spider_rounds
    for p in range(s.n_seats):
        if s.souls[p].place == s.pieces[monster].place and p != s.captive:
            tell(s, Told.CAUGHT, monster, p, has(s, p, State.TRAPPED))
            give_from_next_round(s, p, State.TRAPPED, rounds)


@rule("carcosa.monsters.strike_when_met")
def met_at(s, place):
    """The soul that a monster there strikes at the end of the round: the first in order of turns, or NOBODY.

    By the options it strikes none then. The soul in the sack is out of reach.
    """
    if s.options.monsters.strike_when_met:
        for k in range(s.n_seats):
            p = (s.starter + k) % s.n_seats
            if s.souls[p].place == place and p != s.captive:
                return p
    return NOBODY


@rule("carcosa.monsters.always_flee")
def flee_or_approach(s, monster, holding):
    """One step away from the nearest soul while it holds something, else towards it; by the options always away."""
    place = s.pieces[monster].place
    if holding or s.options.monsters.always_flee:
        move_piece(s, monster, step_away(s, place, prey_places(s)))
    else:
        move_piece(s, monster, step_towards(s, place, prey_places(s)))


@rule("carcosa.monsters.goblin_acts", "carcosa.monsters.goblin_meets")
def act_goblin(s):
    """It robs a soul that it meets and leaps away; otherwise with loot it flees, without it approaches."""
    place = s.pieces[Monster.DUENDE].place
    met = met_at(s, place)
    if met != NOBODY:
        rob(s, met)
        move_piece(s, Monster.DUENDE, goblin_refuge(s, place))
    else:
        flee_or_approach(s, Monster.DUENDE, s.n_loot > 0 or s.loot_keys > 0)


@rule("carcosa.monsters.sack_man_acts", "carcosa.monsters.sack_man_meets")
def act_sack_man(s):
    """With a soul in the sack he flees and takes it along; without one he takes the soul that he meets, or
    approaches."""
    if s.captive == NOBODY:
        met = met_at(s, s.pieces[Monster.VIEJO_DEL_SACO].place)
        if met != NOBODY:
            capture(s, met)
    flee_or_approach(s, Monster.VIEJO_DEL_SACO, s.captive != NOBODY)
    carry_captive(s)


@rule("carcosa.monsters.reaction", "carcosa.roles.reacts")
def reactor(s, monster):
    """The soul that may react before a monster acts: of the role that may, beside it, with a BLUNT; or NOBODY."""
    role = s.options.abilities.reacts
    piece = s.pieces[monster]
    if role == NOBODY or piece.stunned > 0 or monster == Monster.REINA_HELADA or monster == Monster.SIRVIENTE_HIELO:
        return NOBODY
    for p in range(s.n_seats):
        if s.souls[p].role == role and s.souls[p].place == piece.place and holds(s, p, Card.BLUNT):
            return p
    return NOBODY


@rule("carcosa.monsters.reaction")
def do_react(s, p, monster):
    """A reaction takes no action; its stun stops the monster's coming action."""
    use_up(s, p, Card.BLUNT)
    stun(s, p, monster, s.options.actions.blunt_rounds)


@rule
def asks_to_react(s, monster, stage):
    """Whether a soul is asked to react before the monster goes on from a stage."""
    p = reactor(s, monster)
    if p == NOBODY:
        return False
    schedule(s, Op.REACT, p, monster, 0)
    schedule(s, Op.MONSTER, monster, stage, 0)
    return True


@rule("carcosa.round.monsters", "carcosa.monsters.stun")
def do_monster(s, monster, stage):
    piece = s.pieces[monster]
    if not piece.here or (stage == Stage.COMES and asks_to_react(s, monster, Stage.ASKED)):
        return
    piece.fresh = 0
    if piece.stunned > 0:
        piece.stunned -= 1
        if piece.stunned == 0:
            tell(s, Told.MONSTER_WOKE, monster, 0, 0)
    elif is_spider(monster):
        act_spider(s, monster, stage)
    elif monster == Monster.DUENDE:
        act_goblin(s)
    elif monster == Monster.VIEJO_DEL_SACO:
        act_sack_man(s)
    elif monster >= Monster.OWN_MONSTER_1:
        act_own_monster(s, monster)


@rule("carcosa.monsters.reaction_on_arrival")
def act_spider(s, monster, stage):
    """It comes nearer, and traps. A soul that can react only at its new place may react now."""
    if stage != Stage.MOVED:
        come_nearer(s, monster)
        if stage == Stage.COMES and s.options.abilities.reacts_on_arrival and asks_to_react(s, monster, Stage.MOVED):
            return
    trap(s, monster)


@rule("carcosa.own.monsters")
def act_own_monster(s, monster):
    """It takes its step; then its table is carried out for every soul in its place."""
    thing = s.options.of_piece[monster - Monster.OWN_MONSTER_1] - Card.OWN_1
    piece = s.pieces[monster]
    match s.options.own[thing].moves:
        case Moves.TOWARDS: move_piece(s, monster, step_towards(s, piece.place, prey_places(s)))
        case Moves.AWAY: move_piece(s, monster, step_away(s, piece.place, prey_places(s)))
    for k in range(s.n_seats):
        p = (s.starter + k) % s.n_seats
        if s.souls[p].place == piece.place and p != s.captive:
            schedule(s, Op.CARRY_OUT, p, thing, p)


@rule
def schedule_monsters(s):
    for monster in range(MONSTERS):
        if s.pieces[monster].here:
            schedule(s, Op.MONSTER, monster, Stage.COMES, 0)
