"""Paayri's kitchen, after the plan of the upper homes: 3.9 by 2.75 metres between the dining place and the wash court.

The sink under a window of 1.4 metres to the court that is cut into the hill; the hob along a wall of basalt, under a
shelf of the same stone. Seen from the dining room's side on a morning when rotis are rolled and the kettle boils.
"""

import math
import random

from kit.furniture.bath import hung_towel, pipe
from kit.furniture.brass import cup
from kit.furniture.hill_kitchen import (
    aubergine,
    balls,
    corn,
    gourd,
    kettle,
    pumpkin,
    rolling_board,
    shelf_of_stone,
    steam,
    stone_sink,
)
from kit.furniture.hillside import reed_stool
from kit.furniture.kitchen import base_run, hob, kadhai, swan_tap
from kit.furniture.platform import slab_table
from kit.furniture.shapes import at, cube, lathe
from kit.furniture.stone_kitchen import (
    COPPER,
    OLD_BRASS,
    folded_cloth,
    handi,
    ladle,
    lota,
    parat,
    round_fruit,
    sprigs,
    thali,
    water_pot,
)
from kit.interiors.doors import frame_x, leaf, wall
from kit.interiors.outlook import daylight_x
from kit.landscape.planting import put
from kit.landscape.shrubs import make_shrub
from kit.light.lamps import light_area
from kit.materials.close import m_hammered
from kit.materials.cloth import m_linen
from kit.materials.glass import m_glass
from kit.materials.ground import m_leaf
from kit.materials.handloom import m_stripes
from kit.materials.joinery import m_boards, m_flags
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder
from kit.rooms.paayri.back_court import back_court, washing_stone
from kit.rooms.paayri.living import BASALT, FLOOR, SAL, WALL

HALF_WIDE, DEEP, HEIGHT = 1.95, 2.752, 2.85
BACK = -1.9
OUTER_WALL = 0.2
COURT = 1.5
WINDOW = (-0.05, 1.35, 1.00, 2.42)  # in the wall to the court: from, to, sill, head
COURT_DOOR = (-1.65, -0.85, 2.32)  # from, to, head
HOB_RUN = (0.50, DEEP)
SINK_RUN = (-0.45, 1.33)
SINK = (0.27, 1.03)
TOP, COUNTER = 0.86, 0.62
SHELF = 1.74
TABLE = (-0.10, 0.86, 0.84)  # middle and height of the board
EYE_TURN = -0.73  # from the camera to the kettle

HONED = m_flags((0.105, 0.104, 0.097), 9.0, 9.0, 0.10, 0.26)
BLOCK = m_hammered((0.15, 0.142, 0.128), 0.12, 0.8, 0.6)
FRONT = m_boards(SAL, 2, 0.145, 9.0, 0.38, 0.24, 0.002)
PLANK = m_boards((0.27, 0.15, 0.075), 0, 0.33, 3.0, 0.38, 0.1)
FRAME = m_boards(SAL, 2, 0.3, 3.2, 0.4)
DOUGH = m_plain((0.66, 0.55, 0.38), 0.8)
LEAF = m_leaf((0.05, 0.12, 0.02), (0.13, 0.23, 0.05))
MOSS = m_linen((0.16, 0.185, 0.10), 600, 0.5)
STRIPE = m_stripes(
    ((0.66, 0.60, 0.49), (0.20, 0.16, 0.12), (0.66, 0.60, 0.49), (0.42, 0.185, 0.085)), (0.06, 0.008, 0.02, 0.008), 0
)


def build(look, rng):
    shell()
    window()
    door()
    sink_side()
    hob_side()
    shelf()
    by_the_door()
    table()
    back_court(random.Random(23), DEEP + OUTER_WALL, DEEP + OUTER_WALL + COURT, HALF_WIDE)
    washing_stone(-1.12, DEEP + OUTER_WALL + COURT - 0.32, OLD_BRASS)
    daylight_x(WINDOW[0], WINDOW[1], DEEP + OUTER_WALL, WINDOW[2], WINDOW[3], 34, (0.93, 0.97, 0.95))
    daylight_x(COURT_DOOR[0], COURT_DOOR[1], DEEP + 0.1, 0.1, COURT_DOOR[2], 22, (0.93, 0.97, 0.95))
    light_area((-0.4, -1.5, 2.2), (3.0, 1.2), 26, (1, 0.93, 0.84), target=(0.2, 2.0, 0.7))
    light_area((0, 1.0, HEIGHT - 0.03), (2.4, 2.0), 5, (1, 0.88, 0.72), rot=(0, 0, 0))


