"""The shape of a range of the Deccan before its steps: long flat tops with saddles between, spurs and gullies below."""

from mathutils import Vector
from mathutils import noise as mnoise

#: How far a range goes back from its foot, in heights.
DEEP = 3.6


def crest_of(across, high, seed):
    """How high the range is here: long flat tops of two or three heights, saddles between them."""
    long = mnoise.fractal(Vector((across / (high * 4.5) + seed, seed, 0.3)), 0.8, 2.1, 5)
    tops = 0.58 + 1.5 * long
    return high * min(1.0 + 0.05 * mnoise.noise(Vector((across / (high * 5), seed, 4))), max(0.08, tops))


def foot_of(across, high, seed):
    """How far spurs reach out before the range, against its gullies, in metres; towards the eye is less."""
    spur = 1 - abs(mnoise.fractal(Vector((across / (high * 2.6) + seed * 3, seed, 7)), 0.9, 2.2, 4)) * 2.4
    return -high * 1.7 * max(0.0, spur)


def rise(x, y, t, crest, high, seed):
    """Height over the plain at `t` of the way from the foot to the back, before the steps."""
    up = t * 1.45
    slope = up**1.25 if up < 1 else 1 + (up - 1) * 0.05
    gully = abs(mnoise.fractal(Vector((x / (high * 0.9), y / (high * 0.9), seed)), 0.85, 2.2, 5))
    worn = 1 - 0.75 * gully * min(1.0, 4 * t) * max(0.0, 1.25 - up)
    rough = 0.06 * high * mnoise.fractal(Vector((x / (high * 0.35), y / (high * 0.35), seed + 2)), 0.9, 2.0, 4)
    return max(0.0, min(crest + 0.25 * rough, high * slope * worn + rough * min(1.0, 3 * t)))
