"""Where visitors are received in the company's own house in Pune: a round table, a model of a site, a green court.

The brick, the black beams and the cork of the drawing office next door (`drawing_office.py`). One looks in (+y).
"""

import math
import random

from kit.furniture.cane import dining_chair
from kit.furniture.fin_kitchen import glass
from kit.furniture.lamps import dome_pendant
from kit.furniture.props import books_stack
from kit.furniture.shapes import at, cube, lathe, surf
from kit.furniture.timber_model import INK, ROOMS, TOP, line, model
from kit.furniture.workbench import papers, pencils
from kit.interiors.doors import frame_x, leaves, wall
from kit.interiors.outlook import daylight_x, daylight_y
from kit.light.lamps import light_area
from kit.materials.glass import m_glass
from kit.materials.handloom import m_stripes
from kit.materials.joinery import m_boards
from kit.materials.surfaces import m_marble, m_plain, m_stone, m_travertine
from kit.mesh import MeshBuilder
from kit.rooms.drawing_office import ASH, BRICK, CARD, CORK, FLOOR, LIME, STEEL, sheet
from kit.rooms.visit_court import visit_court

WEST, EAST, NEAR, FAR, HEIGHT = -3.3, 3.3, -3.2, 5.0, 3.9
WALL = 0.36
DOOR = (-0.55, 1.55, 2.35, 3.1)  # to the court: from, to, head of its leaves, head of the light over them
WINDOW = (0.9, 3.7, 0.75, 3.1)  # in the east wall, along y: from, to, sill, head
TABLE = (0.10, 1.55, 0.82, 0.75)  # middle, radius, height
MODEL = (2.05, 2.75, 0.58, 0.92)  # the model's stand: middle, half its side, height
SHELVES = (-2.95, -0.95)  # on the wall to the court, from and to; their heights follow
SHELF_HEIGHTS = (1.02, 1.50)
GREEN = m_plain((0.035, 0.085, 0.062), 0.4)
TEAK = m_boards((0.30, 0.165, 0.08), 0, 0.5, 9.0, 0.36)
DHURRIE = m_stripes(
    ((0.52, 0.45, 0.34), (0.30, 0.115, 0.065), (0.52, 0.45, 0.34), (0.085, 0.10, 0.095)), (0.20, 0.035, 0.07, 0.02), 0
)
BRASS = m_plain((0.66, 0.48, 0.22), 0.28, 1.0)


def build(look, rng):
    shell()
    door()
    window()
    board(random.Random(61))
    samples(random.Random(62))
    table(random.Random(63))
    site_model(random.Random(64))
    visit_court(random.Random(65), FAR + WALL, EAST + WALL)
    daylight_x(DOOR[0], DOOR[1], FAR + 0.2, 0.1, DOOR[3], 60)
    daylight_y(WINDOW[0], WINDOW[1], EAST + 0.2, WINDOW[2], WINDOW[3], 60)
    light_area((-0.4, -2.6, 2.8), (3.0, 1.2), 10, (1, 0.93, 0.84), target=(0, 2.5, 0.6)).visible_glossy = False


def shell():
    """Brick to the court and on the window's side, lime on the others; boards over black beams."""
    boards = m_boards((0.60, 0.55, 0.47), 1, 0.13, 3.0, 0.5, 0.08)
    mb = MeshBuilder()
    mb.face([(WEST, NEAR, 0), (EAST, NEAR, 0), (EAST, FAR + WALL, 0), (WEST, FAR + WALL, 0)], FLOOR)
    mb.face([(WEST, NEAR, HEIGHT), (WEST, FAR, HEIGHT), (EAST, FAR, HEIGHT), (EAST, NEAR, HEIGHT)], boards)
    mb.box(WEST - 0.4, NEAR - 0.2, HEIGHT + 0.01, EAST + 0.4, FAR + 0.4, HEIGHT + 0.3, LIME)
    for y in (-1.2, 1.3, 3.8):
        mb.box(WEST, y - 0.075, HEIGHT - 0.26, EAST, y + 0.075, HEIGHT - 0.24, STEEL)
        mb.box(WEST, y - 0.010, HEIGHT - 0.24, EAST, y + 0.010, HEIGHT, STEEL)
    mb.obj("shell")
    a, b, _, head = DOOR
    wall((WEST, FAR), (EAST, FAR), HEIGHT, [(a - WEST, b - WEST, -0.02, head)], BRICK, WALL)
    a, b, sill, head = WINDOW
    wall((EAST, FAR), (EAST, NEAR), HEIGHT, [(FAR - b, FAR - a, sill, head)], BRICK, WALL)
    wall((WEST, NEAR), (WEST, FAR), HEIGHT, [], BRICK, 0.2)
    wall((EAST, NEAR), (WEST, NEAR), HEIGHT, [], LIME, 0.2)


