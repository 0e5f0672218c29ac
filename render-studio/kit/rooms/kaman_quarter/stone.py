"""Kaman's stone from near: the west block's south front, block by block, in low sun that rakes along it. A window
stands ajar, doves sit on its sill, flowers hang from a balcony further on; streets of neighbours end the view.

x and y are the site's; the wall's face is at y = 13, its bays are 4.2 metres wide.
"""

import math
import random

from kit.facade.ashlar import Ashlar
from kit.facade.frame import Frame
from kit.furniture.shapes import at, lathe
from kit.furniture.textiles import curtain
from kit.landscape.birds import dove
from kit.landscape.ground import sahyadri, terrain
from kit.landscape.planting import put
from kit.landscape.shrubs import make_shrub, make_trail
from kit.light.lamps import light_area
from kit.materials.close import m_hammered, m_joint
from kit.materials.cloth import m_linen
from kit.materials.glass import m_glass
from kit.materials.ground import m_leaf
from kit.materials.surfaces import m_paving, m_plain, m_stone, m_stucco
from kit.mesh import MeshBuilder
from kit.rooms.kaman_quarter import square
from kit.sites.square_town import NORTH, WEST, town

FACE, WEST_END, BAY, BAYS = 13.0, -43.0, 4.2, 10
BASE, STOREY, STOREYS = 6.2, 3.9, 4
COURSE = STOREY / 12
PILASTER, REVEAL, SHAFT = 0.32, 0.46, 0.20  # half widths; where the first window begins
SILL, HEAD, BELT = 2 * COURSE, 10 * COURSE, 11 * COURSE
DEEP, GLASS_AT = 0.62, -0.46
NEAR_BAY, BALCONY_BAY, NEAR_STOREY = 8, 7, 1  # counted from the west; of the storeys over the arcade
DOOR_SILL = COURSE
AJAR = math.radians(58)

BUFF = (
    (0.55, 0.455, 0.345),
    (0.60, 0.515, 0.40),
    (0.49, 0.405, 0.305),
    (0.565, 0.435, 0.33),
    (0.50, 0.445, 0.37),
    (0.63, 0.555, 0.45),
    (0.455, 0.375, 0.285),
)
#: A row across the square, which the windows mirror.
SOUTH = ((-30.0, -50.0), (-1, 0), ((15.6, 1, 3), (10.4, 0, 3), (15.6, 4, 3), (15.6, 2, 3), (10.4, 1, 3), (15.6, 0, 3)))
QUARRY = [m_hammered(c, 0.13, 0.9, 0.7) for c in BUFF]
PALE = [m_hammered(tuple(1.06 * k for k in c), 0.06, 0.5, 0.62) for c in BUFF[:4]]
LIME = m_joint((0.46, 0.385, 0.29))
BRONZE = m_plain((0.115, 0.075, 0.042), 0.38, 0.8)
GLASS = m_glass((0.60, 0.66, 0.66), 0.13, 0.010)
CLAY = m_stucco((0.38, 0.19, 0.11), 0.2)


def build(look, rng):
    front(random.Random(7))
    arcade()
    window_ajar()
    balcony(rng)
    for x, turn in ((-5.95, 2.6), (-6.22, 0.5)):
        with at(x, FACE - 0.045, BASE + STOREY + SILL + 0.012, turn):
            dove(True)
    with at(-10.15, FACE - 0.86, BASE + STOREY + DOOR_SILL + 1.065, -2.2):
        dove()
    around(rng)


def bays():
    """Where each bay begins, along the front."""
    return [BAY * k for k in range(BAYS)]


def panes(u, sill):
    """The two windows of a bay that begins at u: (u0, u1, z0, z1)."""
    half = BAY / 2
    return ((u + REVEAL, u + half - SHAFT, sill, HEAD), (u + half + SHAFT, u + BAY - REVEAL, sill, HEAD))


