"""Cars."""

import math

from kit.materials.glow import m_lamp
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder


def car(col=(0.6, 0.6, 0.62), seed=0, suv=False, lights=0.0):
    """simple bevelled car, 4.4 m long along x, wheels on the ground"""
    mb = MeshBuilder()
    body = m_plain(col, 0.22, 0.0, 0.6)
    gl = m_plain((0.02, 0.025, 0.03), 0.05, 0.0, 0.8)
    blk = m_plain((0.015,) * 3, 0.7)
    hw = 0.9 if suv else 0.88
    top = 1.66 if suv else 1.44
    prof = [
        (-2.2, 0.42),
        (-2.18, 0.86),
        (-2.0, 0.98),
        (-1.1 if not suv else -2.0, 1.0),
        (0.75, 0.96),
        (1.85, 0.82),
        (2.15, 0.68),
        (2.2, 0.40),
        (2.1, 0.26),
        (-2.1, 0.26),
    ]
    n = len(prof)
    for i in range(n):
        a, b = prof[i], prof[(i + 1) % n]
        mb.face([(a[0], -hw, a[1]), (b[0], -hw, b[1]), (b[0], hw, b[1]), (a[0], hw, a[1])], body)
    mb.face([(p[0], -hw, p[1]) for p in prof], body)
    mb.face([(p[0], hw, p[1]) for p in prof[::-1]], body)
    cb = [(-1.95 if suv else -1.65, 0.97), (1.0, 0.95)]
    ct = [(-1.7 if suv else -1.0, top), (0.25, top)]
    k = 0.70
    q = [
        (cb[0][0], -hw * 0.95, cb[0][1]),
        (cb[1][0], -hw * 0.95, cb[1][1]),
        (cb[1][0], hw * 0.95, cb[1][1]),
        (cb[0][0], hw * 0.95, cb[0][1]),
    ]
    t = [
        (ct[0][0], -k, top - 0.06),
        (ct[1][0], -k, top - 0.06),
        (ct[1][0], k, top - 0.06),
        (ct[0][0], k, top - 0.06),
    ]
    for i in range(4):
        mb.face([q[i], q[(i + 1) % 4], t[(i + 1) % 4], t[i]], gl)
    mb.box(ct[0][0], -k - 0.01, top - 0.07, ct[1][0], k + 0.01, top, body)
    for i in range(4):
        mb.bar(q[i], t[i], 0.08, 0.06, body)
    for y in (-hw * 0.96, hw * 0.96):
        mb.bar((-0.35, y, 0.95), (-0.38, y * k / hw * 1.03, top - 0.05), 0.09, 0.05, body)
    for x in (-1.38, 1.36):
        for y in (-hw + 0.02, hw - 0.02):
            for rr, m, o in ((0.335, blk, 0.10), (0.20, m_plain((0.45,) * 3, 0.3, 0.9), 0.115)):
                c = [(x + rr * math.cos(j * 0.393), 0.335 + rr * math.sin(j * 0.393)) for j in range(16)]
                s = -1 if y < 0 else 1
                mb.face([(p[0], y + s * (o - 0.09), p[1]) for p in c], m)
                for j in range(16):
                    a, b = c[j - 1], c[j]
                    mb.face(
                        [
                            (a[0], y - s * 0.12, a[1]),
                            (b[0], y - s * 0.12, b[1]),
                            (b[0], y + s * (o - 0.09), b[1]),
                            (a[0], y + s * (o - 0.09), a[1]),
                        ],
                        m,
                    )
    for y in (-0.72, 0.40):
        mb.box(
            2.10,
            y,
            0.60,
            2.19,
            y + 0.32,
            0.72,
            m_lamp((1, 0.85, 0.65), 6.0 * lights) if lights else m_plain((0.8,) * 3, 0.1),
        )
        mb.box(
            -2.21,
            y,
            0.72,
            -2.16,
            y + 0.32,
            0.86,
            m_lamp((1, 0.04, 0.02), 3.0 * lights) if lights else m_plain((0.4, 0.01, 0.01), 0.2),
        )
    return mb.mesh(f"car{seed}")


CAR_COLOURS = [
    (0.70, 0.70, 0.69),
    (0.04, 0.045, 0.05),
    (0.32, 0.34, 0.36),
    (0.30, 0.03, 0.03),
    (0.06, 0.10, 0.19),
    (0.62, 0.58, 0.50),
]


def cars(lights=0.0):
    """One mesh of each colour, saloons and SUVs by turns."""
    return [car(c, i, suv=i % 2 == 1, lights=lights) for i, c in enumerate(CAR_COLOURS)]
