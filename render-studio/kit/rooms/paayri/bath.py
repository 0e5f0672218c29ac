"""Paayri's main bath, after the plan of the upper homes: 2.3 by 3.35 metres, a window of 0.8 metres in its outer wall.

The tub stands against the hill. There the ceiling stops before the rock, and the sun comes down the slot between them
onto rough basalt and the ferns at its foot. The closet is behind the low wall on the left; the basins face the tub.
"""

import math
import random

from kit.furniture.bath import bottle, folded_towels, hung_towel, pipe, slab_stool
from kit.furniture.shapes import at, cube, lathe
from kit.furniture.stone_kitchen import COPPER, OLD_BRASS, lota
from kit.furniture.tub import bridge, stone_tub
from kit.interiors.doors import wall
from kit.interiors.outlook import daylight_y
from kit.landscape.planting import put
from kit.landscape.rainfall import frangipani
from kit.landscape.shrubs import make_shrub, make_trail
from kit.landscape.trees import make_palm
from kit.light.lamps import light_area
from kit.materials.close import m_hammered
from kit.materials.cloth import m_linen
from kit.materials.glass import m_glass
from kit.materials.handloom import m_stripes
from kit.materials.joinery import m_boards, m_flags
from kit.materials.surfaces import m_plain, m_stucco
from kit.mesh import MeshBuilder
from kit.rooms.paayri.back_court import DEEP_LEAF, FERN, PAVING, RUBBLE
from kit.rooms.paayri.living import FLOOR, SAL, WALL

HALF_WIDE, DEEP, HEIGHT = 1.15, 3.352, 2.85
BACK = -1.5
OUTER_WALL = 0.2
SLOT = 2.62  # where the ceiling stops before the rock
SKY = 3.30  # the garden above
WINDOW = (0.40, 1.20, 1.16, 2.35)  # in the outer wall: from, to, sill, head
DRESSING = (1.0, 1.9, 2.2)  # door in the inner wall: from, to, head
TUB = (-0.16, 2.10, 1.72, 0.78, 0.54)  # middle, how long, wide and high
BED = (2.70, 0.46)  # the ferns' trough: where it begins, how high
LOW_WALL = (-0.42, 0.16, 0.30, 1.06)  # its free end, from, to, how high

HONED = m_flags((0.105, 0.104, 0.097), 9.0, 9.0, 0.10, 0.30)
TUB_STONE = m_hammered((0.165, 0.155, 0.14), 0.12, 0.7, 0.5)
FRAME = m_boards(SAL, 2, 0.3, 3.2, 0.4)
COTTON = m_linen((0.80, 0.77, 0.70), 260, 0.8)
STRIPE = m_stripes(
    ((0.66, 0.60, 0.49), (0.20, 0.16, 0.12), (0.66, 0.60, 0.49), (0.42, 0.185, 0.085)), (0.09, 0.010, 0.026, 0.010), 2
)


def build(look, rng):
    shell()
    rock(random.Random(11))
    ferns(random.Random(12))
    tub()
    window(random.Random(13))
    low_wall()
    inner_wall()
    near()
    daylight_y(WINDOW[0], WINDOW[1], -HALF_WIDE - OUTER_WALL, WINDOW[2], WINDOW[3], 26, -1, (0.93, 0.97, 0.95))
    light_area((0, (SLOT + DEEP) / 2, SKY), (2 * HALF_WIDE - 0.1, 0.6), 40, (0.95, 0.98, 1.0), rot=(0, 0, 0))
    light_area((0.1, -1.1, 2.2), (1.8, 0.8), 13, (1, 0.92, 0.82), target=(0, 2.0, 0.6))


