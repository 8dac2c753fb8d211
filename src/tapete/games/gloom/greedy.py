"""The greedy bot of Cthulhu Gloom: rules of thumb, from what a seat may know.

Every legal action gets a number of points; the most points are chosen, ties by lot. The points of a play are its change
in the standing of the families, with each card tried on its pile and taken off again, plus the points of its effects
for the seats that resolve them.
"""
from ...kernel.agenda import frame_b, frame_c, frame_op
from ...kernel.flow import greedy_of
from ...kernel.menu import first_of, kind_of, second_of
from ...kernel.rule import rule
from .names import CENTRE, CHARACTERS, FIRST_ICON, NOBODY, NONE, Fate, Kind, Scope, When, Who
from .rules.effects import SCOPE, kind_of_card
from .rules.picks import effect_of, may_pick, suits
from .rules.sight import family_value, lay_on, lift_off, note_requirements, shows, story_of
from .value import DEAD, HOPE, LIVING, character_points, lateness, time_left
from .vocabulary import LAST_PICK, Act, Do, Op

WORTH = Do.worths()


@rule
def share_of(s, p, owner):
    """The value to a seat of a point for one family, in tenths: its own gain, or a rival's loss."""
    if owner == NOBODY:
        return 0
    if owner == p:
        return 10
    if s.n_seats == 2:
        return -10
    ahead = True
    for q in range(s.n_seats):
        if q != p and q != owner and family_value(s, q) < family_value(s, owner):
            ahead = False
    return -8 if ahead else -5


@rule
def alive_of(s, p):
    alive = 0
    for ch in range(CHARACTERS):
        if s.characters[ch].owner == p and s.characters[ch].fate == Fate.ALIVE:
            alive += 1
    return alive


@rule
def wins_now(s, p):
    """Whether a seat would win if the game ended as it stands."""
    for q in range(s.n_seats):
        if q != p and family_value(s, q) <= family_value(s, p):
            return False
    return True


@rule
def term_points(s, term, owner):
    """The points of an effect for the seat that resolves it, from the effect's number."""
    if term.do == Do.RAISE and term.scope == Scope.OWN and not term.may:
        return -150
    n = term.amount
    match term.do:
        case Do.DISCARD: n = min(n, s.seats[owner].hand.n)
        case Do.DISCARD_HAND: n = s.seats[owner].hand.n
        case Do.TAKEN_FROM: n = min(n, s.seats[owner].hand.n)
        case Do.SPOILED: n = min(n, s.seats[owner].hand.n)
        case Do.SHOWS: n = 1        # its amount is an icon
    return WORTH[term.do] * n


@rule
def effect_points(s, card, p, ch):
    """The points of a card's effects for a seat that plays it on a character (or, for an event, on none)."""
    row = s.options.cards[card]
    owner = p if row.kind == Kind.EVENT else s.characters[ch].owner
    points = 0
    for i in range(row.n_terms):
        term = row.terms[i]
        if term.when == When.NOW and term.needs != 0 and not shows(s, ch, term.needs):
            continue
        match term.who:
            case Who.CONTROLLER: points += term_points(s, term, owner) * share_of(s, p, owner) // 10
            case Who.PLAYER: points += term_points(s, term, p)
            case Who.OTHERS: points -= term_points(s, term, (p + 1) % s.n_seats)
            case _: points += 0
    return points


@rule
def play_points(s, p, card, ch):
    """The points of laying a card on a character, with its effects."""
    time = time_left(s)
    me = s.characters[ch]
    before = character_points(s, ch, time)
    points = effect_points(s, card, p, ch)
    note_requirements(s, card, me.icons)
    lay_on(s, card, ch)
    dies = kind_of_card(s, card) == Kind.DEATH
    if dies:
        me.fate = Fate.DEAD
        if alive_of(s, me.owner) == 0:
            points += 20000 if wins_now(s, p) else -20000
    points += (character_points(s, ch, time) - before) * share_of(s, p, me.owner) // 10
    me.fate = Fate.ALIVE
    lift_off(s, ch)
    s.met[card] = 0
    return points


