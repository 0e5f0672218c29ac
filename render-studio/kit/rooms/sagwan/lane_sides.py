"""What stands along Lane 7: compound walls of basalt with plastered tops, gates, the bakery, the lane's sign."""

from kit.facade.frame import Frame
from kit.furniture.bentwood import jar
from kit.furniture.lettering import words
from kit.furniture.shapes import at, cube, lathe, rod
from kit.landscape.planting import put
from kit.landscape.shrubs import make_shrub, make_trail
from kit.light.lamps import light_area, light_spot
from kit.materials.ground import m_leaf
from kit.materials.surfaces import m_paving, m_plain, m_stone, m_stucco, m_wood
from kit.materials.yard import m_weathered
from kit.mesh import MeshBuilder

ROAD, PAVEMENT, WALL = 3.0, 6.0, 6.0  # half widths, from the middle of the lane
HIGH = 1.30
#: Where walls stand and where gates are: side, from, to.
RUNS = ((1, -6, 20.5), (1, 25.0, 44), (1, 48.2, 66), (1, 70, 108), (-1, -6, 13.2), (-1, 17.2, 22.0), (-1, 29, 46))
FAR_RUNS = ((-1, 50.2, 70), (-1, 74.2, 108))
GATES = ((1, 20.5, 25.0), (1, 44, 48.2), (1, 66, 70), (-1, 13.2, 17.2), (-1, 46, 50.2), (-1, 70, 74.2))
SHOP = (22.0, 29.0)  # the bakery's ends on the left side
BASALT = m_stone((0.17, 0.162, 0.15), 0.44, 0.22, 0.4, 0.75)
PLASTER = m_weathered((0.62, 0.54, 0.43))
COPING = m_stone((0.36, 0.34, 0.31), 1.1, 0.4, 0.1, 0.6)
TEAK = m_wood((0.26, 0.145, 0.07), axis=2, plank=0.11)
OPAL = m_plain((0.58, 0.50, 0.38), 0.35)
IRON = m_plain((0.035, 0.04, 0.038), 0.45, 0.5)


def walls(rng, runs=RUNS + FAR_RUNS, gates=GATES, lamp=OPAL):
    """Low walls with creepers over them, pillars and gates of teak, one leaf open."""
    mb = MeshBuilder()
    for side, y0, y1 in runs:
        x0, x1 = sorted((side * WALL, side * (WALL + 0.32)))
        mb.box(x0, y0, -0.3, x1, y1, 0.62, BASALT)
        mb.box(x0 + 0.03, y0 + 0.002, 0.62, x1 - 0.03, y1 - 0.002, HIGH, PLASTER)
        mb.box(x0 - 0.05, y0, HIGH, x1 + 0.05, y1, HIGH + 0.09, COPING)
    for i, (side, y0, y1) in enumerate(gates):
        gate(mb, side, y0, y1, open_leaf=i in (0, 3), lamp=lamp)
    mb.obj("walls")
    pink = m_leaf((0.20, 0.05, 0.07), (0.50, 0.13, 0.20), 0.6, 0.4)
    green = m_leaf((0.045, 0.10, 0.02), (0.13, 0.20, 0.045), 0.4, 0.4)
    creepers = [make_trail(340 + i, 2.2, 0.9, 3400, 0.034, green) for i in range(2)]
    flowers = make_trail(344, 2.4, 1.0, 3600, 0.030, pink)
    shrubs = [make_shrub(350 + i, 0.7, 1.0, 2600, 0.06, green) for i in range(2)]
    for side, y0, y1 in runs:
        y = y0 + 1.2
        while y < y1 - 1.0:
            if rng.random() < 0.62:
                kind = flowers if rng.random() < 0.35 else creepers[int(y) % 2]
                put(kind, side * (WALL + 0.10), y, HIGH, rot=side * -1.5708, rng=rng)
            put(shrubs[int(y) % 2], side * (WALL + 1.0), y, 0.1, scale=rng.uniform(0.9, 1.6), rng=rng)
            y += rng.uniform(1.5, 2.4)


