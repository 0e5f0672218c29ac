"""A brick court with a water channel, frangipani beds and lanterns: the ground of Ota."""

from kit.landscape.gardens import Spacing, scatter
from kit.landscape.ground import planter, sahyadri, terrain
from kit.landscape.planting import fill, put
from kit.landscape.street import bench, bollards
from kit.light.dimmers import LIGHTS
from kit.light.lamps import light_area
from kit.massing.forms import raise_massing
from kit.materials.glass import m_water
from kit.materials.surfaces import m_paving, m_plain, m_stone
from kit.mesh import MeshBuilder
from kit.sites.surroundings import people

HALF, END = 13.5, 34.0  # half the court's width, and where it ends
CHANNEL = 1.1  # half the water channel's width
BRICK_PAVING = ((0.33, 0.15, 0.095), 0.23, 0.115, 0.18, 0.7)


def build(project, picture, rng, plants):
    eye = picture.camera.at
    terrain(-0.8)
    mb = MeshBuilder()
    paving(mb)
    channel(mb)
    beds(mb, rng, plants)
    pots(mb, rng, plants)
    mb.obj("court")
    raise_massing(project, picture, plants)
    arcade_light()
    spacing = Spacing(eye, 6)
    outside = [(-60, 44, 60, 80), (-60, -10, -28, 44), (28, -10, 60, 44)]
    scatter(rng, plants["rain"], outside, 9, spacing, 7.5, 0, (0.9, 1.25))
    scatter(rng, plants["street"] + plants["palm"], outside, 22, spacing, 3.2, 0, (0.8, 1.1))
    sahyadri(seed=6, r0=1500, hmax=380)
    people(((-2.6, 17.4), (-3.2, 17.8), (10.2, 13), (-10.8, 21), (3.0, 26), (9.7, 24), (-4.2, 30.8)), rng)
    people(picture.accents, rng)


def paving(mb):
    stone, basalt = (
        m_paving((0.46, 0.38, 0.29), 0.9, 0.45, 0.10, 0.5),
        m_paving((0.19, 0.18, 0.165), 0.3, 0.3, 0.12, 0.5),
    )
    red = m_paving(*BRICK_PAVING)
    mb.box(-60, -60, -0.5, -CHANNEL, 90, 0, stone)
    mb.box(CHANNEL, -60, -0.5, 60, 90, 0, stone)
    for y0, y1 in ((-60, 0), (29, 90)):
        mb.box(-CHANNEL, y0, -0.5, CHANNEL, y1, 0, stone)
    for s in (-1, 1):
        for y in range(-12, 34, 6):
            a, b = sorted((s * 1.42, s * (HALF - 0.1)))
            mb.box(a, y, 0, b, y + 0.6, 0.008, basalt)
        a, b = sorted((s * (HALF - 2.6), s * (HALF - 0.05)))
        mb.box(a, -16, 0, b, END, 0.010, red)
    mb.box(-HALF, 30.5, 0, HALF, END - 0.05, 0.012, red)


def channel(mb):
    c = CHANNEL
    mb.box(-c, 0, -0.5, c, 29, -0.32, m_paving((0.10, 0.26, 0.28), 0.15, 0.15, 0.15, 0.3))
    mb.face([(-c, 0, -0.07), (c, 0, -0.07), (c, 29, -0.07), (-c, 29, -0.07)], m_water((0.5, 0.78, 0.78), 0.05, 1.6))
    rim = m_stone((0.20, 0.19, 0.18), 1.2, 0.6, 0.1)
    for x0, y0, x1, y1 in ((-c - 0.3, -0.3, -c, 29.3), (c, -0.3, c + 0.3, 29.3), (-c, -0.3, c, 0), (-c, 29, c, 29.3)):
        mb.box(x0, y0, -0.2, x1, y1, 0.05, rim)


def beds(mb, rng, plants):
    brick = m_stone((0.33, 0.13, 0.075), 0.23, 0.075, 0.2, 0.8)
    for s in (-1, 1):
        for i, y in enumerate((1.6, 9.6, 19.0)):
            x0, x1 = s * 6.3 - 2.4, s * 6.3 + 2.4
            z = planter(mb, x0, y, x1, y + 6.4, 0, 0.46, brick)
            fill(rng, plants["shrub"] * 2 + plants["boug"], x0 + 0.3, y + 0.3, x1 - 0.3, y + 6.1, z, 0.85, (0.45, 0.85))
            where = ((x0 + x1) / 2 + rng.uniform(-0.6, 0.6), y + 3.2)
            put(plants["frangi"][(i + (s > 0)) % 2], *where, z - 0.05, scale=rng.uniform(1.05, 1.35), rng=rng)
        for y in (8.8, 17.5):
            bench(mb, s * 3.2, y, 0, 1.9, 1)
        bollards(mb, [(s * 2.3, y, 0) for y in (0.6, 7.6, 16.3, 25.6)], 6.0, 0.6)


def pots(mb, rng, plants):
    clay = m_plain((0.36, 0.15, 0.08), 0.8)
    for s in (-1, 1):
        for y in (-9, -3):
            mb.cyl(s * 8, y, 0, 0.75, 0.42, clay, 20, 0.52)
            kind = plants["frangi"][0] if y == -3 else rng.choice(plants["boug"])
            put(kind, s * 8, y, 0.62, scale=0.8, rng=rng)


def arcade_light():
    """The warm light of the arcades' lanterns, as three soft sources under their ceilings."""
    power = LIGHTS["lamp"]
    for s in (-1, 1):
        light_area((s * (HALF + 1.4), 9, 3.4), (0.4, 46), 520 * power, (1, 0.64, 0.34), rot=(0, 0, 0))
    light_area((0, END + 1.4, 3.4), (24, 0.4), 290 * power, (1, 0.64, 0.34), rot=(0, 0, 0))
