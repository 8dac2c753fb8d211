"""How Bethlem's actions are written, by people, in scenarios and in records.

A place is a row and a position from the left, `2.3`; rows are counted from 0, like seats.
"""
from itertools import permutations

from ...kernel.menu import Domain, Form, Grammar
from .custom.names import Choice, Tool
from .names import CARDS, PLACES, ROW, SEATS, Act, Card, Event, Group, Omen, Question, Side

PLACE_NAMES = tuple(f"{place // ROW}.{place % ROW + 1}" for place in range(PLACES))
ORDER_NAMES = tuple("".join(order) for order in permutations("1234"))
"""The order of a row, by the groups of its cards: 1 main character, 2 secondary, 3 main action, 4 secondary."""
LAY_NAMES = tuple("".join(str(bits >> group & 1) for group in range(ROW)) for bits in range(1 << ROW))
"""For each group, whether its first (0) or second card comes to the table."""
CARD_NAMES = tuple(Card(card).name if card in Card.__members__.values() and card else "" for card in range(CARDS))

CHOICE_NAMES = tuple(f"USE_{Tool(number - Choice.TOOL_FIRST).name}"
                     if Choice.TOOL_FIRST <= number < Choice.TOOL_FIRST + len(Tool)
                     else Choice(number).name if number in Choice.__members__.values() else ""
                     for number in range(max(Choice) + 1))

PLACE = Domain("place", PLACE_NAMES)
SEAT = Domain("seat", tuple(str(seat) for seat in range(SEATS)))

GRAMMAR = Grammar({
    Act.PASS: Form("pass"),
    Act.POINT: Form("point", (PLACE,)),
    Act.REVERSE: Form("reverse", (PLACE,)),
    Act.PAIR: Form("pair", (PLACE, PLACE)),
    Act.REVERSE_PAIR: Form("reverse pair", (PLACE, PLACE)),
    Act.PLAYER: Form("player", (SEAT,)),
    Act.PLAYERS: Form("bind", (SEAT, SEAT)),
    Act.REVERSE_PLAYERS: Form("hate", (SEAT, SEAT)),
    Act.ORDER: Form("order", (Domain("order", ORDER_NAMES),)),
    Act.CARD: Form("card", (Domain("card", CARD_NAMES),)),
    Act.EVENT: Form("play", (Domain("event", tuple(Event.__members__)),)),
    Act.YES: Form("yes"),
    Act.NO: Form("no"),
    Act.SIDE: Form("side", (Domain("side", tuple(side.name if side in (Side.MUTINEERS, Side.INMATES) else ""
                                                 for side in Side)),)),
    Act.QUESTION: Form("ask", (Domain("question", tuple(Question.__members__)), SEAT)),
    Act.OMEN: Form("foretell", (Domain("omen", tuple(Omen.__members__)), SEAT)),
    Act.CHOOSE: Form("choose", (Domain("choice", CHOICE_NAMES),)),
    Act.GROUP: Form("guess", (Domain("group", tuple(group.name if group < Group.TRAIT else "" for group in Group)),)),
    Act.YES_REVERSE: Form("yes reverse"),
    Act.LAY: Form("lay", (Domain("choice", LAY_NAMES),)),
})
