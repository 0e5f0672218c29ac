"""The shape of Paayri's hill: it begins gently behind a wall, rises under the terraces and is cut where homes stand."""

from mathutils import Vector
from mathutils import noise as mnoise

STEEPNESS = 0.74  # rise per metre of hill behind the terraces: their storey height over their step
STEEP_TO_M, RIDGE_TO_M = 44, 130
#: Behind the wall at the foot the hill begins gently, so that the path leaves the steps as one walks.
WALL_AT_M, WALL_TOP_M, GENTLE_TO_M, GENTLE = 0.8, 1.6, 8.0, 0.37


def natural_height(x, y):
    """Height of the hill at (x, y) before anything was built."""
    t = max(0.0, y)
    steep = WALL_TOP_M + GENTLE * (GENTLE_TO_M - WALL_AT_M) - STEEPNESS * GENTLE_TO_M
    if t < WALL_AT_M:
        base = t * WALL_TOP_M / WALL_AT_M
    elif t < GENTLE_TO_M:
        base = WALL_TOP_M + GENTLE * (t - WALL_AT_M)
    elif t < STEEP_TO_M:
        base = steep + STEEPNESS * t
    elif t < RIDGE_TO_M:
        base = steep + STEEPNESS * STEEP_TO_M + 0.13 * (t - STEEP_TO_M)
    else:
        base = steep + STEEPNESS * STEEP_TO_M + 11.2 - 0.3 * (t - RIDGE_TO_M)
    rough = 2.2 * mnoise.noise(Vector((x / 30, y / 30, 1))) * min(1, t / 12)
    flanks = 0 if abs(x) < 60 else (abs(x) - 60) ** 1.15 * 0.10 * min(1, t / 30)
    return base - 0.1 + rough - flanks


def height(x, y, flights):
    """Height of the ground at (x, y), with its cuts for `flights` of homes."""
    z = natural_height(x, y)
    for flight in flights:
        limit = flight.limit(x, y)
        if limit is not None:
            z = min(z, limit)
    return z
