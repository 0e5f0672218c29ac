"""Meander's main bedroom at the blue hour, after the plan of type B: 4.1 by 3.9 metres, a door onto its own balcony.

A headboard bent like the sofa, oak in herringbone, lamps lit; the river keeps the last of the light.
"""

import math
from itertools import pairwise

from kit.furniture import finishes
from kit.furniture.bed import bed
from kit.furniture.brass import cup
from kit.furniture.curved import arc_pad
from kit.furniture.props import branches, vase
from kit.furniture.shapes import at, cube, lathe, point, rod
from kit.furniture.textiles import curtain
from kit.interiors.doors import wall
from kit.interiors.outlook import daylight_x
from kit.interiors.parquet import herringbone
from kit.light.dimmers import LIGHTS
from kit.light.lamps import light_area
from kit.materials.cloth import m_linen, m_rug
from kit.materials.glass import m_glass
from kit.materials.glow import m_shade
from kit.materials.joinery import m_boards, m_lime
from kit.materials.surfaces import m_paving, m_plain, m_stucco
from kit.mesh import MeshBuilder, place, to_mesh
from kit.rooms.meander import bedroom_things
from kit.rooms.meander.outlook import mula_outlook

HALF_WIDE, DEEP, HEIGHT = 2.05, 3.9, 2.85
OUTER_WALL = 0.16
DOOR = (0.0, 1.9, 2.55)
BALCONY = 1.96
BED_Y = 2.05
DROP = 58.0  # the seventeenth floor
OUTLOOK_TURN, RIVER_BACK = -0.25, 150.0  # so that a bend of the river lies before the door

OAK = (0.34, 0.235, 0.138)
WALL = m_lime((0.74, 0.715, 0.66), 0.04)
GREEN = m_linen((0.12, 0.165, 0.135), 500, 0.4)
IVORY, FLAX, RUST = (
    m_linen((0.80, 0.77, 0.70), 700, 0.8),
    m_linen((0.62, 0.55, 0.45), 600, 0.9),
    m_linen((0.38, 0.165, 0.075), 600),
)


def build(look, rng):
    mula_outlook(rng, DROP, OUTLOOK_TURN, RIVER_BACK, 0.55, birds=False)
    shell(rng)
    door()
    balcony()
    bedstead()
    bedroom_things.east_wall(HALF_WIDE)
    bedroom_things.at_the_door(DEEP)
    bedroom_things.on_the_bed(-HALF_WIDE + 0.30, BED_Y, m_boards((0.30, 0.205, 0.12), 0, 0.3, 3.0, 0.32))
    daylight_x(DOOR[0], DOOR[1], DEEP + OUTER_WALL, 0.1, 2.5, 20, (0.46, 0.62, 1.0))
    light_area((0.6, -1.6, 2.2), (2.4, 1.2), 3, (1, 0.86, 0.70), target=(-0.6, 2.4, 0.6))


def shell(rng):
    left, right, back = -HALF_WIDE, HALF_WIDE, -2.0
    place(to_mesh(herringbone(left, back, right, DEEP + 0.02, rng, OAK, 0.6, 0.1), "floor"))
    mb = MeshBuilder()
    mb.face([(left, back, HEIGHT), (left, DEEP, HEIGHT), (right, DEEP, HEIGHT), (right, back, HEIGHT)], WALL)
    mb.box(left - 0.4, back, HEIGHT + 0.01, right + 0.4, DEEP + OUTER_WALL, HEIGHT + 0.2, WALL)
    mb.box(left, back - 0.1, 0, right, back, HEIGHT, WALL)
    mb.obj("ceiling")
    wall((left, DEEP), (right, DEEP), HEIGHT, [(DOOR[0] - left, DOOR[1] - left, -0.02, DOOR[2])], WALL, OUTER_WALL)
    wall((left, back), (left, DEEP), HEIGHT, [], WALL)
    wall((right, DEEP), (right, back), HEIGHT, [], WALL)


def door():
    """Two panes in bronze, the near one slid open."""
    bronze, glass = m_plain((0.085, 0.062, 0.042), 0.35, 0.8), m_glass((0.93, 0.96, 0.95), 0.0, 0.0)
    x0, x1, head = DOOR
    y = DEEP + 0.05
    mb = MeshBuilder()
    mb.box(x0 + 0.04, y + 0.002, head - 0.05, x1 - 0.04, y + 0.098, head, bronze)
    for x in (x0, x1 - 0.045):
        mb.box(x, y, 0, x + 0.045, y + 0.1, head, bronze)
    half = (x1 - x0) / 2
    for a, track in ((x0 + 0.05, 0.01), (x0 + 0.12, 0.055)):
        for x in (a, a + half - 0.045):
            mb.box(x, y + track, 0, x + 0.045, y + track + 0.035, head - 0.05, bronze)
        mb.face([(a, y + track, 0), (a + half, y + track, 0), (a + half, y + track, head), (a, y + track, head)], glass)
    mb.obj("door")
    linen = m_linen((0.56, 0.51, 0.43), 700, 0.3)
    curtain(-0.46, DEEP - 0.16, 0.02, DEEP - 0.16, 0.01, HEIGHT - 0.03, linen, 0.10, 0.042, sd=1)
    curtain(1.62, DEEP - 0.16, 2.02, DEEP - 0.16, 0.01, HEIGHT - 0.03, linen, 0.10, 0.042, sd=3)


