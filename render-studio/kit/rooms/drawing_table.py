"""Somebody's place at a drawing table: Paayri's plan, a change tried on tracing paper, the model of its hill.

A table of the company's own house (`drawing_office.py`), under a window on the left; a neem stands before it.
"""

import math
import random
from itertools import pairwise

from kit.furniture.contour_model import contour_model
from kit.furniture.drawing_things import (
    dust,
    mug,
    pencil,
    printed,
    scale,
    sharpener,
    shaving,
    spectacles,
    stroke,
    tea_ring,
    tracing,
)
from kit.furniture.props import books_stack, branches
from kit.furniture.shapes import at, cube, lathe
from kit.interiors.outlook import daylight_y
from kit.landscape.planting import put
from kit.landscape.trees import make_tree
from kit.light.lamps import light_area
from kit.materials.joinery import m_boards, m_lime
from kit.materials.surfaces import m_marble, m_plain, m_stone, m_stucco, m_travertine
from kit.mesh import MeshBuilder

TOP = 0.76
WEST, EAST, NEAR, FAR, HEIGHT = -1.9, 2.6, -2.6, 1.02, 3.2
WINDOW = (-2.2, 0.95, 0.80, 2.7)  # along y: from, to; sill, head
SHEET = (0.86, 0.645)
LIME = m_lime((0.74, 0.70, 0.63), 0.05)
TEAK = m_boards((0.285, 0.165, 0.085), 0, 0.24, 3.6, 0.42, 0.16)
STEEL = m_plain((0.04, 0.052, 0.048), 0.42, 0.4)
CARD = m_plain((0.66, 0.60, 0.50), 0.8)


def build(look, rng):
    r = random.Random(71)
    shell()
    cube(-2.0, -0.62, TOP - 0.045, 1.9, FAR - 0.004, TOP, TEAK, 0.006)
    drawings()
    at_work(r)
    contour_model(0.60, 0.50, TOP, -0.22, r)
    behind(r)
    neem(r)
    daylight_y(WINDOW[0], WINDOW[1], WEST - 0.3, WINDOW[2], WINDOW[3], 26, -1)
    light_area((0.6, -2.2, 2.4), (2.4, 1.2), 5, (1, 0.95, 0.88), target=(0.1, 0.2, 0.7)).visible_glossy = False


def shell():
    """Lime on the walls, steel bars in the window."""
    a, b, sill, head = WINDOW
    mb = MeshBuilder()
    mb.face([(WEST, NEAR, 0), (EAST, NEAR, 0), (EAST, FAR, 0), (WEST, FAR, 0)], m_plain((0.20, 0.13, 0.08), 0.5))
    mb.face([(WEST, NEAR, HEIGHT), (WEST, FAR, HEIGHT), (EAST, FAR, HEIGHT), (EAST, NEAR, HEIGHT)], LIME)
    mb.face([(WEST, FAR, 0), (EAST, FAR, 0), (EAST, FAR, HEIGHT), (WEST, FAR, HEIGHT)], LIME)
    mb.face([(EAST, NEAR, 0), (EAST, FAR, 0), (EAST, FAR, HEIGHT), (EAST, NEAR, HEIGHT)], LIME)
    mb.face([(WEST, NEAR, 0), (EAST, NEAR, 0), (EAST, NEAR, HEIGHT), (WEST, NEAR, HEIGHT)], LIME)
    for y0, y1, z0, z1 in ((NEAR, a, 0, HEIGHT), (b, FAR, 0, HEIGHT), (a, b, 0, sill), (a, b, head, HEIGHT)):
        mb.box(WEST - 0.3, y0, z0, WEST, y1, z1, LIME)
    for i in range(6):
        y = a + (b - a) * i / 5
        mb.box(WEST - 0.2, y - 0.018, sill, WEST - 0.16, y + 0.018, head, STEEL)
    for z in (sill, sill + 0.63, sill + 1.26, head):
        mb.box(WEST - 0.2, a, z - 0.018, WEST - 0.16, b, z + 0.018, STEEL)
    mb.obj("shell")


def drawings():
    """Yesterday's sheet below, today's above it; over its bedrooms a change in red on tracing paper."""
    with at(-0.24, -0.03, TOP, 0.13):
        printed("projects/paayri/plan-4bhk-upper.webp", *SHEET, 0.012)
    with at(-0.12, 0.0, TOP + 0.001, -0.05):
        printed("projects/paayri/plan-3bhk-lower.webp", *SHEET, 0.035)
        with at(0.315, 0.02, 0.001, 0.03):
            tracing(0.34, 0.42)
            change()
    with at(-0.47, 0.245, TOP + 0.002, 0.3):
        cube(-0.035, -0.035, 0, 0.035, 0.035, 0.03, m_stone((0.15, 0.145, 0.14), 9, 9, 0.1, 0.6), 0.003)


