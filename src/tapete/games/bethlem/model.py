"""The records of Bethlem: the whole game, the menu, and what is left of a simulated game."""
from ...kernel.dice import Dice
from ...kernel.log import Log
from ...kernel.menu import menu_of
from ...kernel.record import flag, i1, i2, i4, i8, record, u1, u2
from .custom.model import Custom
from .names import CARDS, EVENTS, PAIRS_ON_TABLE, PLACES, ROWS, SEATS, VIEWERS
from .options import Options

FRAMES = 120
DEALING = 192




@record
class Piece:
    """A card of a row. Pieces are numbered by where they were dealt; `at` says what lies where."""

    card: u1
    known: u2                       # a bit for each viewer that knows the card
    grouped: u2                     # ... that knows at least its group
    dead: flag
    reserve: flag                   # not on the table (two players)
    woken: flag                     # its awakening is in force
    woke_used: flag                 # ... and, of an action card, spent
    used: flag                      # its one use is spent
    lobotomized: flag
    gloomy: flag                    # does not act this round
    by_cell: flag                   # it died with a cellmate
    isolated: flag                  # does not act this round and cannot be attacked
    doom: u1                        # what is to kill it, bits
    killers: u1                     # a bit for each seat that would have killed it
    cause: u1                       # the card that in the open has set this off, 0: none
    due: u1                         # the round in which it dies, 0 for none
    due_by: u1
    due_doom: u1                    # of what


@record
class Prophecy:
    """Two cards that the prophet has tied; pieces counted from 1, 0 for none."""

    first: u1
    second: u1
    reverse: flag                   # both alive: the one dies with the other
    fresh: flag                     # laid tonight: in sight only in the morning


@record
class Sleep:
    """A sweet death; pieces counted from 1."""

    mine: u1                        # the card that dies if nothing happens, 0: no sweet death
    chosen: u1
    seat: u1                        # whose, counted from 1
    until: u1                       # the round of its last night
    hit: flag                       # the chosen card has been attacked
    reverse: flag


@record
class Chip:
    on: u1                          # the piece it lies on, from 1; 0: not on the table
    source: u1                      # the piece whose death sets it off, from 1
    reverse: flag                   # it moves to the right
    fresh: flag


@record
class Omens:
    """Nostradamus' prophecy."""

    by: u1                          # seat, from 1; 0: none
    omen: u1
    about: u1
    fate: u1                        # the piece that dies, from 1
    until: u1                       # the last round that counts
    came: flag                      # what it says has happened (or, of SPARED, has not stayed true)


@record
class Foretold:
    """A player's question to the narrator, and the answer; what it was outlives its time, for whoever asked."""

    asked: u1                       # question, from 1; 0: none that waits for its time
    about: u1                       # seat
    said: u1                        # reply, from 1
    until: u1                       # the last round that counts
    came: flag                      # what was asked about has happened
    spoke_of: u1                    # seat, from 1, of whom the narrator has said whether they lose a card
    spared: flag                    # that they do not


