"""Kansa's forecourt after rain at dusk: the hall lit behind its glass, a taxi waiting, bicycles, the garden's edge."""

from kit.landscape.fallen import fallen_leaves, strewn
from kit.landscape.planting import put
from kit.light.lamps import light_spot
from kit.materials.lane import m_rained_flags
from kit.rooms.kansa.forecourt import forecourt, tower_frame, walkers
from kit.rooms.kansa.planting import Planting, east_garden

LIT = 0.7
EYE = (-4.7, -42.4)  # of the recipe's camera, in the tower's frame
#: Trees on the forecourt, lit from their feet, in the tower's frame.
UPLIT = ((16.5, -26.2), (20.2, -29.0))
WARM = (1, 0.70, 0.42)


def build(look, rng):
    flags = m_rained_flags((0.30, 0.285, 0.265), 1.5, 0.75, 0.10, 1.15)
    forecourt(rng, LIT, flags, m_rained_flags((0.16, 0.15, 0.14), 0.3, 0.15, 0.12, 0.6, 0.006))
    planting = Planting(rng)
    with tower_frame():
        east_garden(planting, EYE)
        for i, (x, y) in enumerate(UPLIT):
            put(planting.trees[i % 2 * 2], x, y, 0.05, scale=0.95, rng=rng)
            light_spot((x - 1.0, y - 1.2, 0.2), 700, WARM, up=True, angle=100)
        walkers(((1.4, -19.6, 0.2), (7.0, -15.3, 2.0), (-5.6, -14.4, 1.0), (13.2, -16.0, 1.4)))
        fallen_leaves(rng, strewn(rng, [(-8, -39, 12, -26, 0.004)], 160, 1.2), (0.06, 0.10))