def shell():
    left, right = -HALF_WIDE, HALF_WIDE
    boards = m_boards(SAL, 1, 0.11, 2.6, 0.42, 0.3, 0.003)
    mb = MeshBuilder()
    mb.face([(left, BACK, 0), (right, BACK, 0), (right, DEEP + 0.2, 0), (left, DEEP + 0.2, 0)], FLOOR)
    mb.face([(left, BACK, HEIGHT), (left, DEEP, HEIGHT), (right, DEEP, HEIGHT), (right, BACK, HEIGHT)], boards)
    mb.box(left - 0.3, BACK - 0.2, HEIGHT + 0.01, right + 0.3, DEEP + OUTER_WALL, HEIGHT + 0.3, WALL)
    mb.box(left, BACK - 0.2, 0, right, BACK, HEIGHT, WALL)
    for x in (left - 0.3, right + 0.13):
        mb.box(x, BACK, -0.1, x + 0.17, DEEP + OUTER_WALL, HEIGHT, WALL)
    mb.obj("shell")
    a, b, sill, head = WINDOW
    c, d, top = COURT_DOOR
    holes = [(c - left, d - left, -0.02, top), (a - left, b - left, sill, head)]
    wall((left, DEEP), (right, DEEP), HEIGHT, holes, WALL, OUTER_WALL)
    wall((left, BACK), (left, DEEP), HEIGHT, [], WALL, 0.12)
    wall((right, DEEP), (right, BACK), HEIGHT, [], BASALT, 0.12)


def window():
    """Two casements of sal deep in the wall, the left one swung out; herbs on a sill of honed basalt."""
    a, b, sill, head = WINDOW
    y = DEEP + 0.10
    frame_x(a, b, y, sill, head, FRAME, 0.055, 0.08)
    middle = (a + b) / 2
    mb = MeshBuilder()
    mb.box(middle - 0.0275, y, sill, middle + 0.0275, y + 0.08, head - 0.055, FRAME)
    mb.obj("post")
    each, high = (b - a) / 2 - 0.085, head - sill - 0.06
    with at(a + 0.06, y + 0.075, sill + 0.005, 1.95):
        casement(each, high)
    with at(middle + 0.0275, y + 0.045, sill + 0.005, 0.0):
        casement(each, high)
    cube(a - 0.05, DEEP - 0.05, sill - 0.04, b + 0.05, DEEP + 0.19, sill, HONED, 0.006)
    clay = m_plain((0.30, 0.13, 0.07), 0.8)
    for x, seed, wide, tall in ((0.12, 83, 0.12, 0.20), (0.36, 84, 0.09, 0.27), (1.20, 85, 0.14, 0.17)):
        pot = [(0.001, 0), (0.045, 0), (0.060, 0.085), (0.068, 0.095), (0.066, 0.108), (0.055, 0.10), (0.001, 0.09)]
        lathe(pot, clay, x, DEEP + 0.035, sill, 40)
        put(make_shrub(seed, wide, tall, 420, 0.026, LEAF), x, DEEP + 0.035, sill + 0.09)
    lota(0.97, DEEP + 0.03, sill, 0.95, OLD_BRASS)


def casement(wide, high):
    """One leaf from its hinge along +x, a single bar across it."""
    mb = MeshBuilder()
    for x in (0, wide - 0.042):
        mb.box(x, -0.018, 0, x + 0.042, 0.018, high, FRAME)
    for z, thick in ((0, 0.05), (high * 0.62, 0.024), (high - 0.042, 0.042)):
        mb.box(0.042, -0.014, z, wide - 0.042, 0.014, z + thick, FRAME)
    pane = m_glass((0.93, 0.96, 0.95), 0.0, 0.0)
    mb.face([(0.04, 0, 0.04), (wide - 0.04, 0, 0.04), (wide - 0.04, 0, high - 0.04), (0.04, 0, high - 0.04)], pane)
    mb.obj("casement")


def door():
    """The door to the wash court, pushed wide open; its panes throw bars on the floor."""
    a, b, head = COURT_DOOR
    frame_x(a, b, DEEP - 0.012, -0.001, head, FRAME, 0.055, OUTER_WALL + 0.02)
    with at(a + 0.058, DEEP + OUTER_WALL, 0.0, math.radians(112)):
        leaf(b - a - 0.12, head - 0.06, FRAME, panel=0.62, bars=2)
    cube(a, DEEP - 0.02, -0.02, b, DEEP + OUTER_WALL + 0.02, 0.012, HONED, 0.004)


