"""A tea seller's cart: boards on two wheels, a stove with its kettle, jars, glasses, a cloth on four poles."""

import math
from itertools import pairwise

from kit.furniture.bentwood import jar
from kit.furniture.shapes import cube, lathe, rod, surf
from kit.materials.cloth import m_linen
from kit.materials.surfaces import m_plain, m_wood
from kit.mesh import MeshBuilder

WOOD = m_wood((0.30, 0.16, 0.07), axis=0, plank=0.11)
PAINT = m_plain((0.025, 0.085, 0.075), 0.5)
IRON = m_plain((0.05, 0.047, 0.044), 0.5, 0.6)
STEEL = m_plain((0.62, 0.60, 0.57), 0.28, 1.0)
HALF_LONG, HALF_WIDE, DECK, ROOF = 0.85, 0.46, 0.86, 2.25
WHEEL = 0.36


def tea_cart(cloth):
    """Its long side is along x, the seller's side is +y."""
    mb = MeshBuilder()
    mb.box(-HALF_LONG, -HALF_WIDE, DECK - 0.05, HALF_LONG, HALF_WIDE, DECK, WOOD)
    mb.box(-HALF_LONG + 0.06, -HALF_WIDE + 0.03, 0.42, HALF_LONG - 0.06, HALF_WIDE - 0.03, DECK - 0.05, PAINT)
    for k in range(4):
        x = -HALF_LONG + 0.10 + 0.41 * k
        mb.box(x, -HALF_WIDE + 0.02, 0.47, x + 0.37, -HALF_WIDE + 0.03, DECK - 0.10, WOOD)
    for sx in (-1, 1):
        mb.bar((sx * 0.35, 0, 0.42), (sx * 0.35, 0, WHEEL), 0.05, 0.05, IRON)
        for sy in (-1, 1):
            x, y = sx * (HALF_LONG - 0.03), sy * (HALF_WIDE - 0.03)
            mb.bar((x, y, DECK), (x, y, ROOF), 0.032, 0.032, WOOD)
    for y in (-0.34, 0.34):
        mb.bar((HALF_LONG, y, 0.74), (HALF_LONG + 0.55, y, 0.86), 0.035, 0.035, WOOD)
    mb.box(-HALF_LONG + 0.1, 0.10, 0.02, -HALF_LONG + 0.14, 0.16, 0.42, IRON)
    for y in (-HALF_WIDE - 0.02, HALF_WIDE + 0.02):
        wheel(mb, y)
    mb.obj("cart")
    awning(cloth)
    stove()
    for i in range(4):
        jar(0.20 + 0.17 * i, 0.30, DECK, 0.07, 0.20, m_plain(((0.48, 0.30, 0.13), (0.62, 0.50, 0.28))[i % 2], 0.8))
    for i in range(7):
        lathe([(0.024, 0), (0.034, 0.09)], STEEL, 0.10 + 0.085 * i, -0.26 + 0.05 * (i % 2), DECK, 12)


def wheel(mb, y):
    """An iron tyre on ten spokes."""
    ring = [2 * math.pi * i / 28 for i in range(29)]
    for a, b in pairwise(ring):
        p, q = ((WHEEL * math.cos(t), y, WHEEL + WHEEL * math.sin(t)) for t in (a, b))
        mb.bar(p, q, 0.04, 0.035, IRON, up=(0, 1, 0))
    for a in ring[:-1:3]:
        mb.bar((0, y, WHEEL), (WHEEL * math.cos(a), y, WHEEL + WHEEL * math.sin(a)), 0.022, 0.022, PAINT)


def awning(cloth):
    """Cloth over the poles, hollow in the middle, its edge in scallops."""

    def roof(u, v):
        hollow = 0.10 * (1 - (2 * u - 1) ** 2) * (1 - (2 * v - 1) ** 2)
        x, y = (2 * u - 1) * (HALF_LONG + 0.16), (2 * v - 1) * (HALF_WIDE + 0.22)
        return (x, y, ROOF + 0.06 - hollow + 0.10 * (1 - abs(2 * v - 1)))

    surf(roof, 25, 17, cloth, name="awning")
    mb = MeshBuilder()
    n = 48
    for v in (0.0, 1.0):
        for k in range(n):
            p, q = roof(k / n, v), roof((k + 1) / n, v)
            down = [0.13 + 0.07 * abs(math.sin(math.pi * 9 * t / n)) for t in (k, k + 1)]
            mb.face([(p[0], p[1], p[2] - down[0]), (q[0], q[1], q[2] - down[1]), q, p], cloth)
    mb.obj("scallops")


def stove():
    """A burner in a box of steel, an aluminium kettle on it, a pan beside."""
    cube(-0.62, -0.22, DECK, -0.14, 0.20, DECK + 0.16, STEEL, 0.01)
    belly = [(0.10, 0), (0.155, 0.03), (0.16, 0.10), (0.11, 0.19), (0.055, 0.23), (0.05, 0.25), (0.001, 0.27)]
    lathe(belly, STEEL, -0.40, 0, DECK + 0.17, 28)
    rod((-0.27, 0, DECK + 0.25), (-0.15, 0, DECK + 0.38), 0.018, STEEL, 8)
    rod((-0.48, 0, DECK + 0.44), (-0.32, 0, DECK + 0.44), 0.012, WOOD, 8)
    lathe([(0.001, 0.01), (0.12, 0.01), (0.13, 0.11)], STEEL, 0.0, 0.10, DECK + 0.005, 24)
    cloth = m_linen((0.62, 0.20, 0.08), 500)
    cube(0.62, -HALF_WIDE - 0.012, DECK - 0.28, 0.80, -HALF_WIDE + 0.06, DECK + 0.012, cloth, 0.01)


def stool(x, y, z=0.0):
    """A low stool of painted wood."""
    mb = MeshBuilder()
    mb.box(x - 0.17, y - 0.13, z + 0.38, x + 0.17, y + 0.13, z + 0.42, WOOD)
    for sx in (-1, 1):
        for sy in (-1, 1):
            mb.bar((x + sx * 0.16, y + sy * 0.12, z), (x + sx * 0.12, y + sy * 0.09, z + 0.38), 0.03, 0.03, PAINT)
    mb.obj("stool")
