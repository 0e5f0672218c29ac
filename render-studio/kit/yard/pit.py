"""The basement of a site: open with its walls, raft, columns and ramp at first, later the slab that closes it."""

from kit.materials.surfaces import m_plain, m_stucco
from kit.materials.yard import m_yard_concrete

COLUMN_PITCH_M = 7.5
CONCRETE = (0.45, 0.43, 0.40)
STEEL = (0.23, 0.10, 0.055)
RIM_M, WALL_M = 0.55, 0.4


def open_pit(mb, x0, y0, x1, y1, depth, feet=()):
    """Walls, raft and columns `depth` metres down; the slab of the first level is cast over the far part.

    `feet` are the places of cranes that stand in the pit.
    """
    concrete, steel = m_stucco(CONCRETE, 0.24), m_plain(STEEL, 0.8)
    mb.box(x0, y0, -depth - 0.6, x1, y1, -depth, m_yard_concrete())
    for a in (
        (x0, y0, x1, y0 + WALL_M),
        (x0, y1 - WALL_M, x1, y1),
        (x0, y0, x0 + WALL_M, y1),
        (x1 - WALL_M, y0, x1, y1),
    ):
        mb.box(a[0], a[1], -depth, a[2], a[3], RIM_M, concrete)
    middle = y0 + (y1 - y0) * 0.62
    top = -3.6
    mb.box(x0 + WALL_M, middle, top - 0.35, x1 - WALL_M, y1 - WALL_M, top, m_yard_concrete())
    x = x0 + 5
    while x < x1 - 3:
        y = y0 + 5
        while y < y1 - 3:
            column(mb, x, y, -depth, 1.4 if y > middle else top + (0.6 if y > y0 + 18 else -1.6), concrete, steel)
            y += COLUMN_PITCH_M
        x += COLUMN_PITCH_M
    for a, b in feet:
        mb.box(a - 1.5, b - 1.5, -depth, a + 1.5, b + 1.5, 0, concrete)
    guard_rail(mb, x0, y0, x1, y1)


def column(mb, x, y, foot, top, concrete, steel):
    """A column with the bars of the next lift."""
    mb.box(x - 0.35, y - 0.35, foot, x + 0.35, y + 0.35, top, concrete)
    for dx in (-0.26, 0, 0.26):
        for dy in (-0.26, 0.26):
            mb.bar((x + dx, y + dy, top), (x + dx * 1.2, y + dy * 1.2, top + 1.5), 0.04, 0.04, steel)
    for h in (0.4, 0.9):
        mb.box(x - 0.29, y - 0.29, top + h, x + 0.29, y + 0.29, top + h + 0.03, steel)


def guard_rail(mb, x0, y0, x1, y1):
    """Red and white tubes round the edge."""
    red, white = m_plain((0.55, 0.05, 0.03), 0.5), m_plain((0.72, 0.71, 0.68), 0.5)
    out = 0.5
    for a, b in (
        ((x0 - out, y0 - out), (x1 + out, y0 - out)),
        ((x1 + out, y0 - out), (x1 + out, y1 + out)),
        ((x0 - out, y0 - out), (x0 - out, y1 + out)),
    ):
        length = abs(b[0] - a[0]) + abs(b[1] - a[1])
        count = int(length / 2)
        for i in range(count):
            p, q = (tuple(a[k] + (b[k] - a[k]) * j / count for k in (0, 1)) for j in (i, i + 1))
            for z in (0.75, 1.2):
                mb.bar((*p, z), (*q, z), 0.06, 0.06, red if i % 2 else white)
            mb.bar((*p, 0), (*p, 1.25), 0.06, 0.06, white)


def slab(mb, x0, y0, x1, y1):
    """The basement closed: a slab that the site works on, a kerb round it, stains."""
    mb.box(x0, y0, -0.5, x1, y1, 0.10, m_yard_concrete())
    edge = m_stucco(CONCRETE, 0.24)
    for a in ((x0 - 0.25, y0 - 0.25, x1 + 0.25, y0), (x0 - 0.25, y0, x0, y1), (x1, y0, x1 + 0.25, y1)):
        mb.box(a[0], a[1], -0.5, a[2], a[3], 0.16, edge)
