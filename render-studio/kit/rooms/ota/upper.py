"""Ota's main bedroom, after the plan of its first floor: 4 by 4.6 metres over the court.

The window of 2.4 metres is the brick jaali one sees from below; morning falls through it on a floor of red oxide.
"""

import math

from kit.furniture import finishes
from kit.furniture.brass import cup, open_book
from kit.furniture.cane import lounge_chair
from kit.furniture.palang import chest, palang, round_mirror
from kit.furniture.props import books_stack, branches, vase
from kit.furniture.shapes import at, cube, lathe, pillow, puff, surf
from kit.furniture.textiles import curtain
from kit.interiors.doors import frame_x, leaf, wall
from kit.interiors.outlook import daylight_x
from kit.light.lamps import light_area
from kit.massing.court_wing.design import JAALI
from kit.massing.court_wing.openings import JAALI_BAR_M, JAALI_CELL_M
from kit.materials.cloth import m_linen
from kit.materials.glass import m_sheer
from kit.materials.handloom import m_block_print, m_stripes
from kit.materials.joinery import m_boards, m_brickwork, m_flags, m_lime
from kit.materials.surfaces import m_plain, m_stucco
from kit.mesh import MeshBuilder
from kit.rooms.ota.court import court

HALF_WIDE, DEEP, HEIGHT = 2.0, 4.6, 3.05
OUTER_WALL = 0.34
WINDOW = (-1.2, 1.2, 0.42, 2.55)  # from, to, sill, head
FLOOR_OVER_COURT = 3.9 + 0.08

TEAK = (0.20, 0.10, 0.046)
LIME = m_lime((0.80, 0.75, 0.66))
RED_OXIDE = m_flags((0.31, 0.088, 0.052), 1.2, 1.2, 0.05, 0.2, 0.0, 0.002)
INDIGO, MADDER, RAW = (0.060, 0.082, 0.145), (0.33, 0.088, 0.052), (0.76, 0.71, 0.61)
COTTON = m_linen((0.82, 0.79, 0.73), 700, 0.7)


def build(look, rng):
    shell()
    window()
    bed()
    west_wall()
    court(rng, DEEP + OUTER_WALL, FLOOR_OVER_COURT, False)
    daylight_x(*WINDOW[:2], DEEP - 0.30, WINDOW[2], WINDOW[3], 52, (0.92, 0.95, 1.0))
    light_area((-0.2, -0.8, 2.2), (3, 1.2), 30, (1, 0.94, 0.86), target=(0.2, 3, 0.6))
    light_area((0, 2.2, HEIGHT - 0.25), (3, 3), 9, (1, 0.88, 0.74), rot=(0, 0, 0))


def shell():
    left, right, back = -HALF_WIDE, HALF_WIDE, -1.2
    joist = m_boards(TEAK, 0, 0.3, 5.2, 0.42)
    mb = MeshBuilder()
    mb.face([(left, back, 0), (right, back, 0), (right, DEEP + 0.3, 0), (left, DEEP + 0.3, 0)], RED_OXIDE)
    mb.face([(left, back, HEIGHT), (left, DEEP, HEIGHT), (right, DEEP, HEIGHT), (right, back, HEIGHT)], LIME)
    mb.box(left - 0.3, back - 0.2, HEIGHT + 0.01, right + 0.3, DEEP + OUTER_WALL, HEIGHT + 0.3, LIME)
    mb.box(left, back - 0.2, 0, right, back, HEIGHT, LIME)
    mb.box(left - 0.3, back, -0.1, left - 0.01, DEEP + OUTER_WALL, HEIGHT, LIME)
    mb.box(right + 0.01, back, -0.1, right + 0.3, DEEP + OUTER_WALL, HEIGHT, LIME)
    for i in range(8):
        y = -0.55 + i * 0.7
        mb.box(left, y - 0.05, HEIGHT - 0.17, right, y + 0.05, HEIGHT, joist)
    mb.obj("shell")
    a, b, sill, head = WINDOW
    wall((left, DEEP), (right, DEEP), HEIGHT, [(a - left, b - left, sill, head)], LIME, OUTER_WALL)
    wall((left, back), (left, DEEP), HEIGHT, [], LIME)
    wall((right, DEEP), (right, back), HEIGHT, [], m_brickwork())


