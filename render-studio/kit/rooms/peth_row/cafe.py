"""A café in a shop of Peth Row, after the shop's plan: 4.3 by 6.6 metres under a high ceiling, open to the pavement.

Tiles in black and white, marble tables, bentwood, jars on the counter: the kind the old peths take their tea in.
"""

import math

from kit.furniture import finishes
from kit.furniture.bentwood import WOOD, bench_back, bentwood_chair, fan, hanging_globe, jar, marble_table
from kit.furniture.brass import cup
from kit.furniture.shapes import at, cube, lathe
from kit.interiors.doors import wall
from kit.interiors.outlook import daylight_x
from kit.landscape.ground import road
from kit.landscape.planting import put
from kit.landscape.trees import make_tree
from kit.light.lamps import light_area
from kit.massing.forms import street_row
from kit.materials.glass import m_glass
from kit.materials.glow import m_lamp
from kit.materials.joinery import m_boards, m_lime
from kit.materials.material import material
from kit.materials.surfaces import m_marble, m_paving, m_plain, m_stucco
from kit.mesh import MeshBuilder

HALF_WIDE, DEEP, HEIGHT = 2.15, 6.6, 3.9
FRONT_WALL = 0.2
WINDOW = (-1.9, 0.3, 0.55, 3.1)  # from, to, sill, head; the fanlight is in it
DOORWAY = (0.6, 1.8, 3.1)
STREET_WIDE = 22.8
ACROSS = ((16, 4, 3), (16, 0, 3), (11, 1, 4), (16, 2, 4), (21, 0, 3), (16, 3, 4))

CREAM = m_lime((0.80, 0.74, 0.60), 0.05)
GREEN = m_plain((0.055, 0.12, 0.085), 0.32)
MARBLE = m_marble((0.74, 0.73, 0.70), (0.34, 0.33, 0.32), 2.2, 0.16)
TEAK = m_boards((0.13, 0.060, 0.028), 2, 0.3, 3.0, 0.32)


@material("chequer")
def m_chequer(g, pale=(0.62, 0.58, 0.50), dark=(0.035, 0.035, 0.035), side=0.2):
    """Cement tiles laid to a chequer, worn where one walks."""
    p = g.pos()
    x, y, _ = g.sep(p)
    u, v = g.m("FLOOR", g.m("DIVIDE", x, side)), g.m("FLOOR", g.m("DIVIDE", y, side))
    odd = g.m("FRACT", g.m("MULTIPLY", g.m("ADD", g.m("ADD", u, v), 400.0), 0.5))
    worn = g.noise(2.2, p, 6, 0.65)
    c = g.mix(g.m("GREATER_THAN", odd, 0.25), pale, g.mix(g.smooth(worn, 0.4, 0.8), dark, tuple(k * 3 for k in dark)))
    c = g.mix(0.35, c, g.ramp(worn, [(0.3, 0.55), (0.7, 1.1)]), "MULTIPLY")
    fu, fv = g.m("FRACT", g.m("DIVIDE", x, side)), g.m("FRACT", g.m("DIVIDE", y, side))
    edge = g.m("MINIMUM", g.m("MINIMUM", fu, g.m("SUBTRACT", 1, fu)), g.m("MINIMUM", fv, g.m("SUBTRACT", 1, fv)))
    c = g.mix(g.m("MULTIPLY", g.m("LESS_THAN", edge, 0.009), 0.6), c, (0.10, 0.09, 0.08))
    return g.pbr(col=c, rough=g.m("ADD", 0.16, g.m("MULTIPLY", worn, 0.22)), spec=0.45)


def build(look, rng):
    shell()
    front()
    street(rng)
    counter(rng)
    tables()
    for y in (0.4, 3.6):
        fan(0.0, y, HEIGHT - 0.75, HEIGHT, y)
    glow = m_lamp((1, 0.80, 0.56), 2.4)
    for x, y in ((-1.15, 2.4), (-1.15, 4.8), (1.0, 2.4), (1.0, 4.8)):
        hanging_globe(x, y, 2.55, HEIGHT, glow)
    daylight_x(WINDOW[0], DOORWAY[1], DEEP + FRONT_WALL, 0.4, 3.0, 210, (0.95, 0.97, 1.0))
    light_area((0, -1.3, 2.8), (3, 1.4), 20, (1, 0.93, 0.82), target=(0, 3, 0.8))
    light_area((0, 3, HEIGHT - 0.05), (3, 5), 7, (1, 0.88, 0.70), rot=(0, 0, 0))


