"""Ota's main bath, after the plan of its first floor: 1.8 by 2.8 metres, a window of 0.6 metres over the lane.

A brass basin on a teak console, glazed tiles laid as bricks, a bucket and its lota; the morning comes in from the left.
"""

import math

from kit.furniture import finishes
from kit.furniture.bath import (
    bend,
    folded_towels,
    hung_towel,
    mixer,
    pipe,
    slab_stool,
    vessel,
    wall_closet,
    wall_tap,
)
from kit.furniture.palang import round_mirror
from kit.furniture.props import branches, vase
from kit.furniture.shapes import at, cube, lathe
from kit.interiors.doors import wall
from kit.interiors.outlook import daylight_y
from kit.landscape.planting import put
from kit.landscape.trees import make_tree
from kit.light.lamps import light_area
from kit.massing.court_wing.wing import court_wing
from kit.materials.cloth import m_linen
from kit.materials.glass import m_glass
from kit.materials.handloom import m_stripes
from kit.materials.joinery import m_boards, m_flags, m_lime
from kit.materials.surfaces import m_plain, m_stucco
from kit.materials.tile import m_glazed_tile
from kit.mesh import MeshBuilder, place, to_mesh

HALF_WIDE, DEEP, HEIGHT = 0.9, 2.8, 3.05
OUTER_WALL = 0.23
WINDOW = (1.10, 1.70, 0.95, 2.35)  # in the west-hand wall: from, to, sill, head
SHOWER = 1.85  # a step of stone, the tiles behind it
SCREEN = (-0.90, -0.20, 0.72, 0.95)  # the jaali before the closet: from, to, where, how high
FLOOR_OVER_LANE = 3.98

TEAK = (0.20, 0.10, 0.046)
LIME = m_lime((0.80, 0.75, 0.66))
FLAGS = m_flags((0.165, 0.172, 0.150), 0.45, 0.45, 0.14, 0.26)
STEP = m_flags((0.135, 0.14, 0.125), 9.0, 9.0, 0.08, 0.22)
TILE = m_glazed_tile()
BASALT = m_flags((0.105, 0.105, 0.098), 9.0, 9.0, 0.10, 0.24)
INDIGO, MADDER, RAW = (0.060, 0.082, 0.145), (0.33, 0.088, 0.052), (0.76, 0.71, 0.61)
COTTON = m_linen((0.82, 0.79, 0.73), 260, 0.8)


def build(look, rng):
    shell()
    window()
    console()
    screen()
    shower()
    near()
    lane(rng)
    daylight_y(WINDOW[0], WINDOW[1], -HALF_WIDE - OUTER_WALL, WINDOW[2], WINDOW[3], 40, -1, (0.92, 0.95, 1.0))
    light_area((0.1, -0.8, 2.3), (1.4, 0.8), 9, (1, 0.94, 0.86), target=(0.1, 2.2, 0.7))
    light_area((0, 1.3, HEIGHT - 0.25), (1.2, 2.2), 5, (1, 0.88, 0.74), rot=(0, 0, 0))


def shell():
    left, right, back = -HALF_WIDE, HALF_WIDE, -1.2
    joist = m_boards(TEAK, 0, 0.3, 5.2, 0.42)
    mb = MeshBuilder()
    mb.face([(left, back, 0), (right, back, 0), (right, SHOWER, 0), (left, SHOWER, 0)], FLAGS)
    mb.face([(left, back, HEIGHT), (left, DEEP, HEIGHT), (right, DEEP, HEIGHT), (right, back, HEIGHT)], LIME)
    mb.box(left - 0.3, back - 0.2, HEIGHT + 0.01, right + 0.3, DEEP + 0.3, HEIGHT + 0.3, LIME)
    mb.box(left, back - 0.2, 0, right, back, HEIGHT, LIME)
    for i in range(6):
        y = -0.6 + i * 0.62
        mb.box(left, y - 0.045, HEIGHT - 0.15, right, y + 0.045, HEIGHT, joist)
    mb.obj("shell")
    cube(left, SHOWER, -0.05, right, DEEP, 0.05, STEP, 0.008)
    a, b, sill, head = WINDOW
    wall((left, back), (left, DEEP), HEIGHT, [(a - back, b - back, sill, head)], LIME, OUTER_WALL)
    wall((left, DEEP), (right, DEEP), HEIGHT, [], LIME)
    wall((right, DEEP), (right, back), HEIGHT, [], LIME)
    high = 2.2
    cube(left, DEEP - 0.014, 0.05, right, DEEP, high, TILE, 0.003)
    for x in (left, right - 0.014):
        cube(x, SHOWER, 0.05, x + 0.014, DEEP - 0.014, high, TILE, 0.003)
    cube(left, DEEP - 0.022, high, right, DEEP, high + 0.03, m_boards(TEAK, 0, 0.3, 3), 0.004)


