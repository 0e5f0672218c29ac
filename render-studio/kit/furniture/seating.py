"""Sofas, armchairs, dining chairs, stools, task chairs."""

import math

from kit.furniture import finishes
from kit.furniture.shapes import at, pillow, puff, rod, surf
from kit.furniture.textiles import drape
from kit.materials.cloth import m_linen
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder


def sofa(w=2.4, d=0.95, n=3, mat=None, acc=(), throw=None, sd=0.0):
    """local: back at y=0, front at y=d, centred in x; seat .44"""
    m = mat or m_linen((0.60, 0.55, 0.48))
    aw = 0.20
    iw = (w - 2 * aw) / n
    puff(w - 0.06, d - 0.06, 0.20, (0, d / 2, 0.20), m, 0.05, 0)
    puff(w, 0.22, 0.52, (0, 0.11, 0.47), m, 0.09, 0.01)
    for sg in (-1, 1):
        puff(aw, d, 0.46, (sg * (w / 2 - aw / 2), d / 2, 0.36), m, 0.085, 0.008, sd=sg)
    for i in range(n):
        x = -w / 2 + aw + iw * (i + 0.5)
        puff(iw - 0.008, d - 0.24, 0.18, (x, d / 2 + 0.11, 0.365), m, 0.055, 0.035, sd=sd + i)
        puff(iw - 0.02, 0.20, 0.44, (x, 0.285, 0.63), m, 0.085, 0.03, (-0.16, 0, 0), sd=sd + i + 5)
    mb = MeshBuilder()
    for sx in (-1, 1):
        for y in (0.12, d - 0.12):
            mb.cyl(sx * (w / 2 - 0.14), y, 0, 0.12, 0.018, finishes.walnut(), 10)
    mb.obj("legs")
    for k, (x, am) in enumerate(acc):
        pillow(0.50, 0.48, 0.17, (x, 0.47, 0.70), (1.22, 0.10 * (-1) ** k, 0.18 * (-1) ** k), am, sd + k)
    if throw:
        with at(w / 2 - aw / 2, 0, 0, 0):
            drape(0.115, 0.16, d - 0.22, 0.59, 0.34, throw, sd + 2, 0.006, r=0.05)


def armchair(mat=None, leg=None, sd=0.0):
    """tub chair: curved padded back, seat .43; front faces +y"""
    m = mat or m_linen((0.50, 0.42, 0.34))
    radius, t = 0.39, 0.10

    def fn(u, v):
        a = math.radians(-205 + 230 * (1 - u))
        c = v * 2 * math.pi
        h = 0.36 + 0.10 * math.sin(math.pi * u) ** 2
        zc, hh = 0.30 + h / 2 - 0.02, h / 2
        e = min(1.0, 6 * min(u, 1 - u)) ** 0.5
        ro, zo = (
            math.copysign(abs(math.cos(c)) ** 0.7, math.cos(c)) * t / 2 * e,
            math.copysign(abs(math.sin(c)) ** 0.55, math.sin(c)) * hh * (0.55 + 0.45 * e),
        )
        rr = radius + ro + 0.05 * (zo / hh + 1) * math.sin(math.pi * u)
        return (rr * math.cos(a), rr * math.sin(a), zc + zo)

    surf(fn, 60, 29, m)
    puff(0.66, 0.68, 0.17, (0, 0.03, 0.36), m, 0.07, 0.03, sd=sd)
    puff(0.62, 0.62, 0.10, (0, 0.0, 0.25), m, 0.04, 0)
    mb = MeshBuilder()
    for a in (0.6, 2.54, 3.9, 5.5):
        mb.bar(
            (0.27 * math.cos(a), 0.27 * math.sin(a), 0.22),
            (0.33 * math.cos(a), 0.33 * math.sin(a), 0),
            0.03,
            0.03,
            leg or finishes.walnut(),
        )
    mb.obj("legs")


