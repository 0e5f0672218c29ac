"""Meander's balcony at the living room of type B, seen along its edge: 1.96 metres deep, bent round the corner.

The room is the living room's own, lamps lit behind the glass; somebody has just gone in.
"""

import math

from kit.furniture import finishes
from kit.furniture.brass import cup, open_book, sandals
from kit.furniture.curved import disc_table, round_chair
from kit.furniture.props import branches
from kit.furniture.shapes import at, lathe, pillow
from kit.interiors.outlook import daylight_x
from kit.landscape.planting import put
from kit.landscape.trees import make_tree
from kit.light.lamps import light_area
from kit.materials.cloth import m_linen
from kit.materials.ground import m_leaf
from kit.materials.joinery import m_boards
from kit.materials.material import material
from kit.materials.surfaces import m_paving, m_plain, m_stucco, m_travertine
from kit.mesh import MeshBuilder
from kit.rooms.meander import living
from kit.rooms.meander.river import river_view


@material("calm glass")
def m_calm_glass(g):
    """A pane that mirrors as little flat on as straight on: through a polarising filter, as architects photograph."""
    clear = g.n("ShaderNodeBsdfTransparent", {0: (0.88, 0.94, 0.92)}).outputs[0]
    mirror = g.n("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1), "Roughness": 0.0}).outputs[0]
    return g.n("ShaderNodeMixShader", {0: 0.055, 1: clear, 2: mirror}).outputs[0]


def build(look, rng):
    living.shell(rng)
    living.joinery()
    parapet()
    living.lounge()
    living.sitting()
    living.dining()
    near()
    with at(0, 0, 0, 0.5):
        river_view(rng, living.DROP, trees=2600)
    garden(rng)
    light_area((0, 3.4, living.HEIGHT - 0.2), (3.4, 3), 60, (1, 0.78, 0.52), rot=(0, 0, 0))
    daylight_x(-1.9, 1.9, living.DEEP + 0.3, 0.2, 2.4, 6, (0.92, 0.95, 1.0))


def parapet():
    """The living room's balcony with calmer glass: so near and so flat a pane would show the balcony twice."""
    stone, white = m_paving((0.56, 0.51, 0.43), 0.9, 0.45, 0.05, 0.5), m_stucco((0.82, 0.80, 0.77), 0.03)
    deck = m_boards((0.34, 0.20, 0.105), 0, 0.1, 2.4, 0.5)
    glass, rail = m_calm_glass(), m_plain((0.085, 0.062, 0.042), 0.35, 0.8)
    line, inner = living.edge(), living.offset(living.edge(), 0.07)
    wall_y, wall_x, high = living.DEEP + living.OUTER_WALL, -living.HALF_WIDE - living.OUTER_WALL, living.HEIGHT
    plan = [*line, (wall_x, -2.4), (wall_x, wall_y), (7, wall_y)]
    mb = MeshBuilder()
    mb.face([(x, y, -0.03) for x, y in reversed(plan)], stone)
    mb.face([(x, y, high - 0.02) for x, y in plan], deck)
    mb.box(living.HALF_WIDE, wall_y - 0.2, -0.3, 7, wall_y, high + 0.3, living.WALL)
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(line, line[1:], inner, inner[1:], strict=False):
        for z0, z1 in ((high - 0.36, high + 0.3), (-0.3, 0.06)):
            mb.face([(ax, ay, z0), (bx, by, z0), (bx, by, z1), (ax, ay, z1)], white)
            mb.face([(cx, cy, z0), (dx, dy, z0), (dx, dy, z1), (cx, cy, z1)], white)
        for z in (high - 0.36, 0.06):
            mb.face([(ax, ay, z), (bx, by, z), (dx, dy, z), (cx, cy, z)], white)
        mb.face([(cx, cy, 0.06), (dx, dy, 0.06), (dx, dy, 1.06), (cx, cy, 1.06)], glass)
        mb.bar((cx, cy, 1.085), (dx, dy, 1.085), 0.06, 0.045, rail)
    mb.obj("balcony")


def garden(rng, count=420):
    """The trees at the tower's foot, between the garden and the river: in groups, as they are planted."""
    greens = (((0.05, 0.085, 0.02), (0.13, 0.17, 0.04)), ((0.07, 0.10, 0.03), (0.18, 0.21, 0.06)))
    kinds = [
        make_tree(
            81 + i, height=9 + 2 * i, radius=4.4 + i, leaves=4200, leaf=0.34, clear=1.8, col=m_leaf(*greens[i % 2])
        )
        for i in range(3)
    ]
    groves = [(rng.uniform(30, 330), rng.uniform(-1.25, 0.55), rng.uniform(10, 34)) for _ in range(46)]
    for _ in range(count):
        away, bearing, wide = rng.choice(groves)
        x = away * math.sin(bearing) + rng.gauss(0, wide * 0.5)
        y = away * math.cos(bearing) + rng.gauss(0, wide * 0.5)
        if math.hypot(x, y) > 24:
            put(rng.choice(kinds), x, y, -living.DROP - 0.4, scale=rng.uniform(0.6, 1.25), rng=rng)


def near():
    """A chair turned to the river, a table with tea and a book, shoes at the door, a bowl of green."""
    with at(0.70, 7.02, 0, -0.75):
        round_chair(living.RIVER_GREEN)
        pillow(0.42, 0.38, 0.14, (0.0, -0.19, 0.60), (1.25, 0, 0.06), m_linen((0.43, 0.20, 0.09), 600), 2.0)
    with at(1.30, 7.18, 0, 0.4):
        disc_table(0.26, 0.46, m_travertine((0.60, 0.53, 0.44), 2.0, 2.0, 0.36), 0.045, finishes.black())
        cup(-0.11, -0.05, 0.46, 1.0)
        open_book(0.06, 0.03, 0.46, 0.9, 0.26, 0.19)
    sandals(1.55, living.DEEP + 0.40, -0.02, 2.2)
    lathe(
        [(0.001, 0), (0.15, 0), (0.19, 0.2), (0.2, 0.30), (0.185, 0.30), (0.17, 0.26), (0.001, 0.26)],
        m_stucco((0.36, 0.33, 0.29)),
        -0.85,
        8.0,
        -0.03,
    )
    branches(-0.85, 8.0, 0.24, 0.6, 12, 21, None, 0.032, 40)
