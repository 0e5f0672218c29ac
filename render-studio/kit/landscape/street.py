"""What stands in a street: benches, bollards, lamps."""

from kit.materials.glow import m_lamp
from kit.materials.surfaces import m_plain, m_stone, m_wood


def bench(mb, x, y, z=0.0, length=2.0, axis=0):
    """A timber bench on stone blocks; axis 0 runs along x."""
    w = m_wood((0.34, 0.19, 0.09), axis=axis, plank=0.08)
    s = m_stone((0.25, 0.23, 0.21), 2, 1, 0.05)
    a, b = (length / 2, 0.24) if axis == 0 else (0.24, length / 2)
    mb.box(x - a, y - b, z + 0.40, x + a, y + b, z + 0.47, w)
    for k in (-0.7, 0.7):
        cx, cy = (x + k * a, y) if axis == 0 else (x, y + k * b)
        mb.box(cx - 0.1, cy - 0.1, z, cx + 0.1, cy + 0.1, z + 0.4, s)


def bollards(mb, pts, on=6.0, h=0.85):
    """Low lit bollards at the points."""
    for x, y, z in pts:
        mb.cyl(x, y, z, z + h, 0.065, m_plain((0.045, 0.04, 0.035), 0.4, 0.6), 12)
        mb.cyl(x, y, z + h - 0.2, z + h - 0.08, 0.07, m_lamp((1, 0.7, 0.4), on), 12)


def streetlamp(mb, x, y, z=0.0, h=5.5, arm=(1.2, 0), on=12.0):
    """A slim lamp with an arm over the road."""
    m = m_plain((0.045, 0.042, 0.04), 0.4, 0.7)
    mb.cyl(x, y, z, z + h, 0.07, m, 10, 0.045)
    mb.bar((x, y, z + h - 0.05), (x + arm[0], y + arm[1], z + h), 0.06, 0.05, m)
    e = (x + arm[0], y + arm[1])
    mb.box(e[0] - 0.28, e[1] - 0.1, z + h - 0.05, e[0] + 0.28, e[1] + 0.1, z + h + 0.03, m)
    mb.face(
        [
            (e[0] - 0.24, e[1] - 0.08, z + h - 0.06),
            (e[0] - 0.24, e[1] + 0.08, z + h - 0.06),
            (e[0] + 0.24, e[1] + 0.08, z + h - 0.06),
            (e[0] + 0.24, e[1] - 0.08, z + h - 0.06),
        ],
        m_lamp((1, 0.72, 0.42), on),
    )
