"""A shop under Kaman's arcade after its plan, 6 by 7 metres behind two arches: handmade paper, and lanterns of it.

The room is north of its front (+y); one stands at the back and looks out, over the table, to the court.
"""

import math
from itertools import pairwise

from kit.facade.frame import Frame
from kit.furniture.brass import cup
from kit.furniture.lettering import words
from kit.furniture.shapes import at, cube, lathe, point, rod
from kit.furniture.workbench import pencils
from kit.interiors.doors import wall
from kit.landscape.planting import put
from kit.landscape.trees import make_tree
from kit.light.lamps import light_area
from kit.materials.glow import m_shade
from kit.materials.joinery import m_boards, m_flags, m_lime
from kit.materials.surfaces import m_plain, m_stucco
from kit.mesh import MeshBuilder
from kit.rooms.kaman_quarter import suite

WIDE, DEEP, HEIGHT = 5.88, 6.9, 4.35
WINDOW, ENTRY = (0.6, 2.8), (3.75, 5.35)  # from, to
SPRINGING = 2.35
TEAK = m_boards((0.205, 0.108, 0.056), 1, 0.5, 3.2, 0.36, 0.16)
ACROSS = m_boards((0.205, 0.108, 0.056), 0, 0.5, 3.2, 0.36, 0.16)
UPRIGHT = m_boards((0.205, 0.108, 0.056), 2, 0.5, 3.2, 0.36, 0.16)
LIME, VAULT = m_lime((0.79, 0.735, 0.64), 0.05), m_lime((0.76, 0.71, 0.62), 0.04)
IRON = m_plain((0.05, 0.044, 0.038), 0.45, 0.5)
FLOOR = m_flags((0.30, 0.24, 0.17), 0.5, 0.5, 0.12, 0.3)
COLOURS = (
    (0.72, 0.66, 0.54),
    (0.52, 0.34, 0.11),
    (0.34, 0.095, 0.055),
    (0.075, 0.095, 0.14),
    (0.13, 0.18, 0.12),
    (0.55, 0.27, 0.20),
    (0.76, 0.73, 0.66),
    (0.30, 0.20, 0.13),
)
PAPERS = [m_stucco(colour, 0.03) for colour in COLOURS]
LANTERNS = (
    (1.5, 2.0, 2.75, 0.25),
    (2.6, 1.2, 3.10, 0.20),
    (3.5, 2.6, 2.65, 0.28),
    (4.5, 1.6, 3.0, 0.22),
    (2.15, 3.5, 3.05, 0.22),
    (4.1, 3.9, 2.85, 0.23),
)
LANTERN, SIDES = ((0.42, -0.9), (1.0, -0.38), (1.0, 0.38), (0.42, 0.9)), 8  # its profile, for one of radius 1
BAMBOO = m_plain((0.30, 0.19, 0.09), 0.6)
TABLE_TOP = 0.80
SHELVES = (0.55, 0.95, 1.35, 1.75, 2.15, 2.55)


def build(look, rng):
    shell()
    front()
    suite.outside(rng)
    trees_across(rng)
    shelves(rng)
    rolls(rng)
    table(rng)
    lanterns(rng)
    sign()
    for x, wide, high in ((WINDOW[0], 2.2, 2.6), (ENTRY[0], 1.6, 2.9)):
        lamp = light_area(
            (x + wide / 2, -suite.STONE_WALL - 0.1, high / 2 + 0.3),
            (wide, high),
            34,
            (0.92, 0.95, 1.0),
            rot=(math.pi / 2, 0, 0),
        )
        lamp.visible_glossy = False
    light_area((WIDE / 2, 3.6, 3.9), (4, 5), 16, (1, 0.84, 0.62), rot=(0, 0, 0))
    light_area((WIDE / 2, 7.0, 2.6), (3, 1.4), 6, (1, 0.92, 0.82), target=(WIDE / 2, 2.0, 1.0))


