"""Meander's gym, soon after sunrise: rowers and treadmills of walnut along the tower's round glass, the Mula below,
weights and wall bars of teak on the west. Somebody was here before work, and has gone to wash.
"""

import math

from kit.furniture.gym import bench, mirror, rings, rower, towel_across, towel_over, treadmill, wall_bars
from kit.furniture.gym_things import (
    chalk_prints,
    kettlebell,
    mat_unrolled,
    mats_in_basket,
    rack,
    skipping_rope,
    trainers,
)
from kit.furniture.shapes import at, lathe
from kit.furniture.workbench import bottle
from kit.light.lamps import light_area
from kit.materials.cloth import m_linen
from kit.materials.joinery import m_boards
from kit.materials.surfaces import m_plain, m_travertine
from kit.rooms.meander import gym_shell as walls

STEEL = m_plain((0.56, 0.56, 0.55), 0.22, 1.0)
GREEN, RUST, SAND = (0.105, 0.165, 0.125), (0.43, 0.20, 0.09), (0.56, 0.49, 0.39)
WHITE = m_linen((0.76, 0.74, 0.69), 500, 0.6)
#: Where on the corner's arc each machine stands, in degrees, and how far from its middle.
MACHINES = ((rower, 113, 3.3), (rower, 92, 3.3), (treadmill, 71, 3.7), (treadmill, 51, 3.7))


def build(look, rng):
    walls.floor(rng)
    walls.shell()
    walls.glass()
    walls.balcony()
    machines()
    west_wall()
    on_the_rubber()
    in_use()
    walls.outlook(rng)
    light_area((1.0, 6.6, 2.0), (8, 2.6), 150, (0.90, 0.94, 1.0), target=(-1, 0, 0.8)).visible_glossy = False
    light_area((-0.5, -5.5, 2.6), (5, 2), 34, (1, 0.94, 0.86), target=(-2, 2, 0.8)).visible_glossy = False


def spot(degrees, away):
    """A place by the arc, and the turn that looks out of it."""
    a, (cx, cy) = math.radians(degrees), walls.CENTRE
    return cx + away * math.cos(a), cy + away * math.sin(a), a - math.pi / 2


def machines():
    """A fan of machines, each looking at its own stretch of the river."""
    for machine, degrees, away in MACHINES:
        x, y, turn = spot(degrees, away)
        with at(x, y, 0, turn + (0.26 if machine is rower else 0.0)):
            machine()
    x, y, turn = spot(*MACHINES[2][1:])
    with at(x, y, 0, turn):
        towel_over(-0.17, 0.628, 0.84, 0.28, WHITE, 0.36, 4.0)


def west_wall():
    """Wall bars, the rack of dumbbells under a mirror, mats in a basket."""
    with at(walls.WEST, 3.02, 0):
        wall_bars()
    with at(walls.WEST, 0.86, 0):
        rack(1.8)
    with at(walls.WEST, 0, 0):
        mirror(0.70, 2.80, 1.05, 2.55)
    rings(-3.30, 3.20, 1.95, walls.HEIGHT - 0.2, 0.4)
    mats_in_basket(-3.42, 4.35, [m_linen(c, 300, 0.25) for c in (GREEN, RUST, SAND, GREEN, SAND)])


def on_the_rubber():
    """Kettlebells in a row that one has left, a bowl of chalk on its stand, hands of chalk."""
    z = walls.RUBBER_Z
    for y, r in ((-0.55, 0.105), (-0.22, 0.098), (0.10, 0.09), (0.40, 0.08)):
        kettlebell(-4.62, y, z, r, 1.4)
    kettlebell(-3.18, 1.55, z, 0.10, 0.5)
    kettlebell(-3.60, 1.92, z, 0.088, 1.1)
    teak = m_boards((0.33, 0.19, 0.095), 2, 0.4, 3.2, 0.38, 0.12)
    x, y = -3.75, 2.65
    lathe([(0.15, 0), (0.15, 0.02), (0.045, 0.06), (0.035, 0.62), (0.11, 0.70), (0.001, 0.70)], teak, x, y, z)
    lathe(
        [(0.06, 0.70), (0.16, 0.75), (0.19, 0.81), (0.18, 0.815), (0.15, 0.77), (0.001, 0.75)],
        m_travertine((0.60, 0.53, 0.44), 2.0, 2.0, 0.36),
        x,
        y,
        z,
    )
    lathe([(0.14, 0.775), (0.07, 0.80), (0.001, 0.805)], m_plain((0.84, 0.83, 0.80), 1.0), x, y, z)
    chalk_prints(
        ((-3.35, 1.08, 0.35, 1), (-3.02, 1.14, -0.1, -1), (-3.30, 2.2, 1.1, 1), (-2.9, 0.42, 0.7, -1)), z + 0.002
    )


def in_use():
    """The bench pulled into the sun: a towel on it, a steel bottle and shoes beside it; a mat, a rope dropped on it."""
    with at(-1.5, -0.35, 0, -0.55):
        bench()
        towel_across(-0.16, 0.30, m_linen((0.62, 0.58, 0.50), 500, 0.6))
        bottle(0.33, 0.40, 0, STEEL, 0.26)
        trainers(0.44, 0.02, 0.9, m_linen((0.50, 0.16, 0.06), 400))
    with at(1.05, 0.52, 0, -0.38):
        mat_unrolled(m_linen((0.075, 0.120, 0.092), 300, 0.25))
        with at(-0.02, -0.42, 0.008):
            skipping_rope(m_plain((0.10, 0.055, 0.03), 0.5))
