"""Meander's entrance hall, two floors high, as `massing/rounded_tower/hall.py` shows it from the garden: glass on the
south between the tower's piers, a transom at 3.2 m, round corners, the lifts in the core. x is east, the room is north
of the glass at y 0. A river of green terrazzo runs through its floor.
"""

import math
from itertools import pairwise

from kit.furniture.bell_metal import ring_wall
from kit.furniture.brass import open_book, urli
from kit.furniture.hall_things import desk_bell, umbrella_stand
from kit.furniture.lamps import table_lamp
from kit.furniture.lift_door import lift_door
from kit.furniture.plants import potplant
from kit.furniture.props import branches, vase
from kit.furniture.river_hall import (
    boulder,
    fluted_wall,
    kick_scooter,
    long_bench,
    newspaper,
    three_pendants,
)
from kit.furniture.shapes import at
from kit.light.lamps import light_area, light_spot
from kit.materials.close import m_wet_print
from kit.materials.glow import m_lamp
from kit.materials.joinery import m_lime
from kit.materials.pebble import m_pebble
from kit.materials.surfaces import m_marble, m_plain, m_stone
from kit.mesh import MeshBuilder
from kit.rooms.meander.balcony import m_calm_glass
from kit.rooms.meander.hall_garden import hall_garden

HEIGHT, TRANSOM, BAY = 6.16, 3.2, 4.2
WEST, GLASS_ENDS = -13.0, 8.4
MULLION = BAY / 2
CORE = (-1.0, 18.4, 10.0)  # x, y, radius
CORNER = (8.4, 5.6, 5.0, 5.6)  # the round corner's centre and half axes
DOORS = (-80.0, -68.5, -57.0)  # where on the core, in degrees
DESK = (10.4, 3.5)

IVORY = m_lime((0.80, 0.765, 0.70), 0.03)
PLASTER = m_lime((0.74, 0.68, 0.59), 0.04)
BROWN = m_stone((0.30, 0.215, 0.15), 1.4, 0.7)
FRAME = m_plain((0.035, 0.033, 0.03), 0.35, 0.8)
BRASS = m_plain((0.60, 0.43, 0.21), 0.24, 1.0)
RIVER_GREEN = m_marble((0.085, 0.125, 0.10), (0.34, 0.37, 0.31), 1.5, 0.16)


def build(look, rng):
    floor()
    glass()
    corner_and_core()
    ceiling()
    desk()
    middle()
    left_behind()
    hall_garden(rng, HEIGHT)
    for degrees in DOORS:
        t = math.radians(degrees)
        light_spot(
            (CORE[0] + (CORE[2] + 0.75) * math.cos(t), CORE[1] + (CORE[2] + 0.75) * math.sin(t), 5.4),
            170,
            (1, 0.78, 0.52),
            False,
            62,
        )
    light_area((0.0, -0.5, 2.6), (17, 4.6), 210, (0.90, 0.95, 1.0), rot=(math.pi / 2, 0, 0)).visible_glossy = False
    light_area((10.9, 13.5, 4.5), (2.6, 2.4), 90, (1, 0.92, 0.80), target=(10.9, 8, 1)).visible_glossy = False


def river_y(x):
    """The northing of the river in the floor."""
    return 3.75 + 1.15 * math.sin(x * 0.52 + 0.4) + 0.25 * math.sin(x * 1.3)


def floor():
    """Pebble terrazzo; a river of darker pebbles between two lines of brass, up to the desk."""
    mb = MeshBuilder()
    pale = m_pebble()
    water = m_pebble((0.16, 0.19, 0.165), ((0.085, 0.115, 0.10), (0.21, 0.24, 0.20), (0.30, 0.31, 0.27)), 0.03)
    mb.face([(WEST - 6, -0.3, 0), (16, -0.3, 0), (16, 20, 0), (WEST - 6, 20, 0)], pale)
    xs = [WEST - 4 + 0.16 * k for k in range(160)]
    xs = [x for x in xs if x < 8.4]
    for a, b in pairwise(xs):
        wide = [0.42 + 0.16 * math.sin(x * 0.9 + 1.0) for x in (a, b)]
        low, high = ([river_y(x) + side * w for x, w in zip((a, b), wide, strict=True)] for side in (-1, 1))
        mb.face([(a, low[0], 0.0012), (b, low[1], 0.0012), (b, high[1], 0.0012), (a, high[0], 0.0012)], water)
        for line in (low, high):
            y0, y1 = line
            mb.face(
                [(a, y0 - 0.011, 0.002), (b, y1 - 0.011, 0.002), (b, y1 + 0.011, 0.002), (a, y0 + 0.011, 0.002)], BRASS
            )
    mb.obj("floor")