def sink_side():
    """Sal under honed basalt; a sink of one block below the window; the water pot where the counter ends."""
    x0, x1 = SINK_RUN
    with at(0, DEEP, 0):
        base_run(x0, SINK[0], 2, FRONT, HONED, COUNTER, TOP, 0.05)
        base_run(SINK[1], x1 + 0.015, 1, FRONT, HONED, COUNTER, TOP, 0.05)
        cube(SINK[0] + 0.004, -COUNTER + 0.02, 0.10, SINK[1] - 0.004, -0.002, TOP - 0.22, FRONT, 0.003)
        cube(SINK[0], -COUNTER + 0.06, 0, SINK[1], -0.002, 0.10, m_plain((0.03, 0.025, 0.02), 0.7), 0.001)
        stone_sink(*SINK, TOP, m_flags((0.15, 0.148, 0.136), 9.0, 9.0, 0.12, 0.45), COUNTER + 0.03)
        cube(x0, -0.022, TOP, x1 + 0.6, -0.001, WINDOW[2] - 0.04, HONED, 0.003)
        swan_tap((SINK[0] + SINK[1]) / 2, -0.085, TOP, 0.33, 0.21, OLD_BRASS)
        water_pot(x0 + 0.22, -0.30, TOP + 0.01, 0.165, m_plain((0.055, 0.050, 0.046), 0.55), OLD_BRASS)
        lota(x0 + 0.22, -0.30, TOP + 0.345, 0.8, COPPER)
        cup(x0 + 0.50, -0.24, TOP, 0.7)
        cup(x0 + 0.57, -0.40, TOP, 2.2)
    light_area((1.05, DEEP - 0.4, SHELF - 0.05), (0.3, 0.2), 1.0, (1, 0.75, 0.48), rot=(0, 0, 0))


def hob_side():
    """The long counter against basalt: the kettle boils on the far flame, something simmers on the near one."""
    y0, y1 = HOB_RUN
    with at(HALF_WIDE, 0, 0, -math.pi / 2):
        base_run(-y1, -y0, 4, FRONT, HONED, COUNTER, TOP, 0.05)
        hob(-1.56, -0.31, TOP)
        kadhai(-1.32, -0.42, TOP + 0.052, 0.145, OLD_BRASS)
        handi(-1.32, -0.19, TOP + 0.052, 0.095, COPPER)
        lota(-2.20, -0.16, TOP, 1.25, OLD_BRASS)
        handi(-2.52, -0.20, TOP, 0.115, COPPER)
        for x, long, mat in ((-1.10, 0.32, OLD_BRASS), (-1.01, 0.36, COPPER), (-0.92, 0.30, OLD_BRASS)):
            ladle(x, -0.035, SHELF - 0.14, long, mat)
        pipe([(-1.16, -0.035, SHELF - 0.13), (-0.86, -0.035, SHELF - 0.13)], 0.006, OLD_BRASS)
        bowls_of_spice(-0.86, -0.30)
    kettle(HALF_WIDE - 0.42, 1.80, TOP + 0.052, 0.115, OLD_BRASS, 2.5)
    steam(HALF_WIDE - 0.42 - 0.15, 1.80 + 0.115, TOP + 0.052 + 0.15, EYE_TURN, 0.50, 0.10, 0.85)


