"""The records of Bethlem: the whole game, the menu, and the summary of a simulated game."""
from ...kernel.dice import Dice
from ...kernel.log import Log
from ...kernel.menu import menu_of
from ...kernel.record import flag, i1, i2, i4, i8, record, u1, u2
from ...kernel.visibility import BY_RULE, ITS_SEAT, OPEN, OWN_BIT, SECRET, Visibility, named_in, when
from .custom.model import Custom
from .names import CARDS, EVENTS, PAIRS_ON_TABLE, PLACES, ROWS, SEATS, VIEWERS, Card
from .options import Options

FRAMES = 120
DEALING = 192


def held(card: Card) -> Visibility:
    """Visibility: the seat that holds a card."""
    return when("holds_card", card)


@record
class Piece:
    """A card of a row. Pieces are numbered by where they were dealt; `at` holds the piece at each place."""

    card: u1 | BY_RULE
    known: u2 | BY_RULE                         # a bit for each viewer that knows the card
    grouped: u2 | BY_RULE                       # ... that knows at least its group
    dead: flag | BY_RULE
    reserve: flag | OPEN                        # not on the table (two players)
    woken: flag | OPEN                          # its awakening is in force
    woke_used: flag | BY_RULE                   # ... and, of an action card, spent
    used: flag | BY_RULE                        # its one use is spent
    lobotomized: flag | OPEN
    gloomy: flag | BY_RULE                      # does not act this round
    by_cell: flag | OPEN                        # it died with a cellmate
    isolated: flag | OPEN                       # does not act this round and cannot be attacked
    doom: u1 | BY_RULE                          # what is to kill it, bits
    killers: u1 | OWN_BIT                       # a bit for each seat that would have killed it
    cause: u1 | OPEN                            # the card that has openly set this off, 0: none
    due: u1 | BY_RULE                           # the round in which it dies, 0 for none
    due_by: u1 | SECRET
    due_doom: u1 | SECRET                       # of what


@record
class Prophecy:
    """Two cards that the prophet has tied; pieces counted from 1, 0 for none."""

    first: u1
    second: u1
    reverse: flag                               # both alive: the one dies with the other
    fresh: flag                                 # laid tonight: visible only in the morning


@record
class Sleep:
    """A sweet death; pieces counted from 1."""

    mine: u1 | named_in("seat")                 # the card that dies if nothing happens, 0: no sweet death
    chosen: u1 | named_in("seat")
    seat: u1 | named_in("seat")                 # whose, counted from 1
    until: u1 | named_in("seat")                # the round of its last night
    hit: flag | SECRET                          # the chosen card has been attacked
    reverse: flag | named_in("seat")


@record
class Chip:
    on: u1                                      # the piece that has it, from 1; 0: not on the table
    source: u1                                  # the piece whose death sets it off, from 1
    reverse: flag                               # it moves to the right
    fresh: flag


@record
class Omens:
    """Nostradamus' prophecy."""

    by: u1 | OPEN                               # seat, from 1; 0: none
    omen: u1 | OPEN
    about: u1 | OPEN
    fate: u1 | named_in("by")                   # the piece that dies, from 1
    until: u1 | OPEN                            # the last round that counts
    came: flag | OPEN                           # it has come true (or, of SPARED, has not stayed true)


@record
class Foretold:
    """A player's question to the narrator, and the answer. After its time the asker still sees it."""

    asked: u1                                   # question, from 1; 0: none is waiting
    about: u1                                   # seat
    said: u1                                    # reply, from 1
    until: u1                                   # the last round that counts
    came: flag                                  # what was asked about has happened
    spoke_of: u1                                # seat, from 1, for which the narrator has said whether it loses a card
    spared: flag                                # that it does not


