"""Kansa's roof garden at the tower's west end, an hour before sunset: deep beds of grass and small trees, a walk of
boards that follows the rounded edge inside the fins, and under fins that bend into a pergola a long table. Somebody
has gone to the parapet and left a laptop open.
"""

import math
from itertools import pairwise

from kit.furniture.bell_metal import BELL_METAL, DARK_METAL, bowl
from kit.furniture.brass import cup, open_book
from kit.furniture.cane import dining_chair, lounge_chair
from kit.furniture.curved import disc_table
from kit.furniture.shapes import at, cube, lathe, puff, tube
from kit.furniture.textiles import drape
from kit.furniture.workbench import TOP, bottle, laptop, papers
from kit.landscape.ground import sahyadri
from kit.landscape.people import person
from kit.landscape.planting import put
from kit.landscape.scrub import make_grass, make_scrub
from kit.landscape.shrubs import make_shrub
from kit.landscape.trees import make_frangipani, make_tree
from kit.massing.bronze_fins import ALUMINIUM
from kit.massing.skyline import skyline
from kit.materials.cloth import m_linen
from kit.materials.glow import m_lamp
from kit.materials.ground import m_leaf
from kit.materials.joinery import m_boards, m_flags
from kit.materials.surfaces import m_plain, m_stone
from kit.mesh import MeshBuilder, place, to_mesh
from kit.rooms.kansa import roof_edge as edge
from kit.rooms.kansa.kharadi import kharadi

ROOF_OVER_STREET = 63.0
OUTLOOK_TURN = math.radians(50)  # the floors look south-west, this roof more to the south
BRONZE = m_plain(ALUMINIUM, 0.32, 0.85)
GREY = m_stone((0.36, 0.345, 0.32), 1.5, 0.75, 0.05, 0.5)
FLAGS = m_flags((0.37, 0.345, 0.305), 1.2, 0.6, 0.09, 0.5, 0.5)
CORE_STONE = m_stone((0.46, 0.42, 0.37), 1.6, 0.8, 0.12)
TEAK = (0.34, 0.235, 0.145)
TABLE_WOOD = m_boards((0.38, 0.245, 0.135), 1, 0.30, 4.6, 0.42, 0.16, 0.003)
INDIGO = m_linen((0.055, 0.075, 0.12), 600)
SOIL = m_plain((0.055, 0.042, 0.030), 1.0)
BED_HIGH, SOIL_Z = 0.44, 0.37
#: Where the table stands, its long side along y.
TABLE, TABLE_LONG, TABLE_WIDE = (-17.35, 1.3), 4.6, 0.96
PERGOLA_FINS = [5.3 - 1.05 * i for i in range(10)]
PERGOLA_FOOT, PERGOLA_TIP, PERGOLA_HIGH, PERGOLA_BEND = -14.7, -19.5, 2.95, 0.95
SOUTH_BED = edge.rounded(
    [(-21.05, -3.7), (-21.05, -10.05), (-4.0, -10.05), (-4.0, -7.3), (-13.5, -7.3), (-13.5, -3.7)],
    [0.9, 3.05, 0.4, 0.4, 0.7, 0.5],
)
NORTH_BED = edge.rounded([(-18.75, 4.7), (-15.2, 4.7), (-15.2, 9.6), (-18.75, 9.6)], [0.6, 0.3, 0.3, 0.3])
WALL_BED = edge.rounded([(-14.95, -4.6), (-12.05, -4.6), (-12.05, 7.4), (-14.95, 7.4)], [0.3, 0.1, 0.1, 0.3])
#: People: x, y, which, and what they look towards, (x, y).
PEOPLE = (
    (-22.75, -9.05, 5, (-34, -20)),
    (-22.20, -9.75, 1, (-34, -22)),
    (-13.2, -11.6, 3, (-30, -11.9)),
)


def build(look, rng):
    roof(rng)
    for plan in (SOUTH_BED, NORTH_BED, WALL_BED):
        place(to_mesh(edge.bed(plan, BED_HIGH, GREY, SOIL), "bed"))
    pergola()
    table(rng)
    in_the_sun()
    planting(rng)
    people()
    with at(0, 0, 0, OUTLOOK_TURN):
        kharadi(rng, ROOF_OVER_STREET, trees=2400, houses=900)
    towers(rng)


