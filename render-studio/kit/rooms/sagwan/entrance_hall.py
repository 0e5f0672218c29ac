"""The hall behind Sagwan's piers, as it is seen from the forecourt: glass in bronze, a front of reeded teak with its
door ajar, a lit wall of teak far in, a bench and a branch in a jar before it."""

import math

from kit.facade.frame import Frame
from kit.furniture.props import branches, vase
from kit.furniture.shapes import at, cube, lathe, puff, rod
from kit.light.lamps import light_area
from kit.materials.cloth import m_linen
from kit.materials.glass import m_glass
from kit.materials.glow import m_lamp
from kit.materials.joinery import m_flags
from kit.materials.surfaces import m_plain, m_stucco, m_wood
from kit.mesh import MeshBuilder

FACE, BACK, HIGH, HALF = -8.35, -1.2, 6.4, 11.0
PIERS = (-11.25, -5.85, 0.0, 5.85, 11.25)
LANDING = 0.12
DOOR = (1.72, 4.13)  # both leaves, in the bay to the right of the middle pier
DOOR_HIGH, FRONT_HIGH = 2.72, 3.5
AJAR = 76
TEAK = m_wood((0.33, 0.185, 0.088), axis=2, plank=0.09)
DARK_TEAK = m_wood((0.15, 0.08, 0.038), axis=2, plank=0.3)
BRONZE = m_plain((0.13, 0.085, 0.045), 0.35, 0.8)
BRASS = m_plain((0.62, 0.44, 0.21), 0.24, 1.0)


def hall(rng):
    room()
    glazing()
    teak_front()
    door()
    inside()


def room():
    """Floor, walls and ceiling of the hall."""
    mb = MeshBuilder()
    lime = m_stucco((0.74, 0.68, 0.58), 0.04)
    mb.box(-HALF, FACE, -0.1, HALF, BACK, LANDING, m_flags((0.46, 0.41, 0.34), 1.2, 1.2, 0.08, 0.18))
    mb.box(-HALF, FACE - 0.2, HIGH, HALF, BACK, HIGH + 0.2, lime)
    mb.box(-HALF - 0.3, FACE, -0.1, -HALF, BACK, HIGH, lime)
    mb.box(HALF, FACE, -0.1, HALF + 0.3, BACK, HIGH, lime)
    mb.box(-HALF, BACK, -0.1, HALF, BACK + 0.3, HIGH, DARK_TEAK)
    x = -HALF + 0.1
    while x < HALF:
        mb.box(x, BACK - 0.09, LANDING, x + 0.05, BACK, HIGH, TEAK)
        x += 0.16
    for k in range(4):
        x0 = -8.2 + 4.5 * k
        mb.box(x0, -6.2, HIGH - 0.015, x0 + 2.9, -6.08, HIGH - 0.001, m_lamp((1, 0.74, 0.46), 5.0))
    mb.obj("hall")
    for where, size, power, turn in (
        ((0, BACK - 0.75, HIGH - 0.1), (21, 0.5), 420, 28),
        ((0, -4.2, HIGH - 0.1), (20, 0.5), 520, 31),
        ((2.9, -6.9, 3.0), (2.4, 1.2), 90, -20),
        ((0, -5.6, HIGH - 0.1), (18, 2.5), 330, 0),
    ):
        lamp = light_area(where, size, power, (1, 0.69, 0.40), rot=(math.radians(turn), 0, 0))
        lamp.visible_glossy = False


def glazing():
    """Bronze and glass in three bays, and above the teak of the fourth."""
    glass = m_glass((0.93, 0.94, 0.91), 0.0, 0.0)
    mb = MeshBuilder()
    for i in range(4):
        x0, x1 = PIERS[i] + 0.45, PIERS[i + 1] - 0.45
        foot = FRONT_HIGH if i == 2 else LANDING
        f = Frame(mb, (x0, FACE), (x1, FACE))
        f.quad(0, f.length, -0.02, foot, HIGH, glass)
        n = 4
        for k in range(n + 1):
            u = f.length * k / n
            f.box(max(0, u - 0.03), min(f.length, u + 0.03), -0.09, 0.05, foot, HIGH, BRONZE)
        for z in (foot, 3.44, HIGH - 0.08):
            f.box(0, f.length, -0.08, 0.045, z, z + 0.08, BRONZE)
        f.box(0, f.length, -0.4, 0.1, HIGH, 7.55, BRONZE)
    mb.obj("glazing")


