"""Paayri's living room in the rains, after the plan of the upper homes: 5.8 by 4 metres, the dining place behind it.

A door of 4.6 metres onto terrace and garden; a wall of basalt with a seat of stone, a hanging of wool, a lantern lit.
"""

import math

from kit.furniture.brass import cup, open_book, sandals
from kit.furniture.curved import disc_table
from kit.furniture.hillside import paper_lantern, reed_stool, stone_bench
from kit.furniture.plants import potplant
from kit.furniture.props import books_stack, vase
from kit.furniture.shapes import at, cube, lathe, puff
from kit.furniture.textiles import rug
from kit.interiors.doors import wall
from kit.interiors.outlook import daylight_x, daylight_y
from kit.landscape.planting import put
from kit.landscape.shrubs import make_shrub, make_tuft
from kit.landscape.trees import make_frangipani
from kit.light.lamps import light_area
from kit.materials.cloth import m_linen, m_rug
from kit.materials.glass import m_glass
from kit.materials.ground import m_leaf
from kit.materials.handloom import m_strata, m_stripes
from kit.materials.joinery import m_boards, m_flags, m_lime
from kit.materials.material import material
from kit.materials.surfaces import m_plain, m_stone, m_stucco
from kit.mesh import MeshBuilder, place
from kit.rooms.paayri.valley import rain, valley

HALF_WIDE, DEEP, HEIGHT = 2.9, 4.0, 2.85
DINING = 2.2
OUTER_WALL = 0.2
DOOR = (-2.3, 2.3, 2.6)
WINDOW = (1.6, 3.1, 0.5, 2.3)  # west wall: from, to, sill, head
TERRACE, GARDEN = 1.8, 2.8
DROP = 24.0  # the seventh step

SAL = (0.36, 0.205, 0.105)
BASALT = m_stone((0.17, 0.155, 0.14), 0.9, 0.22, 0.35, 0.75)  # as the terraces are built
WALL = m_lime((0.78, 0.755, 0.705), 0.05)
FLOOR = m_flags((0.20, 0.195, 0.18), 0.9, 0.45, 0.12, 0.22, 0.5)
MOSS, RUST, WOOL = (
    m_linen((0.16, 0.185, 0.10), 600, 0.5),
    m_linen((0.42, 0.185, 0.085), 600),
    m_linen((0.63, 0.57, 0.47), 500),
)


@material("wet flags")
def m_wet_flags(g, col=(0.20, 0.18, 0.15)):
    """Paving in the rain: dark, the sky lying in its hollows."""
    p = g.pos()
    pool = g.smooth(g.noise(1.4, p, 4, 0.6), 0.42, 0.56)
    c = g.mix(g.noise(3, p, 5), tuple(k * 0.6 for k in col), col)
    drops = g.noise(26, p, 2)
    return g.pbr(
        col=c, rough=g.m("SUBTRACT", 0.34, g.m("MULTIPLY", pool, 0.31)), spec=0.55, nor=g.bump(drops, 0.05, 0.01)
    )


def build(look, rng):
    shell()
    joinery()
    outside(rng)
    seat()
    west_side()
    dining()
    valley(rng, DROP)
    rain(rng, -7, 7, DEEP + OUTER_WALL + TERRACE + 0.02, 16, 3.2)
    daylight_x(*DOOR[:2], DEEP + OUTER_WALL, 0.1, 2.5, 120, (0.90, 0.95, 1.0))
    daylight_y(*WINDOW[:2], -HALF_WIDE - OUTER_WALL, *WINDOW[2:], 34, -1, (0.90, 0.95, 1.0))
    light_area((0.2, -2.0, 2.2), (4, 1.2), 12, (1, 0.92, 0.82), target=(0, 2, 0.6))


def shell():
    left, right, back = -HALF_WIDE, HALF_WIDE, -DINING
    boards = m_boards(SAL, 1, 0.11, 2.6, 0.42, 0.3, 0.003)
    mb = MeshBuilder()
    mb.face([(left, back, 0), (right, back, 0), (right, DEEP + 0.02, 0), (left, DEEP + 0.02, 0)], FLOOR)
    mb.face([(left, back, HEIGHT), (left, DEEP, HEIGHT), (right, DEEP, HEIGHT), (right, back, HEIGHT)], boards)
    mb.box(left - 0.3, back - 0.2, HEIGHT + 0.01, right + 0.3, DEEP + OUTER_WALL, HEIGHT + 0.3, WALL)
    mb.box(left, back - 0.2, 0, right, back, HEIGHT, WALL)
    mb.obj("shell")
    wall(
        (left, DEEP),
        (right, DEEP),
        HEIGHT,
        [(DOOR[0] - left, DOOR[1] - left, -0.02, DOOR[2])],
        BASALT,
        OUTER_WALL + 0.1,
    )
    a, b, sill, head = WINDOW
    wall((left, back), (left, DEEP), HEIGHT, [(a + DINING, b + DINING, sill, head)], WALL, OUTER_WALL)
    wall((right, DEEP), (right, back), HEIGHT, [], BASALT, OUTER_WALL)


