"""Machines of a site, each along its own x with the front forward, wheels or tracks on the ground."""

import math
from itertools import pairwise

from kit.materials.surfaces import m_plain, m_stucco
from kit.polygons import Polygons

TYRE, RIM, PANE = (0.016, 0.015, 0.014), (0.32, 0.30, 0.27), (0.03, 0.035, 0.04)
YELLOW, CAB_ORANGE, CAB_WHITE = (0.62, 0.36, 0.03), (0.50, 0.14, 0.02), (0.55, 0.54, 0.50)
STRIPE, MUDDY = (0.035, 0.13, 0.09), (0.20, 0.115, 0.07)
WHEEL_M = 0.5


def wheel(mb, x, y, radius=WHEEL_M, wide=0.3):
    """A wheel with its axle along y, centred at (x, y)."""
    tyre, rim = m_plain(TYRE, 0.9), m_plain(RIM, 0.6, 0.3)
    ring = [(x + radius * math.cos(q), radius + radius * math.sin(q)) for q in (k * math.pi / 9 for k in range(18))]
    for (xa, za), (xb, zb) in zip(ring, ring[1:] + ring[:1], strict=True):
        mb.face([(xa, y - wide / 2, za), (xa, y + wide / 2, za), (xb, y + wide / 2, zb), (xb, y - wide / 2, zb)], tyre)
    for side in (-1, 1):
        mb.face([(p, y + side * wide / 2, q) for p, q in ring], tyre)
        hub = [(x + (p - x) * 0.55, radius + (q - radius) * 0.55) for p, q in ring]
        mb.face([(p, y + side * (wide / 2 + 0.01), q) for p, q in hub], rim)


def lorry(mb, colour, length):
    """Chassis, six wheels on three axles, cab at the front."""
    dark, paint, glass = m_plain((0.05, 0.048, 0.045), 0.7, 0.3), m_plain(colour, 0.4), m_plain(PANE, 0.08, 0.0, 0.8)
    mud = m_plain(MUDDY, 0.9)
    mb.box(-length / 2, -0.45, 0.75, length / 2 - 0.3, 0.45, 1.05, dark)
    for x in (-length / 2 + 1.1, -length / 2 + 2.4, length / 2 - 1.2):
        for y in (-1.0, 1.0):
            wheel(mb, x, y)
            mb.box(x - 0.58, y - 0.18, 1.02, x + 0.58, y + 0.18, 1.08, mud)
    front = length / 2
    mb.box(front - 1.75, -1.2, 0.62, front, 1.2, 1.55, paint)
    mb.box(front - 1.75, -1.2, 1.55, front - 0.1, 1.2, 2.75, paint)
    mb.box(front - 0.12, -1.1, 1.6, front - 0.05, 1.1, 2.55, glass)
    mb.box(front, -0.8, 1.08, front + 0.03, 0.8, 1.48, dark)
    mb.box(front - 0.5, -1.22, 2.62, front - 0.02, 1.22, 2.78, dark)
    mb.box(front - 1.77, -1.22, 1.28, front + 0.02, 1.22, 1.42, m_plain(STRIPE, 0.45))
    for y in (-1.21, 1.19):
        mb.box(front - 1.25, y, 1.65, front - 0.35, y + 0.02, 2.45, glass)
        mb.box(front - 1.75, y, 0.62, front, y + 0.02, 0.9, mud)
    mb.box(front - 0.02, -1.2, 0.45, front + 0.12, 1.2, 0.8, dark)
    for y in (-0.95, 0.65):
        mb.box(front, y, 0.85, front + 0.02, y + 0.3, 1.05, m_plain((0.75, 0.74, 0.70), 0.1))


def mixer():
    """A transit mixer: drum with a band, chute behind, water tank."""
    mb = Polygons()
    lorry(mb, CAB_WHITE, 8.6)
    body, band = m_plain((0.56, 0.55, 0.52), 0.45), m_plain((0.035, 0.13, 0.09), 0.45)
    # from the rear mouth to the front: x, radius, height of the axis
    profile = ((-4.1, 0.55, 2.95), (-3.2, 0.95, 2.75), (-1.6, 1.22, 2.45), (0.2, 1.25, 2.25), (1.6, 0.85, 2.05))
    rings = [
        [(x, r * math.cos(q), h + r * math.sin(q)) for q in (k * math.pi / 10 for k in range(20))]
        for x, r, h in profile
    ]
    for i, (ra, rb) in enumerate(pairwise(rings)):
        for k in range(20):
            j = (k + 1) % 20
            mb.face([ra[k], rb[k], rb[j], ra[j]], band if i == 2 and k % 10 in (2, 3, 4, 5, 6) else body)
    mb.face(rings[0], m_plain((0.05, 0.045, 0.04), 0.9))
    mb.face(rings[-1][::-1], body)
    dark = m_plain((0.16, 0.15, 0.14), 0.6, 0.3)
    mb.bar((-4.2, 0, 2.6), (-5.0, 0, 1.5), 0.5, 0.1, dark)
    mb.box(-3.9, -0.7, 1.05, -3.6, 0.7, 2.1, dark)
    mb.box(1.3, -0.9, 1.05, 1.7, 0.9, 2.0, dark)
    mb.box(1.8, -0.8, 1.1, 2.35, 0.8, 1.9, m_plain((0.10, 0.2, 0.36), 0.5))
    for y in (-1.05, 1.05):
        mb.bar((-4.2, y, 1.2), (-4.2, y, 2.6), 0.05, 0.05, dark)
    return mb


