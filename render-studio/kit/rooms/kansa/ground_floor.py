"""Kansa's hall as one sees it from outside: drum and desk, a gallery with its stair, coffee bar, seats, people.

The tower stands about the origin, its front towards -y; kit.rooms.kansa.hall is the same hall from within.
"""

import math

from kit.furniture.bell_metal import BELL_METAL, DARK_METAL, chimes, reeded_drum, ring_wall
from kit.furniture.curved import disc_table, round_chair
from kit.furniture.plants import potplant
from kit.furniture.shapes import at
from kit.interiors.flight import Flight
from kit.landscape.people import person
from kit.light.dimmers import LIGHTS
from kit.light.lamps import light_area
from kit.massing.outline import bays
from kit.massing.rounded_tower.design import SLAB_M
from kit.massing.rounded_tower.hall import BAY_M, SET_BACK_M, downlight, glass_front, inside, is_open, pier
from kit.materials.glow import m_lamp
from kit.materials.joinery import m_boards, m_flags, m_lime
from kit.materials.surfaces import m_plain, m_stone, m_stucco
from kit.mesh import MeshBuilder, place
from kit.rooms.kansa import hall

WEST, EAST, GLASS_Y, BACK_Y = -14.0, 14.0, -11.4, -1.0
GALLERY_Y, GALLERY_Z, GALLERY_THICK = -4.2, 4.4, 0.42
DRUM = (2.0, -3.9)
DOOR = (0.1, 3.9, 3.0)
STAIR_FOOT_X, RISERS = 5.4, 26
CEILING_W, BELOW_W, BAR_W = 4800, 1000, 300
WARM = (1, 0.80, 0.56)
#: Inside, all of them 15 m and more from where one stands: x, y, z, turn.
PEOPLE = (
    (0.2, -9.4, 0.03, 3.0),
    (1.0, -9.7, 0.03, 2.2),
    (2.6, -7.0, 0.03, 0.0),
    (-7.3, -9.3, 0.03, 1.2),
    (-11.4, -5.2, 0.03, 4.0),
    (8.9, -8.9, 0.03, 0.8),
    (-5.2, -3.6, 4.42, 0.2),
    (-4.6, -3.5, 4.42, 3.4),
    (11.8, -3.4, 4.42, 1.0),
)


def ground_floor(design, rng):
    """All of it, and the piers and lamps before it."""
    mb = MeshBuilder()
    height = design.hall_height - SLAB_M
    for bay in bays(design.outline, BAY_M):
        if not is_open(bay):
            mb.upright(*bay.inward(SET_BACK_M), 0, height, design.accent)
        else:
            glass_front(mb, design, bay, height)
            if bay.normal.y > 0:
                inside(mb, bay, height)
        if bay.index % 2 == 0:
            pier(mb, bay, height, design.slab)
        downlight(mb, bay, height)
    shell(mb, height)
    door(mb)
    mb.obj("ground floor")
    gallery(height)
    with at(DRUM[0] - hall.DRUM[0], DRUM[1] - hall.DRUM[1]):
        hall.desk()
    reeded_drum(*DRUM, hall.DRUM[2], height)
    chimes(rng, -2.2, 6.2, -10.2, -7.4, 5.2, height, 130)
    with at(-9.4 - hall.BAR[0], -7.6 - hall.BAR[1]):
        hall.coffee_bar()
    seats()
    for i, (x, y, z, turn) in enumerate(PEOPLE):
        place(person(i), (x, y, z), turn)
    stair_walker = Flight(0, 1, (0, 0), 1, RISERS, 0.17, 0.28).nosing(11)
    place(person(5), (STAIR_FOOT_X + stair_walker[0] + 0.15, -5.2, stair_walker[1]), math.pi / 2)
    lights(height)


