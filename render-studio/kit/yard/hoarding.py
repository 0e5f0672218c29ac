"""The tin hoarding of a site: sheets in the house's green on steel posts, a gate, the name and the board."""

from itertools import pairwise

from kit.materials.surfaces import m_plain
from kit.materials.yard import m_sheet

GREEN = (0.030, 0.105, 0.072)
GREEN_DULL = (0.045, 0.105, 0.080)
CREAM = (0.72, 0.68, 0.60)
BRASS = (0.42, 0.26, 0.10)
HIGH_M, THICK_M, POST_EVERY_M = 2.75, 0.05, 2.52
GATE_HIGH_M = 3.3


def hoarding(mb, a, b, rust=0.12):
    """Sheets from a to b of the plan, either along x or along y, with posts and rails behind (to the left)."""
    (ax, ay), (bx, by) = a, b
    length = abs(bx - ax) + abs(by - ay)
    tx, ty = (bx - ax) / length, (by - ay) / length
    nx, ny = -ty, tx
    sheet = m_sheet(GREEN, (abs(tx), abs(ty)), rust)
    steel = m_plain((0.20, 0.19, 0.18), 0.6, 0.4)

    def slab(s0, s1, d0, d1, z0, z1, material):
        xs, ys = zip(*[(ax + tx * s + nx * d, ay + ty * s + ny * d) for s in (s0, s1) for d in (d0, d1)], strict=True)
        mb.box(min(xs), min(ys), z0, max(xs), max(ys), z1, material)

    slab(0, length, 0, THICK_M, 0.04, HIGH_M, sheet)
    slab(0, length, -0.012, THICK_M + 0.012, HIGH_M - 0.10, HIGH_M + 0.02, m_plain(CREAM, 0.5))
    posts = int(length / POST_EVERY_M)
    for i in range(posts + 1):
        s = i * length / posts
        slab(max(0, s - 0.05), min(length, s + 0.05), THICK_M, THICK_M + 0.1, 0, HIGH_M + 0.12, steel)
    for z in (0.5, 1.5, 2.4):
        slab(0, length, THICK_M, THICK_M + 0.06, z, z + 0.06, steel)


def road_front(mb, yard, gate):
    """The hoarding along the road with a gate from v `gate[0]` to `gate[1]`."""
    runs = ((yard.south, gate[0]), (gate[1], yard.north))
    for v0, v1 in runs:
        a, b = yard.at(0, v0), yard.at(0, v1)
        hoarding(mb, *((b, a) if yard.side > 0 else (a, b)))
    gate_of(mb, yard, *gate)


def gate_of(mb, yard, v0, v1):
    """Two posts with a beam and the name over it; one leaf stands open along the hoarding."""
    steel = m_plain((0.16, 0.15, 0.14), 0.5, 0.5)
    for v in (v0, v1):
        mb.box(*both(yard, -0.14, v - 0.14, 0.14, v + 0.14, 0, 5.2), steel)
    mb.box(*both(yard, -0.1, v0, 0.1, v1, 4.3, 5.2), m_plain(GREEN, 0.5))
    leaf = m_sheet(GREEN_DULL, (1.0, 0.0), 0.3)
    mb.box(*both(yard, 0.2, v1 - 0.1, 4.2, v1, 0.15, GATE_HIGH_M - 0.4), leaf)
    mb.box(*both(yard, 0.2, v0, 4.2, v0 + 0.1, 0.15, GATE_HIGH_M - 0.4), leaf)


def both(yard, u0, v0, u1, v1, z0, z1):
    """A box of the yard as the corners of one in the scene."""
    x0, y0, x1, y1 = yard.rect(u0, v0, u1, v1)
    return (x0, y0, z0, x1, y1, z1)


def fences(mb, yard):
    """Plain sheets on the three other sides."""
    corners = [
        yard.at(0, yard.north),
        yard.at(yard.deep, yard.north),
        yard.at(yard.deep, yard.south),
        yard.at(0, yard.south),
    ]
    for a, b in pairwise(corners):
        hoarding(mb, *((a, b) if yard.side < 0 else (b, a)), rust=0.3)


def board(mb, yard, v):
    """The board that the law asks for, on two legs beside the gate."""
    cream, steel = m_plain((0.80, 0.78, 0.72), 0.5), m_plain((0.16, 0.15, 0.14), 0.5, 0.5)
    for dv in (-1.5, 1.5):
        mb.box(*both(yard, -0.32, v + dv - 0.05, -0.24, v + dv + 0.05, 0, 4.6), steel)
    mb.box(*both(yard, -0.40, v - 2.35, -0.32, v + 2.35, 1.5, 4.7), cream)
    mb.box(*both(yard, -0.41, v - 2.35, -0.40, v + 2.35, 3.85, 4.7), m_plain(GREEN, 0.5))
