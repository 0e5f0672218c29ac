"""Rooms behind the glass of Paayri's lowest floors, as seen from the lawn: curtains, a seat, shelves, a lamp."""

import math
from itertools import pairwise

from kit.materials.cloth import m_linen
from kit.materials.glass import m_sheer
from kit.materials.glow import m_lamp, m_room, shades
from kit.materials.surfaces import m_plain, m_stucco, m_wood

#: Floors from below whose rooms are furnished one by one.
FURNISHED = 3
NETS = ((0.84, 0.80, 0.72), (0.78, 0.70, 0.58), (0.86, 0.84, 0.79))
CLOTHS = ((0.38, 0.15, 0.085), (0.20, 0.225, 0.165), (0.52, 0.44, 0.32), (0.105, 0.15, 0.185), (0.62, 0.56, 0.46))
BOOKS = ((0.42, 0.16, 0.09), (0.60, 0.53, 0.42), (0.12, 0.15, 0.15), (0.22, 0.25, 0.17), (0.50, 0.38, 0.20))
TIMBER = m_wood((0.25, 0.145, 0.075), axis=2, plank=0.14)
STONE = m_stucco((0.34, 0.32, 0.29), 0.08)
POT = m_stucco((0.38, 0.185, 0.105), 0.1)
LAMP = m_lamp((1, 0.62, 0.32), 0.75)


def furnish(wall, u0, u1, glass, high, depth, lit, rng):
    """Lay out the room between u0 and u1 behind `glass` (its depth); returns where on it a plant stands."""
    shell(wall, u0 - 0.2, u1 + 0.2, glass - depth, glass - 0.08, high, m_room(lit, 1.5), rng.random())
    kind = rng.choice(("sitting", "dining", "sitting", "bedroom"))
    {"sitting": sitting, "dining": dining, "bedroom": bedroom}[kind](wall, u0, u1, glass - depth + 0.02, high, rng)
    curtains(wall, u0, u1, glass - 0.16, high, rng, 0.55 if kind == "bedroom" else 0.28)
    u, d = rng.uniform(u0 + 0.6, u1 - 0.6), glass - 0.75
    x, y, z = wall.point(u, d, 0.04)
    wall.polygons.cyl(x, y, z, z + 0.42, 0.17, POT, 20, 0.22)
    return x, y, z + 0.38


def shell(wall, u0, u1, back, front, high, lit, room):
    """Plaster that shines a little where the room's light is on, a floor of stone."""
    wall.quad(u0, u1, back, 0.02, high, lit, shades(room, 0.42, 0.42, 0.72, 0.72))
    wall.flat(u0, u1, back, front, high, lit, shades(room, 0.62, 0.62, 0.8, 0.8))
    for u in (u0, u1):
        wall.side(u, back, front, 0.02, high, lit, shades(room, 0.42, 0.3, 0.6, 0.72))
    wall.flat(u0, u1, back, front, 0.03, STONE)


def curtains(wall, u0, u1, d, high, rng, most):
    """Nets drawn to the sides from a rail, in folds; one side is drawn further than the other."""
    net = m_sheer(rng.choice(NETS), 0.88)
    wide = u1 - u0
    parts = sorted((rng.uniform(0.07, 0.13), rng.uniform(0.12, most)), key=lambda _: rng.random())
    for start, end in ((u0, u0 + wide * parts[0]), (u1 - wide * parts[1], u1)):
        n = max(12, int((end - start) / 0.035))
        folds = [
            (start + (end - start) * i / n, d + 0.045 * math.sin(i * 1.45 + 0.6 * math.sin(i * 0.7)))
            for i in range(n + 1)
        ]
        for (a, da), (b, db) in pairwise(folds):
            low, top = 0.05, high - 0.06
            corners = (wall.point(a, da, low), wall.point(b, db, low), wall.point(b, db, top), wall.point(a, da, top))
            wall.polygons.face(corners, net)
    wall.box(u0, u1, d - 0.012, d + 0.012, high - 0.07, high - 0.045, m_plain((0.10, 0.075, 0.05), 0.4))


def sitting(wall, u0, u1, back, high, rng):
    """A long low seat with cushions, a rug, a lamp that stands, shelves of books on the wall behind."""
    wide, cloth = u1 - u0, m_linen(rng.choice(CLOTHS), 400)
    a = u0 + wide * rng.uniform(0.06, 0.22)
    b = a + wide * 0.52
    wall.flat(a - 0.3, min(u1, b + 0.5), back + 1.2, back + 3.4, 0.04, m_linen(rng.choice(CLOTHS), 300))
    wall.box(a, b, back + 1.5, back + 2.35, 0.16, 0.42, cloth)
    wall.box(a, b, back + 1.42, back + 1.62, 0.16, 0.80, cloth)
    for i in range(4):
        u = a + 0.1 + (b - a - 0.5) * i / 3
        wall.box(u, u + 0.42, back + 1.62, back + 1.78, 0.42, 0.80 + 0.03 * (i % 2), m_linen(rng.choice(CLOTHS), 500))
    wall.box(a + 0.5, a + 1.5, back + 2.75, back + 3.2, 0.28, 0.33, TIMBER)
    wall.box(a + 0.6, a + 1.4, back + 2.85, back + 3.1, 0.04, 0.28, TIMBER)
    u = b + 0.25
    wall.box(u - 0.012, u + 0.012, back + 1.6, back + 1.624, 0.03, 1.45, m_plain((0.05, 0.045, 0.04), 0.4))
    wall.box(u - 0.17, u + 0.17, back + 1.44, back + 1.78, 1.45, 1.78, LAMP)
    shelves(wall, a + 0.1, b, back, rng)


