"""Attacks, from the declaration to the end of the combat."""
from ....kernel.agenda import schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..language.cards import CardType
from ..language.words import Event, Mod
from ..names import NO_THING, NOBODY, PRINTED, CardZone, Deck, Mark, Of, Paid, Pend, Phase
from ..vocabulary import Op, Told
from .cards import EVASION, KIND, column
from .causes import tell_each, tell_first_attack, tell_monster_attack
from .damage import deal, tell_prevented
from .dice import start_roll
from .money import hand_cents
from .piles import arrange_top, take_card
from .refs import kind_of_ref, seat_in, thing_in, to_player, to_thing
from .stack import clear_pending, push, remove_at
from .stats import attack, evasion, least_mod, life, mod_sum, monster_attack, own_mod
from .things import card_at, character_of, put_in_play
from .triggers import happen

ROOM_SLOT = 64
"""Added to the slot of a dead room while its card is on the stack, to distinguish it from a monster's slot."""


@rule("souls.attacks.declare")
def declare_attack(s, p, ref):
    """A player declares an attack, of a monster or of the top of its deck: the declaration goes on the stack."""
    me = s.players[p]
    is_deck = kind_of_ref(ref) == Of.DECK
    i = thing_in(s, ref)
    paid = int(Paid.NOTHING)
    if me.must_thing and ref == me.must_thing:
        me.must_thing = 0
        paid = Paid.MUST_THING + (Paid.NOTHING if s.options.before_5 else take_owed(s, p, is_deck))
    elif me.must_deck > 0 and is_deck:
        me.must_deck -= 1
        paid = int(Paid.MUST_DECK)
        if me.owed_deck > 0:
            me.owed_deck -= 1
            paid = paid + take_owed(s, p, is_deck)
    elif me.must > 0:
        me.must -= 1
        paid = int(Paid.MUST)
        if me.owed > 0:
            me.owed -= 1
            paid = paid + take_owed(s, p, is_deck)
    elif me.deck_attacks > 0 and is_deck:
        me.deck_attacks -= 1
        paid = int(Paid.DECK_ATTACK)
    elif me.attacks > 0:
        me.attacks -= 1
        paid = int(Paid.ATTACK)
    me.declared += 1
    me.prepared = 0
    pay_attack_tax(s, p)
    foe = seat_in(ref)
    card = s.things[i].card if i != NO_THING else s.things[character_of(s, foe)].card if foe != NOBODY else 0
    for q in range(s.n_seats):
        s.players[q].joins = 0
    k = push(s, Pend.ATTACK, p, card)
    s.stack[k].object = ref
    s.stack[k].thing = i
    s.stack[k].number = paid
    tell(s, Told.DECLARED_ATTACK if card else Told.ATTACKS_TOP, p, card, 0)
    happen(s, Event.ATTACK_DECLARED, p, i, ref, 0, 0, 0)


@rule("souls.attacks.obliged")
def take_owed(s, p, is_deck):
    """An attack that a player is forced to make uses one of their own, if one is left; returns which was used."""
    me = s.players[p]
    if me.deck_attacks > 0 and is_deck:
        me.deck_attacks -= 1
        return int(Paid.OWED_DECK_ATTACK)
    if me.attacks > 0:
        me.attacks -= 1
        return int(Paid.OWED_ATTACK)
    return int(Paid.OWED)


@rule
def prepare_attack(s, p):
    """Before choosing a target, a player puts the top of the monster deck in order; then they must attack."""
    me = s.players[p]
    me.prepared = 1
    if me.must == 0 and me.must_deck == 0 and me.must_thing == 0:
        if me.attacks > 0:
            me.attacks -= 1
            me.must = 1
        elif mod_sum(s, p, Mod.ANY_ATTACKS):
            me.must = 1
        else:
            me.deck_attacks -= 1
            me.must_deck = 1
    arrange_top(s, p, int(Deck.MONSTER), mod_sum(s, p, Mod.SEES_MONSTERS))


@rule("souls.attacks.begin", "souls.attacks.deck")
def resolve_attack(s):
    """A declaration resolves: the attack begins. The top of the deck is revealed: a monster is put in a slot and
    attacked, any other card is played."""
    p = s.now.seat
    ref = s.now.object
    foe = seat_in(ref)
    if foe != NOBODY:
        s.players[foe].attacked = 1
        begin_fight(s, p, character_of(s, foe))
        return
    if kind_of_ref(ref) != Of.DECK:
        begin_fight(s, p, thing_in(s, ref))
        return
    card = take_card(s, Deck.MONSTER)
    if card == 0:
        return
    tell(s, Told.REVEALED, card, 0, 0)
    if column(s, card, KIND) == CardType.MONSTER:
        schedule(s, Op.SLOT, p, card & 255, card >> 8)
    else:
        schedule(s, Op.EVENT, p, card & 255, card >> 8)