def shell():
    left, right, back = -HALF_WIDE, HALF_WIDE, -2.2
    mb = MeshBuilder()
    mb.face([(left, back, 0), (right, back, 0), (right, DEEP + 0.2, 0), (left, DEEP + 0.2, 0)], m_chequer())
    mb.face(
        [(left, back, HEIGHT), (left, DEEP, HEIGHT), (right, DEEP, HEIGHT), (right, back, HEIGHT)],
        m_boards((0.62, 0.57, 0.47), 1, 0.12, 3.0, 0.5, 0.08),
    )
    mb.box(left - 0.3, back - 0.1, HEIGHT + 0.01, right + 0.3, DEEP + FRONT_WALL, HEIGHT + 0.3, CREAM)
    mb.box(left, back - 0.1, 0, right, back, HEIGHT, CREAM)
    mb.box(left - 0.3, back, -0.1, left - 0.01, DEEP + FRONT_WALL, HEIGHT, CREAM)
    mb.box(right + 0.01, back, -0.1, right + 0.3, DEEP + FRONT_WALL, HEIGHT, CREAM)
    for x, side in ((left, 1), (right, -1)):
        a, b = sorted((x, x + side * 0.025))
        mb.box(a, back, 0, b, DEEP, 1.30, GREEN)
        a, b = sorted((x, x + side * 0.05))
        mb.box(a, back, 1.30, b, DEEP, 1.36, WOOD)
    mb.obj("shell")
    wall((left, back), (left, DEEP), HEIGHT, [], CREAM)
    wall((right, DEEP), (right, back), HEIGHT, [], CREAM)
    for i, y in enumerate((2.35, 4.05)):
        mirror(y, i)


def mirror(y, i):
    """A mirror in dark wood over the bench, tilted a little into the room."""
    with at(-HALF_WIDE + 0.05, y, 1.5, 0):
        mb = MeshBuilder()
        mb.box(0.0, -0.62, 0.0, 0.03, 0.62, 0.95, WOOD)
        glass = m_plain((0.80, 0.80, 0.77), 0.03, 1.0)
        mb.face([(0.034, -0.55, 0.07), (0.034, 0.55, 0.07), (0.05, 0.55, 0.88), (0.05, -0.55, 0.88)], glass)
        mb.obj(f"mirror {i}")


def front():
    """The shop's front in dark teak: a wide window with its fanlight, both leaves of the door open to the pavement."""
    left, right = -HALF_WIDE, HALF_WIDE
    openings = [
        (WINDOW[0] - left, WINDOW[1] - left, WINDOW[2], WINDOW[3]),
        (DOORWAY[0] - left, DOORWAY[1] - left, -0.02, DOORWAY[2]),
    ]
    wall((left, DEEP), (right, DEEP), HEIGHT, openings, CREAM, FRONT_WALL, TEAK)
    glass = m_glass((0.93, 0.96, 0.95), 0.0, 0.0)
    y, rail = DEEP + 0.06, 2.32
    mb = MeshBuilder()
    a, b, sill, head = WINDOW
    for x in (a, a + (b - a) / 3, a + (b - a) * 2 / 3 - 0.05, b - 0.06):
        mb.box(x, y, sill, x + 0.06, y + 0.09, head, TEAK)
    for z in (sill, rail, head - 0.07):
        mb.box(a + 0.06, y + 0.004, z, b - 0.06, y + 0.086, z + 0.07, TEAK)
    mb.face([(a, y + 0.04, sill), (b, y + 0.04, sill), (b, y + 0.04, head), (a, y + 0.04, head)], glass)
    a, b, head = DOORWAY
    for x in (a, b - 0.06):
        mb.box(x, y, 0, x + 0.06, y + 0.09, head, TEAK)
    for z in (rail, head - 0.07):
        mb.box(a + 0.06, y + 0.004, z, b - 0.06, y + 0.086, z + 0.07, TEAK)
    mb.face([(a, y + 0.04, rail), (b, y + 0.04, rail), (b, y + 0.04, head), (a, y + 0.04, head)], glass)
    mb.obj("front")
    for hinge, turn in ((a + 0.05, 1.75), (b - 0.05, math.pi - 1.75)):
        with at(hinge, DEEP + 0.12, 0, turn):
            mb = MeshBuilder()
            w = (b - a) / 2 - 0.06
            for x in (0, w - 0.08):
                mb.box(x, -0.02, 0.01, x + 0.08, 0.02, rail - 0.02, TEAK)
            for z in (0.01, 0.80, rail - 0.10):
                mb.box(0.08, -0.018, z, w - 0.08, 0.018, z + 0.08, TEAK)
            mb.box(0.08, -0.01, 0.09, w - 0.08, 0.01, 0.80, TEAK)
            mb.obj("door")