def shell():
    left, right = -HALF_WIDE, HALF_WIDE
    boards = m_boards(SAL, 1, 0.11, 2.6, 0.42, 0.3, 0.003)
    mb = MeshBuilder()
    mb.face([(left, BACK, 0), (right, BACK, 0), (right, DEEP, 0), (left, DEEP, 0)], FLOOR)
    mb.face([(left, BACK, HEIGHT), (left, SLOT, HEIGHT), (right, SLOT, HEIGHT), (right, BACK, HEIGHT)], boards)
    mb.box(left - 0.3, BACK - 0.2, HEIGHT + 0.01, right + 0.3, SLOT, SKY, WALL)
    mb.box(left, BACK - 0.2, 0, right, BACK, HEIGHT, WALL)
    mb.box(right + 0.13, BACK, -0.1, right + 0.3, DEEP + 0.3, SKY, WALL)
    for x in (left - 0.21, right + 0.001):
        mb.box(x, SLOT, HEIGHT, x + 0.21, DEEP + 0.2, SKY, WALL)
    mb.obj("shell")
    a, b, sill, head = WINDOW
    wall((left, BACK), (left, DEEP), HEIGHT, [(a - BACK, b - BACK, sill, head)], WALL, OUTER_WALL)
    a, b, head = DRESSING
    wall((right, DEEP), (right, BACK), HEIGHT, [(DEEP - b, DEEP - a, -0.02, head)], WALL, 0.12)
    cube(left, SLOT - 0.05, HEIGHT - 0.07, right, SLOT, HEIGHT + 0.02, FRAME, 0.004)


def rock(r):
    """The hill's own stone behind the bath, block by block, some standing out."""
    stones = [m_flags(tuple(k * f for k in (0.150, 0.138, 0.120)), 9.0, 9.0, 0.2, 0.85) for f in (0.78, 1.0, 1.2)]
    z = 0.0
    while z < SKY:
        high = r.uniform(0.13, 0.24)
        x = -HALF_WIDE - r.uniform(0, 0.4)
        while x < HALF_WIDE:
            long = r.uniform(0.26, 0.62)
            out = r.uniform(0.0, 0.055)
            cube(
                max(x, -HALF_WIDE) + 0.003,
                DEEP - 0.03 - out,
                z + 0.003,
                min(x + long, HALF_WIDE) - 0.003,
                DEEP + 0.12,
                z + high - 0.003,
                r.choice(stones),
                0.014,
            )
            x += long
        z += high
    mb = MeshBuilder()
    mb.box(-HALF_WIDE - 0.2, DEEP - 0.012, 0, HALF_WIDE + 0.2, DEEP + 0.3, SKY, m_stucco((0.05, 0.047, 0.042), 0.2))
    mb.obj("behind the joints")


def ferns(r):
    """Ferns in a trough of stone at the rock's foot, in its joints, and over the edge of the garden above."""
    y0, high = BED
    cube(-HALF_WIDE, y0, 0, HALF_WIDE, y0 + 0.07, high, HONED, 0.008)
    mb = MeshBuilder()
    mb.box(-HALF_WIDE, y0 + 0.07, 0, HALF_WIDE, DEEP, high - 0.06, m_stucco((0.045, 0.034, 0.024), 0.3))
    mb.obj("earth")
    kinds = [make_palm(280 + i, 0.05, 14, 0.36 + 0.06 * i, 0.010, FERN) for i in range(3)]
    for i in range(12):
        x = -0.90 + 0.164 * i + r.uniform(-0.05, 0.05)
        put(kinds[i % 3], x, y0 + r.uniform(0.18, 0.42), high - 0.06, scale=r.uniform(0.62, 1.05), rng=r)
    for i, (x, z) in enumerate(((-0.72, 1.42), (0.38, 1.78), (0.92, 1.12), (-0.20, 2.30))):
        put(kinds[i % 3], x, DEEP - 0.05, z, scale=0.42, rng=r)
    leafy = make_shrub(290, 0.16, 0.14, 420, 0.035, DEEP_LEAF)
    for i in range(9):
        put(leafy, -1.0 + 0.25 * i, y0 + 0.14, high - 0.08, scale=r.uniform(0.7, 1.1), rng=r)
    trail = make_trail(291, 1.1, 0.62, 520, 0.034, DEEP_LEAF)
    for x in (-0.55, 0.62):
        put(trail, x, DEEP + 0.02, SKY - 0.18, rot=0.0)


