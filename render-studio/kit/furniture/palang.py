"""A teak bed of the old kind, low, with turned posts and a cane headboard; the chest and mirror that go with it."""

import math

from kit.furniture import finishes
from kit.furniture.shapes import at, cube, lathe, pillow, puff
from kit.furniture.textiles import drape
from kit.materials.cloth import m_linen
from kit.materials.joinery import m_cane
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

POST = (
    (0.036, 0),
    (0.05, 0.03),
    (0.036, 0.07),
    (0.052, 0.13),
    (0.052, 0.30),
    (0.036, 0.36),
    (0.046, 0.42),
    (0.03, 0.48),
)


def palang(wide, long, wood, sheet, quilt, throw, cushion):
    """Head at y = 0, foot at y = long, centred in x; the mattress's top is at 0.52 m."""
    half = wide / 2
    high = 1.16
    for sx in (-1, 1):
        for y, top in ((0.03, high), (long + 0.03, 0.62)):
            stretch = [(r, z * top / 0.62) for r, z in POST]
            head = [(0.026, top * 0.80), (0.042, top * 0.86), (0.028, top * 0.92), (0.038, top * 0.97), (0.001, top)]
            lathe(stretch + head, wood, sx * (half + 0.01), y, 0, 28)
    cube(-half, 0.0, 0.20, half, long + 0.06, 0.30, wood, 0.01)
    cube(-half, 0.015, 0.96, half, 0.05, 1.04, wood, 0.008)
    cube(-half, 0.015, 0.44, half, 0.05, 0.50, wood, 0.008)
    cube(-half, long + 0.01, 0.36, half, long + 0.05, 0.46, wood, 0.008)
    mb = MeshBuilder()
    cane = m_cane()
    for i in range(3):
        a, b = -half + wide * i / 3 + 0.03, -half + wide * (i + 1) / 3 - 0.03
        mb.face([(a, 0.034, 0.50), (b, 0.034, 0.50), (b, 0.034, 0.96), (a, 0.034, 0.96)], cane)
        mb.box(b, 0.018, 0.50, b + 0.06, 0.048, 0.96, wood)
    mb.obj("cane head")
    bedding(half, long, sheet, quilt, throw, cushion)


def bedding(half, long, sheet, quilt, throw, cushion):
    """Mattress, a quilt turned back, pillows."""
    puff(half * 2 - 0.06, long - 0.05, 0.22, (0, long / 2 + 0.02, 0.40), sheet, 0.06, 0.005)
    drape(half - 0.02, 0.78, long + 0.015, 0.52, 0.20, quilt, 3.0, 0.016, True)
    drape(half - 0.025, 0.62, 0.96, 0.545, 0.17, sheet, 8.0, 0.010)
    drape(half + 0.03, 1.48, 1.95, 0.552, 0.26, throw, 5.0, 0.008, skew=0.03)
    for sx in (-1, 1):
        pillow(0.70, 0.48, 0.19, (sx * 0.39, 0.17, 0.72), (1.16, 0, 0.05 * sx), sheet, sx + 1.0)
        pillow(
            0.66, 0.46, 0.18, (sx * 0.38, 0.34, 0.68), (1.0, 0, -0.06 * sx), m_linen((0.78, 0.74, 0.66), 600), sx + 5.0
        )
    pillow(0.60, 0.34, 0.14, (0.06, 0.54, 0.64), (0.92, 0, 0.05), cushion, 9.0)


def chest(wide, wood, drawers=3):
    """A chest of drawers along x with its back at y = 0 and brass pulls; 0.82 m high."""
    half = wide / 2
    cube(-half, 0, 0.12, half, 0.46, 0.80, wood, 0.008)
    cube(-half - 0.02, -0.0, 0.80, half + 0.02, 0.485, 0.83, wood, 0.008)
    for sx in (-1, 1):
        for y in (0.05, 0.41):
            lathe([(0.02, 0), (0.03, 0.04), (0.022, 0.08), (0.032, 0.12)], wood, sx * (half - 0.05), y, 0, 18)
    each = 0.66 / drawers
    for k in range(drawers):
        z = 0.135 + each * k
        cube(-half + 0.02, 0.455, z, half - 0.02, 0.474, z + each - 0.015, wood, 0.005)
        for sx in (-1, 1):
            with at(sx * half * 0.5, 0.474, z + each / 2):
                o = lathe(
                    [(0.010, 0), (0.010, 0.016), (0.017, 0.022), (0.012, 0.034), (0.001, 0.036)], finishes.brass(), n=16
                )
                o.rotation_euler = (-math.pi / 2, 0, 0)


def round_mirror(radius, wood):
    """A mirror in a turned frame, in the xz plane at its centre, facing +y."""
    o = lathe([(0.001, 0.012), (radius, 0.012)], m_plain((0.85, 0.85, 0.83), 0.02, 1.0), n=64)
    o.rotation_euler = (-math.pi / 2, 0, 0)
    ring = [
        (radius - 0.01, 0.0),
        (radius - 0.01, 0.02),
        (radius + 0.03, 0.035),
        (radius + 0.055, 0.02),
        (radius + 0.055, 0),
    ]
    o = lathe(ring, wood, n=64)
    o.rotation_euler = (-math.pi / 2, 0, 0)
