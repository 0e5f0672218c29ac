"""The court between Kaman's blocks at noon: trees in two rows with seats round their trunks, a long trough of water,
a café's tables before the west arcade. Blocks and places are those of the recipe; y runs north, along the court."""

import math

from kit.furniture.bentwood import bentwood_chair, marble_table
from kit.furniture.bicycle import bicycle
from kit.furniture.brass import cup
from kit.furniture.lettering import words
from kit.furniture.plants import potplant
from kit.furniture.shapes import at, cube
from kit.landscape.fallen import fallen_leaves, strewn
from kit.landscape.ground import sahyadri, terrain
from kit.landscape.people import person
from kit.landscape.planting import put
from kit.landscape.shrubs import make_shrub
from kit.landscape.trees import make_tree
from kit.massing.office_block import office_block
from kit.materials.cloth import m_linen
from kit.materials.glass import m_water
from kit.materials.ground import m_leaf
from kit.materials.joinery import m_boards, m_flags
from kit.materials.surfaces import m_marble, m_paving, m_plain, m_stone, m_stucco
from kit.mesh import MeshBuilder, place

WEST, EAST = -1.0, 15.0  # the faces of the two arcades
BLOCKS = (
    ((-22, 28), 42, 30, 1, (0.55, 0.44, 0.31)),
    ((32, 36), 34, 44, 2, (0.50, 0.34, 0.23)),
    ((8, 96), 46, 26, 3, (0.60, 0.52, 0.42)),
)
LIT = 0.35
TROUGH = (6.1, 14.2, 8.5, 47.0)
RIM, WATER = 0.36, 0.40  # metres: the rim's width, the water's height
ROWS, FIRST, PITCH, COUNT = (3.4, 11.2), 17.8, 6.4, 5
SEAT_HALF, PIT_HALF = 0.98, 0.52
TABLES = ((0.75, 11.0), (0.35, 14.4), (0.65, 17.4), (0.3, 21.0))
WEST_PIERS = [13 + 30 / 7 * i for i in range(8)]
EAST_PIERS = [14 + 4.4 * i for i in range(11)]

BASALT = m_flags((0.135, 0.13, 0.122), 1.5, 1.5, 0.14, 0.35)
KERB = m_stone((0.15, 0.145, 0.138), 1.2, 0.6, 0.15, 0.5)
TEAK = m_boards((0.27, 0.155, 0.08), 0, 0.09, 2.4, 0.42)
BRASS = m_plain((0.58, 0.42, 0.20), 0.28, 1.0)
INK, CHALK = m_plain((0.03, 0.028, 0.026), 0.6), m_plain((0.70, 0.68, 0.62), 0.9)


def build(look, rng):
    for where, wide, deep, seed, stone in BLOCKS:
        office_block(where, wide, deep, 0.0, 6, seed=seed, stone=stone, lit=LIT)
    ground()
    trough()
    trees(rng)
    tables(rng)
    plates()
    left_standing(rng)
    terrain(-0.6)
    sahyadri(seed=4, r0=1400, hmax=380)


def ground():
    """Sawn flags, bands of basalt across the court and along the arcades."""
    mb = MeshBuilder()
    mb.box(-90, -60, -0.5, 90, 140, 0, m_paving((0.40, 0.35, 0.285), 0.9, 0.6, 0.10, 0.45))
    band = m_paving((0.20, 0.19, 0.175), 0.45, 0.3, 0.12, 0.5)
    for y in range(2, 82, 6):
        mb.box(WEST, y + 0.4, 0, EAST, y + 0.85, 0.006, band)
    for x in (WEST + 1.5, EAST - 1.95):
        mb.box(x, -8, 0, x + 0.45, 82, 0.007, band)
    mb.obj("court")


