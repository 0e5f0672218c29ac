"""Paayri's yoga deck on the ninth step, an hour after sunrise: a slender pergola, grasses, the valley in mist.

The class has gone down to breakfast; it has left its mats, a shawl, chappals at the edge of the boards.
"""

import math

from kit.furniture import finishes
from kit.furniture.brass import cup, sandals
from kit.furniture.shapes import at, cube, lathe, puff
from kit.furniture.stone_kitchen import OLD_BRASS, folded_cloth, lota
from kit.landscape.planting import put
from kit.landscape.scrub import make_grass
from kit.landscape.shrubs import make_shrub
from kit.landscape.trees import make_tree
from kit.light.lamps import light_area
from kit.materials.cloth import m_linen
from kit.materials.glass import m_glass
from kit.materials.ground import m_leaf
from kit.materials.joinery import m_boards, m_flags
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder
from kit.rooms.paayri.valley import valley

LEFT, RIGHT, FRONT, BACK = -6.2, 6.2, -7, 9.0
BEAM_FOOT_M, BEAM_TOP_M = 2.95, 3.17
BED_HIGH_M = 0.46
DROP = 40.0  # the ninth step
SAGE, CLAY, SAND = (0.155, 0.185, 0.135), (0.36, 0.155, 0.090), (0.46, 0.39, 0.29)
#: Mats as people lay them: middle, turn, colour.
MATS = (
    (-2.15, 1.25, 0.06, SAGE),
    (-0.35, 1.55, -0.03, CLAY),
    (1.75, 1.15, -0.09, SAND),
    (-1.35, 4.6, 0.04, SAND),
    (0.75, 4.9, -0.05, SAGE),
    (2.75, 4.4, -0.12, CLAY),
)


def build(look, rng):
    deck()
    pergola()
    parapet()
    planting(rng)
    mats()
    left_behind()
    valley(rng, DROP, trees=900)
    light_area((0, -6.5, 5), (9, 4), 60, (0.88, 0.92, 1.0), target=(0, 3, 0.5))


def deck():
    """Teak boards in a field of pale stone."""
    boards = m_boards((0.335, 0.215, 0.125), 1, 0.14, 2.6, 0.66, 0.30, 0.006)
    mb = MeshBuilder()
    mb.box(LEFT - 6, FRONT, -0.5, RIGHT + 6, BACK + 1, -0.06, m_flags((0.46, 0.41, 0.34), 0.9, 0.9, 0.10, 0.4))
    mb.box(-4.3, FRONT, -0.06, 4.3, BACK - 0.3, 0, boards)
    mb.obj("deck")


def pergola():
    """Four frames and rafters over them."""
    upright, level = m_boards((0.27, 0.155, 0.080), 2, 0.4, 3.4, 0.4), m_boards((0.27, 0.155, 0.080), 0, 0.4, 3.4, 0.4)
    mb = MeshBuilder()
    for y in (-5.2, -1.2, 2.8, 6.8):
        for x in (-4.1, 4.1):
            mb.box(x - 0.09, y - 0.09, -0.06, x + 0.09, y + 0.09, BEAM_FOOT_M, upright)
        mb.box(-4.4, y - 0.07, BEAM_FOOT_M, 4.4, y + 0.07, BEAM_TOP_M, level)
    for i in range(34):
        y = -6.8 + i * 0.46
        mb.box(-4.7, y - 0.022, BEAM_TOP_M, 4.7, y + 0.022, BEAM_TOP_M + 0.10, level)
    mb.obj("pergola")


def parapet():
    """Beds of basalt along both sides, a low wall with glass toward the valley."""
    stone = m_flags((0.165, 0.157, 0.145), 0.9, 0.24, 0.22, 0.55, 0.5)
    mb = MeshBuilder()
    for sx in (-1, 1):
        a, b = sorted((sx * 4.75, sx * 6.1))
        mb.box(a, -6.5, -0.06, b, 8.6, 0.48, stone)
        mb.box(a + 0.08, -6.4, 0.40, b - 0.08, 8.5, 0.485, m_plain((0.06, 0.045, 0.03), 1.0))
    mb.box(-12, BACK, -0.06, 12, BACK + 0.16, 0.30, stone)
    rail = BACK + 0.08
    mb.face(
        [(-12, rail, 0.30), (12, rail, 0.30), (12, rail, 1.08), (-12, rail, 1.08)], m_glass((0.95, 0.98, 0.96), 0, 0)
    )
    mb.box(-12, BACK + 0.06, 1.08, 12, BACK + 0.10, 1.11, finishes.black())
    mb.obj("parapet")


