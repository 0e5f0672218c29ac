"""Meander's kitchen, after the plan of type B: 2.9 by 2.9 metres, the sink under a window of 1.2 metres to the west,
the hob opposite, a glass door to the dry balcony. Seen over the hob at the hour when one cooks."""

import math

from kit.furniture import finishes
from kit.furniture.bath import pipe
from kit.furniture.bell_metal import bowl
from kit.furniture.kitchen import base_run, board, hob, jar, kadhai, pot, sink, spice_box, swan_tap, wall_unit
from kit.furniture.props import branches, vase
from kit.furniture.shapes import at, cube
from kit.interiors.doors import wall
from kit.interiors.outlook import daylight_x, daylight_y
from kit.light.lamps import light_area
from kit.materials.glass import m_glass
from kit.materials.joinery import m_boards, m_flags, m_lime
from kit.materials.surfaces import m_marble, m_plain, m_stucco, m_travertine
from kit.mesh import MeshBuilder
from kit.rooms.meander.river import river_view

HALF_WIDE, DEEP, HEIGHT = 1.45, 2.9, 2.7
OUTER_WALL = 0.16
WINDOW = (-0.60, 0.60, 1.02, 2.25)  # from, to, sill, head
DRY_DOOR = (1.05, 1.85, 2.25)  # in the south-hand wall: from, to, head
DOOR = (0.12, 0.92, 2.1)  # to the living room
RUN = (-1.45, 0.75)  # the counter with the sink; the refrigerator stands at its end
TOP = 0.86
DROP = 64.0  # the nineteenth floor

OAK = (0.42, 0.305, 0.19)
WALL = m_lime((0.82, 0.79, 0.735), 0.04)
GREEN = m_plain((0.115, 0.135, 0.105), 0.42)
STONE = m_travertine((0.70, 0.64, 0.55), 3.0, 3.0, 0.30, True)
SPLASH = m_marble((0.60, 0.565, 0.50), (0.42, 0.37, 0.29), 1.2, 0.2)


def build(look, rng):
    shell()
    openings()
    sink_side()
    hob_side()
    shelves()
    with at(0, 0, 0, -0.25):
        river_view(rng, DROP, trees=2200)
    daylight_x(WINDOW[0], WINDOW[1], DEEP + OUTER_WALL, WINDOW[2], WINDOW[3], 34, (0.95, 0.95, 1.0))
    daylight_y(DRY_DOOR[0], DRY_DOOR[1], -HALF_WIDE - 0.1, 0.2, DRY_DOOR[2], 26, -1, (0.93, 0.95, 1.0))
    light_area((0.2, -1.0, 2.3), (2.2, 1.0), 9, (1, 0.94, 0.86), target=(0, 2.0, 0.8))
    light_area((0, 1.4, HEIGHT - 0.03), (1.6, 1.6), 5, (1, 0.88, 0.72), rot=(0, 0, 0))


def shell():
    left, right, back = -HALF_WIDE, HALF_WIDE, -1.5
    mb = MeshBuilder()
    mb.face(
        [(left, back, 0), (right, back, 0), (right, DEEP, 0), (left, DEEP, 0)],
        m_flags((0.46, 0.42, 0.355), 0.6, 0.6, 0.07, 0.3),
    )
    mb.face([(left, back, HEIGHT), (left, DEEP, HEIGHT), (right, DEEP, HEIGHT), (right, back, HEIGHT)], WALL)
    mb.box(left - 0.3, back - 0.1, HEIGHT + 0.01, right + 0.3, DEEP + OUTER_WALL, HEIGHT + 0.3, WALL)
    mb.box(left, back - 0.1, 0, right, back, HEIGHT, WALL)
    mb.box(right + 0.11, back, -0.1, right + 0.3, DEEP, HEIGHT, WALL)
    mb.obj("shell")
    a, b, sill, head = WINDOW
    wall((left, DEEP), (right, DEEP), HEIGHT, [(a - left, b - left, sill, head)], WALL, OUTER_WALL)
    a, b, head = DRY_DOOR
    wall((left, back), (left, DEEP), HEIGHT, [(a - back, b - back, -0.02, head)], WALL, 0.16)
    a, b, head = DOOR
    wall((right, DEEP), (right, back), HEIGHT, [(DEEP - b, DEEP - a, -0.02, head)], WALL, 0.1)
    mb = MeshBuilder()
    white = m_stucco((0.80, 0.78, 0.74), 0.03)
    mb.box(left - 1.62, 0.0, -0.2, left - 0.16, DEEP + 0.2, -0.03, m_flags((0.42, 0.39, 0.34), 0.3, 0.3))
    mb.box(left - 1.62, 0.0, -0.2, left - 1.54, DEEP + 0.2, 1.05, white)
    mb.box(left - 1.54, DEEP + 0.12, -0.2, left - 0.16, DEEP + 0.2, 1.05, white)
    mb.box(left - 1.62, 0.0, 2.5, left - 0.16, DEEP + 0.2, 2.7, white)
    mb.obj("dry balcony")


