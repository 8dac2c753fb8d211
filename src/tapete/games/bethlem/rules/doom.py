"""Death tokens: how cards get them, lose them, and die of them."""
from ....kernel.log import tell, tell_only
from ....kernel.rule import rule
from ..names import EVERYONE, NO_ATTACK, PAIRS_ON_TABLE, ROW, Card, Doom, Held, Phase
from ..vocabulary import Told
from .cards import holder, is_alive, is_cellmate, is_silenced, living, spot, why_silenced
from .knowledge import is_shown, learn_card
from .part import OWN_CARDS


@rule("bethlem.deaths.tokens", "bethlem.events.cell")
def strike(s, piece, doom, by):
    """Lay a death token on a card; `by` has a bit for each player who does it."""
    obey_reaper(s, piece)
    if doom & Doom.DIRECT:
        remember_blow(s, piece, by if s.phase == Phase.NIGHT or s.awake else EVERYONE)
    if not doom & Doom.PACT:
        piece = hit_instead(s, piece)
        if is_alive(s, piece) and is_out_of_reach(s, piece):
            tell_in_vain(s, piece)
            return
        if is_alive(s, piece):
            answer_blow(s, piece, by)
    if not is_alive(s, piece):
        tell_too_late(s, piece)
        return
    if s.pieces[piece].isolated and not doom & Doom.MUTE:
        tell_in_vain(s, piece)
        return
    it = s.pieces[piece]
    it.doom |= doom
    it.killers |= by
    it.cause = s.setting_off
    for k in range(PAIRS_ON_TABLE):
        if s.sleeps[k].mine and s.sleeps[k].chosen == piece + 1:
            s.sleeps[k].hit = 1


@OWN_CARDS.may_change("bethlem.reaper.defied")
def obey_reaper(s, piece):
    """A blow at a marked card obeys the reaper, whatever its result."""
    if s.reaped == piece + 1:
        s.reap_tried = 1


@rule
def strike_from(s, piece, doom, by, card):
    """The same for an effect that a card sets off; by day everybody sees which card it is."""
    s.setting_off = card if s.phase != Phase.NIGHT else 0
    strike(s, piece, doom, by)
    s.setting_off = 0


@OWN_CARDS.may_change()
def hit_instead(s, piece):
    """The card that takes a blow against another card."""
    return piece


@rule("bethlem.mutineers.consensus")
def tell_attack(s, seats, piece):
    """Tell players who have attacked a card at night which one the blow falls on."""
    hit = piece if s.options.before_16 else hit_instead(s, piece)
    tell_only(s, seats, Told.ATTACKED, spot(s, hit), 1 if hit != piece else 0, 0)


@OWN_CARDS.may_change()
def is_out_of_reach(s, piece):
    """Whether a card's player cannot be attacked now."""
    return False


@OWN_CARDS.may_change()
def answer_blow(s, piece, by):
    """Effects of a blow at a living card, whatever its result."""


@OWN_CARDS.may_change()
def may_return(s, piece):
    """Whether a dead card may ever live again."""
    return True


@rule("bethlem.deaths.in_vain")
def tell_in_vain(s, piece):
    """By day all see that a blow at a card out of reach has no effect."""
    if s.phase != Phase.NIGHT:
        tell(s, Told.HOLDS, spot(s, piece), s.setting_off, Held.CELL if s.pieces[piece].isolated else Held.UNSAID)


@rule("bethlem.deaths.in_vain")
def tell_too_late(s, piece):
    """By day all see that a blow falls on a dead card. They do not see where a cellmate is, nor which card was chosen
    in the night. Of a card that would have died of its own death nothing is said."""
    if s.pieces[piece].card == s.setting_off and not s.options.before_9:
        return
    if s.phase != Phase.NIGHT and s.setting_off != Card.COMPANERO_1 and s.setting_off != Card.MUERTE_DULCE:
        tell(s, Told.DEAD_ALREADY, spot(s, piece), s.setting_off, 0)


@rule
def remember_blow(s, piece, seats):
    """Players who deal or see a blow remember it, each separately."""
    for seat in range(s.n_players):
        if seats >> seat & 1:
            s.struck[seat][piece] = s.round_no


@rule
def spare(s, piece):
    """Take the death token off a card."""
    s.pieces[piece].doom = 0
    s.pieces[piece].killers = 0
    s.pieces[piece].cause = 0


@rule
def may_be_saved(s, piece):
    return s.pieces[piece].doom != 0 and not s.pieces[piece].doom & Doom.CERTAIN and is_alive(s, piece)


@rule("bethlem.rabies.no_attack")
def is_ill(s, piece):
    """Whether a card dies of an illness tonight."""
    return s.options.before_8 == 0 and s.rabid >> piece & 1 == 1


@rule("bethlem.rabies.no_attack")
def tokens_of(s, piece):
    """The death tokens that attacks have laid on a card."""
    return s.pieces[piece].doom & ~Doom.INDIRECT if is_ill(s, piece) else 0 + s.pieces[piece].doom


@rule
def may_be_spared(s, piece):
    """Whether a card can lose the death tokens of attacks."""
    return may_be_saved(s, piece) and tokens_of(s, piece) != 0


@rule("bethlem.rabies.no_attack")
def spare_attacks(s, piece):
    """Take the death tokens of attacks off a card; an ill one dies all the same."""
    spare(s, piece)
    if is_ill(s, piece):
        s.pieces[piece].doom = Doom.INDIRECT


