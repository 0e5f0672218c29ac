"""Masonry offices: stone arcade two storeys high, deep paired windows, set-back attic."""

import random

from kit.facade.frame import sides
from kit.facade.wall import BRONZE, DARK, rect
from kit.massing.corner_room import corner_room
from kit.materials.glass import m_glass
from kit.materials.glow import m_lamp
from kit.materials.surfaces import m_paving, m_plain, m_stone, m_stucco
from kit.mesh import MeshBuilder, place


def office_block(
    loc,
    w,
    d,
    rot=0.0,
    floors=6,
    h=3.9,
    base=6.2,
    bay=4.2,
    seed=1,
    stone=(0.55, 0.44, 0.31),
    lit=0.5,
    corridor=3.2,
):
    """An arcaded block: two storeys of arches, typical floors, a set-back attic; `floors` counts all.

    Returns the top height.
    """
    rg = random.Random(seed)
    st = m_stone(stone, 1.5, 0.5, 0.07, 0.6)
    st2 = m_stone(tuple(c * 0.86 for c in stone), 1.1, 0.3, 0.08, 0.65)
    bas = m_stone((0.15, 0.14, 0.135), 1.2, 0.45, 0.15, 0.5)
    br = m_plain(BRONZE, 0.36, 0.85)
    dk = m_plain(DARK, 0.4, 0.6)
    gl = m_glass((0.56, 0.62, 0.62), 0.12, 0.012)
    poly = rect(w, d)

    # typical floor, instanced
    def module(v):
        mb = MeshBuilder()
        around, rooms = sides(mb, poly), []
        for fr in around:
            n = max(2, round(fr.length / bay))
            b = fr.length / n
            ops = []
            for i in range(n):
                c = b * (i + 0.5)
                for s in (-1, 1):
                    ops.append((c + s * 0.92 - 0.72, c + s * 0.92 + 0.72, 0.55, 3.15))
            fr.wall(0, fr.length, 0, h, ops, st, 0.62)
            for o in ops:
                fr.window(
                    *o,
                    d=-0.55,
                    nm=1,
                    transom=2.5,
                    glass=gl,
                    frame=br,
                    rng=rg,
                    kind="office",
                    prob=lit,
                    depth=5.0,
                    room=False,
                )
                fr.box(o[0] - 0.08, o[1] + 0.08, -0.5, 0.07, 0.42, 0.55, st2)
            for i in range(n):  # one room per bay behind the pair; those at corners are shared by two fronts
                c = b * (i + 0.5)
                if 0 < i < n - 1:
                    fr.interior(c - 1.75, c + 1.75, -0.66, 0.3, 3.25, "office", rg, 5.0, lit, 1.0)
                else:
                    rooms.append((b, rg.random()))
            for i in range(n):
                c = b * (i + 0.5)
                fr.box(c - 0.2, c + 0.2, -0.3, -0.10, 0.55, 3.15, st2)
            fr.box(0, fr.length, -0.1, 0.06, h - 0.22, h, st2)
            for i in range(n + 1):
                u = b * i
                fr.box(max(0, u - 0.32), min(fr.length, u + 0.32), -0.1, 0.16, 0, h, st)
        for i, fr in enumerate(around):
            corner_room(fr, rooms[2 * i][0], rooms[2 * i - 1][0], rooms[2 * i][1], lit)
        mb.prism(rect(w - 1.3, d - 1.3), h - 0.3, h - 0.02, m_stucco((0.6, 0.58, 0.54)))
        return mb.mesh(f"off{seed}_{v}")

    mods = [module(v) for v in range(2)]
    nf = floors - 2
    for f in range(nf):
        place(mods[f % 2], (*loc, base + f * h), rot)
    mb = MeshBuilder()
    zt = base + nf * h
    for fr in sides(mb, poly):  # arcade
        n = max(2, round(fr.length / bay))
        b = fr.length / n
        ops = [(b * i + 0.62, b * (i + 1) - 0.62, 0, base - 0.4) for i in range(n)]
        fr.wall(0, fr.length, 0, base, ops, st, 0.9)
        for o in ops:
            r = (o[1] - o[0]) / 2
            fr.arch(o[0], o[1], base - 0.7 - r, base - 0.4, st, 0.9, ring=st2, n=18)
        for i in range(n + 1):
            fr.box(max(-0.06, b * i - 0.7), min(fr.length + 0.06, b * i + 0.7), -0.95, 0.08, 0, 0.9, bas)
            fr.box(
                max(-0.04, b * i - 0.66),
                min(fr.length + 0.04, b * i + 0.66),
                -0.93,
                0.06,
                base - 0.9 - (b / 2 - 0.62),
                base - 0.66 - (b / 2 - 0.62),
                st2,
            )
        fr.box(-0.1, fr.length + 0.1, -0.3, 0.24, base - 0.14, base + 0.16, st2)
        for i in range(n):
            u = b * (i + 0.5)
            fr.box(u - 0.14, u + 0.14, -2.1, -1.82, base - 2.0, base - 1.5, m_lamp((1, 0.68, 0.36), 8.0))
            fr.box(u - 0.012, u + 0.012, -1.97, -1.95, base - 1.5, base - 0.3, dk)
    mb.face([(p[0], p[1], base - 0.32) for p in rect(w - 0.8, d - 0.8)[::-1]], m_stucco((0.66, 0.58, 0.48)))
    mb.face([(p[0], p[1], 0.04) for p in rect(w, d)], m_paving((0.36, 0.33, 0.29), 0.9, 0.9, 0.1, 0.35))
    for fr in sides(mb, rect(w - 2 * corridor - 1.8, d - 2 * corridor - 1.8)):  # shopfronts and lobbies in the arcade
        n = max(1, round(fr.length / bay))
        b = fr.length / n
        for i in range(n):
            fr.window(
                b * i + 0.25,
                b * (i + 1) - 0.25,
                0.05,
                base - 0.9,
                d=0,
                nm=2,
                transom=3.0,
                glass=m_glass((0.8, 0.83, 0.8), 0.07),
                frame=br,
                rng=rg,
                kind="shop" if i % 3 else "office",
                prob=0.95,
                strength=1.25,
                depth=4.0,
            )
        for i in range(n + 1):
            u = b * i
            fr.box(max(0, u - 0.25), min(fr.length, u + 0.25), -0.3, 0.12, 0, base - 0.3, st2)
        fr.box(0, fr.length, -0.3, 0.1, base - 0.9, base - 0.3, st2)
    for side, fr in enumerate(sides(mb, poly)):  # cornice, attic terrace, set-back storey
        for i, q in enumerate((0.14, 0.28, 0.44)):
            end = -0.4 if side % 2 else q  # a corner belongs to one front: two boxes in one place render black
            fr.box(-end, fr.length + end, -0.4, q, zt + 0.12 * i, zt + 0.12 * (i + 1), st2)
        end = -0.35 if side % 2 else 0.0
        fr.box(-end, fr.length + end, -0.35, 0.0, zt + 0.36, zt + 1.15, st)
    mb.face([(p[0], p[1], zt + 0.02) for p in poly], m_stucco((0.5, 0.48, 0.45)))
    for fr in sides(mb, rect(w - 7, d - 7)):
        n = max(1, round(fr.length / bay))
        b = fr.length / n
        for i in range(n):
            fr.window(
                b * i + 0.15,
                b * (i + 1) - 0.15,
                zt,
                zt + 3.3,
                d=0,
                nm=2,
                glass=gl,
                frame=br,
                rng=rg,
                kind="office",
                prob=lit,
                depth=3.0,
            )
        fr.box(-1.4, fr.length + 1.4, -1.5, 1.6, zt + 3.3, zt + 3.6, br)
        for i in range(n + 1):
            u = b * i
            fr.box(u - 0.12, u + 0.12, 1.2, 1.44, zt, zt + 3.3, br)
    mb.obj(f"office{seed}", (*loc, 0), rot)
    return zt + 3.6
