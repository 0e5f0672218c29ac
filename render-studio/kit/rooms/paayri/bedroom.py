"""Paayri's main bedroom, after the plan of the upper homes: 4.2 by 5.6 metres, a door of 2.8 metres to the terrace.

The bed stands against the end wall of basalt under a canopy of muslin; the sun has come out after a night of rain.
"""

import math
import random

from kit.furniture.brass import cup, open_book
from kit.furniture.canopy import canopy_bed, gathered, let_down
from kit.furniture.hillside import reed_stool
from kit.furniture.palang import bedding
from kit.furniture.plants import potplant
from kit.furniture.props import books_stack, vase
from kit.furniture.shapes import at, cube, lathe, puff
from kit.furniture.textiles import rug
from kit.interiors.doors import wall
from kit.interiors.outlook import daylight_x
from kit.landscape.rainfall import frangipani
from kit.light.lamps import light_area
from kit.materials.cloth import m_linen, m_rug
from kit.materials.glass import m_glass, m_sheer
from kit.materials.handloom import m_strata, m_stripes
from kit.materials.joinery import m_boards, m_flags, m_lime
from kit.materials.surfaces import m_plain, m_stone, m_stucco
from kit.mesh import MeshBuilder
from kit.rooms.paayri.living import BASALT, GARDEN, TERRACE, garden, m_wet_flags
from kit.rooms.paayri.valley import valley

HALF_WIDE, DEEP, HEIGHT = 2.1, 5.6, 2.85
BACK = -1.5
OUTER_WALL = 0.2
DOOR = (-1.4, 1.4, 2.6)
DRESSING = (0.15, 1.05, 2.2)  # door in the left-hand wall: from, to, head
BED_Y, BED_WIDE, BED_LONG, CANOPY = 3.1, 1.8, 2.02, 2.16
DROP = 31.0  # the ninth step

SAL = (0.36, 0.205, 0.105)
WALL = m_lime((0.78, 0.755, 0.705), 0.05)
FLOOR = m_flags((0.20, 0.195, 0.18), 0.9, 0.45, 0.12, 0.22, 0.5)
MUSLIN = m_sheer((0.95, 0.93, 0.88), 0.50)
MOSS, RUST, WOOL = (
    m_linen((0.16, 0.185, 0.10), 600, 0.5),
    m_linen((0.42, 0.185, 0.085), 600),
    m_linen((0.63, 0.57, 0.47), 500),
)
SHEET = m_linen((0.82, 0.80, 0.75), 700, 0.8)
STRIPE = m_stripes(
    ((0.60, 0.54, 0.43), (0.20, 0.16, 0.12), (0.60, 0.54, 0.43), (0.42, 0.185, 0.085)), (0.10, 0.012, 0.03, 0.012), 0
)


def build(look, rng):
    shell()
    joinery()
    terrace(random.Random(19))
    bed()
    west_side()
    near()
    valley(rng, DROP)
    daylight_x(*DOOR[:2], DEEP + OUTER_WALL, 0.1, 2.5, 92, (0.92, 0.95, 1.0))
    light_area((0.0, -1.2, 2.3), (3, 1.0), 13, (1, 0.94, 0.86), target=(0.2, 3, 0.6))
    light_area((0, 2.4, HEIGHT - 0.03), (2.4, 3.0), 6, (1, 0.88, 0.72), rot=(0, 0, 0))


