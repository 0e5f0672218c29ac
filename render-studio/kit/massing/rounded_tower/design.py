"""What a rounded tower is made from."""

from collections.abc import Callable
from dataclasses import dataclass

from kit.massing.outline import fillet, sample
from kit.materials.glass import m_glass
from kit.materials.material import Material
from kit.materials.surfaces import m_plain, m_stucco, m_wood

SLAB_M = 0.34
EDGE_STEP_M = 0.3

PALE_RENDER = m_stucco((0.84, 0.82, 0.78), 0.06)
TEAK = m_wood((0.40, 0.22, 0.10), axis=0)
CLEAR_GLASS = m_glass((0.62, 0.70, 0.70), 0.13)
DARK_METAL = m_plain((0.035, 0.033, 0.03), 0.35, 0.8)


def never_stone(_bay):
    """A tower that is glass all round."""
    return False


@dataclass(frozen=True)
class Design:
    """A rounded tower as data: plan, storeys, cladding. Metres."""

    plan: list  # its corners, counter-clockwise
    corner_radius: float
    storeys: int  # over the entrance hall
    finished: int  # storeys that are clad; those above are bare frame
    seed: int
    lit: float  # share of rooms with light on
    wall: Material
    accent: Material
    edge: Callable  # (variant, straight, along, length) -> how far the slab stands out, see outline.sample()
    storey_height: float = 3.25
    hall_height: float = 6.5
    variants: int = 4  # floors that differ; they repeat in turn
    bay_width: float = 3.4
    stone: Callable = never_stone  # (bay) -> whether it is stone instead of glass
    slab: Material = PALE_RENDER
    soffit: Material = TEAK
    glass: Material = CLEAR_GLASS
    frame: Material = DARK_METAL
    railing: bool = True  # balconies with a glass railing
    core: tuple = (7, 6)  # half the width and depth of the core

    @property
    def outline(self):
        """The line of the glass."""
        return fillet(self.plan, self.corner_radius)

    @property
    def clear_height(self):
        """From the floor to the slab above."""
        return self.storey_height - SLAB_M

    @property
    def roof_height(self):
        """From the ground to the roof when all storeys stand."""
        return self.hall_height + self.storeys * self.storey_height

    def floor_height(self, storey):
        """From the ground to the floor of a storey; 0 is the first over the hall."""
        return self.hall_height + storey * self.storey_height

    def slab_edge(self, variant):
        """The points of the slab's edge on floors of this variant."""
        return sample(
            self.outline, EDGE_STEP_M, lambda straight, along, length: self.edge(variant, straight, along, length)
        )
