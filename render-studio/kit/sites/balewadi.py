"""Meander's garden where it lies: the Mula north of it, houses of four to seven floors on its sides, Pune's plain.

The garden is `pool_garden`'s; a picture that looks from the far bank has reeds, egrets and a boat before it.
"""

import math
from itertools import pairwise

from kit.landscape.gardens import Spacing, avenue, scatter
from kit.landscape.ground import lawn, road, sahyadri
from kit.landscape.planting import put
from kit.landscape.pool import pool
from kit.landscape.scooters import two_wheelers
from kit.landscape.street import streetlamp
from kit.landscape.trees import make_tree
from kit.massing.apartment import apartment_set, quarter, row
from kit.massing.forms import raise_massing
from kit.massing.lowrise import lowrise_set
from kit.massing.skyline import skyline
from kit.materials.ground import m_leaf
from kit.materials.surfaces import m_paving, m_stone
from kit.mesh import MeshBuilder, place
from kit.sites import mula, pool_garden
from kit.sites.mula_banks import banks, far_bank
from kit.sites.mula_evening import evening
from kit.sites.mula_ferry import ferry
from kit.sites.surroundings import ROAD_SINK_M, parked, people

LAWN_M = 0.12
#: From the air one sees into the pool, to a floor that is paler than its sides.
PALE_MOSAIC = m_paving((0.50, 0.84, 0.86), 0.3, 0.3, 0.12)
#: Laid over the garden's paving: (x0, y0, x1, y1).
GREENS = ((-118, 6, -50, 138), (54, 28, 118, 138), (-44, 80, 48, 138))
ORCHARD = (-112, 14, -56, 132)
WALKS_X = (-75.0, 75.0)
ROUND_BEDS = (
    (-42, 2, 3.4),
    (-29, -3, 2.6),
    (-15, 5, 3.0),
    (20, 6, 3.2),
    (34, 0, 2.6),
    (44, 16, 3.4),
    (-4, 62, 3.6),
    (46, 76, 3),
)
SIDE_STREETS_X = (-134.0, 134.0)
STREET_HALF_M, ROAD_M = 4.0, 0.11  # a road's asphalt lies lower by its kerb, and over the plain
QUARTERS = ((-560, -80, -178, 420), (178, -80, 600, 180), (-420, -380, 420, -150), (-520, 300, 680, 820))
FROM_RIVER_M = 42.0
QUARTER_TURN = math.pi / 2
COARSE = (
    (10.0, 4.8, (0.045, 0.085, 0.022), (0.12, 0.17, 0.045)),
    (13.0, 5.6, (0.06, 0.10, 0.02), (0.16, 0.20, 0.045)),
    (9.0, 5.2, (0.055, 0.09, 0.03), (0.14, 0.18, 0.06)),
)
TOWERS_OFF_BANK_M = 40.0


def build(project, picture, rng, plants):
    eye, lit = picture.camera.at, picture.light.lit
    raise_massing(project, picture, plants)
    mula.ground_and_river()
    mula.river_path(-112, 118)
    spacing = Spacing(eye, 16)
    for tower in project.massing:
        spacing.take(*tower["at"], max(tower["plan"]) * 0.62)
    garden(rng, plants, picture, spacing)
    streets()
    houses(rng, plants, lit, eye)
    banks(rng, plants, eye)
    plain(rng, lit)
    if across_the_river(eye):
        far_bank(rng, eye)
    if picture.light.mood == "dusk":
        evening(rng, eye)
    for at in picture.accents:
        ferry(rng, *at)


def across_the_river(eye):
    """Whether the eye is on the bank that is not the garden's."""
    return eye[1] > mula.middle(eye[0])


