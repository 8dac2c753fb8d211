"""States: temporary conditions of a soul, for some rounds."""
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import STATES, State
from ..vocabulary import Told


@rule
def has(s, p, state):
    return s.souls[p].states[state] > 0


@rule("carcosa.states.stunned")
def is_stunned(s, p):
    """Whether a soul held by a spider is stunned, by an option: like a stunned monster it neither moves nor acts."""
    return s.options.monsters.spider_stuns and has(s, p, State.TRAPPED)


@rule("carcosa.states.duration")
def give_state(s, p, state, rounds):
    """Give a soul a state; one that it already has is renewed, never shortened."""
    me = s.souls[p]
    if state == State.ENVENENADO:
        add_dose(s, p)
    renewed = has(s, p, state)
    me.states[state] = max(me.states[state], rounds)
    if renewed:
        tell(s, Told.STATE_RENEWED, p, state, me.states[state])
    else:
        tell(s, Told.STATE_GIVEN, p, state, me.states[state])
    tell_doses(s, p, state)


@rule
def give_from_next_round(s, p, state, rounds):
    """Give a soul a state at the end of a round, for so many whole rounds, because the current one is almost over."""
    me = s.souls[p]
    renewed = has(s, p, state)
    me.states[state] = max(me.states[state], rounds + 1)
    if renewed:
        tell(s, Told.RENEWED_FROM_NEXT, p, state, me.states[state] - 1)
    else:
        tell(s, Told.STATE_FROM_NEXT, p, state, me.states[state] - 1)


@rule
def tell_doses(s, p, state):
    if state == State.ENVENENADO and s.souls[p].doses > 1:
        tell(s, Told.POISON, p, s.souls[p].doses, 0)


@rule("carcosa.states.poison_stacks")
def add_dose(s, p):
    """Poison adds up, up to the options' limit; its timer restarts for all doses."""
    s.souls[p].doses = min(s.souls[p].doses + 1, s.options.sanity.poison_doses)


@rule
def give_usual_state(s, p, state):
    """Give a soul a state for its usual number of rounds."""
    give_state(s, p, state, s.options.states[state])


@rule
def end_state(s, p, state):
    s.souls[p].states[state] = 0
    if state == State.ENVENENADO:
        s.souls[p].doses = 0
    tell(s, Told.STATE_ENDED, p, state, 0)


@rule
def clear_states(s, p):
    for state in range(STATES):
        if has(s, p, state):
            end_state(s, p, state)


@rule
def bears_any(s, p):
    for state in range(STATES):
        if has(s, p, state):
            return True
    return False


@rule("carcosa.states.duration", "carcosa.round.timers")
def timers_run(s):
    """Every state has one round less; at none it is gone. Counters that are per round restart."""
    for p in range(s.n_seats):
        me = s.souls[p]
        me.answered = 0
        me.moved_free = 0
        me.rolled_twice = 0
        me.shielded = 0
        for state in range(STATES):
            if me.states[state] > 0:
                me.states[state] -= 1
                if me.states[state] == 0:
                    end_state(s, p, state)
    s.temp_stairs = 0