def front(rng):
    """Four storeys over the arcade; bed of lime first, then its stones."""
    mb = MeshBuilder()
    for storey in range(STOREYS):
        fr = Frame(mb, (WEST_END, FACE), (WEST_END + BAY * BAYS, FACE), BASE + STOREY * storey)
        lay = Ashlar(fr, QUARRY, rng)
        smooth = Ashlar(fr, PALE, rng)
        holes = []
        for k, u in enumerate(bays()):
            sill = DOOR_SILL if (k, storey) == (BALCONY_BAY, NEAR_STOREY) else SILL
            bay(fr, lay, smooth, u, sill, rng)
            for a, b, z0, z1 in panes(u, sill):
                holes.append((a - 0.02, b + 0.02, z0 - 0.02, z1 + 0.02))
                if (k, storey) != (NEAR_BAY, NEAR_STOREY) or a < u + 1:
                    fr.window(
                        a, b, z0, z1, GLASS_AT, 2, 2.55, GLASS, BRONZE, kind="office", rng=rng, prob=0.35, depth=4.5
                    )
            fr.box(u + BAY / 2 - SHAFT - 0.3, u + BAY / 2 + SHAFT + 0.3, -0.70, -0.58, 0, STOREY, LIME)
        for k in range(BAYS + 1):
            for row in range(6):
                u = BAY * k
                smooth.block(u - PILASTER, u + PILASTER, 2 * COURSE * row, 2 * COURSE * (row + 1), 0.16, 0.3)
        fr.wall(0, fr.length, 0, STOREY, holes, LIME, DEEP, -0.014)
    top = BASE + STOREY * STOREYS
    fr = Frame(mb, (WEST_END, FACE), (WEST_END + BAY * BAYS, FACE), top)
    for i, q in enumerate((0.14, 0.28, 0.44)):
        fr.box(-q, fr.length + q, -0.4, q, 0.12 * i, 0.12 * (i + 1), PALE[0])
    fr.box(0, fr.length, -0.35, 0, 0.36, 1.15, QUARRY[1])
    mb.obj("front")


def bay(fr, lay, smooth, u, sill, rng):
    """One bay of one storey: parapet, jambs, shaft, lintels, belt."""
    a, b = u + PILASTER, u + BAY - PILASTER
    lay.courses(a, b, 0, sill, COURSE, 0.95)
    for s, e in ((a, u + REVEAL), (u + BAY - REVEAL, b)):
        lay.courses(s, e, sill, HEAD, 2 * COURSE, 0.5, 0.0, DEEP)
    half = u + BAY / 2
    smooth.courses(half - SHAFT, half + SHAFT, sill, HEAD, 2 * COURSE, 0.6, -0.10, 0.5)
    for s, e, _, _ in panes(u, sill):
        lay.flat_arch(s, e, HEAD, BELT, 0.0, DEEP)
    gap = 0.16
    for s, e in ((a, u + REVEAL - gap), (half - SHAFT + gap, half + SHAFT - gap), (u + BAY - REVEAL + gap, b)):
        if e - s > 0.05:
            lay.block(s, e, HEAD, BELT, 0.0, DEEP)
    smooth.courses(a, b, BELT, STOREY - 0.10, COURSE, 1.3, 0.05)
    smooth.courses(a, b, STOREY - 0.10, STOREY, 0.10, 1.3, 0.11)
    if sill == SILL:
        for s, e, _, _ in panes(u, sill):
            smooth.block(s - 0.08, e + 0.08, sill - 0.13, sill + 0.012, 0.10, 0.6)


def arcade():
    """The arches below: plain, as the eye is far above them."""
    mb = MeshBuilder()
    fr = Frame(mb, (WEST_END, FACE), (WEST_END + BAY * BAYS, FACE))
    stone = m_stone((0.55, 0.44, 0.31), 1.1, 0.42, 0.09, 0.6)
    spans = [(u + 0.62, u + BAY - 0.62) for u in bays()]
    fr.wall(0, fr.length, 0, BASE, [(a, b, 0, BASE - 0.4) for a, b in spans], stone, 0.9)
    for a, b in spans:
        fr.arch(a, b, BASE - 0.7 - (b - a) / 2, BASE - 0.4, stone, 0.9, ring=PALE[0], n=18)
    fr.box(-0.1, fr.length + 0.1, -0.3, 0.24, BASE - 0.14, BASE + 0.02, PALE[1])
    fr.box(0, fr.length, -6, -5.8, 0, BASE, m_stucco((0.30, 0.22, 0.15)))
    mb.obj("arcade")


