"""The small office of Peth Row, after its plan: 4.4 by 6.2 metres on the first floor, its door on the balcony.

A cloth house has taken it: bolts on shelves along the brick, a cutting table, desks under a board of swatches.
"""

import math

from kit.furniture import finishes
from kit.furniture.brass import cup
from kit.furniture.lamps import dome_pendant
from kit.furniture.plants import potplant
from kit.furniture.props import books_stack
from kit.furniture.seating import stool, task_chair
from kit.furniture.shapes import at, cube, lathe, surf
from kit.interiors.doors import frame_x, leaf, wall
from kit.interiors.outlook import daylight_x
from kit.landscape.ground import road
from kit.landscape.planting import put
from kit.landscape.trees import make_tree
from kit.light.lamps import light_area
from kit.massing.forms import street_row
from kit.materials.cloth import m_linen
from kit.materials.glow import m_lamp
from kit.materials.handloom import m_block_print, m_stripes
from kit.materials.joinery import m_boards, m_brickwork, m_lime
from kit.materials.surfaces import m_plain, m_stone, m_stucco
from kit.mesh import MeshBuilder

HALF_WIDE, DEEP, HEIGHT = 2.2, 6.23, 3.15
OUTER_WALL = 0.3
DOOR = (-1.3, 1.3, 2.65)
BALCONY = 1.5
FLOOR_OVER_STREET = 4.82
STREET_WIDE = 22.8  # from front to front
ACROSS = ((16, 2, 4), (16, 1, 4), (11, 0, 3), (16, 3, 4), (21, 2, 3), (16, 4, 3))

TEAK = m_boards((0.25, 0.13, 0.06), 2, 0.3, 3.0, 0.4)
OAK = m_boards((0.40, 0.275, 0.16), 1, 0.24, 2.8, 0.36)
LIME = m_lime((0.79, 0.765, 0.715), 0.04)
BOTTLE_GREEN = m_plain((0.035, 0.085, 0.062), 0.4)
RAW, INDIGO, MADDER = (0.70, 0.65, 0.545), (0.062, 0.08, 0.125), (0.27, 0.088, 0.058)
TURMERIC, LEAF, KHAKI, SOOT = (0.42, 0.275, 0.105), (0.145, 0.165, 0.11), (0.46, 0.39, 0.28), (0.10, 0.088, 0.078)


def build(look, rng):
    shell()
    door()
    street(rng)
    bolts(rng)
    cutting_table()
    desks()
    swatches(rng)
    daylight_x(*DOOR[:2], DEEP + OUTER_WALL, 0.1, 2.6, 140, (0.94, 0.96, 1.0))
    light_area((0.2, -1.2, 2.4), (3, 1.2), 30, (1, 0.95, 0.88), target=(0, 3, 0.6))
    light_area((0, 3, HEIGHT - 0.22), (3.4, 4.5), 16, (1, 0.92, 0.80), rot=(0, 0, 0))


def shell():
    left, right, back = -HALF_WIDE, HALF_WIDE, -1.6
    mb = MeshBuilder()
    floor = m_boards((0.36, 0.235, 0.135), 1, 0.13, 2.4, 0.4, 0.3)
    mb.face([(left, back, 0), (right, back, 0), (right, DEEP + 0.02, 0), (left, DEEP + 0.02, 0)], floor)
    mb.face([(left, back, HEIGHT), (left, DEEP, HEIGHT), (right, DEEP, HEIGHT), (right, back, HEIGHT)], LIME)
    mb.box(left - 0.3, back - 0.2, HEIGHT + 0.01, right + 0.3, DEEP + OUTER_WALL, HEIGHT + 0.3, LIME)
    mb.box(left, back - 0.2, 0, right, back, HEIGHT, LIME)
    mb.box(left - 0.3, back, -0.1, left - 0.01, DEEP + OUTER_WALL, HEIGHT, LIME)
    mb.box(right + 0.01, back, -0.1, right + 0.3, DEEP + OUTER_WALL, HEIGHT, LIME)
    for y in (0.4, 2.2, 4.0, 5.8):  # steel joists
        mb.box(left, y - 0.06, HEIGHT - 0.20, right, y + 0.06, HEIGHT - 0.185, BOTTLE_GREEN)
        mb.box(left, y - 0.008, HEIGHT - 0.185, right, y + 0.008, HEIGHT, BOTTLE_GREEN)
    mb.obj("shell")
    wall((left, DEEP), (right, DEEP), HEIGHT, [(DOOR[0] - left, DOOR[1] - left, -0.02, DOOR[2])], LIME, OUTER_WALL)
    wall((left, back), (left, DEEP), HEIGHT, [], m_brickwork((0.38, 0.15, 0.085)))
    wall((right, DEEP), (right, back), HEIGHT, [], LIME)


