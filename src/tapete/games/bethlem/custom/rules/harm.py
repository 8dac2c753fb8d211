"""Harm with custom cards: who takes it instead, what prevents it, and the effects of a death."""
from .....kernel.agenda import schedule
from .....kernel.log import tell
from .....kernel.rule import rule
from ...names import NOBODY, ROW, Card, Doom, Op, Phase
from ...rules.ballots import take_vote
from ...rules.cards import find_card, group_of, holder, is_alive, is_in_game, is_silenced, living, may_act, spot
from ...rules.deaths import (
    SAVED,
    SAVED_AND_TOLD,
    is_saved,
    note_death,
    note_struck,
    set_off,
    show_survivor,
    stays_covered,
    would_live_besides,
)
from ...rules.doom import answer_blow, hit_instead, is_out_of_reach, may_return, obey_reaper
from ...rules.endurance import waits_for_others
from ...rules.knowledge import is_shown, show_to_all
from ...rules.part import OWN_CARDS
from ...rules.powers import harmed, marks_second
from ...vocabulary import Told
from ..names import Occurrence, Power, Role, Work
from .goals import ask_power, has_extra, note_fall, unmask_later
from .idle import is_laughing


@OWN_CARDS.changes(hit_instead, "bethlem.custom.doll", "bethlem.custom.doll_heard")
def hit_doll(s, piece):
    """The card that takes what is done to another: the doll takes all the harm of its player this round."""
    doll = s.own.doll - 1
    if doll >= 0 and doll != piece and holder(s, doll) == holder(s, piece) and is_alive(s, doll):
        return doll
    return piece


@OWN_CARDS.changes(is_out_of_reach, "bethlem.custom.stop", "bethlem.custom.body")
def is_safe_for_now(s, piece):
    """Whether a player cannot be attacked now: stopped in time, a spirit by day, or flesh by night."""
    seat = holder(s, piece)
    if s.own.stopped == seat + 1:
        return True
    if s.own.body == 0:
        return False
    medium = find_card(s, Card.MEDIUM)
    if medium == NOBODY or holder(s, medium) != seat or not may_act(s, medium):
        return False
    return (s.phase == Phase.NIGHT) == (s.own.body == 2)


@rule("bethlem.custom.curse")
def is_cursed(s, piece):
    """Whether harm done to a card falls back: the voodoo mistress, awakened and announced."""
    it = s.pieces[piece]
    return it.card == Card.VUDU and it.woken == 1 and is_shown(s, piece) and may_act(s, piece)


@OWN_CARDS.changes(answer_blow)
def answer_harm(s, piece, by):
    note_harm(s, piece)
    curse_back(s, piece, by, 1)


@OWN_CARDS.changes(harmed, "bethlem.custom.doll", "bethlem.custom.curse")
def harmed_by(s, p, piece, what):
    """The card that a mark falls on. The doll takes it; for a cursed card, the attacker must share it."""
    piece = hit_doll(s, piece)
    note_harm(s, piece)
    curse_back(s, piece, 1 << p, what)
    return piece


@OWN_CARDS.changes(marks_second, "bethlem.tokens.two")
def lays_second_scythe(s, piece):
    """The reaper's power is used a second time tonight: both cards stay marked."""
    if s.reaped == 0 or s.reaped == piece + 1:
        return False
    mark_too(s, piece)
    return True


@rule
def mark_too(s, piece):
    s.own.reaped_too = piece + 1
    s.own.tried_too = 1 if s.pieces[piece].doom else 0


@OWN_CARDS.changes(obey_reaper)
def obey_both(s, piece):
    if s.reaped == piece + 1:
        s.reap_tried = 1
    if s.own.reaped_too == piece + 1:
        s.own.tried_too = 1


@OWN_CARDS.changes(may_return, "bethlem.custom.sacrifice")
def is_not_gone(s, piece):
    """Whether a card may come back: the alchemist who has sacrificed herself never does."""
    return s.own.gone != piece + 1


