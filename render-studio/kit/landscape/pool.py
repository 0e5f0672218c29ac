"""Pool with coping, loungers and umbrellas."""

import math

from kit.materials.glass import m_sheer, m_water
from kit.materials.surfaces import m_paving, m_plain, m_wood


def pool(mb, x0, y0, x1, y1, z=0.02, depth=1.3, coping=0.5):
    """A tiled basin with a coping, filled to just under its edge."""
    tile = m_paving((0.16, 0.50, 0.56), 0.3, 0.3, 0.12)
    cp = m_paving((0.66, 0.62, 0.56), 1.0, 0.5, 0.05)
    w = m_water()
    mb.face([(x0, y0, -depth), (x1, y0, -depth), (x1, y1, -depth), (x0, y1, -depth)], tile)
    for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        mb.face([(*a, z + 0.08), (*b, z + 0.08), (*b, -depth), (*a, -depth)], tile)
    mb.face([(x0, y0, z - 0.06), (x1, y0, z - 0.06), (x1, y1, z - 0.06), (x0, y1, z - 0.06)], w)
    for a in (
        (x0 - coping, y0 - coping, x1 + coping, y0),
        (x0 - coping, y1, x1 + coping, y1 + coping),
        (x0 - coping, y0, x0, y1),
        (x1, y0, x1 + coping, y1),
    ):
        mb.box(a[0], a[1], -0.1, a[2], a[3], z + 0.09, cp)


def lounger(mb, x, y, rot=0):
    """A timber lounger with a pale cushion."""
    wd = m_wood((0.30, 0.17, 0.08), axis=0, plank=0.07)
    cu = m_plain((0.80, 0.77, 0.72), 0.9)
    c, s = math.cos(rot), math.sin(rot)

    def point(u, v, z):
        return (x + u * c - v * s, y + u * s + v * c, z)

    def slab(u0, v0, z0, u1, v1, z1, th, m):
        q = [point(u0, v0, z0), point(u1, v0, z1), point(u1, v1, z1), point(u0, v1, z0)]
        t = [(a[0], a[1], a[2] + th) for a in q]
        mb.face(q[::-1], m)
        mb.face(t, m)
        for i in range(4):
            mb.face([q[i], q[(i + 1) % 4], t[(i + 1) % 4], t[i]], m)

    slab(-1, -0.34, 0.24, 0.25, 0.34, 0.24, 0.07, wd)
    slab(0.25, -0.34, 0.24, 0.95, 0.34, 0.72, 0.07, wd)
    slab(-0.98, -0.31, 0.31, 0.25, 0.31, 0.31, 0.10, cu)
    slab(0.25, -0.31, 0.31, 0.93, 0.31, 0.79, 0.10, cu)
    for u in (-0.9, 0.2):
        for v in (-0.3, 0.3):
            q = point(u, v, 0)
            mb.box(q[0] - 0.03, q[1] - 0.03, 0, q[0] + 0.03, q[1] + 0.03, 0.25, wd)


def umbrella(mb, x, y, r=1.7, z=2.7):
    """An eight-sided cloth umbrella."""
    mb.cyl(x, y, 0, z + 0.2, 0.03, m_wood(), 8)
    cm = m_sheer((0.82, 0.77, 0.68), 0.96)
    n = 8
    for i in range(n):
        a, b = 2 * math.pi * i / n, 2 * math.pi * (i + 1) / n
        mb.face(
            [
                (x, y, z + 0.55),
                (x + r * math.cos(a), y + r * math.sin(a), z - 0.05),
                (x + r * math.cos(b), y + r * math.sin(b), z - 0.05),
            ],
            cm,
        )