def garden(rng, plants, picture, spacing):
    """The pool garden, and the greens round and behind the towers: an orchard of mangoes, lawns under unlike trees."""
    mb = MeshBuilder()
    pool_garden.paving(mb)
    pool(mb, pool_garden.X0, pool_garden.Y0, pool_garden.X1, pool_garden.Y1)
    x0, y0, x1, y1 = pool_garden.X0, pool_garden.Y0, pool_garden.X1, pool_garden.Y1
    mb.face([(x0, y0, -0.5), (x1, y0, -0.5), (x1, y1, -0.5), (x0, y1, -0.5)], PALE_MOSAIC)
    pool_garden.pavilion(mb)
    pool_garden.path(mb)
    for area in GREENS:
        lawn(mb, *area, z=LAWN_M)
    for x in WALKS_X:
        flower_walk(mb, rng, plants, x)
    for x, y, radius in ROUND_BEDS:
        round_bed(mb, rng, plants, x, y, radius)
    mb.obj("garden")
    pool_garden.palm_beds(rng, plants, picture)
    pool_garden.furniture()
    x0, y0, x1, y1 = ORCHARD
    for k in range(7):
        x = x0 + (x1 - x0) * k / 6
        avenue(rng, plants["street"][:3], (x, y0), (x, y1), 9.5, LAWN_M, (0.6, 0.85), spacing)
    pool_garden.lawn_planting(rng, plants, spacing, picture.camera.at)
    inner = [(x0 + 2, y0 + 2, x1 - 2, y1 - 2) for x0, y0, x1, y1 in pool_garden.LAWNS]
    scatter(rng, plants["rain"], inner[2:], 7, spacing, 7.0, LAWN_M, (0.6, 0.9), off_walks)
    scatter(rng, plants["street"] + plants["avenue"], inner, 70, spacing, 3.0, LAWN_M, (0.7, 1.1), off_walks)
    scatter(rng, plants["shrub"], inner, 160, spacing, 0.9, LAWN_M, (0.8, 1.5), off_walks)
    for x in (-110, 109):
        avenue(rng, plants["avenue"] + plants["street"][:2], (x, -84), (x, 24), 9.0, 0, (0.85, 1.15), spacing)
    scatter(rng, plants["rain"], GREENS[1:], 7, spacing, 8.0, LAWN_M, (0.7, 0.95))
    scatter(rng, plants["street"] + plants["avenue"], GREENS[1:], 44, spacing, 3.4, LAWN_M, (0.75, 1.15))
    scatter(rng, plants["frangi"] + plants["palm"], GREENS[1:], 16, spacing, 3.0, LAWN_M, (0.8, 1.05))
    scatter(rng, plants["shrub"], GREENS, 120, spacing, 0.9, LAWN_M, (0.7, 1.3))
    people(((-8, -40), (-8.6, -40.6), (9.6, -28), (2.5, -19), (-14, -10), (-12.8, -9.6), (16, 4), (-30, 6)), rng)
    y = mula.south_edge(0) - mula.slope(0) - 7.5
    people(((-31, y - 2), (-30.2, y - 1.9), (7, y + 1), (44, y + 2), (2, y + 10.5, -0.75), (2.9, y + 10.6, -0.75)), rng)


def walk_x(x, y):
    """A walk swings as the river does."""
    return x + 9 * math.sin(y * 0.058)


def off_walks(x, y):
    """Whether a trunk may stand here."""
    return abs(x - pool_garden.path_x(y)) > 3.4 and all(abs(x - walk_x(k, y)) > 4.2 for k in WALKS_X)


def flower_walk(mb, rng, plants, x):
    """A walk through one of the outer lawns, shrubs in bloom along it."""
    stone, area = m_paving((0.58, 0.53, 0.47), 1.2, 0.6, 0.05), pool_garden.LAWNS[2 if x < 0 else 3]
    y0, y1 = area[1], area[3]
    line = [(walk_x(x, y0 + (y1 - y0) * k / 56), y0 + (y1 - y0) * k / 56) for k in range(57)]
    for (ax, ay), (bx, by) in pairwise(line):
        mb.face([(ax - 1.2, ay, 0.15), (ax + 1.2, ay, 0.15), (bx + 1.2, by, 0.15), (bx - 1.2, by, 0.15)], stone)
        for side in (-1, 1):
            for out in (1.8, 2.5):
                kind = rng.choice(plants["shrub"] * 2 + plants["boug"])
                put(kind, ax + side * (out + rng.uniform(-0.2, 0.2)), ay, LAWN_M, scale=rng.uniform(0.7, 1.1), rng=rng)


