"""A straight facade in its own coordinates."""

import math
from itertools import pairwise

from mathutils import Vector

DARK = (0.035, 0.033, 0.03)

BRONZE = (0.20, 0.125, 0.065)

CLOTH = [
    (0.32, 0.10, 0.06),
    (0.10, 0.16, 0.20),
    (0.45, 0.36, 0.22),
    (0.16, 0.20, 0.12),
    (0.5, 0.46, 0.4),
    (0.08, 0.07, 0.07),
]


class Wall:
    """One straight facade: u runs along it, d outward, z up; draws walls with openings and arches."""

    def __init__(self, mb, p0, p1, z=0.0, nudge=0.0):
        self.polygons = mb
        self.nudge = nudge
        self.origin = Vector(p0)
        t = Vector(p1) - self.origin
        self.length = t.length
        self.along = t / self.length
        self.normal = Vector((self.along.y, -self.along.x))
        self.z = z

    def point(self, u, d, z):
        """The point u along, d outward, z up, in scene coordinates."""
        q = self.origin + self.along * u + self.normal * d
        return (q.x, q.y, self.z + z)

    def quad(self, u0, u1, d, z0, z1, mat, col=None):
        """vertical face looking outward"""
        self.polygons.face(
            [self.point(u0, d, z0), self.point(u1, d, z0), self.point(u1, d, z1), self.point(u0, d, z1)], mat, col
        )

    def flat(self, u0, u1, d0, d1, z, mat, col=None):
        """horizontal face (d0 inner, d1 outer)"""
        self.polygons.face(
            [self.point(u0, d1, z), self.point(u1, d1, z), self.point(u1, d0, z), self.point(u0, d0, z)], mat, col
        )

    def side(self, u, d0, d1, z0, z1, mat, col=None):
        """A face across the wall at u, from depth d0 to d1."""
        self.polygons.face(
            [self.point(u, d0, z0), self.point(u, d1, z0), self.point(u, d1, z1), self.point(u, d0, z1)], mat, col
        )

    def box(self, u0, u1, d0, d1, z0, z1, mat, col=None):
        """A box along the wall. The nudge keeps boxes that meet at a corner out of one plane, which renders black."""
        d1, z1 = d1 + self.nudge, z1 + self.nudge
        p = [
            self.point(u0, d1, z0),
            self.point(u1, d1, z0),
            self.point(u1, d0, z0),
            self.point(u0, d0, z0),
            self.point(u0, d1, z1),
            self.point(u1, d1, z1),
            self.point(u1, d0, z1),
            self.point(u0, d0, z1),
        ]
        for q in ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)):
            self.polygons.face([p[i] for i in q], mat, col)

    def wall(self, u0, u1, z0, z1, ops, mat, thick=0.3, d=0.0, reveal=None):
        """plane wall at d with rectangular openings [(u0, u1, z0, z1)] and their reveals"""
        us = sorted({u0, u1, *(o[0] for o in ops), *(o[1] for o in ops)})
        zs = sorted({z0, z1, *(o[2] for o in ops), *(o[3] for o in ops)})
        for a, b in pairwise(zs):
            run = None
            for k, (c, e) in enumerate(pairwise(us)):
                m = ((c + e) / 2, (a + b) / 2)
                hole = any(o[0] < m[0] < o[1] and o[2] < m[1] < o[3] for o in ops)
                if not hole:
                    run = (run[0], e) if run else (c, e)
                if run and (hole or k == len(us) - 2):
                    self.quad(run[0], run[1], d, a, b, mat)
                    run = None
        for o in ops:
            r = reveal or mat
            for u in o[:2]:
                self.side(u, d - thick, d, o[2], o[3], r)
            for z in o[2:4]:
                self.flat(o[0], o[1], d - thick, d, z, r)

    def arch(self, u0, u1, zs, zt, mat, thick=0.3, d=0.0, rise=None, n=14, ring=None):
        """fill of an opening above springing zs up to zt, with an arched hole (rise=None: semicircle)"""
        c, r = (u0 + u1) / 2, (u1 - u0) / 2
        rise = r if rise is None else rise
        pt = [(c - r * math.cos(math.pi * i / n), zs + rise * math.sin(math.pi * i / n)) for i in range(n + 1)]
        for (a, za), (b, zb) in pairwise(pt):
            self.polygons.face(
                [self.point(a, d, za), self.point(b, d, zb), self.point(b, d, zt), self.point(a, d, zt)], mat
            )
            self.polygons.face(
                [
                    self.point(a, d, za),
                    self.point(a, d - thick, za),
                    self.point(b, d - thick, zb),
                    self.point(b, d, zb),
                ],
                ring or mat,
            )
            self.polygons.face(
                [
                    self.point(b, d - thick, zb),
                    self.point(a, d - thick, za),
                    self.point(a, d - thick, zt),
                    self.point(b, d - thick, zt),
                ],
                mat,
            )
        if ring:  # voussoir band
            k = (r + 0.22) / r
            for (a, za), (b, zb) in pairwise(pt):
                outer_a, outer_za, outer_b, outer_zb = (
                    c + (a - c) * k,
                    zs + (za - zs) * k,
                    c + (b - c) * k,
                    zs + (zb - zs) * k,
                )
                self.polygons.face(
                    [
                        self.point(a, d + 0.03, za),
                        self.point(b, d + 0.03, zb),
                        self.point(outer_b, d + 0.03, outer_zb),
                        self.point(outer_a, d + 0.03, outer_za),
                    ],
                    ring,
                )


def rect(w, d, cx=0.0, cy=0.0):
    """The corners of a w x d rectangle, counter-clockwise."""
    return [
        (cx - w / 2, cy - d / 2),
        (cx + w / 2, cy - d / 2),
        (cx + w / 2, cy + d / 2),
        (cx - w / 2, cy + d / 2),
    ]