def gate(mb, side, y0, y1, open_leaf, lamp):
    """Two pillars with lamps of opal glass, two leaves of teak boards in iron frames."""
    x = side * (WALL + 0.16)
    for y in (y0 + 0.22, y1 - 0.22):
        mb.box(x - 0.26, y - 0.26, -0.3, x + 0.26, y + 0.26, 1.95, BASALT)
        mb.box(x - 0.31, y - 0.31, 1.95, x + 0.31, y + 0.31, 2.05, COPING)
        mb.box(x - 0.08, y - 0.08, 2.05, x + 0.08, y + 0.08, 2.30, lamp)
        mb.box(x - 0.12, y - 0.12, 2.30, x + 0.12, y + 0.12, 2.33, IRON)
    a, b = y0 + 0.52, y1 - 0.52
    middle = (a + b) / 2
    leaf(mb, (x, a), (x, middle - 0.01))
    leaf(mb, (x, b), (x + side * (b - middle) * 0.9, b - 0.5) if open_leaf else (x, middle + 0.01))


def leaf(mb, start, end):
    """One leaf of a gate from hinge to edge."""
    f = Frame(mb, start, end)
    f.box(0, f.length, -0.03, 0.03, 0.10, 0.16, IRON)
    f.box(0, f.length, -0.03, 0.03, 1.60, 1.66, IRON)
    u = 0.02
    while u < f.length - 0.08:
        f.box(u, u + 0.10, -0.018, 0.018, 0.16, 1.60, TEAK)
        u += 0.125


