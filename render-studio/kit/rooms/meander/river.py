"""What Meander's homes look at: the Mula bending through trees, low houses beyond it, the Deccan's flat hills."""

import math
from itertools import pairwise

from kit.landscape.ground import sahyadri
from kit.landscape.planting import put
from kit.landscape.trees import make_tree
from kit.massing.lowrise import lowrise_set
from kit.materials.ground import m_lawn, m_leaf
from kit.materials.material import material
from kit.mesh import MeshBuilder, place

WATER_WIDE = 118.0
BANK_WIDE = 34.0
BEND = 240.0  # metres of river from one bend to the next, by 2 pi


@material("river")
def m_river(g):
    """A slow green river: the sky on it, wind in patches."""
    p = g.pos()
    ripple = g.noise(0.35, g.vm("MULTIPLY", p, (1, 0.5, 1)), 4, 0.6)
    wind = g.smooth(g.noise(0.012, p, 3), 0.42, 0.62)
    return g.pbr(
        col=(0.045, 0.06, 0.045),
        rough=g.m("ADD", 0.04, g.m("MULTIPLY", wind, 0.16)),
        spec=0.6,
        nor=g.bump(ripple, 0.06, 0.3),
    )


def middle(x):
    """How far before the room the river's middle is at `x`."""
    return 690 + 170 * math.sin(x / BEND + 2.5) + 30 * math.sin(x / 97 + 1.4)


def river_view(rng, drop, trees=1150, houses=210):
    """The outlook from `drop` metres over the bank; the room looks to +y."""
    mb = MeshBuilder()
    mb.face(
        [(-4000, 6, -drop), (4000, 6, -drop), (4000, 7000, -drop), (-4000, 7000, -drop)], m_lawn((0.075, 0.095, 0.035))
    )
    steps = [-1500 + 24 * i for i in range(126)]
    for a, b in pairwise(steps):
        for half, z, mat in (
            (WATER_WIDE / 2 + BANK_WIDE, 0.15, m_lawn((0.055, 0.10, 0.025))),
            (WATER_WIDE / 2, 0.3, m_river()),
        ):
            near, far = middle(a), middle(b)
            mb.face(
                [
                    (a, near - half, z - drop),
                    (b, far - half, z - drop),
                    (b, far + half, z - drop),
                    (a, near + half, z - drop),
                ],
                mat,
            )
    mb.obj("river")
    kinds = [
        make_tree(51, height=10, radius=4.8, leaves=3600, leaf=0.36, clear=1.6),
        make_tree(
            52,
            height=13,
            radius=5.6,
            leaves=4200,
            leaf=0.38,
            clear=2,
            col=m_leaf((0.06, 0.10, 0.02), (0.16, 0.20, 0.045)),
        ),
        make_tree(53, height=9, radius=5.4, leaves=3600, leaf=0.36, clear=1.4, flat=0.5, umbrella=True),
    ]
    wood(rng, kinds, drop, trees)
    low_city(rng, drop, houses)
    sahyadri(seed=4, r0=2600, r1=7600, hmax=430, z=-drop - 4)


def off_river(x, y):
    """Metres from the water's edge; less than nothing in the water."""
    return abs(y - middle(x)) - WATER_WIDE / 2


def wood(rng, kinds, drop, count):
    """Trees: close together along both banks, looser inland."""
    while count:
        x = rng.uniform(-1, 1) * rng.uniform(60, 1250)
        if rng.random() < 0.62:
            y = middle(x) + rng.choice((-1, 1)) * (WATER_WIDE / 2 + 3 + BANK_WIDE * 1.6 * rng.random() ** 1.6)
        else:
            y = 300 + 1500 * rng.random() ** 1.4
        if off_river(x, y) < 3 or y < 260:
            continue
        put(rng.choice(kinds), x, y, -drop - 0.4, scale=rng.uniform(0.6, 1.35), rng=rng)
        count -= 1


def low_city(rng, drop, count):
    """Houses on the far side, in rows that follow the bank."""
    meshes = lowrise_set(0.2, 1)
    while count:
        x, out = rng.uniform(-1100, 1100), WATER_WIDE / 2 + BANK_WIDE + 30 + 820 * rng.random() ** 1.3
        place(
            rng.choice(meshes),
            (x, middle(x) + out, -drop),
            rng.choice((0, math.pi / 2, math.pi)) + rng.uniform(-0.1, 0.1),
        )
        count -= 1
