"""Low teak furniture of a tower flat: a sofa on a platform, leather slung in a frame of rods, a slab for a table."""

import math
import random

from kit.furniture import finishes
from kit.furniture.shapes import cube, lathe, pillow, puff, rod, surf
from kit.materials.glow import m_shade
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder


def platform_sofa(long, deep, seats, wood, cloth, cushions=(), ledge=0.0):
    """Back along y = 0, front at y = deep, centred in x; the platform goes on for `ledge` metres past its right end."""
    half = long / 2
    cube(-half - 0.06, 0.0, 0.13, half + 0.06 + ledge, deep, 0.20, wood, 0.008)
    cube(-half + 0.1, 0.12, 0, half - 0.1, deep - 0.14, 0.13, finishes.black(), 0.004)
    cube(-half - 0.06, 0.0, 0.20, half + 0.06, 0.05, 0.62, wood, 0.008)
    each = long / seats
    for i in range(seats):
        x = -half + each * (i + 0.5)
        puff(each - 0.012, deep - 0.10, 0.21, (x, deep / 2 + 0.03, 0.30), cloth, 0.055, 0.022, sd=i, n=14)
        puff(each - 0.03, 0.19, 0.44, (x, 0.17, 0.58), cloth, 0.075, 0.02, (-0.17, 0, 0), sd=i + 5, n=14)
    for i, (x, mat) in enumerate(cushions):
        pillow(0.48, 0.44, 0.15, (x, 0.36, 0.64), (1.22, 0.06 * (-1) ** i, 0.12 * (-1) ** i), mat, i * 1.9)


def sling_chair(wood=None, leather=None):
    """A sheet of leather over a frame of round teak bars, with leather straps for arms; it faces +y."""
    bar, hide = wood or finishes.walnut(), leather or m_plain((0.26, 0.125, 0.055), 0.42)
    for sx in (-1, 1):
        x = sx * 0.33
        rod((x, 0.34, 0), (x, 0.34, 0.56), 0.017, bar, 12)
        rod((x, -0.33, 0), (x, -0.33, 0.60), 0.017, bar, 12)
        rod((x, 0.34, 0.20), (x, -0.33, 0.20), 0.013, bar, 12)
        mb = MeshBuilder()
        mb.bar((x, 0.37, 0.555), (x, -0.36, 0.59), 0.055, 0.006, hide)
        mb.obj("strap")
        rod((sx * 0.28, 0.36, 0.40), (sx * 0.28, -0.22, 0.28), 0.013, bar, 12)
        rod((sx * 0.28, -0.20, 0.24), (sx * 0.28, -0.46, 0.84), 0.013, bar, 12)
    for y, z in ((0.34, 0.40), (-0.33, 0.40), (-0.46, 0.84)):
        rod((-0.33, y, z), (0.33, y, z), 0.014, bar, 12)
    line = [(0.37, 0.415), (0.20, 0.375), (0.0, 0.325), (-0.16, 0.30), (-0.24, 0.36), (-0.33, 0.56), (-0.44, 0.84)]

    def fn(u, v):
        t = u * (len(line) - 1)
        k = min(len(line) - 2, int(t))
        f = t - k
        f = f * f * (3 - 2 * f) * 0.35 + f * 0.65
        y, z = (line[k][i] * (1 - f) + line[k + 1][i] * f for i in (0, 1))
        sag = 0.018 * (1 - (2 * v - 1) ** 2)
        return ((v - 0.5) * 0.55, y, z - sag)

    surf(fn, 49, 9, hide, name="sling")


def slab_table(long, wide, high, wood, blocks, seed=1):
    """A board sawn through the trunk, its edges as they grew, on two blocks of stone."""
    r = random.Random(seed)
    steps = 28
    wander = [r.uniform(-1, 1) for _ in range(8)]

    def half(x, side):
        s = sum(w * math.sin((k + 1) * 1.7 * (x / long + 0.5) + side * k * 1.3) / (k + 1) for k, w in enumerate(wander))
        return side * (wide / 2 + 0.035 * s)

    xs = [-long / 2 + long * i / steps for i in range(steps + 1)]
    outline = [(x, half(x, -1)) for x in xs] + [(x, half(x, 1)) for x in reversed(xs)]
    mb = MeshBuilder()
    mb.face([(*p, high) for p in outline], wood)
    mb.face([(p[0] * 0.985, p[1] * 0.92, high - 0.06) for p in reversed(outline)], wood)
    for a, b in zip(outline, [*outline[1:], outline[0]], strict=True):
        mb.face(
            [
                (a[0] * 0.985, a[1] * 0.92, high - 0.06),
                (b[0] * 0.985, b[1] * 0.92, high - 0.06),
                (*b, high),
                (*a, high),
            ],
            wood,
        )
    mb.obj("slab")
    for sx in (-1, 1):
        x = sx * long * 0.30
        cube(x - 0.10, -wide * 0.30, 0, x + 0.10, wide * 0.30, high - 0.06, blocks, 0.008)


def drum_shade(x, y, z, radius, high, ceiling, strength=1.5):
    """A wide drum of linen hung on a rod."""
    o = lathe([(radius, z), (radius * 0.97, z + high)], m_shade((1, 0.80, 0.56), strength), x, y, 0, 64)
    o.visible_shadow = False
    lathe([(radius * 0.96, z + 0.015), (0.001, z + 0.015)], m_shade((1, 0.82, 0.6), strength * 0.8), x, y, 0, 48)
    rod((x, y, z + 0.02), (x, y, ceiling), 0.008, finishes.brass(), 8)
