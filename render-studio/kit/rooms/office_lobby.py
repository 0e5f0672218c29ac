"""Office lobby: a tall stone hall, a long reception desk, bronze lift doors, a bench and a tree."""

import math

from kit.furniture import finishes
from kit.furniture.plants import potplant
from kit.furniture.props import books_stack, branches, vase
from kit.furniture.seating import armchair, sofa
from kit.furniture.shapes import at, cube, puff
from kit.furniture.tables import round_table
from kit.furniture.textiles import rug
from kit.interiors.outlook import daylight_y
from kit.interiors.shell import downlights, shell, window_y
from kit.landscape.planting import put
from kit.landscape.shrubs import make_shrub
from kit.landscape.trees import make_tree
from kit.light.lamps import light_area, light_spot
from kit.materials.ground import m_lawn
from kit.materials.surfaces import m_marble, m_paving, m_plain, m_stucco
from kit.mesh import MeshBuilder
from kit.sites.surroundings import people

HEIGHT = 5.6
X0, X1, Y0, Y1 = -6.5, 6.5, -7.0, 13.0
LIFT_PITCH = 2.6


def build(look, rng):
    shell(
        X0,
        X1,
        Y0,
        Y1,
        HEIGHT,
        finishes.floor(),
        None,
        finishes.wall(),
        finishes.wall(),
        m_stucco((0.80, 0.78, 0.74), 0.02),
    )
    window_y(Y0, Y1, X0, HEIGHT, 8, 0.02, 0.5, 0.2, 0.07, -1, [3.0])
    garden(rng)
    back_wall(look)
    lifts()
    ceiling()
    reception(look)
    waiting()
    if look.get("people", True):
        people(((2.9, 7.6), (-1.6, 8.6), (-1.0, 8.8)), rng, 0.0)
    light_area((X0 - 2.2, 3, 7.5), (5, 22), 650, (1, 0.96, 0.86), target=(X0 - 5, 4, 0)).visible_glossy = False
    daylight_y(-6, 12, X0, 0.2, 5.0, 330, -1, (1, 0.97, 0.93))
    light_area((0, -6.2, 3.6), (9, 4), 120, (1, 0.95, 0.9), target=(0, 5, 1.5))


def garden(rng):
    mb = MeshBuilder()
    mb.box(X0 - 40, -30, -0.1, X0 - 3.2, 40, -0.02, m_lawn())
    mb.box(X0 - 3.2, -30, -0.1, X0 - 0.2, 40, -0.01, m_paving())
    mb.obj("outside")
    trees = [
        make_tree(11 + i, height=h, radius=2.4, clear=2.4, leaves=6000, leaf=0.14, trunk=0.09)
        for i, h in enumerate((6.5, 7.5, 5.8))
    ]
    shrubs = [make_shrub(31 + i, radius=0.6, height=0.8, leaves=900, leaf=0.07) for i in range(3)]
    for i in range(14):
        put(
            trees[i % 3],
            X0 - rng.uniform(4.5, 9.0),
            -5 + i * 2.4 + rng.uniform(-0.5, 0.5),
            0,
            scale=rng.uniform(0.8, 1.15),
            rng=rng,
        )
    for _ in range(60):
        put(rng.choice(shrubs), X0 - rng.uniform(3.4, 10), rng.uniform(-6, 26), 0, scale=rng.uniform(0.7, 1.4), rng=rng)


def back_wall(look):
    """A stone wall washed with light from above, in tall slabs."""
    mb = MeshBuilder()
    stone, light = finishes.stone(1.6, 2.8, 0.4), finishes.led(4.5)
    mb.face([(X0, Y1, 0), (X1, Y1, 0), (X1, Y1, HEIGHT), (X0, Y1, HEIGHT)], stone)
    for i in range(9):
        x = -4.0 + i
        mb.box(x, Y1 - 0.22, 0, x + 0.62, Y1, HEIGHT - 0.7, stone)
    mb.box(-4.1, Y1 - 0.5, HEIGHT - 0.5, 4.7, Y1 - 0.44, HEIGHT - 0.46, light)
    mb.obj("back wall")
    for x in (-3.2, -1.1, 1.1, 3.2):
        light_spot((x, Y1 - 0.8, HEIGHT - 0.15), 80, (1, 0.76, 0.48), False, 62)


