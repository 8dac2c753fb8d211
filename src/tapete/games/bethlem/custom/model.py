"""The record of the custom cards, in addition to the base game. Pieces and seats count from 1."""
from ....kernel.record import flag, i1, i8, record, u1, u2
from ....kernel.visibility import BY_RULE, ITS_SEAT, OPEN, OWN_BIT, SECRET, Visibility, named_in, when
from ..names import PLACES, SEATS, Card
from .names import LOANS, OCCURRENCES, TOOLS

TONIGHT = when("sees_tonight")
"""What characters have laid tonight is visible only in the morning."""


def held(card: Card) -> Visibility:
    """Visibility: the seat that holds a card, or has its power on loan."""
    return when("is_holder", card)


@record
class Loan:
    """A power that a seat that does not hold the card may use tonight."""

    card: u1
    seat: u1
    source: u1                                  # the piece that gives its place if the power needs one


@record
class Extra:
    """A card's own tokens."""

    broccoli: u1 | BY_RULE
    arrives: u1 | OPEN                          # broccoli that will be there when all have handed on theirs
    laid: flag | SECRET                         # broccoli was put on it tonight
    cooked: u1 | SECRET                         # how many broccoli are to kill it tonight
    acted: flag | BY_RULE                       # its power was used this round
    shield: flag | BY_RULE
    coma: flag | BY_RULE
    number: u1 | BY_RULE                        # the clockmaker's, 0: none
    number_shown: flag | BY_RULE
    removed: flag | OPEN                        # out of play for good
    spy: flag | OPEN
    spy_hit: flag | OPEN
    closed: flag | OPEN                         # Pandora: it never awakens
    was_alive: flag | OPEN                      # after the last lynching but one


