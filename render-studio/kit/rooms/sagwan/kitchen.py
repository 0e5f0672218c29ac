"""Sagwan's kitchen, after the plan of its floor: 4 by 3.6 metres behind the dry balcony, an island in its middle.

Reeded teak like the tower's fins, black stone, pale flags. Sun comes through the balcony's fins onto the island, where
somebody is opening pomegranates. The room looks to +y, south over the quarter from the fifteenth floor.
"""

import math
import random
from itertools import pairwise

from kit.furniture import finishes
from kit.furniture.bath import pipe
from kit.furniture.fin_kitchen import (
    BLACK,
    blade_pendant,
    cut_pomegranate,
    glass,
    pomegranate,
    reeded_run,
    reeds,
    saddle_stool,
)
from kit.furniture.kitchen import jar, pot, swan_tap
from kit.furniture.plants import potplant
from kit.furniture.props import books_stack, branches, vase
from kit.furniture.shapes import at, cube, lathe
from kit.furniture.stone_kitchen import folded_cloth
from kit.interiors.doors import wall
from kit.interiors.outlook import daylight_x
from kit.landscape.planting import put
from kit.landscape.shrubs import make_shrub
from kit.light.lamps import light_area
from kit.materials.glass import m_glass
from kit.materials.ground import m_leaf
from kit.materials.handloom import m_stripes
from kit.materials.joinery import m_boards, m_flags, m_lime
from kit.materials.surfaces import m_marble, m_plain, m_stucco
from kit.mesh import MeshBuilder
from kit.rooms.sagwan.quarter import quarter

HALF_WIDE, DEEP, HEIGHT = 2.0, 3.6, 2.95
BACK = -1.8
PARTITION = 0.12
BALCONY = 2.712
WINDOW = (-1.5, 0.1, 1.02, 2.6)  # from, to, sill, head
BALCONY_DOOR = (0.9, 1.7, 2.6)
DINING_DOOR = (1.65, 2.55, 2.4)  # in the right-hand wall
HOB_RUN = (1.2, 3.6)
SINK_RUN = (-1.38, 0.72)
TOP = 0.90
ISLAND = (0.1, 1.6, 1.4, 0.78)  # middle, how long, how deep
DROP = 58.0  # the fifteenth floor

TEAK = (0.285, 0.145, 0.062)
WALL = m_lime((0.80, 0.775, 0.73), 0.04)
FLOOR = m_flags((0.56, 0.515, 0.44), 1.2, 0.6, 0.04, 0.26, 0.5, 0.002)
REEDED = m_boards(TEAK, 2, 0.03, 9.0, 0.34, 0.20, 0.0004)
BOARD = m_boards(TEAK, 2, 0.62, 9.0, 0.34, 0.16)
INK_STONE = m_flags((0.070, 0.074, 0.076), 9.0, 9.0, 0.12, 0.24)
PALE = m_marble((0.66, 0.615, 0.535), (0.47, 0.42, 0.34), 0.55, 0.24)
LEATHER = m_plain((0.25, 0.115, 0.05), 0.4)
BRONZE = m_plain((0.30, 0.175, 0.085), 0.42, 0.35)
LEAF = m_leaf((0.05, 0.10, 0.02), (0.14, 0.21, 0.05))


def build(look, rng):
    shell()
    openings()
    hob_wall()
    sink_wall()
    island()
    near()
    balcony()
    quarter(random.Random(41), DROP, trees=1000, houses=420)
    daylight_x(WINDOW[0], WINDOW[1], DEEP + PARTITION, WINDOW[2], WINDOW[3], 46, (0.95, 0.96, 1.0))
    daylight_x(BALCONY_DOOR[0], BALCONY_DOOR[1], DEEP + PARTITION, 0.1, BALCONY_DOOR[2], 30, (0.95, 0.96, 1.0))
    light_area((0.4, -1.3, 2.3), (3.0, 1.0), 16, (1, 0.95, 0.88), target=(-0.2, 2.4, 0.8))
    light_area((HALF_WIDE + 0.8, 1.2, HEIGHT - 0.1), (0.8, 1.6), 9, (1, 0.92, 0.82), rot=(0, 0, 0))
    light_area((0, 1.6, HEIGHT - 0.03), (2.2, 2.2), 7, (1, 0.86, 0.68), rot=(0, 0, 0))