def dining_chair(mat=None, wood=None):
    """timber frame, padded seat .46, curved back rail; front +y"""
    m = mat or m_linen((0.62, 0.54, 0.44))
    w = wood or finishes.walnut()
    puff(0.47, 0.46, 0.07, (0, 0.0, 0.435), m, 0.03, 0.015)
    mb = MeshBuilder()
    for sx in (-1, 1):
        mb.bar((sx * 0.20, 0.19, 0.42), (sx * 0.225, 0.22, 0), 0.032, 0.032, w)
        mb.bar((sx * 0.21, -0.20, 0.76), (sx * 0.22, -0.24, 0), 0.032, 0.034, w)
        mb.bar((sx * 0.20, 0.19, 0.40), (sx * 0.21, -0.21, 0.40), 0.022, 0.04, w)
    mb.obj("frame")

    def back(u, v):
        a = 2 * math.pi * v
        x = (u - 0.5) * 0.50
        y = -0.20 - 0.075 * math.cos((u - 0.5) * math.pi) + 0.017 * math.cos(a)
        return (x, y, 0.70 + 0.085 * math.sin(a))

    surf(back, 20, 17, m)


def stool(mat=None, h=0.66):
    """counter stool with low back; front +y"""
    m = mat or m_linen((0.50, 0.38, 0.27))
    w = finishes.walnut()
    puff(0.42, 0.40, 0.075, (0, 0, h), m, 0.035, 0.012)
    mb = MeshBuilder()
    for sx in (-1, 1):
        for sy in (-1, 1):
            mb.bar((sx * 0.15, sy * 0.15, h - 0.03), (sx * 0.20, sy * 0.20, 0), 0.026, 0.026, w)
        mb.bar((sx * 0.185, -0.185, 0.22), (sx * 0.185, 0.185, 0.22), 0.018, 0.018, finishes.brass())
    for sy in (-1, 1):
        mb.bar((-0.185, sy * 0.185, 0.22), (0.185, sy * 0.185, 0.22), 0.018, 0.018, finishes.brass())
    mb.obj("frame")

    def back(u, v):
        a = 2 * math.pi * v
        q = (u - 0.5) * 2.6
        return (
            0.215 * math.sin(q),
            -0.215 * math.cos(q) + 0.014 * math.cos(a),
            h + 0.15 + 0.07 * math.sin(a),
        )

    surf(back, 24, 13, m)
    for q in (-0.7, 0.7):
        rod(
            (0.20 * math.sin(q), -0.20 * math.cos(q), h - 0.02),
            (0.213 * math.sin(q), -0.213 * math.cos(q), h + 0.12),
            0.010,
            w,
        )


def task_chair(mat=None):
    """An office chair on castors."""
    m = mat or m_plain((0.055, 0.053, 0.05), 0.8)
    f = m_plain((0.16, 0.16, 0.16), 0.4, 0.6)
    puff(0.49, 0.47, 0.08, (0, 0, 0.45), m, 0.035, 0.01)

    def back(u, v):
        a = 2 * math.pi * v
        z = 0.56 + 0.46 * u
        w = 0.225 - 0.03 * u
        return (w * math.cos(a), -0.23 - 0.06 * u + 0.018 * math.sin(a) + 0.05 * (math.cos(a) ** 2) * 0.6, z)

    surf(back, 12, 25, m)
    mb = MeshBuilder()
    mb.cyl(0, 0, 0.08, 0.42, 0.03, f, 12)
    mb.bar((0, -0.2, 0.42), (0, -0.27, 0.75), 0.05, 0.02, f)
    for i in range(5):
        a = i * 1.2566
        mb.bar((0, 0, 0.10), (0.29 * math.cos(a), 0.29 * math.sin(a), 0.06), 0.04, 0.03, f)
        mb.cyl(0.29 * math.cos(a), 0.29 * math.sin(a), 0, 0.055, 0.028, finishes.black(), 8)
    for sx in (-1, 1):
        mb.bar((sx * 0.25, 0.0, 0.44), (sx * 0.27, -0.02, 0.66), 0.03, 0.03, f)
        mb.box(sx * 0.27 - 0.035, -0.14, 0.66, sx * 0.27 + 0.035, 0.12, 0.685, finishes.black())
    mb.obj("task")
