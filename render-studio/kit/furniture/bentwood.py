"""What a café of Pune has had since the thirties: bentwood chairs, marble on iron legs, jars of biscuits, slow fans."""

import math
from itertools import pairwise

from kit.furniture import finishes
from kit.furniture.shapes import lathe
from kit.materials.cloth import m_linen
from kit.materials.glass import m_glass
from kit.materials.joinery import m_cane
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

WOOD = m_plain((0.085, 0.040, 0.020), 0.3, 0.0, 0.5)
IRON = m_plain((0.03, 0.03, 0.028), 0.4, 0.5)


def hoop(mb, points, thick, mat):
    """A bent rod along points."""
    for a, b in pairwise(points):
        mb.bar(a, b, thick, thick, mat)


def bentwood_chair():
    """A round cane seat, legs splayed, a back of two hoops one inside the other; it faces +y."""
    mb = MeshBuilder()
    ring = [(0.20 * math.cos(a), 0.20 * math.sin(a), 0.455) for a in [i * math.pi / 12 for i in range(25)]]
    hoop(mb, ring, 0.036, WOOD)
    mb.face([(x * 0.96, y * 0.96, 0.462) for x, y, _ in ring[:-1]], m_cane())
    for sx in (-1, 1):
        mb.bar((sx * 0.15, 0.13, 0.45), (sx * 0.19, 0.19, 0), 0.028, 0.028, WOOD)
        hoop(mb, [(sx * 0.185, -0.26, 0), (sx * 0.165, -0.19, 0.25), (sx * 0.16, -0.16, 0.46)], 0.028, WOOD)
    for wide, high in ((0.175, 0.46), (0.105, 0.36)):
        arch = [
            (-wide * math.cos(a), -0.16 - 0.12 * math.sin(a) * high / 0.46, 0.46 + high * math.sin(a) ** 0.8)
            for a in [i * math.pi / 18 for i in range(19)]
        ]
        hoop(mb, arch, 0.024, WOOD)
    low = [(0.15 * math.cos(a), 0.15 * math.sin(a), 0.22) for a in [i * math.pi / 10 for i in range(21)]]
    hoop(mb, low, 0.016, WOOD)
    mb.obj("bentwood")


def marble_table(marble, long=0.62, wide=0.62):
    """A top of marble with an edge of wood on two crossed iron feet."""
    mb = MeshBuilder()
    mb.box(-long / 2, -wide / 2, 0.725, long / 2, wide / 2, 0.75, marble)
    for a, b, c, d in ((-1, -1, 1, -1), (-1, 1, 1, 1), (-1, -1, -1, 1), (1, -1, 1, 1)):
        mb.bar((a * long / 2, b * wide / 2, 0.735), (c * long / 2, d * wide / 2, 0.735), 0.03, 0.045, WOOD)
    mb.cyl(0, 0, 0.05, 0.72, 0.03, IRON, 14)
    for i in range(4):
        a = i * math.pi / 2 + math.pi / 4
        hoop(
            mb,
            [
                (0, 0, 0.16),
                (0.14 * math.cos(a), 0.14 * math.sin(a), 0.10),
                (0.26 * math.cos(a), 0.26 * math.sin(a), 0.01),
            ],
            0.03,
            IRON,
        )
        mb.bar((0, 0, 0.70), (0.22 * math.cos(a), 0.22 * math.sin(a), 0.72), 0.025, 0.02, IRON)
    mb.obj("marble table")


def jar(x, y, z, radius, high, inside):
    """A glass jar with a turned lid, filled to two thirds."""
    lathe(
        [(0.001, 0.004), (radius * 0.92, 0.004), (radius * 0.92, high * 0.62), (0.001, high * 0.66)],
        inside,
        x,
        y,
        z,
        20,
    )
    lathe(
        [(radius, 0), (radius, high * 0.84), (radius * 0.8, high)], m_glass((0.93, 0.96, 0.95), 0.03, 0.0), x, y, z, 24
    )
    lathe(
        [
            (radius * 0.84, high),
            (radius * 0.86, high + 0.02),
            (0.02, high + 0.035),
            (0.02, high + 0.055),
            (0.001, high + 0.06),
        ],
        WOOD,
        x,
        y,
        z,
        20,
    )


def fan(x, y, z, ceiling, turn=0.3):
    """A ceiling fan of three blades, standing still."""
    mb = MeshBuilder()
    mb.cyl(x, y, z, ceiling, 0.012, IRON, 8)
    mb.cyl(x, y, z - 0.10, z + 0.03, 0.085, finishes.brass(), 24)
    for i in range(3):
        a = turn + i * 2 * math.pi / 3
        c, s = math.cos(a), math.sin(a)
        near, far = (x + 0.08 * c, y + 0.08 * s, z - 0.04), (x + 0.62 * c, y + 0.62 * s, z - 0.05)
        mb.bar(near, far, 0.13, 0.008, WOOD)
    mb.obj("fan")


def hanging_globe(x, y, z, ceiling, glow, radius=0.13):
    """An opal globe on a brass rod with a gallery."""
    o = lathe(
        [(radius * math.sin(math.pi * i / 14) + 1e-4, -radius * math.cos(math.pi * i / 14)) for i in range(15)],
        glow,
        x,
        y,
        z,
    )
    o.visible_shadow = False
    lathe(
        [(0.07, radius * 0.86), (0.05, radius + 0.03), (0.012, radius + 0.07), (0.008, ceiling - z)],
        finishes.brass(),
        x,
        y,
        z,
        20,
    )


def bench_back(y0, y1, cloth=None):
    """A bench along the wall x = 0 towards +x: turned legs, a seat of leather, a back of panels."""
    leather = cloth or m_linen((0.20, 0.06, 0.035), 600, 0.3)
    mb = MeshBuilder()
    mb.box(0.003, y0 + 0.004, 0.36, 0.48, y1 - 0.004, 0.42, WOOD)
    mb.box(0.0, y0, 0.0, 0.06, y1, 1.12, WOOD)
    mb.box(0.06, y0 + 0.02, 0.42, 0.47, y1 - 0.02, 0.475, leather)
    mb.box(0.06, y0 + 0.02, 0.56, 0.085, y1 - 0.02, 1.02, leather)
    y = y0
    while y <= y1 - 0.05:
        mb.box(0.40, y, 0, 0.45, y + 0.05, 0.36, WOOD)
        y += (y1 - y0 - 0.05) / 3
    mb.obj("bench")