def shell():
    mb = MeshBuilder()
    mb.face([(0, 0, 0), (WIDE, 0, 0), (WIDE, DEEP + 1.5, 0), (0, DEEP + 1.5, 0)], FLOOR)
    mb.box(-0.3, -suite.STONE_WALL, HEIGHT + 0.3, WIDE + 0.3, DEEP + 1.7, HEIGHT + 0.5, LIME)
    for x0, x1 in ((-0.3, -0.01), (WIDE + 0.01, WIDE + 0.3)):
        mb.box(x0, -suite.STONE_WALL, 0, x1, DEEP + 1.5, HEIGHT + 0.4, LIME)
    mb.box(0, DEEP + 1.5, 0, WIDE, DEEP + 1.7, HEIGHT + 0.4, LIME)
    steps = 12
    for k in range(math.ceil(WIDE / suite.VAULT)):
        x0 = k * suite.VAULT
        arc = [
            (x0 + suite.VAULT * i / steps, HEIGHT + suite.RISE * math.sin(math.pi * i / steps))
            for i in range(steps + 1)
        ]
        for (a, za), (b, zb) in pairwise(arc):
            mb.face([(a, 0, za), (a, DEEP + 1.5, za), (b, DEEP + 1.5, zb), (b, 0, zb)], VAULT)
        mb.box(x0 - 0.055, 0, HEIGHT - 0.10, x0 + 0.055, DEEP + 1.5, HEIGHT - 0.085, IRON)
        mb.box(x0 - 0.012, 0, HEIGHT - 0.085, x0 + 0.012, DEEP + 1.5, HEIGHT + 0.05, IRON)
    mb.obj("shell")
    wall((0, 0), (0, DEEP + 1.5), HEIGHT + 0.4, [], LIME)
    wall((WIDE, DEEP + 1.5), (WIDE, 0), HEIGHT + 0.4, [], LIME)


def front():
    """The stone front: an arched window with a deep sill, an arched door whose leaves stand open outside."""
    mb = MeshBuilder()
    side = Frame(mb, (WIDE, 0.0), (0.0, 0.0))
    window, entry = (tuple(sorted((WIDE - a, WIDE - b))) for a, b in (WINDOW, ENTRY))
    tops = [SPRINGING + (b - a) / 2 + 0.02 for a, b in (window, entry)]
    openings = [(*window, suite.SILL, tops[0]), (*entry, -0.02, tops[1])]
    side.wall(0, WIDE, 0, HEIGHT + 0.4, openings, suite.DRESSED, suite.STONE_WALL)
    for (a, b), top in zip((window, entry), tops, strict=True):
        side.arch(a, b, SPRINGING, top, suite.DRESSED, suite.STONE_WALL, n=36)
    side.box(
        window[0] - 0.06,
        window[1] + 0.06,
        -suite.STONE_WALL + 0.04,
        0.05,
        suite.SILL - 0.08,
        suite.SILL + 0.012,
        suite.BASALT,
    )
    mb.obj("front")
    suite.window(WINDOW[0], -suite.STONE_WALL + 0.09)
    y = -suite.STONE_WALL + 0.08
    middle, radius = sum(ENTRY) / 2, (ENTRY[1] - ENTRY[0]) / 2
    fan = MeshBuilder()
    arc = [math.pi * i / 24 for i in range(25)]
    for a, b in pairwise(arc):
        p, q = (
            (middle - (radius - 0.025) * math.cos(t), y, SPRINGING + (radius - 0.025) * math.sin(t)) for t in (a, b)
        )
        fan.bar(p, q, 0.05, 0.05, suite.BRONZE, up=(0, 1, 0))
    fan.box(ENTRY[0], y - 0.03, SPRINGING - 0.03, ENTRY[1], y + 0.03, SPRINGING + 0.03, suite.BRONZE)
    fan.box(middle - 0.02, y - 0.02, SPRINGING, middle + 0.02, y + 0.02, SPRINGING + radius, suite.BRONZE)
    fan.obj("fan")
    for x, turn in ((ENTRY[0] + 0.03, -1.75), (ENTRY[1] - 0.03, math.pi + 1.75)):
        with at(x, y - 0.05, 0, turn):
            cube(0, -0.02, 0.02, radius - 0.05, 0.02, SPRINGING - 0.05, UPRIGHT, 0.006)


