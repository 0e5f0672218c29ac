"""Sagwan's main bedroom, after the plan of its floor: 5.4 by 5.2 metres, windows on two sides behind the tower's fins.

Low enough to live among the rain trees. Teak underfoot and behind the bed, linen, a leather sling by the window.
"""

import math

from kit.furniture import finishes
from kit.furniture.brass import cup, open_book
from kit.furniture.curved import disc_table
from kit.furniture.palang import bedding
from kit.furniture.platform import sling_chair
from kit.furniture.props import books_stack, branches, vase
from kit.furniture.shapes import at, cube, lathe, point, puff, rod
from kit.furniture.textiles import curtain, rug
from kit.interiors.doors import wall
from kit.interiors.outlook import daylight_x, daylight_y
from kit.light.lamps import light_area
from kit.materials.cloth import m_linen, m_rug
from kit.materials.glass import m_glass, m_sheer
from kit.materials.glow import m_shade
from kit.materials.handloom import m_growth_rings, m_stripes
from kit.materials.joinery import m_boards, m_flags, m_lime
from kit.materials.surfaces import m_plain, m_stucco
from kit.mesh import MeshBuilder
from kit.rooms.sagwan.quarter import quarter

HALF_WIDE, DEEP, HEIGHT = 2.7, 5.2, 2.95
OUTER_WALL = 0.25
NORTH = (-1.7, 1.7, 0.45, 2.6)  # from, to, sill, head
WEST = (1.5, 3.7, 0.45, 2.6)
BED_Y = 2.85
FIN_PITCH, FIN_DEEP = 0.85, 0.42
DROP = 25.0  # the sixth floor

TEAK = (0.285, 0.145, 0.062)
WALL = m_lime((0.80, 0.775, 0.73), 0.04)
INK, OCHRE = m_linen((0.085, 0.105, 0.13), 600, 0.4), m_linen((0.46, 0.29, 0.115), 600, 0.4)
SHEET, QUILT = m_linen((0.82, 0.80, 0.75), 700, 0.8), m_linen((0.68, 0.64, 0.56), 600, 0.9)
LEATHER = m_plain((0.25, 0.115, 0.05), 0.4)


def build(look, rng):
    shell()
    windows()
    fins()
    bed()
    corner()
    quarter(rng, DROP, trees=1300)
    daylight_x(*NORTH[:2], DEEP + OUTER_WALL, NORTH[2], NORTH[3], 95, (0.93, 0.96, 1.0))
    daylight_y(*WEST[:2], -HALF_WIDE - OUTER_WALL, *WEST[2:], 60, -1, (0.93, 0.96, 1.0))
    light_area((0.4, -1.6, 2.2), (3.4, 1.2), 22, (1, 0.95, 0.88), target=(0, 3, 0.6))


def shell():
    left, right, back = -HALF_WIDE, HALF_WIDE, -1.6
    mb = MeshBuilder()
    floor = m_boards((0.32, 0.18, 0.085), 1, 0.14, 2.4, 0.34, 0.28)
    mb.face([(left, back, 0), (right, back, 0), (right, DEEP + 0.02, 0), (left, DEEP + 0.02, 0)], floor)
    mb.face([(left, back, HEIGHT), (left, DEEP, HEIGHT), (right, DEEP, HEIGHT), (right, back, HEIGHT)], WALL)
    mb.box(left - 0.4, back, HEIGHT + 0.01, right + 0.4, DEEP + OUTER_WALL, HEIGHT + 0.3, WALL)
    mb.box(left, back - 0.1, 0, right, back, HEIGHT, WALL)
    mb.obj("shell")
    a, b, sill, head = NORTH
    wall((left, DEEP), (right, DEEP), HEIGHT, [(a - left, b - left, sill, head)], WALL, OUTER_WALL)
    a, b, sill, head = WEST
    wall((left, back), (left, DEEP), HEIGHT, [(a - back, b - back, sill, head)], WALL, OUTER_WALL)
    wall((right, DEEP), (right, back), HEIGHT, [], WALL)


