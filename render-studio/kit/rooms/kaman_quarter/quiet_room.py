"""The quiet room of Kaman's suite, fitted: books to the vaults, one long table, the low sun through the arches."""

import math

from kit.furniture import finishes
from kit.furniture.brass import cup, open_book
from kit.furniture.cane import dining_chair, lounge_chair
from kit.furniture.lamps import dome_pendant
from kit.furniture.plants import potplant
from kit.furniture.props import book_row, books_stack, branches, vase
from kit.furniture.shapes import at, cube, pillow, rod
from kit.furniture.textiles import drape, rug
from kit.furniture.workbench import bottle, laptop, papers, pencils
from kit.light.lamps import light_area
from kit.materials.cloth import m_linen
from kit.materials.handloom import m_stripes
from kit.materials.joinery import m_boards, m_brickwork, m_lime
from kit.materials.surfaces import m_plain, m_stucco
from kit.mesh import MeshBuilder
from kit.rooms.kaman_quarter import suite

TEAK = m_boards((0.205, 0.108, 0.056), 0, 0.5, 3.2, 0.36, 0.16)
UPRIGHT = m_boards((0.205, 0.108, 0.056), 2, 0.5, 3.2, 0.36, 0.16)
LIME = m_lime((0.79, 0.735, 0.64), 0.05)
VAULT = m_lime((0.76, 0.71, 0.62), 0.04)
IRON = m_plain((0.05, 0.044, 0.038), 0.45, 0.5)
CLAY = m_stucco((0.36, 0.19, 0.11))
OCHRE, MADDER, RAW = (0.42, 0.275, 0.105), (0.27, 0.088, 0.058), (0.62, 0.55, 0.44)
TABLE = (2.15, 7.05, 1.55, 2.65)  # x from, to; y from, to
TABLE_TOP = 0.745
SHELF_TOP, SHELF_DEEP = 3.35, 0.34


def build(look, rng):
    suite.shell(suite.flags(), LIME, VAULT, IRON)
    suite.outside(rng)
    shelves(rng)
    ladder()
    with at(0, 0):
        rug(1.6, 1.05, 7.6, 3.15, m_stripes((RAW, MADDER, RAW, OCHRE), (0.30, 0.05, 0.09, 0.03), 0))
    table(rng)
    chairs()
    window_seats()
    beyond_the_door()
    suite.daylight(1.0)
    light_area((4.5, 2.1, 3.6), (7, 2), 40, (1, 0.86, 0.66), rot=(0, 0, 0))
    light_area((8.7, 2.2, 2.6), (1.6, 2.4), 14, (1, 0.92, 0.82), target=(3, 2.0, 1.0))


def shelves(rng):
    """Books along the whole wall, higher than one reaches."""
    x0, x1, y1 = 0.35, 8.75, suite.DEEP - 0.004
    y0 = y1 - SHELF_DEEP
    levels = (0.10, 0.56, 0.96, 1.36, 1.76, 2.16, 2.56, 2.96)
    bays = 7
    mb = MeshBuilder()
    mb.box(x0, y1 - 0.015, 0, x1, y1, SHELF_TOP, TEAK)
    for z in (*levels, SHELF_TOP):
        mb.box(x0, y0, z - 0.03, x1, y1 - 0.015, z, TEAK)
    for i in range(bays + 1):
        x = x0 + (x1 - x0 - 0.035) * i / bays
        mb.box(x, y0 - 0.004, 0, x + 0.035, y1 - 0.015, SHELF_TOP, UPRIGHT)
    mb.box(x0, y0 - 0.10, 0.52, x1, y0, 0.56, TEAK)
    mb.obj("shelves")
    for i in range(bays):
        a, b = (x0 + (x1 - x0 - 0.035) * k / bays for k in (i, i + 1))
        for z in levels:
            if rng.random() < 0.93:
                row = MeshBuilder()
                book_row(row, a + 0.05, b - 0.02, 0.0, z, 0.34, rng, 0.21, gap=0.45)
                row.obj("books", (0, y0 + 0.235, 0))
    for x, z in ((1.5, SHELF_TOP), (6.6, SHELF_TOP)):
        vase(x, y1 - 0.17, z, 0.30, CLAY, 1)


def ladder():
    """A teak ladder that leans on the shelves."""
    mb = MeshBuilder()
    y0, y1, top = suite.DEEP - 1.0, suite.DEEP - SHELF_DEEP - 0.02, 3.0
    for x in (1.62, 2.02):
        mb.bar((x, y0, 0), (x, y1, top), 0.03, 0.055, UPRIGHT)
    for i in range(1, 9):
        t = i / 9
        y = y0 + (y1 - y0) * t
        mb.box(1.63, y - 0.035, top * t - 0.012, 2.01, y + 0.035, top * t + 0.012, TEAK)
    mb.obj("ladder")


