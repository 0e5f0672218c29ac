"""A flight of stairs, its balustrade and handrail; fills polygons, so that it can be tested without Blender."""

from itertools import pairwise

from kit.polygons import Polygons


class Flight:
    """Steps between x0 and x1 up from `foot` (y, z) by equal risers; `ahead` is 1 towards +y, -1 towards -y."""

    def __init__(self, x0, x1, foot, ahead, risers, riser, going, waist=0.15):
        self.x0, self.x1 = x0, x1
        self.foot, self.ahead = foot, ahead
        self.risers, self.riser, self.going, self.waist = risers, riser, going, waist

    @property
    def top(self):
        """Where the last riser stands, and how high it leads: (y, z)."""
        y, z = self.foot
        return y + self.ahead * self.going * (self.risers - 1), z + self.risers * self.riser

    def nosing(self, step):
        """The edge of a step: (y, z) of the top of its riser; step 0 is the first."""
        y, z = self.foot
        return y + self.ahead * self.going * step, z + self.riser * (step + 1)

    def steps(self, polygons: Polygons, tread, soffit):
        """Treads and risers, both sides, and the slope below."""
        line = [(self.foot[0], self.foot[1])]
        for step in range(self.risers):
            y, z = self.nosing(step)
            line.append((y, z))
            if step < self.risers - 1:
                line.append((y + self.ahead * self.going, z))
        for (y, z), (v, w) in pairwise(line):
            polygons.face([(self.x0, y, z), (self.x1, y, z), (self.x1, v, w), (self.x0, v, w)], tread)
        for step in range(self.risers - 1):
            y, z = self.nosing(step)
            below = max(self.foot[1], self.slope(y) - self.waist)
            beyond = max(self.foot[1], self.slope(y + self.ahead * self.going) - self.waist)
            v = y + self.ahead * self.going
            for x in (self.x0, self.x1):
                polygons.face([(x, y, below), (x, v, beyond), (x, v, z), (x, y, z)], tread)
            polygons.face(
                [(self.x0, y, below), (self.x1, y, below), (self.x1, v, beyond), (self.x0, v, beyond)], soffit
            )

    def slope(self, y):
        """The height at y of the line through the feet of all risers."""
        return self.foot[1] + self.riser * self.ahead * (y - self.foot[0]) / self.going

    def balustrade(self, polygons, x, iron, rail, high=0.92):
        """Two bars to a tread at x, a flat under a handrail that follows the flight."""
        for step in range(self.risers - 1):
            y, z = self.nosing(step)
            for part in (0.25, 0.75):
                v = y + self.ahead * self.going * part
                polygons.bar((x, v, z), (x, v, self.slope(v) + self.riser + high), 0.014, 0.014, iron)
        first, last = self.foot[0], self.top[0]
        for lift, wide, deep, material in ((high, 0.036, 0.012, iron), (high + 0.03, 0.055, 0.042, rail)):
            a, b = ((x, y, self.slope(y) + self.riser + lift) for y in (first, last))
            polygons.bar(a, b, wide, deep, material)
        y, z = self.foot
        polygons.box(x - 0.022, y - 0.022, z, x + 0.022, y + 0.022, z + self.riser + high + 0.05, iron)
