"""A corbel of Ota, near enough to count its courses: brick steps out of the wall, basalt lies on it, teak on that.

It carries a balcony of the middle storey. Afternoon sun rakes along the wall through a frangipani; a bell hangs still.
"""

import math
import random
from itertools import pairwise

from kit.furniture.bath import pipe
from kit.furniture.shapes import cube, lathe
from kit.landscape.planting import put
from kit.landscape.trees import make_frangipani
from kit.light.lamps import light_area
from kit.materials.close import m_fired, m_hammered, m_joint, m_oiled_teak, m_worn
from kit.materials.joinery import m_lime
from kit.mesh import MeshBuilder

WALL_Y = 1.0  # the wall's face; the eye is at smaller y
BRICK, HIGH, DEPTH, JOINT = 0.225, 0.072, 0.11, 0.011
COURSE = HIGH + JOINT
FROM, TO, FOOT, COURSES = -1.6, 5.6, 0.42, 20
PITCH, HALF, STEPS, OUT = 1.42, 0.232, 6, 0.052
CORBEL_COURSE = 10  # the first course that steps out

KILN = ((0.345, 0.135, 0.075), (0.30, 0.108, 0.060), (0.385, 0.165, 0.095), (0.25, 0.092, 0.058))
BASALT = m_hammered((0.125, 0.120, 0.112), 0.14, 0.8, 0.6)
BRASS = m_worn()


def build(look, rng):
    r = random.Random(4)
    wall(r)
    for k in range(4):
        corbel(r, PITCH * k)
    balcony()
    bell(0.0)
    tree = make_frangipani(33, 3.6)
    put(tree, -3.3, -1.35, -1.35, rot=0.6, scale=1.15)
    put(tree, -4.6, -2.9, -1.2, rot=2.6, scale=1.2)
    light_area((-0.4, -1.6, 0.6), (2.0, 1.2), 5, (1, 0.90, 0.80), target=(0.4, 1.0, 1.4))


def fired(r):
    return m_fired(r.choice(KILN), float(r.randrange(6)))


def laid(r, x0, x1, y0, y1, z):
    """One brick, as true as a mason lays it: a millimetre out here and there, its arrises rubbed."""
    d = [r.uniform(-0.0014, 0.0014) for _ in range(4)]
    cube(x0 + d[0], y0 + d[1], z + d[2] * 0.6, x1 + d[3], y1, z + HIGH + d[2] * 0.6, fired(r), 0.0035)


def wall(r):
    """Stretchers in running courses before a bed of mortar."""
    mb = MeshBuilder()
    mb.box(FROM, WALL_Y + 0.006, FOOT - 0.2, TO, WALL_Y + 0.3, FOOT + COURSES * COURSE + 1.2, m_joint())
    mb.obj("mortar")
    for row in range(COURSES):
        z = FOOT + row * COURSE
        x = FROM - (BRICK + JOINT) / 2 * (row % 2)
        while x < TO:
            laid(r, x, x + BRICK, WALL_Y, WALL_Y + DEPTH, z)
            x += BRICK + JOINT


def corbel(r, x):
    """Six courses, each a third of a brick's height further out; a pad of basalt; the beam's end."""
    mb, bed = MeshBuilder(), HALF
    for k in range(STEPS):
        out, z = OUT * (k + 1), FOOT + (CORBEL_COURSE + k) * COURSE
        wide = HALF * (0.72 + 0.28 * min(1, k / 3))
        mb.box(x - wide + 0.013, WALL_Y - out + 0.006, z, x + wide - 0.013, WALL_Y + 0.02, z + HIGH - 0.001, m_joint())
        if k:
            mb.box(x - bed + 0.011, WALL_Y - out + OUT + 0.006, z - JOINT, x + bed - 0.011, WALL_Y + 0.02, z, m_joint())
        bed = wide
        splits = (-wide, 0.0, wide) if k % 2 else (-wide, -wide * 0.46, wide * 0.46, wide)
        for a, b in pairwise(splits):
            laid(r, x + a + JOINT / 2, x + b - JOINT / 2, WALL_Y - out, WALL_Y + 0.05, z)
    mb.obj("beds")
    top = FOOT + (CORBEL_COURSE + STEPS) * COURSE - JOINT
    out = OUT * STEPS
    cube(x - HALF - 0.03, WALL_Y - out - 0.035, top + 0.004, x + HALF + 0.03, WALL_Y + 0.05, top + 0.094, BASALT, 0.007)
    beam(x, top + 0.096, out)


