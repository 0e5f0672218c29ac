"""Chairs and stools."""

import math

from kit.furniture import finishes
from kit.furniture.shapes import puff, rod, surf
from kit.materials.cloth import m_linen
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder


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
