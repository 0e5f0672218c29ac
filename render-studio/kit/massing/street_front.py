"""High-street fronts: shops with awnings at ground, four styles of offices above."""

import random

from kit.facade.frame import Frame
from kit.facade.wall import BRONZE, DARK
from kit.massing.shops.fit import shops_in
from kit.massing.shops.front import shop_front
from kit.materials.glass import m_glass
from kit.materials.surfaces import m_plain, m_stone, m_stucco, m_wood
from kit.mesh import MeshBuilder


def street_front(p0, p1, style, shops, seed=1, floors=4, h=3.5, base=4.6, lit=0.55, depth=12.0):
    """One building; front p0 -> p1, normal to the right.

    Styles: 0 brick with arched heads, 1 pale render with timber louvres, 2 sandstone grid, 3 dark basalt with bronze
    bay windows, 4 terracotta screen over balconies. `shops` has one for each front, from p0 on.
    """
    rg = random.Random(seed)
    mb = MeshBuilder()
    fr = Frame(mb, p0, p1)
    length = fr.length
    fm = m_plain(DARK, 0.4, 0.6)
    gl = m_glass((0.62, 0.68, 0.67), 0.10, 0.012)
    st = m_stone((0.58, 0.50, 0.40), 1.4, 0.4, 0.06, 0.6)
    tim = m_wood((0.36, 0.19, 0.085), axis=2, plank=0.12)
    br = m_plain(BRONZE, 0.35, 0.85)
    wall = [
        m_stone((0.38, 0.15, 0.085), 0.23, 0.075, 0.2, 0.8),
        m_stucco((0.74, 0.69, 0.60), 0.1),
        m_stone((0.60, 0.47, 0.32), 1.4, 0.5, 0.07, 0.6),
        m_stone((0.13, 0.125, 0.12), 1.1, 0.35, 0.2, 0.55),
        m_stucco((0.66, 0.50, 0.38), 0.1),
    ][style]
    n = shops_in(length)
    b = length / n
    pier = [wall, st, wall, wall, st][style]
    fcol = [
        fm,
        m_plain((0.05, 0.09, 0.08), 0.5),
        m_plain((0.10, 0.06, 0.035), 0.5),
        m_plain((0.03,) * 3, 0.4),
        m_plain((0.12, 0.045, 0.025), 0.5),
    ][style]
    for i in range(n):
        shop_front(fr, b * i, b * (i + 1), base, shops[i], pier, fcol)
    fr.box(0, length, -0.4, 0.22, base, base + 0.22, st)
    m = max(2, round(length / 3.1))
    c = length / m
    z0 = base + 0.22
    for k in range(floors):
        z = z0 + k * h
        ops = []
        for i in range(m):
            u = c * (i + 0.5)
            ww = {0: 0.72, 1: 1.05, 2: 1.12, 3: 1.15, 4: 1.2}[style]
            ops.append((u - ww, u + ww, z + {0: 0.8, 1: 0.5, 2: 0.45, 3: 0.3, 4: 0.1}[style], z + 2.8))
        fr.wall(0, length, z, z + h, ops, wall, {2: 0.55, 4: 0.3}.get(style, 0.32))
        for i, o in enumerate(ops):
            kind = "office" if k < floors - 1 else "home"
            if style == 3 and (i + k) % 2 == 0:  # projecting bronze bay
                fr.box(o[0] - 0.06, o[1] + 0.06, -0.3, 0.62, o[2] - 0.14, o[2], br)
                fr.box(o[0] - 0.06, o[1] + 0.06, -0.3, 0.62, o[3], o[3] + 0.14, br)
                fr.box(o[0] - 0.06, o[0], -0.3, 0.62, o[2], o[3], br)
                fr.box(o[1], o[1] + 0.06, -0.3, 0.62, o[2], o[3], br)
                fr.window(*o, d=0.52, nm=2, glass=gl, frame=br, kind=kind, rng=rg, prob=lit, depth=4.5)
            else:
                fr.window(
                    *o,
                    d={2: -0.48}.get(style, -0.26),
                    nm=2,
                    transom=z + 2.2 if style in (0, 2) else None,
                    glass=gl,
                    frame=tim if style in (1, 4) else fm,
                    kind=kind,
                    rng=rg,
                    prob=lit,
                    depth=4.2,
                )
            if style == 0:
                fr.arch(o[0], o[1], o[3] - 0.28, o[3], wall, 0.32, rise=0.26, ring=st, n=8)
                fr.box(o[0] - 0.1, o[1] + 0.1, -0.04, 0.1, o[2] - 0.12, o[2], st)
            if style == 1:
                for s, e in ((o[0] - 0.42, o[0] - 0.02), (o[1] + 0.02, o[1] + 0.42)):  # louvred shutters
                    fr.box(s, e, 0.01, 0.05, o[2], o[3], tim)
                    for j in range(12):
                        zz = o[2] + 0.1 + j * (o[3] - o[2] - 0.2) / 12
                        fr.box(s + 0.05, e - 0.05, 0.05, 0.075, zz, zz + 0.1, tim)
                if k == 1 or (i + k) % 3 == 0:
                    fr.box(o[0] - 0.3, o[1] + 0.3, 0, 0.8, z - 0.06, z + 0.08, st)
                    fr.barrail(o[0] - 0.3, o[1] + 0.3, 0.76, z + 0.08, 0.95, 0.11)
            if style == 4:
                fr.box(o[0] - 0.3, o[1] + 0.3, 0, 1.2, z - 0.08, z + 0.06, st)
                fr.jaali(
                    o[0] - 0.3,
                    o[1] + 0.3,
                    1.18,
                    z + 0.06,
                    z + 1.0,
                    m_stucco((0.50, 0.20, 0.11), 0.1),
                    pattern="square",
                    thick=0.1,
                )
                if (i + k) % 2:
                    fr.jaali(
                        o[0] - 0.3,
                        (o[0] + o[1]) / 2,
                        1.18,
                        z + 1.0,
                        z + h - 0.12,
                        m_stucco((0.50, 0.20, 0.11), 0.1),
                        pattern="square",
                        thick=0.1,
                    )
        if style in (0, 2):
            fr.box(0, length, -0.1, 0.07, z + h - 0.16, z + h, st)
    zt = z0 + floors * h
    for i, q in enumerate((0.12, 0.26, 0.40)):
        fr.box(-0.02, length + 0.02, -0.4, q, zt + 0.12 * i, zt + 0.12 * (i + 1), st if style != 3 else br)
    fr.box(0, length, -0.3, 0.02, zt + 0.36, zt + 1.1, wall)
    fr.flat(0, length, -depth, -0.3, zt + 0.3, m_stucco((0.5, 0.48, 0.45)))
    fr.quad(0, length, -depth, 0, zt + 1, wall)
    for u in (0, length):
        fr.side(u, -depth, 0.0, base, zt + 1.1, wall)
        fr.side(u, -depth, -4.8, 0, base, wall)
    mb.obj(f"front{seed}")
    return zt + 1.1