def shell():
    left, right = -HALF_WIDE, HALF_WIDE
    mb = MeshBuilder()
    mb.face([(left, BACK, 0), (right, BACK, 0), (right, DEEP + 0.2, 0), (left, DEEP + 0.2, 0)], FLOOR)
    mb.face([(left, BACK, HEIGHT), (left, DEEP, HEIGHT), (right, DEEP, HEIGHT), (right, BACK, HEIGHT)], WALL)
    mb.box(left - 0.3, BACK - 0.2, HEIGHT + 0.01, right + 0.3, DEEP + 0.2, HEIGHT + 0.3, WALL)
    mb.box(left, BACK - 0.2, 0, right, BACK, HEIGHT, WALL)
    mb.box(left - 0.3, BACK, -0.1, left, DEEP + PARTITION, HEIGHT, WALL)
    mb.box(right + 1.4, BACK, -0.1, right + 1.6, DEEP + PARTITION, HEIGHT, WALL)
    mb.box(right + PARTITION, DEEP, -0.1, right + 1.6, DEEP + PARTITION, HEIGHT, WALL)
    mb.box(right + 0.3, BACK, HEIGHT + 0.01, right + 1.6, DEEP + PARTITION, HEIGHT + 0.3, WALL)
    mb.face([(right, BACK, 0), (right + 1.4, BACK, 0), (right + 1.4, DEEP, 0), (right, DEEP, 0)], FLOOR)
    mb.obj("shell")
    a, b, sill, head = WINDOW
    c, d, top = BALCONY_DOOR
    holes = [(a - left, b - left, sill, head), (c - left, d - left, -0.02, top)]
    wall((left, DEEP), (right, DEEP), HEIGHT, holes, WALL, PARTITION)
    a, b, head = DINING_DOOR
    wall((right, DEEP), (right, BACK), HEIGHT, [(DEEP - b, DEEP - a, -0.02, head)], WALL, PARTITION)


def openings():
    """Teak at the window and both doors; the balcony's door is slid half open."""
    wood, pane = m_boards(TEAK, 2, 0.3, 3.2, 0.36), m_glass((0.93, 0.96, 0.95), 0.0, 0.0)
    a, b, sill, head = WINDOW
    y = DEEP + 0.03
    mb = MeshBuilder()
    for x in (a, (a + b) / 2 - 0.025, b - 0.05):
        mb.box(x, y, sill, x + 0.05, y + 0.07, head, wood)
    for z in (sill, head - 0.05):
        mb.box(a + 0.05, y + 0.004, z, b - 0.05, y + 0.066, z + 0.05, wood)
    mb.face([(a, y + 0.03, sill), (b, y + 0.03, sill), (b, y + 0.03, head), (a, y + 0.03, head)], pane)
    c, d, top = BALCONY_DOOR
    for x in (c, d - 0.055):
        mb.box(x, DEEP - 0.008, 0, x + 0.055, DEEP + 0.13, top, wood)
    mb.box(c + 0.055, DEEP - 0.004, top - 0.055, d - 0.055, DEEP + 0.126, top, wood)
    for x in (c + 0.06, c + 0.40):
        mb.box(x, y + 0.01, 0.01, x + 0.05, y + 0.05, top - 0.055, wood)
    for z in (0.01, top - 0.12):
        mb.box(c + 0.11, y + 0.014, z, c + 0.40, y + 0.046, z + 0.065, wood)
    mb.face(
        [
            (c + 0.11, y + 0.03, 0.07),
            (c + 0.40, y + 0.03, 0.07),
            (c + 0.40, y + 0.03, top - 0.12),
            (c + 0.11, y + 0.03, top - 0.12),
        ],
        pane,
    )
    e, f, high = DINING_DOOR
    for q in (e, f - 0.05):
        mb.box(HALF_WIDE - 0.008, q, 0, HALF_WIDE + 0.13, q + 0.05, high, wood)
    mb.box(HALF_WIDE - 0.004, e + 0.05, high - 0.05, HALF_WIDE + 0.126, f - 0.05, high, wood)
    mb.obj("frames")


