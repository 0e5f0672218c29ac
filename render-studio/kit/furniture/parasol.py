"""A parasol over a café's table: canvas on eight ribs, sagging between them, a valance, a foot of stone."""

import math
from itertools import pairwise

from kit.furniture.shapes import lathe, rod, surf
from kit.materials.surfaces import m_plain, m_stone
from kit.mesh import MeshBuilder

RIBS = 8
VALANCE_M = 0.17


def parasol(x, y, cloth, pole, radius=1.45, high=2.75, turn=0.0):
    """Stands at (x, y); its rim is `radius` away and 0.55 m below the top."""
    rim = high - 0.55

    def roof(u, v):
        a = 2 * math.pi * u + turn
        between = math.sin(math.pi * ((u * RIBS) % 1.0))
        r = radius * v * (1 - 0.035 * between * v)
        return (x + r * math.cos(a), y + r * math.sin(a), high - (high - rim) * v**1.12 - 0.07 * between * v * v)

    surf(roof, RIBS * 8 + 1, 9, cloth, name="parasol")
    mb = MeshBuilder()
    rib = [2 * math.pi * k / RIBS + turn for k in range(RIBS + 1)]
    for a, b in pairwise(rib):
        edge = [roof((a - turn + (b - a) * k / 6) / (2 * math.pi), 1.0) for k in range(7)]
        for p, q in pairwise(edge):
            mb.face([(p[0], p[1], p[2] - VALANCE_M), (q[0], q[1], q[2] - VALANCE_M), q, p], cloth)
        tip = (x + radius * math.cos(a), y + radius * math.sin(a), rim - 0.01)
        mb.bar((x, y, high - 0.05), tip, 0.018, 0.022, pole)
    mb.obj("valance")
    rod((x, y, 0.05), (x, y, high + 0.08), 0.024, pole, 12)
    lathe([(0.001, 0.09), (0.26, 0.09), (0.28, 0.0)], m_stone((0.20, 0.19, 0.18), 2, 1, 0.05), x, y)
    lathe([(0.001, 0.06), (0.035, 0.03), (0.04, 0)], m_plain((0.4, 0.28, 0.12), 0.4, 0.8), x, y, high + 0.06, 16)
