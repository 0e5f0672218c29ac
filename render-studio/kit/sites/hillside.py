"""A planted hillside under the ridge, with a lane, a lawn and steps at its foot: the ground of Paayri."""

import math
import random

from kit.landscape.gardens import Spacing, grass_near, scatter
from kit.landscape.ground import lawn, road, slope
from kit.landscape.parapets import make_cascade
from kit.landscape.people import person
from kit.landscape.planting import put
from kit.landscape.scrub import wild_flora
from kit.landscape.street import bench, bollards
from kit.massing.forms import raise_massing
from kit.materials.scrub import m_scrub_ground
from kit.materials.surfaces import m_paving, m_stone
from kit.mesh import MeshBuilder, place
from kit.sites.bench_corner import bench_corner
from kit.sites.hill_cuts import PATH_TO_M, STEPS_TOP, path_at, terraces_of
from kit.sites.hill_planting import plant_hill
from kit.sites.hill_shape import height
from kit.sites.overlook import OVERLOOK_TO_M, overlook
from kit.sites.surroundings import people, traffic
from kit.sites.valley_floor import valley_floor

#: The ground near the homes in small faces, the rest of the hill in large ones that dip below it.
FINE, COARSE = (-80, 86, -2, 72), (-260, 260, -2, 330)
FINE_FACES, COARSE_FACES, DIP_M, OVERLAP_M = 150, 120, 6, 5
SLAB_GOING_M, SLAB_WIDE_M = 0.36, 1.7
LAWNS = ((-60, -24, -5, -4), (6, -24, 60, -4))


def build(project, picture, rng, plants):
    eye = picture.camera.at
    flights = terraces_of(project.massing)
    plants = plants | wild_flora(project.seed) | dict(cascade=[make_cascade(project.seed + i) for i in range(3)])

    def ground(x, y):
        return height(x, y, flights)

    def dipped(x, y):
        x0, x1, _, y1 = FINE
        inside = x0 + OVERLAP_M < x < x1 - OVERLAP_M and y < y1 - OVERLAP_M
        return ground(x, y) - (DIP_M if inside else 0)

    slope(ground, *FINE, FINE_FACES, m_scrub_ground())
    slope(dipped, *COARSE, COARSE_FACES, m_scrub_ground())
    mb = MeshBuilder()
    foot(mb)
    path(mb, ground)
    mb.obj("foot of the hill")
    raise_massing(project, picture, plants)
    spacing = Spacing(eye, 7)
    garden(rng, plants, spacing)
    plant_hill(rng, plants, ground, flights, Spacing(eye, 12))
    across_the_lane(rng, plants, Spacing(eye, 12))
    grass_near(eye, plants["tuft"][0], LAWNS, rng)
    valley_floor(random.Random(project.seed))
    traffic(((-26, -28.8, 0, 0), (29, -32.2, 180, 3)))
    walkers(ground)
    bench_corner(eye, plants, random.Random(project.seed))
    if eye[1] < OVERLOOK_TO_M:
        overlook(picture.camera, plants, random.Random(project.seed))
    people(picture.accents, rng)


def path(mb, ground):
    """Slabs of basalt up the hill between the terraces, each laid on the ground it finds."""
    slab = m_stone((0.21, 0.195, 0.175), 1.9, 0.9, 0.3, 0.7)
    y = STEPS_TOP[1]
    while y < PATH_TO_M:
        x, z = path_at(y), ground(path_at(y), y)
        wide = SLAB_WIDE_M / 2 + 0.12 * math.sin(y * 5.3)
        mb.box(x - wide, y, z - 0.6, x + wide, y + SLAB_GOING_M - 0.03, z + 0.16, slab)
        y += SLAB_GOING_M


def walkers(ground):
    """Two who have come up the steps, one on the path, one on the lawn; all with their backs to the lane."""
    for i, (x, y, z, turn) in enumerate(
        (
            (0.6, 2.3, 1.62, 3.3),
            (1.5, 2.1, 1.62, 2.9),
            (path_at(12.5), 12.5, ground(path_at(12.5), 12.5) + 0.16, 3.0),
            (11, -8.6, 0.1, 2.2),
        )
    ):
        place(person(i), (x, y, z), turn)