def table(rng):
    """One long table of teak; who works at it has gone for tea."""
    x0, x1, y0, y1 = TABLE
    cube(x0, y0, TABLE_TOP - 0.04, x1, y1, TABLE_TOP, TEAK, 0.008)
    for x in (x0 + 0.5, (x0 + x1) / 2, x1 - 0.5):
        for y in (y0 + 0.16, y1 - 0.16):
            cube(x - 0.035, y - 0.035, 0, x + 0.035, y + 0.035, TABLE_TOP - 0.04, UPRIGHT, 0.006)
        cube(x - 0.02, y0 + 0.19, 0.16, x + 0.02, y1 - 0.19, 0.20, UPRIGHT, 0.004)
    cube(x0 + 0.5, (y0 + y1) / 2 - 0.02, 0.165, x1 - 0.5, (y0 + y1) / 2 + 0.02, 0.195, TEAK, 0.004)
    with at(6.25, 1.95, TABLE_TOP - 0.735, 0.0):
        laptop(0, 0.0, math.pi, 0.4)
    open_book(5.55, 1.90, TABLE_TOP, 0.25)
    papers(6.72, 2.30, TABLE_TOP, 0.2, rng)
    papers(4.6, 2.32, TABLE_TOP, 1.2, rng, 6)
    books_stack(4.05, 1.95, TABLE_TOP, 5, 4)
    books_stack(3.0, 2.3, TABLE_TOP, 3, 8)
    cup(5.98, 2.32, TABLE_TOP, 0.8)
    pencils(6.85, 1.86, TABLE_TOP)
    bottle(5.2, 2.42, TABLE_TOP, finishes.brass())
    vase(3.5, 2.1, TABLE_TOP, 0.24, CLAY, 1)
    branches(3.5, 2.1, TABLE_TOP + 0.22, 0.6, 7, 3, None, 0.036)
    green = m_plain((0.03, 0.085, 0.06), 0.3)
    for x in (3.1, 4.6, 6.1):
        dome_pendant(x, 2.1, 1.72, 0.19, suite.HEIGHT + 0.1, green, 12)


def chairs():
    """Teak and cane on both sides; a shawl over one, one turned away from the table."""
    wood = m_boards((0.17, 0.08, 0.036), 2, 0.2)
    y0, y1 = TABLE[2:]
    for x, turn in ((2.7, 0.05), (3.9, -0.08), (5.2, 0.10), (6.35, -0.5)):
        with at(x, y0 - 0.26, 0, turn):
            dining_chair(wood)
    for x, turn in ((2.9, math.pi), (4.3, math.pi + 0.1), (5.7, math.pi - 0.06)):
        with at(x, y1 + 0.30, 0, turn):
            dining_chair(wood)
    with at(6.35, y0 - 0.26, 0, -0.5), at(0, -0.27, 0, math.pi / 2):
        drape(0.045, -0.21, 0.21, 0.835, 0.36, m_linen((0.055, 0.075, 0.12), 600), 2.0, 0.010, r=0.03)
    with at(0.95, 1.0, 0, -0.9):
        lounge_chair(wood, m_linen(OCHRE, 500))


def window_seats():
    """Cushions on the sills, a book left on one; a plant where the sun is."""
    for i, x in enumerate(suite.WINDOWS):
        cloth = m_linen((MADDER, OCHRE)[i], 500)
        cube(x + 0.03, -0.36, suite.SILL, x + suite.WINDOW_WIDE - 0.03, 0.03, suite.SILL + 0.07, cloth, 0.03)
        pillow(0.42, 0.40, 0.14, (x + 0.24, -0.14, suite.SILL + 0.27), (0.35, 1.35, 0.0), m_linen(RAW, 500), i)
    open_book(suite.WINDOWS[1] + 1.2, -0.14, suite.SILL + 0.072, 0.4)
    potplant(4.5, 0.34, 1.55, 8, CLAY, 0.20, 0.36, "leaf")
    potplant(8.3, 0.40, 1.2, 15, CLAY, 0.17, 0.30, "palm")


def beyond_the_door():
    """The leaf of the door stands open; the reception behind it is lit."""
    d0, d1, head = suite.DOOR
    cube(-1.02, d1 - 0.03, 0.01, -0.13, d1 + 0.012, head - 0.01, UPRIGHT, 0.004)
    for y in (d0 - 0.06, d1):
        cube(-suite.PARTITION - 0.01, y, 0, 0.012, y + 0.06, head + 0.06, UPRIGHT, 0.004)
    cube(-suite.PARTITION - 0.01, d0, head, 0.012, d1, head + 0.06, UPRIGHT, 0.004)
    light_area((-1.6, 2.0, 2.6), (1.4, 1.4), 30, (1, 0.82, 0.58), rot=(0, 0, 0))
    cube(-2.9, 1.2, 0.9, -2.86, 3.4, 2.2, m_brickwork((0.36, 0.15, 0.09)), 0.002)
    rod((-1.6, 2.6, 2.2), (-1.6, 2.6, suite.HEIGHT), 0.006, IRON, 6)
