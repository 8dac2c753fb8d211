"""The house: three floors, their corridors and rooms, and the stairs between them.

Sets of places are whole numbers with a bit for each place.
"""
from ....kernel.rule import rule
from ..names import NOBODY, PLACES


@rule("carcosa.board.floors")
def floor_of(place):
    return place // 5


@rule
def corridor_of(place):
    return place - place % 5


@rule
def is_corridor(place):
    return place % 5 == 0


@rule
def room_of(place):
    """The number 0 to 11 of a room."""
    return 4 * (place // 5) + place % 5 - 1


@rule
def place_of_room(room):
    return 5 * (room // 4) + room % 4 + 1


@rule("carcosa.board.adjacency")
def neighbours_on_floor(place):
    """The corridor touches every room of its floor; R1 touches R2 and R3 touches R4."""
    k = place % 5
    if k == 0:
        near = 0b11110
    elif k == 1:
        near = 0b00101
    elif k == 2:
        near = 0b00011
    elif k == 3:
        near = 0b10001
    else:
        near = 0b01001
    return near << (place - k)


@rule
def stair_places(s):
    """The set of places with a stair, the temporary ones too."""
    return (1 << s.stairs[0]) | (1 << s.stairs[1]) | (1 << s.stairs[2]) | s.temp_stairs


@rule
def floor_places(floor):
    return 0b11111 << (5 * floor)


@rule("carcosa.board.stairs")
def neighbours(s, place):
    """The places one move away: on the floor, and from a stair to the stairs one floor up and down."""
    near = neighbours_on_floor(place)
    stairs = stair_places(s)
    if stairs >> place & 1:
        floor = floor_of(place)
        if floor > 0:
            near |= stairs & floor_places(floor - 1)
        if floor < 2:
            near |= stairs & floor_places(floor + 1)
    return near


@rule
def around(s, places):
    """A set of places and everything one move away from it."""
    wider = places
    for place in range(PLACES):
        if places >> place & 1:
            wider |= neighbours(s, place)
    return wider


@rule
def lowest(places):
    """The lowest floor's lowest room in a set: how ties among places are broken."""
    for place in range(PLACES):
        if places >> place & 1:
            return place
    return NOBODY


@rule
def souls_at(s, place):
    count = 0
    for p in range(s.n_souls):
        if s.souls[p].place == place:
            count += 1
    return count


@rule
def soul_places(s):
    """The set of places where souls are."""
    places = 0
    for p in range(s.n_souls):
        places |= 1 << s.souls[p].place
    return places


@rule
def prey_places(s):
    """The set of places where souls are that are not in the sack."""
    places = 0
    for p in range(s.n_souls):
        if p != s.captive:
            places |= 1 << s.souls[p].place
    return places


@rule
def distance(s, place, targets):
    """Moves from a place to the nearest of a set, stairs included; 99 to an empty set."""
    if targets == 0:
        return 99
    reached = targets
    moves = 0
    while not reached >> place & 1:
        reached = around(s, reached)
        moves += 1
    return moves


@rule("carcosa.monsters.way")
def step_towards(s, place, targets):
    """The next place on a shortest way to a set; ties go to the lower floor, then to the lower room."""
    if targets == 0 or targets >> place & 1:
        return place
    reached = targets
    near = neighbours(s, place)
    while not reached & near:
        reached = around(s, reached)
    return lowest(reached & near)


@rule("carcosa.monsters.way")
def step_away(s, place, targets):
    """The neighbouring place farthest from a set, or the same place where none is farther."""
    best = place
    best_moves = distance(s, place, targets)
    near = neighbours(s, place)
    for there in range(PLACES):
        if near >> there & 1:
            moves = distance(s, there, targets)
            if moves > best_moves and moves < 99:
                best = there
                best_moves = moves
    return best


@rule("carcosa.monsters.nearest_empty_room")
def nearest_empty_room(s, place):
    """The nearest other room without souls; the place itself where there is none."""
    empty = 0
    for there in range(PLACES):
        if there != place and not is_corridor(there):
            empty |= 1 << there
    empty &= ~soul_places(s)
    if empty == 0:
        return place
    reached = 1 << place
    while not reached & empty:
        reached = around(s, reached)
    return lowest(reached & empty)