def door():
    """Glazed leaves of teak, folded out in pairs."""
    x0, x1, head = DOOR
    frame_x(x0, x1, DEEP + 0.06, 0, head, TEAK, 0.08, 0.16)
    inner, each = x0 + 0.08, (x1 - x0 - 0.16) / 4
    for hinge, turn, back in ((inner, 1.48, -1.36), (x1 - 0.08, math.pi - 1.48, 4.50)):
        with at(hinge, DEEP + 0.14, 0, turn):
            leaf(each - 0.006, head - 0.09, TEAK, panel=0.5, bars=3, stile=0.07)
        with at(hinge + each * math.cos(turn), DEEP + 0.14 + each * math.sin(turn), 0, back):
            leaf(each - 0.006, head - 0.09, TEAK, panel=0.5, bars=3, stile=0.07)


def street(rng):
    """The balcony, the trees at its height, the fronts across."""
    y0 = DEEP + OUTER_WALL
    y1 = y0 + BALCONY
    iron = m_plain((0.045, 0.04, 0.036), 0.45, 0.5)
    mb = MeshBuilder()
    mb.box(-6, y0, -0.25, 6, y1, -0.02, m_stone((0.46, 0.41, 0.34), 1.2, 0.6, 0.06, 0.5))
    mb.box(-6, y0, HEIGHT + 0.1, 6, y1 + 0.1, HEIGHT + 0.35, m_stucco((0.70, 0.66, 0.59)))
    mb.box(-6, y1 - 0.07, 1.0, 6, y1 - 0.02, 1.04, TEAK)
    for i in range(100):
        x = -6 + i * 0.12
        mb.box(x - 0.007, y1 - 0.052, -0.02, x + 0.007, y1 - 0.038, 1.0, iron)
    mb.obj("balcony")
    potplant(-1.55, y1 - 0.45, 1.2, 14, m_plain((0.33, 0.14, 0.075), 0.8), 0.22, 0.36, "leaf")
    potplant(1.75, y1 - 0.45, 0.95, 5, m_plain((0.30, 0.12, 0.065), 0.8), 0.19, 0.32, "palm")
    z = -FLOOR_OVER_STREET
    with at(0, y0, z):
        mb = MeshBuilder()
        road(mb, -70, 5.5, 70, STREET_WIDE - 5.5, 0.0, 5.0)
        mb.obj("street")
        trees = [
            make_tree(91 + i, height=h, radius=2.5, clear=3.4, leaves=13000, leaf=0.12, clusters=120, trunk=0.13)
            for i, h in enumerate((8.4, 9.2))
        ]
        for i, x in enumerate((-15.5, -8.2, 5.2, 12.0, 19.5)):
            put(trees[i % 2], x, STREET_WIDE - 3.6 + rng.uniform(-0.3, 0.3), 0, scale=rng.uniform(0.9, 1.1), rng=rng)
        for i, x in enumerate((-5.4, 6.6)):
            put(trees[i % 2], x, 4.4, 0, scale=0.95, rng=rng)
    with at(0, y0 + STREET_WIDE, z, -math.pi / 2):
        street_row((0, -46), 0.0, 0.35, None, houses=ACROSS, shops="right", seed=80)


