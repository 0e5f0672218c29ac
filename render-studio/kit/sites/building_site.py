"""A building site in a Pune suburb: hoarding and street before it, a murum yard at work, houses all round."""

import math

from kit.landscape.gardens import Spacing, scatter
from kit.landscape.ground import sahyadri, terrain
from kit.landscape.planting import put
from kit.landscape.scooters import two_wheelers
from kit.massing.apartment import apartment_set, quarter, row
from kit.massing.skyline import skyline
from kit.mesh import MeshBuilder, place, to_mesh
from kit.sites.surroundings import people
from kit.yard import machines, street
from kit.yard.hoarding import board, fences, road_front
from kit.yard.layout import GATE_V, KEPT_TREES, heaps_at, huts, stock, tracks_in
from kit.yard.pit import open_pit, slab
from kit.yard.plan import ROAD_M, VERGE_M
from kit.yard.signs import words_of_board, words_on
from kit.yard.soil import soil
from kit.yard.workers import workers

PANELS_V = (-43.0, -10.0, 10.0, 30.0)
LOW_HOUSE = 2
BOARD_V = -23.5
PLAIN_M = -0.8
HILLS = dict(r0=2300, hmax=330)
CONVEYOR_TURN = 0.5

PEOPLE_FROM_M = 32


def building_site(rng, plants, picture, yard, cranes=(), standing=()):
    """All of a yard and its neighbourhood at the picture's stage. The pit is open at stage 1 only.

    `cranes` are (x, y) of what needs a foot in the pit; `standing` is (x, y, radius) of finished buildings beside it,
    which trees keep clear of.
    """
    stage, eye = picture.stage, picture.camera.at
    spacing = Spacing(eye)
    for x, y, radius in standing:
        spacing.take(x, y, radius)
    surroundings(rng, plants, yard, spacing, picture.light.lit, eye)
    mb = MeshBuilder()
    x0, y0, x1, y1 = yard.pit
    (open_pit(mb, x0, y0, x1, y1, yard.depth, cranes) if stage == 1 else slab(mb, x0, y0, x1, y1))
    heaps = [(*yard.at(u, v), radius, height) for u, v, radius, height in heaps_at(stage, yard.deep)]
    soil(yard.bounds, [[yard.at(u, v) for u, v in track] for track in tracks_in(yard)], heaps, yard.pit, yard.seed)
    road_front(mb, yard, GATE_V)
    fences(mb, yard)
    board(mb, yard, BOARD_V)
    huts(mb, yard)
    stock(mb, rng, yard, stage)
    mb.obj("yard")
    words_on(yard, GATE_V, PANELS_V)
    words_of_board(yard, BOARD_V)
    fleet(yard, stage)
    at_work(rng, yard, stage, eye)
    kept(rng, plants, yard)


def kept(rng, plants, yard):
    """Trees that stay, whatever is built."""
    for u, v, kind, size in KEPT_TREES:
        put(plants[kind][0], *yard.at(u, v), 0, scale=size, rng=rng)


def fleet(yard, stage):
    """Machines by stage; the batching plant stands all the time."""

    def stand(machine, u, v, bearing, z=0.0):
        place(to_mesh(machine, "machine"), (*yard.at(u, v), z), yard.turned(bearing))

    stand(machines.silo(), 60, -4, CONVEYOR_TURN)
    stand(machines.mixer(), 3.5, -31, 172, -0.1)
    stand(machines.mixer(), 56.5, -15, 20)
    stand(machines.tipper(), 36.0, -15, 120)
    if stage == 1:
        stand(machines.excavator(), 24, -4.5, 60, 0.2)
        stand(machines.excavator(), yard.deep - 14, -13, 150, 0.2)
        stand(machines.tipper(), yard.deep - 22, -17, -30)
    elif stage == 2:
        stand(machines.excavator(), yard.deep - 13, -15, 150)


def at_work(rng, yard, stage, eye):
    """Workers in the yard, well away from the lens, a few people in the street."""

    def far(points):
        return [point for point in points if math.hypot(point[0] - eye[0], point[1] - eye[1]) > PEOPLE_FROM_M]

    places = [(25, -29.5), (28, -30), (31, -29), (18, -24.5), (40, -27), (45, -18.5), (52, -18), (9, -29), (35, -36.8)]
    places += [(58, -12.5), (22, -19), (66, -27), (63, -29.5), (14, -6), (48, -12), (30, -24)]
    workers(far([yard.at(u, v) for u, v in places]), rng)
    if stage > 1:
        workers(far([(*yard.at(u, v), 0.1) for u, v in ((26, 5), (27, 5.6), (40, 4), (18, 8), (52, 6))]), rng)
    street_side = ((-2.4, -19), (-2.2, -18.2), (-13.4, -8), (-1.9, 12), (-13, 26))
    people(far([yard.at(u, v) for u, v in street_side]), rng)


def surroundings(rng, plants, yard, spacing, lit, eye):
    """Street, neighbours of three to seven floors, trees unlike each other, the far city, hills in the haze."""
    x0, y0, x1, y1 = yard.bounds
    terrain(PLAIN_M, yard.pit)
    mb = MeshBuilder()
    street.street(mb, yard)
    street.lamps(mb, yard)
    street.plot_walls(mb, yard, -40, 200)
    street.ground_around(mb, yard)
    mb.obj("street")
    houses = apartment_set(lit * 0.5, 900 + yard.seed * 10)
    across, rot = -VERGE_M - ROAD_M - 11.5, yard.side * math.pi / 2
    row(rng, houses, yard.at(across, -31), yard.at(across, 230), rot, first=LOW_HOUSE)
    row(rng, houses, (x0 - 8, y1 + 17), (x1 + 60, y1 + 17), 0.0)
    far = yard.deep + yard.far_row
    row(rng, houses, yard.at(far, -66), yard.at(far, yard.north), -rot)
    trees = plants["street"] + plants["rain"][:1]

    def open_ground(x, y):
        clear = x0 - 62 < x < x1 + 34 and y0 - 120 < y < y1 + 32
        return not clear and math.hypot(x - eye[0], y - eye[1]) > 60

    quarter(rng, houses, trees, (x0 - 330, y0 - 40, x1 + 330, y1 + 330), keep=open_ground)
    skyline(rng, 34, 420, 2400, (-80, 80), 52, lit * 0.4, strength=0.5)
    sahyadri(seed=yard.seed, **HILLS)
    street.trees_along(rng, plants, yard, spacing, GATE_V)
    edge = [(x0, y1 + 2, x1, y1 + 8), yard.rect(yard.deep + 2, -50, yard.deep + 9, yard.north)]
    scatter(rng, plants["street"] + plants["rain"] + plants["palm"][:1], edge, 26, spacing, 3.2, -0.3, (0.7, 1.1))
    scatter(rng, plants["shrub"], [yard.rect(-2.9, -60, -0.5, GATE_V[0] - 2)], 12, spacing, 0.5, -0.05, (0.4, 0.9))
    street.traffic(yard, ((-0.5, -12, 0), (0.48, 8, 3), (-0.5, 40, 1), (0.5, 66, 5)))
    street.rickshaws(yard, ((-0.52, -34), (-0.5, 20), (0.5, 34)))
    street.parked_along(rng, yard, ((-20, -8), (10, 18)))
    two_wheelers([(*yard.at(46.5 + 0.9 * i, -55.8), 80 + 5 * (i % 4)) for i in range(8)])