def joinery():
    """Teak posts; three of the door's panes are slid behind the fourth, to the east."""
    wood = m_boards(SAL, 2, 0.3, 3.2, 0.4)
    glass = m_glass((0.93, 0.96, 0.95), 0.0, 0.0)
    x0, x1, head = DOOR
    y = DEEP + 0.06
    mb = MeshBuilder()
    mb.box(x0 + 0.07, y + 0.004, head - 0.08, x1 - 0.07, y + 0.2, head, wood)
    for x in (x0, x1 - 0.07):
        mb.box(x, y, 0, x + 0.07, y + 0.21, head, wood)
    each = (x1 - x0) / 4
    for a, track in ((x1 - 0.07 - each, 0.02), (x1 - 0.15 - each, 0.08), (x1 - 0.23 - each, 0.14)):
        for q in (a, a + each - 0.06):
            mb.box(q, y + track, 0.02, q + 0.06, y + track + 0.045, head - 0.08, wood)
        mb.box(a + 0.06, y + track + 0.004, 0.02, a + each - 0.06, y + track + 0.04, 0.10, wood)
        mb.face(
            [
                (a, y + track + 0.02, 0.1),
                (a + each, y + track + 0.02, 0.1),
                (a + each, y + track + 0.02, head),
                (a, y + track + 0.02, head),
            ],
            glass,
        )
    a, b, sill, top = WINDOW
    x = -HALF_WIDE - 0.12
    for q in (a, b - 0.06):
        mb.box(x, q, sill, x + 0.08, q + 0.06, top, wood)
    for z in (sill, top - 0.06):
        mb.box(x + 0.004, a + 0.06, z, x + 0.076, b - 0.06, z + 0.06, wood)
    mb.box(-HALF_WIDE - 0.18, a - 0.03, sill - 0.04, -HALF_WIDE + 0.07, b + 0.03, sill, m_stucco((0.30, 0.28, 0.255)))
    mb.obj("frames")


def outside(rng):
    """Terrace under the slab, then the garden on the roof below, its stone edge and a slim railing."""
    y0 = DEEP + OUTER_WALL
    y1, y2 = y0 + TERRACE, y0 + TERRACE + GARDEN
    boards, slab = m_boards((0.42, 0.23, 0.11), 0, 0.12, 2.6, 0.45), m_stucco((0.62, 0.58, 0.52), 0.08)
    mb = MeshBuilder()
    mb.box(-9, y0, -0.3, 9, y1, -0.015, m_wet_flags())
    mb.box(-9, y0 + 0.1, HEIGHT - 0.02, 9, y1, HEIGHT + 0.02, boards)
    mb.box(-9, y0 + 0.1, HEIGHT + 0.02, 9, y1 + 0.06, HEIGHT + 0.42, slab)
    mb.box(-9, y1, -0.3, 9, y2, -0.06, m_stucco((0.055, 0.075, 0.03), 0.3))
    mb.box(-9, y1, -0.3, 9, y1 + 0.16, 0.02, m_stone((0.13, 0.12, 0.11), 1.2, 0.4, 0.15, 0.3))
    mb.box(-9, y2, -0.6, 9, y2 + 0.34, 0.18, BASALT)
    rail = m_plain((0.045, 0.04, 0.035), 0.35, 0.6)
    mb.box(-9, y2 + 0.14, 1.04, 9, y2 + 0.18, 1.075, rail)
    for i in range(130):
        x = -9 + i * 0.14
        mb.box(x - 0.006, y2 + 0.154, 0.18, x + 0.006, y2 + 0.166, 1.04, rail)
    mb.obj("terrace")
    garden(rng, y1 + 0.2, y2)
    sandals(-0.75, y0 + 0.55, -0.015, 2.6)
    cube(0.35, y0 + 0.62, 0.36, 1.75, y0 + 1.06, 0.41, m_boards((0.30, 0.17, 0.085), 0, 0.15), 0.008)
    for x in (0.5, 1.6):
        cube(x - 0.03, y0 + 0.66, -0.015, x + 0.03, y0 + 1.02, 0.36, m_boards((0.30, 0.17, 0.085), 2, 0.15), 0.006)


