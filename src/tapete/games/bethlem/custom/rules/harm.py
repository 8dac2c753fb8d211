"""What harm meets in the game with cards of one's own: who takes it instead, what turns it away, what a death
brings."""
from .....kernel.agenda import schedule
from .....kernel.log import tell
from .....kernel.rule import rule
from ...names import NOBODY, ROW, Card, Doom, Op, Phase
from ...rules.cards import find_card, group_of, holder, is_alive, is_in_game, is_silenced, living, may_act, spot
from ...rules.knowledge import is_shown, show_to_all
from ...vocabulary import Told
from ..names import Occurrence, Power, Role, Work
from .goals import ask_power, has_extra, note_fall, unmask_later

SAVED, SAVED_AND_TOLD = 1, 2
"""A card does not die: what saves it has said so, or not yet."""


@rule("bethlem.custom.doll")
def hit_instead(s, o):
    """The card that takes what is done to another: the doll takes all the harm of its player this round."""
    doll = s.own.doll - 1
    if doll >= 0 and doll != o and holder(s, doll) == holder(s, o) and is_alive(s, doll):
        return doll
    return o


@rule("bethlem.custom.stop", "bethlem.custom.body")
def is_out_of_reach(s, o):
    """Nobody can attack who stands still in time, a spirit by day, or flesh by night."""
    seat = holder(s, o)
    if s.own.stopped == seat + 1:
        return True
    if s.own.body == 0:
        return False
    medium = find_card(s, Card.MEDIUM)
    if medium == NOBODY or holder(s, medium) != seat or not may_act(s, medium):
        return False
    return (s.phase == Phase.NIGHT) == (s.own.body == 2)


@rule("bethlem.custom.curse")
def is_cursed(s, o):
    """Whether harm done to a card falls back: the voodoo mistress, awakened and announced."""
    piece = s.pieces[o]
    return piece.card == Card.VUDU and piece.woken == 1 and is_shown(s, o) and may_act(s, o)


@rule("bethlem.custom.curse", "bethlem.custom.curse_many")
def curse_back(s, o, by, what):
    """Whoever harms the cursed card must do the same to one of their own; of several, one of theirs."""
    by &= ~(1 << holder(s, o))
    if not is_cursed(s, o) or by == 0 or (s.phase == Phase.NIGHT and not by & (s.awake | s.riot)):
        return
    s.own.curse = what
    s.own.cursed_by = by
    for seat in range(s.n_players):
        s.proposals[seat] = 0
    for seat in range(s.n_players):
        if by >> seat & 1 and is_in_game(s, seat):
            ask_power(s, seat, Power.CURSE)
    if s.phase != Phase.NIGHT and by & (by - 1):
        schedule(s, Op.CUSTOM, Work.CURSED, by, o)


@rule("bethlem.custom.cyborg", "bethlem.custom.numbers", "bethlem.custom.foresee", "bethlem.custom.spies",
      "bethlem.custom.shield", "bethlem.custom.survivor_immortal", "bethlem.custom.robots")
def own_saves(s, o):
    """Whether a doomed card does not die now, for a reason of these cards (0: it does); what that costs is paid."""
    own = s.own
    piece = s.pieces[o]
    extra = own.extra[o]
    if piece.doom & Doom.PACT:
        return 0
    certain = piece.doom & Doom.CERTAIN
    if extra.spy and not certain:
        return SAVED
    if own.extra[o].number and not numbers_allow(s, o):
        return SAVED
    if certain:
        return 0
    if extra.shield:
        extra.shield = 0
        tell(s, Told.SHIELD, spot(s, o), 0, 0)
        return SAVED
    cyborg = find_card(s, Card.CYBORG)
    if own.robots and cyborg != NOBODY and holder(s, cyborg) == holder(s, o) and is_shown(s, cyborg):
        own.robots -= 1
        tell(s, Told.SHIELD, spot(s, o), 0, 0)
        return SAVED
    if is_silenced(s, o):
        return 0
    return character_saves(s, o)


@rule("bethlem.custom.pills")
def character_saves(s, o):
    own = s.own
    piece = s.pieces[o]
    saved = False
    match piece.card:
        case Card.OTAKU: saved = own.foreseen > 0 and own.foreseen != o + 1 and is_alive(s, own.foreseen - 1)
        case Card.SUPERVIVIENTE: saved = piece.woken == 1 and is_shown(s, o) and s.round_no <= own.immortal_until
        case Card.CYBORG: return SAVED_AND_TOLD if cyborg_saves(s, o) else 0
        case Card.GAS:
            if piece.woken and own.pills == 0 and gas_victim(s) != NOBODY and gas_victim(s) != o:
                own.pills = 1
                show_to_all(s, o)
                schedule(s, Op.CUSTOM, Work.PILL, o, piece.killers)
                saved = True
    return SAVED if saved else 0


