"""Steps of trap rock: basalt lies in level flows, each a slope of rubble under a wall.

They are laid on a height, not on the ground's plan, so a step is at the same height wherever a spur shows it.
"""

import math

#: Flows of basalt in a range's height; how much of a flow is wall, and how much of its height that wall takes.
FLOWS, WALL_SHARE, WALL_RISE = 4.6, 0.26, 0.54


def stepped(height, flow, seed):
    """The height with its scarps: most of a flow is a slope of rubble, its upper part a wall. No two are as thick."""
    height += 0.30 * flow * math.sin(height / flow * 2.1 + seed)
    whole, part = divmod(height / flow, 1.0)
    below = 1 - WALL_SHARE
    if part < below:
        return flow * (whole + (1 - WALL_RISE) * part / below)
    return flow * (whole + 1 - WALL_RISE + WALL_RISE * smooth((part - below) / WALL_SHARE))


def smooth(t):
    return t * t * (3 - 2 * t)
