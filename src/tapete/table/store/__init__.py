"""What is kept: tables, what happened at them, replays."""
