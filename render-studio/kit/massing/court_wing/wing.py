"""A wing of a courtyard house in brick: arcade, upper storeys, parapet and roof."""

import random

from kit.facade.frame import Frame
from kit.massing.court_wing.arcade import arcade
from kit.massing.court_wing.design import Design
from kit.massing.court_wing.roof import roof
from kit.massing.court_wing.upper_storey import upper_storey
from kit.polygons import Polygons


def court_wing(start, end, storeys, lit, depth, seed):
    """The polygons of a wing whose courtyard face runs from `start` to `end`, its front to the right; metres.

    The body lies behind the face, `depth` deep. `seed` chooses who is at home.
    """
    wing, rng = Polygons(), random.Random(seed)
    face = Frame(wing, start, end)
    design = Design(face.length, storeys, lit, depth)
    arcade(face, design, rng)
    for storey in range(storeys - 1):
        upper_storey(face, design, storey, rng)
    roof(face, design)
    return wing