def roof(rng):
    """Terrace, walk, parapet and fins; the core with its stone to the east."""
    mb = MeshBuilder()
    mb.box(-24, -13, -0.3, 24, 13, 0, FLAGS)
    x, y = edge.CORE
    mb.box(-x, -y, 0, x, y, 4.6, CORE_STONE)
    mb.box(-x - 0.06, -y - 0.06, 4.45, x + 0.06, y + 0.06, 4.62, BRONZE)
    mb.obj("terrace")
    for polygons, name in (
        (edge.boards(rng, TEAK), "walk"),
        (edge.parapet(GREY, BRONZE, edge.m_pane()), "parapet"),
        (edge.fins(BRONZE), "fins"),
    ):
        place(to_mesh(polygons, name))


def bent_fin(y):
    """A fin that rises from the bed by the core and bends over the table, thinner towards its tip."""
    r, high = PERGOLA_BEND, PERGOLA_HIGH
    line = [(PERGOLA_FOOT, 0.3), (PERGOLA_FOOT, high - r)]
    arc = [math.pi / 2 * i / 10 for i in range(1, 11)]
    line += [(PERGOLA_FOOT - r + r * math.cos(a), high - r + r * math.sin(a)) for a in arc]
    line += [(PERGOLA_TIP, high)]
    turned = [(1, 0), (1, 0), *((math.cos(a), math.sin(a)) for a in arc), (0, 1)]
    deep = [0.13] * (len(line) - 1) + [0.055]
    mb, wide = MeshBuilder(), 0.035

    def at_corner(i, side, out):
        (x, z), (nx, nz) = line[i], turned[i]
        return (x + nx * out * deep[i], y + side * wide, z + nz * out * deep[i])

    for i, k in pairwise(range(len(line))):
        for p, q in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1))):
            mb.face([at_corner(i, *p), at_corner(i, *q), at_corner(k, *q), at_corner(k, *p)], BRONZE)
    end = len(line) - 1
    mb.face([at_corner(end, *c) for c in ((-1, -1), (1, -1), (1, 1), (-1, 1))], BRONZE)
    mb.obj("bent fin")


def pergola():
    """The bent fins, a rail through their tips, slats of teak over them; bells of bronze with a lamp over the table."""
    for y in PERGOLA_FINS:
        bent_fin(y)
    north, south = PERGOLA_FINS[0] + 0.4, PERGOLA_FINS[-1] - 0.4
    mb = MeshBuilder()
    slat = m_boards((0.30, 0.185, 0.105), 1, 0.4, 3.6, 0.5, 0.3)
    mb.box(PERGOLA_TIP - 0.03, south, PERGOLA_HIGH - 0.06, PERGOLA_TIP + 0.01, north, PERGOLA_HIGH + 0.06, BRONZE)
    x = PERGOLA_FOOT - PERGOLA_BEND - 0.1
    while x > PERGOLA_TIP + 0.1:
        mb.box(x - 0.022, south, PERGOLA_HIGH + 0.135, x + 0.022, north, PERGOLA_HIGH + 0.205, slat)
        x -= 0.165
    mb.obj("pergola")
    for y in PERGOLA_FINS[2:6]:
        with at(TABLE[0], y, 1.92):
            lathe([(0.012, 0.16), (0.03, 0.15), (0.06, 0.09), (0.115, 0.0), (0.108, 0.0), (0.05, 0.085)], BELL_METAL)
            lathe([(0.001, 0.05), (0.03, 0.045), (0.032, 0.03), (0.001, 0.01)], m_lamp((1, 0.72, 0.42), 14.0))
            lathe([(0.006, 0.16), (0.006, PERGOLA_HIGH - 2.05)], DARK_METAL, n=8)


