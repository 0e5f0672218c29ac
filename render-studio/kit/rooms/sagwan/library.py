"""Sagwan's library on the ground floor: one room of teak and books with a long window into the old bungalow's garden.

Late on an afternoon, the sun through the tower's fins. Somebody has gone out for a moment: the lamp is on.
"""

import math

from kit.furniture import finishes
from kit.furniture.brass import cup, open_book
from kit.furniture.cane import dining_chair, lounge_chair
from kit.furniture.props import books_stack, branches, vase
from kit.furniture.reading import RAIL_HIGH_M, ladder, rail, reading_lamp, reading_table, shelf_wall
from kit.furniture.shapes import at, cube, puff, rod
from kit.furniture.textiles import drape, rug
from kit.interiors.doors import wall
from kit.interiors.outlook import daylight_x
from kit.interiors.parquet import herringbone
from kit.light.lamps import light_area
from kit.materials.cloth import m_linen, m_rug
from kit.materials.glass import m_glass
from kit.materials.joinery import m_boards, m_flags, m_lime
from kit.materials.surfaces import m_plain, m_stucco
from kit.mesh import MeshBuilder, place, to_mesh
from kit.rooms.sagwan.garden import garden

LEFT, RIGHT, BACK, DEEP, HEIGHT = -3.4, 3.3, -2.4, 5.4, 3.7
OUTER_WALL = 0.35
WINDOW = (-2.9, 2.55, 0.46, 3.25)  # from, to, sill, head
PANES = 5
FIN_PITCH, FIN_DEEP = 0.85, 0.42
SHELVES_FROM, SHELVES_TO, SHELVES_HIGH = -1.9, 5.15, 3.42
TABLE = (0.35, 2.35)
TABLE_LONG, TABLE_WIDE, TABLE_HIGH = 3.1, 1.02, 0.745

TEAK = (0.285, 0.145, 0.062)
WALL = m_lime((0.80, 0.775, 0.73), 0.04)
LEATHER = m_plain((0.030, 0.052, 0.042), 0.42)
TAN = m_plain((0.25, 0.115, 0.05), 0.4)
OCHRE, INK = m_linen((0.46, 0.29, 0.115), 600, 0.4), m_linen((0.085, 0.105, 0.13), 600, 0.4)


def build(look, rng):
    shell(rng)
    window()
    fins()
    books(rng)
    table()
    window_seat()
    corner()
    garden(rng, DEEP + OUTER_WALL)
    daylight_x(*WINDOW[:2], DEEP + OUTER_WALL, WINDOW[2], WINDOW[3], 130, (0.95, 0.97, 1.0))
    light_area((-0.6, BACK + 0.3, 2.6), (4.6, 1.6), 26, (1, 0.93, 0.85), target=(0.4, 3, 0.8))


def shell(rng):
    """Walls of lime, a herringbone floor of teak, slender ribs under the ceiling at the pitch of the fins."""
    place(to_mesh(herringbone(LEFT, BACK, RIGHT, DEEP + 0.02, rng, (0.30, 0.17, 0.080), 0.54, 0.09), "floor"))
    mb = MeshBuilder()
    mb.face([(LEFT, BACK, HEIGHT), (LEFT, DEEP, HEIGHT), (RIGHT, DEEP, HEIGHT), (RIGHT, BACK, HEIGHT)], WALL)
    mb.box(LEFT - 0.4, BACK - 0.4, HEIGHT + 0.01, RIGHT + 0.4, DEEP + OUTER_WALL, HEIGHT + 0.3, WALL)
    mb.box(LEFT, BACK - 0.1, 0, RIGHT, BACK, HEIGHT, WALL)
    rib = m_boards(TEAK, 0, 0.3, 3.4, 0.36)
    y = DEEP - 0.55
    while y > BACK:
        mb.box(LEFT, y - 0.03, HEIGHT - 0.15, RIGHT, y + 0.03, HEIGHT - 0.001, rib)
        y -= FIN_PITCH
    skirting = m_boards(TEAK, 1, 0.3, 3.4, 0.34)
    mb.box(LEFT, BACK, 0, LEFT + 0.018, DEEP, 0.12, skirting)
    mb.obj("shell")
    a, b, sill, head = WINDOW
    wall((LEFT, DEEP), (RIGHT, DEEP), HEIGHT, [(a - LEFT, b - LEFT, sill, head)], WALL, OUTER_WALL)
    wall((LEFT, BACK), (LEFT, DEEP), HEIGHT, [], WALL)
    wall((RIGHT, DEEP), (RIGHT, BACK), HEIGHT, [], WALL)


