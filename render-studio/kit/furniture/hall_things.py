"""What people leave in an entrance: umbrellas in their stand, a parcel, a bell on the desk."""

import math

from mathutils import Vector

from kit.furniture import finishes
from kit.furniture.shapes import at, cube, lathe, rod, tube
from kit.materials.cloth import m_linen
from kit.materials.surfaces import m_plain

CANE = m_plain((0.17, 0.085, 0.038), 0.35)
LEAN = 0.11
STRING = m_plain((0.60, 0.53, 0.40), 0.9)


def umbrella_stand(x, y, cloths, high=0.56, radius=0.135):
    """A brass stand with a rolled umbrella for each cloth, leaning in it."""
    brass = finishes.brass()
    profile = [(0.001, 0.01), (radius, 0.01), (radius, 0.03), (radius * 0.94, 0.05), (radius * 0.94, high - 0.03)]
    lathe([*profile, (radius, high - 0.01), (radius, high), (radius * 0.9, high), (radius * 0.88, 0.1)], brass, x, y)
    for i, cloth in enumerate(cloths):
        turn = 2.1 * i + 0.6
        with at(x + 0.05 * math.cos(turn), y + 0.05 * math.sin(turn), 0.06):
            umbrella(cloth, LEAN, turn)


def umbrella(colour, lean, turn):
    """Rolled, its point down, leaning by `lean` metres at its handle."""
    foot, top = (0, 0, 0), (lean * math.cos(turn), lean * math.sin(turn), 0.80)
    cloth = lathe([(0.004, 0.06), (0.022, 0.14), (0.036, 0.58), (0.012, 0.66), (0.001, 0.67)], m_linen(colour, 500))
    cloth.rotation_euler = (Vector(top) - Vector(foot)).to_track_quat("Z", "Y").to_euler()
    rod(foot, top, 0.007, CANE)
    arc = (k * math.pi / 8 for k in range(9))
    tube([(top[0] + 0.04 - 0.04 * math.cos(a), top[1], top[2] + 0.04 * math.sin(a)) for a in arc], 0.009, CANE)


def parcel(x, y, z, size, turn=0.0):
    """Brown paper and string."""
    a, b, h = (v / 2 for v in size)
    with at(x, y, z, turn):
        cube(-a, -b, 0, a, b, 2 * h, m_plain((0.40, 0.27, 0.15), 0.85), 0.006)
        cube(-a - 0.002, -0.003, -0.001, a + 0.002, 0.003, 2 * h + 0.003, STRING, 0.001)
        cube(-0.003, -b - 0.002, -0.001, 0.003, b + 0.002, 2 * h + 0.003, STRING, 0.001)
        cube(-a * 0.8, -b * 0.75, 2 * h, -a * 0.15, -b * 0.2, 2 * h + 0.001, m_plain((0.74, 0.70, 0.60), 0.8), 0.0004)


def desk_bell(x, y, z):
    """A brass bell one strikes with the palm."""
    brass = finishes.brass()
    lathe([(0.055, 0), (0.055, 0.008), (0.046, 0.014), (0.044, 0.03), (0.03, 0.05), (0.001, 0.056)], brass, x, y, z)
    rod((x, y, z + 0.05), (x, y, z + 0.07), 0.006, brass)