def lifts():
    """Four lift doors of bronze in the right-hand wall, with lit jambs."""
    mb = MeshBuilder()
    stone, bronze, light = finishes.stone(1.4, 2.4, 0.35), m_plain((0.30, 0.20, 0.11), 0.32, 0.9), finishes.led(3.0)
    mb.box(X1 - 0.3, Y0, 0, X1, Y1, HEIGHT, stone)
    for i in range(4):
        y = 1.2 + i * LIFT_PITCH
        mb.box(X1 - 0.34, y - 0.75, 0, X1 - 0.29, y + 0.75, 2.75, finishes.black())
        for s in (-1, 1):
            a, b = sorted((y + s * 0.01, y + s * 0.6))
            mb.box(X1 - 0.37, a, 0.02, X1 - 0.33, b, 2.5, bronze)
            mb.box(X1 - 0.36, y + s * 0.68 - 0.015, 0.02, X1 - 0.335, y + s * 0.68 + 0.015, 2.6, light)
    mb.box(X1 - 0.5, Y0, 3.0, X1 - 0.3, Y1, 3.1, bronze)
    mb.obj("lifts")


def ceiling():
    mb = MeshBuilder()
    timber, light = finishes.walnut(1, 0.3), finishes.led(4.0)
    x = X0 + 0.8
    while x < X1 - 0.9:
        mb.box(x, Y0, HEIGHT - 0.35, x + 0.09, Y1 - 0.9, HEIGHT - 0.12, timber)
        x += 0.42
    for x in (X0 + 0.55, X1 - 0.75):
        mb.box(x, Y0, HEIGHT - 0.2, x + 0.05, Y1 - 0.9, HEIGHT - 0.17, light)
    mb.obj("ceiling")
    downlights([(x, y) for x in (-3, 0, 3) for y in (0, 4, 8)], HEIGHT - 0.36, 9.0)


def reception(look):
    dark = m_marble((0.16, 0.14, 0.12), (0.45, 0.38, 0.30), 1.2, 0.15)
    cube(-2.6, 9.6, 0, 2.6, 10.4, 1.02, finishes.stone(4.5, 1.2, 0.3), 0.02)
    cube(-2.66, 9.54, 1.02, 2.66, 10.46, 1.07, dark, 0.008)
    cube(-1.5, 9.56, 0.22, 1.5, 9.61, 0.86, finishes.walnut(), 0.004)
    mb = MeshBuilder()
    mb.box(-2.5, 9.62, 0.02, 2.5, 9.65, 0.05, finishes.led(4.0))
    mb.obj("kick light")
    vase(-1.95, 10.0, 1.07, 0.42, m_stucco((0.30, 0.25, 0.21)), 0)
    branches(-1.95, 10.0, 1.44, 1.1, 8, look.get("branches", 7), leaf=0.045)
    books_stack(1.5, 9.95, 1.07, 2, 3)


def waiting():
    rug(-4.9, 1.6, -0.9, 6.0, finishes.rug(), False)
    with at(-4.6, 3.8, 0, -math.pi / 2):
        sofa(2.7, 0.95, 3, finishes.cloth(), ((-0.9, finishes.accent()), (0.9, finishes.accent())))
    for y, turn in ((4.5, 1.75), (3.1, 1.4)):
        with at(-1.6, y, 0, turn):
            armchair(finishes.accent())
    with at(-2.8, 3.8, 0):
        round_table(0.5, 0.36, m_marble((0.66, 0.58, 0.50), (0.42, 0.35, 0.29), 1.8, 0.15), finishes.walnut())
        books_stack(0.12, 0.1, 0.36, 2, 6)
    puff(0.52, 3.0, 0.14, (X1 - 0.95, -1.6, 0.40), finishes.accent(), 0.05, 0.01)
    cube(X1 - 1.2, -3.1, 0.12, X1 - 0.7, -0.1, 0.33, finishes.walnut(1), 0.01)
    cube(X1 - 1.1, -2.9, 0, X1 - 0.8, -0.3, 0.12, finishes.black(), 0.004)
    potplant(3.9, 11.3, 3.4, 12, m_stucco((0.34, 0.28, 0.23)), 0.36, 0.6, "tree")
    potplant(-5.2, 7.6, 2.3, 5, m_stucco((0.45, 0.37, 0.29)), 0.28, 0.5, "leaf")
