"""The table of decisions: what kind of thing answers each, and whether it may be passed over."""
from collections.abc import Mapping
from enum import IntEnum

from .names import Power


class Shape(IntEnum):
    NONE = 0
    LIVING = 1          # a living card of anybody
    DEAD = 2
    ANY = 3             # a card on the table
    OWN_LIVING = 4
    OWN_DEAD = 5
    OWN_ANY = 6
    DYING = 7           # a card about to die that can be saved
    PLAYER = 8
    CARD = 9
    YES = 10
    CHOICE = 11
    PAIR = 12
    PLAYERS = 13
    VISIT = 14          # a choice, or one of one's own living cards


_SHAPES: Mapping[Power, Shape] = {
    Power.TRAITOR: Shape.YES, Power.HIDE: Shape.LIVING, Power.MAZE: Shape.PLAYER, Power.MIND: Shape.CARD,
    Power.LAUGH: Shape.CARD, Power.LAUGH_KILL: Shape.LIVING, Power.PILL: Shape.YES,
    Power.BET: Shape.CHOICE, Power.BET_SEAT: Shape.PLAYER, Power.BET_GROUP: Shape.CHOICE, Power.BET_CARD: Shape.CARD,
    Power.PRIZE: Shape.CHOICE, Power.PRIZE_LOOK: Shape.ANY, Power.PRIZE_KILL: Shape.LIVING,
    Power.PRIZE_WAKE: Shape.OWN_LIVING,
    Power.SERVE: Shape.LIVING, Power.MEAL: Shape.PLAYER, Power.REFILL: Shape.LIVING, Power.HAND_ON: Shape.PAIR,
    Power.SPOIL: Shape.YES, Power.STEAL: Shape.YES,
    Power.WORLD: Shape.CHOICE, Power.KEEP: Shape.CHOICE, Power.TOOL: Shape.CHOICE, Power.TOOL_KILL: Shape.LIVING,
    Power.TOOL_SHIELD: Shape.LIVING, Power.TOOL_REVIVE: Shape.OWN_DEAD, Power.TOOL_ROB: Shape.PLAYER,
    Power.TOOL_JAIL: Shape.LIVING, Power.TOOL_CARD: Shape.CARD, Power.TOOL_SWAP: Shape.PAIR,
    Power.TOOL_GUARD: Shape.LIVING, Power.TOOL_LOOK: Shape.ANY, Power.TOOL_DISCARD: Shape.PLAYER,
    Power.BORROW: Shape.CARD, Power.SEE_GOAL: Shape.PLAYER, Power.BODY: Shape.CHOICE, Power.HAUNT: Shape.PLAYER,
    Power.EXCHANGE: Shape.LIVING, Power.POINTS: Shape.CHOICE, Power.POINTS_LOOK: Shape.ANY,
    Power.POINTS_GOAL: Shape.PLAYER, Power.POINTS_KILL: Shape.LIVING, Power.POINTS_REVIVE: Shape.DEAD,
    Power.ROBOTS: Shape.LIVING,
    Power.RISE: Shape.OWN_DEAD, Power.SACRIFICE: Shape.PLAYER,
    Power.HAKI: Shape.CHOICE, Power.HAKI_PEEK: Shape.ANY, Power.HAKI_KILL: Shape.LIVING,
    Power.HAKI_SHIELD: Shape.LIVING, Power.HAKI_FORESEE: Shape.LIVING,
    Power.DOLL: Shape.LIVING, Power.SPREAD: Shape.LIVING, Power.CURSE: Shape.LIVING,
    Power.CLOCK: Shape.CHOICE, Power.CLOCK_LOOK: Shape.ANY, Power.CLOCK_GOAL: Shape.PLAYER,
    Power.CLOCK_KILL: Shape.LIVING, Power.CLOCK_CLEAR: Shape.LIVING, Power.CLOCK_MOVE: Shape.PAIR,
    Power.TIME: Shape.CHOICE, Power.STOP: Shape.PLAYER, Power.FUTURE: Shape.LIVING, Power.PAST: Shape.YES,
    Power.EXAMINE: Shape.DYING, Power.TREAT: Shape.CHOICE, Power.CART: Shape.DYING, Power.COMA: Shape.DYING,
    Power.VIRUS: Shape.CHOICE, Power.INFECT: Shape.PLAYER, Power.VIRUS_KILL: Shape.LIVING,
    Power.PSYCHIATRIST: Shape.PLAYERS, Power.PANDORA: Shape.LIVING, Power.MEMORIES: Shape.PLAYERS,
    Power.OCCURRENCE: Shape.CHOICE, Power.VISIT: Shape.VISIT, Power.SHOW_ONE: Shape.OWN_LIVING,
    Power.POLICE: Shape.OWN_ANY, Power.MARK_SPY: Shape.OWN_LIVING, Power.GAMBLE: Shape.OWN_LIVING,
}

SHAPES = tuple(int(_SHAPES.get(Power(n), Shape.NONE)) if n in Power.__members__.values() else 0
               for n in range(max(Power) + 1))
"""By the number of the decision."""

MUST = tuple(int(n in {
    Power.TRAITOR, Power.HIDE, Power.PILL, Power.BET_SEAT, Power.BET_GROUP, Power.BET_CARD, Power.SERVE, Power.SPOIL,
    Power.WORLD, Power.KEEP, Power.BODY, Power.EXCHANGE, Power.CURSE, Power.FUTURE, Power.PAST, Power.OCCURRENCE,
    Power.VISIT, Power.SHOW_ONE, Power.POLICE, Power.MARK_SPY, Power.LAUGH_KILL, Power.STEAL, Power.GAMBLE,
    Power.SACRIFICE,
    Power.VIRUS_KILL}) for n in range(max(Power) + 1))
"""Whether it must be answered where there is anything to answer with."""
