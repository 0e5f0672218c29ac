"""Birds that keep still: a little egret by water, a dove on a ledge."""

import math

from mathutils import Vector

from kit.furniture.shapes import surf
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

WHITE = m_plain((0.80, 0.79, 0.76), 0.75, spec=0.2)
BLACK = m_plain((0.025, 0.023, 0.02), 0.5)
LEGS, FEET = m_plain((0.17, 0.16, 0.12), 0.6), m_plain((0.45, 0.36, 0.05), 0.6)
DOVE, DOVE_DARK, DOVE_ROSE = (
    m_plain((0.34, 0.29, 0.25), 0.8, spec=0.2),
    m_plain((0.14, 0.115, 0.10), 0.8, spec=0.2),
    m_plain((0.44, 0.29, 0.25), 0.8, spec=0.2),
)


def spindle(points, mat, flat=1.0, n=14):
    """A round body along (x, y, z, radius), `flat` as wide as high."""
    line = [(Vector(p[:3]), p[3]) for p in points]

    def fn(u, v):
        k = min(len(line) - 2, int(v * (len(line) - 1)))
        t = v * (len(line) - 1) - k
        t = t * t * (3 - 2 * t) * 0.35 + t * 0.65
        (a, r0), (b, r1) = line[k], line[k + 1]
        along = (b - a).normalized()
        across = along.cross(Vector((0, 1, 0)))
        across = across.normalized() if across.length > 1e-4 else Vector((0, 0, 1))
        c, r, turn = a.lerp(b, t), r0 + (r1 - r0) * t, 2 * math.pi * u
        q = c + across * (r * math.cos(turn)) + Vector((0, 1, 0)) * (r * flat * math.sin(turn))
        return (q.x, q.y, q.z)

    return surf(fn, n, (len(line) - 1) * 4 + 1, mat, wrap=True, name="spindle")


def egret():
    """Sixty centimetres tall, neck half drawn in; it looks to +x."""
    spindle([(-0.27, 0, 0.26, 0.012), (-0.16, 0, 0.32, 0.055), (0, 0, 0.37, 0.085), (0.11, 0, 0.40, 0.06)], WHITE, 0.85)
    neck = [(0.08, 0.39, 0.05), (0.15, 0.42, 0.034), (0.155, 0.47, 0.025), (0.115, 0.52, 0.021), (0.11, 0.565, 0.02)]
    neck += [(0.14, 0.595, 0.024), (0.175, 0.60, 0.026), (0.20, 0.598, 0.014)]
    spindle([(x, 0, z, r) for x, z, r in neck], WHITE, 0.85)
    spindle([(0.19, 0, 0.598, 0.012), (0.30, 0, 0.588, 0.002)], BLACK)
    spindle([(0.10, 0, 0.36, 0.03), (0.15, 0, 0.27, 0.004)], WHITE, 0.5)
    mb = MeshBuilder()
    for y, knee in ((-0.03, -0.02), (0.03, 0.015)):
        mb.bar((-0.01, y, 0.30), (knee - 0.02, y, 0.15), 0.013, 0.013, LEGS)
        mb.bar((knee - 0.02, y, 0.15), (knee, y, 0.01), 0.011, 0.011, LEGS)
        for turn in (-0.5, 0.0, 0.5):
            toe = (knee + 0.07 * math.cos(turn), y + 0.07 * math.sin(turn), 0.004)
            mb.bar((knee, y, 0.008), toe, 0.009, 0.006, FEET)
    mb.obj("legs")


def dove(dark=False):
    """A laughing dove, twenty-six centimetres from bill to tail; it looks to +x."""
    back, breast = (DOVE_DARK, DOVE) if dark else (DOVE, DOVE_ROSE)
    body = [(-0.075, 0, 0.075, 0.02), (-0.03, 0, 0.085, 0.042), (0.03, 0, 0.10, 0.05), (0.065, 0, 0.13, 0.034)]
    spindle([*body, (0.075, 0, 0.158, 0.022), (0.085, 0, 0.176, 0.021), (0.10, 0, 0.178, 0.008)], breast, 0.92)
    spindle(
        [(0.04, 0, 0.122, 0.02), (-0.01, 0, 0.112, 0.044), (-0.07, 0, 0.092, 0.03), (-0.13, 0, 0.07, 0.006)], back, 1.05
    )
    mb = MeshBuilder()
    mb.bar((-0.06, 0, 0.078), (-0.17, 0, 0.052), 0.042, 0.012, back)
    mb.bar((0.095, 0, 0.176), (0.122, 0, 0.170), 0.007, 0.007, BLACK)
    for y in (-0.014, 0.014):
        mb.bar((0.01, y, 0.06), (0.012, y, 0.0), 0.006, 0.006, DOVE_ROSE)
    mb.obj("tail and bill")
