"""The greedy bot: a choice by rules of thumb, from what a seat knows and believes (`rules.beliefs`), with points for
each answer."""
from ...kernel.agenda import frame_b, frame_c
from ...kernel.flow import greedy_of
from ...kernel.menu import first_of, kind_of, second_of
from ...kernel.rule import rule
from .names import FIRST_FUTURE, MUTINEERS, PAIRS_ON_TABLE, ROW, Card, Event, Omen, Question, Side
from .rules.beliefs import HELD, enmity, focus, is_ally, knows, most_wanted, open_votes, standing, suspicion, wish_dead
from .rules.cards import is_in, is_mutineer, row_of
from .rules.endurance import has_a_soft_card
from .rules.foresight import expects
from .rules.hearsay import accusers
from .rules.may_point import must_obey, why_not_point
from .rules.part import OWN_CARDS
from .rules.sides import side_of
from .rules.talk import is_against
from .talker import points_of_sentence
from .vocabulary import Act, Ask

SURE = 75
"""With so much suspicion, an inmate asks for a second lynching."""
AGREED = 100
KEPT = 20
"""Points for a vote, for each player who speaks against the target, and for having spoken against it before."""
COMRADE = 80
"""Fewer points for proposing a card of a player who is up too, and will hardly agree."""


@rule
def points_of_look(s, p, place):
    """Points for how much there is to learn from a card."""
    seat = s.owner[row_of(place)]
    if knows(s, p, s.at[place]) or s.pieces[s.at[place]].dead:
        return -10
    doubt = suspicion(s, p, seat)
    return 40 + min(doubt, 100 - doubt) + (20 if s.pieces[s.at[place]].grouped >> p & 1 else 0)


@rule
def points_of_test(s, p, seat):
    """Points for how much there is to learn about a player."""
    known = standing(s, p, seat)
    if seat == p or known == 0 or known == 100:
        return -5
    return 30 + suspicion(s, p, seat)


@rule
def points_of_question(s, p, question, seat):
    """Points for a question. Ask players whether they are mutineers, and the narrator whether somebody loses a card,
    which says the same because mutineers are hunted least. Mutineers have nothing to ask, and neither have players
    whose aim is not their cards.
    """
    side = side_of(s, p)
    if question == Question.RISES:
        return points_of_test(s, p, seat)
    hunts = side == Side.INMATES or side == Side.DIRECTOR or side == Side.INQUISITOR or side == Side.TRAITOR
    return points_of_test(s, p, seat) if question == Question.LOSES and hunts else -20


@rule
def points_of_attack(s, p, place):
    """A true mutineer joins another's proposal; a player who stands in for a mutineer agrees to nothing."""
    side = side_of(s, p)
    if side == Side.INMATES or side == Side.DIRECTOR:
        return -50
    points = wish_dead(s, p, place)
    if s.riot >> s.owner[row_of(place)] & 1:
        points -= COMRADE
    for seat in range(s.n_players):
        if seat != p and s.proposals[seat] == s.at[place] + 1 and points > -60:
            points += 300
    return points


@rule
def points_of_lobotomy(s, p, place, reverse):
    piece = s.at[place]
    side = side_of(s, p)
    if side == Side.MUTINEERS:
        return 60 if reverse and knows(s, p, piece) and enmity(s, p, s.owner[row_of(place)]) > 0 else -30
    if reverse:
        return -60
    if knows(s, p, piece):
        return 120 if is_mutineer(s, piece) else -40
    return suspicion(s, p, s.owner[row_of(place)]) - (20 if s.pieces[piece].grouped >> p & 1 else 75)


@rule
def is_marked(s, piece):
    """Whether John Flick or the reaper has marked a card for all to see."""
    marked = s.reaped == piece + 1
    for k in range(PAIRS_ON_TABLE):
        marked = marked or s.accused[k] == piece + 1
    return marked


@rule
def points_of_kill(s, p, place):
    return wish_dead(s, p, place) + (12 if is_marked(s, s.at[place]) else 0)