@rule("souls.rooms.attackable")
def may_be_attacked(s, i):
    """Whether a thing can be attacked: a monster, or a room that says so."""
    if s.things[i].dying:
        return False
    if s.things[i].zone == CardZone.ROOM:
        return own_mod(s, i, Mod.ATTACKABLE, 0) > 0
    return s.things[i].zone == CardZone.MONSTER and own_mod(s, i, Mod.NOT_ATTACKABLE, 0) == 0


@rule
def target_of_duty(s, p):
    """The monster that a player must attack, if it still can be; NO_THING if there is none."""
    i = thing_in(s, s.players[p].must_thing)
    return i if i != NO_THING and may_be_attacked(s, i) else NO_THING


@rule
def may_be_dueled(s, q):
    """Whether the active player may attack another player."""
    me = s.players[q]
    return least_mod(s, s.active, Mod.DUELS) >= 0 and not me.dead and not me.dying and life(s, q) > 0


@rule
def can_be_fought(s, ref):
    """Whether the target of a declared attack is still there."""
    q = seat_in(ref)
    if q != NOBODY:
        return not s.players[q].dead and not s.players[q].dying
    i = thing_in(s, ref)
    return i != NO_THING and (s.things[i].zone == CardZone.MONSTER or s.things[i].zone == CardZone.ROOM)


@rule("souls.cancelling.attacker")
def can_still_attack(s, p):
    """Whether an attack that a player has declared can begin."""
    return not s.players[p].dead and not s.ending


@rule
def foe_seat(s):
    """The attacked player; NOBODY if a monster or a room is attacked."""
    i = s.fight.thing
    return s.things[i].owner if s.things[i].zone == CardZone.CHARACTER else NOBODY


@rule("souls.rooms.attack_tax")
def attack_tax(s, p):
    """A player's cost of an attack, for all others together."""
    return mod_sum(s, p, Mod.ATTACK_TAX) * (s.n_seats - 1)


@rule
def pay_attack_tax(s, p):
    n = mod_sum(s, p, Mod.ATTACK_TAX)
    if n > 0:
        tell_each(s, p, Mod.ATTACK_TAX, int(Told.TAXED))
        for k in range(1, s.n_seats):
            hand_cents(s, p, (p + k) % s.n_seats, n)


@rule
def begin_fight(s, p, i):
    if i == NO_THING or s.players[p].dead or s.players[p].dying:
        return
    s.fight.on = 1
    s.fight.seat = p
    s.fight.thing = i
    s.fight.serial = s.things[i].serial
    s.fight.turn = 0
    tell(s, Told.ATTACKS, p, s.things[i].card, 0)


@rule
def lay_monster(s, card, slot):
    """Put a monster in a slot; a card there is covered."""
    for i in range(s.n_things):
        if s.things[i].zone == CardZone.MONSTER and s.things[i].owner == slot:
            s.things[i].zone = CardZone.COVERED
            tell(s, Told.COVERED, s.things[i].card, slot, 0)
    i = put_in_play(s, card, CardZone.MONSTER, slot)
    tell(s, Told.PLACED, card, slot, Deck.MONSTER)
    return i


@rule("souls.attacks.place")
def place_and_fight(s, p, card, slot):
    """The monster revealed by an attack of the deck is put in a slot of the attacker's choice, and attacked."""
    i = lay_monster(s, card, slot)
    if i != NO_THING:
        begin_fight(s, p, i)
        happen(s, Event.ATTACK_PLACED, p, i, to_thing(s, i), 0, 0, 0)
        happen(s, Event.ENTERED, NOBODY, i, 0, 0, 0, 0)


@rule("souls.attacks.roll")
def next_attack_roll(s):
    """While both live, the attacker rolls again as soon as the stack is empty."""
    fight = s.fight
    i = fight.thing
    zone = s.things[i].zone
    if s.things[i].serial != fight.serial or s.phase != Phase.ACTION or (
            zone != CardZone.MONSTER and zone != CardZone.ROOM and zone != CardZone.CHARACTER):
        leave_fight(s)
        return
    if endless(s):
        s.players[fight.seat].spent = 0 if s.options.before_6 else 1
        if not s.options.before_8:
            tell(s, Told.FOUGHT_LONG, fight.seat, s.options.combat_rolls, 0)
        leave_fight(s)
        return
    roller = next_roller(s)
    clear_pending(s.now)
    s.now.seat = roller
    s.now.card = s.things[i].card
    s.now.thing = i
    s.now.serial = fight.serial
    start_roll(s, roller, 0, int(Mark.ATTACK))