def tub():
    """The tub, filled; blossoms on the water; a board with soap and oil; a spout out of the trough."""
    x, y, long, wide, high = TUB
    with at(x, y, 0):
        stone_tub(long, wide, high, TUB_STONE)
        bridge(0.42, wide, high, m_boards(SAL, 1, 9.0, 9.0, 0.4))
        bottle(0.40, 0.20, high + 0.024, 0.15, 0.027, m_plain((0.20, 0.10, 0.03), 0.15), OLD_BRASS)
        lathe(
            [(0.001, 0.004), (0.04, 0.004), (0.056, 0.016), (0.058, 0.017), (0.042, 0.009), (0.001, 0.008)],
            OLD_BRASS,
            0.43,
            0.06,
            high + 0.024,
            36,
        )
        cake = [(0.001, 0.009), (0.030, 0.009), (0.036, 0.018), (0.030, 0.028), (0.001, 0.030)]
        lathe(cake, m_plain((0.46, 0.40, 0.22), 0.45), 0.43, 0.06, high + 0.024, 32)
        lota(0.41, -0.14, high + 0.024, 0.75, COPPER)
        for k, (dx, dy) in enumerate(((-0.42, -0.08), (-0.25, 0.10), (-0.55, 0.12), (0.02, -0.02), (-0.12, -0.16))):
            frangipani(dx, dy, high - 0.085, k * 1.9, 0.042)
    spout(-0.42, BED[0], high)


def spout(x, y, rim):
    """A brass spout and its two taps, standing on the trough's edge behind the tub."""
    foot = BED[1] - 0.1
    pipe([(x, y + 0.03, foot), (x, y + 0.03, rim + 0.205)], 0.017, OLD_BRASS)
    pipe([(x, y + 0.02, rim + 0.20), (x, y - 0.16, rim + 0.20), (x, y - 0.19, rim + 0.155)], 0.014, OLD_BRASS)
    for q in (x - 0.13, x + 0.13):
        pipe([(q, y + 0.03, foot), (q, y + 0.03, rim + 0.03)], 0.012, OLD_BRASS)
        pipe([(q - 0.035, y + 0.03, rim + 0.034), (q + 0.035, y + 0.03, rim + 0.034)], 0.008, OLD_BRASS)


def window(r):
    """A frame of sal deep in the outer wall; the slope outside, close and green."""
    a, b, sill, head = WINDOW
    x0, x1 = -HALF_WIDE - 0.16, -HALF_WIDE - 0.09
    mb = MeshBuilder()
    for y in (a, b - 0.05):
        mb.box(x0, y, sill, x1, y + 0.05, head, FRAME)
    for z in (sill, head - 0.05):
        mb.box(x0 + 0.004, a + 0.05, z, x1 - 0.004, b - 0.05, z + 0.05, FRAME)
    pane = m_glass((0.93, 0.96, 0.95), 0.0, 0.0)
    mb.face([(x0 + 0.03, a, sill), (x0 + 0.03, b, sill), (x0 + 0.03, b, head), (x0 + 0.03, a, head)], pane)
    mb.box(-4.6, -3.0, -0.5, -3.3, 9.0, 1.0, RUBBLE)
    mb.box(-9.0, -3.0, -0.5, -4.6, 9.0, 1.9, m_stucco((0.055, 0.085, 0.028), 0.3))
    mb.box(-3.3, -3.0, -0.5, -HALF_WIDE - OUTER_WALL, 9.0, -0.05, PAVING)
    mb.obj("window")
    cube(-HALF_WIDE - 0.19, a - 0.04, sill - 0.04, -HALF_WIDE + 0.05, b + 0.04, sill, HONED, 0.005)
    shrubs = [make_shrub(300, 0.5, 0.7, 2400, 0.055, DEEP_LEAF), make_shrub(301, 0.45, 0.6, 800, 0.11, FERN)]
    palms = make_palm(302, 0.06, 14, 0.8, 0.012, FERN)
    for i in range(30):
        put(
            shrubs[i % 2],
            -4.1 - r.random() * 2.2,
            -2.0 + i * 0.35,
            0.95 + r.random() * 1.1,
            scale=r.uniform(0.9, 1.6),
            rng=r,
        )
    for i in range(9):
        put(palms, -3.5, -0.4 + i * 0.6, 0.98, scale=r.uniform(0.7, 1.0), rng=r)


