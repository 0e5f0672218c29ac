"""Paayri's main bath, after the plan of the upper homes: 2.3 by 3.35 metres.

The tub stands before a pane of 1.7 metres to a light court that is cut into the hill; morning comes down its rock. A
trough of black stone under the window of the outer wall, the dressing room's door opposite.
"""

import math
import random

from kit.furniture.bath import bottle, folded_towels, hung_towel, pipe, slab_stool, wall_tap
from kit.furniture.shapes import at, cube, lathe
from kit.furniture.stone_basin import piers, trough
from kit.furniture.stone_kitchen import COPPER, OLD_BRASS, lota
from kit.furniture.tub import bridge, stone_tub
from kit.interiors.doors import frame_x, wall
from kit.interiors.outlook import daylight_x, daylight_y
from kit.landscape.planting import put
from kit.landscape.rainfall import frangipani
from kit.landscape.shrubs import make_shrub
from kit.landscape.trees import make_palm
from kit.light.lamps import light_area
from kit.materials.close import m_hammered, m_wet_print, m_worn
from kit.materials.cloth import m_linen
from kit.materials.glass import m_glass
from kit.materials.handloom import m_stripes
from kit.materials.joinery import m_boards, m_flags
from kit.materials.surfaces import m_plain, m_stucco
from kit.mesh import MeshBuilder
from kit.rooms.paayri.back_court import DEEP_LEAF, FERN, PAVING, RUBBLE
from kit.rooms.paayri.light_court import light_court
from kit.rooms.paayri.living import BASALT, FLOOR, SAL, WALL
from kit.rooms.paayri.threshold import footprint

HALF_WIDE, DEEP, HEIGHT = 1.15, 3.352, 2.85
BACK = -1.5
OUTER_WALL = 0.2
COURT_PANE = (-0.85, 0.85, 0.62, 2.58)  # in the wall to the court: from, to, sill, head
WINDOW = (0.70, 1.50, 1.16, 2.35)  # in the outer wall
DRESSING = (1.0, 1.8, 2.2)  # door in the inner wall: from, to, head
NICHE, CLAD = 2.02, 0.022  # where the tub's own walls of basalt begin, how far they stand out
TUB = (-0.12, 2.92, 1.70, 0.75, 0.54)  # middle, how long, wide and high
BASIN = (0.50, 1.80, 0.86)  # from, to, height of its rim

BLACK = m_flags((0.078, 0.078, 0.076), 9.0, 9.0, 0.10, 0.22)
HONED = m_flags((0.105, 0.104, 0.097), 9.0, 9.0, 0.10, 0.30)
TUB_STONE = m_hammered((0.165, 0.155, 0.14), 0.12, 0.7, 0.5)
FRAME = m_boards(SAL, 2, 0.3, 3.2, 0.4)
COTTON = m_linen((0.80, 0.77, 0.70), 260, 0.8)
STRIPE = m_stripes(
    ((0.66, 0.60, 0.49), (0.20, 0.16, 0.12), (0.66, 0.60, 0.49), (0.42, 0.185, 0.085)), (0.09, 0.010, 0.026, 0.010), 2
)


def build(look, rng):
    shell()
    panes()
    light_court(random.Random(11), DEEP + OUTER_WALL, HALF_WIDE)
    tub()
    basin()
    outside(random.Random(13))
    inner_wall()
    traces()
    a, b, sill, head = COURT_PANE
    daylight_x(a, b, DEEP + OUTER_WALL, sill, head, 34, (0.95, 0.98, 1.0))
    a, b, sill, head = WINDOW
    daylight_y(a, b, -HALF_WIDE - OUTER_WALL, sill, head, 20, -1, (0.93, 0.97, 0.95))
    light_area((0.1, -1.1, 2.2), (1.8, 0.8), 8, (1, 0.92, 0.82), target=(0, 2.0, 0.6)).visible_glossy = False


def shell():
    left, right = -HALF_WIDE, HALF_WIDE
    boards = m_boards(SAL, 1, 0.11, 2.6, 0.42, 0.3, 0.003)
    mb = MeshBuilder()
    mb.face([(left, BACK, 0), (right, BACK, 0), (right, DEEP, 0), (left, DEEP, 0)], FLOOR)
    mb.face([(left, BACK, HEIGHT), (left, DEEP, HEIGHT), (right, DEEP, HEIGHT), (right, BACK, HEIGHT)], boards)
    mb.box(left - 0.3, BACK - 0.2, HEIGHT + 0.01, right + 0.3, DEEP + OUTER_WALL, HEIGHT + 0.45, WALL)
    mb.box(left, BACK - 0.2, 0, right, BACK, HEIGHT, WALL)
    for x in (left, right - CLAD):
        mb.box(x, NICHE, 0, x + CLAD, DEEP, HEIGHT, BASALT)
    mb.box(right + 0.13, BACK, -0.1, right + 0.3, DEEP + OUTER_WALL, HEIGHT, WALL)
    mb.obj("shell")
    a, b, sill, head = WINDOW
    wall((left, BACK), (left, DEEP), HEIGHT, [(a - BACK, b - BACK, sill, head)], WALL, OUTER_WALL)
    a, b, sill, head = COURT_PANE
    wall((left, DEEP), (right, DEEP), HEIGHT, [(a - left, b - left, sill, head)], BASALT, OUTER_WALL)
    a, b, head = DRESSING
    wall((right, DEEP), (right, BACK), HEIGHT, [(DEEP - b, DEEP - a, -0.02, head)], WALL, 0.12)


