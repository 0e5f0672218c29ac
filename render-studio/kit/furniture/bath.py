"""What stands and hangs in a bath: basins, taps, a shower, towels, bottles. What is on a wall faces +y from y = 0."""

import math

from mathutils import Vector
from mathutils import noise as mnoise

from kit.furniture import finishes
from kit.furniture.shapes import at, cube, lathe, puff, surf
from kit.materials.glass import m_glass
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

MIRROR = m_plain((0.86, 0.86, 0.84), 0.015, 1.0)


def pipe(points, radius, mat, n=20):
    """One smooth round pipe along a line of points, closed at both ends."""
    path = [Vector(p) for p in points]
    rings = []
    side = None
    for i, p in enumerate(path):
        ahead = (path[min(len(path) - 1, i + 1)] - path[max(0, i - 1)]).normalized()
        if side is None:
            side = ahead.orthogonal().normalized()
        side = (side - ahead * side.dot(ahead)).normalized()
        rings.append((p, side.copy(), ahead.cross(side), radius))
    first, last = rings[0], rings[-1]
    rings = [(*first[:3], 0.0002), *rings, (*last[:3], 0.0002)]

    def fn(u, v):
        p, a, b, r = rings[round(v * (len(rings) - 1))]
        t = 2 * math.pi * u
        return p + (a * math.cos(t) + b * math.sin(t)) * r

    return surf(fn, n, len(rings), mat, wrap=True, name="pipe")


def bend(start, corner, end, radius, steps=8):
    """Points from `start` to `end` that turn at `corner` in a curve."""
    a, c, b = Vector(start), Vector(corner), Vector(end)
    p, q = c + (a - c).normalized() * radius, c + (b - c).normalized() * radius
    curve = []
    for i in range(steps + 1):
        t = i / steps
        curve.append(p * (1 - t) ** 2 + c * (2 * t * (1 - t)) + q * t * t)
    return [a, *curve, b]


def rosette(x, z, radius, mat, thick=0.008):
    """The round plate where a pipe leaves the wall."""
    o = lathe([(radius, 0), (radius, thick - 0.002), (radius - 0.002, thick), (0.001, thick)], mat, x, 0, z, 36)
    o.rotation_euler = (-math.pi / 2, 0, 0)


def wall_tap(z, reach=0.19, apart=0.11, mat=None):
    """A spout out of the wall at height z, a lever on each side."""
    m = mat or finishes.brass()
    rosette(0, z, 0.027, m)
    pipe(bend((0, 0, z), (0, reach, z), (0, reach, z - 0.045), 0.03), 0.0115, m)
    for sx in (-1, 1):
        rosette(sx * apart, z, 0.025, m)
        pipe([(sx * apart, 0, z), (sx * apart, 0.045, z)], 0.0165, m, 24)
        pipe([(sx * apart, 0.036, z), (sx * (apart + 0.062), 0.046, z)], 0.0055, m, 12)


def vessel(x, y, z, radius, high, mat):
    """A round basin that stands on the counter, thin at its lip."""
    r, h = radius, high
    outer = [(0.001, 0), (r * 0.52, 0), (r * 0.66, 0.008), (r * 0.85, h * 0.42), (r * 0.965, h * 0.8)]
    lip = [(r, h - 0.004), (r - 0.002, h), (r - 0.006, h), (r - 0.009, h - 0.004)]
    inner = [(r * 0.92, h * 0.72), (r * 0.80, h * 0.42), (r * 0.58, 0.024), (0.03, 0.016), (0.001, 0.015)]
    lathe([*outer, *lip, *inner], mat, x, y, z, 72)
    lathe([(0.022, 0.018), (0.020, 0.021), (0.001, 0.021)], finishes.brass(), x, y, z, 28)


def pill(wide, z0, z1, mat, rim, thick=0.024, steps=18):
    """A mirror with half-round ends in a thin rim, standing off the wall."""
    r = wide / 2

    def outline(out):
        ring = []
        for centre, start in ((z1 - r, 0.0), (z0 + r, math.pi)):
            for i in range(steps + 1):
                a = start + math.pi * i / steps
                ring.append(((r + out) * math.cos(a), centre + (r + out) * math.sin(a)))
        return ring

    edge, inner = outline(0.008), outline(0.0)
    mb = MeshBuilder()
    mb.face([(x, thick - 0.002, z) for x, z in reversed(inner)], MIRROR)
    for i in range(len(edge)):
        j = (i + 1) % len(edge)
        (ax, az), (bx, bz), (cx, cz), (dx, dz) = edge[i], edge[j], inner[i], inner[j]
        mb.face([(ax, 0.012, az), (bx, 0.012, bz), (bx, thick, bz), (ax, thick, az)], rim)
        mb.face([(ax, thick, az), (bx, thick, bz), (dx, thick, dz), (cx, thick, cz)], rim)
    mb.obj("mirror")


def glow_behind(wide, z0, z1, mat):
    """A lit band between mirror and wall, smaller than the mirror."""
    k, d = wide / 2 - 0.05, 0.010
    mb = MeshBuilder()
    mb.box(-k, 0.002, z0 + wide / 2, -k + 0.012, d, z1 - wide / 2, mat)
    mb.box(k - 0.012, 0.002, z0 + wide / 2, k, d, z1 - wide / 2, mat)
    mb.obj("glow")


