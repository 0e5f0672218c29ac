"""Open kitchen: stone island with stools, timber wall units, dining table by the window."""

import math

from kit.furniture import finishes
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
    height, left, right, front, back = 2.95, -3.7, 4.4, -4.0, 6.2
    wn = finishes.walnut()
    tr = finishes.stone()
    shell(left, right, front, back, height, finishes.floor(), finishes.wall(), finishes.wall(), finishes.wall())
    tray(left, right, front, back, height, 0.75)
    window_x(left, right, back, height, 4)
    balcony_x(left, right, back, height, 1.8)
    mb = MeshBuilder()  # wall units at left: tall timber, worktop with stone splash, shelf
    mb.box(left, -3.4, 0.10, left + 0.62, -1.0, 2.7, wn)
    mb.box(left, 2.6, 0.10, left + 0.62, 3.9, 2.7, wn)
    mb.box(left, -1.0, 0.10, left + 0.60, 2.6, 0.86, wn)
    mb.box(left, -3.4, 0, left + 0.56, 3.9, 0.10, finishes.black())
    mb.box(left, -1.0, 0.86, left + 0.63, 2.6, 0.90, tr)
    mb.box(left, -1.0, 0.90, left + 0.02, 2.6, 2.7, tr)
    mb.box(left, -1.0, 2.05, left + 0.34, 2.6, 2.7, wn)
    mb.box(left, -1.0, 1.52, left + 0.26, 2.6, 1.56, finishes.walnut(1))
    mb.box(left + 0.28, -0.95, 2.035, left + 0.31, 2.55, 2.05, finishes.led(6.0))
    mb.box(left + 0.22, -0.95, 1.508, left + 0.24, 2.55, 1.52, finishes.led(5.0))
    gap = m_plain((0.05, 0.035, 0.02), 0.6)
    for y in (-2.8, -2.2, -1.6, -0.4, 0.2, 0.8, 1.4, 2.0, 3.25):
        mb.box(left + 0.60, y - 0.003, 0.10, left + 0.6215, y + 0.003, 2.7 if y < -1 or y > 2.6 else 0.86, gap)
    mb.box(left + 0.60, -2.2 + 0.05, 1.0, left + 0.64, -2.2 + 0.075, 1.6, finishes.brass())
    mb.box(left + 0.10, 0.45, 0.901, left + 0.55, 1.2, 0.906, m_plain((0.01, 0.01, 0.01), 0.08))
    mb.obj("units")
    for i, (y, h, k) in enumerate(
        ((-0.7, 0.20, 3), (-0.45, 0.26, 1), (0.1, 0.16, 3), (1.5, 0.22, 0), (1.9, 0.15, 3), (2.2, 0.24, 2))
    ):
        vase(left + 0.14, y, 1.56, h, m_stucco(((0.62, 0.55, 0.46), (0.36, 0.29, 0.23))[i % 2]), k)
    vase(left + 0.25, 2.2, 0.90, 0.26, m_stucco((0.45, 0.38, 0.31)), 3)
    branches(left + 0.25, 2.2, 1.12, 0.5, 6, 3)
    cube(-1.75, -0.95, 0.86, -0.75, 2.15, 0.92, tr, 0.006)
    cube(-1.75, -0.95, 0, -0.75, -0.89, 0.86, tr, 0.004)
    cube(-1.75, 2.09, 0, -0.75, 2.15, 0.86, tr, 0.004)
    cube(-1.70, -0.89, 0.08, -1.08, 2.09, 0.86, wn, 0.004)
    cube(-1.66, -0.85, 0, -1.12, 2.05, 0.08, finishes.black())
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
        dome_pendant(-1.25, y, 1.72, 0.17, height, None, 12.0)
    rug(0.75, 2.35, 3.75, 5.45, finishes.rug())
    with at(2.25, 3.9, 0, math.pi / 2):
        table(2.3, 1.0)
    ch = finishes.accent()
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
        globe(2.25 + dx, 3.9 + dy, z, r, height, 2.4, 4)
    cu = finishes.curtain()
    curtain(left + 0.05, back - 0.16, left + 0.75, back - 0.16, 0.01, height - 0.2, cu, sd=1)
    curtain(right - 0.85, back - 0.16, right - 0.05, back - 0.16, 0.01, height - 0.2, cu, sd=3)
    cube(right - 0.45, 1.0, 0.2, right - 0.01, 2.2 + 1.0, 0.78, finishes.walnut(1), 0.01)
    vase(right - 0.24, 1.5, 0.78, 0.36, m_stucco((0.42, 0.35, 0.28)), 0)
    books_stack(right - 0.25, 2.5, 0.78, 3, 6)
    with at(right, 2.1, 0, -math.pi / 2):
        framed(-0.8, 1.15, 0.8, 2.2, 5.2)
    potplant(right - 0.6, 5.4, 1.8, 4, m_stucco((0.48, 0.41, 0.34)), 0.22, 0.4)
    downlights([(x, y) for x in (left + 1.1, right - 0.4) for y in (-1.5, 0.5, 2.5, 4.6)], height - 0.222, 9.0)
    view(rng, 30)
    daylight_x(left, right, back, 0.1, height - 0.3, 130)
    light_area((0.2, -3.6, 2.2), (5, 1.6), 55, (1, 0.95, 0.9), target=(0, 2, 0.8))
    light_area((0, 1, height - 0.03), (5, 5), 22, (1, 0.86, 0.68), rot=(0, 0, 0))
