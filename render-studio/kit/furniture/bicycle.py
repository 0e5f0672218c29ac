"""A roadster, as it leans in every stairwell: black frame, brass bell, a basket of cane before the handlebar."""

import math
from itertools import pairwise

from kit.furniture.bath import pipe
from kit.furniture.shapes import puff, rod
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

WHEEL, BASE = 0.335, 1.08  # a wheel's radius, from hub to hub
CHROME = m_plain((0.55, 0.54, 0.52), 0.2, 1.0)
RUBBER = m_plain((0.02, 0.019, 0.018), 0.7)
LEATHER = m_plain((0.16, 0.075, 0.03), 0.5)
CANE = m_plain((0.42, 0.28, 0.14), 0.7)


def bicycle(paint):
    """Along x with the front wheel at +x, in the plane y = 0; the rear hub is over x = 0."""
    for x in (0, BASE):
        wheel(x)
    crank, seat, head, low = (0.46, 0, 0.29), (0.30, 0, 0.80), (0.86, 0, 0.86), (0.89, 0, 0.74)
    rear, front = (0, 0, WHEEL), (BASE, 0, WHEEL)
    for a, b, radius in (
        (crank, seat, 0.015),
        (seat, head, 0.014),
        (crank, low, 0.016),
        (head, low, 0.018),
    ):
        rod(a, b, radius, paint, 14)
    for side in (-0.055, 0.055):
        for a, b in ((rear, crank), (rear, seat), (front, low)):
            rod((a[0], side, a[2]), (b[0], side * 0.35, b[2]), 0.009, paint, 10)
    rod(seat, (0.28, 0, 0.90), 0.012, CHROME)
    puff(0.27, 0.17, 0.06, (0.26, 0, 0.93), LEATHER, 0.03, 0.01, n=8)
    rod(head, (0.83, 0, 0.99), 0.012, CHROME)
    pipe(
        [
            (0.66, -0.27, 0.98),
            (0.80, -0.20, 1.02),
            (0.84, -0.06, 1.0),
            (0.84, 0.06, 1.0),
            (0.80, 0.20, 1.02),
            (0.66, 0.27, 0.98),
        ],
        0.011,
        CHROME,
    )
    for side in (-1, 1):
        rod((0.72, side * 0.245, 0.995), (0.61, side * 0.29, 0.965), 0.017, LEATHER, 12)
    pedals(crank)
    guards(paint)
    basket(BASE - 0.12, 0.78)


def wheel(x):
    """Tyre, rim and spokes."""
    mb = MeshBuilder()
    turns = [2 * math.pi * i / 48 for i in range(49)]
    for radius, wide, mat in ((WHEEL - 0.018, 0.036, RUBBER), (WHEEL - 0.042, 0.026, CHROME)):
        for a, b in pairwise(turns):
            p, q = ((x + radius * math.cos(t), 0, WHEEL + radius * math.sin(t)) for t in (a, b))
            mb.bar(p, q, wide, wide if mat is RUBBER else 0.012, mat, up=(0, 1, 0))
    for i in range(28):
        t = 2 * math.pi * i / 28
        side, slant = 0.03 * (-1) ** i, 0.5 * (-1) ** (i // 2)
        hub = (x + 0.02 * math.cos(t + slant), side, WHEEL + 0.02 * math.sin(t + slant))
        mb.bar(hub, (x + 0.29 * math.cos(t), 0, WHEEL + 0.29 * math.sin(t)), 0.003, 0.003, CHROME)
    mb.obj("wheel")
    rod((x, -0.06, WHEEL), (x, 0.06, WHEEL), 0.018, CHROME)


def pedals(crank):
    """The chain's case, cranks and pedals."""
    mb = MeshBuilder()
    mb.box(0.02, 0.045, 0.275, 0.50, 0.060, 0.40, RUBBER)
    for side, reach in ((-1, 0.15), (1, -0.15)):
        foot = (crank[0] + reach, side * 0.08, crank[2] - 0.06)
        mb.bar((crank[0], side * 0.075, crank[2]), foot, 0.018, 0.014, CHROME)
        mb.box(foot[0] - 0.045, foot[1] - 0.05, foot[2] - 0.01, foot[0] + 0.045, foot[1] + 0.05, foot[2] + 0.01, RUBBER)
    mb.obj("pedals")


def guards(paint):
    """Mudguards over both wheels, a carrier behind the saddle, the stand."""
    mb = MeshBuilder()
    radius = WHEEL + 0.022
    for x, start, end in ((0, 0.15, 2.9), (BASE, 0.7, 2.7)):
        turns = [start + (end - start) * i / 20 for i in range(21)]
        for a, b in pairwise(turns):
            p, q = ((x + radius * math.cos(t), 0, WHEEL + radius * math.sin(t)) for t in (a, b))
            mb.bar(p, q, 0.055, 0.004, paint, up=(0, 1, 0))
    for side in (-0.06, -0.02, 0.02, 0.06):
        mb.bar((-0.25, side, 0.745), (0.18, side, 0.745), 0.008, 0.008, CHROME)
    for side in (-0.06, 0.06):
        mb.bar((-0.18, side, 0.745), (0, side, WHEEL), 0.007, 0.007, CHROME)
    mb.obj("guards")


def basket(x, z, long=0.26, wide=0.36, high=0.24):
    """Woven of cane, open above."""
    mb = MeshBuilder()
    for k in range(9):
        s, height = 1 + 0.02 * k, z + high * k / 8
        a, b = long / 2 * s, wide / 2 * s
        ring = [(x - a, -b), (x + a, -b), (x + a, b), (x - a, b), (x - a, -b)]
        for p, q in pairwise(ring):
            mb.bar((*p, height), (*q, height), 0.010, 0.018, CANE)
    for i in range(11):
        t = -1 + 2 * i / 10
        for p, q in (((x + t * long / 2, -wide / 2), (0, -1)), ((x + t * long / 2, wide / 2), (0, 1))):
            mb.bar((*p, z), (p[0], p[1] + q[1] * 0.03, z + high + 0.01), 0.008, 0.008, CANE)
        for side in (-1, 1):
            p = (x + side * long / 2, t * wide / 2)
            mb.bar((*p, z), (p[0] + side * 0.02, p[1], z + high + 0.01), 0.008, 0.008, CANE)
    mb.box(x - long / 2, -wide / 2, z - 0.006, x + long / 2, wide / 2, z + 0.006, CANE)
    mb.obj("basket")
