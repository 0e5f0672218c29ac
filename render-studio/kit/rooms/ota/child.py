"""A child's room in Ota, after bedroom 2 of its first floor: 4.5 by 2.8 metres, a window of 2 metres on the lane.

Afternoon over the roofs across the lane; whoever lives here has run downstairs and left the train on the floor.
"""

import math

from kit.furniture import finishes
from kit.furniture.brass import sandals
from kit.furniture.props import book_row
from kit.furniture.shapes import at, cube, lathe, pillow, point, puff, tube
from kit.furniture.textiles import curtain
from kit.furniture.toys import (
    INDIGO,
    LEAF,
    MADDER,
    OCHRE,
    RAW,
    blocks,
    cloth_elephant,
    kite,
    lac,
    paper_bird,
    picture_book,
    rumpled,
    top,
    train,
)
from kit.interiors.doors import frame_x, leaf, wall
from kit.interiors.outlook import daylight_x, daylight_y
from kit.landscape.planting import put
from kit.landscape.trees import make_tree
from kit.light.lamps import light_area
from kit.massing.court_wing.wing import court_wing
from kit.materials.cloth import m_linen
from kit.materials.glass import m_sheer
from kit.materials.glow import m_shade
from kit.materials.handloom import m_stripes
from kit.materials.joinery import m_boards, m_brickwork
from kit.materials.surfaces import m_paving, m_plain, m_stucco
from kit.mesh import MeshBuilder, place, to_mesh
from kit.rooms.ota.upper import LIME, OUTER_WALL, RED_OXIDE, TEAK
from kit.sites.courtyard import BRICK_PAVING

HALF_WIDE, DEEP, BACK, HEIGHT = 2.25, 2.8, -1.3, 3.05
LANE_WINDOW = (-1.0, 1.0, 0.48, 2.45)  # from, to, sill, head
SIDE_WINDOW = (0.4, 1.6, 0.9, 2.3)
FLOOR_OVER_LANE, LANE_WIDE = 3.98, 8.4
DADO_HIGH = 1.12
SLATE = m_plain((0.050, 0.066, 0.060), 0.88)
CHALK = m_plain((0.62, 0.60, 0.55), 0.95)


def build(look, rng):
    shell()
    window()
    dado()
    bed()
    shelf(rng)
    floor()
    birds(rng)
    lane(rng)
    a, b, sill, head = LANE_WINDOW
    daylight_x(a, b, DEEP + OUTER_WALL, sill, head, 60, (0.93, 0.96, 1.0))
    daylight_y(*SIDE_WINDOW[:2], HALF_WIDE + 0.2, *SIDE_WINDOW[2:], 34, 1, (0.95, 0.97, 1.0))
    light_area((-0.3, BACK + 0.2, 2.3), (3, 1.0), 20, (1, 0.94, 0.86), target=(0.2, 2, 0.5))
    light_area((0, 1.0, HEIGHT - 0.22), (3, 2.4), 8, (1, 0.90, 0.78), rot=(0, 0, 0))


def shell():
    left, right = -HALF_WIDE, HALF_WIDE
    joist = m_boards(TEAK, 1, 0.3, 5.2, 0.42)
    mb = MeshBuilder()
    mb.face([(left, BACK, 0), (right, BACK, 0), (right, DEEP + 0.3, 0), (left, DEEP + 0.3, 0)], RED_OXIDE)
    mb.face([(left, BACK, HEIGHT), (left, DEEP, HEIGHT), (right, DEEP, HEIGHT), (right, BACK, HEIGHT)], LIME)
    mb.box(left - 0.3, BACK - 0.2, HEIGHT + 0.01, right + 0.3, DEEP + OUTER_WALL, HEIGHT + 0.3, LIME)
    mb.box(left, BACK - 0.2, 0, right, BACK, HEIGHT, LIME)
    for i in range(7):
        x = -1.95 + i * 0.65
        mb.box(x - 0.045, BACK, HEIGHT - 0.15, x + 0.045, DEEP, HEIGHT, joist)
    mb.obj("shell")
    a, b, sill, head = LANE_WINDOW
    wall((left, DEEP), (right, DEEP), HEIGHT, [(a - left, b - left, sill, head)], LIME, OUTER_WALL)
    wall((left, BACK), (left, DEEP), HEIGHT, [], LIME)
    a, b, sill, head = SIDE_WINDOW
    wall((right, DEEP), (right, BACK), HEIGHT, [(DEEP - b, DEEP - a, sill, head)], m_brickwork(), OUTER_WALL)


