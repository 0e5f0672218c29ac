"""Lane 7 of Koregaon Park after rain, from the middle of the road: old banyans, bungalows behind low walls, a bakery,
Sagwan at its end. The lane runs along y; the tower is the one of the recipe."""

import math

from kit.furniture.bicycle import bicycle
from kit.furniture.shapes import at
from kit.landscape.banyan import make_banyan
from kit.landscape.cars import cars
from kit.landscape.fallen import fallen_leaves, strewn
from kit.landscape.ground import sahyadri, terrain
from kit.landscape.people import person
from kit.landscape.planting import put
from kit.landscape.scooters import LEAN, scooter
from kit.landscape.street import streetlamp
from kit.landscape.trees import make_tree
from kit.massing.fin_tower import fin_tower
from kit.massing.lowrise import lowrise, neighbourhood
from kit.materials.ground import m_lawn, m_leaf
from kit.materials.lane import m_rained_asphalt, m_rained_flags
from kit.materials.surfaces import m_plain, m_stone
from kit.mesh import MeshBuilder, place
from kit.rooms.sagwan.lane_sides import PAVEMENT, ROAD, WALL, bakery, sign, walls

KERB = 0.15
END = 108.0
PAINTS = ((0.50, 0.45, 0.35), (0.05, 0.13, 0.13), (0.30, 0.06, 0.04))
TOWER = dict(loc=(-6.6, 143.0), rot=0.28, w=23.4, d=19.8, floors=22, seed=1, lit=0.22)
#: Banyans on the pavements: x, y, kind, size.
BANYANS = (
    (5.1, 12.5, 0, 0.80),
    (-8.6, 15.0, 1, 0.86),
    (5.3, 31.0, 2, 0.80),
    (-5.2, 37.0, 0, 0.66),
    (5.2, 47.0, 1, 0.68),
    (-5.3, 55.0, 2, 0.70),
    (5.2, 63.0, 0, 0.66),
    (-5.3, 73.0, 1, 0.72),
    (5.3, 80.0, 2, 0.74),
    (-5.2, 92.0, 0, 0.70),
    (5.6, 97.0, 1, 0.70),
)
HOUSES = ((1, 15.5, 27, 0), (-1, 16.5, 12, 4), (-1, 17, 47, 0), (1, 16.5, 50, 5), (1, 17, 74, 0), (-1, 17, 72, 4))


def build(look, rng):
    ground()
    walls(rng)
    bakery()
    sign(-ROAD - 0.45, 10.6)
    fin_tower(**TOWER)
    trees(rng)
    houses(rng)
    left_standing(rng)
    leaves_down(rng)
    terrain(-0.6)
    sahyadri(seed=11, r0=3000, r1=8000, hmax=420)


def ground():
    """Road, kerbs, pavements, gardens, and setts before the tower."""
    asphalt, flags = m_rained_asphalt(), m_rained_flags((0.27, 0.235, 0.195), 0.6, 0.4, 0.12, 0.55)
    kerb = m_stone((0.40, 0.38, 0.35), 1.0, 0.5, 0.12, 0.5)
    mb = MeshBuilder()
    mb.box(-ROAD, -20, -KERB - 0.3, ROAD, END, -KERB, asphalt)
    mb.box(-60, END, -0.3, 60, 220, -0.02, m_rained_flags((0.34, 0.30, 0.25), 0.9, 0.6))
    for s in (-1, 1):
        for a, b, z, mat in (
            (ROAD, ROAD + 0.22, 0.0, kerb),
            (ROAD + 0.22, PAVEMENT, -0.012, flags),
            (PAVEMENT, 120, -0.10, m_lawn((0.05, 0.085, 0.02))),
        ):
            x0, x1 = sorted((s * a, s * b))
            mb.box(x0, -20, -0.6, x1, END, z, mat)
    mb.obj("lane")