@rule
def points_of_point(s, p, ask, about, place, reverse):
    """Points for pointing at a card."""
    kill = points_of_kill(s, p, place)
    match ask:
        case Ask.LARRY: points = points_of_look(s, p, place)
        case Ask.CONFESSION: points = points_of_look(s, p, place)
        case Ask.ATTACK: points = points_of_attack(s, p, place)
        case Ask.LOBOTOMY: points = points_of_lobotomy(s, p, place, reverse)
        case Ask.ARTHUR: points = -kill
        case Ask.OPIUM: points = kill if reverse else -kill - 20
        case Ask.ELECTROSHOCK: points = -kill - 20 if reverse else kill - 10
        case Ask.PATIENCE: points = -kill
        case Ask.FRIEND: points = -kill
        case Ask.WAKERFIELD: points = -kill - 95
        case Ask.MELANCHOLY: points = 20 + enmity(s, p, s.owner[row_of(place)])
        case Ask.CELL: points = enmity(s, p, s.owner[row_of(place)]) // 2
        case Ask.SWEET_DEATH: points = kill - 20 if reverse else kill - 90
        case Ask.CHANCE: points = kill // 2
        case Ask.VOTE_CARD: points = kill - place % 4
        case Ask.MIRACLE: points = 20 if s.owner[row_of(place)] == p else -20
        case Ask.DAY: points = 15
        case Ask.REPLACE: points = 1
        case Ask.WAKE: points = 20
        case _: points = kill
    return points


@rule
def points_of_vote(s, p, seat):
    """The longer nothing has died, the more points for joining the others' votes."""
    held = 0 if has_a_soft_card(s, p, seat) else HELD
    points = 3 * (enmity(s, p, seat) - held) + open_votes(s, seat) + (2 + 4 * s.quiet) * focus(s, seat)
    return points + points_of_word(s, p, seat) if s.options.talk else points


@rule
def points_of_word(s, p, seat):
    """Spoken words make votes meet, and a player who has accused somebody votes for them."""
    return AGREED * accusers(s, seat) + (KEPT if is_against(s.said[p][seat]) else 0)


@rule
def points_of_player(s, p, ask, seat):
    """Points for choosing a player."""
    match ask:
        case Ask.VOTE: points = points_of_vote(s, p, seat)
        case Ask.ARCHIVE: points = points_of_test(s, p, seat)
        case Ask.MARY: points = points_of_test(s, p, seat)
        case Ask.DAY: points = 10 + enmity(s, p, seat)
        case Ask.HYPNOSIS: points = 5 - enmity(s, p, seat)
        case Ask.MARK: points = 200 - living_enmity(s, p, seat)
        case Ask.PUPPET: points = 10 if seat != p else 0
        case _: points = enmity(s, p, seat)
    return points


@rule
def living_enmity(s, p, seat):
    """A player and their known friends need not be turned."""
    return 400 if seat == p or is_ally(s, p, seat) else enmity(s, p, seat)


@rule
def points_of_pair(s, p, ask, one, other, reverse):
    if ask == Ask.PROPHET:
        mine = s.owner[row_of(one)] == p
        if reverse:
            return (wish_dead(s, p, one) + wish_dead(s, p, other)) // 2 - 10
        return 60 if mine and s.owner[row_of(other)] == p else -enmity(s, p, s.owner[row_of(other)]) // 2
    if ask == Ask.SHIFT:
        return wish_dead(s, p, other) - wish_dead(s, p, one) - 5
    return -5


@rule
def points_of_card(s, p, ask, card):
    """A card by its name: the director likes to kill, Ali likes to see who leads the mutineers."""
    if ask == Ask.DIRECTOR:
        if is_in(card, MUTINEERS):
            return 50
        return 45 if card == Card.ELECTROSHOCK else 30 if card == Card.LARRY_OWLS else 20
    if ask == Ask.GET_UP:
        return 30 if card == Card.DANIEL else -5
    return 10


@rule
def points_of_omen(s, p, omen, seat):
    """The prophecy most likely to come true: players whom others hunt too lose cards."""
    match omen:
        case Omen.LOSES: return 30 + max(0, enmity(s, p, seat)) // 2 + open_votes(s, seat)
        case Omen.LYNCHED: return max(0, enmity(s, p, seat)) // 2 + open_votes(s, seat)
        case _: return 1


@rule
def points_of_no(ask):
    """A bot does not read, so it answers a question in a player's own words with neither yes nor no."""
    return -1 if ask == Ask.ANSWER or ask == Ask.FUTURE_ANSWER else 0


