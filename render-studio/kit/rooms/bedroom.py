"""Quiet bedroom: bed against panelled wall at left, window wall ahead with morning view."""

import math

from kit.furniture import finishes
from kit.furniture.bed import bed
from kit.furniture.lamps import floor_lamp, table_lamp
from kit.furniture.props import books_stack, branches, framed, vase
from kit.furniture.seating import armchair
from kit.furniture.shapes import at, cube, puff
from kit.furniture.tables import round_table
from kit.furniture.textiles import curtain, rug
from kit.interiors.outlook import daylight_x, view
from kit.interiors.shell import balcony_x, downlights, shell, slats_y, tray, window_x
from kit.light.lamps import light_area
from kit.materials.glass import m_sheer
from kit.materials.surfaces import m_marble, m_stucco, m_travertine
from kit.mesh import MeshBuilder


def build(look, rng):
    height, left, right, front, back = 2.95, -3.3, 3.2, -3.6, 3.9
    shell(left, right, front, back, height, finishes.floor(), finishes.wall(), finishes.wall(), finishes.wall())
    tray(left, right, front, back, height, 0.7)
    window_x(left, right, back, height, 3)
    balcony_x(left, right, back, height, 1.8)
    slats_y(left, -2.6, back - 0.75, 1.22, height - 0.22, finishes.walnut(), 0.085, 0.05, 0.03)
    with at(left + 0.13, 0.75, 0, -math.pi / 2):
        bed()
        wd = finishes.walnut(1)
        for sx in (-1, 1):
            x = sx * 1.32
            cube(x - 0.29, 0.0, 0.28, x + 0.29, 0.42, 0.44, wd, 0.01)
            cube(x - 0.275, 0.415, 0.29, x + 0.275, 0.423, 0.43, finishes.walnut(0), 0.002)
            with at(x + sx * 0.02, 0.20, 0.44):
                table_lamp(0.50, m_stucco((0.55, 0.46, 0.37)), 7.0, 1.15, 0.16)
            if sx < 0:
                books_stack(x + 0.14, 0.30, 0.44, 2, 4)
            else:
                vase(x - 0.17, 0.24, 0.44, 0.15, m_stucco((0.50, 0.42, 0.34)), 3)
    rug(-2.3, -0.95, 0.55, 2.45, finishes.rug())
    cu, sh = finishes.curtain(), m_sheer((0.90, 0.87, 0.82), 0.38)
    curtain(left + 0.05, back - 0.18, left + 0.85, back - 0.18, 0.01, height - 0.2, cu, sd=1)
    curtain(right - 0.95, back - 0.18, right - 0.05, back - 0.18, 0.01, height - 0.2, cu, sd=3)
    curtain(left + 0.8, back - 0.08, left + 1.55, back - 0.08, 0.01, height - 0.2, sh, 0.09, 0.03, sd=5)
    curtain(right - 1.6, back - 0.08, right - 0.9, back - 0.08, 0.01, height - 0.2, sh, 0.09, 0.03, sd=7)
    with at(2.05, 2.45, 0, 2.45):
        armchair(finishes.accent())
    with at(1.30, 2.95, 0):
        round_table(0.24, 0.48, m_marble((0.72, 0.66, 0.58), (0.45, 0.38, 0.32), 2.0, 0.25), finishes.walnut())
        books_stack(0, 0, 0.48, 2, 8)
        vase(0.05, 0.02, 0.54, 0.12, m_stucco((0.62, 0.55, 0.47)), 3)
    with at(2.75, 3.15, 0):
        floor_lamp(1.55, 9.0, 0.19)
    with at(-0.52, 0.75, 0, -math.pi / 2):  # bench at the foot of the bed
        puff(1.5, 0.46, 0.13, (0, -0.02, 0.40), finishes.second(), 0.05, 0.012)
        mb = MeshBuilder()
        for sx in (-1, 1):
            for sy in (-1, 1):
                mb.bar(
                    (sx * 0.66, sy * 0.17 - 0.02, 0.34),
                    (sx * 0.68, sy * 0.19 - 0.02, 0),
                    0.03,
                    0.03,
                    finishes.walnut(),
                )
        mb.obj("legs")
    cube(right - 0.46, -1.9, 0.25, right - 0.01, 1.4, 0.62, finishes.walnut(1), 0.01)
    cube(right - 0.48, -1.92, 0.62, right - 0.01, 1.42, 0.65, m_travertine(floor=True), 0.006)
    vase(right - 0.26, 0.95, 0.65, 0.34, m_stucco((0.40, 0.33, 0.27)), 0)
    branches(right - 0.26, 0.95, 0.95, 0.75, 6, 4)
    books_stack(right - 0.25, 0.2, 0.65, 3, 2)
    with at(right, 0, 0, -math.pi / 2):
        framed(-0.9, 1.05, 0.75, 2.15, 3.1, 0.0)
    downlights([(x, y) for x in (left + 0.35, right - 0.35) for y in (-1.5, 0.5, 2.5)], height - 0.222, 9.0)
    view(rng, 30)
    daylight_x(left, right, back, 0.1, height - 0.3, 60)
    light_area((0.2, -3.2, 2.2), (4, 1.6), 26, (1, 0.95, 0.9), target=(-0.6, 2, 0.8))
    light_area((-0.2, 0.5, height - 0.03), (4, 4), 5, (1, 0.80, 0.58), rot=(0, 0, 0))
