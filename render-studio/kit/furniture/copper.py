"""Vessels of beaten copper and brass, as the tambats of Pune's old city make them, and what they work with."""

import math

from kit.furniture.shapes import at, cube, lathe, rod
from kit.materials.close import m_beaten
from kit.materials.joinery import m_boards
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

COPPER = m_beaten((0.66, 0.315, 0.175), (0.36, 0.145, 0.075), 0.015, 0.17)
DEEP_COPPER = m_beaten((0.50, 0.215, 0.115), (0.24, 0.095, 0.05), 0.018, 0.22)
BRASS = m_beaten((0.60, 0.42, 0.17), (0.34, 0.22, 0.08), 0.013, 0.16)
TIN = m_plain((0.62, 0.61, 0.58), 0.24, 1.0)
IRON = m_plain((0.045, 0.042, 0.040), 0.45, 0.6)
BLOCK = m_boards((0.22, 0.125, 0.065), 2, 0.5, 2.0, 0.6)

#: Profiles, (radius, height) for a vessel one metre in radius, from its foot to its lip.
PROFILES = {
    "handi": (
        (0.001, 0.02),
        (0.45, 0.0),
        (0.86, 0.30),
        (1.0, 0.68),
        (0.88, 1.05),
        (0.66, 1.22),
        (0.80, 1.34),
        (0.74, 1.34),
    ),
    "ghagar": (
        (0.001, 0.02),
        (0.42, 0.0),
        (0.80, 0.34),
        (1.0, 0.86),
        (0.84, 1.30),
        (0.34, 1.62),
        (0.32, 1.80),
        (0.54, 1.96),
        (0.50, 1.96),
    ),
    "lota": (
        (0.001, 0.02),
        (0.50, 0.0),
        (0.95, 0.42),
        (1.0, 0.80),
        (0.70, 1.28),
        (0.62, 1.42),
        (0.88, 1.62),
        (0.82, 1.62),
    ),
    "parat": ((0.001, 0.03), (0.86, 0.0), (0.97, 0.16), (1.0, 0.20), (0.95, 0.20), (0.86, 0.05)),
    "bowl": ((0.001, 0.02), (0.40, 0.0), (0.78, 0.26), (1.0, 0.66), (0.96, 0.66), (0.74, 0.28), (0.001, 0.06)),
    "pan": (
        (0.001, 0.02),
        (0.78, 0.0),
        (0.90, 0.10),
        (0.96, 0.62),
        (1.04, 0.64),
        (0.92, 0.62),
        (0.84, 0.12),
        (0.001, 0.05),
    ),
    "tumbler": ((0.001, 0.02), (0.62, 0.0), (0.72, 0.9), (0.96, 2.1), (1.0, 2.14), (0.92, 2.1), (0.66, 0.4)),
}


def vessel(kind, x, y, z, radius, metal=COPPER):
    """One vessel of PROFILES, `radius` metres at its widest."""
    return lathe([(r * radius, h * radius) for r, h in PROFILES[kind]], metal, x, y, z, 40)


def high(kind, radius):
    """How tall a vessel is."""
    return max(h for _, h in PROFILES[kind]) * radius


def standing_plate(x, y, z, radius, metal, lean=0.16, towards=0.0):
    """A parat stood on edge against a wall behind it; `towards` is where its hollow looks, from -y (radians)."""
    with at(x, y, z, towards):
        o = vessel("parat", 0, 0, 0, radius, metal)
        o.rotation_euler = (math.pi / 2 - lean, 0, 0)
        o.location = (0, 0, radius * math.cos(lean))


def nested(kind, x, y, z, radius, count, metal):
    """Vessels stacked in one another, each a little smaller."""
    for i in range(count):
        vessel(kind, x, y, z + i * radius * 0.22, radius * 0.985**i, metal)


def bamb(x, y, z=0.0, tall=0.82, metal=COPPER):
    """The boiler of a Pune bathroom: a drum with a chimney through its middle, a tap, rings to lift it by."""
    r = tall * 0.26
    body = [
        (r * 0.62, 0.10),
        (r * 0.98, 0.14),
        (r, 0.20),
        (r, tall * 0.74),
        (r * 0.90, tall * 0.82),
        (r * 0.34, tall * 0.88),
    ]
    lathe([(0.001, 0.10), *body, (r * 0.30, tall * 0.89)], metal, x, y, z, 48)
    lathe(
        [(r * 0.26, tall * 0.86), (r * 0.24, tall * 1.10), (r * 0.34, tall * 1.12), (r * 0.22, tall * 1.12)],
        BRASS,
        x,
        y,
        z,
        32,
    )
    for k in (0.26, 0.70):
        lathe([(r * 1.0, tall * k - 0.012), (r * 1.03, tall * k), (r * 1.0, tall * k + 0.012)], BRASS, x, y, z, 48)
    mb = MeshBuilder()
    for i in range(3):
        a = i * 2.094 + 0.5
        mb.bar(
            (x + r * 0.7 * math.cos(a), y + r * 0.7 * math.sin(a), z + 0.12),
            (x + r * 0.85 * math.cos(a), y + r * 0.85 * math.sin(a), z),
            0.03,
            0.03,
            BRASS,
        )
    mb.obj("feet")
    rod((x, y + r * 0.98, z + 0.24), (x, y + r + 0.07, z + 0.24), 0.012, BRASS)
    rod((x, y + r + 0.062, z + 0.25), (x, y + r + 0.062, z + 0.19), 0.010, BRASS)
    rod((x - 0.03, y + r + 0.04, z + 0.272), (x + 0.03, y + r + 0.04, z + 0.272), 0.006, BRASS)


def anvil_and_hammer(x, y, z=0.0):
    """A stake in a block of wood, a pot half beaten on it, the hammer laid down."""
    with at(x, y, z, 0.4):
        lathe([(0.19, 0), (0.18, 0.42), (0.001, 0.42)], BLOCK, 0, 0, 0, 24)
        rod((0, 0, 0.40), (0, 0, 0.66), 0.022, IRON)
        rod((-0.03, 0, 0.66), (0.20, 0, 0.70), 0.026, IRON)
        rod((-0.14, -0.10, 0.435), (0.16, -0.10, 0.435), 0.011, BLOCK)
        cube(0.13, -0.145, 0.420, 0.165, -0.055, 0.452, IRON, 0.006)


def hung(kind, x, y, z, radius, top, metal=COPPER):
    """A vessel hung by its neck from a cord at height `top`."""
    rod((x, y, z + high(kind, radius) - 0.01), (x, y, top), 0.004, IRON, 6)
    vessel(kind, x, y, z, radius, metal)
