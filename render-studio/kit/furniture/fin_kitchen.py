"""A kitchen that has its tower's fins in it: reeded fronts, a blade of light, leather at the counter, pomegranates."""

import math
import random

from kit.furniture import finishes
from kit.furniture.bath import pipe
from kit.furniture.shapes import at, cube, lathe, puff, surf
from kit.light.lamps import light_area
from kit.materials.glass import m_glass
from kit.materials.glow import m_lamp
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

REED_M = 0.030
BLACK = m_plain((0.022, 0.018, 0.015), 0.7)


def reeds(x0, x1, z0, z1, y, wood, deep=0.011):
    """Upright half-round reeds from x0 to x1, standing out of the plane y towards -y."""
    count = round((x1 - x0) / REED_M)
    per = 9

    def fn(u, v):
        t = u * count
        return (x0 + (x1 - x0) * u, y - deep * abs(math.sin(math.pi * t)) ** 0.55, z0 + (z1 - z0) * v)

    surf(fn, count * per + 1, 2, wood, name="reeds")


def reeded_run(x0, x1, doors, wood, top, deep=0.62, high=0.90, thick=0.04, plinth=0.09):
    """Base cabinets along x, backs at y = 0: reeded doors, a shadow for the hand, a slab."""
    cube(x0, -deep + 0.06, 0, x1, -0.002, plinth, BLACK, 0.001)
    cube(x0 + 0.002, -deep + 0.03, plinth, x1 - 0.002, -0.002, high - thick, BLACK, 0.001)
    each = (x1 - x0) / doors
    for i in range(doors):
        a, b = x0 + each * i + 0.003, x0 + each * (i + 1) - 0.003
        cube(a, -deep + 0.004, plinth + 0.002, b, -deep + 0.028, high - thick - 0.03, wood, 0.002)
        reeds(a, b, plinth + 0.002, high - thick - 0.03, -deep + 0.004, wood)
    cube(x0 - 0.003, -deep - 0.018, high - thick, x1 + 0.003, -0.002, high, top, 0.003)


def blade_pendant(x, y, z, long, ceiling, wood, strength=9.0):
    """A fin of teak laid on its edge, light along its foot, on two brass rods."""
    cube(x - long / 2, y - 0.018, z, x + long / 2, y + 0.018, z + 0.115, wood, 0.004)
    mb = MeshBuilder()
    mb.box(
        x - long / 2 + 0.02,
        y - 0.009,
        z - 0.004,
        x + long / 2 - 0.02,
        y + 0.009,
        z + 0.002,
        m_lamp((1, 0.74, 0.46), strength),
    )
    mb.obj("line of light")
    for sx in (-1, 1):
        pipe([(x + sx * long * 0.36, y, z + 0.11), (x + sx * long * 0.36, y, ceiling)], 0.004, finishes.brass(), 10)
    light_area((x, y, z - 0.01), (long - 0.1, 0.03), 5.0, (1, 0.76, 0.50), rot=(0, 0, 0))


def saddle_stool(wood, leather, high=0.64):
    """A stool of four teak legs and a saddle of leather; its front is +y."""
    mb = MeshBuilder()
    for sx in (-1, 1):
        for sy in (-1, 1):
            mb.bar((sx * 0.145, sy * 0.115, high - 0.02), (sx * 0.185, sy * 0.155, 0), 0.028, 0.028, wood)
        mb.bar((sx * 0.165, -0.135, 0.30), (sx * 0.165, 0.135, 0.30), 0.020, 0.020, wood)
        mb.bar((sx * 0.145, -0.13, high - 0.03), (sx * 0.145, 0.13, high - 0.03), 0.034, 0.024, wood)
    for sy in (-1, 1):
        mb.bar((-0.172, sy * 0.140, 0.20), (0.172, sy * 0.140, 0.20), 0.018, 0.018, finishes.brass())
    mb.obj("stool")

    def seat(u, v):
        a, b = 2 * u - 1, 2 * v - 1
        edge = 0.032 * max(0.0, abs(a) - 0.86) / 0.14
        return (a * 0.20, b * 0.165, high + 0.034 * a * a - 0.012 * (1 - b * b) - edge)

    surf(seat, 41, 21, leather, name="saddle")
    surf(lambda u, v: (seat(u, v)[0], seat(u, v)[1], seat(u, v)[2] - 0.012), 41, 21, leather, name="under")
    for sx in (-1, 1):
        puff(0.024, 0.33, 0.045, (sx * 0.199, 0, high + 0.006), leather, 0.010, 0, n=8, wob=0)


def pomegranate(x, y, z, radius, lean=(0.2, 0.1), seed=1):
    """A pomegranate with its crown."""
    rind = m_plain(((0.40, 0.045, 0.035), (0.46, 0.095, 0.05), (0.33, 0.03, 0.035))[seed % 3], 0.35)
    r = radius
    ring = [(r * math.sin(t), -r * 0.92 * math.cos(t)) for t in (math.pi * (i + 0.2) / 13 for i in range(12))]
    crown = [
        (r * 0.26, r * 0.92),
        (r * 0.22, r * 1.06),
        (r * 0.34, r * 1.26),
        (r * 0.30, r * 1.25),
        (r * 0.17, r * 1.0),
    ]
    o = lathe([(0.0006, -r * 0.92), *ring, *crown, (0.0006, r * 0.92)], rind, x, y, z + r * 0.92, 36)
    o.rotation_euler = (*lean, seed * 1.3)


def cut_pomegranate(x, y, z, radius, turn=0.0, seed=4):
    """Half of one, face up: rind, white, and seeds like garnets."""
    r = random.Random(seed)
    k = radius
    rind, white = m_plain((0.40, 0.045, 0.035), 0.35), m_plain((0.72, 0.62, 0.44), 0.6)
    garnet = [m_plain(c, 0.08, 0.0, 0.6) for c in ((0.30, 0.006, 0.014), (0.42, 0.014, 0.024), (0.22, 0.004, 0.010))]
    with at(x, y, z, turn):
        lathe([(0.001, 0), (k * 0.5, k * 0.08), (k * 0.9, k * 0.45), (k, k * 0.9)], rind, 0, 0, 0, 40)
        lathe([(k, k * 0.9), (k * 0.90, k * 0.92), (k * 0.84, k * 0.84), (0.001, k * 0.82)], white, 0, 0, 0, 40)
        for i in range(6):
            for _ in range(20):
                a = i * math.pi / 3 + r.uniform(0.09, 0.95)
                d = k * 0.80 * math.sqrt(r.uniform(0.05, 1))
                o = lathe(
                    [(0.0004, -0.006), (0.0042, -0.002), (0.0044, 0.002), (0.0004, 0.0055)],
                    garnet[r.randrange(3)], d * math.cos(a), d * math.sin(a), k * 0.86 + r.uniform(0, 0.003), 8,
                )  # fmt: skip
                o.rotation_euler = (r.uniform(0, 3), r.uniform(0, 3), 0)


def glass(x, y, z, high=0.10, radius=0.033, drink=None):
    """A straight tumbler; with `drink`, filled to two thirds."""
    r, h = radius, high
    lathe(
        [(r * 0.86, 0), (r, h), (r - 0.002, h), (r * 0.84, 0.008), (0.001, 0.007)],
        m_glass((0.95, 0.97, 0.96), 0.02, 0.0),
        x,
        y,
        z,
        36,
    )
    if drink:
        lathe([(0.001, 0.009), (r * 0.83, 0.009), (r * 0.93, h * 0.66), (0.001, h * 0.66)], drink, x, y, z, 32)
