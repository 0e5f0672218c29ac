"""Ota's kitchen, after the plan of its ground floor: 3.3 by 3 metres between the dining room and the wash yard.

The sink under a window of 1.6 metres to the south-east, the hob against the hall's wall of brick; slabs of basalt on
brick piers, a teak table between. Seen from the dining room's door, towards the lane, when the vegetables have come.
"""

import math
import random

from kit.furniture import finishes
from kit.furniture.bath import pipe
from kit.furniture.brass import cup
from kit.furniture.kitchen import hob, kadhai, spice_box, swan_tap
from kit.furniture.shapes import at, cube, lathe
from kit.furniture.stone_kitchen import (
    CLAY,
    COPPER,
    OLD_BRASS,
    bananas,
    coconut,
    doli,
    folded_cloth,
    handi,
    ladle,
    lota,
    mortar,
    parat,
    round_fruit,
    slab_counter,
    sprigs,
    thali,
    water_pot,
)
from kit.interiors.doors import leaf, wall
from kit.interiors.outlook import daylight_x, daylight_y
from kit.landscape.planting import put
from kit.landscape.shrubs import make_shrub
from kit.landscape.trees import make_tree
from kit.light.lamps import light_area
from kit.massing.court_wing.wing import court_wing
from kit.materials.glass import m_glass
from kit.materials.ground import m_leaf
from kit.materials.handloom import m_stripes
from kit.materials.joinery import m_boards, m_brickwork, m_flags, m_lime
from kit.materials.surfaces import m_plain, m_stucco
from kit.materials.tile import m_glazed_tile
from kit.mesh import MeshBuilder, place, to_mesh

HALF_WIDE, DEEP, HEIGHT = 1.65, 3.0, 3.2
BACK = -1.6
OUTER_WALL, PARTITION = 0.23, 0.115
WINDOW = (0.90, 2.50, 1.08, 2.34)  # in the left-hand wall: from, to, sill, head
YARD_DOOR = (-1.35, -0.55, 2.25)  # from, to, head
HOB_RUN = (1.10, 3.0)
SINK_RUN = (0.72, 2.60)
TOP = 0.84
HOOD = (1.42, 2.62, 1.78)  # from, to, the beam it stands on

TEAK = (0.20, 0.10, 0.046)
LIME = m_lime((0.80, 0.75, 0.66))
FLAGS = m_flags((0.235, 0.245, 0.215), 0.6, 0.6, 0.14, 0.3)
BASALT = m_flags((0.105, 0.105, 0.098), 9.0, 9.0, 0.10, 0.24)
BRICK = m_brickwork()
TILE = m_glazed_tile((0.62, 0.58, 0.47), (0.40, 0.37, 0.31), 0.15, 0.075, 0.16)
INDIGO, MADDER, RAW = (0.060, 0.082, 0.145), (0.33, 0.088, 0.052), (0.76, 0.71, 0.61)
LEAF = m_leaf((0.05, 0.11, 0.02), (0.13, 0.22, 0.05))


def build(look, rng):
    shell()
    window()
    yard()
    sink_side()
    hob_side()
    hood()
    end_wall()
    work_table()
    drying()
    garden(rng)
    daylight_y(WINDOW[0], WINDOW[1], -HALF_WIDE - OUTER_WALL, WINDOW[2], WINDOW[3], 46, -1, (0.92, 0.95, 1.0))
    daylight_x(YARD_DOOR[0], YARD_DOOR[1], DEEP + 0.1, 0.1, YARD_DOOR[2], 22, (0.94, 0.96, 1.0))
    light_area((0.2, -1.2, 2.5), (2.4, 1.0), 15, (1, 0.94, 0.86), target=(0, 2.0, 0.8))
    light_area((0, 1.4, HEIGHT - 0.3), (1.8, 1.8), 6, (1, 0.88, 0.72), rot=(0, 0, 0))


