"""Tapete: rules that run. `tapete.games.find_game` finds a game, `tapete.referee.session` plays it."""

__version__ = "0.2.0"
