"""Table and floor lamps, globes, pendants."""

import math

from kit.furniture import finishes
from kit.furniture.shapes import lathe, point, rod
from kit.light.dimmers import LIGHTS
from kit.light.lamps import light_spot
from kit.materials.glow import m_lamp, m_shade
from kit.materials.surfaces import m_plain, m_stucco


def table_lamp(h=0.52, base=None, power=9.0, shade=1.4, r=0.17):
    """A lamp with a turned base and a linen shade, `h` metres tall."""
    lathe(
        [
            (0.001, 0),
            (0.07, 0),
            (0.085, 0.02),
            (0.095, 0.09),
            (0.075, 0.19),
            (0.03, 0.26),
            (0.012, 0.28),
            (0.01, h - 0.16),
        ],
        base or m_stucco((0.58, 0.50, 0.42)),
    )
    o = lathe([(r, h - 0.25), (r * 0.80, h)], m_shade(strength=shade))
    o.visible_shadow = False
    point((0, 0, h - 0.12), power)


def floor_lamp(h=1.62, power=16.0, r=0.21):
    """A standing lamp on a thin brass stem."""
    lathe([(0.001, 0.02), (0.15, 0.02), (0.15, 0)], finishes.black())
    rod((0, 0, 0.02), (0, 0, h - 0.1), 0.011, finishes.brass())
    o = lathe([(r, h - 0.30), (r * 0.82, h)], m_shade(strength=1.5))
    o.visible_shadow = False
    point((0, 0, h - 0.15), power)


def globe(x, y, z, r, ztop, strength=2.6, power=4.0):
    """A glowing glass globe of radius `r` hung from `ztop`."""
    o = lathe(
        [(r * math.sin(math.pi * i / 16) + 1e-4, -r * math.cos(math.pi * i / 16)) for i in range(17)],
        m_lamp((1, 0.76, 0.50), strength),
        x,
        y,
        z,
    )
    o.visible_shadow = False
    rod((x, y, z + r * 0.95), (x, y, ztop), 0.005, finishes.brass(), 6)
    lathe([(0.001, 0.05), (0.028, 0.05), (0.028, 0)], finishes.brass(), x, y, z + r * 0.92)
    if power:
        point((x, y, z), power, r=r)


def dome_pendant(x, y, z, r, ztop, mat=None, power=14.0):
    """spun metal dome, open below"""
    m = mat or m_plain((0.16, 0.12, 0.09), 0.45, 0.3)
    lathe(
        [(r, 0), (r * 0.98, 0.03), (r * 0.82, r * 0.42), (r * 0.45, r * 0.72), (0.03, r * 0.84), (0.02, r)],
        m,
        x,
        y,
        z,
    )
    lathe([(r * 0.8, 0.0), (0.001, 0.0)], m_lamp((1, 0.76, 0.48), 3.2), x, y, z + 0.04)
    rod((x, y, z + r), (x, y, ztop), 0.006, finishes.black(), 6)
    light_spot((x, y, z + 0.02), power * LIGHTS["lamp"], (1, 0.74, 0.46), False, 115)
