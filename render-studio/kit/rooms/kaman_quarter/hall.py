"""The entrance hall of a block in Kaman Quarter: a vaulted passage of stone, open to the arcade through a deep arch.

x runs along the arcade as in the suite, the court lies to the south (-y); one stands inside and looks out.
"""

import math
from itertools import pairwise

from kit.facade.frame import Frame
from kit.furniture.brass import cup, open_book
from kit.furniture.cane import lounge_chair
from kit.furniture.hall_things import desk_bell, parcel, umbrella_stand
from kit.furniture.lamps import globe
from kit.furniture.lettering import words
from kit.furniture.plants import potplant
from kit.furniture.post_boxes import post_boxes
from kit.furniture.props import books_stack, branches, vase
from kit.furniture.shapes import at, cube
from kit.furniture.workbench import papers
from kit.light.lamps import light_area
from kit.massing.office_block import office_block
from kit.materials.cloth import m_linen
from kit.materials.joinery import m_boards, m_flags, m_lime
from kit.materials.surfaces import m_plain, m_stone, m_stucco
from kit.mesh import MeshBuilder
from kit.rooms.kaman_quarter import suite

MIDDLE, HALF_WIDE, DEEP = 4.3, 3.2, 9.4  # the middle of a bay of the arcade
WEST, EAST = MIDDLE - HALF_WIDE, MIDDLE + HALF_WIDE
WALL = 0.9
DOOR_WIDE, DOOR_SPRINGING = 3.4, 2.55
VAULT_FROM, VAULT_RISE = 3.0, 1.95
RIBS, RIB_WIDE, RIB_PROUD = (2.9, 6.2), 0.5, 0.11
OUTSIDE_SHIFT = suite.STONE_WALL - WALL  # the suite's arcade, before a thicker wall
BENCH_HIGH = 0.46
ACROSS = (-5.0, -52.0)  # the middle of the block one sees through the arch, clear of the sun's way

DRESSED = m_stone((0.66, 0.57, 0.44), 0.95, 0.44, 0.06, 0.7)
TRIM = m_stone((0.70, 0.62, 0.50), 1.9, 0.9, 0.03, 0.6)
LIME = m_lime((0.80, 0.755, 0.67), 0.05)
FLAGS = m_flags((0.40, 0.335, 0.25), 0.9, 0.9, 0.08, 0.2, 0.5)
BASALT = m_flags((0.085, 0.082, 0.078), 9.0, 9.0, 0.08, 0.22)
TEAK = m_boards((0.205, 0.108, 0.056), 1, 0.5, 3.2, 0.34, 0.14)
IRON = m_plain((0.04, 0.036, 0.032), 0.45, 0.6)
BRASS = m_plain((0.50, 0.335, 0.13), 0.34, 1.0)
POLISHED = m_plain((0.72, 0.54, 0.26), 0.22, 1.0)
CLAY = m_stucco((0.36, 0.19, 0.11))
OCHRE, MADDER, INK = (0.42, 0.275, 0.105), (0.27, 0.088, 0.058), (0.045, 0.06, 0.085)

#: Who is where, as brass letters tell it: floor, and what is done there.
HOUSE = (
    ("5", "READING ROOM"),
    ("4", "CARTOGRAPHERS"),
    ("3", "SEED LIBRARY"),
    ("2", "PRINTERS, BINDERS"),
    ("1", "ARCHITECTS"),
    ("0", "TEA MERCHANT"),
)


def build(look, rng):
    shell()
    vault()
    court_wall()
    with at(0, OUTSIDE_SHIFT):
        suite.outside(rng)
        office_block(ACROSS, 30, 30, 0.0, 6, seed=4, stone=(0.52, 0.40, 0.28), lit=0.5)
    letters(rng)
    directory()
    desk(rng)
    by_the_door()
    lantern(MIDDLE, (RIBS[0] + RIBS[1]) / 2, 3.05)
    daylight()


