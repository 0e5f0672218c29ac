"""What a kitchen is fitted with and what lies about in it: cabinets, tap and sink, hob, kadhai, spice box, jars."""

import math
import random

from kit.furniture import finishes
from kit.furniture.bath import pipe
from kit.furniture.shapes import at, cube, lathe, surf
from kit.materials.glass import m_glass
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

STEEL = m_plain((0.55, 0.55, 0.54), 0.24, 1.0)
SPICES = (
    (0.50, 0.24, 0.02),
    (0.36, 0.05, 0.02),
    (0.20, 0.10, 0.035),
    (0.10, 0.055, 0.03),
    (0.42, 0.33, 0.16),
    (0.05, 0.035, 0.025),
    (0.30, 0.22, 0.09),
)


def base_run(x0, x1, doors, front, top, deep=0.60, high=0.86, thick=0.03, plinth=0.10):
    """Base cabinets along x under a stone top: backs at y = 0, fronts at y = -deep with a gap for the hand."""
    dark = m_plain((0.03, 0.025, 0.02), 0.7)
    cube(x0, -deep + 0.06, 0, x1, 0, plinth, dark, 0.001)
    cube(x0 + 0.002, -deep + 0.022, plinth, x1 - 0.002, -0.001, high - thick, dark, 0.001)
    each = (x1 - x0) / doors
    for i in range(doors):
        a = x0 + each * i
        cube(a + 0.0015, -deep, plinth + 0.002, a + each - 0.0015, -deep + 0.02, high - thick - 0.028, front, 0.0025)
    cube(x0 - 0.004, -deep - 0.012, high - thick, x1 + 0.004, 0, high, top, 0.004)


def wall_unit(x0, x1, z0, z1, doors, front, deep=0.34):
    """Cabinets on a wall, backs at y = 0."""
    cube(x0, -deep + 0.02, z0, x1, -0.001, z1, front, 0.002)
    each = (x1 - x0) / doors
    for i in range(doors):
        a = x0 + each * i
        cube(a + 0.0015, -deep, z0 - 0.012, a + each - 0.0015, -deep + 0.019, z1 - 0.002, front, 0.0025)


def sink(x, y, z, wide=0.62, deep=0.40):
    """An undermounted bowl of steel, seen from above as a dark, rounded well."""
    mb = MeshBuilder()
    x0, x1, y0, y1 = x - wide / 2, x + wide / 2, y - deep / 2, y + deep / 2
    mb.box(x0, y0, z + 0.0004, x1, y1, z + 0.0012, m_plain((0.10, 0.10, 0.10), 0.3, 0.9))
    mb.obj("sink")
    for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        pipe([(*a, z + 0.001), (*b, z + 0.001)], 0.003, STEEL, 8)


def swan_tap(x, y, z, high=0.34, reach=0.20, mat=None):
    """A high tap that bends over the sink towards -y, a lever at its side."""
    m = mat or finishes.brass()
    lathe([(0.027, 0), (0.027, 0.006), (0.018, 0.010), (0.018, 0.09), (0.013, 0.10)], m, x, y, z, 32)
    r = reach / 2
    arc = [(x, y - r + r * math.cos(t), z + high - r + r * math.sin(t)) for t in (math.pi * i / 20 for i in range(21))]
    pipe([(x, y, z + 0.08), *arc, (x, y - reach, z + high - r - 0.06)], 0.0115, m)
    pipe([(x + 0.015, y, z + 0.06), (x + 0.05, y, z + 0.065), (x + 0.075, y, z + 0.11)], 0.0055, m, 12)


def hob(x, y, z, wide=0.76, deep=0.50):
    """Four burners on black glass: caps of brass, grids of iron."""
    cube(
        x - wide / 2,
        y - deep / 2,
        z,
        x + wide / 2,
        y + deep / 2,
        z + 0.008,
        m_plain((0.012, 0.012, 0.013), 0.06, 0.0, 0.6),
        0.003,
    )
    iron, brass = m_plain((0.02, 0.02, 0.02), 0.55, 0.4), finishes.brass()
    for sx, sy in ((-0.24, 0.10), (0.24, 0.10), (-0.24, -0.11), (0.24, -0.11)):
        px, py = x + sx, y + sy
        lathe([(0.052, 0), (0.052, 0.012), (0.04, 0.016), (0.001, 0.018)], brass, px, py, z + 0.008, 36)
        lathe([(0.026, 0), (0.026, 0.010), (0.001, 0.012)], iron, px, py, z + 0.025, 28)
        for k in range(4):
            a = math.pi / 4 + k * math.pi / 2
            c, s = math.cos(a), math.sin(a)
            pipe(
                [
                    (px + 0.118 * c, py + 0.118 * s, z + 0.008),
                    (px + 0.112 * c, py + 0.112 * s, z + 0.043),
                    (px + 0.03 * c, py + 0.03 * s, z + 0.043),
                ],
                0.0055,
                iron,
                8,
            )
    for k in range(4):
        knob = [(0.019, 0), (0.019, 0.014), (0.016, 0.018), (0.001, 0.018)]
        lathe(knob, STEEL, x - 0.09 + 0.06 * k, y - deep / 2 + 0.04, z + 0.008, 24)


