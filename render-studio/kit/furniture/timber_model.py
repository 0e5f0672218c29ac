"""A small model in stacked timber and a plan in single lines, as they are seen from across a room."""

import math

from kit.furniture import finishes
from kit.furniture.shapes import at, cube, lathe, rod
from kit.materials.surfaces import m_plain, m_wood

TOP = 0.76
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