def windows():
    """Teak frames with a stone sill; sheer cloth at the sides."""
    wood, stone = m_boards(TEAK, 2, 0.3, 3.2, 0.36), m_flags((0.50, 0.455, 0.385), 3, 3, 0.05, 0.3)
    glass = m_glass((0.93, 0.96, 0.95), 0.0, 0.0)
    a, b, sill, head = NORTH
    y = DEEP + 0.1
    mb = MeshBuilder()
    for x in (a, a + (b - a) / 3, a + (b - a) * 2 / 3 - 0.06, b - 0.06):
        mb.box(x, y, sill, x + 0.06, y + 0.08, head, wood)
    for z in (sill, head - 0.06):
        mb.box(a + 0.06, y + 0.004, z, b - 0.06, y + 0.076, z + 0.06, wood)
    mb.face([(a, y + 0.04, sill), (b, y + 0.04, sill), (b, y + 0.04, head), (a, y + 0.04, head)], glass)
    mb.box(a - 0.02, DEEP - 0.06, sill - 0.04, b + 0.02, y, sill - 0.001, stone)
    a, b, sill, head = WEST
    x = -HALF_WIDE - 0.18
    for q in (a, (a + b) / 2 - 0.03, b - 0.06):
        mb.box(x, q, sill, x + 0.08, q + 0.06, head, wood)
    for z in (sill, head - 0.06):
        mb.box(x + 0.004, a + 0.06, z, x + 0.076, b - 0.06, z + 0.06, wood)
    mb.face([(x + 0.04, a, sill), (x + 0.04, b, sill), (x + 0.04, b, head), (x + 0.04, a, head)], glass)
    mb.box(x + 0.08, a - 0.02, sill - 0.04, -HALF_WIDE + 0.06, b + 0.02, sill - 0.001, stone)
    mb.obj("windows")
    sheer, linen = m_sheer((0.92, 0.90, 0.85), 0.36), m_linen((0.66, 0.60, 0.50), 700, 0.3)
    top = HEIGHT - 0.02
    for p, q, cloth, sd in (
        (-2.35, -1.72, linen, 1),
        (1.72, 2.4, linen, 3),
        (-1.72, -1.2, sheer, 5),
        (1.3, 1.72, sheer, 7),
    ):
        curtain(p, DEEP - 0.13, q, DEEP - 0.13, 0.01, top, cloth, 0.10, 0.04, sd=sd)
    curtain(-HALF_WIDE + 0.12, 0.95, -HALF_WIDE + 0.12, 1.5, 0.01, top, linen, 0.10, 0.04, sd=2)
    curtain(-HALF_WIDE + 0.12, 3.7, -HALF_WIDE + 0.12, 4.2, 0.01, top, linen, 0.10, 0.04, sd=4)


def fins():
    """The tower's upright fins before both windows."""
    bronze = m_plain((0.30, 0.175, 0.085), 0.42, 0.35)
    mb = MeshBuilder()
    for i in range(-4, 5):
        x, y = i * FIN_PITCH + 0.2, DEEP + OUTER_WALL
        mb.box(x - 0.04, y, -1, x + 0.04, y + FIN_DEEP, HEIGHT + 1, bronze)
        y = 2.6 + i * FIN_PITCH
        mb.box(-HALF_WIDE - OUTER_WALL - FIN_DEEP, y - 0.04, -1, -HALF_WIDE - OUTER_WALL, y + 0.04, HEIGHT + 1, bronze)
    mb.obj("fins")


