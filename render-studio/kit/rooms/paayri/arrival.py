"""Where one arrives at Paayri: a hall cut into the hill under the first terrace, open to the garden on its other side.

One looks along the slope (+y): the split rock on the left with water coming through, letter boxes and piers on the
right, and at the end the steps up the hill, under the sky.
"""

import math
import random

from kit.furniture.bath import pipe
from kit.furniture.bentwood import hanging_globe
from kit.furniture.brass import sandals
from kit.furniture.hall_things import umbrella_stand
from kit.furniture.lettering import words
from kit.furniture.post_boxes import post_boxes
from kit.furniture.shapes import at, cube, puff
from kit.furniture.stone_kitchen import OLD_BRASS
from kit.interiors.flight import Flight
from kit.landscape.rainfall import frangipani
from kit.light.lamps import light_area
from kit.materials.concrete import m_cast
from kit.materials.glass import m_water
from kit.materials.glow import m_lamp
from kit.materials.handloom import m_stripes
from kit.materials.joinery import m_boards, m_flags
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder
from kit.rooms.paayri.arrival_garden import hill_side, open_side, up_the_hill
from kit.rooms.paayri.living import BASALT, SAL

HILL, FRONT, NEAR, ROOF_END, HEIGHT = -3.1, 3.1, -5.6, 6.1, 3.85
RUNNEL = 0.50  # how wide the water at the rock's foot is
PIERS = (2.55, 5.45)  # where those of the open side begin
PIER = (0.42, 0.62)
BOXES = (-1.75, 0.62)  # the wall that carries them, along y
STAIR = Flight(-2.3, FRONT - 0.42, (5.3, 0.0), 1, 15, 0.16, 0.38)

CONCRETE = m_cast((0.47, 0.455, 0.425), (3.1, 0.155), 0.12)
FLAGS = m_flags((0.185, 0.178, 0.163), 1.2, 0.6, 0.13, 0.27, 0.5)
TREAD = m_flags((0.235, 0.225, 0.205), 1.8, 9.0, 0.14, 0.5)
HONED = m_flags((0.105, 0.104, 0.097), 9.0, 9.0, 0.10, 0.30)
PLANK = m_boards(SAL, 1, 0.5, 9.0, 0.36)
TEAK = m_boards((0.27, 0.15, 0.075), 2, 0.33, 3.0, 0.38, 0.1)
WOOL = m_stripes(((0.46, 0.22, 0.12), (0.62, 0.55, 0.45)), (0.16, 0.02), 0)


def build(look, rng):
    shell()
    piers()
    stair()
    runnel()
    boxes()
    bench()
    hill_side(random.Random(41), HILL, NEAR, ROOF_END)
    open_side(random.Random(42), FRONT, NEAR, ROOF_END, HEIGHT)
    up_the_hill(random.Random(43), STAIR, HILL, FRONT)
    hanging_globe(-1.3, 3.4, 2.45, HEIGHT, m_lamp((1, 0.76, 0.48), 3.2), 0.19)
    light_area(
        (FRONT + 1.0, 4.2, 2.0), (3.0, 6.0), 150, (0.95, 0.97, 1.0), rot=(0, math.pi / 2, 0)
    ).visible_glossy = False
    light_area((0.6, -4.2, 2.6), (4.0, 1.2), 16, (1, 0.93, 0.84), target=(-0.5, 3.0, 1.0)).visible_glossy = False


def shell():
    """Floor of basalt, a soffit of board-marked concrete with a rib over each pier."""
    kerb = HILL + RUNNEL
    mb = MeshBuilder()
    mb.face([(kerb, NEAR, 0), (FRONT + 0.3, NEAR, 0), (FRONT + 0.3, ROOF_END, 0), (kerb, ROOF_END, 0)], FLAGS)
    mb.box(HILL - 0.6, NEAR, HEIGHT, FRONT + 0.8, ROOF_END, HEIGHT + 0.34, CONCRETE)
    for y in (-3.25, -0.35, *PIERS):
        mb.box(HILL - 0.6, y + 0.13, HEIGHT - 0.30, FRONT + 0.35, y + PIER[1] - 0.13, HEIGHT + 0.002, CONCRETE)
    mb.box(HILL - 0.6, NEAR - 0.3, 0, FRONT + 0.8, NEAR, HEIGHT, CONCRETE)
    mb.obj("shell")
    cube(kerb - 0.002, NEAR, -0.3, kerb + 0.12, STAIR.foot[0] + 0.2, 0.012, HONED, 0.006)


def piers():
    for y in PIERS:
        mb = MeshBuilder()
        mb.box(FRONT - PIER[0], y, -0.1, FRONT, y + PIER[1], HEIGHT, BASALT)
        mb.obj("pier")
    cube(FRONT - PIER[0] + 0.03, PIERS[0] + PIER[1], -0.1, FRONT - 0.03, PIERS[1], 0.42, HONED, 0.008)


