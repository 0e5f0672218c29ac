"""Rooftop yoga deck at dawn under a slender timber pergola, hills in mist."""

import math

from kit.furniture import finishes
from kit.furniture.shapes import cube, lathe, point, puff
from kit.interiors.outlook import view
from kit.landscape.planting import put
from kit.landscape.shrubs import make_shrub, make_tuft
from kit.landscape.trees import make_tree
from kit.light.lamps import light_area
from kit.materials.cloth import m_linen
from kit.materials.glass import m_glass
from kit.materials.glow import m_lamp
from kit.materials.ground import m_leaf
from kit.materials.surfaces import m_plain, m_travertine, m_wood
from kit.mesh import MeshBuilder, place


def build(look, rng):
    dk = m_wood((0.40, 0.27, 0.17), axis=1, plank=0.145, rough=0.58)
    left, right, front, back = -6.2, 6.2, -7, 9.0
    mb = MeshBuilder()
    mb.box(left - 6, front, -0.5, right + 6, back + 1, -0.06, m_travertine((0.55, 0.48, 0.40), 0.9, 0.9, 0.35, True))
    mb.box(-4.3, front, -0.06, 4.3, back - 0.3, 0, dk)
    tb = m_wood((0.30, 0.175, 0.095), axis=2, plank=0.4)
    tx = m_wood((0.30, 0.175, 0.095), axis=0, plank=0.4)
    for y in (-5.2, -1.2, 2.8, 6.8):
        for x in (-4.1, 4.1):
            mb.box(x - 0.09, y - 0.09, -0.06, x + 0.09, y + 0.09, 2.95, tb)
        mb.box(-4.4, y - 0.07, 2.95, 4.4, y + 0.07, 3.17, tx)
    for i in range(22):
        y = -6.8 + i * 0.72
        mb.box(-4.7, y - 0.025, 3.17, 4.7, y + 0.025, 3.27, tx)
    st = m_travertine((0.58, 0.49, 0.39), 1.4, 0.5)
    light = finishes.led(3.2)
    for sx in (-1, 1):
        a, b = sorted((sx * 4.75, sx * 6.1))
        mb.box(a, -6.5, -0.06, b, 8.6, 0.48, st)
        mb.box(a + 0.08, -6.4, 0.40, b - 0.08, 8.5, 0.485, m_plain((0.06, 0.045, 0.03), 1.0))
        q = 4.74 * sx
        mb.box(min(q, q - 0.02 * sx), -6.4, 0.02, max(q, q - 0.02 * sx), 8.5, 0.05, light)
    mb.box(-12, back, -0.06, 12, back + 0.16, 0.30, st)
    mb.face(
        [(-12, back + 0.08, 0.30), (12, back + 0.08, 0.30), (12, back + 0.08, 1.12), (-12, back + 0.08, 1.12)],
        m_glass((0.93, 0.97, 0.95), 0.02, 0.0),
    )
    mb.box(-12, back + 0.06, 1.12, 12, back + 0.10, 1.15, finishes.black())
    mb.obj("deck")
    for x, y, c in (
        (-2.0, 1.5, (0.34, 0.36, 0.30)),
        (-0.0, 1.5, (0.46, 0.36, 0.28)),
        (2.0, 1.5, (0.52, 0.47, 0.40)),
        (-1.0, 4.4, (0.52, 0.47, 0.40)),
        (1.0, 4.4, (0.34, 0.36, 0.30)),
        (-2.95, 4.4, (0.46, 0.36, 0.28)),
        (2.95, 4.4, (0.46, 0.36, 0.28)),
    ):
        cube(x - 0.31, y - 0.9, 0.001, x + 0.31, y + 0.9, 0.014, m_plain(c, 0.85), 0.005)
        if y < 2:
            puff(0.36, 0.36, 0.13, (x, y + 0.35, 0.08), m_linen((0.62, 0.54, 0.44)), 0.06, 0.02)
    for x in (-0.9, 2.5):
        lathe(
            [(0.001, 0), (0.05, 0), (0.05, 0.19), (0.03, 0.22), (0.03, 0.25), (0.001, 0.25)],
            m_plain((0.30, 0.28, 0.25), 0.4),
            x,
            0.9,
            0.0,
            20,
        )
    o = lathe(
        [(0.001, 0.0), (0.055, 0.0), (0.055, 0.62), (0.001, 0.62)],
        m_linen((0.50, 0.38, 0.28)),
        -3.55,
        7.1,
        0.07,
        24,
    )
    o.rotation_euler = (0, math.pi / 2, 0)
    gr = [make_tuft(71, size=0.5, blades=420, h=0.55), make_tuft(72, size=0.5, blades=380, h=0.75)]
    shs = [make_shrub(31 + i, radius=0.45, height=0.6, leaves=900, leaf=0.055) for i in range(3)] + [
        make_shrub(
            44, radius=0.4, height=0.5, leaves=900, leaf=0.045, col=m_leaf((0.28, 0.20, 0.22), (0.50, 0.38, 0.36))
        )
    ]
    trs = [
        make_tree(
            14,
            height=3.6,
            radius=1.35,
            clear=1.3,
            leaves=3600,
            leaf=0.075,
            trunk=0.05,
            col=m_leaf((0.06, 0.09, 0.03), (0.16, 0.18, 0.06)),
        ),
        make_tree(15, height=3.1, radius=1.2, clear=1.1, leaves=3000, leaf=0.075, trunk=0.05),
    ]
    for sx in (-1, 1):
        for i in range(64):
            y = -6.2 + i * 0.23
            x = sx * rng.uniform(4.95, 5.9)
            place(
                rng.choice(gr)[0], (x, y, 0.46), rng.uniform(0, 6.28), rng.uniform(0.7, 1.0)
            ) if rng.random() < 0.6 else put(rng.choice(shs), x, y, 0.46, scale=rng.uniform(0.6, 1.0), rng=rng)
        for y in (-2.5, 1.6, 5.5, 8.2):
            put(rng.choice(trs), sx * rng.uniform(5.3, 5.7), y, 0.46, scale=rng.uniform(0.85, 1.1), rng=rng)
    for x, y in ((-3.7, -0.9), (3.7, -0.9), (-3.7, 3.1), (3.7, 3.1), (-3.7, 6.5), (3.7, 6.5)):
        cube(x - 0.11, y - 0.11, 0, x + 0.11, y + 0.11, 0.015, finishes.black(), 0.003)
        mb = MeshBuilder()
        for a in (-1, 1):
            for b in (-1, 1):
                mb.box(
                    x + a * 0.10 - 0.008,
                    y + b * 0.10 - 0.008,
                    0,
                    x + a * 0.10 + 0.008,
                    y + b * 0.10 + 0.008,
                    0.36,
                    finishes.black(),
                )
        mb.box(x - 0.115, y - 0.115, 0.36, x + 0.115, y + 0.115, 0.375, finishes.black())
        mb.cyl(x, y, 0.015, 0.15, 0.035, m_lamp((1, 0.68, 0.36), 5.0), 16)
        mb.obj("lantern")
        point((x, y, 0.18), 2.2, r=0.05)
    puff(1.5, 0.42, 0.1, (-3.2, 7.95, 0.42), m_linen((0.62, 0.55, 0.46)), 0.04)
    cube(-3.95, 7.74, 0, -2.45, 8.16, 0.37, tx, 0.01)
    view(rng, 44, 60, towers=18, hmax=430)
    light_area((0, -6.5, 5), (9, 4), 90, (0.85, 0.9, 1.0), target=(0, 3, 0.5))