def bakery():
    """The lane's one bakery: a low house at the pavement, its shutter up, loaves on the shelves, a bench before it."""
    y0, y1 = SHOP
    cream, green = m_weathered((0.70, 0.62, 0.47)), m_plain((0.045, 0.10, 0.075), 0.5)
    mb = MeshBuilder()
    front = Frame(mb, (-WALL, y0), (-WALL, y1))
    opening, door = (0.7, 4.0, 0.95, 2.7), (4.7, 5.8, 0.0, 2.35)
    front.wall(0, y1 - y0, -0.2, 3.7, [opening, door], cream, 0.3)
    south = Frame(mb, (-WALL - 5, y0), (-WALL, y0))
    south.wall(0, 5, -0.2, 3.7, [], cream, 0.3)
    roof(mb, y0, y1)
    front.box(0.7, 4.0, -0.4, 0.22, 0.88, 0.95, TEAK)
    front.awning(0.4, 4.3, 3.05, 1.35, 0.55, ((0.34, 0.07, 0.04), (0.74, 0.68, 0.57)), 0.3)
    front.box(4.7, 5.8, -2.6, -2.5, 0, 2.5, green)
    inside = m_stucco((0.72, 0.58, 0.40), 0.05)
    mb.box(-WALL - 2.4, y0 + 0.4, 0, -WALL - 2.3, y1 - 0.4, 3.4, inside)
    mb.box(-WALL - 2.4, y0 + 0.4, 3.2, -WALL - 0.3, y1 - 0.4, 3.3, inside)
    mb.box(-WALL - 2.4, y0 + 0.4, -0.05, -WALL - 0.3, y1 - 0.4, 0.02, inside)
    for z in (1.25, 1.65, 2.05):
        mb.box(-WALL - 2.3, y0 + 0.7, z - 0.03, -WALL - 1.95, y0 + 4.0, z, TEAK)
    crust = [m_plain(c, 0.7) for c in ((0.42, 0.22, 0.08), (0.52, 0.31, 0.13), (0.32, 0.15, 0.05))]
    for i in range(24):
        y, z = y0 + 0.85 + (i % 8) * 0.41, (1.25, 1.65, 2.05)[i // 8]
        mb.box(-WALL - 2.25, y, z, -WALL - 2.0, y + 0.26, z + 0.15, crust[i % 3])
    mb.box(-WALL + 0.18, y0 + 1.2, 0.40, -WALL + 0.58, y0 + 3.4, 0.46, TEAK)
    for y in (y0 + 1.4, y0 + 3.1):
        mb.box(-WALL + 0.2, y, 0, -WALL + 0.56, y + 0.1, 0.4, IRON)
    mb.obj("bakery")
    for i in range(4):
        jar(-WALL + 0.02, y0 + 1.1 + 0.32 * i, 0.95, 0.10, 0.26, crust[i % 3])
    words("BAKERY", -WALL - 1.75, y0 - 0.004, 2.75, 0.46, m_plain((0.26, 0.06, 0.03), 0.8), proud=0.002, spacing=1.1)
    light_spot((-WALL - 1.75, y0 - 0.55, 3.9), 90, (1, 0.68, 0.36), up=False, angle=90)
    rod((-WALL - 1.75, y0, 3.95), (-WALL - 1.75, y0 - 0.55, 4.0), 0.02, IRON)
    lathe([(0.17, 0), (0.15, 0.05), (0.05, 0.13), (0.02, 0.2)], IRON, -WALL - 1.75, y0 - 0.55, 3.85, 24)
    light_area((-WALL - 1.3, (y0 + y1) / 2 - 0.6, 3.15), (1.6, 4), 90, (1, 0.70, 0.38), rot=(0, 0, 0))


def roof(mb, y0, y1):
    """Tiles over the bakery, its ridge along the lane, gables plastered and limewashed."""
    tile, lime = m_paving((0.30, 0.115, 0.06), 0.26, 0.34, 0.25, 0.7), m_weathered((0.70, 0.62, 0.47))
    inner, outer, ridge = -WALL - 5.5, -WALL + 0.55, -WALL - 2.5
    a, b, high = y0 - 0.35, y1 + 0.35, 5.1
    mb.face([(outer, a, 3.55), (outer, b, 3.55), (ridge, b, high), (ridge, a, high)], tile)
    mb.face([(inner, b, 3.55), (inner, a, 3.55), (ridge, a, high), (ridge, b, high)], tile)
    for y in (y0, y1):
        mb.face([(-WALL - 5, y, 3.65), (-WALL, y, 3.65), (ridge, y, high - 0.12)], lime)
    mb.bar((ridge, a, high), (ridge, b, high), 0.22, 0.12, tile)
    for x, z0, z1 in ((outer, 3.55, 3.55),):
        mb.bar((x, a, z0 - 0.05), (x, b, z1 - 0.05), 0.06, 0.14, TEAK)
    for end in (a, b):
        mb.bar((outer, end, 3.52), (ridge, end, high - 0.03), 0.05, 0.14, TEAK)
        mb.bar((inner, end, 3.52), (ridge, end, high - 0.03), 0.05, 0.14, TEAK)


def sign(x, y):
    """The lane's enamel plate on a post, read as one comes."""
    blue, white = m_plain((0.02, 0.075, 0.06), 0.25, 0.0, 0.6), m_plain((0.78, 0.76, 0.70), 0.4)
    mb = MeshBuilder()
    mb.cyl(x, y, -0.1, 2.30, 0.03, IRON, 14)
    mb.obj("post")
    with at(x, y, 0, 0.12):
        cube(-0.36, -0.052, 1.86, 0.36, -0.036, 2.22, white, 0.004)
        cube(-0.345, -0.056, 1.875, 0.345, -0.046, 2.205, blue, 0.003)
        words("LANE 7", 0, -0.058, 2.085, 0.14, white, proud=0.002, spacing=1.1)
        words("KOREGAON PARK", 0, -0.058, 1.945, 0.062, white, proud=0.002, spacing=1.1)
