"""Kansa's hall, two floors high: a drum of bell-metal reeds round the lifts, chimes over the desk, a round coffee bar.

Both pictures of it are taken here: the desk, looking north; the coffee bar, looking south-east. Still water lies before
the glass on the west.
"""

import math

from kit.furniture.bell_metal import BELL_METAL, DARK_METAL, bowl, chimes, reeded_drum, ring_wall
from kit.furniture.brass import cup, open_book
from kit.furniture.cane import dining_chair
from kit.furniture.curved import arc_pad, disc_table, round_chair
from kit.furniture.plants import potplant
from kit.furniture.props import branches, vase
from kit.furniture.seating import stool
from kit.furniture.shapes import at, lathe
from kit.interiors.outlook import daylight_y
from kit.landscape.planting import put
from kit.landscape.shrubs import make_hedge
from kit.landscape.trees import make_tree
from kit.light.lamps import light_area
from kit.materials.cloth import m_linen, m_rug
from kit.materials.glass import m_water
from kit.materials.glow import m_lamp
from kit.materials.ground import m_lawn
from kit.materials.joinery import m_boards, m_flags, m_lime
from kit.materials.surfaces import m_paving, m_plain, m_stone, m_stucco
from kit.mesh import MeshBuilder

WEST, EAST, SOUTH, NORTH = -7.0, 8.5, -9.0, 11.0
HEIGHT = 6.2
DRUM = (2.6, 6.4, 2.7)  # x, y, radius
BAR = (3.2, -5.0, 1.75)

TERRAZZO = m_flags((0.40, 0.385, 0.36), 2.4, 2.4, 0.035, 0.2, 0.0, 0.002)
GREY = m_stone((0.36, 0.345, 0.32), 1.5, 0.75, 0.05, 0.5)
LIME = m_lime((0.80, 0.785, 0.75), 0.03)
GREEN_BLACK = m_flags((0.055, 0.065, 0.06), 9, 9, 0.1, 0.14)
COPPER, SAND = m_linen((0.33, 0.155, 0.075), 500, 0.4), m_linen((0.56, 0.50, 0.41), 500, 0.4)


def build(look, rng):
    shell()
    outside(rng)
    reeded_drum(DRUM[0], DRUM[1], DRUM[2], HEIGHT)
    desk()
    chimes(rng, -1.6, 5.2, 1.0, 5.0, 3.35, HEIGHT, 150)
    coffee_bar()
    tables()
    lounge()
    daylight_y(SOUTH, NORTH, WEST, 0.4, HEIGHT - 0.5, 420, -1, (1.0, 0.97, 0.93))
    light_area((1.0, -0.5, HEIGHT - 0.1), (9, 12), 150, (1, 0.93, 0.84), rot=(0, 0, 0))
    light_area((DRUM[0], DRUM[1] - 3.6, HEIGHT - 0.15), (6, 0.4), 60, (1, 0.78, 0.52), rot=(-0.5, 0, 0))


def shell():
    mb = MeshBuilder()
    mb.face([(WEST, SOUTH, 0), (EAST, SOUTH, 0), (EAST, NORTH, 0), (WEST, NORTH, 0)], TERRAZZO)
    mb.face([(WEST, SOUTH, HEIGHT), (WEST, NORTH, HEIGHT), (EAST, NORTH, HEIGHT), (EAST, SOUTH, HEIGHT)], LIME)
    mb.face([(EAST, SOUTH, 0), (EAST, SOUTH, HEIGHT), (EAST, NORTH, HEIGHT), (EAST, NORTH, 0)], GREY)
    mb.face([(WEST, NORTH, 0), (EAST, NORTH, 0), (EAST, NORTH, HEIGHT), (WEST, NORTH, HEIGHT)], GREY)
    mb.face([(WEST, SOUTH, 0), (WEST, SOUTH, HEIGHT), (EAST, SOUTH, HEIGHT), (EAST, SOUTH, 0)], GREY)
    mb.box(WEST - 0.2, SOUTH, HEIGHT + 0.01, EAST, NORTH, HEIGHT + 0.5, LIME)
    for x in (DRUM[0], BAR[0]):
        y = DRUM[1] if x == DRUM[0] else BAR[1]
        reach = 4.3 if x == DRUM[0] else 2.3
        ring_wall(
            mb,
            x,
            y,
            reach,
            reach + 0.05,
            0,
            2 * math.pi,
            HEIGHT - 0.16,
            HEIGHT - 0.12,
            m_lamp((1, 0.82, 0.60), 5.0),
            72,
        )
        ring_wall(mb, x, y, reach - 0.05, reach + 0.10, 0, 2 * math.pi, HEIGHT - 0.12, HEIGHT, DARK_METAL, 72)
    y = SOUTH
    while y < NORTH:
        mb.box(WEST - 0.16, y - 0.03, 0, WEST, y + 0.03, HEIGHT, DARK_METAL)
        y += 2.0
    for z in (0.0, 3.1, HEIGHT - 0.08):
        mb.box(WEST - 0.14, SOUTH, z, WEST - 0.02, NORTH, z + 0.07, DARK_METAL)
    for i in range(7):
        y = SOUTH + 0.6 + i * 2.9
        mb.box(EAST - 0.03, y, 0.0, EAST, y + 0.03, HEIGHT, BELL_METAL)
    mb.obj("hall")


