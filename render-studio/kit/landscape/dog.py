"""A street dog asleep in the sun."""

import math

from mathutils import Vector
from mathutils import noise as mnoise

from kit.furniture.shapes import at, surf
from kit.materials.cloth import m_fabric

FUR = m_fabric((0.205, 0.108, 0.046), 90, 0.95, 0.25)
PALE = m_fabric((0.34, 0.25, 0.16), 90, 0.95, 0.2)
DARK = m_fabric((0.040, 0.024, 0.015), 90, 0.8, 0.2)


def sleeping_dog(x, y, z, turn):
    """On its chest, its head to +x on its paws, 0.9 m from nose to tail."""
    with at(x, y, z, turn):
        back = [
            (-0.10, 0, 0.075),
            (0.0, 0, 0.098),
            (0.14, 0, 0.112),
            (0.28, 0, 0.120),
            (0.40, 0, 0.118),
            (0.47, 0, 0.105),
        ]
        limb(back, [0.070, 0.098, 0.092, 0.104, 0.108, 0.082], FUR)
        limb([(0.41, 0, 0.135), (0.50, 0.02, 0.135), (0.56, 0.035, 0.115)], [0.075, 0.060, 0.058], FUR)
        limb([(0.53, 0.03, 0.118), (0.60, 0.045, 0.104), (0.655, 0.055, 0.082)], [0.052, 0.058, 0.036], FUR)
        limb([(0.63, 0.05, 0.082), (0.69, 0.06, 0.068), (0.735, 0.066, 0.060)], [0.036, 0.030, 0.022], PALE)
        limb([(0.728, 0.065, 0.066), (0.748, 0.068, 0.062)], [0.013, 0.010], DARK)
        for side in (-1, 1):
            foot = (0.575, 0.04 + side * 0.042)
            limb(
                [
                    (*foot, 0.145),
                    (foot[0] - 0.028, foot[1] + side * 0.012, 0.178),
                    (foot[0] - 0.075, foot[1] + side * 0.03, 0.172),
                ],
                [0.024, 0.022, 0.005],
                DARK,
            )
            limb([(0.615, 0.05 + side * 0.046, 0.106), (0.635, 0.052 + side * 0.044, 0.098)], [0.006, 0.005], DARK)
            limb(
                [
                    (0.42, side * 0.08, 0.075),
                    (0.50, side * 0.095, 0.034),
                    (0.60, side * 0.085, 0.024),
                    (0.70, side * 0.07, 0.022),
                ],
                [0.056, 0.034, 0.025, 0.024],
                FUR,
            )
            limb([(0.68, side * 0.073, 0.021), (0.735, side * 0.066, 0.018)], [0.026, 0.021], PALE)
            limb(
                [(-0.06, side * 0.075, 0.085), (0.04, side * 0.115, 0.082), (0.14, side * 0.125, 0.048)],
                [0.060, 0.080, 0.040],
                FUR,
            )
            limb(
                [(0.14, side * 0.13, 0.035), (0.04, side * 0.15, 0.022), (0.13, side * 0.155, 0.019)],
                [0.034, 0.022, 0.020],
                PALE,
            )
        tail = [(-0.04, 0, 0.080), (-0.19, 0.04, 0.040), (-0.24, 0.15, 0.020), (-0.17, 0.24, 0.018)]
        limb(tail, [0.034, 0.026, 0.020, 0.009], FUR)


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
