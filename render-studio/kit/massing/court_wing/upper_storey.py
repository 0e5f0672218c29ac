"""A storey over the arcade: a brick wall, and in each bay a pair of windows, a jaali or a timber balcony."""

from collections.abc import Callable
from typing import NamedTuple

from kit.massing.court_wing.balcony import balcony
from kit.massing.court_wing.design import BRICK, STONE
from kit.massing.court_wing.openings import arched_window, jaali_window, plain_window

WALL_M = 0.34


class Kind(NamedTuple):
    """What a bay opens with. An opening is (from the bay's middle, half width, sill, head)."""

    fit: Callable  # (face, design, floor, opening, rng)
    openings: tuple


PAIR_OF_WINDOWS = Kind(plain_window, ((-0.72, 0.46, 0.75, 2.55), (0.72, 0.46, 0.75, 2.55)))
PAIR_OF_ARCHES = Kind(arched_window, ((-0.8, 0.52, 0.6, 2.62), (0.8, 0.52, 0.6, 2.62)))
SCREEN = Kind(jaali_window, ((0, 1.25, 0.35, 2.6),))
BALCONY = Kind(balcony, ((0, 1.1, 0.08, 2.5),))


def kind_of(bay, storey, storeys_above_arcade):
    """Arches on top; below, every fourth bay a balcony and every third a jaali, shifted storey by storey."""
    if storey == storeys_above_arcade - 1:
        return PAIR_OF_ARCHES
    if (bay + 2 * storey) % 4 == 1:
        return BALCONY
    if (bay + storey) % 3 == 0:
        return SCREEN
    return PAIR_OF_WINDOWS


def upper_storey(face, design, storey, rng):
    """Band, wall and what is in its openings. `rng` chooses who is at home."""
    floor = design.floor_height(storey)
    face.box(-0.02, design.length + 0.02, -0.3, 0.10, floor - 0.14, floor + 0.10, STONE)
    fitted = [
        (kind.fit, (middle + off - half, middle + off + half, floor + sill, floor + head))
        for middle, kind in zip(design.middles, kinds(design, storey), strict=True)
        for off, half, sill, head in kind.openings
    ]
    openings = [opening for _, opening in fitted]
    face.wall(0, design.length, floor, floor + design.storey_height, openings, BRICK, WALL_M)
    for fit, opening in fitted:
        fit(face, design, floor, opening, rng)


def kinds(design, storey):
    """The kind of each bay."""
    return [kind_of(bay, storey, design.storeys - 1) for bay in range(design.bay_count)]
