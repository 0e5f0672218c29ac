"""The low-rise city around: six house types on loose plots."""

import math
import random

from kit.facade.frame import sides
from kit.facade.wall import rect
from kit.materials.glass import m_glass
from kit.materials.glow import m_room
from kit.materials.surfaces import m_paving, m_plain, m_stone, m_stucco, m_wood
from kit.mesh import MeshBuilder, place

WALLS = [
    (0.78, 0.72, 0.62),
    (0.72, 0.52, 0.38),
    (0.80, 0.77, 0.71),
    (0.62, 0.42, 0.32),
    (0.70, 0.66, 0.58),
    (0.55, 0.50, 0.46),
    (0.82, 0.70, 0.50),
    (0.58, 0.63, 0.62),
]


def lowrise(kind, seed, lit=0.3):
    """One house, front toward -Y, centred.

    Kinds: 0 bungalow with tiled hip roof, 1 walk-up with balconies, 2 slim infill, 3 four-storey apartment with stair
    tower, 4 old wada with timber balcony and tiled gable, 5 modern villa of shifted boxes.
    """
    rg = random.Random(seed)
    mb = MeshBuilder()
    wall = m_stucco(rg.choice(WALLS), 0.12)
    second_wall = m_stucco(rg.choice(WALLS), 0.12)
    tr = m_plain((0.72, 0.69, 0.63), 0.7)
    tile = m_paving((0.36, 0.13, 0.07), 0.3, 0.35, 0.2, 0.7)
    flat = m_stucco((0.52, 0.50, 0.47), 0.2)
    gl = m_glass((0.4, 0.46, 0.48), 0.14, 0.0)
    wd = m_plain((0.20, 0.10, 0.05), 0.55)
    h = 3.2
    w, d, n = [(12, 10, 2), (13, 11, 4), (7, 12, 3), (17, 12, 4), (14, 9, 2), (13, 11, 3)][kind]
    n += rg.choice([0, 0, 1]) if kind in (1, 2, 3) else 0
    w += rg.uniform(-1, 1.5)
    eaves = n * h + 0.4

    def storey(fr, z, bal=False, kindw=None):
        m = max(1, int(fr.length / 3.4))
        b = fr.length / m
        ops = []
        for i in range(m):
            u = b * i + b / 2
            ww = 0.75 if (i % 2 or not bal) else 1.1
            zz = z + (0.95 if not (bal and i % 2 == 0) else 0.1)
            ops.append((u - ww, u + ww, zz, z + 2.35))
        fr.wall(0, fr.length, z, z + h, ops, wall, 0.22)
        for o in ops:
            fr.window(*o, d=-0.16, nm=2, glass=gl, frame=rg.choice([wd, tr]), room=False)
            fr.quad(o[0], o[1], -0.5, o[2], o[3], m_room(lit, 0.9), (rg.random(), 0.8, 0))
            if o[3] - o[2] < 2:
                fr.box(o[0] - 0.15, o[1] + 0.15, 0, 0.45, o[3] + 0.12, o[3] + 0.2, tr)
        if bal:
            for i, o in enumerate(ops):
                if i % 2 == 0:
                    fr.box(o[0] - 0.5, o[1] + 0.5, 0, 1.3, z - 0.12, z + 0.02, tr)
                    fr.barrail(o[0] - 0.5, o[1] + 0.5, 1.25, z, 0.95, 0.16)
                    fr.box(o[0] - 0.5, o[0] - 0.44, 0, 1.25, z, z + 0.95, second_wall)
                    fr.box(o[1] + 0.44, o[1] + 0.5, 0, 1.25, z, z + 0.95, second_wall)

    for k in range(n):
        z = 0.4 + k * h
        sh = 1.6 * math.sin(k * 2.1) if kind == 5 else 0
        pl = rect(w - (2.5 if kind == 5 and k == n - 1 else 0), d, sh, 0)
        for i, fr in enumerate(sides(mb, pl)):
            storey(fr, z, bal=(i == 0 or (i == 2 and kind in (1, 3))) and (k > 0 or kind == 4) and kind != 0)
            fr.box(-0.05, fr.length + 0.05, -0.2, 0.12, z + h - 0.25, z + h, tr if kind != 4 else wd)
        mb.face([(p[0], p[1], z + h) for p in pl], flat)
    mb.prism(rect(w + 0.2, d + 0.2), -1.5, 0.42, m_stone((0.20, 0.19, 0.18), 0.8, 0.3, 0.15))
    if kind in (0, 4):  # tiled roof with eaves
        e, rz = 0.9, 2.3
        x, y = w / 2 + e, d / 2 + e
        rx = x - y * (0.9 if kind == 0 else 0.0)
        z = eaves - 0.05
        a, b, c, q = (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)
        r0, r1 = (-rx, 0, z + rz), (rx, 0, z + rz)
        for f in ((a, b, r1, r0), (c, q, r0, r1), (b, c, r1), (q, a, r0)):
            mb.face(f, tile if len(f) == 4 or kind == 0 else wall)
        mb.box(-x, -y, z - 0.12, x, y, z, wd)
    else:
        pl = rect(w - (2.5 if kind == 5 else 0), d, (1.6 * math.sin((n - 1) * 2.1) if kind == 5 else 0), 0)
        for fr in sides(mb, pl):
            fr.box(0, fr.length, -0.15, 0.0, eaves, eaves + 0.95, second_wall if kind != 5 else wall)
        x = rg.uniform(-w / 4, w / 5)
        mb.box(x, 0, eaves, x + 3.2, 3.4, eaves + 2.6, second_wall)
        mb.cyl(
            x + 1.6, 1.7, eaves + 2.6, eaves + 4.0, 0.65, m_plain(rg.choice([(0.05,) * 3, (0.7, 0.7, 0.68)]), 0.5), 14
        )
        if kind in (1, 3):
            for i in range(3):
                mb.bar(
                    (-w / 3 + i * 1.3, -d / 4, eaves + 0.5),
                    (-w / 3 + i * 1.3, -d / 4 + 1.6, eaves + 1.3),
                    1.1,
                    0.06,
                    m_plain((0.03, 0.04, 0.09), 0.2),
                )
        if kind == 3:
            mb.box(-1.7, -d / 2 - 1.3, 0, 1.7, -d / 2 + 0.1, eaves + 2.8, second_wall)
            [mb.box(-0.5, -d / 2 - 1.34, z, 0.5, -d / 2 - 1.29, z + 1.6, gl) for z in [2.4 + i * h for i in range(n)]]
        if kind == 5:
            mb.box(
                -w / 2 - 1,
                -d / 2 - 2.6,
                h + 0.2,
                w / 2 - 3,
                -d / 2,
                h + 0.45,
                m_wood((0.34, 0.19, 0.09), axis=0),
            )
    return mb.mesh(f"low{kind}_{seed}")