def panes():
    """One fixed pane to the court; a casement of sal deep in the outer wall."""
    pane = m_glass((0.93, 0.96, 0.95), 0.0, 0.0)
    a, b, sill, head = COURT_PANE
    frame_x(a, b, DEEP + 0.09, sill, head, FRAME, 0.055, 0.07)
    mb = MeshBuilder()
    mb.box(a + 0.055, DEEP + 0.094, sill, b - 0.055, DEEP + 0.156, sill + 0.05, FRAME)
    mb.face([(a, DEEP + 0.12, sill), (b, DEEP + 0.12, sill), (b, DEEP + 0.12, head), (a, DEEP + 0.12, head)], pane)
    a, b, sill, head = WINDOW
    x0, x1 = -HALF_WIDE - 0.16, -HALF_WIDE - 0.09
    for y in (a, b - 0.05):
        mb.box(x0, y, sill, x1, y + 0.05, head, FRAME)
    for z in (sill, head - 0.05):
        mb.box(x0 + 0.004, a + 0.05, z, x1 - 0.004, b - 0.05, z + 0.05, FRAME)
    mb.face([(x0 + 0.03, a, sill), (x0 + 0.03, b, sill), (x0 + 0.03, b, head), (x0 + 0.03, a, head)], pane)
    mb.obj("panes")
    cube(-HALF_WIDE - 0.19, a - 0.04, sill - 0.04, -HALF_WIDE + 0.04, b + 0.04, sill, HONED, 0.005)
    a, b, sill, _ = COURT_PANE
    cube(a - 0.04, DEEP - 0.03, sill - 0.04, b + 0.04, DEEP + 0.19, sill, HONED, 0.005)


def tub():
    """The tub, filled; blossoms on the water; a board with soap and oil; a spout out of the outer wall."""
    x, y, long, wide, high = TUB
    with at(x, y, 0):
        stone_tub(long, wide, high, TUB_STONE)
        bridge(0.42, wide, high, m_boards(SAL, 1, 9.0, 9.0, 0.4))
        bottle(0.40, 0.20, high + 0.024, 0.15, 0.027, m_plain((0.20, 0.10, 0.03), 0.15), OLD_BRASS)
        soap(0.43, 0.04, high + 0.024)
        lota(0.41, -0.14, high + 0.024, 0.75, COPPER)
        for k, (dx, dy) in enumerate(((-0.42, -0.08), (-0.25, 0.10), (-0.55, 0.12), (0.02, -0.02), (-0.12, -0.16))):
            frangipani(dx, dy, high - 0.135, k * 1.9, 0.042)
    with at(-HALF_WIDE + CLAD, y, 0.0, -math.pi / 2):
        wall_tap(0.80, 0.36, 0.10, m_worn(rough=0.22))


def soap(x, y, z):
    """A cake of soap in a brass dish."""
    dish = [(0.001, 0.004), (0.04, 0.004), (0.056, 0.016), (0.058, 0.017), (0.042, 0.009), (0.001, 0.008)]
    lathe(dish, OLD_BRASS, x, y, z, 36)
    cake = [(0.001, 0.009), (0.030, 0.009), (0.036, 0.018), (0.030, 0.028), (0.001, 0.030)]
    lathe(cake, m_plain((0.46, 0.40, 0.22), 0.45), x, y, z, 32)


def basin():
    """The trough of black stone along the outer wall; two taps under the sill, a round mirror beyond the window."""
    a, b, top = BASIN
    with at(-HALF_WIDE, 0, 0, math.pi / 2):
        trough(a, b, top, BLACK, OLD_BRASS)
        piers((a + 0.12, b - 0.12), TUB_STONE, top - 0.17)
        cube(a + 0.165, -0.36, 0.24, b - 0.165, -0.03, 0.275, m_boards(SAL, 0, 0.12, 9.0, 0.4), 0.004)
    for y in (0.84, 1.46):
        with at(-HALF_WIDE, y, 0, -math.pi / 2):
            wall_tap(1.01, 0.20, 0.10, m_worn(rough=0.22))
    x = -HALF_WIDE + 0.06
    soap(x, 1.14, top)
    bottle(x, 1.27, top, 0.17, 0.03, m_plain((0.20, 0.10, 0.03), 0.15), OLD_BRASS)
    lota(x + 0.01, 1.71, top, 0.8, COPPER)
    folded_towels(-HALF_WIDE + 0.20, 1.16, 0.275, (COTTON, STRIPE, COTTON), 0.34, 0.24, 0.062, math.pi / 2)
    with at(-HALF_WIDE + 0.004, 1.74, 1.60):
        rim = [(0.175, 0.0), (0.178, 0.012), (0.175, 0.022), (0.166, 0.024), (0.163, 0.016)]
        lathe(rim, OLD_BRASS, n=72).rotation_euler = (0, math.pi / 2, 0)
        lathe([(0.163, 0.016), (0.001, 0.016)], m_plain((0.86, 0.86, 0.84), 0.015, 1.0), n=72).rotation_euler = (
            0,
            math.pi / 2,
            0,
        )


