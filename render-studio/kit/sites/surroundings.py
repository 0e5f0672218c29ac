"""What lies around every project: low-rise Pune under trees, a few far towers, the Sahyadri, people and cars."""

import math

from kit.landscape.cars import cars
from kit.landscape.ground import sahyadri, terrain
from kit.landscape.people import person
from kit.massing.lowrise import lowrise_set, neighbourhood
from kit.massing.skyline import skyline
from kit.mesh import place

PEOPLE_MESHES = 8
ROAD_SINK_M = 0.14


def city(rng, plants, areas, lit, hills=None, towers=0, ground=-0.7, hole=None):
    """Neighbourhoods in `areas` (x0, y0, x1, y1), hills by sahyadri()'s own words, `towers` far off.

    `hole` is as in terrain().
    """
    terrain(ground, hole)
    houses = lowrise_set(lit, 2 if len(areas) > 1 else 1)
    for area in areas:
        neighbourhood(rng, houses, plants["street"] + plants["rain"][:1], *area)
    if towers:
        skyline(rng, towers, 700, 2600, (-75, 75), 60, lit, strength=0.7)
    sahyadri(**(hills or {}))


def traffic(where, lights=0.0):
    """Cars at (x, y, bearing in degrees from east, mesh 0 to 5). India drives on the left."""
    meshes = cars(lights)
    for x, y, heading, i in where:
        place(meshes[i], (x, y, -ROAD_SINK_M), math.radians(heading))


def parked(where, z=0.02):
    """Cars standing on paving."""
    meshes = cars()
    for x, y, heading, i in where:
        place(meshes[i], (x, y, z), math.radians(heading))


def people(where, rng, z=0.01):
    """Figures at (x, y), each its own person, facing anywhere."""
    meshes = {}
    for i, (x, y, *height) in enumerate(where):
        kind = i % PEOPLE_MESHES
        meshes.setdefault(kind, person(kind))
        place(meshes[kind], (x, y, height[0] if height else z), rng.random() * 6.283, rng.uniform(0.96, 1.04))
