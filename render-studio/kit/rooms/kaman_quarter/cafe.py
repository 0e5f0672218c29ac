"""The café in Kaman's arcade: marble tables between the shop's arched windows and the arches to the court.

The suite's arcade, seen along its length (-x): the court and the low sun on the left, the café's room on the right.
"""

import math

from kit.facade.frame import Frame
from kit.furniture.bentwood import bentwood_chair, hanging_globe, jar, marble_table
from kit.furniture.brass import cup
from kit.furniture.lettering import words
from kit.furniture.plants import potplant
from kit.furniture.shapes import at, cube, lathe
from kit.furniture.workbench import papers
from kit.light.lamps import light_area
from kit.massing.office_block import office_block
from kit.materials.glow import m_lamp
from kit.materials.joinery import m_boards, m_flags, m_lime
from kit.materials.surfaces import m_marble, m_plain, m_stone, m_stucco
from kit.mesh import MeshBuilder
from kit.rooms.kaman_quarter import suite

WALL_Y = -suite.STONE_WALL  # the shop's front
ARCH_Y = WALL_Y - suite.ARCADE  # the inner face of the arcade's piers
FREE = (-0.01, 9.3)  # where the suite's outside leaves the wall to us
SOFFIT = suite.ARCADE_HIGH - 0.3
FRONT_HIGH = suite.HEIGHT + 0.5  # above it the suite's outside has a wall
WINDOW_WIDE, SILL, SPRINGING = 2.4, 0.5, 2.7
WINDOWS = (0.6, 3.6, 6.5)
RIB_SPRINGING, RIB_THICK = 4.05, 0.5
ROOM_DEEP = 4.0
ACROSS = (-52.0, -66.0)  # the middle of a block across the court, too far to stand in the sun
FACING = 0.006  # before the suite's wall, two faces of which lie in one plane

DRESSED = m_stone((0.62, 0.53, 0.40), 0.95, 0.44, 0.06, 0.7)
TRIM = m_stone((0.68, 0.60, 0.48), 1.9, 0.9, 0.03, 0.6)
FLAGS = m_flags((0.36, 0.30, 0.225), 0.8, 0.8, 0.09, 0.22, 0.5)
LIME = m_lime((0.78, 0.73, 0.64), 0.05)
MARBLE = m_marble((0.74, 0.72, 0.67), (0.36, 0.33, 0.30), 2.2, 0.16)
TEAK = m_boards((0.205, 0.108, 0.056), 2, 0.3, 3.2, 0.36)
CLAY = m_stucco((0.36, 0.19, 0.11))
SLATE = m_plain((0.028, 0.03, 0.03), 0.6)
CHALK = m_plain((0.72, 0.70, 0.64), 0.9)

#: Tables: x, how far from the shop's front, and where its chairs stand (out along x and y, turned by a little).
BY_THE_WALL = ((8.5, 0.62), (2.6, 0.62), (0.3, 0.62), (-2.2, 0.62))
BY_THE_ARCHES = ((9.15, 2.4), (6.3, 2.62), (2.1, 2.62), (-2.1, 2.62))


def build(look, rng):
    suite.outside(rng)
    office_block(ACROSS, 70, 26, 0.0, 6, seed=5, stone=(0.52, 0.40, 0.28), lit=0.5)
    arcade()
    front()
    inside(rng)
    tables(rng)
    board()
    for x in (-1.9, 2.3, 6.5):
        potplant(x, ARCH_Y + 0.30, 1.5, 8 + int(x), CLAY, 0.21, 0.38, "leaf" if x != 2.3 else "palm")
    glow = m_lamp((1, 0.78, 0.52), 2.2)
    for x in (-4.1, 0.1, 4.3, 8.5):
        hanging_globe(x, (WALL_Y + ARCH_Y) / 2, 3.35, SOFFIT, glow, 0.15)
    daylight()


def arcade():
    """Flags underfoot, and an arch across the arcade at each pier."""
    mb = MeshBuilder()
    mb.box(-34, ARCH_Y - suite.ARCADE_WALL, -0.03, 40, WALL_Y, 0.0, FLAGS)
    mb.box(-34, ARCH_Y, SOFFIT - 0.02, 40, WALL_Y, SOFFIT - 0.01, LIME)
    mb.obj("arcade floor")
    ribs = MeshBuilder()
    for k in range(-7, 4):
        x = suite.FIRST_PIER + suite.ARCADE_BAY * k + RIB_THICK / 2
        across = Frame(ribs, (x, ARCH_Y), (x, WALL_Y))
        across.arch(0, suite.ARCADE, RIB_SPRINGING, SOFFIT, TRIM, RIB_THICK, n=28)
        for u0, u1 in ((0, 0.14), (suite.ARCADE - 0.14, suite.ARCADE)):
            across.box(u0, u1, -RIB_THICK - 0.04, 0.04, RIB_SPRINGING - 0.24, RIB_SPRINGING, TRIM)
        across.box(suite.ARCADE - 0.09, suite.ARCADE, -RIB_THICK, 0, 0, RIB_SPRINGING - 0.24, TRIM)
    ribs.obj("ribs")