def bed():
    """A platform and a long head of teak with leather on it, shelves growing out of both ends."""
    wood = m_boards(TEAK, 1, 0.3, 3.2, 0.32)
    with at(HALF_WIDE - 0.02, BED_Y, 0, math.pi / 2):
        cube(-1.75, 0.0, 0.12, 1.75, 0.07, 1.06, wood, 0.006)
        cube(-1.02, 0.06, 0.14, 1.02, 2.16, 0.29, wood, 0.01)
        cube(-0.9, 0.2, 0, 0.9, 2.0, 0.14, finishes.black(), 0.004)
        for x in (-0.46, 0.46):
            puff(0.90, 0.075, 0.40, (x, 0.11, 0.82), LEATHER, 0.035, 0.0, n=10)
        for sx in (-1, 1):
            cube(sx * 1.40 - 0.32, 0.07, 0.40, sx * 1.40 + 0.32, 0.46, 0.445, wood, 0.006)
            pendant(sx * 1.42, 0.30)
        stripe = m_stripes(((0.62, 0.55, 0.43), (0.20, 0.12, 0.07)), (0.075, 0.012), 0)
        with at(0, 0.12, 0):
            bedding(0.92, 2.0, SHEET, QUILT, INK, stripe)
        books_stack(1.38, 0.26, 0.445, 2, 5)
        cup(-1.30, 0.34, 0.445, 0.6)
        vase(-1.52, 0.22, 0.445, 0.2, m_stucco((0.42, 0.26, 0.16)), 1)
        open_book(0.42, 1.28, 0.565, 0.4)
    rings()
    with at(0.0, BED_Y, 0):
        rug(-1.35, -1.75, 1.6, 1.75, m_rug((0.52, 0.475, 0.40), (0.42, 0.375, 0.305)), False)


def pendant(x, y):
    """A small linen drum on a brass rod, over each shelf."""
    o = lathe([(0.10, 1.02), (0.095, 1.20)], m_shade((1, 0.80, 0.56), 1.7), x, y, 0, 36)
    o.visible_shadow = False
    rod((x, y, 1.1), (x, y, HEIGHT), 0.005, finishes.brass(), 6)
    point((x, y, 1.10), 4.0, (1, 0.72, 0.44), 0.05)


def rings():
    """The other half of the trunk whose print hangs in the living room."""
    frame = m_boards((0.20, 0.10, 0.045), 2, 0.3)
    with at(HALF_WIDE, 0, 0, -math.pi / 2):
        x0, x1, z0, z1 = -BED_Y - 0.75, -BED_Y + 0.75, 1.32, 2.22
        cube(x0, -0.045, z0, x1, -0.004, z1, frame, 0.004)
        mb = MeshBuilder()
        mb.face(
            [
                (x0 + 0.03, -0.047, z0 + 0.03),
                (x1 - 0.03, -0.047, z0 + 0.03),
                (x1 - 0.03, -0.047, z1 - 0.03),
                (x0 + 0.03, -0.047, z1 - 0.03),
            ],
            m_growth_rings(centre=(0.62, 0.36), turns=27.0),
        )
        mb.obj("rings")


def corner():
    """The chair where the two windows meet, and what one leaves beside it."""
    with at(-1.55, 4.05, 0, -2.5):
        sling_chair(m_boards(TEAK, 2, 0.3), LEATHER)
    with at(-0.82, 4.5, 0):
        disc_table(0.22, 0.44, m_flags((0.16, 0.155, 0.145), 3, 3, 0.12, 0.2), 0.05)
        vase(0, 0, 0.44, 0.26, m_stucco((0.62, 0.56, 0.47)), 1)
        branches(0, 0, 0.66, 0.7, 7, 6, None, 0.034)
    bench = m_boards(TEAK, 1, 0.3, 3.0, 0.32)
    cube(-HALF_WIDE + 0.16, 1.6, 0.34, -HALF_WIDE + 0.56, 3.55, 0.385, bench, 0.008)
    for y in (1.75, 3.4):
        cube(-HALF_WIDE + 0.2, y - 0.03, 0, -HALF_WIDE + 0.52, y + 0.03, 0.34, bench, 0.006)
    puff(0.38, 0.9, 0.07, (-HALF_WIDE + 0.36, 2.15, 0.42), OCHRE, 0.03, 0.008)
    books_stack(-HALF_WIDE + 0.36, 3.1, 0.385, 3, 9)