def tipper():
    """A tipper with sand on it."""
    mb = Polygons()
    lorry(mb, CAB_ORANGE, 7.8)
    steel, load = m_plain((0.20, 0.075, 0.03), 0.6, 0.2), m_stucco((0.30, 0.24, 0.17), 0.2)
    mb.box(-3.9, -1.2, 1.1, 1.9, 1.2, 1.25, steel)
    for y in (-1.22, 1.14):
        mb.box(-3.9, y, 1.2, 1.9, y + 0.08, 2.35, steel)
        for i in range(6):
            mb.box(-3.8 + i * 1.1, y - 0.05, 1.2, -3.7 + i * 1.1, y + 0.13, 2.4, steel)
    mb.box(1.82, -1.2, 1.2, 1.9, 1.2, 2.6, steel)
    mb.box(-3.9, -1.2, 1.2, -3.82, 1.2, 2.2, steel)
    for a, b in ((-3.8, -1.0), (-1.0, 1.8)):
        top = ((a + b) / 2, 0, 2.75)
        rim = [(a, -1.14, 2.15), (b, -1.14, 2.2), (b, 1.14, 2.2), (a, 1.14, 2.15)]
        for p, q in zip(rim, rim[1:] + rim[:1], strict=True):
            mb.face([p, q, top], load)
    return mb


def excavator(reach=0.9):
    """A tracked excavator, its bucket `reach` of the way out and down."""
    mb = Polygons()
    yellow, dark, glass = m_plain(YELLOW, 0.5), m_plain((0.05, 0.045, 0.04), 0.8), m_plain(PANE, 0.08, 0.0, 0.8)
    for y in (-1.45, 0.85):
        mb.box(-1.9, y, 0.0, 1.9, y + 0.6, 0.85, dark)
        mb.box(-2.15, y, 0.2, 2.15, y + 0.6, 0.65, dark)
    mb.cyl(0, 0, 0.85, 1.1, 0.8, dark, 16)
    mb.box(-2.2, -1.35, 1.1, 1.5, 1.35, 1.45, yellow)
    mb.box(-2.3, -1.3, 1.45, -0.2, 1.3, 2.25, yellow)
    mb.box(-2.45, -1.3, 1.2, -2.2, 1.3, 2.1, dark)
    mb.box(0.0, -1.3, 1.45, 1.45, -0.3, 3.0, yellow)
    mb.box(0.15, -1.32, 1.9, 1.35, -0.28, 2.85, glass)
    mb.box(1.44, -1.2, 1.7, 1.47, -0.4, 2.85, glass)
    knee, elbow = (2.8, 0.3, 4.4), (5.2 + reach, 0.3, 3.3)
    mb.bar((0.9, 0.3, 1.7), knee, 0.42, 0.6, yellow)
    mb.bar(knee, elbow, 0.40, 0.5, yellow)
    mb.bar((1.6, 0.3, 1.6), (3.2, 0.3, 3.9), 0.12, 0.12, m_plain((0.5, 0.5, 0.5), 0.2, 0.8))
    wrist = (5.6 + reach, 0.3, 1.3)
    mb.bar(elbow, wrist, 0.32, 0.4, yellow)
    x, _, z = wrist
    mb.box(x - 1.0, -0.35, z - 0.9, x + 0.05, 0.95, z - 0.1, dark)
    return mb


def silo():
    """A cement silo on legs over a mixer: the batching plant, with its conveyor to the south-west."""
    mb = Polygons()
    paint, steel, dark = m_plain((0.60, 0.59, 0.56), 0.5), m_plain((0.10, 0.16, 0.26), 0.5), m_plain((0.06,) * 3, 0.7)
    for x, radius, high in ((0, 1.35, 12.5), (3.6, 1.2, 11.0)):
        mb.cyl(x, 0, 5.0, high, radius, paint, 22)
        mb.cyl(x, 0, 3.0, 5.0, 0.35, paint, 22, radius)
        mb.cyl(x, 0, high, high + 0.7, radius, paint, 22, 0.3)
        for a, b in ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)):
            mb.bar((x + a, b, 0), (x + a, b, 5.4), 0.2, 0.2, steel)
        for a, b, c, d in ((-0.9, -0.9, 0.9, -0.9), (0.9, -0.9, 0.9, 0.9), (-0.9, 0.9, 0.9, 0.9)):
            mb.bar((x + a, b, 0.3), (x + c, d, 4.6), 0.09, 0.09, steel)
        mb.box(x - 0.7, -0.7, high + 0.6, x + 0.3, 0.3, high + 1.5, m_plain((0.45, 0.10, 0.05), 0.6))
        for k in range(int(high - 5)):
            z = 5.3 + k
            mb.bar((x - 0.25, -radius - 0.12, z), (x + 0.25, -radius - 0.12, z), 0.03, 0.03, dark)
        mb.bar((x - 0.25, -radius - 0.12, 0.3), (x - 0.25, -radius - 0.12, high + 0.7), 0.04, 0.04, dark)
        mb.bar((x + 0.25, -radius - 0.12, 0.3), (x + 0.25, -radius - 0.12, high + 0.7), 0.04, 0.04, dark)
    mb.box(-5.6, -1.4, 2.4, -2.2, 1.4, 5.0, steel)
    for a in (-5.4, -2.4):
        for b in (-1.2, 1.2):
            mb.bar((a, b, 0), (a, b, 2.4), 0.2, 0.2, steel)
    mb.bar((-4.0, -1.2, 4.6), (-9.5, -8.2, 0.9), 0.95, 0.35, dark)
    mb.bar((-4.0, -1.2, 5.0), (-9.5, -8.2, 1.3), 1.1, 0.05, m_plain((0.10, 0.2, 0.36), 0.5))
    mb.bar((-7, -5.0, 0), (-7, -5.0, 2.5), 0.12, 0.12, steel)
    return mb