def change():
    """A bay that steps out to the garden, drawn three times until it was right; a note to widen the door."""
    z = 0.0034
    for k in range(3):
        wob = 0.0016 * k
        bay = [
            (-0.285, 0.045),
            (-0.283 + wob, 0.112 + wob),
            (-0.215, 0.114 - wob),
            (-0.150 + wob, 0.113),
            (-0.149, 0.046),
        ]
        stroke(finely(bay, 0.0007, k), z + 0.0001 * k, 0.0008)
    arc = [(-0.235 + 0.030 * math.cos(t), -0.055 + 0.024 * math.sin(t)) for t in [k * 0.23 for k in range(29)]]
    stroke(arc, z, 0.0008)
    stroke([(-0.205, -0.048), (-0.17, -0.028), (-0.125, -0.020)], z, 0.0007)
    for i in range(3):
        word = [
            (-0.118 + 0.0042 * j, -0.012 - 0.016 * i + 0.0042 * math.sin(j * 2.3 + i) + 0.0016 * math.sin(j * 5.1))
            for j in range(18 - 4 * i)
        ]
        stroke(word, z, 0.0006)


def finely(points, unsteady, seed):
    """Points along the lines between `points`, a hand's width off them."""
    out = []
    for (ax, ay), (bx, by) in pairwise(points):
        for k in range(12):
            t = k / 12
            out.append(
                (
                    ax + (bx - ax) * t + unsteady * math.sin(9 * t + seed),
                    ay + (by - ay) * t + unsteady * math.cos(7 * t + seed),
                )
            )
    return [*out, points[-1]]


def at_work(r):
    """Laid down a moment ago."""
    paper = TOP + 0.0045
    with at(-0.30, -0.205, paper, 0.16):
        scale()
    pencil(0.075, -0.055, paper + 0.002, 2.45, 0.135, 2)
    pencil(0.40, -0.215, TOP, 0.42, 0.165, 0)
    pencil(0.435, -0.175, TOP, 0.85, 0.11, 3)
    spectacles(0.13, -0.285, paper, -0.5)
    sharpener(0.515, -0.285, TOP, 0.8)
    for dx, dy, turn, kind, size in (
        (0.03, -0.012, 0.4, 0, 0.0105),
        (0.052, 0.022, 2.2, 0, 0.009),
        (-0.012, -0.04, 4.4, 3, 0.008),
        (0.085, -0.02, 5.3, 0, 0.0075),
        (0.02, 0.045, 1.2, 3, 0.0095),
    ):
        shaving(0.515 + dx, -0.285 + dy, TOP, turn, kind, 1.25, size)
    dust(r, 0.53, -0.29, TOP, 0.035, 90)
    dust(r, 0.05, -0.10, paper, 0.06, 30)
    clay = m_stucco((0.165, 0.20, 0.17), 0.06)
    mug(-0.66, 0.30, TOP, 2.2, clay)
    tea_ring(-0.625, -0.065, TOP + 0.0042)
    tea_ring(-0.60, -0.10, TOP + 0.0044)


def behind(r):
    """Along the wall: a jar with a branch, samples against each other, rolled drawings, books."""
    lathe(
        [(0.001, 0), (0.055, 0.002), (0.075, 0.05), (0.078, 0.11), (0.045, 0.17), (0.038, 0.19), (0.044, 0.205)],
        m_stucco((0.33, 0.155, 0.085), 0.1),
        -0.80,
        0.12,
        TOP,
    )
    branches(-0.80, 0.12, TOP + 0.17, 0.52, 8, 4, None, 0.034, 30)
    kinds = (
        (m_travertine((0.64, 0.55, 0.43), 2, 2, 0.45), 0.16, 0.18),
        (m_stone((0.13, 0.125, 0.12), 9, 9, 0.1, 0.6), 0.15, 0.15),
        (m_boards((0.33, 0.185, 0.09), 2, 0.5, 9.0), 0.13, 0.20),
        (m_stone((0.42, 0.165, 0.095), 9, 9, 0.15, 0.8), 0.11, 0.11),
        (m_marble((0.72, 0.69, 0.64), (0.38, 0.35, 0.32), 6.0, 0.2), 0.15, 0.13),
    )
    x = -0.40
    for i, (kind, wide, high) in enumerate(kinds):
        slab = cube(-wide / 2, -0.010, 0, wide / 2, 0.010, high, kind, 0.0015)
        slab.rotation_euler = (-0.20 - 0.04 * (i % 2), 0, 0.05 * (-1) ** i)
        slab.location = (x + wide / 2, FAR - 0.075 - 0.035 * (i % 2), TOP + 0.003)
        x += wide * (0.72 if i % 2 else 0.95)
    for i, (y, long, turn) in enumerate(((0.93, 0.86, 0.02), (0.855, 0.70, -0.05), (0.895, 0.78, 0.01))):
        roll = lathe([(0.032, -long / 2), (0.032, long / 2), (0.026, long / 2), (0.026, -long / 2)], CARD, 0, 0, 0, 24)
        roll.rotation_euler = (0, math.pi / 2, turn)
        roll.location = (1.02 + 0.05 * i, y, TOP + 0.033 + 0.056 * (i == 2))
    books_stack(0.90, 0.03, TOP, 3, 5)


def neem(r):
    """Leaves before the window, so that the sun comes in pieces."""
    tree = make_tree(77, height=4.2, radius=1.7, clear=1.0, leaves=4200, leaf=0.085, clusters=40)
    put(tree, WEST - 2.3, -1.75, 0.0, rot=0.4, scale=1.0, rng=r)
    for y, seed in ((-0.72, 12), (0.34, 15)):
        branches(WEST - 0.45, y, 1.10, 1.45, 6, seed, None, 0.052, 17)
