"""Ota's living room, after the plan of its ground floor: teak doors stand open to the verandah and the court.

4.8 by 4.6 metres between a wall of bare brick and the opening to the dining room; a diwan, a swing, cane chairs.
"""

import math

from kit.furniture import finishes
from kit.furniture.brass import cup, open_book, samai, sandals, urli
from kit.furniture.cane import around, dining_chair, lounge_chair
from kit.furniture.diwan import diwan, swing
from kit.furniture.lamps import dome_pendant
from kit.furniture.plants import potplant
from kit.furniture.props import books_stack, branches, vase
from kit.furniture.shapes import at, cube, lathe, surf
from kit.furniture.tables import table
from kit.interiors.doors import frame_x, leaf, leaves, wall
from kit.interiors.outlook import daylight_x
from kit.light.lamps import light_area
from kit.materials.glow import m_lamp
from kit.materials.handloom import m_block_print, m_stripes
from kit.materials.joinery import m_boards, m_brickwork, m_flags, m_lime
from kit.materials.surfaces import m_plain, m_stucco
from kit.mesh import MeshBuilder
from kit.rooms.ota.court import court

HALF_WIDE, DEEP, HEIGHT = 2.4, 4.6, 3.2
DINING_X1 = 6.0
OUTER_WALL, PARTITION = 0.23, 0.115
DOOR = (-1.6, 1.6, 2.32)  # left, right, head; the jaali is above
JAALI_TOP = 2.78
DINING_DOOR = (3.0, 5.4)
OPENING_Y = (0.7, 3.9)  # to the dining room
OPENING_HEAD = 2.5
VERANDAH = 1.8
ARCADE_WALL = 0.55

TEAK = (0.20, 0.10, 0.046)
LIME = m_lime((0.80, 0.75, 0.66))
FLOOR = m_flags((0.235, 0.245, 0.215), 0.6, 0.6, 0.14, 0.3)
INDIGO, MADDER, TURMERIC, RAW = (0.060, 0.082, 0.145), (0.33, 0.088, 0.052), (0.52, 0.31, 0.09), (0.74, 0.69, 0.58)


def build(look, rng):
    walls()
    ceiling()
    doors()
    verandah()
    court(rng, DEEP + OUTER_WALL + VERANDAH + ARCADE_WALL)
    sitting()
    hanging()
    dining()
    traces()
    daylight_x(-1.5, 1.5, DEEP + 0.1, 0.2, 2.3, 46, (0.95, 0.96, 1.0))
    daylight_x(*DINING_DOOR, DEEP + 0.1, 0.2, 2.3, 30, (0.95, 0.96, 1.0))
    light_area((0.6, -1.4, 2.3), (3.4, 1.8), 34, (1, 0.93, 0.84), target=(-0.4, 2.6, 0.7))
    light_area((0, 2.2, HEIGHT - 0.25), (4, 3.6), 8, (1, 0.88, 0.74), rot=(0, 0, 0))


def walls():
    left, right = -HALF_WIDE, HALF_WIDE
    mb = MeshBuilder()
    mb.face([(left, -3, 0), (DINING_X1, -3, 0), (DINING_X1, DEEP + 0.3, 0), (left, DEEP + 0.3, 0)], FLOOR)
    for x in (left, DINING_X1):
        side = -0.3 if x < 0 else 0.3
        mb.box(*sorted_box(x + side * 0.5, -3, 0, x + side, DEEP + 0.3, HEIGHT), LIME)
    mb.obj("floor")
    niches = ((1.15, 1.55, 1.25, 1.80), (3.30, 3.70, 1.25, 1.80))
    wall(
        (left, -3), (left, DEEP), HEIGHT, [(a + 3, b + 3, z0, z1) for a, b, z0, z1 in niches], m_brickwork(), 0.17, LIME
    )
    mb = MeshBuilder()
    for a, b, z0, z1 in niches:
        mb.face([(left - 0.17, a, z0), (left - 0.17, b, z0), (left - 0.17, b, z1), (left - 0.17, a, z1)], LIME)
        mb.box(left - 0.16, a - 0.04, z0 - 0.05, left + 0.05, b + 0.04, z0, m_stucco((0.55, 0.48, 0.39)))
    mb.obj("niches")
    head = JAALI_TOP
    openings = [(DOOR[0] - left, DOOR[1] - left, -0.02, head)]
    wall((left, DEEP), (right, DEEP), HEIGHT, openings, LIME, OUTER_WALL)
    openings = [(DINING_DOOR[0] - right, DINING_DOOR[1] - right, -0.02, head)]
    wall((right, DEEP), (DINING_X1, DEEP), HEIGHT, openings, LIME, OUTER_WALL)
    y0, y1 = OPENING_Y
    for x, a, b in ((right, DEEP, -1.2), (right + PARTITION, -1.2, DEEP)):
        low, high = sorted((abs(y1 - a), abs(y0 - a)))
        wall((x, a), (x, b), HEIGHT, [(low, high, -0.02, OPENING_HEAD)], LIME, PARTITION)
    wall((DINING_X1, DEEP), (DINING_X1, -1.2), HEIGHT, [], LIME)
    wall((DINING_X1, 0), (right, 0), HEIGHT, [], LIME)
    wood = m_boards(TEAK, 1, 0.3, 3.4, 0.4)
    cube(
        right - 0.03,
        y0 - 0.16,
        OPENING_HEAD - 0.16,
        right + PARTITION + 0.03,
        y1 + 0.16,
        OPENING_HEAD + 0.04,
        wood,
        0.008,
    )
    for y in (y0, y1):
        pillar(right + PARTITION / 2, y)


