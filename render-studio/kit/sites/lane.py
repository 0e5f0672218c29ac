"""A brick lane without cars, with steps to sit on before the houses and plants in pots: the lane of Ota."""

from kit.landscape.gardens import Spacing, scatter
from kit.landscape.ground import sahyadri, terrain
from kit.landscape.planting import put
from kit.landscape.street import bollards
from kit.massing.forms import raise_massing
from kit.materials.surfaces import m_paving, m_plain, m_stone
from kit.mesh import MeshBuilder
from kit.sites.courtyard import BRICK_PAVING
from kit.sites.surroundings import people

HALF, START, END = 4.2, -20.0, 60.0  # half the lane's width, and its ends
BAY = (END - START) / 21  # one arch of the houses on either side
DRAIN = 0.16  # half the width of the basalt drain in the middle


def build(project, picture, rng, plants):
    terrain(-0.8)
    mb = MeshBuilder()
    paving(mb)
    steps(mb)
    pots(mb, rng, plants)
    bollards(mb, [(s * 1.9, y, 0) for s in (-1, 1) for y in range(-13, 58, 14)], 5.0, 0.6)
    mb.obj("lane")
    raise_massing(project, picture, plants)
    spacing = Spacing(picture.camera.at, 4)
    spacing.take(1.5, 69, 7)
    put(plants["rain"][0], 1.5, 69, 0, scale=1.0, rng=rng)
    beyond = [(-60, 66, 60, 110)]
    scatter(rng, plants["street"] + plants["rain"][1:], beyond, 16, spacing, 4.5, 0, (0.9, 1.2))
    sahyadri(seed=6, r0=1500, hmax=380)
    people(((-2.3, 22), (-1.7, 22.5), (2.6, 31), (-3.0, 41), (0.6, 52)), rng)
    people(picture.accents, rng)


def paving(mb):
    brick = m_paving(*BRICK_PAVING)
    stone, basalt = (
        m_paving((0.44, 0.37, 0.29), 0.9, 0.45, 0.10, 0.5),
        m_paving((0.17, 0.16, 0.15), 0.6, 0.32, 0.1, 0.5),
    )
    mb.box(-60, -60, -0.5, 60, 120, -0.01, stone)
    for s in (-1, 1):
        a, b = sorted((s * DRAIN, s * (HALF - 1.1)))
        mb.box(a, -60, -0.2, b, 62, 0.0, brick)
        a, b = sorted((s * (HALF - 1.1), s * HALF))
        mb.box(a, -60, -0.2, b, 62, 0.02, stone)
    mb.box(-DRAIN, -60, -0.2, DRAIN, 62, -0.02, basalt)


def steps(mb):
    """The otas: a plinth before every second pier, a step and a seat in one."""
    kota, basalt = m_stone((0.30, 0.32, 0.28), 1.2, 0.9, 0.05, 0.4), m_stone((0.16, 0.15, 0.14), 0.9, 0.4, 0.2)
    for s in (-1, 1):
        for i in range(0, 22, 2):
            y = START + BAY * i
            a, b = sorted((s * (HALF - 0.8), s * (HALF - 0.05)))
            mb.box(a, y - 1.05, 0, b, y + 1.05, 0.38, basalt)
            a, b = sorted((s * (HALF - 0.86), s * (HALF - 0.05)))
            mb.box(a, y - 1.11, 0.38, b, y + 1.11, 0.44, kota)


def pots(mb, rng, plants):
    clay = m_plain((0.36, 0.15, 0.08), 0.8)
    for s in (-1, 1):
        for i in range(1, 21, 2):
            y = START + BAY * i + rng.uniform(-0.2, 0.2)
            if i % 4 == 1:
                mb.cyl(s * (HALF - 0.5), y, 0, 0.62, 0.34, clay, 20, 0.44)
                tall = i % 8 == (1 if s > 0 else 5)
                kind = plants["frangi"][i % 2] if tall else rng.choice(plants["boug"])
                put(kind, s * (HALF - 0.5), y, 0.5, scale=0.62 if tall else 0.95, rng=rng)
            else:
                for dy in (-0.4, 0.45):
                    mb.cyl(s * (HALF - 0.42), y + dy, 0, 0.42, 0.22, clay, 16, 0.28)
                    put(rng.choice(plants["shrub"]), s * (HALF - 0.42), y + dy, 0.34, scale=0.5, rng=rng)