def garden(rng, y0, y1):
    grass, fern = (
        make_tuft(72, size=0.5, blades=620, h=0.16),
        make_shrub(
            74,
            radius=0.42,
            height=0.5,
            leaves=1500,
            leaf=0.075,
            col=m_leaf((0.045, 0.13, 0.025), (0.13, 0.25, 0.05), 0.28),
        ),
    )
    shrubs = [
        make_shrub(
            75 + i,
            radius=0.5,
            height=0.62,
            leaves=2600,
            leaf=0.042,
            col=m_leaf((0.03, 0.09, 0.02), (0.10, 0.19, 0.045), 0.3),
        )
        for i in range(2)
    ]
    x = -6.5
    while x < 6.5:
        y = y0 + 0.1
        while y < y1 - 0.1:
            place(grass[0], (x + rng.uniform(-0.1, 0.1), y, -0.07), rng.uniform(0, 6.28), rng.uniform(0.8, 1.2))
            y += 0.4
        x += 0.4
    for _ in range(44):
        x = rng.uniform(-6, 6)
        y = y1 - 0.25 - abs(rng.gauss(0, 0.35)) if abs(x) < 1.9 else rng.uniform(y0 + 0.5, y1 - 0.2)
        put(rng.choice([*shrubs, fern]), x, y, -0.06, scale=rng.uniform(0.55, 1.0), rng=rng)
    put(make_frangipani(38, 3.1), -2.35, (y0 + y1) / 2 + 0.3, -0.06, rot=2.2, scale=0.95)
    put(make_frangipani(39, 3.4), 4.9, (y0 + y1) / 2, -0.06, rot=0.4)


def seat():
    """The stone seat along the basalt wall, and the round board before it."""
    stone = m_stucco((0.33, 0.305, 0.27), 0.1)
    stripe = m_stripes(
        ((0.60, 0.54, 0.43), (0.20, 0.16, 0.12), (0.60, 0.54, 0.43), (0.42, 0.185, 0.085)),
        (0.10, 0.012, 0.03, 0.012),
        0,
    )
    with at(HALF_WIDE, 0, 0):
        stone_bench(
            -0.35,
            3.72,
            0.92,
            stone,
            WOOL,
            ((0.05, 0.62, MOSS), (0.62, 0.5, stripe), (2.35, 0.62, MOSS), (2.85, 0.5, RUST), (3.35, 0.62, stripe)),
        )
    rug(-0.95, 0.55, 1.75, 3.35, m_rug((0.50, 0.44, 0.34), (0.40, 0.345, 0.26)), False)
    with at(0.82, 1.95, 0):
        disc_table(
            0.56,
            0.31,
            m_boards((0.25, 0.135, 0.065), 1, 0.5, 3.0, 0.28, 0.1),
            0.05,
            m_boards((0.2, 0.11, 0.055), 2, 0.3),
        )
        open_book(0.2, -0.12, 0.31, 0.7)
        cup(-0.16, -0.22, 0.31, 2.6)
        vase(-0.1, 0.2, 0.31, 0.17, m_plain((0.065, 0.06, 0.055), 0.4), 3, 1.5)
    for x, y, mat, sd in ((-0.32, 1.42, RUST, 1), (-0.42, 2.55, MOSS, 2)):
        with at(x, y, 0, sd):
            reed_stool(mat, 0.40, 0.235, sd)


def west_side():
    """The hanging, a chest of sal with books, the lantern in the corner by the door."""
    x = -HALF_WIDE
    with at(x, 0, 0, math.pi / 2):
        mb = MeshBuilder()
        y0, y1, z0, z1 = -0.55, 1.15, 0.72, 2.32
        mb.face([(y0, -0.03, z0), (y1, -0.03, z0), (y1, -0.03, z1), (y0, -0.03, z1)], m_strata(2.0))
        for i in range(84):
            q = y0 + 0.01 + (y1 - y0) * i / 84
            mb.box(q, -0.033, z0 - 0.11, q + 0.009, -0.027, z0, m_plain((0.55, 0.49, 0.40), 0.9))
        mb.obj("hanging")
        cube(y0 - 0.08, -0.045, z1 - 0.005, y1 + 0.08, -0.005, z1 + 0.03, m_boards(SAL, 0, 0.2), 0.01)
    paper_lantern(x + 0.36, 3.52)
    potplant(x + 0.42, 1.35, 1.25, 21, m_plain((0.30, 0.13, 0.07), 0.8), 0.22, 0.38, "leaf")
    puff(0.62, 0.62, 0.17, (-1.75, 2.2, 0.10), MOSS, 0.07, 0.02)
    books_stack(-1.72, 2.9, 0.0, 4, 8)


def dining():
    """The near end of the dining table, and a chair drawn back from it."""
    wood = m_boards((0.25, 0.135, 0.065), 0, 0.22, 2.4, 0.3)
    cube(-2.25, -1.35, 0.70, -0.45, -0.50, 0.74, wood, 0.008)
    for px in (-2.1, -0.62):
        cube(px - 0.035, -1.25, 0, px + 0.035, -0.6, 0.70, wood, 0.006)
    lathe(
        [(0.001, 0.012), (0.12, 0.02), (0.20, 0.075), (0.195, 0.08), (0.001, 0.03)],
        m_plain((0.065, 0.06, 0.055), 0.4),
        -0.95,
        -0.9,
        0.74,
    )
    for i in range(5):
        a = i * 1.256
        lathe(
            [(0.001, -0.035), (0.03, -0.024), (0.037, 0), (0.03, 0.03), (0.001, 0.034)],
            m_plain(((0.52, 0.30, 0.04), (0.45, 0.16, 0.03))[i % 2], 0.5),
            -0.95 + 0.07 * math.cos(a),
            -0.9 + 0.07 * math.sin(a),
            0.805,
            16,
        )
