"""What a drawing is made with: sheets, tracing paper, a scale, pencils and their shavings, spectacles laid down."""

import math
from itertools import pairwise

from kit.furniture import finishes
from kit.furniture.shapes import at, lathe, surf, tube
from kit.materials.glass import m_glass
from kit.materials.paper import m_boxwood, m_print, m_tea_ring, m_tracing
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

GRAPHITE = m_plain((0.035, 0.035, 0.038), 0.35, 0.3)
RED = m_plain((0.52, 0.075, 0.045), 0.85)
BARE_WOOD = m_plain((0.62, 0.44, 0.26), 0.7)
LACQUER = (
    m_plain((0.022, 0.085, 0.058), 0.25),
    m_plain((0.030, 0.030, 0.032), 0.25),
    m_plain((0.38, 0.075, 0.040), 0.25),
    m_plain((0.55, 0.40, 0.14), 0.3),
)


def printed(file, wide, deep, lift=0.03, z=0.001):
    """A printed sheet centred at the origin, its far right corner lifted, its near left one a little."""

    def fn(u, v):
        far, near = max(0.0, u + v - 1.62) / 0.38, max(0.0, 0.24 - u - v) / 0.24
        wave = 0.0007 * math.sin(9 * u + 4 * v)
        return ((u - 0.5) * wide, (v - 0.5) * deep, z + lift * far**2 + lift * 0.35 * near**2 + max(0.0, wave))

    return surf(fn, 70, 52, m_print(file, wide, deep), name="sheet")


def tracing(long, wide, radius=0.021):
    """Tracing paper from its roll at the origin towards -x; the roll lies along y."""

    def flat(u, v):
        lift = 0.010 * max(0.0, 0.12 - u) / 0.12
        return (-long * (1 - u), (v - 0.5) * wide, 0.0028 + lift * math.sin(3 + 5 * v) ** 2)

    def roll(u, v):
        a = -math.pi / 2 + u * math.tau * 3.2
        r = radius * (1 - 0.13 * u)
        return (r * math.cos(a), (v - 0.5) * wide, radius + 0.0028 + r * math.sin(a))

    surf(flat, 60, 20, m_tracing(0.66), name="tracing")
    surf(roll, 120, 4, m_tracing(0.10), name="roll of tracing")


def stroke(points, z, half=0.0009, mat=RED):
    """A pencil's line through points (x, y), a little unsteady in its width."""
    mb = MeshBuilder()
    for i, ((ax, ay), (bx, by)) in enumerate(pairwise(points)):
        long = math.hypot(bx - ax, by - ay) or 1e-6
        w = half * (1 + 0.35 * math.sin(i * 1.7))
        nx, ny = -(by - ay) / long * w, (bx - ax) / long * w
        mb.face([(ax - nx, ay - ny, z), (bx - nx, by - ny, z), (bx + nx, by + ny, z), (ax + nx, ay + ny, z)], mat)
    mb.obj("stroke")


def pencil(x, y, z, turn, long=0.15, kind=0, rolled=0.0):
    """A six-sided pencil lying down, its point to +x before it is turned."""
    mb, r = MeshBuilder(), 0.0037
    mb.cyl(0, 0, -long / 2, long / 2 - 0.022, r, LACQUER[kind], 6)
    mb.cyl(0, 0, long / 2 - 0.022, long / 2 - 0.006, r * 0.94, BARE_WOOD, 12, r * 0.30)
    mb.cyl(0, 0, long / 2 - 0.006, long / 2, r * 0.30, GRAPHITE if kind != 2 else RED, 8, r * 0.04)
    with at(x, y, z + r * 0.9, turn):
        mb.obj("pencil").rotation_euler = (0, math.pi / 2, rolled)


def shaving(x, y, z, turn, kind, turns=1.3, size=0.010):
    """A curl from the sharpener: a frill of wood with a hem of lacquer."""

    def curl(inner, outer):
        def fn(u, v):
            a = u * math.tau * turns
            frill = 1 + 0.07 * math.sin(a * 7)
            r = size * (inner + (outer - inner) * v) * (0.75 + 0.35 * u) * frill
            return (
                r * math.cos(a),
                r * math.sin(a) * 0.85,
                size * (0.95 - 0.7 * (inner + (outer - inner) * v)) + 0.0035 * u,
            )

        return fn

    with at(x, y, z, turn):
        surf(curl(0.25, 0.92), 60, 6, BARE_WOOD, name="shaving")
        surf(curl(0.92, 1.02), 60, 3, LACQUER[kind], name="hem")


