"""Brass and clay of the house: a bowl of flowers on water, a standing lamp with wicks, a cup, shoes at the door."""

import math
import random
from itertools import pairwise

from kit.furniture import finishes
from kit.furniture.shapes import at, lathe, point, puff, surf
from kit.materials.glow import m_lamp
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder


def urli(x, y, z=0.0, radius=0.26, seed=1):
    """A wide brass bowl with water and floating flowers."""
    r = random.Random(seed)
    brass = finishes.brass()
    lathe(
        [
            (0.001, 0.02),
            (radius * 0.55, 0.02),
            (radius * 0.9, radius * 0.25),
            (radius, radius * 0.46),
            (radius * 1.12, radius * 0.5),
            (radius * 1.12, radius * 0.53),
            (radius * 0.95, radius * 0.49),
            (radius * 0.86, radius * 0.27),
        ],
        brass,
        x,
        y,
        z,
    )
    water = radius * 0.38
    lathe([(radius * 0.93, water), (0.001, water)], m_plain((0.02, 0.03, 0.028), 0.03, 0.0, 0.6), x, y, z)
    petals = [m_plain(c, 0.7) for c in ((0.62, 0.16, 0.02), (0.70, 0.38, 0.03), (0.74, 0.68, 0.55))]
    for i in range(26):
        a, out = i * 2.4, radius * 0.82 * math.sqrt((i + 0.5) / 26)
        flower(x + out * math.cos(a), y + out * math.sin(a), z + water, r.uniform(0.022, 0.034), petals[i % 3], r)


def flower(x, y, z, radius, mat, r):
    """A marigold head, floating."""
    turn = r.uniform(0, 6.28)

    def fn(u, v):
        a = 2 * math.pi * u
        k = math.cos(v * math.pi / 2)
        frill = 1 + 0.14 * math.cos(9 * a + 7 * v + turn) * k
        return (radius * k * frill * math.cos(a), radius * k * frill * math.sin(a), radius * 0.75 * math.sin(v * 1.57))

    surf(fn, 28, 6, mat, (x, y, z), wrap=True, name="flower")


def samai(x, y, z=0.0, height=0.95, lit=True):
    """A standing brass lamp of rings and beads; small flames in its bowl."""
    h = height
    stem = [(0.13, 0), (0.15, 0.015), (0.10, 0.05), (0.04, 0.07), (0.022, 0.11)]
    for k in range(5):
        base = 0.16 + k * (h - 0.30) / 5
        stem += [(0.018, base), (0.034, base + 0.02), (0.026, base + 0.045), (0.016, base + 0.07)]
    stem += [(0.018, h - 0.12), (0.05, h - 0.10), (0.115, h - 0.065), (0.12, h - 0.055), (0.09, h - 0.07)]
    stem += [(0.02, h - 0.08), (0.014, h - 0.03), (0.022, h - 0.01), (0.001, h + 0.02)]
    lathe(stem, finishes.brass(), x, y, z, 36)
    if lit:
        mb = MeshBuilder()
        for i in range(5):
            a = i * 2 * math.pi / 5
            px, py = x + 0.10 * math.cos(a), y + 0.10 * math.sin(a)
            mb.cyl(px, py, z + h - 0.055, z + h - 0.025, 0.005, m_lamp((1, 0.62, 0.24), 26), 8, 0.001)
        mb.obj("flames")
        point((x, y, z + h + 0.03), 3.0, (1, 0.58, 0.26), 0.05)


def cup(x, y, z, turn=0.4, mat=None, saucer=True):
    """A cup of tea on its saucer."""
    m = mat or m_plain((0.70, 0.66, 0.58), 0.25)
    with at(x, y, z, turn):
        if saucer:
            lathe([(0.001, 0.004), (0.045, 0.005), (0.07, 0.013), (0.072, 0.016), (0.045, 0.009)], m)
        lathe([(0.02, 0.008), (0.032, 0.02), (0.04, 0.06), (0.042, 0.068), (0.038, 0.066), (0.03, 0.03)], m)
        lathe([(0.037, 0.056), (0.001, 0.056)], m_plain((0.16, 0.075, 0.03), 0.1))
        ring = [(0.040 + 0.018 * math.sin(t), 0.038 - 0.018 * math.cos(t)) for t in [k * math.pi / 8 for k in range(9)]]
        mb = MeshBuilder()
        for (r0, z0), (r1, z1) in pairwise(ring):
            mb.bar((r0, 0, z0), (r1, 0, z1), 0.008, 0.005, m)
        mb.obj("handle")


def open_book(x, y, z, turn=0.0, wide=0.30, deep=0.21, cover=None):
    """A book left open, face up."""
    paper = m_plain((0.74, 0.70, 0.61), 0.8)

    def leaf(side):
        def fn(u, v):
            rise = 0.022 * math.sin(math.pi * min(1, 0.12 + u * 0.95)) * (1 - 0.55 * u)
            return (side * u * wide / 2, (v - 0.5) * deep, 0.008 + rise)

        return fn

    with at(x, y, z, turn):
        for side in (-1, 1):
            surf(leaf(side), 14, 3, paper, name="leaf")
        mb = MeshBuilder()
        outer = cover or m_plain((0.22, 0.07, 0.04), 0.6)
        mb.box(-wide / 2 - 0.006, -deep / 2 - 0.006, 0.0, wide / 2 + 0.006, deep / 2 + 0.006, 0.006, outer)
        mb.obj("cover")


def sandals(x, y, z=0.0, turn=0.0, leather=None):
    """A pair of Kolhapuri sandals, left as one steps out of them."""
    m = leather or m_plain((0.28, 0.13, 0.05), 0.5)
    for side, slip in ((-1, 0.0), (1, 0.07)):
        with at(x, y, z, turn + side * 0.09):
            puff(0.085, 0.255, 0.016, (side * 0.065, slip, 0.009), m, 0.03, 0, n=8, wob=0)
            mb = MeshBuilder()
            for k in (-1, 1):
                a, b = (side * 0.065 + k * 0.043, slip + 0.02, 0.016), (side * 0.065 + k * 0.012, slip + 0.06, 0.045)
                mb.bar(a, b, 0.05, 0.005, m)
            mb.bar(
                (side * 0.065 - 0.014, slip + 0.06, 0.045), (side * 0.065 + 0.014, slip + 0.06, 0.045), 0.05, 0.005, m
            )
            mb.obj("straps")
