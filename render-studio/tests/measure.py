"""Measures of polygons. Metres."""

import math
from collections import Counter
from itertools import pairwise

SAME_POINT_M = 1e-4


def faces(polygons):
    """The corners of each face."""
    return [[polygons.vertices[i] for i in face] for face in polygons.faces]


def faces_of(polygons, material):
    """The corners of each face of one material."""
    slot = polygons.materials.index(material)
    return [face for face, of in zip(faces(polygons), polygons.slots, strict=True) if of == slot]


def area_vector(face):
    """The face's normal, as long as its area."""
    total = [0.0, 0.0, 0.0]
    origin = face[0]
    for a, b in pairwise(face[1:]):
        u, v = ([p - o for p, o in zip(point, origin, strict=True)] for point in (a, b))
        crossed = (u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
        total = [sum_ + part / 2 for sum_, part in zip(total, crossed, strict=True)]
    return total


def area(face):
    """Of a flat face."""
    return math.hypot(*area_vector(face))


def volume(polygons):
    """Enclosed by the faces; positive when they all look outward."""
    return sum(sum(p * n for p, n in zip(face[0], area_vector(face), strict=True)) / 3 for face in faces(polygons))


def open_edges(polygons):
    """Edges that no neighbour shares in the other direction; none on a closed solid whose faces agree."""
    seen = Counter()
    for face in faces(polygons):
        points = [tuple(round(part / SAME_POINT_M) for part in point) for point in face]
        for a, b in zip(points, [*points[1:], points[0]], strict=True):
            seen[min(a, b), max(a, b)] += 1 if a < b else -1
    return [edge for edge, uneven in seen.items() if uneven]


def lowest(polygons):
    """The least z."""
    return min(z for _, _, z in polygons.vertices)


def highest(polygons):
    """The greatest z."""
    return max(z for _, _, z in polygons.vertices)


def inside(plan, point, slack=0.0):
    """Whether a point of the plan is inside a convex counter-clockwise plan, or at most `slack` metres outside."""
    for (ax, ay), (bx, by) in zip(plan, [*plan[1:], plan[0]], strict=True):
        length = math.hypot(bx - ax, by - ay)
        if length > SAME_POINT_M and ((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)) / length < -slack:
            return False
    return True
