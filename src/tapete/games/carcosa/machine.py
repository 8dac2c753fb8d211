from ...kernel.playout import play_out, settle
from ...kernel.rule import entry
from .rules.choices import legal
from .rules.flow import act, step
from .setup import setup


@entry
def random_games(states, blank, menus, luck, first_seed, n):
    """n random games one after the other in states[0]; choices made."""
    choices = 0
    for i in range(n):
        states[0] = blank[0]
        s = states[0]
        s.dice.seed = first_seed + i
        luck[0].seed = first_seed + i + 7
        luck[0].count = 0
        setup(s)
        settle(s, step)
        choices += play_out(s, menus[0], luck[0], 100000, legal, act, step)
        if s.fault:
            return -i - 1
    return choices
