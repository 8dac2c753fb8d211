"""Powers that are suspended or used by others, with custom cards."""
from .....kernel.rule import rule
from ...names import NOBODY, Card, Group, Phase, Silence
from ...rules.calling import keeps_still
from ...rules.cards import (
    alike,
    find_card,
    group_of,
    has_trait,
    holder,
    is_absent,
    is_alive,
    is_inactive,
    is_kept_idle,
    is_used_freely,
    may_act,
    never_awakens,
    user_of_piece,
    why_gloomy,
    why_inactive,
)
from ...rules.day import is_defied_enough, sleeps_next_night, waits_to_kill
from ...rules.part import OWN_CARDS
from ..names import Occurrence


@OWN_CARDS.changes(never_awakens, "bethlem.custom.pandora")
def is_closed(s, piece):
    return s.own.extra[piece].closed == 1 and not s.options.before_10


@OWN_CARDS.changes(is_kept_idle)
def is_idle(s, piece):
    """Whether a custom card keeps a living card from acting."""
    own = s.own
    card = s.pieces[piece].card
    seat = holder(s, piece)
    if own.stopped == seat + 1 or is_inactive(s, piece):
        return True
    if s.phase != Phase.NIGHT:
        return False
    if is_flesh(s, seat) or is_laughing(s, card):
        return True
    return is_kept_down(s, piece)


@OWN_CARDS.changes(is_inactive, "bethlem.custom.inactive", "bethlem.custom.power_cut", "bethlem.custom.group_therapy",
                   "bethlem.custom.checkup", "bethlem.custom.visits", "bethlem.custom.coma")
def has_no_power(s, piece):
    """Whether a card has no power of any kind this round."""
    own = s.own
    seat = holder(s, piece)
    group = group_of(s.pieces[piece].card)
    if own.extra[piece].coma or own.haunted == seat + 1 or own.behaving >> seat & 1 or is_named(s, piece):
        return True
    if group == Group.A1 and own.now[Occurrence.CORTE] == s.round_no:
        return True
    if group == Group.P1 and own.now[Occurrence.TERAPIA_DE_GRUPO] == s.round_no:
        return True
    return group == Group.P2 and own.now[Occurrence.RECONOCIMIENTO] == s.round_no


@OWN_CARDS.changes(why_inactive, "bethlem.deaths.in_vain")
def why_no_power(s, piece):
    """The first publicly visible reason for which a card has no powers. The card that the assassin has named is not
    public."""
    own = s.own
    seat = holder(s, piece)
    group = group_of(s.pieces[piece].card)
    if own.extra[piece].coma:
        return int(Silence.COMA)
    if own.haunted == seat + 1:
        return int(Silence.HAUNTED)
    if own.behaving >> seat & 1:
        return int(Silence.VISITS)
    if group == Group.A1 and own.now[Occurrence.CORTE] == s.round_no:
        return int(Silence.POWER_CUT)
    if group == Group.P1 and own.now[Occurrence.TERAPIA_DE_GRUPO] == s.round_no:
        return int(Silence.THERAPY)
    if group == Group.P2 and own.now[Occurrence.RECONOCIMIENTO] == s.round_no:
        return int(Silence.CHECKUP)
    return int(Silence.SECRET)


@OWN_CARDS.changes(why_gloomy)
def why_kept_down(s, piece):
    return int(Silence.JAIL) if s.own.jail == piece + 1 else int(Silence.MELANCHOLY)


@OWN_CARDS.changes(sleeps_next_night, "bethlem.custom.reaper_waits")
def is_known_to_sleep(s, piece):
    """Whether all can see in the evening that a secondary character does not get up in the next round."""
    own = s.own
    seat = holder(s, piece)
    following = s.round_no + 1
    if own.now[Occurrence.ALERTA_ROJA] == following or own.now[Occurrence.RECONOCIMIENTO] == following:
        return True
    if own.visited >> seat & 1 or own.stopping == seat + 1 or own.haunted == seat + 1:
        return True
    return own.extra[piece].coma == 1 or is_flesh(s, seat) or is_kept_down(s, piece)


