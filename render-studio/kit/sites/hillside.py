"""A planted hillside under the ridge, with a lane, a lawn and steps at its foot: the ground of Paayri."""

from mathutils import Vector
from mathutils import noise as mnoise

from kit.landscape.gardens import Spacing, grass_near, scatter
from kit.landscape.ground import lawn, road, sahyadri, slope, terrain
from kit.landscape.planting import put
from kit.landscape.street import bench, bollards
from kit.massing.forms import raise_massing
from kit.materials.ground import m_hillside
from kit.materials.surfaces import m_paving, m_stone
from kit.mesh import MeshBuilder
from kit.sites.surroundings import people, traffic

STEEPNESS = 0.74  # rise per metre of hill behind the terraces: their storey height over their step
LAWNS = ((-60, -24, -5, -4), (6, -24, 60, -4))


def hill(x, y):
    """Height of the ground at (x, y)."""
    t = max(0.0, y)
    if t < 44:
        base = STEEPNESS * t
    elif t < 130:
        base = STEEPNESS * 44 + 0.13 * (t - 44)
    else:
        base = STEEPNESS * 44 + 11.2 - 0.3 * (t - 130)
    rough = 2.2 * mnoise.noise(Vector((x / 30, y / 30, 1))) * min(1, t / 12)
    flanks = 0 if abs(x) < 60 else (abs(x) - 60) ** 1.15 * 0.10 * min(1, t / 30)
    return base - 0.6 + rough - flanks


def build(project, picture, rng, plants):
    eye = picture.camera.at
    terrain(-2.5)
    slope(hill, -260, 260, -2, 330, 120)
    mb = MeshBuilder()
    foot(mb)
    mb.obj("foot of the hill")
    raise_massing(project, picture, plants)
    spacing = Spacing(eye, 7)
    garden(rng, plants, spacing)
    forest(rng, plants, project, Spacing(eye, 12))
    grass_near(eye, plants["tuft"][0], LAWNS, rng)
    sahyadri(seed=9, r0=900, r1=4200, hmax=620, z=10, az=(-60, 130))
    traffic(((-26, -28.8, 0, 0), (29, -32.2, 180, 3)))
    people(((1.6, -4.6, 0.06), (2.4, -5.0, 0.06), (-1.5, -7.5, 0.06), (14, -12, 0.1)), rng)
    people(picture.accents, rng)


def foot(mb):
    """Paved forecourt, lane, lawns behind a basalt wall, and the steps up to the first terrace."""
    basalt = m_stone((0.17, 0.155, 0.14), 0.9, 0.22, 0.35, 0.75)
    step = m_stone((0.42, 0.37, 0.31), 1.4, 0.4, 0.06)
    mb.box(-120, -60, -1, 120, -36, 0, m_paving((0.42, 0.37, 0.31), 1.2, 0.6, 0.1, 0.45))
    mb.box(-120, -25, -1, 120, 0, 0, m_paving((0.42, 0.37, 0.31), 1.2, 0.6, 0.1, 0.45))
    road(mb, -160, -34, 160, -27, walk=2.0)
    for area in LAWNS:
        lawn(mb, *area, 0.1)
    for a, b in ((-70, -5), (6, 70)):
        mb.box(a, -2.6, -0.2, b, -1.9, 1.5, basalt)
        mb.face([(a, -1.9, 1.45), (b, -1.9, 1.45), (b, 0.8, 1.6), (a, 0.8, 1.6)], m_hillside())
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


def garden(rng, plants, spacing):
    for x in range(-68, 70, 2):
        if not -7 < x < 8:
            kind = rng.choice(plants["shrub"] * 3 + plants["boug"])
            put(kind, x + rng.uniform(-0.6, 0.6), -1.1, 1.45, scale=rng.uniform(0.7, 1.15), rng=rng)
    for x, y, s, kind in ((-21, -13, 0.62, 0), (38, -11, 0.8, 1), (58, -14, 0.7, 0)):
        spacing.take(x, y, 6)
        put(plants["rain"][kind], x, y, 0.1, scale=s, rng=rng)
    inner = [(x0 + 2, y0 + 2, x1 - 2, y1 - 2) for x0, y0, x1, y1 in LAWNS]
    scatter(rng, plants["frangi"], inner, 7, spacing, 2.6, 0.1, (0.9, 1.2))
    edges = [(-58, -6.5, -6, -4.5), (7, -6.5, 58, -4.5), (-58, -23.6, -6, -22), (7, -23.6, 58, -22)]
    scatter(rng, plants["shrub"] * 2 + plants["boug"], edges, 60, spacing, 0.6, 0.1, (0.6, 1.1))


def forest(rng, plants, project, spacing):
    """Trees and scrub on the open hill, away from the terraces."""
    blocks = [(m["at"][0], m.get("width", 24) / 2 + 4, m["storeys"] * m.get("step", 4.6) + 14) for m in project.massing]

    def free(x, y):
        return all(abs(x - cx) > half or y > deep for cx, half, deep in blocks)

    def ground(x, y):
        return hill(x, y) - 0.3

    def scrub(x, y):
        return hill(x, y) - 0.1

    near, far = [(-150, 3, 150, 70)], [(-170, 60, 170, 250)]
    scatter(rng, plants["rain"], near + far, 26, spacing, 7.0, ground, (0.55, 0.85), free)
    scatter(rng, plants["street"], far, 420, spacing, 2.6, ground, (0.55, 0.95), free)
    scatter(rng, plants["street"] + plants["palm"][:1], near, 190, spacing, 2.4, ground, (0.5, 0.85), free)
    scatter(rng, plants["shrub"] * 3 + plants["boug"], [(-80, 1, 90, 60)], 260, spacing, 0.8, scrub, (0.8, 1.9), free)
