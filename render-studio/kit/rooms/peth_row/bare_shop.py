"""The shop of Peth Row as it is handed over: plaster on three walls, screed, a bare slab, a meter board."""

import math
from itertools import pairwise

from kit.furniture.lettering import words
from kit.furniture.shapes import at, cube, lathe, puff, rod
from kit.materials.cloth import m_fabric
from kit.materials.concrete import m_cast, m_chalk, m_screed
from kit.materials.joinery import m_lime
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder
from kit.rooms.peth_row import shop

PLASTER = m_lime((0.66, 0.645, 0.61), 0.10)
CONCRETE = m_cast((0.47, 0.455, 0.425), (1.22, 0.61))
PRIMER = m_plain((0.24, 0.055, 0.035), 0.6)
ZINC = m_plain((0.52, 0.51, 0.49), 0.4, 0.9)
CONDUIT = m_plain((0.60, 0.59, 0.56), 0.5)
YELLOW = m_plain((0.56, 0.40, 0.07), 0.55)
ORANGE = m_plain((0.55, 0.17, 0.03), 0.55)


def build(look, rng):
    shop.shell(m_screed((0.35, 0.335, 0.305), 2.15), PLASTER, CONCRETE, CONCRETE, ZINC)
    shop.street()
    shop.edge_beam(PRIMER)
    guard_rail()
    services()
    left_behind(rng)
    chalk()
    shop.daylight(1.1)


def guard_rail():
    """Tubes that keep people from the edge until the tenant's rail stands."""
    z = shop.UPPER_FLOOR
    y = shop.MEZZANINE - 0.10
    for h in (0.5, 1.05):
        rod((-shop.HALF_WIDE, y, z + h), (shop.HALF_WIDE, y, z + h), 0.024, YELLOW)
    for x in (-2.0, -0.7, 0.7, 2.0):
        rod((x, y, z), (x, y, z + 1.08), 0.024, YELLOW)


def services():
    """Meter board with its tails, conduits, a capped pipe for water and one for the drain."""
    x = -shop.HALF_WIDE
    cube(x + 0.002, 3.55, 1.35, x + 0.12, 4.15, 2.05, m_plain((0.58, 0.575, 0.55), 0.5), 0.008)
    cube(x + 0.12, 3.62, 1.42, x + 0.126, 4.08, 1.98, m_plain((0.50, 0.495, 0.47), 0.4), 0.004)
    mb = MeshBuilder()
    for y in (3.68, 3.80, 3.92, 4.04):
        mb.bar((x + 0.03, y, 2.05), (x + 0.03, y, shop.HEIGHT), 0.025, 0.025, CONDUIT)
    for y, top in ((1.2, 1.1), (2.4, 1.1), (5.3, 1.1)):
        mb.bar((x + 0.016, y, 0.35), (x + 0.016, y, top), 0.025, 0.025, CONDUIT)
        mb.box(x + 0.001, y - 0.045, 0.30, x + 0.03, y + 0.045, 0.39, CONDUIT)
    for y in (0.9, 2.1, 4.6, 5.6):
        mb.bar((shop.HALF_WIDE - 0.016, y, 1.2), (shop.HALF_WIDE - 0.016, y, shop.HEIGHT), 0.025, 0.025, CONDUIT)
        mb.box(shop.HALF_WIDE - 0.03, y - 0.045, 1.15, shop.HALF_WIDE - 0.001, y + 0.045, 1.24, CONDUIT)
    mb.obj("conduits")
    for i, dy in enumerate((0.0, 0.10, 0.19)):
        points = [(x + 0.13, 3.75 + dy, 1.40), (x + 0.17, 3.74 + dy, 1.20), (x + 0.15 + 0.03 * i, 3.78 + dy, 1.02)]
        for a, b in pairwise(points):
            rod(a, b, 0.005, m_plain(((0.40, 0.03, 0.02), (0.04, 0.04, 0.04), (0.05, 0.22, 0.07))[i], 0.5), 8)
    rod((1.95, 0.32, 0.0), (1.95, 0.32, 0.34), 0.03, ORANGE, 16)
    rod((1.75, 0.32, 0.0), (1.75, 0.32, 0.46), 0.016, ZINC, 12)
    with at(0, 1.6, 0):
        lathe([(0.05, shop.SOFFIT - 0.05), (0.05, shop.SOFFIT)], ORANGE, 0.4, 0, 0, 20)


