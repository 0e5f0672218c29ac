"""Courtyard houses in brick: arcade, arched and jaali-screened windows, timber balconies."""
import random


from kit.facade.frame import Frame
from kit.materials.glass import m_glass
from kit.materials.glow import m_lamp, m_room
from kit.materials.surfaces import m_paving, m_plain, m_stone, m_stucco, m_wood
from kit.mesh import MeshBuilder


def brick():
    """The brick of the wings."""
    return m_stone((0.33, 0.145, 0.088), 0.23, 0.075, 0.22, 0.8)


def court_wing(p0, p1, seed=1, floors=4, h=3.3, base=3.9, bay=3.9, depth=9.0, lit=0.5, corridor=2.4):
    """wing whose courtyard face runs p0 -> p1 (outward normal to the right); body lies behind it"""
    rg = random.Random(seed)
    mb = MeshBuilder()
    fr = Frame(mb, p0, p1)
    L = fr.length
    n = max(2, round(L / bay))
    b = L / n
    bk = brick()
    st = m_stone((0.58, 0.50, 0.40), 1.4, 0.4, 0.06, 0.6)
    bas = m_stone((0.16, 0.15, 0.14), 0.9, 0.3, 0.2)
    tim = m_wood((0.30, 0.15, 0.065), axis=2, plank=0.1)
    jl = m_stucco((0.46, 0.20, 0.12), 0.1)
    dk = m_plain((0.08, 0.045, 0.025), 0.5)
    gl = m_glass((0.66, 0.70, 0.68), 0.09)
    # ground arcade
    ops = [(b * i + 0.55, b * (i + 1) - 0.55, 0, base - 0.35) for i in range(n)]
    fr.wall(0, L, 0, base, ops, bk, 0.55)
    for o in ops:
        r = (o[1] - o[0]) / 2
        fr.arch(o[0], o[1], base - 0.55 - r, base - 0.35, bk, 0.55, ring=st)
        for u in o[:2]:
            fr.box(
                u - (0.18 if u == o[0] else 0.06),
                u + (0.06 if u == o[0] else 0.18),
                -0.58,
                0.05,
                base - 0.75 - r,
                base - 0.57 - r,
                st,
            )
    for i in range(n + 1):
        fr.box(max(0, b * i - 0.62), min(L, b * i + 0.62), -0.6, 0.07, 0, 0.55, bas)
    fr.flat(0, L, -corridor - 0.6, -0.5, base - 0.3, m_stucco((0.62, 0.52, 0.42)))
    fr.flat(0, L, -corridor - 0.6, 0.1, 0.03, m_paving((0.34, 0.30, 0.26), 0.6, 0.6, 0.08, 0.4))
    back = []
    for i in range(n):
        c = b * (i + 0.5)
        back.append((c - 0.65, c + 0.65, 0.03, 2.4) if i % 2 else (c - 1.0, c + 1.0, 0.8, 2.5))
    fr.wall(0, L, 0, base - 0.3, back, m_stucco((0.74, 0.62, 0.48), 0.1), 0.25, d=-corridor - 0.5)
    for i, o in enumerate(back):
        if i % 2:
            fr.box(*o[:2], -corridor - 0.7, -corridor - 0.62, o[2], o[3], tim)
        else:
            fr.window(*o, d=-corridor - 0.65, nm=2, frame=dk, rng=rg, prob=0.9, strength=1.3, glass=gl, depth=3.0)
    for i in range(n):
        u = b * (i + 0.5)
        fr.box(u - 0.11, u + 0.11, -1.5, -1.28, base - 1.25, base - 0.92, m_lamp((1, 0.64, 0.30), 7.0))
        fr.box(u - 0.01, u + 0.01, -1.4, -1.38, base - 0.92, base - 0.3, dk)
    # upper floors
    for k in range(floors - 1):
        z = base + k * h
        fr.box(-0.02, L + 0.02, -0.3, 0.10, z - 0.14, z + 0.10, st)
        ops = []
        arch = []
        for i in range(n):
            c = b * (i + 0.5)
            top = k == floors - 2
            t = (
                "bal"
                if (i + 2 * k) % 4 == 1 and not top
                else "jaali"
                if (i + k) % 3 == 0 and not top
                else "arch"
                if top
                else "win"
            )
            if t == "win":
                for s in (-0.72, 0.72):
                    ops.append((c + s - 0.46, c + s + 0.46, z + 0.75, z + 2.55, "w"))
            elif t == "arch":
                for s in (-0.8, 0.8):
                    ops.append((c + s - 0.52, c + s + 0.52, z + 0.6, z + 2.62, "a"))
            elif t == "jaali":
                ops.append((c - 1.25, c + 1.25, z + 0.35, z + 2.6, "j"))
            else:
                ops.append((c - 1.1, c + 1.1, z + 0.08, z + 2.5, "b"))
        fr.wall(0, L, z, z + h, [o[:4] for o in ops], bk, 0.34)
        for o in ops:
            q = o[:4]
            if o[4] == "w":
                fr.window(*q, d=-0.28, nm=2, frame=tim, fw=0.07, rng=rg, prob=lit, glass=gl, depth=3.5)
                fr.box(q[0] - 0.12, q[1] + 0.12, -0.05, 0.10, q[2] - 0.12, q[2], st)
                fr.box(q[0] - 0.1, q[1] + 0.1, -0.02, 0.05, q[3], q[3] + 0.18, st)
            elif o[4] == "a":
                r = 0.52
                fr.arch(q[0], q[1], q[3] - r - 0.02, q[3], bk, 0.34, ring=st, n=10)
                fr.window(
                    q[0],
                    q[1],
                    q[2],
                    q[3],
                    d=-0.30,
                    nm=2,
                    frame=tim,
                    fw=0.07,
                    rng=rg,
                    prob=lit,
                    glass=gl,
                    depth=3.5,
                    curtain=0.4,
                )
                fr.box(q[0] - 0.12, q[1] + 0.12, -0.05, 0.10, q[2] - 0.12, q[2], st)
            elif o[4] == "j":
                fr.jaali(q[0], q[1], -0.04, q[2], q[3], jl, cell=0.26, bar=0.07)
                fr.quad(
                    q[0] - 0.3,
                    q[1] + 0.3,
                    -1.5,
                    q[2] - 0.3,
                    q[3] + 0.3,
                    m_room(lit + 0.25, 1.5),
                    (rg.random(), 0.95, 0),
                )
                fr.box(q[0] - 0.14, q[1] + 0.14, -0.05, 0.10, q[2] - 0.14, q[2], st)
            else:  # timber balcony
                fr.window(
                    q[0],
                    q[1],
                    q[2],
                    q[3],
                    d=-0.3,
                    nm=3,
                    frame=tim,
                    fw=0.08,
                    rng=rg,
                    prob=lit + 0.1,
                    glass=gl,
                    depth=3.5,
                )
                a, e = q[0] - 0.25, q[1] + 0.25
                fr.box(a, e, 0, 1.15, z - 0.12, z + 0.08, tim)
                fr.barrail(a, e, 1.08, z + 0.08, 0.95, 0.11, tim)
                fr.box(a, a + 0.08, 0, 1.1, z + 0.08, z + 1.0, tim)
                fr.box(e - 0.08, e, 0, 1.1, z + 0.08, z + 1.0, tim)
                for u in (a + 0.05, e - 0.05):
                    fr.box(u - 0.05, u + 0.05, 1.0, 1.1, z, z + 2.75, tim)
                    fr.polygons.bar(fr.point(u, 0.05, z - 0.75), fr.point(u, 1.0, z - 0.12), 0.09, 0.09, tim)
                A, B, C, D = (
                    fr.point(a - 0.2, 0.0, z + 3.05),
                    fr.point(e + 0.2, 0.0, z + 3.05),
                    fr.point(e + 0.2, 1.4, z + 2.7),
                    fr.point(a - 0.2, 1.4, z + 2.7),
                )
                mb.face([A, B, C, D], m_paving((0.36, 0.13, 0.07), 0.3, 0.35, 0.2, 0.7))
                mb.face([(p[0], p[1], p[2] - 0.06) for p in (D, C, B, A)], tim)
    zt = base + (floors - 1) * h
    for i in range(3):
        fr.box(
            -0.02,
            L + 0.02,
            -0.2,
            0.08 + 0.06 * i,
            zt - 0.22 + 0.09 * i,
            zt - 0.13 + 0.09 * i,
            bk if i < 2 else st,
        )  # corbelled cornice
    for i in range(n):
        fr.jaali(b * i + 0.3, b * (i + 1) - 0.3, -0.05, zt + 0.08, zt + 0.98, jl, pattern="square", thick=0.16)
    for i in range(n + 1):
        fr.box(max(0, b * i - 0.3), min(L, b * i + 0.3), -0.3, 0.04, zt, zt + 1.12, bk)
    fr.box(0, L, -0.28, 0.08, zt + 0.98, zt + 1.1, st)
    fr.flat(0, L, -depth, -0.3, zt + 0.02, m_stucco((0.5, 0.46, 0.42)))
    fr.quad(0, L, -depth, 0, zt + 1.1, bk)
    for u in (0, L):
        fr.side(u, -depth, -0.02, 0, zt + 1.0, bk)
    x = L * 0.25
    fr.box(x, x + 5, -depth + 0.5, -depth + 4.5, zt, zt + 2.9, bk)  # roof room
    fr.box(x - 0.4, x + 5.4, -depth, -depth + 5.2, zt + 2.9, zt + 3.08, st)
    mb.obj("wing%d" % seed)
    return zt