def window():
    """Teak shutters folded back, a seat on the sill with a cushion, the lane below."""
    a, b, sill, head = LANE_WINDOW
    wood = m_boards(TEAK, 2, 0.3, 3.4, 0.36)
    frame_x(a, b, DEEP + 0.12, sill, head, wood, 0.07, 0.11)
    high, each = head - sill - 0.10, (b - a - 0.14) / 2
    for hinge, turn in ((a + 0.02, 1.75), (b - 0.02, math.pi - 1.75)):
        with at(hinge, DEEP + 0.22, sill + 0.05, turn):
            leaf(each - 0.05, high, wood, panel=0.5, bars=2, glass=True, stile=0.07)
    stone = m_stucco((0.50, 0.44, 0.36))
    cube(a - 0.06, DEEP - 0.20, sill - 0.05, b + 0.06, DEEP + OUTER_WALL - 0.06, sill, stone, 0.006)
    stripe = m_stripes(((0.76, 0.71, 0.61), (0.33, 0.088, 0.052), (0.76, 0.71, 0.61)), (0.09, 0.012, 0.02), 0)
    puff(b - a - 0.3, 0.40, 0.07, (0, DEEP - 0.0, sill + 0.035), stripe, 0.03, 0.006, n=16)
    pillow(0.38, 0.36, 0.13, (-0.66, DEEP + 0.03, sill + 0.22), (1.15, 0.4, 0.2), m_linen((0.47, 0.30, 0.10)), 3.0)
    brass = finishes.brass()
    mb = MeshBuilder()
    for i in range(3):
        z = sill + 0.22 + i * 0.22
        mb.box(a + 0.07, DEEP + 0.27, z, b - 0.07, DEEP + 0.285, z + 0.015, brass)
    mb.obj("guard")
    muslin = m_sheer((0.93, 0.90, 0.84), 0.42)
    curtain(-1.42, DEEP - 0.10, -1.03, DEEP - 0.10, 0.02, 2.62, muslin, 0.09, 0.035, sd=2)
    mb = MeshBuilder()
    mb.box(-1.55, DEEP - 0.115, 2.62, 1.15, DEEP - 0.085, 2.645, brass)
    mb.obj("rod")


def dado():
    """Slate paint as high as a child reaches, along the left wall and beside the window, and what was drawn on it."""
    mb = MeshBuilder()
    x = -HALF_WIDE + 0.004
    mb.face([(x, BACK, 0.1), (x, DEEP, 0.1), (x, DEEP, DADO_HIGH), (x, BACK, DADO_HIGH)], SLATE)
    edge = m_boards(TEAK, 1, 0.2, 3.0, 0.36)
    mb.box(x, BACK, DADO_HIGH, x + 0.022, DEEP, DADO_HIGH + 0.045, edge)
    mb.obj("dado")
    with at(-HALF_WIDE + 0.010, 0, 0, math.pi / 2):
        for line in drawings():
            tube([(px, 0.0, pz) for px, pz in line], 0.0042, CHALK, 5)


