"""Leaves on the ground: each a pointed oval folded along its rib, its edges lifted a little."""

import math
from itertools import pairwise

from kit.materials.lane import m_wet_leaf
from kit.mesh import MeshBuilder

TONES = ((0.34, 0.20, 0.04), (0.26, 0.11, 0.03), (0.42, 0.30, 0.06), (0.10, 0.14, 0.03), (0.17, 0.075, 0.028))
#: Half the width of a leaf along its rib, from stalk to tip.
OUTLINE = ((0.0, 0.03), (0.18, 0.22), (0.42, 0.30), (0.70, 0.20), (0.90, 0.07), (1.0, 0.0))


def fallen_leaves(rng, places, size=(0.055, 0.10), lift=0.012):
    """One leaf at each (x, y, z); metres."""
    mats = [m_wet_leaf(tone) for tone in TONES]
    mb = MeshBuilder()
    for x, y, z in places:
        leaf(mb, rng, x, y, z, rng.uniform(*size), lift, rng.choice(mats))
    return mb.obj("fallen leaves")


def leaf(mb, rng, x, y, z, long, lift, mat):
    a, curl = rng.uniform(0, 6.283), rng.uniform(0.2, 1.0) * lift
    c, s = math.cos(a), math.sin(a)

    def at(u, v):
        along, across = (u - 0.5) * long, v * long
        high = z + 0.004 + curl * (abs(v) / 0.3) ** 2 + curl * 0.7 * (2 * u - 1) ** 2
        return (x + along * c - across * s, y + along * s + across * c, high)

    for (u0, w0), (u1, w1) in pairwise(OUTLINE):
        for side in (-1, 1):
            mb.face([at(u0, 0), at(u1, 0), at(u1, side * w1), at(u0, side * w0)], mat)


def strewn(rng, areas, count, nearer=1.0):
    """`count` places in rectangles (x0, y0, x1, y1, z), more of them towards y0 the larger `nearer` is."""
    places = []
    for _ in range(count):
        x0, y0, x1, y1, z = rng.choice(areas)
        places.append((rng.uniform(x0, x1), y0 + (y1 - y0) * rng.random() ** nearer, z))
    return places
