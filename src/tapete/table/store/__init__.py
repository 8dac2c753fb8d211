"""The database: tables, what happened at them, replays."""
