"""Attacks, what stops them, deaths and what they set off."""
from ....kernel.agenda import schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..custom.rules.goals import unmask_by_rabies
from ..custom.rules.harm import (
    curse_back,
    hit_instead,
    is_out_of_reach,
    note_harm,
    note_own_death,
    own_saves,
    own_trigger,
    spies_fall,
)
from ..names import NOBODY, PAIRS_ON_TABLE, ROW, Ask, Call, Card, Doom, Omen, Op, Told
from .cards import (
    find_card,
    has_power,
    holder,
    is_alive,
    is_bipolar,
    is_cellmate,
    is_mutineer,
    is_siamese,
    left_of,
    living,
    position_of,
    right_of,
    row_of,
    spot,
)
from .knowledge import is_shown, learn_card, show_to_all
from .sides import check_end, partner


@rule("bethlem.deaths.tokens", "bethlem.events.cell")
def strike(s, o, doom, by):
    """Lay a death token on a card; `by` has a bit for each player who does it."""
    if s.options.custom and not doom & Doom.PACT:
        o = hit_instead(s, o)
        if is_alive(s, o) and is_out_of_reach(s, o):
            return
        if is_alive(s, o):
            note_harm(s, o)
            curse_back(s, o, by, 1)
    if not is_alive(s, o) or s.pieces[o].isolated:
        return
    piece = s.pieces[o]
    piece.doom |= doom
    piece.killers |= by
    for k in range(PAIRS_ON_TABLE):
        if s.sleeps[k].mine and s.sleeps[k].chosen == o + 1:
            s.sleeps[k].hit = 1


@rule
def spare(s, o):
    """Take the death token off a card."""
    s.pieces[o].doom = 0
    s.pieces[o].killers = 0


@rule
def may_be_saved(s, o):
    return s.pieces[o].doom != 0 and not s.pieces[o].doom & Doom.CERTAIN and is_alive(s, o)


@rule("bethlem.siamese.together")
def twin_saves(s, o):
    """A siamese whose twin lives and has not been attacked tonight, or today, does not die."""
    card = s.pieces[o].card
    if not is_siamese(card) or s.pieces[o].gloomy or s.pieces[o].doom & Doom.CERTAIN:
        return False
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


@rule("bethlem.awakening.richard", "bethlem.awakening.arthur", "bethlem.awakening.pact_card",
      "bethlem.awakening.flick_immune")
def awakening_saves(s, o):
    """What an awakening keeps from dying."""
    piece = s.pieces[o]
    if not piece.woken or piece.gloomy or piece.doom & Doom.CERTAIN:
        return False
    match piece.card:
        case Card.RICHARD_DADD: saved = is_shown(s, o) and not piece.doom & Doom.INDIRECT
        case Card.ARTHUR: saved = piece.doom & ~Doom.DIRECT == Doom.RIOT
        case Card.JOHN_FLICK: saved = piece.doom & ~Doom.DIRECT == Doom.LYNCHING
        case Card.PACTO_DE_SANGRE:
            saved = s.pact[0] > 0 and living(s, s.pact[0] - 1) > 0 and living(s, s.pact[1] - 1) > 0
        case _: saved = False
    return saved


@rule("bethlem.sweet_death.instead")
def shift_sleep(s):
    """A sweet death whose card is attacked takes the chosen card in its place; its opposite the other way."""
    for k in range(PAIRS_ON_TABLE):
        sleep = s.sleeps[k]
        if sleep.mine == 0:
            continue
        victim = (sleep.chosen if sleep.reverse else sleep.mine) - 1
        instead = (sleep.mine if sleep.reverse else sleep.chosen) - 1
        if may_be_saved(s, victim) and is_alive(s, instead) and victim != instead:
            killers = s.pieces[victim].killers
            spare(s, victim)
            strike(s, instead, Doom.INDIRECT, killers)
            end_sleep(s, k)


@rule
def end_sleep(s, k):
    sleep = s.sleeps[k]
    sleep.mine = 0
    sleep.chosen = 0
    sleep.seat = 0
    sleep.until = 0
    sleep.hit = 0
    sleep.reverse = 0


@rule("bethlem.deaths.order", "bethlem.siamese.shown")
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
        if twin_saves(s, o) or awakening_saves(s, o) or (s.options.custom and own_saves(s, o)):
            spare(s, o)
            if by_day:
                show_to_all(s, o)
                tell(s, Told.SURVIVES, spot(s, o), s.pieces[o].card, 0)
        else:
            dying = True
    if dying:
        if by_day:
            schedule(s, Op.CALL, Call.CATALEPTICO_2, 0, 0)
        schedule(s, Op.CALL, Call.MANIA, 0, 0)
        schedule(s, Op.CALL, Call.WAKERFIELD, 0, 0)
        schedule(s, Op.CALL, Call.INDULTO, 0, 0)
        schedule(s, Op.REVEAL, by_day, 0, 0)


