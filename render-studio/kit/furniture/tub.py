"""A bath hollowed from one stone, a board across it, a cloth over its rim."""

import math

from kit.furniture.shapes import cube, surf
from kit.materials.glass import m_water


def superellipse(half_long, half_wide, t, power=2.9):
    """The point at angle `t` of a rectangle that is nearly round."""
    c, s = math.cos(t), math.sin(t)
    return (
        math.copysign(abs(c) ** (2 / power), c) * half_long,
        math.copysign(abs(s) ** (2 / power), s) * half_wide,
    )


def stone_tub(long, wide, high, stone, water=0.40):
    """Along x, standing on the floor; its rim as broad as a hand, filled to `water` metres."""
    rim = 0.052
    outer = [(0.90, 0.0), (0.905, 0.02), (0.955, high * 0.45), (1.0, high - 0.012)]
    lip = [(1.0, high - 0.012), (0.996, high - 0.003), (0.985, high)]
    profile = [(k, z, 0.0) for k, z in [*outer, *lip]]
    profile += [(1.0, high, rim - 0.010), (1.0, high - 0.004, rim - 0.002), (0.985, high - 0.03, rim + 0.004)]
    profile += [(0.90, high * 0.5, rim + 0.02), (0.80, 0.14, rim + 0.04), (0.60, 0.10, rim + 0.05), (0.01, 0.10, 0.0)]

    def fn(u, v):
        place = v * (len(profile) - 1)
        i = min(len(profile) - 2, int(place))
        f = place - i
        k, z, inset = (a * (1 - f) + b * f for a, b in zip(profile[i], profile[i + 1], strict=True))
        x, y = superellipse(max(0.01, long / 2 * k - inset), max(0.01, wide / 2 * k - inset), -2 * math.pi * u)
        return (x, y, z)

    surf(fn, 120, (len(profile) - 1) * 4 + 1, stone, wrap=True, name="tub")

    def level(u, v):
        x, y = superellipse((long / 2 * 0.90 - rim) * v, (wide / 2 * 0.90 - rim) * v, 2 * math.pi * u)
        return (x, y, water)

    surf(level, 90, 12, m_water((0.62, 0.80, 0.78), 0.02, 3.0), wrap=True, name="water")


def bridge(x, wide, high, wood):
    """A board that lies across the tub, with a lip on either side."""
    cube(x - 0.12, -wide / 2 - 0.02, high + 0.001, x + 0.12, wide / 2 + 0.02, high + 0.023, wood, 0.004)
    for sx in (-1, 1):
        cube(
            x + sx * 0.112 - 0.008,
            -wide / 2 - 0.02,
            high + 0.0232,
            x + sx * 0.112 + 0.008,
            wide / 2 + 0.02,
            high + 0.036,
            wood,
            0.003,
        )
