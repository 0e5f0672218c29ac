"""Curtains, drapes and rugs."""

import math

from mathutils import Vector
from mathutils import noise as mnoise

from kit.furniture.shapes import surf
from kit.mesh import MeshBuilder


def curtain(x0, y0, x1, y1, z0, z1, mat, fold=0.11, amp=0.045, sd=0.0):
    """hanging cloth along a line with irregular rounded folds"""
    length = math.hypot(x1 - x0, y1 - y0)
    tx, ty = (x1 - x0) / length, (y1 - y0) / length
    nf = max(2, round(length / fold))

    def fn(u, v):
        ph = u * nf * 2 * math.pi + 1.1 * mnoise.noise(Vector((u * nf * 0.5, sd, 0)))
        a = amp * (0.55 + 0.45 * v) * (1 + 0.5 * mnoise.noise(Vector((u * nf * 0.7, sd + 4, v))))
        s = u * length + 0.018 * math.sin(2 * ph)
        o = a * math.sin(ph) + 0.02 * mnoise.noise(Vector((u * 5, v * 2, sd)))
        return (x0 + tx * s - ty * o, y0 + ty * s + tx * o, z1 + (z0 - z1) * v)

    return surf(fn, nf * 14 + 1, 10, mat, name="curtain")


def drape(hw, y0, y1, top, drop, mat, sd=0.0, wr=0.012, fall_end=False, r=0.07, lift=0.0, skew=0.0):
    """Cloth over a box: half width hw, from y0 to y1 at height top, hanging at both sides; at y1 too if fall_end."""

    def arc(t, a):
        if t < a - r:
            return t, 0.0
        q = (t - (a - r)) / (r * math.pi / 2)
        if q < 1:
            return a - r + r * math.sin(q * math.pi / 2), r * (1 - math.cos(q * math.pi / 2))
        return a, r + t - (a - r) - r * math.pi / 2

    half_width = hw + drop - r * 0.43
    length = (y1 - y0) + (drop - r * 0.43 if fall_end else 0)

    def fn(u, v):
        s = 2 * u - 1
        x, dz = arc(abs(s) * half_width, hw)
        yy, dy = arc(v * length, y1 - y0) if fall_end else (v * (y1 - y0), 0.0)
        x = math.copysign(x, s)
        hang = min(1, max(dz, 0) / 0.2)
        hy = min(1, max(dy, 0) / 0.2)
        place = Vector((x, yy, 0))
        k = (
            mnoise.noise(place * 1.6 + Vector((sd, 0, sd))) * 1.3
            + mnoise.noise(Vector((x * 3 + yy * 2, yy * 6 - x, sd))) * 0.6
        )
        d = max(dz, dy)
        x += math.copysign(
            hang * (0.018 + 0.020 * math.sin(yy * 19 + 2 * mnoise.noise(Vector((yy * 3, sd, 1))) * 3)), s
        )
        yy += hy * (0.018 + 0.02 * math.sin(x * 19 + sd))
        return (
            x,
            y0 + yy + skew * s + hang * 0.02 * s,
            top + lift + 0.006 + wr * k * (1 - 0.6 * max(hang, hy)) - d,
        )

    return surf(fn, 90, 70, mat, name="drape")


def rug(x0, y0, x1, y1, mat, fringe=True):
    """A rug with a fringe at both ends."""

    def fn(u, v):
        x, y = x0 + (x1 - x0) * u, y0 + (y1 - y0) * v
        return (x, y, 0.014 + 0.002 * mnoise.noise(Vector((x * 2, y * 2, 0))))

    surf(fn, 30, 30, mat, name="rug")
    mb = MeshBuilder()
    mb.box(x0, y0, 0.001, x1, y1, 0.012, mat)
    if fringe:
        for i in range(int((y1 - y0) / 0.03)):
            for x, sg in ((x0, -1), (x1, 1)):
                y = y0 + 0.015 + i * 0.03
                mb.box(min(x, x + sg * 0.07), y, 0.001, max(x, x + sg * 0.07), y + 0.012, 0.006, mat)
    mb.obj("rugedge")
