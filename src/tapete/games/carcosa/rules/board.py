"""The house: three floors, their corridors and rooms, and the stairs between them.

Sets of places are integers with a bit for each place.
"""
from ....kernel.dice import roll
from ....kernel.rule import rule
from ..names import FLOORS, NOBODY, PLACES, ROOMS

CORRIDORS = 0b00001_00001_00001
R1, R2, R3, R4 = CORRIDORS << 1, CORRIDORS << 2, CORRIDORS << 3, CORRIDORS << 4


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


@rule
def room_by_die(s, floor):
    """One of a floor's rooms, by a die with a side for each."""
    return 5 * floor + roll(s, ROOMS // FLOORS)


@rule("carcosa.board.adjacency")
def around_on_floors(places):
    """A set of places and all they touch: a corridor its floor's rooms, R1 and R2 each other, R3 and R4 too."""
    from_corridors = (places & CORRIDORS) * 0b11111
    to_corridors = ((places >> 1) | (places >> 2) | (places >> 3) | (places >> 4)) & CORRIDORS
    beside = ((places & (R1 | R3)) << 1) | ((places & (R2 | R4)) >> 1)
    return places | from_corridors | to_corridors | beside


@rule
def stair_places(s):
    """The set of places with a stair, the temporary ones too."""
    return (1 << s.stairs[0]) | (1 << s.stairs[1]) | (1 << s.stairs[2]) | s.temp_stairs


@rule
def floor_places(floor):
    return 0b11111 << (5 * floor)


@rule("carcosa.board.stairs")
def beyond_stairs(s, places):
    """The places that stairs lead to from a set of places: the stairs of the floors above and below."""
    stairs = stair_places(s)
    here = places & stairs
    beyond = 0
    if here & floor_places(1):
        beyond |= stairs & (floor_places(0) | floor_places(2))
    if here & (floor_places(0) | floor_places(2)):
        beyond |= stairs & floor_places(1)
    return beyond


@rule
def around(s, places):
    """A set of places and all places one move away from it."""
    return around_on_floors(places) | beyond_stairs(s, places)


@rule
def neighbours(s, place):
    """The places one move away."""
    return around(s, 1 << place) & ~(1 << place)


@rule
def lowest(places):
    """The lowest floor's lowest room in a set, which breaks ties among places."""
    for place in range(PLACES):
        if places >> place & 1:
            return place
    return NOBODY


@rule
def souls_at(s, place):
    count = 0
    for p in range(s.n_seats):
        if s.souls[p].place == place:
            count += 1
    return count


@rule
def souls_on(s, floor):
    count = 0
    for p in range(s.n_seats):
        if floor_of(s.souls[p].place) == floor:
            count += 1
    return count


@rule
def soul_places(s):
    """The set of places with souls."""
    places = 0
    for p in range(s.n_seats):
        places |= 1 << s.souls[p].place
    return places


@rule
def false_king_floor(s):
    """The floor of the soul that wears the crown, or NOBODY."""
    return floor_of(s.souls[s.crown].place) if s.crown != NOBODY else NOBODY


@rule
def prey_places(s):
    """The set of places with souls that are not in the sack."""
    places = 0
    for p in range(s.n_seats):
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
    """The neighbouring place farthest from a set, or the same place if all are nearer; by an option the same place if
    none is farther."""
    best = place
    best_moves = distance(s, place, targets) - (1 if s.options.monsters.flee_sideways else 0)
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
    """The nearest other room without souls; the place itself if there is none."""
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


@rule("carcosa.monsters.goblin_leaps_far")
def farthest_room(s, place):
    """The room with the most moves to it; ties go to the lower floor, then to the lower room."""
    best = place
    best_moves = -1
    for there in range(PLACES):
        if not is_corridor(there):
            moves = distance(s, place, 1 << there)
            if moves > best_moves:
                best = there
                best_moves = moves
    return best
