"""What grows on the banks of the Mula, and what stands before somebody on the far one."""

import math

from kit.landscape.planting import put
from kit.landscape.riverside import boat, egret, make_reeds
from kit.landscape.scrub import make_grass
from kit.sites import mula

#: Reeds before who looks over the river from its far bank: metres to the east, metres ahead, how wide, how many.
REEDS = (
    (5.6, 7.6, 1.3, 26),
    (8.4, 12.6, 2.4, 50),
    (-9.5, 12.8, 2.6, 60),
    (-6.6, 8.4, 0.9, 12),
    (-16, 14, 3, 40),
    (15, 14, 3, 40),
)

MOORED_TURN = 2.9


def banks(rng, plants, eye):
    """Jamun, kadamba and rain trees along both banks, shrubs and tall grass on their slopes."""
    kinds = plants["street"] + plants["rain"] + plants["avenue"][:2] + plants["palm"][:2]
    grass = [make_grass(301, 1.2, 0.6), make_grass(302, 0.9, 0.55)]
    x = -460.0
    while x < 640:
        slope = mula.slope(x)
        south, north = mula.south_edge(x) - slope, mula.north_edge(x) + slope
        if not mula.GHAT[0] - 3 < x < mula.GHAT[1] + 3:
            for out in (rng.uniform(-1, 2.5), rng.uniform(11, 14), rng.uniform(16, 24)):
                if out > 11 or abs(x) > 125 or rng.random() < 0.3:
                    size = rng.uniform(0.6, 1.25)
                    put(rng.choice(kinds), x + rng.uniform(-3, 3), south - out, -0.2, scale=size, rng=rng)
        if math.hypot(x - eye[0], north - eye[1]) > 70:
            for out in (4, 13):
                at = (x + rng.uniform(-3, 3), north + out + rng.uniform(-3, 3), -0.2)
                put(rng.choice(kinds), *at, scale=rng.uniform(0.75, 1.2), rng=rng)
        x += rng.uniform(6.0, 11.0)
    for _ in range(6500):
        x, out = rng.uniform(-190, 230), rng.random() ** 1.5
        side = rng.choice((-1, 1))
        if side < 0 and mula.GHAT[0] - 1.5 < x < mula.GHAT[1] + 1.5:
            continue
        y = mula.middle(x) + side * (mula.half(x) + mula.slope(x) * out)
        if math.hypot(x - eye[0], y - eye[1]) > 26:
            kind = grass[0] if rng.random() < 0.8 else rng.choice(plants["shrub"])
            put(kind, x, y, mula.bank_height(x, y) - 0.05, scale=rng.uniform(0.7, 1.5), rng=rng)


def mooring(ex):
    """Where the boat lies before somebody at `ex` on the far bank: (x, y, z)."""
    return ex - 4.4, mula.north_edge(ex - 4) - 6.0, -mula.DEEP_M - 0.12


def far_bank(rng, eye):
    """What stands before somebody on the far bank: tall grass on the slope, reeds, egrets in the shallows, a boat."""
    ex, ey = eye[:2]
    grass = [make_grass(321 + i, h, s) for i, (h, s) in enumerate(((0.75, 0.5), (1.0, 0.6), (0.55, 0.5)))]
    for _ in range(2400):
        x, y = ex + rng.uniform(-30, 30), ey + rng.uniform(-16, 6)
        if y > mula.north_edge(x) + 0.3 and math.hypot(x - ex, y - ey) > 2.2:
            put(rng.choice(grass), x, y, mula.bank_height(x, y) - 0.05, scale=rng.uniform(0.5, 1.0), rng=rng)
    reeds = [make_reeds(331 + i, h) for i, h in enumerate((1.9, 2.3, 1.6))]
    for aside, before, wide, count in REEDS:
        for _ in range(count):
            x, y = ex + aside + rng.gauss(0, wide * 0.5), ey - before + rng.gauss(0, 0.7)
            put(rng.choice(reeds), x, y, mula.bank_height(x, y) - 0.12, scale=rng.uniform(0.75, 1.15), rng=rng)
    water = -mula.DEEP_M - 0.19
    for dx, out, turn, stoops in (
        (1.9, 4.6, 2.6, True),
        (3.0, 5.6, 0.4, False),
        (-0.6, 9.0, 3.4, False),
        (5.5, 13, 2.9, True),
    ):
        egret(ex + dx, mula.north_edge(ex + dx) - out, water, turn, stoops)
    boat(*mooring(ex), MOORED_TURN)