def shelves(wall, a, b, back, rng):
    """Boards on the wall with books and pots on them."""
    for z in (1.25, 1.68, 2.11):
        wall.box(a, b, back, back + 0.26, z, z + 0.035, TIMBER)
        u = a + 0.05
        while u < b - 0.3:
            if rng.random() < 0.25:
                wall.box(u, u + 0.16, back + 0.05, back + 0.2, z + 0.035, z + rng.uniform(0.16, 0.26), POT)
                u += 0.3
                continue
            w = rng.uniform(0.025, 0.06)
            wall.box(
                u,
                u + w,
                back + 0.02,
                back + 0.2,
                z + 0.035,
                z + rng.uniform(0.20, 0.31),
                m_plain(rng.choice(BOOKS), 0.7),
            )
            u += w + 0.002


def dining(wall, u0, u1, back, high, rng):
    """A table with chairs and a lamp over it; a sideboard with a picture."""
    m = (u0 + u1) / 2 + rng.uniform(-0.4, 0.3)
    wall.box(m - 1.0, m + 1.0, back + 1.9, back + 2.8, 0.70, 0.745, TIMBER)
    for s in (-0.85, 0.85):
        wall.box(m + s - 0.04, m + s + 0.04, back + 2.0, back + 2.7, 0.03, 0.70, TIMBER)
    for i in range(3):
        for near in (0, 1):
            u, d = m - 0.7 + 0.62 * i, back + (3.0 if near else 1.35)
            wall.box(u, u + 0.42, d, d + 0.42, 0.42, 0.46, m_linen((0.50, 0.42, 0.30), 500))
            wall.box(u, u + 0.42, d + (0.40 if near else 0), d + (0.43 if near else 0.03), 0.46, 0.86, TIMBER)
            for du in (0.02, 0.37):
                wall.box(u + du, u + du + 0.03, d + 0.02, d + 0.40, 0.03, 0.42, TIMBER)
    wall.box(m - 0.28, m + 0.28, back + 2.1, back + 2.6, 1.52, 1.74, LAMP)
    wall.box(m - 0.006, m + 0.006, back + 2.344, back + 2.356, 1.74, high, m_plain((0.04, 0.04, 0.04), 0.5))
    wall.box(m - 1.2, m + 1.1, back + 0.01, back + 0.45, 0.20, 0.82, TIMBER)
    wall.box(m - 0.5, m + 0.4, back, back + 0.03, 1.15, 1.85, m_plain((0.10, 0.08, 0.06), 0.5))
    wall.box(m - 0.45, m + 0.35, back + 0.03, back + 0.035, 1.2, 1.8, m_linen(rng.choice(CLOTHS), 200))
    for i in range(3):
        u = m - 0.9 + 0.6 * i
        wall.box(u, u + 0.16, back + 0.15, back + 0.31, 0.82, 1.0 + 0.07 * (i % 2), POT)


def bedroom(wall, u0, u1, back, high, rng):
    """A bed with its head on the wall, a lamp beside it, wardrobes."""
    m = u0 + (u1 - u0) * rng.uniform(0.42, 0.60)
    cloth = m_linen(rng.choice(CLOTHS), 400)
    wall.box(m - 1.1, m + 1.1, back, back + 0.08, 0.05, 1.25, TIMBER)
    wall.box(m - 0.9, m + 0.9, back + 0.08, back + 2.1, 0.18, 0.50, m_linen((0.66, 0.62, 0.54), 400))
    wall.box(m - 0.91, m + 0.91, back + 0.9, back + 2.12, 0.30, 0.53, cloth)
    for s in (-0.8, 0.1):
        wall.box(m + s, m + s + 0.7, back + 0.12, back + 0.5, 0.50, 0.66, m_linen((0.72, 0.69, 0.62), 400))
    for s in (-1.35, 1.0):
        wall.box(m + s, m + s + 0.42, back + 0.05, back + 0.45, 0.05, 0.50, TIMBER)
    wall.box(m + 1.10, m + 1.32, back + 0.15, back + 0.37, 0.62, 0.90, LAMP)
    if m - 1.6 - u0 > 0.5:
        wall.box(u0 - 0.1, m - 1.6, back, back + 0.6, 0.03, 2.4, TIMBER)
