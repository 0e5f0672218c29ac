"""Vases, branches, books."""

import math
import random

import numpy as np
from mathutils import Vector

from kit.furniture.shapes import at, cube, lathe, tube
from kit.landscape.leaves import leaf_quads
from kit.landscape.planting import put
from kit.landscape.shrubs import make_shrub
from kit.materials.ground import m_bark, m_leaf
from kit.materials.surfaces import m_plain, m_stucco
from kit.mesh import place


def vase(x, y, z, h=0.30, mat=None, kind=0, stems=None, sd=0):
    """A turned vase of one of four profiles, with leaves when `stems` is given."""
    profile = [
        [(0.05, 0), (0.10, 0.30), (0.11, 0.55), (0.06, 0.85), (0.045, 0.92), (0.055, 1)],
        [(0.08, 0), (0.14, 0.35), (0.13, 0.7), (0.05, 0.95), (0.05, 1)],
        [(0.06, 0), (0.065, 0.5), (0.06, 1)],
        [(0.10, 0), (0.17, 0.3), (0.18, 0.8), (0.17, 1)],
    ][kind]
    refined = []
    for i in range(24):
        t = i / 23 * (len(profile) - 1)
        k = min(len(profile) - 2, int(t))
        f = t - k
        f = f * f * (3 - 2 * f)
        refined.append(
            (
                (profile[k][0] * (1 - f) + profile[k + 1][0] * f) * h / 0.3,
                (profile[k][1] * (1 - f) + profile[k + 1][1] * f) * h,
            )
        )
    lathe([(0.001, 0), *refined], mat or m_stucco((0.62, 0.55, 0.47)), x, y, z)
    if stems:
        put(
            make_shrub(
                sd + 70,
                h * stems,
                h * stems * 1.5,
                240,
                h * 0.15,
                m_leaf((0.10, 0.13, 0.05), (0.24, 0.26, 0.12)),
            ),
            x,
            y,
            z + h * 0.92,
        )


def branches(x, y, z, height=0.9, n=7, sd=1, col=None, leaf=0.035, per=26):
    """airy branches for a tall vase"""
    r = random.Random(sd)
    w = m_bark((0.14, 0.10, 0.07))
    centres = []
    along = []
    across = []
    shades = []
    for _ in range(n):
        a, twig, p = r.uniform(0, 6.28), height * r.uniform(0.65, 1), Vector((x, y, z))
        d = Vector((math.cos(a) * 0.25, math.sin(a) * 0.25, 1)).normalized()
        pts = [p.copy()]
        for _ in range(7):
            d = (
                d
                + Vector(
                    (
                        math.cos(a) * 0.10 + r.uniform(-0.10, 0.10),
                        math.sin(a) * 0.10 + r.uniform(-0.10, 0.10),
                        -0.02,
                    )
                )
            ).normalized()
            p = p + d * twig / 7
            pts.append(p.copy())
        tube(pts, 0.0035, w, 5)
        for _ in range(per):
            k = r.uniform(1.6, 6.99)
            q = pts[int(k)].lerp(pts[int(k) + 1], k % 1) + Vector(
                (r.gauss(0, 0.022), r.gauss(0, 0.022), r.gauss(0, 0.02))
            )
            u = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0.2, 0.6))).normalized()
            v = u.cross(Vector((r.gauss(0, 1), r.gauss(0, 1), 1))).normalized()
            centres.append(q)
            along.append(u * leaf)
            across.append(v * leaf * 0.5)
            shades.append(r.random())
    place(
        leaf_quads(
            np.array(centres),
            np.array(along),
            np.array(across),
            np.array(shades),
            col or m_leaf((0.10, 0.13, 0.05), (0.24, 0.27, 0.12)),
            f"br{sd}",
        )
    )


def books_stack(x, y, z, n=3, sd=0):
    """A few books lying on each other."""
    r = random.Random(sd)
    for _ in range(n):
        w, d, h = r.uniform(0.22, 0.30), r.uniform(0.16, 0.21), r.uniform(0.018, 0.035)
        with at(x, y, z, r.uniform(-0.25, 0.25)):
            cube(
                -w / 2,
                -d / 2,
                0,
                w / 2,
                d / 2,
                h,
                m_plain(
                    r.choice(
                        [
                            (0.70, 0.64, 0.55),
                            (0.30, 0.20, 0.13),
                            (0.15, 0.16, 0.16),
                            (0.50, 0.44, 0.36),
                            (0.42, 0.22, 0.13),
                        ]
                    ),
                    0.6,
                ),
                0.003,
            )
        z += h


def book_row(mb, x0, x1, y, z, hmax, rng, depth=0.20, axis="x", gap=0.25):
    """upright books between x0 and x1 (front at y, spines to +y side), with gaps, leaning runs and laid stacks"""
    pal = [
        (0.56, 0.48, 0.38),
        (0.36, 0.23, 0.14),
        (0.20, 0.13, 0.09),
        (0.13, 0.15, 0.15),
        (0.60, 0.55, 0.47),
        (0.42, 0.30, 0.20),
        (0.30, 0.32, 0.29),
        (0.50, 0.27, 0.15),
        (0.68, 0.62, 0.53),
        (0.24, 0.20, 0.17),
    ]
    x = x0

    def book(a0, a1, z0, z1, d, m):
        if axis == "x":
            mb.box(a0, y - d, z0, a1, y, z1, m)
        else:
            mb.box(y - d, a0, z0, y, a1, z1, m)

    while x < x1 - 0.05:
        k = rng.random()
        if k < gap * 0.25:
            x += rng.uniform(0.06, 0.16)
            continue
        if k < gap * 0.5 and x1 - x > 0.3:
            zz = z
            w = rng.uniform(0.2, 0.27)
            for i in range(rng.randint(2, 4)):
                h = rng.uniform(0.02, 0.04)
                book(x, x + w - 0.01 * i, zz, zz + h, depth * 0.95, m_plain(rng.choice(pal), 0.65))
                zz += h
            x += w + 0.03
            continue
        base = rng.choice(pal)
        hh = hmax * rng.uniform(0.62, 0.9)
        for _ in range(rng.randint(3, 9)):
            w = rng.uniform(0.016, 0.042)
            if x + w > x1:
                break
            book(
                x,
                x + w - 0.0015,
                z,
                z + min(hmax * 0.95, hh * rng.uniform(0.9, 1.06)),
                depth * rng.uniform(0.82, 1.0),
                m_plain(base if rng.random() < 0.55 else rng.choice(pal), 0.65),
            )
            x += w
