"""Things of bell metal for a hall: reeds round a drum, a cloud of chimes, bowls, a round counter."""

import math

from kit.furniture.shapes import lathe
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

BELL_METAL = m_plain((0.36, 0.235, 0.115), 0.32, 0.9)
DARK_METAL = m_plain((0.10, 0.068, 0.040), 0.38, 0.8)


def ring_wall(mb, x, y, near, far, start, end, z0, z1, mat, steps=48):
    """A wall between two radii round (x, y), from angle `start` to `end`; its top is closed."""

    def at(radius, i):
        a = start + (end - start) * i / steps
        return (x + radius * math.cos(a), y + radius * math.sin(a))

    for i in range(steps):
        a, b, c, d = at(near, i), at(near, i + 1), at(far, i + 1), at(far, i)
        mb.face([(*d, z0), (*c, z0), (*c, z1), (*d, z1)], mat)
        mb.face([(*b, z0), (*a, z0), (*a, z1), (*b, z1)], mat)
        mb.face([(*a, z1), (*d, z1), (*c, z1), (*b, z1)], mat)
        mb.face([(*a, z0), (*b, z0), (*c, z0), (*d, z0)], mat)
    for i, turn in ((0, 1), (steps, -1)):
        p, q = at(near, i)[:2], at(far, i)[:2]
        mb.face([(*p, z0), (*q, z0), (*q, z1), (*p, z1)][::turn], mat)


def reeded_drum(x, y, radius, height, count=132):
    """A drum clad in upright half-round reeds."""
    mb = MeshBuilder()
    mb.cyl(x, y, 0, height, radius - 0.05, DARK_METAL, 64, cap=False)
    reed = 2 * math.pi * radius / count * 0.38
    for i in range(count):
        a = 2 * math.pi * i / count
        mb.cyl(x + radius * math.cos(a), y + radius * math.sin(a), 0.12, height - 0.02, reed, BELL_METAL, 8, cap=False)
    mb.obj("drum", smooth=True)


def chimes(rng, x0, x1, y0, y1, low, ceiling, count=120):
    """Tubes on wires; their lower ends follow a slow wave over `low`."""
    mb = MeshBuilder()
    columns = round(math.sqrt(count * (x1 - x0) / (y1 - y0)))
    rows = round(count / columns)
    for i in range(columns):
        for j in range(rows):
            x = x0 + (x1 - x0) * (i + 0.5 + rng.uniform(-0.28, 0.28)) / columns
            y = y0 + (y1 - y0) * (j + 0.5 + rng.uniform(-0.28, 0.28)) / rows
            foot = low + 0.45 * math.sin(x * 0.9 + 0.5) * math.cos(y * 0.6) + rng.uniform(-0.08, 0.08)
            long = rng.uniform(0.45, 1.15)
            mb.cyl(x, y, foot, foot + long, 0.026, BELL_METAL, 10)
            mb.cyl(x, y, foot + long, ceiling, 0.0025, DARK_METAL, 4, cap=False)
    mb.obj("chimes")


def bowl(x, y, z, radius, mat=None):
    """A bowl as the kansa workers beat it."""
    r = radius
    profile = [(0.001, 0.004), (r * 0.42, 0.006), (r * 0.82, r * 0.28), (r, r * 0.62), (r * 0.97, r * 0.62)]
    lathe([*profile, (r * 0.78, r * 0.30), (r * 0.40, 0.02), (0.001, 0.018)], mat or BELL_METAL, x, y, z, 32)