def window():
    """A teak casement that stands open, a deep sill of basalt."""
    wood = m_boards(TEAK, 2, 9.0, 9.0, 0.36)
    a, b, sill, head = WINDOW
    x0, x1 = -HALF_WIDE - 0.17, -HALF_WIDE - 0.09
    mb = MeshBuilder()
    for y in (a, b - 0.05):
        mb.box(x0, y, sill, x1, y + 0.05, head, wood)
    for z in (sill, head - 0.05):
        mb.box(x0 + 0.004, a + 0.05, z, x1 - 0.004, b - 0.05, z + 0.05, wood)
    mb.obj("frame")
    with at(x1 - 0.01, b - 0.05, sill + 0.05, 0.12):
        casement(b - a - 0.10, head - sill - 0.10, wood)
    cube(-HALF_WIDE - 0.20, a - 0.05, sill - 0.045, -HALF_WIDE + 0.045, b + 0.05, sill, BASALT, 0.005)
    vase(-HALF_WIDE + 0.0, a + 0.14, sill, 0.15, m_plain((0.33, 0.14, 0.075), 0.7), 1)
    branches(-HALF_WIDE + 0.0, a + 0.14, sill + 0.13, 0.34, 6, 8, None, 0.028)


def casement(wide, high, wood):
    """One leaf of glass, opened inward along +x from its hinge."""
    mb = MeshBuilder()
    for x in (0, wide - 0.045):
        mb.box(x, -0.018, 0, x + 0.045, 0.018, high, wood)
    for z in (0, high - 0.045, high * 0.36):
        mb.box(0.045, -0.015, z, wide - 0.045, 0.015, z + 0.04, wood)
    mb.face(
        [(0.045, 0, 0.04), (wide - 0.045, 0, 0.04), (wide - 0.045, 0, high - 0.04), (0.045, 0, high - 0.04)],
        m_glass((0.92, 0.95, 0.93), 0.0, 0.0),
    )
    mb.obj("casement")


def console():
    """A teak console with a stone top, the brass bowl on it, a round mirror, a lamp in the wall's warmth."""
    wood = m_boards(TEAK, 1, 9.0, 9.0, 0.34)
    y0, y1, front, top = 0.52, 1.62, 0.42, 0.80
    cube(front, y0, top - 0.035, HALF_WIDE - 0.001, y1, top, BASALT, 0.006)
    cube(front + 0.03, y0 + 0.03, top - 0.15, HALF_WIDE - 0.002, y1 - 0.03, top - 0.036, wood, 0.004)
    for x in (front + 0.055, HALF_WIDE - 0.06):
        for y in (y0 + 0.06, y1 - 0.06):
            leg = [
                (0.018, 0),
                (0.027, 0.03),
                (0.02, 0.07),
                (0.03, 0.14),
                (0.03, 0.34),
                (0.022, 0.40),
                (0.032, 0.48),
                (0.026, 0.65),
            ]
            lathe(leg, wood, x, y, 0, 26)
    for i in range(4):
        x = front + 0.06 + i * 0.105
        cube(x, y0 + 0.05, 0.20, x + 0.08, y1 - 0.05, 0.222, wood, 0.003)
    stripe = m_stripes((RAW, INDIGO, RAW, MADDER), (0.09, 0.012, 0.02, 0.006), 0)
    folded_towels(0.63, 0.86, 0.222, (COTTON, stripe, COTTON), 0.34, 0.26, 0.065, math.pi / 2)
    basket(0.64, 1.34)
    brass = finishes.brass()
    vessel(0.63, 1.10, top, 0.20, 0.135, brass)
    with at(HALF_WIDE, 1.10, 0, math.pi / 2):
        wall_tap(1.07)
        with at(0, 0.001, 1.66):
            round_mirror(0.33, wood)
    soap(0.60, 0.72, top)
    branches(0.72, 1.50, top + 0.17, 0.5, 7, 12, None, 0.03)
    lathe(
        [(0.001, 0), (0.05, 0), (0.062, 0.05), (0.04, 0.12), (0.026, 0.15), (0.036, 0.18), (0.03, 0.18)],
        m_plain((0.33, 0.14, 0.075), 0.6),
        0.72,
        1.50,
        top,
        40,
    )


def soap(x, y, z):
    """A dish of bell metal with a cake of soap, a small bottle of oil."""
    lathe(
        [(0.001, 0.004), (0.045, 0.004), (0.062, 0.016), (0.065, 0.017), (0.047, 0.009), (0.001, 0.008)],
        finishes.brass(),
        x,
        y,
        z,
        40,
    )
    cake = [(0.001, 0.009), (0.032, 0.009), (0.038, 0.018), (0.032, 0.028), (0.001, 0.030)]
    lathe(cake, m_plain((0.46, 0.40, 0.22), 0.45), x, y, z, 36)
    lathe(
        [(0.001, 0), (0.03, 0), (0.032, 0.07), (0.016, 0.10), (0.014, 0.13), (0.018, 0.135), (0.001, 0.15)],
        finishes.brass(),
        x + 0.16,
        y + 0.04,
        z,
        32,
    )


