"""People, as quiet figures that give the scale."""

import math
import random

from mathutils import Vector

from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder


def person(seed):
    """standing or walking figure of tapered tubes, 1.7 m"""
    rg = random.Random(seed)
    mb = MeshBuilder()
    top = m_plain(
        rg.choice(
            [
                (0.62, 0.55, 0.45),
                (0.12, 0.16, 0.24),
                (0.50, 0.16, 0.10),
                (0.70, 0.68, 0.64),
                (0.28, 0.34, 0.24),
                (0.55, 0.40, 0.12),
            ]
        ),
        0.9,
        spec=0.1,
    )
    leg = m_plain(rg.choice([(0.05, 0.06, 0.09), (0.20, 0.17, 0.13), (0.10, 0.10, 0.10)]), 0.9, spec=0.1)
    skin = m_plain((0.30, 0.17, 0.10), 0.6)
    hair = m_plain((0.015, 0.012, 0.01), 0.6)
    st = rg.uniform(0.10, 0.28)

    def tube(a, b, r0, r1, m, e=1.0):
        a, b = Vector(a), Vector(b)
        n = 8

        def ring(c, r):
            return [(c.x + r * math.cos(j * 0.785), c.y + r * e * math.sin(j * 0.785), c.z) for j in range(n)]

        p, q = ring(a, r0), ring(b, r1)
        for j in range(n):
            mb.face([p[j], p[(j + 1) % n], q[(j + 1) % n], q[j]], m)
        mb.face(q, m)

    for s in (-1, 1):
        tube((s * 0.09, s * st, 0.02), (s * 0.09, s * st * 0.45, 0.46), 0.055, 0.07, leg)
        tube((s * 0.09, s * st * 0.45, 0.46), (s * 0.08, 0, 0.88), 0.07, 0.10, leg)
        mb.box(s * 0.09 - 0.05, s * st - 0.16, 0, s * 0.09 + 0.05, s * st + 0.09, 0.07, hair)
        tube((s * 0.25, -s * st * 0.6, 0.82), (s * 0.22, -s * st * 0.2, 1.12), 0.035, 0.05, skin)
        tube((s * 0.22, -s * st * 0.2, 1.12), (s * 0.19, 0, 1.42), 0.05, 0.06, top)
    tube((0, 0, 0.82), (0, 0, 1.12), 0.17, 0.15, top, 0.65)
    tube((0, 0, 1.12), (0, 0, 1.40), 0.15, 0.20, top, 0.6)
    tube((0, 0, 1.40), (0, 0, 1.47), 0.20, 0.07, top, 0.6)
    tube((0, 0, 1.46), (0, 0, 1.53), 0.05, 0.05, skin)
    for z0, z1, r0, r1, m in (
        (1.50, 1.56, 0.06, 0.09, skin),
        (1.56, 1.64, 0.09, 0.105, skin),
        (1.62, 1.70, 0.108, 0.10, hair),
        (1.70, 1.74, 0.10, 0.04, hair),
    ):
        tube((0, 0.0, z0), (0, 0.0, z1), r0, r1, m)
    return mb.mesh(f"person{seed}", smooth=True)