def openings():
    """Bronze at the window and the glass door, oak at the door to the living room."""
    bronze, glass = m_plain((0.085, 0.062, 0.042), 0.35, 0.8), m_glass((0.93, 0.96, 0.95), 0.0, 0.0)
    a, b, sill, head = WINDOW
    y = DEEP + 0.07
    mb = MeshBuilder()
    for x in (a, -0.018, b - 0.036):
        mb.box(x, y, sill, x + 0.036, y + 0.05, head, bronze)
    for z in (sill, head - 0.036):
        mb.box(a + 0.036, y + 0.004, z, b - 0.036, y + 0.046, z + 0.036, bronze)
    mb.face([(a, y + 0.02, sill), (b, y + 0.02, sill), (b, y + 0.02, head), (a, y + 0.02, head)], glass)
    c, d, top = DRY_DOOR
    x = -HALF_WIDE - 0.09
    for q in (c, d - 0.06):
        mb.box(x, q, 0, x + 0.05, q + 0.06, top, bronze)
    for z in (0.0, top - 0.06):
        mb.box(x + 0.004, c + 0.06, z, x + 0.046, d - 0.06, z + 0.06, bronze)
    mb.face([(x + 0.02, c, 0), (x + 0.02, d, 0), (x + 0.02, d, top), (x + 0.02, c, top)], glass)
    mb.obj("frames")
    oak = m_boards(OAK, 2, 5.0, 9.0, 0.36)
    c, d, top = DOOR
    cube(HALF_WIDE + 0.01, c + 0.03, 0.008, HALF_WIDE + 0.05, d - 0.03, top - 0.03, oak, 0.003)
    mb = MeshBuilder()
    for q in (c, d - 0.03):
        mb.box(HALF_WIDE - 0.006, q, 0, HALF_WIDE + 0.1, q + 0.03, top, oak)
    mb.box(HALF_WIDE - 0.004, c + 0.03, top - 0.03, HALF_WIDE + 0.1, d - 0.03, top, oak)
    mb.obj("door frame")
    pipe(
        [(HALF_WIDE + 0.01, c + 0.1, 1.0), (HALF_WIDE - 0.04, c + 0.1, 1.0), (HALF_WIDE - 0.04, c + 0.22, 1.0)],
        0.009,
        finishes.brass(),
    )


