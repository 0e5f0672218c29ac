"""Slender tower: pale piers, deep corner loggias, continuous vertical timber fins."""

import random

from kit.facade.frame import sides
from kit.facade.wall import rect
from kit.massing.bare_frame import bare_frame
from kit.materials.glass import m_glass
from kit.materials.glow import m_lamp, m_room
from kit.materials.surfaces import m_paving, m_plain, m_stone, m_wood
from kit.mesh import MeshBuilder, place


def fin_tower(
    loc, rot=0.0, w=23.4, d=19.8, floors=24, h=3.4, base=8.2, seed=1, lit=0.45, group=3, crown=5.0, built=None
):
    """returns the top height. Loggias 2.2 m deep at the corners and in the middle of the long sides; heavy bands every
    `group` floors. `built` floors are clad, those above are bare frame."""
    built = floors if built is None else built
    finished = built == floors
    rg = random.Random(seed)
    stone = m_stone((0.60, 0.54, 0.46), 1.8, 0.85, 0.06, 0.55)
    br = m_plain((0.36, 0.215, 0.105), 0.42, 0.45)
    dk = m_stone((0.24, 0.20, 0.165), 1.2, 0.6, 0.1)
    gl = m_glass((0.50, 0.56, 0.56), 0.14, 0.015)
    sof = m_wood((0.36, 0.20, 0.10), axis=0)
    slab, loggia = 0.32, 2.2
    poly = rect(w, d)

    def plan(length):
        """[(u0, u1, kind)] along a side"""
        c = 4.6
        if length > 21:
            m = 3.4
            return [
                (0, c, "L"),
                (c, length / 2 - m / 2, "G"),
                (length / 2 - m / 2, length / 2 + m / 2, "M"),
                (length / 2 + m / 2, length - c, "G"),
                (length - c, length, "L"),
            ]
        return [(0, c, "L"), (c, length - c, "G"), (length - c, length, "L")]

    def module(v):
        mb = MeshBuilder()
        c = h - slab
        mb.prism(poly, -slab, 0, stone, top=m_paving((0.42, 0.37, 0.31), 0.6, 0.6), bottom=sof)
        for fr in sides(mb, poly):
            for u0, u1, k in plan(fr.length):
                if k == "G":
                    n = max(1, round((u1 - u0) / 3.4))
                    for i in range(n):
                        a, b = u0 + (u1 - u0) * i / n, u0 + (u1 - u0) * (i + 1) / n
                        fr.window(a, b, 0, c, d=-0.25, nm=2, glass=gl, rng=rg, prob=lit, depth=4.0)
                    fr.box(u0, u1, -0.3, 0.02, -slab, 0.12, br)
                else:
                    corner = k == "L"
                    if corner:
                        # glass line set back; the corner itself is open
                        x0, x1 = (loggia, u1) if u0 == 0 else (u0, fr.length - loggia)
                        fr.window(x0, x1, 0, c, d=-loggia, nm=2, glass=gl, rng=rg, prob=lit, depth=3.2)
                        ue = u1 if u0 == 0 else u0
                        fr.side(ue, -loggia, -0.25, 0, c, dk)
                        fr.box(u0, u1, -0.06, 0.0, -slab, 0.04, br)
                        fr.glassrail(u0 + (0.9 if u0 == 0 else 0), u1 - (0.9 if u1 == fr.length else 0), -0.08)
                        if rg.random() < 0.6:
                            x = rg.uniform(x0 + 0.3, x1 - 1.0)
                            fr.box(x, x + 0.5, -1.2, -0.7, 0, 0.45, m_plain((0.30, 0.24, 0.18), 0.8))
                            fr.box(x + 0.7, x + 1.3, -1.3, -0.7, 0.0, 0.42, m_plain((0.12, 0.09, 0.07), 0.8))
                    else:
                        fr.window(u0, u1, 0, c, d=-loggia, nm=2, glass=gl, rng=rg, prob=lit, depth=3.2)
                        fr.side(u0, -loggia, -0.1, 0, c, dk)
                        fr.side(u1, -loggia, -0.1, 0, c, dk)
                        fr.glassrail(u0, u1, -0.08)
                        fr.box(u0, u1, -0.06, 0.0, -slab, 0.04, br)
                    q = (u0 + u1) / 2
                    fr.flat(q - 0.09, q + 0.09, -1.1, -0.92, c - 0.015, m_room(0.7, 3.0), (rg.random(), 1.6, 0))
        return mb.mesh(f"fin{seed}_{v}")

    mods = [module(v) for v in range(4)]
    for f in range(floors):
        if f < built:
            place(mods[f % 4], (*loc, base + f * h), rot)
    if not finished:
        bare_frame(loc, rot, w, d, base, h, built, floors)
    zt = base + built * h
    tip = zt + crown if finished else zt
    if built == 0:
        return base + floors * h
    mb = MeshBuilder()
    for fr in sides(mb, poly):
        for u0, u1, k in plan(fr.length):
            if k == "G":
                n = round((u1 - u0) / 0.85)
                for i in range(n + 1):
                    u = u0 + (u1 - u0) * i / n
                    e = i in (0, n)
                    fr.box(
                        u - (0.22 if e else 0.04),
                        u + (0.22 if e else 0.04),
                        -0.25,
                        0.48 if e else 0.42,
                        base - 0.6,
                        tip,
                        stone if e else br,
                    )
        for u in (0, fr.length):
            fr.box(max(u - 0.9, 0), min(u + 0.9, fr.length), -0.9, 0.0, base - 0.6, tip, stone)
        f = 0
        while f <= built:
            z = base + f * h
            fr.box(-0.0, fr.length + 0.0, -0.3, 0.12, z - 0.42, z + 0.06, stone)
            f += group
        if not finished:
            continue
        fr.box(-0.5, fr.length + 0.5, -0.4, 0.5, zt + crown, zt + crown + 0.5, stone)
        fr.box(0.5, fr.length - 0.5, -2.0, -0.4, zt + crown, zt + crown + 0.35, sof)
        fr.box(1, fr.length - 1, -2.3, -2.1, zt + crown - 0.5, zt + crown - 0.3, m_lamp((1, 0.68, 0.36), 4.0))
        fr.box(0, fr.length, -0.15, 0, zt, zt + 1.1, dk)
    if finished:
        mb.prism(poly, zt - 0.3, zt, stone)
        mb.prism(rect(w - 7, d - 7), zt, zt + crown, dk)
        mb.prism(rect(w * 0.4, d * 0.4), zt + crown, zt + crown + 3, dk)
    # lobby: recessed glass, stone piers, warm ceiling, canopy toward -Y
    hb = base - slab
    for i, fr in enumerate(sides(mb, rect(w - 5, d - 5))):
        n = max(1, round(fr.length / 4.0))
        for k in range(n):
            fr.window(
                fr.length * k / n,
                fr.length * (k + 1) / n,
                0.02,
                hb - 0.6,
                nm=2,
                transom=3.1,
                glass=m_glass((0.82, 0.85, 0.82), 0.06),
                kind="office" if i != 0 else "shop",
                rng=rg,
                prob=1.0,
                strength=1.3,
                depth=4.5,
            )
        fr.box(0, fr.length, -0.3, 0.1, hb - 0.6, hb, dk)
    mb.face([(p[0], p[1], hb - 0.02) for p in poly[::-1]], sof)
    for fr in sides(mb, poly):
        n = max(2, round(fr.length / 5.8))
        for k in range(n + 1):
            u = min(max(fr.length * k / n, 0.45), fr.length - 0.45)
            fr.box(u - 0.45, u + 0.45, -0.9, 0, -0.4, base - 0.3, stone)
        for k in range(n):
            u = fr.length * (k + 0.5) / n
            fr.flat(u - 0.12, u + 0.12, -1.4, -1.16, hb - 0.03, m_lamp((1, 0.68, 0.38), 14.0))
        fr.box(0, fr.length, -0.6, 0.14, base - 0.9, base + 0.06, stone)
    mb.box(-7, -d / 2 - 8.5, 4.4, 7, -d / 2 + 1.5, 4.75, br)
    mb.face(
        [
            (-6.9, -d / 2 - 8.4, 4.39),
            (-6.9, -d / 2 + 1.4, 4.39),
            (6.9, -d / 2 + 1.4, 4.39),
            (6.9, -d / 2 - 8.4, 4.39),
        ],
        sof,
    )
    for x in (-6.2, 6.2):
        mb.box(x - 0.25, -d / 2 - 8, 0, x + 0.25, -d / 2 - 7.5, 4.4, br)
    for x in (-4.5, -1.5, 1.5, 4.5):
        for y in (2.2, 5.0):
            mb.cyl(x, -d / 2 - y, 4.34, 4.385, 0.12, m_lamp((1, 0.68, 0.38), 16.0), 10)
    mb.obj(f"fin_tower{seed}", (*loc, 0), rot)
    return zt
