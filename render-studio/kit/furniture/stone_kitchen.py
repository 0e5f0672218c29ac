"""A kitchen of stone slabs on piers, and what it keeps: copper and brass, water pots, a mortar, a day's vegetables."""

import math
import random
from itertools import pairwise

from kit.furniture import finishes
from kit.furniture.bath import pipe
from kit.furniture.shapes import at, cube, lathe, puff, surf
from kit.materials.joinery import m_cane
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

COPPER = m_plain((0.60, 0.255, 0.135), 0.24, 1.0)
OLD_BRASS = m_plain((0.50, 0.345, 0.155), 0.34, 1.0)
CLAY = m_plain((0.31, 0.125, 0.066), 0.72)


def slab_counter(x0, x1, piers, stone, pier, deep=0.60, high=0.84, thick=0.05, shelf=0.36):
    """A slab on piers along x, back at y = 0, front at y = -deep; a second, thinner slab for pots below it."""
    cube(x0, -deep, high - thick, x1, 0, high, stone, 0.006)
    for x in piers:
        cube(x - 0.057, -deep + 0.03, 0, x + 0.057, 0, high - thick, pier, 0.004)
    mb = MeshBuilder()
    for a, b in pairwise(piers):
        mb.box(a + 0.057, -deep + 0.05, shelf - 0.035, b - 0.057, 0, shelf, stone)
        mb.box(a + 0.057, -0.012, 0, b - 0.057, 0, shelf - 0.035, pier)
    mb.obj("shelf slab")


def lota(x, y, z, size, mat):
    """The round pot one pours with, `size` times a hand's."""
    profile = [(0.001, 0), (0.035, 0), (0.062, 0.03), (0.066, 0.055), (0.05, 0.088)]
    profile += [(0.034, 0.10), (0.036, 0.108), (0.05, 0.118), (0.046, 0.118), (0.03, 0.105)]
    lathe([(r * size, h * size) for r, h in profile], mat, x, y, z, 48)


def handi(x, y, z, radius, mat, lid=True):
    """A round-bellied pot with a rim, under its lid."""
    r = radius
    profile = [(0.001, 0), (r * 0.55, 0.0), (r * 0.92, r * 0.35), (r, r * 0.7), (r * 0.86, r * 1.1)]
    profile += [(r * 0.70, r * 1.25), (r * 0.72, r * 1.31), (r * 0.86, r * 1.38), (r * 0.84, r * 1.40)]
    lathe([*profile, (r * 0.68, r * 1.32)], mat, x, y, z, 56)
    if lid:
        dish = [(r * 0.90, r * 1.40), (r * 0.88, r * 1.44), (r * 0.30, r * 1.56), (0.02, r * 1.60)]
        lathe([*dish, (0.022, r * 1.68), (0.001, r * 1.70)], mat, x, y, z, 48)


def water_pot(x, y, z, radius, mat=None, lid=None):
    """A matka: fired clay that keeps water cool, a brass dish for its lid and a lota upon it."""
    r = radius
    profile = [(0.001, 0), (r * 0.34, 0.01), (r * 0.80, r * 0.36), (r, r * 0.88), (r * 0.90, r * 1.30)]
    profile += [(r * 0.58, r * 1.60), (r * 0.45, r * 1.70), (r * 0.46, r * 1.78), (r * 0.58, r * 1.86)]
    lathe([*profile, (r * 0.56, r * 1.90), (r * 0.44, r * 1.82)], mat or CLAY, x, y, z, 64)
    lathe([(r * 0.34, 0.022), (r * 0.46, 0.022), (r * 0.46, 0), (r * 0.34, 0)], CLAY, x, y, z - 0.01, 40)
    if lid:
        top = r * 1.90
        lathe(
            [(0.001, top + 0.004), (r * 0.5, top + 0.004), (r * 0.62, top + 0.018), (r * 0.61, top)], lid, x, y, z, 48
        )


def parat(x, y, z, radius, mat):
    """A wide, low tray of beaten metal, for dough and for cutting into."""
    r = radius
    profile = [(0.001, 0.003), (r * 0.86, 0.003), (r * 0.97, 0.03), (r * 1.03, 0.05), (r * 1.035, 0.053)]
    lathe([*profile, (r * 1.01, 0.052), (r * 0.93, 0.026), (r * 0.84, 0.008), (0.001, 0.008)], mat, x, y, z, 72)


