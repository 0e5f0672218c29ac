"""What a reader needs: shelves between teak blades, a ladder on a rail, a long table, a lamp over the page."""

import math

from kit.furniture import finishes
from kit.furniture.props import book_row
from kit.furniture.shapes import cube, lathe, point, rod, surf
from kit.light.dimmers import LIGHTS
from kit.light.lamps import light_spot
from kit.materials.glow import m_lamp
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

SHELF_DEEP_M, BLADE_DEEP_M, BLADE_M, BOARD_M = 0.30, 0.40, 0.045, 0.028
CABINET_HIGH_M = 0.62
RAIL_HIGH_M = 2.52
EMPTY = 0.07  # share of shelves with nothing on them, for what is put there


def shelf_wall(rng, long, high, bays, rows, wood, inside):
    """A wall of books from x = 0 to `long`, its back at y = 0, toward -y; returns what stands empty as (x0, x1, z)."""
    mb = MeshBuilder()
    each = long / bays
    pitch = (high - CABINET_HIGH_M) / rows
    empty = []
    mb.box(0, -0.012, 0, long, 0, high, inside)
    mb.box(0, -SHELF_DEEP_M - 0.02, 0.07, long, -0.012, CABINET_HIGH_M, wood)
    mb.box(0, -SHELF_DEEP_M + 0.03, 0, long, -0.012, 0.07, m_plain((0.02, 0.016, 0.012), 0.6))
    for i in range(bays + 1):
        x = each * i
        mb.box(x - BLADE_M / 2, -BLADE_DEEP_M, 0, x + BLADE_M / 2, -0.012, high, wood)
    for row in range(rows + 1):
        z = CABINET_HIGH_M + pitch * row
        mb.box(0, -SHELF_DEEP_M, z, long, -0.012, z + BOARD_M, wood)
    for i in range(bays):
        x0, x1 = each * i + BLADE_M / 2 + 0.004, each * (i + 1) - BLADE_M / 2 - 0.004
        mb.box((x0 + x1) / 2 - 0.0015, -SHELF_DEEP_M - 0.022, 0.09, (x0 + x1) / 2 + 0.0015, -0.3, 0.60, inside)
        for row in range(rows):
            z = CABINET_HIGH_M + pitch * row + BOARD_M
            if rng.random() < EMPTY:
                empty.append((x0, x1, z))
            else:
                short = rng.uniform(0.05, 0.3) if rng.random() < 0.35 else 0.0
                book_row(mb, x0, x1 - short, -0.06, z, pitch - BOARD_M, rng, 0.19)
    mb.obj("shelf wall")
    return empty


def ladder(x, high, wood):
    """A library ladder hung from a brass rail before the blades, its foot toward -y."""
    brass = finishes.brass()
    top, foot = (-BLADE_DEEP_M - 0.05, high), (-BLADE_DEEP_M - 0.62, 0.03)
    mb = MeshBuilder()
    for sx in (-0.21, 0.21):
        mb.bar((x + sx, foot[0], foot[1]), (x + sx, top[0], top[1] + 0.10), 0.028, 0.065, wood)
    steps = 8
    for i in range(1, steps + 1):
        f = i / (steps + 0.6)
        y, z = foot[0] + (top[0] - foot[0]) * f, foot[1] + (top[1] - foot[1]) * f
        mb.box(x - 0.20, y - 0.05, z - 0.012, x + 0.20, y + 0.05, z + 0.012, wood)
    mb.obj("ladder")
    for sx in (-0.21, 0.21):
        rod((x + sx, top[0] - 0.01, high + 0.05), (x + sx, -BLADE_DEEP_M - 0.02, high + 0.05), 0.011, brass, 10)
        rod((x + sx - 0.012, foot[0], 0.03), (x + sx + 0.012, foot[0], 0.03), 0.03, finishes.black(), 14)


def rail(long, high):
    """The brass rail a ladder hangs from."""
    rod(
        (0, -BLADE_DEEP_M - 0.045, high + 0.05), (long, -BLADE_DEEP_M - 0.045, high + 0.05), 0.013, finishes.brass(), 12
    )


def reading_table(long, wide, wood, leather, high=0.745):
    """A long table, its middle at the origin, long side along y; dark leather is let into the top."""
    x, y = wide / 2, long / 2
    cube(-x, -y, high - 0.042, x, y, high, wood, 0.008)
    cube(-x + 0.10, -y + 0.10, high - 0.002, x - 0.10, y - 0.10, high + 0.0016, leather, 0.001)
    cube(-x + 0.09, -y + 0.14, high - 0.13, x - 0.09, y - 0.14, high - 0.042, wood, 0.004)
    for sy in (-1, 1):
        for sx in (-1, 1):
            px, py = sx * (x - 0.12), sy * (y - 0.22)
            cube(px - 0.035, py - 0.035, 0, px + 0.035, py + 0.035, high - 0.05, wood, 0.006)
        cube(-x + 0.12, sy * (y - 0.22) - 0.02, 0.14, x - 0.12, sy * (y - 0.22) + 0.02, 0.19, wood, 0.004)


def reading_lamp(x, y, z, turn, on=True, high=0.42):
    """A brass lamp with a long metal hood of dark green, its opening down over the page."""
    brass, hood = finishes.brass(), m_plain((0.018, 0.060, 0.042), 0.22, 0.0, 0.6)
    lathe([(0.001, 0.022), (0.075, 0.020), (0.092, 0.010), (0.095, 0)], brass, x, y, z, 40)
    rod((x, y, z + 0.02), (x, y, z + high), 0.009, brass, 14)
    c, s = math.cos(turn), math.sin(turn)
    half, radius = 0.165, 0.062

    def shade(u, v):
        a = math.pi * (0.04 + 0.92 * u)
        along = (v - 0.5) * 2 * half
        across, up = radius * math.cos(a), radius * 0.95 * math.sin(a)
        return (along * c - across * s, along * s + across * c, up)

    surf(shade, 18, 5, hood, (x, y, z + high - 0.01), name="hood")
    for side in (-half, half):
        mb = MeshBuilder()
        rim = [math.pi * (0.04 + 0.92 * i / 16) for i in range(17)]
        mb.face(
            [
                (side * c - radius * math.cos(a) * s, side * s + radius * math.cos(a) * c, radius * 0.95 * math.sin(a))
                for a in rim
            ],
            hood,
        )
        mb.obj("hood end").location = (x, y, z + high - 0.01)
    rod((x, y, z + high), (x, y, z + high + 0.06), 0.006, brass, 10)
    if on:
        a, b = (x - c * half * 0.8, y - s * half * 0.8), (x + c * half * 0.8, y + s * half * 0.8)
        rod((*a, z + high + 0.012), (*b, z + high + 0.012), 0.013, m_lamp((1, 0.74, 0.44), 9.0), 12)
        light_spot((x, y, z + high - 0.002), 9 * LIGHTS["lamp"], (1, 0.72, 0.42), False, 128)
        point((x, y, z + high - 0.02), 1.6, (1, 0.72, 0.42), 0.03)
