"""Huts with tin roofs, site cabins, a guard's box: what people on a site sleep, plan and wait in."""

from kit.materials.surfaces import m_plain, m_stone, m_wood
from kit.materials.yard import m_sheet, m_tarpaulin

BLUE, GREY, WHITE, RUSTY = (0.062, 0.105, 0.165), (0.38, 0.39, 0.39), (0.60, 0.60, 0.57), (0.155, 0.090, 0.060)
EAVES_M, RISE_M, OVERHANG_M = 2.35, 0.75, 0.45
DOOR_M = (0.85, 1.95)
PANE = (0.05, 0.06, 0.07)


def hut(mb, x, y, length, depth, roof=BLUE, wall=GREY, doors=3):
    """A row of rooms under one lean-to roof of tin, doors to the south, its south-west corner at (x, y)."""
    sheet, wood = m_sheet(wall, (1.0, 0.0), 0.45), m_wood((0.30, 0.20, 0.12), axis=2, plank=0.2, rough=0.7)
    side = m_sheet(wall, (0.0, 1.0), 0.45)
    high = EAVES_M + RISE_M
    x1, y1 = x + length, y + depth
    mb.upright((x, y), (x1, y), 0, EAVES_M, sheet)
    mb.upright((x1, y1), (x, y1), 0, high, sheet)
    mb.face([(x1, y, 0), (x1, y1, 0), (x1, y1, high), (x1, y, EAVES_M)], side)
    mb.face([(x, y1, 0), (x, y, 0), (x, y, EAVES_M), (x, y1, high)], side)
    for i in range(doors):
        a = x + (i + 0.3) * length / doors
        mb.box(a, y - 0.04, 0.08, a + DOOR_M[0], y, DOOR_M[1], wood)
        mb.box(a + 1.5, y - 0.05, 1.05, a + 2.2, y, 1.75, m_plain(PANE, 0.2))
    lean_to(mb, x, y, x1, y1, roof)
    weigh_down(mb, x, y, x1, y1, sheeted=roof == GREY)


def lean_to(mb, x, y, x1, y1, colour):
    """A sheet that falls to the south, with its edge seen."""
    sheet = m_sheet(colour, (1.0, 0.0), 0.30)
    slope = RISE_M / (y1 - y)
    a, b = y - OVERHANG_M, y1 + 0.25
    za, zb = EAVES_M + 0.06 - OVERHANG_M * slope, EAVES_M + 0.06 + (y1 - y + 0.25) * slope
    lo, hi = (x - 0.3, x1 + 0.3)
    mb.face([(lo, a, za), (hi, a, za), (hi, b, zb), (lo, b, zb)], sheet)
    mb.face([(lo, b, zb - 0.05), (hi, b, zb - 0.05), (hi, a, za - 0.05), (lo, a, za - 0.05)], sheet)
    mb.upright((lo, a), (hi, a), za - 0.05, za, m_plain((0.25, 0.25, 0.25), 0.5))


def weigh_down(mb, x, y, x1, y1, sheeted):
    """Stones and bits of block that keep the roof on in a storm; a sheet over where it leaks."""
    slope = RISE_M / (y1 - y)
    stone = m_stone((0.23, 0.20, 0.175), 0.5, 0.3, 0.2, 0.8)
    for i in range(int((x1 - x) / 1.6)):
        at, across = y + (0.25 + 0.6 * ((i * 7) % 5) / 5) * (y1 - y), x + 0.5 + i * 1.6 + 0.6 * ((i * 3) % 4) / 4
        z = EAVES_M + 0.06 + (at - y) * slope
        size = 0.22 + 0.05 * (i % 3)
        mb.cyl(across, at, z, z + size * 0.6, size * 0.7, stone, 6, size * 0.45)
    if not sheeted:
        return
    a, b = y + 0.2 * (y1 - y), y1 + 0.1
    za, zb = (EAVES_M + 0.09 + (q - y) * slope for q in (a, b))
    u0, u1 = x + 0.56 * (x1 - x), x + 0.83 * (x1 - x)
    mb.face([(u0, a, za), (u1, a, za), (u1, b, zb), (u0, b, zb)], m_tarpaulin((0.02, 0.055, 0.12)))


