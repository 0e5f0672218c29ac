"""What Meander's rooms to the north look out on: the Mula's bends and Wakad, as `mula` has them, from a floor's height.

What shines out there is seen, but lights no room: Cycles would send half of its rays to windows a mile away.
"""

import bpy

from kit.furniture.shapes import at
from kit.materials.glow import m_lamp
from kit.mesh import MeshBuilder
from kit.rooms.meander import mula

SODIUM, WHITE = (1, 0.50, 0.17), (1, 0.78, 0.52)
POLE_M, LAMP_M = 7.0, 0.42
LOW = 0.38  # of the trees on the near bank: shrubs and young trees


def mula_outlook(rng, drop, turn, back=0.0, lit=0.06, birds=True):
    """The country `drop` metres below, turned by `turn` (radians), its river `back` metres further away.

    A balcony's floor hides what is near: without `back` a room would see no water. Lanes have lamps when more windows
    are `lit`.
    """
    evening = lit > 0.2
    with at(0, back, -drop, turn):
        mula.country(rng, lit, lit * 0.5, 0.22 if evening else 0.1, LOW)
        if birds:
            mula.egrets(rng)
        if evening:
            street_lamps(rng)
    for material in bpy.data.materials:
        material.cycles.sample_as_light = False


def street_lamps(rng):
    """On the corners of the town's blocks, along its lanes and over the bridge."""
    mb = MeshBuilder()
    half = mula.BLOCK_M / 2
    for x, y, _ in mula.blocks():
        for dx, dy in ((-half, -half), (0, -half), (-half, 0), (half * 0.5, -half), (-half, half * 0.5)):
            px, py = x + dx + rng.uniform(-3, 3), y + dy + rng.uniform(-3, 3)
            if mula.COURSE.off(px, py) > mula.BANK_M and px * px + py * py > mula.GARDEN_M**2:
                lamp(mb, px, py, POLE_M, SODIUM if rng.random() < 0.7 else WHITE)
    for k in range(11):
        px, py = mula.COURSE.beside(mula.BRIDGE_AT, (k - 5) * 13.0)
        lamp(mb, px, py, mula.BRIDGE_HIGH + POLE_M * 0.7, WHITE)
    for k in range(60):
        px, py = mula.COURSE.beside(mula.COURSE.length * (0.22 + 0.012 * k), -(mula.COURSE.wide / 2 + 12))
        lamp(mb, px, py, 4.5, WHITE)
    mb.obj("street lamps")


def lamp(mb, x, y, z, colour):
    mb.box(x - LAMP_M, y - LAMP_M, z - LAMP_M, x + LAMP_M, y + LAMP_M, z + LAMP_M, m_lamp(colour, 14.0))
