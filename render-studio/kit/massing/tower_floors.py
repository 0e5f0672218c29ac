"""Typical floors of the rounded tower, finished and under construction."""
import math
import random

from mathutils import Vector

from kit.massing.outline import bays, fillet, sample
from kit.materials.glass import m_glass, m_sheer
from kit.materials.glow import m_lamp, m_room
from kit.materials.surfaces import m_paving, m_plain, m_stone, m_stucco, m_wood
from kit.mesh import MeshBuilder


class TowerFloors:
    """Outline, materials and the typical floors (finished and bare) of a rounded tower."""

    def __init__(
        s,
        pts,
        radius=0.8,
        floors=20,
        h=3.25,
        base=6.5,
        seed=1,
        off=None,
        variants=4,
        bay=3.4,
        solid=None,
        wall=None,
        accent=None,
        slab=None,
        soffit=None,
        built=None,
        rail=True,
        lit=0.6,
        glass=None,
        fins=None,
        core=None,
        railmin=0.9,
    ):
        s.__dict__.update(locals())
        s.segs = fillet(pts, radius)
        s.rng = random.Random(seed)
        s.wall = wall or m_stucco((0.74, 0.71, 0.66))
        s.accent = accent or m_stone((0.34, 0.25, 0.18))
        s.slab = slab or m_stucco((0.84, 0.82, 0.78), 0.06)
        s.soffit = soffit or m_wood((0.40, 0.22, 0.10), axis=0)
        s.glassm = glass or m_glass((0.62, 0.70, 0.70), 0.13)
        s.frame = m_plain((0.035, 0.033, 0.03), 0.35, 0.8)
        s.railg = m_glass((0.88, 0.95, 0.93), 0.0, 0.0)
        s.built = built if built is not None else floors
        s.solid = solid or (lambda b: False)
        s.off = off or (lambda v, k, e, u, L: 0.5)

    def floor_module(s, v):
        """A finished typical floor: slab with its band, glazing, rooms, railing."""
        mb = MeshBuilder()
        h, T = s.h, 0.34
        clear = h - T
        rg = s.rng
        out = sample(s.segs, 0.3, lambda k, e, u, L: s.off(v, k, e, u, L))
        mb.prism(
            [(p[0], p[1]) for p in out],
            -T,
            0,
            s.slab,
            top=m_paving((0.45, 0.42, 0.38), 0.6, 0.6),
            bottom=s.soffit,
        )
        room = m_room(s.lit)
        B = bays(s.segs, s.bay)
        rid = 0.0
        for k, b in enumerate(B):
            p0, p1, n0, n1 = b["p0"], b["p1"], b["n0"], b["n1"]
            d = p1 - p0
            w = d.length
            t = d / w
            nn = (n0 + n1).normalized()
            if s.solid(b):
                a0, a1 = p0 + n0 * 0.12, p1 + n1 * 0.12
                mb.face([(*a0, 0), (*a1, 0), (*a1, clear), (*a0, clear)], s.accent if s.solid(b) == 2 else s.wall)
                for q, nq in ((p0, n0), (p1, n1)):
                    mb.face(
                        [
                            (*(q - nq * 0.1), 0),
                            (*(q + nq * 0.12), 0),
                            (*(q + nq * 0.12), clear),
                            (*(q - nq * 0.1), clear),
                        ],
                        s.wall,
                    )
                continue
            g0, g1 = p0 - n0 * 0.05, p1 - n1 * 0.05
            mb.face([(*g0, 0), (*g1, 0), (*g1, clear), (*g0, clear)], s.glassm)
            nm = 2 if w > 2.6 else 1
            for j in range(nm + (1 if b["i"] == b["n"] - 1 else 0)):
                q = p0 + d * (j / nm)
                ww = 0.07 if j in (0, nm) else 0.05
                mb.bar((*q, 0), (*q, clear), ww, 0.12, s.frame, up=(*nn, 0))
            for z in (0.05, clear - 0.06):
                mb.bar((*p0, z), (*p1, z), 0.12, 0.09, s.frame)
            # room shell
            if b["i"] % 2 == 0 or b["kind"] == "arc":
                rid = rg.random()
            dep = 4.2
            r0, r1 = p0 - n0 * dep, p1 - n1 * dep
            if b["kind"] == "arc":
                r0, r1 = p0 - n0 * 2.2, p1 - n1 * 2.2
            zc = clear - 0.02
            K = lambda *g: [(rid, x, 0) for x in g]
            mb.face([(*r0, 0), (*r1, 0), (*r1, zc), (*r0, zc)], room, K(0.5, 0.5, 0.85, 0.85))
            mb.face([(*g0, zc), (*g1, zc), (*r1, zc), (*r0, zc)], room, K(0.7, 0.7, 0.9, 0.9))
            mb.face([(*g0, 0.01), (*r0, 0.01), (*r1, 0.01), (*g1, 0.01)], room, K(0.28, 0.32, 0.32, 0.28))
            if b["i"] % 2 == 0:
                mb.face([(*g0, 0), (*r0, 0), (*r0, zc), (*g0, zc)], room, K(0.35, 0.5, 0.85, 0.7))
            # furnishing silhouettes, downlights, curtains
            if b["kind"] == "line":
                c = (r0 + r1) / 2 + nn * 0.6
                fw = rg.uniform(0.6, 1.1)
                a, e_ = c - t * fw, c + t * fw
                fm = m_plain((0.10, 0.07, 0.05), 0.7)
                hh = rg.choice([0.8, 1.1, 2.1])
                mb.face([(*a, 0), (*e_, 0), (*e_, hh), (*a, hh)], fm)
                for dd in (1.0, 2.6):
                    for f in (0.3, 0.7):
                        q = p0 + d * f - nn * dd
                        mb.face(
                            [
                                (*(q + t * x + nn * y), zc - 0.02)
                                for x, y in ((-0.09, -0.09), (0.09, -0.09), (0.09, 0.09), (-0.09, 0.09))
                            ],
                            room,
                            (rid, 2.2, 0),
                        )
                if rg.random() < 0.75:
                    lo, hi = rg.choice(
                        [
                            (0.02, 0.26),
                            (0.74, 0.98),
                            (0.02, 0.2),
                            (0.6, 0.98),
                            (0.02, 0.98) if rg.random() < 0.25 else (0.8, 0.98),
                        ]
                    )
                    cm = m_sheer((0.80, 0.74, 0.66), 0.8)
                    nz = max(6, int((hi - lo) * w / 0.11))
                    pr = None
                    for j in range(nz + 1):
                        q = p0 + d * (lo + (hi - lo) * j / nz) - nn * (0.22 + 0.06 * (j % 2))
                        if pr is not None:
                            mb.face([(*pr, 0.02), (*q, 0.02), (*q, zc), (*pr, zc)], cm)
                        pr = q
        if s.rail:
            run = [p for p in out]
            N = len(run)
            hm = m_plain((0.10, 0.09, 0.085), 0.3, 0.9)
            ins = []
            for i in range(N):
                a, b = Vector(run[i - 1][:2]), Vector(run[(i + 1) % N][:2])
                tt = b - a
                nv = Vector((tt.y, -tt.x)).normalized() if tt.length > 1e-6 else Vector((0, 0))
                ins.append((Vector(run[i][:2]) - nv * 0.07, nv, run[i][2]))
            for i in range(N):
                (a, na, oa), (b, nb, ob) = ins[i - 1], ins[i]
                if min(oa, ob) < s.railmin and max(oa, ob) < s.railmin:
                    continue
                if (b - a).length < 0.02:
                    continue
                mb.face([(*a, 0.04), (*b, 0.04), (*b, 1.08), (*a, 1.08)], s.railg)
                a2, b2 = a - na * 0.05, b - nb * 0.05
                mb.face([(*a, 1.12), (*b, 1.12), (*b2, 1.12), (*a2, 1.12)], hm)
                mb.face([(*a, 1.08), (*b, 1.08), (*b, 1.12), (*a, 1.12)], hm)
                mb.face([(*a2, 1.08), (*a2, 1.12), (*b2, 1.12), (*b2, 1.08)], hm)
            # soffit downlights
            lm = m_lamp((1, 0.66, 0.34), 14.0)
            for b in B:
                if b["kind"] != "line" or s.solid(b):
                    continue
                q = (b["p0"] + b["p1"]) / 2 + b["n0"] * 0.95
                mb.face(
                    [
                        (q.x + 0.07 * math.cos(a), q.y + 0.07 * math.sin(a), clear - 0.012)
                        for a in (0, 1.57, 3.14, 4.71)
                    ],
                    m_room(0.55, 3.0),
                    (rg.random(), 1.6, 0),
                )
        return mb.mesh("floor%d_%d" % (s.seed, v))

    def bare_module(s, v):
        """construction stage: slab + columns + core + edge protection"""
        mb = MeshBuilder()
        T = 0.34
        conc = m_stucco((0.47, 0.45, 0.42), 0.22)
        out = sample(s.segs, 0.3, lambda k, e, u, L: s.off(v, k, e, u, L))
        poly = [(p[0], p[1]) for p in out]
        mb.prism(poly, -T, 0, conc)
        for b in bays(s.segs, 6.6):
            if b["kind"] == "line":
                q = b["p0"] - b["n0"] * 0.45
                mb.bar((*q, 0), (*q, s.h - T), 0.75, 0.35, conc, up=(*b["n0"], 0))
                q = b["p0"] - b["n0"] * 6.5
                mb.bar((*q, 0), (*q, s.h - T), 0.35, 0.8, conc, up=(*b["n0"], 0))
        pr = m_plain((0.75, 0.55, 0.06), 0.5)
        for i in range(0, len(out), 1):
            a, b = out[i - 1], out[i]
            for z in (0.5, 1.05):
                mb.bar((a[0] * 0.995, a[1] * 0.995, z), (b[0] * 0.995, b[1] * 0.995, z), 0.045, 0.045, pr)
            if i % 6 == 0:
                mb.bar((a[0] * 0.995, a[1] * 0.995, 0), (a[0] * 0.995, a[1] * 0.995, 1.1), 0.05, 0.05, pr)
        return mb.mesh("bare%d_%d" % (s.seed, v))
