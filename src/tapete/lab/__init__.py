"""Studies of thousands of games: simulation, statistics, tournaments, sweeps, tuning and reports."""