def shell():
    """Flags with a border of basalt, stone walls up to a course where the vault begins, pilasters under its ribs."""
    mb = MeshBuilder()
    mb.face([(WEST, -WALL, 0), (EAST, -WALL, 0), (EAST, DEEP, 0), (WEST, DEEP, 0)], FLAGS)
    mb.box(WEST - 0.4, -0.01, 0, WEST, DEEP, VAULT_FROM, DRESSED)
    mb.box(EAST, -0.01, 0, EAST + 0.4, DEEP, VAULT_FROM, DRESSED)
    mb.box(WEST - 0.4, DEEP, 0, EAST + 0.4, DEEP + 0.2, 6, LIME)
    for x0, x1 in ((WEST, WEST + 0.05), (EAST - 0.05, EAST)):
        mb.box(x0, 0, 0, x1, DEEP, 0.22, BASALT)
    for x0, x1 in ((WEST, WEST + 0.09), (EAST - 0.09, EAST)):
        mb.box(x0, 0.001, VAULT_FROM - 0.13, x1, DEEP, VAULT_FROM - 0.002, TRIM)
        for y in RIBS:
            out = RIB_PROUD - 0.09
            a, b = (x0, x1 + out) if x0 == WEST else (x0 - out, x1)
            mb.box(a, y - RIB_WIDE / 2, 0, b, y + RIB_WIDE / 2, VAULT_FROM - 0.14, TRIM)
            mb.box(
                a - 0.03,
                y - RIB_WIDE / 2 - 0.03,
                VAULT_FROM - 0.14,
                b + 0.03,
                y + RIB_WIDE / 2 + 0.03,
                VAULT_FROM,
                TRIM,
            )
    mb.obj("shell")
    border = MeshBuilder()
    for x in (WEST + 0.55, EAST - 0.70):
        border.box(x, 0.4, -0.01, x + 0.15, DEEP, 0.0015, BASALT)
    border.obj("border")


def curve(inset, steps=40):
    """The vault's line across the hall, `inset` metres inside it: (x, z)."""
    turns = (math.pi * i / steps for i in range(steps + 1))
    half, rise = HALF_WIDE - inset, VAULT_RISE - inset
    return [(MIDDLE - half * math.cos(t), VAULT_FROM + rise * math.sin(t)) for t in turns]


def vault():
    """A barrel of lime plaster on two ribs of stone."""
    mb = MeshBuilder()
    for (a, za), (b, zb) in pairwise(curve(0.0)):
        mb.face([(a, -0.02, za), (a, DEEP, za), (b, DEEP, zb), (b, -0.02, zb)], LIME)
    mb.obj("vault", smooth=True)
    roof = MeshBuilder()
    roof.box(WEST - 0.4, -WALL + 0.01, VAULT_FROM + VAULT_RISE + 0.02, EAST + 0.4, DEEP, 6.0, LIME)
    for x0, x1 in ((WEST - 0.4, WEST - 0.02), (EAST + 0.02, EAST + 0.4)):
        roof.box(x0, -0.01, VAULT_FROM, x1, DEEP, 6.0, LIME)
    roof.obj("roof")
    ribs = MeshBuilder()
    inner, outer = curve(RIB_PROUD), curve(0.0)
    for y in RIBS:
        y0, y1 = y - RIB_WIDE / 2, y + RIB_WIDE / 2
        for i in range(len(inner) - 1):
            (a, za), (b, zb) = inner[i : i + 2]
            ribs.face([(a, y0, za), (a, y1, za), (b, y1, zb), (b, y0, zb)], TRIM)
            (c, zc), (d, zd) = outer[i : i + 2]
            for at_y in (y0, y1):
                ribs.face([(a, at_y, za), (b, at_y, zb), (d, at_y, zd), (c, at_y, zc)], TRIM)
    ribs.obj("ribs")


