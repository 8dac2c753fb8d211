"""Who of the attacked dies, and what deaths set off."""
from ....kernel.agenda import schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..custom.rules.goals import unmask_by_rabies
from ..custom.rules.harm import SAVED, note_own_death, own_saves, own_trigger, spies_fall, stays_covered
from ..names import NOBODY, PAIRS_ON_TABLE, ROW, Call, Card, Doom, Omen, Op
from ..vocabulary import Ask, Told
from .awakenings import bring_back_own, follow_sleep, silence_killers, twin_position_lives
from .cards import (
    find_card,
    has_power,
    holder,
    is_alive,
    is_bipolar,
    is_cellmate,
    is_mutineer,
    is_siamese,
    is_silenced,
    left_of,
    living,
    position_of,
    right_of,
    row_of,
    spot,
)
from .doom import revive, shift_sleep, spare, strike
from .future import note_loss
from .knowledge import is_shown, show_to_all
from .sides import check_end, partner


@rule("bethlem.siamese.together")
def twin_saves(s, o):
    """A siamese whose twin lives and has not been attacked tonight, or today, does not die; awakened, she has that
    and her awakening."""
    card = s.pieces[o].card
    if not is_siamese(card) or is_silenced(s, o) or s.pieces[o].doom & Doom.CERTAIN:
        return False
    if s.pieces[o].woken and twin_position_lives(s, o):
        return True
    other = find_card(s, Card.SIAMESA_1 + Card.SIAMESA_2 - card)
    return other != NOBODY and not s.pieces[other].dead and s.twins != 3


@rule
def note_twins(s):
    """Remember which siamese have been attacked; the second brings the first down with it."""
    for o in range(ROW * s.n_rows):
        if s.pieces[o].doom and is_siamese(s.pieces[o].card):
            s.twins |= 1 << (s.pieces[o].card - Card.SIAMESA_1)
    if s.twins == 3:
        for o in range(ROW * s.n_rows):
            if is_siamese(s.pieces[o].card) and is_alive(s, o) and s.pieces[o].doom == 0:
                s.pieces[o].doom = Doom.INDIRECT


@rule("bethlem.awakening.richard", "bethlem.awakening.arthur", "bethlem.awakening.pact",
      "bethlem.awakening.flick")
def awakening_saves(s, o):
    """What an awakening keeps from dying."""
    piece = s.pieces[o]
    if not piece.woken or is_silenced(s, o) or piece.doom & Doom.CERTAIN:
        return False
    match piece.card:
        case Card.RICHARD_DADD: saved = is_shown(s, o) and not piece.doom & Doom.INDIRECT
        case Card.ARTHUR: saved = piece.doom & ~Doom.DIRECT == Doom.RIOT
        case Card.JOHN_FLICK: saved = is_shown(s, o) and piece.doom & ~Doom.DIRECT == Doom.LYNCHING
        case Card.PACTO_DE_SANGRE:
            saved = s.pact[0] > 0 and living(s, s.pact[0] - 1) > 0 and living(s, s.pact[1] - 1) > 0
        case _: saved = False
    return saved


@rule("bethlem.deaths.shown", "bethlem.siamese.shown")
def do_toll(s, by_day):
    """Sort out who of the attacked dies, ask who may yet save one, and then show them."""
    if by_day:
        shift_sleep(s)
    note_twins(s)
    if s.options.custom:
        spies_fall(s)
    dying = False
    for o in range(ROW * s.n_rows):
        if s.pieces[o].doom == 0 or not is_alive(s, o):
            continue
        covered = s.options.custom and stays_covered(s, o)
        if twin_saves(s, o) or awakening_saves(s, o):
            spare(s, o)
            if by_day:
                show_survivor(s, o)
            continue
        saved = own_saves(s, o) if s.options.custom else 0
        if saved:
            spare(s, o)
            if by_day and saved == SAVED and covered:
                tell(s, Told.HOLDS, spot(s, o), 0, 0)
            elif by_day and saved == SAVED:
                show_survivor(s, o)
        else:
            dying = True
    if dying:
        if by_day:
            schedule(s, Op.CALL, Call.CATALEPTICO_2, 0, 0)
        schedule(s, Op.CALL, Call.MANIA, 0, 0)
        schedule(s, Op.CALL, Call.JUEGO_DE_AZAR_2, 0, 0)
        schedule(s, Op.CALL, Call.WAKERFIELD, 0, 0)
        schedule(s, Op.CALL, Call.INDULTO, 0, 0)
        schedule(s, Op.REVEAL, by_day, 0, 0)


@rule
def show_survivor(s, o):
    show_to_all(s, o)
    tell(s, Told.SURVIVES, spot(s, o), s.pieces[o].card, 0)


@rule("bethlem.deaths.shown")
def do_reveal(s, by_day):
    """All that are doomed die together and are shown; then each sets off what it sets off."""
    for o in range(ROW * s.n_rows):
        if s.pieces[o].doom and is_alive(s, o):
            silenced = 1 if is_silenced(s, o) else 0
            die(s, o, silenced)
            schedule(s, Op.TRIGGER, o, s.pieces[o].doom & Doom.MUTE, silenced)
    for seat in range(s.n_players):
        bind_death(s, seat)
    check_end(s)
    schedule(s, Op.TOLL, by_day, 0, 0)