@OWN_CARDS.changes(waits_for_others)
def waits_its_turn(s, piece):
    """Whether all can see that other cards must fall first: spies, or lower numbers."""
    extra = s.own.extra[piece]
    if extra.spy and extra.spy_hit:
        return True
    if extra.number == 0 or not extra.number_shown:
        return False
    lower = 0
    for other in range(ROW * s.n_rows):
        seen = s.own.extra[other].number_shown
        if seen and s.pieces[other].dead and 0 < s.own.extra[other].number < extra.number:
            lower += 1
    return lower < extra.number - 1


@rule("bethlem.custom.curse", "bethlem.custom.curse_many")
def curse_back(s, piece, by, what):
    """The attacker of the cursed card must do the same to one of their own cards; of several attackers, one does it to
    one of theirs."""
    by &= ~(1 << holder(s, piece))
    if not is_cursed(s, piece) or by == 0 or (s.phase == Phase.NIGHT and not by & (s.awake | s.riot)):
        return
    s.own.curse = what
    s.own.cursed_by = by
    if not s.options.before_12:
        s.own.cursed_doom = s.pieces[piece].doom
        s.own.cursed_killers = s.pieces[piece].killers
    for seat in range(s.n_players):
        s.proposals[seat] = 0
    for seat in range(s.n_players):
        if by >> seat & 1 and is_in_game(s, seat):
            ask_power(s, seat, Power.CURSE)
    if s.phase != Phase.NIGHT and by & (by - 1):
        schedule(s, Op.CUSTOM, Work.CURSED, by, piece)


@OWN_CARDS.changes(is_saved, "bethlem.custom.cyborg", "bethlem.custom.numbers", "bethlem.custom.foresee",
                   "bethlem.custom.spies", "bethlem.custom.shield", "bethlem.custom.survivor_immortal",
                   "bethlem.custom.robots", "bethlem.custom.stopped_at_night")
def own_saves(s, piece):
    """Whether a doomed card does not die now because of custom cards (0: it dies); the cost is paid."""
    own = s.own
    it = s.pieces[piece]
    extra = own.extra[piece]
    if it.doom & Doom.PACT:
        return 0
    certain = it.doom & Doom.CERTAIN
    if extra.spy and not certain:
        return SAVED_AND_TOLD
    if own.extra[piece].number and not numbers_allow(s, piece):
        return SAVED
    if certain:
        return 0
    if extra.shield:
        extra.shield = 0
        return SAVED
    cyborg = find_card(s, Card.CYBORG)
    if own.robots and cyborg != NOBODY and holder(s, cyborg) == holder(s, piece) and is_shown(s, cyborg):
        own.robots -= 1
        tell(s, Told.ROBOT, spot(s, piece), own.robots, 0)
        return SAVED_AND_TOLD
    if is_silenced(s, piece):
        return 0
    return character_saves(s, piece)


@rule("bethlem.custom.pills")
def character_saves(s, piece):
    own = s.own
    it = s.pieces[piece]
    saved = False
    match it.card:
        case Card.OTAKU: saved = own.foreseen > 0 and own.foreseen != piece + 1 and is_alive(s, own.foreseen - 1)
        case Card.SUPERVIVIENTE: saved = it.woken == 1 and is_shown(s, piece) and s.round_no <= own.immortal_until
        case Card.CYBORG: return SAVED_AND_TOLD if cyborg_saves(s, piece) else 0
        case Card.GAS:
            if it.woken and own.pills == 0 and gas_victim(s) != NOBODY and gas_victim(s) != piece:
                own.pills = 1
                show_survivor(s, piece)
                schedule(s, Op.CUSTOM, Work.PILL, piece, it.killers)
                return SAVED_AND_TOLD
    return SAVED if saved else 0


