"""The effects of the powers of the night."""
from ....kernel.agenda import schedule
from ....kernel.log import tell, tell_only
from ....kernel.rule import rule
from ..names import (
    BORROWED,
    INMATES,
    MUTINEERS,
    NIGHT_EVENTS,
    NOBODY,
    OWN,
    PAIRS_ON_TABLE,
    ROW,
    UNKNOWN,
    Card,
    Doom,
    Group,
    Op,
    Question,
    Side,
)
from ..vocabulary import Act, Ask, Told
from .awakenings import (
    acts_awakened,
    come_back,
    do_banish,
    is_announced,
    is_woken,
    main_card_of,
    muzzle,
    spend_awakened,
)
from .ballots import take_vote
from .calling import holds_event_of
from .cards import (
    find_card,
    group_of,
    holder,
    is_action,
    is_alive,
    is_in,
    is_mutineer,
    is_used_freely,
    mutineer_of,
    position_of,
    row_of,
    source_of,
    spot,
)
from .doom import hit_instead, revive, spare_attacks, strike, tell_attack, tokens_of
from .future import do_future, do_future_answer, reply_of
from .knowledge import learn_mutineer, learn_piece_is_mutineer, show_to_all, tell_card
from .part import OWN_CARDS
from .sides import partner, side_of


@rule("bethlem.cards.one_use")
def spend(s, claim, card):
    """Spend a single-use card, if its holder uses it; a borrowed or suggested one is not spent."""
    if claim == OWN and not is_used_freely(s, card):
        s.pieces[find_card(s, card)].used = 1


@rule("bethlem.pact.bind", "bethlem.opposite.pact")
def do_bind(s, p, one, other, hate):
    s.pact[0] = one + 1
    s.pact[1] = other + 1
    s.pact_by = p + 1
    s.hate = 1 if hate else 0
    s.pact_seen |= 1 << p
    spend(s, OWN, Card.PACTO_DE_SANGRE)


@rule("bethlem.pact.richard_declines")
def do_meet_partner(s, p, rises):
    """If Richard Dadd stays in bed, he is not bound, and so nobody is. The ritual has been performed all the same. Its
    maker does not see that it has failed."""
    if not rises:
        s.unbound = 1
        s.unbound_seen |= 1 << p
        if s.options.before_9:
            s.pact_by = 0


@rule("bethlem.larry.looks")
def do_look(s, p, place, claim):
    piece = s.at[place]
    tell_card(s, p, piece)
    if is_woken(s, Card.LARRY_OWLS, claim):
        s.larry_card = piece + 1
        s.larry_seat = p + 1
        s.larry_shown = again(s, s.larry_shown, s.owner[row_of(place)], NOBODY)


@rule
def tell_pointed_at(s, p, seat, card):
    """Tell a player that they were pointed at, but not by whom. A player who points at themselves is not told."""
    if seat != p:
        tell_only(s, 1 << seat, Told.POINTED_AT, card, 0, 0)


@rule("bethlem.archive.points", "bethlem.archive.fails")
def do_open_archive(s, p, seat, claim):
    """The chosen player says where one of their mutineers is; if there is none, the key is lost."""
    awakened = is_announced(s, find_card(s, Card.ARCHIVO)) if claim == OWN else is_woken(s, Card.ARCHIVO, claim)
    if awakened:
        open_record(s, p, seat)
        return
    tell_pointed_at(s, p, seat, Card.ARCHIVO)
    do_ask_for_mutineer(s, p, seat, claim)


@OWN_CARDS.may_change("bethlem.archive.points", "bethlem.archive.fails")
def do_ask_for_mutineer(s, p, seat, claim):
    """A mutineer's position, or that there is none."""
    for place in range(ROW * s.n_rows):
        piece = s.at[place]
        if s.owner[row_of(place)] == seat and is_mutineer(s, piece) and not s.pieces[piece].reserve:
            learn_piece_is_mutineer(s, p, piece)
            tell_only(s, 1 << p, Told.ANSWERED_ARCHIVE, seat, position_of(place), 0)
            return
    learn_mutineer(s, p, seat, False)
    tell_only(s, 1 << p, Told.ANSWERED_ARCHIVE, seat, 0, 1 if claim == OWN else 0)
    if claim == OWN:
        s.archive_lost = 1