def teak_front():
    """Reeded teak from pier to pier, open where the door is."""
    mb = MeshBuilder()
    x0, x1 = PIERS[2] + 0.45, PIERS[3] - 0.45
    for a, b, foot in ((x0, DOOR[0], LANDING), (DOOR[1], x1, LANDING), (DOOR[0], DOOR[1], DOOR_HIGH + LANDING)):
        mb.box(a, FACE - 0.05, foot, b, FACE + 0.08, FRONT_HIGH, DARK_TEAK)
        x = a + 0.02
        while x < b - 0.05:
            mb.box(x, FACE - 0.115, foot, x + 0.055, FACE - 0.05, FRONT_HIGH, TEAK)
            x += 0.085
    for x in DOOR:
        mb.box(x - 0.06, FACE - 0.16, LANDING, x + 0.06, FACE + 0.12, DOOR_HIGH + LANDING + 0.06, BRONZE)
    mb.box(DOOR[0], FACE - 0.158, DOOR_HIGH + LANDING, DOOR[1], FACE + 0.118, DOOR_HIGH + LANDING + 0.058, BRONZE)
    mb.obj("teak front")
    cube(
        DOOR[0] + 0.3,
        FACE - 1.25,
        LANDING,
        DOOR[1] - 0.3,
        FACE - 0.3,
        LANDING + 0.022,
        m_linen((0.16, 0.105, 0.06), 90),
        0.006,
    )


def door():
    """Two leaves, the left one open; a brass pull as tall as a child on each."""
    wide = (DOOR[1] - DOOR[0]) / 2 - 0.065
    with at(DOOR[0] + 0.06, FACE, LANDING, math.radians(AJAR)):
        leaf(wide, 1)
    with at(DOOR[1] - 0.06, FACE, LANDING):
        leaf(wide, -1)


def leaf(wide, way):
    """A leaf from its hinge at x = 0, reeded outside."""
    a, b = sorted((0.0, way * wide))
    cube(a, -0.03, 0.01, b, 0.03, DOOR_HIGH - 0.01, DARK_TEAK, 0.004)
    mb = MeshBuilder()
    x = a + 0.03
    while x < b - 0.06:
        mb.box(x, -0.06, 0.04, x + 0.055, -0.03, DOOR_HIGH - 0.04, TEAK)
        x += 0.085
    mb.obj("reeds")
    x = way * (wide - 0.10)
    rod((x, -0.135, 0.62), (x, -0.135, 2.02), 0.019, BRASS, 20)
    for z in (0.80, 1.84):
        rod((x, -0.05, z), (x, -0.135, z), 0.012, BRASS, 14)


def inside():
    """A bench with a cushion, a jar with a branch on a table of stone, three pendants, a rug."""
    z = LANDING
    cube(-4.6, BACK - 1.0, z, -1.6, BACK - 0.45, z + 0.40, DARK_TEAK, 0.01)
    puff(2.9, 0.52, 0.12, (-3.1, BACK - 0.72, z + 0.46), m_linen((0.34, 0.20, 0.11), 600), 0.05)
    stone = m_flags((0.14, 0.135, 0.13), 3.0, 3.0, 0.1, 0.2)
    cube(3.1, -4.6, z + 0.70, 5.0, -3.9, z + 0.76, stone, 0.006)
    for x in (3.4, 4.6):
        cube(x, -4.45, z, x + 0.12, -4.05, z + 0.70, stone, 0.006)
    with at(0, 0, z + 0.76):
        vase(4.0, -4.25, 0, 0.42, m_stucco((0.42, 0.36, 0.29)), 1)
        branches(4.0, -4.25, 0.38, 1.25, 9, 4, None, 0.05, 30)
    cube(-5.2, -6.6, z, -0.9, -3.6, z + 0.012, m_linen((0.30, 0.22, 0.15), 200), 0.004)
    for x, y, drop in ((-3.6, -4.9, 3.5), (-2.6, -5.3, 3.1), (-3.0, -4.4, 3.9)):
        rod((x, y, drop + 0.2), (x, y, HIGH), 0.006, BRONZE, 8)
        shade = [(0.03, 0.26), (0.10, 0.24), (0.19, 0.10), (0.21, 0.0), (0.19, 0.01), (0.03, 0.22)]
        lathe(shade, m_lamp((1, 0.70, 0.38), 2.6), x, y, drop)
    cube(-9.6, -4.8, z, -7.0, -4.1, z + 1.08, TEAK, 0.01)
    cube(-9.7, -4.9, z + 1.08, -6.9, -4.0, z + 1.14, stone, 0.006)
