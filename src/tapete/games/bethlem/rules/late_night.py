"""After the mutineers: rescues, effects that expire, and the last calls."""
from ....kernel.agenda import schedule
from ....kernel.log import tell_only
from ....kernel.rule import rule
from ..names import NOBODY, PAIRS_ON_TABLE, ROW, Card, Doom, Op
from ..vocabulary import Ask, Told
from .awakenings import come_back, may_come_back, may_shift, tokens_to_shift
from .calling import call_trait, wake
from .cards import holder, is_alive, is_bipolar, is_in_game, may_act, spot, wielder
from .doom import end_sleep, may_be_saved, may_be_spared, shift_sleep, spare_attacks, strike
from .may_point import anything_doomed, must_obey


@rule("bethlem.arthur.saves")
def protect(s):
    """Cards that Arthur protects lose the tokens that they have by now."""
    for piece in range(ROW * s.n_rows):
        if s.guards[piece] and may_be_spared(s, piece):
            spare_attacks(s, piece)
    return False


@rule("bethlem.sweet_death.chooses", "bethlem.opposite.sweet_death")
def end_sleeps(s):
    """A sweet death whose time is over takes its own card, unless the chosen one was attacked meanwhile.

    Its opposite takes the chosen card, unless that was attacked.
    """
    shift_sleep(s)
    for k in range(PAIRS_ON_TABLE):
        sleep = s.sleeps[k]
        if sleep.mine == 0 or s.round_no < sleep.until:
            continue
        piece = (sleep.chosen if sleep.reverse else sleep.mine) - 1
        if not sleep.hit and is_alive(s, sleep.mine - 1) and not s.pieces[sleep.mine - 1].woken:
            strike(s, piece, Doom.INDIRECT, 0)
            if not s.options.before_15:
                tell_only(s, 1 << (sleep.seat - 1), Told.SLEEP_ENDS, spot(s, piece), 0, 0)
        elif is_alive(s, sleep.mine - 1) and is_alive(s, piece) and not s.options.before_16:
            tell_only(s, 1 << (sleep.seat - 1), Told.SLEEP_ENDS, spot(s, piece), 1, 0)
        end_sleep(s, k)
    return False


@rule("bethlem.cataleptic.revives")
def call_cataleptic(s, call, i, at):
    """The first time in a night the cataleptic does not die; a bipolar owner may keep it for a day."""
    for piece in range(ROW * s.n_rows):
        if i == 0 and s.pieces[piece].doom and may_be_saved(s, piece) and may_act(s, piece):
            if may_come_back(s, piece):
                if is_bipolar(s, holder(s, piece)):
                    wake(s, holder(s, piece), Ask.CATALEPSY, piece, call, 1, at)
                    return True
                s.awake |= 1 << holder(s, piece)
                come_back(s, piece)
                schedule(s, Op.CALL, call, 1, at)
                return True
    return False


@rule
def call_reaper_again(s, call, i, at):
    """The awakened reaper, defied tonight, may move death tokens among the cards of those attacked."""
    p = wielder(s, Card.PARCA)
    if i == 0 and p != NOBODY and may_shift(s):
        wake(s, p, Ask.SHIFT, tokens_to_shift(s), call, 1, at)
        return True
    return False


@rule("bethlem.traits.patience")
def call_patience(s, call, i, at):
    """Patience may put off one of the deaths of this night, if there is one."""
    return anything_doomed(s) and call_trait(s, call, i, at, Card.PACIENCIA, Ask.PATIENCE)


@rule("bethlem.traits.neurotic")
def call_neurotic(s, call, i, at):
    """In the first night the neurotic chooses a player; in even ones, the card that this player must vote for."""
    if i == 0 and s.round_no == 1:
        return call_trait(s, call, 0, at, Card.NEUROTICISMO, Ask.PUPPET)
    s.order = s.order if i else 0
    if i == 0 and s.puppet and is_in_game(s, s.puppet - 1) and s.round_no % 2 == 0:
        return call_trait(s, call, 0, at, Card.NEUROTICISMO, Ask.ORDER)
    if i == 1 and s.puppet and must_obey(s, s.puppet - 1):
        voteless = s.voteless >> (s.puppet - 1) & 1
        tell_only(s, 1 << (s.puppet - 1), Told.OBEYS, spot(s, s.order - 1), voteless, 0)
    return False
