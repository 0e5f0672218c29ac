"""Traces of people in Peth Row: scooters and rickshaws at the kerb, a café's tables, a bicycle, pots by the doors."""

import math

from kit.furniture.bentwood import bentwood_chair, marble_table
from kit.furniture.bicycle import bicycle
from kit.furniture.brass import cup
from kit.furniture.shapes import at
from kit.landscape.planting import put
from kit.landscape.rickshaw import rickshaw
from kit.landscape.scooters import two_wheelers
from kit.materials.surfaces import m_marble, m_plain
from kit.mesh import MeshBuilder, place

CARRIAGEWAY_Z = -0.14
#: (x, y, degrees from east): noses to the kerb.
SCOOTERS = (
    *((-4.35, 21.6 + 0.75 * i, 184 - 4 * (i % 2)) for i in range(4)),
    *((4.35, 36.5 + 0.75 * i, 3 - 4 * (i % 2)) for i in range(5)),
)
RICKSHAWS = ((-4.3, 12.7, 91), (1.75, 29.0, -90), (4.25, 19.6, -91), (-1.8, 61, 90))
#: The tables of Nira Coffee, before its window: (x, y, whether somebody has just left).
TABLES = ((-10.35, 4.35, True), (-10.35, 6.35, False))
BICYCLE = (-10.98, -0.85)
#: Before piers: (side, y).
POTS = ((-1, -2.67), (-1, 13.5), (-1, 24.33), (-1, 29.67), (1, 2.67), (1, 8.0), (1, 13.33), (1, 18.67))
POT_OUT_M = 10.85


def street_life(plants, rng):
    """All of it."""
    two_wheelers(SCOOTERS, CARRIAGEWAY_Z)
    meshes = rickshaw(), back_of_rickshaw()
    for x, y, heading in RICKSHAWS:
        for mesh in meshes:
            place(mesh, (x, y, CARRIAGEWAY_Z), math.radians(heading))
    tables()
    with at(*BICYCLE, 0.0, math.pi / 2):
        bicycle(m_plain((0.03, 0.055, 0.045), 0.3, 0.0, 0.6))
    clay = m_plain((0.33, 0.125, 0.065), 0.8)
    mb = MeshBuilder()
    for side, y in POTS:
        mb.cyl(side * POT_OUT_M, y, 0, 0.36, 0.15, clay, 18, 0.21)
        put(
            plants["shrub"][int(y) % len(plants["shrub"])],
            side * POT_OUT_M,
            y,
            0.30,
            scale=rng.uniform(0.42, 0.52),
            rng=rng,
        )
    mb.obj("pots")


def back_of_rickshaw():
    """What one sees from behind: a window in the hood, lamps, bumper and number plate."""
    mb = MeshBuilder()
    dark, red = m_plain((0.03, 0.033, 0.036), 0.12, 0.0, 0.7), m_plain((0.34, 0.012, 0.01), 0.2)
    mb.box(-1.295, -0.30, 1.12, -1.262, 0.30, 1.36, dark)
    for y in (-0.52, 0.52):
        mb.box(-1.335, y - 0.05, 0.62, -1.29, y + 0.05, 0.76, red)
    mb.box(-1.345, -0.17, 0.62, -1.30, 0.17, 0.74, m_plain((0.55, 0.40, 0.05), 0.5))
    mb.box(-1.40, -0.62, 0.40, -1.34, 0.62, 0.46, m_plain((0.30, 0.30, 0.29), 0.3, 0.8))
    return mb.mesh("back of rickshaw")


def tables():
    """Two tables of marble on the pavement, chairs as they were pushed back, tea not drunk up."""
    marble = m_marble((0.66, 0.64, 0.60), (0.34, 0.33, 0.32), 2.2, 0.2)
    for x, y, left in TABLES:
        with at(x, y):
            marble_table(marble)
        for dy, turn in ((-0.62, 0.25 if left else 0.0), (0.60, math.pi + (0.0 if left else 0.3))):
            with at(x, y + dy, 0, turn):
                bentwood_chair()
        if left:
            cup(x + 0.12, y - 0.14, 0.75, 0.7)
            cup(x - 0.1, y + 0.16, 0.75, 2.4)