def table(rng):
    """The long table: half its chairs pushed in; at its near end an open laptop, two mugs, a jacket on the chair."""
    x, y = TABLE
    half_long, half = TABLE_LONG / 2, TABLE_WIDE / 2
    for i in range(3):
        a = x - half + TABLE_WIDE * i / 3
        cube(a + 0.003, y - half_long, TOP - 0.045, a + TABLE_WIDE / 3 - 0.003, y + half_long, TOP, TABLE_WOOD, 0.006)
    mb = MeshBuilder()
    for k in (-1, 1):
        foot = y + k * (half_long - 0.62)
        for s in (-1, 1):
            mb.bar((x + s * 0.10, foot, TOP - 0.05), (x + s * 0.40, foot, 0), 0.05, 0.07, BRONZE)
        mb.box(x - 0.40, foot - 0.035, TOP - 0.085, x + 0.40, foot + 0.035, TOP - 0.045, BRONZE)
    mb.obj("legs")
    with at(x, y + half_long - 0.95, 0, math.pi / 2 + 0.12):
        laptop(0.06, 0.20, -0.2, 0.22)
        papers(-0.36, 0.22, TOP, 0.3, rng)
    clay, ash = m_plain((0.46, 0.21, 0.12), 0.35), m_plain((0.62, 0.58, 0.50), 0.3)
    cup(x + 0.02, y + half_long - 0.52, TOP, 2.2, clay, False)
    cup(x - 0.26, y + half_long - 1.18, TOP, 0.4, ash, False)
    bottle(x - 0.10, y + half_long - 1.56, TOP, m_plain((0.50, 0.50, 0.49), 0.25, 0.9))
    bowl(x, y - 0.35, TOP, 0.17)
    bag(x - half - 0.62, y + half_long - 0.22, 0.5)
    seats = [(s, y + half_long - 0.85 - 0.98 * i) for s in (-1, 1) for i in range(4)]
    for i, (s, cy) in enumerate(seats):
        out, turn = 0.52 + 0.06 * rng.random(), rng.uniform(-0.07, 0.07)
        if i == 0:
            out, turn = 0.86, -0.42
        elif i == 5:
            out, turn = 0.88, 0.38
        with at(x + s * (half + out - 0.34), cy, 0, (-math.pi / 2 if s < 0 else math.pi / 2) + turn):
            dining_chair(m_boards((0.27, 0.165, 0.092), 2, 0.22, 3.0, 0.4, 0.2))
            if i == 0:
                with at(0, -0.285, 0, math.pi / 2):
                    drape(0.035, -0.215, 0.215, 0.835, 0.40, INDIGO, 2.0, 0.010, r=0.03)


def bag(x, y, turn):
    """A leather bag, set down against a leg."""
    leather = m_plain((0.17, 0.075, 0.035), 0.42)
    with at(x, y, 0, turn):
        puff(0.40, 0.12, 0.30, (0, 0, 0.155), leather, 0.045, 0.0, (0.12, 0, 0))
        puff(0.41, 0.02, 0.17, (0, 0.065, 0.225), leather, 0.01, 0.0, (0.12, 0, 0))
        arch = [(0.10 * math.cos(a), -0.02, 0.30 + 0.13 * math.sin(a)) for a in (math.pi * i / 10 for i in range(11))]
        tube(arch, 0.009, leather)


def in_the_sun():
    """Two easy chairs where the walk begins to bend, a low table between them, a book left face up."""
    walnut, oat = m_boards((0.27, 0.165, 0.092), 2, 0.22, 3.0, 0.4, 0.2), m_linen((0.56, 0.50, 0.41), 500, 0.4)
    for x, y, turn in ((-20.15, -0.55, 1.95), (-19.75, -2.25, 1.62)):
        with at(x, y, 0, turn):
            lounge_chair(walnut, oat)
    with at(-20.45, -1.42, 0):
        disc_table(0.24, 0.40, m_plain((0.055, 0.065, 0.06), 0.2), 0.04, BRONZE)
        open_book(0.03, 0.02, 0.40, 0.6, 0.26, 0.19)
        cup(-0.11, -0.12, 0.40, 1.2, m_plain((0.46, 0.21, 0.12), 0.35), False)