@rule("bethlem.rabies.no_attack")
def fall_ill(s, piece):
    """A card is about to die of an illness. This is no blow, so isolation does not stop it."""
    if is_alive(s, piece):
        s.pieces[piece].doom |= Doom.INDIRECT
        s.pieces[piece].cause = 0


@rule("bethlem.sweet_death.instead")
def shift_sleep(s):
    """A sweet death whose card is attacked takes the chosen card in its place; its opposite the other way."""
    for k in range(PAIRS_ON_TABLE):
        sleep = s.sleeps[k]
        if sleep.mine == 0:
            continue
        victim = (sleep.chosen if sleep.reverse else sleep.mine) - 1
        instead = (sleep.mine if sleep.reverse else sleep.chosen) - 1
        if victim == instead or is_silenced(s, sleep.mine - 1):
            continue
        if may_be_spared(s, victim) and is_alive(s, instead):
            killers = s.pieces[victim].killers
            spare_attacks(s, victim)
            strike_from(s, instead, Doom.INDIRECT, killers, Card.MUERTE_DULCE)
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


@rule
def may_revive(s, piece):
    return s.pieces[piece].dead and not s.pieces[piece].reserve and may_return(s, piece)


@rule
def revive(s, piece):
    """A dead card lives again; its player may have been out, and is back. Cards that come back at night are seen by
    day."""
    if may_revive(s, piece):
        s.pieces[piece].dead = 0
        s.pieces[piece].doom = 0
        s.pieces[piece].cause = 0
        if s.phase == Phase.NIGHT:
            s.back |= 1 << piece
        else:
            tell(s, Told.REVIVES, spot(s, piece), s.pieces[piece].card, s.setting_off)


@rule
def revive_by(s, piece, card):
    """The same by another card's effect; by day everybody sees which."""
    s.setting_off = card if s.phase != Phase.NIGHT else 0
    revive(s, piece)
    s.setting_off = 0


@rule("bethlem.traits.patience", "bethlem.rabies.left")
def fall_due(s):
    """Deaths put off to this round are tokens from nightfall on."""
    for piece in range(ROW * s.n_rows):
        it = s.pieces[piece]
        if it.due and it.due <= s.round_no:
            it.due = 0
            if it.due_doom == NO_ATTACK or (s.options.before_8 and s.patience_before != piece + 1):
                s.rabid |= 1 << piece
            if it.due_doom == NO_ATTACK:
                fall_ill(s, piece)
            else:
                strike(s, piece, it.due_doom, it.due_by)
            it.due_by = 0
            it.due_doom = 0


@rule
def hand_over(s, one, other):
    """Two pieces swap places. A player who gets a covered card is told which, and all hear who has no living card any
    more, or has one again."""
    here = holder(s, one)
    there = holder(s, other)
    left_here = living(s, here)
    left_there = living(s, there)
    exchange(s, one, other)
    if here != there:
        tell_received(s, one)
        tell_received(s, other)
        tell_if_out(s, here, left_here)
        tell_if_out(s, there, left_there)


@rule("bethlem.end.out")
def tell_if_out(s, seat, before):
    """Tell that a player, who had `before` living cards, has gone out or come back."""
    if before and living(s, seat) == 0:
        tell(s, Told.OUT, seat, 0, 0)
    elif before == 0 and living(s, seat):
        tell(s, Told.RISE_AGAIN, seat, 0, 0)


@rule
def tell_received(s, piece):
    seat = holder(s, piece)
    if not is_shown(s, piece):
        tell_only(s, 1 << seat, Told.DEALT, seat, spot(s, piece), s.pieces[piece].card)


@rule
def exchange(s, one, other):
    """Two pieces swap places; their new holders know them."""
    here = s.place_of[one]
    there = s.place_of[other]
    s.place_of[one] = there
    s.place_of[other] = here
    s.at[here] = other
    s.at[there] = one
    learn_card(s, holder(s, one), one)
    learn_card(s, holder(s, other), other)


@rule
def does_something_dying(s, piece):
    it = s.pieces[piece]
    for k in range(PAIRS_ON_TABLE):
        if s.chips[k].source == piece + 1 and s.chips[k].on:
            return True
    return it.card == Card.RABIA or (it.card == Card.MANIA and not it.used) or is_cellmate(it.card)


@rule("bethlem.end.at_once")
def tell_cut_short(s):
    """As the game ends, tell what the deaths that all have just seen would have set off: it comes too late."""
    if s.options.before_16:
        return
    for piece in range(ROW * s.n_rows):
        it = s.pieces[piece]
        if not it.dead or it.doom == 0:
            continue
        for k in range(PAIRS_ON_TABLE):
            tell_cut_prophecy(s, piece, k)
        if not it.doom & Doom.MUTE and not why_silenced(s, piece) and does_something_dying(s, piece):
            tell(s, Told.CUT_SHORT, spot(s, piece), it.card, 0)


@rule("bethlem.end.at_once")
def tell_cut_prophecy(s, piece, k):
    prophecy = s.prophecies[k]
    if prophecy.first != piece + 1 and not (prophecy.reverse and prophecy.second == piece + 1):
        return
    other = (prophecy.second if prophecy.first == piece + 1 else prophecy.first) - 1
    if is_alive(s, other) if prophecy.reverse else may_revive(s, other):
        tell(s, Told.CUT_SHORT, spot(s, other), Card.PROFETA, prophecy.reverse)
