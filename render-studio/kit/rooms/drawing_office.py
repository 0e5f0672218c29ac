"""The company's own drawing office: benches under tall steel windows, drawings on the wall, models on a table."""

import math

from kit.facade.frame import Frame
from kit.furniture.brass import cup
from kit.furniture.lamps import dome_pendant
from kit.furniture.plants import potplant
from kit.furniture.props import books_stack
from kit.furniture.seating import stool
from kit.furniture.shapes import at, cube, lathe
from kit.furniture.workbench import jacket_on_chair, papers, pencils, workbench
from kit.interiors.doors import wall
from kit.interiors.outlook import daylight_y, view
from kit.landscape.planting import put
from kit.landscape.trees import make_tree
from kit.light.lamps import light_area
from kit.materials.cloth import m_linen
from kit.materials.joinery import m_boards, m_brickwork, m_lime
from kit.materials.surfaces import m_plain, m_stucco
from kit.mesh import MeshBuilder

WEST, EAST, NEAR, FAR, HEIGHT = -4.6, 4.6, -2.5, 13.0, 4.1
STREET_BELOW = 8.0
BAY, PIER, SILL, HEAD = 3.1, 0.5, 0.75, 3.55
BRICK = m_brickwork((0.38, 0.16, 0.092))
LIME = m_lime((0.80, 0.77, 0.715), 0.04)
FLOOR = m_boards((0.37, 0.25, 0.145), 1, 0.14, 2.4, 0.4, 0.3)
ASH = m_boards((0.47, 0.35, 0.225), 1, 0.4, 3.2, 0.42, 0.14)
STEEL = m_plain((0.04, 0.052, 0.048), 0.42, 0.4)
CARD, GREY_CARD, CORK = (
    m_plain((0.78, 0.76, 0.71), 0.8),
    m_plain((0.42, 0.40, 0.37), 0.85),
    m_plain((0.40, 0.27, 0.15), 0.9),
)
INK = m_plain((0.10, 0.12, 0.125), 0.8)
SAND, MOSS, COPPER = (
    m_linen((0.41, 0.35, 0.265), 500),
    m_linen((0.12, 0.15, 0.10), 500),
    m_linen((0.33, 0.155, 0.075), 500),
)
MODELS = (1.95, 2.9, 1.5, 2.9, 0.86)  # the table of models: middle, size, height


def build(look, rng):
    shell()
    windows()
    outside(rng)
    drawings(rng)
    for y in (3.6, 9.6):
        with at(-1.9, y, 0, math.pi / 2):
            workbench(4, ASH, STEEL, (SAND, SAND, COPPER, MOSS), rng, ((1, 0),) if y < 5 else ())
    traces(rng)
    models()
    plan_chest(rng)
    for y in (1.2, 3.4, 8.4, 10.8):
        dome_pendant(-1.9, y, 2.35, 0.24, HEIGHT, m_plain((0.035, 0.085, 0.062), 0.4), 14)
    for y in (2.2, 3.7):
        dome_pendant(MODELS[0], y, 2.25, 0.24, HEIGHT, m_plain((0.035, 0.085, 0.062), 0.4), 20)
    potplant(-4.0, 6.8, 2.1, 4, m_stucco((0.36, 0.19, 0.11)), 0.25, 0.44, "leaf")
    potplant(3.9, 11.9, 2.3, 9, m_stucco((0.36, 0.19, 0.11)), 0.27, 0.48, "tree")
    daylight_y(NEAR, FAR, WEST - 0.3, SILL, HEAD, 260, -1)
    light_area((0, 4.5, HEIGHT - 0.25), (8, 12), 60, (1, 0.93, 0.84), rot=(0, 0, 0))


def shell():
    mb = MeshBuilder()
    mb.face([(WEST, NEAR, 0), (EAST, NEAR, 0), (EAST, FAR, 0), (WEST, FAR, 0)], FLOOR)
    ceiling = m_boards((0.66, 0.62, 0.55), 1, 0.13, 3.0, 0.5, 0.08)
    mb.face([(WEST, NEAR, HEIGHT), (WEST, FAR, HEIGHT), (EAST, FAR, HEIGHT), (EAST, NEAR, HEIGHT)], ceiling)
    mb.box(WEST - 0.4, NEAR - 0.2, HEIGHT + 0.01, EAST + 0.3, FAR + 0.3, HEIGHT + 0.3, LIME)
    for i in range(6):
        y = NEAR + 1.0 + i * 2.8
        mb.box(WEST, y - 0.07, HEIGHT - 0.24, EAST, y + 0.07, HEIGHT - 0.222, STEEL)
        mb.box(WEST, y - 0.009, HEIGHT - 0.222, EAST, y + 0.009, HEIGHT, STEEL)
    mb.obj("shell")
    wall((WEST, FAR), (EAST, FAR), HEIGHT, [], BRICK)
    wall((EAST, FAR), (EAST, NEAR), HEIGHT, [], LIME)
    wall((EAST, NEAR), (WEST, NEAR), HEIGHT, [], LIME)


