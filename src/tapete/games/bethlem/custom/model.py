"""The record of what the game with cards of one's own has beside the base game. Pieces and seats count from 1."""
from ....kernel.record import flag, i1, i8, record, u1, u2
from ..names import PLACES, SEATS
from .names import LOANS, OCCURRENCES, TOOLS


@record
class Loan:
    """A power that somebody who does not hold its card may use tonight."""

    card: u1
    seat: u1
    source: u1                  # the piece that lends its place where the power needs one


@record
class Extra:
    """A card's own tokens."""

    broccoli: u1
    arrives: u1                 # broccoli that will lie there when all have handed on theirs
    acted: flag                 # its power was used this round
    shield: flag
    coma: flag
    number: u1                  # the clockmaker's, 0: none
    number_shown: flag
    removed: flag               # out of play for good
    spy: flag
    spy_hit: flag
    closed: flag                # Pandora: it never awakens
    was_alive: flag             # after the last lynching but one


@record
class Custom:
    goals: u1[SEATS]
    goals_seen: u2[SEATS]
    sane: u1                    # mutineers who have come to their senses, seats as bits
    mad: u1                     # inmates turned mutineers
    traitor: i1                 # 0: has not chosen yet, or a side
    unmasked: u1                # seats whose objective lies open
    declared: u1                # the inquisitor who has told all
    survivor: u1                # who won by dying
    announced: u1               # who said in the first night to hold the last survivor
    extra: Extra[PLACES]
    loans: Loan[LOANS]
    # the architect
    hideout: u1
    maze: u1
    mazer: u1                   # who has the use of the personality
    mazed: u1
    mind: u1                    # card
    mind_with: u1
    # laughing gas
    gas: u1                     # card
    gas_before: i8
    pills: u1                   # attacks so far, awakened
    laughing: u1                # 1: the mutineers laugh next night, 2: tonight
    avenger: u1
    # the gambler
    bet: u1[2]                  # choice, from 1
    bet_on: u1[2]
    bets_made: u1[5]
    bettor: u1                  # the piece that has bet
    winner: u1                  # the piece to which prizes are due
    prizes: u1[4]               # due: kill, look; unused; of one's choice
    prizes_seen: u1             # kinds of prizes of one's choice taken already, bits
    died_groups: u1             # this round, bits
    died_cards: i8
    # the chef
    served: u1                  # players that have their first broccoli, as bits
    friend: u1                  # for whom was cooked tonight
    cook: u1                    # ... and who did
    fed: u1
    centre: u1
    dealt: u1                   # from the centre tonight
    no_food: flag
    boiled: i8                  # pieces that broccoli kills while the chef is awake, bits
    ripe: u1                    # a card that died of it
    # worlds
    world: i1                   # 1, 2
    deck: u1[TOOLS]
    hand: u1[TOOLS]
    offered: u1[2]              # tools drawn, from 1
    tools_used: u1
    character: i1
    sheriff: u1
    roles: u1[SEATS]
    bonus: flag                 # a card of the game to draw beside tonight's
    royal: u1                   # whose vote counts double today
    # the medium
    asked: u1
    asked_cards: i8
    body: i1                    # 0: whole, 1 spirit, 2 flesh
    haunted: u1
    haunted_before: u1
    # the cyborg
    points: u1
    robots: u1
    robots_built: flag
    # the alchemist
    gone: u1                    # the piece that never comes back
    risen: u1                   # seats
    # the otaku
    haki: u1                    # spent, bits
    foreseen: u1
    king: flag
    # voodoo
    doll: u1
    harm: u1                    # how many blows the mistress has taken this round
    curse: u1                   # how the mistress was harmed: 1 attacked, 2 accused, 3 made gloomy, 4 marked
    cursed_by: u1               # seats
    reaped_too: u1
    # the last survivor
    immortal_until: u1
    # the clockmaker
    clock: u1                   # powers due, bits
    time: u1                    # powers of time spent, bits
    stopping: u1                # who stands still next round
    stopped: u1                 # ... and this one
    future: u1                  # players who have lost a card to the future tonight
    # the doctor
    examined: u1
    carts: u1
    comas: u1
    transplant: u1
    virus: u1[SEATS]
    virus_task: u1              # what is being done with it
    infections: u1              # tasks done tonight, bits
    # occurrences
    gone_by: flag[OCCURRENCES]  # have been; those left are in the decks
    now: u1[OCCURRENCES]        # the round in which each is in force
    drawn: u1[2]                # to choose from, from 1
    revealed: u1                # seats whose objective was revealed this round
    gambled: u1
    gambling: flag
    behaving: u1                # seats that play without powers
    visited: u1
    lynchings: u1               # still to come today
    tied: u1                    # seats tied, to be lynched one after the other
    nap: flag                   # the next night's killers kill twice
    again: u1                   # who kills once more tonight
    named: u1                   # the card that the assassin has named for this round
    # done tonight, and in sight in the morning
    jailed: u1
    thieves: u1[SEATS]          # who robs each player of an event, bits
    spoilers: u1[SEATS]         # ... and who makes them lose one
    draws: u1[SEATS]            # events that each draws
    exchanged: u1[2]            # pieces that change places
    in_coma: i8
    grafted: flag
    virus_seen: u1[SEATS]       # as it lay in the morning
    moved: u1                   # the piece to which a number went
    moved_from: u1