def sink_side():
    """Green fronts under a pale stone; the window's sill is the splash's edge; the refrigerator behind oak."""
    oak = m_boards(OAK, 2, 9.0, 9.0, 0.38)
    x0, x1 = RUN
    with at(0, DEEP, 0):
        base_run(x0, x1, 4, GREEN, STONE, high=TOP)
        cube(x0, -0.016, TOP, x1, -0.001, WINDOW[2] - 0.03, SPLASH, 0.001)
        cube(WINDOW[0] - 0.03, -0.05, WINDOW[2] - 0.03, WINDOW[1] + 0.03, 0.12, WINDOW[2], STONE, 0.003)
        for a, b in ((x0, WINDOW[0] - 0.06), (WINDOW[1] + 0.06, x1)):
            cube(a, -0.015, WINDOW[2] - 0.03, b, -0.001, 1.48, SPLASH, 0.001)
        wall_unit(x0, WINDOW[0] - 0.06, 1.48, 2.36, 2, oak)
        sink(0, -0.31, TOP)
        swan_tap(0, -0.075, TOP)
        cube(x1 + 0.002, -0.66, 0.10, HALF_WIDE - 0.002, -0.001, 2.36, oak, 0.003)
        cube(x1 + 0.02, -0.62, 0, HALF_WIDE - 0.02, -0.02, 0.10, finishes.black(), 0.002)
        mb = MeshBuilder()
        mb.box(x1 + 0.004, -0.664, 0.88, HALF_WIDE - 0.004, -0.6595, 0.884, finishes.black())
        mb.box(x1, -0.34, 2.36, HALF_WIDE, 0, HEIGHT, WALL)
        mb.box(x0, -0.34, 2.36, WINDOW[0] - 0.06, 0, HEIGHT, WALL)
        mb.obj("fridge and bulkhead")
        pipe([(x1 + 0.06, -0.70, 1.0), (x1 + 0.06, -0.70, 1.55)], 0.008, finishes.brass())
        for z in (1.02, 1.53):
            pipe([(x1 + 0.06, -0.66, z), (x1 + 0.06, -0.70, z)], 0.006, finishes.brass())
        light_area((-1.05, -0.2, 1.45), (0.6, 0.1), 2.2, (1, 0.78, 0.52), rot=(0, 0, 0))
        for i, (x, h, c) in enumerate(
            ((-1.34, 0.19, (0.46, 0.27, 0.06)), (-1.22, 0.23, (0.24, 0.09, 0.04)), (-1.10, 0.17, (0.50, 0.44, 0.30)))
        ):
            jar(x, -0.14 - 0.02 * (i % 2), TOP, 0.052, h, c)
        vase(0.48, -0.0, WINDOW[2], 0.14, m_plain((0.42, 0.36, 0.28), 0.55), 1)
        branches(0.48, -0.0, WINDOW[2] + 0.12, 0.34, 8, 6, None, 0.026)
        for k, (x, r) in enumerate(((0.42, 0.09), (0.56, 0.075))):
            bowl(x, -0.30 + 0.05 * k, TOP, r, m_stucco((0.66, 0.61, 0.53)))


def hob_side():
    """In the foreground: the counter with the hob, a pan on it, spices open, limes on the board."""
    with at(0, 0, 0, math.pi):
        base_run(-0.55, HALF_WIDE, 4, GREEN, STONE, high=TOP)
    oak = m_boards((0.36, 0.24, 0.14), 0, 0.09, 2.0, 0.45)
    hob(-0.42, 0.30, TOP)
    kadhai(-0.66, 0.41, TOP + 0.05, 0.15)
    board(0.38, 0.24, TOP, 1.42, oak)
    spice_box(0.10, 0.41, TOP, 0.118)


def shelves():
    """Oak shelves on the wall to the living room: brass pots, bowls, a row of jars."""
    oak, brass = m_boards(OAK, 1, 0.4, 3.0, 0.4), finishes.brass()
    for z in (1.30, 1.68):
        cube(HALF_WIDE - 0.26, 1.04, z, HALF_WIDE - 0.001, 2.16, z + 0.032, oak, 0.003)
    for y, r, h in ((1.20, 0.085, 0.20), (1.44, 0.07, 0.16)):
        pot(HALF_WIDE - 0.13, y, 1.712, r, h, brass)
    for y, r in ((1.72, 0.095), (1.95, 0.08)):
        bowl(HALF_WIDE - 0.13, y, 1.712, r, m_stucco((0.50, 0.44, 0.36)))
    pulses = ((0.50, 0.30, 0.05), (0.10, 0.12, 0.05), (0.34, 0.10, 0.04), (0.52, 0.46, 0.33), (0.16, 0.09, 0.05))
    for i, c in enumerate(pulses):
        jar(HALF_WIDE - 0.12, 1.16 + 0.135 * i, 1.332, 0.05, (0.20, 0.17)[i % 2], c)
    vase(HALF_WIDE - 0.13, 1.98, 1.332, 0.2, m_plain((0.07, 0.085, 0.075), 0.35), 1)