def trough():
    """Water as high as a seat, so full that it stands on the stone; one sits on its rim."""
    x0, y0, x1, y1 = TROUGH
    mb = MeshBuilder()
    for a in (
        (x0, y0, x1, y0 + RIM),
        (x0, y1 - RIM, x1, y1),
        (x0, y0 + RIM, x0 + RIM, y1 - RIM),
        (x1 - RIM, y0 + RIM, x1, y1 - RIM),
    ):
        mb.box(a[0], a[1], 0, a[2], a[3], 0.42, BASALT)
    mb.box(x0 + 0.1, y0 + 0.1, 0, x1 - 0.1, y1 - 0.1, 0.12, m_stone((0.10, 0.13, 0.12), 0.4, 0.4, 0.15))
    inner = [(x0 + RIM, y0 + RIM), (x1 - RIM, y0 + RIM), (x1 - RIM, y1 - RIM), (x0 + RIM, y1 - RIM)]
    mb.level(inner, WATER, m_water((0.22, 0.30, 0.28), 0.035, 2.4))
    mb.obj("trough")


def trees(rng):
    """Two rows of small-leaved trees, and three beside one, whose shade lies on the stone ahead."""
    green = m_leaf((0.05, 0.105, 0.022), (0.17, 0.25, 0.05), 0.6, 0.55)
    fresh = m_leaf((0.065, 0.12, 0.024), (0.20, 0.28, 0.06), 0.6, 0.55)
    kinds = [
        make_tree(
            421 + i,
            height=h,
            radius=r,
            clear=2.9,
            leaves=58000,
            leaf=0.052,
            col=(green, fresh)[i % 2],
            trunk=0.13,
            clusters=150,
        )
        for i, (h, r) in enumerate(((7.6, 2.7), (8.2, 2.9), (7.1, 2.6)))
    ]
    i = 0
    for x in ROWS:
        for k in range(COUNT):
            y = FIRST + PITCH * k
            put(kinds[i % 3], x, y, 0.2, scale=rng.uniform(0.92, 1.05), rng=rng)
            seat(x, y)
            i += 1
    for x, y, z in ((5.5, 8.0, 1.0), (11.2, 11.4, 0.2), (7.8, 4.6, 0.2)):
        put(kinds[i % 3], x, y, z, rng=rng)
        i += 1
    cover = make_shrub(431, 0.45, 0.30, 1500, 0.045, green)
    for x in ROWS:
        for k in range(COUNT):
            put(cover, x, FIRST + PITCH * k, 0.34, rng=rng)


def seat(x, y):
    """A square seat of teak on basalt round a trunk."""
    a, b = SEAT_HALF, PIT_HALF
    mb = MeshBuilder()
    for q in ((-a, -a, a, -b), (-a, b, a, a), (-a, -b, -b, b), (b, -b, a, b)):
        mb.box(x + q[0] + 0.06, y + q[1] + 0.06, 0, x + q[2] - 0.06, y + q[3] - 0.06, 0.36, KERB)
        for k in range(4):
            if q[2] - q[0] > q[3] - q[1]:
                s = y + q[1] + 0.115 * k
                mb.box(x + q[0], s, 0.37, x + q[2], s + 0.10, 0.42, TEAK)
            else:
                s = x + q[0] + 0.115 * k
                mb.box(s, y + q[1], 0.37, s + 0.10, y + q[3], 0.419, TEAK)
    mb.box(x - b, y - b, 0, x + b, y + b, 0.32, m_stucco((0.09, 0.065, 0.045), 0.2))
    mb.obj("seat")


