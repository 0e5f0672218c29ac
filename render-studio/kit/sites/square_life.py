"""What a picture of Kaman's square may ask for besides: court trees and trough, café, lotus, a bench, neighbours.

A recipe names them as `accents`; each draws from a chance of its own, so that the rest of the square stays as it is.
"""

import math

from kit.furniture.shapes import at, puff
from kit.landscape.birds import dove, egret
from kit.landscape.lotus import lotus
from kit.landscape.street import bench
from kit.materials.cloth import m_linen
from kit.mesh import MeshBuilder
from kit.rooms.kaman_quarter import square
from kit.sites.square_town import NORTH, WEST, town

#: The middles of the café's parasols, before the arcades' piers.
CAFE = ((-7.4, 9.6), (-3.2, 9.6), (19.4, 10.4), (23.8, 10.4), (28.2, 10.4), (32.6, 10.4), (37.0, 10.4))
WATER_HIGH = 0.305
LOTUS = ((17.6, -23.0, 22.6, -20.4, 26), (20.0, -20.4, 24.5, -17.6, 16), (25.0, -14.0, 28.0, -11.0, 14))
EGRET = (17.0, -19.9, 2.7)
BENCH = (10.7, -16.2)
CRUMBS = ((8.9, -20.3), (9.4, -19.6), (8.5, -19.2), (9.8, -20.9), (8.0, -20.0), (9.1, -18.6))
PEOPLE = (
    (13.6, 3.2, -60, 2),
    (14.2, 3.7, -60, 4),
    (25.5, 6.0, 80, 6),
    (4.6, 12.0, 12, 1),
    (9.8, 22.0, 190, 7),
    (30.6, 8.2, -85, 3),
)


def cafe(rng):
    """Parasols over tables before the arcades."""
    square.cafe(rng, CAFE)
    square.walking(PEOPLE)


def pond(rng):
    """Lotus in two corners of the water, an egret that stands in it."""
    places = [
        (rng.uniform(x0, x1), rng.uniform(y0, y1), rng.uniform(0.15, 0.33))
        for x0, y0, x1, y1, count in LOTUS
        for _ in range(count)
    ]
    lotus(rng, places, WATER_HIGH)
    x, y, turn = EGRET
    with at(x, y, WATER_HIGH - 0.03, turn, 1.15):
        egret()


def rest(rng):
    """A bench beside the water with somebody's bag, doves where crumbs fell."""
    mb = MeshBuilder()
    bench(mb, *BENCH, 0, 2.2, axis=1)
    mb.obj("bench")
    bag = m_linen((0.23, 0.115, 0.055), 500)
    with at(*BENCH, 0, 1.4):
        puff(0.38, 0.16, 0.29, (-0.5, 0, 0.61), bag, 0.07, 0.012, (0.04, 0.0, 0.2))
    for i, (x, y) in enumerate(CRUMBS):
        with at(x, y, 0.01, rng.uniform(0, 2 * math.pi), 1.15):
            dove(i % 3 == 0)


def neighbours(rng):
    """The streets to the west and north."""
    town(rng, square.fine_trees(((9.4, 3.7, 3.2), (8.6, 3.3, 3.0)), 465, dense=3000), 0.2, (WEST, NORTH))


SET_PIECES = dict(court=square.court_rows, cafe=cafe, pond=pond, rest=rest, neighbours=neighbours)
