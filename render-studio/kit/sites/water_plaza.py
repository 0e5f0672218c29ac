"""A still sheet of dark water before a glass block, benches and tree lawns: the ground of Kansa."""

from kit.landscape.gardens import Spacing, avenue, grass_near, scatter
from kit.landscape.ground import lawn, road
from kit.landscape.planting import put
from kit.massing.forms import raise_massing
from kit.materials.glass import m_water
from kit.materials.glow import m_lamp
from kit.materials.surfaces import m_paving, m_plain, m_stone, m_wood
from kit.mesh import MeshBuilder
from kit.sites.building_site import building_site
from kit.sites.kharadi import around_plaza
from kit.sites.surroundings import city, people, traffic
from kit.yard.cranes import cranes_of
from kit.yard.yards import KANSA

X0, X1, Y0, Y1 = -34.0, -2.0, -40.0, 8.0  # the water
LAWNS = ((6, -44, 22, -8), (26, -40, 60, 0), (-70, -50, -40, 0))
AROUND = ((-320, 172, 320, 380), (-320, -40, -164, 172), (168, -40, 320, 172))
HILLS = dict(seed=4, r0=1600, hmax=380)
TREES = (
    (8.5, -36),
    (11, -28),
    (8.5, -20),
    (12, -12),
    (17.5, -33),
    (18, -19),
    (-46, -8),
    (-50, -30),
    (31, -30),
    (37, -20),
)


def build(project, picture, rng, plants):
    eye = picture.camera.at
    raise_massing(project, picture, plants)
    if picture.stage:
        building_site(rng, plants, picture, KANSA, cranes_of(project, picture.stage))
        return
    city(rng, plants, AROUND, picture.light.lit * 0.7, HILLS, towers=26, ground=-1.6)
    mb = MeshBuilder()
    plaza(mb)
    benches(mb)
    for area in LAWNS:
        lawn(mb, *area, z=0.3)
    road(mb, -300, -66, 300, -56, walk=3)
    mb.obj("plaza")
    spacing = Spacing(eye, 6)
    for x, y in TREES:
        if spacing.free(x, y, 1.5):
            spacing.take(x, y, 3.0)
            put(rng.choice(plants["street"]), x, y, 0.3, scale=rng.uniform(0.75, 1.0), rng=rng)
    inner = [(x0 + 2, y0 + 2, x1 - 2, y1 - 2) for x0, y0, x1, y1 in LAWNS]
    scatter(rng, plants["shrub"] * 2 + plants["boug"][:1], inner, 46, spacing, 0.7, 0.3, (0.6, 1.1))
    scatter(rng, plants["rain"], [(-80, 20, -60, 78), (64, -30, 76, 60)], 6, spacing, 8, 0, (0.8, 1.0))
    avenue(rng, plants["avenue"], (-140, -53), (140, -53), 12, spacing=spacing)
    around_plaza(rng, plants, spacing, picture.light.lit * 0.7)
    grass_near(eye, plants["tuft"][0], LAWNS, rng, 0.29)
    people(((1.8, -22), (2.5, -21.6), (4.0, 2), (-6, 14), (-7, 14.6), (3, 20), (14, 8), (20, 12), (2.2, -34)), rng)
    people(picture.accents, rng)
    traffic(((-40, -58.6, 0, 2), (18, -63.4, 180, 1)))


def plaza(mb):
    stone = m_paving((0.44, 0.42, 0.39), 1.5, 0.75, 0.08, 0.30)
    for a in (
        (-140, -52, X0 - 0.5, 160),
        (X1 + 0.5, -52, 140, 160),
        (X0 - 0.5, Y1 + 0.5, X1 + 0.5, 160),
        (X0 - 0.5, -52, X1 + 0.5, Y0 - 0.5),
    ):
        mb.face([(a[0], a[1], 0), (a[2], a[1], 0), (a[2], a[3], 0), (a[0], a[3], 0)], stone)
    for z, m in ((-0.25, m_plain((0.035, 0.04, 0.045), 0.4)), (-0.03, m_water((0.7, 0.75, 0.78), 0.035, 0.9))):
        mb.face([(X0, Y0, z), (X1, Y0, z), (X1, Y1, z), (X0, Y1, z)], m)
    rim = m_stone((0.3, 0.28, 0.26), 1.5, 0.5, 0.1)
    for x0, y0, x1, y1 in (
        (X0 - 0.5, Y0 - 0.5, X1 + 0.5, Y0),
        (X0 - 0.5, Y1, X1 + 0.5, Y1 + 0.5),
        (X0 - 0.5, Y0, X0, Y1),
        (X1, Y0, X1 + 0.5, Y1),
    ):
        mb.box(x0, y0, -0.25, x1, y1, 0.06, rim)


def benches(mb):
    seat = m_wood((0.32, 0.18, 0.09), axis=1)
    for i in range(7):
        y = -40 + i * 7
        mb.box(0.6, y, 0, 1.2, y + 4, 0.45, seat)
        mb.face(
            [(0.58, y, 0.04), (0.58, y + 4, 0.04), (0.58, y + 4, 0.08), (0.58, y, 0.08)], m_lamp((1, 0.66, 0.34), 5.0)
        )
