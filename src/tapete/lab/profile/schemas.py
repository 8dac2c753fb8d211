"""The columns of a profile's tables: the type of each in Parquet, and what it means.

A game with scores has mean scores where other games have numbers of games won.
"""
from __future__ import annotations

from collections.abc import Mapping

from ...gamedef.game import Game

Schema = Mapping[str, tuple[str, str]]
TABLES = ("games", "things", "moments", "curves", "rules", "ablations")
"""The tables. The columns of the games are the game's own."""


def schemas_of(game: Game) -> Mapping[str, Schema]:
    """The columns of each table except the games, by name: Parquet's type, and the meaning."""
    scored = game.results.has_scores
    return {"things": _things(scored), "moments": _moments(scored), "curves": _curves(scored), "rules": _RULES,
            "ablations": _ablations(scored)}


def _things(scored: bool) -> Schema:
    difference = "mean score of the games with it less that of the games without it; games, not causes, are compared" \
        if scored else "games won with it less games won without it, as shares; games, not causes, are compared"
    estimates = {
        "difference": difference,
        "used_difference": "the same for games in which it was used, among those of the basis",
        "hope_change": f"mean change of the {'expected score' if scored else 'chance of winning'} in a beat in which "
                       "it turns up once, beside a beat in which nothing of its kind does"}
    bounds = {f"{name}{end}": ("double", f"{side} end of the 95 % interval of {name}")
              for name in estimates for end, side in (("_low", "lower"), ("_high", "upper"))}
    return {
        "kind": ("string", "the kind of thing"), "thing": ("string", "its name"),
        "present_games": ("int64", "games that it was in, by lot"), "present_times": ("int64", "how often, in all"),
        "seen_games": ("int64", "games in which it turned up; of actions, was on offer beside others"),
        "seen_times": ("int64", "how often, in all"),
        "used_games": ("int64", "games in which it was used; of actions, was chosen"),
        "used_times": ("int64", "how often, in all"),
        "basis": ("string", "what with and without mean: present or seen"),
        "with_games": ("int64", "games with it"), **_of_these("with", scored),
        "without_games": ("int64", "games without it"), **_of_these("without", scored),
        "used_with_games": ("int64", "games of the basis in which it was used"), **_of_these("used_with", scored),
        "used_without_games": ("int64", "games of the basis in which it was not"),
        **_of_these("used_without", scored),
        "hope_beats": ("int64", "beats in which it turned up while hope was looked at"),
        **{name: ("double", text) for name, text in estimates.items()}, **bounds}


def _of_these(games: str, scored: bool) -> Schema:
    return {f"{games}_score": ("double", "their mean score")} if scored else {f"{games}_won": ("int64", "of these won")}


def _moments(scored: bool) -> Schema:
    return {
        "seed": ("int64", "of the game"), "beat": ("int64", "the game's own, such as a round"),
        "clock": ("int64", "the game's clock"), "choices": ("int64", "made so far"),
        "playouts": ("int64", "played from what everybody knew"),
        **({"score": ("double", "their mean score"), "deviation": ("double", "the standard deviation of their scores")}
           if scored else {"won": ("int64", "of these won")})}


def _curves(scored: bool) -> Schema:
    return {
        "games": ("int64", "in the group"),
        "group": ("string", "all, high (ended above the mean score) or low" if scored else "all, won or lost"),
        "position": ("double", "share of a game's choices made"),
        "hope": ("double", f"mean {'expected score' if scored else 'chance of winning'}, as last looked at")}


_RULES: Schema = {
    "rule": ("string", "id in the ledger"), "kind": ("string", "rule or ruling"),
    "by": ("string", "carried out by code, or by options alone"), "games": ("int64", "plain games watched"),
    "ran_times": ("int64", "calls of its code while choices were carried out"),
    "ran_games": ("int64", "games in which it ran"),
    "asked_times": ("int64", "calls of its code while menus were made and choices judged"),
    "asked_games": ("int64", "games in which it was asked")}


def _ablations(scored: bool) -> Schema:
    return {
        "kind": ("string", "the kind of thing"), "thing": ("string", "its name"),
        "how": ("string", "key of the sentence that says how it was taken out"),
        "games": ("int64", "seeds played with it and without it"),
        **({"score_with": ("double", "mean score with it"), "score_without": ("double", "mean score without it"),
            "difference": ("double", "mean score without it less mean score with it, by seed")} if scored else
           {"won_with": ("int64", "games won with it"), "won_without": ("int64", "games won without it"),
            "difference": ("double", "share won without it less share won with it, by seed")}),
        "low": ("double", "lower end of the difference's 95 % interval"),
        "high": ("double", "upper end of the difference's 95 % interval"),
        "p": ("double", "of the paired differences, two-sided" if scored else "McNemar's, two-sided")}