def trees_across(rng):
    """The trees on the far side of the court, where the gate to the south is."""
    kinds = [
        make_tree(51 + i, height=h, radius=4.4, clear=3.0, leaves=9000, leaf=0.2) for i, h in enumerate((10.5, 12))
    ]
    for i, x in enumerate((-17, -10.5, -4.5, 1.5, 7.5)):
        put(kinds[i % 2], x, -34 + rng.uniform(-3, 3), -0.05, scale=rng.uniform(0.9, 1.1), rng=rng)


def shelves(rng):
    """Paper lying in its colours along both walls, sheets as wide as the shelf is deep."""
    for x0, x1, y0, y1 in ((0.012, 0.52, 0.5, 5.9), (WIDE - 0.52, WIDE - 0.012, 1.2, 5.4)):
        mb = MeshBuilder()
        for z in (0.10, *SHELVES, 2.95):
            mb.box(x0, y0 + 0.005, z - 0.025, x1, y1 - 0.005, z, TEAK)
        bays = round((y1 - y0) / 0.78)
        for i in range(bays + 1):
            y = y0 + (y1 - y0 - 0.03) * i / bays
            mb.box(x0 - 0.003, y, 0, x1 + 0.003, y + 0.03, 2.95, UPRIGHT)
        for i in range(bays):
            a, b = (y0 + (y1 - y0 - 0.03) * k / bays for k in (i, i + 1))
            for z in (0.10, *SHELVES):
                pile(mb, x0 + 0.02, x1 - 0.02, a + 0.05, b - 0.02, z, rng)
        mb.obj("shelves")


def pile(mb, x0, x1, y0, y1, z, rng):
    """A pile of paper: a few reams, each of its colour, none quite in line."""
    top = z + rng.uniform(0.12, 0.33)
    while z < top:
        thick, paper = rng.uniform(0.018, 0.07), rng.choice(PAPERS)
        dx, dy = rng.uniform(-0.012, 0.012), rng.uniform(0, 0.03)
        mb.box(x0 + dx, y0 + dy, z, x1 + dx, y1 - rng.uniform(0, 0.03), z + thick - 0.002, paper)
        z += thick


