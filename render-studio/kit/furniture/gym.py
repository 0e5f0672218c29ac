"""Machines of timber and leather: a rower with its tank of water, a curved treadmill, bars on a wall."""

import math
from itertools import pairwise

from kit.furniture.bath import MIRROR, bend, pipe
from kit.furniture.shapes import at, cube, lathe, puff
from kit.furniture.textiles import drape
from kit.materials.joinery import m_boards
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

BROWN, PALER = (0.235, 0.135, 0.073), (0.33, 0.205, 0.118)
TEAK = (0.33, 0.19, 0.095)
LEATHER = m_plain((0.215, 0.095, 0.045), 0.42)
BLACK, BRONZE = m_plain((0.022, 0.021, 0.020), 0.45), m_plain((0.085, 0.062, 0.042), 0.35, 0.8)
BRASS = m_plain((0.60, 0.43, 0.21), 0.24, 1.0)
TREAD_HALF, SLATS = 0.80, 34


def wood(colour, axis):
    return m_boards(colour, axis, 0.4, 3.2, 0.38, 0.12)


def rower():
    """A rower on rails of walnut; its drum of water is at the +y end, whom it carries looks there. 2.1 m long."""
    along, across = wood(BROWN, 1), wood(BROWN, 0)
    for s in (-1, 1):
        cube(s * 0.235 - 0.022, -1.05, 0.05, s * 0.235 + 0.022, 1.05, 0.135, along, 0.008)
        cube(s * 0.085 - 0.018, -0.98, 0.300, s * 0.085 + 0.018, 0.24, 0.355, along, 0.006)
    for y, z0, z1 in ((-0.96, 0.0, 0.10), (0.22, 0.135, 0.30), (0.98, 0.0, 0.19)):
        cube(-0.27, y - 0.03, z0, 0.27, y + 0.03, z1, across, 0.006)
    for s in (-1, 1):
        cube(s * 0.085 - 0.016, -0.985, 0.10, s * 0.085 + 0.016, -0.935, 0.30, wood(BROWN, 2), 0.004)
    lathe([(0.001, 0.14), (0.262, 0.14), (0.278, 0.155), (0.278, 0.30)], m_plain((0.035, 0.075, 0.075), 0.06), 0, 0.60)
    lathe([(0.279, 0.30), (0.279, 0.345), (0.262, 0.36), (0.001, 0.36)], m_plain((0.34, 0.40, 0.40), 0.08), 0, 0.60)
    lathe([(0.286, 0.218), (0.286, 0.236)], BRONZE, 0, 0.60)
    cube(-0.26, 0.53, 0.36, 0.26, 0.67, 0.385, across, 0.006)
    cube(-0.035, 0.63, 0.385, 0.035, 0.70, 0.78, wood(BROWN, 2), 0.006)
    cube(-0.085, 0.615, 0.74, 0.085, 0.635, 0.86, BLACK, 0.006)
    for s in (-1, 1):
        with at(s * 0.125, 0.27, 0.36):
            o = cube(-0.055, -0.01, -0.15, 0.055, 0.012, 0.15, BLACK, 0.01)
            o.rotation_euler = (-0.75, 0, 0)
            cube(-0.058, -0.035, -0.02, 0.058, -0.02, 0.02, LEATHER, 0.004)
    pipe([(-0.21, 0.36, 0.535), (0.21, 0.36, 0.535)], 0.015, wood(BROWN, 0), 14)
    for s in (-1, 1):
        pipe([(s * 0.10, 0.36, 0.535), (s * 0.205, 0.36, 0.535)], 0.0185, LEATHER, 14)
    cube(-0.014, 0.36, 0.530, 0.014, 0.56, 0.534, BLACK, 0.001)
    puff(0.31, 0.25, 0.065, (0, -0.42, 0.405), LEATHER, 0.03, -0.012)
    cube(-0.13, -0.53, 0.356, 0.13, -0.31, 0.375, BLACK, 0.004)


def tread_z(y):
    """How high a treadmill's slats run at `y`."""
    return 0.165 + 0.20 * abs(y / TREAD_HALF) ** 2.2 + 0.040 * (y / TREAD_HALF)


