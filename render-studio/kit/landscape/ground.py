"""Roads with kerbs, lawns, raised beds, terrain, slopes and the Sahyadri."""

import math

from mathutils import Vector
from mathutils import noise as mnoise

from kit.materials.glow import m_lamp
from kit.materials.ground import m_hill, m_hillside, m_lawn
from kit.materials.surfaces import m_paving, m_plain, m_stone, m_stucco
from kit.mesh import MeshBuilder


def road(mb, x0, y0, x1, y1, z=0.0, walk=2.6, kerb=0.14, axis=0, pave=None, marks=True):
    """straight road (axis 0: along x) sunk by the kerb height, striped kerbs, pavements both sides, centre dashes"""
    asp = m_stucco((0.060, 0.060, 0.063), 0.25)
    kb = m_stucco((0.55, 0.53, 0.49), 0.1)
    pv = pave or m_paving((0.42, 0.38, 0.33), 0.6, 0.3, 0.10, 0.55)
    ln = m_plain((0.72, 0.70, 0.64), 0.7)
    block = (
        (lambda a0, b0, a1, b1, za, zb, m: mb.box(a0, b0, za, a1, b1, zb, m))
        if axis == 0
        else (lambda a0, b0, a1, b1, za, zb, m: mb.box(b0, a0, za, b1, a1, zb, m))
    )
    a0, a1, b0, b1 = (x0, x1, y0, y1) if axis == 0 else (y0, y1, x0, x1)
    block(a0, b0, a1, b1, z - kerb - 0.1, z - kerb, asp)
    for s, e in ((b0, -1), (b1, 1)):
        lo, hi = sorted((s, s + e * 0.2))
        block(a0, lo, a1, hi, z - kerb - 0.1, z + 0.01, kb)
        lo, hi = sorted((s + e * 0.2, s + e * walk))
        block(a0, lo, a1, hi, z - 0.2, z, pv)
    if marks:
        a = a0 + 1
        c = (b0 + b1) / 2
        while a < a1 - 3:
            block(a, c - 0.07, a + 3, c + 0.07, z - kerb, z - kerb + 0.006, ln)
            a += 7
        for s, e in ((b0, 1), (b1, -1)):
            lo, hi = sorted((s + e * 0.35, s + e * 0.45))
            block(a0, lo, a1, hi, z - kerb, z - kerb + 0.006, ln)


def lawn(mb, x0, y0, x1, y1, z=0.12):
    """A lawn with a stone edge."""
    mb.face([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], m_lawn())
    c = m_stucco((0.50, 0.47, 0.43))
    w = 0.14
    for a in (
        (x0 - w, y0 - w, x1 + w, y0),
        (x0 - w, y1, x1 + w, y1 + w),
        (x0 - w, y0, x0, y1),
        (x1, y0, x1 + w, y1),
    ):
        mb.box(a[0], a[1], z - 0.3, a[2], a[3], z + 0.03, c)


def planter(mb, x0, y0, x1, y1, z=0.0, h=0.45, mat=None, glow=0.0):
    """raised planting bed with stone kerb; returns soil height"""
    m = mat or m_stone((0.30, 0.27, 0.24), 0.9, 0.23)
    t = 0.16
    for a in ((x0, y0, x1, y0 + t), (x0, y1 - t, x1, y1), (x0, y0 + t, x0 + t, y1 - t), (x1 - t, y0 + t, x1, y1 - t)):
        mb.box(a[0], a[1], z - 0.1, a[2], a[3], z + h, m)
    mb.face(
        [
            (x0 + t, y0 + t, z + h - 0.06),
            (x1 - t, y0 + t, z + h - 0.06),
            (x1 - t, y1 - t, z + h - 0.06),
            (x0 + t, y1 - t, z + h - 0.06),
        ],
        m_stucco((0.10, 0.075, 0.05), 0.2),
    )
    if glow:
        for y, s in ((y0, -1), (y1, 1)):
            mb.face(
                [
                    (x0, y + s * 0.004, z + 0.03),
                    (x1, y + s * 0.004, z + 0.03),
                    (x1, y + s * 0.004, z + 0.07),
                    (x0, y + s * 0.004, z + 0.07),
                ],
                m_lamp((1, 0.64, 0.32), glow),
            )
    return z + h - 0.08