def beam(x, z, out):
    """Teak, chamfered, its end cut to a tongue with a turned boss under it."""
    wood = m_oiled_teak(1, (0.300, 0.170, 0.082), (0.105, 0.052, 0.024), x)
    half, high, end = 0.062, 0.165, WALL_Y - out - 0.13
    cube(x - half, end + 0.10, z, x + half, WALL_Y + 0.2, z + high, wood, 0.010)
    cube(x - half + 0.006, end + 0.045, z + 0.040, x + half - 0.006, end + 0.101, z + high - 0.001, wood, 0.010)
    cube(x - half + 0.012, end, z + 0.085, x + half - 0.012, end + 0.046, z + high - 0.002, wood, 0.012)
    boss = [
        (0.0005, -0.066),
        (0.014, -0.060),
        (0.022, -0.044),
        (0.016, -0.032),
        (0.030, -0.018),
        (0.034, -0.004),
        (0.030, 0.004),
    ]
    lathe(boss, m_oiled_teak(2, (0.300, 0.170, 0.082), (0.105, 0.052, 0.024), x + 0.5), x, end + 0.155, z, 36)


def balcony():
    """The plate along the beams, the boards over them, seen from below."""
    top = FOOT + (CORBEL_COURSE + STEPS) * COURSE - JOINT + 0.096 + 0.165
    edge = WALL_Y - OUT * STEPS - 0.11
    plate = m_oiled_teak(0, (0.300, 0.170, 0.082), (0.105, 0.052, 0.024), 9.0)
    cube(FROM, edge + 0.03, top + 0.001, TO, edge + 0.14, top + 0.12, plate, 0.008)
    y = edge + 0.17
    own = 10.0
    while y < WALL_Y + 0.1:
        cube(
            FROM,
            y,
            top + 0.001,
            TO,
            y + 0.118,
            top + 0.035,
            m_oiled_teak(0, (0.27, 0.15, 0.072), (0.095, 0.046, 0.022), own),
            0.003,
        )
        y, own = y + 0.122, own + 1
    cube(FROM, edge - 0.02, top + 0.121, TO, WALL_Y + 0.1, top + 0.155, plate, 0.006)
    mb = MeshBuilder()
    mb.box(FROM, WALL_Y + 0.002, top + 0.16, TO, WALL_Y + 0.3, top + 1.4, m_lime((0.80, 0.75, 0.66)))
    mb.obj("wall over it")


def bell(x):
    """A bell of brass on a chain, from the beam's end: visitors ring it."""
    y = WALL_Y - OUT * STEPS - 0.06
    top = FOOT + (CORBEL_COURSE + STEPS) * COURSE + 0.085
    z = top - 0.30
    for k in range(8):
        middle = top - 0.012 - 0.0215 * k
        ring = [
            (
                x + (0.0075 * math.cos(t) if k % 2 else 0.0),
                y + (0.0 if k % 2 else 0.0075 * math.cos(t)),
                middle + 0.0145 * math.sin(t),
            )
            for t in (2 * math.pi * i / 18 for i in range(19))
        ]
        pipe(ring, 0.0024, BRASS, 8)
    cup = [
        (0.0005, 0.118),
        (0.012, 0.116),
        (0.020, 0.104),
        (0.028, 0.082),
        (0.033, 0.045),
        (0.045, 0.012),
        (0.056, 0.0),
    ]
    lathe([*cup, (0.057, -0.004), (0.052, -0.003), (0.042, 0.012), (0.030, 0.045), (0.0005, 0.100)], BRASS, x, y, z, 56)
    pipe([(x, y, z + 0.06), (x, y, z - 0.012)], 0.0035, BRASS, 10)
    lathe(
        [(0.0005, -0.013), (0.010, -0.007), (0.012, 0.0), (0.009, 0.008), (0.0005, 0.012)], BRASS, x, y, z - 0.014, 24
    )
