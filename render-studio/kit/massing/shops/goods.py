"""What shops sell, as one sees it through their windows: on shelves at the back, and close behind the glass."""

import math
from itertools import pairwise

from kit.materials.shop import m_goods

DYES = (
    (0.34, 0.09, 0.06),
    (0.07, 0.10, 0.20),
    (0.48, 0.31, 0.11),
    (0.12, 0.19, 0.13),
    (0.60, 0.55, 0.45),
    (0.22, 0.08, 0.10),
)
SPICES = ((0.46, 0.29, 0.09), (0.28, 0.09, 0.045), (0.22, 0.13, 0.07), (0.58, 0.52, 0.40), (0.20, 0.20, 0.10))
PETALS = ((0.75, 0.28, 0.02), (0.70, 0.50, 0.04), (0.55, 0.05, 0.10), (0.72, 0.68, 0.62), (0.50, 0.12, 0.30))
WOOD, IRON, LINEN = (0.12, 0.062, 0.03), (0.03, 0.03, 0.03), (0.60, 0.54, 0.44)
LEAVES = (0.05, 0.14, 0.03)
COPPERS = ((0.62, 0.24, 0.11), (0.60, 0.42, 0.14), (0.50, 0.48, 0.45))
SHELVES = (0.55, 1.0, 1.45, 1.9, 2.35)
PLINTH_M = 0.42


def shelves(fr, a, b, back, put, rng):
    """Shelves on a wall with a thing beside a thing."""
    wood = m_goods(WOOD)
    for z in SHELVES:
        fr.box(a, b, back, back + 0.36, z - 0.035, z, wood)
        u = a + 0.04
        while u < b - 0.3:
            u += put(fr, u, back + 0.18, z, rng) + rng.uniform(0.01, 0.05)
            if rng.random() < 0.07:
                u += 0.2
    bays = max(2, round((b - a) / 1.1))
    for i in range(bays + 1):
        u = a + (b - a - 0.04) * i / bays
        fr.box(u, u + 0.04, back, back + 0.37, 0.0, SHELVES[-1] + 0.4, wood)


def round_thing(fr, u, d, z, radius, high, material, top=None):
    """A vessel or a tin."""
    x, y, z = fr.point(u, d, z)
    fr.polygons.cyl(x, y, z, z + high, radius, material, 12, top)


def a_jar(fr, u, d, z, rng):
    """A jar with a lid; how wide it is."""
    r, high = rng.uniform(0.07, 0.10), rng.uniform(0.18, 0.28)
    round_thing(fr, u + r, d, z, r, high, m_goods(rng.choice(SPICES)))
    round_thing(fr, u + r, d, z + high, r * 0.8, 0.035, m_goods(WOOD))
    return 2 * r


def a_book(fr, u, d, z, rng):
    """A handful of books of a kind."""
    colour, high, thick = rng.choice(DYES), rng.uniform(0.20, 0.33), rng.uniform(0.025, 0.05)
    for i in range(rng.randint(2, 5)):
        fr.box(
            u + i * thick, u + (i + 0.92) * thick, d - 0.1, d + 0.1, z, z + high * rng.uniform(0.94, 1), m_goods(colour)
        )
    return thick * (i + 1)


def a_bolt(fr, u, d, z, rng):
    """Bolts of cloth, one on the other."""
    wide = rng.uniform(0.26, 0.40)
    for i in range(rng.randint(2, 4)):
        fr.box(
            u,
            u + wide * rng.uniform(0.93, 1),
            d - 0.14,
            d + 0.16,
            z + i * 0.09,
            z + i * 0.09 + 0.08,
            m_goods(rng.choice(DYES)),
        )
    return wide


def a_pot(fr, u, d, z, rng):
    """A vessel with a neck."""
    r, metal = rng.uniform(0.09, 0.16), m_goods(rng.choice(COPPERS), 0.24, 0.25, 0.6)
    for z0, z1, lower, upper in ((0, 0.7, 0.6, 1.0), (0.7, 1.2, 1.0, 0.55), (1.2, 1.4, 0.55, 0.72)):
        round_thing(fr, u + r, d, z + z0 * r, r * lower, (z1 - z0) * r, metal, r * upper)
    return 2 * r


def a_box(fr, u, d, z, rng):
    """A stack of boxes."""
    wide, colour = rng.uniform(0.22, 0.34), rng.choice(DYES)
    for i in range(rng.randint(1, 3)):
        fr.box(
            u, u + wide, d - 0.13, d + 0.13, z + i * 0.125, z + i * 0.125 + 0.115, m_goods(colour if i != 1 else LINEN)
        )
    return wide


def a_frame(fr, u, d, z, rng):
    """A small picture or a pair of glasses on its card."""
    wide, high = rng.uniform(0.2, 0.34), rng.uniform(0.22, 0.36)
    fr.box(u, u + wide, d - 0.14, d - 0.11, z, z + high, m_goods(rng.choice((WOOD, IRON, COPPERS[1]))))
    fr.box(
        u + 0.03, u + wide - 0.03, d - 0.112, d - 0.10, z + 0.03, z + high - 0.03, m_goods(rng.choice((LINEN, *DYES)))
    )
    return wide


def a_plant(fr, u, d, z, rng):
    """A pot with something green, or in flower."""
    r = rng.uniform(0.07, 0.11)
    round_thing(fr, u + r, d, z, r * 0.75, 0.14, m_goods((0.36, 0.14, 0.07)), r)
    heap(fr, u + r, d, z + 0.14, r * 1.25, rng.choice((LEAVES, LEAVES, *PETALS)), rng)
    return 2.3 * r