@rule("bethlem.awakening.archive")
def open_record(s, p, seat):
    """The awakened archive learns the place of a player's main card, mutineer or not."""
    piece = main_card_of(s, seat)
    if group_of(s.pieces[piece].card) == Group.P1:
        s.pieces[piece].grouped |= 1 << p
    tell_only(s, 1 << p, Told.MAIN_CARD, seat, position_of(s.place_of[piece]), spot(s, piece))
    muzzle(s, p, seat)


@rule("bethlem.mary.asks", "bethlem.mary.poses")
def do_test(s, p, seat, claim):
    """Mary learns whether a player is a mutineer. A mutineer stays in bed, and she may stand in."""
    if claim == OWN:
        s.mary_asked |= 1 << seat
    piece = mutineer_of(s, seat)
    learn_mutineer(s, p, seat, piece != NOBODY)
    tell_pointed_at(s, p, seat, Card.MARY_FIRTH)
    tell_only(s, 1 << p, Told.ANSWERED_MARY, seat, 1 if piece != NOBODY else 0, 0)
    if piece == NOBODY:
        return
    s.barred |= 1 << seat
    do_banish(s, seat, claim)
    if not is_in(s.pieces[piece].card, s.mary_posed):
        schedule(s, Op.ASK, p, Ask.POSE, piece)


@rule("bethlem.mary.poses")
def do_pose(s, p, piece, poses):
    if poses:
        s.posing |= 1 << p
        s.mary_posed |= 1 << s.pieces[piece].card


@rule("bethlem.director.borrows")
def do_borrow(s, p, card):
    s.borrowed = card
    s.borrowed_before |= 1 << card
    tell(s, Told.BORROWED, card, 0, 0)
    if card == Card.ALI:
        schedule(s, Op.ASK, p, Ask.GET_UP, BORROWED)


@rule("bethlem.ali.gets_up")
def do_get_up(s, card, claim):
    s.ali_card = card
    if claim == OWN:
        s.ali_used = 1


@rule
def is_turned(s, piece, place):
    """Whether a mark meant for a place falls on another card, as it is told: 1 or 0."""
    return 1 if piece != s.at[place] and not s.options.before_13 else 0


@rule("bethlem.reaper.marks")
def do_threaten(s, p, place):
    piece = harmed(s, p, s.at[place], 4)
    tell_only(s, 1 << p, Told.MARKED, Card.PARCA, spot(s, piece), is_turned(s, piece, place))
    if not marks_second(s, piece):
        s.reaped = piece + 1
        s.reap_tried = 1 if s.pieces[piece].doom else 0


@OWN_CARDS.may_change()
def marks_second(s, piece):
    """Whether a card gets the scythe in addition to one that was marked tonight."""
    return False


@rule
def do_reap(s, p, place):
    strike(s, s.at[place], Doom.DIRECT, 1 << p)
    tell_skull(s, p, place)


@rule("bethlem.deaths.tokens")
def tell_skull(s, p, place):
    """Tell a player where the death token lies that they have laid at night."""
    piece = hit_instead(s, s.at[place])
    if s.pieces[piece].doom and not s.options.before_15:
        tell_only(s, 1 << p, Told.SKULL, spot(s, piece), is_turned(s, piece, place), 0)


@rule("bethlem.deaths.tokens")
def take_skull(s, p, piece):
    """Save a card at night, and tell the player who has taken a death token away."""
    if is_alive(s, piece) and not s.options.before_15:
        tell_only(s, 1 << p, Told.NO_SKULL, spot(s, piece), 0, 0)
    cure(s, piece)


@rule("bethlem.flick.accuses", "bethlem.flick.protects")
def do_accuse(s, p, place):
    """One vote more against the card; if one side lynches alone, the card cannot be lynched."""
    piece = harmed(s, p, s.at[place], 2)
    for k in range(PAIRS_ON_TABLE):
        if s.accused[k] == 0 or (s.accused[k] == piece + 1 and is_used_freely(s, Card.JOHN_FLICK)):
            s.accused[k] = piece + 1
            tell_only(s, 1 << p, Told.MARKED, Card.JOHN_FLICK, spot(s, piece), is_turned(s, piece, place))
            return


