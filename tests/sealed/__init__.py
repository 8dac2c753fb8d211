"""Sealed bids, a game for the tests of the conformance kit: one to three seats choose at once, and nothing is drawn.

Each round every seat puts a number face down; then all are turned up, and the highest number that is unique scores.
"""
