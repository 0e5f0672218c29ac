"""A threshold of Paayri, low to the floor: one block of basalt, hollowed where feet go, after rain.

Somebody has come in from the terrace barefoot; water stands ready. The eye looks to +y, over the valley.
"""

import math
import random

from kit.furniture.outline import through
from kit.furniture.shapes import at, cube, lathe, surf
from kit.interiors.outlook import daylight_x
from kit.landscape.rainfall import frangipani
from kit.light.lamps import light_area
from kit.materials.close import m_hammered, m_oiled_teak, m_wet_print, m_worn
from kit.materials.joinery import m_flags, m_lime
from kit.mesh import MeshBuilder
from kit.rooms.paayri.bedroom import DEEP, OUTER_WALL, terrace
from kit.rooms.paayri.valley import valley

STEP_Y, STEP_DEEP, STEP_HIGH, HOLLOW = 1.25, 0.38, 0.085, 0.020
DOORWAY = (-1.05, 1.15, 2.5)  # left, right, head
DROP = 28.0  # the eighth step
BASALT = m_hammered((0.118, 0.112, 0.102), 0.16, 0.8, 0.62)
WORN = m_hammered((0.098, 0.094, 0.087), 0.12, 0.16, 0.24)
FLOOR = m_flags((0.150, 0.146, 0.135), 0.9, 0.9, 0.12, 0.17, 0.5, 0.002)


def build(look, rng):
    floor_and_walls()
    step()
    posts()
    with at(0, STEP_Y + STEP_DEEP - DEEP - OUTER_WALL, -0.02):
        terrace(random.Random(27))
    prints()
    water_pot(0.66, STEP_Y + 0.20, STEP_HIGH, 1.25)
    for x, y, z, turn in (
        (-0.36, STEP_Y + 0.13, STEP_HIGH, 0.4),
        (-0.20, STEP_Y - 0.16, 0.0, 2.0),
        (0.14, STEP_Y + 1.0, -0.035, 4.0),
    ):
        frangipani(x, y, z, turn, 0.044, (0.1, -0.12))
    valley(rng, DROP)
    daylight_x(DOORWAY[0], DOORWAY[1], STEP_Y + STEP_DEEP, 0.1, DOORWAY[2], 34, (0.92, 0.95, 1.0))
    light_area((0.2, -1.0, 2.2), (2.2, 1.0), 7, (1, 0.93, 0.84), target=(0, 1.2, 0.0))


def floor_and_walls():
    lime = m_lime((0.78, 0.755, 0.705), 0.05)
    left, right, head = DOORWAY
    mb = MeshBuilder()
    mb.face([(-3, -2, 0), (3, -2, 0), (3, STEP_Y, 0), (-3, STEP_Y, 0)], FLOOR)
    mb.box(-3, STEP_Y + 0.05, -0.1, left, STEP_Y + 0.25, 2.85, lime)
    mb.box(right, STEP_Y + 0.05, -0.1, 3, STEP_Y + 0.25, 2.85, lime)
    mb.box(left, STEP_Y + 0.05, head, right, STEP_Y + 0.25, 2.85, lime)
    for x in (-3.2, 3.0):
        mb.box(x, -2, -0.1, x + 0.2, STEP_Y + 0.25, 2.85, lime)
    mb.box(-3, -2.2, -0.1, 3, -2, 2.85, lime)
    mb.box(-3, -2, 2.85, 3, STEP_Y + 0.25, 3.0, lime)
    mb.obj("room")


def step():
    """The block: hammered on its faces, polished by use where it dips."""
    left, right, _ = DOORWAY
    y0, y1 = STEP_Y, STEP_Y + STEP_DEEP

    def top(u, v):
        x, y = left + (right - left) * u, y0 + 0.012 + (y1 - y0 - 0.024) * v
        across = math.exp(-(((x - 0.05) / 0.42) ** 2))
        dip = HOLLOW * across * (0.45 + 0.55 * math.sin(math.pi * v) ** 0.6)
        soft = 0.012 * (max(0.0, abs(2 * v - 1) - 0.90) / 0.10) ** 2
        return (x, y, STEP_HIGH - dip - soft)

    def edge(y, out):
        def fn(u, v):
            x, _, z = top(u, 0.0 if out < 0 else 1.0)
            bulge = 0.012 * math.sin(math.pi / 2 * v) ** 0.5
            return (x, y - out * (0.012 - bulge), z - v * (STEP_HIGH + 0.08))

        return fn

    surf(top, 140, 60, WORN, name="tread")
    surf(edge(y0 + 0.0, -1), 140, 12, BASALT, name="inner face")
    surf(edge(y1 - 0.0, 1), 140, 12, BASALT, name="outer face")
    for a, b in ((-3.0, left), (right, 3.0)):
        cube(a, y0, -0.1, b, y1, STEP_HIGH, BASALT, 0.006)