@OWN_CARDS.may_change()
def harmed(s, p, piece, what):
    """The card on which a mark falls."""
    return piece


@rule("bethlem.prophet.ties", "bethlem.tokens.two", "bethlem.awakening.prophet")
def do_prophesy(s, p, first, second, reverse, claim):
    for k in range(PAIRS_ON_TABLE):
        prophecy = s.prophecies[k]
        if prophecy.first == 0:
            prophecy.first = s.at[first] + 1
            prophecy.second = s.at[second] + 1
            prophecy.reverse = 1 if reverse else 0
            prophecy.fresh = 1
            spend_awakened(s, claim, Card.PROFETA)
            return


@rule("bethlem.sweet_death.chooses")
def do_doze(s, p, place, reverse, claim):
    """Tie the two cards for tonight, tomorrow night, and the day between."""
    for k in range(PAIRS_ON_TABLE):
        sleep = s.sleeps[k]
        if sleep.mine == 0:
            sleep.mine = source_of(s, claim, Card.MUERTE_DULCE) + 1
            sleep.chosen = s.at[place] + 1
            sleep.seat = p + 1
            sleep.until = s.round_no + 1
            sleep.reverse = 1 if reverse else 0
            if claim == OWN:
                s.slept = s.at[place] + 1
                s.slept_reverse = sleep.reverse
            spend(s, claim, Card.MUERTE_DULCE)
            return


@rule("bethlem.arthur.protects")
def do_protect(s, p, place, claim):
    s.guards[s.at[place]] |= 1 << p
    if claim == OWN:
        s.guarding = s.at[place] + 1


@rule
def do_spy(s, p, spies):
    if spies:
        s.spies |= 1 << p


@rule
def do_propose(s, p, place):
    """Propose a card to attack, or, with NOBODY, none; seats that are awake see it."""
    s.proposals[p] = s.at[place] + 1 if place != NOBODY else UNKNOWN
    tell_only(s, s.awake | s.spies, Told.PROPOSED, p, spot(s, s.at[place]) if place != NOBODY else NOBODY, 0)


@rule
def do_attack_alone(s, p, place):
    strike(s, s.at[place], Doom.DIRECT | Doom.RIOT, 1 << p)
    tell_attack(s, 1 << p, s.at[place])


@rule("bethlem.awakening.opium")
def cure(s, piece):
    """Take the death token off a card; a dead one comes back."""
    if s.pieces[piece].dead:
        revive(s, piece)
    else:
        spare_attacks(s, piece)


@rule("bethlem.electroshock.kills", "bethlem.awakening.electroshock")
def do_shock(s, p, place, reverse, claim):
    piece = s.at[place]
    awakened = acts_awakened(s, claim, Card.ELECTROSHOCK)
    if reverse:
        take_skull(s, p, piece)
    else:
        strike(s, piece, Doom.DIRECT | Doom.CERTAIN if awakened else Doom.DIRECT, 1 << p)
        tell_skull(s, p, place)
    spend_awakened(s, claim, Card.ELECTROSHOCK)


@rule("bethlem.opium.saves")
def do_medicate(s, p, place, reverse, claim):
    piece = s.at[place]
    awakened = acts_awakened(s, claim, Card.OPIO)
    if reverse:
        strike(s, piece, Doom.DIRECT | Doom.CERTAIN if awakened else Doom.DIRECT, 1 << p)
        tell_skull(s, p, place)
    else:
        take_skull(s, p, piece)
    spend_awakened(s, claim, Card.OPIO)


@rule("bethlem.lobotomy.heals", "bethlem.lobotomy.votes", "bethlem.awakening.lobotomy")
def do_operate(s, p, place, reverse, claim):
    """The card is shown. A mutineer stops being one; the opposite makes one of an inmate."""
    piece = s.at[place]
    card = s.pieces[piece].card
    show_to_all(s, piece)
    tell(s, Told.SHOWN, spot(s, s.at[place]), card, 0)
    do_treat(s, piece, reverse, claim)
    spend_awakened(s, claim, Card.LOBOTOMIA)