def hob_wall():
    """Black slab over reeded teak, a pale splash with the light on it, and above it teak to the ceiling."""
    y0, y1 = HOB_RUN
    with at(-HALF_WIDE, 0, 0, math.pi / 2):
        reeded_run(y0, y1, 4, REEDED, INK_STONE, high=TOP)
        cube(y0, -0.018, TOP, y1, -0.002, 1.56, PALE, 0.001)
        cube(y0, -0.40, 1.60, y1, -0.002, HEIGHT - 0.004, BOARD, 0.003)
        cube(y0, -0.404, 1.575, y1, -0.396, 1.602, finishes.brass(), 0.001)
        mb = MeshBuilder()
        for k in (1, 2, 3):
            x = y0 + (y1 - y0) * k / 4
            mb.box(x - 0.002, -0.4015, 1.60, x + 0.002, -0.399, HEIGHT - 0.01, finishes.brass())
        mb.box(y0 + 0.04, -0.055, 1.592, y1 - 0.04, -0.035, 1.600, finishes.led(5.0))
        mb.obj("joints and light")
        light_area(((y0 + y1) / 2, -0.05, 1.585), (y1 - y0 - 0.1, 0.03), 6.5, (1, 0.76, 0.50), rot=(0, 0, 0))
        cooktop(2.25, -0.32)
        pot(2.06, -0.21, TOP + 0.012, 0.115, 0.19, m_plain((0.56, 0.40, 0.20), 0.3, 1.0))
        lathe(
            [(0.001, 0), (0.10, 0), (0.13, 0.05), (0.132, 0.055), (0.122, 0.05), (0.001, 0.012)],
            m_plain((0.04, 0.038, 0.036), 0.42, 0.5),
            2.42,
            -0.42,
            TOP + 0.012,
            48,
        )
        for i, (x, h, c) in enumerate(
            ((3.34, 0.24, (0.46, 0.27, 0.06)), (3.22, 0.20, (0.24, 0.09, 0.04)), (3.10, 0.17, (0.50, 0.44, 0.30)))
        ):
            jar(x, -0.12 - 0.02 * (i % 2), TOP, 0.052, h, c)
        board = m_boards((0.36, 0.20, 0.10), 2, 9.0, 9.0, 0.4)
        with at(1.62, -0.03, TOP):
            o = cube(-0.16, -0.022, 0, 0.16, 0.0, 0.44, board, 0.01)
            o.rotation_euler = (-0.09, 0, 0)
        vase(1.36, -0.20, TOP, 0.26, m_stucco((0.62, 0.56, 0.47)), 1)
    tall = (BACK + 0.4, 1.19)
    cube(-HALF_WIDE, tall[0], 0.09, -HALF_WIDE + 0.62, tall[1], HEIGHT - 0.004, BOARD, 0.003)
    cube(-HALF_WIDE, tall[0], 0, -HALF_WIDE + 0.56, tall[1], 0.09, BLACK, 0.001)


def cooktop(x, y):
    """Black glass let into the stone, two thin rings on it."""
    cube(
        x - 0.38,
        y - 0.25,
        TOP + 0.0005,
        x + 0.38,
        y + 0.25,
        TOP + 0.006,
        m_plain((0.010, 0.010, 0.011), 0.05, 0.0, 0.6),
        0.002,
    )
    for px, py, r in ((-0.19, 0.11, 0.10), (0.17, -0.10, 0.13)):
        ring = [
            (x + px + r * math.cos(t), y + py + r * math.sin(t), TOP + 0.0062)
            for t in (2 * math.pi * i / 48 for i in range(49))
        ]
        pipe(ring, 0.0011, m_plain((0.22, 0.22, 0.22), 0.5), 6)


def sink_wall():
    """The sink below the window; herbs on its sill."""
    x0, x1 = SINK_RUN
    with at(0, DEEP, 0):
        reeded_run(x0, x1, 3, REEDED, INK_STONE, high=TOP)
        cube(-HALF_WIDE + 0.002, -0.64, TOP - 0.04, x0, -0.002, TOP, INK_STONE, 0.003)
        cube(-HALF_WIDE + 0.02, -0.016, TOP, x1, -0.002, WINDOW[2] - 0.03, PALE, 0.001)
        cube(WINDOW[0] - 0.02, -0.05, WINDOW[2] - 0.03, WINDOW[1] + 0.02, 0.10, WINDOW[2], PALE, 0.003)
        basin(0.05, -0.34)
        swan_tap(0.05, -0.085, TOP, 0.33, 0.20)
        lathe(
            [
                (0.001, 0),
                (0.026, 0),
                (0.028, 0.10),
                (0.012, 0.125),
                (0.010, 0.15),
                (0.022, 0.155),
                (0.022, 0.16),
                (0.001, 0.162),
            ],
            finishes.brass(),
            0.44,
            -0.16,
            TOP,
            32,
        )
        clay = m_stucco((0.42, 0.26, 0.16))
        for x, seed, wide, high in ((-1.25, 11, 0.10, 0.20), (-0.98, 12, 0.12, 0.15), (-0.72, 13, 0.09, 0.22)):
            lathe(
                [(0.001, 0), (0.042, 0), (0.056, 0.095), (0.058, 0.10), (0.050, 0.098), (0.001, 0.085)],
                clay,
                x,
                0.02,
                WINDOW[2],
                36,
            )
            put(make_shrub(seed, wide, high, 420, 0.026, LEAF), x, 0.02, WINDOW[2] + 0.085)