def court_wall():
    """The wall to the arcade, its arch nearly a metre deep, a fan of bronze over the way out."""
    mb = MeshBuilder()
    x1 = EAST + 2.0
    side = Frame(mb, (x1, 0.0), (WEST - 2.0, 0.0))
    a = x1 - MIDDLE - DOOR_WIDE / 2
    b, head = a + DOOR_WIDE, DOOR_SPRINGING + DOOR_WIDE / 2 + 0.02
    side.wall(0, side.length, 0, 5.4, [(a, b, -0.02, head)], DRESSED, WALL)
    side.arch(a, b, DOOR_SPRINGING, head, DRESSED, WALL, n=40, ring=TRIM)
    for u in (a - 0.22, b):
        side.box(u, u + 0.22, 0.0, 0.03, 0, DOOR_SPRINGING, TRIM)
    for u0, u1 in ((x1 - EAST, a - 0.22), (b + 0.22, x1 - WEST)):
        side.box(u0, u1, 0, 0.05, 0, 0.22, BASALT)
    mb.obj("court wall")
    fan(-WALL + 0.2)


def fan(y):
    """A transom and the bars above it."""
    mb = MeshBuilder()
    radius = DOOR_WIDE / 2
    mb.box(MIDDLE - radius, y - 0.03, DOOR_SPRINGING - 0.04, MIDDLE + radius, y + 0.03, DOOR_SPRINGING + 0.04, IRON)
    turns = [math.pi * i / 36 for i in range(37)]

    def on(r, t):
        return (MIDDLE - r * math.cos(t), y, DOOR_SPRINGING + r * math.sin(t))

    for r in (radius - 0.025, radius * 0.62, radius * 0.26):
        for s, t in pairwise(turns):
            mb.bar(on(r, s), on(r, t), 0.04, 0.04, IRON, up=(0, 1, 0))
    for i in range(1, 8):
        t = math.pi * i / 8
        mb.bar(on(radius * 0.26, t), on(radius, t), 0.03, 0.03, IRON, up=(0, 1, 0))
    mb.obj("fan")


def letters(rng):
    """Brass post boxes on the wall the sun finds, a stone bench under them, somebody's paper and bag on it."""
    y0, y1 = RIBS[0] + 0.42, RIBS[1] - 0.42
    cube(EAST - 0.46, y0, BENCH_HIGH - 0.09, EAST - 0.01, y1, BENCH_HIGH, TRIM, 0.008)
    for y in (y0 + 0.2, y1 - 0.42):
        cube(EAST - 0.40, y, 0, EAST - 0.01, y + 0.22, BENCH_HIGH - 0.09, TRIM, 0.006)
    with at(EAST - 0.002, y1 - 0.06, 0.98, -math.pi / 2):
        post_boxes(8, 6, (0.29, 0.185), TEAK, BRASS, POLISHED, rng, 0.30)
    with at(EAST - 0.25, y1 - 0.55, BENCH_HIGH, 1.3):
        papers(0, 0, 0, 0.2, rng, 5)
    parcel(EAST - 0.24, y0 + 0.45, BENCH_HIGH, (0.34, 0.26, 0.16), 1.2)


def directory():
    """A board of teak by the door: who is on which floor, in brass."""
    with at(EAST - 0.004, (0.35 + RIBS[0] - RIB_WIDE / 2) / 2 + 0.15, 0, -math.pi / 2):
        cube(-0.80, -0.05, 0.95, 0.80, 0, 2.45, TEAK, 0.006)
        cube(-0.74, -0.056, 1.01, 0.74, -0.04, 2.39, m_plain((0.032, 0.026, 0.022), 0.4), 0.003)
        words("KAMAN  ·  BLOCK 1", 0, -0.060, 2.22, 0.125, POLISHED, 0.0, "latin", 0.008)
        for i, (storey, name) in enumerate(HOUSE):
            z = 1.98 - i * 0.165
            words(storey, -0.60, -0.060, z, 0.10, POLISHED, 0.0, "latin", 0.006)
            words(name, 0.10, -0.060, z, 0.078, POLISHED, 0.0, "latin", 0.006)


