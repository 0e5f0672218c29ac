"""Where things are on a building site: its own coordinates, the same for a road to the west and one to the east."""

import math
from dataclasses import dataclass

#: From the hoarding outwards.
VERGE_M, ROAD_M = 3.2, 8.6


@dataclass(frozen=True)
class Yard:
    """A site beside a road that runs north. `u` is metres into it from the hoarding, `v` metres north of its middle."""

    name: str
    says: str
    registration: str
    hoarding: float  # x of the hoarding on the road
    side: int  # 1 when the yard lies east of its road, -1 when west
    middle: float  # y of v = 0, the front edge of what is built
    deep: float  # metres from the hoarding to the far fence
    south: float  # v of the southern and the northern fence
    north: float
    pit: tuple  # (x0, y0, x1, y1), open at stage 1 and a slab later
    depth: float  # of the pit
    seed: int
    far_row: float = 19.0  # metres from the far fence to the middle of the next row of houses

    def at(self, u, v):
        """The point (u, v) of the yard in the scene."""
        return (self.hoarding + self.side * u, self.middle + v)

    def turned(self, bearing):
        """A direction in degrees from the yard's own u axis, counter-clockwise, as the scene's rotation in radians."""
        return math.radians(bearing) if self.side > 0 else math.pi - math.radians(bearing)

    def rect(self, u0, v0, u1, v1):
        """A rectangle of the yard as (x0, y0, x1, y1)."""
        (xa, ya), (xb, yb) = self.at(u0, v0), self.at(u1, v1)
        return (min(xa, xb), min(ya, yb), max(xa, xb), max(ya, yb))

    @property
    def bounds(self):
        """The fenced ground as (x0, y0, x1, y1)."""
        return self.rect(0, self.south, self.deep, self.north)

    @property
    def pit_u(self):
        """The pit's extent in u."""
        return tuple(sorted(self.side * (x - self.hoarding) for x in (self.pit[0], self.pit[2])))

    @property
    def road(self):
        """The carriageway as (x0, x1)."""
        x0, _, x1, _ = self.rect(-VERGE_M - ROAD_M, 0, -VERGE_M, 1)
        return (x0, x1)