def bowls_of_spice(u, v):
    """Four small bowls on the counter: turmeric, chilli, cumin, salt."""
    for i, c in enumerate(((0.50, 0.26, 0.02), (0.36, 0.05, 0.02), (0.20, 0.12, 0.05), (0.68, 0.66, 0.62))):
        x, y = u + 0.11 * (i % 2), v + 0.11 * (i // 2)
        lathe([(0.001, 0), (0.030, 0.0), (0.046, 0.034), (0.047, 0.036), (0.044, 0.034)], OLD_BRASS, x, y, TOP, 36)
        lathe([(0.0435, 0.031), (0.02, 0.038), (0.001, 0.040)], m_plain(c, 0.95), x, y, TOP, 28)


def shelf():
    """The shelf of basalt over the fire, lit from below, and the house's metal upon it."""
    y0, y1 = 0.62, DEEP - 0.001
    with at(HALF_WIDE, 0, 0):
        shelf_of_stone(y0, y1, SHELF, HONED, corbels=(0.80, 1.62, 2.50))
    light_area((HALF_WIDE - 0.20, 1.56, SHELF - 0.01), (0.12, 1.3), 5.5, (1, 0.72, 0.44), rot=(0, 0, 0))
    z = SHELF + 0.075
    with at(HALF_WIDE, 0, 0, -math.pi / 2):
        for u, r, mat, lid in (
            (-2.48, 0.13, OLD_BRASS, True),
            (-2.16, 0.105, COPPER, False),
            (-1.02, 0.12, OLD_BRASS, True),
        ):
            handi(u, -0.18, z, r, mat, lid)
        for k, u in enumerate((-1.86, -1.62, -1.38)):
            thali(u, -0.10, z, (0.135, 0.125, 0.14)[k], (OLD_BRASS, COPPER, OLD_BRASS)[k], 0.22)
        lota(-1.20, -0.22, z, 1.0, COPPER)


def by_the_door():
    """Round the door: a cloth on its bar, a tray of cane, a stool, a basket of maize on the floor."""
    with at(-HALF_WIDE, 2.02, 0, -math.pi / 2):
        hung_towel(0.42, 1.42, 0.52, 0.44, STRIPE, 0.07, 2.0)
    winnowing_tray(-0.45, 1.70)
    with at(-1.0, 1.42, 0, 0.6):
        reed_stool(MOSS, 0.42, 0.225, 3)
    basket(-1.62, 1.55)


def winnowing_tray(x, z, radius=0.21):
    """A round tray of cane, hung on the wall between door and window."""
    cane, rim = m_plain((0.47, 0.34, 0.18), 0.75), m_plain((0.26, 0.15, 0.07), 0.7)
    y = DEEP - 0.012
    o = lathe([(0.001, 0), (radius * 0.9, 0.004), (radius, 0.035)], cane, x, y, z, 56)
    o.rotation_euler = (math.pi / 2, 0, 0)
    for k in range(12):
        r = radius * (0.10 + 0.90 * k / 11)
        depth = 0.006 if k < 11 else 0.036
        ring = [
            (x + r * math.cos(t), y - depth, z + r * math.sin(t)) for t in (2 * math.pi * i / 48 for i in range(49))
        ]
        pipe(ring, 0.009 if k == 11 else 0.004, rim if k == 11 else cane, 8)


def basket(x, y):
    cane = m_plain((0.44, 0.31, 0.16), 0.7)
    for k in range(12):
        r, z = 0.19 + 0.05 * math.sin(math.pi * 0.5 * k / 11), 0.012 + 0.021 * k
        ring = [(x + r * math.cos(t), y + r * math.sin(t), z) for t in (2 * math.pi * i / 40 for i in range(41))]
        pipe(ring, 0.0115, cane, 8)
    for i in range(9):
        a = i * 2.4
        corn(
            x + 0.10 * math.cos(a) * (0.4 + 0.07 * i),
            y + 0.10 * math.sin(a) * (0.4 + 0.07 * i),
            0.20 + 0.014 * i,
            a * 1.7,
        )


def table():
    """Nearest: a board as the tree grew, on two blocks of basalt, and the morning's work upon it."""
    cx, cy, top = TABLE
    with at(cx, cy, 0, -0.05):
        slab_table(1.42, 0.66, top, PLANK, BLOCK, 5)
    parat(cx + 0.06, cy + 0.10, top, 0.20, OLD_BRASS)
    balls(
        cx + 0.06,
        cy + 0.10,
        top + 0.008,
        ((-0.09, 0.02), (-0.03, 0.085), (0.03, -0.01), (0.085, 0.07), (-0.04, -0.075)),
        0.032,
        DOUGH,
    )
    rolling_board(cx + 0.42, cy - 0.06, top, m_boards((0.22, 0.115, 0.055), 0, 0.4), DOUGH, -0.45)
    handi(cx + 0.58, cy + 0.18, top, 0.062, COPPER, False)
    pumpkin(cx - 0.50, cy + 0.14, top, 0.115, m_plain((0.40, 0.165, 0.03), 0.45))
    gourd(cx - 0.38, cy - 0.10, top, m_plain((0.34, 0.44, 0.16), 0.35), 0.35)
    purple = m_plain((0.040, 0.010, 0.042), 0.14, 0.0, 0.6)
    for x, y, turn in ((-0.18, -0.06, 0.4), (-0.11, -0.14, 1.3), (-0.24, -0.17, -0.3), (-0.29, 0.10, 2.4)):
        aubergine(cx + x, cy + y, top, 0.082, purple, turn)
    red = m_plain((0.42, 0.035, 0.018), 0.28)
    for x, y, r in ((0.10, -0.17, 0.033), (0.165, -0.13, 0.030)):
        round_fruit(cx + x, cy + y, top + r * 0.84, r, red, 0.3 + x)
    sprigs(cx - 0.52, cy - 0.20, top, 0.25, LEAF, 0.26, 40)
    folded_cloth(cx + 0.28, cy - 0.21, top, STRIPE, -0.12, 0.22, 0.15)