def outside(rng):
    """The columns under the fins, the sheet of water, the walk across it, trees on the far bank."""
    mb = MeshBuilder()
    mb.box(WEST - 4.2, -40, -0.3, WEST, 50, -0.02, m_paving((0.34, 0.32, 0.29), 1.2, 0.6, 0.08, 0.32))
    mb.face(
        [(WEST - 34, -60, -0.25), (WEST - 4.2, -60, -0.25), (WEST - 4.2, 70, -0.25), (WEST - 34, 70, -0.25)],
        m_plain((0.03, 0.04, 0.04), 0.5),
    )
    mb.face(
        [(WEST - 34, -60, -0.12), (WEST - 4.2, -60, -0.12), (WEST - 4.2, 70, -0.12), (WEST - 34, 70, -0.12)],
        m_water((0.35, 0.45, 0.45), 0.03, 0.9),
    )
    mb.box(WEST - 34, 2.0, -0.4, WEST - 4, 5.0, 0.0, m_paving((0.46, 0.43, 0.38), 1.5, 0.75, 0.06, 0.4))
    mb.box(WEST - 140, -120, -0.5, WEST - 34, 140, -0.05, m_lawn())
    for i in range(7):
        mb.cyl(WEST - 2.6, -12 + i * 5.6, -0.1, HEIGHT + 0.5, 0.36, m_stucco((0.15, 0.14, 0.13), 0.05), 28)
    mb.box(WEST - 4.0, -40, HEIGHT + 0.02, WEST, 50, HEIGHT + 0.6, m_boards((0.30, 0.19, 0.10), 1, 0.15, 3.0))
    mb.obj("water court")
    trees = [make_tree(81 + i, height=h, radius=4.2, clear=2.4, leaves=9000, leaf=0.2) for i, h in enumerate((9.5, 12))]
    hedge = make_hedge(83, 2.0, 0.7, 0.9)
    for i in range(26):
        put(trees[i % 2], WEST - rng.uniform(38, 80), -55 + i * 4.6, 0, scale=rng.uniform(0.8, 1.25), rng=rng)
    for i in range(50):
        put(hedge, WEST - 35, -50 + i * 2.0, -0.05, rot=math.pi / 2)


def desk():
    """An arc of dark stone before the drum, a blade of bell metal along it; a tray of bowls and one tall branch."""
    x, y, r = DRUM
    mb = MeshBuilder()
    a, b = math.radians(222), math.radians(312)
    ring_wall(mb, x, y, r + 1.25, r + 1.90, a, b, 0.10, 1.04, GREEN_BLACK)
    ring_wall(mb, x, y, r + 1.20, r + 1.96, a - 0.01, b + 0.01, 1.04, 1.08, BELL_METAL)
    ring_wall(mb, x, y, r + 1.32, r + 1.84, a + 0.02, b - 0.02, 0.0, 0.10, m_plain((0.02, 0.018, 0.016), 0.6))
    ring_wall(mb, x, y, r + 1.90, r + 1.912, a + 0.01, b - 0.01, 0.30, 0.325, m_lamp((1, 0.76, 0.5), 5.0))
    mb.obj("desk")
    for k, angle in enumerate((238, 243.5, 248)):
        t = math.radians(angle)
        bowl(x + (r + 1.6) * math.cos(t), y + (r + 1.6) * math.sin(t), 1.08, (0.17, 0.12, 0.09)[k])
    t = math.radians(298)
    px, py = x + (r + 1.58) * math.cos(t), y + (r + 1.58) * math.sin(t)
    vase(px, py, 1.08, 0.36, m_stucco((0.22, 0.19, 0.165)), 1)
    branches(px, py, 1.40, 1.25, 9, 8, None, 0.042)


