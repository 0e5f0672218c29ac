"""Meander's living and dining room, after the plan of type B: 5.1 by 6.2 metres, a sliding door to a balcony whose
edge bends round the corner, a window to the west. Oak in herringbone, a bent sofa, the river below."""

import math
from itertools import pairwise

from kit.furniture import finishes
from kit.furniture.brass import cup, open_book
from kit.furniture.curved import curved_sofa, disc_table, oval, ribbon_pendant, round_chair
from kit.furniture.plants import potplant
from kit.furniture.props import books_stack, branches, vase
from kit.furniture.seating import dining_chair
from kit.furniture.shapes import at, cube, lathe, rod, surf
from kit.furniture.textiles import curtain
from kit.interiors.doors import wall
from kit.interiors.outlook import daylight_x, daylight_y
from kit.interiors.parquet import herringbone
from kit.light.lamps import light_area
from kit.materials.cloth import m_linen, m_rug
from kit.materials.glass import m_glass, m_sheer
from kit.materials.handloom import m_river_drawing
from kit.materials.joinery import m_boards, m_lime
from kit.materials.pebble import m_boucle
from kit.materials.surfaces import m_marble, m_paving, m_plain, m_stucco, m_travertine
from kit.mesh import MeshBuilder, place, to_mesh
from kit.rooms.meander import living_things
from kit.rooms.meander.outlook import mula_outlook

HALF_WIDE, DEEP, HEIGHT = 2.55, 6.2, 2.85
OUTER_WALL, PARTITION = 0.16, 0.1
DOOR = (-1.95, 1.95, 2.55)
WINDOW = (2.9, 5.3, 0.42, 2.45)  # in the west wall: from, to, sill, head
PASSAGE = (1.2, 2.2, 2.4)  # opening in the east wall: from, to, head
BALCONY = 1.96
DROP = 64.0  # the nineteenth floor

OUTLOOK_TURN, RIVER_BACK = 0.32, 230.0  # so that a bend of the river lies before the door

OAK = (0.47, 0.345, 0.215)
DEEP_OAK = (0.37, 0.25, 0.145)
WALL = m_lime((0.82, 0.79, 0.735), 0.04)
IVORY = m_linen((0.76, 0.72, 0.64), 500, 0.35)
RIVER_GREEN = m_linen((0.105, 0.165, 0.125), 600, 0.4)
RUST = m_linen((0.43, 0.20, 0.09), 600)
LOOPED = m_boucle((0.70, 0.655, 0.575))

CHAIRS = tuple((x, y, turn * math.pi / 2) for x, turn in ((-1.80, -1), (-0.44, 1)) for y in (0.80, 1.35, 1.90))
CHAIRS_LEFT = (*CHAIRS[:3], (0.0, 0.86, math.pi / 2 + 0.5), *CHAIRS[4:])  # somebody has just got up


def build(look, rng):
    mula_outlook(rng, DROP, OUTLOOK_TURN, RIVER_BACK)
    shell(rng, DEEP_OAK)
    joinery()
    balcony()
    sitting(LOOPED)
    dining(CHAIRS_LEFT)
    small_things()
    living_things.on_the_table()
    living_things.over_the_chair(*CHAIRS_LEFT[3])
    living_things.on_the_floor()
    daylight_x(DOOR[0], DOOR[1], DEEP + OUTER_WALL, 0.1, 2.5, 62, (0.90, 0.93, 1.0))
    daylight_y(WINDOW[0], WINDOW[1], -HALF_WIDE - OUTER_WALL, WINDOW[2], WINDOW[3], 40, -1, (1.0, 0.9, 0.78))
    light_area((0.8, -1.2, 2.2), (3, 1.6), 13, (1, 0.95, 0.88), target=(-0.2, 3, 0.8))


def shell(rng, oak=OAK):
    left, right = -HALF_WIDE, HALF_WIDE
    place(to_mesh(herringbone(left, -1.6, right, DEEP + 0.02, rng, oak, 0.6, 0.1), "floor"))
    mb = MeshBuilder()
    mb.face([(left, -1.8, HEIGHT), (left, DEEP, HEIGHT), (right, DEEP, HEIGHT), (right, -1.8, HEIGHT)], WALL)
    mb.obj("ceiling")
    bulkhead()
    wall((left, DEEP), (right, DEEP), HEIGHT, [(DOOR[0] - left, DOOR[1] - left, -0.02, DOOR[2])], WALL, OUTER_WALL)
    a, b, sill, head = WINDOW
    wall((left, -1.8), (left, DEEP), HEIGHT, [(a + 1.8, b + 1.8, sill, head)], WALL, OUTER_WALL)
    a, b, head = PASSAGE
    wall((right, DEEP), (right, -1.8), HEIGHT, [(DEEP - b, DEEP - a, -0.02, head)], WALL, PARTITION)
    mb = MeshBuilder()
    mb.box(right + 0.1, 0.6, -0.02, right + 3.2, 0.9, HEIGHT, WALL)
    mb.box(right + 0.1, 2.3, -0.02, right + 3.2, 2.5, HEIGHT, WALL)
    mb.box(right + 3.2, 0.6, -0.02, right + 3.4, 2.5, HEIGHT, WALL)
    mb.box(right, 0.6, -0.03, right + 3.4, 2.5, 0.0, m_boards(oak, 0))
    mb.box(right, 0.6, HEIGHT, right + 3.4, 2.5, HEIGHT + 0.1, WALL)
    mb.box(left - 0.4, -1.9, HEIGHT + 0.01, right + 0.4, DEEP + 0.16, HEIGHT + 0.2, WALL)
    mb.box(left, -1.9, 0, right, -1.8, HEIGHT, WALL)
    mb.obj("passage")
    skirting()


