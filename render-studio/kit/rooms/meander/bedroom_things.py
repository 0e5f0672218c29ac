"""The east wall of Meander's main bedroom, and what somebody has left: tea on a tray, a book, a shawl."""

import math

from kit.furniture import finishes
from kit.furniture.brass import cup, open_book, sandals
from kit.furniture.curved import disc_table, round_chair
from kit.furniture.lamps import table_lamp
from kit.furniture.props import books_stack, branches, vase
from kit.furniture.shapes import at, cube, lathe, surf
from kit.furniture.textiles import curtain, drape
from kit.light.dimmers import LIGHTS
from kit.light.lamps import light_area
from kit.materials.close import m_beaten
from kit.materials.glass import m_sheer
from kit.materials.handloom import m_stripes
from kit.materials.joinery import m_boards
from kit.materials.pebble import m_boucle
from kit.materials.surfaces import m_plain, m_stucco, m_travertine

CONSOLE = (0.75, 2.70, 0.24, 0.56)  # along the east wall: from, to, foot, top
DISC_M, DISC_AT = 0.44, (1.98, 1.56)  # its radius; its middle along the wall, its height
SHAWL = m_stripes(
    ((0.46, 0.20, 0.085), (0.62, 0.52, 0.38), (0.46, 0.20, 0.085), (0.10, 0.14, 0.12)), (0.11, 0.012, 0.02, 0.02), 1
)


def east_wall(half_wide):
    """A console of oak that hangs on the wall, a lamp and books on it; over it a disc of beaten bell metal."""
    oak = m_boards((0.30, 0.205, 0.12), 1, 0.28, 3.0, 0.32)
    y0, y1, z0, z1 = CONSOLE
    x = half_wide - 0.38
    cube(x, y0, z0, half_wide - 0.005, y1, z1, oak, 0.006)
    third = (y1 - y0) / 3
    for k in (1, 2):
        cube(x - 0.0015, y0 + third * k - 0.002, z0 + 0.012, x, y0 + third * k + 0.002, z1 - 0.03, finishes.black(), 0)
    light_area(
        (x + 0.2, (y0 + y1) / 2, z0 - 0.02), (0.1, y1 - y0 - 0.2), 3.0 * LIGHTS["lamp"], (1, 0.68, 0.40), rot=(0, 0, 0)
    )
    with at(half_wide - 0.20, y1 - 0.28, z1):
        table_lamp(0.50, m_stucco((0.30, 0.26, 0.21)), 11.0, 1.15, 0.17)
    books_stack(half_wide - 0.20, 1.80, z1, 3, 9)
    vase(half_wide - 0.20, 1.45, z1, 0.26, m_plain((0.07, 0.085, 0.075), 0.35), 1)
    branches(half_wide - 0.20, 1.45, z1 + 0.24, 0.55, 7, 14, None, 0.03)
    disc(half_wide)


def disc(half_wide):
    y, z = DISC_AT
    profile = [(0.001, 0.0), (DISC_M * 0.5, 0.006), (DISC_M * 0.9, 0.022), (DISC_M, 0.035), (DISC_M, 0.045)]
    o = lathe(profile, m_beaten(cell=0.022, rough=0.22), n=96)
    o.location, o.rotation_euler = (half_wide - 0.045, y, z), (0, math.pi / 2, 0)


def at_the_door(deep):
    """A round chair turned to the last light, a shawl over its back, tea on a small table; a sheer the air moves."""
    with at(1.12, 3.12, 0, 0.30):
        round_chair(m_boucle((0.50, 0.455, 0.38)))
        with at(-0.27, -0.22, 0, 0.80 + math.pi / 2):
            drape(0.09, -0.20, 0.20, 0.715, 0.34, SHAWL, 2.0, 0.008, r=0.05)
    with at(0.44, 3.30, 0):
        disc_table(0.21, 0.46, m_travertine((0.56, 0.50, 0.42)), 0.045, finishes.black())
        cup(0.03, -0.05, 0.46, 2.2)
        books_stack(-0.03, 0.07, 0.46, 1, 3)
    with at(0, deep - 0.14):
        sheer = m_sheer((0.80, 0.77, 0.72), 0.30)
        curtain(-0.02, 0.0, 0.34, -0.03, 0.01, 2.82, sheer, 0.09, 0.034, sd=7)


def on_the_bed(side, bed_y, oak):
    """A tray with tea on the bed, a book face up beside it; sandals before the chair."""
    x, y, z = side + 1.12, bed_y - 0.42, 0.578
    with at(x, y, z, 0.22):
        cube(-0.17, -0.26, 0, 0.17, 0.26, 0.014, oak, 0.004)
        for sx in (-1, 1):
            cube(sx * 0.17 - 0.006, -0.26, 0.0, sx * 0.17 + 0.006, 0.26, 0.040, oak, 0.003)
            cube(-0.17, sx * 0.26 - 0.006, 0.0, 0.17, sx * 0.26 + 0.006, 0.040, oak, 0.003)
        cup(-0.04, -0.12, 0.014, 2.6)
        pot = [(0.001, 0), (0.045, 0.0), (0.066, 0.03), (0.068, 0.06), (0.045, 0.10), (0.02, 0.112), (0.012, 0.13)]
        lathe([*pot, (0.001, 0.135)], m_plain((0.07, 0.085, 0.075), 0.3), 0.03, 0.11, 0.014, 40)
    open_book(side + 1.20, bed_y + 0.30, 0.592, 2.0)
    sandals(1.02, 1.78, 0.016, 2.5)


def rug(mat, bed_y):
    """A rug without corners under the bed and before it."""

    def fn(u, v):
        a = 2 * math.pi * u
        r = v * (1 + 0.09 * math.cos(2 * a + 0.4) + 0.05 * math.cos(3 * a))
        return (0.15 + 1.55 * r * math.cos(a), bed_y - 0.05 + 1.55 * r * math.sin(a), 0.014)

    surf(fn, 96, 8, mat, wrap=True, name="rug")
