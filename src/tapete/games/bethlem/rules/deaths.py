"""Which attacked cards die, and what deaths set off."""
from ....kernel.agenda import schedule
from ....kernel.log import tell, tell_only
from ....kernel.rule import rule
from ..names import NO_ATTACK, NOBODY, PAIRS_ON_TABLE, ROW, Call, Card, Doom, Held, Mode, Omen, Op, Phase, Silence
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
    mutineer_of,
    position_of,
    right_of,
    row_of,
    spot,
    why_silenced,
)
from .doom import does_something_dying, may_revive, revive_by, shift_sleep, spare, strike_from
from .endurance import waits_for_others
from .future import note_loss
from .knowledge import is_shown, show_that_pact_fails, show_to_all
from .part import OWN_CARDS
from .sides import check_end, partner

SAVED, SAVED_AND_TOLD = 1, 2
"""A card does not die: its saving effect has been told, or not yet."""


@rule("bethlem.siamese.together")
def twin_saves(s, piece):
    """A siamese whose twin lives and has not been attacked tonight, or today, does not die. An awakened one has this
    and her awakening."""
    card = s.pieces[piece].card
    if not is_siamese(card) or is_silenced(s, piece) or s.pieces[piece].doom & Doom.CERTAIN:
        return False
    if s.pieces[piece].woken and twin_position_lives(s, piece):
        return True
    other = find_card(s, Card.SIAMESA_1 + Card.SIAMESA_2 - card)
    return other != NOBODY and not s.pieces[other].dead and s.twins != 3


@rule
def note_twins(s):
    """Record which siamese have been attacked; the second brings the first down with it."""
    for piece in range(ROW * s.n_rows):
        if s.pieces[piece].doom and is_siamese(s.pieces[piece].card):
            s.twins |= 1 << (s.pieces[piece].card - Card.SIAMESA_1)
    if s.twins == 3:
        for piece in range(ROW * s.n_rows):
            if is_siamese(s.pieces[piece].card) and is_alive(s, piece) and s.pieces[piece].doom == 0:
                s.pieces[piece].doom = Doom.INDIRECT


@rule("bethlem.awakening.richard", "bethlem.awakening.arthur", "bethlem.awakening.pact",
      "bethlem.awakening.flick")
def awakening_saves(s, piece):
    """Whether an awakening saves a card."""
    it = s.pieces[piece]
    if not it.woken or is_silenced(s, piece) or it.doom & Doom.CERTAIN:
        return False
    match it.card:
        case Card.RICHARD_DADD: saved = is_shown(s, piece) and not it.doom & Doom.INDIRECT
        case Card.ARTHUR: saved = it.doom & ~Doom.DIRECT == Doom.RIOT
        case Card.JOHN_FLICK: saved = is_shown(s, piece) and it.doom & ~Doom.DIRECT == Doom.LYNCHING
        case Card.PACTO_DE_SANGRE:
            saved = (s.pact[0] > 0 and not s.unbound and living(s, s.pact[0] - 1) > 0
                     and living(s, s.pact[1] - 1) > 0)
        case _: saved = False
    return saved


@rule("bethlem.deaths.shown", "bethlem.siamese.shown")
def do_toll(s, by_day):
    """Decide which attacked cards die, ask players who may still save one, and then show the dead."""
    if by_day:
        shift_sleep(s)
    note_twins(s)
    note_struck(s)
    dying = False
    for piece in range(ROW * s.n_rows):
        if s.pieces[piece].doom == 0 or not is_alive(s, piece):
            continue
        covered = stays_covered(s, piece)
        if twin_saves(s, piece) or awakening_saves(s, piece):
            if by_day:
                show_survivor(s, piece)
            else:
                tell_endured(s, piece)
            spare(s, piece)
            continue
        saved = is_saved(s, piece)
        if saved == SAVED:
            tell_saved(s, piece, by_day, covered)
        if saved:
            spare(s, piece)
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
    elif by_day and s.phase == Phase.DAY:
        schedule(s, Op.AWAKEN, 0, 0, 0)


@OWN_CARDS.may_change()
def note_struck(s):
    """Effects on struck cards before players see which of them die."""


@OWN_CARDS.may_change()
def stays_covered(s, piece):
    """Whether the effect that saves a card reveals nothing about the card."""
    return False