def drawings():
    """Lines of chalk as (along the wall, up): a house, a sun, a kite on its string, somebody who holds it, hills."""
    house = [(1.55, 0.50), (1.55, 0.72), (1.70, 0.87), (1.86, 0.71), (1.85, 0.50), (1.55, 0.50)]
    door = [(1.67, 0.50), (1.67, 0.62), (1.74, 0.62), (1.74, 0.50)]
    sun = [(2.52 + 0.065 * math.cos(t), 0.96 + 0.06 * math.sin(t)) for t in (k * 0.45 for k in range(15))]
    rays = [
        [
            (2.52 + 0.085 * math.cos(t), 0.96 + 0.08 * math.sin(t)),
            (2.52 + 0.13 * math.cos(t), 0.96 + 0.12 * math.sin(t)),
        ]
        for t in (k * 0.785 for k in range(8))
    ]
    kite_line = [(2.22, 0.98), (2.14, 0.90), (2.20, 0.80), (2.29, 0.89), (2.22, 0.98), (2.20, 0.80)]
    string = [(2.20, 0.80), (2.16, 0.72), (2.10, 0.66), (2.055, 0.63)]
    body = [(2.0, 0.50), (2.02, 0.58), (2.02, 0.66), (2.055, 0.63)]
    leg = [(2.02, 0.58), (2.05, 0.50)]
    arm = [(2.02, 0.64), (1.98, 0.60)]
    head = [(2.02 + 0.028 * math.cos(t), 0.69 + 0.028 * math.sin(t)) for t in (k * 0.6 for k in range(12))]
    hills = [(1.40 + 0.03 * k, 0.46 + 0.035 * abs(math.sin(k * 0.24))) for k in range(43)]
    return [house, door, sun, *rays, kite_line, string, body, leg, arm, head, hills]


def bed():
    """A low bed of teak along the brick, its quilt thrown back, the elephant against the pillow."""
    wood = m_boards(TEAK, 1, 0.25, 2.4, 0.32)
    x0, x1, y0, y1 = 1.20, HALF_WIDE - 0.03, 0.72, DEEP - 0.06
    cube(x0, y0, 0.08, x1, y1, 0.22, wood, 0.010)
    for x in (x0 + 0.08, x1 - 0.08):
        for y in (y0 + 0.08, y1 - 0.08):
            lathe([(0.028, 0), (0.036, 0.02), (0.030, 0.08)], wood, x, y, 0, 20)
    cube(x0, y1 - 0.035, 0.22, x1, y1, 0.62, wood, 0.010)
    sheet = m_stripes(((0.78, 0.74, 0.66), (0.060, 0.082, 0.145)), (0.085, 0.008), 0)
    puff(x1 - x0 - 0.05, y1 - y0 - 0.07, 0.15, ((x0 + x1) / 2, (y0 + y1) / 2 - 0.02, 0.295), sheet, 0.05, 0.012, n=18)
    pillow(
        0.62, 0.40, 0.15, ((x0 + x1) / 2, y1 - 0.24, 0.46), (0.30, 0, 0.05), m_linen((0.78, 0.75, 0.68), 700, 0.7), 1.5
    )
    rumpled(x0 - 0.05, y0 + 0.02, x1 - 0.02, y0 + 0.95, 0.378, (0.36, 0.090, 0.050), 1.7)
    with at((x0 + x1) / 2 + 0.10, y1 - 0.52, 0.375, -2.2):
        cloth_elephant(m_linen((0.30, 0.315, 0.33), 500, 0.5), m_linen((0.42, 0.20, 0.15), 500, 0.5))
    with at(1.62, DEEP - 0.012, 1.16, 0):
        kite(0.62, 0.70, ((0.52, 0.050, 0.040), (0.60, 0.33, 0.035)), 0.42)


def shelf(rng):
    """A low shelf a child reaches, under the chalk: books, turned toys, a lamp."""
    wood = m_boards(TEAK, 1, 0.25, 2.4, 0.34)
    x0, x1, y0, y1 = -HALF_WIDE + 0.03, -HALF_WIDE + 0.33, 1.55, 2.72
    for z in (0.06, 0.38):
        cube(x0, y0, z, x1, y1, z + 0.025, wood, 0.004)
    for y in (y0, (y0 + y1) / 2, y1 - 0.025):
        cube(x0, y, 0.0, x1 + 0.004, y + 0.025, 0.405, wood, 0.004)
    mb = MeshBuilder()
    book_row(mb, y0 + 0.04, y0 + 0.50, x1 - 0.03, 0.086, 0.28, rng, 0.18, "y")
    mb.obj("books")
    blocks(
        (
            (x0 + 0.15, 2.30, 0.085, 0.3, OCHRE),
            (x0 + 0.16, 2.42, 0.085, 0.9, INDIGO),
            (x0 + 0.15, 2.36, 0.14, 0.1, MADDER),
        )
    )
    z = 0.405
    with at(x0 + 0.15, 2.52, z):
        lathe([(0.001, 0), (0.05, 0), (0.055, 0.012), (0.012, 0.03), (0.010, 0.17)], finishes.brass(), n=32)
        o = lathe([(0.085, 0.15), (0.055, 0.27)], m_shade((1, 0.78, 0.52), 1.1), n=36)
        o.visible_shadow = False
        point((0, 0, 0.2), 1.6, (1, 0.72, 0.44), 0.05)
    for y, size, colour in ((1.72, 1.0, MADDER), (1.83, 0.8, OCHRE), (1.92, 0.62, LEAF)):
        doll(x0 + 0.16, y, z, size, colour)


