"""A café on the ground floor: a stone counter under a shelf of cups, small tables by the window, a long bench."""

import math

from kit.furniture import finishes
from kit.furniture.lamps import dome_pendant, globe
from kit.furniture.plants import potplant
from kit.furniture.props import books_stack, branches, framed, vase
from kit.furniture.seating import dining_chair, stool
from kit.furniture.shapes import at, cube, lathe, pillow, puff
from kit.furniture.tables import round_table
from kit.interiors.outlook import daylight_y
from kit.interiors.shell import downlights, shell, slats_x, window_y
from kit.landscape.planting import put
from kit.landscape.shrubs import make_shrub
from kit.landscape.trees import make_tree
from kit.light.lamps import light_area
from kit.materials.ground import m_lawn
from kit.materials.surfaces import m_marble, m_paving, m_plain, m_stone, m_stucco
from kit.mesh import MeshBuilder
from kit.sites.surroundings import people

HEIGHT = 3.9
X0, X1, Y0, Y1 = -4.6, 4.8, -4.6, 6.4
TABLES = ((-3.3, 0.4), (-3.35, 2.6), (-3.25, 4.7), (-1.1, 1.5), (-0.9, 3.8))


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
        m_stucco((0.80, 0.77, 0.72), 0.03),
    )
    window_y(Y0, Y1, X0, HEIGHT, 5, 0.4, 0.5, 0.16, 0.06, -1, [2.9])
    outside(rng)
    counter(rng)
    back_wall(look)
    tables()
    bench()
    downlights([(x, y) for x in (-2, 0.8) for y in (0, 2.4, 4.8)], HEIGHT - 0.003, 8.0)
    if look.get("people", True):
        people(((1.5, 5.0), (X1 - 0.95, 4.6)), rng, 0.0)
    daylight_y(Y0, Y1, X0, 0.5, HEIGHT - 0.5, 210, -1, (1, 0.97, 0.93))
    light_area((X0 - 2, 3, 6.5), (4, 16), 240, (1, 0.96, 0.86), target=(X0 - 5, 4, 0)).visible_glossy = False
    light_area((0.4, -4.2, 2.6), (6, 1.6), 34, (1, 0.94, 0.86), target=(0, 2, 0.8))


def outside(rng):
    mb = MeshBuilder()
    mb.box(X0 - 6, -30, -0.15, X0 - 0.2, 40, -0.03, m_paving())
    mb.box(X0 - 60, -30, -0.2, X0 - 6, 60, -0.06, m_lawn())
    mb.box(X0 - 14.5, -20, 0, X0 - 14, 40, 3.4, m_stone((0.46, 0.36, 0.25), 1.4, 0.45, 0.08))
    mb.obj("outside")
    trees = [
        make_tree(11 + i, height=h, radius=2.3, clear=2.2, leaves=6000, leaf=0.14, trunk=0.09)
        for i, h in enumerate((6.0, 7.2))
    ]
    shrubs = [make_shrub(31 + i, radius=0.6, height=0.8, leaves=900, leaf=0.07) for i in range(2)]
    for i in range(9):
        where = (X0 - rng.uniform(6.8, 11.5), -3 + i * 2.7 + rng.uniform(-0.5, 0.5))
        put(trees[i % 2], *where, -0.1, scale=rng.uniform(0.85, 1.15), rng=rng)
    for _ in range(44):
        put(
            rng.choice(shrubs),
            X0 - rng.uniform(6.3, 12),
            rng.uniform(-4, 24),
            -0.1,
            scale=rng.uniform(0.6, 1.2),
            rng=rng,
        )


def counter(rng):
    """Along the right wall: a fluted front, a stone top, a coffee machine."""
    x0, x1, y0, y1 = X1 - 2.1, X1 - 1.35, -0.6, 5.2
    cube(x0, y0, 0.08, x1, y1, 1.02, finishes.walnut(), 0.01)
    mb = MeshBuilder()
    y = y0 + 0.03
    while y < y1 - 0.03:
        mb.cyl(x0, y, 0.08, 1.0, 0.032, finishes.walnut(), 10)
        y += 0.075
    mb.box(x0 - 0.02, y0, 0.0, x1, y1, 0.08, finishes.black())
    mb.box(x0 - 0.02, y0 + 0.05, 0.05, x0 - 0.012, y1 - 0.05, 0.07, finishes.led(3.0))
    mb.obj("flutes")
    cube(
        x0 - 0.1,
        y0 - 0.06,
        1.02,
        x1 + 0.05,
        y1 + 0.06,
        1.07,
        m_marble((0.70, 0.64, 0.56), (0.42, 0.36, 0.30), 1.6, 0.12),
        0.008,
    )
    steel = m_plain((0.62, 0.60, 0.57), 0.22, 1.0)
    cube(x0 + 0.12, 3.3, 1.07, x1 - 0.08, 4.2, 1.50, steel, 0.03)
    for i in range(3):
        lathe(
            [(0.001, 0), (0.035, 0), (0.042, 0.07), (0.038, 0.07), (0.03, 0.01)],
            m_plain((0.8, 0.76, 0.7), 0.4),
            x0 + 0.3,
            3.5 + i * 0.25,
            1.50,
            20,
        )
    vase(x0 + 0.3, 0.1, 1.07, 0.34, m_stucco((0.40, 0.33, 0.27)), 0)
    branches(x0 + 0.3, 0.1, 1.38, 0.7, 7, 6)
    for i in range(5):
        a = i * 1.26
        loaf = [(0.001, 0), (0.05, 0.005), (0.062, 0.03), (0.045, 0.055), (0.001, 0.06)]
        lathe(
            loaf, m_plain((0.52, 0.30, 0.12), 0.7), x0 + 0.3 + 0.09 * math.cos(a), 1.5 + 0.09 * math.sin(a), 1.085, 16
        )
    lathe([(0.001, 0), (0.17, 0), (0.19, 0.015), (0.001, 0.012)], finishes.stone(), x0 + 0.3, 1.5, 1.072, 40)
    for y in (0.5, 1.6, 2.7):
        with at(x0 - 0.42, y, 0, -math.pi / 2):
            stool(finishes.accent(), 0.74)
    for y in (0.4, 2.2, 4.0):
        dome_pendant(x0 + 0.3, y, 2.0, 0.19, HEIGHT, m_plain((0.10, 0.14, 0.12), 0.45, 0.2), 16.0)
    shelves(rng)