def basin(x, y):
    """A bowl of steel under a cut in the stone, deep enough to be dark."""
    steel = m_plain((0.42, 0.42, 0.41), 0.28, 1.0)
    w, d = 0.31, 0.20
    mb = MeshBuilder()
    z0, z1 = TOP + 0.0006, TOP + 0.0012
    mb.box(x - w, y - d, z0, x + w, y + d, z1, m_plain((0.03, 0.03, 0.03), 0.35, 0.8))
    mb.obj("basin")
    corners = [(x - w, y - d), (x + w, y - d), (x + w, y + d), (x - w, y + d), (x - w, y - d)]
    for p, q in pairwise(corners):
        pipe([(*p, TOP + 0.001), (*q, TOP + 0.001)], 0.003, steel, 8)


def island():
    """A block of black stone with reeded teak before it, and what is going on upon it."""
    cx, cy, long, deep = ISLAND
    x0, x1, y0, y1 = cx - long / 2, cx + long / 2, cy - deep / 2, cy + deep / 2
    cube(x0, y0, TOP - 0.04, x1, y1, TOP, INK_STONE, 0.003)
    for a, b in ((x0, x0 + 0.04), (x1 - 0.04, x1)):
        cube(a, y0, 0, b, y1, TOP - 0.0402, INK_STONE, 0.003)
    body = y0 + 0.24
    cube(x0 + 0.041, body, 0.0, x1 - 0.041, y1 - 0.02, TOP - 0.041, BLACK, 0.001)
    reeds(x0 + 0.042, x1 - 0.042, 0.06, TOP - 0.042, body, REEDED)
    blade_pendant(cx, cy, 2.02, 1.24, HEIGHT, BOARD)
    board = m_boards((0.36, 0.20, 0.10), 0, 0.10, 2.0, 0.42)
    with at(cx - 0.16, cy - 0.06, TOP, 0.22):
        cube(-0.24, -0.15, 0, 0.24, 0.15, 0.026, board, 0.008)
    cut_pomegranate(cx - 0.24, cy - 0.09, TOP + 0.026, 0.044)
    cut_pomegranate(cx - 0.11, cy - 0.005, TOP + 0.026, 0.043, 1.0, 7)
    knife(cx - 0.10, cy - 0.14, TOP + 0.027)
    bowl_x, bowl_y = cx + 0.40, cy + 0.08
    lathe(
        [(0.001, 0.006), (0.07, 0.008), (0.15, 0.055), (0.185, 0.085), (0.183, 0.088), (0.145, 0.062), (0.001, 0.016)],
        m_plain((0.66, 0.60, 0.50), 0.5),
        bowl_x,
        bowl_y,
        TOP,
        64,
    )
    for i, (dx, dy, dz) in enumerate(
        ((-0.062, -0.02, 0.03), (0.055, -0.045, 0.03), (0.03, 0.06, 0.03), (-0.045, 0.068, 0.035), (0.0, 0.0, 0.085))
    ):
        pomegranate(
            bowl_x + dx,
            bowl_y + dy,
            TOP + dz,
            (0.046, 0.043, 0.047, 0.042, 0.045)[i],
            ((0.5, 0.2), (-0.6, 0.3), (0.3, -0.7), (0.8, 0.1), (-0.25, 0.35))[i],
            i,
        )
    pomegranate(cx + 0.04, cy + 0.20, TOP, 0.044, (1.45, 0.0), 2)
    folded_cloth(
        cx - 0.53,
        cy + 0.06,
        TOP,
        m_stripes(((0.62, 0.55, 0.43), (0.20, 0.12, 0.07)), (0.05, 0.008), 0),
        0.4,
        0.22,
        0.18,
    )
    glass(cx + 0.54, cy - 0.20, TOP, 0.105, 0.034, m_plain((0.34, 0.012, 0.02), 0.05, 0.0, 0.6))
    glass(cx + 0.46, cy - 0.27, TOP, 0.105, 0.034, m_plain((0.34, 0.012, 0.02), 0.05, 0.0, 0.6))


