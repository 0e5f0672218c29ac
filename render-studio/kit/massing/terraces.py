"""Stepped hillside terraces; every roof is the next home's planted terrace."""

import math
import random

from kit.facade.frame import Frame
from kit.landscape.parapets import plant_edge
from kit.landscape.planting import put
from kit.massing.terrace_rooms import FURNISHED, furnish
from kit.materials.glass import m_glass
from kit.materials.glow import m_room
from kit.materials.surfaces import m_paving, m_plain, m_stone, m_stucco, m_wood
from kit.mesh import MeshBuilder


def terrace_block(loc, rot=0.0, levels=7, w=24.0, step=4.2, h=3.3, seed=1, lit=0.5, flora=None, depth=11.0):
    """front toward -Y, rising toward +Y. Slope of the ground under it: h/step."""
    rg = random.Random(seed)
    mb = MeshBuilder()
    st = m_stone((0.17, 0.155, 0.14), 0.9, 0.22, 0.35, 0.75)
    slab = m_stucco((0.70, 0.66, 0.59), 0.08)
    sof = m_wood((0.42, 0.23, 0.11), axis=0, plank=0.12)
    tim = m_wood((0.29, 0.18, 0.105), axis=2, plank=0.1)
    gl = m_glass((0.62, 0.67, 0.66), 0.09, 0.015)
    soil = m_stucco((0.10, 0.075, 0.05), 0.2)
    pav = m_paving((0.50, 0.44, 0.37), 0.6, 0.6, 0.06, 0.5)
    edges, pots = [], []
    for k in range(levels):
        x0, x1 = -w / 2 + rg.uniform(-2.2, 2.2) + k * 0.25, w / 2 + rg.uniform(-2.2, 2.2) - k * 0.25
        y0 = k * step
        z = k * h
        c = h - 0.38
        fr = Frame(mb, (x0, y0), (x1, y0), z)
        length = fr.length
        # a furnished room leaves the shared generator where a plain one does, so that no flight changes its shape
        plain = fr if k >= FURNISHED else Frame(MeshBuilder(), (x0, y0), (x1, y0), z)
        n = max(2, round(length / 5.4))
        b = length / n
        for i in range(n + 1):  # stone piers
            u = b * i
            ww = 0.5 if 0 < i < n else 0.7
            fr.box(max(0, u - ww), min(length, u + ww), -0.6, 0.25, 0, c, st)
        for i in range(n):
            u0, u1 = b * i + 0.5, b * (i + 1) - 0.5
            fr.window(u0, u1, 0, c, d=-0.45, nm=3, glass=gl, room=False)
            plain.interior(u0, u1, -0.51, 0, c, "home", rg, 4.6, lit, 1.6)
            if k < FURNISHED:
                pots.append(furnish(fr, u0, u1, -0.45, c, 4.6, lit, random.Random(seed * 97 + k * 11 + i)))
            if rg.random() < 0.42:  # sliding timber screen over part of the opening
                a = rg.choice([u0, (u0 + u1) / 2])
                e = a + (u1 - u0) / 2
                q = a
                while q < e:
                    fr.box(q, q + 0.055, -0.2, -0.1, 0.05, c - 0.05, tim)
                    q += 0.13
        for x in (x0, x1):  # stone end walls into the hill
            mb.box(x - 0.3, y0 - 0.0, z - h * 0.6, x + 0.3, y0 + depth, z + c, st)
        fr.box(-1.1, length + 1.1, -depth, 1.7, c, h, slab)
        fr.flat(-1.05, length + 1.05, -0.3, 1.66, c - 0.01, sof)
        for i in range(n):
            u = b * (i + 0.5)
            fr.flat(u - 0.08, u + 0.08, 0.6, 0.76, c - 0.02, m_room(0.7, 3.0), (rg.random(), 1.6, 0))
        fr.box(-1.1, length + 1.1, 1.1, 1.7, h, h + 0.42, st)
        fr.flat(-1.0, length + 1.0, 1.16, 1.64, h + 0.43, soil)  # planter at slab edge
        fr.flat(-1.0, length + 1.0, -depth, 1.1, h + 0.012, pav)
        if k < levels - 1:
            fr.barrail(-1.0, length + 1.0, 1.02, h, 1.0, 0.14)
        else:
            fr.barrail(-1.0, length + 1.0, 1.02, h, 1.0, 0.14)
            for i in range(9):
                u = length * 0.2 + length * 0.6 * i / 8
                fr.box(u - 0.06, u + 0.06, -4.2, 0.2, h + 2.6, h + 2.78, tim)
            for u in (length * 0.2, length * 0.5, length * 0.8):
                for q in (-4, 0):
                    fr.box(u - 0.1, u + 0.1, q - 0.1, q + 0.1, h, h + 2.62, tim)
            for q in (-4, 0):
                fr.box(length * 0.18, length * 0.82, q - 0.08, q + 0.08, h + 2.44, h + 2.62, tim)
        edges.append((fr.point(-0.9, 1.4, h + 0.4), fr.point(length + 0.9, 1.4, h + 0.4)))
        if k % 2 == 0:
            x = rg.uniform(2, length - 5)
            fr.box(x, x + 1.9, 0.2, 0.9, h, h + 0.4, m_plain((0.72, 0.68, 0.60), 0.9))
            fr.box(x + 2.3, x + 2.9, 0.3, 0.8, h, h + 0.38, tim)
    mb.obj(f"terrace{seed}", loc, rot)
    if flora:
        c, s = math.cos(rot), math.sin(rot)

        def in_scene(p):
            return (loc[0] + p[0] * c - p[1] * s, loc[1] + p[0] * s + p[1] * c, loc[2] + p[2])

        for i, pot in enumerate(pots):
            put(flora["shrub"][i % 3], *in_scene(pot), rot=i * 2.1, scale=0.55 + 0.1 * (i % 3))
        for start, end in edges:
            plant_edge(rg, flora, in_scene(start), in_scene(end), rot)