def outside(r):
    """Beyond the outer wall the slope, close and green."""
    mb = MeshBuilder()
    mb.box(-4.6, -3.0, -0.5, -3.3, 9.0, 1.0, RUBBLE)
    mb.box(-9.0, -3.0, -0.5, -4.6, 9.0, 1.9, m_stucco((0.055, 0.085, 0.028), 0.3))
    mb.box(-3.3, -3.0, -0.5, -HALF_WIDE - OUTER_WALL, 9.0, -0.05, PAVING)
    mb.obj("slope")
    shrubs = [make_shrub(300, 0.5, 0.7, 2400, 0.055, DEEP_LEAF), make_shrub(301, 0.45, 0.6, 800, 0.11, FERN)]
    palms = make_palm(302, 0.06, 14, 0.8, 0.012, FERN)
    for i in range(30):
        x, z = -4.1 - r.random() * 2.2, 0.95 + r.random() * 0.9
        put(shrubs[i % 2], x, -2.0 + i * 0.35, z, scale=r.uniform(0.8, 1.3), rng=r)
    for i, (x, y) in enumerate(((-2.5, 3.0), (-3.1, 2.6), (-2.6, 3.9), (-3.2, 3.4), (-2.9, 4.4))):
        put(shrubs[i % 2], x, y, -0.05 if i % 2 else 0.5, scale=r.uniform(1.7, 2.1), rng=r)
    for i in range(9):
        put(palms, -3.5, -0.4 + i * 0.6, 0.98, scale=r.uniform(0.7, 1.0), rng=r)


def inner_wall():
    """The door to the dressing room; a towel on its bar between door and tub."""
    a, b, head = DRESSING
    mb = MeshBuilder()
    for y in (a, b - 0.05):
        mb.box(HALF_WIDE - 0.008, y, 0, HALF_WIDE + 0.13, y + 0.05, head, FRAME)
    mb.box(HALF_WIDE - 0.004, a + 0.05, head - 0.05, HALF_WIDE + 0.126, b - 0.05, head, FRAME)
    boards = m_boards(SAL, 2, 0.12, 9.0, 0.38, 0.24, 0.002)
    mb.box(HALF_WIDE + 0.05, a + 0.05, 0.008, HALF_WIDE + 0.09, b - 0.05, head - 0.05, boards)
    mb.obj("door")
    cube(HALF_WIDE - 0.01, a, -0.03, HALF_WIDE + 0.13, b, 0.006, HONED, 0.002)
    x, y = HALF_WIDE + 0.05, b - 0.13
    pipe([(x, y, 1.0), (x - 0.045, y, 1.0), (x - 0.045, y - 0.11, 1.0)], 0.008, OLD_BRASS)
    with at(HALF_WIDE - CLAD, 2.42, 0, math.pi / 2):
        hung_towel(0.40, 1.36, 0.62, 0.50, STRIPE, 0.07, 2.0)


def traces():
    """Somebody has bathed: a stool with a towel drawn to the tub, a bucket, wet feet on the way to the basin."""
    with at(0.70, 2.22, 0, 0.2):
        slab_stool(0.38, 0.27, 0.40, m_boards(SAL, 0, 0.14, 2.0, 0.42))
    folded_towels(0.70, 2.22, 0.40, (COTTON, COTTON), 0.28, 0.21, 0.055, 0.26)
    bucket(-0.42, 2.18)
    for x, y, turn, side in (
        (0.18, 2.22, 0.3, 1),
        (0.02, 1.96, -0.15, -1),
        (0.12, 1.62, -0.25, 1),
        (-0.14, 1.34, -0.5, -1),
        (-0.16, 1.00, -0.7, 1),
    ):
        footprint(x, y, 0.0008, turn, side, 1.0, m_wet_print((0.088, 0.085, 0.078)))
    for x, y in ((0.40, 2.36), (-0.62, 1.95)):
        frangipani(x, y, 0.0, x * 9, 0.042)


def bucket(x, y):
    """A brass bucket, full, its handle let down."""
    body = [(0.001, 0), (0.105, 0), (0.112, 0.01), (0.145, 0.25), (0.151, 0.262), (0.144, 0.26), (0.134, 0.22)]
    lathe(body, OLD_BRASS, x, y, 0, 56)
    lathe([(0.136, 0.222), (0.001, 0.222)], m_plain((0.02, 0.028, 0.026), 0.03, 0.0, 0.6), x, y, 0, 48)
    turns = (math.pi * i / 24 for i in range(25))
    arc = [(x + 0.148 * math.cos(t), y - 0.142 * math.sin(t), 0.255 - 0.05 * math.sin(t)) for t in turns]
    pipe(arc, 0.006, OLD_BRASS, 12)