def tables(rng):
    """The café's tables before the west arcade: a cup and a newspaper on the nearest, its chair pushed back."""
    marble = m_marble((0.12, 0.145, 0.13), (0.32, 0.35, 0.32), 2.2, 0.2)
    for i, (x, y) in enumerate(TABLES):
        with at(x, y, 0, 0.05 * (-1) ** i):
            marble_table(marble)
        for side, turn in ((-1, -math.pi / 2), (1, math.pi / 2)):
            slip = 0.86 if i == 0 and side > 0 else rng.uniform(0.58, 0.70)
            swing = 0.5 if i == 0 and side > 0 else rng.uniform(-0.25, 0.25)
            with at(x + side * slip, y + rng.uniform(-0.06, 0.06), 0, turn + swing):
                bentwood_chair()
        if i != 1:
            cup(x + 0.12, y + 0.10, 0.75, 1.0 + i)
    x, y = TABLES[0]
    cup(x - 0.20, y + 0.16, 0.75, 2.4)
    newspaper(x + 0.04, y - 0.13, 0.752, 0.35)
    bag = m_linen((0.36, 0.13, 0.06), 500)
    cube(x - 0.80, y - 0.13, 0.465, x - 0.62, y + 0.15, 0.72, bag, 0.05)
    board(1.45, 19.3)
    for y in WEST_PIERS[1:4]:
        potplant(WEST + 0.42, y, 1.5, int(y), m_stucco((0.36, 0.19, 0.11)), 0.23, 0.42, "leaf")


def newspaper(x, y, z, turn):
    """A newspaper folded once, its columns grey."""
    paper, ink = m_plain((0.66, 0.64, 0.58), 0.85), m_plain((0.30, 0.29, 0.27), 0.85)
    with at(x, y, z, turn):
        cube(-0.20, -0.145, 0, 0.20, 0.145, 0.009, paper, 0.003)
        mb = MeshBuilder()
        mb.box(-0.17, 0.09, 0.0092, 0.10, 0.115, 0.0096, INK)
        mb.box(-0.17, -0.02, 0.0092, -0.02, 0.07, 0.0095, ink)
        for k in range(4):
            for row in range(9):
                u, v = -0.17 + 0.09 * k, -0.125 + 0.0105 * row
                mb.box(u, v, 0.0092, u + 0.075, v + 0.005, 0.0095, ink)
        for row in range(9):
            v = -0.02 + 0.0105 * row
            mb.box(0.0, v, 0.0092, 0.165, v + 0.005, 0.0095, ink)
        mb.obj("columns")


def board(x, y):
    """A slate on the ground: what there is today."""
    with at(x, y, 0, 0.25):
        cube(-0.27, -0.02, 0.04, 0.27, 0.02, 0.98, TEAK, 0.004)
        cube(-0.235, -0.024, 0.08, 0.235, -0.015, 0.94, INK, 0.001)
        for text, z, size in (
            ("TODAY", 0.84, 0.08),
            ("chai", 0.68, 0.07),
            ("bun maska", 0.55, 0.07),
            ("poha", 0.42, 0.07),
        ):
            words(text, 0, -0.026, z, size, CHALK, proud=0.001)


def plates():
    """One plate beside each door: brass on the piers, small."""
    mb = MeshBuilder()
    for y in WEST_PIERS[1:]:
        mb.box(WEST - 0.01, y - 0.17, 1.5, WEST + 0.02, y + 0.17, 1.74, BRASS)
    for y in EAST_PIERS[1:]:
        mb.box(EAST - 0.02, y - 0.17, 1.5, EAST + 0.01, y + 0.17, 1.74, BRASS)
    mb.obj("plates")


def left_standing(rng):
    """Bicycles at a seat and at the east arcade, three people far in, leaves on the stone."""
    for x, y, turn, paint in (
        (4.35, FIRST - SEAT_HALF - 0.16, 176, (0.045, 0.085, 0.075)),
        (EAST - 0.34, 19.6, -92, (0.20, 0.035, 0.025)),
        (EAST - 0.36, 28.6, 88, (0.05, 0.06, 0.09)),
    ):
        with at(x, y, 0, math.radians(turn)):
            bicycle(m_plain(paint, 0.3))
    for i, (x, y) in enumerate(((9.6, 37.0), (4.9, 44.0), (5.5, 44.5), (13.2, 52.0))):
        place(person(i + 1), (x, y, 0.01), 0.4 + 1.1 * i)
    fallen_leaves(rng, strewn(rng, [(-0.8, 8, 14.6, 46, 0.008)], 420, 1.3), (0.05, 0.09))