def lowrise_set(lit=0.3, each=2):
    """`each` houses of all six types."""
    return [lowrise(k, 100 + k * 7 + j, lit) for k in range(6) for j in range(each)]


def neighbourhood(
    rng, houses, trees, x0, y0, x1, y1, px=21, py=24, keep=None, z=lambda x, y: 0.0, density=0.9, treep=0.9
):
    """plots on a loose grid, houses turned to the lanes, garden trees between"""
    y = y0
    while y < y1:
        x = x0 + rng.uniform(0, 8)
        while x < x1:
            a, b = x + rng.uniform(-2, 2), y + rng.uniform(-2, 2)
            if keep is None or keep(a, b):
                if rng.random() < density:
                    place(
                        rng.choice(houses),
                        (a, b, z(a, b)),
                        rng.choice([0, 0, math.pi, math.pi / 2]) + rng.uniform(-0.06, 0.06),
                    )
                for k in range(2):
                    if rng.random() < treep:
                        s = rng.uniform(0.75, 1.15)
                        t = (a + px / 2 + rng.uniform(-1, 1), b + (k - 0.5) * py * 0.5)
                        if keep is None or keep(*t):
                            rot = rng.random() * 6.28
                            for me in rng.choice(trees):
                                place(me, (*t, z(*t) - 0.2), rot, s)
            x += px
        y += py