def mortar(x, y, z, mat):
    """A khalbatta: a heavy mortar with its pestle leaning in it."""
    cup = [(0.001, 0), (0.058, 0), (0.06, 0.008), (0.045, 0.022), (0.040, 0.035), (0.062, 0.075), (0.068, 0.125)]
    lathe([*cup, (0.074, 0.132), (0.074, 0.138), (0.060, 0.136), (0.052, 0.08), (0.001, 0.06)], mat, x, y, z, 56)
    pestle = [(0.001, 0), (0.022, 0.004), (0.024, 0.03), (0.012, 0.07), (0.011, 0.17), (0.018, 0.20), (0.016, 0.23)]
    o = lathe([*pestle, (0.001, 0.24)], mat, x - 0.012, y, z + 0.068, 32)
    o.rotation_euler = (0.10, 0.34, 0.0)


def round_fruit(x, y, z, radius, mat, lean=0.3, flat=0.86):
    """An onion, a tomato, a lime: round, a little flat, dimpled at its top."""
    r = radius
    ring = [(r * math.sin(t), -r * flat * math.cos(t)) for t in (math.pi * (i + 0.12) / 12.2 for i in range(11))]
    o = lathe([(0.0005, -r * flat), *ring, (r * 0.18, r * flat * 0.97), (0.0005, r * flat * 0.86)], mat, x, y, z, 28)
    o.rotation_euler = (lean, lean * 0.6, lean * 5)


def bananas(x, y, z, turn=0.0, count=6):
    """A hand of small bananas lying on its side."""
    skin, tip = m_plain((0.62, 0.40, 0.045), 0.5), m_plain((0.10, 0.06, 0.02), 0.8)
    with at(x, y, z, turn):
        for i in range(count):
            a = (i - (count - 1) / 2) * 0.30

            def fn(u, v, a=a, i=i):
                s = 0.15 * v
                bow = 0.05 * math.sin(v * 2.4)
                k = 0.0165 * min(1, 6 * v + 0.28, 7 * (1 - v) + 0.22)
                cx, cz = s * math.cos(a), 0.018 + bow * 0.75 + 0.004 * (i % 2)
                cy = s * math.sin(a) + bow * 0.3 * math.sin(a)
                t = 2 * math.pi * u
                return (cx - k * math.cos(t) * math.sin(a), cy + k * math.cos(t) * math.cos(a), cz + k * math.sin(t))

            surf(fn, 14, 22, skin, wrap=True, name="banana")
        pipe([(-0.022, 0, 0.02), (0.012, 0, 0.026)], 0.014, tip, 14)


def coconut(x, y, z, radius=0.055, turn=0.4):
    """Half a coconut, its white up."""
    shell, flesh = m_plain((0.115, 0.066, 0.036), 0.9), m_plain((0.80, 0.78, 0.72), 0.5)
    r = radius
    bowl = [(0.001, 0), (r * 0.5, r * 0.10), (r * 0.88, r * 0.48), (r, r * 0.95)]
    lathe([*bowl, (r * 0.93, r * 0.96)], shell, x, y, z, 36)
    lathe([(r * 0.94, r * 0.96), (r * 0.72, r * 0.95), (r * 0.60, r * 0.62), (0.001, r * 0.36)], flesh, x, y, z, 36)


def sprigs(x, y, z, turn, leaf, long=0.24, count=34, seed=3):
    """A bunch of coriander lying: stems together, leaves fanned."""
    r = random.Random(seed)
    mb = MeshBuilder()
    stem = m_plain((0.20, 0.27, 0.07), 0.6)
    with at(x, y, z, turn):
        for _ in range(count):
            a, reach = r.gauss(0, 0.30), long * r.uniform(0.7, 1.0)
            lift = r.uniform(0.006, 0.05)
            foot = (r.uniform(-0.10, -0.05), r.gauss(0, 0.010), r.uniform(0.004, 0.016))
            head = (reach * math.cos(a) - 0.04, reach * math.sin(a) * 0.8, lift)
            mb.bar(foot, head, 0.0022, 0.0022, stem)
            for _ in range(7):
                px, py, pz = (h + r.gauss(0, 0.014) for h in head)
                b, k = r.uniform(0, 6.28), r.uniform(0.008, 0.015)
                c, s, w = math.cos(b) * k, math.sin(b) * k, r.uniform(-0.5, 0.5) * k
                pz = max(0.004, pz)
                mb.face(
                    [
                        (px - c, py - s, pz),
                        (px + s, py - c, pz + w),
                        (px + c, py + s, pz),
                        (px - s, py + c, pz - w * 0.4),
                    ],
                    leaf,
                )
        mb.obj("coriander")