@record
class Custom:
    goals: u1[SEATS] | BY_RULE
    goals_seen: u2[SEATS] | BY_RULE
    sane: u1 | OPEN                             # mutineers who have come to their senses, seats as bits
    mad: u1 | OPEN                              # inmates turned mutineers
    traitor: i1 | BY_RULE                       # 0: has not chosen yet, or a side
    unmasked: u1 | OPEN                         # seats whose objective is open
    declared: u1 | OPEN                         # the inquisitor who has declared all objectives
    survivor: u1 | OPEN                         # who won by dying
    announced: u1 | OPEN                        # who said in the first night to hold the last survivor
    extra: Extra[PLACES]
    loans: Loan[LOANS] | BY_RULE
    # the architect
    hideout: u1 | held(Card.ARQUITECTO)
    hider: u1 | OPEN                            # who has left the dead card in another row
    maze: u1 | BY_RULE
    mazer: u1 | named_in("mazer")               # the seat that may use the personality
    mazed: u1 | held(Card.ARQUITECTO)
    mind: u1 | when("knows_mind")                          # card
    mind_with: u1 | held(Card.ARQUITECTO)
    # laughing gas
    gas: u1 | OPEN                              # card
    gas_before: i8 | OPEN
    pills: u1 | OPEN                            # attacks so far, awakened
    laughing: u1 | OPEN                         # 1: the mutineers laugh next night, 2: tonight
    avenger: u1 | OPEN
    # the gambler
    bet: u1[2] | when("knows_bets")             # choice, from 1
    bet_on: u1[2] | when("knows_bets")
    bets_made: u1[5] | when("knows_bets")
    bettor: u1 | when("knows_bets")             # the piece that has bet
    winner: u1 | when("knows_bets")             # the piece to which prizes are due
    prizes: u1[4] | when("knows_bets")          # due: kill, look; unused; of free choice
    prizes_seen: u1 | when("knows_bets")        # kinds of free-choice prizes already taken, bits
    died_groups: u1 | OPEN                      # this round, bits
    died_cards: i8 | OPEN
    # the chef
    served: u1 | held(Card.CHEF)                # players that have their first broccoli, as bits
    friend: u1 | named_in("friend", "cook")     # for whom was cooked tonight
    cook: u1 | named_in("friend", "cook")       # ... and who did
    fed: u1 | held(Card.CHEF)
    centre: u1 | TONIGHT
    dealt: u1 | TONIGHT                         # from the centre tonight
    no_food: flag | OPEN
    boiled: i8 | SECRET                         # pieces that broccoli kills while the chef is awake, bits
    ripe: u1 | TONIGHT                          # a card that died of it, while its power has not been stolen
    # worlds
    world: i1 | BY_RULE                         # 1, 2
    deck: u1[TOOLS] | held(Card.SALTAMUNDOS)
    hand: u1[TOOLS] | held(Card.SALTAMUNDOS)
    offered: u1[2] | held(Card.SALTAMUNDOS)     # tools drawn, from 1
    tools_used: u1 | held(Card.SALTAMUNDOS)
    character: i1 | OPEN
    sheriff: u1 | OPEN
    roles: u1[SEATS] | OPEN
    bonus: u1 | OPEN                            # cards of Bang to draw beside tonight's
    royal: u1 | TONIGHT                         # whose vote counts double today
    # the medium
    asked: u1 | held(Card.MEDIUM)
    asked_cards: i8 | held(Card.MEDIUM)
    body: i1 | OPEN                             # 0: whole, 1 spirit, 2 flesh
    haunted: u1 | OPEN
    haunted_before: u1 | OPEN
    # the cyborg
    points: u1 | TONIGHT
    robots: u1 | OPEN
    robots_built: flag | OPEN
    # the alchemist
    gone: u1 | OPEN                             # the piece that never comes back
    risen: u1 | OPEN                            # seats
    # the otaku
    haki: u1 | held(Card.OTAKU)                 # spent, bits
    foreseen: u1 | held(Card.OTAKU)
    king: flag | OPEN
    # voodoo
    doll: u1 | BY_RULE
    harm: u1 | SECRET                           # how many blows the mistress has taken this round
    curse: u1 | TONIGHT                         # the mistress was 1 attacked, 2 accused, 3 made gloomy, 4 marked
    cursed_by: u1 | TONIGHT                     # seats
    cursed_doom: u1 | TONIGHT                   # what was to kill the mistress before, bits
    cursed_killers: u1 | TONIGHT                # ... and who, seats
    reaped_too: u1 | TONIGHT                    # a second card under the scythe: of a curse, or of a second use
    tried_too: flag | TONIGHT                   # it has been struck
    # the last survivor
    immortal_until: u1 | OPEN
    # the clockmaker
    clock: u1 | held(Card.RELOJERO)             # powers due, bits
    clearing: u1 | held(Card.RELOJERO)          # the card of which a token is taken, from 1
    time: u1 | held(Card.RELOJERO)              # powers of time spent, bits
    stopping: u1 | held(Card.RELOJERO) | TONIGHT  # who stands still next round
    stopped: u1 | OPEN                          # ... and this one
    future: u1 | held(Card.RELOJERO)            # players who have lost a card to the future tonight
    # the doctor
    examined: u1 | held(Card.MEDICO)
    carts: u1 | held(Card.MEDICO)
    comas: u1 | held(Card.MEDICO)
    transplant: u1 | TONIGHT
    virus: u1[SEATS] | BY_RULE
    virus_task: u1 | held(Card.MEDICO)          # what is being done with it
    infections: u1 | held(Card.MEDICO)          # tasks done tonight, bits
    # occurrences
    gone_by: flag[OCCURRENCES] | OPEN           # have been; those left are in the decks
    now: u1[OCCURRENCES] | OPEN                 # the round in which each is in force
    drawn: u1[2] | OPEN                         # to choose from, from 1
    revealed: u1 | OPEN                         # seats whose objective was revealed this round
    gambled: u1 | OPEN
    gambling: flag | OPEN
    behaving: u1 | OPEN                         # seats that play without powers
    visited: u1 | OPEN
    lynchings: u1 | OPEN                        # still to come today
    tied: u1 | OPEN                             # seats tied, to be lynched one after the other
    nap: flag | OPEN                            # the next night's killers kill twice
    again: u1 | TONIGHT                         # who kills once more tonight
    named: u1 | BY_RULE                         # the card that the assassin has named for this round
    # done tonight, and visible in the morning
    jailed: u1 | BY_RULE
    jail: u1 | OPEN                             # the same once it has been told, until the round ends
    thieves: u1[SEATS] | OWN_BIT                # who robs each player of an event, bits
    spoilers: u1[SEATS] | OWN_BIT               # ... and who makes them lose one
    draws: u1[SEATS] | ITS_SEAT                 # events that each draws
    exchanged: u1[2] | SECRET                   # pieces that change places
    in_coma: i8 | BY_RULE
    grafted: flag | BY_RULE
    virus_seen: u1[SEATS] | OPEN                # its place in the morning
    moved: u1 | BY_RULE                         # the piece to which a number went
    moved_from: u1 | BY_RULE