@rule("bethlem.custom.points")
def cyborg_saves(s, o):
    """The cyborg cannot die while another player has a living card to change for; each attack is a point."""
    for other in range(ROW * s.n_rows):
        if is_alive(s, other) and holder(s, other) != holder(s, o):
            s.own.points = min(9, s.own.points + 1)
            show_to_all(s, o)
            tell(s, Told.SURVIVES, spot(s, o), Card.CYBORG, 0)
            tell(s, Told.POINT, s.owner[o // ROW], s.own.points, 0)
            schedule(s, Op.CUSTOM, Work.EXCHANGE, o, 0)
            return True
    return False


@rule("bethlem.custom.numbers", "bethlem.custom.clock")
def numbers_allow(s, o):
    """A numbered card that is attacked shows its number, and dies only after those with lower ones."""
    own = s.own
    extra = own.extra[o]
    if not extra.number_shown:
        extra.number_shown = 1
        own.clock |= 1 << extra.number
        tell(s, Told.NUMBER, spot(s, o), extra.number, 0)
    for other in range(ROW * s.n_rows):
        if 0 < own.extra[other].number < extra.number and is_alive(s, other):
            return False
    return True


@rule("bethlem.custom.covered")
def stays_covered(s, o):
    """Whether what may keep a card alive says nothing of what it is: a spy's mark, a number, a shield."""
    extra = s.own.extra[o]
    return extra.spy == 1 or extra.number > 0 or extra.shield == 1


@rule
def gas_victim(s):
    """The living card that the laughing gas has chosen tonight, or NOBODY."""
    if s.own.gas == 0:
        return NOBODY
    o = find_card(s, s.own.gas)
    return o if o != NOBODY and is_alive(s, o) else NOBODY


@rule("bethlem.custom.spies")
def spies_fall(s):
    """When all marked cards but one have been attacked they die together, and that one with them."""
    own = s.own
    if own.now[Occurrence.ESPIONAJE] == 0:
        return
    marked = 0
    hit = 0
    for o in range(ROW * s.n_rows):
        if own.extra[o].spy and is_alive(s, o):
            if s.pieces[o].doom and not own.extra[o].spy_hit:
                own.extra[o].spy_hit = 1
                tell(s, Told.SPY_HIT, spot(s, o), 0, 0)
            marked += 1
            hit += own.extra[o].spy_hit
    if marked and hit >= marked - 1 and hit:
        own.now[Occurrence.ESPIONAJE] = 0
        for o in range(ROW * s.n_rows):
            if own.extra[o].spy and is_alive(s, o):
                s.pieces[o].doom |= Doom.INDIRECT
            own.extra[o].spy = 0
            own.extra[o].spy_hit = 0


@rule("bethlem.custom.survivor", "bethlem.custom.bets", "bethlem.custom.broccoli_three",
      "bethlem.custom.sheriff")
def note_own_death(s, o, mute):
    """What a death means for these cards, whatever its cause; `mute`: the card sets nothing off."""
    own = s.own
    piece = s.pieces[o]
    if piece.card == Card.SUPERVIVIENTE and not mute and s.round_no <= s.options.survivor_rounds:
        own.survivor = holder(s, o) + 1
    if own.transplant == o + 1:
        own.transplant = 0
    own.died_groups |= 1 << group_of(piece.card)
    own.died_cards |= 1 << piece.card
    own.centre += own.extra[o].broccoli
    own.extra[o].broccoli = 0
    own.extra[o].coma = 0
    if own.character == 1 and own.sheriff == holder(s, o) + 1:
        own.bonus = 1
    if own.roles[holder(s, o)] == Role.OUTLAW and living(s, holder(s, o)) == 0:
        reward_hunter(s, piece.killers)
    note_fall(s, o)


@rule
def reward_hunter(s, killers):
    """Whoever ends an outlaw draws: the sheriff a card of Bang tonight, others an event."""
    for seat in range(s.n_players):
        if killers >> seat & 1 and s.own.sheriff == seat + 1:
            s.own.bonus = 1
        elif killers >> seat & 1 and is_in_game(s, seat):
            schedule(s, Op.CUSTOM, Work.REWARD, seat, 0)


@rule("bethlem.custom.gas_extra", "bethlem.custom.chef_extra", "bethlem.custom.voodoo_extra",
      "bethlem.custom.alchemist_extra", "bethlem.custom.pills", "bethlem.custom.mind_keeps")
def own_trigger(s, o):
    """What a character sets off as it dies, but for what melancholy or leprosy has silenced."""
    own = s.own
    seat = holder(s, o)
    match s.pieces[o].card:
        case Card.GAS:
            if has_extra(s, Card.GAS):
                own.laughing = 1
                own.avenger = seat + 1
            if own.pills and gas_victim(s) != NOBODY:
                loser = holder(s, gas_victim(s))
                s.voteless |= 1 << loser
                tell(s, Told.VOTELESS, loser, 0, 0)
        case Card.CHEF:
            if has_extra(s, Card.CHEF) and not own.no_food:
                ask_power(s, seat, Power.SPOIL)
        case Card.VUDU:
            if has_extra(s, Card.VUDU):
                for _ in range(own.harm):
                    ask_power(s, seat, Power.SPREAD)
        case Card.ARQUITECTO:
            if s.pieces[o].woken and own.mind_with and own.mind_with != o + 1:
                schedule(s, Op.CUSTOM, Work.KEEP, own.mind_with - 1, o)
    if living(s, seat) == 0 and has_extra(s, Card.ALQUIMISTA) and holder(s, find_card(s, Card.ALQUIMISTA)) == seat:
        if not own.risen >> seat & 1:
            unmask_later(s, seat)
            schedule(s, Op.CUSTOM, Work.RISE, seat, 0)


@rule
def note_harm(s, o):
    """A blow that the voodoo mistress's player takes this round."""
    mistress = find_card(s, Card.VUDU)
    if mistress != NOBODY and holder(s, mistress) == holder(s, o):
        s.own.harm = min(8, s.own.harm + 1)