def glass():
    """The front: mullions at every half bay, the transom, a pair of doors in the last bay."""
    mb = MeshBuilder()
    pane = m_calm_glass()
    x = GLASS_ENDS
    while x > WEST - 4:
        mb.box(x - 0.04, -0.10, 0, x + 0.04, 0.10, HEIGHT, FRAME)
        x -= MULLION
    for z0, z1 in ((0, 0.05), (TRANSOM - 0.05, TRANSOM + 0.05), (HEIGHT - 0.07, HEIGHT)):
        mb.box(WEST - 4, -0.05, z0, GLASS_ENDS, 0.05, z1, FRAME)
    mb.face([(GLASS_ENDS, 0, 0), (WEST - 4, 0, 0), (WEST - 4, 0, HEIGHT), (GLASS_ENDS, 0, HEIGHT)], pane)
    door = GLASS_ENDS - BAY * 0.5
    for side in (-1, 1):
        x0, x1 = sorted((door, door + side * 1.0))
        for x in (x0, x1 - 0.05):
            mb.box(x, -0.07, 0.02, x + 0.05, 0.07, 2.4, FRAME)
        mb.box(x0, -0.07, 2.35, x1, 0.07, 2.42, FRAME)
        mb.box(door + side * 0.09 - 0.015, 0.07, 0.75, door + side * 0.09 + 0.015, 0.12, 1.75, BRASS)
    mb.obj("glass")


def corner_and_core():
    """The fluted wall round the corner, with its base and light along its head; the core with three lift doors."""
    cx, cy, rx, ry = CORNER
    line = [(cx + rx * math.cos(t), cy + ry * math.sin(t)) for t in (math.radians(-90 + 1.5 * k) for k in range(61))]
    line += [(cx + rx, 20.0)]
    fluted_wall(line, 0.16, HEIGHT, PLASTER)
    mb = MeshBuilder()
    for a, b in pairwise(line):
        (ax, ay), (bx, by) = ((x - 0.03 * (x - cx) / rx, y - 0.03 * (y - cy) / ry if y < cy else y) for x, y in (a, b))
        mb.upright((ax, ay), (bx, by), 0, 0.16, m_plain((0.20, 0.135, 0.075), 0.34, 0.9))
        mb.face([(ax, ay, 0.16), (bx, by, 0.16), (*b, 0.16), (*a, 0.16)], m_plain((0.20, 0.135, 0.075), 0.34, 0.9))
    mb.box(GLASS_ENDS - 0.02, -0.3, 0, GLASS_ENDS + 0.5, 0.02, HEIGHT, PLASTER)
    mb.box(8, 19.9, 0, 15, 20, HEIGHT, IVORY)
    mb.obj("corner")
    for k in range(13):
        t = math.radians(-74 + 12.5 * k)
        x, y = cx + (rx - 0.42) * math.cos(t), cy + (ry - 0.42) * math.sin(t)
        if t > 0:
            x, y = cx + rx - 0.42, cy + 1.1 * (k - 5.5)
        light_spot((x, y, HEIGHT - 0.05), 130, (1, 0.80, 0.56), False, 74)
    x, y, r = CORE
    mb = MeshBuilder()
    ring_wall(mb, x, y, r - 0.3, r, math.radians(-175), math.radians(-5), 0, HEIGHT, BROWN, 120)
    mb.obj("core")
    for degrees in DOORS:
        a = math.radians(degrees)
        with at(x + (r + 0.03) * math.cos(a), y + (r + 0.03) * math.sin(a), 0, a + math.pi / 2):
            lift_door()


