"""A model of Paayri on its hill: the hill in layers of card along its contours, the homes in pale wood, small trees."""

import math

from mathutils import Vector
from mathutils import noise as mnoise

from kit.furniture.shapes import at, cube, surf
from kit.materials.joinery import m_boards
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder
from kit.sites.hill_cuts import STOREY_M
from kit.sites.hill_flights import FLIGHTS
from kit.sites.hill_shape import height

#: The piece of land on the board, in metres of the hill: x0, y0, x1, y1; and the board's scale.
LAND, SCALE = (-52, -22, 72, 68), 1 / 260
LAYER_M, ACROSS, ALONG_M = 1.9, 72, 0.5
CARD = m_plain((0.66, 0.61, 0.52), 0.85)
EDGE = m_plain((0.47, 0.39, 0.29), 0.9)
BASS = m_boards((0.66, 0.50, 0.33), 0, 0.5, 4.0, 0.5, 0.06)
DARK = m_plain((0.085, 0.070, 0.060), 0.6)
LAWN = m_plain((0.235, 0.265, 0.135), 0.95)
LANE = m_plain((0.30, 0.285, 0.265), 0.9)
TREES = (m_plain((0.20, 0.235, 0.10), 0.95), m_plain((0.315, 0.295, 0.13), 0.95), m_plain((0.40, 0.29, 0.14), 0.95))


def contour_model(x, y, z, turn, rng):
    """The model with the middle of its board at (x, y), its front to -y before it is turned."""
    with at(x, y, z, turn):
        x0, y0, x1, y1 = LAND
        middle = ((x0 + x1) / 2, (y0 + y1) / 2)
        half = ((x1 - x0) / 2 * SCALE + 0.012, (y1 - y0) / 2 * SCALE + 0.012)
        cube(-half[0], -half[1], 0, half[0], half[1], 0.016, BASS, 0.001)
        with at(-middle[0] * SCALE, -middle[1] * SCALE, 0.016, 0, SCALE):
            mb = MeshBuilder()
            foot(mb)
            layers(mb)
            for flight in FLIGHTS:
                homes(mb, flight)
            mb.obj("model of the hill")
            grow(rng)


def foot(mb):
    """The lane, the forecourt and two lawns as sheets of coloured paper."""
    x0, _, x1, _ = LAND
    mb.box(x0, -22, 0, x1, -17, 0.25, LANE)
    for a, b in ((x0, -5), (6, x1)):
        mb.box(a, -15.5, 0, b, -3.5, 0.4, LAWN)


def layers(mb):
    """Each layer of card from its contour to the back edge of the board."""
    x0, _, x1, y1 = LAND
    xs = [x0 + (x1 - x0) * i / ACROSS for i in range(ACROSS + 1)]
    level = 0.0
    while level < 60:
        front = [contour(x, level + LAYER_M, y1) for x in xs]
        if min(front) >= y1:
            return
        plan = [(x, y) for x, y in zip(xs, front, strict=True)] + [(x1, y1), (x0, y1)]
        mb.prism(plan, level, level + LAYER_M - 0.12, EDGE, top=CARD)
        mb.prism([(x, y + 0.25) for x, y in plan[:-2]] + plan[-2:], level - 0.13, level + 0.01, DARK)
        level += LAYER_M


def contour(x, level, back):
    """How far from the lane the hill reaches `level` at x."""
    y = -2.0
    while y < back and height(x, y, ()) < level:
        y += ALONG_M
    return min(y, back)


def homes(mb, flight):
    """A flight of homes: for each storey its glass, its piers and the slab that is the next one's terrace."""
    c, s = math.cos(flight.turn), math.sin(flight.turn)

    def on_land(u, v):
        return flight.at[0] + u * c - v * s, flight.at[1] + u * s + v * c

    def block(u0, v0, z0, u1, v1, z1, mat):
        mb.prism([on_land(u0, v0), on_land(u1, v0), on_land(u1, v1), on_land(u0, v1)], z0, z1, mat)

    half = flight.width / 2
    for k in range(flight.storeys):
        z, v, inset = flight.ground + k * STOREY_M, k * flight.step, 0.3 * k + 0.9 * math.sin(k * 2.3 + half)
        block(-half, v + 0.5, z, half - inset, v + 9, z + 2.8, DARK)
        bays = 5
        for i in range(bays + 1):
            u = -half + (2 * half - inset) * i / bays
            block(u - 0.4, v, z, u + 0.4, v + 0.8, z + 2.8, BASS)
        block(-half - 1.0, v - 1.7, z + 2.8, half - inset + 1.0, v + 9, z + STOREY_M, BASS)
        block(-half - 1.0, v - 1.7, z + STOREY_M, half - inset + 1.0, v - 1.2, z + STOREY_M + 0.8, BASS)
        for i in range(4):
            u = -half + (2 * half - inset) * ((i + 0.5) / 4 + 0.09 * math.sin(7 * i + 3 * k))
            block(u - 1.6, v - 1.6, z + STOREY_M + 0.3, u + 1.6, v - 1.15, z + STOREY_M + 1.3, TREES[i % 2])


def grow(rng):
    """Trees of dried moss: a few on the lawns, groves beside the homes, a wood along the ridge."""
    stems = MeshBuilder()
    spots = [(rng.uniform(-50, 70), rng.uniform(50, 66)) for _ in range(46)]
    spots += [(rng.uniform(-50, 70), rng.uniform(8, 50)) for _ in range(60)]
    spots += [(rng.uniform(-48, 70), rng.uniform(-14, -6)) for _ in range(9)]
    for i, (x, y) in enumerate(spots):
        if any(flight.within(x, y, 3.5) for flight in FLIGHTS) or (-9 < x < 9 and y < 0):
            continue
        ground, size = math.ceil(max(0.0, height(x, y, ())) / LAYER_M) * LAYER_M, rng.uniform(1.5, 3.1)
        stems.cyl(x, y, ground - 0.5, ground + size * 1.3, 0.22, DARK, 6)
        crown(x, y, ground + size * 1.7, size, i * 1.7, TREES[i % 3])
    stems.obj("stems")


def crown(x, y, z, size, seed, mat):
    """A lump of moss."""

    def fn(u, v):
        a, b = math.tau * u, math.pi * v
        d = Vector((math.sin(b) * math.cos(a), math.sin(b) * math.sin(a), math.cos(b)))
        r = size * (1 + 0.34 * mnoise.fractal(d * 2.1 + Vector((seed, 0, 0)), 0.7, 2.2, 4))
        return (x + d.x * r, y + d.y * r, z + d.z * r * 0.8)

    surf(fn, 18, 12, mat, wrap=True, name="moss")
