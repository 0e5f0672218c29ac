"""A drawing table by a window: plans, a timber model, samples of stone, brick and timber, a scale and pencils."""

import math

from kit.furniture import finishes
from kit.furniture.props import books_stack, branches, vase
from kit.furniture.shapes import at, cube, lathe, rod
from kit.interiors.outlook import daylight_y
from kit.interiors.shell import shell, window_y
from kit.light.lamps import light_area
from kit.materials.surfaces import m_marble, m_plain, m_stone, m_stucco, m_travertine, m_wood
from kit.mesh import MeshBuilder

TOP = 0.76
PAPER = (0.86, 0.84, 0.79)
INK = (0.06, 0.07, 0.08)
#: Rooms of the plan on the sheet, in metres of paper: x0, y0, x1, y1.
ROOMS = (
    (0.0, 0.0, 0.20, 0.14),
    (0.20, 0.0, 0.34, 0.14),
    (0.34, 0.0, 0.46, 0.10),
    (0.0, 0.14, 0.13, 0.26),
    (0.13, 0.14, 0.27, 0.26),
    (0.27, 0.14, 0.46, 0.26),
    (0.34, 0.10, 0.46, 0.14),
)


def build(look, rng):
    shell(-2.4, 2.6, -2.6, 2.2, 2.9, finishes.floor(), None, finishes.wall(), finishes.wall())
    mb = MeshBuilder()
    mb.face([(-2.4, 2.2, 0), (2.6, 2.2, 0), (2.6, 2.2, 2.9), (-2.4, 2.2, 2.9)], finishes.wall())
    mb.obj("wall")
    window_y(-2.6, 2.2, -2.4, 2.9, 4, 0.5, 0.4, 0.12, 0.05, -1)
    cube(-1.5, -0.55, TOP - 0.04, 1.5, 0.75, TOP, m_wood((0.40, 0.27, 0.16), axis=0, plank=0.3, rough=0.4), 0.008)
    drawings()
    model(rng)
    samples()
    tools()
    daylight_y(-2.4, 2.0, -2.4, 0.6, 2.4, 60, -1)
    light_area((0.4, -2.2, 2.2), (3, 1.2), 10, (1, 0.96, 0.9), target=(0, 0.2, 0.7))


def drawings():
    """Two sheets, the upper one with a plan in ink, held down by a stone."""
    with at(-0.1, -0.02, TOP, 0.06):
        cube(-0.62, -0.42, 0.0005, 0.30, 0.28, 0.0015, m_plain((0.80, 0.78, 0.73), 0.9), 0.0003)
    with at(-0.02, -0.06, TOP + 0.002, -0.05):
        cube(-0.42, -0.29, 0, 0.42, 0.30, 0.001, m_plain(PAPER, 0.9), 0.0002)
        mb = MeshBuilder()
        ink = m_plain(INK, 0.8)
        for x0, y0, x1, y1 in ROOMS:
            line(mb, x0, y0, x1, y0, ink)
            line(mb, x0, y1, x1, y1, ink)
            line(mb, x0, y0, x0, y1, ink)
            line(mb, x1, y0, x1, y1, ink)
        for i in range(9):
            line(mb, -0.02 + i * 0.06, -0.05, -0.02 + i * 0.06, -0.04, ink, 0.0006)
        line(mb, -0.02, -0.045, 0.46, -0.045, ink, 0.0006)
        o = mb.obj("plan")
        o.location = (-0.30, -0.12, 0.0012)


def line(mb, x0, y0, x1, y1, ink, half=0.0016):
    mb.box(min(x0, x1) - half, min(y0, y1) - half, 0, max(x0, x1) + half, max(y0, y1) + half, 0.0002, ink)


def model(rng):
    """A stacked timber model of terraces on a card base, with wire trees."""
    base, pale = m_plain((0.74, 0.71, 0.65), 0.9), m_wood((0.62, 0.47, 0.31), axis=0, plank=0.5, rough=0.6)
    with at(0.82, 0.28, TOP, 0.25):
        cube(-0.36, -0.28, 0, 0.36, 0.28, 0.018, base, 0.001)
        for k in range(7):
            z = 0.018 + k * 0.024
            cube(-0.25 + k * 0.012, -0.18 + k * 0.045, z, 0.25 - k * 0.02, 0.22, z + 0.022, pale, 0.0006)
        for _ in range(26):
            x, y = rng.uniform(-0.33, 0.33), rng.choice([rng.uniform(-0.26, -0.20), rng.uniform(0.235, 0.27)])
            r = rng.uniform(0.012, 0.022)
            rod((x, y, 0.018), (x, y, 0.018 + r * 2.2), 0.001, finishes.black(), 6)
            ball = [(r * math.sin(math.pi * i / 10) + 1e-4, r - r * math.cos(math.pi * i / 10)) for i in range(11)]
            lathe(ball, m_plain((0.24, 0.30, 0.18), 0.9), x, y, 0.018 + r * 1.6, 16)


def samples():
    """Material samples laid in a row: travertine, basalt, brick, teak, marble, bronze."""
    kinds = (
        m_travertine((0.64, 0.55, 0.43), 2, 2, 0.45),
        m_stone((0.15, 0.145, 0.14), 9, 9, 0.1, 0.6),
        m_stone((0.40, 0.15, 0.085), 9, 9, 0.15, 0.8),
        m_wood((0.36, 0.20, 0.10), axis=1, plank=0.5),
        m_marble((0.80, 0.78, 0.74), (0.38, 0.35, 0.32), 6.0, 0.12),
        m_plain((0.32, 0.21, 0.11), 0.35, 0.9),
    )
    for i, kind in enumerate(kinds):
        with at(-0.95 + (i % 3) * 0.165, 0.42 - (i // 3) * 0.175, TOP, 0.04 * (-1) ** i):
            cube(-0.075, -0.08, 0, 0.075, 0.08, 0.02 + 0.006 * (i % 2), kind, 0.0015)


def tools():
    with at(0.16, -0.41, TOP, 0.12):
        cube(-0.16, -0.015, 0, 0.16, 0.015, 0.004, finishes.brass(), 0.001)
    for i, turn in enumerate((0.5, 0.62, -0.3)):
        with at(0.46 + i * 0.05, -0.2 + i * 0.04, TOP + 0.0035, turn):
            rod(
                (-0.085, 0, 0),
                (0.085, 0, 0),
                0.0035,
                (finishes.black(), m_plain((0.10, 0.22, 0.17), 0.4), finishes.walnut(0))[i],
                8,
            )
    lathe([(0.001, 0), (0.032, 0), (0.034, 0.02), (0.028, 0.035), (0.001, 0.036)], m_marble(), -0.36, 0.12, TOP + 0.002)
    vase(-1.25, 0.15, TOP, 0.26, m_stucco((0.40, 0.33, 0.27)), 0)
    branches(-1.25, 0.15, TOP + 0.24, 0.55, 7, 4)
    books_stack(1.25, -0.25, TOP, 3, 5)
