"""Play effects: loot, tap and paid abilities, triggers. Targets and modes are declared, prices paid."""
from ....kernel.agenda import Fault, fail, schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..language.cards import CardType
from ..language.library import NUMBERS
from ..language.ops import Do
from ..language.words import TARGETS, Cost, Event, Mod, Only, Test, Timing, What
from ..model import PLAYED
from ..names import NO_THING, NOBODY, Cancel, CardZone, Mark, Pend
from ..vocabulary import Op, Told
from .cards import COST, COST_N, DECLARE, KIND, RESOLVE, SOULS, TEST, TEST_N, TIMING, ability_of, column, line, word
from .choices import any_choice, may_choose
from .damage import dies
from .hands import show_leaving
from .items import may_be_destroyed
from .money import pay_cents
from .refs import to_player, to_thing
from .stack import clear_pending, give_priority, push_now
from .stats import checks_hold, holds, least_mod, life
from .things import card_at, deactivate, is_item_of
from .triggers import happen, wait

GLASS_CANNON, THE_DEVIL = (NUMBERS[each] for each in ("GLASS_CANNON", "XV_THE_DEVIL"))


@rule
def targets_there(s, row, seat, thing, other):
    """Whether each target that is declared from a row on has a legal choice."""
    while word(s, row, 0) == Do.TARGET:
        if not is_of_target(s, row) and not has_target(s, row, seat, thing, other, 0):
            return False
        row += 1
    return True


@rule
def around(s, row):
    """The words around the noun of a target."""
    return word(s, row, 3) | (int(Only.APART) if is_apart(s, row) else 0)


@rule("souls.targets.apart")
def is_apart(s, row):
    """Whether a target is not the first itself, because the effect would do nothing to one thing twice."""
    return word(s, row, 0) == Do.TARGET and word(s, row, 4) != 0 and not s.options.before_11


@rule
def is_of_target(s, row):
    """Whether a target depends on the first: it is among the things of that player, or is another thing."""
    return word(s, row, 0) == Do.TARGET and around(s, row) & (Only.TARGETS | Only.APART) != 0


@rule
def has_others_of_it(s, row):
    """Whether a target is the first, and later ones depend on it."""
    return word(s, row, 1) == 0 and (is_of_target(s, row + 1) or is_of_target(s, row + 2))


@rule
def has_target(s, row, seat, thing, other, first):
    """Whether there is a legal target for a row."""
    if not has_others_of_it(s, row):
        return any_choice(s, word(s, row, 2), around(s, row), seat, thing, other, first)
    for p in range(s.n_seats):
        if may_be_target(s, row, to_player(p), seat, thing, other, first):
            return True
    for i in range(s.n_things if word(s, row, 2) != What.PLAYER else 0):
        if may_be_target(s, row, to_thing(s, i), seat, thing, other, first):
            return True
    return False


@rule
def may_be_target(s, row, ref, seat, thing, other, first):
    """Whether something may be the target of a row, and leaves a legal choice for targets that depend on it."""
    if not may_choose(s, ref, word(s, row, 2), around(s, row), seat, thing, other, first):
        return False
    if has_others_of_it(s, row):
        for later in range(row + 1, row + TARGETS):
            if is_of_target(s, later) and not any_choice(
                    s, word(s, later, 2), around(s, later), seat, thing, other, ref):
                return False
    return True


@rule
def mode_is_open(s, row, mode, seat, thing, other):
    """Whether one of the modes that are declared from a row on can be chosen: its targets exist."""
    return targets_there(s, word(s, row + 2 + mode, 1), seat, thing, other)


@rule("souls.targets.declare")
def can_declare(s, ability, seat, thing, other):
    """Whether an ability's targets can be declared, or those of one of its modes."""
    return can_declare_at(s, line(s, ability, DECLARE), seat, thing, other)


