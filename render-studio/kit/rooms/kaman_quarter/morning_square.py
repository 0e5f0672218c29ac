"""The square in the morning, from its south-west corner: leaf shade on the stone, a tea cart, the café's parasols
before the arcade, streets of neighbours behind. y runs north, along the court."""

import math
from itertools import pairwise

from kit.furniture.bicycle import bicycle
from kit.furniture.lettering import words
from kit.furniture.shapes import at, cube, lathe, puff
from kit.landscape.birds import dove
from kit.landscape.fallen import fallen_leaves, strewn
from kit.landscape.ground import sahyadri, terrain
from kit.landscape.planting import put
from kit.landscape.street import bench
from kit.landscape.tea_cart import stool, tea_cart
from kit.materials.cloth import m_linen
from kit.materials.handloom import m_stripes
from kit.materials.joinery import m_boards
from kit.materials.surfaces import m_paving, m_plain
from kit.mesh import MeshBuilder
from kit.rooms.kaman_quarter import court, square
from kit.sites.square_town import town
from kit.sites.surroundings import parked

LIT = 0.4
BEDS = ((-34, -27, -26, -19), (-20, -14, -12, -6), (-6, -14, 2, -6))
#: Trees: x, y, height of the soil, kind, size.
TREES = (
    (-31.3, -22.3, 0.42, 0, 1.0),
    (-16.0, -10.0, 0.42, 1, 0.86),
    (-2.0, -10.0, 0.42, 2, 0.90),
    (-24.0, -31.5, 0.0, 2, 0.9),
    (-12.0, -31.5, 0.0, 1, 0.9),
)
#: Thin crowns beyond the frame, whose shade lies on the stone ahead: x, y, size.
SHADE = ((-31.0, -28.6, 0.95), (-27.8, -33.2, 1.1), (-34.0, -33.2, 0.9), (-37.6, -30.6, 0.8), (-24.5, -27.5, 1.0))
BENCH = (-41.3, -23.5)
DOVES = (
    (-44.6, -18.9),
    (-44.1, -18.5),
    (-43.7, -19.2),
    (-45.0, -17.9),
    (-43.1, -18.2),
    (-44.3, -17.6),
    (-45.6, -18.6),
    (-42.5, -19.4),
)
CART = (-35.6, -6.6)
CAFE = tuple((-30.2 + 4.2 * k, 9.6) for k in range(6))
PEOPLE = (
    (-37.2, -5.2, 150, 2),
    (-34.4, -8.0, -40, 5),
    (-24.6, -2.0, 70, 1),
    (-23.8, -1.5, 70, 6),
    (-9.0, 4.2, -110, 3),
    (-40.0, 12.0, 10, 4),
    (4.2, 10.6, 15, 7),
    (6.0, 20.0, 190, 1),
    (9.5, 3.0, -70, 2),
    (-28.6, 15.0, 95, 3),
    (-12.0, 15.2, -85, 6),
)


def build(look, rng):
    square.blocks(LIT)
    flags = m_paving((0.43, 0.375, 0.30), 0.9, 0.6, 0.13, 0.42)
    square.paving(flags, m_paving((0.20, 0.19, 0.175), 0.3, 0.3, 0.12, 0.5))
    trees(rng)
    rest()
    tea(rng)
    square.cafe(rng, CAFE)
    square.walking(PEOPLE)
    for x, y, turn, paint in ((-34.32, -20.6, 94, (0.03, 0.075, 0.06)), (-30.4, 12.7, 3, (0.26, 0.05, 0.03))):
        with at(x, y, 0, math.radians(turn)):
            bicycle(m_plain(paint, 0.3))
    fallen_leaves(rng, strewn(rng, [(-46, -26, -33, -8, 0.008)], 700, 1.0), (0.05, 0.09))
    parked(((-52.7, 2, 90, 2), (-52.7, 9, 90, 0), (-52.7, 31, 90, 4), (-56.9, 18, -90, 1)), -0.14)
    doves(rng)
    terrain(-0.7)
    sahyadri(seed=4, r0=1400, hmax=380)


def trees(rng):
    """Beds with a tree in each, the court's rows further in, street trees beside the neighbours."""
    large = square.fine_trees(((10.2, 4.0, 3.4), (9.4, 3.7, 3.2), (8.6, 3.3, 3.0)))
    for box in BEDS:
        square.bed(rng, *box)
    for x, y, z, kind, size in TREES:
        put(large[kind], x, y, z, scale=size, rng=rng)
    thin = square.fine_trees(((9.6, 3.9, 3.2),), 491, dense=1500, clusters=60)
    for x, y, size in SHADE:
        put(thin[0], x, y, 0, scale=size, rng=rng)
    square.court_rows(rng)
    town(rng, large, LIT * 0.5)


def rest():
    """A bench in the shade: somebody's bag, a newspaper, a glass of tea."""
    x, y = BENCH
    mb = MeshBuilder()
    with at(x, y, 0, math.radians(-38)):
        bench(mb, 0, 0, 0, 2.4)
        mb.obj("bench")
        bag = m_linen((0.23, 0.115, 0.055), 500)
        puff(0.38, 0.16, 0.29, (-0.775, 0, 0.61), bag, 0.07, 0.012, (0.04, 0.0, 0.2))
        for side in (-1, 1):
            strap(-0.775, side * 0.05, 0.72, bag)
        court.newspaper(-0.08, 0.0, 0.472, 0.3)
        lathe(
            [(0.026, 0), (0.036, 0.10), (0.032, 0.10), (0.024, 0.01)],
            m_plain((0.6, 0.58, 0.55), 0.3, 1.0),
            0.34,
            0.03,
            0.47,
            20,
        )


def doves(rng):
    """Where crumbs fell."""
    for i, (x, y) in enumerate(DOVES):
        with at(x, y, 0.01, rng.uniform(0, 6.28), 1.15):
            dove(i % 3 == 0)


def strap(x, y, z, mat):
    """The bag's handle."""
    mb = MeshBuilder()
    arc = [(x + 0.10 * math.cos(t), y, z + 0.16 * math.sin(t)) for t in (math.pi * k / 10 for k in range(11))]
    for p, q in pairwise(arc):
        mb.bar(p, q, 0.022, 0.008, mat)
    mb.obj("strap")


def tea(rng):
    """The cart, stools before it, its word on a board."""
    x, y = CART
    with at(x, y, 0, math.radians(-24)):
        tea_cart(m_stripes(((0.52, 0.10, 0.045), (0.74, 0.66, 0.52)), (0.16, 0.16), 0))
        words("CHAI", 0, -0.45, 0.62, 0.17, m_plain((0.76, 0.66, 0.44), 0.7), proud=0.002, spacing=1.2)
        for sx, sy in ((-1.3, -1.2), (0.2, -1.7), (1.2, -1.3)):
            stool(sx, sy)
    teak = m_boards((0.27, 0.155, 0.08), 0, 0.09, 2.4, 0.42)
    cube(x + 1.9, y - 0.4, 0, x + 2.4, y + 0.1, 0.34, teak, 0.01)
