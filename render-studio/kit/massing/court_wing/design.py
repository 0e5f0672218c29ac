"""What a wing of a courtyard house is made from."""

from dataclasses import dataclass
from itertools import pairwise

from kit.materials.glass import m_glass
from kit.materials.surfaces import m_plain, m_stone, m_stucco, m_wood

FEWEST_BAYS = 2

BRICK = m_stone((0.33, 0.145, 0.088), 0.23, 0.075, 0.22, 0.8)
STONE = m_stone((0.58, 0.50, 0.40), 1.4, 0.4, 0.06, 0.6)
BASALT = m_stone((0.16, 0.15, 0.14), 0.9, 0.3, 0.2)
TIMBER = m_wood((0.30, 0.15, 0.065), axis=2, plank=0.1)
JAALI = m_stucco((0.46, 0.20, 0.12), 0.1)
IRON = m_plain((0.08, 0.045, 0.025), 0.5)
GLASS = m_glass((0.66, 0.70, 0.68), 0.09)


@dataclass(frozen=True)
class Design:
    """A wing whose courtyard face is `length` metres long. Metres; u runs along the face, d outward, z up."""

    length: float
    storeys: int  # the arcade is the first
    lit: float  # share of rooms with light on
    depth: float = 9.0
    storey_height: float = 3.3
    arcade_height: float = 3.9
    corridor: float = 2.4  # depth of the arcade, without its wall
    widest_bay: float = 3.9

    @property
    def bay_count(self):
        """Bays of equal width, as near to `widest_bay` as they go."""
        return max(FEWEST_BAYS, round(self.length / self.widest_bay))

    @property
    def bay_width(self):
        """Metres from the middle of one pier to the next."""
        return self.length / self.bay_count

    @property
    def joints(self):
        """Where bays meet, both ends included."""
        return [self.bay_width * i for i in range(self.bay_count + 1)]

    @property
    def bays(self):
        """Start and end of each bay."""
        return list(pairwise(self.joints))

    @property
    def middles(self):
        """The middle of each bay."""
        return [self.bay_width * (i + 0.5) for i in range(self.bay_count)]

    @property
    def roof_height(self):
        """From the ground to the roof."""
        return self.floor_height(self.storeys - 1)

    def floor_height(self, storey):
        """From the ground to the floor of a storey over the arcade; 0 is the first."""
        return self.arcade_height + storey * self.storey_height

    def around(self, joint, half_width):
        """From `half_width` before a joint to as much after it, within the wing."""
        return max(0, joint - half_width), min(self.length, joint + half_width)
