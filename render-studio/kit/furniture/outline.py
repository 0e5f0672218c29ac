"""Smooth lines through a few points: the profile of a turned pot, the edge of a footprint."""


def through(points, steps=6, closed=False):
    """Points on a curve through `points` (Catmull and Rom's), `steps` to each stretch."""
    count = len(points)
    curve = []
    for i in range(count if closed else count - 1):
        a, b, c, d = (
            points[k % count] if closed else points[max(0, min(count - 1, k))] for k in (i - 1, i, i + 1, i + 2)
        )
        for s in range(steps):
            t = s / steps
            curve.append(
                tuple(
                    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - u) * t**2 + (3 * q - p - 3 * r + u) * t**3)
                    for p, q, r, u in zip(a, b, c, d, strict=True)
                )
            )
    return curve if closed else [*curve, tuple(points[-1])]
