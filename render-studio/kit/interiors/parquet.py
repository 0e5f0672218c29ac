"""Herringbone floors laid block by block, cut where the room ends."""

import math

from kit.materials.joinery import m_parquet
from kit.materials.surfaces import m_plain
from kit.polygons import Polygons

GAP_M = 0.0008
DIAGONAL = math.sqrt(0.5)


def cut(points, x0, y0, x1, y1):
    """The part of a convex outline inside a rectangle; empty when there is none."""
    for axis, limit, sign in ((0, x0, 1), (0, x1, -1), (1, y0, 1), (1, y1, -1)):
        kept = []
        for a, b in zip(points, [*points[1:], *points[:1]], strict=True):
            da, db = sign * (a[axis] - limit), sign * (b[axis] - limit)
            if da >= 0:
                kept.append(a)
            if da * db < 0:
                t = da / (da - db)
                kept.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
        points = kept
        if not points:
            return []
    return points


def herringbone(x0, y0, x1, y1, rng, col, long=0.60, wide=0.12, rough=0.34):
    """Blocks of `long` by `wide` metres at 45 degrees between two corners, over a dark bed that shows in the joints."""
    floor = Polygons()
    floor.face(
        [(x0, y0, -0.002), (x1, y0, -0.002), (x1, y1, -0.002), (x0, y1, -0.002)], m_plain((0.06, 0.04, 0.025), 0.8)
    )
    lying = m_parquet(col, (-DIAGONAL, DIAGONAL), rough)
    standing = m_parquet(col, (DIAGONAL, DIAGONAL), rough)
    reach = int(max(x1 - x0, y1 - y0) / wide) + 8
    ratio = round(long / wide)
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    for row in range(-reach, reach):
        for step in range(-reach // ratio - 2, reach // ratio + 3):
            u, v = row * wide + step * long, row * wide - step * long
            for block, mat in (
                ((u, v, u + long, v + wide), lying),
                ((u, v + wide, u + wide, v + wide + long), standing),
            ):
                a, b, c, d = block[0] + GAP_M, block[1] + GAP_M, block[2] - GAP_M, block[3] - GAP_M
                turned = [
                    (middle[0] + (p - q) * DIAGONAL, middle[1] + (p + q) * DIAGONAL)
                    for p, q in ((a, b), (c, b), (c, d), (a, d))
                ]
                outline = cut(turned, x0, y0, x1, y1)
                if len(outline) > 2:
                    floor.face([(*p, 0.0) for p in outline], mat, (rng.random(), 0, 0))
    return floor