@rule
def can_declare_at(s, row, seat, thing, other):
    """Whether the declaration from a row on is possible."""
    if row == 0:
        return True
    if word(s, row, 0) != Do.MODE:
        return targets_there(s, row, seat, thing, other)
    for mode in range(word(s, row, 1)):
        if mode_is_open(s, row, mode, seat, thing, other):
            return True
    return False


@rule("souls.cards.condition")
def is_allowed(s, ability, seat, thing):
    """Whether an ability's conditions hold as it is played. The results of a price are known only when it is paid."""
    test = line(s, ability, TEST)
    n = line(s, ability, TEST_N)
    if test == Test.PAID_LOOT:
        return True
    leaving = 1 if line(s, ability, TIMING) == Timing.PLAY else 0   # the card itself is still in the hand
    if test == Test.CHECKS:
        return checks_hold(s, n, seat, thing, 0, 0, 0, leaving)
    if test == Test.HAND_IS or test == Test.HAND_AT_LEAST or test == Test.HAND_AT_MOST:
        n += leaving
    return holds(s, test, n, seat, thing, 0, 0, 0)


@rule
def can_begin(s, ability, seat, thing):
    """Whether an ability can be played; one that declares late needs no target yet."""
    return is_allowed(s, ability, seat, thing) and (
        s.options.declare_late == 1 or can_declare(s, ability, seat, thing, NOBODY))


@rule("souls.cards.paid_cost")
def can_pay(s, ability, seat, thing):
    n = line(s, ability, COST_N)
    me = s.players[seat]
    match line(s, ability, COST):
        case Cost.CENTS: yes = me.cents >= n
        case Cost.COUNTERS: yes = s.things[thing].counters >= n
        case Cost.LIFE: yes = life(s, seat) >= n and not me.dead and not me.dying
        case Cost.LOOT: yes = me.n_hand >= n
        case Cost.ITEMS: yes = count_payable(s, seat, NO_THING) >= n
        case Cost.GIVE_ITEM: yes = count_payable(s, seat, thing) >= n
        case _: yes = True
    return yes


@rule
def count_payable(s, seat, besides):
    """How many items a player could destroy or give away as a price."""
    count = 0
    for i in range(s.n_things):
        if i != besides and is_item_of(s, i, seat) and may_be_destroyed(s, i):
            count += 1
    return count


@rule
def begin(s, kind, seat, card, thing, ability):
    """Begin to declare something in `s.now`."""
    now = s.now
    clear_pending(now)
    now.kind = kind
    now.seat = seat
    now.card = card
    now.thing = thing
    now.serial = s.things[thing].serial if thing != NO_THING else 0
    now.ability = ability
    now.row = line(s, ability, DECLARE) if ability >= 0 else 0


@rule("souls.cards.play_loot")
def play_loot(s, p, card):
    """A player plays a loot card: it leaves the hand for the stack."""
    me = s.players[p]
    show_leaving(s, p, card)
    if me.plays > 0 and may_use_own_play(s, p):
        me.plays -= 1
    elif me.more_plays < 100:
        me.more_plays -= 1
    me.played += 1
    tell(s, Told.PLAYED, p, card, 0)
    happen(s, Event.LOOT_PLAYED, p, NO_THING, 0, 0, 0, 0)
    begin(s, Pend.LOOT, p, card, NO_THING, ability_of(s, card, Timing.PLAY, 0))
    schedule(s, Op.DECLARE, p, 0, 0)
    if is_copied(s, card):
        copy_loot(s, p, card)


@rule("souls.cards.copied_loot")
def copy_loot(s, p, card):
    """Copies of a loot card's effect go on the stack above it; they have no card."""
    for _ in range(s.players[p].copies_loot):
        copy = s.waiting[wait(s, Pend.LOOT, p, NO_THING, s.now.ability)]
        copy.card = card
        copy.marks = Mark.KEPT
    s.players[p].copies_loot = 0


@rule
def may_use_own_play(s, p):
    """A player's own loot play is for their action phase."""
    return p == s.active and s.phase == 3