@rule("souls.rooms.joined_attack")
def next_roller(s):
    """The player who makes the next attack roll: the attacker, and after each of their rolls those who have joined."""
    fight = s.fight
    while fight.turn > 0:
        p = (fight.seat + fight.turn) % s.n_seats
        fight.turn = (fight.turn + 1) % s.n_seats
        if s.players[p].joins and not s.players[p].dead and not s.players[p].dying:
            return p
    fight.turn = 1
    return fight.seat


@rule("souls.attacks.endless")
def endless(s):
    """Whether a combat is too long: if neither can hurt the other it would never end."""
    s.fight.rolls += 1
    return s.fight.rolls > s.options.combat_rolls


@rule("souls.attacks.hit_or_miss")
def push_combat(s):
    """An attack roll has resolved in `s.now`: its damage goes on the stack."""
    if not s.fight.on:
        return
    i = s.fight.thing
    p = s.now.roller
    foe = foe_seat(s)
    face = s.now.face
    needed = evasion(s, i)
    hit = face >= needed
    if hit:
        tell(s, Told.HIT, p, face, 0)
        tell_first_attack(s, p)
    else:
        printed = column(s, card_at(s, i), EVASION) if s.things[i].zone != CardZone.CHARACTER else 0
        tell(s, Told.MISSED, p, face, PRINTED * printed + min(needed, PRINTED - 1))
        if foe == NOBODY:
            tell_monster_attack(s, i)
        if foe == NOBODY and not s.options.before_9 and monster_blow(s, i, face) != monster_attack(s, i):
            tell(s, Told.BLOW, s.things[i].card, monster_blow(s, i, face), monster_attack(s, i))
        if foe != NOBODY:
            tell_first_attack(s, foe)
    k = push(s, Pend.COMBAT, p, s.things[i].card)
    it = s.stack[k]
    it.face = face
    it.thing = i
    it.serial = s.things[i].serial
    it.object = to_player(p) if not hit else to_player(foe) if foe != NOBODY else to_thing(s, i)
    it.amount = attack(s, p) if hit else attack(s, foe) if foe != NOBODY else monster_blow(s, i, face)


@rule("souls.attacks.blow")
def monster_blow(s, i, face):
    """The damage of a monster's hit on an attack roll of a face."""
    n = monster_attack(s, i) + own_mod(s, i, Mod.STRONGER_ON, face)
    return 2 * n if own_mod(s, i, Mod.DOUBLED_ON, face) else n


@rule("souls.attacks.damage")
def resolve_combat(s):
    """Combat damage is dealt."""
    now = s.now
    i = now.thing
    foe = foe_seat(s)
    if now.amount <= 0:
        tell(s, Told.NO_DAMAGE, 0, 0, 0)
    if foe != NOBODY:
        by = now.seat if seat_in(now.object) == foe else foe
        deal(s, now.object, now.amount, by, NO_THING, now.face, int(Mark.COMBAT))
    elif thing_in(s, now.object) != NO_THING:
        if own_mod(s, i, Mod.IMMUNE_ON, now.face):
            tell_prevented(s, now.object, now.amount, s.things[i].card)
        else:
            deal(s, now.object, now.amount, now.seat, NO_THING, now.face, int(Mark.COMBAT))
    else:
        deal(s, now.object, now.amount, NOBODY, i, now.face, int(Mark.COMBAT))


@rule("souls.cancelling.combat")
def leave_fight(s):
    """A combat ends: attack rolls and combat damage on the stack are cancelled."""
    if not s.fight.on:
        return
    tell(s, Told.FIGHT_OVER, s.fight.seat, 0, 0)
    s.fight.on = 0
    s.fight.seat = 0
    s.fight.thing = 0
    s.fight.serial = 0
    s.fight.rolls = 0
    s.fight.turn = 0
    for k in range(s.n_stack - 1, -1, -1):
        it = s.stack[k]
        if (it.kind == Pend.ROLL and it.marks & Mark.ATTACK) or it.kind == Pend.COMBAT:
            drop_modifiers(s, it.id)
            remove_at(s, k)


@rule
def drop_modifiers(s, roll_id):
    """Remove the additions to a roll along with it."""
    for k in range(s.n_stack - 1, -1, -1):
        if s.stack[k].kind == Pend.MODIFIER and s.stack[k].object & 0xFFFF == roll_id:
            remove_at(s, k)
