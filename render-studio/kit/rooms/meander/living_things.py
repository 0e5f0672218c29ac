"""What a family has left in Meander's living room on its way out to the balcony: tea, the paper, a train of blocks."""

import math

from kit.furniture.brass import cup, open_book
from kit.furniture.curved import arc_pad
from kit.furniture.river_hall import newspaper
from kit.furniture.shapes import at, lathe, puff
from kit.furniture.textiles import drape
from kit.furniture.toys import LEAF, MADDER, OCHRE, blocks, train
from kit.materials.handloom import m_stripes
from kit.materials.pebble import m_boucle
from kit.materials.surfaces import m_plain

TABLE_M = 0.74
ORANGES = ((-0.46, 0.03, 0.030), (-0.39, -0.05, 0.030), (-0.52, -0.05, 0.030), (-0.45, -0.02, 0.088))
THROW = m_stripes(
    ((0.60, 0.54, 0.44), (0.10, 0.15, 0.12), (0.60, 0.54, 0.44), (0.40, 0.18, 0.08)), (0.085, 0.022, 0.02, 0.014), 1
)


def on_the_table():
    """Oranges in the bowl, two cups, the paper folded to its crossword."""
    peel = m_plain((0.72, 0.27, 0.03), 0.42)
    with at(-1.12, 1.35, 0, math.pi / 2):
        for x, y, z in ORANGES:
            puff(0.082, 0.082, 0.078, (x, y, TABLE_M + z + 0.02), peel, 0.04, 0.0, n=10, wob=0.001)
        cup(0.58, -0.24, TABLE_M, 0.9)
        cup(0.12, 0.27, TABLE_M, 2.4)
        newspaper(0.30, -0.20, TABLE_M, 0.25)


def over_the_chair(x, y, turn):
    """A handwoven throw over the back of a dining chair."""
    with at(x, y, 0, turn), at(0.03, -0.265, 0, math.pi / 2):
        drape(0.055, -0.17, 0.17, 0.792, 0.40, THROW, 4.0, 0.006, r=0.035)


def on_the_floor():
    """A train of blocks across the oak on its way to the passage, what it has lost; a low seat of looped wool."""
    with at(1.42, 1.92, 0, -0.75):
        train()
    blocks(((0.92, 2.06, 0, 0.5, OCHRE), (1.02, 2.22, 0, 1.1, MADDER), (0.80, 2.20, 0, 0.2, LEAF)))
    with at(0.62, 2.62, 0, 0):
        lathe([(0.001, 0.0), (0.24, 0.0), (0.26, 0.02)], m_plain((0.02, 0.016, 0.012), 0.6))
        arc_pad(0.15, -math.pi, math.pi, 0.0, 0.34, 0.17, 0.30, m_boucle((0.40, 0.19, 0.09)), 0.02, 2)
        open_book(0.05, 0.0, 0.335, 0.7, 0.28, 0.2)
