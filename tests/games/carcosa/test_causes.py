"""Every loss of sanity in Carcosa has a told cause, and exactly its amount."""
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tapete.gamedef.vocabulary import Happening
from tapete.games import find_game
from tapete.referee.scenario import load, scenario_files
from tapete.referee.session import Session, fix_rolls
from tapete.referee.transcript import read_die
from tapete.testing.truth import RuleStep, at_random, played, steps_of

from ...sweep import sweep

GAME = find_game("carcosa")
TO_ALL = {"HOUSE", "KING_PRESENCE", "KING_DECREE"}
BY_CARD = {"TUE_TUE", "TOTAL", "REVEALED", "CURSE"}
"""What costs what its card or the options say: told without an amount."""
BOUGHT = {"BOUGHT", "TAVERN", "HEALED"}


class Ledger:
    """The last cause that was told for a loss of sanity, and the losses that it does not explain."""

    def __init__(self, bottom: int) -> None:
        self.bottom = bottom
        self.cause: Happening | None = None
        self.owed: dict[tuple[str, int], int] = {}
        """By what and by whom, where that is one soul's: a ritual, the Doors, another's loss that it bears."""
        self.fall = self.falling = 0
        """What a fall costs each other soul, and how many have still to pay it: before anything else is lost."""
        self.bought: set[int] = set()
        self.more: dict[int, int] = {}

    def wrong(self, step: RuleStep) -> Iterator[Happening]:
        if step.before["waiting"] and step.before["waiting"]["choice"] == "TURN":
            self.cause = None       # the player whose turn it is has chosen something new
        for each in step.told:
            args = each.args
            if each.what in TO_ALL | BY_CARD:
                self.cause, self.owed = each, {key: n for key, n in self.owed.items() if key[0] == "SHIELDED"}
            elif each.what in ("RITUAL_COSTS", "DOORS", "SHIELDED"):
                payer = {"DOORS": "to", "SHIELDED": "tank"}.get(each.what, "soul")
                self.owed[each.what, int(args[payer])] = int(args["n"])
            elif each.what == "FALL_COSTS":
                self.fall, self.falling = int(args["n"]), self.falling + len(step.after["souls"]) - 1
            elif each.what in BOUGHT:
                self.bought.add(int(args["soul"]))
            elif each.what == "VANITY":
                self.more[int(args["soul"])] = int(args["n"])
            elif each.what in ("LOST_SANITY", "FALL_TOOK", "PAID_SANITY") and not self.explains(each):
                yield each

    def explains(self, loss: Happening) -> bool:
        soul, n = int(loss.args["soul"]), int(loss.args["n"]) - self.more.pop(int(loss.args["soul"]), 0)
        if loss.what == "PAID_SANITY":
            known = soul in self.bought
            self.bought.discard(soul)
            return known
        borne = ("SHIELDED", soul) in self.owed
        if self.falling and loss.what == "LOST_SANITY" and not borne:
            return False
        self.falling -= self.falling > 0 and (borne or loss.what == "FALL_TOOK")
        told = self.fall if loss.what == "FALL_TOOK" else self.due(soul)
        return told is not None and (told < 0 or n == told or (loss.args["now"] == self.bottom and n < told))

    def due(self, soul: int) -> int | None:
        """What a soul is to lose by what was told; −1 where no amount was, None where nothing was."""
        for what in ("SHIELDED", "RITUAL_COSTS", "DOORS"):
            if (what, soul) in self.owed:
                return self.owed.pop((what, soul))
        if self.cause is None:
            return None
        if self.cause.what == "KING_DECREE" and self.cause.args["decree"] != "ALL_LOSE":
            return None
        return int(self.cause.args["n"]) if self.cause.what in TO_ALL else -1


MORE: Mapping[str, Any] = {
    "crown": {"in_play": True, "price": 0}, "king": {"doubled_presence": True}, "actions": {"trade": True},
    "special_rooms": ["CAMARA_LETAL", "PUERTAS", "TABERNA", "MOTEMEY", "SALON_BELLEZA"],
    "rooms": {"salon_vanity_uses": 1}, "sanity": {"accept_others_lose": 3},
    "roles": {role: {"sanity": 9} for role in GAME.roles},
}


@pytest.mark.parametrize("first", sweep((0, 3), kept=[0]))
@pytest.mark.parametrize(("ruleset", "options"), [("canon-0.4", {}), ("canon-0.4", MORE), ("tecnico-0.1", {})])
def test_each_loss_is_what_was_told_to_cost_it(ruleset: str, options: Mapping[str, Any], first: int) -> None:
    rules = GAME.ruleset(ruleset)
    losses = 0
    for seed in range(first, first + 3):
        session = Session(GAME, rules, GAME.options(rules, options), [None] * (2 + seed % 3), seed)
        ledger = Ledger(session.state.options.sanity.bottom)
        for step in played(GAME, session, at_random(seed), 200):
            wrong = list(ledger.wrong(step))
            assert not wrong, (seed, wrong, ledger.cause, [(each.what, dict(each.args)) for each in step.told])
            losses += sum(each.what == "LOST_SANITY" for each in step.told)
    assert losses > 50


@pytest.mark.parametrize("folder", ["rooms", "collapse", "events", "roles", "round", "tecnico"])
def test_each_loss_of_a_scenario_is_what_was_told_to_cost_it(folder: str) -> None:
    """What random games hardly come to: rituals, falls that a Tank may bear, the False King's presence."""
    for path in scenario_files([Path("scenarios/carcosa") / folder]):
        scenario = load(path)[0]
        rules = GAME.ruleset(scenario.ruleset)
        seats = [None if role == "any" else role for role in scenario.seats]
        session = Session(GAME, rules, GAME.options(rules, scenario.options), seats, scenario.seed)
        for key, value in scenario.given.items():
            GAME.scenarios.edit(session.state, key, value)
        fix_rolls(session.state.dice, [read_die(die) for die in scenario.dice], strict=False)
        ledger = Ledger(session.state.options.sanity.bottom)
        for line in scenario.when:
            for step in steps_of(GAME, session.state, GAME.grammar.parse(line.partition(":")[2].strip())):
                wrong = list(ledger.wrong(step))
                assert not wrong, (path, wrong, ledger.cause)
