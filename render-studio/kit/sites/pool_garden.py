"""A long pool between palm beds, lawns under trees, a pavilion at its head: the garden of Meander."""

import math

from kit.landscape.gardens import Spacing, avenue, drift, grass_near, scatter
from kit.landscape.ground import lawn, road
from kit.landscape.planting import put
from kit.landscape.pool import lounger, pool, umbrella
from kit.landscape.street import bench, bollards
from kit.light.dimmers import LIGHTS
from kit.light.lamps import light_area, light_spot
from kit.massing.forms import raise_massing
from kit.materials.glow import m_lamp
from kit.materials.ground import m_hill
from kit.materials.surfaces import m_paving, m_stone, m_stucco, m_wood
from kit.mesh import MeshBuilder
from kit.sites.building_site import building_site
from kit.sites.surroundings import city, parked, people, traffic
from kit.yard.cranes import cranes_of
from kit.yard.yards import MEANDER

X0, X1, Y0, Y1 = -5.5, 6.5, -84.0, -22.0  # the water
BEDS_X = (X0 - 5.3, X1 + 5.3)
LAWNS = ((-46, -84, X0 - 6.2, -14), (X1 + 6.2, -84, 46, -2), (-100, -84, -50, 0), (50, -84, 100, 20))
PALMS_Y = (-78, -69.5, -62, -53, -46, -37.5, -30)
HILLS = dict(seed=5, r0=1700, hmax=420)
AROUND = ((-330, 150, 330, 420), (-330, -60, -150, 150), (150, -60, 330, 150))


def build(project, picture, rng, plants):
    eye = picture.camera.at
    raise_massing(project, picture, plants)
    if picture.stage:
        occupied = [(*project.massing[0]["at"], 24)]
        building_site(rng, plants, picture, MEANDER, cranes_of(project, picture.stage), occupied)
        return
    city(rng, plants, AROUND, picture.light.lit * 0.6, HILLS, towers=14, ground=-1.6)
    mb = MeshBuilder()
    paving(mb)
    pool(mb, X0, Y0, X1, Y1)
    pavilion(mb)
    path(mb)
    road(mb, -400, -108, 400, -98, walk=3)
    mb.obj("garden")
    palm_beds(rng, plants, picture)
    furniture()
    spacing = Spacing(eye, 10)
    for tower in project.massing:
        if "plan" in tower:
            spacing.take(*tower["at"], max(tower["plan"]) * 0.62)
    lawn_planting(rng, plants, spacing, eye)
    grass_near(eye, plants["tuft"][0], LAWNS, rng)
    people(((-8, -40), (-8.6, -40.6), (9.6, -28), (2.5, -19), (-14, -10), (-12.8, -9.6), (16, 4), (-30, 6)), rng)
    people(picture.accents, rng)
    traffic(((-40, -100.6, 0, 0), (30, -105.4, 180, 3)))
    parked(((31, 33, 20, 1), (-8, 12, 160, 4)))


def paving(mb):
    stone = m_paving((0.52, 0.47, 0.41), 1.2, 0.6, 0.10, 0.34)
    for a in (
        (-120, -96, X0 - 0.5, 150),
        (X1 + 0.5, -96, 120, 150),
        (X0 - 0.5, Y1 + 0.5, X1 + 0.5, 150),
        (X0 - 0.5, -96, X1 + 0.5, Y0 - 0.5),
    ):
        mb.face([(a[0], a[1], 0), (a[2], a[1], 0), (a[2], a[3], 0), (a[0], a[3], 0)], stone)
    deck = m_wood((0.34, 0.20, 0.11), axis=1, plank=0.14, rough=0.5)
    for x0, x1 in ((X0 - 4.2, X0 - 0.5), (X1 + 0.5, X1 + 4.2)):
        mb.box(x0, Y0 - 1, -0.05, x1, Y1 + 2, 0.05, deck)
    for area in LAWNS:
        lawn(mb, *area)
    for x in BEDS_X:
        mb.box(x - 0.45, Y0, 0, x + 0.45, Y1, 0.46, m_stone((0.40, 0.33, 0.26), 0.9, 0.23))
        soil = [(x - 0.38, Y0, 0.47), (x + 0.38, Y0, 0.47), (x + 0.38, Y1, 0.47), (x - 0.38, Y1, 0.47)]
        mb.face(soil, m_hill())
        for q in (x - 0.46, x + 0.46):
            mb.face([(q, Y0, 0.05), (q, Y1, 0.05), (q, Y1, 0.09), (q, Y0, 0.09)], m_lamp((1, 0.62, 0.30), 3.0))


