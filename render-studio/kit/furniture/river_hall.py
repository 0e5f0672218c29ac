"""Things of Meander's hall: a fluted wall along any line, a boulder with water in it, a bench, what a family left."""

import math
import random
from contextlib import contextmanager
from itertools import pairwise

import bpy
from mathutils import Matrix, Vector
from mathutils import noise as mnoise

from kit.furniture.brass import flower
from kit.furniture.curved import arc_pad
from kit.furniture.lamps import globe
from kit.furniture.shapes import at, cube, lathe, rod, surf
from kit.materials.pebble import m_boucle, m_boulder
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

FLUTE_M, FLUTE_DEEP_M, FLUTE_STEPS = 0.24, 0.065, 10
BOULDER_SEED = Vector((3.1, 0.4, 7.7))
PETALS = tuple(m_plain(c, 0.7) for c in ((0.62, 0.16, 0.02), (0.70, 0.38, 0.03), (0.74, 0.68, 0.55)))


def along(line, step):
    """Points at every `step` metres of a line, each with the direction to its left."""
    found, carried = [], 0.0
    for a, b in pairwise(line):
        long = math.dist(a, b)
        ux, uy = (b[0] - a[0]) / long, (b[1] - a[1]) / long
        s = carried
        while s < long:
            found.append(((a[0] + ux * s, a[1] + uy * s), (-uy, ux)))
            s += step
        carried = s - long
    return found


def fluted_wall(line, z0, z1, mat):
    """Plaster run in hollow flutes from z0 to z1; the room is on the left of the line."""
    points = []
    for i, ((x, y), (nx, ny)) in enumerate(along(line, FLUTE_M / FLUTE_STEPS)):
        t = (i % FLUTE_STEPS) / FLUTE_STEPS
        hollow = FLUTE_DEEP_M * math.sin(math.pi * t) ** 0.8
        points.append((x - nx * hollow, y - ny * hollow))
    mb = MeshBuilder()
    for a, b in pairwise(points):
        mb.upright(a, b, z0, z1, mat)
    mb.obj("fluted wall")


def boulder(x, y, turn=0.0, long=2.1, wide=1.45, high=0.56):
    """A boulder of the river, its top cut off level and hollowed; water to the brim, a few flowers on it."""

    def rough(p):
        return 1 + 0.30 * mnoise.noise(p * 1.15 + BOULDER_SEED) + 0.04 * mnoise.noise(p * 4.2 + BOULDER_SEED)

    def side(u, v):
        a = 2 * math.pi * u
        r = 0.80 + 0.24 * math.sin(math.pi * min(1.0, 0.16 + 0.72 * v))
        p = Vector((math.cos(a) * r, math.sin(a) * r, v * 1.1))
        k = rough(p)
        lip = 1 - 0.03 * max(0.0, v - 0.94) / 0.06
        return (p.x * k * long / 2 * lip, p.y * k * wide / 2 * lip, v * high)

    def ring(share, z, u):
        px, py, _ = side(u, 1.0)
        return (px * share, py * share, z)

    def hollow(u, v):
        share = 1 - 0.14 * min(1, v * 5) if v < 0.2 else 0.86 * (1 - (v - 0.2) / 0.8)
        deep = 0.0 if v < 0.2 else 0.10 * math.sin(math.pi / 2 * (v - 0.2) / 0.8) ** 0.6
        return ring(max(share, 0.001), high - deep, u)

    with at(x, y, 0, turn):
        surf(side, 96, 30, m_boulder(), wrap=True, name="boulder")
        surf(hollow, 96, 24, m_plain((0.045, 0.046, 0.043), 0.16, 0.0, 0.5), wrap=True, name="hollow")
        water = m_plain((0.018, 0.024, 0.021), 0.015, 0.0, 0.6)
        surf(lambda u, v: ring(max(0.001, 0.872 * (1 - v)), high - 0.008, u), 96, 4, water, wrap=True, name="water")
        for k in range(9):
            a, out = 2.1 + 0.33 * k, 0.42 + 0.19 * ((k * 7) % 5) / 5
            place = (math.cos(a) * out * long / 2, math.sin(a) * out * wide / 2)
            flower(*place, high - 0.006, 0.024 + 0.004 * (k % 3), PETALS[k % 3], random.Random(k))