def shell(mb, height):
    """Terrazzo, a wall of bronzed boards behind, stone ends, a pale ceiling."""
    boards, stone = m_boards((0.25, 0.155, 0.085), 2, 0.24, 4.3), m_stone((0.42, 0.39, 0.345), 1.5, 0.75, 0.08, 0.5)
    mb.face([(WEST, GLASS_Y, 0.03), (EAST, GLASS_Y, 0.03), (EAST, BACK_Y, 0.03), (WEST, BACK_Y, 0.03)], hall.TERRAZZO)
    mb.box(WEST, BACK_Y, 0, EAST, BACK_Y + 0.2, height, boards)
    for x in (WEST, EAST):
        mb.box(x - 0.1, GLASS_Y, 0, x + 0.1, BACK_Y, height, stone)
    mb.box(WEST, GLASS_Y, height - 0.06, EAST, BACK_Y, height - 0.02, m_lime((0.74, 0.70, 0.64), 0.03))
    for i in range(13):
        x = WEST + 1.4 + 2.1 * i
        mb.box(x, BACK_Y - 0.03, 0, x + 0.035, BACK_Y, height, BELL_METAL)
    for radius, z in ((4.1, height - 0.5), (3.2, height - 1.1)):
        ring_wall(mb, *DRUM, radius, radius + 0.09, 0, 2 * math.pi, z, z + 0.05, m_lamp((1, 0.80, 0.56), 5.0), 64)
        ring_wall(mb, *DRUM, radius - 0.03, radius + 0.12, 0, 2 * math.pi, z + 0.05, z + 0.14, DARK_METAL, 64)


def door(mb):
    """A portal of bell metal with two leaves, its canopy out to the piers."""
    x0, x1, high = DOOR
    for x in (x0, x1 - 0.16):
        mb.box(x, GLASS_Y - 0.5, 0, x + 0.16, GLASS_Y + 0.4, high, BELL_METAL)
    mb.box(x0 - 0.3, GLASS_Y - 2.3, high, x1 + 0.3, GLASS_Y + 0.4, high + 0.16, BELL_METAL)
    mb.box(x0, GLASS_Y - 2.1, high - 0.02, x1, GLASS_Y - 0.2, high - 0.01, m_lamp((1, 0.76, 0.48), 2.2))
    middle = (x0 + x1) / 2
    for x in (middle - 0.05, middle + 0.01):
        mb.box(x, GLASS_Y - 0.05, 0, x + 0.04, GLASS_Y + 0.02, high, DARK_METAL)
    for x in (middle - 0.22, middle + 0.16):
        mb.box(x, GLASS_Y - 0.14, 0.75, x + 0.06, GLASS_Y - 0.10, 1.75, BELL_METAL)


def gallery(height):
    """A floor half way up along the back, its edge and bars of metal, the stair to it, shelves below."""
    mb = MeshBuilder()
    z, lime = GALLERY_Z, m_lime((0.66, 0.61, 0.54), 0.03)
    mb.box(WEST, GALLERY_Y, z - GALLERY_THICK, EAST, BACK_Y, z, lime)
    mb.box(WEST, GALLERY_Y - 0.04, z - GALLERY_THICK - 0.03, EAST, GALLERY_Y, z + 0.03, BELL_METAL)
    mb.box(
        WEST, GALLERY_Y + 0.10, z - GALLERY_THICK - 0.02, EAST, GALLERY_Y + 0.15, z - GALLERY_THICK, m_lamp(WARM, 5.0)
    )
    x = WEST
    while x < EAST:
        mb.box(x, GALLERY_Y, z, x + 0.022, GALLERY_Y + 0.022, z + 1.02, DARK_METAL)
        x += 0.16
    mb.box(WEST, GALLERY_Y - 0.02, z + 1.02, EAST, GALLERY_Y + 0.05, z + 1.08, BELL_METAL)
    shelves(mb)
    mb.obj("gallery")
    stair = MeshBuilder()
    flight = Flight(-0.75, 0.75, (0, 0.03), 1, RISERS, (GALLERY_Z - 0.03) / RISERS, 0.28)
    flight.steps(stair, m_flags((0.30, 0.28, 0.25), 2, 2, 0.05, 0.3), m_plain((0.10, 0.07, 0.04), 0.4, 0.7))
    for side in (-0.75, 0.75):
        flight.balustrade(stair, side, DARK_METAL, BELL_METAL)
    stair.obj("stair", (STAIR_FOOT_X, GALLERY_Y - 1.0, 0), -math.pi / 2)


