"""High card, a competitive game for tests. Tapete finds it by its entry point, like a game from another package.

Two to four seats hold a hand of different ranks that nobody else sees. Each round a die gives the prize. Then each seat
in turn lays one card open; the highest takes the prize and leads the next round. Most points win.
"""