def sorted_box(x0, y0, z0, x1, y1, z1):
    return min(x0, x1), y0, z0, max(x0, x1), y1, z1


def pillar(x, y):
    """A turned teak post on a stone foot, with a bracket capital."""
    wood = m_boards(TEAK, 2, 0.3, 3.4, 0.4)
    cube(x - 0.13, y - 0.13, 0, x + 0.13, y + 0.13, 0.26, m_stucco((0.17, 0.16, 0.145)), 0.012)
    lathe(
        [
            (0.10, 0.26),
            (0.10, 0.30),
            (0.075, 0.36),
            (0.09, 0.44),
            (0.085, 0.9),
            (0.07, 1.9),
            (0.085, 1.98),
            (0.065, 2.06),
            (0.11, 2.12),
            (0.11, 2.18),
        ],
        wood,
        x,
        y,
        0,
        32,
    )
    cube(x - 0.09, y - 0.30, 2.18, x + 0.09, y + 0.30, 2.34, wood, 0.03)


def ceiling():
    """Teak joists across the room, lime between them."""
    wood = m_boards(TEAK, 0, 0.3, 5.2, 0.42)
    mb = MeshBuilder()
    mb.face([(-2.6, -3, HEIGHT), (-2.6, 4.9, HEIGHT), (6.2, 4.9, HEIGHT), (6.2, -3, HEIGHT)], LIME)
    for i in range(11):
        y = -2.4 + i * 0.7
        mb.box(-HALF_WIDE, y - 0.05, HEIGHT - 0.17, DINING_X1, y + 0.05, HEIGHT, wood)
    mb.obj("ceiling")


def doors():
    """Four leaves, the middle ones folded out; a jaali of teak above them; the same, closed, in the dining room."""
    wood = m_boards(TEAK, 2, 0.3, 3.4, 0.36)
    left, right, head = DOOR
    frame_x(left, right, DEEP + 0.02, 0, JAALI_TOP, wood, 0.09, 0.17, head)
    x0, x1 = left + 0.09, right - 0.09
    each = (x1 - x0) / 4
    for hinge, turn in ((x0, 1.46), (x1, math.pi - 1.40)):
        out = (each * math.cos(turn), each * math.sin(turn))
        with at(hinge, DEEP + 0.13, 0, turn):
            leaf(each - 0.006, head, wood, bars=2)
        with at(hinge + out[0], DEEP + 0.13 + out[1], 0, -math.copysign(1.30, math.cos(turn)) if turn < 1.57 else 4.46):
            leaf(each - 0.006, head, wood, bars=2)
    jaali(left + 0.09, right - 0.09)
    cube(left - 0.02, DEEP - 0.03, 0, right + 0.02, DEEP + 0.26, 0.025, m_stucco((0.16, 0.15, 0.14)), 0.006)
    a, b = DINING_DOOR
    frame_x(a, b, DEEP + 0.02, 0, JAALI_TOP, wood, 0.09, 0.17, head)
    jaali(a + 0.09, b - 0.09)
    leaves(a + 0.09, DEEP + 0.11, b - a - 0.18, head, wood, (0, 0, 0), bars=2)


def jaali(x0, x1):
    """Turned teak bars across the transom, as close as a hand is wide."""
    wood = m_boards(TEAK, 2, 0.3, 3.4, 0.36)
    count = round((x1 - x0) / 0.088)
    for i in range(1, count):
        x = x0 + (x1 - x0) * i / count
        z0, z1 = DOOR[2] + 0.08, JAALI_TOP - 0.09
        k = z1 - z0
        profile = [(0.012, 0), (0.02, 0.08), (0.012, 0.16), (0.021, 0.5), (0.012, 0.84), (0.02, 0.92), (0.012, 1)]
        lathe([(r, h * k) for r, h in profile], wood, x, DEEP + 0.10, z0, 10)


