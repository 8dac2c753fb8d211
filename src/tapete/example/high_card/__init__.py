"""High card, a competitive game for tests, found as a game of somebody else's package is: by its entry point.

Two to four seats hold a hand of different ranks that nobody else sees. Each round a die gives the prize, then
each seat in turn lays one card open; the highest takes the prize and leads the next round. Most points win.
"""