def pavilion(mb):
    white, timber = m_stucco((0.84, 0.82, 0.78), 0.06), m_wood((0.42, 0.23, 0.11), axis=0)
    mb.box(-8, -17.5, 3.6, 9, -11, 3.95, white)
    mb.face([(-7.9, -17.4, 3.59), (-7.9, -11.1, 3.59), (8.9, -11.1, 3.59), (8.9, -17.4, 3.59)], timber)
    for x in (-7.3, -2.2, 3.2, 8.3):
        for y in (-16.8, -11.7):
            mb.box(x - 0.17, y - 0.17, 0, x + 0.17, y + 0.17, 3.6, white)
    for i in range(9):
        mb.cyl(-7 + i * 1.9, -14.3, 3.53, 3.58, 0.10, m_lamp((1, 0.68, 0.38), 18.0), 10)
    mb.box(-7, -11.6, 0, 8, -11.3, 3.3, m_stone((0.46, 0.37, 0.28), 1.2, 0.3))
    for x in (-5, 0.5, 6):
        bench(mb, x, -13, 0, 2.4)
    light_area((0.5, -12.0, 3.4), (14.5, 0.25), 160 * LIGHTS["lamp"], (1, 0.66, 0.36), target=(0.5, -11.7, 0))


def path(mb):
    """Stepping slabs that wind through the western lawn."""
    stone = m_paving((0.58, 0.53, 0.47), 2.2, 1.2, 0.05)
    for i in range(26):
        y = -82 + i * 2.6
        x = path_x(y)
        mb.box(x - 1.1, y, 0.1, x + 1.1, y + 2.3, 0.19, stone)
        if i % 3 == 0:
            bollards(mb, [(x + 1.9, y, 0.1)], 8.0, 0.65)


def path_x(y):
    return -33 + 7 * math.sin(y * 0.06)


def palm_beds(rng, plants, picture):
    dark = picture.light.mood == "dusk"
    for i, y in enumerate(PALMS_Y):
        for x, dy in zip(BEDS_X, (0, 2.1), strict=True):
            palm = plants["palm"][(i + (dy > 0)) % 3]
            put(palm, x, y + dy, 0.45, scale=rng.uniform(0.82, 1.08), rng=rng)
            if dark and y < -52:
                light_spot((x + 0.5, y + dy - 0.4, 0.2), 70 * LIGHTS["lamp"], (1, 0.66, 0.34), True, 80)
    for x in BEDS_X:
        drift(rng, plants["shrub"] * 2 + plants["boug"][:1], x - 0.1, Y0, x + 0.2, Y1, 0.42, 0.75, (0.5, 0.85))


def furniture():
    mb = MeshBuilder()
    for y in (-66, -63.5, -58, -55.5, -46, -43.5):
        lounger(mb, X0 - 2.6, y, math.pi)
        lounger(mb, X1 + 2.6, y, 0)
    for y in (-64.75, -56.75, -44.75):
        umbrella(mb, X0 - 2.9, y)
        umbrella(mb, X1 + 2.9, y)
    mb.obj("deck furniture", loc=(0, 0, 0.05))


def lawn_planting(rng, plants, spacing, eye):
    def off_path(x, y):
        return abs(x - path_x(y)) > 3.4

    inner = [(x0 + 3, y0 + 3, x1 - 3, y1 - 3) for x0, y0, x1, y1 in LAWNS]
    scatter(rng, plants["rain"], inner, 5, spacing, 7.0, 0.1, (0.6, 0.8), off_path)
    scatter(rng, plants["street"] + plants["frangi"], inner, 34, spacing, 3.2, 0.1, (0.65, 1.0), off_path)
    scatter(rng, plants["shrub"] * 2 + plants["boug"], inner, 60, spacing, 0.8, 0.1, (0.7, 1.3), off_path)
    around = [(-118, 30, -60, 145), (62, 30, 118, 145), (-60, 118, 60, 145)]
    scatter(rng, plants["street"] + plants["palm"], around, 44, spacing, 3.6, 0.0, (0.8, 1.15))
    for x0, y0, x1, y1 in LAWNS[:2]:
        edge = x0 + 0.5 if x0 > 0 else x1 - 0.5
        y = y0 + 1
        while y < y1 - 1:
            put(plants["hedge"][0], edge, y, 0.1, rot=math.pi / 2, rng=rng)
            y += 1.95
    avenue(rng, plants["avenue"], (-118, -94.6), (118, -94.6), 11, spacing=spacing)