def desk(rng):
    """A desk of basalt under pale stone; who sits at it has been called away."""
    x0, x1, y0, y1, top = 2.25, 2.95, 3.4, 5.7, 1.04
    cube(x0 + 0.05, y0 + 0.05, 0, x1 - 0.04, y1 - 0.05, top - 0.05, DRESSED, 0.006)
    cube(x0 + 0.03, y0 + 0.03, 0, x1 - 0.02, y1 - 0.03, 0.10, BASALT, 0.004)
    cube(x0, y0, top - 0.05, x1 + 0.03, y1, top, BASALT, 0.008)
    cube(x1 - 0.042, y0 + 0.05, top - 0.075, x1 - 0.034, y1 - 0.05, top - 0.055, POLISHED, 0.001)
    open_book(x1 - 0.25, 4.75, top, math.pi / 2 + 0.1, 0.42, 0.30)
    desk_bell(x1 - 0.12, 4.25, top)
    parcel(x0 + 0.34, 5.42, top, (0.42, 0.30, 0.20), 0.35)
    books_stack(x0 + 0.3, 4.3, top, 3, 5)
    cup(x0 + 0.22, 4.75, top, 1.0)
    vase(x0 + 0.36, 3.75, top, 0.30, CLAY, 1)
    branches(x0 + 0.36, 3.75, top + 0.27, 0.85, 8, 6, None, 0.042)
    with at(1.62, 4.7, 0, -math.pi / 2 + 0.3):
        lounge_chair(TEAK, m_linen(OCHRE, 500))


def by_the_door():
    """Umbrellas in their stand, a plant where the light is, a mat at the threshold."""
    umbrella_stand(EAST - 1.02, 0.36, (INK, MADDER, OCHRE))
    potplant(EAST - 0.42, 0.42, 1.5, 8, CLAY, 0.20, 0.36, "leaf")
    cube(MIDDLE - 1.2, -0.1, 0.0, MIDDLE + 1.2, 0.85, 0.014, m_linen((0.20, 0.125, 0.065), 120, 0.9), 0.004)


def lantern(x, y, z):
    """An iron lantern on a long rod, lit by day as halls are."""
    crown = VAULT_FROM + VAULT_RISE
    globe(x, y, z + 0.24, 0.11, crown, 2.6, 5.0)
    mb = MeshBuilder()
    corners = [(math.cos(t), math.sin(t)) for t in (math.pi / 3 * k for k in range(6))]
    for (c, s), (d, e) in pairwise([*corners, corners[0]]):
        for radius, height in ((0.15, z), (0.22, z + 0.46)):
            p, q = ((x + radius * u, y + radius * v, height) for u, v in ((c, s), (d, e)))
            mb.bar(p, q, 0.02, 0.02, IRON)
        mb.bar((x + 0.15 * c, y + 0.15 * s, z), (x + 0.22 * c, y + 0.22 * s, z + 0.46), 0.014, 0.014, IRON)
        mb.bar((x + 0.22 * c, y + 0.22 * s, z + 0.46), (x, y, z + 0.68), 0.014, 0.014, IRON)
    mb.obj("lantern")


def daylight():
    """The sky's light through the arch, and a little warmth from the lamps behind one's back."""
    high = DOOR_SPRINGING + 1.2
    lamp = light_area(
        (MIDDLE, -WALL - 0.1, high / 2), (DOOR_WIDE, high), 120, (0.94, 0.96, 1.0), rot=(math.pi / 2, 0, 0)
    )
    lamp.visible_glossy = False
    light_area(
        (MIDDLE, DEEP - 0.6, 3.4), (4, 1.6), 34, (1, 0.88, 0.70), target=(MIDDLE, 3.0, 1.0)
    ).visible_glossy = False
    light_area((MIDDLE, 4.5, VAULT_FROM + 0.3), (3, 5), 13, (1, 0.87, 0.68), rot=(0, 0, 0)).visible_glossy = False
