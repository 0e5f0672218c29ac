"""Seats and tables without corners: a sofa bent to an arc, a round chair, thick discs of stone, a waving lamp."""

import math

from mathutils import Vector
from mathutils import noise as mnoise

from kit.furniture import finishes
from kit.furniture.shapes import at, lathe, pillow, rod, surf
from kit.light.dimmers import LIGHTS
from kit.light.lamps import light_area
from kit.materials.glow import m_lamp
from kit.mesh import MeshBuilder

BOXINESS = 0.34  # of a pad's section: 1 is an ellipse, 0 a rectangle
ENDS = 9  # how soon a pad's ends close; more is more abrupt


def arc_pad(radius, start, end, out, wide, z, high, mat, crown=0.0, sd=0.0):
    """A pad bent round the point (0, radius), from angle `start` to `end` (radians, 0 is at the origin).

    `out` metres from the arc, away from its centre; `z` is its middle.
    """

    def power(value, exponent):
        return math.copysign(abs(value) ** exponent, value)

    def fn(u, v):
        s = math.sin(math.pi * (u - 0.5))
        close = max(0.0, 1 - abs(s) ** ENDS) ** (1 / ENDS)
        t = (start + end) / 2 + (end - start) / 2 * s
        a = 2 * math.pi * v
        d = out + power(math.cos(a), BOXINESS) * wide / 2 * (0.25 + 0.75 * close)
        up = power(math.sin(a), BOXINESS) * high / 2 * close
        if up > 0:
            up += crown * close * max(0.0, 1 - (2 * (d - out) / wide) ** 2)
        r = radius + d
        p = Vector((r * math.sin(t), radius - r * math.cos(t), z + up))
        return p + Vector((0, 0, 1)) * mnoise.noise(p * 3.2 + Vector((sd, 0, sd))) * 0.007

    return surf(fn, 64, 33, mat, name="pad")


def curved_sofa(radius=2.1, angle=1.45, seats=3, mat=None, cushions=()):
    """A sofa whose back follows a circle; it faces +y, its middle at the origin."""
    m = mat or finishes.cloth()
    step = angle / seats
    arc_pad(radius, -angle / 2 + 0.03, angle / 2 - 0.03, 0.0, 0.80, 0.13, 0.10, finishes.black())
    arc_pad(radius, -angle / 2, angle / 2, 0.02, 0.98, 0.235, 0.15, m)
    for i in range(seats):
        start = -angle / 2 + step * i
        arc_pad(radius, start + 0.003, start + step - 0.003, -0.08, 0.80, 0.375, 0.16, m, 0.02, i)
    arc_pad(radius, -angle / 2 + 0.02, angle / 2 - 0.02, 0.40, 0.24, 0.50, 0.56, m, 0.02, 7)
    for i, (t, cloth) in enumerate(cushions):
        r = radius + 0.20
        with at(r * math.sin(t), radius - r * math.cos(t), 0, t):
            pillow(0.48, 0.44, 0.16, (0, 0, 0.64), (1.25, 0, 0.08 * (-1) ** i), cloth, i * 2.3)


def round_chair(mat=None):
    """A swivel chair: a round seat in a low back that runs three quarters round it; it faces +y."""
    m = mat or finishes.accent()
    lathe([(0.001, 0.02), (0.23, 0.02), (0.24, 0.0)], finishes.black())
    lathe([(0.05, 0.02), (0.05, 0.16)], finishes.brass())
    with at(0, 0.36, 0):
        arc_pad(-0.36, -2.3, 2.3, -0.005, 0.15, 0.46, 0.50, m, 0.01, 3)
    lathe(
        [
            (0.001, 0.15),
            (0.30, 0.15),
            (0.345, 0.19),
            (0.35, 0.28),
            (0.345, 0.385),
            (0.31, 0.42),
            (0.16, 0.435),
            (0.001, 0.437),
        ],
        m,
    )


def disc_table(radius, high, mat, thick=0.06, foot=None):
    """A thick disc on a drum set back under it."""
    lathe([(0.001, 0), (radius * 0.62, 0), (radius * 0.62, high - thick)], foot or mat)
    edge = min(0.02, thick / 3)
    top = [(0.001, high - thick), (radius - edge, high - thick), (radius, high - thick + edge), (radius, high - edge)]
    lathe([*top, (radius - edge, high), (0.001, high)], mat, n=72)


def oval(long, wide, z0, z1, mat, power=2.6, points=72):
    """A top whose outline is a superellipse, edges eased below."""

    def outline(k):
        ring = []
        for i in range(points):
            a = 2 * math.pi * i / points
            c, s = math.cos(a), math.sin(a)
            x = math.copysign(abs(c) ** (2 / power), c) * long / 2 - math.copysign(k, c) * abs(c)
            ring.append((x, math.copysign(abs(s) ** (2 / power), s) * wide / 2 - math.copysign(k, s) * abs(s)))
        return ring

    mb = MeshBuilder()
    low, high = outline(0.03), outline(0.0)
    mb.face([(*p, z1) for p in high], mat)
    mb.face([(*p, z0) for p in reversed(low)], mat)
    for i in range(points):
        j = (i + 1) % points
        mb.face([(*low[i], z0), (*low[j], z0), (*high[j], z1), (*high[i], z1)], mat)
    mb.obj("oval")


def ribbon_pendant(long, z, ceiling, wave=0.11, high=0.12, mat=None, strength=5.0):
    """A band that waves along x, white outside, lit along its lower edge; two thin rods hold it."""
    body = mat or finishes.ceiling()

    def y_at(x):
        return wave * math.sin(2 * math.pi * x / long * 1.15 + 0.4)

    def band(side):
        def fn(u, v):
            x = (u - 0.5) * long
            return (x, y_at(x) + side * 0.016, z + high * v * (1 - 0.35 * math.cos(math.pi * (u - 0.5)) ** 2))

        return fn

    for side in (-1, 1):
        surf(band(side), 72, 5, body, name="ribbon")

    def glow(u, v):
        x = (u - 0.5) * long
        return (x, y_at(x) + (v - 0.5) * 0.03, z + 0.002)

    surf(glow, 72, 2, m_lamp((1, 0.76, 0.52), strength), name="ribbon light")
    for x in (-long * 0.36, long * 0.36):
        rod((x, y_at(x), z + high * 0.6), (x, y_at(x), ceiling), 0.004, finishes.brass(), 6)
    light_area((0, 0, z - 0.01), (long, 0.05), 14 * LIGHTS["lamp"], (1, 0.74, 0.48), rot=(0, 0, 0))