def windows():
    """Steel windows from the bench's height to the joists, brick piers between."""
    mb = MeshBuilder()
    side = Frame(mb, (WEST, NEAR), (WEST, FAR))
    spans = [(BAY * i + PIER / 2, BAY * (i + 1) - PIER / 2) for i in range(5)]
    side.wall(0, FAR - NEAR, 0, HEIGHT, [(a, b, SILL, HEAD) for a, b in spans], BRICK, 0.36)
    for a, b in spans:
        side.box(a, b, -0.36, 0.06, SILL - 0.05, SILL + 0.008, ASH)
        for i in range(5):
            u = a + (b - a) * i / 4
            side.box(max(a, u - 0.02), min(b, u + 0.02), -0.25, -0.20, SILL, HEAD, STEEL)
        for z in (SILL, SILL + 0.93, SILL + 1.86, HEAD - 0.04):
            side.box(a, b, -0.248, -0.202, z, z + 0.04, STEEL)
    mb.obj("windows")


def outside(rng):
    """Rain trees along the road, the town beyond."""
    view(rng, STREET_BELOW, 60, az=-80, towers=14, trees=500)
    trees = [
        make_tree(61 + i, height=h, radius=4.2, clear=3.4, leaves=12000, leaf=0.16, clusters=120)
        for i, h in enumerate((11.5, 13.0))
    ]
    for i, y in enumerate((-6, 2.5, 10, 18.5, 27)):
        put(trees[i % 2], WEST - rng.uniform(9, 13), y, -STREET_BELOW, scale=rng.uniform(0.9, 1.1), rng=rng)


def drawings(rng):
    """A long board of cork with sheets pinned to it: plans, fronts, a section."""
    x, y0, y1 = EAST, 0.6, 12.4
    mb = MeshBuilder()
    mb.box(x - 0.03, y0, 0.95, x - 0.002, y1, 2.75, CORK)
    y = y0 + 0.15
    while y < y1 - 0.9:
        wide, high = rng.choice(((0.84, 0.594), (0.594, 0.84), (0.594, 0.42)))
        z = 1.85 + rng.uniform(-0.06, 0.06) - high / 2
        sheet(mb, x - 0.033, y, z, wide, high, rng)
        if high < 0.5:
            sheet(mb, x - 0.033, y + rng.uniform(-0.03, 0.03), z - 0.47, wide, 0.42, rng)
        y += wide + rng.uniform(0.05, 0.16)
    mb.obj("board")


def sheet(mb, x, y, z, wide, high, rng):
    """One sheet: a front of so many bays and storeys, or the rooms of a plan."""
    mb.box(x - 0.002, y, z, x, y + wide, z + high, CARD)
    bays, storeys = rng.randint(3, 8), rng.randint(2, 6)
    a, b, c, d = y + wide * 0.14, y + wide * 0.86, z + high * 0.22, z + high * 0.84
    for i in range(bays + 1):
        u = a + (b - a) * i / bays
        mb.box(x - 0.0035, u - 0.002, c, x - 0.002, u + 0.002, d, INK)
    for i in range(storeys + 1):
        w = c + (d - c) * i / storeys
        mb.box(x - 0.0034, a, w - 0.002, x - 0.002, b, w + 0.002, INK)
    for i in range(bays):
        for k in range(storeys):
            if rng.random() < 0.5:
                u, w = a + (b - a) * (i + 0.3) / bays, c + (d - c) * (k + 0.25) / storeys
                mb.box(x - 0.0032, u, w, x - 0.002, u + (b - a) * 0.4 / bays, w + (d - c) * 0.5 / storeys, GREY_CARD)


def traces(rng):
    """Who draws at the nearest place is at the window of the tea seller."""
    with at(-1.9, 3.6, 0, math.pi / 2), at(-2.1, 0, 0, math.pi):
        papers(-0.1, 0.40, 0.735, 0.15, rng, 8)
        papers(0.32, 0.46, 0.735, -0.3, rng, 3)
        pencils(-0.5, 0.25, 0.735)
        cup(0.50, 0.25, 0.735, 0.6)
        with at(0.05, 1.22, 0, math.pi + 0.5):
            jacket_on_chair(m_linen((0.055, 0.075, 0.12), 600), SAND, 2.0)


