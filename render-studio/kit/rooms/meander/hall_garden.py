"""What Meander's hall looks out on: the tower's piers under its balconies, wet paving, palms, the pool garden."""

import math
from itertools import pairwise

from kit.landscape.ground import lawn
from kit.landscape.planting import put
from kit.landscape.pool import pool, umbrella
from kit.landscape.shrubs import make_shrub
from kit.landscape.trees import make_palm, make_tree
from kit.materials.ground import m_lawn, m_leaf
from kit.materials.joinery import m_boards
from kit.materials.surfaces import m_paving, m_stone, m_stucco
from kit.mesh import MeshBuilder

PIER_HALF, PIER_OUT, PITCH, FIRST = 0.4, 1.25, 8.4, 6.3
SLAB_OUT, WAVE = 2.95, 0.75
OLIVE, DEEP = ((0.06, 0.10, 0.02), (0.16, 0.20, 0.045)), ((0.045, 0.095, 0.03), (0.10, 0.16, 0.05))


def hall_garden(rng, height):
    """The garden south of the glass at y 0, its storey `height` metres high."""
    mb = MeshBuilder()
    white, deck = m_stucco((0.84, 0.82, 0.78), 0.06), m_boards((0.40, 0.22, 0.10), 0, 0.12, 3.0, 0.5)
    mb.box(-60, -16, -0.3, 60, -0.1, -0.01, m_paving((0.44, 0.40, 0.35), 1.2, 0.6, 0.10, 0.26))
    mb.box(-200, -160, -0.4, 200, -16, -0.05, m_lawn())
    for k in range(-4, 3):
        x = FIRST + k * PITCH
        mb.box(x - PIER_HALF, -PIER_OUT - PIER_HALF, -0.1, x + PIER_HALF, -PIER_OUT + PIER_HALF, height, white)
    xs = [-40 + 0.5 * k for k in range(170)]
    edge = [(x, -SLAB_OUT - WAVE * math.sin(x * 0.31 + 0.6)) for x in xs]
    for (ax, ay), (bx, by) in pairwise(edge):
        mb.face(
            [(ax, ay, height + 0.02), (bx, by, height + 0.02), (bx, 0, height + 0.02), (ax, 0, height + 0.02)], deck
        )
        mb.face([(ax, ay, height), (bx, by, height), (bx, by, height + 0.34), (ax, ay, height + 0.34)], white)
        mb.face(
            [(ax, ay, height + 0.34), (bx, by, height + 0.34), (bx, 0, height + 0.34), (ax, 0, height + 0.34)], white
        )
    for x0, x1 in ((-26, -9), (-5, 4), (8, 17), (21, 40)):
        mb.box(x0, -9.2, -0.1, x1, -6.6, 0.42, m_stone((0.40, 0.33, 0.26), 0.9, 0.23))
    pool(mb, -22, -44, 46, -34)
    for x in (-8, 2, 12, 22, 32):
        umbrella(mb, x, -32)
    lawn(mb, -60, -31, 60, -17)
    mb.box(-160, -101, -0.2, 260, -100, 4.6, m_lawn((0.030, 0.060, 0.018)))
    mb.obj("hall garden")
    planting(rng)


def planting(rng):
    """Palms and shrubs in the beds, trees on the lawn, the garden's wall of trees behind the pool."""
    palms = [make_palm(61 + i, height=h) for i, h in enumerate((6.2, 7.8, 5.2))]
    shrubs = [make_shrub(71 + i, 0.7, 0.8) for i in range(3)]
    bloom = make_shrub(75, 0.6, 0.7, col=m_leaf((0.34, 0.02, 0.12), (0.62, 0.07, 0.28)))
    trees = [
        make_tree(81 + i, height=h, radius=r, clear=2.6, leaves=12000, leaf=0.16, col=m_leaf(*green))
        for i, (h, r, green) in enumerate(((8.5, 3.2, OLIVE), (10.5, 4.0, DEEP), (7.5, 3.0, OLIVE)))
    ]
    for x0, x1 in ((-26, -9), (-5, 4), (8, 17), (21, 40)):
        x = x0 + 0.5
        while x < x1:
            for y in (-7.2, -7.9, -8.6):
                put(
                    bloom if rng.random() < 0.18 else rng.choice(shrubs),
                    x + rng.uniform(-0.2, 0.2),
                    y,
                    0.36,
                    scale=rng.uniform(0.7, 1.1),
                    rng=rng,
                )
            x += 0.75
        for k in range(int((x1 - x0) / 4.2) + 1):
            put(palms[k % 3], x0 + 1.5 + 4.2 * k, -7.9, 0.36, scale=rng.uniform(0.85, 1.1), rng=rng)
    for _ in range(24):
        put(rng.choice(trees), rng.uniform(-40, 60), rng.uniform(-30, -19), 0.1, scale=rng.uniform(0.7, 1.0), rng=rng)
    for _ in range(110):
        put(rng.choice(trees), rng.uniform(-70, 130), rng.uniform(-90, -48), 0, scale=rng.uniform(0.9, 1.6), rng=rng)