def verandah():
    y0, y1 = DEEP + OUTER_WALL, DEEP + OUTER_WALL + VERANDAH + 0.1
    brick, wood = m_brickwork(), m_boards(TEAK, 1, 0.3, 3.4, 0.45)
    mb = MeshBuilder()
    mb.box(-12, y0, -0.4, 12, y1 + 0.45, 0.0, m_flags((0.22, 0.21, 0.19), 0.9, 0.6, 0.12, 0.34))
    mb.box(-14, y0, 3.12, 14, y1 + 0.5, 3.3, LIME)
    for i in range(30):
        x = -9.5 + i * 0.65
        mb.box(x - 0.045, y0, 2.98, x + 0.045, y1, 3.12, wood)
    spans = [(-12, DOOR[0]), (DOOR[1], DINING_DOOR[0]), (DINING_DOOR[1], 12)]
    for a, b in spans:
        mb.box(a, y0 - 0.02, 0, b, y0, 3.2, brick)
    mb.obj("verandah")
    potplant(-2.35, y0 + 0.55, 1.35, 12, m_plain((0.33, 0.14, 0.075), 0.8), 0.24, 0.42, "leaf")
    potplant(2.15, y0 + 1.0, 1.15, 7, m_plain((0.30, 0.12, 0.065), 0.8), 0.22, 0.38, "palm")


def sitting():
    wood = m_boards(TEAK, 0, 0.2, 2.4, 0.32)
    dhurrie = m_stripes(
        (MADDER, RAW, INDIGO, RAW, MADDER, TURMERIC, MADDER), (0.46, 0.03, 0.09, 0.03, 0.12, 0.025, 0.12), 1
    )
    with at(-0.55, 2.3, 0.0):

        def fn(u, v):
            x, y = -1.15 + 2.3 * u, -1.55 + 3.1 * v
            return (x, y, 0.008 + 0.002 * math.sin(9 * x) * math.sin(7 * y))

        surf(fn, 24, 32, dhurrie, name="dhurrie")
    with at(-HALF_WIDE + 0.03, 2.3, 0, -math.pi / 2):
        diwan(
            2.15,
            0.92,
            wood,
            m_block_print(RAW, (0.30, 0.13, 0.075), 0.05),
            m_stripes((RAW, MADDER), (0.085, 0.012), 2),
            (
                (-0.42, m_block_print((0.68, 0.60, 0.46), INDIGO, 0.042)),
                (0.05, finishes.accent()),
                (0.5, finishes.second()),
            ),
        )
    for x, y, turn in ((0.55, 1.72, 1.25), (0.62, 3.05, 1.9)):
        with at(x, y, 0, turn):
            lounge_chair(wood, m_block_print(RAW, MADDER, 0.04) if y > 2 else finishes.cloth())
    with at(-0.72, 2.32, 0):
        low = m_boards((0.24, 0.125, 0.06), 1, 0.18, 2.0, 0.28)
        cube(-0.34, -0.5, 0.30, 0.34, 0.5, 0.345, low, 0.01)
        for x in (-0.28, 0.28):
            for y in (-0.43, 0.43):
                cube(x - 0.035, y - 0.035, 0, x + 0.035, y + 0.035, 0.30, low, 0.008)
        books_stack(0.10, -0.24, 0.345, 2, 5)
        cup(-0.12, 0.02, 0.345, 0.8)
        vase(0.06, 0.28, 0.345, 0.2, m_plain((0.40, 0.27, 0.10), 0.3, 1.0), 3)
        branches(0.06, 0.28, 0.50, 0.42, 7, 4, None, 0.03)


def hanging():
    """The swing before the opening to the dining room."""
    with at(1.88, 2.45, 0, math.pi / 2):
        swing(
            HEIGHT - 0.17, 1.5, 0.54, 0.45, None, m_stripes((RAW, INDIGO, RAW, INDIGO), (0.09, 0.008, 0.018, 0.008), 0)
        )
        open_book(0.28, 0.04, 0.551, 0.5)


def dining():
    wood = m_boards(TEAK, 1, 0.2, 2.4, 0.3)
    with at(4.2, 2.5, 0, math.pi / 2):
        table(1.9, 0.92, 0.75, wood, "legs")
    around(4.2, 2.5, ((-0.72, -0.5), (-0.72, 0.45), (0.72, -0.5), (0.72, 0.45)), lambda: dining_chair(wood))
    dome_pendant(4.2, 2.5, 1.65, 0.2, HEIGHT - 0.17, m_plain((0.42, 0.29, 0.12), 0.3, 1.0), 10)
    vase(4.2, 2.4, 0.75, 0.2, m_plain((0.33, 0.14, 0.075), 0.7), 1, 1.2)


def traces():
    samai(-2.02, 4.12, 0, 0.98)
    urli(0.98, 4.12, 0, 0.24)
    sandals(-0.62, DEEP + 0.62, 0.0, 2.7)
    for y, sd in ((1.35, 3), (3.5, 8)):
        if sd == 3:
            books_stack(-HALF_WIDE - 0.06, y, 1.25, 3, sd)
        else:
            lathe([(0.03, 0), (0.055, 0.03), (0.06, 0.035), (0.03, 0.02)], finishes.brass(), -HALF_WIDE - 0.06, y, 1.25)
            mb = MeshBuilder()
            mb.cyl(-HALF_WIDE - 0.06, y, 1.28, 1.315, 0.006, m_lamp((1, 0.62, 0.24), 30), 8, 0.001)
            mb.obj("flame")