def treadmill():
    """A treadmill that one's own feet turn: slats on a curve between boards of walnut; who runs looks to +y."""
    side, slat = wood(BROWN, 1), wood(PALER, 0)
    mb = MeshBuilder()
    for i in range(SLATS):
        y = -TREAD_HALF + 2 * TREAD_HALF * (i + 0.5) / SLATS
        slope = (tread_z(y + 0.01) - tread_z(y - 0.01)) / 0.02
        mb.bar((-0.235, y, tread_z(y)), (0.235, y, tread_z(y)), 0.041, 0.018, slat, up=(0, -slope, 1))
    ys = [-0.90 + 1.80 * i / 30 for i in range(31)]
    for s in (-1, 1):
        near, far = s * 0.245, s * 0.30
        low = [(y, max(0.04, tread_z(y) - 0.115 + 0.35 * max(0, abs(y) - 0.76))) for y in ys]
        high = [(y, tread_z(y) + 0.045 - 0.55 * max(0, abs(y) - 0.80)) for y in ys]
        for (a, b), (c, d) in zip(pairwise(low), pairwise(high), strict=True):
            for x in (near, far):
                mb.face([(x, *a), (x, *b), (x, *d), (x, *c)], side)
            mb.face([(near, *c), (near, *d), (far, *d), (far, *c)], side)
            mb.face([(near, *a), (far, *a), (far, *b), (near, *b)], side)
        for p, q in ((low[0], high[0]), (low[-1], high[-1])):
            mb.face([(near, *p), (far, *p), (far, *q), (near, *q)], side)
        for y in (-0.36, 0.36):
            mb.box(near, y - 0.07, 0, far, y + 0.07, 0.05, BLACK)
    mb.obj("treadmill")
    for s in (-1, 1):
        x = s * 0.325
        post = bend((x, 0.60, 0.16), (x, 0.64, 1.02), (x, 0.05, 1.02), 0.13)
        pipe(post, 0.017, BRONZE, 16)
        pipe([(x, 0.44, 1.02), (x, 0.05, 1.02)], 0.0215, LEATHER, 16)
    pipe([(-0.325, 0.628, 0.84), (0.325, 0.628, 0.84)], 0.016, BRONZE, 16)
    cube(-0.10, 0.60, 0.86, 0.10, 0.62, 1.00, BLACK, 0.006)


def towel_over(x, y, z, wide, cloth, drop=0.36, sd=1.0):
    """A towel thrown over a bar along x at height z."""
    with at(x, y, 0, math.pi / 2):
        drape(0.02, -wide / 2, wide / 2, z + 0.018, drop, cloth, sd, 0.006, r=0.018, skew=0.03)


def towel_across(y, wide, cloth, drop=0.20, sd=2.0):
    """A towel laid across the bench, at `y` along it."""
    with at(0, y, 0):
        drape(0.158, -wide / 2, wide / 2, 0.474, drop, cloth, sd, 0.010, r=0.035, skew=0.05)


def bench():
    """A bench of leather on a frame of teak, along y, 1.2 m long."""
    for y0, y1 in ((-0.62, 0.18), (0.20, 0.62)):
        puff(0.30, y1 - y0, 0.085, (0, (y0 + y1) / 2, 0.425), LEATHER, 0.035, 0.008, n=14)
    cube(-0.055, -0.58, 0.31, 0.055, 0.58, 0.385, wood(TEAK, 1), 0.006)
    for y in (-0.46, 0.46):
        cube(-0.24, y - 0.035, 0, 0.24, y + 0.035, 0.05, wood(TEAK, 0), 0.006)
        cube(-0.05, y - 0.03, 0.05, 0.05, y + 0.03, 0.31, wood(TEAK, 2), 0.006)


def wall_bars(wide=0.86, bays=2, high=2.55, rungs=15):
    """Bars on the wall x 0, along y, as in every gymnasium since Ling; the highest stands out."""
    upright, bar = wood(TEAK, 2), wood(TEAK, 1)
    for i in range(bays + 1):
        cube(0.0, wide * i - 0.02, 0, 0.13, wide * i + 0.02, high, upright, 0.005)
    for i in range(bays):
        for k in range(rungs):
            z = 0.14 + (high - 0.36) * k / (rungs - 1)
            pipe([(0.095, wide * i + 0.02, z), (0.095, wide * (i + 1) - 0.02, z)], 0.019, bar, 14)
        pipe([(0.15, wide * i - 0.01, high - 0.06), (0.15, wide * (i + 1) + 0.01, high - 0.06)], 0.021, bar, 14)


def rings(x, y, z, ceiling, turn=0.0, apart=0.5):
    """Two rings of ash on straps of linen."""
    strap = m_plain((0.46, 0.41, 0.33), 0.9)
    with at(x, y, 0, turn):
        for s, swung in ((-1, 0.02), (1, -0.05)):
            ring = [(s * apart / 2 + 0.115 * math.cos(a), swung, z + 0.115 * math.sin(a)) for a in turns(40)]
            pipe([*ring, ring[0]], 0.0155, m_plain((0.46, 0.33, 0.20), 0.4), 16)
            mb = MeshBuilder()
            mb.bar((s * apart / 2, swung, z + 0.10), (s * apart / 2, 0, ceiling), 0.034, 0.004, strap, up=(0, 1, 0))
            mb.obj("strap")


def turns(count):
    """Angles of a whole turn."""
    return [2 * math.pi * i / count for i in range(count)]


def mirror(y0, y1, z0, z1):
    """A pane on the wall x 0 in a thin rim of brass."""
    mb = MeshBuilder()
    mb.face([(0.022, y0, z0), (0.022, y1, z0), (0.022, y1, z1), (0.022, y0, z1)], MIRROR)
    for a, b, c, d in ((y0, y1, z0 - 0.014, z0), (y0, y1, z1, z1 + 0.014)):
        mb.box(0.0, a - 0.014, c, 0.03, b + 0.014, d, BRASS)
    for a in (y0 - 0.014, y1):
        mb.box(0.0, a, z0, 0.03, a + 0.014, z1, BRASS)
    mb.obj("mirror")
