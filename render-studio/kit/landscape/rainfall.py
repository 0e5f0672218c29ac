"""Rain as it falls and as it breaks: streaks before the lens, crowns where drops hit, blossoms it brought down."""

import math

from kit.furniture.shapes import at, lathe, surf
from kit.materials.rain import m_drop, m_streak
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

SLANT = 0.06


def streaks(rng, x0, x1, y0, y1, top, count):
    """Lines of rain in a box of air, drawn for an eye that looks along y."""
    thin, near = m_streak(0.34), m_streak(0.5)
    mb = MeshBuilder()
    for _ in range(count):
        y = y0 + (y1 - y0) * rng.random() ** 1.4
        x, z, long = rng.uniform(x0, x1) * (0.4 + y / y1), rng.uniform(-0.1, top), rng.uniform(0.12, 0.34)
        half = 0.0008 + 0.00016 * y
        lean = SLANT * long
        mb.face(
            [(x - half, y, z), (x + half, y, z), (x + half + lean, y, z + long), (x - half + lean, y, z + long)],
            near if y < 3 else thin,
        )
    mb.obj("streaks").visible_shadow = False


def splash(rng, x, y, z, size):
    """A crown of drops thrown up around where one has hit."""
    drop = m_drop()
    for _ in range(rng.randint(5, 9)):
        a, out, up = rng.uniform(0, 6.28), size * rng.uniform(0.2, 1.0), size * rng.uniform(0.1, 1.3)
        r = size * rng.uniform(0.03, 0.075)
        bead = [(r * math.sin(t), -r * math.cos(t)) for t in (math.pi * (i + 0.1) / 6.2 for i in range(7))]
        lathe(bead, drop, x + out * math.cos(a), y + out * math.sin(a), z + up, 10)
    jet = [(size * 0.10, 0), (size * 0.04, size * 0.3), (size * 0.025, size * 0.7), (0.0003, size * 0.95)]
    lathe(jet, drop, x, y, z, 10)


def frangipani(x, y, z, turn, size=0.036, tilt=(0.0, 0.0)):
    """A fallen blossom: five petals, each lying over the next, yellow at the heart."""
    white, heart = m_plain((0.80, 0.77, 0.68), 0.6), m_plain((0.72, 0.44, 0.06), 0.6)

    def petal(a):
        def fn(u, v):
            s, w = size * (0.10 + v), size * 0.36 * math.sin(math.pi * min(1, 0.12 + 0.86 * v)) ** 0.7
            side = (u - 0.5) * 2
            lift = size * (0.30 * v * v + 0.10 * side * (0.3 + v)) + 0.004
            b = a + 0.25 * v
            return (
                s * math.cos(b) - w * side * math.sin(b),
                s * math.sin(b) + w * side * math.cos(b),
                lift,
            )

        return fn

    with at(x, y, z, turn):
        for i in range(5):
            o = surf(petal(i * 2 * math.pi / 5), 9, 10, white, name="petal")
            o.rotation_euler = (*tilt, 0)
        lathe([(0.0004, 0.007), (size * 0.16, 0.0062), (size * 0.26, 0.009)], heart, 0, 0, 0.001, 20).rotation_euler = (
            *tilt,
            0,
        )