@rule("souls.cards.may_play")
def loot_plays(s, p):
    """How many loot cards a player may still play now."""
    me = s.players[p]
    plays = me.more_plays + (me.plays if may_use_own_play(s, p) else 0)
    if plays <= 0:
        return 0
    most = least_mod(s, p, Mod.MOST_LOOT)
    return plays if most < 0 else min(plays, max(0, most - me.played))


@rule("souls.cards.activate", "souls.cards.pay")
def activate(s, p, i, ability):
    """A player uses a tap ability, deactivating the item, or pays for a paid one."""
    s.players[p].uses += 1
    card = card_at(s, i)
    tap = line(s, ability, TIMING) == Timing.TAP
    begin(s, Pend.ABILITY, p, card, i, ability)
    s.now.marks = Mark.TAP if tap else Mark.PAY
    tell(s, Told.ACTIVATED, p, s.things[i].card, 0)
    if tap:
        deactivate(s, i)
    else:
        pay(s, ability, p, i)
    if s.things[i].zone == CardZone.ITEM:
        happen(s, Event.ACTIVATED, p, NO_THING, to_thing(s, i), 0, 0, 0)
    schedule(s, Op.DECLARE, p, 0, 0)


@rule
def pay(s, ability, p, i):
    n = line(s, ability, COST_N)
    match line(s, ability, COST):
        case Cost.CENTS:
            pay_cents(s, p, n)
            tell(s, Told.PAID_CENTS, p, n, s.players[p].cents)
        case Cost.COUNTERS:
            s.things[i].counters -= n
            tell(s, Told.COUNTERS, s.things[i].card, s.things[i].counters, 0)
        case Cost.LIFE: pay_life(s, p, n)
        case Cost.LOOT: schedule(s, Op.DISCARD, p, n, 1)
        case Cost.ITEMS: schedule(s, Op.PAY_ITEM, p, n, NO_THING)
        case Cost.GIVE_ITEM: schedule(s, Op.GIVE_AWAY, p, i, 0)


@rule("souls.damage.pay_life")
def pay_life(s, p, n):
    """Life paid is no damage: nothing prevents it; a player without life left dies."""
    before = s.players[p].hurt
    left = life(s, p)
    s.players[p].hurt += min(n, left)
    tell(s, Told.PAID_LIFE, p, n, max(0, left - n))
    if left <= n:
        dies(s, p, before)


@rule("souls.curses.play", "souls.events.play")
def play_event(s, p, card, holds_up):
    """The active player plays a card of the monster deck that is no monster; a slot may wait for it (1 + its
    number)."""
    tell(s, Told.PLAYED, p, card, 0)
    begin(s, Pend.EVENT, p, card, NO_THING, ability_of(s, card, Timing.PLAY, 0))
    s.now.holds_up = holds_up
    schedule(s, Op.DECLARE, p, 0, 0)


@rule
def do_declare(s):
    """Go on with declaring: a choice if one is due, else it goes on the stack."""
    now = s.now
    if (s.options.declare_late or chose_late(s)) and not now.declared and now.id == 0:
        place_declared(s)
        return
    if now.row == 0:
        declared(s)
        return
    match word(s, now.row, 0):
        case Do.MODE:
            if can_declare_at(s, now.row, now.seat, now.thing, now.other):
                schedule(s, Op.MODE, now.seat, word(s, now.row, 1), 0)
            else:
                void(s)
        case Do.TARGET:
            if now.n_targets == 0:
                now.asked = now.row
            if targets_left(s):
                schedule(s, Op.CHOOSE if is_chosen_late(s) else Op.TARGET, now.seat, 0, 0)
            else:
                void(s)
        case Do.DECLARED: declared(s)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def is_chosen_late(s):
    """Whether, by the version before, the result of a roll chooses during its effect what it declares now."""
    return s.options.before_4 and s.now.kind == Pend.ROLLED and not s.now.declared