def kadhai(x, y, z, radius=0.16, mat=None):
    """A deep round pan with two ears, something simmering in it."""
    m = mat or finishes.brass()
    r = radius
    lathe(
        [
            (0.001, 0),
            (r * 0.4, 0.004),
            (r * 0.8, r * 0.24),
            (r, r * 0.56),
            (r * 1.05, r * 0.58),
            (r * 1.05, r * 0.61),
            (r * 0.97, r * 0.58),
            (r * 0.78, r * 0.28),
        ],
        m,
        x,
        y,
        z,
        64,
    )
    level = r * 0.40

    def curry(u, v):
        a, d = 2 * math.pi * u, v * r * 0.87
        return (
            x + d * math.cos(a),
            y + d * math.sin(a),
            z + level + 0.004 * math.sin(5 * a + 9 * v) * math.sin(22 * v),
        )

    surf(curry, 48, 16, m_plain((0.36, 0.15, 0.02), 0.25, 0.0, 0.5), wrap=True, name="curry")
    for sx in (-1, 1):
        ear = [
            (x + sx * (r * 1.03 + 0.032 * math.sin(t)), y + 0.045 * math.cos(t), z + r * 0.58 + 0.012 * math.sin(t))
            for t in (math.pi * i / 12 for i in range(13))
        ]
        pipe(ear, 0.006, m, 12)


def spice_box(x, y, z, radius=0.125, turn=0.2):
    """A masala dabba: seven small bowls of spices in a round box, its lid beside it."""
    lathe(
        [
            (0.001, 0),
            (radius, 0),
            (radius, 0.055),
            (radius - 0.003, 0.057),
            (radius - 0.006, 0.055),
            (radius - 0.006, 0.006),
            (0.001, 0.006),
        ],
        STEEL,
        x,
        y,
        z,
        64,
    )
    for i in range(7):
        a = turn + i * math.pi / 3
        d = 0.0 if i == 6 else radius * 0.635
        px, py, r = x + d * math.cos(a), y + d * math.sin(a), radius * 0.302
        lathe([(r * 0.9, 0.007), (r, 0.046), (r - 0.002, 0.047), (r - 0.004, 0.040)], STEEL, px, py, z, 36)
        lathe([(r - 0.004, 0.036), (r * 0.5, 0.041), (0.001, 0.044)], m_plain(SPICES[i], 0.95), px, py, z, 28)


def board(x, y, z, turn, wood, long=0.44, wide=0.27, seed=1):
    """A chopping board with limes, one of them cut, and a knife."""
    r = random.Random(seed)
    with at(x, y, z, turn):
        cube(-long / 2, -wide / 2, 0, long / 2, wide / 2, 0.024, wood, 0.006)
        peel = m_plain((0.20, 0.28, 0.035), 0.4)
        for px, py in ((-0.12, 0.05), (-0.055, 0.075), (-0.105, -0.02)):
            k = r.uniform(0.024, 0.028)
            lathe(
                [
                    (0.002, -k * 1.12),
                    (k * 0.5, -k * 0.92),
                    (k * 0.92, -k * 0.42),
                    (k, 0),
                    (k * 0.92, k * 0.42),
                    (k * 0.5, k * 0.92),
                    (0.002, k * 1.12),
                ],
                peel,
                px,
                py,
                0.024 + k,
                28,
            ).rotation_euler = (1.4, 0, r.uniform(0, 3))
        for px, py in ((0.05, -0.02), (0.11, 0.03)):
            k = 0.026
            lathe([(0.001, 0), (k * 0.6, 0.003), (k, k * 0.75), (k, k * 0.85)], peel, px, py, 0.024, 28)
            lathe(
                [(k, k * 0.85), (k * 0.86, k * 0.86), (0.001, k * 0.84)],
                m_plain((0.48, 0.55, 0.22), 0.25),
                px,
                py,
                0.024,
                28,
            )
        mb = MeshBuilder()
        mb.bar((0.02, -0.095, 0.028), (0.16, -0.085, 0.028), 0.030, 0.0016, STEEL)
        mb.obj("blade")
        cube(0.16, -0.10, 0.0242, 0.26, -0.074, 0.042, m_plain((0.06, 0.03, 0.018), 0.5), 0.006)


def jar(x, y, z, radius, high, inside):
    """A glass jar with a cork, filled with pulses."""
    r, h = radius, high
    lathe(
        [(r, 0), (r, h * 0.86), (r * 0.8, h * 0.92), (r * 0.8, h * 0.95)],
        m_glass((0.95, 0.97, 0.96), 0.0, 0.0),
        x,
        y,
        z,
        40,
    )
    lathe(
        [(0.001, 0.003), (r - 0.004, 0.003), (r - 0.004, h * 0.66), (r * 0.5, h * 0.70), (0.001, h * 0.69)],
        m_plain(inside, 0.9),
        x,
        y,
        z,
        36,
    )
    lathe([(r * 0.78, h * 0.88), (r * 0.82, h), (0.001, h)], m_plain((0.45, 0.32, 0.19), 0.85), x, y, z, 32)


def pot(x, y, z, radius, high, mat):
    """A lidded pot of brass."""
    r, h = radius, high
    lathe(
        [
            (0.001, 0),
            (r * 0.8, 0),
            (r, h * 0.3),
            (r * 0.94, h * 0.62),
            (r * 0.72, h * 0.74),
            (r * 0.78, h * 0.78),
            (r * 0.8, h * 0.80),
            (r * 0.5, h * 0.88),
            (0.02, h * 0.92),
            (0.02, h * 0.96),
            (0.012, h),
            (0.001, h),
        ],
        mat,
        x,
        y,
        z,
        48,
    )
