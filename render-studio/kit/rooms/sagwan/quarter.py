"""What Sagwan's homes look at: the rain trees and tiled roofs of Koregaon Park, a few towers, the hills behind."""

import math

from kit.landscape.ground import sahyadri
from kit.landscape.planting import put
from kit.landscape.trees import make_tree
from kit.massing.lowrise import lowrise_set
from kit.massing.skyline import skyline
from kit.materials.ground import m_lawn, m_leaf
from kit.mesh import MeshBuilder, place

NEAR, FAR = 120.0, 1500.0
HALF_ANGLE = 1.0  # radians to each side of the view's middle


def quarter(rng, drop, trees=900, houses=330):
    """The outlook from `drop` metres up; the room looks to +y."""
    mb = MeshBuilder()
    ground = [(-5000, 8, -drop), (5000, 8, -drop), (5000, 8000, -drop), (-5000, 8000, -drop)]
    mb.face(ground, m_lawn((0.085, 0.088, 0.045)))
    mb.obj("ground")
    olive = m_leaf((0.06, 0.10, 0.02), (0.17, 0.20, 0.045))
    kinds = [
        make_tree(61, height=15, radius=9.0, clear=5, leaves=6000, leaf=0.46, flat=0.5, umbrella=True),
        make_tree(62, height=17, radius=10.0, clear=6, leaves=6400, leaf=0.48, flat=0.5, umbrella=True, col=olive),
        make_tree(63, height=12, radius=5.2, clear=2, leaves=4200, leaf=0.40),
    ]
    for _ in range(trees):
        x, y = somewhere(rng)
        put(rng.choice(kinds), x, y, -drop - 0.4, scale=rng.uniform(0.6, 1.15), rng=rng)
    meshes = lowrise_set(0.15, 1)
    for _ in range(houses):
        x, y = somewhere(rng)
        turn = rng.choice((0, math.pi / 2, math.pi)) + rng.uniform(-0.1, 0.1)
        place(rng.choice(meshes), (round(x / 26) * 26, round(y / 30) * 30, -drop), turn)
    skyline(rng, 26, 1500, 3600, (-50, 50), 60, 0.05, -drop, 0.2)
    sahyadri(seed=11, r0=3000, r1=8000, hmax=420, z=-drop - 4)


def somewhere(rng):
    """A place in the fan one sees, nearer places as likely as they fill the view."""
    a, r = rng.uniform(-HALF_ANGLE, HALF_ANGLE), NEAR + (FAR - NEAR) * rng.random() ** 1.25
    return r * math.sin(a), r * math.cos(a)