def knife(x, y, z):
    steel = m_plain((0.55, 0.55, 0.54), 0.2, 1.0)
    mb = MeshBuilder()
    mb.bar((x, y, z + 0.004), (x + 0.15, y + 0.05, z + 0.004), 0.026, 0.0016, steel)
    mb.obj("blade")
    with at(x + 0.15, y + 0.05, z, 0.32):
        cube(0, -0.012, 0, 0.11, 0.012, 0.018, m_plain((0.05, 0.028, 0.016), 0.5), 0.005)


def near():
    """Two stools, one pushed back; a book and a branch at the wall to the dining room."""
    for x, y, turn in ((-0.28, 1.02, 0.0), (0.52, 0.72, -0.35)):
        with at(x, y, 0, turn):
            saddle_stool(m_boards(TEAK, 2, 0.3), LEATHER)
    shelf = m_boards(TEAK, 1, 0.3, 3.0, 0.34)
    cube(HALF_WIDE - 0.24, 2.70, 1.05, HALF_WIDE - 0.002, 3.48, 1.085, shelf, 0.003)
    books_stack(HALF_WIDE - 0.13, 2.92, 1.085, 3, 8)
    vase(HALF_WIDE - 0.13, 3.28, 1.085, 0.20, m_stucco((0.30, 0.27, 0.24)), 1)
    branches(HALF_WIDE - 0.13, 3.28, 1.26, 0.5, 6, 4, None, 0.03)


def balcony():
    """The dry balcony: flags, pots, and fins at its edge so close that they screen the washing."""
    y0, y1 = DEEP + PARTITION, DEEP + BALCONY
    left, right = -HALF_WIDE, HALF_WIDE
    mb = MeshBuilder()
    pale = m_stucco((0.66, 0.60, 0.52), 0.05)
    mb.box(left, y0, -0.3, right, y1, -0.02, m_flags((0.42, 0.375, 0.31), 0.6, 0.6, 0.08, 0.4))
    mb.box(left - 0.2, y0, HEIGHT - 0.05, right + 0.2, y1 + 0.1, HEIGHT + 0.3, WALL)
    for x in (left - 0.2, right):
        mb.box(x, y0, -0.3, x + 0.2, y1 + 0.1, HEIGHT, pale)
    mb.box(left, y1 - 0.05, -0.3, right, y1 + 0.1, 0.12, pale)
    i = 0
    while left + 0.22 + 0.48 * i < right:
        x = left + 0.22 + 0.48 * i
        mb.box(x - 0.034, y1 - 0.12, 0.12, x + 0.034, y1 + 0.22, HEIGHT - 0.05, BRONZE)
        i += 1
    mb.box(left, y1 - 0.04, 1.06, right, y1 + 0.02, 1.10, BRONZE)
    mb.obj("balcony")
    potplant(1.42, y1 - 0.55, 1.5, 9, m_stucco((0.30, 0.27, 0.24)), 0.24, 0.42, "leaf")
    wood = m_boards(TEAK, 1, 9.0, 9.0, 0.4)
    cube(left, y0 + 0.5, 0.86, left + 0.56, y1 - 0.4, 0.90, wood, 0.004)
    cube(left + 0.02, y0 + 0.5, 0, left + 0.53, y1 - 0.4, 0.86, WALL, 0.004)
    cube(left, y0 + 0.7, 1.62, left + 0.22, y1 - 0.5, 1.65, wood, 0.003)
    for k, (y, r) in enumerate(((y0 + 0.9, 0.13), (y0 + 1.3, 0.10), (y0 + 1.75, 0.14))):
        lathe(
            [(0.001, 0), (r * 0.7, 0), (r, r * 1.4), (r * 0.92, r * 1.4), (0.001, r * 1.2)],
            m_stucco((0.42, 0.26, 0.16)),
            left + 0.13,
            y,
            1.65,
            32,
        )
        put(make_shrub(31 + k, 0.20, 0.34, 700, 0.045, LEAF), left + 0.13, y, 1.65 + r * 1.2)