def trees(rng):
    """Crowns that meet over the lane further on, and leave the tower free nearer by."""
    kinds = [make_banyan(301 + i, height=h, radius=r) for i, (h, r) in enumerate(((13, 6.6), (12, 6.2), (12.5, 6.8)))]
    for x, y, kind, size in BANYANS:
        put(kinds[kind], x, y, -0.05, scale=size, rng=rng)
    fresh = m_leaf((0.06, 0.11, 0.02), (0.17, 0.23, 0.05))
    garden = [
        make_tree(311 + i, height=h, radius=r, clear=2.6, leaves=20000, leaf=0.14, col=col)
        for i, (h, r, col) in enumerate(((9, 3.6, fresh), (11, 4.2, None), (7.5, 3.0, fresh)))
    ]
    for s in (-1, 1):
        for i in range(11):
            x, y = s * rng.uniform(10.0, 13.5), 8 + i * 9.4 + rng.uniform(-1.5, 1.5)
            put(garden[i % 3], x, y, -0.1, scale=rng.uniform(0.75, 1.1), rng=rng)
        for x, y, size in ((11, 114, 0.8), (16, 118, 1.0), (22, 121, 0.9), (28, 116, 1.1), (36, 122, 1.0)):
            put(garden[(x + y) % 3], s * x - 4.5, y, 0, scale=size, rng=rng)


def houses(rng):
    """Bungalows in their gardens, and the quarter's roofs behind them."""
    for side, x, y, kind in HOUSES:
        place(lowrise(kind, 411 + y, 0.12), (side * x, y, -0.1), side * -math.pi / 2)
    set_ = [lowrise(kind, 431 + kind, 0.15) for kind in (0, 1, 3, 5)]
    far = [make_tree(321, height=11, radius=5.2, clear=3, leaves=7000, leaf=0.30)]
    for x0, x1 in ((-130, -34), (34, 130)):
        neighbourhood(rng, set_, far, x0, 20, x1, 200)


def left_standing(rng):
    """A bicycle at a wall, scooters by the kerb, a car further on, two who walk home."""
    with at(WALL - 0.30, 17.6, 0, math.radians(84)):
        bicycle(m_plain((0.03, 0.075, 0.06), 0.3))
    for i, (x, y, bearing) in enumerate(((ROAD - 0.5, 25.6, 118), (ROAD - 0.5, 26.9, 122), (-ROAD + 0.5, 34.0, 64))):
        machine = place(scooter(PAINTS[i], 11 + i), (x, y, -KERB), math.radians(bearing))
        machine.rotation_euler = (LEAN, 0, math.radians(bearing))
    meshes = cars()
    place(meshes[5], (-2.0, 49.0, -KERB), math.pi / 2)
    place(meshes[1], (2.05, 71.0, -KERB), -math.pi / 2)
    for i, (x, y) in enumerate(((-4.1, 42.0), (-3.6, 42.6), (1.2, 66.0))):
        place(person(i + 2), (x, y, 0 if x < -3 else -KERB), 0.3 * i)
    mb = MeshBuilder()
    for x, y, arm in ((-ROAD - 0.5, 27.0, 1.5), (ROAD + 0.5, 56.0, -1.5)):
        streetlamp(mb, x, y, 0, 6.2, (arm, 0), 2.0)
    mb.obj("lamps")


def leaves_down(rng):
    """What the rain brought down: along both kerbs, thin on the road, most below the near tree."""
    road, walk = -KERB + 0.002, -0.01
    gutters = [(-ROAD, 3, -ROAD + 0.5, 60, road), (ROAD - 0.5, 3, ROAD, 60, road)]
    fallen_leaves(rng, strewn(rng, gutters, 1500, 1.7))
    fallen_leaves(rng, strewn(rng, [(-ROAD, 3.5, ROAD, 46, road)], 900, 1.8))
    pavements = [(ROAD + 0.2, 3.5, PAVEMENT, 40, walk), (-PAVEMENT, 3.5, -ROAD - 0.2, 40, walk)]
    fallen_leaves(rng, strewn(rng, pavements, 1100, 1.6))