def window():
    """The jaali in the outer face, teak shutters folded back before it, a seat on the sill."""
    a, b, sill, head = WINDOW
    wood = m_boards(TEAK, 2, 0.3, 3.4, 0.36)
    jaali(a, b, sill, head)
    frame_x(a, b, DEEP - 0.015, sill, head, wood, 0.075, 0.11)
    high, each = head - sill - 0.16, (b - a - 0.15) / 4
    for hinge, turn in ((a + 0.075, -1.95), (b - 0.075, math.pi + 1.95)):
        with at(hinge, DEEP - 0.02, sill + 0.08, turn):
            leaf(each * 2 - 0.02, high, wood, panel=0.55, bars=2, glass=True, stile=0.07)
    stone = m_stucco((0.50, 0.44, 0.36))
    cube(a - 0.08, DEEP - 0.22, sill - 0.05, b + 0.08, DEEP + OUTER_WALL - 0.15, sill, stone, 0.006)
    stripe = m_stripes((RAW, INDIGO, RAW), (0.10, 0.010, 0.02), 0)
    puff(b - a - 0.2, 0.40, 0.07, (0, DEEP + 0.0, sill + 0.035), stripe, 0.03, 0.006, n=16)
    pillow(
        0.42, 0.40, 0.14, (-0.82, DEEP + 0.02, sill + 0.24), (1.15, 0.5, 0.2), m_block_print(RAW, MADDER, 0.042), 3.0
    )
    open_book(0.45, DEEP - 0.02, sill + 0.074, 0.5)
    muslin = m_sheer((0.93, 0.90, 0.84), 0.42)
    curtain(-1.72, DEEP - 0.10, -1.28, DEEP - 0.10, 0.02, 2.72, muslin, 0.09, 0.035, sd=2)
    curtain(1.28, DEEP - 0.10, 1.72, DEEP - 0.10, 0.02, 2.72, muslin, 0.09, 0.035, sd=5)
    mb = MeshBuilder()
    mb.box(-1.85, DEEP - 0.115, 2.72, 1.85, DEEP - 0.085, 2.745, finishes.brass())
    mb.obj("rod")


def jaali(x0, x1, z0, z1):
    """The screen of brick: two layers of bars, the inner a little thinner, so that no two faces lie in one plane."""
    y, wide, high = DEEP + OUTER_WALL - 0.08, x1 - x0, z1 - z0
    mb = MeshBuilder()
    for sg, thick in ((1, 0.12), (-1, 0.108)):
        c = -high
        while c < wide + high:
            a, b = (max(0.0, c), min(wide, c + high)) if sg > 0 else (max(0.0, c - high), min(wide, c))
            if b - a > 0.05:
                p, q = ((x0 + x, y, z0 + sg * (x - c)) for x in (a, b))
                mb.bar(p, q, JAALI_BAR_M, thick, JAALI, up=(0, 1, 0))
            c += JAALI_CELL_M * 1.414
    mb.obj("jaali")