@OWN_CARDS.may_change()
def is_saved(s, piece):
    """Whether something else saves a doomed card: 0, SAVED or SAVED_AND_TOLD."""
    return 0


@OWN_CARDS.may_change()
def note_death(s, piece, mute):
    """The effects of a death from any cause; `mute`: the card sets nothing off."""


@OWN_CARDS.may_change()
def set_off(s, piece):
    """Other effects that a card sets off as it dies, unless melancholy or leprosy has silenced it."""


@rule("bethlem.deaths.shown")
def tell_saved(s, piece, by_day, covered):
    """By day a saved card is turned up, unless it stays covered. Of the night all hear that a blow was stopped; if that
    would show which card it is, only its player hears it."""
    waits = 1 if waits_for_others(s, piece) and not s.options.before_13 else 0
    if by_day and covered:
        tell(s, Told.HOLDS, spot(s, piece), s.pieces[piece].cause, Held.NUMBER if waits else Held.UNSAID)
    elif by_day:
        show_survivor(s, piece)
    elif covered or is_shown(s, piece):
        tell(s, Told.SHIELD, spot(s, piece), waits, 0)
    else:
        tell_only(s, 1 << holder(s, piece), Told.SHIELD, spot(s, piece), 0, 0)


@rule("bethlem.deaths.shown", "bethlem.siamese.shown")
def tell_endured(s, piece):
    """Tell that an awakened card has been attacked at night and lives: its player, and all if they see which it is. Of
    a twin only its player hears it."""
    twin = twin_saves(s, piece)
    if s.options.before_15 or (twin and s.options.before_16):
        return
    if is_shown(s, piece) and not twin:
        tell(s, Told.SURVIVES, spot(s, piece), s.pieces[piece].card, 0)
    else:
        tell_only(s, 1 << holder(s, piece), Told.SURVIVES, spot(s, piece), s.pieces[piece].card, 0)


@rule
def show_survivor(s, piece):
    show_to_all(s, piece)
    tell(s, Told.SURVIVES, spot(s, piece), s.pieces[piece].card, s.pieces[piece].cause)


@rule("bethlem.deaths.shown")
def do_reveal(s, by_day):
    """All doomed cards die together and are shown; then each sets off its effect."""
    for piece in range(ROW * s.n_rows):
        if s.pieces[piece].doom and is_alive(s, piece):
            silenced = why_silenced(s, piece)
            die(s, piece, silenced, by_day)
            tell_unsaved(s, piece, silenced)
            schedule(s, Op.TRIGGER, piece, s.pieces[piece].doom & Doom.MUTE, silenced)
    for seat in range(s.n_players):
        bind_death(s, seat)
    check_end(s)
    schedule(s, Op.TOLL, by_day, 0, 0)


@rule
def die(s, piece, silenced, by_day):
    it = s.pieces[piece]
    seat = holder(s, piece)
    it.dead = 1
    it.due = 0
    it.by_cell = 1 if it.doom & Doom.CELL else 0
    s.deaths += 1
    show_to_all(s, piece)
    tell(s, Told.DIES, spot(s, piece), it.card, cause_of_death(s, piece, by_day))
    it.cause = 0
    if s.patience_before == piece + 1 and not s.options.before_14:
        s.patience_before = 0
    note_omen(s, seat)
    note_loss(s, seat)
    tell_last_mutineer(s, piece, seat)
    note_death(s, piece, silenced or it.doom & Doom.MUTE)
    if living(s, seat) == 0:
        tell(s, Told.OUT, seat, 0, 0)
        other = partner(s, seat)
        if s.hate and other != NOBODY and it.killers >> other & 1:
            s.hate_won |= 1 << other


@rule("bethlem.mutineers.rise")
def tell_last_mutineer(s, piece, seat):
    """Tell a player whose last mutineer has died that they stay in bed, and on their side."""
    if s.options.before_15 or s.mode != Mode.NORMAL or not is_mutineer(s, piece) or living(s, seat) == 0:
        return
    if mutineer_of(s, seat) == NOBODY:
        tell_only(s, 1 << seat, Told.STAYS_DOWN, seat, 0, 0)