def dust(rng, x, y, z, wide, count):
    """Crumbs of graphite and rubber."""
    mb = MeshBuilder()
    for _ in range(count):
        a, b, s = x + rng.gauss(0, wide), y + rng.gauss(0, wide * 0.7), rng.uniform(0.0004, 0.0012)
        mb.box(a - s, b - s * 0.6, z, a + s, b + s * 0.6, z + s, rng.choice((GRAPHITE, BARE_WOOD)))
    mb.obj("dust")


def scale(long=0.30, side=0.024):
    """A three-sided scale of boxwood lying along x, divided on the face one reads."""
    wood, high = m_boxwood(), side * math.sqrt(3) / 2
    mb = MeshBuilder()
    a, b, c = (-side / 2, 0.0), (side / 2, 0.0), (0.0, high)
    for p, q in ((a, b), (b, c), (c, a)):
        mb.face([(-long / 2, *p), (long / 2, *p), (long / 2, *q), (-long / 2, *q)], wood)
    for end in (-long / 2, long / 2):
        mb.face([(end, *a), (end, *b), (end, *c)], wood)

    def on_face(x, t):
        return (x, a[0] + (c[0] - a[0]) * t - 0.0002, a[1] + (c[1] - a[1]) * t + 0.0002)

    for i in range(int(long / 0.0025) + 1):
        x, deep = -long / 2 + i * 0.0025, (0.34 if i % 10 == 0 else 0.24 if i % 5 == 0 else 0.14)
        w = 0.00028
        mb.face([on_face(x - w, 0.02), on_face(x + w, 0.02), on_face(x + w, deep), on_face(x - w, deep)], GRAPHITE)
    ends = [on_face(-long / 2, 0.52), on_face(long / 2, 0.52), on_face(long / 2, 0.60), on_face(-long / 2, 0.60)]
    mb.face(ends, RED)
    return mb.obj("scale")


def sharpener(x, y, z, turn):
    """A wedge of brass with a blade."""
    with at(x, y, z, turn):
        mb = MeshBuilder()
        plan = [(-0.0125, -0.0075), (0.0125, -0.005), (0.0125, 0.005), (-0.0125, 0.0075)]
        mb.prism(plan, 0, 0.0105, finishes.brass())
        mb.box(-0.011, -0.0035, 0.0105, 0.011, 0.0035, 0.0112, m_plain((0.5, 0.5, 0.5), 0.25, 1.0))
        mb.obj("sharpener")


def mug(x, y, z, turn, mat):
    """A straight mug of glazed clay with tea in it."""
    with at(x, y, z, turn):
        lathe(
            [(0.001, 0), (0.036, 0.001), (0.039, 0.01), (0.040, 0.088), (0.0385, 0.091), (0.036, 0.088), (0.035, 0.02)],
            mat,
        )
        lathe([(0.0365, 0.070), (0.001, 0.070)], m_plain((0.20, 0.088, 0.030), 0.08))
        ring = [
            (0.039 + 0.026 * math.sin(t), 0.0, 0.047 - 0.027 * math.cos(t))
            for t in [k * math.pi / 12 for k in range(13)]
        ]
        tube(ring, 0.0052, mat, 10)


def tea_ring(x, y, z):
    mb = MeshBuilder()
    mb.face([(-0.05, -0.05, 0), (0.05, -0.05, 0), (0.05, 0.05, 0), (-0.05, 0.05, 0)], m_tea_ring())
    mb.obj("ring of tea", loc=(x, y, z))


def spectacles(x, y, z, turn):
    """Round spectacles laid down open on their rims, arms up and over."""
    horn = m_plain((0.060, 0.030, 0.016), 0.18)
    clear = m_glass((0.95, 0.97, 0.96), 0.06, 0.0)
    with at(x, y, z, turn):
        for side in (-1, 1):
            rim = [(side * 0.033 + 0.0225 * math.cos(t), 0.0, 0.0235 + 0.0215 * math.sin(t)) for t in circle(28)]
            tube(rim, 0.0017, horn, 8)
            mb = MeshBuilder()
            mb.face(rim[:-1], clear)
            mb.obj("lens")
            arm = [
                (side * 0.056, 0, 0.032),
                (side * 0.060, 0.004, 0.031),
                (side * 0.064, 0.10, 0.016),
                (side * 0.061, 0.138, 0.002),
            ]
            tube(arm, 0.0017, horn, 8)
        tube([(-0.011, 0, 0.029), (-0.005, 0, 0.034), (0.005, 0, 0.034), (0.011, 0, 0.029)], 0.0017, horn, 8)


def circle(n):
    return [math.tau * k / n for k in range(n + 1)]