def shell():
    left, right = -HALF_WIDE, HALF_WIDE
    joist = m_boards(TEAK, 0, 0.3, 5.2, 0.42)
    mb = MeshBuilder()
    mb.face([(left, BACK, 0), (right, BACK, 0), (right, DEEP + 0.2, 0), (left, DEEP + 0.2, 0)], FLAGS)
    mb.face([(left, BACK, HEIGHT), (left, DEEP, HEIGHT), (right, DEEP, HEIGHT), (right, BACK, HEIGHT)], LIME)
    mb.box(left - 0.3, BACK - 0.2, HEIGHT + 0.01, right + 0.3, DEEP + 0.3, HEIGHT + 0.3, LIME)
    mb.box(left, BACK - 0.2, 0, right, BACK, HEIGHT, LIME)
    mb.box(right + 0.12, BACK, 0, right + 0.3, DEEP + 0.3, HEIGHT, LIME)
    for i in range(7):
        y = -1.3 + i * 0.68
        mb.box(left, y - 0.05, HEIGHT - 0.17, right, y + 0.05, HEIGHT, joist)
    mb.obj("shell")
    a, b, sill, head = WINDOW
    wall((left, BACK), (left, DEEP), HEIGHT, [(a - BACK, b - BACK, sill, head)], LIME, OUTER_WALL)
    a, b, head = YARD_DOOR
    wall((left, DEEP), (right, DEEP), HEIGHT, [(a - left, b - left, -0.02, head)], LIME, PARTITION)
    wall((right, DEEP), (right, BACK), HEIGHT, [], BRICK, PARTITION)


def window():
    """Three casements of teak with small panes, the outer two opened to the garden."""
    wood = m_boards(TEAK, 2, 9.0, 9.0, 0.36)
    a, b, sill, head = WINDOW
    x0, x1 = -HALF_WIDE - 0.19, -HALF_WIDE - 0.11
    mb = MeshBuilder()
    for y in (a, a + (b - a) / 3 - 0.02, a + (b - a) * 2 / 3 - 0.02, b - 0.05):
        mb.box(x0, y, sill, x1, y + 0.05, head, wood)
    for z in (sill, head - 0.05):
        mb.box(x0 + 0.004, a + 0.05, z, x1 - 0.004, b - 0.05, z + 0.05, wood)
    mb.obj("frame")
    each = (b - a) / 3
    for y, hinge, swing in (
        (a + 0.055, x0 + 0.02, math.pi - 0.08),
        (a + each + 0.05, x1 - 0.022, math.pi / 2),
        (b - 0.055, x0 + 0.02, math.pi + 0.35),
    ):
        with at(hinge, y, sill + 0.05, swing):
            casement(each - 0.09, head - sill - 0.10, wood)
    cube(-HALF_WIDE - 0.22, a - 0.05, sill - 0.045, -HALF_WIDE + 0.05, b + 0.05, sill, BASALT, 0.005)


def casement(wide, high, wood):
    """One leaf of six panes from its hinge along +x."""
    mb = MeshBuilder()
    for x in (0, wide - 0.04):
        mb.box(x, -0.018, 0, x + 0.04, 0.018, high, wood)
    for z in (0, high / 3, high * 2 / 3, high - 0.04):
        mb.box(0.04, -0.013, z, wide - 0.04, 0.013, z + (0.04 if z in (0, high - 0.04) else 0.022), wood)
    mb.face(
        [(0.04, 0, 0.04), (wide - 0.04, 0, 0.04), (wide - 0.04, 0, high - 0.04), (0.04, 0, high - 0.04)],
        m_glass((0.92, 0.95, 0.93), 0.0, 0.0),
    )
    mb.obj("casement")


