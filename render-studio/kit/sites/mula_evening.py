"""The lights on Meander's bank of the Mula after sunset: lanterns, lit trees, lamps on the ghat, a boat's."""

import math

from kit.furniture.shapes import point, rod
from kit.light.dimmers import LIGHTS
from kit.light.lamps import light_spot
from kit.materials.glow import m_lamp
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder
from kit.sites import mula
from kit.sites.mula_banks import MOORED_TURN, mooring

WARM = (1, 0.60, 0.28)
LANTERNS_X = (-104, 112)
EACH_M = 9.0
THWART_M, THWART_HIGH_M = 1.35, 0.32
FROM_SLOPE_M = 5.6  # where river_path has its parapet
OIL_LAMPS = ((1, 9), (4, 12), (7, 15), (9, 11))  # a step of the ghat, how many stand on it


def evening(rng, eye):
    """All of them; the boat's where somebody looks from the far bank."""
    lanterns()
    trees_from_below(rng)
    oil_lamps(rng)
    if eye[1] > mula.middle(eye[0]):
        boat_lantern(eye)


def lanterns():
    """On the parapet of the river path."""
    mb = MeshBuilder()
    x = LANTERNS_X[0]
    while x < LANTERNS_X[1]:
        y = mula.south_edge(x) - mula.slope(x) - FROM_SLOPE_M
        if not mula.GHAT[0] - 2 < x < mula.GHAT[1] + 2:
            mb.box(x - 0.09, y - 0.09, 0.5, x + 0.09, y + 0.09, 0.86, m_lamp(WARM, 16))
            mb.box(x - 0.14, y - 0.14, 0.86, x + 0.14, y + 0.14, 0.91, m_plain((0.03, 0.025, 0.02), 0.5))
            point((x, y + 0.3, 0.8), 30, WARM, 0.1)
        x += EACH_M
    mb.obj("lanterns")


def trees_from_below(rng):
    """Spots in the ground between the river's trees."""
    for x in range(-92, 100, 15):
        y = mula.south_edge(x) - mula.slope(x) - rng.uniform(9.5, 12)
        light_spot((x + rng.uniform(-3, 3), y, 0.2), 5000 * LIGHTS["lamp"], WARM, True, 115)


def oil_lamps(rng):
    """Small flames along the steps."""
    x0, x1 = mula.GHAT
    y = mula.south_edge((x0 + x1) / 2)
    run, rise = mula.BANK_M / mula.STEPS, mula.DEEP_M / mula.STEPS
    mb = MeshBuilder()
    for step, count in OIL_LAMPS:
        z, front = -mula.DEEP_M + rise * (step + 1), y + 0.8 - run * step
        for k in range(count):
            x = x0 + (x1 - x0) * (k + 0.5 + rng.uniform(-0.3, 0.3)) / count
            mb.cyl(x, front - 0.3, z, z + 0.20, 0.09, m_lamp((1, 0.46, 0.13), 15), 8, 0.02)
    for x in range(int(x0) + 3, int(x1), 6):
        point((x, y - mula.BANK_M * 0.4, -0.4), 60, WARM, 0.2)
    mb.obj("oil lamps")


def boat_lantern(eye):
    """On the stern thwart of the boat that is moored at the far bank."""
    x, y, z = mooring(eye[0])
    x, y, z = x + THWART_M * math.cos(MOORED_TURN), y + THWART_M * math.sin(MOORED_TURN), z + THWART_HIGH_M
    iron = m_plain((0.03, 0.025, 0.02), 0.5)
    mb = MeshBuilder()
    mb.cyl(x, y, z, z + 0.05, 0.10, iron, 12)
    mb.cyl(x, y, z + 0.05, z + 0.21, 0.065, m_lamp(WARM, 11), 12)
    mb.cyl(x, y, z + 0.21, z + 0.29, 0.085, iron, 12, 0.02)
    mb.obj("boat lantern")
    for side in (-1, 1):
        rod((x + side * 0.09, y, z + 0.04), (x + side * 0.03, y, z + 0.40), 0.007, iron, 6)
    point((x, y, z + 0.42), 16, WARM, 0.06)
