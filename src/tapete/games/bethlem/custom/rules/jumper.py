"""The jumper between worlds: the deck of the world, the cards drawn from it, and the roles of Bang."""
from .....kernel.dice import draw
from .....kernel.log import tell, tell_only
from .....kernel.rule import rule
from ...names import Card
from ...rules.cards import is_in_game, living
from ...vocabulary import Told
from ..names import FIRST_OF_WORLD, TOOLS, Power, Tool
from .goals import ask_power, is_riser
from .loans import is_strong_aloud
from .may import ask_if


@rule("bethlem.custom.world", "bethlem.custom.sheriff")
def begin_jumper(s, p):
    """Draw a world in the first night, and then one of its cards each round; cards in hand may be used."""
    own = s.own
    if own.world == 0:
        ask_power(s, p, Power.WORLD)
        return
    if own.world == 1 and is_strong_aloud(s, p, Card.SALTAMUNDOS):
        draw_two(s, p)
    else:
        draw_tool(s, p)
    for _ in range(own.bonus):
        draw_tool(s, p)
    own.bonus = 0
    ask_tools(s, p)


@rule
def ask_tools(s, p):
    ask_if(s, p, Power.TOOL)


@rule
def hand_size(s):
    n = 0
    for tool in range(TOOLS):
        n += s.own.hand[tool]
    return n


@rule("bethlem.custom.world_deck")
def fill_deck(s, p):
    """Fill the deck of the chosen world: one card of each kind and two of some. Players who attack with the mutineers
    get none that kill."""
    own = s.own
    first = FIRST_OF_WORLD[own.world - 1]
    last = TOOLS if own.world == 2 else FIRST_OF_WORLD[1]
    for tool in range(first, last):
        own.deck[tool] = 2 if own.world == 1 and tool < Tool.PANICO else 1
        if is_riser(s, p) and (tool == Tool.DISPARO or tool == Tool.MILITAR):
            own.deck[tool] = 0


@rule
def take_tool(s, p):
    """Draw a card of the world; the number of the tool."""
    own = s.own
    n = 0
    for tool in range(TOOLS):
        n += own.deck[tool]
    if n == 0:
        fill_deck(s, p)
        for tool in range(TOOLS):
            n += own.deck[tool]
    nth = draw(s, n)
    tool = 0
    while nth >= own.deck[tool]:
        nth -= own.deck[tool]
        tool += 1
    own.deck[tool] -= 1
    return tool


@rule("bethlem.custom.worlds", "bethlem.custom.world")
def draw_tool(s, p):
    """Draw one card of the world; of Bang no more in hand than lives."""
    own = s.own
    if own.world == 1 and own.character != 2 and hand_size(s) >= living(s, p):
        return
    tool = take_tool(s, p)
    own.hand[tool] += 1
    tell_only(s, 1 << p, Told.TOOL, tool, 0, 0)


@rule
def draw_two(s, p):
    own = s.own
    if own.character != 2 and hand_size(s) >= living(s, p):
        return
    for k in range(2):
        own.offered[k] = take_tool(s, p) + 1
        tell_only(s, 1 << p, Told.TOOL, own.offered[k] - 1, 0, 0)
    ask_power(s, p, Power.KEEP)


@rule("bethlem.custom.sheriff")
def deal_roles(s, p):
    """The jumper is the sheriff; the others get the roles of Bang at random, in the open, and a character is drawn."""
    own = s.own
    own.sheriff = p + 1
    own.roles[p] = 1
    own.character = 1 + draw(s, 3)
    tell(s, Told.SHERIFF, p, 0, 0)
    tell(s, Told.BANG_CHARACTER, p, own.character, 0)
    others = 0
    for seat in range(s.n_players):
        if seat != p and is_in_game(s, seat):
            others += 1
    for seat in range(s.n_players):
        own.roles[seat] = own.roles[seat] if seat == p else 0
    for n in range(others):
        nth = draw(s, others - n)
        for seat in range(s.n_players):
            if seat != p and is_in_game(s, seat) and own.roles[seat] == 0:
                if nth == 0:
                    own.roles[seat] = role_number(n)
                    tell(s, Told.ROLE, seat, role_number(n), 0)
                nth -= 1


@rule
def role_number(n):
    """The roles in the order in which the game of Bang adds them: renegade, two outlaws, deputy, outlaw, deputy."""
    if n == 0:
        return 4
    return 2 if n == 3 or n == 5 else 3
