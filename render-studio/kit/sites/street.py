"""A high street: carriageway, broad pavements, tree pits, benches, lamps, shoppers: the ground of Peth Row."""

import math

from kit.landscape.ground import planter, road
from kit.landscape.planting import fill, put
from kit.landscape.street import bench, bollards, streetlamp
from kit.light.dimmers import LIGHTS
from kit.light.lamps import light_area, light_spot
from kit.massing.forms import raise_massing
from kit.materials.surfaces import m_paving, m_plain
from kit.mesh import MeshBuilder
from kit.sites.street_life import street_life
from kit.sites.surroundings import city, people, traffic

HALF_ROAD, WALK = 5.2, 6.2
TREE_PITCH = 15.5
LIT_LAMPS = 8
AROUND = ((-120, 215, 120, 420),)
HILLS = dict(r0=1300, hmax=330)
#: (x, y, heading, mesh): parked at the kerbs, a few moving; left-hand traffic.
CARS = (
    (-4.1, 17.8, 90, 3),
    (-4.1, 36, 90, 4),
    (-4.1, 47, 90, 2),
    (4.1, 14, -90, 5),
    (4.1, 25, -90, 2),
    (4.1, 32, -90, 0),
    (4.1, 54, -90, 1),
    (1.7, 58, -90, 3),
    (-1.7, 43, 90, 5),
    (-1.7, 72, 90, 0),
    (1.7, 84, -90, 0),
)
SHOPPERS = (
    (-8.9, 9),
    (-9.5, 9.5),
    (-8.2, 19),
    (8.6, 14),
    (9.2, 22),
    (8.3, 22.4),
    (-9.4, 31),
    (9.4, 33),
    (8.6, 7.6),
    (-8.6, 41),
    (9.0, 46),
    (-9.2, 14.6),
    (-1.6, 4.4, -0.13),
    (1.2, 5.1, -0.13),
)


#: No figure stands nearer to the camera: they are quiet mannequins.
FIGURES_FROM_M = 15.0
BOLLARD_GLOW = 1.2
#: The light of the shops on the pavement: what their windows show shines by itself and reaches no further.
SPILL_W, SPILL_FROM, SPILL_PITCH, SPILLS = 26.0, -5.3, 5.33, 7


def build(project, picture, rng, plants):
    mb = MeshBuilder()
    paving = m_paving((0.36, 0.32, 0.28), 0.9, 0.45, 0.12, 0.36)
    road(mb, -HALF_ROAD, -60, HALF_ROAD, 260, walk=WALK, axis=1, pave=paving)
    for s in (-1, 1):
        a, b = sorted((s * 11.3, s * 40))
        mb.box(a, -60, -0.35, b, 260, -0.02, paving)
    for i in range(9):
        x = -4.6 + i * 1.1
        mb.box(x, 3, -0.14, x + 0.6, 6.4, -0.132, m_plain((0.66, 0.64, 0.58), 0.6))
    for s in (-1, 1):
        kerbside(mb, rng, plants, s, picture)
    mb.obj("street")
    raise_massing(project, picture, plants)
    dark = picture.light.mood == "dusk"
    traffic(CARS, 1.0 if dark else 0.0)
    people([figure for figure in SHOPPERS if math.dist(figure[:2], picture.camera.at[:2]) > FIGURES_FROM_M], rng)
    street_life(plants, rng)
    accents(picture, rng, plants)
    city(rng, plants, AROUND, picture.light.lit * 0.8, HILLS, ground=-0.6)


def accents(picture, rng, plants):
    """People at (x, y) for this picture alone, and ("tree", x, y, scale) whose shade falls into it from outside."""
    trees = [accent for accent in picture.accents if accent[0] == "tree"]
    for i, (_, x, y, scale) in enumerate(trees):
        put(plants["avenue"][i % 3], x, y, 0.3, scale=scale, rng=rng)
    people([accent for accent in picture.accents if accent[0] != "tree"], rng)


def kerbside(mb, rng, plants, s, picture):
    eye = picture.camera.at
    for i in range(12):
        x, y = s * 6.9, 1 + i * TREE_PITCH + (2.5 if s > 0 else 0)
        if abs(y - eye[1]) > 5 or abs(x - eye[0]) > 4:
            planter(mb, x - 0.75, y - 0.75, x + 0.75, y + 0.75, 0, 0.40)
            put(plants["avenue"][(2 * i + (s > 0)) % 3], x, y, 0.3, scale=rng.uniform(0.82, 1.02), rng=rng)
            fill(rng, plants["shrub"] + plants["boug"], x - 0.5, y - 0.5, x + 0.5, y + 0.5, 0.33, 0.55, (0.35, 0.5))
        streetlamp(mb, s * 6.1, y + 7.5, 0, 5.2, (-s * 1.4, 0), 26.0)
        if i < LIT_LAMPS and picture.light.mood == "dusk":
            light_spot((s * 4.7, y + 7.5, 5.0), 190 * LIGHTS["lamp"], (1, 0.68, 0.36), False, 120)
        if i < 9:
            bench(mb, s * 7.2, y + 3.3, 0, 1.8, 1)
    if picture.light.mood == "dusk":
        for i in range(SPILLS):
            light_area((s * 10.7, SPILL_FROM + i * SPILL_PITCH, 2.5), (0.7, 4.2), SPILL_W, (1, 0.72, 0.42))
    bollards(mb, [(s * 5.75, y, 0) for y in (1.6, 3.2, 4.8, 6.4, 8.0)], BOLLARD_GLOW)