@rule
def has_others(s, piece):
    """Whether another player has a living card."""
    for other in range(ROW * s.n_rows):
        if is_alive(s, other) and holder(s, other) != holder(s, piece):
            return True
    return False


@OWN_CARDS.changes(would_live_besides)
def cyborg_would_live(s, piece):
    return s.pieces[piece].card == Card.CYBORG and has_others(s, piece)


@rule("bethlem.custom.points")
def cyborg_saves(s, piece):
    """The cyborg cannot die while another player has a living card to swap with; each attack is a point."""
    if not has_others(s, piece):
        return False
    s.own.points = min(9, s.own.points + 1)
    show_to_all(s, piece)
    tell(s, Told.SURVIVES, spot(s, piece), Card.CYBORG, 0)
    tell(s, Told.POINT, s.owner[piece // ROW], s.own.points, 0)
    schedule(s, Op.CUSTOM, Work.EXCHANGE, piece, 0)
    return True


@rule("bethlem.custom.numbers", "bethlem.custom.clock")
def numbers_allow(s, piece):
    """A numbered card that is attacked shows its number, and dies only after those with lower ones."""
    own = s.own
    extra = own.extra[piece]
    if not extra.number_shown:
        extra.number_shown = 1
        own.clock |= 1 << extra.number
        tell(s, Told.NUMBER, spot(s, piece), extra.number, 0)
    for other in range(ROW * s.n_rows):
        if 0 < own.extra[other].number < extra.number and is_alive(s, other):
            return False
    return True


@OWN_CARDS.changes(stays_covered, "bethlem.custom.covered")
def says_nothing(s, piece):
    """Whether the reason that keeps a card alive reveals nothing about the card: a spy's mark, a number, a shield."""
    extra = s.own.extra[piece]
    return extra.spy == 1 or extra.number > 0 or extra.shield == 1


@rule
def gas_victim(s):
    """The living card that the laughing gas has chosen tonight, or NOBODY; of several with its name, the first to the
    left of the player of the gas."""
    gas = find_card(s, Card.GAS)
    if s.own.gas == 0 or gas == NOBODY:
        return NOBODY
    for i in range(1, s.n_players + 1):
        seat = (holder(s, gas) + i) % s.n_players
        for place in range(ROW * s.n_rows):
            piece = s.at[place]
            if holder(s, piece) == seat and is_alive(s, piece) and is_laughing(s, s.pieces[piece].card):
                return piece
    return NOBODY


@rule
def tell_spies_hit(s):
    """Tell which spies have just been attacked and do not die."""
    for piece in range(ROW * s.n_rows):
        doom = s.pieces[piece].doom
        if s.own.extra[piece].spy and is_alive(s, piece) and doom and not doom & (Doom.CERTAIN | Doom.PACT):
            tell(s, Told.SPY_HIT, spot(s, piece), 0, 0)


@OWN_CARDS.changes(note_struck, "bethlem.custom.spies")
def spies_fall(s):
    """When all marked cards but one have been attacked, they die together, and that one with them."""
    own = s.own
    if own.now[Occurrence.ESPIONAJE] == 0:
        return
    marked = 0
    hit = 0
    for piece in range(ROW * s.n_rows):
        if own.extra[piece].spy and is_alive(s, piece):
            doom = s.pieces[piece].doom
            if doom and not doom & Doom.PACT and not (s.options.before_14 and doom & Doom.CERTAIN):
                own.extra[piece].spy_hit = 1
            marked += 1
            hit += 1 if doom else own.extra[piece].spy_hit
    falls = marked > 0 and hit >= marked - 1 and hit > 0
    if not falls:
        tell_spies_hit(s)
    if falls:
        own.now[Occurrence.ESPIONAJE] = 0
        tell(s, Told.SPIES_FALL, 0, 0, 0)
        for piece in range(ROW * s.n_rows):
            if own.extra[piece].spy and is_alive(s, piece):
                s.pieces[piece].doom |= Doom.INDIRECT
            own.extra[piece].spy = 0
            own.extra[piece].spy_hit = 0


@OWN_CARDS.changes(note_death, "bethlem.custom.survivor", "bethlem.custom.bets", "bethlem.custom.broccoli_three",
                   "bethlem.custom.sheriff")
def note_own_death(s, piece, mute):
    """The effects of a death on custom cards, from any cause; `mute`: the card sets nothing off."""
    own = s.own
    it = s.pieces[piece]
    if it.card == Card.SUPERVIVIENTE and not mute and s.round_no <= s.options.survivor_rounds:
        own.survivor = holder(s, piece) + 1
    if own.boiled >> piece & 1:
        own.ripe = it.card
    if own.transplant == piece + 1:
        own.transplant = 0
    own.died_groups |= 1 << group_of(it.card)
    own.died_cards |= 1 << it.card
    own.centre += own.extra[piece].broccoli
    own.extra[piece].broccoli = 0
    own.extra[piece].coma = 0
    own.extra[piece].spy_hit = own.extra[piece].spy
    if own.character == 1 and own.sheriff == holder(s, piece) + 1:
        earn_tool(s)
    if own.roles[holder(s, piece)] == Role.OUTLAW and living(s, holder(s, piece)) == 0:
        reward_hunter(s, it.killers)
    note_fall(s, piece)


@rule("bethlem.custom.sheriff")
def earn_tool(s):
    """The sheriff draws one more card of Bang tonight."""
    s.own.bonus = 1 if s.options.before_10 else s.own.bonus + 1


@rule
def reward_hunter(s, killers):
    """A player who ends an outlaw draws: the sheriff a card of Bang tonight, others an event."""
    for seat in range(s.n_players):
        if killers >> seat & 1 and s.own.sheriff == seat + 1:
            earn_tool(s)
        elif killers >> seat & 1 and is_in_game(s, seat):
            schedule(s, Op.CUSTOM, Work.REWARD, seat, 0)


@OWN_CARDS.changes(set_off, "bethlem.custom.gas_extra", "bethlem.custom.chef_extra", "bethlem.custom.voodoo_extra",
                   "bethlem.custom.alchemist_extra", "bethlem.custom.pills", "bethlem.custom.mind_keeps")
def own_trigger(s, piece):
    """What a character sets off as it dies, unless melancholy or leprosy has silenced it."""
    own = s.own
    seat = holder(s, piece)
    match s.pieces[piece].card:
        case Card.GAS:
            if has_extra(s, Card.GAS):
                own.laughing = 1
                own.avenger = seat + 1
            if own.pills and gas_victim(s) != NOBODY:
                take_vote(s, holder(s, gas_victim(s)), Card.GAS)
        case Card.CHEF:
            if has_extra(s, Card.CHEF) and not own.no_food:
                ask_power(s, seat, Power.SPOIL)
        case Card.VUDU:
            if has_extra(s, Card.VUDU):
                for _ in range(own.harm):
                    ask_power(s, seat, Power.SPREAD)
        case Card.ARQUITECTO:
            if s.pieces[piece].woken and own.mind_with and own.mind_with != piece + 1:
                schedule(s, Op.CUSTOM, Work.KEEP, own.mind_with - 1, piece)
    if living(s, seat) == 0 and has_extra(s, Card.ALQUIMISTA) and holder(s, find_card(s, Card.ALQUIMISTA)) == seat:
        if not own.risen >> seat & 1:
            unmask_later(s, seat, Card.NONE)
            schedule(s, Op.CUSTOM, Work.RISE, seat, 0)


@rule
def note_harm(s, piece):
    """Count a blow against the voodoo mistress's player this round."""
    mistress = find_card(s, Card.VUDU)
    if mistress != NOBODY and holder(s, mistress) == holder(s, piece):
        s.own.harm = min(8, s.own.harm + 1)
