"""Scooters and motorcycles, plain but right in their outline."""

import math

from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder, place

COLOURS = ((0.35, 0.03, 0.03), (0.60, 0.60, 0.58), (0.03, 0.03, 0.035), (0.05, 0.10, 0.22), (0.22, 0.24, 0.25))
LEAN = 0.12  # radians on the side stand


def scooter(colour, seed=0, motorcycle=False):
    """1.8 m along x, front forward."""
    mb = MeshBuilder()
    paint, black, grey = m_plain(colour, 0.25, 0.0, 0.6), m_plain((0.02,) * 3, 0.7), m_plain((0.35,) * 3, 0.4, 0.6)
    radius = 0.31 if motorcycle else 0.24
    for x in (-0.62, 0.62):
        ring = [(x + radius * math.cos(q), radius + radius * math.sin(q)) for q in (k * math.pi / 7 for k in range(14))]
        for (xa, za), (xb, zb) in zip(ring, ring[1:] + ring[:1], strict=True):
            mb.face([(xa, -0.06, za), (xa, 0.06, za), (xb, 0.06, zb), (xb, -0.06, zb)], black)
        for y in (-0.06, 0.06):
            mb.face([(p, y, q) for p, q in ring], black)
            mb.face([(x + (p - x) * 0.5, y * 1.05, radius + (q - radius) * 0.5) for p, q in ring], grey)
    if motorcycle:
        mb.bar((-0.2, 0, 0.72), (0.35, 0, 0.80), 0.26, 0.22, paint)
        mb.box(-0.25, -0.16, 0.28, 0.25, 0.16, 0.62, m_plain((0.12,) * 3, 0.5, 0.5))
        mb.bar((-0.75, 0, 0.80), (-0.15, 0, 0.76), 0.24, 0.10, black)
        mb.bar((-0.7, 0.14, 0.34), (0.1, 0.14, 0.30), 0.09, 0.09, grey)
        mb.bar((0.62, 0, 0.32), (0.38, 0, 0.98), 0.09, 0.06, grey)
    else:
        mb.bar((-0.80, 0, 0.56), (-0.10, 0, 0.56), 0.34, 0.36, paint)
        mb.bar((-0.78, 0, 0.80), (-0.08, 0, 0.78), 0.28, 0.10, black)
        mb.bar((-0.15, 0, 0.30), (0.40, 0, 0.30), 0.30, 0.08, paint)
        mb.bar((0.52, 0, 0.32), (0.36, 0, 0.95), 0.36, 0.09, paint)
        mb.bar((0.62, 0, 0.46), (0.50, 0, 0.52), 0.14, 0.10, paint)
    for side in (-1, 1):
        mb.bar((0.36, 0, 1.0), (0.28, side * 0.33, 1.03), 0.05, 0.05, black)
        mb.bar((0.32, side * 0.26, 1.03), (0.34, side * 0.34, 1.22), 0.02, 0.02, black)
    mb.box(0.36, -0.09, 0.84, 0.50, 0.09, 1.0, m_plain((0.7,) * 3, 0.15))
    return mb.mesh(f"scooter{seed}")


def two_wheelers(where, z=0.0):
    """Parked at (x, y, bearing in degrees from east), leaning on their stands."""
    kinds = [scooter(colour, i, motorcycle=i % 2 == 1) for i, colour in enumerate(COLOURS)]
    for i, (x, y, bearing) in enumerate(where):
        thing = place(kinds[(i * 3 + i // 4) % len(kinds)], (x, y, z), math.radians(bearing))
        thing.rotation_euler = (LEAN, 0, math.radians(bearing))