def foot(mb):
    """Paved forecourt, lane, lawns behind a basalt wall, and the steps up to the first terrace."""
    basalt = m_stone((0.17, 0.155, 0.14), 0.9, 0.22, 0.35, 0.75)
    step = m_stone((0.42, 0.37, 0.31), 1.4, 0.4, 0.06)
    mb.box(-190, -150, -1, 190, -36, -0.02, m_scrub_ground())
    for a, b in ((-190, -64), (64, 190)):
        mb.box(a, -25, -1, b, 0, -0.02, m_scrub_ground())
    mb.box(-64, -25, -1, 64, 0, 0, m_paving((0.42, 0.37, 0.31), 1.2, 0.6, 0.1, 0.45))
    road(mb, -160, -34, 160, -27, walk=2.0)
    for area in LAWNS:
        lawn(mb, *area, 0.1)
    for a, b in ((-70, -5), (6, 70)):
        mb.box(a, -2.6, -0.2, b, -1.9, 1.5, basalt)
        mb.face([(a, -1.9, 1.45), (b, -1.9, 1.45), (b, 0.8, 1.6), (a, 0.8, 1.6)], m_scrub_ground())
    for i in range(10):
        mb.box(-4.4, -2.6 + i * 0.42, -0.1, 5.4, -2.2 + i * 0.42, 0.16 * (i + 1), step)
    for s in (-5, 5.8):
        mb.box(s - 0.3, -3, 0, s + 0.3, 2.4, 1.9, basalt)
    slab = m_paving((0.5, 0.45, 0.38), 1.4, 0.7, 0.05)
    for i in range(12):
        mb.box(-2.2, -24 + i * 1.75, 0, 3.2, -22.6 + i * 1.75, 0.06, slab)
    bollards(mb, [(s, y, 0) for s in (-4, 5) for y in (-23, -19, -15, -11, -7)], 5.0)
    bench(mb, -8, -6, 0.1, 2.2)
    bench(mb, 10, -6, 0.1, 2.2)


def across_the_lane(rng, plants, spacing):
    """Trees in loose groups and low scrub on the other side of the lane, where the valley begins."""
    verge = [(-180, -88, 180, -41)]
    beside = [(-180, -22, -68, -4), (68, -22, 180, -4)]
    scatter(rng, plants["street"] + plants["wild"], beside, 34, spacing, 2.6, -0.05, (0.55, 0.9))
    scatter(rng, plants["karvand"] + plants["ghaneri"], beside, 90, spacing, 0.7, -0.05, (0.7, 1.4))
    scatter(rng, plants["rain"][:1], verge, 5, spacing, 8.0, 0.0, (0.55, 0.75))
    scatter(rng, plants["street"] + plants["wild"], verge, 75, spacing, 2.6, 0.0, (0.55, 0.95))
    scatter(rng, plants["karvand"] + plants["ghaneri"], verge, 260, spacing, 0.7, -0.05, (0.7, 1.4))


def garden(rng, plants, spacing):
    """The bed on the wall and the one at its foot in drifts, a few large trees on the lawns."""
    beds = ((-68, -6.5, -1.1, 1.45), (7.2, 68, -1.1, 1.45), (-58, -6.5, -3.2, 0.1), (7.2, 58, -3.2, 0.1))
    for x0, x1, y, z in beds:
        bed(rng, plants, x0, x1, y, z)
    for x, y, s, kind in ((-21, -13, 0.62, 0), (38, -11, 0.8, 1), (58, -14, 0.7, 0)):
        spacing.take(x, y, 6)
        put(plants["rain"][kind], x, y, 0.1, scale=s, rng=rng)
    inner = [(x0 + 2, y0 + 2, x1 - 2, y1 - 2) for x0, y0, x1, y1 in LAWNS]
    scatter(rng, plants["frangi"], inner, 7, spacing, 2.6, 0.1, (0.9, 1.2))


def bed(rng, plants, x0, x1, y, z):
    """A strip along x of shrubs and tall grasses, several of a kind beside each other."""
    kinds = ("shrub", "shrub", "karvand", "grass", "grass", "ghaneri")
    kind, x = rng.choice(kinds), x0
    while x < x1:
        if rng.random() < 0.14:
            kind = rng.choice(kinds)
        put(rng.choice(plants[kind]), x, y + rng.uniform(-0.35, 0.35), z, scale=rng.uniform(0.55, 0.95), rng=rng)
        x += rng.uniform(0.45, 0.9)
