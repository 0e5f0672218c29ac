"""Paayri's flights of homes for what shows them elsewhere than on its site; a test holds them to the recipe."""

from kit.sites.hill_cuts import Terraces

#: At, turn, width, storeys, step, ground.
FLIGHTS = (
    Terraces((-19, 3), 0.10, 24, 6, 4.6, 0.6),
    Terraces((13, 5), -0.03, 26, 9, 4.6, 1.6),
    Terraces((44, 2), -0.14, 22, 5, 4.6, 0.4),
)