def terrain(z=-1.6, hole=None, far=9000):
    """The plain everything stands on, reaching `far` metres; `hole` (x0, y0, x1, y1) is left open."""
    mb = MeshBuilder()
    x0, y0, x1, y1 = hole or (0, 0, 0, 0)
    for a in ((-far, -900, far, y0), (-far, y1, far, far), (-far, y0, x0, y1), (x1, y0, far, y1)):
        if a[0] < a[2] and a[1] < a[3]:
            mb.face([(a[0], a[1], z), (a[2], a[1], z), (a[2], a[3], z), (a[0], a[3], z)], m_hill())
    mb.obj("terrain")


def slope(f, x0, x1, y0, y1, n=90, mat=None):
    """terrain sheet from a height function"""
    mb = MeshBuilder()
    m = mat or m_hillside()
    g = [[(x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * j / n) for j in range(n + 1)] for i in range(n + 1)]
    z = [[f(*p) for p in r] for r in g]
    for i in range(n):
        for j in range(n):
            mb.face([(*g[i + a][j + b], z[i + a][j + b]) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))], m)
    mb.obj("slope", smooth=True)


def sahyadri(seed=3, r0=1500, r1=6000, hmax=300, az=(-80, 80), n=260, m=30, z=-12, flat=0.62):
    """Deccan ranges: stepped mesas - fractal ridge lines clipped to flat tops with steep scarps"""
    mb = MeshBuilder()
    mt = m_hill()
    g = []
    for i in range(n + 1):
        row = []
        for j in range(m):
            t = j / (m - 1)
            a = math.radians(az[0] + (az[1] - az[0]) * i / n)
            r = r0 + (r1 - r0) * t
            x, y = math.sin(a) * r, math.cos(a) * r
            f = 0.42 + 0.62 * mnoise.fractal(Vector((x / 1400 + seed, y / 1400, seed * 0.7)), 0.9, 2.1, 6)
            f = max(0, f)
            k = flat + 0.12 * mnoise.noise(Vector((x / 2600, y / 2600, seed)))
            f = k + (f - k) * 0.16 if f > k else k * (f / k) ** 1.7 if k > 0 else f
            row.append((x, y, z + f * hmax * (0.25 + 0.95 * t) * min(1, t * 5)))
        g.append(row)
    for i in range(n):
        for j in range(m - 1):
            mb.face([g[i][j], g[i + 1][j], g[i + 1][j + 1], g[i][j + 1]], mt)
    mb.obj("sahyadri", smooth=True)


def hills(seed=3, r0=2600, r1=6500, hmax=420, az=(-100, 100), n=160, z=-20):
    """Rounded far hills from a fractal."""
    mb = MeshBuilder()
    m = m_hill()
    g = []
    for i in range(n + 1):
        row = []
        for j in range(22):
            a = math.radians(az[0] + (az[1] - az[0]) * i / n)
            r = r0 + (r1 - r0) * j / 21
            x, y = math.sin(a) * r, math.cos(a) * r
            f = mnoise.fractal(Vector((x / 1500 + seed, y / 1500, 0)), 0.9, 2.1, 6)
            ridge = math.sin(math.pi * min(1, j / 21 * 1.15))
            row.append((x, y, z + max(0, (0.45 + f * 0.75)) * hmax * ridge))
        g.append(row)
    for i in range(n):
        for j in range(21):
            mb.face([g[i][j], g[i + 1][j], g[i + 1][j + 1], g[i][j + 1]], m)
    mb.obj("hills", smooth=True)