def hung_towel(wide, bar_z, front, back, mat, out=0.07, sd=1.0):
    """A towel folded over a bar on the wall; with the bar on its two posts."""
    brass = finishes.brass()
    half = wide / 2 + 0.05
    pipe([(-half, out, bar_z), (half, out, bar_z)], 0.008, brass)
    for sx in (-1, 1):
        rosette(sx * half * 0.92, bar_z, 0.02, brass)
        pipe([(sx * half * 0.92, 0, bar_z), (sx * half * 0.92, out, bar_z)], 0.007, brass)
    over = 0.05
    for layer, (inside, w) in enumerate(((0.009, wide), (0.016, wide - 0.006))):

        def fn(u, v, r=inside, w=w, layer=layer):
            s = v * (front + back + over) - back
            x = (u - 0.5) * w
            if s < 0:
                y, z, low = out - r, bar_z + s, -s / back
            elif s > over:
                y, z, low = out + r, bar_z - (s - over), (s - over) / front
            else:
                a = math.pi * s / over
                y, z, low = out - r * math.cos(a), bar_z + r * math.sin(a), 0.0
            sway = 0.010 * low * math.sin(5.2 * u + sd) + 0.006 * mnoise.noise(Vector((x * 7, z * 3, sd + layer)))
            return (x + 0.006 * low * math.sin(9 * z + sd), y + sway + 0.004 * (1 if s > over else -1), z)

        surf(fn, 40, 60, mat, name="towel")


def folded_towels(x, y, z, cloths, wide=0.36, deep=0.24, each=0.062, turn=0.0):
    """A pile of folded towels, the fold to the front (-y)."""
    with at(x, y, z, turn):
        for i, cloth in enumerate(cloths):
            for k in range(2):
                h = each / 2
                puff(
                    wide - 0.008 * k,
                    deep,
                    h + 0.006,
                    (0.004 * (-1) ** (i + k), 0.004 * k, each * i + h * (k + 0.5)),
                    cloth,
                    0.016,
                    0.004,
                    (0, 0, 0.02 * (-1) ** i),
                    n=14,
                    wob=0.004,
                    sd=i + 0.37 * k,
                )


def bottle(x, y, z, high, radius, mat, cap):
    """A bottle with a short neck and its cap."""
    r, h = radius, high
    body = [(0.001, 0), (r - 0.003, 0), (r, 0.004), (r, h * 0.62), (r * 0.86, h * 0.70), (r * 0.38, h * 0.77)]
    lathe([*body, (r * 0.36, h * 0.82)], mat, x, y, z, 32)
    lathe([(r * 0.42, h * 0.80), (r * 0.44, h * 0.81), (r * 0.44, h), (0.001, h)], cap, x, y, z, 28)


def rain_head(x, y, z, wall_x, radius=0.14, mat=None):
    """A wide shower head on an arm from the wall at `wall_x`."""
    m = mat or finishes.brass()
    pipe(bend((wall_x, y, z + 0.10), (x, y, z + 0.10), (x, y, z + 0.01), 0.06), 0.0105, m)
    lathe(
        [(0.001, 0.024), (0.03, 0.022), (radius - 0.02, 0.008), (radius, 0.003), (radius, 0), (0.001, 0)],
        m,
        x,
        y,
        z,
        56,
    )


def mixer(z, mat=None):
    """A round plate with one lever, and the hand shower's bar beside it."""
    m = mat or finishes.brass()
    rosette(0, z, 0.06, m, 0.01)
    pipe([(0, 0, z), (0, 0.05, z)], 0.02, m, 28)
    pipe([(0, 0.042, z), (0.0, 0.056, z - 0.08)], 0.006, m, 12)


def glass_screen(x0, x1, y, high, rail=None):
    """A fixed pane of a shower in the plane y, its edges green, held at foot and wall."""
    m = rail or finishes.brass()
    pane, edge = m_glass((0.93, 0.965, 0.95), 0.0, 0.0), m_plain((0.20, 0.34, 0.28), 0.15)
    mb = MeshBuilder()
    mb.face([(x0, y, 0.01), (x1, y, 0.01), (x1, y, high), (x0, y, high)], pane)
    mb.box(x0 - 0.004, y - 0.005, 0.01, x0, y + 0.005, high, edge)
    mb.box(x0, y - 0.005, high, x1, y + 0.005, high + 0.004, edge)
    mb.box(x0, y - 0.012, 0.0, x1, y + 0.012, 0.022, m)
    mb.box(x1 - 0.022, y - 0.012, 0.0, x1, y + 0.012, high, m)
    mb.obj("screen")
    pipe([(x0 + 0.03, y, high - 0.02), (x0 + 0.03, y + 0.9, high - 0.02)], 0.008, m)


def wall_closet(mat):
    """A water closet that hangs on the wall, its lid closed."""

    def fn(u, v):
        a = 2 * math.pi * u
        k = 0.62 + 0.38 * math.sin(min(1.0, v * 1.4) * math.pi / 2)
        lid = 1.0 if v < 0.93 else (1 - v) / 0.07
        c, s = math.cos(a), math.sin(a)
        y = 0.27 + math.copysign(abs(s) ** 0.72, s) * 0.27 * k * lid
        return (math.copysign(abs(c) ** 0.8, c) * 0.18 * k * lid, y, 0.17 + 0.26 * min(1.0, v / 0.93))

    surf(fn, 56, 30, mat, wrap=True, name="closet")


def slab_stool(long, deep, high, wood):
    """A stool of three boards, wedged through its top."""
    cube(-long / 2, -deep / 2, high - 0.035, long / 2, deep / 2, high, wood, 0.006)
    for sx in (-1, 1):
        x = sx * (long / 2 - 0.05)
        cube(x - 0.016, -deep / 2 + 0.012, 0, x + 0.016, deep / 2 - 0.012, high - 0.036, wood, 0.005)
    cube(-long / 2 + 0.05, -0.012, high * 0.42, long / 2 - 0.05, 0.012, high * 0.42 + 0.06, wood, 0.004)