def bed():
    """Against bare brick: the bed with its quilt, a stool for the lamp, a durrie beside it."""
    wood = m_boards(TEAK, 1, 0.2, 2.4, 0.32)
    with at(HALF_WIDE - 0.05, 2.72, 0, math.pi / 2):
        palang(
            1.62,
            2.02,
            wood,
            COTTON,
            m_block_print((0.78, 0.73, 0.63), MADDER, 0.075, hangs=True),
            m_stripes((INDIGO, RAW, INDIGO), (0.20, 0.012, 0.03), 1),
            m_block_print((0.30, 0.34, 0.36), RAW, 0.04),
        )
    for y in (1.56, 3.86):
        with at(HALF_WIDE - 0.27, y, 0):
            lathe(
                [(0.15, 0), (0.16, 0.03), (0.05, 0.07), (0.045, 0.40), (0.20, 0.45), (0.21, 0.49), (0.001, 0.49)],
                wood,
                n=32,
            )
    with at(HALF_WIDE - 0.27, 3.86, 0.49):
        lathe(
            [(0.05, 0), (0.085, 0.07), (0.075, 0.14), (0.035, 0.17), (0.05, 0.20), (0.044, 0.20)],
            finishes.brass(),
            n=32,
        )
        branches(0, 0, 0.17, 0.42, 6, 5, None, 0.03)
    cup(HALF_WIDE - 0.30, 1.5, 0.49, 0.5)
    books_stack(HALF_WIDE - 0.24, 1.64, 0.49, 2, 7)

    def fn(u, v):
        x, y = -1.05 + 0.72 * u, 1.75 + 2.1 * v
        return (x, y, 0.007 + 0.002 * math.sin(11 * x) * math.sin(7 * y))

    durrie = m_stripes((INDIGO, RAW, MADDER, RAW, INDIGO), (0.26, 0.02, 0.07, 0.02, 0.10), 1)
    surf(fn, 16, 32, durrie, name="durrie")
    three_prints()


def three_prints():
    """Proofs of printing blocks, framed, over the headboard."""
    oak = m_boards((0.12, 0.06, 0.03), 1, 0.3)
    with at(HALF_WIDE, 0, 0, -math.pi / 2):
        for i, y in enumerate((2.18, 2.72, 3.26)):
            x0, x1, z0, z1 = -y - 0.21, -y + 0.21, 1.42, 1.98
            cube(x0, -0.035, z0, x1, -0.003, z1, oak, 0.004)
            mb = MeshBuilder()
            mb.face(
                [
                    (x0 + 0.02, -0.037, z0 + 0.02),
                    (x1 - 0.02, -0.037, z0 + 0.02),
                    (x1 - 0.02, -0.037, z1 - 0.02),
                    (x0 + 0.02, -0.037, z1 - 0.02),
                ],
                m_plain((0.74, 0.70, 0.61), 0.8),
            )
            mb.obj("mount")
            with at((x0 + x1) / 2, -0.039, (z0 + z1) / 2):
                mb = MeshBuilder()
                ink = ((0.30, 0.08, 0.05), (0.06, 0.08, 0.14), (0.30, 0.08, 0.05))[i]
                block(mb, ink, i)
                mb.obj("print")


def block(mb, ink, kind):
    """One impression: petals round a heart, in the xz plane, facing -y."""
    mat = m_plain(ink, 0.9)
    petals = (8, 12, 6)[kind]
    for ring, (near, far, wide) in enumerate(((0.022, 0.075, 0.30), (0.085, 0.135, 0.22))):
        for i in range(petals):
            a = 2 * math.pi * (i + 0.5 * ring) / petals
            w = wide * 6 / petals
            points = [(near, 0), ((near + far) / 2, w), (far, 0), ((near + far) / 2, -w)]
            mb.face([(r * math.sin(a + t), 0, r * math.cos(a + t)) for r, t in points], mat)


def west_wall():
    """A chest under a mirror, and a chair by the window with its morning paper."""
    wood = m_boards(TEAK, 1, 0.22, 2.4, 0.32)
    with at(-HALF_WIDE + 0.01, 1.95, 0, -math.pi / 2):
        chest(1.25, wood)
        with at(0, 0.0, 1.52):
            round_mirror(0.36, wood)
        vase(-0.42, 0.22, 0.83, 0.26, m_plain((0.33, 0.14, 0.075), 0.7), 0)
        branches(-0.42, 0.22, 1.06, 0.6, 7, 9, None, 0.034)
        lathe([(0.03, 0), (0.09, 0.03), (0.095, 0.035), (0.03, 0.02)], finishes.brass(), 0.25, 0.24, 0.83)
        books_stack(0.46, 0.22, 0.83, 2, 3)
    with at(-1.32, 3.72, 0, -2.35):
        lounge_chair(wood, m_block_print(RAW, INDIGO, 0.045))