def bulkhead():
    """A lower ceiling along the east wall whose edge bends as the balconies do."""
    below = HEIGHT - 0.16
    ys = [-1.8 + 0.2 * i for i in range(41)]
    curve = [(1.42 - 0.34 * math.sin(y * 0.78 + 0.2), y) for y in ys]
    mb = MeshBuilder()
    for (ax, ay), (bx, by) in pairwise(curve):
        mb.face([(ax, ay, below), (ax, ay, HEIGHT), (bx, by, HEIGHT), (bx, by, below)], WALL)
        mb.face([(ax, ay, below), (bx, by, below), (HALF_WIDE, by, below), (HALF_WIDE, ay, below)], WALL)
    mb.obj("bulkhead")


def skirting():
    white = m_plain((0.74, 0.71, 0.66), 0.5)
    mb = MeshBuilder()
    for y0, y1 in ((-1.8, PASSAGE[0]), (PASSAGE[1], DEEP)):
        mb.box(HALF_WIDE - 0.012, y0, 0, HALF_WIDE, y1, 0.08, white)
    mb.box(-HALF_WIDE, -1.8, 0, -HALF_WIDE + 0.012, DEEP, 0.08, white)
    mb.obj("skirting")


def joinery():
    """Slim bronze frames: a sliding door of three panes, one of them open; the window's two."""
    bronze = m_plain((0.085, 0.062, 0.042), 0.35, 0.8)
    glass = m_glass((0.93, 0.96, 0.95), 0.0, 0.0)
    x0, x1, head = DOOR
    y = DEEP + 0.05
    mb = MeshBuilder()
    mb.box(x0, y, head - 0.05, x1, y + 0.1, head, bronze)
    mb.box(x0, y, -0.01, x1, y + 0.1, 0.015, bronze)
    for x in (x0, x1 - 0.045):
        mb.box(x, y, 0, x + 0.045, y + 0.1, head, bronze)
    third = (x1 - x0) / 3
    for a, track in ((x0, 0.02), (x0 + third, 0.06), (x0 + third - 0.5, 0.02)):
        for x in (a, a + third - 0.045):
            mb.box(x, y + track, 0, x + 0.045, y + track + 0.035, head, bronze)
        mb.face(
            [(a, y + track, 0), (a + third, y + track, 0), (a + third, y + track, head), (a, y + track, head)], glass
        )
    a, b, sill, top = WINDOW
    x = -HALF_WIDE - 0.1
    for q in (a, (a + b) / 2 - 0.022, b - 0.045):
        mb.box(x, q, sill, x + 0.06, q + 0.045, top, bronze)
    for z in (sill, top - 0.045):
        mb.box(x, a, z, x + 0.06, b, z + 0.045, bronze)
    mb.box(
        -HALF_WIDE - 0.12, a - 0.03, sill - 0.03, -HALF_WIDE + 0.05, b + 0.03, sill, m_travertine((0.66, 0.60, 0.51))
    )
    mb.obj("frames")
    linen, sheer = m_linen((0.70, 0.65, 0.56), 700, 0.3), m_sheer((0.92, 0.89, 0.84), 0.34)
    for p, q, cloth, sd in ((-2.5, -1.95, linen, 1), (1.98, 2.5, linen, 3)):
        curtain(p, DEEP - 0.16, q, DEEP - 0.16, 0.01, HEIGHT - 0.03, cloth, 0.10, 0.04, sd=sd)
    curtain(1.3, DEEP - 0.09, 1.98, DEEP - 0.09, 0.01, HEIGHT - 0.03, sheer, 0.10, 0.032, sd=7)
    curtain(
        -HALF_WIDE + 0.1,
        WINDOW[1] + 0.02,
        -HALF_WIDE + 0.1,
        WINDOW[1] + 0.5,
        0.01,
        HEIGHT - 0.03,
        linen,
        0.1,
        0.04,
        sd=5,
    )


