"""Kansa from its east garden early in the day: the path to the door between plumed grasses, the sun along the fins."""

from kit.materials.surfaces import m_paving
from kit.rooms.kansa.forecourt import forecourt, tower_frame, walkers
from kit.rooms.kansa.planting import EAST_PATH, Planting, beside, east_garden, west_garden

LIT = 0.5
EYE = (54.5, -79.0)  # of the recipe's camera, in the tower's frame
WALKERS = ((0.36, -0.9, 0.7), (0.37, -0.2, 0.75), (0.55, 1.1, 3.8), (0.80, 0.3, 0.6), (0.81, 1.0, 0.7))


def build(look, rng):
    forecourt(rng, LIT, m_paving((0.44, 0.42, 0.39), 1.5, 0.75, 0.08, 0.30), m_paving((0.27, 0.255, 0.235), 0.3, 0.15))
    planting = Planting(rng)
    with tower_frame():
        east_garden(planting, EYE, grass=True)
        walkers([(*beside(EAST_PATH, share, out), turn) for share, out, turn in WALKERS])
        walkers(((1.0, -20.5, 0.2), (7.4, -15.2, 2.0), (-9.0, -14.6, 1.0), (21.0, -15.0, 4.0)))
    west_garden(planting, (1e3, 1e3))
