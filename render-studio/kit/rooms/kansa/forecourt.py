"""Kansa from outside with all that stands before it: tower, hall, water, a drive for taxis, bicycles, its garden.

For the pictures named in kit.rooms.kansa.east_garden, west_garden and evening_court; the others stand on
kit.sites.water_plaza. `tower_frame` is the tower's own frame: its middle is the origin, its front faces -y.
"""

import math

from kit.furniture.bicycle import bicycle
from kit.furniture.shapes import at
from kit.landscape.cars import cars
from kit.landscape.gardens import Spacing
from kit.landscape.ground import sahyadri, terrain
from kit.landscape.people import person
from kit.landscape.planting import flora
from kit.landscape.rickshaw import rickshaw
from kit.landscape.street import bench, bollards
from kit.massing.bronze_fins import bronze_fins
from kit.massing.lowrise import lowrise_set, neighbourhood
from kit.massing.rounded_tower import kinds
from kit.massing.rounded_tower.crown import crown
from kit.massing.rounded_tower.tower import floor_meshes
from kit.massing.skyline import skyline
from kit.materials.glass import m_water
from kit.materials.glow import m_lamp
from kit.materials.surfaces import m_plain, m_stone, m_wood
from kit.mesh import MeshBuilder, place, to_mesh
from kit.rooms.kansa.ground_floor import ground_floor
from kit.sites.kharadi import around_plaza
from kit.sites.street_life import back_of_rickshaw

AT, TURN, PLAN, STOREYS, SEED = (-8, 44), 0.42, (48, 26), 14, 31
FINS_FROM_M, FINS_OVER_ROOF_M, FIN_PITCH_M = 8.4, 2.2, 1.5
FLORA_SEED = 6
X0, X1, Y0, Y1 = -34.0, -2.0, -40.0, 8.0  # the water
AROUND = ((-320, 172, 320, 380), (-320, -40, -164, 172), (168, -40, 320, 172))
#: In the tower's frame: the drive along the front, the stand for bicycles.
DRIVE = (-70.0, 110.0, -23.0, -16.8)
BOLLARDS_FROM, BOLLARDS_TO, BOLLARD_PITCH = -12.0, 34.0, 3.0
STAND = ((5.0, 0.06), (5.8, -0.05), (6.6, 0.03), (8.2, 0.08), (9.0, -0.04))
PAINTS = ((0.045, 0.085, 0.075), (0.20, 0.035, 0.025), (0.05, 0.06, 0.09), (0.30, 0.27, 0.22), (0.02, 0.02, 0.02))


def tower_frame():
    """Everything made inside stands in the tower's frame."""
    return at(*AT, 0, TURN)


def forecourt(rng, lit, paving, drive):
    """Tower, hall, paving, water, drive and what waits there; returns the plants and where trees may stand."""
    tower(rng, lit)
    ground(paving)
    with tower_frame():
        drop_off(drive)
    return surroundings(rng, lit)


def tower(rng, lit):
    """The recipe's tower over a hall that is furnished."""
    design = kinds.office(lit, PLAN, STOREYS, SEED)
    floors, _ = floor_meshes(design)
    for storey in range(design.storeys):
        place(floors[storey % design.variants], (*AT, design.floor_height(storey)), TURN)
    place(to_mesh(crown(design), "crown"), (*AT, design.roof_height), TURN)
    clad_to = design.floor_height(design.storeys) + FINS_OVER_ROOF_M
    bronze_fins(design.outline, AT, TURN, FINS_FROM_M, clad_to, FIN_PITCH_M)
    with tower_frame():
        ground_floor(design, rng)


