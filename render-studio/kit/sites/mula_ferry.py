"""A ferryman on the Mula, for a picture whose eye is on the water: the boat that is poled across below Meander."""

import math

from kit.furniture.shapes import at, rod
from kit.landscape.riverside import boat
from kit.materials.surfaces import m_plain
from kit.sites import mula
from kit.sites.surroundings import people

STERN_M, TURN = -1.55, 0.35
FLOOR_M = 0.10


def ferry(rng, x, y):
    """A plank boat at (x, y) under way to the east, somebody with a pole on its stern."""
    z = -mula.DEEP_M - 0.12
    boat(x, y, z, TURN)
    stern = (x + STERN_M * math.cos(TURN), y + STERN_M * math.sin(TURN))
    people(((*stern, z + FLOOR_M),), rng)
    with at(*stern, z, TURN):
        rod((-1.25, -0.42, -0.5), (0.42, -0.16, 2.55), 0.024, m_plain((0.30, 0.22, 0.12), 0.6), 8)
