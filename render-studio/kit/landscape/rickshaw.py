"""The three-wheeled rickshaw of Pune: black below, yellow hood."""

import math
from itertools import pairwise

from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

BLACK, HOOD, PANE = (0.022, 0.023, 0.022), (0.62, 0.40, 0.03), (0.04, 0.045, 0.05)
WHEEL_M, HALF_M = 0.21, 0.65
#: Side view, from the front wheel's guard over the windscreen and the hood to the back: (x, z).
SHELL = ((1.30, 0.38), (1.22, 0.78), (0.98, 1.02), (-1.25, 0.98), (-1.32, 0.36))
ROOF = ((0.98, 1.02), (0.58, 1.62), (0.10, 1.72), (-0.95, 1.68), (-1.28, 1.42), (-1.25, 0.98))


def rickshaw():
    """2.6 m along x, front forward; as a mesh."""
    mb = MeshBuilder()
    black, hood, pane = m_plain(BLACK, 0.35, 0.0, 0.6), m_plain(HOOD, 0.55), m_plain(PANE, 0.08, 0.0, 0.8)
    for profile, material, half in ((SHELL, black, HALF_M), (ROOF, hood, HALF_M * 0.94)):
        for a, b in pairwise(profile):
            mb.face([(a[0], -half, a[1]), (a[0], half, a[1]), (b[0], half, b[1]), (b[0], -half, b[1])], material)
    for y in (-HALF_M, HALF_M):
        mb.face([(x, y, z) for x, z in SHELL], black)
        back = ((-0.45, 1.0), (-0.45, 1.69), (-0.95, 1.68), (-1.28, 1.42), (-1.25, 0.98))
        mb.face([(x, y * 0.94, z) for x, z in back], hood)
        mb.face([(x, y * 0.93, z) for x, z in ((0.9, 1.02), (0.56, 1.6), (-0.45, 1.66), (-0.45, 1.0))], pane)
        mb.bar((0.50, y * 0.95, 1.02), (0.48, y * 0.95, 1.64), 0.05, 0.05, black)
    mb.face([(0.99, -0.5, 1.06), (0.99, 0.5, 1.06), (0.62, 0.5, 1.58), (0.62, -0.5, 1.58)], pane)
    mb.box(1.24, -0.14, 0.68, 1.32, 0.14, 0.86, m_plain((0.75, 0.74, 0.70), 0.1))
    for x, y in ((1.05, 0.0), (-0.85, -0.56), (-0.85, 0.56)):
        ring = [
            (x + WHEEL_M * math.cos(q), WHEEL_M + WHEEL_M * math.sin(q)) for q in (k * math.pi / 7 for k in range(14))
        ]
        for (xa, za), (xb, zb) in zip(ring, ring[1:] + ring[:1], strict=True):
            mb.face([(xa, y - 0.06, za), (xa, y + 0.06, za), (xb, y + 0.06, zb), (xb, y - 0.06, zb)], black)
        for side in (-0.06, 0.06):
            mb.face([(p, y + side, q) for p, q in ring], black)
    return mb.mesh("rickshaw")