@record
class Table:
    """The state: the whole game."""

    dice: Dice
    log: Log
    outcome: i1
    cause: i1
    fault: u1
    n_seats: i1
    n_players: i1                   # seats that hold cards
    n_rows: i1
    mode: i1
    round_no: i2
    phase: i1
    call: i1                        # what the narrator calls now
    setting_off: u1                 # the card whose effect is striking now, in the open
    awake: u2                       # seats that have their eyes open at night
    winners: u1
    won_as: u1[SEATS]
    quiet: i1                       # rounds since the last death
    deaths: i2                      # in this round
    owner: i1[ROWS]                 # whose row it is
    team: i1[SEATS]                 # side, where it is fixed (two and three players)
    alone: i1                       # who plays alone against two
    pieces: Piece[PLACES]
    at: u1[PLACES]                  # the piece at each place
    place_of: u1[PLACES]            # the place of each piece
    traits: u1[SEATS]
    traits_seen: u2[SEATS]          # a bit for each viewer that knows the trait
    may: u1[VIEWERS, CARDS]         # a bit for each row (of a trait: seat) that may hold the card, as a viewer knows
    pool: flag[CARDS]               # cards still to be chosen (two players)
    picks: u1[SEATS]                # cards chosen of the group that is being chosen
    siamese_due: u1                 # who must take the other siamese, from 1
    # events
    event_at: u1[EVENTS]
    event_spent: u1[EVENTS]         # played this night, 2 where nothing was chosen: in sight only in the morning
    n_hand: i1[SEATS]               # event cards, as everybody saw them last
    # powers of the night
    guards: u1[PLACES]              # seats that protect a piece tonight, bits
    guarding: u1                    # the piece that Arthur's own player protects tonight, from 1
    guarded: u1                     # ... and did last night
    mary_asked: u1                  # seats
    mary_posed: u1                  # mutineers
    barred: u1                      # seats that do not get up with the mutineers tonight
    riot: u1                        # seats that are up as mutineers, while they are
    posing: u1                      # seats that do in their place
    archive_lost: flag
    asked_future: u1                # seats that have asked the narrator
    ali_used: flag
    ali_card: u1                    # in whose turn she gets up tonight
    spies: u1                       # seats that watch the mutineers tonight
    reaped: u1                      # the piece under the scythe, from 1
    reaped_before: u1
    reap_tried: flag                # whether somebody has attacked it this round
    defied: i1                      # rounds in a row
    scythe: flag                    # this night only the reaper kills
    accused: u1[PAIRS_ON_TABLE]              # by John Flick, pieces from 1
    accused_before: u1
    prophecies: Prophecy[PAIRS_ON_TABLE]
    sleeps: Sleep[PAIRS_ON_TABLE]
    chips: Chip[PAIRS_ON_TABLE]
    borrowed: u1                    # the card whose power the director has tonight and by day
    borrowed_before: i8             # cards, as bits
    hypnotized: u1                  # seat, from 1
    suggestion: u1                  # card
    patience: u1                    # the piece put off tonight, from 1
    patience_before: u1
    proposals: u1[SEATS]            # pieces from 1; UNKNOWN: none
    pass_no: i1                     # how often the mutineers have gone round
    # traits
    gloom_asked: u1
    anxiety_asked: u1
    hostile_asked: u1
    banned: u1                      # seat, from 1
    puppet: u1                      # seat, from 1
    puppet_seen: u1                 # seats that have found out who obeys
    order: u1                       # the piece that the puppet must vote for, from 1
    voteless: u1
    # pacts
    pact: u1[2]                     # seats, from 1
    hate: flag
    pact_by: u1                     # seat, from 1
    pact_seen: u2                   # viewers that know of it
    hate_won: u1
    back: i8                        # pieces that live again tonight, in sight in the morning, bits
    twins: u1                       # siamese attacked in this night or day, a bit for each
    turned: u1                      # seats turned into mutineers by Daniel's awakening
    marked: flag
    massacred: flag
    immune: u1                      # seats whose cards the massacre going on spares: they hold a mutineer
    banished: u1                    # seats that never get up with the mutineers again
    larry_card: u1                  # the piece that an awakened Larry looked at tonight, from 1
    larry_shown: u1                 # players of whom he has shown a card
    archive_asked: u1               # players asked since the archive awakened
    muzzled: u1                     # who can do nothing today against the archive, from 1
    muzzled_for: u1                 # ... and whose it is
    larry_seat: u1                  # who looked, from 1
    silenced: u1                    # players of whom an awakened Ali chooses one to lose the vote
    slept_reverse: flag
    slept: u1                       # the piece that a sweet death chose, from 1
    lynch_kind: i1
    accused_by_amnesia: u1          # who must lose a card in the second lynching, from 1
    # the lynching
    lynching: i1                    # of this day: 1, 2
    votes: u1[SEATS]                # seat, from 1
    card_votes: u1[SEATS]           # piece, from 1
    elected: u1                     # seat, from 1
    lynched: u1                     # the piece lynched last, from 1
    voted: u1[SEATS, SEATS]         # how often a seat has voted for another
    amnesia: u1                     # whether a second lynching is due, or the next is cancelled
    struck: u1[SEATS, PLACES]       # the round of the last blow at a piece that a seat knows of
    omens: Omens
    foretold: Foretold[SEATS]
    own: Custom                     # with cards of one's own
    options: Options
    room: i2[DEALING]               # for dealing again; empty at rest
    blinded: u1                     # this is what a viewer knows (its number + 1), not how things are
    n_agenda: i2
    agenda: i4[FRAMES]


Menu = menu_of(400)


@record
class Summary:
    """What is left of a simulated game."""

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
    goal: u1[SEATS]         # the objective of each at the end, with cards of one's own
    left: u1[SEATS]         # cards left
    dealt: u1[CARDS]        # by card the seat that it was dealt to, from 1; 0: nobody
