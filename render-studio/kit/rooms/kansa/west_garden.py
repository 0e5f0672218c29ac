"""Kansa from the street to the south-west in the forenoon: its garden along the water, the hall, Kharadi about it."""

from kit.materials.surfaces import m_paving
from kit.rooms.kansa.forecourt import forecourt, tower_frame, walkers
from kit.rooms.kansa.planting import WEST_PATH, Planting, beside, east_garden, west_garden

LIT = 0.3
EYE = (-54.5, -60.0)  # of the recipe's camera
WALKERS = ((0.52, 0.3, 0.3), (0.53, 0.9, 0.2), (0.86, -0.4, 3.3))


def build(look, rng):
    forecourt(rng, LIT, m_paving((0.40, 0.375, 0.34), 1.5, 0.75, 0.08, 0.36), m_paving((0.25, 0.235, 0.22), 0.3, 0.15))
    planting = Planting(rng)
    west_garden(planting, EYE)
    with tower_frame():
        east_garden(planting, (1e3, 1e3))
        walkers(((1.0, -20.5, 0.2), (7.4, -15.2, 2.0), (-14.0, -14.6, 1.0), (-22.0, -24.5, 4.0)))
    walkers([(*beside(WEST_PATH, share, out), turn) for share, out, turn in WALKERS])
    walkers(
        (
            (-36.6, -24.0, 0.4),
            (-36.0, -23.6, 0.5),
            (-38.6, -12.0, 3.2),
            (-39.2, 2.0, 2.0),
            (2.4, -12.0, 1.0),
            (3.0, -11.6, 4.0),
            (3.4, 4.0, 3.0),
        )
    )
