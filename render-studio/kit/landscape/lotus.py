"""Lotus in still water: round leaves flat on it or lifted, pink flowers and buds on stalks."""

import math

from kit.furniture.shapes import surf
from kit.materials.ground import m_leaf
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

SIDES = 22


def lotus(rng, places, water):
    """A leaf at each (x, y, radius), a flower beside every fifth; `water` is the height of the water."""
    greens = [
        m_leaf(c, t, 0.4, 0.25)
        for c, t in (((0.05, 0.10, 0.03), (0.13, 0.20, 0.05)), ((0.07, 0.11, 0.03), (0.19, 0.22, 0.06)))
    ]
    stalk = m_plain((0.06, 0.10, 0.03), 0.7)
    mb = MeshBuilder()
    for i, (x, y, radius) in enumerate(places):
        lifted = 0.0 if i % 3 else rng.uniform(0.08, 0.26)
        pad(mb, rng, x, y, water + 0.006 + lifted, radius, greens[i % 2], 0.16 if lifted else 0.015)
        if lifted:
            mb.bar((x, y, water - 0.02), (x, y, water + lifted), 0.012, 0.012, stalk)
        if i % 5 == 2:
            high = rng.uniform(0.20, 0.42)
            fx, fy = x + radius * 0.9, y - radius * 0.4
            mb.bar((fx, fy, water - 0.02), (fx, fy, water + high), 0.012, 0.012, stalk)
            flower(rng, fx, fy, water + high, 0.14 if i % 10 == 2 else 0.07)
    mb.obj("lotus", smooth=True)


def pad(mb, rng, x, y, z, radius, mat, dish):
    """A leaf: a disc with a hollow in its middle, its edge wavy."""
    turn, tilt = rng.uniform(0, 6.28), rng.uniform(-0.10, 0.10) * (1 if dish > 0.05 else 0)

    def at(k, share):
        a = turn + 2 * math.pi * k / SIDES
        r = radius * share * (1 + 0.03 * math.sin(3 * a))
        lift = dish * radius * share**2 + 0.012 * share * math.sin(5 * a + x) + tilt * r * math.cos(a)
        return (x + r * math.cos(a), y + r * math.sin(a), z + lift)

    for k in range(SIDES):
        mb.face([at(k, 0.0), at(k, 0.5), at(k + 1, 0.5)], mat, (0.7, 0.7, 0.7))
        mb.face([at(k, 0.5), at(k, 1.0), at(k + 1, 1.0), at(k + 1, 0.5)], mat, (0.4, 0.4, 0.4))


def flower(rng, x, y, z, size):
    """Two rounds of cupped petals; a bud when it is small."""
    pink = m_leaf((0.62, 0.20, 0.26), (0.82, 0.50, 0.52), 0.5, 0.35)
    open_ = 0.75 if size > 0.1 else 0.18
    turn = rng.uniform(0, 6.28)
    for ring, (count, lean) in enumerate(((8, open_), (6, open_ * 0.5))):
        for k in range(count):
            a = turn + 2 * math.pi * (k + 0.5 * ring) / count

            def petal(u, v, a=a, lean=lean):
                w = 0.42 * size * math.sin(math.pi * min(1.0, 0.06 + v * 0.94)) ** 0.8 * (2 * u - 1)
                out = size * (0.12 + lean * math.sin(v * 1.5)) - abs(2 * u - 1) ** 2 * 0.10 * size
                c, s = math.cos(a), math.sin(a)
                return (x + out * c - w * s, y + out * s + w * c, z + size * 1.1 * v)

            surf(petal, 5, 7, pink, name="petal")
