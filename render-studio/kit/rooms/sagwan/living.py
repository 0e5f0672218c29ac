"""Sagwan's living room, after the plan of its floor: 8.2 by 6 metres, open to the gallery, a door of 4.6 metres to the
terrace. A wall of teak, pale stone underfoot, leather and linen; the fins outside draw lines of morning sun."""

import math

from kit.furniture import finishes
from kit.furniture.brass import cup
from kit.furniture.curved import disc_table
from kit.furniture.lamps import floor_lamp
from kit.furniture.plants import potplant
from kit.furniture.platform import drum_shade, platform_sofa, slab_table, sling_chair
from kit.furniture.props import books_stack, branches, vase
from kit.furniture.shapes import at, cube, lathe
from kit.furniture.textiles import curtain, rug
from kit.interiors.doors import wall
from kit.interiors.outlook import daylight_x
from kit.light.lamps import light_area
from kit.materials.cloth import m_linen, m_rug
from kit.materials.glass import m_glass
from kit.materials.handloom import m_growth_rings, m_stripes
from kit.materials.joinery import m_boards, m_flags, m_lime
from kit.materials.surfaces import m_plain, m_stucco
from kit.mesh import MeshBuilder
from kit.rooms.sagwan.quarter import quarter

HALF_WIDE, DEEP, HEIGHT = 4.1, 6.0, 3.02
GALLERY = 1.6
OUTER_WALL = 0.2
DOOR = (-1.1, 3.5, 2.72)
OPENING = (-2.5, 2.5, 2.72)  # to the gallery
TERRACE = 2.2
PROUD = 0.004  # stiles before rails: faces in one plane render black
DROP = 46.0  # the twelfth floor

TEAK = (0.285, 0.145, 0.062)
WALL = m_lime((0.80, 0.775, 0.73), 0.04)
FLOOR = m_flags((0.56, 0.515, 0.44), 1.2, 0.6, 0.04, 0.26, 0.5, 0.002)
OAT = m_linen((0.70, 0.655, 0.57), 600, 0.5)
INK = m_linen((0.085, 0.105, 0.13), 600, 0.4)
OCHRE = m_linen((0.50, 0.315, 0.12), 600, 0.4)


def build(look, rng):
    shell()
    teak_wall()
    joinery()
    terrace()
    west_group()
    east_group()
    quarter(rng, DROP)
    daylight_x(*DOOR[:2], DEEP + OUTER_WALL, 0.1, 2.6, 110, (0.92, 0.94, 1.0))
    light_area((0.3, -2.2, 2.3), (5, 1.6), 26, (1, 0.95, 0.88), target=(0, 3, 0.8))
    light_area((-2.2, 3.2, HEIGHT - 0.03), (2.6, 3.4), 12, (1, 0.84, 0.64), rot=(0, 0, 0))


def shell():
    left, right, back = -HALF_WIDE, HALF_WIDE, -GALLERY - 2.4
    mb = MeshBuilder()
    mb.face([(left, back, 0), (right, back, 0), (right, DEEP + 0.02, 0), (left, DEEP + 0.02, 0)], FLOOR)
    mb.face([(left, back, HEIGHT), (left, DEEP, HEIGHT), (right, DEEP, HEIGHT), (right, back, HEIGHT)], WALL)
    mb.box(left - 0.3, back, HEIGHT + 0.01, right + 0.3, DEEP + OUTER_WALL, HEIGHT + 0.3, WALL)
    mb.box(left, back - 0.2, 0, right, back, HEIGHT, WALL)
    mb.box(right, back, -0.1, right + 0.3, DEEP + OUTER_WALL, HEIGHT, WALL)
    mb.box(left - 0.3, back, -0.1, left, DEEP + OUTER_WALL, HEIGHT, WALL)
    mb.obj("shell")
    wall((left, DEEP), (right, DEEP), HEIGHT, [(DOOR[0] - left, DOOR[1] - left, -0.02, DOOR[2])], WALL, OUTER_WALL)
    brow = m_boards(TEAK, 0, 0.3, 3.2, 0.4)
    cube(left, -0.14, OPENING[2], right, 0.0, HEIGHT + 0.01, brow, 0.006)