def bolts(rng):
    """Bolts of cloth on oak shelves along the brick, as high as a hand reaches."""
    x, y0, y1 = -HALF_WIDE, 0.9, 5.7
    kinds = [
        m_linen(RAW, 600),
        m_linen(INDIGO, 600),
        m_linen(MADDER, 600),
        m_linen(TURMERIC, 600),
        m_linen(LEAF, 600),
        m_linen(KHAKI, 600),
        m_linen(RAW, 500),
        m_linen(SOOT, 600),
        m_linen((0.58, 0.52, 0.42), 500),
        m_stripes((RAW, INDIGO), (0.03, 0.012), 1),
        m_stripes((MADDER, RAW, MADDER), (0.05, 0.006, 0.01), 1),
        m_block_print(RAW, MADDER, 0.045),
        m_block_print(INDIGO, RAW, 0.04),
    ]
    levels = (0.30, 0.78, 1.26, 1.74)
    for z in (*levels, 2.22):
        cube(x + 0.005, y0, z - 0.03, x + 0.40, y1, z, OAK, 0.004)
    for y in (y0, (y0 + y1) / 2 - 0.015, y1 - 0.03):
        cube(x + 0.005, y, 0, x + 0.39, y + 0.03, 2.22, OAK, 0.004)
    for z in levels:
        y = y0 + 0.12
        while y < y1 - 0.16:
            if abs(y - (y0 + y1) / 2) < 0.12 or rng.random() < 0.10:
                y += 0.14
                continue
            r = rng.uniform(0.055, 0.085)
            for k in range(rng.choice((1, 2, 2, 3))):
                roll(x + 0.03, y + r, z + r + k * r * 1.94, r, rng.choice(kinds), 0.37)
            y += 2 * r + rng.uniform(0.004, 0.03)
    books_stack(x + 0.2, 1.6, 2.22, 4, 6)
    lathe(
        [(0.001, 0), (0.13, 0), (0.17, 0.2), (0.15, 0.22), (0.12, 0.03)],
        m_plain((0.48, 0.34, 0.18), 0.7),
        x + 0.2,
        4.6,
        2.22,
    )


def roll(x, y, z, radius, mat, long):
    """One bolt, its end towards the room."""
    o = lathe(
        [(radius, 0), (radius, long), (radius * 0.3, long + 0.002), (radius * 0.22, long - 0.02), (0.001, long - 0.02)],
        mat,
        x,
        y,
        z,
        22,
    )
    o.rotation_euler = (0, math.pi / 2, 0)


def cutting_table():
    """A high table of oak; a bolt unrolled over its edge, paper and tea at the other end."""
    x0, x1, y0, y1, h = -0.78, 0.12, 1.55, 3.95, 0.88
    cube(x0, y0, h - 0.05, x1, y1, h, OAK, 0.006)
    for x in (x0 + 0.06, x1 - 0.06):
        for y in (y0 + 0.08, y1 - 0.08):
            cube(x - 0.035, y - 0.035, 0, x + 0.035, y + 0.035, h - 0.05, OAK, 0.004)
    cube(x0 + 0.08, y0 + 0.1, 0.20, x1 - 0.08, y1 - 0.1, 0.23, OAK, 0.004)
    stripe = m_stripes((RAW, INDIGO, RAW, MADDER), (0.16, 0.012, 0.02, 0.012), 0)

    def fn(u, v):
        x = x0 + 0.14 + (x1 - x0 - 0.28) * u
        s = 1.9 * v
        top = 1.35
        wave = 0.006 * math.sin(9 * s + 4 * u) + 0.004 * math.sin(17 * u)
        if s < top:
            return (x, y0 - 0.03 + (top - s), h + 0.018 + wave)
        return (
            x + 0.012 * math.sin(6 * s),
            y0 - 0.034 - 0.016 * (1 + math.sin(5 * u + s)) * min(1, 4 * (s - top)),
            h + 0.018 + wave * 0.3 - (s - top),
        )

    surf(fn, 40, 60, stripe, name="cloth")
    o = lathe([(0.07, 0), (0.07, x1 - x0 - 0.2), (0.001, x1 - x0 - 0.2)], stripe, x0 + 0.1, y0 + 1.42, h + 0.072, 28)
    o.rotation_euler = (0, math.pi / 2, 0)
    cube(x0 + 0.2, y1 - 0.62, h, x0 + 0.62, y1 - 0.2, h + 0.004, m_plain((0.74, 0.71, 0.64), 0.8), 0.001)
    cup(x1 - 0.2, y1 - 0.42, h, 1.8)
    for y in (2.1, 3.3):
        dome_pendant((x0 + x1) / 2, y, 1.82, 0.19, HEIGHT, BOTTLE_GREEN, 11)
    with at(x1 + 0.42, 3.1, 0, math.pi / 2 + 0.3):
        stool(m_linen((0.42, 0.30, 0.19), 600), 0.64)