@rule("bethlem.traits.patience", "bethlem.deaths.shown")
def cause_of_death(s, piece, by_day):
    """The card that has brought this death about as far as all can see, or `Card.NONE`. All have seen which death was
    put off to this morning, and that rabies has bitten, so it is said even if tonight's attacks alone kill the card: to
    be silent about it would tell that something had saved it, or that it was attacked besides."""
    it = s.pieces[piece]
    if s.rabid >> piece & 1 and (it.doom == Doom.INDIRECT or not s.options.before_13):
        return int(Card.RABIA)
    if it.cause == 0 and not by_day and s.patience_before == piece + 1 and not s.options.before_9:
        return int(Card.PACIENCIA)
    return 0 + it.cause


@rule("bethlem.pact.die_together")
def bind_death(s, seat):
    """A player bound by blood to one who has lost all cards loses all too. If they do not, the pact binds nobody."""
    other = partner(s, seat)
    if s.unbound and not s.hate and (s.pact[0] == seat + 1 or s.pact[1] == seat + 1):
        if living(s, s.pact[0] + s.pact[1] - seat - 2) > 0:
            show_that_pact_fails(s)
    if other == NOBODY or s.hate or living(s, seat) > 0 or living(s, other) == 0:
        return
    tell(s, Told.DEATH_BOUND, other, seat, 0)
    for piece in range(ROW * s.n_rows):
        if holder(s, piece) == other and not s.pieces[piece].dead:
            s.pieces[piece].doom |= Doom.CERTAIN | Doom.PACT


@rule
def note_omen(s, seat):
    """A death may make a prophecy come true, or make it fail."""
    omens = s.omens
    if omens.by and omens.about == seat and (omens.omen == Omen.LOSES or omens.omen == Omen.SPARED):
        omens.came = 1


@rule("bethlem.traits.melancholy", "bethlem.events.leper")
def do_trigger(s, piece, mute, silenced):
    """Carry out what a card sets off as it dies, unless melancholy or leprosy has silenced it."""
    it = s.pieces[piece]
    if it.card == Card.ALI and it.woken and not (mute or silenced):
        silence_killers(s, piece)
    doom = it.doom
    it.doom = 0
    it.killers = 0
    fulfil_prophecies(s, piece)
    if mute or silenced:
        tell_silenced(s, piece, doom, silenced)
        return
    seat = holder(s, piece)
    set_off(s, piece)
    if s.larry_card and s.larry_seat == seat + 1 and has_power(s, piece, Card.LARRY_OWLS):
        strike_from(s, s.larry_card - 1, Doom.INDIRECT, 0, Card.LARRY_OWLS)
    if it.card == Card.MUERTE_DULCE:
        follow_sleep(s, piece)
    if has_power(s, piece, Card.RABIA):
        if is_bipolar(s, seat):
            schedule(s, Op.ASK, seat, Ask.RABIES, it.woken)
        else:
            infect(s, seat, True, it.woken)
    if has_power(s, piece, Card.MANIA) and not it.used:
        schedule(s, Op.ASK, seat, Ask.REVENGE, piece)
        if it.woken:
            schedule(s, Op.ASK, seat, Ask.REVENGE, piece)
    if is_cellmate(cell_card(s, piece)):
        if is_bipolar(s, seat):
            schedule(s, Op.ASK, seat, Ask.CELLMATES, piece)
        else:
            drag_cellmates(s, piece, False)
        if it.woken:
            bring_back_own(s, piece)
    for k in range(PAIRS_ON_TABLE):
        if s.chips[k].source == piece + 1:
            fall_on_chip(s, k)


@rule("bethlem.deaths.in_vain")
def tell_silenced(s, piece, doom, silenced):
    """Tell why a card sets nothing off as it dies, as far as all can see: leprosy, its own player who has killed it, or
    an effect that has silenced it."""
    if not does_something_dying(s, piece):
        return
    how = silenced
    if doom & Doom.MUTE:
        how = int(Silence.OWN_PLAYER) if doom & Doom.PACT else int(Silence.LEPROSY)
    if how != Silence.SECRET:
        tell(s, Told.SILENCED, spot(s, piece), s.pieces[piece].card, how)


@rule("bethlem.deaths.in_vain")
def tell_unsaved(s, piece, silenced):
    """Tell why a card that all now see, and that seldom dies of such a blow, was not saved."""
    it = s.pieces[piece]
    if silenced and silenced != Silence.SECRET and not it.doom & (Doom.CERTAIN | Doom.PACT) and would_live(s, piece):
        tell(s, Told.UNSAVED, spot(s, piece), it.card, silenced)


