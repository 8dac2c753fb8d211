"""The effect language of Four Souls: parse cards, compile them to rows of numbers, and write their sentences."""
