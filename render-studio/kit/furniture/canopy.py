"""A low bed under a canopy of muslin: posts, a cloth that sags between them, nets gathered and let down."""

import math

from kit.furniture.shapes import cube, lathe, surf
from kit.furniture.textiles import curtain
from kit.materials.cloth import m_linen
from kit.mesh import MeshBuilder

POST_M = 0.036


def canopy_bed(wide, long, high, wood, net):
    """Head at y = 0, foot at y = long, centred in x; a deck of boards at 0.29 m, posts and rails `high` metres up."""
    half = wide / 2
    cube(-half - 0.06, -0.0, 0.16, half + 0.06, long + 0.10, 0.29, wood, 0.008)
    cube(-half + 0.12, 0.12, 0, half - 0.12, long - 0.10, 0.16, wood, 0.004)
    cube(-half - 0.06, 0.0, 0.29, half + 0.06, 0.05, 0.92, wood, 0.006)
    mb = MeshBuilder()
    k = POST_M / 2
    corners = [(sx * (half + 0.04), y) for sx in (-1, 1) for y in (0.03, long + 0.07)]
    for x, y in corners:
        mb.box(x - k, y - k, 0.29, x + k, y + k, high, wood)
    for x in (-half - 0.04, half + 0.04):
        mb.box(x - k + 0.004, 0.03 + k, high - 0.034, x + k - 0.004, long + 0.07 - k, high - 0.004, wood)
    for y in (0.03, long + 0.07):
        mb.box(-half - 0.04 + k, y - k + 0.004, high - 0.034, half + 0.04 - k, y + k - 0.004, high - 0.004, wood)
    mb.obj("posts")

    def roof(u, v):
        sag = 0.085 * (1 - (2 * u - 1) ** 2) * (1 - (2 * v - 1) ** 4)
        wave = 0.008 * math.sin(11 * u + 4 * v) * math.sin(9 * v)
        return ((u - 0.5) * (wide + 0.06), 0.03 + v * (long + 0.04), high - 0.012 - sag + wave)

    surf(roof, 40, 40, net, name="canopy")


def gathered(x, y, high, net, tie, seed=1.0, foot=0.05):
    """A net gathered at a post and tied at two fifths of its height."""
    waist = high * 0.40

    def fn(u, v):
        z = high - 0.03 + (foot - high) * v
        near = min(1.0, abs(z - waist) / (high * 0.52))
        r = 0.032 + 0.085 * near**1.3 * (1.25 if z < waist else 1.0)
        a = 2 * math.pi * u
        fold = 1 + 0.30 * math.sin(9 * a + seed + 0.8 * v) + 0.12 * math.sin(17 * a + 3 * seed)
        return (x + r * fold * math.cos(a), y + r * fold * math.sin(a) * 0.8, z)

    surf(fn, 120, 40, net, wrap=True, name="gathered")
    lathe(
        [(0.040, waist - 0.02), (0.046, waist), (0.040, waist + 0.02)],
        tie or m_linen((0.42, 0.185, 0.085), 600),
        x,
        y,
        0,
        32,
    )


def let_down(x0, y0, x1, y1, high, net, seed=1.0):
    """A net let down along a side, just off the floor."""
    curtain(x0, y0, x1, y1, 0.04, high - 0.03, net, 0.075, 0.028, sd=seed)
