"""Living room: sofas around a low table, a window wall onto a balcony, art on the left, slatted timber on the right."""

import math

from kit.furniture import finishes
from kit.furniture.lamps import floor_lamp, globe, table_lamp
from kit.furniture.plants import potplant
from kit.furniture.props import books_stack, branches, framed, vase
from kit.furniture.seating import armchair, sofa
from kit.furniture.shapes import at, cube
from kit.furniture.tables import round_table
from kit.furniture.textiles import curtain, rug
from kit.interiors.outlook import daylight_x, view
from kit.interiors.shell import balcony_x, downlights, shell, slats_y, tray, window_x
from kit.light.lamps import light_area
from kit.materials.glass import m_sheer
from kit.materials.surfaces import m_marble, m_plain, m_stucco
from kit.mesh import MeshBuilder

HEIGHT = 2.95
X0, X1, Y0, Y1 = -4.1, 4.2, -4.0, 5.4


def build(look, rng):
    shell(X0, X1, Y0, Y1, HEIGHT, finishes.floor(), finishes.wall(), finishes.wall(), finishes.wall())
    tray(X0, X1, Y0, Y1, HEIGHT, 0.75)
    window_x(X0, X1, Y1, HEIGHT, 3)
    balcony_x(X0, X1, Y1, HEIGHT, 2.0)
    curtains()
    seating(look)
    media_wall()
    with at(X0, 0, 0, math.pi / 2):
        framed(0.55, 1.05, 2.75, 2.15, look.get("art", 2.4), 0.0)
    potplant(X0 + 0.7, 4.35, 2.1, look.get("plant", 6), m_stucco((0.40, 0.34, 0.28)), 0.25, 0.46, "leaf")
    potplant(X1 - 0.75, 4.5, 1.9, 11, m_stucco((0.55, 0.48, 0.40)), 0.22, 0.42, "palm")
    for dx, dy, z, r in ((0, 0, 2.0, 0.14), (0.34, 0.12, 2.2, 0.11), (-0.28, 0.2, 2.3, 0.10)):
        globe(-0.35 + dx, 1.75 + dy, z, r, HEIGHT, 2.4, 4)
    downlights([(x, y) for x in (X0 + 0.38, X1 - 0.38) for y in (-0.6, 1.2, 3.0)], HEIGHT - 0.222, 10.0)
    view(rng, look.get("drop", 38), towers=look.get("towers", 26))
    daylight_x(X0, X1, Y1, 0.1, HEIGHT - 0.3, 110)
    light_area((0.1, -3.4, 2.3), (5, 1.6), 38, (1, 0.95, 0.9), target=(0, 2, 0.8))
    light_area((0, 1.4, HEIGHT - 0.03), (5, 4), 10, (1, 0.82, 0.60), rot=(0, 0, 0))


def curtains():
    heavy, sheer = finishes.curtain(), m_sheer((0.90, 0.87, 0.82), 0.38)
    top = HEIGHT - 0.2
    curtain(X0 + 0.05, Y1 - 0.2, X0 + 0.85, Y1 - 0.2, 0.01, top, heavy, sd=1)
    curtain(X1 - 0.85, Y1 - 0.2, X1 - 0.05, Y1 - 0.2, 0.01, top, heavy, sd=3)
    curtain(X0 + 0.8, Y1 - 0.09, X0 + 1.5, Y1 - 0.09, 0.01, top, sheer, 0.09, 0.03, sd=5)
    curtain(X1 - 1.5, Y1 - 0.09, X1 - 0.8, Y1 - 0.09, 0.01, top, sheer, 0.09, 0.03, sd=7)


def seating(look):
    rug(-2.75, -0.1, 1.75, 3.55, finishes.rug())
    with at(X0 + 0.35, 1.7, 0, -math.pi / 2):
        sofa(
            2.7,
            0.98,
            3,
            finishes.cloth(),
            ((-0.95, finishes.accent()), (-0.5, finishes.second()), (0.9, finishes.accent())),
            finishes.second(),
        )
    with at(-0.35, 4.35, 0, math.pi):
        sofa(2.1, 0.95, 2, finishes.cloth(), ((0.62, finishes.second()),))
    for y, turn in ((1.0, 1.75), (2.35, 1.4)):
        with at(1.25, y, 0, turn):
            armchair(finishes.accent())
    marble = m_marble((0.74, 0.68, 0.60), (0.42, 0.36, 0.30), 1.7, 0.15)
    with at(-0.75, 1.75, 0):
        round_table(0.58, 0.34, marble, finishes.walnut())
        books_stack(0.2, 0.12, 0.34, 3, 5)
        vase(-0.16, -0.06, 0.34, 0.24, m_stucco((0.36, 0.30, 0.25)), 3)
        branches(-0.16, -0.06, 0.53, 0.5, 6, look.get("branches", 3))
    with at(-0.05, 2.45, 0):
        round_table(0.30, 0.42, finishes.walnut(0))
        books_stack(0, 0, 0.42, 1, 9)
    with at(X0 + 0.5, 3.45, 0):
        round_table(0.26, 0.54, finishes.walnut(0))
        with at(0, 0, 0.54):
            table_lamp(0.52, m_stucco((0.48, 0.40, 0.32)), 8.0, 1.3, 0.17)
    with at(1.6, 3.7, 0):
        floor_lamp(1.6, 10.0)


def media_wall():
    """Timber slats behind a low stone-topped console with a screen."""
    slats_y(X1, 0.2, 4.0, 0, HEIGHT - 0.22, finishes.walnut(), 0.085, 0.05, 0.035, -1)
    cube(X1 - 0.48, 0.5, 0.26, X1 - 0.05, 3.7, 0.60, finishes.walnut(1), 0.008)
    cube(X1 - 0.50, 0.48, 0.60, X1 - 0.05, 3.72, 0.63, finishes.stone(), 0.005)
    cube(X1 - 0.09, 1.1, 1.0, X1 - 0.05, 3.0, 2.08, m_plain((0.012, 0.012, 0.013), 0.12), 0.004)
    mb = MeshBuilder()
    mb.box(X1 - 0.44, 0.55, 0.245, X1 - 0.40, 3.65, 0.258, finishes.led(3.0))
    mb.obj("console light")
    vase(X1 - 0.27, 3.35, 0.63, 0.34, m_stucco((0.42, 0.34, 0.28)), 0)
    branches(X1 - 0.27, 3.35, 0.94, 0.6, 6, 8)
    books_stack(X1 - 0.27, 0.85, 0.63, 3, 4)
    cube(X1 - 0.36, 3.02, 0.63, X1 - 0.2, 3.1, 0.8, finishes.brass(), 0.01)
    cube(X1 - 0.40, 0.6, 0.0, X1 - 0.1, 3.6, 0.26, finishes.black(), 0.004)