@rule
def chose_late(s):
    """Whether, by the versions before, a card chose as it resolved what it declares now."""
    return s.options.before_5 and s.now.card == GLASS_CANNON and s.now.kind == Pend.ABILITY


@rule
def narrows(s, row):
    """The words around the noun of a choice; by the versions before, The Devil offered the player's own and eternal
    items."""
    only = around(s, row)
    if s.options.before_5 and s.now.card == THE_DEVIL:
        only = only & ~(Only.NOT_ETERNAL if only & Only.YOURS else Only.ANOTHERS)
    return only


@rule
def choosing_row(s, op):
    """The row that asks for a target, or for a term's choice."""
    return s.now.row if op == Op.TARGET or is_chosen_late(s) else s.now.row - 1


@rule("souls.targets.declare")
def targets_left(s):
    """Whether each target still to be declared has a legal choice; nobody chooses one for nothing."""
    now = s.now
    return (has_target(s, now.row, now.seat, now.thing, now.other, now.targets[0])
            and targets_there(s, now.row, now.seat, now.thing, now.other))


@rule
def void(s):
    """An effect without a target is not put on the stack, or does nothing as it leaves it."""
    now = s.now
    now.declared = 0
    tell(s, Told.CANCELLED, now.kind, now.card, Cancel.NO_TARGET)
    if now.id:
        now.row = 0
    else:
        schedule(s, Op.FINISH, now.seat, 1, 0)


@rule
def declared(s):
    """All is declared: `row` is now the start of the effect; for the result of a roll, right after it."""
    now = s.now
    now.declared = 1
    if now.kind == Pend.ROLLED:
        now.row += 1
    else:
        now.row = line(s, now.ability, RESOLVE) if now.ability >= 0 else 0
    if now.id == 0:
        place_declared(s)


@rule("souls.priority.after_playing")
def place_declared(s):
    """The declared item goes on the stack. The player of an effect has priority, else the active player."""
    kind = s.now.kind
    seat = s.now.seat
    push_now(s)
    if kind == Pend.LOOT or kind == Pend.ABILITY:
        give_priority(s, seat)


@rule
def choose_mode(s, mode):
    if s.now.kind != Pend.ROLLED:
        s.now.mode = mode
    s.now.row = word(s, s.now.row + 2 + mode, 1)
    schedule(s, Op.DECLARE, s.now.seat, 0, 0)


@rule
def choose_target(s, ref):
    now = s.now
    now.targets[now.n_targets] = ref
    now.n_targets += 1
    now.row += 1
    schedule(s, Op.DECLARE, now.seat, 0, 0)


@rule("souls.cancelling.illegal_target")
def targets_hold(s):
    """Whether every target of the item that has just left the stack is still legal."""
    now = s.now
    if now.n_targets == 0 or now.ability < 0:
        return True
    for i in range(now.n_targets):
        row = now.asked + i
        only = around(s, row) if i else word(s, row, 3)
        if not may_choose(s, now.targets[i], word(s, row, 2), only, now.seat, now.thing, now.other, now.targets[0]):
            return False
    return True


@rule("souls.cards.uses")
def is_used_up(s, p):
    """Whether a player has used so many abilities this turn that they may use no more, which stops endless loops."""
    if s.players[p].uses >= s.options.uses or is_full(s):
        return True
    most = least_mod(s, p, Mod.MOST_USES)
    return most >= 0 and s.players[p].uses >= most


@rule("souls.stack.full")
def is_full(s):
    """Whether the stack is so full that nobody may play any more on it."""
    return s.n_stack >= PLAYED


@rule("souls.cards.copied_loot")
def is_copied(s, card):
    """Whether an effect that copies the next loot copies this card: not a trinket, and not a card that becomes a soul,
    which would be copied too."""
    return not is_trinket(s, card) and (s.options.before_5 == 1 or column(s, card, SOULS) == 0)


@rule
def is_trinket(s, card):
    return column(s, card, KIND) == CardType.TRINKET
