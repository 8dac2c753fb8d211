"""The powers of the night, as they are used."""
from ....kernel.agenda import schedule
from ....kernel.log import tell, tell_only
from ....kernel.rule import rule
from ..custom.rules.goals import convert, do_own_archive, is_riser
from ..custom.rules.harm import curse_back, hit_instead, note_harm
from ..names import (
    INMATES,
    LENT,
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
from .calling import holds_event_of
from .cards import find_card, group_of, holder, is_action, is_in, is_mutineer, mutineer_of, position_of, row_of, spot
from .doom import revive, spare, strike
from .future import do_future, do_future_answer, reply_of
from .knowledge import learn_mutineer, learn_piece_is_mutineer, show_to_all, tell_card
from .sides import partner, side_of


@rule("bethlem.cards.one_use")
def spend(s, c, card):
    """A card of one use, used by whoever holds it, is spent. Borrowed or suggested it is not."""
    if c == OWN and s.own.mind != card:
        s.pieces[find_card(s, card)].used = 1


@rule
def source_of(s, c, card):
    """The piece from which a power is used: the card itself, or whatever card has borrowed it."""
    if c >= LENT:
        return s.own.loans[c - LENT].source - 1
    return find_card(s, card if c == OWN else Card.KRUGMAN)


@rule("bethlem.pact.bind", "bethlem.opposite.pact")
def do_pact(s, p, one, other, hate):
    s.pact[0] = one + 1
    s.pact[1] = other + 1
    s.pact_by = p + 1
    s.hate = 1 if hate else 0
    s.pact_seen |= 1 << p
    spend(s, OWN, Card.PACTO_DE_SANGRE)


@rule("bethlem.pact.richard_declines")
def do_pact_rise(s, p, rises):
    """A Richard Dadd who stays in bed is not bound, and so nobody is."""
    if not rises:
        s.pact[0] = 0
        s.pact[1] = 0
        s.hate = 0
        s.pact_by = 0
        s.pact_seen = 0


@rule("bethlem.larry.looks")
def do_larry(s, p, place, c):
    o = s.at[place]
    tell_card(s, p, o)
    if is_woken(s, Card.LARRY_OWLS, c):
        s.larry_card = o + 1
        s.larry_seat = p + 1
        s.larry_shown = again(s, s.larry_shown, s.owner[row_of(place)], NOBODY)


@rule("bethlem.archive.points", "bethlem.archive.fails")
def do_archive(s, p, seat, c):
    """The player chosen says where a mutineer of theirs lies; there being none, the key is lost."""
    awakened = is_announced(s, find_card(s, Card.ARCHIVO)) if c == OWN else is_woken(s, Card.ARCHIVO, c)
    if awakened:
        open_record(s, p, seat)
        return
    if s.options.custom:
        do_own_archive(s, p, seat, c)
        return
    for place in range(ROW * s.n_rows):
        o = s.at[place]
        if s.owner[row_of(place)] == seat and is_mutineer(s, o) and not s.pieces[o].reserve:
            learn_piece_is_mutineer(s, p, o)
            tell_only(s, 1 << p, Told.ANSWERED_ARCHIVE, seat, position_of(place), spot(s, o))
            return
    learn_mutineer(s, p, seat, False)
    tell_only(s, 1 << p, Told.ANSWERED_ARCHIVE, seat, 0, 0)
    if c == OWN:
        s.archive_lost = 1


@rule("bethlem.awakening.archive")
def open_record(s, p, seat):
    """To the awakened archive each says where their main card lies, mutineer or not."""
    o = main_card_of(s, seat)
    if group_of(s.pieces[o].card) == Group.P1:
        s.pieces[o].grouped |= 1 << p
    tell_only(s, 1 << p, Told.MAIN_CARD, seat, position_of(s.place_of[o]), spot(s, o))
    muzzle(s, p, seat)


@rule("bethlem.mary.asks", "bethlem.mary.poses")
def do_mary(s, p, seat, c):
    """Mary learns whether a player is a mutineer; one that is stays in bed, and she may stand in."""
    if c == OWN:
        s.mary_asked |= 1 << seat
    o = mutineer_of(s, seat)
    learn_mutineer(s, p, seat, o != NOBODY)
    tell_only(s, 1 << p, Told.ANSWERED_MARY, seat, 1 if o != NOBODY else 0, 0)
    if o == NOBODY:
        return
    s.barred |= 1 << seat
    do_banish(s, seat, c)
    if not is_in(s.pieces[o].card, s.mary_posed):
        schedule(s, Op.ASK, p, Ask.POSE, o)


@rule("bethlem.mary.poses")
def do_pose(s, p, o, poses):
    if poses:
        s.posing |= 1 << p
        s.mary_posed |= 1 << s.pieces[o].card


@rule("bethlem.director.borrows")
def do_director(s, p, card):
    s.borrowed = card
    s.borrowed_before |= 1 << card
    tell(s, Told.BORROWED, card, 0, 0)


@rule("bethlem.ali.gets_up")
def do_get_up(s, card):
    s.ali_card = card
    s.ali_used = 1


@rule("bethlem.reaper.marks")
def do_reaper(s, p, place):
    o = harmed(s, p, s.at[place], 4)
    s.reaped = o + 1
    tell_only(s, 1 << p, Told.MARKED, Card.PARCA, spot(s, o), 0)


@rule
def do_scythe(s, p, place):
    strike(s, s.at[place], Doom.DIRECT, 1 << p)


@rule("bethlem.flick.accuses", "bethlem.flick.protects")
def do_flick(s, p, place):
    """One vote more against the card; where one side alone lynches, the card cannot be lynched."""
    o = harmed(s, p, s.at[place], 2)
    for k in range(PAIRS_ON_TABLE):
        if s.accused[k] == 0 or (s.accused[k] == o + 1 and s.own.mind == Card.JOHN_FLICK):
            s.accused[k] = o + 1
            tell_only(s, 1 << p, Told.MARKED, Card.JOHN_FLICK, spot(s, o), 0)
            return


@rule("bethlem.custom.doll", "bethlem.custom.curse")
def harmed(s, p, o, what):
    """The card on which a mark falls: the doll takes it; a cursed card makes whoever does it share it."""
    if not s.options.custom:
        return o
    o = hit_instead(s, o)
    note_harm(s, o)
    curse_back(s, o, 1 << p, what)
    return o


@rule("bethlem.prophet.ties", "bethlem.tokens.two", "bethlem.awakening.prophet")
def do_prophet(s, p, first, second, reverse, c):
    for k in range(PAIRS_ON_TABLE):
        prophecy = s.prophecies[k]
        if prophecy.first == 0:
            prophecy.first = s.at[first] + 1
            prophecy.second = s.at[second] + 1
            prophecy.reverse = 1 if reverse else 0
            prophecy.fresh = 1
            spend_awakened(s, c, Card.PROFETA)
            return


@rule("bethlem.sweet_death.chooses")
def do_sweet_death(s, p, place, reverse, c):
    """Tonight and tomorrow night, and the day between, the two cards are tied."""
    for k in range(PAIRS_ON_TABLE):
        sleep = s.sleeps[k]
        if sleep.mine == 0:
            sleep.mine = source_of(s, c, Card.MUERTE_DULCE) + 1
            sleep.chosen = s.at[place] + 1
            sleep.seat = p + 1
            sleep.until = s.round_no + 1
            sleep.reverse = 1 if reverse else 0
            if c == OWN:
                s.slept = s.at[place] + 1
                s.slept_reverse = sleep.reverse
            spend(s, c, Card.MUERTE_DULCE)
            return


@rule("bethlem.arthur.protects")
def do_arthur(s, p, place):
    s.guard[p] = s.at[place] + 1


@rule
def do_spy(s, p, spies):
    if spies:
        s.spies |= 1 << p


@rule
def do_propose(s, p, place):
    """Propose a card to attack, or, with NOBODY, none; whoever is awake sees it."""
    s.proposals[p] = s.at[place] + 1 if place != NOBODY else UNKNOWN
    tell_only(s, s.awake | s.spies, Told.PROPOSED, p, spot(s, s.at[place]) if place != NOBODY else NOBODY, 0)


@rule
def do_attack_alone(s, p, place):
    strike(s, s.at[place], Doom.DIRECT | Doom.RIOT, 1 << p)
    tell_only(s, 1 << p, Told.ATTACKED, spot(s, s.at[place]), 0, 0)


@rule("bethlem.awakening.opium")
def cure(s, o):
    """Take the death token off a card; a dead one comes back."""
    if s.pieces[o].dead:
        revive(s, o)
    else:
        spare(s, o)


@rule("bethlem.electroshock.kills", "bethlem.awakening.electroshock")
def do_electroshock(s, p, place, reverse, c):
    o = s.at[place]
    awakened = acts_awakened(s, c, Card.ELECTROSHOCK)
    if reverse:
        cure(s, o)
    else:
        strike(s, o, Doom.DIRECT | Doom.CERTAIN if awakened else Doom.DIRECT, 1 << p)
    spend_awakened(s, c, Card.ELECTROSHOCK)


@rule("bethlem.opium.saves")
def do_opium(s, p, place, reverse, c):
    o = s.at[place]
    awakened = acts_awakened(s, c, Card.OPIO)
    if reverse:
        strike(s, o, Doom.DIRECT | Doom.CERTAIN if awakened else Doom.DIRECT, 1 << p)
    else:
        cure(s, o)
    spend_awakened(s, c, Card.OPIO)


@rule("bethlem.lobotomy.heals", "bethlem.lobotomy.votes", "bethlem.awakening.lobotomy")
def do_lobotomy(s, p, place, reverse, c):
    """The card is shown. A mutineer is one no longer; its opposite makes one of an inmate."""
    o = s.at[place]
    card = s.pieces[o].card
    show_to_all(s, o)
    tell(s, Told.SHOWN, spot(s, s.at[place]), card, 0)
    if s.options.custom:
        convert(s, holder(s, o), o, reverse)
    elif is_in(card, INMATES if reverse else MUTINEERS) and not s.pieces[o].lobotomized:
        s.pieces[o].lobotomized = 1
        tell(s, Told.LOBOTOMIZED, spot(s, o), card, 0)
        if not acts_awakened(s, c, Card.LOBOTOMIA):
            s.voteless |= 1 << holder(s, o)
            tell(s, Told.VOTELESS, holder(s, o), 0, 0)
    spend_awakened(s, c, Card.LOBOTOMIA)


@rule
def do_catalepsy(s, o, uses):
    if uses:
        come_back(s, o)


@rule("bethlem.chance.laid", "bethlem.opposite.chance")
def do_chance(s, p, place, reverse, c):
    for k in range(PAIRS_ON_TABLE):
        chip = s.chips[k]
        if chip.on == 0:
            chip.on = s.at[place] + 1
            chip.source = source_of(s, c, Card.JUEGO_DE_AZAR) + 1
            chip.reverse = 1 if reverse else 0
            chip.fresh = 1
            spend(s, c, Card.JUEGO_DE_AZAR)
            return


@rule("bethlem.traits.patience")
def do_patience(s, p, place):
    """The card chosen does not die tonight but in the next round."""
    o = s.at[place]
    s.patience = o + 1
    s.pieces[o].due = s.round_no + 1
    s.pieces[o].due_by = s.pieces[o].killers
    spare(s, o)


@rule("bethlem.traits.melancholy")
def do_melancholy(s, p, place):
    """Everybody sees which card will not act."""
    s.gloom_asked = again(s, s.gloom_asked, s.owner[row_of(place)], NOBODY)
    o = harmed(s, p, s.at[place], 3)
    s.pieces[o].gloomy = 1
    tell(s, Told.GLOOMY, spot(s, o), 0, 0)


@rule
def again(s, asked, seat, but):
    """Who has been chosen, with this player: when all the others have been, a new turn of them begins."""
    if asked >> seat & 1:
        asked = 0
    return asked | (1 << seat)


@rule
def do_puppet(s, p, seat):
    s.puppet = seat + 1


@rule
def do_order(s, p, place):
    s.order = s.at[place] + 1


# ---- questions ---------------------------------------------------------------------------------

@rule("bethlem.questions.judged", "bethlem.questions.free")
def do_anxiety(s, p, question, seat):
    """What the program can judge it answers by itself; a question of the player's own words is the other's."""
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
        case Question.RISES: yes = is_riser(s, seat) if s.options.custom else mutineer_of(s, seat) != NOBODY
        case Question.TOGETHER: yes = win_together(s, p, seat)
        case Question.BOUND: yes = partner(s, seat) != NOBODY
        case Question.UNSPENT: yes = has_unspent(s, seat)
        case _: yes = holds_event_of(s, seat, NIGHT_EVENTS)
    return yes


@rule
def win_together(s, p, seat):
    """Whether two players would win together as things stand."""
    side = side_of(s, p)
    if side == Side.PACT:
        return partner(s, p) == seat
    return side == side_of(s, seat) and (side == Side.MUTINEERS or side == Side.INMATES)


@rule
def has_unspent(s, seat):
    for o in range(ROW * s.n_rows):
        if holder(s, o) == seat and is_action(s.pieces[o].card) and not s.pieces[o].dead and not s.pieces[o].used:
            return True
    return False


@rule("bethlem.questions.neither")
def do_answer(s, p, asker, kind):
    tell_only(s, (1 << p) | (1 << asker), Told.ANSWER, Question.FREE, p, reply_of(kind))


# ---- one answer --------------------------------------------------------------------------------

@rule
def answer_at_night(s, p, ask, c, kind, a, b):
    """Carry out what a player has answered to a question of the night."""
    reverse = kind == Act.REVERSE or kind == Act.REVERSE_PAIR or kind == Act.REVERSE_PLAYERS
    if kind == Act.PASS and ask != Ask.ANSWER and ask != Ask.FUTURE_ANSWER:
        if ask == Ask.ATTACK:
            do_propose(s, p, NOBODY)
        return
    match ask:
        case Ask.PACT: do_pact(s, p, a, b, reverse)
        case Ask.PACT_RISE: do_pact_rise(s, p, kind == Act.YES)
        case Ask.GET_UP: do_get_up(s, a)
        case Ask.MELANCHOLY: do_melancholy(s, p, a)
        case Ask.DIRECTOR: do_director(s, p, a)
        case Ask.LARRY: do_larry(s, p, a, c)
        case Ask.ARCHIVE: do_archive(s, p, a, c)
        case Ask.MARY: do_mary(s, p, a, c)
        case Ask.POSE: do_pose(s, p, c, kind == Act.YES)
        case Ask.REAPER: do_reaper(s, p, a)
        case Ask.SCYTHE: do_scythe(s, p, a)
        case Ask.FLICK: do_flick(s, p, a)
        case Ask.PROPHET: do_prophet(s, p, a, b, reverse, c)
        case Ask.SWEET_DEATH: do_sweet_death(s, p, a, reverse, c)
        case Ask.ARTHUR: do_arthur(s, p, a)
        case Ask.SPY: do_spy(s, p, kind == Act.YES)
        case Ask.ATTACK: do_propose(s, p, a)
        case Ask.ATTACK_ALONE: do_attack_alone(s, p, a)
        case Ask.ELECTROSHOCK: do_electroshock(s, p, a, reverse, c)
        case Ask.OPIUM: do_opium(s, p, a, reverse, c)
        case Ask.LOBOTOMY: do_lobotomy(s, p, a, reverse, c)
        case Ask.CATALEPSY: do_catalepsy(s, c, kind == Act.YES)
        case Ask.CHANCE: do_chance(s, p, a, reverse, c)
        case Ask.PATIENCE: do_patience(s, p, a)
        case Ask.PUPPET: do_puppet(s, p, a)
        case Ask.ORDER: do_order(s, p, a)
        case Ask.ANXIETY: do_anxiety(s, p, a, b)
        case Ask.ANSWER: do_answer(s, p, c, kind)
        case Ask.FUTURE: do_future(s, p, a, b)
        case Ask.FUTURE_ANSWER: do_future_answer(s, p, c, kind)