def low_wall():
    """Nearest: the low wall of basalt, towels and a lota on it."""
    x1, y0, y1, high = LOW_WALL
    cube(-HALF_WIDE, y0, 0, x1, y1, high - 0.04, TUB_STONE, 0.004)
    cube(-HALF_WIDE, y0 - 0.03, high - 0.04, x1 + 0.03, y1 + 0.03, high, HONED, 0.005)
    folded_towels(-0.92, 0.23, high, (COTTON, STRIPE, COTTON), 0.30, 0.17, 0.05, 0.03)
    lota(-0.60, 0.23, high, 0.95, OLD_BRASS)


def inner_wall():
    """The door to the dressing room; a towel on its bar between door and tub."""
    a, b, head = DRESSING
    mb = MeshBuilder()
    for y in (a, b - 0.05):
        mb.box(HALF_WIDE - 0.008, y, 0, HALF_WIDE + 0.13, y + 0.05, head, FRAME)
    mb.box(HALF_WIDE - 0.004, a + 0.05, head - 0.05, HALF_WIDE + 0.126, b - 0.05, head, FRAME)
    mb.box(
        HALF_WIDE + 0.05,
        a + 0.05,
        0.008,
        HALF_WIDE + 0.09,
        b - 0.05,
        head - 0.05,
        m_boards(SAL, 2, 0.12, 9.0, 0.38, 0.24, 0.002),
    )
    mb.obj("door")
    cube(HALF_WIDE - 0.01, a, -0.03, HALF_WIDE + 0.13, b, 0.006, HONED, 0.002)
    y = b - 0.13
    pipe(
        [(HALF_WIDE + 0.05, y, 1.0), (HALF_WIDE + 0.005, y, 1.0), (HALF_WIDE + 0.005, y - 0.11, 1.0)], 0.008, OLD_BRASS
    )
    with at(HALF_WIDE, 2.26, 0, math.pi / 2):
        hung_towel(0.40, 1.36, 0.62, 0.50, STRIPE, 0.07, 2.0)


def near():
    """A stool with towels by the tub, a brass bucket, blossoms the wind brought in."""
    with at(0.78, 1.62, 0, 0.2):
        slab_stool(0.38, 0.27, 0.40, m_boards(SAL, 0, 0.14, 2.0, 0.42))
    folded_towels(0.78, 1.62, 0.40, (COTTON, COTTON), 0.28, 0.21, 0.055, 0.26)
    bucket(-0.02, 1.36)
    for x, y in ((0.32, 1.22), (-0.42, 1.10), (0.46, 1.50)):
        frangipani(x, y, 0.0, x * 9, 0.042)


def bucket(x, y):
    """A brass bucket, full, its handle let down."""
    body = [(0.001, 0), (0.105, 0), (0.112, 0.01), (0.145, 0.25), (0.151, 0.262), (0.144, 0.26), (0.134, 0.22)]
    lathe(body, OLD_BRASS, x, y, 0, 56)
    lathe([(0.136, 0.222), (0.001, 0.222)], m_plain((0.02, 0.028, 0.026), 0.03, 0.0, 0.6), x, y, 0, 48)
    arc = [
        (x + 0.148 * math.cos(t), y - 0.148 * math.sin(t) * 0.96, 0.255 - 0.05 * math.sin(t))
        for t in (math.pi * i / 24 for i in range(25))
    ]
    pipe(arc, 0.006, OLD_BRASS, 12)