def desks():
    """Two desks along the east wall, a screen and a lamp on each."""
    x = HALF_WIDE
    cube(x - 0.70, 1.5, 0.70, x - 0.02, 5.3, 0.735, OAK, 0.006)
    for y in (1.6, 3.4, 5.2):
        cube(x - 0.66, y - 0.02, 0, x - 0.06, y + 0.02, 0.70, BOTTLE_GREEN, 0.004)
    for y in (2.45, 4.35):
        mb = MeshBuilder()
        mb.box(x - 0.16, y - 0.29, 0.86, x - 0.145, y + 0.29, 1.20, m_plain((0.02, 0.02, 0.02), 0.3))
        mb.face(
            [
                (x - 0.161, y + 0.28, 0.87),
                (x - 0.161, y - 0.28, 0.87),
                (x - 0.161, y - 0.28, 1.19),
                (x - 0.161, y + 0.28, 1.19),
            ],
            m_lamp((0.75, 0.80, 0.82), 0.55),
        )
        mb.cyl(x - 0.14, y, 0.735, 0.9, 0.015, finishes.black(), 10)
        mb.box(x - 0.24, y - 0.1, 0.735, x - 0.06, y + 0.1, 0.745, finishes.black())
        mb.box(x - 0.52, y - 0.2, 0.735, x - 0.40, y + 0.2, 0.75, m_plain((0.50, 0.48, 0.45), 0.5))
        mb.obj("screen")
        with at(x - 0.98, y + 0.12, 0, -math.pi / 2 + (0.35 if y > 3 else -0.2)):
            task_chair(m_linen((0.16, 0.15, 0.135), 600))
    books_stack(x - 0.3, 3.4, 0.735, 3, 11)
    lathe(
        [(0.03, 0), (0.036, 0.09), (0.033, 0.09), (0.028, 0.01)],
        m_plain((0.33, 0.14, 0.075), 0.6),
        x - 0.2,
        1.8,
        0.735,
        20,
    )


def swatches(rng):
    """A board of cork over the desks, pinned with squares of cloth."""
    with at(HALF_WIDE, 0, 0, -math.pi / 2):
        mb = MeshBuilder()
        mb.box(-5.2, -0.03, 1.38, -1.6, -0.004, 2.36, m_plain((0.42, 0.29, 0.17), 0.9))
        mb.obj("board")
        colours = (RAW, RAW, INDIGO, MADDER, TURMERIC, LEAF, KHAKI, KHAKI, SOOT, (0.58, 0.52, 0.42), (0.36, 0.17, 0.12))
        mb = MeshBuilder()
        for i in range(20):
            for j in range(5):
                if rng.random() < 0.16:
                    continue
                x, z, s = (
                    -5.08 + i * 0.175 + rng.uniform(-0.015, 0.015),
                    1.47 + j * 0.18 + rng.uniform(-0.015, 0.015),
                    rng.uniform(0.052, 0.068),
                )
                mb.box(x - s, -0.036, z - s, x + s, -0.031, z + s, m_plain(rng.choice(colours), 0.9))
        mb.obj("swatches")