def front():
    """The shop's front of stone with arched windows, timber in them; the middle one is the way in."""
    mb = MeshBuilder()
    wall = Frame(mb, (FREE[0], WALL_Y), (FREE[1], WALL_Y))
    head = SPRINGING + WINDOW_WIDE / 2 + 0.02
    spans = [(x, x + WINDOW_WIDE) for x in WINDOWS]
    sills = (SILL, 0.0, SILL)
    openings = [(a, b, sill, head) for (a, b), sill in zip(spans, sills, strict=True)]
    wall.wall(0, wall.length, 0, FRONT_HIGH, openings, DRESSED, 0.35)
    for (a, b), sill in zip(spans, sills, strict=True):
        wall.arch(a, b, SPRINGING, head, DRESSED, 0.35, n=32, ring=TRIM)
        if sill:
            wall.box(a - 0.05, b + 0.05, -0.3, 0.06, sill - 0.07, sill + 0.012, MARBLE)
        for u in (a, a + 0.77, b - 0.83, b - 0.06):
            wall.box(u, u + 0.06, -0.26, -0.20, sill, SPRINGING, TEAK)
        for z in (sill, SPRINGING - 0.06):
            wall.box(a + 0.06, b - 0.06, -0.258, -0.202, z, z + 0.06, TEAK)
    for x0, x1, z in ((-34, FREE[0], 0), (FREE[1], 40, 0), (*FREE, FRONT_HIGH)):
        mb.box(x0, WALL_Y - FACING, z, x1, WALL_Y - 0.001, SOFFIT, DRESSED)
    mb.obj("front")


def inside(rng):
    """The room behind: a counter and jars, warm lamps; seen through the windows."""
    x0, x1 = FREE
    y1 = WALL_Y + ROOM_DEEP
    mb = MeshBuilder()
    mb.box(x0, WALL_Y + 0.01, -0.02, x1, y1, 0.001, FLAGS)
    mb.box(x0, y1, 0, x1, y1 + 0.2, 5, LIME)
    mb.box(x0 - 0.2, WALL_Y + 0.4, 0, x0, y1, 5, LIME)
    mb.box(x1, WALL_Y + 0.4, 0, x1 + 0.2, y1, 5, LIME)
    mb.box(x0, WALL_Y + 0.3, 4.2, x1, y1, 4.4, LIME)
    mb.box(0.8, y1 - 1.3, 0, 7.5, y1 - 0.8, 1.05, TEAK)
    for z in (1.5, 1.95, 2.4):
        mb.box(0.6, y1 - 0.3, z - 0.03, 8.0, y1, z, TEAK)
    mb.obj("room")
    fills = [m_plain(c, 0.8) for c in ((0.48, 0.30, 0.13), (0.30, 0.15, 0.07), (0.62, 0.50, 0.28))]
    for i in range(18):
        jar(0.9 + i * 0.38, y1 - 0.16, (1.5, 1.95, 2.4)[i % 3], 0.09, rng.uniform(0.2, 0.28), fills[i % 3])
    light_area((4.6, WALL_Y + 2.0, 4.1), (8, 2.4), 170, (1, 0.72, 0.42), rot=(0, 0, 0))


def tables(rng):
    """Marble tables in two rows, a way between them; tea on some, a paper left on the nearest."""
    for i, (x, out) in enumerate((*BY_THE_WALL, *BY_THE_ARCHES)):
        y = WALL_Y - out
        with at(x, y, 0, 0.03 * (-1) ** i):
            marble_table(MARBLE)
        for side, turn in ((-1, -math.pi / 2), (1, math.pi / 2)):
            slip, swing = rng.uniform(0.52, 0.66), rng.uniform(-0.25, 0.25)
            with at(x + side * slip, y + rng.uniform(-0.05, 0.05), 0, turn + swing):
                bentwood_chair()
        if i % 2 == 1 or i == 4:
            cup(x + 0.12, y + 0.14, 0.75, 1.0 + i)
            cup(x - 0.16, y - 0.10, 0.75, 3.0)
    x, out = BY_THE_ARCHES[0]
    papers(x + 0.10, WALL_Y - out - 0.13, 0.75, 0.5, rng, 5)
    lathe(
        [(0.001, 0.006), (0.07, 0.008), (0.10, 0.02)], m_stucco((0.66, 0.63, 0.57)), x - 0.08, WALL_Y - out + 0.17, 0.75
    )


def board():
    """A slate by the way in: what there is today."""
    with at(6.28, WALL_Y - 0.30, 0, math.pi / 2 - 0.45):
        cube(-0.30, -0.02, 0.06, 0.30, 0.02, 1.12, TEAK, 0.004)
        cube(-0.26, -0.024, 0.12, 0.26, -0.015, 1.07, SLATE, 0.001)
        for text, z, size in (
            ("TODAY", 0.96, 0.085),
            ("chai", 0.78, 0.075),
            ("bun maska", 0.64, 0.075),
            ("poha", 0.50, 0.075),
        ):
            words(text, 0, -0.026, z, size, CHALK, proud=0.001)


def daylight():
    """The sky's light through the arches beside and before one."""
    for x in (4.3, 8.5, 12.7):
        size = (suite.ARCADE_BAY - 2 * suite.PIER, 4.4)
        lamp = light_area((x, ARCH_Y - suite.ARCADE_WALL, 2.3), size, 26, (0.93, 0.96, 1.0), rot=(math.pi / 2, 0, 0))
        lamp.visible_glossy = False
    light_area((15.5, -2, 3.5), (2, 3), 12, (1, 0.93, 0.82), target=(6, -2, 0.8)).visible_glossy = False