@rule("bethlem.deaths.shown")
def do_reveal(s, by_day):
    """All that are doomed die together and are shown; then each sets off what it sets off."""
    for o in range(ROW * s.n_rows):
        if s.pieces[o].doom and is_alive(s, o):
            die(s, o)
            schedule(s, Op.TRIGGER, o, s.pieces[o].doom & Doom.MUTE, s.pieces[o].gloomy)
    for seat in range(s.n_players):
        bind_death(s, seat)
    check_end(s)
    schedule(s, Op.TOLL, by_day, 0, 0)


@rule
def die(s, o):
    piece = s.pieces[o]
    seat = holder(s, o)
    piece.dead = 1
    piece.due = 0
    s.deaths += 1
    show_to_all(s, o)
    tell(s, Told.DIES, spot(s, o), piece.card, 0)
    note_omen(s, seat)
    if s.options.custom:
        note_own_death(s, o)
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


@rule("bethlem.night.melancholy_death", "bethlem.events.leper_mute")
def do_trigger(s, o, mute, gloomy):
    """What a card sets off as it dies, but for what melancholy or leprosy has silenced."""
    s.pieces[o].doom = 0
    s.pieces[o].killers = 0
    fulfil_prophecies(s, o)
    if mute or gloomy:
        return
    seat = holder(s, o)
    if s.options.custom:
        own_trigger(s, o)
    if has_power(s, o, Card.RABIA):
        if is_bipolar(s, seat):
            schedule(s, Op.ASK, seat, Ask.RABIES, 0)
        else:
            infect(s, seat, True)
    if has_power(s, o, Card.MANIA) and not s.pieces[o].used:
        schedule(s, Op.ASK, seat, Ask.REVENGE, o)
    if is_cellmate(s.pieces[o].card):
        if is_bipolar(s, seat):
            schedule(s, Op.ASK, seat, Ask.CELLMATES, o)
        else:
            drag_cellmates(s, o, False)
    for k in range(PAIRS_ON_TABLE):
        if s.chips[k].source == o + 1:
            fall_on_chip(s, k)


@rule("bethlem.rabies.left", "bethlem.opposite.rabies")
def infect(s, seat, to_left):
    """The first mutineer found going round the table from a player will die of rabies in the next round."""
    if s.options.custom:
        unmask_by_rabies(s, seat, to_left)
        return
    other = seat
    for _ in range(s.n_players):
        other = left_of(s, other) if to_left else right_of(s, other)
        for place in range(ROW * s.n_rows):
            o = s.at[place]
            if s.owner[row_of(place)] == other and is_mutineer(s, o) and is_alive(s, o):
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
            strike(s, s.at[ROW * row_of(s.place_of[other]) + position], Doom.INDIRECT, 0)


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
        other = prophecy.first + prophecy.second - o - 2
        reverse = prophecy.reverse
        prophecy.first = 0
        prophecy.second = 0
        prophecy.reverse = 0
        prophecy.fresh = 0
        if reverse:
            strike(s, other, Doom.INDIRECT, 0)
        else:
            revive(s, other)


@rule
def revive(s, o):
    """A dead card lives again; its player may have been out, and is back."""
    if s.pieces[o].dead and not s.pieces[o].reserve and s.own.gone != o + 1:
        s.pieces[o].dead = 0
        s.pieces[o].doom = 0
        tell(s, Told.REVIVES, spot(s, o), s.pieces[o].card, 0)


@rule("bethlem.night.patience_due", "bethlem.rabies.due")
def fall_due(s):
    """Deaths put off to this round are tokens from nightfall on."""
    for o in range(ROW * s.n_rows):
        piece = s.pieces[o]
        if piece.due and piece.due <= s.round_no:
            piece.due = 0
            strike(s, o, Doom.DIRECT if piece.due_by else Doom.INDIRECT, piece.due_by)
            piece.due_by = 0


@rule
def exchange(s, x, y):
    """Two pieces change places; whoever holds one now knows it."""
    a = s.place_of[x]
    b = s.place_of[y]
    s.place_of[x] = b
    s.place_of[y] = a
    s.at[a] = y
    s.at[b] = x
    learn_card(s, holder(s, x), x)
    learn_card(s, holder(s, y), y)
