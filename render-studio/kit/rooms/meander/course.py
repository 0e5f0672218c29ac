"""The course of a river as a smooth line through points, and what lies beside it."""

import math
from itertools import pairwise

STEP_M = 6.0


class Course:
    """A line through `points`, metres (x, y), `wide` metres of water about it. `s` is metres along it."""

    def __init__(self, points, wide):
        self.wide = wide
        self.line = list(evenly(list(through(points))))
        self.length = STEP_M * (len(self.line) - 1)

    def at(self, s):
        """The place at `s`."""
        i = min(int(s / STEP_M), len(self.line) - 2)
        t = s / STEP_M - i
        (x0, y0), (x1, y1) = self.line[i], self.line[i + 1]
        return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t

    def bearing(self, s):
        """Where it flows at `s`, radians clockwise from +y."""
        (x0, y0), (x1, y1) = self.at(max(0.0, s - STEP_M)), self.at(min(self.length, s + STEP_M))
        return math.atan2(x1 - x0, y1 - y0)

    def beside(self, s, out):
        """The place `out` metres to the right of the line at `s`."""
        (x, y), b = self.at(s), self.bearing(s)
        return x + out * math.cos(b), y - out * math.sin(b)

    def off(self, x, y):
        """Metres from the water's edge; less than nothing in the water."""
        return min(math.hypot(x - px, y - py) for px, py in self.line) - self.wide / 2

    def bend(self, s):
        """How it turns at `s`: above nothing to the right, from -1 to 1."""
        reach = 10 * STEP_M
        turn = self.bearing(min(self.length, s + reach)) - self.bearing(max(0.0, s - reach))
        return max(-1.0, min(1.0, math.remainder(turn, math.tau) / 0.9))

    def strip(self, mb, more, z, material, inner=False):
        """A strip over the water and up to `more` metres beside it; with `inner` only where a bend lays sand down."""

        def edge(s, side):
            wider = more * max(0.0, side * self.bend(s) - 0.12) if inner else more
            wider *= 0.8 + 0.2 * math.sin(s / 13.0) * math.sin(s / 29.0 + side)
            return (*self.beside(s, side * (self.wide / 2 + wider)), z)

        stations = [STEP_M * i for i in range(len(self.line))]
        for a, b in pairwise(stations):
            mb.face([edge(a, -1), edge(a, 1), edge(b, 1), edge(b, -1)], material)


def through(points, each=24):
    """A Catmull-Rom curve."""
    ends = [points[0], *points, points[-1]]
    for p0, p1, p2, p3 in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for k in range(each):
            t = k / each
            yield tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - 3 * c + d - a) * t**3)
                for a, b, c, d in zip(p0, p1, p2, p3, strict=True)
            )
    yield points[-1]


def evenly(line):
    """The same line, a point each STEP_M."""
    left = 0.0
    yield line[0]
    for (x0, y0), (x1, y1) in pairwise(line):
        long = math.hypot(x1 - x0, y1 - y0)
        s = STEP_M - left
        while s <= long:
            yield x0 + (x1 - x0) * s / long, y0 + (y1 - y0) * s / long
            s += STEP_M
        left = (left + long) % STEP_M if long + left >= STEP_M else left + long
