"""A floor of Kansa, fitted: benches along the glass, books and rooms in the middle, late sun between the fins.

After the plan of the whole floor: the south-west corner. A nook to read in takes the place of two benches.
"""

import math

from kit.furniture.bell_metal import BELL_METAL, bowl
from kit.furniture.brass import cup, open_book
from kit.furniture.curved import disc_table, round_chair
from kit.furniture.plants import potplant
from kit.furniture.props import book_row, books_stack, branches, vase
from kit.furniture.shapes import at, cube
from kit.furniture.textiles import rug
from kit.furniture.workbench import PLACE, TOP, bottle, jacket_on_chair, laptop, papers, pencils, workbench
from kit.light.lamps import light_area
from kit.materials.cloth import m_fabric, m_linen, m_rug
from kit.materials.concrete import m_carpet_tiles
from kit.materials.glass import m_glass
from kit.materials.glow import m_lamp
from kit.materials.joinery import m_boards
from kit.materials.surfaces import m_plain, m_stucco
from kit.mesh import MeshBuilder
from kit.rooms.kansa import storey
from kit.rooms.kansa.carcass import FLOOR_OVER_STREET, daylight, shell
from kit.rooms.kansa.kharadi import kharadi

ASH = m_boards((0.47, 0.34, 0.21), 0, 0.4, 3.2, 0.42, 0.14)
WALNUT = m_boards((0.27, 0.165, 0.092), 2, 0.22, 3.0, 0.4, 0.2)
STREET = m_boards((0.36, 0.235, 0.135), 0, 0.16, 2.4, 0.38, 0.22)
COPPER, SAND, MOSS = (
    m_linen((0.33, 0.155, 0.075), 500),
    m_linen((0.41, 0.35, 0.265), 500),
    m_linen((0.12, 0.15, 0.10), 500),
)
INDIGO = m_linen((0.055, 0.075, 0.12), 600)
METAL = m_plain((0.085, 0.062, 0.042), 0.35, 0.8)
OAT = m_fabric((0.68, 0.63, 0.55), 90)
CLAY = m_stucco((0.30, 0.20, 0.14))
BENCH_PLACES = 4
BENCHES_ALONG = [(4.3, 2.6), (4.3, 6.4), (11.7, 2.6), (19.1, 2.6), (26.5, 2.6)]
BENCHES_WEST = [(x, y) for y in (13.6, 22.4) for x in (2.6, 6.5)]
ROOM = (9.35, 17.65)  # the room behind the books, between two columns
SHELF_TOP = 0.92
FREE = {(11.7, 2.6): ((0, 2),)}  # the place that nearest_place lays out
NOOK = (11.6, 6.2)  # where one sits in the sun, in place of a bench


def build(look, rng):
    shell(m_carpet_tiles((0.36, 0.325, 0.275)), 0.0)
    timber_street()
    kharadi(rng, FLOOR_OVER_STREET)
    ceiling()
    for benches, turn in ((BENCHES_ALONG, 0.0), (BENCHES_WEST, math.pi / 2)):
        for x, y in benches:
            with at(x, y, 0, turn):
                workbench(BENCH_PLACES, ASH, METAL, (SAND, SAND, COPPER, MOSS), rng, FREE.get((x, y), ()))
    nook()
    nearest_place(rng)
    books_before_the_room(rng)
    room_behind()
    for x, y, high, seed, kind in ((0.9, 9.4, 2.2, 4, "leaf"), (8.1, 4.4, 1.9, 9, "leaf"), (0.8, 0.9, 2.3, 12, "tree")):
        potplant(x, y, high, seed, CLAY, 0.26, 0.46, kind)
    daylight(1.5)
    light_area((10, 5, storey.CLEAR - 0.1), (18, 8), 70, (1, 0.90, 0.78), rot=(0, 0, 0))


def timber_street():
    """Boards along the columns, where everybody walks."""
    mb = MeshBuilder()
    mb.box(0, 7.7, -0.01, storey.LONG, 8.9, 0.004, STREET)
    mb.obj("street")


def ceiling():
    """Rafts of wool over the benches; between them the slab, a duct, lines of light."""
    duct = m_plain((0.40, 0.385, 0.36), 0.42, 0.7)
    mb = MeshBuilder()
    for i in range(4):
        middle = 4.3 + 7.4 * i
        for k in range(10):
            x = middle - 2.7 + k * 0.6
            mb.box(x - 0.02, 0.8, storey.CLEAR, x + 0.02, 5.6, storey.CLEAR + 0.30, OAT)
        mb.box(middle - 2.75, 2.57, storey.CLEAR - 0.055, middle + 2.75, 2.63, storey.CLEAR - 0.004, METAL)
        tube = (middle - 2.74, 2.578, storey.CLEAR - 0.058, middle + 2.74, 2.622, storey.CLEAR - 0.055)
        mb.box(*tube, m_lamp((1, 0.84, 0.66), 5.0))
    for k in range(22):
        y = 10.4 + k * 0.6
        mb.box(1.0, y - 0.02, storey.CLEAR, 8.0, y + 0.02, storey.CLEAR + 0.30, OAT)
    mb.obj("baffles")
    services = MeshBuilder()
    services.box(1.0, 7.55, 3.0, storey.LONG, 8.15, 3.32, duct)
    for i in range(22):
        services.box(1.0 + i * 2.8, 7.52, 2.97, 1.06 + i * 2.8, 8.18, 3.35, duct)
    for y in (6.4, 6.6, 8.4):
        services.bar((0.8, y, 3.34), (60, y, 3.34), 0.05, 0.05, duct)
    services.obj("services")


