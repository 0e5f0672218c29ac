"""The square after a shower at dusk: wet flags that mirror the arcades, tables with lamps beside a bed of flowers,
people on their way home before the lit arches. y runs north, along the court."""

import math

from kit.furniture.bentwood import bentwood_chair, marble_table
from kit.furniture.bicycle import bicycle
from kit.furniture.brass import cup
from kit.furniture.shapes import at, lathe, point, rod, surf, tube
from kit.landscape.fallen import fallen_leaves, strewn
from kit.landscape.ground import sahyadri, terrain
from kit.landscape.lotus import lotus
from kit.landscape.planting import put
from kit.light.lamps import light_spot
from kit.materials.glow import m_lamp
from kit.materials.lane import m_rained_flags
from kit.materials.surfaces import m_plain, m_stone
from kit.mesh import MeshBuilder
from kit.rooms.kaman_quarter import court, square
from kit.sites.square import WATER

LIT = 0.6
BED = (-7.5, -14.6, 1.9, -6.4)
TABLES = ((3.75, -13.7), (3.45, -10.1), (3.8, -6.6), (3.4, -3.2), (3.7, 0.3))
PEOPLE = (
    (4.6, 4.6, 8, 2),
    (5.3, 4.2, 8, 5),
    (9.6, 9.4, 200, 1),
    (-5.6, 11.8, 80, 3),
    (-11.0, 12.0, -95, 6),
    (-10.2, 12.3, -95, 4),
    (18.2, 11.8, -70, 7),
    (22.6, 12.2, 90, 2),
    (29.0, 11.9, 85, 5),
    (7.0, 24.0, 190, 3),
    (2.0, 33.0, 5, 1),
    (8.8, 40.0, 185, 6),
)
BRASS = m_plain((0.50, 0.34, 0.15), 0.3, 1.0)


def build(look, rng):
    square.blocks(LIT)
    flags = m_rained_flags((0.30, 0.262, 0.215), 0.9, 0.6, 0.12, 0.95)
    square.paving(flags, m_rained_flags((0.13, 0.125, 0.118), 0.3, 0.3, 0.12, 0.95))
    water(rng)
    trees(rng)
    tables(rng)
    square.walking(PEOPLE)
    umbrella(4.75, 4.6, m_plain((0.05, 0.02, 0.018), 0.6))
    umbrella(22.6, 12.2, m_plain((0.16, 0.03, 0.02), 0.6))
    with at(1.62, -4.9, 0, math.radians(86)):
        bicycle(m_plain((0.03, 0.075, 0.06), 0.3))
    fallen_leaves(rng, strewn(rng, [(1, -17, 11.5, 2, 0.009)], 320, 1.2), (0.05, 0.09))
    terrain(-0.6)
    sahyadri(seed=4, r0=1400, hmax=380)


def water(rng):
    """The raised tray of water, lotus in its near corner."""
    x0, y0, x1, y1 = WATER
    mb = MeshBuilder()
    stone = m_stone((0.15, 0.145, 0.138), 1.4, 0.3, 0.1, 0.28)
    for a in (
        (x0, y0, x1, y0 + 0.4),
        (x0, y1 - 0.4, x1, y1),
        (x0, y0 + 0.4, x0 + 0.4, y1 - 0.4),
        (x1 - 0.4, y0 + 0.4, x1, y1 - 0.4),
    ):
        mb.box(a[0], a[1], 0, a[2], a[3], 0.34, stone)
    mb.box(x0 + 0.4, y0 + 0.4, 0, x1 - 0.4, y1 - 0.4, 0.33, m_plain((0.02, 0.026, 0.03), 0.02, 0.0, 0.8))
    mb.obj("water table")
    places = [(rng.uniform(12.8, 17.0), rng.uniform(-14.5, -10.2), rng.uniform(0.16, 0.34)) for _ in range(30)]
    lotus(rng, places, 0.335)


def trees(rng):
    """The bed at the left with its tree, the court's rows lit from their seats."""
    bed_z = square.bed(rng, *BED, glow=1.6)
    large = square.fine_trees(((9.0, 3.6, 3.3),))
    put(large[0], -3.4, -9.6, bed_z, rot=1.0, rng=rng)
    light_spot((-2.6, -10.6, 0.7), 160, (1, 0.74, 0.42), True, 80)
    square.court_rows(rng)
    for x in court.ROWS:
        for i in range(court.COUNT):
            light_spot((x + 0.35, court.FIRST + court.PITCH * i - 0.6, 0.5), 150, (1, 0.74, 0.42), True, 75)


def tables(rng):
    """Marble tables along the bed, a small lamp on each; two glasses left on the nearest."""
    for i, (x, y) in enumerate(TABLES):
        with at(x, y, 0, 0.06 * (-1) ** i):
            marble_table(square.MARBLE)
        for side, turn in ((-1, -math.pi / 2), (1, math.pi / 2)):
            slip = 0.82 if (i, side) == (0, 1) else rng.uniform(0.58, 0.70)
            with at(x + side * slip, y + rng.uniform(-0.06, 0.06), 0, turn + rng.uniform(-0.35, 0.35)):
                bentwood_chair()
        lamp(x + 0.02, y + 0.08, 0.75)
        cup(x - 0.17, y - 0.12, 0.75, 1.0 + i)
        if i != 2:
            cup(x + 0.19, y - 0.08, 0.75, 2.2 + i)


def lamp(x, y, z):
    """A lantern one carries to the table: brass above and below, opal glass between."""
    glass = m_lamp((1, 0.60, 0.27), 3.6)
    lathe([(0.001, 0.014), (0.062, 0.014), (0.064, 0)], BRASS, x, y, z, 28)
    shade = lathe([(0.050, 0.014), (0.054, 0.09), (0.046, 0.17)], glass, x, y, z, 28)
    shade.visible_shadow = False
    lathe([(0.058, 0.165), (0.036, 0.205), (0.012, 0.22), (0.001, 0.222)], BRASS, x, y, z, 28)
    arc = [(x + 0.045 * math.cos(t), y, z + 0.20 + 0.10 * math.sin(t)) for t in (math.pi * k / 8 for k in range(9))]
    tube(arc, 0.004, BRASS, 6)
    point((x, y, z + 0.11), 26.0, (1, 0.62, 0.30), r=0.05)


def umbrella(x, y, cloth):
    """Held over a walker: the rain has hardly stopped."""

    def roof(u, v):
        a, r = 2 * math.pi * u, 0.52 * math.sin(v * 1.35) / math.sin(1.35)
        scallop = 0.05 * v * v * abs(math.sin(4 * a))
        return (x + r * math.cos(a), y + r * math.sin(a), 2.16 - 0.26 * (1 - math.cos(v * 1.35)) + scallop)

    surf(roof, 49, 9, cloth, name="umbrella")
    rod((x, y, 1.25), (x, y, 2.20), 0.008, BRASS, 6)
