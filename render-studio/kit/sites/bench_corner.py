"""By the bench on Paayri's lower lawn: small traces, built only for an eye that is near enough to see them."""

import math

from kit.furniture.brass import open_book, sandals
from kit.furniture.shapes import at
from kit.furniture.textiles import drape
from kit.furniture.workbench import bottle
from kit.landscape.dog import sleeping_dog
from kit.landscape.fallen import fallen_leaves, strewn
from kit.landscape.planting import put
from kit.materials.cloth import m_linen
from kit.materials.surfaces import m_plain
from kit.mesh import place

SEEN_WITHIN_M = 16.0
BENCH = (-8.0, -6.0, 0.57)
COPPER = m_plain((0.52, 0.24, 0.12), 0.3, 1.0)


def bench_corner(eye, plants, rng):
    """A book left open, sandals in the grass, a dog in the sun; taller grass along the lawn's edge."""
    x, y, seat = BENCH
    if math.dist(eye[:2], (x, y)) > SEEN_WITHIN_M:
        return
    open_book(x + 0.30, y + 0.02, seat, 0.5)
    bottle(x + 0.68, y + 0.06, seat, COPPER)
    with at(x - 0.62, y - 0.04, 0, 0.0):
        drape(0.26, -0.22, 0.22, seat, 0.34, m_linen((0.40, 0.14, 0.075), 500), 3.0, 0.012, r=0.02)
    sandals(x + 0.25, y - 0.62, 0.115, 0.5)
    sleeping_dog(-3.85, -6.15, 0.0, 2.72)
    for i in range(150):
        a = rng.random()
        gx, gy = -5.35 - 0.5 * rng.random() ** 2, -11.2 + 7.6 * a
        if not -9.3 < gy < -5.2:
            size = rng.uniform(0.35, 0.75) * (1.15 if i % 3 else 0.7)
            place(rng.choice(plants["grass"])[0], (gx, gy, 0.08), rng.random() * math.tau, size)
    for gx, gy, size in ((-12.6, -5.2, 0.8), (-11.9, -4.9, 0.6), (-13.4, -5.6, 0.9), (-10.9, -4.6, 0.5)):
        put(rng.choice(plants["shrub"]), gx, gy, 0.08, scale=size, rng=rng)
    fallen_leaves(rng, strewn(rng, ((-4.9, -13, 4.5, -3, 0.004), (-14, -11, -5.4, -5, 0.13)), 130), (0.05, 0.10))
