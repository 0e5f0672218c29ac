"""The street beside a site: wet asphalt, kerbs, verges, trees, parked two-wheelers, cars, houses over the way."""

import math

from kit.landscape.cars import cars
from kit.landscape.planting import put
from kit.landscape.rickshaw import rickshaw
from kit.landscape.scooters import two_wheelers
from kit.landscape.trees import make_tree
from kit.materials.ground import m_hillside, m_leaf
from kit.materials.surfaces import m_paving, m_plain, m_stucco
from kit.materials.yard import m_wet_asphalt
from kit.mesh import place
from kit.yard.plan import ROAD_M, VERGE_M

KERB_M = 0.15
FAR_M = 420


def street(mb, yard):
    """The road along the hoarding, `u` from -VERGE_M outwards, with kerbs in black and white and a footpath."""
    x0, x1 = yard.road
    y0, y1 = yard.middle - 160, yard.middle + FAR_M
    mb.box(x0, y0, -KERB_M - 0.2, x1, y1, -KERB_M, m_wet_asphalt())
    white = m_plain((0.62, 0.61, 0.57), 0.7)
    y = y0
    while y < y1:
        mb.box((x0 + x1) / 2 - 0.06, y, -KERB_M, (x0 + x1) / 2 + 0.06, y + 2.4, -KERB_M + 0.006, white)
        y += 6.0
    black = m_plain((0.04, 0.04, 0.04), 0.8)
    for x, side in ((x0, -1), (x1, 1)):
        y, i = y0, 0
        while y < yard.middle + 120:
            a, b = sorted((x, x + side * 0.18))
            mb.box(a, y, -KERB_M - 0.1, b, y + 0.9, 0.0, white if i % 2 else black)
            y, i = y + 0.9, i + 1
    paving = m_paving((0.33, 0.25, 0.21), 0.4, 0.2, 0.16, 0.6)
    outer = yard.rect(-VERGE_M - ROAD_M - 2.4, 0, -VERGE_M - ROAD_M - 0.18, 1)
    mb.box(outer[0], y0, -0.3, outer[2], y1, 0.0, paving)
    verge = yard.rect(-VERGE_M + 0.18, 0, 0, 1)
    mb.level([(verge[0], y0), (verge[2], y0), (verge[2], y1), (verge[0], y1)], -0.02, m_hillside())


def lamps(mb, yard, every=27.0):
    """Street lamps on the far side, without wires."""
    steel = m_plain((0.30, 0.31, 0.31), 0.45, 0.5)
    v = -20.0
    while v < 200:
        x, y = yard.at(-VERGE_M - ROAD_M - 0.7, v)
        mb.cyl(x, y, 0, 7.4, 0.09, steel, 10, 0.05)
        out = yard.side * 1.9
        mb.bar((x, y, 7.3), (x + out, y, 7.75), 0.06, 0.06, steel)
        mb.box(x + out - 0.35, y - 0.12, 7.68, x + out + 0.35, y + 0.12, 7.8, m_stucco((0.4, 0.4, 0.4)))
        v += every


def trees_along(rng, plants, yard, spacing, gate):
    """Trees of several kinds on the verges: rain trees, one gulmohar in flower, what the ward planted."""
    kinds = plants["street"] * 2 + plants["avenue"] + plants["rain"]
    flowering = gulmohar(yard.seed + 5)
    v, i = -40.0, 0
    while v < 190:
        for u, wanted in ((-1.7, gate[0] - 4 > v or v > gate[1] + 7), (-VERGE_M - ROAD_M - 1.5, True)):
            x, y = yard.at(u + rng.uniform(-0.4, 0.4), v + rng.uniform(-3, 3))
            if wanted and rng.random() < 0.72 and spacing.free(x, y, 1.5) and (u < -5 or v > -12):
                kind = flowering if i == 5 else rng.choice(kinds)
                put(kind, x, y, 0, scale=rng.uniform(0.6, 0.95), rng=rng)
                spacing.take(x, y, 2.0)
                i += 1
        v += 8.5


def gulmohar(seed):
    """A flat crown, red where the light reaches it."""
    flowers = m_leaf((0.07, 0.12, 0.03), (0.62, 0.07, 0.015), 0.5, 0.3)
    return make_tree(
        seed, height=8.2, radius=5.6, clear=3.1, leaves=26000, leaf=0.12, col=flowers, flat=0.5, umbrella=True
    )


def traffic(yard, where):
    """Cars on the road at (lane from -1 to 1, v, mesh 0 to 5); India drives on the left."""
    meshes = cars()
    x0, x1 = yard.road
    for lane, v, i in where:
        x = (x0 + x1) / 2 + lane * ROAD_M / 2
        heading = math.pi / 2 if lane < 0 else -math.pi / 2
        place(meshes[i], (x, yard.middle + v, -KERB_M), heading)


def rickshaws(yard, where):
    """Rickshaws on the road at (lane, v)."""
    mesh = rickshaw()
    x0, x1 = yard.road
    for lane, v in where:
        x = (x0 + x1) / 2 + lane * ROAD_M / 2
        place(mesh, (x, yard.middle + v, -KERB_M), math.pi / 2 if lane < 0 else -math.pi / 2)


def parked_along(rng, yard, runs):
    """Two-wheelers side by side along the hoarding, from v0 to v1 of each run."""
    where = []
    for v0, v1 in runs:
        v = v0
        while v < v1:
            x, y = yard.at(-1.5 + rng.uniform(-0.1, 0.1), v)
            where.append((x, y, (0 if yard.side > 0 else 180) + rng.uniform(-14, 14)))
            v += rng.uniform(0.75, 1.05)
    two_wheelers(where)


def plot_walls(mb, yard, v0, v1):
    """Compound walls of the houses over the way."""
    wall = m_stucco((0.52, 0.48, 0.42), 0.24)
    v = v0
    while v < v1:
        x0, y0, x1, y1 = yard.rect(-VERGE_M - ROAD_M - 2.75, v, -VERGE_M - ROAD_M - 2.5, v + 11)
        mb.box(x0, y0, 0, x1, y1, 1.45, wall)
        v += 15


def ground_around(mb, yard):
    """What lies between the houses: grass, earth, in monsoon green; the yard is left out."""
    x0, y0, x1, y1 = yard.bounds
    a, b = x0 - FAR_M, x1 + FAR_M
    c, d = yard.middle - 200, yard.middle + FAR_M
    for q in ((a, c, b, y0), (a, y1, b, d), (a, y0, x0, y1), (x1, y0, b, y1)):
        mb.level([(q[0], q[1]), (q[2], q[1]), (q[2], q[3]), (q[0], q[3])], -0.42, m_hillside())
