"""Movement of souls: by themselves, by cards, in a sack."""
from ....kernel.agenda import schedule
from ....kernel.dice import roll
from ....kernel.log import tell, tell_only
from ....kernel.piles import show_card
from ....kernel.rule import rule
from ..names import BY_SERVANT, NOBODY, Monster, Role, Special
from ..vocabulary import Op, Told
from .board import corridor_of, floor_of, is_corridor, room_of
from .finding import find_in_room, find_special


@rule("carcosa.monsters.ice_servant", "carcosa.monsters.queen_limit")
def limiter(s, floor):
    """The monster that limits the floor's actions: an awake Ice Queen after her first round, an awake servant, or
    NOBODY."""
    queen = s.pieces[Monster.REINA_HELADA]
    servant = s.pieces[Monster.SIRVIENTE_HIELO]
    if queen.here and not queen.stunned and not queen.fresh and floor_of(queen.place) == floor:
        return int(Monster.REINA_HELADA)
    if servant.here and not servant.stunned and floor_of(servant.place) == floor:
        return int(Monster.SIRVIENTE_HIELO)
    return NOBODY


@rule("carcosa.monsters.ice_servant")
def limits_besides(s, monster):
    """Whether an awake servant limits the floor that the Ice Queen limits."""
    servant = s.pieces[Monster.SIRVIENTE_HIELO]
    if monster != Monster.REINA_HELADA or not servant.here or servant.stunned:
        return False
    return floor_of(servant.place) == floor_of(s.pieces[Monster.REINA_HELADA].place)


@rule
def limit_actions(s, p):
    """On a limited floor a soul has no more than the limited number of actions."""
    me = s.souls[p]
    if me.actions > s.options.turn.limited:
        monster = limiter(s, floor_of(me.place))
        if monster != NOBODY:
            me.actions = s.options.turn.limited
            tell(s, Told.LIMITED, p, me.actions + (BY_SERVANT if limits_besides(s, monster) else 0), monster)


@rule("carcosa.roles.scout_step")
def steps_freely(s, p):
    """Whether a soul's next move costs no action: a SCOUT's first of the round."""
    return s.souls[p].role == Role.SCOUT and not s.souls[p].moved_free


@rule("carcosa.monsters.sack_free")
def free_captive(s):
    if s.captive != NOBODY:
        tell(s, Told.FREED, s.captive, 0, 0)
        s.captive = NOBODY


@rule
def put_soul(s, p, place):
    """Set a soul down at a place; a captive that is moved is freed from the sack."""
    if p == s.captive and place != s.souls[p].place:
        free_captive(s)
    me = s.souls[p]
    tell(s, Told.MOVED, p, me.place, place)
    me.place = place
    me.loop = 0
    limit_actions(s, p)


@rule("carcosa.turn.entering")
def arrive(s, p, place):
    """Set a soul down and let it enter: a room's special is revealed first, then its top card."""
    put_soul(s, p, place)
    if not is_corridor(place):
        schedule(s, Op.ENTER, p, 0 if s.options.before_5 else place, 0)


@rule
def bring_into(s, p, place):
    """Let a soul arrive by an effect."""
    came_from = s.souls[p].place
    arrive(s, p, place)
    spy_after_effect(s, p, came_from)


@rule("carcosa.own.effects")
def go_to_corridor(s, p):
    """Take a soul to the corridor of its floor by an effect."""
    came_from = s.souls[p].place
    put_soul(s, p, corridor_of(came_from))
    spy_after_effect(s, p, came_from)


@rule("carcosa.actions.look_by_effect")
def spy_after_effect(s, p, came_from):
    """A soul that an effect has brought into a corridor may look into a room, if the options allow it."""
    place = s.souls[p].place
    if s.options.actions.spy_by_effect and is_corridor(place) and place != came_from:
        schedule(s, Op.SPY, p, 0, 0)


@rule
def special_here(s, place):
    """The special room at a place that is revealed and still stands, or NONE."""
    floor = floor_of(place)
    if s.special_place[floor] == place and s.special_revealed[floor] and not s.special_destroyed[floor]:
        return s.special_kind[floor]
    return Special.NONE


@rule("carcosa.rooms.reveal", "carcosa.turn.entering")
def do_enter(s, p, room):
    """A soul enters the room at its place; if it has been taken out of the `room` that it came to, it does not."""
    place = s.souls[p].place
    if room and place != room:
        tell(s, Told.GONE_AGAIN, p, room, 0)
        return
    if is_corridor(place):
        return
    floor = floor_of(place)
    if s.special_place[floor] == place and not s.special_revealed[floor] and not s.special_destroyed[floor]:
        find_special(s, floor)
        s.special_revealed[floor] = 1
        if s.special_kind[floor] == Special.CAMARA_LETAL:
            s.key_pool += 1
        tell(s, Told.ENTERED_SPECIAL, p, s.special_kind[floor], place)
        if s.special_kind[floor] == Special.CAMARA_LETAL:
            tell(s, Told.KEY_POOL, s.key_pool, 1, 0)
    deck = s.deck_at[room_of(place)]
    if s.souls[p].role == Role.PSYCHIC and s.decks[deck].n >= 2:
        foresee(s, p, deck)
    schedule(s, Op.REVEAL, p, 0, 0)


@rule("carcosa.roles.psychic_look")
def foresee(s, p, nth):
    """A PSYCHIC who enters a room looks at its two top cards, alone."""
    deck = s.decks[nth]
    for depth in range(2):
        find_in_room(s, nth, depth)
        show_card(deck, depth, p)
    place = s.souls[p].place
    tell_only(s, 1 << p, Told.PEEKED, p, place, deck.cards[deck.n - 1])
    tell_only(s, 1 << p, Told.PEEKED_UNDER, p, place, deck.cards[deck.n - 2])
    schedule(s, Op.FORESEE, p, 0, 0)


@rule
def lose_turn(s, p):
    """The rest of a soul's turn is lost, or its next turn if it is another soul's now."""
    if s.active == p:
        s.turn_over = 1
        s.souls[p].actions = 0
        tell(s, Told.TURN_LOST, p, 0, 0)
    else:
        skip_turn(s, p)


@rule("carcosa.turn.skipped")
def skip_turn(s, p):
    """A soul's next turn is lost."""
    tell(s, Told.WILL_SKIP, p, s.souls[p].skips, 0)
    s.souls[p].skips = 1


@rule("carcosa.roles.scout_stumble")
def do_stumble(s, p):
    """A SCOUT on the stairs rolls a die and adds its sanity; below the target the rest of its turn is lost."""
    total = roll(s, s.options.dice.scout) + s.souls[p].sanity
    if total < s.options.abilities.scout_stairs:
        tell(s, Told.STUMBLED, p, total, s.options.abilities.scout_stairs)
        lose_turn(s, p)
    else:
        tell(s, Told.STEADY, p, total, s.options.abilities.scout_stairs)
