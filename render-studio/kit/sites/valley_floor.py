"""What lies behind and beside Paayri's hill: fields, Pashan's lake, houses among trees, ranges in haze."""

import math

from mathutils import Vector
from mathutils import noise as mnoise

from kit.landscape.planting import put
from kit.landscape.ranges import ranges
from kit.landscape.trees import make_tree
from kit.massing.lowrise import lowrise_set
from kit.materials.ground import m_leaf
from kit.materials.ranges import m_fields, m_lake
from kit.mesh import MeshBuilder, place

FLOOR_M = -2.5
#: The middle of the lake and its half axes along and across its bearing.
LAKE, LAKE_LONG, LAKE_WIDE, LAKE_TURN = (850, 660), 480, 330, -0.75
#: Ranges round Paayri: how far, how high, seed.
RANGES = ((1950, 150, 3.3), (3000, 290, 5.1), (4700, 600, 8.4), (7600, 1150, 2.2))
BEARINGS = (-62, 84)
SEEN_FROM_M, SEEN_TO_M = 330, 1650


def valley_floor(rng):
    """The plain, the lake on it, what stands on the plain, the ranges."""
    mb = MeshBuilder()
    far = 12000
    mb.face([(-far, -900, FLOOR_M), (far, -900, FLOOR_M), (far, far, FLOOR_M), (-far, far, FLOOR_M)], m_fields())
    mb.level([shore(a * math.tau / 120, 1.0) for a in range(120)], FLOOR_M + 0.6, m_lake())
    mb.obj("valley floor")
    kinds = far_trees()
    woods(rng, kinds, 1500)
    hamlets(rng, kinds)
    ranges(RANGES, BEARINGS, FLOOR_M)


def shore(angle, size):
    """A point on the lake's shore: an oval with bays, `size` 1 at the water's edge."""
    c, s = math.cos(angle), math.sin(angle)
    bay = 1 + 0.34 * mnoise.fractal(Vector((c * 1.4, s * 1.4, 2.7)), 0.9, 2.1, 4)
    u, v = c * LAKE_LONG * bay * size, s * LAKE_WIDE * bay * size
    t = LAKE_TURN
    return LAKE[0] + u * math.cos(t) - v * math.sin(t), LAKE[1] + u * math.sin(t) + v * math.cos(t)


def on_water(x, y, margin=1.06):
    """Whether (x, y) is on the lake or just beside it."""
    dx, dy = x - LAKE[0], y - LAKE[1]
    c, s = math.cos(LAKE_TURN), math.sin(LAKE_TURN)
    angle = math.atan2((-dx * s + dy * c) / LAKE_WIDE, (dx * c + dy * s) / LAKE_LONG)
    edge = shore(angle, margin)
    return math.hypot(dx, dy) < math.hypot(edge[0] - LAKE[0], edge[1] - LAKE[1])


def far_trees():
    """Trees of few large leaves: none is nearer than SEEN_FROM_M."""
    looks = (
        (91, 8, 4.4, ((0.045, 0.080, 0.020), (0.12, 0.155, 0.040))),
        (92, 11, 5.2, ((0.035, 0.070, 0.022), (0.09, 0.130, 0.038))),
        (93, 7, 5.0, ((0.060, 0.085, 0.022), (0.15, 0.165, 0.048))),
    )
    return [
        make_tree(seed, height=high, radius=wide, leaves=2600, leaf=0.42, clear=1.6, col=m_leaf(*colours), clusters=60)
        for seed, high, wide, colours in looks
    ]


def woods(rng, kinds, count):
    """Trees in belts along the fields and round the water, thinner the further away."""
    while count:
        away = SEEN_FROM_M + (SEEN_TO_M - SEEN_FROM_M) * rng.random() ** 1.3
        bearing = math.radians(rng.uniform(*BEARINGS))
        x, y = away * math.sin(bearing), away * math.cos(bearing)
        thick = mnoise.noise(Vector((x / 130, y / 60, 4.1))) + 0.5 * mnoise.noise(Vector((x / 40, y / 40, 9)))
        if thick > rng.uniform(-0.1, 0.35) and not on_water(x, y):
            put(rng.choice(kinds), x, y, FLOOR_M - 0.3, scale=rng.uniform(0.6, 1.25), rng=rng)
            count -= 1


def hamlets(rng, kinds):
    """Low houses in four loose groups, trees between them."""
    houses = lowrise_set(0.12, 1)
    for cx, cy, wide, count in ((270, 520, 90, 16), (760, 330, 110, 22), (330, 1120, 170, 30), (-420, 760, 150, 20)):
        for _ in range(count):
            x, y = rng.gauss(cx, wide), rng.gauss(cy, wide * 0.5)
            if on_water(x, y, 1.15) or math.hypot(x, y) < SEEN_FROM_M:
                continue
            place(rng.choice(houses), (x, y, FLOOR_M), rng.choice((0, 1.57, 3.14, -1.57)) + rng.gauss(0, 0.15))
            for _ in range(3):
                put(rng.choice(kinds), x + rng.gauss(0, 13), y + rng.gauss(0, 13), FLOOR_M - 0.3, scale=0.8, rng=rng)