def yard():
    """The wash yard behind an open door: brick all round, a jaali to the lane, a stone to beat clothes on."""
    wood = m_boards(TEAK, 2, 0.3, 3.4, 0.36)
    a, b, head = YARD_DOOR
    mb = MeshBuilder()
    for x in (a, b - 0.055):
        mb.box(x, DEEP - 0.012, 0, x + 0.055, DEEP + 0.13, head, wood)
    mb.box(a + 0.055, DEEP - 0.008, head - 0.055, b - 0.055, DEEP + 0.126, head, wood)
    mb.obj("door frame")
    with at(a + 0.06, DEEP + 0.13, 0, 1.25):
        leaf(b - a - 0.12, head - 0.06, wood, panel=0.95, bars=2)
    mb = MeshBuilder()
    y0, y1 = DEEP + PARTITION, DEEP + 2.1
    mb.box(-1.75, y0, -0.2, 0.1, y1, -0.02, m_flags((0.30, 0.28, 0.24), 0.3, 0.3, 0.12, 0.5))
    mb.box(-1.85, y0, -0.2, -1.65, y1 + 0.2, 2.0, BRICK)
    mb.box(-0.05, y0, -0.2, 0.10, y1 + 0.2, HEIGHT, BRICK)
    mb.box(-1.65, y1, -0.2, -0.05, y1 + 0.15, 0.9, BRICK)
    mb.obj("yard")
    bricks = [m_stucco((0.36 * k, 0.155 * k, 0.092 * k), 0.16) for k in (0.78, 1.0, 1.18)]
    for row in range(15):
        for i in range(7):
            x = -1.65 + 0.26 * i - 0.13 * (row % 2)
            lo, hi = max(-1.65, x), min(-0.05, x + 0.19)
            if hi - lo > 0.03:
                cube(
                    lo,
                    y1,
                    0.9 + row * 0.075,
                    hi,
                    y1 + 0.12,
                    0.9 + row * 0.075 + 0.074,
                    bricks[(row * 5 + i * 2) % 3],
                    0.003,
                )
    cube(-1.6, y1 - 0.62, 0, -0.75, y1 - 0.02, 0.42, BASALT, 0.01)
    lathe([(0.14, 0), (0.20, 0.30), (0.22, 0.31), (0.19, 0.28), (0.001, 0.26)], CLAY, -0.38, y1 - 0.35, 0, 40)
    put(make_shrub(81, 0.26, 0.5, 700, 0.05, LEAF), -0.38, y1 - 0.35, 0.27)


def sink_side():
    """Slab and tiles under the window; a trough of stone for a sink; water pots where the slab ends."""
    y0, y1 = SINK_RUN
    with at(-HALF_WIDE, 0, 0, math.pi / 2):
        slab_counter(y0, y1, (y0 + 0.06, y0 + 0.66, y1 - 0.66, y1 - 0.06), BASALT, BRICK, high=TOP)
        cube(y0, -0.012, TOP, y1, -0.001, WINDOW[2] - 0.045, TILE, 0.002)
        for a, b in ((y0, WINDOW[0] - 0.05), (WINDOW[1] + 0.05, y1)):
            cube(a, -0.012, WINDOW[2] - 0.045, b, -0.001, 1.52, TILE, 0.002)
        trough(1.62)
        with at(0, 0, 0):
            swan_tap(1.62, -0.085, TOP, 0.30, 0.19)
        baskets(((y0 + 0.36, -0.30), (y1 - 0.36, -0.30)))
        handi(1.62, -0.30, 0.36, 0.17, COPPER)
        water_pot(y1 - 0.26, -0.30, TOP + 0.01, 0.185, None, OLD_BRASS)
        lota(y1 - 0.26, -0.30, TOP + 0.365, 0.85, COPPER)
        water_pot(y1 - 0.60, -0.22, TOP + 0.01, 0.125, m_plain((0.20, 0.085, 0.05), 0.7), OLD_BRASS)
        lota(1.02, -0.20, TOP, 1.0, OLD_BRASS)
        lota(1.17, -0.15, TOP, 0.8, COPPER)
    x = -HALF_WIDE - 0.03
    cup(x, 1.14, WINDOW[2], 0.6, m_plain((0.62, 0.55, 0.44), 0.35))
    cup(x + 0.01, 1.30, WINDOW[2], 2.2, m_plain((0.62, 0.55, 0.44), 0.35))
    pot_of_tulsi(x - 0.02, 2.28, WINDOW[2])


