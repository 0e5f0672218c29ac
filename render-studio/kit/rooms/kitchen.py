"""Open kitchen: stone island with stools, timber wall units, dining table by the window."""

import math

from kit.furniture.finishes import ACCENT, BLACK, BRASS, CURTAIN, FLOOR, LED, RUG, STONE, WALL, WALNUT
from kit.furniture.lamps import dome_pendant, globe
from kit.furniture.plants import potplant
from kit.furniture.props import books_stack, branches, framed, vase
from kit.furniture.seating import dining_chair, stool
from kit.furniture.shapes import at, cube, lathe
from kit.furniture.tables import table
from kit.furniture.textiles import curtain, rug
from kit.interiors.outlook import daylight_x, view
from kit.interiors.shell import balcony_x, downlights, shell, tray, window_x
from kit.light.lamps import light_area
from kit.materials.surfaces import m_plain, m_stucco
from kit.mesh import MeshBuilder


def build(look, rng):
    H, X0, X1, Y0, D = 2.95, -3.7, 4.4, -4.0, 6.2
    wn = WALNUT()
    tr = STONE()
    shell(X0, X1, Y0, D, H, FLOOR(), WALL(), WALL(), WALL())
    tray(X0, X1, Y0, D, H, 0.75)
    window_x(X0, X1, D, H, 4)
    balcony_x(X0, X1, D, H, 1.8)
    mb = MeshBuilder()  # wall units at left: tall timber, worktop with stone splash, shelf
    mb.box(X0, -3.4, 0.10, X0 + 0.62, -1.0, 2.7, wn)
    mb.box(X0, 2.6, 0.10, X0 + 0.62, 3.9, 2.7, wn)
    mb.box(X0, -1.0, 0.10, X0 + 0.60, 2.6, 0.86, wn)
    mb.box(X0, -3.4, 0, X0 + 0.56, 3.9, 0.10, BLACK())
    mb.box(X0, -1.0, 0.86, X0 + 0.63, 2.6, 0.90, tr)
    mb.box(X0, -1.0, 0.90, X0 + 0.02, 2.6, 2.7, tr)
    mb.box(X0, -1.0, 2.05, X0 + 0.34, 2.6, 2.7, wn)
    mb.box(X0, -1.0, 1.52, X0 + 0.26, 2.6, 1.56, WALNUT(1))
    mb.box(X0 + 0.28, -0.95, 2.035, X0 + 0.31, 2.55, 2.05, LED(6.0))
    mb.box(X0 + 0.22, -0.95, 1.508, X0 + 0.24, 2.55, 1.52, LED(5.0))
    gap = m_plain((0.05, 0.035, 0.02), 0.6)
    for y in (-2.8, -2.2, -1.6, -0.4, 0.2, 0.8, 1.4, 2.0, 3.25):
        mb.box(X0 + 0.60, y - 0.003, 0.10, X0 + 0.6215, y + 0.003, 2.7 if y < -1 or y > 2.6 else 0.86, gap)
    mb.box(X0 + 0.60, -2.2 + 0.05, 1.0, X0 + 0.64, -2.2 + 0.075, 1.6, BRASS())
    mb.box(X0 + 0.10, 0.45, 0.901, X0 + 0.55, 1.2, 0.906, m_plain((0.01, 0.01, 0.01), 0.08))
    mb.obj("units")
    for i, (y, h, k) in enumerate(
        ((-0.7, 0.20, 3), (-0.45, 0.26, 1), (0.1, 0.16, 3), (1.5, 0.22, 0), (1.9, 0.15, 3), (2.2, 0.24, 2))
    ):
        vase(X0 + 0.14, y, 1.56, h, m_stucco(((0.62, 0.55, 0.46), (0.36, 0.29, 0.23))[i % 2]), k)
    vase(X0 + 0.25, 2.2, 0.90, 0.26, m_stucco((0.45, 0.38, 0.31)), 3)
    branches(X0 + 0.25, 2.2, 1.12, 0.5, 6, 3)
    cube(-1.75, -0.95, 0.86, -0.75, 2.15, 0.92, tr, 0.006)
    cube(-1.75, -0.95, 0, -0.75, -0.89, 0.86, tr, 0.004)
    cube(-1.75, 2.09, 0, -0.75, 2.15, 0.86, tr, 0.004)
    cube(-1.70, -0.89, 0.08, -1.08, 2.09, 0.86, wn, 0.004)
    cube(-1.66, -0.85, 0, -1.12, 2.05, 0.08, BLACK())
    for y in (-0.45, 0.25, 0.95, 1.65):
        with at(-0.52, y, 0, math.pi / 2):
            stool()
    lathe(
        [(0.001, 0.02), (0.10, 0.03), (0.19, 0.10), (0.20, 0.11), (0.18, 0.105), (0.001, 0.04)],
        m_stucco((0.34, 0.27, 0.22)),
        -1.2,
        0.1,
        0.92,
    )
    vase(-1.35, 1.5, 0.92, 0.30, m_stucco((0.56, 0.48, 0.40)), 1)
    branches(-1.35, 1.5, 1.2, 0.7, 7, 8)
    for i in range(5):
        a = i * 1.3
        lathe(
            [(0.001, -0.035), (0.03, -0.025), (0.036, 0), (0.03, 0.028), (0.001, 0.032)],
            m_plain(((0.45, 0.22, 0.05), (0.50, 0.36, 0.08))[i % 2], 0.5),
            -1.2 + 0.07 * math.cos(a),
            0.1 + 0.07 * math.sin(a),
            1.0,
            16,
        )
    for y in (-0.25, 0.6, 1.45):
        dome_pendant(-1.25, y, 1.72, 0.17, H, None, 12.0)
    rug(0.75, 2.35, 3.75, 5.45, RUG())
    with at(2.25, 3.9, 0, math.pi / 2):
        table(2.3, 1.0)
    ch = ACCENT()
    for y in (3.15, 3.9, 4.65):
        with at(1.45, y, 0, -math.pi / 2):
            dining_chair(ch)
        with at(3.05, y, 0, math.pi / 2):
            dining_chair(ch)
    vase(2.2, 3.75, 0.74, 0.28, m_stucco((0.40, 0.32, 0.26)), 0)
    branches(2.2, 3.75, 1.0, 0.65, 7, 5)
    lathe(
        [(0.001, 0.01), (0.09, 0.015), (0.15, 0.06), (0.14, 0.055), (0.001, 0.02)],
        m_stucco((0.62, 0.55, 0.46)),
        2.3,
        4.45,
        0.74,
    )
    for dx, dy, z, r in ((0, 0, 1.75, 0.14), (0.05, 0.55, 1.9, 0.11), (-0.05, -0.5, 1.95, 0.10)):
        globe(2.25 + dx, 3.9 + dy, z, r, H, 2.4, 4)
    cu = CURTAIN()
    curtain(X0 + 0.05, D - 0.16, X0 + 0.75, D - 0.16, 0.01, H - 0.2, cu, sd=1)
    curtain(X1 - 0.85, D - 0.16, X1 - 0.05, D - 0.16, 0.01, H - 0.2, cu, sd=3)
    cube(X1 - 0.45, 1.0, 0.2, X1 - 0.01, 2.2 + 1.0, 0.78, WALNUT(1), 0.01)
    vase(X1 - 0.24, 1.5, 0.78, 0.36, m_stucco((0.42, 0.35, 0.28)), 0)
    books_stack(X1 - 0.25, 2.5, 0.78, 3, 6)
    with at(X1, 2.1, 0, -math.pi / 2):
        framed(-0.8, 1.15, 0.8, 2.2, 5.2)
    potplant(X1 - 0.6, 5.4, 1.8, 4, m_stucco((0.48, 0.41, 0.34)), 0.22, 0.4)
    downlights([(x, y) for x in (X0 + 1.1, X1 - 0.4) for y in (-1.5, 0.5, 2.5, 4.6)], H - 0.222, 9.0)
    view(rng, 30)
    daylight_x(X0, X1, D, 0.1, H - 0.3, 130)
    light_area((0.2, -3.6, 2.2), (5, 1.6), 55, (1, 0.95, 0.9), target=(0, 2, 0.8))
    light_area((0, 1, H - 0.03), (5, 5), 22, (1, 0.86, 0.68), rot=(0, 0, 0))
