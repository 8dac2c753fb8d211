"""The records of Four Souls: the whole game, the menu, and the summary of a simulated game."""
from ...kernel.dice import Dice
from ...kernel.log import Log
from ...kernel.menu import menu_of
from ...kernel.record import flag, i1, i2, i4, i8, record, u1
from ...kernel.visibility import BY_RULE, OPEN
from .language.cards import GOALS
from .language.library import CARDS
from .names import DECKS, SEATS
from .numbers import Options

HAND = 160
PILE = 160
THINGS = 240
STACK = 64
PLAYED = 24
"""Most items on the stack for players to add more; the rest is room for triggered ones."""
SET_OFF = 44
"""Most items on the stack, or waiting, for abilities to be triggered; the rest is room for rolls, damage and deaths."""
OFTEN = 10
"""Most times that an ability of one card may wait on the stack."""
QUEUE = 48
SHIELDS = 16
LATERS = 16
"""Most triggers left behind by effects: one more replaces the oldest."""
FRAMES = 120
BOOSTS = 26


@record
class Player:
    cents: i2 | OPEN
    n_hand: i2 | OPEN
    hand: i2[HAND] | BY_RULE
    known: u1[HAND] | BY_RULE       # a bit for each seat that knows the card
    hurt: i1 | OPEN                 # damage not healed
    dying: flag | OPEN              # its death is on the stack
    dead: flag | OPEN               # has died this turn
    plays: i1 | OPEN                # loot of its own, in its action phase
    more_plays: i1 | OPEN           # loot besides, at any time this turn
    buys: i1 | OPEN
    attacks: i1 | OPEN
    deck_attacks: i1 | OPEN         # attacks besides that must be of the deck
    must: i1 | OPEN                 # attacks it must make
    must_deck: i1 | OPEN            # of the deck
    must_thing: i4 | OPEN           # a monster it must attack, a reference
    owed: i1 | OPEN                 # of `must`, those that add no attack: its own attacks are used for them
    owed_deck: i1 | OPEN            # of `must_deck`
    boosts: i1[BOOSTS] | OPEN       # until the end of the turn, by Mod
    evaded: i1 | OPEN               # more evasion of the monsters it attacks, until then
    rolls: i2 | OPEN                # this turn
    attack_rolls: i2 | OPEN
    hits: i2 | OPEN                 # times it took damage this turn
    bought: i2 | OPEN
    bought_shop: i2 | OPEN          # of that, of the shop
    played: i2 | OPEN               # loot cards
    declared: i2 | OPEN
    attacked: flag | OPEN           # by the active player
    spent: flag | OPEN              # attacks no more this turn: a combat of its own had no end
    prepared: flag | OPEN           # has looked at monsters for the attack it makes next
    joins: flag | OPEN              # rolls after each roll of the attacker
    numb: flag | OPEN               # has taken damage without life this turn
    skips: i2 | OPEN                # turns to be skipped
    uses: i2 | OPEN                 # tap and paid abilities used this turn
    offers: i2 | OPEN               # of cents, this turn
    bought_short: flag | OPEN       # has declared a purchase without the cents for it this turn
    copies_loot: i2 | OPEN          # loot it plays next this turn is copied
    vote: i4 | OPEN                 # the item it has voted for, a reference


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
    copied_before: i2               # its original copy, which returns then
    counters: i2
    hurt: i1                        # a monster's damage
    dying: flag
    hits: i2                        # times it took damage this turn
    attack: i1                      # more, until the end of the turn
    evasion: i1
    life: i1
    hit_by: i1                      # the seat that damaged it last
    face: i1                        # of the attack roll that damaged it last, 0: none
    tally: i1[GOALS]                # how often the events of its goals have happened, by its abilities


@record
class CardPile:
    n: i2
    cards: i2[PILE]                 # from the bottom up
    seen: u1[PILE]