def rolls(rng):
    """Rolls that stand in a crate by the window."""
    x0, x1, y0, y1 = 0.75, 1.45, 0.18, 0.68
    for a, b, c, d in (
        (x0, x1, y0, y0 + 0.02),
        (x0, x1, y1 - 0.02, y1),
        (x0, x0 + 0.02, y0, y1),
        (x1 - 0.02, x1, y0, y1),
    ):
        cube(a, c, 0.02, b, d, 0.42, ACROSS, 0.003)
    for i in range(14):
        x, y = x0 + 0.09 + 0.13 * (i % 5) + rng.uniform(-0.02, 0.02), y0 + 0.10 + 0.14 * (i // 5)
        r, high = rng.uniform(0.028, 0.045), rng.uniform(0.7, 1.05)
        o = lathe([(r, 0), (r, high), (r * 0.55, high), (r * 0.5, high - 0.03)], rng.choice(PAPERS), x, y, 0.03, 18)
        o.rotation_euler = (rng.uniform(-0.06, 0.06), rng.uniform(-0.06, 0.06), 0)


def table(rng):
    """The long table: sheets being folded, a bone knife, notebooks in piles, the day's tea."""
    x0, x1, y0, y1, top = 2.35, 3.55, 2.1, 4.9, TABLE_TOP
    cube(x0, y0, top - 0.05, x1, y1, top, TEAK, 0.008)
    for x in (x0 + 0.10, x1 - 0.10):
        for y in (y0 + 0.15, y1 - 0.15):
            cube(x - 0.04, y - 0.04, 0, x + 0.04, y + 0.04, top - 0.05, UPRIGHT, 0.006)
    cube(x0 + 0.08, y0 + 0.15, 0.22, x1 - 0.08, y1 - 0.15, 0.25, TEAK, 0.004)
    below = MeshBuilder()
    for y in (2.4, 3.15, 3.9):
        pile(below, x0 + 0.16, x1 - 0.16, y, y + 0.62, 0.25, rng)
    below.obj("below")
    for i in range(5):
        for k in range(rng.randint(3, 7)):
            x, y = x0 + 0.18 + 0.22 * (i % 3), y0 + 0.30 + 0.34 * (i // 3)
            with at(x, y, top + 0.022 * k, rng.uniform(-0.06, 0.06)):
                cube(-0.08, -0.115, 0, 0.08, 0.115, 0.020, rng.choice(PAPERS), 0.002)
    for i, (x, y, turn) in enumerate(((2.75, 4.35, 0.2), (2.83, 4.28, 0.34), (3.12, 3.78, -0.15))):
        with at(x, y, top + 0.0015 * i, turn):
            cube(-0.21, -0.30, 0, 0.21, 0.30, 0.0013, (PAPERS[6], PAPERS[1], PAPERS[0])[i], 0.0003)
    with at(3.1, 4.05, top + 0.004, 0.7):
        cube(-0.10, -0.012, 0, 0.10, 0.012, 0.006, m_plain((0.76, 0.70, 0.58), 0.4), 0.003)
    cup(3.32, 4.42, top, 0.8)
    pencils(3.36, 3.2, top)


def lanterns(rng):
    """Sky lanterns as one hangs them at Diwali, lit; they are made here, and one is still without its paper."""
    shades = ((1, 0.52, 0.18), (1, 0.33, 0.13), (1, 0.66, 0.34), (0.9, 0.24, 0.12))
    for i, (x, y, z, r) in enumerate(LANTERNS):
        profile = [(q * r, h * r) for q, h in LANTERN]
        lathe(profile, m_shade(shades[i % 4], 0.62), x, y, z, SIDES).visible_shadow = False
        mb = MeshBuilder()
        ribs(mb, x, y, z, r)
        for k in range(SIDES):
            a = 2 * math.pi * k / SIDES
            px, py, foot = x + r * 0.40 * math.cos(a), y + r * 0.40 * math.sin(a), z - r * 0.9
            tail = PAPERS[(1, 2, 0, 5)[k % 4]]
            mb.box(px - 0.018, py - 0.0015, foot - rng.uniform(0.26, 0.34), px + 0.018, py + 0.0015, foot, tail)
        mb.obj("lantern")
        rod((x, y, z + r * 0.85), (x, y, HEIGHT), 0.004, IRON, 6)
        point((x, y, z), 4.0, (1, 0.66, 0.34), 0.12)
    bare = MeshBuilder()
    ribs(bare, 2.68, 4.42, TABLE_TOP + 0.15, 0.16)
    bare.obj("ribs")


def ribs(mb, x, y, z, r):
    """The frame of a lantern: split bamboo along its edges, rings where they bend."""
    corners = [
        [(x + q * r * math.cos(a), y + q * r * math.sin(a), z + h * r) for q, h in LANTERN]
        for a in (2 * math.pi * k / SIDES for k in range(SIDES))
    ]
    for k, edge in enumerate(corners):
        for p, q in pairwise(edge):
            mb.bar(p, q, 0.012, 0.012, BAMBOO)
        for p, q in zip(edge, corners[(k + 1) % SIDES], strict=True):
            mb.bar(p, q, 0.008, 0.008, BAMBOO)


def sign():
    """The shop's word, painted on the stone between its arches: paper."""
    ink = m_plain((0.12, 0.035, 0.025), 0.7)
    words("कागद", 3.28, 0.004, 1.90, 0.36, ink, math.pi, "devanagari", 0.002)
    words("PAPER", 3.28, 0.004, 1.58, 0.15, ink, math.pi, "latin", 0.002, 1.25)
