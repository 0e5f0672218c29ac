"""A drop-off circle, lawns and a boundary wall before a tower in a low-rise quarter: the ground of Sagwan."""

import math

from kit.landscape.gardens import Spacing, avenue, drift, grass_near, scatter
from kit.landscape.ground import lawn, planter, road
from kit.landscape.planting import fill, put
from kit.landscape.street import bollards
from kit.massing.forms import raise_massing
from kit.materials.ground import m_lawn
from kit.materials.surfaces import m_paving, m_stone
from kit.mesh import MeshBuilder
from kit.sites.surroundings import city, parked, people, traffic

CIRCLE = (0, 2.5)
LAWNS = ((-58, -14, -22, 12), (24, -14, 62, 12), (-58, 14, -20, 40), (24, 14, 62, 40))
AROUND = ((-260, 84, 260, 330), (-190, -8, -70, 66), (84, -8, 200, 66))
HILLS = dict(seed=5, r0=1500, hmax=420)


def build(project, picture, rng, plants):
    eye = picture.camera.at
    raise_massing(project, picture, plants)
    city(rng, plants, AROUND, picture.light.lit * 0.4, HILLS)
    mb = MeshBuilder()
    road(mb, -300, -31, 300, -21, walk=3.2, pave=m_paving((0.40, 0.36, 0.31), 0.6, 0.3, 0.1, 0.5))
    mb.box(-300, -120, -0.5, 300, -34.1, -0.01, m_paving((0.36, 0.33, 0.29), 0.9, 0.6, 0.08, 0.5))
    mb.box(-70, -17.8, -0.5, 74, 80, 0, m_paving((0.47, 0.42, 0.36), 1.2, 0.6, 0.08, 0.42))
    circle(mb)
    beds(mb, rng, plants)
    for area in LAWNS:
        lawn(mb, *area)
    bollards(mb, [(x, -14.6, 0) for x in (-24, -20.2, -12.6, -9, 9, 12.6, 20.2, 24)], 3.0)
    mb.obj("drop-off")
    planting(rng, plants, eye)
    traffic(((-31, -23.6, 0, 0), (24, -28.4, 180, 3), (-8, -23.6, 0, 4)))
    parked(((10.4, 1.8, 110, 1),))
    people(((-3.2, 11), (4.1, 11.6), (-14.6, -11), (-15.3, -10.5), (27, -18.6), (5.0, 10.8)), rng)
    people(picture.accents, rng)


def circle(mb):
    """The drive around an oval of lawn, kerbed in stone, with two arms to the street."""
    cx, cy = CIRCLE
    setts, kerb = m_paving((0.25, 0.235, 0.22), 0.3, 0.15, 0.14, 0.5), m_stone((0.22, 0.20, 0.18), 0.9, 0.25)

    def oval(r, t):
        return (cx + r * math.cos(t), cy + r * 0.62 * math.sin(t))

    for i in range(48):
        a, b = 2 * math.pi * i / 48, 2 * math.pi * (i + 1) / 48
        mb.face(
            [(*oval(7.4, a), 0.012), (*oval(13.6, a), 0.012), (*oval(13.6, b), 0.012), (*oval(7.4, b), 0.012)], setts
        )
        mb.face([(*oval(7.4, a), 0), (*oval(7.4, b), 0), (*oval(7.4, b), 0.5), (*oval(7.4, a), 0.5)], kerb)
        mb.face([(*oval(7.4, a), 0.5), (*oval(7.4, b), 0.5), (*oval(7.05, b), 0.5), (*oval(7.05, a), 0.5)], kerb)
        mb.face([(*oval(7.05, a), 0.44), (*oval(7.05, b), 0.44), (cx, cy, 0.5)], m_lawn())
    for s in (-1, 1):
        mb.box(s * 16.5 - 3.2, -17.8, 0, s * 16.5 + 3.2, -4, 0.012, setts)


def beds(mb, rng, plants):
    for x0, x1 in ((-60, -20.5), (-12.5, 12.5), (20.5, 64)):
        z = planter(mb, x0, -17.6, x1, -15.4, 0, 0.55)
        drift(rng, plants["shrub"] * 2 + plants["boug"][:1], x0 + 0.5, -17.1, x1 - 0.4, -15.8, z, 0.8, (0.6, 0.95))
    for s in (-1, 1):
        z = planter(mb, s * 16 - 2, 6, s * 16 + 2, 15, 0, 0.5)
        fill(rng, plants["shrub"] + plants["boug"], s * 16 - 1.8, 6.2, s * 16 + 1.8, 14.8, z, 0.8, (0.6, 1.0))
        for y in (8, 13):
            put(plants["palm"][1 if s > 0 else 0], s * 16, y, 0.4, scale=rng.uniform(0.85, 1.05), rng=rng)


def planting(rng, plants, eye):
    cx, cy = CIRCLE
    put(plants["frangi"][1], cx - 1, cy, 0.4, scale=1.1, rng=rng)
    put(plants["frangi"][0], cx + 2.6, cy - 0.8, 0.4, rng=rng)
    fill(rng, plants["shrub"] + plants["boug"], cx - 3.8, cy - 2.2, cx + 4, cy + 2.4, 0.42, 1.0, (0.4, 0.7))
    spacing = Spacing(eye, 12)
    inner = [(x0 + 4, y0 + 4, x1 - 4, y1 - 4) for x0, y0, x1, y1 in LAWNS]
    scatter(rng, plants["rain"], inner[:2], 4, spacing, 6.5, 0.1, (0.65, 0.85))
    scatter(rng, plants["street"] + plants["frangi"] + plants["palm"], inner, 30, spacing, 3.0, 0.1, (0.7, 1.0))
    scatter(rng, plants["shrub"] + plants["boug"][:1], inner, 40, spacing, 0.7, 0.1, (0.7, 1.1))
    avenue(rng, plants["street"], (-150, -19.2), (-30, -19.2), 11, 0, (0.7, 0.9), spacing)
    avenue(rng, plants["street"], (30, -19.2), (160, -19.2), 11, 0, (0.7, 0.9), spacing)
    grass_near(eye, plants["tuft"][0], LAWNS, rng)