def window_ajar():
    """The near window: one leaf closed, one open to the morning, linen behind it."""
    mb = MeshBuilder()
    u = WEST_END + BAY * NEAR_BAY
    x0, x1, z0, z1 = panes(u, SILL)[1]
    base, y = BASE + STOREY * NEAR_STOREY, FACE - GLASS_AT
    z0, z1, middle, head = base + z0, base + z1, (x0 + x1) / 2, base + 2.55
    for a, b in ((x0, x0 + 0.055), (middle - 0.03, middle + 0.03), (x1 - 0.055, x1)):
        mb.box(a, y - 0.04, z0, b, y + 0.06, z1 if a != middle - 0.03 else z0 + 0.01, BRONZE)
    for a, b in ((z0, z0 + 0.05), (head - 0.03, head + 0.03), (z1 - 0.06, z1)):
        mb.box(x0, y - 0.04, a, x1, y + 0.06, b, BRONZE)
    mb.face([(x0, y, head), (x1, y, head), (x1, y, z1), (x0, y, z1)], GLASS)
    leaf(mb, (x1 - 0.055, y), math.pi, middle - x0 - 0.06, z0 + 0.05, head - 0.03)
    leaf(mb, (x0 + 0.055, y - 0.03), -AJAR, middle - x0 - 0.06, z0 + 0.05, head - 0.03)
    wall = m_stucco((0.60, 0.50, 0.38))
    mb.box(x0 - 1.2, y + 3.6, base, x1 + 0.8, y + 3.7, base + STOREY, wall)
    mb.box(x0 - 1.2, y + 0.2, base - 0.1, x1 + 0.8, y + 3.6, base + 0.05, m_plain((0.20, 0.11, 0.06), 0.35))
    mb.box(x0 - 1.3, y + 0.2, base, x0 - 1.2, y + 3.6, base + STOREY, wall)
    mb.box(x1 + 0.8, y + 0.2, base, x1 + 0.9, y + 3.6, base + STOREY, wall)
    mb.box(x0 - 1.2, y + 0.2, base + 3.4, x1 + 0.8, y + 3.6, base + 3.5, wall)
    mb.obj("window ajar")
    cloth = m_linen((0.80, 0.76, 0.68), 700)
    curtain(x0 + 0.02, y + 0.12, x0 + 0.52, y + 0.14, z0 - 0.05, z1 - 0.05, cloth, 0.10, 0.05, sd=3.0)
    light_area((x0 + 0.5, y + 2.0, base + 3.2), (1.4, 1.4), 26, (1, 0.72, 0.42), rot=(0, 0, 0))


def leaf(mb, hinge, turn, wide, z0, z1):
    """A leaf of bronze and glass from its hinge on, turned from +x."""
    c, s, r = math.cos(turn), math.sin(turn), 0.045
    end = (hinge[0] + wide * c, hinge[1] + wide * s)

    def along(t):
        return (hinge[0] + t * c, hinge[1] + t * s)

    for t in (r / 2, wide - r / 2):
        p = along(t)
        mb.bar((*p, z0), (*p, z1), r, 0.04, BRONZE, up=(-s, c, 0))
    for z in (z0 + r / 2, z1 - r / 2):
        mb.bar((*hinge, z), (*end, z), 0.04, r, BRONZE)
    a, b = along(r), along(wide - r)
    mb.face([(*a, z0 + r), (*b, z0 + r), (*b, z1 - r), (*a, z1 - r)], GLASS)
    p = along(wide - 0.03)
    mb.bar(
        (p[0] - s * 0.03, p[1] + c * 0.03, z0 + 0.9),
        (p[0] - s * 0.03, p[1] + c * 0.03, z0 + 1.06),
        0.014,
        0.014,
        BRONZE,
    )