def doll(x, y, z, size, colour):
    """A turned doll of lacquered wood, one of three that fit into each other."""
    s = size * 0.16
    lathe(
        [(0.001, 0), (0.30 * s, 0), (0.42 * s, 0.22 * s), (0.36 * s, 0.52 * s), (0.22 * s, 0.60 * s)],
        lac(colour),
        x,
        y,
        z,
        36,
    )
    lathe([(0.22 * s, 0.60 * s), (0.31 * s, 0.76 * s), (0.24 * s, 0.95 * s), (0.001, 1.0 * s)], lac(RAW), x, y, z, 36)


def floor():
    """A durrie, the train halfway to its station, a top, a book; small sandals where they were kicked off."""
    stripe = m_stripes(((0.050, 0.066, 0.105), (0.70, 0.65, 0.55), (0.30, 0.085, 0.05)), (0.22, 0.02, 0.06), 1)
    mb = MeshBuilder()
    mb.box(-1.35, 0.55, 0.001, 0.85, 2.15, 0.009, stripe)
    mb.obj("durrie")
    with at(0.22, 0.90, 0.010, 0.42):
        train()
    blocks(
        (
            (0.62, 1.30, 0.010, 0.2, OCHRE),
            (0.69, 1.31, 0.010, 0.5, MADDER),
            (0.655, 1.305, 0.065, 0.1, LEAF),
            (0.655, 1.302, 0.120, 0.6, INDIGO),
            (0.50, 1.52, 0.010, 1.0, RAW),
            (-0.12, 0.58, 0.010, 0.7, MADDER),
        )
    )
    top(-0.62, 0.62, 0.010, 0.5)
    picture_book(-0.82, 1.32, 0.010, 0.35)
    with at(0.98, 0.74, 0, -0.5, 0.66):
        sandals(0, 0, 0, 0.3)
    puff(0.50, 0.46, 0.17, (-0.75, 1.86, 0.09), m_linen((0.46, 0.29, 0.11), 600, 0.5), 0.08, 0.02, (0, 0, 0.3))


def birds(rng):
    """Paper birds between the window and the room, turning on their threads."""
    for i, (x, y, z) in enumerate(
        (
            (-0.55, 1.75, 1.98),
            (-0.20, 2.05, 2.18),
            (0.18, 1.70, 1.92),
            (0.48, 2.10, 2.12),
            (-0.02, 1.45, 2.14),
            (0.72, 1.62, 2.10),
        )
    ):
        paper_bird(
            x,
            y,
            z,
            HEIGHT,
            rng.uniform(-0.7, 0.7),
            0.085 + 0.012 * (i % 3),
            ((0.80, 0.76, 0.67), (0.62, 0.24, 0.12))[i % 3 == 1],
        )


def lane(rng):
    """The houses across the lane, trees over their roofs."""
    near = DEEP + OUTER_WALL
    with at(0, near, -FLOOR_OVER_LANE):
        mb = MeshBuilder()
        mb.box(-60, -1, -0.3, 60, LANE_WIDE, 0, m_paving(*BRICK_PAVING))
        mb.obj("lane")
        place(to_mesh(court_wing((-41.2, LANE_WIDE), (38.8, LANE_WIDE), 3, 0.15, 9.0, 5), "across"))
        tree = make_tree(15, height=15, radius=5.2, clear=4, leaves=14000, leaf=0.24)
        for x, y in ((-14, 22), (-4, 25), (9, 21), (19, 27), (-25, 26)):
            put(tree, x, y, 0, scale=rng.uniform(0.9, 1.2), rng=rng)