def coffee_bar():
    """A round counter under a hanging ring of shelf, bowls and cups on both; stools before it."""
    x, y, r = BAR
    mb = MeshBuilder()
    ring_wall(mb, x, y, r - 0.55, r, math.radians(-40), math.radians(270), 0.12, 1.06, GREEN_BLACK, 72)
    ring_wall(mb, x, y, r - 0.60, r + 0.09, math.radians(-41), math.radians(271), 1.06, 1.10, BELL_METAL, 72)
    ring_wall(
        mb,
        x,
        y,
        r - 0.5,
        r - 0.06,
        math.radians(-38),
        math.radians(268),
        0.0,
        0.12,
        m_plain((0.02, 0.018, 0.016), 0.6),
        72,
    )
    ring_wall(mb, x, y, r - 0.42, r - 0.10, 0, 2 * math.pi, 2.42, 2.45, DARK_METAL, 72)
    ring_wall(mb, x, y, r - 0.10, r - 0.08, 0, 2 * math.pi, 2.36, 2.52, BELL_METAL, 72)
    ring_wall(mb, x, y, r - 0.30, r - 0.27, 0, 2 * math.pi, 2.40, 2.419, m_lamp((1, 0.78, 0.52), 8.0), 72)
    for i in range(6):
        a = i * math.pi / 3 + 0.3
        px, py = x + (r - 0.25) * math.cos(a), y + (r - 0.25) * math.sin(a)
        mb.cyl(px, py, 2.45, HEIGHT, 0.012, DARK_METAL, 8)
    mb.obj("coffee bar")
    for i in range(30):
        a = i * 2 * math.pi / 30
        px, py = x + (r - 0.25) * math.cos(a), y + (r - 0.25) * math.sin(a)
        if i % 5 != 4:
            lathe(
                [(0.02, 0), (0.04, 0.03), (0.045, 0.085), (0.04, 0.085), (0.034, 0.03)],
                (m_stucco((0.66, 0.61, 0.53)), BELL_METAL)[i % 3 == 0],
                px,
                py,
                2.45,
                16,
            )
        else:
            bowl(px, py, 2.45, 0.11)
    for angle in (34, 58, 82, 106, 130, 154, 178):
        a = math.radians(angle)
        with at(x + (r + 0.42) * math.cos(a), y + (r + 0.42) * math.sin(a), 0, a + math.pi / 2):
            stool(COPPER, 0.70)
    a = math.radians(232)
    machine(x + (r - 0.3) * math.cos(a), y + (r - 0.3) * math.sin(a), a)
    for angle, turn in ((70, 0.5), (118, 2.0)):
        a = math.radians(angle)
        cup(x + (r - 0.12) * math.cos(a), y + (r - 0.12) * math.sin(a), 1.10, turn)
    a = math.radians(136)
    bowl(x + (r - 0.3) * math.cos(a), y + (r - 0.3) * math.sin(a), 1.10, 0.16)


def machine(x, y, turn):
    """The espresso machine."""
    with at(x, y, 1.10, turn - math.pi / 2):
        mb = MeshBuilder()
        steel = m_plain((0.50, 0.48, 0.45), 0.22, 1.0)
        mb.box(-0.38, -0.22, 0.06, 0.38, 0.22, 0.40, steel)
        mb.box(-0.40, -0.24, 0.40, 0.40, 0.24, 0.44, BELL_METAL)
        for px in (-0.32, 0.32):
            mb.cyl(px, 0, 0, 0.06, 0.03, DARK_METAL, 10)
        mb.obj("machine")


def tables():
    """Small tables of dark stone along the glass, cane chairs at them."""
    chair = m_boards((0.115, 0.062, 0.034), 2, 0.2)
    places = [(WEST + 1.35, y) for y in (-6.9, -4.6, -2.3, 0.0)] + [(-1.2, -1.9), (-1.7, -4.9), (1.6, -0.9)]
    for i, (x, y) in enumerate(places):
        with at(x, y, 0):
            disc_table(0.36, 0.74, GREEN_BLACK, 0.03, None)
            if i in (1, 6):
                cup(0.1, -0.08, 0.74, 1.0)
                open_book(-0.1, 0.1, 0.74, 0.4)
            elif i in (2, 4):
                vase(0, 0, 0.74, 0.18, BELL_METAL, 0)
                branches(0, 0, 0.88, 0.32, 5, 4, None, 0.026)
        for dy, turn in ((-0.72, 0.15), (0.72, math.pi - (0.5 if i == 1 else -0.1))):
            with at(x + (0.2 if i == 1 and dy > 0 else 0), y + dy, 0, turn):
                dining_chair(chair)


def lounge():
    """Seats for those who wait, between the desk and the glass."""
    rug = m_rug((0.42, 0.36, 0.28), (0.34, 0.285, 0.215))
    lathe([(2.3, 0.012), (0.001, 0.014)], rug, -3.3, 5.0, 0, 72)
    with at(-3.2, 7.0, 0, math.pi):
        for pad in ((0.0, 0.85, 0.20, 0.22, SAND), (-0.03, 0.84, 0.36, 0.15, SAND), (0.34, 0.20, 0.52, 0.50, SAND)):
            arc_pad(2.6, -0.62, 0.62, pad[0], pad[1], pad[2], pad[3], pad[4], 0.01)
    for x, y, turn in ((-4.4, 3.7, 0.2), (-2.5, 3.4, 0.0)):
        with at(x, y, 0, turn):
            round_chair(COPPER)
    with at(-3.4, 5.2, 0):
        disc_table(0.55, 0.32, GREEN_BLACK, 0.06)
        bowl(0.1, 0.1, 0.32, 0.17)
    potplant(-5.9, 8.6, 3.0, 12, m_stucco((0.20, 0.185, 0.17)), 0.36, 0.6, "tree")
    potplant(7.4, -1.2, 2.8, 9, m_stucco((0.20, 0.185, 0.17)), 0.34, 0.56, "tree")