@record
class Table:
    """The state: the whole game."""

    dice: Dice | BY_RULE
    log: Log | BY_RULE
    outcome: i1 | OPEN
    cause: i1 | OPEN
    fault: u1 | OPEN
    n_seats: i1 | OPEN
    n_players: i1 | OPEN                        # seats with cards
    n_rows: i1 | OPEN
    mode: i1 | OPEN
    round_no: i2 | OPEN
    phase: i1 | OPEN
    call: i1 | OPEN                             # what the narrator calls now
    setting_off: u1 | OPEN                      # the card whose effect is happening now, openly
    awake: u2 | BY_RULE                         # seats that have their eyes open at night
    winners: u1 | OPEN
    won_as: u1[SEATS] | OPEN
    quiet: i1 | OPEN                            # rounds since the last death
    deaths: i2 | OPEN                           # in this round
    owner: i1[ROWS] | OPEN                      # the seat of each row
    team: i1[SEATS] | OPEN                      # side, if it is fixed (two and three players)
    alone: i1 | OPEN                            # the player alone against two
    pieces: Piece[PLACES]
    at: u1[PLACES] | OPEN                       # the piece at each place
    place_of: u1[PLACES] | OPEN                 # the place of each piece
    traits: u1[SEATS] | BY_RULE
    traits_seen: u2[SEATS] | BY_RULE            # a bit for each viewer that knows the trait
    may: u1[VIEWERS, CARDS] | ITS_SEAT          # a bit for each row (or seat) that may hold it, as a viewer knows
    pool: flag[CARDS] | OPEN                    # cards still to be chosen (two players)
    picks: u1[SEATS] | OPEN                     # cards chosen of the group that is being chosen
    siamese_due: u1 | OPEN                      # who must take the other siamese, from 1
    # events
    event_at: u1[EVENTS] | BY_RULE
    event_spent: u1[EVENTS] | BY_RULE           # played this night, 2: nothing chosen; visible in the morning
    n_hand: i1[SEATS] | OPEN                    # event cards, as last seen by everybody
    # powers of the night
    guards: u1[PLACES] | OWN_BIT                # seats that protect a piece tonight, bits
    guarding: u1 | held(Card.ARTHUR)            # the piece that Arthur's own player protects tonight, from 1
    guarded: u1 | held(Card.ARTHUR)             # ... and did last night
    mary_asked: u1 | held(Card.MARY_FIRTH)      # seats
    mary_posed: u1 | SECRET                     # mutineers
    barred: u1 | OWN_BIT                        # seats that do not get up with the mutineers tonight
    riot: u1 | BY_RULE                          # seats that are up as mutineers, while they are
    posing: u1 | OWN_BIT                        # seats that get up in the mutineers' place
    archive_lost: flag | held(Card.ARCHIVO)
    asked_future: u1 | OWN_BIT                  # seats that have asked the narrator
    ali_used: flag | held(Card.ALI)
    ali_card: u1 | when("holds_ali_turn")       # in whose turn she gets up tonight
    spies: u1 | OWN_BIT                         # seats that watch the mutineers tonight
    reaped: u1 | BY_RULE                        # the piece under the scythe, from 1
    reaped_before: u1 | OPEN
    reap_tried: flag | SECRET                   # whether it was attacked this round
    defied: i1 | OPEN                           # rounds in a row
    scythe: flag | OPEN                         # this night only the reaper kills
    accused: u1[PAIRS_ON_TABLE] | BY_RULE       # by John Flick, pieces from 1
    accused_before: u1 | OPEN
    prophecies: Prophecy[PAIRS_ON_TABLE] | BY_RULE
    sleeps: Sleep[PAIRS_ON_TABLE]
    chips: Chip[PAIRS_ON_TABLE] | BY_RULE
    borrowed: u1 | OPEN                         # the card whose power the director has tonight and by day
    borrowed_before: i8 | OPEN                  # cards, as bits
    hypnotized: u1 | named_in("hypnotized")     # seat, from 1
    suggestion: u1 | OPEN                       # card
    patience: u1 | BY_RULE                      # the piece put off tonight, from 1
    patience_before: u1 | OPEN
    proposals: u1[SEATS] | BY_RULE              # pieces from 1; UNKNOWN: none
    pass_no: i1 | BY_RULE                       # how often the mutineers have gone round
    # traits
    gloom_asked: u1 | OPEN
    anxiety_asked: u1 | when("has_trait", Card.ANSIEDAD)
    hostile_asked: u1 | OPEN
    banned: u1 | OPEN                           # seat, from 1
    puppet: u1 | when("knows_puppet")           # seat, from 1
    puppet_seen: u1 | OWN_BIT                   # seats that have found out who obeys
    order: u1 | when("is_neurotic")             # the piece that the puppet must vote for, from 1
    voteless: u1 | OPEN
    # pacts
    pact: u1[2] | when("is_bound")              # seats, from 1
    hate: flag | when("is_bound")
    pact_by: u1 | when("is_bound") | named_in("pact_by")  # seat, from 1
    pact_seen: u2 | OWN_BIT                     # viewers that know of it
    unbound: flag | when("knows_it_fails")      # it has been made and binds nobody
    unbound_seen: u2 | OWN_BIT                  # viewers that know of that
    hate_won: u1 | OPEN
    back: i8 | BY_RULE                          # pieces that live again tonight, visible in the morning, bits
    rabid: i8 | SECRET                          # pieces that rabies kills this round, bits
    twins: u1 | BY_RULE                         # siamese attacked in this night or day, a bit for each
    turned: u1 | OWN_BIT                        # seats turned into mutineers by Daniel's awakening
    marked: flag | held(Card.DANIEL)
    massacred: flag | held(Card.NATHANIEL)
    immune: u1 | BY_RULE                        # seats whose cards the current massacre spares: they hold a mutineer
    banished: u1 | SECRET                       # seats that never get up with the mutineers again
    larry_card: u1 | named_in("larry_seat")     # the piece that an awakened Larry looked at tonight, from 1
    larry_shown: u1 | held(Card.LARRY_OWLS)     # players with a card that he has shown
    archive_asked: u1 | held(Card.ARCHIVO)      # players asked since the archive awakened
    muzzled: u1 | named_in("muzzled", "muzzled_for")  # who can do nothing today against the archive, from 1
    muzzled_for: u1 | named_in("muzzled", "muzzled_for")  # ... and whose it is
    larry_seat: u1 | named_in("larry_seat")     # who looked, from 1
    silenced: u1 | BY_RULE                      # players: an awakened Ali chooses which of them loses the vote
    slept_reverse: flag | held(Card.MUERTE_DULCE)
    slept: u1 | held(Card.MUERTE_DULCE)         # the piece that a sweet death chose, from 1
    lynch_kind: i1 | OPEN
    accused_by_amnesia: u1 | OPEN               # the player who must lose a card in the second lynching, from 1
    # the lynching
    lynching: i1 | OPEN                         # of this day: 1, 2
    votes: u1[SEATS] | BY_RULE                  # seat, from 1
    card_votes: u1[SEATS] | BY_RULE             # piece, from 1
    elected: u1 | OPEN                          # seat, from 1
    lynched: u1 | OPEN                          # the piece lynched last, from 1
    voted: u1[SEATS, SEATS] | OPEN              # how often a seat has voted for another
    claims: u1[SEATS] | OPEN                    # the side that each claims, 0 for no claim
    said: u1[SEATS, SEATS] | OPEN               # the last statement of a seat about another
    spoken: u1 | OPEN                           # sentences in this round of talk
    lies: u1[SEATS] | OPEN                      # how much of each seat's statements has openly proved false
    amnesia: u1 | OPEN                          # whether a second lynching is due, or the next is cancelled
    struck: u1[SEATS, PLACES] | ITS_SEAT        # the round of the last blow at a piece that a seat knows of
    omens: Omens
    foretold: Foretold[SEATS] | BY_RULE
    own: Custom | BY_RULE                       # with custom cards
    options: Options | OPEN
    room: i2[DEALING] | OPEN                    # for dealing again; empty at rest
    blinded: u1 | BY_RULE                       # this is what a viewer (its number + 1) knows, not the truth
    n_agenda: i2 | BY_RULE
    agenda: i4[FRAMES] | BY_RULE


Menu = menu_of(400)


@record
class Summary:
    """The summary of a simulated game."""

    seed: i8
    choices: i4
    forced: i4
    rounds: i2
    outcome: i1
    cause: i1
    winners: u1
    won_as: u1[SEATS]
    side: u1[SEATS]         # of each seat at the end
    main: u1[SEATS]         # the main character that each was dealt
    goal: u1[SEATS]         # the objective of each at the end, with custom cards
    left: u1[SEATS]         # cards left
    dealt: u1[CARDS]        # by card the seat that it was dealt to, from 1; 0: nobody