def balcony(rng):
    """A slab on four corbels, a rail of bronze, clay pots, bougainvillea over the rail."""
    mb = MeshBuilder()
    base = BASE + STOREY * NEAR_STOREY
    fr = Frame(mb, (WEST_END, FACE), (WEST_END + BAY * BAYS, FACE), base)
    u = BAY * BALCONY_BAY
    a, b, out, floor = u + 0.36, u + BAY - 0.36, 0.92, DOOR_SILL
    fr.box(a, b, 0.01, out, floor - 0.12, floor, PALE[0])
    fr.box(a + 0.04, b - 0.04, 0.01, out - 0.05, floor - 0.20, floor - 0.12, PALE[1])
    for k in range(4):
        c = a + 0.25 + (b - a - 0.5) * k / 3
        for i in range(5):
            fr.box(
                c - 0.11,
                c + 0.11,
                0.0,
                0.80 - 0.15 * i,
                floor - 0.20 - 0.09 * (i + 1),
                floor - 0.20 - 0.09 * i,
                PALE[k % 4],
            )
    fr.barrail(a + 0.04, b - 0.04, out - 0.06, floor, 1.02, 0.105, BRONZE)
    for side in (a + 0.05, b - 0.05):
        for i in range(9):
            d = 0.06 + (out - 0.14) * i / 8
            fr.box(side - 0.011, side + 0.011, d - 0.011, d + 0.011, floor, floor + 1.02, BRONZE)
        fr.box(side - 0.025, side + 0.025, 0.02, out - 0.04, floor + 1.02, floor + 1.065, BRONZE)
    mb.obj("balcony")
    x0, x1, y, z = WEST_END + a, WEST_END + b, FACE - out, base + floor
    rose = m_leaf((0.30, 0.04, 0.11), (0.58, 0.15, 0.27), 0.6, 0.4)
    green = m_leaf((0.05, 0.105, 0.022), (0.15, 0.22, 0.05), 0.5, 0.45)
    for i, (x, kind) in enumerate(((x0 + 0.9, rose), (x0 + 0.7, green), (x1 - 1.1, rose), (x0 + 1.9, green))):
        put(make_trail(511 + i, 1.5, 0.85, 1500, 0.028, kind), x, y + 0.10, z + 0.98, rot=0.0, rng=rng)
    for i in range(5):
        x = x0 + 0.35 + 0.62 * i
        pot(x, y + 0.34, z, 0.15 + 0.02 * (i % 2))
        put(
            make_shrub(521 + i, 0.34, 0.62 + 0.16 * (i % 3), 1700, 0.042, (green, rose)[i % 3 == 1]),
            x,
            y + 0.34,
            z + 0.30,
            rng=rng,
        )
    near = WEST_END + BAY * NEAR_BAY + BAY / 2 + SHAFT
    pot(near + 0.30, FACE + 0.10, base + SILL + 0.012, 0.11)
    put(make_shrub(531, 0.20, 0.30, 900, 0.032, green), near + 0.30, FACE + 0.10, base + SILL + 0.20, rng=rng)


def pot(x, y, z, r):
    """A clay pot with a rim."""
    profile = [
        (r * 0.72, 0),
        (r * 0.96, r * 1.7),
        (r * 1.1, r * 1.7),
        (r * 1.1, r * 2.05),
        (r * 0.95, r * 2.05),
        (0.001, r * 1.8),
    ]
    lathe(profile, CLAY, x, y, z, 28)


def around(rng):
    """The square below, its trees, the street to the west, the hills."""
    square.paving(
        m_paving((0.43, 0.375, 0.30), 0.9, 0.6, 0.13, 0.42), m_paving((0.20, 0.19, 0.175), 0.3, 0.3, 0.12, 0.5)
    )
    large = square.fine_trees(((10.2, 4.0, 3.4), (9.4, 3.7, 3.2)), dense=4200)
    for i, (x, y) in enumerate(((-16, -10), (-26, 3.5), (-36, 2), (-44, 5), (-30, -22), (-40, -12), (-47, -4))):
        put(large[i % 2], x, y, 0.2, scale=rng.uniform(0.9, 1.05), rng=rng)
    town(rng, large, 0.3, (WEST, NORTH, SOUTH))
    terrain(-0.7)
    sahyadri(seed=4, r0=1400, hmax=380)