def window():
    """Tall panes in teak over a sill of stone."""
    wood, stone = m_boards(TEAK, 2, 0.3, 3.2, 0.36), m_flags((0.50, 0.455, 0.385), 3, 3, 0.05, 0.3)
    a, b, sill, head = WINDOW
    y, each = DEEP + 0.18, (b - a) / PANES
    mb = MeshBuilder()
    for i in range(PANES + 1):
        x = a + each * i
        mb.box(max(a, x - 0.03), y, sill, min(b, x + 0.03), y + 0.09, head, wood)
    for z, wide in ((sill, 0.07), (head - 0.07, 0.07), (2.52, 0.045)):
        mb.box(a, y + 0.004, z, b, y + 0.086, z + wide, wood)
    mb.face(
        [(a, y + 0.045, sill), (b, y + 0.045, sill), (b, y + 0.045, head), (a, y + 0.045, head)],
        m_glass((0.95, 0.97, 0.96), 0.0, 0.0),
    )
    mb.box(a - 0.02, DEEP - 0.02, sill - 0.04, b + 0.02, y, sill - 0.001, stone)
    mb.obj("window")


def fins():
    """The tower's fins come down before the window."""
    wood = m_boards((0.30, 0.165, 0.075), 2, 0.5, 4.0, 0.45)
    mb = MeshBuilder()
    for i in range(-5, 5):
        x, y = i * FIN_PITCH + 0.22, DEEP + OUTER_WALL + 0.06
        mb.box(x - 0.035, y, -0.4, x + 0.035, y + FIN_DEEP, HEIGHT + 1, wood)
    mb.obj("fins")


def books(rng):
    """Shelves along the whole right wall, the ladder where somebody last fetched a book from above."""
    wood = m_boards(TEAK, 2, 0.4, 3.4, 0.34)
    long = SHELVES_TO - SHELVES_FROM
    with at(RIGHT - 0.002, SHELVES_TO, 0, -math.pi / 2):
        empty = shelf_wall(rng, long, SHELVES_HIGH, 8, 8, wood, m_plain((0.10, 0.052, 0.024), 0.6))
        rail(long, RAIL_HIGH_M)
        ladder(2.15, RAIL_HIGH_M, wood)
        brass = finishes.brass()
        for i, (x0, x1, z) in enumerate(empty):
            x = (x0 + x1) / 2
            if i % 3 == 0:
                vase(x, -0.16, z, 0.22, m_stucco(((0.55, 0.47, 0.38), (0.16, 0.15, 0.14))[i % 2]), i % 4)
            elif i % 3 == 1:
                books_stack(x, -0.17, z, 4, i)
            else:
                vase(x, -0.16, z, 0.20, brass, 3)


def table():
    """The long table: one lamp is on over an open book, the tea beside it, the chair pushed back with a shawl on it."""
    wood = m_boards(TEAK, 1, 0.5, 3.4, 0.30)
    x, y = TABLE
    with at(x, y):
        reading_table(TABLE_LONG, TABLE_WIDE, wood, LEATHER, TABLE_HIGH)
    z = TABLE_HIGH + 0.002
    reading_lamp(x - 0.02, y - 0.62, z, math.pi / 2)
    reading_lamp(x - 0.02, y + 0.78, z, math.pi / 2, on=False)
    open_book(x - 0.27, y - 0.52, z, -1.35, 0.36, 0.25, m_plain((0.06, 0.09, 0.12), 0.6))
    cup(x - 0.31, y - 0.98, z, 0.9)
    books_stack(x + 0.24, y - 1.05, z, 3, 4)
    pencil(x - 0.16, y - 0.80, z)
    books_stack(x + 0.18, y + 0.2, z, 2, 11)
    vase(x + 0.05, y + 1.22, z, 0.24, finishes.brass(), 3)
    branches(x + 0.05, y + 1.22, z + 0.2, 0.62, 7, 5, None, 0.034)
    with at(x - 1.10, y - 0.30, 0, -math.pi / 2 + 0.42):
        dining_chair(m_boards(TEAK, 2, 0.3))
        shawl()
    for dy, turn in ((0.85, -math.pi / 2), (-0.55, math.pi / 2), (0.7, math.pi / 2)):
        side = -1 if turn < 0 else 1
        with at(x + side * 0.74, y + dy, 0, turn):
            dining_chair(m_boards(TEAK, 2, 0.3))
    with at(x, y):
        rug(-1.55, -2.1, 1.5, 2.0, m_rug((0.36, 0.17, 0.10), (0.22, 0.10, 0.07)), False)