def long_bench(radius, angle):
    """A low bench bent round the point (0, radius): a plinth of bronze, a thick seat of looped wool, a bolster."""
    bronze, wool = m_plain((0.20, 0.135, 0.075), 0.34, 0.9), m_boucle()
    arc_pad(radius, -angle / 2 + 0.03, angle / 2 - 0.03, 0.0, 0.56, 0.06, 0.12, bronze)
    for k in (-1, 0, 1):
        middle, span = k * angle / 3, angle / 6 - 0.002
        arc_pad(radius, middle - span, middle + span, 0.0, 0.78, 0.27, 0.30, wool, 0.025, k + 2.0)


@contextmanager
def leaning(angle):
    """Everything made inside is tilted about the x axis, its top towards -y."""
    objects = bpy.context.scene.collection.objects
    before = set(objects.keys())
    yield
    for name in set(objects.keys()) - before:
        objects[name].matrix_basis = Matrix.Rotation(angle, 4, "X") @ objects[name].matrix_basis


def kick_scooter(colour=(0.05, 0.22, 0.20), lean=0.0):
    """A child's scooter along x, front forward, 70 cm high, leaning to its right by `lean` radians."""
    paint, black, steel = m_plain(colour, 0.3, 0.0, 0.5), m_plain((0.02,) * 3, 0.6), m_plain((0.5,) * 3, 0.25, 1.0)
    head, neck = (0.225, 0, 0.70), (0.262, 0, 0.16)
    with leaning(lean):
        cube(-0.30, -0.055, 0.072, 0.20, 0.055, 0.095, paint, 0.008)
        cube(-0.28, -0.045, 0.095, 0.17, 0.045, 0.099, black, 0.001)
        for x, radius, half in ((-0.34, 0.055, 0.017), (0.30, 0.062, 0.017)):
            for mat, r, wide in ((black, radius, half), (steel, radius * 0.55, half * 1.15)):
                profile = [(0.001, -wide), (r * 0.92, -wide), (r, -wide / 2), (r, wide / 2), (r * 0.92, wide)]
                wheel = lathe([*profile, (0.001, wide)], mat, n=28)
                wheel.location, wheel.rotation_euler = (x, 0, radius), (math.pi / 2, 0, 0)
        rod((0.19, 0, 0.085), neck, 0.020, paint)
        rod((0.285, 0, 0.08), head, 0.013, steel)
        rod((0.285, 0, 0.075), (0.258, 0, 0.24), 0.019, paint)
        rod((head[0], -0.15, head[2]), (head[0], 0.15, head[2]), 0.011, steel)
        for side in (-1, 1):
            grip = [(head[0], side * 0.08, head[2]), (head[0], side * 0.17, head[2])]
            rod(*grip, 0.016, m_plain((0.55, 0.20, 0.04), 0.6))


def newspaper(x, y, z, turn):
    """A paper folded twice and put down, its outer sheet lifting."""
    paper, ink = m_plain((0.66, 0.63, 0.56), 0.9), m_plain((0.16, 0.155, 0.15), 0.9)
    with at(x, y, z, turn):
        for k in range(3):
            lift = 0.004 + 0.006 * k

            def sheet(u, v, lift=lift, k=k):
                return ((u - 0.5) * 0.30, (v - 0.5) * 0.39, lift + 0.02 * k * max(0.0, u - 0.55) ** 2 * (1 + v))

            surf(sheet, 16, 8, paper, name="sheet")
        mb = MeshBuilder()
        top = 0.0175
        mb.face([(-0.13, 0.135, top), (0.02, 0.135, top), (0.02, 0.165, top), (-0.13, 0.165, top)], ink)
        mb.face(
            [(-0.13, -0.02, top), (-0.01, -0.02, top), (-0.01, 0.10, top), (-0.13, 0.10, top)],
            m_plain((0.30, 0.29, 0.27), 0.9),
        )
        for k in range(9):
            y0 = -0.05 - 0.013 * k
            mb.face([(-0.13, y0, top), (-0.01, y0, top), (-0.01, y0 + 0.005, top), (-0.13, y0 + 0.005, top)], ink)
        mb.obj("print")


def three_pendants(x, y, ceiling, pitch=0.45, hangs=1.25, step=0.35):
    """Three lamps of milk glass in a row, each lower than the one before, as they are seen from the garden."""
    for k in range(3):
        globe(x + (k - 1) * pitch, y, ceiling - hangs - step * k, 0.15, ceiling, 3.2, 5.0)