@rule
def points_of_yes(s, p, ask, about):
    match ask:
        case Ask.FUTURE_ANSWER: return points_of_foresight(s, s.foretold[about])
        case Ask.SPY: points = 10
        case Ask.POSE: points = 10
        case Ask.PACT_RISE: points = -10
        case Ask.CATALEPSY: points = 10
        case Ask.PARDON: points = points_of_pardon(s, p)
        case Ask.AMNESIA: points = most_wanted(s, p) - (SURE - 40) if s.lynching else -10
        case Ask.TAKE_ALONG: points = wish_dead(s, p, s.place_of[s.slept - 1])
        case Ask.MASSACRE: points = 50
        case Ask.DRAW: points = 10
        case _: points = -1
    return points


@rule
def points_of_pardon(s, p):
    """A player who has voted for the card, or for its player, by their own choice lets it die."""
    wanted = s.card_votes[p] == s.lynched or (s.elected > 0 and s.votes[p] == s.elected)
    if s.lynched == 0 or (wanted and not must_obey(s, p)):
        return -1
    return -wish_dead(s, p, s.place_of[s.lynched - 1])


@rule
def points_of_foresight(s, foretold):
    """A narrator answers with what is to be expected; of words that a bot does not read, nothing is."""
    if foretold.asked <= FIRST_FUTURE:
        return -1
    return 10 if expects(s, foretold.asked - 1, foretold.about) else -10


@rule
def points_of_event(s, p, event):
    """A bot keeps events that swap places, because it has no use for them, and events without a use for itself."""
    match event:
        case Event.DESPERTAR: return 12 if has_use_for(s, p, Ask.WAKE) else -1
        case Event.MILAGRERO: return 12 if has_use_for(s, p, Ask.MIRACLE) else -1
        case Event.BARBERO: return 20
        case Event.LEPROSO: return 20
        case Event.CIRUJANO: return -1
        case Event.CAMBIO_DE_HABITACION: return -1
        case _: return 12


@rule
def has_use_for(s, p, ask):
    """Whether one of the player's own cards may be awakened, or have its power restored."""
    for place in range(ROW * s.n_rows):
        if s.owner[row_of(place)] == p and why_not_point(s, p, ask, 0, place) == 0:
            return True
    return False


@OWN_CARDS.may_change()
def points_of_power(s, p, power, kind, a, b):
    """Points for an answer to a decision of custom cards; for a daytime choice by name, `power` is 0."""
    return 0


@rule
def points_of_answer(s, p, ask, about, action):
    a = first_of(action)
    b = second_of(action)
    if ask == Ask.TALK:
        return points_of_sentence(s, p, action)
    if ask == Ask.POWER or kind_of(action) == Act.CHOOSE:
        return points_of_power(s, p, about if ask == Ask.POWER else 0, kind_of(action), a, b)
    match kind_of(action):
        case Act.POINT: worth = points_of_point(s, p, ask, about, a, False)
        case Act.REVERSE: worth = points_of_point(s, p, ask, about, a, True)
        case Act.PLAYER: worth = points_of_player(s, p, ask, a)
        case Act.PAIR: worth = points_of_pair(s, p, ask, a, b, False)
        case Act.REVERSE_PAIR: worth = points_of_pair(s, p, ask, a, b, True)
        case Act.CARD: worth = points_of_card(s, p, ask, a)
        case Act.YES: worth = points_of_yes(s, p, ask, about)
        case Act.EVENT: worth = points_of_event(s, p, a)
        case Act.NO: worth = points_of_no(ask)
        case Act.QUESTION: worth = points_of_question(s, p, a, b)
        case Act.OMEN: worth = points_of_omen(s, p, a, b)
        case Act.PLAYERS: worth = 2 if a != p and b != p else 0
        case _: worth = 0
    return worth


@rule
def may_pass_kill(s, p, ask):
    """Points for passing: a little less than zero for an attacker who should not hesitate."""
    attacks = ask == Ask.ATTACK or ask == Ask.ATTACK_ALONE
    return -20 if attacks and side_of(s, p) != Side.INMATES else 0


@rule
def points(s, p, frame, action, aim):
    """The points of a choice for its seat."""
    if kind_of(action) == Act.PASS:
        return may_pass_kill(s, p, frame_b(frame))
    return points_of_answer(s, p, frame_b(frame), frame_c(frame), action)


greedy = greedy_of(points)