def shell():
    left, right = -HALF_WIDE, HALF_WIDE
    boards = m_boards(SAL, 1, 0.11, 2.6, 0.42, 0.3, 0.003)
    mb = MeshBuilder()
    mb.face([(left, BACK, 0), (right, BACK, 0), (right, DEEP + 0.02, 0), (left, DEEP + 0.02, 0)], FLOOR)
    mb.face([(left, BACK, HEIGHT), (left, DEEP, HEIGHT), (right, DEEP, HEIGHT), (right, BACK, HEIGHT)], boards)
    mb.box(left - 0.3, BACK - 0.2, HEIGHT + 0.01, right + 0.3, DEEP + OUTER_WALL, HEIGHT + 0.3, WALL)
    mb.box(left, BACK - 0.2, 0, right, BACK, HEIGHT, WALL)
    mb.box(left - 0.3, BACK, -0.1, left - 0.13, DEEP + OUTER_WALL, HEIGHT, m_boards(SAL, 2, 0.3))
    mb.obj("shell")
    wall((left, DEEP), (right, DEEP), HEIGHT, [(DOOR[0] - left, DOOR[1] - left, -0.02, DOOR[2])], BASALT, OUTER_WALL)
    a, b, head = DRESSING
    wall((left, BACK), (left, DEEP), HEIGHT, [(a - BACK, b - BACK, -0.02, head)], WALL, 0.12)
    wall((right, DEEP), (right, BACK), HEIGHT, [], BASALT, OUTER_WALL)


def joinery():
    """Three panes in sal; one is slid away."""
    wood, glass = m_boards(SAL, 2, 0.3, 3.2, 0.4), m_glass((0.93, 0.96, 0.95), 0.0, 0.0)
    x0, x1, head = DOOR
    y = DEEP + 0.03
    mb = MeshBuilder()
    mb.box(x0 + 0.06, y + 0.004, head - 0.08, x1 - 0.06, y + 0.16, head, wood)
    for x in (x0, x1 - 0.06):
        mb.box(x, y, 0, x + 0.06, y + 0.164, head, wood)
    each = (x1 - x0 - 0.12) / 3
    for a, track in ((x1 - 0.06 - each, 0.02), (x1 - 0.14 - each, 0.08)):
        for q in (a, a + each - 0.055):
            mb.box(q, y + track, 0.02, q + 0.055, y + track + 0.045, head - 0.08, wood)
        for z in (0.02, head - 0.15):
            mb.box(a + 0.055, y + track + 0.004, z, a + each - 0.055, y + track + 0.041, z + 0.07, wood)
        p = y + track + 0.02
        mb.face([(a, p, 0.09), (a + each, p, 0.09), (a + each, p, head - 0.1), (a, p, head - 0.1)], glass)
    a, b, top = DRESSING
    for q in (a, b - 0.05):
        mb.box(-HALF_WIDE - 0.13, q, 0, -HALF_WIDE + 0.008, q + 0.05, top, wood)
    mb.box(-HALF_WIDE - 0.126, a + 0.05, top - 0.05, -HALF_WIDE + 0.004, b - 0.05, top, wood)
    mb.obj("frames")


def terrace(rng):
    """Wet flags under the slab, the garden on the roof below, its edge of basalt and a slim railing."""
    y0 = DEEP + OUTER_WALL
    y1, y2 = y0 + TERRACE, y0 + TERRACE + GARDEN
    slab = m_stucco((0.62, 0.58, 0.52), 0.08)
    mb = MeshBuilder()
    mb.box(-9, y0, -0.3, 9, y1, -0.015, m_wet_flags())
    mb.box(-9, y0 + 0.1, HEIGHT - 0.02, 9, y1 - 0.5, HEIGHT + 0.02, m_boards((0.42, 0.23, 0.11), 0, 0.12, 2.6, 0.45))
    mb.box(-9, y0 + 0.1, HEIGHT + 0.02, 9, y1 - 0.44, HEIGHT + 0.42, slab)
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
    for x, y in ((-0.9, y0 + 0.5), (-0.55, y0 + 0.9), (-1.1, y0 + 1.1), (-0.3, y0 + 0.45)):
        frangipani(x, y, -0.015, x * 7, 0.045)