def ceiling():
    """White under the balconies' white: a lower field over the core whose edge waves as they do, light along it."""
    mb = MeshBuilder()
    mb.face([(WEST - 6, -0.3, HEIGHT), (WEST - 6, 20, HEIGHT), (16, 20, HEIGHT), (16, -0.3, HEIGHT)], IVORY)
    mb.box(WEST - 6, -0.3, HEIGHT + 0.01, 16, 20, HEIGHT + 0.3, IVORY)
    for below, out, swing in ((0.34, 6.3, 0.75), (0.62, 8.1, 0.62)):
        z = HEIGHT - below
        xs = [WEST - 6 + 0.2 * k for k in range(146)]
        edge = [(x, out + swing * math.sin(x * 0.46 + out)) for x in xs]
        for (ax, ay), (bx, by) in pairwise(edge):
            mb.face([(ax, ay, z), (ax, ay, z + 0.22), (bx, by, z + 0.22), (bx, by, z)], IVORY)
            mb.face([(ax, ay, z), (bx, by, z), (bx, 20, z), (ax, 20, z)], IVORY)
            mb.face(
                [
                    (ax, ay + 0.02, z + 0.225),
                    (bx, by + 0.02, z + 0.225),
                    (bx, by + 0.12, z + 0.225),
                    (ax, ay + 0.12, z + 0.225),
                ],
                m_lamp((1, 0.80, 0.56), 5.0),
            )
    mb.obj("ceiling")
    for k in range(5):
        three_pendants(GLASS_ENDS - BAY * (k + 0.5), 2.5, HEIGHT)


def desk():
    """An arc of green marble before the corner, brass at its foot and head; the visitors' book, a bell, marigolds."""
    x, y = DESK
    a, b = math.radians(118), math.radians(238)
    mb = MeshBuilder()
    ring_wall(mb, x, y, 1.75, 2.30, a, b, 0.10, 1.02, RIVER_GREEN, 64)
    ring_wall(mb, x, y, 1.70, 2.36, a - 0.015, b + 0.015, 1.02, 1.06, BRASS, 64)
    ring_wall(mb, x, y, 1.80, 2.22, a + 0.02, b - 0.02, 0, 0.10, BRASS, 64)
    mb.obj("desk")

    def on(degrees, out=2.03):
        t = math.radians(degrees)
        return x + out * math.cos(t), y + out * math.sin(t), 1.06

    open_book(*on(172), 1.4, 0.44, 0.30, m_plain((0.10, 0.15, 0.12), 0.6))
    desk_bell(*on(186))
    with at(*on(132)):
        table_lamp(0.50, m_plain((0.42, 0.29, 0.14), 0.3, 0.9), 7.0, 1.2, 0.16)
    px, py, z = on(216)
    vase(px, py, z, 0.42, m_plain((0.055, 0.075, 0.062), 0.3), 1)
    branches(px, py, z + 0.38, 1.15, 9, 8, None, 0.042)
    urli(*on(156), radius=0.13, seed=4)


def middle():
    """The boulder as an island in the river, the bench bent round it towards the glass."""
    boulder(1.9, river_y(1.9) + 0.05, 0.4)
    with at(1.3, 1.05):
        long_bench(5.2, 1.02)
    potplant(9.4, 9.9, 2.9, 12, m_stone((0.20, 0.185, 0.17), 2, 2, 0.05), 0.46, 0.62, "palm")


def left_behind():
    """A morning of rain: umbrellas in their stand, water under them, a scooter against the bench, the paper on it."""
    umbrella_stand(4.75, 0.62, ((0.08, 0.10, 0.16), (0.46, 0.11, 0.07), (0.60, 0.44, 0.10)))
    mb = MeshBuilder()
    for x, y, r in ((4.75, 0.62, 0.30), (4.35, 0.90, 0.12), (5.1, 1.05, 0.09), (4.55, 1.18, 0.07)):
        ring = [
            (
                x + r * (1 + 0.2 * math.sin(3 * t + x)) * math.cos(t),
                y + 0.8 * r * (1 + 0.2 * math.cos(2 * t)) * math.sin(t),
                0.003,
            )
            for t in (k * math.pi / 14 for k in range(28))
        ]
        mb.face(ring, m_wet_print((0.40, 0.37, 0.32)))
    mb.obj("wet")
    with at(-0.61, 1.975, 0.0, -0.42):
        kick_scooter(lean=0.24)
    newspaper(0.35, 1.22, 0.452, 0.9)