def planting(rng):
    """Tall grasses that catch the low sun, a few shrubs and small trees in the beds."""
    grasses = [make_grass(71, 0.75, 0.34, 190), make_grass(72, 0.95, 0.40, 190), make_grass(73, 0.6, 0.36, 160)]
    shrubs = [make_shrub(31 + i, radius=0.45, height=0.6, leaves=900, leaf=0.055) for i in range(3)]
    olive = m_leaf((0.06, 0.09, 0.03), (0.16, 0.18, 0.06), 0.5, 0.45)
    trees = [
        make_tree(14, height=3.6, radius=1.35, clear=1.3, leaves=5200, leaf=0.062, trunk=0.05, col=olive),
        make_tree(15, height=3.1, radius=1.2, clear=1.1, leaves=4600, leaf=0.060, trunk=0.05),
    ]
    for sx in (-1, 1):
        kind, y = grasses, -6.2
        while y < 8.4:
            if rng.random() < 0.16:
                kind = rng.choice((grasses, grasses, shrubs))
            put(rng.choice(kind), sx * rng.uniform(4.95, 5.9), y, BED_HIGH_M, scale=rng.uniform(0.7, 1.05), rng=rng)
            y += rng.uniform(0.09, 0.2)
        for y in (-2.2, 2.1, 6.6):
            x = sx * rng.uniform(5.3, 5.7)
            put(rng.choice(trees), x, y + rng.uniform(-0.7, 0.7), BED_HIGH_M, scale=rng.uniform(0.85, 1.1), rng=rng)


def mats():
    """Mats a hand's width off the straight; one is half rolled, a shawl is folded on another."""
    for i, (x, y, turn, colour) in enumerate(MATS):
        with at(x, y, 0, turn):
            long = 0.55 if i == 5 else 0.92
            cube(-0.32, -long, 0.001, 0.32, long, 0.012, m_linen(colour, 300, 0.25), 0.004)
            if i == 5:
                roll(colour)
    puff(0.40, 0.34, 0.15, (-2.10, 1.75, 0.085), m_linen((0.62, 0.54, 0.44)), 0.06, 0.02, (0, 0, 0.15))
    folded_cloth(1.72, 0.82, 0.013, m_linen((0.52, 0.115, 0.055), 500, 0.7), 0.35, 0.46, 0.32)
    puff(0.38, 0.36, 0.14, (-0.33, 2.05, 0.08), m_linen((0.40, 0.30, 0.20)), 0.06, 0.02)


def roll(colour):
    """The end of a mat somebody has begun to roll up."""
    o = lathe([(0.001, -0.32), (0.065, -0.32), (0.065, 0.32), (0.001, 0.32)], m_linen(colour, 300, 0.25), n=28)
    o.rotation_euler = (0, math.pi / 2, 0)
    o.location = (0, 0.60, 0.066)


def left_behind():
    """Chappals where the boards begin, a lota and cups on a tray, a towel on the bench at the far end."""
    sandals(1.55, -1.72, 0, 0.25)
    sandals(2.02, -1.52, 0, -0.35, m_plain((0.10, 0.055, 0.03), 0.5))
    sandals(-0.62, -1.66, 0, 0.1, m_plain((0.34, 0.185, 0.08), 0.5))
    with at(0.50, -0.25, 0, 0.3):
        lathe([(0.001, 0.012), (0.19, 0.012), (0.205, 0.026), (0.21, 0.024), (0.19, 0), (0.001, 0)], OLD_BRASS, n=56)
        lota(-0.04, 0.04, 0.012, 1.25, OLD_BRASS)
        cup(0.11, -0.04, 0.012, 0.8, saucer=False)
        cup(0.06, 0.12, 0.012, 2.4, saucer=False)
    wood = m_boards((0.27, 0.155, 0.080), 0, 0.4, 3.4, 0.4)
    cube(-3.95, 7.74, 0.36, -2.15, 8.16, 0.41, wood, 0.008)
    for x in (-3.75, -2.35):
        cube(x - 0.04, 7.78, 0, x + 0.04, 8.12, 0.36, wood, 0.006)
    folded_cloth(-2.6, 7.95, 0.41, m_linen((0.70, 0.66, 0.58)), 0.2, 0.36, 0.30)