def ground(paving):
    """Paving round the sheet of water, its rim, benches with a line of light along it."""
    mb = MeshBuilder()
    for a in (
        (-140, -80, X0 - 0.5, 160),
        (X1 + 0.5, -80, 140, 160),
        (X0 - 0.5, Y1 + 0.5, X1 + 0.5, 160),
        (X0 - 0.5, -80, X1 + 0.5, Y0 - 0.5),
    ):
        mb.face([(a[0], a[1], 0), (a[2], a[1], 0), (a[2], a[3], 0), (a[0], a[3], 0)], paving)
    for z, m in ((-0.25, m_plain((0.035, 0.04, 0.045), 0.4)), (-0.03, m_water((0.7, 0.75, 0.78), 0.035, 0.9))):
        mb.face([(X0, Y0, z), (X1, Y0, z), (X1, Y1, z), (X0, Y1, z)], m)
    rim = m_stone((0.3, 0.28, 0.26), 1.5, 0.5, 0.1)
    for a in (
        (X0 - 0.5, Y0 - 0.5, X1 + 0.5, Y0),
        (X0 - 0.5, Y1, X1 + 0.5, Y1 + 0.5),
        (X0 - 0.5, Y0, X0, Y1),
        (X1, Y0, X1 + 0.5, Y1),
    ):
        mb.box(a[0], a[1], -0.25, a[2], a[3], 0.06, rim)
    seat, glow = m_wood((0.32, 0.18, 0.09), axis=1), m_lamp((1, 0.66, 0.34), 5.0)
    for i in range(8):
        y = -40 + i * 7
        mb.box(0.6, y, 0, 1.2, y + 4, 0.45, seat)
        for x in (0.58, 1.22):
            mb.face([(x, y, 0.04), (x, y + 4, 0.04), (x, y + 4, 0.08), (x, y, 0.08)], glow)
    mb.obj("water court")


def drop_off(setts):
    """The drive flush with the paving between bands of basalt, bollards along it, a taxi and a rickshaw, bicycles."""
    x0, x1, y0, y1 = DRIVE
    band = m_stone((0.13, 0.125, 0.12), 1.2, 0.3, 0.1)
    mb = MeshBuilder()
    mb.box(x0, y0, -0.2, x1, y1, 0.008, setts)
    for y in (y0 - 0.3, y1):
        mb.box(x0, y, -0.2, x1, y + 0.3, 0.012, band)
    posts, x = [], BOLLARDS_FROM
    while x < BOLLARDS_TO:
        posts += [(x, y0 - 0.6, 0), (x, y1 + 0.6, 0)]
        x += BOLLARD_PITCH
    bollards(mb, posts, 6.0)
    for x in (-7.0, 18.5):
        bench(mb, x, y1 + 1.6, 0, 2.4)
    for x, _ in STAND:
        hoop(mb, x, y1 + 2.2)
    mb.obj("drive")
    for i, (x, lean) in enumerate(STAND):
        with at(x + 0.10, y1 + 1.65, 0, math.pi / 2 + lean):
            bicycle(m_plain(PAINTS[i], 0.3))
    taxi(12.4, y1 - 1.5)
    for mesh in (rickshaw(), back_of_rickshaw()):
        place(mesh, (17.6, y1 - 1.3, 0.01), 0.03)
    place(cars(0.6)[4], (46.0, y0 + 1.6, 0.01), math.pi)


def hoop(mb, x, y):
    """A bar bent to a hoop; a bicycle leans at it."""
    metal = m_plain((0.30, 0.29, 0.27), 0.3, 1.0)
    for dy in (-0.35, 0.35):
        mb.cyl(x, y + dy, 0, 0.8, 0.024, metal, 10)
    mb.bar((x, y - 0.37, 0.8), (x, y + 0.37, 0.8), 0.048, 0.048, metal)


def taxi(x, y):
    """A white car with its lights on and a lamp on its roof, waiting."""
    place(cars(1.0)[0], (x, y, 0.01), 0.02)
    mb = MeshBuilder()
    mb.box(x - 0.55, y - 0.26, 1.44, x - 0.33, y + 0.26, 1.62, m_lamp((1, 0.80, 0.30), 3.0))
    mb.obj("taxi's lamp")


def surroundings(rng, lit):
    """Kharadi about it as on the project's site, hills all round; returns plants and spacing."""
    plants = flora(FLORA_SEED)
    terrain(-1.6)
    houses = lowrise_set(lit * 0.7, 2)
    for area in AROUND:
        neighbourhood(rng, houses, plants["street"] + plants["rain"][:1], *area)
    skyline(rng, 34, 700, 2600, (-105, 75), 60, lit * 0.7, strength=0.7)
    sahyadri(seed=4, r0=1600, hmax=380, az=(-125, 85))
    spacing = Spacing()
    around_plaza(rng, plants, spacing, lit * 0.7)
    return plants, spacing


def walkers(where):
    """People at (x, y, turn), each another."""
    for i, (x, y, turn) in enumerate(where):
        place(person(i % 8), (x, y, 0.01), turn)
