"""A street dog asleep in the sun, curled up."""

import math

from mathutils import Vector
from mathutils import noise as mnoise

from kit.furniture.shapes import at, surf
from kit.materials.cloth import m_fabric

FUR = m_fabric((0.345, 0.205, 0.095), 90, 0.95, 0.25)
PALE = m_fabric((0.50, 0.40, 0.28), 90, 0.95, 0.2)
DARK = m_fabric((0.075, 0.045, 0.028), 90, 0.8, 0.2)


def sleeping_dog(x, y, z, turn):
    """Nose to tail, about 0.6 m across."""
    with at(x, y, z, turn):
        spine = [(0.22 * math.cos(a), 0.19 * math.sin(a), 0.10) for a in (k * 0.16 - 1.5 for k in range(25))]
        limb(spine, [0.070, 0.105, 0.120, 0.115, 0.105, 0.110, 0.120, 0.115, 0.080, 0.055], FUR)
        neck = [(0.06, -0.19, 0.12), (-0.02, -0.20, 0.10), (-0.10, -0.165, 0.075)]
        limb(neck, [0.072, 0.066, 0.060], FUR)
        limb([(-0.08, -0.175, 0.075), (-0.15, -0.13, 0.060), (-0.205, -0.07, 0.045)], [0.062, 0.050, 0.027], FUR)
        limb([(-0.19, -0.09, 0.050), (-0.222, -0.05, 0.042)], [0.028, 0.024], PALE)
        limb([(-0.221, -0.052, 0.046), (-0.231, -0.041, 0.044)], [0.014, 0.010], DARK)
        for ear in ((-0.085, -0.225), (-0.115, -0.125)):
            tip = (ear[0] + 0.055, ear[1] + 0.012, 0.105)
            limb([(*ear, 0.115), ((ear[0] + tip[0]) / 2, ear[1], 0.128), tip], [0.026, 0.022, 0.006], DARK)
        limb([(-0.02, 0.19, 0.07), (-0.13, 0.12, 0.045), (-0.16, 0.0, 0.028)], [0.062, 0.045, 0.024], FUR)
        limb([(-0.16, 0.01, 0.028), (-0.155, -0.05, 0.024)], [0.025, 0.022], PALE)
        limb([(0.08, -0.09, 0.05), (-0.02, -0.05, 0.03), (-0.11, -0.03, 0.022)], [0.045, 0.030, 0.020], PALE)
        tail = [(-0.16, 0.16, 0.06), (-0.235, 0.09, 0.035), (-0.265, 0.0, 0.022), (-0.25, -0.06, 0.020)]
        limb(tail, [0.034, 0.028, 0.020, 0.010], FUR)


def limb(points, radii, mat):
    """A soft round body along points, closed at its ends."""

    def along(values, t):
        k = min(len(values) - 2, int(t * (len(values) - 1)))
        f = t * (len(values) - 1) - k
        return values[k] * (1 - f) + values[k + 1] * f

    vectors = [Vector(p) for p in points]

    def fn(u, v):
        p, ahead = along(vectors, v), along(vectors, min(1, v + 0.02)) - along(vectors, max(0, v - 0.02))
        side = ahead.normalized().cross(Vector((0, 0, 1))).normalized()
        up = side.cross(ahead.normalized())
        a = math.tau * u
        r = along(radii, v) * min(1.0, 5.0 * min(v, 1 - v) + 0.12) ** 0.5
        q = p + (side * math.cos(a) + up * math.sin(a)) * r
        q += Vector((0, 0, 1)) * 0.006 * mnoise.noise(q * 18)
        return (q.x, q.y, max(0.002, q.z))

    surf(fn, 18, 22, mat, wrap=True, name="dog")