@rule
def keep_points(s, p, card):
    """The points of a card in the hand."""
    row = s.options.cards[card]
    match row.kind:
        case Kind.DEATH: points = 120 - row.points[0] - row.points[1] - row.points[2]
        case Kind.EVENT: points = 110 + min(120, max(0, event_points(s, p, card)))
        case _: points = 6 * abs(row.points[0] + row.points[1] + row.points[2]) + 20
    return points


@rule
def strip_points(s, p, ch, time, how_many):
    """A seat's gain when a character loses its top modifier, or all of them."""
    before = character_points(s, ch, time)
    worth = 0
    if how_many == 1:
        card = lift_off(s, ch)
        worth = s.characters[ch].worth
        lay_on(s, card, ch)
    after = HOPE * time // 4 - LIVING * worth
    return (after - before) * share_of(s, p, s.characters[ch].owner) // 10


@rule
def move_points(s, p, first, ch, time, swap):
    """A seat's gain when one character's top modifier goes onto another, or two change places."""
    before = (character_points(s, first, time) * share_of(s, p, s.characters[first].owner)
              + character_points(s, ch, time) * share_of(s, p, s.characters[ch].owner))
    one = lift_off(s, first)
    other = NONE
    if swap:
        other = lift_off(s, ch)
        lay_on(s, other, first)
    lay_on(s, one, ch)
    after = (character_points(s, first, time) * share_of(s, p, s.characters[first].owner)
             + character_points(s, ch, time) * share_of(s, p, s.characters[ch].owner))
    lift_off(s, ch)
    if swap:
        lift_off(s, first)
        lay_on(s, other, ch)
    lay_on(s, one, first)
    return (after - before) // 10


@rule
def loss_points(s, p, ch, time):
    """A seat's gain when a character's points are lost."""
    lost = character_points(s, ch, time)
    if s.characters[ch].fate == Fate.DEAD:
        lost -= HOPE * time // 4
    return -lost * share_of(s, p, s.characters[ch].owner) // 10


@rule
def pick_points(s, p, code, first, ch):
    """The points of picking a character for an effect. If there are two, the best second one is included."""
    time = time_left(s)
    do = effect_of(code)
    if first == 0 and (do == Do.SWAP_TOPS or do == Do.MOVE_TOP):
        best = -9999
        for other in range(CHARACTERS):
            if may_pick(s, p, code, ch + 1, other):
                best = max(best, move_points(s, p, ch, other, time, do == Do.SWAP_TOPS))
        return best
    match do:
        case Do.STRIP_TOP: points = strip_points(s, p, ch, time, 1)
        case Do.REPLACE_TOP: points = strip_points(s, p, ch, time, 1)
        case Do.STRIP_ALL: points = strip_points(s, p, ch, time, 0)
        case Do.SWAP_TOPS: points = move_points(s, p, first - 1, ch, time, True)
        case Do.MOVE_TOP: points = move_points(s, p, first - 1, ch, time, False)
        case Do.MOVE_DEATH:
            points = loss_points(s, p, ch, time)
            if first != 0:
                points = (-DEAD * s.characters[ch].worth - character_points(s, ch, time))
                points = points * share_of(s, p, s.characters[ch].owner) // 10
        case _: points = loss_points(s, p, ch, time)
    return points


@rule
def best_pick(s, p, code):
    """The best points of an effect that picks a character; almost nothing if there is none to pick."""
    best = -9999
    for ch in range(CHARACTERS):
        if may_pick(s, p, code, 0, ch):
            best = max(best, pick_points(s, p, code, 0, ch))
    return best if best > -9999 else -60


@rule
def event_points(s, p, card):
    """The points of an event: its effects, each with the best character if it picks one."""
    row = s.options.cards[card]
    points = -10
    for i in range(row.n_terms):
        term = row.terms[i]
        if term.do <= LAST_PICK:
            points += best_pick(s, p, term.do + SCOPE * term.scope)
        elif term.do == Do.DEATH_ON:
            points += 60 if holds_death(s, p) and somebody_shows(s, term.scope) else -60
        elif term.do == Do.FREE_PLAYS:
            points += free_play_points(s, p, card, term.scope, term.amount)
        else:
            points += effect_points(s, card, p, 0)
            break
    return points


@rule
def somebody_shows(s, icons):
    for ch in range(CHARACTERS):
        if s.characters[ch].fate == Fate.ALIVE and shows(s, ch, icons << FIRST_ICON):
            return True
    return False