def heap(fr, u, d, z, r, colour, rng, count=9):
    """Blossoms or leaves, loosely together."""
    material, green = m_goods(colour), m_goods(LEAVES)
    for i in range(count):
        angle, out = i * 2.4, r * 0.75 * math.sqrt(i / count)
        x, y = u + out * math.cos(angle), d + out * math.sin(angle)
        size = r * rng.uniform(0.26, 0.42)
        top = z + (r - out) * 0.7
        round_thing(fr, x, y, top - size, size * 0.6, size * 0.8, green if i % 4 == 3 else material, size)
        round_thing(fr, x, y, top - size * 0.2, size, size * 0.7, green if i % 4 == 3 else material, size * 0.3)


def hangings(fr, a, b, d, foot, rng):
    """Lengths of cloth over a rod, each in its folds."""
    fr.box(a, b, d - 0.012, d + 0.012, 2.36, 2.385, m_goods(IRON))
    u = a + 0.1
    while u < b - 0.45:
        wide, z, cloth = rng.uniform(0.34, 0.5), foot + rng.uniform(0.03, 0.5), m_goods(rng.choice(DYES))
        folds = 10
        for i in range(folds):
            p, q = u + wide * i / folds, u + wide * (i + 1) / folds
            e, f = d + 0.035 * (i % 2), d + 0.035 * ((i + 1) % 2)
            fr.polygons.face([fr.point(p, e, z), fr.point(q, f, z), fr.point(q, f, 2.39), fr.point(p, e, 2.39)], cloth)
        fr.box(u, u + wide, d + 0.036, d + 0.042, z + 0.04, z + 0.14, m_goods(COPPERS[1], 0.5))
        u += wide + rng.uniform(0.08, 0.3)


def forms(fr, a, b, d, foot, rng):
    """Dressmakers' forms on their stands."""
    for i in range(max(2, round((b - a) / 1.1))):
        u = a + 0.4 + i * (b - a - 0.8) / max(1, round((b - a) / 1.1) - 1)
        cloth = m_goods(rng.choice((LINEN, *DYES)))
        round_thing(fr, u, d, foot, 0.15, 0.03, m_goods(WOOD))
        round_thing(fr, u, d, foot, 0.02, 0.75, m_goods(WOOD))
        for z, high, r, top in ((0.55, 0.5, 0.28, 0.13), (1.05, 0.28, 0.13, 0.18), (1.33, 0.12, 0.18, 0.06)):
            round_thing(fr, u, d, foot + z, r, high, cloth, top)
        round_thing(fr, u, d, foot + 1.45, 0.045, 0.08, m_goods(WOOD))


def wheels(fr, a, b, d, foot, rng):
    """Bicycles, seen from their side."""
    for i in range(max(1, round((b - a) / 1.9))):
        u, paint = a + 0.5 + i * 1.8, m_goods(rng.choice(DYES), 0.5, 0.3)
        hubs = (u, foot + 0.34), (u + 1.05, foot + 0.34)
        for x, z in hubs:
            ring = [(x + 0.33 * math.cos(k * math.pi / 9), z + 0.33 * math.sin(k * math.pi / 9)) for k in range(19)]
            for p, q in pairwise(ring):
                bar(fr, p, q, d, 0.035, m_goods(IRON))
            for k in range(0, 18, 3):
                bar(fr, (x, z), ring[k], d, 0.006, m_goods((0.5, 0.5, 0.48)))
        crank, seat, head = (u + 0.44, foot + 0.30), (u + 0.28, foot + 0.82), (u + 0.84, foot + 0.86)
        for p, q in ((hubs[0], crank), (hubs[0], seat), (crank, seat), (seat, head), (crank, head), (head, hubs[1])):
            bar(fr, p, q, d, 0.03, paint)
        bar(fr, (u + 0.16, foot + 0.9), (u + 0.40, foot + 0.9), d, 0.05, m_goods(WOOD))
        bar(fr, head, (u + 0.80, foot + 1.02), d, 0.03, m_goods(IRON))
        bar(fr, (u + 0.66, foot + 1.02), (u + 0.86, foot + 1.04), d, 0.03, m_goods(IRON))


def bar(fr, p, q, d, thick, material):
    """A bar in the plane of the front, between two (u, z)."""
    fr.polygons.bar(fr.point(p[0], d, p[1]), fr.point(q[0], d, q[1]), thick, thick, material)


def in_rows(put):
    """Things on the plinth behind the glass, and as many on a step above."""

    def window(fr, a, b, d, foot, rng):
        fr.box(a, b, d - 0.42, d - 0.08, foot, foot + 0.30, m_goods(WOOD))
        for back, z in ((0.10, foot), (-0.26, foot + 0.30)):
            u = a + 0.06
            while u < b - 0.36:
                u += put(fr, u, d + back, z, rng) + rng.uniform(0.04, 0.22)

    return window


#: What stands in the window, and what on the shelves.
GOODS = {
    "boxes": (in_rows(a_box), a_box),
    "books": (in_rows(a_book), a_book),
    "jars": (in_rows(a_jar), a_jar),
    "pots": (in_rows(a_pot), a_pot),
    "frames": (in_rows(a_frame), a_frame),
    "flowers": (in_rows(a_plant), a_plant),
    "cloth": (hangings, a_bolt),
    "garments": (forms, a_bolt),
    "cycles": (wheels, a_box),
}
