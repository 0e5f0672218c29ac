"""The court of Ota and the walk under its east arcade as neighbours leave it: a chair, a book, tea, a bicycle, pots."""

import math

from kit.furniture.bicycle import bicycle
from kit.furniture.brass import cup, open_book, sandals
from kit.furniture.cane import lounge_chair
from kit.furniture.plants import potplant
from kit.furniture.shapes import at
from kit.materials.surfaces import m_plain, m_stucco
from kit.sites import courtyard

FLOOR = 0.03
CLAY = m_stucco((0.36, 0.15, 0.08), 0.22)
#: Pots along the wall of the houses: x, y, height of plant and pot, radius and height of the pot, seed, kind.
POTS = (
    (16.02, 10.95, 1.15, 0.21, 0.40, 5, "leaf"),
    (16.10, 14.5, 0.95, 0.19, 0.36, 6, "leaf"),
    (16.06, 18.6, 1.4, 0.22, 0.42, 7, "tree"),
    (16.04, 22.3, 1.1, 0.21, 0.40, 8, "leaf"),
    (14.48, 10.92, 1.3, 0.23, 0.44, 9, "tree"),
)
PAINT = m_plain((0.03, 0.085, 0.07), 0.3)


def build(project, picture, rng, plants):
    courtyard.build(project, picture, rng, plants)
    for x, y, height, radius, pot, seed, kind in POTS:
        with at(0, 0, FLOOR):
            potplant(x, y, height, seed, CLAY, radius, pot, kind)
    reading_place()
    with at(14.42, 6.35, FLOOR, math.radians(93)):
        bicycle(PAINT)
    sandals(15.9, 12.2, FLOOR, 1.5)


def reading_place():
    """A low chair turned to the court between two piers, a book face up on it, a cup on the floor."""
    with at(14.75, 4.9, FLOOR, math.radians(108)):
        lounge_chair(None, m_plain((0.50, 0.19, 0.11), 0.9))
        open_book(0.02, 0.10, 0.47, 0.3)
    cup(14.35, 5.45, FLOOR)