def nook():
    """Chairs where the sun comes in, a book left open."""
    x, y = NOOK
    rug(x - 1.75, y - 1.25, x + 1.75, y + 1.25, m_rug((0.40, 0.23, 0.13), (0.31, 0.175, 0.105)), False)
    with at(x - 0.9, y - 0.75, 0, -0.75):
        round_chair(COPPER)
    with at(x - 0.85, y + 0.75, 0, -2.2):
        round_chair(SAND)
    with at(x + 1.15, y - 0.35, 0, 1.25):
        round_chair(SAND)
    with at(x, y):
        disc_table(0.48, 0.36, WALNUT, 0.05)
        open_book(-0.06, 0.10, 0.36, 0.5)
        cup(0.22, -0.16, 0.36, 1.2, CLAY)
        bowl(-0.22, -0.20, 0.36, 0.10)


def nearest_place(rng):
    """One place of the nearest bench: a jacket over the chair, a bottle, the day's papers."""
    x, y = 11.7 + PLACE / 2, 2.6
    laptop(x - 0.1, y + 0.36, 0.2, 0.5)
    papers(x + 0.40, y + 0.44, TOP, 0.3, rng)
    bottle(x + 0.48, y + 0.14, TOP, BELL_METAL)
    pencils(x - 0.50, y + 0.20, TOP, BELL_METAL)
    with at(x + 0.1, y + 1.20, 0, math.pi + 0.55):
        jacket_on_chair(INDIGO, SAND, 2.0)


def books_before_the_room(rng):
    """The library: shelves as high as one looks over, along the line of the columns."""
    x0, x1 = ROOM
    y0, y1 = 8.62, 8.98
    mb = MeshBuilder()
    bays = 7
    for z in (0.0, 0.46, SHELF_TOP - 0.03):
        mb.box(x0, y0, z, x1, y1, z + 0.03 if z else 0.06, WALNUT)
    for i in range(bays + 1):
        x = x0 + (x1 - x0 - 0.03) * i / bays
        mb.box(x, y0 + 0.004, 0.0, x + 0.03, y1, SHELF_TOP - 0.03, WALNUT)
    mb.box(x0, y1 - 0.02, 0, x1, y1, SHELF_TOP - 0.03, WALNUT)
    for i in range(bays):
        a, b = (x0 + (x1 - x0 - 0.03) * k / bays for k in (i, i + 1))
        for z in (0.062, 0.492):
            if rng.random() < 0.88:
                books(a + 0.05, b - 0.03, y0 + 0.03, z, rng)
    mb.obj("shelves")
    vase(x0 + 1.1, 8.8, SHELF_TOP, 0.30, CLAY, 1)
    branches(x0 + 1.1, 8.8, SHELF_TOP + 0.27, 0.75, 8, 5, None, 0.04)
    bowl(x0 + 3.3, 8.8, SHELF_TOP, 0.15)
    books_stack(x0 + 4.6, 8.8, SHELF_TOP, 5, 3)
    bowl(x0 + 6.2, 8.8, SHELF_TOP, 0.10)
    with at(x0 + 7.4, 8.8, SHELF_TOP):
        potplant(0, 0, 0.75, 21, CLAY, 0.13, 0.22, "leaf")


def books(x0, x1, y, z, rng):
    """A row of books whose spines look south."""
    row = MeshBuilder()
    book_row(row, x0, x1, 0.0, z, 0.36, rng, 0.20, gap=0.5)
    row.obj("books", (0, y + 0.20, 0))


def room_behind():
    """The training room behind its glass, a line of light over its table."""
    x0, x1 = ROOM
    mb = MeshBuilder()
    glass = m_glass((0.90, 0.93, 0.91), 0.01, 0.0)
    for i in range(6):
        x = x0 + (x1 - x0) * i / 5
        mb.box(x - 0.025, 8.99, 0, x + 0.025, 9.07, storey.SOFFIT - 0.02, METAL)
    for z in (0.0, 2.75, storey.SOFFIT - 0.06):
        mb.box(x0, 8.995, z, x1, 9.065, z + 0.05, METAL)
    mb.face([(x0, 9.03, 0), (x1, 9.03, 0), (x1, 9.03, storey.SOFFIT), (x0, 9.03, storey.SOFFIT)], glass)
    mb.box(8.95, 9.35, 0, 9.05, 14, storey.SOFFIT, WALNUT)
    mb.box(17.95, 9.35, 0, 18.05, 14, storey.SOFFIT, WALNUT)
    mb.box(9.05, 13.95, 0, 17.95, 14.05, storey.SOFFIT, OAT)
    mb.box(18.35, 8.95, 0, 26.65, 9.05, storey.SOFFIT, WALNUT)
    mb.obj("room")
    cube(10.4, 11.0, 0.70, 16.6, 12.3, 0.74, WALNUT, 0.01)
    for x in (11.4, 15.6):
        cube(x - 0.3, 11.3, 0, x + 0.3, 12.0, 0.70, METAL, 0.01)
    rug(10.0, 10.4, 17.0, 12.9, m_rug((0.34, 0.20, 0.12), (0.26, 0.15, 0.095)), False)
    strip = MeshBuilder()
    strip.box(10.4, 11.62, 2.1, 16.6, 11.68, 2.14, METAL)
    strip.box(10.42, 11.63, 2.094, 16.58, 11.67, 2.1, m_lamp((1, 0.78, 0.52), 9.0))
    strip.obj("lamp")
    light_area((13.5, 11.65, 2.05), (6.2, 0.1), 150, (1, 0.78, 0.54), rot=(0, 0, 0))