def bed():
    wood = m_boards((0.25, 0.135, 0.065), 1, 0.3, 3.2, 0.34)
    with at(HALF_WIDE - 0.02, BED_Y, 0, math.pi / 2):
        canopy_bed(BED_WIDE, BED_LONG, CANOPY, wood, MUSLIN)
        bedding(BED_WIDE / 2 - 0.02, BED_LONG - 0.02, SHEET, WOOL, RUST, STRIPE)
        half = BED_WIDE / 2 + 0.04
        for k, (x, y) in enumerate(((-half, BED_LONG + 0.07), (half, BED_LONG + 0.07))):
            gathered(x, y, CANOPY, MUSLIN, RUST, k * 2.1)
        let_down(half, 0.10, half, BED_LONG * 0.72, CANOPY, MUSLIN, 3.0)
        let_down(-half, 0.06, -half, 0.46, CANOPY, MUSLIN, 5.0)
        open_book(-0.35, 1.32, 0.57, 0.7)
    stone = m_stucco((0.33, 0.305, 0.27), 0.1)
    for y in (BED_Y - 1.32, BED_Y + 1.32):
        cube(HALF_WIDE - 0.44, y - 0.22, 0, HALF_WIDE - 0.001, y + 0.22, 0.40, stone, 0.008)
    cup(HALF_WIDE - 0.28, BED_Y - 1.36, 0.40, 2.4)
    vase(HALF_WIDE - 0.18, BED_Y - 1.18, 0.40, 0.22, m_plain((0.30, 0.13, 0.07), 0.75), 1, 1.4, 3)


def west_side():
    """A low chest of sal under the hanging; a fern in the corner by the door."""
    wood = m_boards(SAL, 1, 0.3, 3.0, 0.36)
    x = -HALF_WIDE
    cube(x + 0.001, 2.05, 0.14, x + 0.44, 3.95, 0.52, wood, 0.008)
    cube(x + 0.03, 2.15, 0, x + 0.38, 3.85, 0.14, m_plain((0.03, 0.022, 0.016), 0.7), 0.003)
    mb = MeshBuilder()
    for k in (1, 2):
        y = 2.05 + 1.9 * k / 3
        mb.box(x + 0.436, y - 0.002, 0.145, x + 0.4408, y + 0.002, 0.515, m_plain((0.03, 0.022, 0.016), 0.7))
    mb.obj("joints")
    books_stack(x + 0.22, 2.4, 0.52, 4, 5)
    lathe(
        [(0.001, 0.010), (0.09, 0.014), (0.17, 0.07), (0.168, 0.074), (0.001, 0.02)],
        m_plain((0.065, 0.06, 0.055), 0.4),
        x + 0.22,
        3.3,
        0.52,
        48,
    )
    for i in range(3):
        frangipani(x + 0.20 + 0.05 * (i % 2), 3.24 + 0.06 * i, 0.57, i * 2.0, 0.042)
    with at(x, 0, 0, math.pi / 2):
        mb = MeshBuilder()
        y0, y1, z0, z1 = 2.4, 3.6, 0.98, 2.22
        mb.face([(y0, -0.03, z0), (y1, -0.03, z0), (y1, -0.03, z1), (y0, -0.03, z1)], m_strata(4.0))
        mb.obj("hanging")
        cube(y0 - 0.06, -0.045, z1 - 0.005, y1 + 0.06, -0.005, z1 + 0.028, m_boards(SAL, 0, 0.2), 0.008)
    potplant(x + 0.40, 4.95, 1.45, 23, m_plain((0.30, 0.13, 0.07), 0.8), 0.22, 0.38, "leaf")


def near():
    """The rug, a stool with a shawl thrown over it, a cushion where one sat to look out."""
    rug(-1.15, 1.2, 1.6, 4.6, m_rug((0.46, 0.385, 0.29), (0.34, 0.27, 0.195)), False)
    with at(-0.66, 1.30, 0, 0.4):
        reed_stool(MOSS, 0.42, 0.235, 3)
        puff(0.34, 0.30, 0.05, (0.0, 0.0, 0.49), RUST, 0.024, 0.006, (0.03, 0.05, 0.5), n=16, wob=0.012, sd=2.0)
    puff(0.66, 0.66, 0.17, (-0.72, 4.55, 0.10), MOSS, 0.07, 0.02, (0, 0, 0.3))