def edge(out=0.0):
    """The balcony's edge: along the front it bends like the tower's bands, round the corner it turns in one sweep."""
    points = [(7 - 0.25 * i, 8.16 + 0.30 * math.sin((7 - 0.25 * i) * 0.42 + 1.2)) for i in range(35)]
    x0, y0 = points[-1]
    radius = 2.6
    for i in range(1, 13):
        a = math.pi / 2 * i / 12
        points.append((x0 - radius * math.sin(a), y0 - radius * (1 - math.cos(a))))
    x0, y0 = points[-1]
    points += [(x0 - 0.12 * math.sin(i * 0.5), y0 - 0.6 * i) for i in range(1, 14)]
    return points if not out else offset(points, out)


def offset(points, out):
    moved = []
    for i, (x, y) in enumerate(points):
        ax, ay = points[max(0, i - 1)]
        bx, by = points[min(len(points) - 1, i + 1)]
        long = math.hypot(bx - ax, by - ay)
        moved.append((x + (by - ay) / long * out, y - (bx - ax) / long * out))
    return moved


def balcony():
    """Floor, glass on the edge with a handrail, and the white band of the floor above."""
    stone, white = m_paving((0.56, 0.51, 0.43), 0.9, 0.45, 0.05, 0.5), m_stucco((0.82, 0.80, 0.77), 0.03)
    deck = m_boards((0.34, 0.20, 0.105), 0, 0.1, 2.4, 0.5)
    glass, rail = m_glass((0.90, 0.96, 0.94), 0.0, 0.0), m_plain((0.085, 0.062, 0.042), 0.35, 0.8)
    line, inner = edge(), offset(edge(), 0.07)
    hole = [(7, DEEP + OUTER_WALL), (-HALF_WIDE - OUTER_WALL, DEEP + OUTER_WALL), (-HALF_WIDE - OUTER_WALL, -2.4)]
    mb = MeshBuilder()
    plan = [*line, *reversed(hole)]
    mb.face([(x, y, -0.03) for x, y in reversed(plan)], stone)
    mb.face([(x, y, HEIGHT - 0.02) for x, y in plan], deck)
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(line, line[1:], inner, inner[1:], strict=False):
        mb.face(
            [(ax, ay, HEIGHT - 0.36), (bx, by, HEIGHT - 0.36), (bx, by, HEIGHT + 0.3), (ax, ay, HEIGHT + 0.3)], white
        )
        mb.face([(cx, cy, HEIGHT - 0.36), (dx, dy, HEIGHT - 0.36), (dx, dy, HEIGHT), (cx, cy, HEIGHT)], white)
        mb.face(
            [(ax, ay, HEIGHT - 0.36), (bx, by, HEIGHT - 0.36), (dx, dy, HEIGHT - 0.36), (cx, cy, HEIGHT - 0.36)], white
        )
        mb.face([(ax, ay, -0.3), (bx, by, -0.3), (bx, by, 0.06), (ax, ay, 0.06)], white)
        mb.face([(ax, ay, 0.06), (bx, by, 0.06), (dx, dy, 0.06), (cx, cy, 0.06)], white)
        mb.face([(cx, cy, -0.03), (dx, dy, -0.03), (dx, dy, 0.06), (cx, cy, 0.06)], white)
        mb.face([(cx, cy, 0.06), (dx, dy, 0.06), (dx, dy, 1.06), (cx, cy, 1.06)], glass)
        mb.bar((cx, cy, 1.085), (dx, dy, 1.085), 0.06, 0.045, rail)
    mb.obj("balcony")
    lounge()


def lounge():
    with at(-0.9, 7.3, 0, 2.6):
        round_chair(m_linen((0.58, 0.52, 0.43), 500))
    with at(0.05, 7.35, 0):
        disc_table(0.24, 0.42, m_travertine((0.60, 0.53, 0.44)), 0.05, finishes.black())
        cup(0.05, -0.03, 0.42, 2.0)
    potplant(-2.6, 7.1, 1.5, 6, m_stucco((0.50, 0.46, 0.40)), 0.27, 0.46, "leaf")