@rule
def die(s, o, silenced):
    piece = s.pieces[o]
    seat = holder(s, o)
    piece.dead = 1
    piece.due = 0
    piece.by_cell = 1 if piece.doom & Doom.CELL else 0
    s.deaths += 1
    show_to_all(s, o)
    tell(s, Told.DIES, spot(s, o), piece.card, 0)
    note_omen(s, seat)
    note_loss(s, seat)
    if s.options.custom:
        note_own_death(s, o, silenced or piece.doom & Doom.MUTE)
    if living(s, seat) == 0:
        tell(s, Told.OUT, seat, 0, 0)
        other = partner(s, seat)
        if s.hate and other != NOBODY and piece.killers >> other & 1:
            s.hate_won |= 1 << other


@rule("bethlem.pact.die_together")
def bind_death(s, seat):
    """Whoever is bound by blood to a player who has lost all cards loses all too."""
    other = partner(s, seat)
    if other == NOBODY or s.hate or living(s, seat) > 0 or living(s, other) == 0:
        return
    tell(s, Told.DEATH_BOUND, other, seat, 0)
    for o in range(ROW * s.n_rows):
        if holder(s, o) == other and not s.pieces[o].dead:
            s.pieces[o].doom |= Doom.CERTAIN | Doom.PACT


@rule
def note_omen(s, seat):
    """A death may make a prophecy come true, or give it the lie."""
    omens = s.omens
    if omens.by and omens.about == seat and (omens.omen == Omen.LOSES or omens.omen == Omen.SPARED):
        omens.came = 1


@rule("bethlem.traits.melancholy", "bethlem.events.leper")
def do_trigger(s, o, mute, silenced):
    """What a card sets off as it dies, but for what melancholy or leprosy has silenced."""
    piece = s.pieces[o]
    if piece.card == Card.ALI and piece.woken and not (mute or silenced):
        silence_killers(s, o)
    piece.doom = 0
    piece.killers = 0
    fulfil_prophecies(s, o)
    if mute or silenced:
        return
    seat = holder(s, o)
    if s.options.custom:
        own_trigger(s, o)
    if s.larry_card and s.larry_seat == seat + 1 and has_power(s, o, Card.LARRY_OWLS):
        strike(s, s.larry_card - 1, Doom.INDIRECT, 0)
    if piece.card == Card.MUERTE_DULCE:
        follow_sleep(s, o)
    if has_power(s, o, Card.RABIA):
        if is_bipolar(s, seat):
            schedule(s, Op.ASK, seat, Ask.RABIES, piece.woken)
        else:
            infect(s, seat, True, piece.woken)
    if has_power(s, o, Card.MANIA) and not piece.used:
        schedule(s, Op.ASK, seat, Ask.REVENGE, o)
        if piece.woken:
            schedule(s, Op.ASK, seat, Ask.REVENGE, o)
    if is_cellmate(s.pieces[o].card):
        if is_bipolar(s, seat):
            schedule(s, Op.ASK, seat, Ask.CELLMATES, o)
        else:
            drag_cellmates(s, o, False)
        if piece.woken:
            bring_back_own(s, o)
    for k in range(PAIRS_ON_TABLE):
        if s.chips[k].source == o + 1:
            fall_on_chip(s, k)


@rule("bethlem.rabies.left", "bethlem.opposite.rabies", "bethlem.awakening.rabies")
def infect(s, seat, to_left, at_once):
    """The first mutineer found going round the table from a player dies of rabies: in the next round, or at once."""
    if s.options.custom:
        unmask_by_rabies(s, seat, to_left)
        return
    other = seat
    for _ in range(s.n_players):
        other = left_of(s, other) if to_left else right_of(s, other)
        for place in range(ROW * s.n_rows):
            o = s.at[place]
            if s.owner[row_of(place)] == other and is_mutineer(s, o) and is_alive(s, o):
                if at_once:
                    strike(s, o, Doom.INDIRECT, 0)
                else:
                    s.pieces[o].due = s.round_no + 1
                    s.pieces[o].due_by = 0
                return


@rule("bethlem.cellmates.same_position", "bethlem.opposite.cellmates")
def drag_cellmates(s, o, opposite):
    """The cards in the same position of the other cellmates' rows die too; in the opposite one, if so chosen."""
    mine = position_of(s.place_of[o]) - 1
    position = ROW - 1 - mine if opposite else mine
    for other in range(ROW * s.n_rows):
        if other != o and is_cellmate(s.pieces[other].card) and not s.pieces[other].reserve:
            strike(s, s.at[ROW * row_of(s.place_of[other]) + position], Doom.INDIRECT | Doom.CELL, 0)


@rule("bethlem.chance.falls")
def fall_on_chip(s, k):
    """The card under the chip dies with the one that laid it."""
    on = s.chips[k].on
    s.chips[k].on = 0
    s.chips[k].source = 0
    s.chips[k].reverse = 0
    s.chips[k].fresh = 0
    if on:
        strike(s, on - 1, Doom.INDIRECT, 0)


@rule("bethlem.prophet.revives", "bethlem.opposite.prophet")
def fulfil_prophecies(s, o):
    """When the living card of a prophecy dies the dead one comes back; of its opposite, the other dies too."""
    for k in range(PAIRS_ON_TABLE):
        prophecy = s.prophecies[k]
        if prophecy.first != o + 1 and not (prophecy.reverse and prophecy.second == o + 1):
            continue
        other = (prophecy.second if prophecy.first == o + 1 else prophecy.first) - 1
        reverse = prophecy.reverse
        prophecy.first = 0
        prophecy.second = 0
        prophecy.reverse = 0
        prophecy.fresh = 0
        if reverse:
            strike(s, other, Doom.INDIRECT, 0)
        else:
            revive(s, other)