def shawl():
    """A shawl thrown over the back of a chair."""
    cloth = m_linen((0.40, 0.095, 0.045), 500, 0.6)
    o = drape(0.15, -0.18, 0.16, 0.0, 0.02, cloth, 2.3, 0.006)
    o.rotation_euler = (math.radians(97), 0, 0)
    o.location = (0.02, -0.335, 0.66)
    o = drape(0.15, -0.16, 0.16, 0.0, 0.02, cloth, 4.3, 0.006)
    o.rotation_euler = (math.radians(83), 0, 0)
    o.location = (0.02, -0.262, 0.68)
    puff(0.30, 0.10, 0.03, (0.02, -0.298, 0.846), cloth, 0.014, 0.004)


def pencil(x, y, z):
    """A pencil beside the book."""
    rod((x, y, z + 0.004), (x + 0.09, y - 0.14, z + 0.004), 0.004, m_plain((0.42, 0.10, 0.04), 0.4), 8)


def window_seat():
    """A bench along the window with two cushions, a book laid face down where somebody sat in the sun."""
    wood = m_boards(TEAK, 0, 0.5, 3.4, 0.32)
    a, b, _, _ = WINDOW
    cube(a + 0.1, DEEP - 0.56, 0.36, b - 0.1, DEEP - 0.02, 0.405, wood, 0.008)
    cube(a + 0.1, DEEP - 0.50, 0.0, b - 0.1, DEEP - 0.02, 0.36, m_plain((0.16, 0.08, 0.036), 0.5), 0.004)
    for i in range(3):
        wide = (b - a - 0.3) / 3
        puff(wide - 0.02, 0.50, 0.075, (a + 0.15 + wide * (i + 0.5), DEEP - 0.29, 0.44), OCHRE, 0.03, 0.006, sd=i)
    puff(0.42, 0.13, 0.38, (a + 0.42, DEEP - 0.10, 0.65), INK, 0.06, 0.02, (-0.2, 0, 0.1))
    puff(0.40, 0.13, 0.36, (a + 0.86, DEEP - 0.10, 0.64), TAN, 0.06, 0.02, (-0.24, 0, -0.05))
    with at(-0.75, DEEP - 0.30, 0.482, 0.5):
        face_down()


def face_down():
    """An open book laid on its pages."""
    cover, paper = m_plain((0.32, 0.075, 0.045), 0.55), m_plain((0.74, 0.70, 0.61), 0.8)
    mb = MeshBuilder()
    for side in (-1, 1):
        mb.bar((0, 0, 0.050), (side * 0.135, 0, 0.010), 0.205, 0.005, cover)
        mb.bar((side * 0.006, 0, 0.040), (side * 0.128, 0, 0.004), 0.195, 0.012, paper)
    mb.obj("face down")


def corner():
    """A cane chair by the left wall, a reading lamp on a stem behind it."""
    with at(-2.55, 3.55, 0, -2.0):
        lounge_chair(m_boards(TEAK, 2, 0.3), INK)
    with at(-2.95, 4.5, 0):
        cube(-0.24, -0.24, 0.46, 0.24, 0.24, 0.49, m_boards(TEAK, 0, 0.3), 0.006)
        for sx in (-0.2, 0.2):
            for sy in (-0.2, 0.2):
                cube(sx - 0.016, sy - 0.016, 0, sx + 0.016, sy + 0.016, 0.46, m_boards(TEAK, 2, 0.3), 0.004)
        books_stack(0.02, 0.0, 0.49, 3, 6)
    with at(LEFT, 0, 0, math.pi / 2):
        finely = m_boards((0.20, 0.10, 0.045), 2, 0.3)
        for i, x in enumerate((2.7, 3.45)):
            cube(x, -0.03, 1.35, x + 0.56, -0.004, 2.15, finely, 0.004)
            leaf_print(x + 0.03, 1.38, x + 0.53, 2.12, i)


def leaf_print(x0, z0, x1, z1, which):
    """The print of one teak leaf on paper."""
    mb = MeshBuilder()
    mb.face([(x0, -0.032, z0), (x1, -0.032, z0), (x1, -0.032, z1), (x0, -0.032, z1)], m_plain((0.76, 0.72, 0.63), 0.8))
    ink = m_plain(((0.10, 0.15, 0.085), (0.26, 0.12, 0.05))[which], 0.7)
    cx, foot, high, wide = (x0 + x1) / 2, z0 + 0.10, (z1 - z0) * 0.72, (x1 - x0) * 0.36
    rim = []
    for side in (1, -1):
        steps = range(21) if side > 0 else range(20, -1, -1)
        rim += [
            (
                cx + side * wide * math.sin(math.pi * (k / 20) ** 0.85) * (1 - 0.25 * k / 20),
                -0.033,
                foot + high * k / 20,
            )
            for k in steps
        ]
    mb.face(rim, ink)
    mb.obj("print")