def door():
    """Two leaves of steel and glass, folded out to the court, a light over them."""
    a, b, high, head = DOOR
    y = FAR + 0.22
    frame_x(a, b, y, 0, head, STEEL, 0.045, 0.06, transom=high)
    leaves(a + 0.05, y + 0.03, b - a - 0.10, high - 0.01, STEEL, (74, 104), panel=0, bars=3, stile=0.05, thick=0.035)
    mb = MeshBuilder()
    for i in (1, 2, 3):
        x = a + (b - a) * i / 4
        mb.box(x - 0.012, y + 0.01, high + 0.045, x + 0.012, y + 0.05, head - 0.045, STEEL)
    mb.face(
        [(a, y + 0.03, high), (b, y + 0.03, high), (b, y + 0.03, head), (a, y + 0.03, head)],
        m_glass((0.92, 0.95, 0.93), 0.0, 0.0),
    )
    mb.obj("light over the door")
    cube(a, FAR, -0.04, b, FAR + WALL + 0.05, 0.008, m_stone((0.15, 0.145, 0.14), 9, 9, 0.1, 0.6), 0.004)


def window():
    """Steel bars from the sill to the head, as in the drawing office."""
    a, b, sill, head = WINDOW
    x = EAST + 0.22
    mb = MeshBuilder()
    for i in range(5):
        y = a + (b - a) * i / 4
        mb.box(x, max(a, y - 0.02), sill, x + 0.05, min(b, y + 0.02), head, STEEL)
    for i in range(4):
        z = sill + (head - sill - 0.04) * i / 3
        mb.box(x + 0.002, a, z, x + 0.048, b, z + 0.04, STEEL)
    mb.obj("window")
    cube(EAST - 0.05, a - 0.03, sill - 0.05, EAST + 0.24, b + 0.03, sill, ASH, 0.005)


def board(r):
    """A board of cork on the west wall with what is being built."""
    mb = MeshBuilder()
    mb.box(-1, 0.1, 0.95, -0.97, 4.4, 2.55, CORK)
    y = 0.3
    while y < 3.5:
        wide, high = r.choice(((0.84, 0.594), (0.594, 0.84), (0.594, 0.42)))
        sheet(mb, -1.003, y, 1.78 - high / 2 + r.uniform(-0.05, 0.05), wide, high, r)
        y += wide + r.uniform(0.07, 0.18)
    with at(WEST - 0.98, 4.5, 0, math.pi):
        mb.obj("board")


def samples(r):
    """Stone, brick and timber on two shelves by the door, as a visitor may lift them down; slabs lean below."""
    kinds = (
        m_travertine((0.64, 0.55, 0.43), 2, 2, 0.45),
        m_stone((0.15, 0.145, 0.14), 9, 9, 0.1, 0.6),
        m_stone((0.42, 0.165, 0.095), 9, 9, 0.15, 0.8),
        m_boards((0.32, 0.175, 0.085), 2, 0.5, 9.0),
        m_marble((0.72, 0.69, 0.64), (0.38, 0.35, 0.32), 6.0, 0.2),
        m_plain((0.32, 0.21, 0.11), 0.35, 0.9),
        m_stone((0.40, 0.33, 0.26), 9, 9, 0.2, 0.7),
        m_boards((0.50, 0.37, 0.23), 2, 0.5, 9.0),
        m_plain((0.10, 0.165, 0.135), 0.3),
    )
    for x, wide, high, kind in ((-2.72, 0.56, 0.62, 6), (-2.02, 0.40, 0.52, 1), (-1.46, 0.44, 0.58, 0)):
        slab = cube(-wide / 2, -0.012, -high / 2, wide / 2, 0.012, high / 2, kinds[kind], 0.002)
        slab.rotation_euler = (-0.15, 0, 0)
        slab.location = (x, FAR - 0.075, high / 2 + 0.001)
    a, b = SHELVES
    for k, z in enumerate(SHELF_HEIGHTS):
        cube(a, FAR - 0.28, z - 0.035, b, FAR - 0.001, z, ASH, 0.004)
        for x in (a + 0.25, b - 0.25):
            cube(x - 0.012, FAR - 0.22, z - 0.16, x + 0.012, FAR - 0.001, z - 0.036, STEEL, 0.002)
        x, i = a + 0.08, 4 * k
        while x < b - 0.24:
            wide, high = r.uniform(0.15, 0.22), r.uniform(0.18, 0.29)
            if i % 4 == 3:
                for n in range(3):
                    cube(x, FAR - 0.20, z + 0.032 * n, x + 0.21, FAR - 0.09, z + 0.03 + 0.032 * n, kinds[i % 9], 0.002)
                x += 0.27
            else:
                slab = cube(-wide / 2, -0.011, 0, wide / 2, 0.011, high, kinds[i % 9], 0.002)
                slab.rotation_euler = (-0.16, 0, r.uniform(-0.06, 0.06))
                slab.location = (x + wide / 2, FAR - 0.055, z + high / 2 + 0.002)
                x += wide + r.uniform(0.03, 0.09)
            i += 1