def left_behind(rng):
    """What is still there on the day the keys are handed over: bags, a pan, a broom, a trestle of planks."""
    paper = m_fabric((0.50, 0.46, 0.39), 60, 0.9)
    for i, (x, y, z, turn) in enumerate(((1.55, 3.9, 0.07, 0.1), (1.58, 3.86, 0.20, -0.12), (1.5, 4.5, 0.07, 1.4))):
        with at(x, y, z, turn):
            puff(0.46, 0.72, 0.14, (0, 0, 0), paper, 0.06, 0.02, sd=i)
    lathe([(0.001, 0.02), (0.16, 0.0), (0.27, 0.10), (0.28, 0.11), (0.265, 0.11), (0.15, 0.02)], ZINC, 1.0, 4.35, 0, 40)
    rod((2.08, 2.98, 1.32), (1.86, 3.06, 0.28), 0.012, m_plain((0.42, 0.30, 0.16), 0.7))
    mb = MeshBuilder()
    straw = m_plain((0.48, 0.36, 0.18), 0.9)
    for _ in range(60):
        dx, dy = rng.uniform(-0.13, 0.05), rng.uniform(-0.12, 0.12)
        mb.bar((1.86, 3.06, 0.32), (1.80 + dx, 3.08 + dy, 0.0), 0.006, 0.006, straw)
    mb.obj("broom")
    planks()


def planks():
    """Two trestles and a plank: a table for drawings, with the drawing on it."""
    wood = m_plain((0.46, 0.32, 0.18), 0.7)
    mb = MeshBuilder()
    for y in (2.0, 3.3):
        for s in (-1, 1):
            for e in (-1, 1):
                mb.bar((s * 0.06 - 0.25, y + e * 0.04, 0.74), (s * 0.30 - 0.25, y + e * 0.10, 0.0), 0.04, 0.035, wood)
        mb.box(-0.65, y - 0.04, 0.72, 0.15, y + 0.04, 0.78, wood)
    for i in range(3):
        mb.box(-0.60 + i * 0.245, 1.7, 0.782, -0.365 + i * 0.245, 3.6, 0.812, wood)
    mb.box(-0.50, 2.75, 0.8135, 0.08, 3.2, 0.8145, m_plain((0.74, 0.73, 0.69), 0.7))
    mb.obj("trestles")
    ink = m_plain((0.09, 0.12, 0.16), 0.8)
    lines = MeshBuilder()
    for x0, y0, x1, y1 in (
        (-0.42, 2.82, 0.0, 2.828),
        (-0.42, 3.10, 0.0, 3.108),
        (-0.42, 2.82, -0.412, 3.10),
        (-0.008, 2.82, 0.0, 3.10),
        (-0.26, 2.82, -0.252, 3.10),
        (-0.26, 2.96, 0.0, 2.966),
    ):
        lines.box(x0, y0, 0.8146, x1, y1, 0.8150, ink)
    lines.obj("lines")
    rod((0.02, 2.5, 0.835), (0.03, 2.05, 0.835), 0.022, m_plain((0.70, 0.68, 0.62), 0.7), 14)


def chalk():
    """A line where the counter will stand, and the shop's number on the plaster."""
    mb = MeshBuilder()
    white = m_chalk((0.72, 0.72, 0.70))
    for x0, y0, x1, y1 in ((-2.1, 5.25, -1.5, 5.262), (-1.512, 3.7, -1.5, 5.25), (-2.1, 3.7, -1.5, 3.712)):
        mb.box(x0, y0, 0.0008, x1, y1, 0.0016, white)
    mb.obj("chalk")
    words("9", shop.HALF_WIDE - 0.003, 4.15, 1.75, 0.42, m_chalk((0.10, 0.19, 0.42)), -math.pi / 2, "latin", 0.001)