def ladle(x, y, top, long, mat, bowl=0.036):
    """A ladle that hangs from a hook at height `top`, before a wall at larger y."""
    pipe([(x, y, top), (x, y - 0.004, top - long * 0.5), (x, y - 0.012, top - long)], 0.0042, mat, 10)
    pipe(
        [(x + 0.012 * math.sin(t), y, top + 0.012 - 0.012 * math.cos(t)) for t in [k * 0.7 for k in range(10)]],
        0.003,
        mat,
        8,
    )
    o = lathe(
        [(0.001, -bowl * 0.7), (bowl * 0.7, -bowl * 0.5), (bowl, 0), (bowl * 0.94, 0)],
        mat,
        x,
        y - 0.012,
        top - long,
        30,
    )
    o.rotation_euler = (-1.2, 0, 0)


def thali(x, y, z, radius, mat, lean=0.2):
    """A plate that stands on its rim and leans back to larger y."""
    r = radius
    o = lathe(
        [(0.001, 0.004), (r * 0.84, 0.004), (r * 0.96, 0.018), (r, 0.02), (r * 0.94, 0.012)], mat, x, y, z + r, 56
    )
    o.rotation_euler = (math.pi / 2 - lean, 0, 0)


def doli(wide, high, deep, wood, shelf_lines=2):
    """A larder of teak on turned feet, its doors of woven cane; back at y = 0, front at y = -deep."""
    w = wide / 2
    cane = m_cane((0.50, 0.36, 0.20), 0.012)
    mb = MeshBuilder()
    mb.box(-w + 0.045, -0.012, 0.19, w - 0.045, 0, high - 0.05, wood)
    for x in (-w, w - 0.05):
        mb.box(x, -deep, 0.16, x + 0.05, 0, high - 0.05, wood)
    for k in range(shelf_lines + 2):
        z = 0.19 + (high - 0.30) * k / (shelf_lines + 1)
        mb.box(-w + 0.05, -deep + 0.03, z, w - 0.05, -0.01, z + 0.024, wood)
    mb.obj("doli")
    cube(-w - 0.03, -deep - 0.03, high - 0.05, w + 0.03, 0, high, wood, 0.008)
    for x in (-w + 0.025, w - 0.025):
        for y in (-deep + 0.03, -0.03):
            lathe([(0.02, 0), (0.032, 0.03), (0.022, 0.07), (0.034, 0.12), (0.03, 0.165)], wood, x, y, 0, 24)
    for sx in (-1, 1):
        x0, x1 = (-w + 0.05, -0.002) if sx < 0 else (0.002, w - 0.05)
        mb = MeshBuilder()
        z0, z1 = 0.20, high - 0.055
        for x in (x0, x1 - 0.052):
            mb.box(x, -deep - 0.001, z0, x + 0.052, -deep + 0.026, z1, wood)
        for z in (z0, (z0 + z1) / 2 - 0.026, z1 - 0.052):
            mb.box(x0 + 0.052, -deep + 0.002, z, x1 - 0.052, -deep + 0.023, z + 0.052, wood)
        mb.face(
            [
                (x0 + 0.05, -deep + 0.012, z0),
                (x1 - 0.05, -deep + 0.012, z0),
                (x1 - 0.05, -deep + 0.012, z1),
                (x0 + 0.05, -deep + 0.012, z1),
            ],
            cane,
        )
        mb.obj("door")
        knob = lathe(
            [(0.012, 0), (0.007, 0.012), (0.014, 0.022), (0.001, 0.03)], finishes.brass(), sx * 0.032, -deep, 0.95, 24
        )
        knob.rotation_euler = (math.pi / 2, 0, 0)


def folded_cloth(x, y, z, mat, turn=0.0, wide=0.26, deep=0.20):
    """A kitchen cloth, folded once and left."""
    with at(x, y, z, turn):
        puff(wide, deep, 0.016, (0, 0, 0.009), mat, 0.007, 0.002, n=16, wob=0.005, sd=1.3)
        puff(
            wide * 0.9,
            deep * 0.5,
            0.014,
            (0.01, -0.03, 0.022),
            mat,
            0.006,
            0.002,
            (0, 0.02, 0.05),
            n=14,
            wob=0.005,
            sd=2.1,
        )
