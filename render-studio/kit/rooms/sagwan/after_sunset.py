"""Sagwan after sunset, from the pavement across the road: the old bungalow's wall and trees, its gate, the tower lit
behind them. The road runs along y; the tower stands east (+x) of it and is the recipe's, turned to face the road."""

import math

from kit.landscape.banyan import make_banyan
from kit.landscape.fallen import fallen_leaves, strewn
from kit.landscape.ground import sahyadri, terrain
from kit.landscape.planting import put
from kit.landscape.scooters import LEAN, scooter
from kit.landscape.shrubs import make_shrub
from kit.landscape.street import streetlamp
from kit.landscape.trees import make_tree
from kit.light.lamps import light_spot
from kit.massing.fin_tower import fin_tower
from kit.massing.lowrise import lowrise, neighbourhood
from kit.materials.glow import m_lamp
from kit.materials.ground import m_lawn, m_leaf
from kit.materials.lane import m_rained_asphalt, m_rained_flags
from kit.materials.surfaces import m_stone
from kit.mesh import MeshBuilder, place
from kit.rooms.sagwan.lane_sides import PAVEMENT, ROAD, WALL, walls

KERB = 0.15
TOWER = (82.0, 26.0)
GATE = (23.0, 29.5)
RUNS = ((1, -30, 23.0), (1, 29.5, 60), (1, 63.6, 120))
GATES = ((1, *GATE), (1, 60, 63.6))
#: Old trees of the garden and of the pavement: x, y, kind, size.
OLD_TREES = (
    (11.5, 2.0, 0, 0.95),
    (26.0, -5.0, 1, 1.0),
    (12.0, 45.5, 1, 1.0),
    (30.0, 46.0, 0, 1.0),
    (48.0, 56.0, 1, 1.0),
    (46.0, -10.0, 0, 1.0),
    (14.0, 66.0, 0, 1.0),
    (68.0, 62.0, 0, 0.9),
    (72.0, -12.0, 1, 0.95),
    (-5.0, 22.5, 1, 0.85),
    (34.0, 5.0, 0, 0.75),
    (46.0, 41.0, 1, 0.8),
)
UPLIT = ((11.5, 2.0), (12.0, 45.5), (30.0, 46.0), (26.0, -5.0), (46.0, -10.0), (34.0, 5.0), (46.0, 41.0))


def build(look, rng):
    fin_tower(TOWER, -math.pi / 2, w=23.4, d=19.8, floors=22, seed=1, lit=0.6)
    ground()
    walls(rng, RUNS, GATES, m_lamp((1, 0.64, 0.34), 2.6))
    for y in (GATE[0] + 0.22, GATE[1] - 0.22):
        light_spot((WALL - 0.35, y, 2.6), 90, (1, 0.66, 0.36), up=False, angle=120)
    garden(rng)
    quarter(rng)
    left_there(rng)


def ground():
    """Road and pavements after rain, the garden's lawn, a drive of setts from the gate to the tower."""
    flags = m_rained_flags((0.27, 0.235, 0.195), 0.6, 0.4, 0.12, 0.65)
    kerb = m_stone((0.40, 0.38, 0.35), 1.0, 0.5, 0.12, 0.5)
    mb = MeshBuilder()
    mb.box(-ROAD, -60, -KERB - 0.3, ROAD, 200, -KERB, m_rained_asphalt(wet=0.95))
    for s in (-1, 1):
        for a, b, z, mat in (
            (ROAD, ROAD + 0.22, 0.0, kerb),
            (ROAD + 0.22, PAVEMENT, -0.012, flags),
            (PAVEMENT, 160, -0.05, m_lawn((0.05, 0.085, 0.02))),
        ):
            x0, x1 = sorted((s * a, s * b))
            mb.box(x0, -60, -0.6, x1, 200, z, mat)
    setts = m_rained_flags((0.22, 0.20, 0.18), 0.24, 0.12, 0.16, 0.7, 0.006)
    mb.box(WALL, GATE[0] + 0.5, -0.3, 62, GATE[1] - 0.5, -0.012, setts)
    mb.box(56, 8, -0.3, 104, 44, -0.01, m_rained_flags((0.40, 0.355, 0.295), 1.2, 0.6))
    mb.obj("ground")


def garden(rng):
    """The bungalow's old trees, lit from below, shrubs along the drive with low lamps between them."""
    kinds = [make_banyan(301 + i, height=h, radius=r) for i, (h, r) in enumerate(((13, 6.6), (12, 6.2)))]
    for x, y, kind, size in OLD_TREES:
        put(kinds[kind], x, y, -0.05, scale=size, rng=rng)
    for x, y in UPLIT:
        light_spot((x - 2.4, y - 1.0, 0.15), 3000, (1, 0.70, 0.42), up=True, angle=110)
    green = m_leaf((0.045, 0.10, 0.02), (0.13, 0.20, 0.045), 0.4, 0.4)
    shrubs = [make_shrub(350 + i, 0.7, 0.9, 2600, 0.05, green) for i in range(2)]
    mb = MeshBuilder()
    for i in range(23):
        x = 9.0 + 2.1 * i
        for y in (GATE[0] - 0.5, GATE[1] + 0.5):
            put(shrubs[i % 2], x, y, 0, scale=rng.uniform(0.7, 1.0), rng=rng)
            if i % 4 == 1:
                mb.box(x + 1.0, y - 0.06, 0, x + 1.12, y + 0.06, 0.5, m_lamp((1, 0.66, 0.36), 2.0))
                light_spot((x + 1.06, (GATE[0] + 1 if y < 26 else GATE[1] - 1), 0.8), 60, (1, 0.66, 0.36), False, 150)
    for y in (6.5, 38.0):
        streetlamp(mb, ROAD + 0.5, y, 0, 6.4, (-1.5, 0), 3.0)
        light_spot((ROAD - 1.0, y, 6.3), 1100, (1, 0.70, 0.42), up=False, angle=125)
    mb.obj("lamps")


def quarter(rng):
    """Bungalows on both sides with their lamps on, roofs and trees behind."""
    for x, y, kind in ((22, 76, 0), (24, 104, 4), (26, -34, 5), (52, 92, 0)):
        place(lowrise(kind, 411 + y, 0.75), (x, y, -0.1), -math.pi / 2)
    tree = make_tree(321, height=11, radius=5.2, clear=3, leaves=9000, leaf=0.24)
    set_ = [lowrise(kind, 431 + kind, 0.5) for kind in (0, 1, 3, 5)]
    neighbourhood(rng, set_, [tree], 96, -120, 220, 200)
    neighbourhood(rng, set_, [tree], 70, 80, 96, 200)
    terrain(-0.6)
    sahyadri(seed=11, r0=3000, r1=8000, hmax=420, az=(0, 160))


def left_there(rng):
    """A scooter by the wall, leaves on the wet road."""
    machine = place(scooter((0.50, 0.45, 0.35), 11), (ROAD + 0.9, 15.4, 0), math.radians(70))
    machine.rotation_euler = (LEAN, 0, math.radians(70))
    fallen_leaves(rng, strewn(rng, [(-ROAD, -4, ROAD, 40, -KERB + 0.002)], 700))
    fallen_leaves(rng, strewn(rng, [(ROAD + 0.2, -4, PAVEMENT, 40, -0.01)], 350))