def trough(x):
    """A sink cut from one block of basalt, standing a little before the slab's edge."""
    w, d = 0.36, 0.46
    y0, y1 = -0.63, -0.63 + d
    stone = m_flags((0.15, 0.15, 0.138), 9.0, 9.0, 0.10, 0.42)
    for a, b, c, e in (
        (x - w, y0, x + w, y0 + 0.05),
        (x - w, y1 - 0.04, x + w, y1),
        (x - w, y0 + 0.05, x - w + 0.05, y1 - 0.04),
        (x + w - 0.05, y0 + 0.05, x + w, y1 - 0.04),
    ):
        cube(a, b, TOP - 0.20, c, e, TOP + 0.035, stone, 0.008)
    cube(x - w + 0.04, y0 + 0.04, TOP - 0.20, x + w - 0.04, y1 - 0.03, TOP - 0.13, stone, 0.004)


def pot_of_tulsi(x, y, z):
    lathe(
        [(0.001, 0), (0.045, 0), (0.062, 0.09), (0.072, 0.10), (0.07, 0.115), (0.058, 0.105), (0.001, 0.10)],
        CLAY,
        x,
        y,
        z,
        40,
    )
    put(make_shrub(83, 0.13, 0.24, 420, 0.026, LEAF), x, y, z + 0.10)


def baskets(places):
    """Round baskets of cane on the lower slab."""
    cane = m_plain((0.40, 0.27, 0.14), 0.7)
    for x, y in places:
        for k in range(11):
            r, z = 0.16 + 0.02 * math.sin(math.pi * k / 10), 0.37 + 0.019 * k
            ring = [(x + r * math.cos(t), y + r * math.sin(t), z) for t in (2 * math.pi * i / 36 for i in range(37))]
            pipe(ring, 0.010, cane, 8)


def hob_side():
    """The long slab along the brick: burners, a pan of something, spices; copper below; a rail of ladles."""
    y0, y1 = HOB_RUN
    with at(HALF_WIDE, 0, 0, -math.pi / 2):
        slab_counter(-y1, -y0, (-y1 + 0.06, -y1 + 0.70, -y0 - 0.68, -y0 - 0.06), BASALT, BRICK, high=TOP)
        hob(-2.02, -0.30, TOP)
        kadhai(-1.78, -0.20, TOP + 0.05, 0.15)
        handi(-2.26, -0.41, TOP + 0.05, 0.105, COPPER)
        spice_box(-1.36, -0.30, TOP, 0.12)
        handi(-2.02, -0.28, 0.36, 0.19, COPPER)
        handi(-1.42, -0.30, 0.36, 0.15, OLD_BRASS)
        handi(-2.66, -0.30, 0.36, 0.16, OLD_BRASS)
        lota(-2.78, -0.24, TOP, 1.5, OLD_BRASS)
        handi(-2.62, -0.16, TOP, 0.10, COPPER)
        for x, long, mat in ((-1.40, 0.30, OLD_BRASS), (-1.31, 0.34, COPPER), (-1.22, 0.28, OLD_BRASS)):
            ladle(x, -0.035, 1.50, long, mat)
        cube(-1.46, -0.03, 1.51, -1.13, -0.001, 1.57, m_boards(TEAK, 1, 9.0, 9.0, 0.4), 0.004)


