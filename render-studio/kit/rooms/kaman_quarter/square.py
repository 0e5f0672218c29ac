"""What the square's pictures share: the three blocks, paving with bands, fine-leaved trees, raised beds, the café."""

import math

from kit.furniture.bentwood import bentwood_chair, marble_table
from kit.furniture.brass import cup
from kit.furniture.parasol import parasol
from kit.furniture.shapes import at
from kit.landscape.ground import planter
from kit.landscape.people import person
from kit.landscape.planting import put
from kit.landscape.shrubs import make_shrub
from kit.landscape.trees import make_tree
from kit.massing.office_block import office_block
from kit.materials.glass import m_sheer
from kit.materials.ground import m_lawn, m_leaf
from kit.materials.surfaces import m_marble, m_plain
from kit.mesh import MeshBuilder, place
from kit.rooms.kaman_quarter import court

CANVAS = m_sheer((0.80, 0.735, 0.62), 0.965)
POLE = m_plain((0.16, 0.085, 0.042), 0.45)
MARBLE = m_marble((0.62, 0.60, 0.56), (0.32, 0.31, 0.30), 2.2, 0.2)
BED_HIGH = 0.45


def blocks(lit):
    """The three of the recipe."""
    for where, wide, deep, seed, stone in court.BLOCKS:
        office_block(where, wide, deep, 0.0, 6, seed=seed, stone=stone, lit=lit)


def paving(flags, bands):
    """Flags, and bands across them every six metres both ways."""
    mb = MeshBuilder()
    mb.box(-49.5, -34, -0.5, 58, 130, 0, flags)
    for x in range(-42, 60, 6):
        mb.box(x, -34, 0, x + 0.5, 8, 0.006, bands)
    for y in range(-30, 8, 6):
        mb.box(-49.5, y, 0, 58, y + 0.5, 0.007, bands)
    mb.obj("square")


def fine_trees(sizes, seed=461, dense=7600, clusters=170):
    """Trees of (height, radius, clear), their leaves as small as they are."""
    greens = (
        m_leaf((0.05, 0.105, 0.022), (0.17, 0.25, 0.05), 0.6, 0.55),
        m_leaf((0.065, 0.12, 0.024), (0.20, 0.28, 0.06), 0.6, 0.55),
    )
    return [
        make_tree(
            seed + i,
            height=high,
            radius=radius,
            clear=clear,
            leaves=int(dense * radius**2),
            leaf=0.056,
            col=greens[i % 2],
            trunk=0.05 * radius,
            clusters=clusters,
        )
        for i, (high, radius, clear) in enumerate(sizes)
    ]


def court_rows(rng):
    """The court between the blocks: its trough, its trees in two rows with a seat round each."""
    court.trough()
    kinds = fine_trees(((7.6, 2.7, 2.9), (8.2, 2.9, 2.9)), 481)
    for k, x in enumerate(court.ROWS):
        for i in range(court.COUNT):
            y = court.FIRST + court.PITCH * i
            put(kinds[(i + k) % 2], x, y, 0.2, scale=rng.uniform(0.92, 1.05), rng=rng)
            court.seat(x, y)


def bed(rng, x0, y0, x1, y1, glow=0.0):
    """A raised bed: stone one sits on, shrubs and flowers along its edges. Returns the soil's height."""
    mb = MeshBuilder()
    z = planter(mb, x0, y0, x1, y1, 0, BED_HIGH, glow=glow)
    mb.level(
        [(x0 + 0.2, y0 + 0.2), (x1 - 0.2, y0 + 0.2), (x1 - 0.2, y1 - 0.2), (x0 + 0.2, y1 - 0.2)], z + 0.03, m_lawn()
    )
    mb.obj("bed")
    green = m_leaf((0.045, 0.095, 0.022), (0.13, 0.19, 0.045), 0.5, 0.45)
    grey = m_leaf((0.09, 0.12, 0.06), (0.22, 0.26, 0.13), 0.6, 0.35)
    rose = m_leaf((0.34, 0.045, 0.12), (0.62, 0.16, 0.30), 0.6, 0.35)
    kinds = [
        make_shrub(471, 0.55, 0.55, 2600, 0.04, green),
        make_shrub(472, 0.48, 0.42, 2400, 0.034, grey),
        make_shrub(473, 0.60, 0.66, 2800, 0.045, green),
        make_shrub(474, 0.42, 0.46, 2200, 0.032, rose),
    ]
    edge = 0.62
    runs = (
        ((x0, y0 + edge), (x1, y0 + edge)),
        ((x0 + edge, y0 + 1), (x0 + edge, y1)),
        ((x0, y1 - edge), (x1, y1 - edge)),
    )
    for (ax, ay), (bx, by) in runs:
        steps = int(math.dist((ax, ay), (bx, by)) / 0.62)
        for k in range(1, steps):
            t = k / steps
            kind = kinds[3] if math.sin(1.3 * k + ax) > 0.55 else rng.choice(kinds[:3])
            x, y = ax + (bx - ax) * t + rng.uniform(-0.14, 0.14), ay + (by - ay) * t + rng.uniform(-0.14, 0.14)
            put(kind, x, y, z, scale=rng.uniform(0.7, 1.1), rng=rng)
    return z


def cafe(rng, places, shaded=True):
    """Tables of marble with their chairs, a parasol over every place."""
    for i, (x, y) in enumerate(places):
        for k, (dx, dy) in enumerate(((-0.75, -0.55), (0.75, 0.5))):
            with at(x + dx, y + dy, 0, rng.uniform(-0.2, 0.2)):
                marble_table(MARBLE)
            for side in (-1, 1):
                with at(x + dx + side * rng.uniform(0.6, 0.78), y + dy, 0, side * math.pi / 2 + rng.uniform(-0.3, 0.3)):
                    bentwood_chair()
            if (i + k) % 2:
                cup(x + dx + 0.12, y + dy + 0.1, 0.75, 1.0 + i)
        if shaded:
            parasol(x, y, CANVAS, POLE, 1.75, 3.0, 0.2 * i)


def walking(people):
    """Figures at (x, y, bearing in degrees, seed), each on its way."""
    for x, y, bearing, seed in people:
        place(person(seed), (x, y, 0.01), math.radians(-bearing), 0.97 + 0.01 * (seed % 7))
