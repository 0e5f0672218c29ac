"""What Kansa's floors look at, to the south and west: low Kharadi, the Mula-Mutha between its trees, towers far off.

x is east, y north, as in the storey; `drop` metres below the floor lies the street.
"""

import math
from itertools import pairwise

from kit.furniture.shapes import at
from kit.landscape.ground import sahyadri
from kit.landscape.planting import put
from kit.landscape.trees import make_tree
from kit.massing.lowrise import lowrise_set
from kit.massing.skyline import skyline
from kit.materials.ground import m_lawn, m_leaf
from kit.materials.material import material
from kit.mesh import MeshBuilder, place

WATER_WIDE, BANK_WIDE = 92.0, 26.0
MIDDLE = math.radians(-120)  # where the view's middle lies, clockwise from north
HALF_ANGLE = 1.15
NEAR, FAR = 75.0, 1500.0


@material("evening river")
def m_evening_river(g):
    """A slow river that mirrors a low sun, wind on it in patches."""
    p = g.pos()
    ripple = g.noise(0.3, g.vm("MULTIPLY", p, (1, 0.6, 1)), 4, 0.6)
    wind = g.smooth(g.noise(0.014, p, 3), 0.42, 0.62)
    rough = g.m("ADD", 0.06, g.m("MULTIPLY", wind, 0.14))
    return g.pbr(col=(0.05, 0.062, 0.05), rough=rough, spec=0.8, nor=g.bump(ripple, 0.05, 0.3))


def middle(x):
    """How far south of the building the river's middle is at `x`: it comes from the west and bends away."""
    return -(265 + 120 * math.sin(x / 260 + 0.9) + 0.16 * max(0.0, -x))


def kharadi(rng, drop, trees=1050, houses=300):
    """The outlook from `drop` metres over the street."""
    mb = MeshBuilder()
    ground = [(-6000, -6000, -drop), (3000, -6000, -drop), (3000, 6000, -drop), (-6000, 6000, -drop)]
    mb.face(ground, m_lawn((0.085, 0.086, 0.048)))
    for a, b in pairwise([-1900 + 20 * i for i in range(125)]):
        for half, z, mat in (
            (WATER_WIDE / 2 + BANK_WIDE, 0.15, m_lawn((0.060, 0.10, 0.028))),
            (WATER_WIDE / 2, 0.3, m_evening_river()),
        ):
            near, far = middle(a), middle(b)
            edge = [(a, near - half), (b, far - half), (b, far + half), (a, near + half)]
            mb.face([(*p, z - drop) for p in edge], mat)
    mb.obj("plain")
    olive = m_leaf((0.06, 0.10, 0.02), (0.17, 0.20, 0.045))
    kinds = [
        make_tree(71, height=11, radius=5.0, clear=2.2, leaves=4200, leaf=0.38),
        make_tree(72, height=13, radius=6.0, clear=2.6, leaves=4600, leaf=0.40, col=olive),
        make_tree(73, height=12, radius=7.0, clear=4, leaves=4600, leaf=0.42, flat=0.5, umbrella=True),
    ]
    for _ in range(trees):
        x, y = by_the_river(rng) if rng.random() < 0.5 else somewhere(rng)
        if off_river(x, y) > 3:
            put(rng.choice(kinds), x, y, -drop - 0.4, scale=rng.uniform(0.6, 1.15), rng=rng)
    meshes = lowrise_set(0.12, 1)
    for _ in range(houses):
        x, y = somewhere(rng)
        x, y = round(x / 24) * 24, round(y / 28) * 28
        if off_river(x, y) > 26:
            turn = rng.choice((0, math.pi / 2, math.pi)) + rng.uniform(-0.08, 0.08)
            place(rng.choice(meshes), (x, y, -drop), turn)
    with at(0, 0, 0, -MIDDLE):
        skyline(rng, 46, 900, 3200, (-55, 60), 74, 0.04, -drop, 0.2)
        sahyadri(seed=9, r0=3200, r1=8200, hmax=400, z=-drop - 4)


def off_river(x, y):
    """Metres from the water's edge; less than nothing in the water."""
    return abs(y - middle(x)) - WATER_WIDE / 2


def by_the_river(rng):
    """A place on one of the banks."""
    x = rng.uniform(-1300, 320)
    out = WATER_WIDE / 2 + 3 + BANK_WIDE * 1.5 * rng.random() ** 1.5
    return x, middle(x) + rng.choice((-1, 1)) * out


def somewhere(rng):
    """A place in the fan one sees, nearer ones as likely as they fill the view."""
    a, r = MIDDLE + rng.uniform(-HALF_ANGLE, HALF_ANGLE), NEAR + (FAR - NEAR) * rng.random() ** 1.35
    return r * math.sin(a), r * math.cos(a)