@rule
def would_live(s, piece):
    """Whether a dying card would have lived with its powers, as far as all can see: a twin who dies alone."""
    card = s.pieces[piece].card
    if not is_siamese(card):
        return would_live_besides(s, piece)
    if s.twins == 3:
        return False
    other = find_card(s, Card.SIAMESA_1 + Card.SIAMESA_2 - card)
    return other != NOBODY and not s.pieces[other].dead


@OWN_CARDS.may_change()
def would_live_besides(s, piece):
    """The same for other cards."""
    return False


@rule("bethlem.rabies.left")
def tell_bite(s, seat, to_left, how):
    """Tell which way rabies goes. Whom it reaches, if anybody, stays unsaid; `how` is in the vocabulary."""
    if not s.options.before_13:
        tell(s, Told.BITTEN, seat, 1 if to_left else 0, how)


@OWN_CARDS.may_change("bethlem.rabies.left", "bethlem.opposite.rabies", "bethlem.awakening.rabies")
def infect(s, seat, to_left, at_once):
    """The first mutineer found going round the table from a player dies of rabies: in the next round, or at once."""
    tell_bite(s, seat, to_left, at_once)
    other = seat
    for _ in range(s.n_players):
        other = left_of(s, other) if to_left else right_of(s, other)
        for place in range(ROW * s.n_rows):
            piece = s.at[place]
            if s.owner[row_of(place)] == other and is_mutineer(s, piece) and is_alive(s, piece):
                if at_once:
                    strike_from(s, piece, Doom.INDIRECT, 0, Card.RABIA)
                else:
                    s.pieces[piece].due = s.round_no + 1
                    s.pieces[piece].due_by = 0
                    s.pieces[piece].due_doom = Doom.INDIRECT if s.options.before_8 else NO_ATTACK
                return


@rule("bethlem.director.passive")
def cell_card(s, piece):
    """Which cellmate a card is: itself, or the one whose power the director has borrowed."""
    for card in range(Card.COMPANERO_1, Card.COMPANERO_3 + 1):
        if has_power(s, piece, card):
            return card
    return s.pieces[piece].card


@rule("bethlem.cellmates.same_position", "bethlem.opposite.cellmates")
def drag_cellmates(s, piece, opposite):
    """The cards in the same position of the other cellmates' rows die too; in the opposite one, if so chosen."""
    if not s.options.before_13:
        borrowed = not is_cellmate(s.pieces[piece].card) and not s.options.before_16
        tell(s, Told.CELL_FALLS, spot(s, piece), 1 if opposite else 0, 1 if borrowed else 0)
    mine = position_of(s.place_of[piece]) - 1
    position = ROW - 1 - mine if opposite else mine
    for other in range(ROW * s.n_rows):
        card = s.pieces[other].card
        if card != cell_card(s, piece) and is_cellmate(card) and not s.pieces[other].reserve:
            struck = s.at[ROW * row_of(s.place_of[other]) + position]
            strike_from(s, struck, Doom.INDIRECT | Doom.CELL, 0, Card.COMPANERO_1)


@rule("bethlem.chance.falls")
def fall_on_chip(s, k):
    """The card under the chip dies with the one that laid it."""
    on = s.chips[k].on
    s.chips[k].on = 0
    s.chips[k].source = 0
    s.chips[k].reverse = 0
    s.chips[k].fresh = 0
    if on:
        strike_from(s, on - 1, Doom.INDIRECT, 0, Card.JUEGO_DE_AZAR)


@rule("bethlem.prophet.revives", "bethlem.opposite.prophet")
def fulfil_prophecies(s, piece):
    """When the living card of a prophecy dies, the dead one comes back; with its opposite, the other dies too."""
    for k in range(PAIRS_ON_TABLE):
        prophecy = s.prophecies[k]
        if prophecy.first != piece + 1 and not (prophecy.reverse and prophecy.second == piece + 1):
            continue
        other = (prophecy.second if prophecy.first == piece + 1 else prophecy.first) - 1
        reverse = prophecy.reverse
        prophecy.first = 0
        prophecy.second = 0
        prophecy.reverse = 0
        prophecy.fresh = 0
        if reverse:
            strike_from(s, other, Doom.INDIRECT, 0, Card.PROFETA)
        elif may_revive(s, other):
            revive_by(s, other, Card.PROFETA)
        else:
            tell(s, Told.NOT_BACK, spot(s, other), is_alive(s, other), 0)
