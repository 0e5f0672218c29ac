"""The low seats of a Pune house: a diwan with bolsters, and a swing on brass rods."""

import math

from kit.furniture import finishes
from kit.furniture.shapes import at, cube, lathe, pillow, puff, rod
from kit.furniture.textiles import drape
from kit.materials.joinery import m_boards


def bolster(x, y, z, long, radius, mat, turn=0.0):
    """A round bolster that lies along x, or turned by `turn`."""
    ends = 0.05
    profile = [(0.001, 0), (radius * 0.55, 0.004), (radius * 0.93, ends), (radius, ends * 2.2)]
    profile += [(r, long - z0) for r, z0 in reversed(profile)]
    with at(x, y, z + radius, turn):
        o = lathe(profile, mat, -long / 2, 0, 0, 28)
        o.rotation_euler = (0, math.pi / 2, 0)


def diwan(long=2.2, deep=0.92, timber=None, cloth=None, bolsters=None, cushions=(), throw=None):
    """Back along y = 0, front at y = deep, centred in x; the seat is 0.42 m high."""
    wood = timber or m_boards((0.21, 0.105, 0.05), 0, 0.2, 2.4, 0.34)
    half = long / 2
    cube(-half, 0.02, 0.20, half, deep, 0.285, wood, 0.012)
    for x in (-half + 0.07, half - 0.07):
        for y in (0.09, deep - 0.07):
            lathe(
                [(0.022, 0), (0.034, 0.03), (0.026, 0.06), (0.042, 0.11), (0.042, 0.13), (0.03, 0.15), (0.04, 0.21)],
                wood,
                x,
                y,
                0,
                20,
            )
    puff(long - 0.04, deep - 0.06, 0.14, (0, deep / 2 + 0.01, 0.355), cloth or finishes.cloth(), 0.045, 0.012, n=16)
    for sx in (-1, 1):
        bolster(sx * (half - 0.16), deep / 2, 0.415, deep - 0.16, 0.105, bolsters or finishes.accent(), math.pi / 2)
    for i, (x, mat) in enumerate(cushions):
        pillow(0.46, 0.44, 0.16, (x, 0.17, 0.64), (1.28, 0.04 * (-1) ** i, 0.08 * (-1) ** i), mat, i * 1.7)
    if throw:
        with at(half * 0.42, 0, 0):
            drape(0.26, 0.12, deep - 0.01, 0.425, 0.02, throw, 3.0, 0.007, True)


def swing(ceiling, long=1.55, deep=0.56, seat=0.44, timber=None, cloth=None, cushion=None):
    """A jhoola: a teak board on four brass rods that meet at hooks under the ceiling; along x, facing +y."""
    wood = timber or m_boards((0.21, 0.105, 0.05), 0, 0.28, 2.4, 0.3)
    brass = finishes.brass()
    cube(-long / 2, -deep / 2, seat - 0.055, long / 2, deep / 2, seat, wood, 0.012)
    puff(long - 0.26, deep - 0.06, 0.085, (0, 0, seat + 0.042), cloth or finishes.cloth(), 0.035, 0.008, n=14)
    for sx in (-1, 1):
        x = sx * (long / 2 - 0.09)
        for sy in (-1, 1):
            foot, head = (x, sy * (deep / 2 - 0.05), seat), (x, sy * 0.03, ceiling)
            chain(foot, head, brass)
        lathe([(0.02, 0), (0.055, 0.012), (0.055, 0.03), (0.001, 0.034)], brass, x, 0, ceiling - 0.034, 20)
    if cushion:
        pillow(0.42, 0.40, 0.15, (-long / 2 + 0.30, -0.03, seat + 0.22), (0.35, 0.85, 0.1), cushion, 4.0)


def chain(foot, head, brass, link=0.34):
    """Rods with a turned bead at every joint, as the old ones have."""
    ax, ay, az = foot
    bx, by, bz = head
    count = max(1, round((bz - az) / link))
    points = [
        (ax + (bx - ax) * i / count, ay + (by - ay) * i / count, az + (bz - az) * i / count) for i in range(count + 1)
    ]
    rod(foot, head, 0.0065, brass, 8)
    for x, y, z in points[:-1]:
        lathe([(0.006, -0.026), (0.017, -0.012), (0.021, 0), (0.017, 0.012), (0.006, 0.026)], brass, x, y, z, 14)
