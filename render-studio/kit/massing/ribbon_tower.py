"""Rounded residential tower with ribbon balconies."""
import random

from mathutils import Vector

from kit.massing.outline import bays, sample
from kit.massing.tower_floors import TowerFloors
from kit.materials.glass import m_glass
from kit.materials.glow import m_lamp, m_room
from kit.materials.surfaces import m_marble, m_plain, m_stucco, m_wood
from kit.mesh import MeshBuilder, place


class Tower(TowerFloors):
    """A rounded tower: lobby, stacked floors, crown. Floors are shared meshes; room lights hash on the instance."""

    def build(s, loc=(0, 0), rot=0.0, seq=None):
        """Put the tower up; `seq` picks the floor variant. Returns the roof height."""
        rg = random.Random(s.seed + 5)
        mods = [s.floor_module(v) for v in range(s.variants)]
        s.tops = []
        bare = [s.bare_module(v) for v in range(s.variants)] if s.built < s.floors else None
        for f in range(s.floors):
            v = (seq(f) if seq else f) % s.variants
            z = s.base + f * s.h
            place(mods[v] if f < s.built else bare[v], (*loc, z), rot)
        ztop = s.base + s.floors * s.h
        c = sum((Vector(p) for p in s.pts), Vector((0, 0))) / len(s.pts)
        mb = MeshBuilder()
        out = sample(s.segs, 0.3, lambda k, e, u, L: s.off(0, k, e, u, L))
        poly = [(p[0], p[1]) for p in out]
        inner = sample(s.segs, 0.5)
        cw, cd = s.core or (7, 6)
        if s.built >= s.floors:
            mb.prism(poly, -0.5, 0.0, s.slab, bottom=s.soffit)
            par = [(p[0], p[1]) for p in inner]
            for i in range(len(out)):  # parapet
                a, b = out[i - 1], out[i]
                mb.face([(a[0], a[1], 0), (b[0], b[1], 0), (b[0], b[1], 0.9), (a[0], a[1], 0.9)], s.slab)
                k = 0.985
                mb.face(
                    [
                        (a[0] * k, a[1] * k, 0),
                        (a[0] * k, a[1] * k, 0.9),
                        (b[0] * k, b[1] * k, 0.9),
                        (b[0] * k, b[1] * k, 0),
                    ],
                    s.slab,
                )
                mb.face(
                    [
                        (a[0], a[1], 0.9),
                        (b[0], b[1], 0.9),
                        (b[0] * k, b[1] * k, 0.9),
                        (a[0] * k, a[1] * k, 0.9),
                    ],
                    s.slab,
                )
            mb.box(c.x - cw, c.y - cd, 0, c.x + cw, c.y + cd, 4.6, s.accent)
            mb.box(c.x - cw * 0.5, c.y - cd * 0.6, 4.6, c.x + cw * 0.5, c.y + cd * 0.6, 7.2, s.wall)
            # crown pergola with light line
            k = 0.86
            ring = [(p[0] * k, p[1] * k) for p in inner]
            mb.prism(ring, 4.7, 5.15, s.slab, bottom=s.soffit)
            for i in range(0, len(ring), 9):
                mb.box(
                    ring[i][0] * 0.97 - 0.2,
                    ring[i][1] * 0.97 - 0.2,
                    0,
                    ring[i][0] * 0.97 + 0.2,
                    ring[i][1] * 0.97 + 0.2,
                    4.7,
                    s.slab,
                )
            k2 = 0.85
            r2 = [(p[0] * k2 * 0.99, p[1] * k2 * 0.99) for p in inner]
            for i in range(len(ring)):
                a, b = r2[i - 1], r2[i]
                mb.face(
                    [(a[0], a[1], 4.45), (b[0], b[1], 4.45), (b[0], b[1], 4.66), (a[0], a[1], 4.66)],
                    m_lamp((1, 0.68, 0.36), 5.0),
                )
        else:
            conc = m_stucco((0.47, 0.45, 0.42), 0.22)
            mb.box(c.x - cw, c.y - cd, -s.h * (s.floors - s.built), c.x + cw, c.y + cd, 5.2, conc)
            mb.prism(poly, -0.34, 0, conc)
            rgx = random.Random(3)
            steel = m_plain((0.22, 0.10, 0.06), 0.8)
            for b in bays(s.segs, 6.6):
                if b["kind"] != "line":
                    continue
                for q in (b["p0"] - b["n0"] * 0.45, b["p0"] - b["n0"] * 6.5):
                    for i in range(7):
                        mb.bar(
                            (q.x + rgx.uniform(-0.3, 0.3), q.y + rgx.uniform(-0.15, 0.15), 0),
                            (
                                q.x + rgx.uniform(-0.3, 0.3),
                                q.y + rgx.uniform(-0.15, 0.15),
                                rgx.uniform(1.1, 1.7),
                            ),
                            0.03,
                            0.03,
                            steel,
                        )
            ply = m_plain((0.55, 0.36, 0.15), 0.7)
            for i in range(6):
                x, y = c.x + rgx.uniform(-11, 11), c.y + rgx.uniform(-7, 7)
                mb.box(x, y, 0, x + 2.4, y + 1.2, rgx.uniform(0.4, 1.6), ply)
        mb.obj("crown", (*loc, ztop), rot)
        if s.built == 0:
            place(bare[0], (*loc, 0), rot, (1, 1, s.base / s.h))
            return ztop
        # lobby / base
        mb = MeshBuilder()
        h = s.base - 0.34
        for b in bays(s.segs, 4.2):
            p0, p1, n0, n1 = b["p0"], b["p1"], b["n0"], b["n1"]
            i0, i1 = p0 - n0 * 1.6, p1 - n1 * 1.6
            d = p1 - p0
            if b["kind"] == "line" and (b["e"] % 2 or b["i"] in (0, b["n"] - 1)) or b["kind"] == "arc":
                mb.face([(*i0, 0), (*i1, 0), (*i1, h), (*i0, h)], s.accent)
            else:
                mb.face([(*i0, 0), (*i1, 0), (*i1, h), (*i0, h)], m_glass((0.85, 0.88, 0.86), 0.06))
                for q in (i0, (i0 + i1) / 2):
                    mb.bar((*q, 0), (*q, h), 0.08, 0.2, s.frame, up=(*n0, 0))
                mb.bar((*i0, 3.2), (*i1, 3.2), 0.1, 0.08, s.frame)
                r0, r1 = p0 - n0 * 7.5, p1 - n1 * 7.5
                K = lambda *g: [(0.5, x, 0) for x in g]
                rm = m_room(1.0, 1.5)
                mb.face([(*r0, 0), (*r1, 0), (*r1, h), (*r0, h)], rm, K(0.55, 0.55, 0.8, 0.8))
                mb.face(
                    [(*i0, h - 0.05), (*i1, h - 0.05), (*r1, h - 0.05), (*r0, h - 0.05)],
                    rm,
                    K(0.7, 0.7, 0.9, 0.9),
                )
                mb.face([(*i0, 0.03), (*r0, 0.03), (*r1, 0.03), (*i1, 0.03)], m_marble((0.6, 0.55, 0.48)))
                c_ = (r0 + r1) / 2 + n0 * 2.2
                mb.box(c_.x - 0.5, c_.y - 0.25, 0, c_.x + 0.5, c_.y + 0.25, 1.05, m_wood((0.25, 0.12, 0.05)))
                cz = (i0 + i1) / 2 - n0 * 2.5
                for j in range(3):
                    mb.cyl(
                        cz.x + (j - 1) * 0.45,
                        cz.y,
                        h - 1.4 - 0.35 * j,
                        h - 1.15 - 0.35 * j,
                        0.16,
                        m_lamp((1, 0.66, 0.34), 10.0),
                        10,
                    )
            if b["i"] % 2 == 0:
                q = p0 - n0 * 0.35
                mb.box(q.x - 0.4, q.y - 0.4, 0, q.x + 0.4, q.y + 0.4, h, s.slab)
            q = (p0 + p1) / 2 - (n0 + n1) * 0.4
            mb.cyl(q.x, q.y, h - 0.06, h - 0.02, 0.13, m_lamp((1, 0.68, 0.36), 16.0), 10)
        mb.obj("lobby", (*loc, 0), rot)
        if s.fins:
            mb = MeshBuilder()
            for x, y, w, d, z1 in s.fins:
                mb.box(x - w / 2, y - d / 2, 0, x + w / 2, y + d / 2, ztop + z1, s.accent)
            mb.obj("fins", (*loc, 0), rot)
        return ztop
