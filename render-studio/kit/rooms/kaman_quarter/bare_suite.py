"""The quiet room of Kaman's suite as it is handed over: stone, plaster, vaults, screed; nothing else yet."""

from kit.furniture.lettering import words
from kit.furniture.shapes import at, cube, lathe, puff, rod
from kit.light.lamps import light_area
from kit.materials.cloth import m_fabric
from kit.materials.concrete import m_chalk, m_screed
from kit.materials.joinery import m_lime
from kit.materials.surfaces import m_paving, m_plain
from kit.mesh import MeshBuilder
from kit.rooms.kaman_quarter import suite

PLASTER = m_lime((0.66, 0.63, 0.575), 0.09)
PRIMER = m_plain((0.24, 0.055, 0.035), 0.6)
CONDUIT = m_plain((0.58, 0.57, 0.54), 0.5)
WOOD = m_plain((0.46, 0.32, 0.18), 0.7)


def build(look, rng):
    suite.shell(
        m_screed((0.36, 0.335, 0.295), 3.0), PLASTER, m_paving((0.37, 0.16, 0.095), 0.23, 0.075, 0.2, 0.85), PRIMER
    )
    suite.outside(rng)
    conduits()
    flags_waiting(rng)
    setting_out()
    suite.daylight(1.0)
    light_area((8.7, 2.2, 2.6), (1.6, 2.4), 6, (1, 0.95, 0.88), target=(3, 2.0, 1.0))


def conduits():
    """Tubes for wires down the plaster, boxes at their ends, wires out of the ceiling where lamps will hang."""
    y = suite.DEEP - 0.016
    mb = MeshBuilder()
    for x in (1.4, 3.9, 6.4):
        mb.bar((x, y, 0.35), (x, y, suite.HEIGHT), 0.025, 0.025, CONDUIT)
        mb.box(x - 0.07, y - 0.02, 0.28, x + 0.07, y + 0.015, 0.40, CONDUIT)
        mb.box(x - 0.045, y - 0.02, 1.20, x + 0.045, y + 0.015, 1.29, CONDUIT)
    mb.obj("conduits")
    for x in (3.0, 4.5, 6.0):
        rod((x + 0.02, 2.1, suite.HEIGHT - 0.08), (x + 0.04, 2.1, suite.HEIGHT - 0.55), 0.005, PRIMER, 6)


def flags_waiting(rng):
    """The first flags leaning on the wall, a bag, a trowel's pan, a plank on two drums."""
    stone = suite.flags()
    for i in range(7):
        with at(6.9 + 0.012 * i + rng.uniform(-0.02, 0.02), suite.DEEP - 0.10 - 0.034 * i, 0):
            o = cube(-0.3, -0.015, 0.0, 0.3, 0.015, 0.6, stone, 0.002)
            o.rotation_euler = (-0.14, 0, 0)
    paper = m_fabric((0.50, 0.46, 0.39), 60, 0.9)
    for i, (x, y, z, turn) in enumerate(((2.6, 3.55, 0.07, 0.1), (2.66, 3.5, 0.20, -0.2), (3.3, 3.6, 0.07, 1.2))):
        with at(x, y, z, turn):
            puff(0.72, 0.46, 0.14, (0, 0, 0), paper, 0.06, 0.02, sd=i)
    zinc = m_plain((0.50, 0.49, 0.47), 0.4, 0.9)
    lathe([(0.001, 0.02), (0.16, 0.0), (0.27, 0.10), (0.28, 0.11), (0.265, 0.11), (0.15, 0.02)], zinc, 3.35, 2.9, 0, 40)
    for x in (4.4, 5.9):
        lathe([(0.18, 0), (0.18, 0.52), (0.001, 0.52)], m_plain((0.06, 0.11, 0.16), 0.5), x, 1.95, 0, 32)
    for i in range(3):
        cube(4.0, 1.72 + i * 0.155, 0.522, 6.3, 1.87 + i * 0.155, 0.556, WOOD, 0.003)
    sheet = MeshBuilder()
    sheet.box(4.95, 1.78, 0.557, 5.55, 2.14, 0.558, m_plain((0.74, 0.73, 0.69), 0.7))
    sheet.obj("sheet")
    rod((4.7, 2.1, 0.578), (4.35, 1.9, 0.578), 0.02, m_plain((0.68, 0.66, 0.60), 0.7), 14)
    rod((1.55, suite.DEEP - 0.03, 1.42), (1.75, suite.DEEP - 0.26, 0.24), 0.012, WOOD)


def setting_out():
    """A chalk line for the shelves, and the mark of the floor to come on the wall."""
    blue = m_chalk((0.10, 0.19, 0.42))
    mb = MeshBuilder()
    mb.box(0.35, suite.DEEP - 0.352, 0.0008, 8.75, suite.DEEP - 0.342, 0.0016, blue)
    mb.box(0.01, suite.DEEP - 0.003, 1.0, 8.9, suite.DEEP - 0.002, 1.008, blue)
    mb.obj("chalk")
    words("+1.00", 4.9, suite.DEEP - 0.003, 1.12, 0.13, blue, 0.0, "latin", 0.001)