def teak_wall():
    """Broad boards from floor to ceiling with brass in the joints, a long shelf before them."""
    x = -HALF_WIDE
    mb = MeshBuilder()
    wide = (DEEP + 0.0) / 8
    brass = finishes.brass()
    for i in range(8):
        y = i * wide
        mb.box(
            x,
            y + 0.004,
            0.06,
            x + 0.03,
            y + wide - 0.004,
            HEIGHT - 0.06,
            m_boards(TEAK, 2, 0.74, 3.4 + 0.013 * i, 0.34),
        )
        mb.box(x, y - 0.004, 0.06, x + 0.022, y + 0.004, HEIGHT - 0.06, brass)
    mb.box(x, 0, 0, x + 0.015, DEEP, HEIGHT, m_plain((0.03, 0.02, 0.012), 0.7))
    mb.obj("teak wall")
    shelf = m_boards(TEAK, 1, 0.3, 4.2, 0.34)
    cube(x + 0.03, 1.5, 1.34, x + 0.26, 5.2, 1.375, shelf, 0.004)
    mb = MeshBuilder()
    mb.box(x + 0.05, 1.55, 1.325, x + 0.08, 5.15, 1.338, finishes.led(4.0))
    mb.obj("shelf light")
    clay, soot, bone = m_stucco((0.42, 0.26, 0.16)), m_plain((0.05, 0.047, 0.043), 0.5), m_stucco((0.70, 0.65, 0.57))
    for y, h, mat, kind in (
        (1.9, 0.30, soot, 1),
        (2.25, 0.18, bone, 3),
        (3.6, 0.36, clay, 0),
        (4.5, 0.15, soot, 3),
        (4.85, 0.26, bone, 1),
    ):
        vase(x + 0.15, y, 1.375, h, mat, kind)
    books_stack(x + 0.15, 2.9, 1.375, 3, 4)


def joinery():
    """A teak frame, four panes in it, the second slid behind the first."""
    wood = m_boards(TEAK, 2, 0.3, 3.2, 0.36)
    glass = m_glass((0.93, 0.96, 0.95), 0.0, 0.0)
    x0, x1, head = DOOR
    y = DEEP + 0.04
    mb = MeshBuilder()
    for a, b, z0, z1, back in (
        (x0, x1, head - 0.07, head, PROUD),
        (x0, x1, -0.01, 0.02, PROUD),
        (x0, x0 + 0.07, 0, head - 0.001, 0),
        (x1 - 0.07, x1, 0, head - 0.001, 0),
    ):
        mb.box(a, y + back, z0, b, y + 0.14 - back, z1, wood)
    each = (x1 - x0) / 4
    for a, track in ((x0, 0.015), (x0 + 0.16, 0.075), (x0 + 2 * each, 0.015), (x0 + 3 * each, 0.075)):
        for q in (a, a + each - 0.065):
            mb.box(q, y + track, 0.02, q + 0.065, y + track + 0.045, head, wood)
        for z in (0.02, head - 0.14):
            mb.box(a + 0.065, y + track + PROUD, z, a + each - 0.065, y + track + 0.045 - PROUD, z + 0.07, wood)
        mb.face(
            [
                (a, y + track + 0.02, 0.02),
                (a + each, y + track + 0.02, 0.02),
                (a + each, y + track + 0.02, head),
                (a, y + track + 0.02, head),
            ],
            glass,
        )
    mb.obj("door")
    cloth = m_linen((0.66, 0.60, 0.50), 700, 0.3)
    curtain(3.5, DEEP - 0.13, 4.05, DEEP - 0.13, 0.01, HEIGHT - 0.02, cloth, 0.10, 0.04, sd=3)
    curtain(-1.75, DEEP - 0.13, -1.12, DEEP - 0.13, 0.01, HEIGHT - 0.02, cloth, 0.10, 0.04, sd=1)
    framed_rings()


def framed_rings():
    """The print of a teak trunk, on the wall between the teak and the door."""
    wood = m_boards((0.20, 0.10, 0.045), 2, 0.3)
    x0, x1, z0, z1 = -3.42, -2.12, 0.98, 2.28
    cube(x0, DEEP - 0.045, z0, x1, DEEP - 0.004, z1, wood, 0.004)
    mb = MeshBuilder()
    y = DEEP - 0.047
    mb.face(
        [(x0 + 0.03, y, z0 + 0.03), (x1 - 0.03, y, z0 + 0.03), (x1 - 0.03, y, z1 - 0.03), (x0 + 0.03, y, z1 - 0.03)],
        m_growth_rings(),
    )
    mb.obj("rings")


