"""What grows along the edge of a terrace: grasses and shrubs, and bougainvillea that spills over it in drifts."""

import math

import numpy as np

from kit.landscape.leaves import leaf_axes, leaf_quads
from kit.landscape.planting import put
from kit.materials.ground import m_leaf
from kit.mesh import place

MAGENTA = ((0.36, 0.018, 0.125), (0.62, 0.060, 0.270))
STEP_M = 0.62
DRIFT_M = (2.6, 6.0)
#: How many edges are in bloom, how many of these have a second drift, how often a small frangipani stands in the bed.
BLOOMS, BLOOMS_TWICE, FRANGIPANI = 0.7, 0.3, 0.035


def make_cascade(seed, canes=24, length=1.15, flowers=MAGENTA):
    """Bougainvillea at an edge at the origin: canes arch up, out toward -y and hang, in bloom past half their way."""
    r = np.random.default_rng(seed)
    each = 58
    k = np.repeat(np.arange(canes), each)
    t = r.random(canes * each) ** 0.85
    x0 = (r.random(canes) - 0.5) * 1.0
    away = r.normal(size=canes) * 0.35
    reach = 0.28 + 0.34 * r.random(canes)
    lift = 0.25 + 0.45 * r.random(canes)
    fall = length * (0.35 + 0.85 * r.random(canes) ** 1.4)
    at = np.stack(
        [
            x0[k] + away[k] * t,
            0.16 - reach[k] * np.sin(t * np.pi * 0.62) - 0.10 * t,
            0.12 + lift[k] * np.sin(t * np.pi * 0.9) - fall[k] * t**2.1,
        ],
        1,
    )
    at += r.normal(size=at.shape) * (0.055 + 0.035 * (1 - t))[:, None]
    n = np.tile([0, -0.9, 0.6], (len(t), 1))
    u, v = leaf_axes(r, len(t), n, 0.4)
    s = (0.040 + 0.030 * r.random(len(t)))[:, None]
    bloom = r.random(len(t)) < np.clip((t - 0.15) * 2.0, 0, 0.74)
    green = ~bloom
    half_wide = v * s
    leaf = m_leaf((0.040, 0.090, 0.022), (0.115, 0.180, 0.045))
    return [
        leaf_quads(at[green], (u * s)[green], half_wide[green] * 0.55, r.random(green.sum()), leaf, f"cane{seed}"),
        leaf_quads(
            at[bloom],
            (u * s)[bloom] * 0.85,
            half_wide[bloom] * 0.72,
            np.clip(0.35 * r.random(bloom.sum()) + 0.55 * t[bloom], 0, 1),
            m_leaf(*flowers, 0.55, 0.4),
            f"bracts{seed}",
        ),
    ]


def drifts(rng, length):
    """Stretches (start, end) of an edge of `length` metres that are in bloom, at most two."""
    found = []
    if rng.random() > BLOOMS:
        return found
    for _ in range(2 if rng.random() < BLOOMS_TWICE else 1):
        long = min(rng.uniform(*DRIFT_M), length * 0.4)
        start = rng.uniform(0, length - long)
        if all(start > b + 2 or start + long < a - 2 for a, b in found):
            found.append((start, start + long))
    return found


def bloom_at(u, blooming):
    """How full a drift is at u, from 0 outside it and at its ends to 1 in its middle."""
    return max((math.sin(math.pi * (u - a) / (b - a)) for a, b in blooming if a < u < b), default=0)


def plant_edge(rng, flora, start, end, turn):
    """Plant the bed between two points of the scene; its front is toward -y, turned by `turn`."""
    length = math.dist(start[:2], end[:2])
    blooming = drifts(rng, length)
    out = (math.sin(turn), -math.cos(turn))

    def on_edge(u, forward):
        f = u / length
        x, y, z = (a + (b - a) * f for a, b in zip(start, end, strict=True))
        return x + out[0] * forward, y + out[1] * forward, z

    kind = rng.choice(("shrub", "grass", "trail"))
    u = STEP_M / 2
    while u < length:
        if rng.random() < 0.16:
            kind = rng.choice(("shrub", "shrub", "grass", "trail", "trail", None))
        full = bloom_at(u, blooming)
        if full:
            size = (0.5 + 0.55 * full) * rng.uniform(0.8, 1.2)
            for me in rng.choice(flora["cascade"]):
                place(me, on_edge(u, 0.20), turn + rng.uniform(-0.2, 0.2), (size, size, size * rng.uniform(0.8, 1.2)))
        elif kind == "grass":
            put(rng.choice(flora["grass"]), *on_edge(u, rng.uniform(-0.2, 0.1)), scale=rng.uniform(0.5, 0.8), rng=rng)
        elif kind == "trail":
            size = (rng.uniform(0.7, 1.1), 1, rng.uniform(0.5, 1.0))
            for me in rng.choice(flora["trail"][:2]):
                place(me, on_edge(u, 0.30), turn, size)
        elif kind == "shrub":
            put(rng.choice(flora["shrub"]), *on_edge(u, -0.1), scale=rng.uniform(0.4, 0.8), rng=rng)
        if rng.random() < FRANGIPANI and not full:
            x, y, z = on_edge(u, -0.7)
            put(rng.choice(flora["frangi"]), x, y, z - 0.4, scale=rng.uniform(0.5, 0.7), rng=rng)
        u += STEP_M * rng.uniform(0.8, 1.25)