def balcony():
    """The bent edge of the tower's band, glass on it."""
    white, rail = m_stucco((0.80, 0.78, 0.75), 0.03), m_plain((0.085, 0.062, 0.042), 0.35, 0.8)
    deck, glass = m_boards((0.34, 0.20, 0.105), 0, 0.1, 2.4, 0.5), m_glass((0.90, 0.96, 0.94), 0.0, 0.0)
    line = [(x, DEEP + OUTER_WALL + BALCONY + 0.22 * math.sin(x * 0.5 + 0.9)) for x in [6 - 0.3 * i for i in range(41)]]
    y0 = DEEP + OUTER_WALL
    mb = MeshBuilder()
    plan = [*line, (-6, y0), (6, y0)]
    mb.face([(x, y, -0.03) for x, y in reversed(plan)], m_paving((0.50, 0.46, 0.39), 0.9, 0.45, 0.05, 0.4))
    mb.face([(x, y, HEIGHT - 0.02) for x, y in plan], deck)
    for (ax, ay), (bx, by) in pairwise(line):
        for z0, z1 in ((HEIGHT - 0.36, HEIGHT + 0.3), (-0.3, 0.06)):
            mb.face([(ax, ay, z0), (bx, by, z0), (bx, by, z1), (ax, ay, z1)], white)
            mb.face([(ax, ay - 0.07, z0), (bx, by - 0.07, z0), (bx, by - 0.07, z1), (ax, ay - 0.07, z1)], white)
            mb.face([(ax, ay, z1), (bx, by, z1), (bx, by - 0.07, z1), (ax, ay - 0.07, z1)], white)
        mb.face([(ax, ay - 0.05, 0.06), (bx, by - 0.05, 0.06), (bx, by - 0.05, 1.06), (ax, ay - 0.05, 1.06)], glass)
        mb.bar((ax, ay - 0.05, 1.085), (bx, by - 0.05, 1.085), 0.06, 0.045, rail)
    mb.obj("balcony")


def bedstead():
    """The bed against the west wall, a shelf of oak behind it, a drop of light on each side."""
    oak = m_boards((0.38, 0.27, 0.165), 1, 0.3, 3.0, 0.32)
    with at(-HALF_WIDE + 0.30, BED_Y, 0, -math.pi / 2):
        arc_pad(3.4, -0.46, 0.46, -0.03, 0.14, 0.70, 0.86, GREEN, 0.0, 4)
        bed(1.8, 2.05, IVORY, FLAX, RUST, oak, m_linen((0.14, 0.185, 0.15), 600), False)
    cube(-HALF_WIDE + 0.0, BED_Y - 1.85, 1.16, -HALF_WIDE + 0.20, BED_Y + 1.80, 1.19, oak, 0.004)
    light_area((-HALF_WIDE + 0.10, BED_Y, 1.25), (0.08, 3.3), 6 * LIGHTS["lamp"], (1, 0.70, 0.42), rot=(math.pi, 0, 0))
    for y in (BED_Y - 1.24, BED_Y + 1.24):
        cube(-HALF_WIDE + 0.01, y - 0.24, 0.40, -HALF_WIDE + 0.40, y + 0.24, 0.46, oak, 0.008)
        drop(-HALF_WIDE + 0.30, y)
    cup(-HALF_WIDE + 0.24, BED_Y + 1.12, 0.46, 1.2)
    vase(-HALF_WIDE + 0.12, BED_Y - 1.5, 1.19, 0.22, m_stucco((0.60, 0.54, 0.45)), 1)
    branches(-HALF_WIDE + 0.12, BED_Y - 1.5, 1.38, 0.5, 6, 3, None, 0.03)

    bedroom_things.rug(m_rug((0.56, 0.51, 0.43), (0.42, 0.38, 0.32)), BED_Y)


def drop(x, y):
    """A small lamp of opal glass on a thin rod."""
    o = lathe(
        [(0.001, 0), (0.05, 0.012), (0.062, 0.06), (0.045, 0.125), (0.018, 0.17)],
        m_shade((1, 0.74, 0.46), 1.7),
        x,
        y,
        1.24,
        32,
    )
    o.visible_shadow = False
    rod((x, y, 1.41), (x, y, HEIGHT), 0.004, finishes.brass(), 6)
    point((x, y, 1.30), 7.0, (1, 0.70, 0.42), 0.05)