def round_bed(mb, rng, plants, x, y, radius):
    """A bed with a stone edge in the paving, a small tree in it."""
    mb.cyl(x, y, -0.1, 0.4, radius, m_stone((0.40, 0.33, 0.26), 0.9, 0.23), 40)
    for k in range(int(9 * radius**1.5)):
        out, a = radius * 0.9 * math.sqrt(rng.random()), k * 2.4
        kind = rng.choice(plants["shrub"] * 2 + plants["boug"][:1])
        put(kind, x + out * math.cos(a), y + out * math.sin(a), 0.38, scale=rng.uniform(0.7, 1.1), rng=rng)
    put(rng.choice(plants["frangi"]), x, y, 0.38, scale=1.1, rng=rng)


def streets():
    """The road along the south, a lane on each side of the garden with what is parked in it."""
    mb = MeshBuilder()
    road(mb, -420, -108, 420, -98, ROAD_M, walk=3)
    for x in SIDE_STREETS_X:
        road(mb, x - STREET_HALF_M, -95, x + STREET_HALF_M, 140, ROAD_M, axis=1)
        for k in range(8):
            streetlamp(mb, x - 6, -80 + 30 * k, ROAD_M, arm=(1.4, 0), on=0.5)
    mb.obj("streets")
    driving = [(-40, -100.6, 0, 0), (30, -105.4, 180, 3), (132.0, 20, 90, 2), (-136.0, 60, 90, 5)]
    east = [(136.8, -70 + 11.5 * k, 90, k % 6) for k in range(17) if k % 4 != 2]
    west = [(-131.2, -66 + 12.5 * k, 90, (k + 3) % 6) for k in range(16) if k % 5 != 1]
    parked(driving + east + west, ROAD_M - ROAD_SINK_M)
    parked(((31, 33, 20, 1), (-8, 12, 160, 4)))
    scooters = [(138.9, 10 + 0.9 * k, 180) for k in range(9)] + [(-138.9, 40 + 0.9 * k, 0) for k in range(11)]
    two_wheelers(scooters, ROAD_M)


def houses(rng, plants, lit, eye):
    """Rows at the side streets, then loose quarters under trees, none nearer to the river than its trees."""
    meshes = apartment_set(lit * 0.6, 940)

    def keep(x, y):
        return mula.beside_river(x, y) > FROM_RIVER_M and math.hypot(x - eye[0], y - eye[1]) > 90

    row(rng, meshes, (-156, -84), (-156, 150), QUARTER_TURN, gap=(5.0, 12.0))
    row(rng, meshes, (156, 120), (156, -84), -QUARTER_TURN, gap=(5.0, 12.0))
    row(rng, meshes, (-130, -134), (150, -134), math.pi, gap=(5.0, 12.0))
    for area in QUARTERS:
        quarter(rng, meshes, plants["street"] + plants["rain"][:1], area, (30, 29), keep)


def plain(rng, lit):
    """Pune as far as the hills: low houses under trees, some towers."""
    trees = [
        make_tree(311 + i, height=h, radius=r, leaves=3200, leaf=0.38, clear=1.7, col=m_leaf(*greens))
        for i, (h, r, *greens) in enumerate(COARSE)
    ]
    low = lowrise_set(lit * 0.5, 1)
    for kinds, count in ((trees, 3600), ([(mesh,) for mesh in low], 900)):
        while count:
            bearing = rng.uniform(-0.85, 0.75) if rng.random() < 0.78 else rng.uniform(2.3, 4.0)
            away = 520 + 2300 * rng.random() ** 1.25
            x, y = away * math.sin(bearing), away * math.cos(bearing)
            if mula.beside_river(x, y) > 12 and not (-500 < x < 560 and -60 < y < 420):
                for mesh in rng.choice(kinds):
                    place(mesh, (x, y, -0.3), rng.random() * 6.283, rng.uniform(0.75, 1.3))
                count -= 1
    skyline(rng, 26, 1100, 3400, (-60, 60), 52, lit * 0.4, strength=0.5, keep=off_the_bank)
    sahyadri(seed=5, r0=2600, r1=7000, hmax=400, az=(-62, 62), n=300)
    sahyadri(seed=8, r0=2300, r1=6000, hmax=230, az=(118, 242), n=300)


def off_the_bank(x, y):
    """Whether a far tower may stand there."""
    return mula.beside_river(x, y) > TOWERS_OFF_BANK_M