def basket(x, y):
    """A round basket of cane under the console."""
    cane = m_plain((0.40, 0.27, 0.14), 0.7)
    rings = [(0.12 + 0.035 * math.sin(math.pi * k / 13), 0.222 + 0.018 * k) for k in range(14)]
    for r, z in rings:
        pipe(
            [(x + r * math.cos(t), y + r * math.sin(t), z) for t in (2 * math.pi * i / 36 for i in range(37))],
            0.0095,
            cane,
            8,
        )


def screen():
    """The jaali of the house, small, before the closet."""
    x0, x1, y, high = SCREEN
    long, course, gap = 0.20, 0.075, 0.085
    mats = [m_stucco((0.36 * k, 0.155 * k, 0.092 * k), 0.16) for k in (0.78, 1.0, 1.18)]
    rows = int((high - 0.05) / course)
    for row in range(rows):
        at_x = x0 - (long + gap) / 2 * (row % 2)
        for i in range(4):
            a, b = max(x0, at_x + i * (long + gap)), min(x1, at_x + i * (long + gap) + long)
            if b - a > 0.03:
                z = row * course
                cube(a, y - 0.055, z, b, y + 0.055, z + course - 0.001, mats[(row * 5 + i * 2) % 3], 0.004)
    cube(x0, y - 0.075, rows * course, x1 + 0.02, y + 0.075, rows * course + 0.05, BASALT, 0.006)
    with at(-HALF_WIDE, 1.12, 0, -math.pi / 2):
        wall_closet(m_plain((0.80, 0.775, 0.72), 0.16, 0.0, 0.5))


def shower():
    """A brass head over the step; the bucket, the lota and a low seat, as one has always bathed here."""
    brass = finishes.brass()
    with at(0, DEEP - 0.014, 0, math.pi):
        mixer(1.05)
    with at(0, 0, 0):
        arm = bend((0, DEEP - 0.014, 2.18), (0, DEEP - 0.42, 2.18), (0, DEEP - 0.42, 2.08), 0.06)
        pipe(arm, 0.0105, brass)
        lathe(
            [(0.001, 0.024), (0.03, 0.022), (0.10, 0.008), (0.12, 0.003), (0.12, 0), (0.001, 0)],
            brass,
            0,
            DEEP - 0.42,
            2.07,
            56,
        )
    with at(-0.30, 2.30, 0.05, 0.35):
        slab_stool(0.40, 0.28, 0.20, m_boards(TEAK, 0, 0.14, 2.0, 0.45))
    bucket(0.20, 2.34, 0.05)
    with at(-0.28, 2.28, 0.25):
        lota()


def bucket(x, y, z):
    """A bucket of beaten brass, full, its handle down."""
    brass = finishes.brass()
    body = [
        (0.001, 0),
        (0.105, 0),
        (0.11, 0.008),
        (0.145, 0.26),
        (0.150, 0.268),
        (0.150, 0.274),
        (0.143, 0.27),
        (0.134, 0.22),
    ]
    lathe(body, brass, x, y, z, 64)
    lathe([(0.135, 0.222), (0.001, 0.222)], m_plain((0.02, 0.028, 0.026), 0.03, 0.0, 0.6), x, y, z, 48)
    arc = [
        (x + 0.15 * math.cos(t), y - 0.15 * math.sin(t) * 0.96, z + 0.262 - 0.05 * math.sin(t))
        for t in (math.pi * i / 24 for i in range(25))
    ]
    pipe(arc, 0.006, brass, 12)


def lota():
    """The small round pot one pours with."""
    lathe(
        [
            (0.001, 0),
            (0.035, 0),
            (0.062, 0.03),
            (0.066, 0.055),
            (0.05, 0.088),
            (0.034, 0.10),
            (0.036, 0.108),
            (0.05, 0.118),
            (0.046, 0.118),
        ],
        finishes.brass(),
        0,
        0,
        0,
        48,
    )


def near():
    """What is nearest: a towel on its bar."""
    with at(HALF_WIDE, 0.20, 0, math.pi / 2):
        hung_towel(
            0.34, 1.28, 0.60, 0.52, m_stripes((RAW, INDIGO, RAW, MADDER), (0.09, 0.012, 0.02, 0.006), 2), 0.07, 2.0
        )


def lane(rng):
    """Over the lane the next court's houses, and trees between."""
    with at(0, 0, -FLOOR_OVER_LANE):
        place(to_mesh(court_wing((-15, -18), (-15, 32), 3, 0.2, 9.0, 6), "next houses"))
        for seed, x, y, size in ((61, -8.5, 5.6, 1.0), (62, -10, -2.0, 0.9), (63, -9.0, 12.5, 1.1)):
            put(make_tree(seed, height=8, radius=3.0, clear=3, leaves=9000, leaf=0.16), x, y, 0, scale=size, rng=rng)