def shelves(rng):
    """Two lit shelves of cups and jars on the wall behind the counter, over tiles."""
    mb = MeshBuilder()
    mb.box(X1 - 0.03, -0.6, 1.0, X1, 5.2, 2.9, m_stone((0.26, 0.33, 0.28), 0.2, 0.065, 0.12, 0.18))
    for z in (1.55, 2.1):
        mb.box(X1 - 0.3, -0.4, z, X1 - 0.02, 5.0, z + 0.035, finishes.walnut(1))
        mb.box(X1 - 0.06, -0.35, z - 0.012, X1 - 0.04, 4.95, z, finishes.led(3.5))
    mb.box(X1 - 0.62, -0.6, 0.0, X1, 5.2, 0.9, finishes.walnut())
    mb.box(X1 - 0.64, -0.6, 0.9, X1, 5.2, 0.93, finishes.stone())
    mb.obj("shelves")
    y = -0.2
    while y < 4.9:
        for z in (1.585, 2.135):
            if rng.random() < 0.8:
                colour = rng.choice([(0.78, 0.74, 0.67), (0.55, 0.46, 0.36), (0.30, 0.24, 0.19)])
                vase(X1 - 0.16, y, z, rng.uniform(0.09, 0.24), m_stucco(colour), rng.randint(1, 3))
        y += rng.uniform(0.2, 0.34)


def back_wall(look):
    mb = MeshBuilder()
    mb.face([(X0, Y1, 0), (X1, Y1, 0), (X1, Y1, HEIGHT), (X0, Y1, HEIGHT)], finishes.wall())
    mb.obj("end wall")
    slats_x(Y1, X0 + 0.4, X1 - 0.1, 1.05, HEIGHT - 0.4, finishes.walnut(), 0.09, 0.055, 0.035)
    with at(-0.6, Y1 - 0.05, 0):
        framed(-0.75, 1.45, 0.75, 2.55, look.get("art", 3.2), 0.0)
    potplant(X0 + 0.6, Y1 - 0.6, 2.4, 7, m_stucco((0.42, 0.36, 0.30)), 0.26, 0.5, "leaf")


def tables():
    top = m_marble((0.74, 0.69, 0.62), (0.45, 0.40, 0.34), 2.0, 0.15)
    for i, (x, y) in enumerate(TABLES):
        with at(x, y, 0, i * 0.7):
            round_table(0.34, 0.74, top, finishes.black())
            vase(0.08, 0.05, 0.74, 0.14, m_stucco((0.52, 0.44, 0.36)), 3, 1.0, i)
        for turn in (0.4 + i, 0.4 + i + math.pi):
            with at(x + 0.62 * math.sin(turn), y - 0.62 * math.cos(turn), 0, turn):
                dining_chair((finishes.accent(), finishes.second())[i % 2])
        globe(x, y, 2.35, 0.12, HEIGHT, 2.2, 4)


def bench():
    """Upholstered bench along the back wall."""
    cube(-3.4, Y1 - 0.62, 0, 2.2, Y1 - 0.04, 0.34, finishes.walnut(0), 0.008)
    puff(5.6, 0.56, 0.14, (-0.6, Y1 - 0.34, 0.41), finishes.cloth(), 0.05, 0.01)
    puff(5.6, 0.12, 0.5, (-0.6, Y1 - 0.1, 0.75), finishes.cloth(), 0.05, 0.0)
    for i, x in enumerate((-2.8, -1.2, 0.9)):
        pillow(
            0.44, 0.42, 0.15, (x, Y1 - 0.28, 0.68), (1.2, 0.1, 0.1), (finishes.accent(), finishes.second())[i % 2], i
        )
    books_stack(1.7, Y1 - 0.35, 0.48, 2, 4)
    cube(X0 + 0.02, Y1 - 0.02, 1.0, X1, Y1 + 0.02, 1.05, finishes.brass(), 0.004)