def table(r):
    """A plan lies open on it; two glasses of tea are still full, both chairs drawn back."""
    x, y, radius, high = TABLE
    with at(x, y + 0.05, 0, 0.03):
        cube(-1.65, -1.25, 0.0005, 1.65, 1.25, 0.009, DHURRIE, 0.003)
    with at(x, y, 0):
        edge = [(radius - 0.03, high - 0.036), (radius, high - 0.018), (radius, high - 0.006), (radius - 0.006, high)]
        lathe([(0.001, high - 0.036), *edge, (0.001, high)], TEAK, n=96)
        mb = MeshBuilder()
        for k in range(4):
            c, s = math.cos(0.5 + k * math.pi / 2), math.sin(0.5 + k * math.pi / 2)
            mb.bar((0.50 * c, 0.50 * s, 0), (0.36 * c, 0.36 * s, high - 0.036), 0.05, 0.05, TEAK)
            mb.bar((0.37 * c, 0.37 * s, high - 0.075), (-0.37 * c, -0.37 * s, high - 0.075), 0.03, 0.07, TEAK)
        mb.obj("legs")
    with at(x + 0.04, y - 0.04, high, 0.22):
        plan()
    for dx, dy in ((-0.52, -0.38), (0.60, 0.24)):
        lathe([(0.001, 0.0), (0.048, 0.0), (0.052, 0.004), (0.001, 0.005)], BRASS, x + dx, y + dy, high, 36)
        glass(x + dx, y + dy, high + 0.006, 0.088, 0.031, m_plain((0.36, 0.17, 0.065), 0.12))
    pencils(x - 0.10, y + 0.58, high)
    papers(x + 0.50, y - 0.36, high, 0.7, r, 5)
    for dx, dy, turn in ((-1.06, -0.62, -0.72), (1.16, 0.40, 1.95)):
        with at(x + dx, y + dy, 0, turn):
            dining_chair(m_boards((0.24, 0.125, 0.06), 2, 0.5, 9.0, 0.4))
    dome_pendant(x, y, 1.92, 0.25, HEIGHT, GREEN, 14)


def plan():
    """The sheet they talk about, its far edge still curled from the roll, a stone on a corner."""
    wide, deep, ink = 0.96, 0.66, m_plain(INK, 0.8)

    def paper(u, v):
        lift = 0.028 * max(0.0, (v - 0.86) / 0.14) ** 2
        return ((u - 0.5) * wide, (v - 0.5) * deep, 0.001 + lift)

    surf(paper, 20, 40, m_plain((0.70, 0.68, 0.63), 0.9), name="sheet")
    mb, size = MeshBuilder(), 1.6
    for x0, y0, x1, y1 in ROOMS:
        a, b, c, d = (k * size for k in (x0, y0, x1, y1))
        for start, end in (((a, b), (c, b)), ((a, d), (c, d)), ((a, b), (a, d)), ((c, b), (c, d))):
            line(mb, *start, *end, ink, 0.0032)
    line(mb, 0, -0.06, 0.46 * size, -0.06, ink, 0.0012)
    o = mb.obj("plan")
    o.location = (-0.37, -0.20, 0.0012)
    cube(0.36, -0.28, 0.001, 0.44, -0.21, 0.034, m_stone((0.15, 0.145, 0.14), 9, 9, 0.1, 0.6), 0.004)


def site_model(r):
    """A hillside with its terraces, built of timber, on a stand of its own under a lamp."""
    x, y, half, high = MODEL
    cube(x - half, y - half, high - 0.05, x + half, y + half, high, ASH, 0.005)
    for sx in (-1, 1):
        for sy in (-1, 1):
            px, py = x + sx * (half - 0.07), y + sy * (half - 0.07)
            cube(px - 0.03, py - 0.03, 0, px + 0.03, py + 0.03, high - 0.05, ASH, 0.004)
    cube(x - half + 0.05, y - half + 0.05, 0.28, x + half - 0.05, y + half - 0.05, 0.31, ASH, 0.004)
    books_stack(x - 0.1, y - 0.1, 0.31, 4, 3)
    size = 1.45
    with at(x - 0.82 * size, y - 0.28 * size, high - TOP * size, 0, size):
        model(r)
    dome_pendant(x, y, 1.95, 0.22, HEIGHT, GREEN, 22)
    for i in range(5):
        with at(EAST - 0.30 + 0.05 * (i % 2), 0.30 + 0.09 * i, 0, 0):
            roll = lathe([(0.034, 0.0), (0.034, 0.9), (0.026, 0.9)], CARD, 0, 0, 0, 16)
            roll.rotation_euler = (0, 0.13 + 0.02 * i, 0)