@OWN_CARDS.may_change()
def do_treat(s, piece, reverse, claim):
    """The effect of lobotomy on a card."""
    card = s.pieces[piece].card
    if is_in(card, INMATES if reverse else MUTINEERS) and not s.pieces[piece].lobotomized:
        s.pieces[piece].lobotomized = 1
        tell(s, Told.LOBOTOMIZED, spot(s, piece), card, 0)
        tell_side(s, holder(s, piece))
        if not acts_awakened(s, claim, Card.LOBOTOMIA):
            take_vote(s, holder(s, piece), Card.LOBOTOMIA)
    else:
        tell(s, Told.UNTREATED, spot(s, piece), card, 0)


@rule("bethlem.sides.lobotomized")
def tell_side(s, seat):
    """Tell a player which side they are on now. To players of a pact, which comes first, nothing is said: they may not
    know that it binds nobody."""
    if s.pact[0] != seat + 1 and s.pact[1] != seat + 1 and not s.options.before_15:
        tell_only(s, 1 << seat, Told.SIDE, seat, side_of(s, seat), 0)


@rule
def do_come_back(s, piece, uses):
    if uses:
        come_back(s, piece)


@rule("bethlem.chance.laid", "bethlem.opposite.chance")
def do_lay_chip(s, p, place, reverse, claim):
    for k in range(PAIRS_ON_TABLE):
        chip = s.chips[k]
        if chip.on == 0:
            chip.on = s.at[place] + 1
            chip.source = source_of(s, claim, Card.JUEGO_DE_AZAR) + 1
            chip.reverse = 1 if reverse else 0
            chip.fresh = 1
            spend(s, claim, Card.JUEGO_DE_AZAR)
            return


@rule("bethlem.traits.patience")
def do_put_off(s, p, place):
    """The card chosen does not die tonight but in the next round."""
    piece = s.at[place]
    s.patience = piece + 1
    s.pieces[piece].due = s.round_no + 1
    s.pieces[piece].due_by = s.pieces[piece].killers
    s.pieces[piece].due_doom = tokens_of(s, piece)
    spare_attacks(s, piece)


@rule("bethlem.traits.melancholy")
def do_sadden(s, p, place):
    """Everybody sees which card will not act. If voodoo has turned it there, only melancholy's player knows so far."""
    s.gloom_asked = again(s, s.gloom_asked, s.owner[row_of(place)], NOBODY)
    piece = harmed(s, p, s.at[place], 3)
    s.pieces[piece].gloomy = 1
    if is_turned(s, piece, place) and not s.options.before_16:
        tell_only(s, 1 << p, Told.MARKED, Card.MELANCOLIA, spot(s, piece), 1)
    tell(s, Told.GLOOMY, spot(s, piece), 0, 0)


@rule
def again(s, asked, seat, but):
    """The players chosen so far, with this one; when all others have been, a new cycle begins."""
    if asked >> seat & 1:
        asked = 0
    return asked | (1 << seat)


@rule
def do_take_puppet(s, p, seat):
    s.puppet = seat + 1


@rule
def do_command(s, p, place):
    s.order = s.at[place] + 1


# ---- questions ---------------------------------------------------------------------------------

@rule("bethlem.questions.judged", "bethlem.questions.free")
def do_question(s, p, question, seat):
    """The program answers questions that it can judge; the other player answers one in the player's own words."""
    s.anxiety_asked = again(s, s.anxiety_asked, seat, p)
    tell_only(s, (1 << p) | (1 << seat), Told.QUESTION, question, p, seat)
    if question == Question.FREE:
        s.awake |= 1 << seat
        schedule(s, Op.ASK, seat, Ask.ANSWER, p)
        return
    yes = is_so(s, question, p, seat)
    tell_only(s, (1 << p) | (1 << seat), Told.ANSWER, question, seat, 1 if yes else 0)
    if question == Question.RISES:
        learn_mutineer(s, p, seat, yes)