def terrace():
    """The loggia: boards on its ceiling, fins at its edge, closer together to the east; glass between."""
    y0, y1 = DEEP + OUTER_WALL, DEEP + OUTER_WALL + TERRACE
    wood, bronze = m_boards(TEAK, 0, 0.12, 2.6, 0.45), m_plain((0.30, 0.175, 0.085), 0.42, 0.35)
    stone = m_flags((0.42, 0.375, 0.31), 0.6, 0.6, 0.08, 0.4)
    mb = MeshBuilder()
    mb.box(-7, y0, -0.3, 7, y1, -0.02, stone)
    mb.box(-7, y0, HEIGHT - 0.04, 7, y1, HEIGHT + 0.3, wood)
    pale = m_stucco((0.66, 0.60, 0.52), 0.05)
    mb.box(-7, y1 - 0.3, HEIGHT - 0.2, 7, y1 + 0.12, HEIGHT + 0.3, pale)
    for x in [1.9 + 0.72 * i for i in range(7)] + [-4.6 + 0.72 * i for i in range(5)]:
        mb.box(x - 0.035, y1 - 0.12, -0.3, x + 0.035, y1 + 0.24, HEIGHT, bronze)
    mb.box(-7, y1 - 0.14, 1.06, 7, y1 - 0.07, 1.105, bronze)
    mb.face(
        [(-1.5, y1 - 0.09, 0.02), (1.5, y1 - 0.09, 0.02), (1.5, y1 - 0.09, 1.06), (-1.5, y1 - 0.09, 1.06)],
        m_glass((0.90, 0.96, 0.94), 0.0, 0.0),
    )
    mb.obj("terrace")
    potplant(1.3, y1 - 0.6, 1.6, 9, m_stucco((0.30, 0.27, 0.24)), 0.27, 0.44, "leaf")
    potplant(-1.9, y1 - 0.55, 1.3, 4, m_stucco((0.44, 0.38, 0.31)), 0.25, 0.42, "leaf")


def west_group():
    """Before the teak: a platform sofa, two slings, a sawn board for a table."""
    wood = m_boards(TEAK, 0, 0.3, 3.0, 0.32)
    with at(-2.45, 3.3, 0):
        rug(-1.35, -1.75, 1.75, 1.75, m_rug((0.15, 0.175, 0.20), (0.105, 0.125, 0.15)))
    with at(-HALF_WIDE + 0.16, 3.45, 0, -math.pi / 2):
        cloth = m_stripes(((0.62, 0.55, 0.43), (0.20, 0.12, 0.07)), (0.075, 0.012), 0)
        platform_sofa(2.6, 0.95, 3, wood, OAT, ((-0.98, cloth), (-0.55, OCHRE), (0.95, INK)), 0.42)
    for y, turn in ((4.05, 1.85), (2.78, 1.32)):
        with at(-1.15, y, 0, turn):
            sling_chair(m_boards(TEAK, 2, 0.3), m_plain((0.25, 0.115, 0.05), 0.4))
    with at(-2.42, 3.4, 0, math.pi / 2):
        slab_table(
            1.4, 0.62, 0.36, m_boards((0.30, 0.155, 0.07), 1, 0.7, 3.0, 0.26, 0.1), m_stucco((0.30, 0.28, 0.255)), 5
        )
        books_stack(0.36, 0.04, 0.36, 3, 6)
        lathe(
            [(0.001, 0.012), (0.10, 0.02), (0.17, 0.085), (0.165, 0.088), (0.001, 0.03)],
            m_plain((0.05, 0.047, 0.043), 0.45),
            -0.28,
            0.05,
            0.36,
        )
        cup(0.02, -0.16, 0.36, 2.2)
    drum_shade(-2.42, 3.4, 2.02, 0.46, 0.26, HEIGHT, 1.2)
    with at(-HALF_WIDE + 0.52, 1.35, 0):
        floor_lamp(1.5, 9.0, 0.19)


def east_group():
    """By the light: a second sofa on the east wall, a stone drum, a tall branch."""
    wood = m_boards(TEAK, 1, 0.3, 3.0, 0.32)
    with at(HALF_WIDE - 0.14, 3.3, 0, math.pi / 2):
        platform_sofa(2.4, 0.92, 2, wood, INK, ((-0.85, OAT), (0.8, OCHRE)))
    with at(2.15, 3.3, 0):
        disc_table(0.46, 0.33, m_flags((0.16, 0.155, 0.145), 3, 3, 0.12, 0.2), 0.08)
        vase(-0.1, 0.05, 0.33, 0.34, m_stucco((0.62, 0.56, 0.47)), 1)
        branches(-0.1, 0.05, 0.64, 1.0, 9, 8, None, 0.038)
        books_stack(0.2, -0.16, 0.33, 2, 3)
    potplant(HALF_WIDE - 0.55, 1.2, 1.9, 15, m_stucco((0.30, 0.27, 0.24)), 0.26, 0.5, "tree")
