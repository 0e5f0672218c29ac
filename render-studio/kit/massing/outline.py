"""Rounded outlines: a plan with its corners filleted, points along its edge, and the edge cut into window bays."""

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from mathutils import Vector

CORNER_BAY_M = 1.5
FEWEST_STEPS_OF_A_CORNER = 3


@dataclass(frozen=True)
class Side:
    """A straight part of an outline. `edge` counts the sides of the plan from 0."""

    start: Vector
    end: Vector
    normal: Vector
    edge: int


@dataclass(frozen=True)
class Corner:
    """A rounded corner, from one angle to another about its centre; `turn` is 1, or -1 where the plan turns inward."""

    centre: Vector
    start_angle: float
    end_angle: float
    radius: float
    turn: int
    edge: int

    def direction(self, step, steps):
        """The unit vector from the centre to a point of the arc, `step` of `steps` along it."""
        angle = self.start_angle + (self.end_angle - self.start_angle) * step / steps
        return Vector((math.cos(angle), math.sin(angle)))

    @property
    def length(self):
        """Metres along the arc."""
        return abs(self.end_angle - self.start_angle) * self.radius


class EdgePoint(NamedTuple):
    """A point of an edge, and how far it stands out from the outline. Metres."""

    x: float
    y: float
    depth: float


@dataclass(frozen=True)
class Bay:
    """One window's width of an outline: its ends, the outward normals there, and which of its side's `count` it is."""

    start: Vector
    end: Vector
    start_normal: Vector
    end_normal: Vector
    straight: bool
    edge: int
    index: int
    count: int

    @property
    def along(self):
        """From start to end, in metres."""
        return self.end - self.start

    @property
    def width(self):
        """Metres from start to end."""
        return self.along.length

    @property
    def normal(self):
        """Outward, in the middle of the bay."""
        return (self.start_normal + self.end_normal).normalized()

    def inward(self, depth):
        """Start and end of the bay moved `depth` metres inward; outward when it is negative."""
        return self.start - self.start_normal * depth, self.end - self.end_normal * depth


def fillet(plan, radius):
    """A counter-clockwise plan with its corners rounded: from each corner on, the Corner and the Side after it."""
    rounded = [round_corner(plan, i, radius) for i in range(len(plan))]
    outline = []
    for i, (_, corner, leaving) in enumerate(rounded):
        arriving = rounded[(i + 1) % len(plan)][0]
        along = (arriving - leaving).normalized()
        outline += [corner, Side(leaving, arriving, Vector((along.y, -along.x)), i)]
    return outline


def round_corner(plan, i, radius):
    """Corner `i` of a plan: where its arc begins, the arc, where it ends."""
    before, at, after = (Vector(plan[j % len(plan)]) for j in (i - 1, i, i + 1))
    back, on = (before - at).normalized(), (after - at).normalized()
    half_angle = math.acos(max(-1, min(1, back.dot(on)))) / 2
    from_corner = radius / math.tan(half_angle)
    centre = at + (back + on).normalized() * (radius / math.sin(half_angle))
    turn = 1 if (back.x * on.y - back.y * on.x) < 0 else -1
    first, last = at + back * from_corner, at + on * from_corner
    start_angle, end_angle = (math.atan2(*(point - centre).yx) for point in (first, last))
    while turn > 0 and end_angle < start_angle:
        end_angle += 2 * math.pi
    while turn < 0 and end_angle > start_angle:
        end_angle -= 2 * math.pi
    return first, Corner(centre, start_angle, end_angle, radius, turn, i), last


def sample(outline, step=0.3, depth=lambda straight, along, length: 0.0):
    """Points about every `step` metres, each moved outward by `depth`, which may vary along an edge: balconies, waves.

    depth(straight, along, length) gives metres; on a Side `along` and `length` are metres, on a Corner fractions of 1.
    """
    points = []
    for part in outline:
        points += side_points(part, step, depth) if isinstance(part, Side) else corner_points(part, step, depth)
    return points


def side_points(side, step, depth):
    """The points of a Side, its ends with it."""
    length = (side.end - side.start).length
    steps = max(1, int(length / step))
    stride = (side.end - side.start) / steps
    points = []
    for i in range(steps + 1):
        out = depth(True, length * i / steps, length)
        points.append(EdgePoint(*(side.start + stride * i + side.normal * out), out))
    return points


def corner_points(corner, step, depth):
    """The points of a Corner, without its ends: those are its neighbours'."""
    steps = max(FEWEST_STEPS_OF_A_CORNER, int(corner.length / step))
    points = []
    for i in range(1, steps):
        direction = corner.direction(i, steps)
        out = depth(False, i / steps, 1)
        points.append(EdgePoint(*(corner.centre + direction * corner.radius + direction * corner.turn * out), out))
    return points


def plan_of(points):
    """The points of an edge as a plan, without their depths."""
    return [(point.x, point.y) for point in points]


def bays(outline, width=3.3, corner_width=CORNER_BAY_M):
    """The outline cut into bays about `width` metres wide, `corner_width` on its corners."""
    cut = []
    for part in outline:
        cut += side_bays(part, width) if isinstance(part, Side) else corner_bays(part, corner_width)
    return cut


def side_bays(side, width):
    """The bays of a Side."""
    count = max(1, round((side.end - side.start).length / width))
    stride = (side.end - side.start) / count
    joints = [side.start + stride * i for i in range(count + 1)]
    return [
        Bay(start, end, side.normal, side.normal, True, side.edge, i, count)
        for i, (start, end) in enumerate(pairwise(joints))
    ]


def corner_bays(corner, width):
    """The bays of a Corner."""
    count = max(1, round(corner.length / width))
    directions = [corner.direction(i, count) for i in range(count + 1)]
    return [
        Bay(
            corner.centre + a * corner.radius,
            corner.centre + b * corner.radius,
            a * corner.turn,
            b * corner.turn,
            False,
            corner.edge,
            i,
            count,
        )
        for i, (a, b) in enumerate(pairwise(directions))
    ]
