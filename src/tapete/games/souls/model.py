"""The records of Four Souls: the whole game, the menu, and what is left of a simulated game."""
from ...kernel.dice import Dice
from ...kernel.log import Log
from ...kernel.menu import menu_of
from ...kernel.record import flag, i1, i2, i4, i8, record, u1
from .language.cards import GOALS
from .language.library import CARDS
from .names import DECKS, SEATS
from .numbers import Options

HAND = 160
PILE = 160
THINGS = 240
STACK = 64
PLAYED = 24
"""What may be on the stack for players to put more on it; the rest is room for what is set off."""
OFTEN = 10
"""As often as an ability of one card may wait on the stack."""
QUEUE = 48
SHIELDS = 16
FRAMES = 120
BOOSTS = 26


@record
class Player:
    cents: i2
    n_hand: i2
    hand: i2[HAND]
    known: u1[HAND]                 # a bit for each seat that knows the card
    hurt: i1                        # damage not healed
    dying: flag                     # its death is on the stack
    dead: flag                      # has died this turn
    plays: i1                       # loot of its own, in its action phase
    more_plays: i1                  # loot besides, at any time this turn
    buys: i1
    attacks: i1
    deck_attacks: i1                # attacks besides that must be of the deck
    must: i1                        # attacks it must make
    must_deck: i1                   # of the deck
    must_thing: i4                  # a monster it must attack, a reference
    boosts: i1[BOOSTS]              # until the end of the turn, by Mod
    evaded: i1                      # more evasion of the monsters it attacks, until then
    rolls: i2                       # this turn
    attack_rolls: i2
    hits: i2                        # times it took damage this turn
    bought: i2
    bought_shop: i2                 # of that, of the shop
    played: i2                      # loot
    declared: i2
    attacked: flag                  # by the active player
    prepared: flag                  # has looked at monsters for the attack it makes next
    joins: flag                     # rolls after each roll of the attacker
    skips: i2                       # turns to be skipped
    uses: i2                        # tap and paid abilities used this turn
    offers: i2                      # of cents, this turn
    copies_loot: i2                 # loot it plays next this turn is copied
    vote: i4                        # the item it has voted for, a reference


@record
class Thing:
    """A card in play."""

    card: i2
    copy_of: i2                     # the card that it is a copy of, 0: none
    zone: i2
    owner: i1                       # a seat, or a slot
    serial: i4                      # of its coming into play
    charged: flag
    eternal: flag
    copied: flag                    # only until the end of the turn
    copied_before: i2               # what it is a copy of again then
    counters: i2
    noted: i1                       # a number kept until the next roll, 0: none
    hurt: i1                        # a monster's damage
    dying: flag
    hits: i2                        # times it took damage this turn
    attack: i1                      # more, until the end of the turn
    evasion: i1
    life: i1
    hit_by: i1                      # the seat that damaged it last
    face: i1                        # of the attack roll that damaged it last, 0: none
    tally: i1[GOALS]                # how often what its goals ask for has happened, by its abilities


@record
class Pile:
    n: i2
    cards: i2[PILE]                 # from the bottom up
    seen: u1[PILE]


@record
class Pending:
    """What waits on the stack, and what is being declared or carried out."""

    kind: i2
    seat: i1                        # who controls it
    id: i4
    card: i2
    thing: i2                       # where it comes from
    serial: i4
    ability: i2
    row: i2                         # of its program
    declared: flag
    mode: i2
    n_targets: i2
    targets: i4[3]
    roller: i1
    face: i1
    added: i1                       # to a roll
    amount: i2
    other: i1                       # the player that the event is of
    object: i4                      # the thing that the event is of
    number: i2
    marks: i2
    holds_up: i1                    # 1 + the monster slot whose refilling goes on after it


@record
class Run:
    """Where what is running stands."""

    done: flag
    chosen: i4
    n_each: i2
    each_row: i2[2]
    each_group: i2[2]
    each_of: i2[2]                  # a seat
    each_i: i2[2]
    each_ref: i4[2]
    each_last: i4[2]                # the last thing that had come into play when it began


@record
class Waiting:
    """A trigger, or a death, that waits to go on the stack."""

    kind: i2                        # Pend.TRIGGER, ABILITY, LOOT, EVENT, DEATH or MONSTER_DEATH
    seat: i1
    card: i2
    tables: flag                    # of a card that is no player's
    thing: i2
    serial: i4
    ability: i2
    face: i1
    amount: i2
    other: i1
    object: i4
    marks: i2


@record
class Shield:
    """What will prevent damage or death."""

    ref: i4
    how: i2
    n: i1
    thing: i2                       # whose shield it is
    serial: i4


@record
class Fight:
    on: flag
    seat: i1
    thing: i2                       # a monster, a room, or the character of an attacked player
    serial: i4
    rolls: i2
    turn: i1                        # whose roll is next, counted from the attacker on


@record
class Table:
    """The state: the whole game."""

    dice: Dice
    log: Log
    outcome: i1
    fault: u1
    n_seats: i1
    turn: i2
    active: i1
    first: i1
    phase: i2
    ending: flag                    # the turn is to end
    again: flag                     # the active player takes the next turn too
    priority: i1
    passes: i1                      # in succession
    passed: i4                      # in the whole game, the rules' own among them
    solo_die: i1
    asked: i2[SEATS]                # the character that a seat has asked for, 0: any
    monster_died: flag              # this turn
    cents_out: i4                   # given out of the pool, less those paid back
    players: Player[SEATS]
    things: Thing[THINGS]
    n_things: i2                    # places in use, with gaps
    awake: i4                       # events that cards in play wait for: these, and some that have gone this turn
    mods: i4                        # likewise what they change, see `Mod`: below 30
    more_mods: i4                   # and from 30 on
    last_serial: i4
    monster_slots: i2
    shop_slots: i2
    room_slots: i2
    decks: Pile[DECKS]
    discards: Pile[DECKS]
    loot_from_discard: flag
    stack: Pending[STACK]
    n_stack: i2
    last_id: i4
    now: Pending
    run: Run
    waiting: Waiting[QUEUE]
    n_waiting: i2
    shields: Shield[SHIELDS]
    n_shields: i2
    fight: Fight
    made: i1[CARDS]                 # of each card, besides those of its deck
    unseen: u1[CARDS]               # in a blinded state: cards that the seat has not seen
    blinded: flag
    options: Options
    n_agenda: i2
    agenda: i4[FRAMES]


Menu = menu_of(250)


@record
class Summary:
    """What is left of a simulated game."""

    seed: i8
    outcome: i1
    choices: i4
    forced: i4
    passes: i4                      # of priority, the rules' own among them
    turns: i2
    players: i1
    first: i1
    character: i2[SEATS]
    souls: i1[SEATS]
    cents: i2[SEATS]
    deaths: i2[SEATS]
    held: u1[CARDS]                 # a bit for each seat that held the card as an item at the end