@record
class Pending:
    """An item on the stack, or one that is being declared or carried out."""

    kind: i2
    seat: i1                        # its controller
    id: i4
    card: i2
    thing: i2                       # its source
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
    other: i1                       # the player of the event
    object: i4                      # the thing of the event
    number: i2
    marks: i2
    asked: i2                       # the first row of its declared targets, 0: none
    holds_up: i1                    # 1 + the monster slot that is refilled after it


@record
class Run:
    """The position of the running effect."""

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
    tables: flag                    # of a card without a player
    thing: i2
    serial: i4
    ability: i2
    face: i1
    amount: i2
    other: i1
    object: i4
    number: i2
    marks: i2


@record
class WaitingTrigger:
    """A trigger that an effect has left behind: it waits outside any card."""

    seat: i1                        # its controller
    card: i2                        # the card that left it behind
    thing: i2                       # the thing of that card
    serial: i4
    ability: i2                     # its event and effect
    until: i1                       # see `Until`
    once: flag
    number: i2                      # named by the effect
    target: i4                      # its first target, if it is remembered
    origin: i4                      # the item of the stack that left it behind
    since: i4                       # the last item at that time


@record
class Shield:
    """A shield that will prevent damage or death."""

    ref: i4
    how: i2
    n: i1
    card: i4                        # the card of the shield
    origin: i4                      # the item of the stack that it comes from


@record
class Fight:
    on: flag
    seat: i1
    thing: i2                       # a monster, a room, or the character of an attacked player
    serial: i4
    rolls: i2
    turn: i1                        # the next roller, counted from the attacker on


@record
class Table:
    """The state: the whole game."""

    dice: Dice
    log: Log
    outcome: i1 | OPEN
    fault: u1 | OPEN
    n_seats: i1 | OPEN
    turn: i2 | OPEN
    active: i1 | OPEN
    first: i1 | OPEN
    phase: i2 | OPEN
    ending: flag | OPEN             # the turn is to end
    again: flag | OPEN              # the active player takes the next turn too
    priority: i1 | OPEN
    passes: i1 | OPEN               # in succession
    passed: i4 | OPEN               # in the whole game, the rules' own among them
    solo_die: i1 | OPEN
    asked: i2[SEATS] | OPEN         # the character that a seat has asked for, 0: any
    monster_died: flag | OPEN       # this turn
    cents_out: i4 | OPEN            # given out of the pool, less those paid back
    stacked: i2 | OPEN              # number of items that have gone on the stack this turn
    players: Player[SEATS]
    things: Thing[THINGS] | OPEN
    n_things: i2 | OPEN             # places in use, with gaps
    awake: i4 | OPEN                # events that cards in play wait for, and some from cards that have left this turn
    mods: i4 | OPEN                 # the same for changed values, see `Mod`: below 30
    more_mods: i4 | OPEN            # and from 30 on
    last_serial: i4 | OPEN
    monster_slots: i2 | OPEN
    shop_slots: i2 | OPEN
    room_slots: i2 | OPEN
    decks: CardPile[DECKS] | BY_RULE
    discards: CardPile[DECKS] | OPEN
    loot_from_discard: flag | OPEN
    stack: Pending[STACK] | OPEN
    n_stack: i2 | OPEN
    last_id: i4 | OPEN
    now: Pending | OPEN
    run: Run | OPEN
    waiting: Waiting[QUEUE] | OPEN
    n_waiting: i2 | OPEN
    shields: Shield[SHIELDS] | OPEN
    n_shields: i2 | OPEN
    later: WaitingTrigger[LATERS] | OPEN
    n_later: i2 | OPEN
    fight: Fight | OPEN
    made: i1[CARDS] | OPEN          # of each card, besides those of its deck
    unseen: u1[CARDS] | BY_RULE     # in a blinded state: cards that the seat has not seen
    blinded: flag | BY_RULE
    options: Options | OPEN
    n_agenda: i2 | OPEN
    agenda: i4[FRAMES] | OPEN


Menu = menu_of(250)


@record
class Summary:
    """The summary of a simulated game."""

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