def posts():
    """Door posts of old teak on shoes of brass, one leaf folded back."""
    left, right, head = DOORWAY
    brass = m_worn()
    for x, own in ((left, 1.0), (right - 0.11, 2.0)):
        wood = m_oiled_teak(2, (0.285, 0.165, 0.080), (0.10, 0.05, 0.024), own)
        cube(x, STEP_Y + 0.06, STEP_HIGH - 0.002, x + 0.11, STEP_Y + 0.24, head, wood, 0.004)
        cube(x - 0.003, STEP_Y + 0.057, STEP_HIGH - 0.001, x + 0.113, STEP_Y + 0.243, STEP_HIGH + 0.075, brass, 0.002)
        for z in (0.020, 0.056):
            for px in (0.022, 0.088):
                with at(x + px, STEP_Y + 0.056, STEP_HIGH + z):
                    stud(brass)
    wood = m_oiled_teak(2, (0.285, 0.165, 0.080), (0.10, 0.05, 0.024), 4.0)
    with at(left + 0.10, STEP_Y + 0.09, 0, math.radians(-97)):
        cube(0.0, -0.022, STEP_HIGH + 0.012, 0.10, 0.022, head - 0.02, wood, 0.004)
        cube(
            0.10,
            -0.014,
            STEP_HIGH + 0.012,
            0.86,
            0.014,
            head - 0.02,
            m_oiled_teak(2, (0.285, 0.165, 0.080), (0.10, 0.05, 0.024), 5.0),
            0.003,
        )


def stud(mat):
    lathe([(0.0075, 0), (0.0065, 0.003), (0.004, 0.0048), (0.0004, 0.0054)], mat, n=20).rotation_euler = (
        math.pi / 2,
        0,
        0,
    )


def prints():
    """Three steps of two wet feet, drier with each."""
    for x, y, turn, side, size in (
        (0.10, STEP_Y + 0.19, 0.06, -1, 1.0),
        (-0.04, STEP_Y - 0.15, 0.16, 1, 1.0),
        (0.15, STEP_Y - 0.37, 0.10, -1, 0.98),
    ):
        footprint(x, y, 0.0008 if y < STEP_Y else STEP_HIGH - HOLLOW + 0.003, turn, side, size)


#: A right foot on the floor, in centimetres: across (the great toe's side first) and along, from the heel.
SOLE = (
    (0.0, -12.3),
    (2.2, -11.5),
    (3.0, -9.4),
    (2.7, -6.5),
    (2.9, -3.0),
    (3.6, 0.5),
    (4.3, 4.0),
    (4.1, 6.4),
    (2.8, 7.9),
    (0.5, 8.7),
    (-2.2, 8.8),
    (-3.9, 7.7),
    (-4.3, 5.6),
    (-3.6, 3.3),
    (-1.7, 1.1),
    (-0.8, -1.4),
    (-1.0, -4.2),
    (-2.1, -6.9),
    (-2.9, -9.3),
    (-2.2, -11.4),
)
TOES = (
    (-2.9, 11.1, 1.30, 1.65),
    (-0.5, 11.5, 0.92, 1.15),
    (1.35, 10.9, 0.84, 1.02),
    (2.9, 9.9, 0.78, 0.92),
    (4.25, 8.5, 0.72, 0.82),
)


def footprint(x, y, z, turn, side, size, water=None):
    """The wet print of a bare foot that walks towards -y; `side` is 1 for a right foot, -1 for a left."""
    water = water or m_wet_print((0.050, 0.048, 0.044))
    c, s, k = math.cos(math.pi + turn), math.sin(math.pi + turn), size / 100
    mb = MeshBuilder()

    def put(outline):
        points = [(x + (p * side * c - q * s) * k, y + (p * side * s + q * c) * k, z) for p, q in outline]
        mb.face(points if side > 0 else points[::-1], water)

    put(through(SOLE, 4, closed=True))
    for px, py, across, along in TOES:
        put([(px + across * math.cos(t), py + along * math.sin(t)) for t in (math.pi * i / 12 for i in range(24))])
    mb.obj("print").visible_shadow = False


def water_pot(x, y, z, size):
    """The round pot one washes one's feet with."""
    body = [(0.001, 0.0), (0.030, 0.001), (0.055, 0.020), (0.066, 0.052), (0.056, 0.082), (0.038, 0.099)]
    neck = [(0.034, 0.106), (0.040, 0.115), (0.052, 0.121), (0.049, 0.122), (0.036, 0.112)]
    lathe([(r * size, h * size) for r, h in through([*body, *neck], 5)], m_worn(rough=0.20), x, y, z, 72)
