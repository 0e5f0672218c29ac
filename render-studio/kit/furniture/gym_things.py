"""What lies about in a gym: round dumbbells in their rack, kettlebells, mats, a rope, shoes, prints of chalk."""

import math

from kit.furniture.bath import pipe
from kit.furniture.gym import BRASS, BRONZE, TEAK, turns, wood
from kit.furniture.shapes import at, cube, lathe, surf
from kit.materials.concrete import m_chalk
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

IRON, WALNUT = m_plain((0.030, 0.029, 0.028), 0.5, 0.4), m_plain((0.115, 0.058, 0.030), 0.4)


def dumbbell(radius):
    """A dumbbell along x, its weights round and of walnut, capped with brass."""
    parts = [(WALNUT, [(0.001, -0.125), (radius - 0.008, -0.125), (radius, -0.117), (radius, -0.068)])]
    parts.append((WALNUT, [(radius, -0.068), (radius - 0.008, -0.060), (0.016, -0.060)]))
    parts.append((BRONZE, [(0.015, -0.062), (0.018, 0.0), (0.015, 0.062)]))
    parts.append((WALNUT, [(0.016, 0.060), (radius - 0.008, 0.060), (radius, 0.068), (radius, 0.117)]))
    parts.append((WALNUT, [(radius, 0.117), (radius - 0.008, 0.125), (0.001, 0.125)]))
    parts.append((BRASS, [(radius * 0.34, 0.124), (radius * 0.34, 0.128), (0.001, 0.128)]))
    for mat, profile in parts:
        o = lathe(profile, mat, n=36)
        o.rotation_euler = (0, math.pi / 2, 0)


def rack(long=1.7):
    """A rack against the wall x 0, along y: two boards with round hollows, eight pairs, the heavy ones below."""
    teak = wood(TEAK, 1)
    for y in (0.0, long):
        cube(0.02, y - 0.03, 0, 0.44, y + 0.03, 0.84, wood(TEAK, 2), 0.006)
    for row, (z, count, size) in enumerate(((0.20, 6, 0.080), (0.48, 8, 0.066), (0.76, 8, 0.052))):
        for x in (0.12, 0.30):
            cube(x - 0.03, 0.03, z - 0.03, x + 0.03, long - 0.03, z, teak, 0.004)
        step = (long - 0.14) / count
        for i in range(count):
            if (row, i) in ((2, 2), (1, 5)):
                continue
            r = size * (0.88 + 0.24 * i / count)
            with at(0.22, 0.07 + step * (i + 0.5), z + r - 0.002):
                dumbbell(r)


def kettlebell(x, y, z, r, turn=0.0):
    """A kettlebell of iron with a band of brass."""
    body = [(0.001, 0), (r * 0.62, 0), (r * 0.94, r * 0.42), (r, r * 0.85), (r * 0.88, r * 1.35), (r * 0.5, r * 1.72)]
    with at(x, y, z, turn):
        lathe([*body, (0.001, r * 1.82)], IRON, n=40)
        lathe([(r * 0.985, r * 1.05), (r * 1.005, r * 1.06), (r * 1.0, r * 1.12), (r * 0.97, r * 1.13)], BRASS, n=40)
        arch = [(-r * 0.60, 0, r * 1.45), (-r * 0.70, 0, r * 1.95), (-r * 0.52, 0, r * 2.38), (-r * 0.2, 0, r * 2.55)]
        pipe([*arch, *((-px, py, pz) for px, py, pz in reversed(arch))], r * 0.15, IRON, 14)


