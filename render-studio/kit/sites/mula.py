"""The Mula at Balewadi: from the north-west it turns east round Meander's garden; its banks and water."""

import math
from itertools import pairwise

from kit.materials.ground import m_lawn
from kit.materials.material import material
from kit.materials.surfaces import m_paving, m_stone
from kit.mesh import MeshBuilder, place, to_mesh
from kit.polygons import Polygons

HALF_WIDE_M = 42.0
BANK_M, DEEP_M = 13.0, 2.4  # how wide the slope of a bank is, and how far the water lies under its top
AT_GARDEN_Y, TURNS_AT_X, STEEP, EASE_M = 200.0, -88.0, 1.55, 46.0
NEAR_M, FAR_M = 700.0, 5200.0
LEVEL_M = -0.06  # of the plain, under paving and lawns
GHAT = (-12.0, 20.0)  # from, to: steps down to the water before the towers
STEPS = 12


@material("mula")
def m_mula(g):
    """Slow green water: small ripples, rougher where the wind lies on it, brown where one looks down into it."""
    p = g.pos()
    x, y, _ = g.sep(p)
    wind = g.smooth(g.noise(0.016, p, 4, 0.6, 0.6), 0.44, 0.64)
    swell = g.noise(0.5, g.comb(g.m("MULTIPLY", x, 0.45), y, 0), 3, 0.55)
    ripple = g.noise(3.1, g.comb(g.m("MULTIPLY", x, 0.5), y, 0), 3, 0.6)
    height = g.m("ADD", swell, g.m("MULTIPLY", ripple, g.m("ADD", 0.10, g.m("MULTIPLY", wind, 0.5))))
    return g.pbr(
        col=(0.030, 0.040, 0.024),
        rough=g.m("ADD", 0.015, g.m("MULTIPLY", wind, 0.07)),
        spec=0.5,
        nor=g.bump(height, 0.16, 0.12),
    )


def middle(x):
    """The northing of the river's middle at `x`."""
    turned = EASE_M * math.log1p(math.exp(min(60.0, (TURNS_AT_X - x) / EASE_M)))
    return AT_GARDEN_Y + STEEP * turned + 16 * math.sin(x / 150)


def half(x):
    """Half the river's width, measured to the north where it does not run east."""
    slant = middle(x + 1) - middle(x)
    return HALF_WIDE_M * math.hypot(1, slant)


def slope(x):
    """The width of a bank's slope, measured to the north."""
    return BANK_M * half(x) / HALF_WIDE_M


def south_edge(x):
    """The northing of the water's edge before the garden."""
    return middle(x) - half(x)


def north_edge(x):
    """The northing of the water's edge across the river."""
    return middle(x) + half(x)


def beside_river(x, y):
    """Metres from the top of the nearer bank; less than nothing on the bank and in the water."""
    return (abs(y - middle(x)) - half(x) - slope(x)) * HALF_WIDE_M / half(x)


def bank_height(x, y):
    """The height of the ground."""
    return -DEEP_M * max(0.0, min(1.0, -beside_river(x, y) / BANK_M))


def stations():
    """Where along x the banks are drawn, closer together near the garden."""
    near = [NEAR_M * k / 70 for k in range(-70, 71)]
    far = [NEAR_M + (FAR_M - NEAR_M) * (k / 14) ** 2 for k in range(1, 15)]
    return [-x for x in reversed(far)] + near + far


def ground_and_river(south=-2600.0):
    """The plain on both sides, the slopes of the banks, and the water."""
    made, earth, water = Polygons(), m_lawn((0.080, 0.100, 0.034)), m_mula()
    z, bed = LEVEL_M, -DEEP_M  # the slopes go on a little under the water
    for a, b in pairwise(stations()):
        for side, far in ((-1, south), (1, 9000.0)):
            foot = [middle(x) + side * (half(x) - 0.6) for x in (a, b)]
            top = [middle(x) + side * (half(x) + slope(x)) for x in (a, b)]
            ends = [max(y + 5, far) if side > 0 else min(y - 5, far) for y in top]
            made.face([(a, ends[0], z), (b, ends[1], z), (b, top[1], z), (a, top[0], z)][::-side], earth)
            made.face(
                [(a, top[0], z), (b, top[1], z), (b, foot[1], bed - 0.1), (a, foot[0], bed - 0.1)][::-side], earth
            )
        low, high = ([middle(x) + side * (half(x) + 0.5) for x in (a, b)] for side in (-1, 1))
        made.face([(a, low[0], bed), (b, low[1], bed), (b, high[1], bed), (a, high[0], bed)], water)
    place(to_mesh(made, "mula"))


def river_path(x0, x1, wide=3.2, back=6.0):
    """The path of the garden along the bank, kerbed, with a parapet towards the water, and the ghat below it."""
    mb = MeshBuilder()
    stone, kerb = m_paving((0.46, 0.41, 0.35), 0.9, 0.45, 0.10, 0.5), m_stone((0.40, 0.36, 0.31), 1.1, 0.4)

    def line(x, out):
        return (x, south_edge(x) - slope(x) - out)

    for a, b in pairwise([x0 + (x1 - x0) * k / 60 for k in range(61)]):
        near, far = [line(x, back) for x in (a, b)], [line(x, back + wide) for x in (a, b)]
        mb.face([(*far[0], 0.05), (*far[1], 0.05), (*near[1], 0.05), (*near[0], 0.05)], stone)
        if not GHAT[0] < (a + b) / 2 < GHAT[1]:
            mb.bar((*line(a, back - 0.4), 0.24), (*line(b, back - 0.4), 0.24), 0.36, 0.48, kerb)
    x0, x1 = GHAT
    y = south_edge((x0 + x1) / 2)
    tread, riser = m_stone((0.47, 0.42, 0.36), 1.6, 1.1), m_stone((0.19, 0.17, 0.145), 1.6, 0.2)
    run, rise = BANK_M / STEPS, DEEP_M / STEPS
    for k in range(STEPS):
        front, z = y + 0.8 - run * k, -DEEP_M + rise * (k + 1)
        mb.box(x0, y - BANK_M - back, -DEEP_M - 0.6, x1, front, z, riser)
        mb.face(
            [
                (x0, front - run, z + 0.004),
                (x1, front - run, z + 0.004),
                (x1, front, z + 0.004),
                (x0, front, z + 0.004),
            ],
            tread,
        )
    for x in (x0 - 0.5, x1 + 0.5):
        mb.box(x - 0.6, y - BANK_M - back, -DEEP_M - 0.6, x + 0.6, y + 0.6, 0.75, kerb)
    mb.obj("river path")