def planting(rng):
    """Grasses that catch the low sun, in drifts; shrubs under small trees; creepers at the core."""
    tall = [make_grass(71 + i, h, s, 210) for i, (h, s) in enumerate(((0.95, 0.42), (1.15, 0.46), (0.8, 0.4)))]
    low = [make_grass(81 + i, h, s, 200) for i, (h, s) in enumerate(((0.50, 0.34), (0.62, 0.36), (0.42, 0.30)))]
    silver = ((0.115, 0.130, 0.075), (0.255, 0.265, 0.165))
    shrubs = [make_shrub(31 + i, 0.42, 0.5, 1500, 0.045) for i in range(2)]
    shrubs += [make_scrub(41 + i, 0.45, 0.45, 1500, 0.04, silver, 5, 60 * i) for i in range(2)]
    drifts = {"tall": tall, "low": low, "shrub": shrubs}
    for plan, area, kinds, count in (
        (SOUTH_BED, (-21, -10, -4, -3.8), ("tall", "low", "shrub", "tall"), 620),
        (NORTH_BED, (-18.7, 4.75, -15.3, 9.5), ("low", "low", "low"), 360),
        (WALL_BED, (-14.9, -4.5, -12.1, 7.3), ("low", "shrub", "tall"), 240),
    ):
        within = edge.drawn_in(plan, 0.24)
        while count:
            x, y = rng.uniform(area[0], area[2]), rng.uniform(area[1], area[3])
            patch = math.sin(x * 1.15 + 0.8 * math.sin(y * 0.7)) + math.cos(y * 1.05 + x * 0.35)
            if edge.inside(within, x, y):
                kind = drifts[kinds[int((patch + 2) / 4 * len(kinds)) % len(kinds)]]
                put(rng.choice(kind), x, y, SOIL_Z, scale=rng.uniform(0.7, 1.08), rng=rng)
                count -= 1
    trees(rng)


def trees(rng):
    """Small trees with clear stems, a frangipani where the walk bends, none before the open view."""
    olive = m_leaf((0.06, 0.09, 0.03), (0.16, 0.18, 0.06), 0.5, 0.42)
    kinds = [
        make_tree(14, 4.3, 1.55, 1.7, 9500, 0.062, olive, 0.7, 0.055, 90),
        make_tree(15, 3.6, 1.35, 1.4, 8200, 0.060, None, 0.7, 0.05, 80),
        make_tree(16, 5.0, 1.7, 2.1, 10500, 0.064, olive, 0.75, 0.06, 100),
    ]
    for i, (x, y, size) in enumerate(
        ((-15.3, -5.2, 1.0), (-17.9, -6.3, 0.92), (-13.0, -8.6, 1.0), (-9.4, -8.7, 1.05), (-16.3, -8.5, 0.85))
    ):
        put(kinds[(i * 2) % 3], x, y, SOIL_Z, rot=i * 1.9, scale=size, rng=rng)
    for x, y, size in ((-13.4, 3.2, 0.8), (-13.3, -2.4, 0.75)):
        put(kinds[1], x, y, SOIL_Z, scale=size, rng=rng)
    put(make_frangipani(33, 3.2), -20.0, -4.9, SOIL_Z, rot=0.4, scale=0.85)


def people():
    """Two at the parapet, one on the way to them, all with their backs to us and far off."""
    for x, y, kind, (tx, ty) in PEOPLE:
        place(person(kind), (x, y, edge.DECK), math.atan2(ty - y, tx - x) + math.pi / 2)


def towers(rng):
    """Kharadi's towers, higher than this roof, in two groups with the hills between them."""
    for bearing, count, near, far, high in (
        (172, 16, 900, 1900, 150),
        (191, 22, 800, 2000, 140),
        (211, 12, 1100, 2400, 150),
    ):
        with at(0, 0, 0, -math.radians(bearing)):
            skyline(rng, count, near, far, (-5.0, 5.0), high, 0.05, -ROOF_OVER_STREET, 0.25)
    with at(0, 0, 0, -math.radians(200)):
        sahyadri(seed=4, r0=3000, r1=7800, hmax=640, az=(-60, 60), z=-ROOF_OVER_STREET)