def street(rng):
    """Pavement, trees and the fronts across, from the shop's own level."""
    with at(0, DEEP + FRONT_WALL, -0.14):
        mb = MeshBuilder()
        mb.box(-30, 0.0, -0.1, 30, 5.4, 0.13, m_paving((0.42, 0.38, 0.33), 0.6, 0.3, 0.1, 0.5))
        road(mb, -70, 5.6, 70, STREET_WIDE - 5.4, 0.14, 5.0)
        mb.obj("street")
        trees = [
            make_tree(91 + i, height=h, radius=2.5, clear=3.6, leaves=11000, leaf=0.13, clusters=120, trunk=0.14)
            for i, h in enumerate((8.4, 9.2))
        ]
        for i, (x, y) in enumerate(((-4.6, 4.4), (4.9, 4.5), (-9.0, 18.6), (-1.6, 18.9), (7.2, 18.7))):
            put(trees[i % 2], x, y, 0.1, scale=rng.uniform(0.9, 1.05), rng=rng)
    with at(0, DEEP + FRONT_WALL + STREET_WIDE, 0, -math.pi / 2):
        street_row((0, -46), 0.0, 0.4, None, houses=ACROSS, shops="right", seed=86)


def counter(rng):
    """Along the east wall: marble on panels of teak, jars and a till; shelves of tins and jars behind."""
    x, y0, y1 = HALF_WIDE, 0.6, 3.9
    cube(x - 1.25, y0, 0.08, x - 0.72, y1, 0.98, TEAK, 0.006)
    cube(x - 1.31, y0 - 0.04, 0.98, x - 0.68, y1 + 0.04, 1.02, MARBLE, 0.006)
    for i in range(5):
        y = y0 + 0.08 + i * (y1 - y0 - 0.1) / 5
        cube(x - 1.265, y, 0.20, x - 1.25, y + (y1 - y0) / 5 - 0.10, 0.88, WOOD, 0.006)
    fills = [m_plain(c, 0.8) for c in ((0.48, 0.30, 0.13), (0.56, 0.42, 0.22), (0.30, 0.15, 0.07), (0.62, 0.50, 0.28))]
    for i in range(7):
        jar(x - 0.98, y0 + 0.45 + i * 0.27, 1.02, 0.105, 0.27, fills[i % 4])
    for z in (1.55, 1.98, 2.41):
        cube(x - 0.30, y0 - 0.2, z - 0.03, x - 0.03, y1 + 0.2, z, WOOD, 0.004)
        y = y0
        while y < y1:
            kind, r = rng.random(), rng.uniform(0.065, 0.09)
            if kind < 0.5:
                jar(x - 0.17, y, z, r, rng.uniform(0.2, 0.27), rng.choice(fills))
            elif kind < 0.85:
                colour = rng.choice(((0.30, 0.06, 0.04), (0.06, 0.12, 0.09), (0.46, 0.33, 0.12), (0.55, 0.50, 0.40)))
                lathe([(r, 0), (r, 0.2), (r * 0.96, 0.215), (0.001, 0.215)], m_plain(colour, 0.35), x - 0.17, y, z, 20)
            y += 2 * r + rng.uniform(0.02, 0.08)
    with at(x - 0.98, y1 - 0.32, 1.02):
        lathe(
            [(0.10, 0), (0.13, 0.06), (0.11, 0.18), (0.045, 0.24), (0.045, 0.28), (0.02, 0.32)],
            finishes.brass(),
            0,
            0,
            0,
            32,
        )


def tables():
    """A bench under the mirrors with three tables, two more by the counter; tea on some."""
    with at(-HALF_WIDE + 0.03, 0, 0):
        bench_back(1.2, 5.7)
    for i, y in enumerate((1.95, 3.45, 4.95)):
        with at(-HALF_WIDE + 0.86, y, 0):
            marble_table(MARBLE)
        with at(-HALF_WIDE + 1.42 + (0.10 if i == 1 else 0), y, 0, math.pi / 2 + (0.35 if i == 1 else 0)):
            bentwood_chair()
        if i != 2:
            cup(-HALF_WIDE + 0.98, y + 0.12, 0.75, 1.0 + i)
            cup(-HALF_WIDE + 0.72, y - 0.1, 0.75, 3.0)
            lathe(
                [(0.001, 0.006), (0.06, 0.008), (0.085, 0.018)],
                m_stucco((0.66, 0.63, 0.57)),
                -HALF_WIDE + 0.88,
                y - 0.14,
                0.75,
            )
    with at(1.15, 5.25, 0):
        marble_table(MARBLE)
    for dy, turn in ((-0.58, 0.0), (0.58, math.pi)):
        with at(1.15, 5.25 + dy, 0, turn):
            bentwood_chair()
    mb = MeshBuilder()
    mb.box(1.05, 5.1, 0.752, 1.32, 5.42, 0.757, m_plain((0.66, 0.63, 0.56), 0.9))
    mb.obj("paper")
