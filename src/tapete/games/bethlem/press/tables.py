"""Tables for the rulebook: the numbers in use, and the reference."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....paper import Grid, PaperRuleText, Section, Text
from ....text.speech import Speech
from ..names import Call, Group
from ..names import Card as Name
from ..options import BethlemOptions
from ..rules.cards import group_of
from .cards import in_play
from .night import when
from .sheets import day_sheet


def tables(speech: Speech, options: BethlemOptions) -> Mapping[str, Sequence[Grid]]:
    """Tables by the rule that they belong to. If a ruleset's ledger lacks the rule, its table is left out."""
    found = {"setup.known": [_in_play(speech, options)],
             "custom.night" if options.own_cards else "night.order": [_calls(speech, options)]}
    if options.own_cards:
        found["custom.goals_dealt"] = [_goals(speech, options)]
    return {f"bethlem.{rule}": grids for rule, grids in found.items()}


def _in_play(speech: Speech, options: BethlemOptions) -> Grid:
    """The cards in the game, by the number of players."""
    counts = sorted(options.cards)
    own = options.own_cards.characters if options.own_cards else []
    rows = [(speech.say(f"card-{name}"), speech.say(f"print-short-{Group(int(group_of(Name[name]))).name}"),
             *("●" if name in options.set_of(n) else "" for n in counts))
            for name in in_play(options) if name not in own]
    return Grid(tuple(rows), ("", "", *map(str, counts)))


def _calls(speech: Speech, options: BethlemOptions) -> Grid:
    """The whole order of the night with these options."""
    rows = [(str(n), speech.say(f"call-{name}"), when(speech, options, Call[name]))
            for n, name in enumerate(options.night.calls, 1)]
    return Grid(tuple(rows), ranges=True)


def _goals(speech: Speech, options: BethlemOptions) -> Grid:
    assert options.own_cards
    def counted(names: list[str]) -> str:
        titles = [speech.say(f"card-{name}") for name in names]
        return ", ".join(f"{titles.count(title)} × {title}" for title in dict.fromkeys(titles))
    return Grid(tuple((str(n), counted(names)) for n, names in sorted(options.own_cards.objectives.items())),
                ranges=True)


def reference(speech: Speech, options: BethlemOptions) -> tuple[Section, ...]:
    """The reference: how to win, the night, the day, deaths, awakenings, special cases."""
    say, own = speech.say, bool(options.own_cards)
    sides = (("custom.sides", "sides.mutineers", "custom.inmates_win", "custom.traitor", "custom.declare", "sides.pact")
             if own else ("sides.mutineers", "sides.inmates", "sides.director", "sides.richard", "sides.pact",
                          "sides.priority"))
    made = [
        Section(say("print-reference-win"), tuple(_rule(rule) for rule in sides)),
        Section(say("print-reference-night"), (
            _rule("night.in_private"), Text(say("print-agree", n=options.attack_passes)), _rule("night.may_pass"),
            _rule("cards.one_use"), _rule("deaths.tokens"))),
        Section(say("print-sheet-day"), day_sheet(speech, options).blocks),
        Section(say("print-reference-awakening"), (_rule("awakening.last_card"), _rule("awakening.one_use"),
                                                   _rule("awakening.announce"))),
        Section(say("print-reference-events"), (_rule("events.held"), _rule("events.shown_at_dawn")))]
    if own:
        made.append(Section(say("print-reference-goals"), (_rule("custom.unmask"), _rule("custom.main_card"),
                                                           _rule("custom.extra"))))
    elif min(options.cards) < 4:
        made.append(Section(say("print-reference-few"), (_rule("three.rows"), _rule("three.sides"),
                                                         _rule("three.lynchers"), _rule("two.main_cards"),
                                                         _rule("two.lynchers"))))
    return tuple(made)


def _rule(rule: str) -> PaperRuleText:
    return PaperRuleText((f"bethlem.{rule}",))
