"""Residents' library: book wall with lit shelves, reading chairs, long table, garden light from the left."""

import math

from kit.furniture import finishes
from kit.furniture.lamps import floor_lamp, globe, table_lamp
from kit.furniture.plants import potplant
from kit.furniture.props import book_row, books_stack, branches, framed, vase
from kit.furniture.seating import armchair, sofa
from kit.furniture.shapes import at
from kit.furniture.tables import round_table
from kit.furniture.textiles import curtain, rug
from kit.interiors.outlook import daylight_y
from kit.interiors.shell import downlights, shell, slats_y, window_y
from kit.landscape.planting import put
from kit.landscape.shrubs import make_shrub
from kit.landscape.trees import make_tree
from kit.light.lamps import light_area, light_spot
from kit.materials.ground import m_lawn
from kit.materials.surfaces import m_marble, m_paving, m_plain, m_stucco, m_travertine
from kit.mesh import MeshBuilder


def build(look, rng):
    height, left, right, front, back = 3.5, -4.4, 4.3, -4.2, 5.2
    wn = finishes.walnut(2, 0.9)
    wx = finishes.walnut(0, 0.4)
    shell(
        left,
        right,
        front,
        back + 0.5,
        height,
        finishes.floor(),
        None,
        finishes.wall(),
        finishes.wall(),
    )
    mb = MeshBuilder()
    sd, t, zs = 0.36, 0.04, (0.42, 0.86, 1.30, 1.74, 2.18, 2.62)
    bays = 6
    bw = (right - left) / bays
    light = finishes.led(2.6)  # back book wall
    mb.box(left, back + 0.02, 0, right, back + 0.05, height, finishes.walnut(2, 0.9))
    mb.box(left, back - sd, 3.06, right, back + 0.02, height, wx)
    mb.box(left, back - sd, 0, right, back + 0.02, 0.10, m_plain((0.03, 0.025, 0.02), 0.5))
    mb.box(left, back - sd - 0.02, 0.10, right, back, 0.42, wx)
    for i in range(bays + 1):
        x = left + bw * i
        for z0, z1 in ((0.42, 0.90), (2.18, 3.06)) if i == 3 else ((0.42, 3.06),):
            mb.box(x - 0.03, back - sd, z0, x + 0.03, back + 0.02, z1, wn)  # middle post stops at the art niche
    for i in range(bays):
        x0, x1 = left + bw * i + 0.03, left + bw * (i + 1) - 0.03
        niche = i in (2, 3)
        for k, z in enumerate(zs):
            if niche and k in (2, 3):
                continue
            mb.box(x0, back - sd + 0.02, z, x1, back + 0.02, z + t, wx)
            if k:
                mb.box(x0 + 0.02, back - 0.03, z - 0.025, x1 - 0.02, back - 0.015, z - 0.01, light)
        mb.box(x0 + 0.02, back - 0.03, 3.02, x1 - 0.02, back - 0.015, 3.04, light)
        for k, z in enumerate(zs):
            if niche and k in (1, 2, 3):
                continue
            if rng.random() < 0.16:
                continue
            a = rng.uniform(0, 0.25) if rng.random() < 0.4 else 0.01
            book_row(
                mb,
                x0 + a,
                x1 - (rng.uniform(0.1, 0.35) if rng.random() < 0.4 else 0.01),
                back - 0.08,
                z + t,
                0.36,
                rng,
                0.20,
            )
    mb.box(
        left + bw * 2 + 0.03,
        back - 0.05,
        0.90,
        left + bw * 4 - 0.03,
        back - 0.02,
        2.18,
        m_travertine((0.56, 0.46, 0.36), 0.8, 0.64),
    )
    mb.obj("shelves")
    with at(left + bw * 3, back - 0.05, 0):
        framed(-0.55, 1.12, 0.55, 2.0, 1.7, -0.02)
    for i, k, vk in ((0, 3, 3), (1, 5, 0), (4, 2, 1), (5, 4, 2), (2, 1, 0), (3, 1, 3)):
        vase(
            left + bw * (i + 0.72),
            back - 0.16,
            zs[k] + t,
            0.22,
            m_stucco(((0.55, 0.47, 0.38), (0.30, 0.24, 0.19))[i % 2]),
            vk,
        )
    window_y(front, back - sd, left, height, 5, 0.02, 0.45, 0.14, 0.05, -1)
    cu = finishes.curtain()
    for a, b in ((3.95, 4.8), (-0.2, 0.5)):
        curtain(left + 0.12, a, left + 0.12, b, 0.01, height - 0.04, cu, sd=a)
    mb = MeshBuilder()
    mb.box(left - 30, -30, -0.12, left - 0.16, 40, -0.04, m_lawn((0.06, 0.10, 0.03)))
    mb.box(left - 3, -8, -0.1, left - 0.15, 12, -0.02, m_paving())
    mb.obj("garden")
    trs = [
        make_tree(11 + i, height=h, radius=2.2, clear=1.8, leaves=4500, leaf=0.14, trunk=0.08)
        for i, h in enumerate((5.5, 6.5))
    ]
    shs = [make_shrub(31 + i, radius=0.6, height=0.8, leaves=900, leaf=0.07) for i in range(2)]
    for i in range(12):
        put(rng.choice(trs), left - rng.uniform(5, 12), -3 + i * 1.9, 0, scale=rng.uniform(0.8, 1.15), rng=rng)
    for _ in range(50):
        put(
            rng.choice(shs),
            left - rng.uniform(3.2, 9),
            rng.uniform(-4, 22),
            0,
            scale=rng.uniform(0.6, 1.3),
            rng=rng,
        )
    # coffered timber ceiling beams
    mb = MeshBuilder()
    for i in range(6):
        y = front + 0.8 + i * 1.55
        mb.box(left, y - 0.07, height - 0.20, right, y + 0.07, height, wx)
    mb.obj("beams")
    slats_y(right, front, back - sd, 0, height - 0.2, wn, 0.11, 0.07, 0.04, -1)
    rug(-2.9, -0.75, 2.5, 3.0, finishes.rug())
    li, co = finishes.cloth(), finishes.accent()
    with at(2.55, 1.35, 0, math.pi / 2):
        sofa(2.3, 0.95, 3, li, ((-0.75, co), (0.72, finishes.second())), finishes.second())
    with at(-2.1, 2.25, 0, -2.1):
        armchair(co)
    with at(-2.25, 0.75, 0, -1.15):
        armchair(co)
    with at(-2.75, 1.5, 0):
        round_table(0.25, 0.50, m_marble((0.30, 0.24, 0.19), (0.55, 0.44, 0.33), 2.0, 0.2), finishes.walnut())
        books_stack(0, 0.03, 0.50, 3, 8)
    with at(0.0, 1.25, 0):
        round_table(0.55, 0.36, m_marble((0.66, 0.58, 0.49), (0.42, 0.35, 0.29), 1.6, 0.2), finishes.walnut())
        books_stack(0.18, 0.15, 0.36, 3, 5)
        vase(-0.15, -0.08, 0.36, 0.24, m_stucco((0.34, 0.28, 0.23)), 3)
        branches(-0.15, -0.08, 0.55, 0.5, 6, 3)
    with at(-3.3, 2.55, 0):
        floor_lamp(1.6, 15.0)
    with at(2.95, 3.25, 0):
        round_table(0.27, 0.55, finishes.walnut(0))
    with at(2.95, 3.25, 0.55):
        table_lamp(0.54, m_stucco((0.48, 0.40, 0.32)), 9.0, 1.3, 0.18)
    globe(-0.25, 1.3, 2.35, 0.17, height, 2.4, 8)
    globe(0.18, 1.05, 2.58, 0.12, height, 2.4, 4)
    globe(0.22, 1.55, 2.15, 0.10, height, 2.4, 3)
    potplant(left + 0.65, 3.35, 2.0, 6, m_stucco((0.36, 0.30, 0.25)), 0.24, 0.45)
    downlights([(x, y) for x in (-3, 0, 3) for y in (0.4, 3.5)], height - 0.003, 8.0)
    for i in range(3):
        light_spot((-2.9 + 2.9 * i, back - 0.95, height - 0.06), 26, (1, 0.74, 0.46), False, 80)
    daylight_y(front, back - 0.5, left, 0.1, height - 0.5, 150, -1, (1, 0.97, 0.93))
    light_area((left - 2, 3, 6.5), (4, 16), 260, (1, 0.96, 0.86), target=(left - 5, 4, 0)).visible_glossy = False
    light_area((0.3, -3.9, 2.4), (5, 1.6), 16, (1, 0.93, 0.85), target=(0, 2, 0.8))
