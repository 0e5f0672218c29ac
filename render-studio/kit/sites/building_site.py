"""The ground of a building site: earth, spoil, stacked steel and blocks, cabins and a hoarding; at stage 1 the pit."""

from mathutils import Vector
from mathutils import noise as mnoise

from kit.landscape.gardens import Spacing, scatter
from kit.landscape.shrubs import make_shrub
from kit.materials.ground import m_leaf
from kit.materials.surfaces import m_plain, m_stone, m_stucco, m_wood
from kit.mesh import MeshBuilder
from kit.sites.surroundings import people

EARTH = (0.27, 0.215, 0.16)
GRID = 60


def building_site(rng, plants, eye, stage, pit):
    """`pit` is (x0, y0, x1, y1) of the excavation, open at stage 1 only."""
    earth = m_stucco(EARTH, 0.22)
    open_pit = pit if stage == 1 else None
    ground(earth, open_pit)
    mb = MeshBuilder()
    if open_pit:
        basement(mb, *open_pit, earth)
    cabins(mb, 28, -20)
    stacks(mb, rng, stage)
    hoarding(mb)
    mb.obj("site works")
    spacing = Spacing(eye, 6)
    dry = [make_shrub(200 + i, 0.5, 0.4, 500, 0.05, m_leaf((0.16, 0.14, 0.05), (0.32, 0.27, 0.11))) for i in range(3)]
    scatter(rng, dry + plants["shrub"][:1], [(-70, -56, 45, 4)], 150, spacing, 0.5, -0.05, (0.25, 0.8))
    scatter(rng, plants["street"] + plants["rain"], [(-150, -30, -75, 170), (70, -10, 150, 170)], 46, spacing, 4.0, 0)
    people(((-12, -30), (-11.2, -29.5), (4, -38), (-24, -12), (17, -22)), rng)


def ground(earth, pit):
    mb = MeshBuilder()
    n = GRID

    def corner(i, j):
        x, y = -150 + 300 * i / n, -130 + 300 * j / n
        return (x, y, mnoise.fractal(Vector((i * 0.35, j * 0.35, 2)), 1.0, 2.0, 5) * 0.35 - 0.1)

    for i in range(n):
        for j in range(n):
            quad = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)]
            inside = pit and all(pit[0] - 1 < p[0] < pit[2] + 1 and pit[1] - 1 < p[1] < pit[3] + 1 for p in quad)
            if not inside:
                mb.face(quad, earth)
    mb.obj("earth", smooth=True)


def basement(mb, x0, y0, x1, y1, earth):
    """Retaining walls, raft, column starters and half a slab of a two-level basement."""
    concrete, steel = m_stucco((0.47, 0.45, 0.42), 0.22), m_plain((0.24, 0.11, 0.06), 0.8)
    floor = -7.2
    mb.box(x0, y0, floor - 0.6, x1, y1, floor, concrete)
    for a in ((x0, y0, x1, y0 + 0.4), (x0, y1 - 0.4, x1, y1), (x0, y0, x0 + 0.4, y1), (x1 - 0.4, y0, x1, y1)):
        mb.box(a[0], a[1], floor, a[2], a[3], 0.5, concrete)
    mb.box(x0 + 0.4, (y0 + y1) / 2, -3.7, x1 - 0.4, y1 - 0.4, -3.4, concrete)
    x = x0 + 5
    while x < x1 - 3:
        y = y0 + 5
        while y < y1 - 3:
            top = 1.2 if y > (y0 + y1) / 2 else -3.0
            mb.box(x - 0.35, y - 0.35, floor, x + 0.35, y + 0.35, top, concrete)
            for dx in (-0.25, 0, 0.25):
                for dy in (-0.25, 0.25):
                    mb.bar((x + dx, y + dy, top), (x + dx, y + dy, top + 1.3), 0.035, 0.035, steel)
            y += 7.5
        x += 7.5


def cabins(mb, x, y):
    white, blue, pane = (
        m_plain((0.78, 0.77, 0.74), 0.5),
        m_plain((0.07, 0.16, 0.30), 0.5),
        m_plain((0.06, 0.08, 0.1), 0.1),
    )
    for level, colour in ((0, white), (2.75, blue)):
        mb.box(x, y, level, x + 12, y + 2.6, level + 2.65, colour)
        for i in range(5):
            mb.box(x + 1 + i * 2.3, y - 0.03, level + 0.9, x + 2.2 + i * 2.3, y, level + 2.0, pane)


def stacks(mb, rng, stage):
    block, timber = m_stone((0.25, 0.155, 0.115), 0.24, 0.09), m_wood((0.48, 0.33, 0.18))
    concrete, steel = m_stucco((0.50, 0.48, 0.45), 0.2), m_plain((0.20, 0.09, 0.05), 0.8)
    heap = m_stucco((0.30, 0.25, 0.20), 0.2)
    for _ in range(16):
        x, y, m = rng.uniform(-55, 20), rng.uniform(-44, -2), rng.choice([block, concrete, timber])
        w, d, h = rng.choice([(1.2, 1.0, 1.1), (2.4, 1.2, 0.9), (3, 0.8, 0.5)])
        for k in range(rng.randint(1, 3)):
            mb.box(x + k * (w + 0.3), y, -0.1, x + w + k * (w + 0.3), y + d, h, m)
    for _ in range(9 if stage < 3 else 4):
        r = rng.uniform(1.5, 3.6)
        mb.cyl(rng.uniform(-58, 22), rng.uniform(-40, 2), -0.2, r * 0.5, r, heap, 18, r * 0.15)
    for k in range(4 if stage < 4 else 1):
        x, y = -34 + k * 13, rng.uniform(-46, -30)
        for _ in range(26):
            a, b = rng.uniform(-0.5, 0.5), rng.uniform(-0.3, 0.3)
            z = 0.15 + rng.random() * 0.35
            mb.bar((x + a, y + b, z), (x + a + 7, y + b + rng.uniform(-0.1, 0.1), z), 0.035, 0.035, steel)


def hoarding(mb):
    white, green = m_plain((0.78, 0.77, 0.74), 0.5), m_plain((0.06, 0.17, 0.12), 0.5)
    for i in range(26):
        x = 42 + i * 3
        mb.box(x, -2, 0, x + 2.94, -1.92, 2.3, green if i % 6 else white)