def models():
    """A table with the next building in card: a slope in layers, houses on it; two towers that were not built."""
    x, y, wide, long, top = MODELS
    cube(x - wide / 2, y - long / 2, top - 0.05, x + wide / 2, y + long / 2, top, ASH, 0.006)
    for sx in (-1, 1):
        for sy in (-1, 1):
            px, py = x + sx * (wide / 2 - 0.08), y + sy * (long / 2 - 0.1)
            cube(px - 0.035, py - 0.035, 0, px + 0.035, py + 0.035, top - 0.05, ASH, 0.004)
    slope_in_card(x, y - 0.55, top)
    round_tower(x - 0.32, y + 0.85, top, 0.125, 0.62, 13)
    round_tower(x + 0.18, y + 1.05, top, 0.105, 0.46, 10)
    for i, (dx, dy) in enumerate(((0.45, 0.35), (-0.55, 0.25))):
        with at(x + dx, y + dy, top, 0.4 * (i + 1)):
            cube(-0.16, -0.11, 0, 0.16, 0.11, 0.012, GREY_CARD, 0.001)
            cube(-0.12, -0.07, 0.012, 0.12, 0.07, 0.10, CARD, 0.001)
    for sx, dy, turn in ((-1.12, -0.5, -math.pi / 2), (-1.15, 0.7, -math.pi / 2 - 0.3)):
        with at(x + sx, y + dy, 0, turn):
            stool(COPPER if dy < 0 else SAND, 0.64)


def slope_in_card(x, y, z):
    """A hillside as sheets of card, terraces of houses on it."""
    with at(x, y, z):
        mb = MeshBuilder()
        for k in range(9):
            edge = [
                (-0.62 + 0.11 * k + 0.03 * math.sin(5 * t + 0.7 * k), -0.68 + 1.36 * t)
                for t in [i / 24 for i in range(25)]
            ]
            mb.prism(
                [(0.62, -0.68), (0.62, 0.68), *reversed(edge)], 0.022 * k, 0.022 * (k + 1), (CARD, GREY_CARD)[k == 0]
            )
        for k in range(3):
            for i in range(5):
                px, py = -0.30 + 0.24 * k, -0.50 + 0.23 * i + 0.02 * k
                foot = 0.022 * (3 + 2.2 * k)
                mb.box(px, py, foot, px + 0.15, py + 0.17, foot + 0.085, CARD)
                mb.box(px - 0.02, py - 0.008, foot + 0.085, px + 0.155, py + 0.178, foot + 0.091, GREY_CARD)
        mb.obj("slope")


def round_tower(x, y, z, radius, high, storeys):
    """A tower in card: a disc for each floor about a drum."""
    lathe([(radius * 0.8, 0), (radius * 0.8, high)], GREY_CARD, x, y, z, 40)
    for k in range(storeys + 1):
        level = high * k / storeys
        lathe([(0.001, level), (radius, level), (radius, level + 0.006), (0.001, level + 0.006)], CARD, x, y, z, 40)


def plan_chest(rng):
    """Shallow drawers for drawings under the board, rolls and books on them."""
    x0, x1, y0, y1 = EAST - 0.86, EAST - 0.04, 5.6, 9.4
    cube(x0, y0, 0.08, x1, y1, 0.88, ASH, 0.006)
    mb = MeshBuilder()
    for i in range(3):
        a = y0 + 0.03 + i * (y1 - y0 - 0.02) / 3
        b = a + (y1 - y0 - 0.08) / 3
        for k in range(7):
            z = 0.14 + 0.103 * k
            mb.box(x0 - 0.012, a, z, x0, b, z + 0.09, ASH)
            mb.box(x0 - 0.03, (a + b) / 2 - 0.06, z + 0.035, x0 - 0.012, (a + b) / 2 + 0.06, z + 0.048, STEEL)
    mb.obj("drawers")
    books_stack(x0 + 0.4, 6.1, 0.88, 5, 3)
    for i in range(5):
        with at(x0 + 0.35 + 0.09 * (i % 3), 7.4, 0.93 + 0.07 * (i // 3)):
            o = lathe([(0.035, -0.45), (0.035, 0.45), (0.028, 0.45)], CARD, 0, 0, 0, 16)
            o.rotation_euler = (math.pi / 2, 0, 0.1 * i - 0.2)