@OWN_CARDS.changes(waits_to_kill, "bethlem.custom.reaper_waits")
def is_owed_a_night(s):
    piece = find_card(s, Card.PARCA)
    return piece != NOBODY and is_alive(s, piece) and is_defied_enough(s, piece)


@rule("bethlem.custom.king")
def is_kept_down(s, piece):
    """Whether the king's haki keeps a card from getting up."""
    return s.own.king == 1 and group_of(s.pieces[piece].card) != Group.P1 and is_alive(s, king_piece(s))


@rule("bethlem.custom.tools_citadels")
def is_named(s, piece):
    """Whether the assassin has named a card for this round."""
    return s.own.named > 0 and is_named_as(s, s.pieces[piece].card, s.own.named)


@rule("bethlem.custom.laugh")
def is_laughing(s, card):
    """Whether a card laughs tonight, and does not get up."""
    return is_named_as(s, card, s.own.gas)


@rule("bethlem.custom.alike")
def is_named_as(s, card, said):
    """Whether a card has the name that was said: all twins have one, and all cellmates."""
    return said == card or (said == alike(card) and not s.options.before_15)


@rule("bethlem.custom.body")
def is_flesh(s, seat):
    """Whether a player is the medium in the flesh, who does not get up at night."""
    return s.own.body == 2 and is_medium(s, seat)


@rule("bethlem.custom.body")
def is_spirit(s, seat):
    """Whether a player is the medium as a spirit, who does nothing by day."""
    return s.own.body == 1 and is_medium(s, seat)


@rule
def is_medium(s, seat):
    piece = find_card(s, Card.MEDIUM)
    return piece != NOBODY and holder(s, piece) == seat and is_alive(s, piece)


@OWN_CARDS.changes(is_absent, "bethlem.custom.body", "bethlem.custom.stop")
def is_out_of_the_day(s, seat):
    """Whether a player stands still in time, or is a spirit."""
    return s.own.stopped == seat + 1 or is_spirit(s, seat)


@OWN_CARDS.changes(keeps_still, "bethlem.custom.stop", "bethlem.custom.king")
def is_cowed(s, seat):
    """Whether a player does not get up tonight for a personality or an event: stopped in time, flesh, or cowed."""
    king = find_card(s, Card.OTAKU)
    cowed = s.own.king == 1 and king != NOBODY and is_alive(s, king)
    return s.own.stopped == seat + 1 or is_flesh(s, seat) or cowed


@rule
def king_piece(s):
    """The otaku's piece. If there is none, it is the last place, which never holds the otaku."""
    piece = find_card(s, Card.OTAKU)
    return piece if piece != NOBODY else 0


@OWN_CARDS.changes(user_of_piece, "bethlem.custom.transplant", "bethlem.custom.haunt")
def own_user(s, piece):
    """The user of a card's power: the doctor has that of the transplanted card; haunted players have those of their
    dead."""
    if s.own.transplant == piece + 1:
        doctor = find_card(s, Card.MEDICO)
        return holder(s, doctor) if doctor != NOBODY and may_act(s, piece) and may_act(s, doctor) else NOBODY
    if s.own.haunted == holder(s, piece) + 1:
        it = s.pieces[piece]
        return holder(s, piece) if it.dead and not it.gloomy and not is_named(s, piece) else NOBODY
    return holder(s, piece) if may_act(s, piece) else NOBODY


@OWN_CARDS.changes(has_trait, "bethlem.custom.maze")
def has_trait_today(s, seat, trait):
    """Whether a player may use a personality: their own, unless the architect has it today."""
    if s.own.maze == 0:
        return seat < s.n_players and s.traits[seat] == trait
    if seat == s.own.maze - 1:
        return False
    if s.own.mazer == seat + 1 and s.traits[s.own.maze - 1] == trait:
        return True
    return seat < s.n_players and s.traits[seat] == trait


@OWN_CARDS.changes(is_used_freely, "bethlem.custom.mind")
def is_on_the_mind(s, card):
    """Whether a card's power is the architect's too tonight."""
    return s.own.mind == card