def stair():
    """Broad steps of basalt; a wall beside them on the valley's side, with a rail of brass."""
    mb = MeshBuilder()
    STAIR.steps(mb, TREAD, CONCRETE)
    for step in range(STAIR.risers):
        y, z = STAIR.nosing(step)
        mb.box(STAIR.x0, y - 0.028, z - 0.032, STAIR.x1, y + 0.10, z + 0.0015, TREAD)
    y0, y1, z1 = STAIR.foot[0] - 0.02, STAIR.top[0] + 1.2, STAIR.top[1]
    x0, x1 = FRONT - PIER[0], FRONT
    side = [(y0, -0.1), (y0, 0.46), (STAIR.top[0], z1 + 0.40), (y1, z1 + 0.40), (y1, -0.1)]
    for x in (x0, x1):
        mb.face([(x, y, z) for y, z in side], BASALT)
    for (y, z), (v, w) in ((side[1], side[2]), (side[2], side[3]), (side[0], side[1])):
        mb.face([(x0, y, z), (x1, y, z), (x1, v, w), (x0, v, w)], HONED)
    mb.obj("stair")
    x = x0 - 0.06
    pipe([(x, y0 + 0.5, 1.0), (x, y0 + 0.75, 1.0), (x, STAIR.top[0], z1 + 0.86), (x, y1, z1 + 0.86)], 0.02, OLD_BRASS)


def runnel():
    """What comes through the rock runs along its foot, over pebbles."""
    r = random.Random(44)
    mb = MeshBuilder()
    mb.face(
        [
            (HILL - 0.2, NEAR, -0.16),
            (HILL + RUNNEL, NEAR, -0.16),
            (HILL + RUNNEL, 5.6, -0.16),
            (HILL - 0.2, 5.6, -0.16),
        ],
        m_plain((0.05, 0.047, 0.042), 0.5),
    )
    mb.obj("bed")
    water = MeshBuilder()
    water.face(
        [
            (HILL - 0.2, NEAR, -0.06),
            (HILL + RUNNEL, NEAR, -0.06),
            (HILL + RUNNEL, 5.6, -0.06),
            (HILL - 0.2, 5.6, -0.06),
        ],
        m_water((0.80, 0.88, 0.84), 0.06, 5.0),
    )
    water.obj("water")
    stones = [m_plain(tuple(k * f for k in (0.17, 0.16, 0.145)), 0.5) for f in (0.6, 1.0, 1.5)]
    for _ in range(150):
        wide = r.uniform(0.06, 0.17)
        place = (HILL + r.uniform(0.05, RUNNEL - 0.07), r.uniform(-2.5, 5.4), -0.15 + 0.25 * wide)
        puff(wide, wide * r.uniform(0.7, 1.3), wide * 0.6, place, r.choice(stones), 0.08, 0, (0, 0, r.random() * 3), 4)


def boxes():
    """A wall for the letters of 64 homes, the name of the place over them, umbrellas beside."""
    mb = MeshBuilder()
    mb.box(FRONT - 0.16, BOXES[0], 0, FRONT + 0.02, BOXES[1], HEIGHT, CONCRETE)
    mb.obj("wall")
    with at(FRONT - 0.16, BOXES[1] - 0.03, 0.72, -math.pi / 2):
        post_boxes(8, 8, (0.27, 0.165), TEAK, TEAK, OLD_BRASS, random.Random(45), 0.26)
    words("पायरी", FRONT - 0.17, BOXES[1] - 0.56, 2.58, 0.42, OLD_BRASS, -math.pi / 2, "devanagari", 0.02)
    umbrella_stand(FRONT - 0.62, BOXES[1] - 0.22, ((0.10, 0.13, 0.12), (0.42, 0.185, 0.085)))


def bench():
    """A plank of sal on two blocks before the rock, a shawl on it; shoes that came down the hill, fallen blossoms."""
    x0, x1, y0, y1 = HILL + 1.0, HILL + 1.46, 1.1, 3.7
    cube(x0, y0, 0.36, x1, y1, 0.44, PLANK, 0.008)
    for y in (y0 + 0.35, y1 - 0.65):
        cube(x0 + 0.05, y, 0, x1 - 0.05, y + 0.30, 0.36, HONED, 0.008)
    for i in range(3):
        puff(0.34, 0.30, 0.035, (x0 + 0.22, y0 + 0.75, 0.458 + 0.033 * i), WOOL, 0.014, 0.004, (0, 0, 0.1 - 0.05 * i))
    sandals(x1 + 0.22, 1.65, 0, 1.45)
    sandals(x1 + 0.26, 2.45, 0, 1.9, m_plain((0.13, 0.07, 0.04), 0.5))
    for x, y in ((0.35, 0.9), (1.25, 1.7), (0.9, -0.2), (-0.25, 3.3), (1.9, 2.6)):
        frangipani(x, y, 0.0, x * 9, 0.05)
    with at(x1 + 0.20, 3.0, 0, 1.35, 0.72):
        sandals(0, 0, 0, 0, m_plain((0.30, 0.10, 0.06), 0.5))