def shelves(mb):
    """Books, bowls and gaps in a lit case below the gallery, and a row of pictures above it."""
    case, paper = m_plain((0.13, 0.085, 0.05), 0.5), [m_plain(c, 0.8) for c in BINDINGS]
    for x0, x1 in ((-13.4, -2.4), (6.6, 13.4)):
        for k in range(6):
            z = 0.45 + 0.58 * k
            mb.box(x0, BACK_Y - 0.42, z, x1, BACK_Y, z + 0.04, case)
            mb.box(x0, BACK_Y - 0.04, z + 0.50, x1, BACK_Y - 0.02, z + 0.52, m_lamp(WARM, 1.6))
            x = x0 + 0.1
            i = int(x0 * 7) + 5 * k
            while x < x1 - 0.5:
                i += 1
                if (i * 7919) % 11 > 3:
                    wide = 0.16 + 0.05 * ((i * 31) % 7)
                    tall = 0.20 + 0.04 * ((i * 17) % 6)
                    mb.box(x, BACK_Y - 0.34, z + 0.04, x + wide, BACK_Y - 0.06, z + 0.04 + tall, paper[i % len(paper)])
                x += 0.20 + 0.06 * ((i * 13) % 8)
        x = x0
        while x <= x1:
            mb.box(x, BACK_Y - 0.43, 0.1, x + 0.05, BACK_Y, 3.9, case)
            x += 1.7
    for x, wide, tall, colour in ((-11.6, 2.2, 1.5, 0), (-7.6, 1.5, 1.9, 2), (8.2, 2.6, 1.6, 3), (11.9, 1.4, 1.8, 1)):
        mb.box(x, BACK_Y - 0.06, GALLERY_Z + 1.2, x + wide, BACK_Y - 0.02, GALLERY_Z + 1.2 + tall, paper[colour])


BINDINGS = ((0.42, 0.34, 0.24), (0.20, 0.075, 0.04), (0.09, 0.13, 0.12), (0.50, 0.45, 0.36), (0.30, 0.17, 0.06))


def seats():
    """Round chairs about low tables before the glass, trees in pots, a table by the stair."""
    for x, y in ((-5.0, -9.2), (9.2, -8.6), (12.0, -9.6)):
        with at(x, y, 0.03):
            disc_table(0.5, 0.36, hall.GREEN_BLACK, 0.05)
        for k in range(3):
            a = 0.7 + k * 2.1 + x
            with at(x + 1.15 * math.cos(a), y + 1.15 * math.sin(a), 0.03, a + math.pi / 2):
                round_chair(hall.COPPER if k != 1 else hall.SAND)
    pot = m_stucco((0.20, 0.185, 0.17))
    for i, (x, y, high) in enumerate(((-13.0, -10.2, 4.2), (-2.6, -10.4, 3.4), (6.6, -10.3, 3.6), (13.0, -10.6, 4.4))):
        with at(0, 0, 0.03):
            potplant(x, y, high, 12 + i, pot, 0.42, 0.6, "tree")
    for i, x in enumerate((-9.5, -2.2, 6.4, 12.8)):
        with at(0, 0, GALLERY_Z):
            potplant(x, -1.9, 2.0, 30 + i, pot, 0.24, 0.42, "leaf")


def lights(height):
    """The ceiling's light over the room, warmer lines below the gallery and along the boards above it."""
    dim = LIGHTS["lamp"]
    light_area((0, -7.8, height - 0.1), (27, 5.5), CEILING_W * dim, WARM, rot=(0, 0, 0))
    light_area((0, -2.6, GALLERY_Z - GALLERY_THICK - 0.05), (27, 2.2), BELOW_W * dim, WARM, rot=(0, 0, 0))
    light_area((0, -2.2, height - 0.1), (27, 1.2), BELOW_W * dim, WARM, rot=(-0.25, 0, 0))
    light_area((-9.4, -7.6, 2.38), (2.6, 2.6), BAR_W * dim, WARM, rot=(0, 0, 0))
