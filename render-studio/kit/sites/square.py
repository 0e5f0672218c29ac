"""A stone square with tree beds, banded paving and a shallow water table: the ground of Kaman Quarter."""

import random

from kit.landscape.gardens import Spacing, avenue, drift
from kit.landscape.ground import planter, road
from kit.landscape.planting import put
from kit.landscape.street import bench, bollards
from kit.massing.forms import raise_massing
from kit.materials.ground import m_lawn
from kit.materials.surfaces import m_paving, m_plain, m_stone
from kit.mesh import MeshBuilder
from kit.sites.square_life import SET_PIECES
from kit.sites.surroundings import city, people, traffic

BEDS = ((-34, -14, -26, -6), (-20, -14, -12, -6), (-34, -27, -26, -19), (-20, -27, -12, -19), (-6, -14, 2, -6))
WATER = (12, -24, 30, -8)
AROUND = ((-190, 30, -70, 200), (80, 30, 200, 200), (-190, 140, 200, 330))
HILLS = dict(seed=4, r0=1400, hmax=380)


def build(project, picture, rng, plants):
    eye = picture.camera.at
    mb = MeshBuilder()
    mb.box(-90, -34, -0.5, 90, 130, 0, m_paving((0.47, 0.42, 0.35), 1.0, 0.5, 0.08, 0.42))
    bands = m_paving((0.20, 0.19, 0.175), 0.3, 0.3, 0.12, 0.5)
    for x in range(-42, 60, 6):
        mb.box(x, -34, 0, x + 0.5, 8, 0.008, bands)
    for y in range(-30, 8, 6):
        mb.box(-48, y, 0, 60, y + 0.5, 0.009, bands)
    road(mb, -160, -45, 160, -36, walk=2.2)
    tree_beds(mb, rng, plants)
    water_table(mb)
    bollards(mb, [(x, -33.2, 0) for x in range(-40, 44, 4)], 3.0)
    mb.obj("square")
    raise_massing(project, picture, plants)
    spacing = Spacing(eye, 7)
    avenue(rng, plants["avenue"], (-70, -31.6), (-15, -31.6), 11, spacing=spacing)
    avenue(rng, plants["avenue"], (30, -31.6), (76, -31.6), 11, spacing=spacing)
    of_court = [[]] * len(plants["avenue"]) if "court" in picture.accents else plants["avenue"]
    avenue(rng, of_court, (7, 16), (7, 70), 11, spacing=spacing)
    for kind, x, y, s in ((0, 40, -16, 0.85), (1, -54, 6, 1.0)):
        put(plants["rain"][kind], x, y, 0, scale=s, rng=rng)
    city(rng, plants, AROUND, picture.light.lit * 0.3, HILLS)
    walkers = ((-9, -2), (-8.2, -1.6), (3.6, 6), (4.4, 6.4), (9, 10), (20, 8), (-16, 5), (-24, -16), (33, 8), (34, 8.4))
    people(walkers, rng)
    for accent in picture.accents:
        SET_PIECES[accent](random.Random(accent))
    traffic(((-20, -38.3, 0, 2), (18, -42.6, 180, 1)))


def tree_beds(mb, rng, plants):
    for i, (x0, y0, x1, y1) in enumerate(BEDS):
        z = planter(mb, x0, y0, x1, y1, 0, 0.45, glow=2.0)
        lawn = [(x0 + 0.2, y0 + 0.2), (x1 - 0.2, y0 + 0.2), (x1 - 0.2, y1 - 0.2), (x0 + 0.2, y1 - 0.2)]
        mb.face([(*p, z + 0.03) for p in lawn], m_lawn())
        put(plants["street"][i % 4], (x0 + x1) / 2, (y0 + y1) / 2, z, scale=rng.uniform(0.85, 1.0), rng=rng)
        drift(rng, plants["shrub"] + plants["boug"][:1], x0 + 0.5, y0 + 0.5, x1 - 0.4, y0 + 1.3, z, 0.8, (0.5, 0.8))
        bench(mb, (x0 + x1) / 2, y0 - 0.6, 0, 2.2)


def water_table(mb):
    """A raised stone tray, so full that the water seems to stand on it."""
    x0, y0, x1, y1 = WATER
    mb.box(x0, y0, 0, x1, y1, 0.30, m_stone((0.17, 0.16, 0.15), 1.4, 0.3, 0.1))
    x0, y0, x1, y1 = x0 + 0.5, y0 + 0.5, x1 - 0.5, y1 - 0.5
    mb.face(
        [(x0, y0, 0.305), (x1, y0, 0.305), (x1, y1, 0.305), (x0, y1, 0.305)],
        m_plain((0.03, 0.035, 0.04), 0.03, 0.0, 0.8),
    )
