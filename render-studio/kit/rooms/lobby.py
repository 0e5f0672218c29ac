"""One-point double-height lobby: travertine wall, reception, linear pendants, reflecting pool and garden at left."""

import math
import random

from kit.furniture import finishes
from kit.furniture.lamps import table_lamp
from kit.furniture.plants import potplant
from kit.furniture.props import books_stack, branches, vase
from kit.furniture.seating import armchair, sofa
from kit.furniture.shapes import at, cube, lathe, point, puff, rod
from kit.furniture.tables import round_table
from kit.furniture.textiles import rug
from kit.interiors.outlook import daylight_y
from kit.interiors.shell import downlights, shell, slats_y, window_y
from kit.landscape.planting import put
from kit.landscape.shrubs import make_shrub
from kit.landscape.trees import make_tree
from kit.light.lamps import light_area, light_spot
from kit.materials.glass import m_water
from kit.materials.glow import m_lamp
from kit.materials.ground import m_lawn
from kit.materials.surfaces import m_marble, m_stone, m_stucco, m_travertine
from kit.mesh import MeshBuilder


def build(look, rng):
    height, left, right, front, back = 6.3, -6.2, 6.0, -7.0, 12.0
    fl = m_travertine((0.60, 0.53, 0.45), 1.8, 1.2, 0.20, True, 0.003)
    shell(left, right, front, back, height, fl, None, finishes.wall(), finishes.wall(), finishes.ceiling())
    st = finishes.stone(2.0, 1.05, 0.42)
    mb = MeshBuilder()
    mb.face([(left, back, 0), (right, back, 0), (right, back, height), (left, back, height)], st)
    mb.box(-3.6, back - 0.35, 0, 3.6, back, height - 0.55, m_travertine((0.50, 0.385, 0.28), 1.2, 3.0, 0.5))
    light = finishes.led(5.0)
    for x in (-3.62, 3.58):
        mb.box(x, back - 0.16, 0, x + 0.04, back - 0.10, height - 0.55, light)
    mb.box(-3.6, back - 0.16, height - 0.55, 3.6, back - 0.10, height - 0.51, light)
    mb.obj("stone")
    # ceiling: timber field with cove
    mb = MeshBuilder()
    wd = finishes.walnut(1, 0.32)
    mb.box(-3.9, front, height - 0.12, 3.9, back - 1.1, height - 0.06, wd)
    l2 = finishes.led(4.0)
    for x in (-4.0, 3.96):
        mb.box(x, front, height - 0.10, x + 0.04, back - 1.1, height - 0.07, l2)
    mb.obj("ceil")
    # left: glazed, tall piers, garden outside, reflecting pool inside
    window_y(front, back, left, height, 7, 0.02, 0.5, 0.2, 0.07, -1, [3.0])
    mb = MeshBuilder()
    pier = finishes.stone(1.0, 1.05, 0.42)
    for y in (-5.5, -0.6, 4.3, 9.2):
        mb.box(left - 0.05, y - 0.28, 0, left + 0.55, y + 0.28, height, pier)
    mb.box(left + 0.75, -6.5, 0.0, left + 2.15, 10.6, 0.10, m_stone((0.14, 0.12, 0.10), 1.2, 0.6, 0.1, 0.3))
    mb.face(
        [
            (left + 0.83, -6.4, 0.105),
            (left + 2.07, -6.4, 0.105),
            (left + 2.07, 10.5, 0.105),
            (left + 0.83, 10.5, 0.105),
        ],
        m_water((0.30, 0.34, 0.34), 0.05, 2.2),
    )
    mb.obj("left")
    mb = MeshBuilder()
    mb.box(left - 30, -30, -0.1, left - 0.2, 40, -0.02, m_lawn((0.06, 0.10, 0.03)))
    mb.box(left - 9.3, -20, 0, left - 9, 40, 2.6, m_stone((0.40, 0.33, 0.26), 1.4, 0.35))
    mb.obj("garden")
    trs = [
        make_tree(11 + i, height=h, radius=2.3, clear=2.4, leaves=5000, leaf=0.14, trunk=0.09)
        for i, h in enumerate((6.5, 7.5, 5.8))
    ]
    shs = [make_shrub(31 + i, radius=0.6, height=0.8, leaves=900, leaf=0.07) for i in range(3)]
    for i in range(13):
        put(
            rng.choice(trs),
            left - rng.uniform(3, 7.5),
            -5 + i * 2.2 + rng.uniform(-0.5, 0.5),
            0,
            scale=rng.uniform(0.8, 1.15),
            rng=rng,
        )
    for _ in range(60):
        put(
            rng.choice(shs),
            left - rng.uniform(0.8, 8),
            rng.uniform(-6, 22),
            0,
            scale=rng.uniform(0.7, 1.4),
            rng=rng,
        )
    bt = [
        make_tree(21, height=11, radius=4, leaves=5000, leaf=0.3),
        make_tree(22, height=13, radius=5, leaves=5000, leaf=0.32),
    ]
    for _ in range(16):
        put(
            rng.choice(bt),
            left - rng.uniform(30, 70),
            rng.uniform(-10, 70),
            0,
            scale=rng.uniform(0.8, 1.3),
            rng=rng,
        )
    # right: fluted timber to 3 m with mezzanine gallery above
    wn = finishes.walnut()
    slats_y(right, -6.5, 10.2, 0, 3.0, wn, 0.12, 0.085, 0.05, -1)
    mb = MeshBuilder()
    mb.box(right - 1.6, front, 3.05, right, back, 3.40, m_stucco((0.84, 0.81, 0.76), 0.03))
    mb.box(right - 1.62, front, 3.05, right - 1.58, back, 3.40, finishes.brass())
    mb.box(right - 0.25, front, 3.0, right - 0.2, back, 3.04, finishes.led(4.0))
    fr = finishes.black()
    mb.box(right - 1.56, front, 4.38, right - 1.52, back - 0.0, 4.43, finishes.walnut(1))
    for i in range(150):
        y = front + i * 0.125
        mb.box(right - 1.545, y, 3.40, right - 1.53, y + 0.012, 4.4, fr)
    mb.obj("gallery")
    slats_y(right, -6.5, back, 3.4, height - 0.1, wn, 0.24, 0.12, 0.05, -1)
    # reception
    cube(-2.0, 9.3, 0, 2.0, 10.1, 1.06, m_travertine((0.33, 0.255, 0.195), 4.5, 1.2, 0.3), 0.02)
    cube(
        -2.06,
        9.24,
        1.06,
        2.06,
        10.16,
        1.11,
        m_marble((0.26, 0.20, 0.155), (0.50, 0.40, 0.30), 1.4, 0.15),
        0.008,
    )
    cube(-1.1, 9.26, 0.30, 1.1, 9.31, 0.84, wn, 0.004)
    mb = MeshBuilder()
    mb.box(-1.98, 9.35, 0.02, 1.98, 9.38, 0.05, finishes.led(4.0))
    mb.obj("kick")
    vase(-1.45, 9.65, 1.11, 0.42, m_stucco((0.30, 0.25, 0.21)), 0)
    branches(-1.45, 9.65, 1.48, 1.15, 8, 7, leaf=0.045)
    books_stack(1.2, 9.6, 1.11, 2, 3)
    with at(1.7, 9.7, 1.11):
        table_lamp(0.46, m_stucco((0.45, 0.37, 0.30)), 6.0, 1.1, 0.14)
    # lounge groups on rugs
    rug(-3.2, 4.6 - 1.9, 0.4, 4.6 + 1.5, finishes.rug(), False)
    li, co = finishes.cloth(), finishes.accent()
    with at(-3.05, 4.4, 0, -math.pi / 2):
        sofa(2.5, 0.95, 3, li, ((-0.85, co), (0.85, finishes.second())), finishes.second())
    with at(-0.35, 5.15, 0, 1.75):
        armchair(co)
    with at(-0.35, 3.75, 0, 1.40):
        armchair(co)
    with at(-1.35, 4.45, 0):
        round_table(0.48, 0.36, m_marble((0.70, 0.63, 0.54), (0.45, 0.38, 0.32), 1.8, 0.15), finishes.walnut())
        books_stack(0.12, 0.10, 0.36, 2, 6)
        vase(-0.14, -0.05, 0.36, 0.2, m_stucco((0.36, 0.30, 0.25)), 3)
    puff(0.5, 2.6, 0.14, (right - 0.55, 3.2, 0.38), co, 0.05, 0.01)
    cube(right - 0.78, 1.9, 0.12, right - 0.32, 4.5, 0.31, finishes.walnut(1), 0.01)
    cube(right - 0.70, 2.1, 0, right - 0.40, 4.3, 0.12, finishes.black())
    potplant(right - 0.7, 6.1, 2.5, 5, m_travertine((0.45, 0.37, 0.29)), 0.30, 0.55, "leaf")
    potplant(right - 0.7, 0.6, 2.2, 8, m_travertine((0.45, 0.37, 0.29)), 0.28, 0.5, "leaf")
    potplant(3.1, 10.9, 3.0, 12, m_stucco((0.34, 0.28, 0.23)), 0.34, 0.6, "tree")
    # pendants: staggered glowing rods
    rp = random.Random(8)
    for i in range(30):
        a = i / 30
        x, y = (
            0.2 + 1.5 * math.cos(a * 12.57) * (0.35 + 0.65 * rp.random()),
            6.7 + 1.6 * math.sin(a * 12.57) * (0.4 + 0.6 * rp.random()),
        )
        z = 3.35 + 0.55 * math.sin(a * 6.28) + rp.uniform(-0.2, 0.35)
        h = rp.uniform(0.55, 0.9)
        o = lathe(
            [(0.001, 0), (0.028, 0.004), (0.028, h), (0.001, h + 0.004)],
            m_lamp((1, 0.74, 0.46), 4.2),
            x,
            y,
            z,
            12,
        )
        o.visible_shadow = False
        lathe([(0.031, 0), (0.031, 0.07)], finishes.brass(), x, y, z + h, 12)
        rod((x, y, z + h), (x, y, height - 0.1), 0.003, finishes.brass(), 5)
    point((0.2, 6.7, 3.9), 70, r=0.7)
    downlights([(x, y) for x in (-4.9, 4.25) for y in (2, 5, 8, 10.8)], height - 0.003, 9.0)
    for x in (-2.6, 0, 2.6):
        light_spot((x, back - 0.75, height - 0.15), 90, (1, 0.74, 0.46), False, 62)
    light_area((left - 2.2, 3, 7.5), (5, 22), 650, (1, 0.96, 0.86), target=(left - 5, 4, 0)).visible_glossy = False
    daylight_y(-6, 11, left, 0.2, 5.6, 330, -1, (1, 0.97, 0.93))
    light_area((0, -6.2, 3.6), (9, 4), 130, (1, 0.95, 0.9), target=(0, 5, 1.5))
