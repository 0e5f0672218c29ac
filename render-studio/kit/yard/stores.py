"""What lies ready on a site: steel, blocks, cement under tarpaulin, shuttering, props, pipes, drums, glass."""

import math

from kit.materials.surfaces import m_plain, m_stone, m_stucco, m_wood
from kit.materials.yard import m_tarpaulin

RUST, FRESH_STEEL = (0.21, 0.085, 0.045), (0.17, 0.13, 0.11)
AAC, BRICK, PLY = (0.62, 0.61, 0.57), (0.33, 0.145, 0.085), (0.40, 0.235, 0.105)
BRICK_M, BLOCK_M = (0.23, 0.085), (0.6, 0.2)
BAR_M, BARS_IN_A_BUNDLE = 0.028, 30
STOCK_M = 11.7  # mills cut bars to this


def steel_rack(mb, rng, x, y, bundles, length=STOCK_M, turned=False):
    """Bundles of bars on sleepers, along x, or along y when `turned`; tied, and not quite straight."""
    sleeper = m_stucco((0.42, 0.40, 0.37), 0.2)

    def at(along, across, z):
        return (x + across, y + along, z) if turned else (x + along, y + across, z)

    for i in range(4):
        along = 0.8 + i * (length - 1.6) / 3
        a, b = at(along - 0.12, -0.3, 0), at(along + 0.12, bundles * 0.62 + 0.1, 0.26)
        mb.box(min(a[0], b[0]), min(a[1], b[1]), 0, max(a[0], b[0]), max(a[1], b[1]), 0.26, sleeper)
    for k in range(bundles):
        steel = m_plain(RUST if k % 3 else FRESH_STEEL, 0.75, 0.2)
        layers = rng.choice((1, 2, 2, 3))
        for layer in range(layers):
            start = rng.uniform(-0.5, 0.5)
            for _ in range(BARS_IN_A_BUNDLE // 2):
                across = k * 0.62 + rng.uniform(0.05, 0.42)
                z = 0.29 + layer * 0.17 + rng.random() * 0.14
                end = rng.uniform(-0.15, 0.15)
                bend = rng.uniform(-0.04, 0.04)
                a, m, b = at(start, across, z), at(length / 2, across + bend, z), at(start + length + end, across, z)
                mb.bar(a, m, BAR_M, BAR_M, steel)
                mb.bar(m, b, BAR_M, BAR_M, steel)


def cages(mb, x, y, count=3):
    """Column cages, tied and lying in a row along x."""
    steel = m_plain(RUST, 0.75, 0.2)
    for k in range(count):
        b = y + k * 1.25
        corners = ((0, 0.2), (0.75, 0.2), (0.75, 0.75), (0, 0.75))
        for dy, z in corners:
            mb.bar((x, b + dy, z), (x + 5.6, b + dy, z), 0.035, 0.035, steel)
        for i in range(24):
            a = x + 0.12 + i * 0.235
            for (ya, za), (yb, zb) in zip(corners, corners[1:] + corners[:1], strict=True):
                mb.bar((a, b + ya, za), (a, b + yb, zb), 0.02, 0.02, steel)


def blocks(mb, rng, x, y, across, along, kind=AAC):
    """Stacks of blocks, `across` by `along` of them with alleys, some begun."""
    material = m_stone(kind, *(BRICK_M if kind == BRICK else BLOCK_M), 0.08, 0.8)
    for i in range(across):
        for j in range(along):
            high = rng.choice((0.8, 1.2, 1.4, 1.4))
            a, b = x + i * 1.75 + rng.uniform(-0.06, 0.06), y + j * 1.45 + rng.uniform(-0.06, 0.06)
            mb.box(a, b, 0.12, a + 1.25, b + 1.0, high, material)
            if rng.random() < 0.5:
                mb.box(a + 0.1, b + 0.1, high, a + 0.7, b + 0.8, high + 0.2, material)
            mb.box(a - 0.02, b - 0.02, 0, a + 1.27, b + 1.02, 0.12, m_plain((0.30, 0.20, 0.11), 0.8))


def cement(mb, x, y, length=6.0, depth=3.0, high=1.5):
    """Bags on a platform under a tarpaulin that is tied down and shows the bags at one end."""
    bag, cloth = m_stucco((0.50, 0.48, 0.43), 0.1), m_tarpaulin()
    mb.box(x, y, 0, x + length, y + depth, 0.18, m_wood((0.32, 0.22, 0.13), axis=0, rough=0.7))
    rows = int(high / 0.16)
    for j in range(rows):
        for i in range(int(depth / 0.72)):
            mb.box(
                x + 0.08,
                y + 0.1 + i * 0.72 + 0.03 * (j % 2),
                0.19 + j * 0.16,
                x + 0.58,
                y + 0.74 + i * 0.72 + 0.03 * (j % 2),
                0.33 + j * 0.16,
                bag,
            )
    top, mid = high + 0.2, high + 0.45
    a, b, c, d = x + 0.5, x + length + 0.15, y - 0.12, y + depth + 0.12
    mb.face([(a, c, top), (b, c, top), (b, (c + d) / 2, mid), (a, (c + d) / 2, mid)], cloth)
    mb.face([(a, (c + d) / 2, mid), (b, (c + d) / 2, mid), (b, d, top), (a, d, top)], cloth)
    mb.face([(a, c - 0.25, 0.1), (b, c - 0.25, 0.1), (b, c, top), (a, c, top)], cloth)
    mb.face([(b, d + 0.25, 0.1), (a, d + 0.25, 0.1), (a, d, top), (b, d, top)], cloth)
    mb.face([(b, c, 0.1), (b + 0.2, d, 0.1), (b, d, top), (b, (c + d) / 2, mid), (b, c, top)], cloth)


def shuttering(mb, rng, x, y, stacks=5):
    """Stacks of plywood panels and of steel plates."""
    for k in range(stacks):
        colour = (PLY, (0.30, 0.17, 0.08), (0.20, 0.20, 0.20))[k % 3]
        a = x + k * 2.9
        for j in range(rng.randint(5, 12)):
            dx, dy = rng.uniform(-0.06, 0.06), rng.uniform(-0.06, 0.06)
            mb.box(a + dx, y + dy, 0.1 + j * 0.09, a + 2.44 + dx, y + 1.22 + dy, 0.165 + j * 0.09, m_plain(colour, 0.7))
        mb.box(a + 0.2, y - 0.05, 0, a + 0.4, y + 1.3, 0.1, m_wood((0.32, 0.22, 0.13), axis=1))
        mb.box(a + 2.0, y - 0.05, 0, a + 2.2, y + 1.3, 0.1, m_wood((0.32, 0.22, 0.13), axis=1))


def props(mb, rng, x, y, count=46):
    """A heap of telescopic props and scaffold tubes along y."""
    paints = [m_plain(c, 0.6, 0.3) for c in ((0.30, 0.075, 0.035), (0.055, 0.10, 0.20), (0.30, 0.29, 0.27))]
    for _ in range(count):
        a, z, c = x + rng.uniform(0, 1.9), 0.08 + rng.random() * 0.6, rng.uniform(-0.25, 0.25)
        mb.bar((a, y + c, z), (a + rng.uniform(-0.15, 0.15), y + 3.3 + c, z), 0.055, 0.055, rng.choice(paints))


def pipes(mb, x, y, count=6, radius=0.45, length=2.5):
    """Concrete pipes in a row along x, a second course on them."""
    concrete = m_stucco((0.46, 0.44, 0.41), 0.2)
    dark = m_plain((0.03, 0.028, 0.025), 0.9)
    for course in range(2):
        for i in range(count - course):
            cx, cz = x + (2 * i + course) * radius, radius + course * radius * 1.74
            ring = [
                (cx + radius * math.cos(q), cz + radius * math.sin(q)) for q in (k * math.pi / 8 for k in range(16))
            ]
            for (xa, za), (xb, zb) in zip(ring, ring[1:] + ring[:1], strict=True):
                mb.face([(xa, y, za), (xa, y + length, za), (xb, y + length, zb), (xb, y, zb)], concrete)
            mb.face([(p, y + 0.001, q) for p, q in ring], concrete)
            hole = [(cx + (p - cx) * 0.78, cz + (q - cz) * 0.78) for p, q in ring]
            mb.face([(p, y - 0.004, q) for p, q in hole], dark)


def drums(mb, x, y, colours=((0.04, 0.12, 0.30), (0.04, 0.12, 0.30), (0.30, 0.03, 0.02), (0.5, 0.48, 0.44))):
    """Drums of water and oil."""
    for i, colour in enumerate(colours):
        a, b = x + (i % 2) * 0.68 + 0.05 * i, y + (i // 2) * 0.68
        mb.cyl(a, b, 0, 0.9, 0.29, m_plain(colour, 0.45, 0.1), 14)


def water_tank(mb, x, y, colour=(0.02, 0.02, 0.02)):
    """A plastic tank on a stand of blocks."""
    mb.box(x - 0.8, y - 0.8, 0, x + 0.8, y + 0.8, 0.9, m_stone(BRICK, 0.24, 0.09))
    mb.cyl(x, y, 0.9, 2.25, 0.72, m_plain(colour, 0.4), 18)
    mb.cyl(x, y, 2.25, 2.5, 0.70, m_plain(colour, 0.4), 18, 0.25)


def glass_crates(mb, rng, x, y, count=5):
    """Panes on A-frames, wrapped, for the façade."""
    frame, pane = m_wood((0.42, 0.30, 0.17), axis=0, rough=0.7), m_plain((0.10, 0.15, 0.16), 0.06, 0.0, 0.9)
    for k in range(count):
        a = x + k * 3.6
        lean = 0.32
        for side in (-1, 1):
            mb.face(
                [
                    (a, y + side * 0.75, 0.2),
                    (a + 3.0, y + side * 0.75, 0.2),
                    (a + 3.0, y + side * (0.75 - lean), 2.2 - 0.2 * rng.random()),
                    (a, y + side * (0.75 - lean), 2.2),
                ],
                pane,
            )
            for b in (a - 0.03, a + 1.45, a + 2.95):
                mb.bar((b, y + side * 0.82, 0.1), (b, y + side * (0.72 - lean), 2.35), 0.09, 0.07, frame)
        mb.box(a - 0.1, y - 0.95, 0, a + 3.1, y + 0.95, 0.2, frame)


def bays(mb, x, y, widths=(4.2, 4.2, 4.2), deep=5.0, high=1.6):
    """Walls of concrete blocks that keep sand and stone apart, open to the south."""
    wall = m_stone((0.44, 0.43, 0.40), 1.2, 0.6, 0.08, 0.8)
    a = x
    for width in (*widths, 0):
        mb.box(a - 0.2, y, 0, a + 0.2, y + deep, high, wall)
        if width:
            mb.box(a + 0.2, y + deep - 0.4, 0, a + width - 0.2, y + deep, high, wall)
        a += width