def hood():
    """A hearth's hood of lime over the burners: it stands on a teak beam and two brackets, and leans back."""
    y0, y1, z = HOOD
    wood = m_boards(TEAK, 1, 9.0, 9.0, 0.38)
    x = HALF_WIDE
    cube(x - 0.50, y0 - 0.05, z, x, y1 + 0.05, z + 0.15, wood, 0.008)
    for y in (y0 + 0.06, y1 - 0.06):
        cube(x - 0.40, y - 0.05, z - 0.09, x, y + 0.05, z, BASALT, 0.006)
        cube(x - 0.22, y - 0.05, z - 0.18, x, y + 0.05, z - 0.09, BASALT, 0.006)
    top, lean = HEIGHT, 0.24
    a, b = x - 0.46, x - lean
    mb = MeshBuilder()
    mb.face([(a, y1, z + 0.15), (a, y0, z + 0.15), (b, y0 + 0.14, top), (b, y1 - 0.14, top)], LIME)
    mb.face([(a, y0, z + 0.15), (x, y0, z + 0.15), (x, y0 + 0.14, top), (b, y0 + 0.14, top)], LIME)
    mb.face([(x, y1, z + 0.15), (a, y1, z + 0.15), (b, y1 - 0.14, top), (x, y1 - 0.14, top)], LIME)
    mb.obj("hood")
    light_area((x - 0.26, (y0 + y1) / 2, z + 0.02), (0.2, 0.7), 6, (1, 0.74, 0.46), rot=(0, 0, 0))


def end_wall():
    """The larder of teak and cane, brass upon it; plates above."""
    wood = m_boards(TEAK, 2, 9.0, 9.0, 0.36)
    with at(0.22, DEEP, 0):
        doli(0.98, 1.42, 0.40, wood)
        for x, r, mat in ((-0.30, 0.13, OLD_BRASS), (0.02, 0.105, COPPER), (0.31, 0.12, OLD_BRASS)):
            handi(x, -0.20, 1.42, r, mat, x != 0.02)
        shelf = m_boards(TEAK, 0, 9.0, 9.0, 0.38)
        cube(-0.55, -0.17, 1.92, 0.55, -0.001, 1.948, shelf, 0.003)
        pipe([(-0.53, -0.15, 2.0), (0.53, -0.15, 2.0)], 0.005, finishes.brass())
        for x in (-0.53, 0.53):
            pipe([(x, -0.15, 1.945), (x, -0.15, 2.0)], 0.005, finishes.brass(), 10)
        for i in range(4):
            thali(-0.39 + 0.26 * i, -0.10, 1.948, (0.122, 0.112)[i % 2], (OLD_BRASS, COPPER, OLD_BRASS)[i % 3], 0.25)


def work_table():
    """Nearest: the table one cuts and kneads on, with what the market gave."""
    wood = m_boards((0.27, 0.145, 0.068), 1, 0.13, 2.4, 0.42)
    leg = m_boards(TEAK, 2, 9.0, 9.0, 0.4)
    x0, x1, y0, y1, top = -0.62, 0.28, 0.28, 0.98, 0.80
    cube(x0, y0, top - 0.035, x1, y1, top, wood, 0.006)
    cube(x0 + 0.05, y0 + 0.05, top - 0.15, x1 - 0.05, y1 - 0.05, top - 0.036, leg, 0.004)
    for x in (x0 + 0.07, x1 - 0.07):
        for y in (y0 + 0.07, y1 - 0.07):
            lathe(
                [(0.022, 0), (0.03, 0.05), (0.024, 0.12), (0.036, 0.3), (0.028, 0.5), (0.038, 0.64)], leg, x, y, 0, 28
            )
    parat(-0.13, 0.72, top, 0.22, OLD_BRASS)
    red, onion, green = (
        m_plain((0.42, 0.035, 0.018), 0.28),
        m_plain((0.26, 0.05, 0.085), 0.42),
        m_plain((0.20, 0.28, 0.035), 0.4),
    )
    for x, y, r, mat, lean in (
        (-0.20, 0.78, 0.034, red, 0.2),
        (-0.12, 0.82, 0.031, red, -0.3),
        (-0.22, 0.69, 0.030, red, 0.5),
        (-0.05, 0.78, 0.033, onion, 0.25),
        (-0.02, 0.70, 0.030, onion, -0.4),
        (-0.14, 0.745, 0.029, red, 0.6),
        (0.16, 0.52, 0.023, green, 0.3),
        (0.21, 0.56, 0.022, green, 0.9),
    ):
        inside = math.hypot(x + 0.13, y - 0.72) < 0.2
        round_fruit(x, y, top + r * 0.86 + (0.008 if inside else 0), r, mat, lean)
    sprigs(-0.20, 0.665, top + 0.03, -0.9, LEAF)
    coconut(0.14, 0.82, top)
    coconut(0.04, 0.46, top, 0.05)
    mortar(-0.46, 0.78, top, OLD_BRASS)
    bananas(-0.50, 0.50, top, 0.5)
    folded_cloth(-0.20, 0.40, top, m_stripes((RAW, INDIGO, RAW, MADDER), (0.05, 0.007, 0.012, 0.004), 0), 0.18)