def mats_in_basket(x, y, colours):
    """Rolled mats that stand in a basket of cane."""
    cane = m_plain((0.42, 0.29, 0.155), 0.7)
    profile = []
    for k in range(17):
        profile += [
            (0.20 + 0.035 * k / 16 + 0.006, 0.42 * k / 16),
            (0.20 + 0.035 * k / 16 - 0.004, 0.42 * (k + 0.5) / 16),
        ]
    lathe([(0.001, 0.0), (0.20, 0.0), *profile, (0.215, 0.41), (0.19, 0.05)], cane, x, y)
    for i, cloth in enumerate(colours):
        a = 2.4 * i + 0.5
        reach = 0.105 if i < 4 else 0.0
        with at(x + reach * math.cos(a), y + reach * math.sin(a), 0.03):
            coil = [(0.058 - 0.0115 * (k // 2), 0.64 - 0.004 * (k % 2)) for k in range(9)]
            o = lathe([(0.001, 0), (0.058, 0), (0.061, 0.32), *coil, (0.001, 0.63)], cloth, n=28)
            o.rotation_euler = (0.13 * math.sin(a), -0.13 * math.cos(a), 0)


def mat_unrolled(cloth, long=1.7):
    """A mat on the floor along y that has kept a little of its roll at the far end."""
    curl, half, steps = 0.30, 0.31, 24

    def fn(u, v):
        s = v * long
        flat = long - curl
        x = (u - 0.5) * 2 * half
        if s < flat:
            return (x, s - long / 2, 0.007)
        a = (s - flat) / curl * 2.3
        return (x, flat - long / 2 + 0.13 * math.sin(a), 0.007 + 0.13 * (1 - math.cos(a)))

    for lift in (0.0, -0.005):
        o = surf(fn, 3, 3 * steps, cloth, name="mat")
        o.location.z = lift


def skipping_rope(leather):
    """A rope dropped in loops, its two grips of turned wood."""
    line = []
    for i in range(121):
        t = i / 120
        a = 2 * math.pi * 2.2 * t
        r = 0.15 + 0.022 * math.sin(1.7 * a) + 0.05 * t
        line.append((r * math.cos(a) * 1.25 + 0.05 * t, r * math.sin(a), 0.006 + 0.004 * ((i // 13) % 3)))
    pipe(line, 0.0046, leather, 8)
    for (x, y, _), turn in ((line[0], 0.4), (line[-1], -0.9)):
        with at(x, y, 0.016, turn):
            pipe([(0.0, 0, 0), (0.145, 0, 0)], 0.0155, wood(TEAK, 0), 14)


def shoe(cloth):
    """A running shoe, 29 cm, its toe to +y: a pale sole that rocks, an upper open at the ankle, laces."""
    sole, inside = m_plain((0.66, 0.64, 0.59), 0.7), m_plain((0.05, 0.05, 0.05), 0.9)

    def half_wide(u):
        return 0.048 * max(0.0, 1 - abs(2 * u - 1) ** 3.2) ** 0.5 * (0.80 + 0.28 * math.sin(2.6 * u))

    def top(u):
        return 0.040 + 0.060 * (1 - u) ** 0.8 - 0.028 * math.exp(-(((u - 0.20) / 0.11) ** 2)) + 0.006 * u

    def rocker(u):
        return 0.016 * max(0.0, (u - 0.62) / 0.38) ** 2 + 0.006 * max(0.0, (0.12 - u) / 0.12)

    def body(low, high, swell):
        def fn(u, v):
            k, t = 0.002 + 0.996 * u, math.pi * v
            wide = half_wide(k) * swell
            rise = math.sin(t) ** 0.55
            return (
                math.copysign(abs(math.cos(t)) ** 0.6, math.cos(t)) * wide,
                (k - 0.5) * 0.29,
                rocker(k) + low + (high(k) - low) * rise,
            )

        return fn

    surf(body(0.0, lambda _: 0.034, 1.06), 40, 18, sole, name="sole")
    surf(body(0.026, lambda k: 0.032 + top(k), 0.94), 40, 22, cloth, name="upper")
    o = lathe([(0.001, 0.0), (1.0, 0.0)], inside, 0, -0.083, 0.108, 24)
    o.scale, o.rotation_euler = (0.029, 0.046, 1.0), (0.10, 0, 0)
    mb = MeshBuilder()
    for i in range(4):
        y = 0.0 + 0.021 * i
        z = 0.033 + top(y / 0.29 + 0.5) + 0.001
        mb.bar((-0.019, y, z - 0.003), (0.019, y + 0.006, z - 0.003), 0.005, 0.004, sole)
    mb.obj("laces")


def trainers(x, y, turn, cloth):
    """A pair of running shoes, the left a step before the right."""
    for s, slip in ((-1, 0.0), (1, 0.07)):
        with at(x, y, 0, turn), at(s * 0.072, slip, 0, s * -0.14):
            shoe(cloth)


def chalk_prints(prints, z):
    """Hands that held chalk: (x, y, turn, mirrored) on the floor at z."""
    chalk = m_chalk((0.80, 0.79, 0.76))
    mb = MeshBuilder()
    for x, y, turn, side in prints:
        spots = [(0.0, 0.0, 0.042, 0.046, 0.0)]
        spots += [
            (side * (-0.034 + 0.023 * i), 0.093 + (0.0, 0.012, 0.010, -0.006)[i], 0.0095, 0.034, 0) for i in range(4)
        ]
        spots.append((-side * 0.058, 0.020, 0.010, 0.028, side * 0.7))
        c, s = math.cos(turn), math.sin(turn)
        for px, py, a, b, lean in spots:
            ring = []
            for t in turns(14):
                u, v = a * math.cos(t), b * math.sin(t)
                u, v = px + u * math.cos(lean) - v * math.sin(lean), py + u * math.sin(lean) + v * math.cos(lean)
                ring.append((x + u * c - v * s, y + u * s + v * c, z))
            mb.face(ring, chalk)
    mb.obj("chalk")
