"""A choice by rules of thumb, from what a seat knows."""
from ...kernel.agenda import frame_a, frame_b, top_frame
from ...kernel.dice import next_below
from ...kernel.rule import rule


@rule
def greedy(s, menu, luck):
    """The first of the best choices."""
    frame = top_frame(s)
    if frame_a(frame) + frame_b(frame) < 0:
        return menu.actions[0]
    return menu.actions[next_below(luck, menu.n)]