def cabins(mb, x, y, length=12.2, stacked=True):
    """Site offices in two containers, one on the other, with a gallery and a stair on the south side."""
    steel = m_plain((0.16, 0.15, 0.14), 0.5, 0.5)
    for level, colour in ((0.15, WHITE), (2.85, BLUE))[: 2 if stacked else 1]:
        body = m_sheet(colour, (1.0, 0.0), 0.06)
        mb.box(x, y, level, x + length, y + 2.45, level + 2.6, body)
        for z in (level, level + 2.5):
            mb.box(x - 0.04, y - 0.04, z, x + length + 0.04, y + 2.49, z + 0.14, steel)
        mb.box(x + 0.7, y - 0.03, level + 0.14, x + 1.6, y, level + 2.15, m_plain((0.42, 0.41, 0.38), 0.5))
        for i in range(3):
            a = x + 2.6 + i * 3.2
            mb.box(a, y - 0.04, level + 0.9, a + 1.7, y, level + 2.0, m_plain(PANE, 0.08))
            mb.box(a - 0.15, y - 0.5, level + 2.1, a + 1.85, y, level + 2.15, steel)
            mb.box(a + 2.1, y - 0.34, level + 0.4, a + 2.85, y, level + 0.95, m_plain((0.62, 0.62, 0.60), 0.5))
    if not stacked:
        return
    gallery(mb, x, y, length, steel)


def gallery(mb, x, y, length, steel):
    """The way along the upper container, and the flight up to it."""
    z = 2.85
    mb.box(x, y - 1.2, z - 0.12, x + length, y, z - 0.02, steel)
    for i in range(7):
        a = x + i * length / 6
        mb.box(a - 0.03, y - 1.2, 0 if i % 2 == 0 else z, a + 0.03, y - 1.14, z + 1.05, steel)
    for h in (0.55, 1.05):
        mb.box(x, y - 1.2, z + h - 0.03, x + length, y - 1.16, z + h, steel)
    for i in range(13):
        a, h = x - 0.3 - i * 0.27, z - 0.2 - i * 0.21
        mb.box(a - 0.27, y - 1.15, h - 0.04, a, y - 0.25, h, steel)
    for dy in (-1.15, -0.25):
        mb.bar((x, y + dy, z - 0.05), (x - 3.8, y + dy, 0.1), 0.06, 0.14, steel)
        mb.bar((x, y + dy, z + 0.95), (x - 3.8, y + dy, 1.1), 0.04, 0.04, steel)


def guard_box(mb, x, y):
    """A guard's box with a roof that hangs over."""
    body = m_plain((0.62, 0.60, 0.54), 0.5)
    mb.box(x, y, 0.1, x + 1.9, y + 1.9, 2.4, body)
    for a in ((x - 0.02, y + 0.4, x, y + 1.5), (x + 0.4, y - 0.02, x + 1.5, y), (x + 1.9, y + 0.4, x + 1.92, y + 1.5)):
        mb.box(a[0], a[1], 1.05, a[2], a[3], 2.0, m_plain(PANE, 0.1))
    mb.box(x - 0.4, y - 0.4, 2.4, x + 2.3, y + 2.3, 2.52, m_plain((0.05, 0.16, 0.30), 0.5))


def canopy(mb, x, y, length, depth, colour=(0.02, 0.062, 0.14)):
    """A tarpaulin on poles over the bench where bars are cut and bent."""
    pole, cloth = m_plain((0.33, 0.25, 0.15), 0.7), m_tarpaulin(colour)
    columns = max(2, round(length / 3))
    for i in range(columns + 1):
        a = x + i * length / columns
        for b, z in ((y, 2.6), (y + depth, 3.2)):
            mb.bar((a, b, 0), (a, b, z), 0.09, 0.09, pole)
    for i in range(columns):
        a, b = x + i * length / columns, x + (i + 1) * length / columns
        mid, sag = (a + b) / 2, 0.16
        for p, q, zp, zq in ((a, mid, 0, -sag), (mid, b, -sag, 0)):
            mb.face(
                [
                    (p, y - 0.3, 2.6 + zp),
                    (q, y - 0.3, 2.6 + zq),
                    (q, y + depth + 0.3, 3.22 + zq),
                    (p, y + depth + 0.3, 3.22 + zp),
                ],
                cloth,
            )
    mb.box(x + 0.5, y + depth / 2, 0.75, x + length - 0.5, y + depth / 2 + 0.6, 0.85, m_plain((0.30, 0.2, 0.1), 0.7))
