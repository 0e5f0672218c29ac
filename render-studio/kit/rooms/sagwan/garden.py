"""The garden of the old bungalow, which Sagwan's library looks into: its rain trees, ferns, a path."""

import math

from kit.landscape.people import person
from kit.landscape.planting import put
from kit.landscape.shrubs import make_shrub, make_tuft
from kit.landscape.trees import make_tree
from kit.materials.ground import m_lawn, m_leaf
from kit.materials.joinery import m_flags, m_lime
from kit.materials.surfaces import m_stone
from kit.mesh import MeshBuilder, place

DROP_M = 0.45
WALL_Y, WALL_HIGH = 34.0, 1.7
#: The old trees, (x, y, size, kind): none stands where the evening sun comes from.
OLD_TREES = (
    (5.5, 14, 0.95, 0),
    (13, 21, 1.1, 1),
    (-1.5, 27, 1.0, 0),
    (-17, 17, 0.9, 1),
    (22, 12, 0.9, 0),
    (9, 33, 1.1, 1),
)
SMALL_TREES = ((1.4, 19), (-11.5, 31), (17, 29), (-22, 27), (4, 30.5), (-5.5, 32))


def garden(rng, wall_at):
    """What lies before the window in the plane y = `wall_at`, a step below the floor."""
    mb = MeshBuilder()
    z = -DROP_M
    mb.face([(-80, wall_at, z), (80, wall_at, z), (80, 90, z), (-80, 90, z)], m_lawn((0.075, 0.125, 0.028)))
    flags = m_flags((0.40, 0.36, 0.30), 0.9, 0.6, 0.12, 0.5)
    for i in range(17):
        x, y = path_at(i)
        mb.box(x - 0.62, y, z, x + 0.62, y + 0.78, z + 0.05, flags)
    mb.box(-60, WALL_Y, z, 60, WALL_Y + 0.35, z + WALL_HIGH, m_lime((0.62, 0.56, 0.46), 0.16))
    mb.box(-60, WALL_Y - 0.05, z + WALL_HIGH, 60, WALL_Y + 0.40, z + WALL_HIGH + 0.09, m_stone((0.24, 0.22, 0.19)))
    mb.obj("garden")
    trees(rng, z)
    beds(rng, z, wall_at)
    place(person(3), (*path_at(14), z + 0.05), 2.9)


def path_at(i):
    """Where the i-th slab of the path lies; it bends away between the trees."""
    return -1.0 + 2.6 * math.sin(i * 0.19), 8.2 + i * 1.15


def trees(rng, z):
    """Rain trees with bark one sees, small trees before the wall, the neighbours' trees behind it."""
    olive = m_leaf((0.055, 0.10, 0.02), (0.17, 0.21, 0.05), 0.5, 0.45)
    fresh = m_leaf((0.05, 0.11, 0.022), (0.14, 0.22, 0.05), 0.5, 0.45)
    old = [
        make_tree(71 + i, 12, 7.5, 4.6, 26000, 0.16, col=c, flat=0.55, trunk=0.34, clusters=190, umbrella=True)
        for i, c in enumerate((olive, fresh))
    ]
    small = [make_tree(81 + i, 5.0, 2.2, 1.5, 7000, 0.12, col=fresh, trunk=0.09, clusters=70) for i in range(2)]
    for x, y, size, kind in OLD_TREES:
        put(old[kind], x, y, z, scale=size, rng=rng)
    for x, y in SMALL_TREES:
        put(rng.choice(small), x, y, z, scale=rng.uniform(0.8, 1.15), rng=rng)
    for i in range(34):
        put(rng.choice(small), -50 + i * 3.1, WALL_Y + rng.uniform(2, 7), z, scale=rng.uniform(0.9, 1.5), rng=rng)
    for i in range(26):
        put(rng.choice(old), -70 + i * 5.6, rng.uniform(44, 62), z, scale=rng.uniform(0.8, 1.15), rng=rng)


def beds(rng, z, wall_at):
    """Ferns and shrubs under the window and along the wall, grass blades where one looks down on them."""
    shrubs = [make_shrub(91 + i, 0.55, 0.75, 1300, 0.06) for i in range(2)]
    ferns = [make_tuft(93, 0.5, 420, 0.6), make_tuft(94, 0.45, 380, 0.8)]
    for i in range(60):
        put(rng.choice(shrubs), -26 + i * 0.9, WALL_Y - rng.uniform(0.6, 2.2), z, scale=rng.uniform(0.8, 1.7), rng=rng)
    for _ in range(120):
        x, y = rng.uniform(-9, 9), wall_at + rng.uniform(0.5, 1.7)
        put(rng.choice(ferns), x, y, z, scale=rng.uniform(0.7, 1.0), rng=rng)
    blades = make_tuft(95, 1.0, 900, 0.10)
    for i in range(-9, 12):
        for j in range(14):
            place(blades[0], (i, wall_at + 2.2 + j, z), rng.choice((0, math.pi / 2, math.pi)), 1.05)