@rule
def free_play_points(s, p, event, allowed, n):
    """The points of so many free plays: the best of the allowed cards in hand, for each."""
    hand = s.seats[p].hand
    points = -40
    for i in range(hand.n):
        card = hand.cards[i]
        kind = kind_of_card(s, card)
        if n > 0 and card != event and allowed >> (kind - 1) & 1:
            best = 30 if kind == Kind.EVENT else best_place(s, p, card)
            if best > 0:
                points += best
                n -= 1
    return points


@rule
def best_place(s, p, card):
    """The best points of a card on any legal character."""
    best = -9999
    for ch in range(CHARACTERS):
        if s.characters[ch].fate == Fate.ALIVE and suits(s, card, ch):
            if kind_of_card(s, card) != Kind.DEATH or s.characters[ch].worth < 0:
                best = max(best, play_points(s, p, card, ch))
    return best


@rule
def holds_death(s, p):
    hand = s.seats[p].hand
    for i in range(hand.n):
        if kind_of_card(s, hand.cards[i]) == Kind.DEATH:
            return True
    return False


@rule
def story_points(s, p, story):
    """The points of holding a story."""
    row = s.options.stories[story]
    points = -DEAD * row.points
    for i in range(row.n_terms):
        points += term_points(s, row.terms[i], p)
    return points


@rule
def claim_points(s, p, story):
    """The points of taking a story: its own, the holder's loss, less the story that goes back to the centre."""
    points = story_points(s, p, story)
    holder = s.story_at[story]
    if holder != CENTRE:
        points -= points * share_of(s, p, holder) // 10
    held = story_of(s, p)
    return points - story_points(s, p, held) if held != NONE else points


@rule
def discard_hand_points(s, p):
    """Throwing a hand away is good as the last play, if its cards are poor, or if the game makes no progress."""
    if s.plays + 1 < s.options.plays:
        return -300
    hand = s.seats[p].hand
    points = 0
    deaths = 0
    for i in range(hand.n):
        worth = keep_points(s, p, hand.cards[i])
        if kind_of_card(s, hand.cards[i]) == Kind.DEATH:
            deaths += 1
            if deaths > 2:
                worth = 20
        points += 95 - worth
    return points // 4 - 20 - 60 * s.seats[p].dry + 40 * s.idle + 4 * lateness(s)


@rule
def cancel_points(s, p, card, ch):
    """The points of cancelling a play, less those of the card used. In a game that lasts too long nobody cancels."""
    if lateness(s) > 0:
        return -1
    if kind_of_card(s, card) == Kind.EVENT:
        return 20
    return -play_points(s, p, card, ch) - 70


@rule
def renew_points(s, p, card):
    return 70 - keep_points(s, p, card)


@rule
def answer_points(s, p, op, b, c, kind, a, ch):
    """Points of an answer to any question except a turn's plays."""
    points = 0
    match kind:
        case Act.PLAY: points = play_points(s, p, a, ch)
        case Act.EVENT: points = event_points(s, p, a)
        case Act.CANCEL: points = cancel_points(s, p, b, c)
        case Act.DISCARD: points = renew_points(s, p, a) if op == Op.RENEW else -keep_points(s, p, a)
        case Act.DRAW: points = 10
        case Act.ACCEPT: points = 10
        case Act.PICK: points = pick_points(s, p, b, c, a)
    return points


@rule
def turn_points(s, p, kind, a, b):
    match kind:
        case Act.PLAY: points = play_points(s, p, a, b)
        case Act.EVENT: points = event_points(s, p, a)
        case Act.CLAIM: points = claim_points(s, p, a)
        case Act.DISCARD_HAND: points = discard_hand_points(s, p)
        case _: points = 0
    return points


@rule
def points(s, p, frame, action, aim):
    """The points of an action for its seat."""
    kind = kind_of(action)
    a = first_of(action)
    ch = second_of(action)
    if frame_op(frame) == Op.TURN:
        return turn_points(s, p, kind, a, ch)
    return answer_points(s, p, frame_op(frame), frame_b(frame), frame_c(frame), kind, a, ch)


greedy = greedy_of(points)
