"""The wash court behind Paayri's kitchens, cut into the hill: basalt that holds the slope, ferns, the slope above."""

import math

from mathutils import Vector
from mathutils import noise as mnoise

from kit.furniture.shapes import cube, lathe
from kit.landscape.planting import put
from kit.landscape.shrubs import make_shrub, make_trail, make_tuft
from kit.landscape.trees import make_palm, make_tree
from kit.materials.ground import m_leaf
from kit.materials.joinery import m_flags
from kit.materials.surfaces import m_stone, m_stucco
from kit.mesh import MeshBuilder, place

WALL_HIGH = 0.95
SLOPE = math.tan(math.radians(19))
#: Trees on the slope: x, y, size; none stands where the morning sun comes from.
TREES = (
    (6.4, 9.6, 0.75),
    (1.3, 10.6, 0.8),
    (7.0, 10.5, 1.0),
    (-0.9, 13.2, 0.9),
    (3.9, 13.5, 1.1),
    (8.5, 15.0, 1.2),
    (-3.6, 17.5, 0.9),
)
RUBBLE = m_stone((0.20, 0.185, 0.165), 0.46, 0.19, 0.45, 0.85)
PAVING = m_flags((0.24, 0.225, 0.20), 0.6, 0.45, 0.16, 0.4)
COPING = m_flags((0.17, 0.165, 0.15), 9.0, 9.0, 0.12, 0.5)
FERN = m_leaf((0.055, 0.13, 0.03), (0.165, 0.26, 0.06), 0.4, 0.45)
LIGHT_LEAF = m_leaf((0.085, 0.15, 0.035), (0.21, 0.29, 0.07), 0.4, 0.5)
DEEP_LEAF = m_leaf((0.03, 0.10, 0.02), (0.11, 0.21, 0.045), 0.35, 0.4)


def rise(x, y, foot):
    """Height of the slope at (x, y); it starts at `foot`, behind the wall that holds it."""
    swell = 0.28 * mnoise.noise(Vector((x * 0.35, y * 0.35, 2.2)))
    return WALL_HIGH - 0.10 + max(0.0, y - foot) * SLOPE + swell * min(1.0, max(0.0, y - foot))


def back_court(rng, near, far, half_wide):
    """The court from y = `near` to `far`, as wide as the room; the hill rises behind it and on both sides."""
    mb = MeshBuilder()
    mb.box(-half_wide - 0.3, near, -0.3, half_wide + 0.3, far, -0.02, PAVING)
    mb.box(-9, far, -0.5, 9, far + 0.34, WALL_HIGH - 0.06, RUBBLE)
    for side in (-1, 1):
        x = side * (half_wide + 0.17)
        mb.box(x - 0.17, near + 0.02, -0.5, x + 0.17, far, WALL_HIGH - 0.062, RUBBLE)
        mb.box(x - 0.19, near + 0.02, WALL_HIGH - 0.062, x + 0.19, far, WALL_HIGH + 0.002, COPING)
    mb.box(-9, far - 0.03, WALL_HIGH - 0.06, 9, far + 0.36, WALL_HIGH, COPING)
    mb.obj("court")
    slope(far + 0.30)
    planting(rng, far + 0.34, far)


def slope(foot):
    mb = MeshBuilder()
    mat = m_stucco((0.055, 0.085, 0.028), 0.3)
    step = 0.5

    def at(i, j):
        x, y = -14 + i * step, foot + j * step
        return (x, y, rise(x, y, foot))

    for i in range(56):
        for j in range(44):
            mb.face([at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)], mat)
    mb.obj("slope", smooth=True)


def planting(rng, foot, wall_y):
    """Grass and shrubs up the slope, ferns where the wall is damp, trees on top and out of the sun's way."""
    grass = make_tuft(172, size=0.55, blades=520, h=0.22)[0]
    for i in range(30):
        for j in range(20):
            x, y = -6.2 + i * 0.45 + rng.uniform(-0.15, 0.15), foot + 0.1 + j * 0.45 + rng.uniform(-0.1, 0.1)
            place(grass, (x, y, rise(x, y, foot) - 0.02), rng.uniform(0, 6.28), rng.uniform(0.8, 1.5))
    ferns = [make_palm(180 + i, 0.06, 13, 0.56 + 0.1 * i, 0.012, FERN) for i in range(3)]
    shrubs = [make_shrub(190 + i, 0.5, 0.62, 2400, 0.05, DEEP_LEAF) for i in range(2)]
    broad = make_shrub(194, 0.45, 0.55, 700, 0.12, FERN)
    for i in range(34):
        x, y = -4.4 + i * 0.27 + rng.uniform(-0.1, 0.1), foot + abs(rng.gauss(0.1, 0.22))
        put(ferns[i % 3], x, y, rise(x, y, foot) + 0.02, scale=rng.uniform(0.55, 1.05), rng=rng)
    for _ in range(95):
        x, y = rng.uniform(-7, 8), foot + 0.7 + 8.0 * rng.random() ** 1.2
        put(rng.choice([*shrubs, broad]), x, y, rise(x, y, foot) - 0.05, scale=rng.uniform(0.55, 1.35), rng=rng)
    far_off = make_shrub(196, 0.5, 0.55, 1600, 0.07, LIGHT_LEAF)
    for _ in range(64):
        x, y = rng.uniform(-9, 13), foot + 7.5 + 13 * rng.random()
        put(far_off, x, y, rise(x, y, foot) - 0.1, scale=rng.uniform(1.7, 3.0), rng=rng)
    creepers = [make_trail(200 + i, 1.4, 0.6, 700, 0.045, DEEP_LEAF) for i in range(2)]
    for i, x in enumerate((-2.9, -1.2, 0.4, 1.9, 3.2)):
        put(creepers[i % 2], x, wall_y - 0.02, WALL_HIGH - 0.14, rot=0.0)
    kinds = [
        make_tree(210, height=6.5, radius=2.8, clear=1.8, leaves=9000, leaf=0.15, col=LIGHT_LEAF),
        make_tree(211, height=8, radius=3.2, clear=2.2, leaves=9000, leaf=0.16, col=FERN),
    ]
    for i, (x, y, size) in enumerate(TREES):
        put(kinds[i % 2], x, y, rise(x, y, foot) - 0.1, scale=size, rng=rng)


def washing_stone(x, y, metal):
    """The stone one washes at, a bucket of metal on it, full."""
    cube(x - 0.42, y - 0.30, -0.02, x + 0.42, y + 0.24, 0.40, COPING, 0.012)
    body = [(0.001, 0), (0.105, 0), (0.112, 0.01), (0.145, 0.25), (0.151, 0.262), (0.144, 0.26), (0.134, 0.22)]
    lathe(body, metal, x + 0.06, y - 0.02, 0.40, 56)