def drying():
    """Chillies on a winnowing tray, put where the sun comes in."""
    cane = m_plain((0.44, 0.31, 0.16), 0.75)
    x, y = 0.50, 1.30
    with at(x, y, 0, 0.3):
        cube(-0.24, -0.17, 0.10, 0.24, 0.17, 0.13, m_boards(TEAK, 1, 0.17, 2.0, 0.45), 0.006)
        for sx in (-0.19, 0.19):
            cube(sx - 0.02, -0.15, 0, sx + 0.02, 0.15, 0.10, m_boards(TEAK, 1, 9.0, 9.0, 0.45), 0.004)
    lathe([(0.001, 0.004), (0.25, 0.006), (0.285, 0.03), (0.295, 0.032), (0.27, 0.006)], cane, x, y, 0.13, 56)
    for k in range(5):
        ring = [
            (x + (0.287 + 0.002 * k) * math.cos(t), y + (0.287 + 0.002 * k) * math.sin(t), 0.138 + 0.008 * k)
            for t in (2 * math.pi * i / 40 for i in range(41))
        ]
        pipe(ring, 0.0055, cane, 8)
    r = random.Random(5)
    reds = [m_plain(c, 0.3) for c in ((0.36, 0.022, 0.012), (0.26, 0.018, 0.012), (0.44, 0.05, 0.014))]
    for i in range(150):
        a, d, turn = r.uniform(0, 6.28), 0.245 * math.sqrt(r.random()), r.uniform(0, 6.28)
        px, py, pz = x + d * math.cos(a), y + d * math.sin(a), 0.142 + 0.03 * (1 - d / 0.25) * r.random()
        half, bow = r.uniform(0.026, 0.040), r.uniform(-0.012, 0.012)
        c, s = math.cos(turn), math.sin(turn)
        line = [
            (px + half * t * c - bow * (1 - t * t) * s, py + half * t * s + bow * (1 - t * t) * c, pz)
            for t in (-1, -0.5, 0, 0.5, 1)
        ]
        pipe(line, 0.0055, reds[i % 3], 6)


def garden(rng):
    """Behind the window a kitchen garden with a brick wall; the next court's houses over it."""
    mb = MeshBuilder()
    mb.face(
        [(-40, -20, -0.3), (-1.9, -20, -0.3), (-1.9, 30, -0.3), (-40, 30, -0.3)], m_stucco((0.17, 0.13, 0.085), 0.3)
    )
    mb.box(-6.8, -14, -0.3, -6.57, 20, 1.75, BRICK)
    mb.box(-6.84, -14, 1.75, -6.53, 20, 1.83, BASALT)
    mb.obj("garden")
    bushes = [make_shrub(90 + i, 0.55, 0.9, 1500, 0.075, LEAF) for i in range(2)]
    for i in range(9):
        put(bushes[i % 2], -5.7 + 0.35 * (i % 3), -2 + i * 0.95, -0.3, scale=0.75 + 0.12 * (i % 4), rng=rng)
    for seed, x, y, size in ((61, -13.0, 9.0, 0.7), (62, -8.0, 9.5, 0.62), (63, -12.5, 15.0, 1.0)):
        put(make_tree(seed, height=8, radius=3.0, clear=3, leaves=9000, leaf=0.16), x, y, -0.3, scale=size, rng=rng)
    place(to_mesh(court_wing((-25, 11), (-25, 46), 3, 0.2, 9.0, 6), "next houses"))