def sitting(sofa=IVORY):
    rug = m_rug((0.66, 0.62, 0.54), (0.55, 0.51, 0.435))

    def fn(u, v):
        a = 2 * math.pi * u
        r = v * (1 + 0.10 * math.cos(2 * a + 0.6) + 0.05 * math.cos(3 * a))
        return (0.35 + 1.85 * r * math.cos(a), 4.15 + 1.65 * r * math.sin(a), 0.014)

    surf(fn, 96, 8, rug, wrap=True, name="rug")
    with at(HALF_WIDE - 0.62, 4.25, 0, math.pi / 2):
        curved_sofa(2.7, 1.02, 3, sofa, ((-0.36, RUST), (-0.19, RIVER_GREEN), (0.36, RIVER_GREEN)))
    with at(-0.82, 4.95, 0, -2.05):
        round_chair(RIVER_GREEN)
    with at(-0.95, 3.35, 0, -1.2):
        round_chair(RIVER_GREEN)
    with at(0.42, 4.42, 0):
        disc_table(0.50, 0.30, m_travertine((0.62, 0.55, 0.46), 2.0, 2.0, 0.36), 0.075)
        books_stack(0.18, 0.12, 0.30, 2, 6)
        vase(-0.14, -0.08, 0.30, 0.24, m_plain((0.07, 0.085, 0.075), 0.35), 1)
        branches(-0.14, -0.08, 0.52, 0.75, 8, 11, None, 0.034)
    with at(0.15, 3.62, 0):
        disc_table(0.33, 0.38, m_marble((0.13, 0.19, 0.155), (0.44, 0.46, 0.40), 1.6, 0.14), 0.05)
        open_book(0.03, 0.02, 0.38, 0.9)
    canvas()
    arc_lamp()


def canvas():
    """A drawing of the river's lines over the sofa."""
    y0, y1, z0, z1 = 3.35, 5.15, 1.15, 2.35
    oak = m_boards((0.36, 0.25, 0.15), 1, 0.3)
    with at(HALF_WIDE, 0, 0, -math.pi / 2):
        cube(-y1, -0.045, z0, -y0, -0.002, z1, oak, 0.004)
        mb = MeshBuilder()
        mb.face(
            [
                (-y1 + 0.03, -0.047, z0 + 0.03),
                (-y0 - 0.03, -0.047, z0 + 0.03),
                (-y0 - 0.03, -0.047, z1 - 0.03),
                (-y1 + 0.03, -0.047, z1 - 0.03),
            ],
            m_river_drawing(),
        )
        mb.obj("drawing")


def arc_lamp():
    """A lamp that reaches over the sofa from the corner."""
    brass = finishes.brass()
    x, y = HALF_WIDE - 0.32, 5.72
    lathe([(0.001, 0.05), (0.15, 0.05), (0.16, 0.0)], m_marble((0.13, 0.19, 0.155), (0.4, 0.42, 0.36), 3.0), x, y)
    turns = [math.pi * 0.62 * i / 14 for i in range(15)]
    points = [(x - 0.62 * (1 - math.cos(a)), y - 0.28 * (1 - math.cos(a)), 0.75 + 1.32 * math.sin(a)) for a in turns]
    points.insert(0, (x, y, 0.05))
    for p, q in pairwise(points):
        rod(p, q, 0.009, brass, 8)
    end = points[-1]
    lathe([(0.13, -0.11), (0.125, -0.06), (0.07, -0.01), (0.012, 0.02)], brass, *end, 32)
    lathe([(0.11, -0.09), (0.001, -0.09)], finishes.led(6.0), *end)


def dining(chairs=CHAIRS):
    """An oval of oak at the west wall, six chairs, the waving lamp over it."""
    oak = m_boards((0.40, 0.285, 0.175), 1, 0.22, 2.6, 0.32)
    with at(-1.12, 1.35, 0, math.pi / 2):
        oval(2.0, 1.0, 0.70, 0.74, oak)
        for sx in (-1, 1):
            lathe([(0.20, 0), (0.20, 0.02), (0.13, 0.05), (0.12, 0.66), (0.2, 0.70)], oak, sx * 0.5, 0, 0, 40)
        ribbon_pendant(1.5, 1.62, HEIGHT)
        vase(0.1, 0.02, 0.74, 0.16, m_stucco((0.66, 0.61, 0.53)), 3)
        lathe([(0.001, 0.012), (0.12, 0.02), (0.19, 0.07), (0.185, 0.072), (0.001, 0.03)], oak, -0.45, 0, 0.74)
    chair = m_linen((0.52, 0.47, 0.39), 500)
    for x, y, turn in chairs:
        with at(x, y, 0, turn):
            dining_chair(chair, oak)


def small_things():
    """The console in the corner by the window, and what lies about."""
    oak = m_boards((0.40, 0.285, 0.175), 1, 0.3, 2.6, 0.34)
    cube(-HALF_WIDE + 0.01, 2.98, 0.20, -HALF_WIDE + 0.36, 5.2, 0.38, oak, 0.008)
    for i, (y, n) in enumerate(((3.3, 4), (4.6, 2))):
        books_stack(-HALF_WIDE + 0.2, y, 0.38, n, 12 + i)
    vase(-HALF_WIDE + 0.19, 4.05, 0.38, 0.2, m_plain((0.33, 0.24, 0.15), 0.5), 0)