@rule
def is_so(s, question, p, seat):
    """The true answer to a question that the program can judge."""
    match question:
        case Question.RISES: yes = gets_up(s, seat)
        case Question.TOGETHER: yes = win_together(s, p, seat)
        case Question.BOUND: yes = partner(s, seat) != NOBODY
        case Question.UNSPENT: yes = has_unspent(s, seat)
        case Question.NIGHT_EVENT: yes = holds_event_of(s, seat, NIGHT_EVENTS)
        case _: yes = False
    return yes


@OWN_CARDS.may_change()
def gets_up(s, seat):
    """Whether a player is one of those who get up with the mutineers."""
    return mutineer_of(s, seat) != NOBODY


@rule
def win_together(s, p, seat):
    """Whether two players would win together as things stand."""
    side = side_of(s, p)
    if side == Side.PACT:
        return partner(s, p) == seat
    return side == side_of(s, seat) and (side == Side.MUTINEERS or side == Side.INMATES)


@rule
def has_unspent(s, seat):
    for piece in range(ROW * s.n_rows):
        it = s.pieces[piece]
        if holder(s, piece) == seat and is_action(it.card) and not it.dead and not it.used:
            return True
    return False


@rule("bethlem.questions.neither")
def do_answer(s, p, asker, kind):
    tell_only(s, (1 << p) | (1 << asker), Told.ANSWER, Question.FREE, p, reply_of(kind))


# ---- one answer --------------------------------------------------------------------------------

@rule
def answer_at_night(s, p, ask, about, kind, a, b):
    """Carry out a player's answer to a question of the night."""
    reverse = kind == Act.REVERSE or kind == Act.REVERSE_PAIR or kind == Act.REVERSE_PLAYERS
    if kind == Act.PASS and ask != Ask.ANSWER and ask != Ask.FUTURE_ANSWER:
        if ask == Ask.ATTACK:
            do_propose(s, p, NOBODY)
        return
    match ask:
        case Ask.PACT: do_bind(s, p, a, b, reverse)
        case Ask.PACT_RISE: do_meet_partner(s, p, kind == Act.YES)
        case Ask.GET_UP: do_get_up(s, a, about)
        case Ask.MELANCHOLY: do_sadden(s, p, a)
        case Ask.DIRECTOR: do_borrow(s, p, a)
        case Ask.LARRY: do_look(s, p, a, about)
        case Ask.ARCHIVE: do_open_archive(s, p, a, about)
        case Ask.MARY: do_test(s, p, a, about)
        case Ask.POSE: do_pose(s, p, about, kind == Act.YES)
        case Ask.REAPER: do_threaten(s, p, a)
        case Ask.SCYTHE: do_reap(s, p, a)
        case Ask.FLICK: do_accuse(s, p, a)
        case Ask.PROPHET: do_prophesy(s, p, a, b, reverse, about)
        case Ask.SWEET_DEATH: do_doze(s, p, a, reverse, about)
        case Ask.ARTHUR: do_protect(s, p, a, about)
        case Ask.SPY: do_spy(s, p, kind == Act.YES)
        case Ask.ATTACK: do_propose(s, p, a)
        case Ask.ATTACK_ALONE: do_attack_alone(s, p, a)
        case Ask.ELECTROSHOCK: do_shock(s, p, a, reverse, about)
        case Ask.OPIUM: do_medicate(s, p, a, reverse, about)
        case Ask.LOBOTOMY: do_operate(s, p, a, reverse, about)
        case Ask.CATALEPSY: do_come_back(s, about, kind == Act.YES)
        case Ask.CHANCE: do_lay_chip(s, p, a, reverse, about)
        case Ask.PATIENCE: do_put_off(s, p, a)
        case Ask.PUPPET: do_take_puppet(s, p, a)
        case Ask.ORDER: do_command(s, p, a)
        case Ask.ANXIETY: do_question(s, p, a, b)
        case Ask.ANSWER: do_answer(s, p, about, kind)
        case Ask.FUTURE: do_future(s, p, a, b)
        case Ask.FUTURE_ANSWER: do_future_answer(s, p, about, kind)
