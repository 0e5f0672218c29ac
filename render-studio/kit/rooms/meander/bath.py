"""Meander's main bath, after the plan of type B: 3 by 1.7 metres, two basins and the shower along one wall, a window
of 0.6 metres to the east. Green marble, travertine, reeded oak; the room looks east, the river lies to its left."""

import math
from itertools import pairwise

from kit.furniture import finishes
from kit.furniture.bath import (
    bottle,
    folded_towels,
    glass_screen,
    glow_behind,
    hung_towel,
    mixer,
    pill,
    pipe,
    rain_head,
    slab_stool,
    vessel,
    wall_closet,
    wall_tap,
)
from kit.furniture.brass import open_book
from kit.furniture.props import branches, vase
from kit.furniture.shapes import at, cube
from kit.interiors.doors import wall
from kit.interiors.outlook import daylight_x
from kit.light.lamps import light_area
from kit.materials.cloth import m_linen
from kit.materials.glass import m_glass
from kit.materials.joinery import m_boards, m_lime
from kit.materials.surfaces import m_marble, m_plain, m_travertine
from kit.mesh import MeshBuilder
from kit.rooms.meander.river import river_view

HALF_WIDE, DEEP, HEIGHT = 0.85, 3.0, 2.6
OUTER_WALL = 0.16
WINDOW = (-0.65, -0.05, 0.62, 2.28)  # from, to, sill, head
DOOR = (0.15, 0.91, 2.1)  # in the west-hand wall: from, to, head
SHOWER = 2.1
COUNTER = (0.33, 0.02, 1.30)  # its front, and from where to where along the wall
TOP = 0.80
DROP = 58.0  # the seventeenth floor

OAK = (0.40, 0.285, 0.175)
LIME = m_lime((0.82, 0.79, 0.735), 0.04)
TRAVERTINE = m_travertine((0.66, 0.59, 0.49), 1.2, 1.3, 0.40)
FLOOR = m_travertine((0.60, 0.53, 0.43), 0.9, 0.45, 0.30, True)
GREEN = m_marble((0.085, 0.135, 0.108), (0.19, 0.24, 0.20), 2.3, 0.13)
CERAMIC = m_plain((0.80, 0.775, 0.72), 0.16, 0.0, 0.5)
IVORY, MOSS = m_linen((0.80, 0.77, 0.70), 260, 0.8), m_linen((0.20, 0.25, 0.19), 260, 0.8)


def build(look, rng):
    shell()
    window()
    counter()
    shower()
    door_side()
    with at(0, 0, 0, 0.42):
        river_view(rng, DROP, trees=2600)
    daylight_x(WINDOW[0], WINDOW[1], DEEP + OUTER_WALL, WINDOW[2], WINDOW[3], 34, (0.93, 0.95, 1.0))
    light_area((0.1, -0.9, 2.1), (1.2, 0.8), 14, (1, 0.95, 0.88), target=(0.1, 2.2, 0.7))
    light_area((-0.05, 1.2, HEIGHT - 0.03), (0.5, 1.8), 7, (1, 0.90, 0.78), rot=(0, 0, 0))


def shell():
    left, right, back = -HALF_WIDE, HALF_WIDE, -1.2
    mb = MeshBuilder()
    mb.face([(left, back, 0), (right, back, 0), (right, DEEP, 0), (left, DEEP, 0)], FLOOR)
    mb.face([(left, back, HEIGHT), (left, DEEP, HEIGHT), (right, DEEP, HEIGHT), (right, back, HEIGHT)], LIME)
    mb.box(left - 0.3, back - 0.1, HEIGHT + 0.01, right + 0.3, DEEP + OUTER_WALL, HEIGHT + 0.3, LIME)
    mb.box(left, back - 0.1, 0, right, back, HEIGHT, LIME)
    mb.box(left - 0.3, back, -0.1, left - 0.12, DEEP + OUTER_WALL, HEIGHT, LIME)
    mb.obj("shell")
    a, b, sill, head = WINDOW
    wall((left, DEEP), (right, DEEP), HEIGHT, [(a - left, b - left, sill, head)], TRAVERTINE, OUTER_WALL)
    a, b, head = DOOR
    wall((left, back), (left, DEEP), HEIGHT, [(a - back, b - back, -0.02, head)], TRAVERTINE, 0.1)
    wall((right, DEEP), (right, back), HEIGHT, [], TRAVERTINE, 0.1)
    cube(right - 0.014, back, 0, right - 0.001, DEEP - 0.015, HEIGHT - 0.012, GREEN, 0.001)
    cube(0.02, DEEP - 0.014, 0, right - 0.015, DEEP - 0.001, HEIGHT - 0.012, GREEN, 0.001)


def window():
    """One pane in a slim bronze frame; the sill is stone and carries a vase."""
    bronze = m_plain((0.085, 0.062, 0.042), 0.35, 0.8)
    a, b, sill, head = WINDOW
    y = DEEP + 0.07
    mb = MeshBuilder()
    for x in (a, b - 0.035):
        mb.box(x, y, sill, x + 0.035, y + 0.05, head, bronze)
    for z in (sill, head - 0.035):
        mb.box(a + 0.035, y + 0.004, z, b - 0.035, y + 0.046, z + 0.035, bronze)
    mb.face(
        [(a, y + 0.02, sill), (b, y + 0.02, sill), (b, y + 0.02, head), (a, y + 0.02, head)],
        m_glass((0.93, 0.96, 0.95), 0.0, 0.0),
    )
    mb.obj("frame")
    cube(a - 0.03, DEEP - 0.05, sill - 0.03, b + 0.03, DEEP + 0.12, sill, GREEN, 0.004)
    vase(a + 0.13, DEEP + 0.02, sill, 0.17, m_plain((0.42, 0.36, 0.28), 0.55), 1)
    branches(a + 0.13, DEEP + 0.02, sill + 0.15, 0.42, 6, 4, None, 0.03)


def rounded(front, out):
    """The counter's outline, its near corner in a curve, `out` metres larger at front and end."""
    start, end = COUNTER[1] - out, COUNTER[2]
    x, radius = front - out, 0.30
    corner = [
        (x + radius * (1 - math.sin(t)), start + radius * (1 - math.cos(t)))
        for t in (math.pi / 2 * i / 14 for i in range(15))
    ]
    return [(HALF_WIDE - 0.015, start), *corner, (x, end)]


def slab(outline, z0, z1, mat):
    """An outline raised from z0 to z1; its last edge lies in the wall."""
    mb = MeshBuilder()
    closed = [*outline, (HALF_WIDE - 0.015, outline[-1][1])]
    mb.face([(*p, z1) for p in reversed(closed)], mat)
    mb.face([(*p, z0) for p in closed], mat)
    for p, q in zip(closed, [*closed[1:], closed[0]], strict=True):
        mb.face([(*p, z0), (*p, z1), (*q, z1), (*q, z0)], mat)
    mb.obj("slab")


def reeds(outline, z0, z1, mat, pitch=0.024):
    """Half-round reeds of oak along an outline."""
    mb = MeshBuilder()
    left = 0.0
    for (ax, ay), (bx, by) in pairwise(outline):
        long = math.hypot(bx - ax, by - ay)
        t = left
        while t < long:
            mb.cyl(ax + (bx - ax) * t / long, ay + (by - ay) * t / long, z0, z1, 0.0118, mat, 14)
            t += pitch
        left = t - long
    mb.obj("reeds")


def counter():
    """Two basins on a counter that floats on reeded oak, mirrors over them, a low wall of stone at its end."""
    oak = m_boards(OAK, 2, 0.12, 1.6, 0.38)
    front = COUNTER[0]
    slab(rounded(front + 0.03, 0.0), 0.32, TOP - 0.045, m_plain((0.05, 0.035, 0.022), 0.8))
    reeds(rounded(front + 0.018, 0.0), 0.32, TOP - 0.046, oak)
    slab(rounded(front, 0.012), TOP - 0.045, TOP, TRAVERTINE)
    cube(0.15, COUNTER[2], 0, HALF_WIDE - 0.015, COUNTER[2] + 0.09, 1.12, TRAVERTINE, 0.006)
    for y in (0.37, 0.97):
        vessel(0.58, y, TOP, 0.185, 0.125, CERAMIC)
        with at(HALF_WIDE - 0.014, y, 0, math.pi / 2):
            wall_tap(1.055)
            pill(0.42, 1.24, 2.12, None, finishes.brass())
            glow_behind(0.42, 1.24, 2.12, finishes.led(5.0))
    light_area((HALF_WIDE - 0.2, 0.67, 2.25), (0.2, 1.1), 3.5, (1, 0.8, 0.56), target=(0.5, 0.67, 0.8))
    amber = m_plain((0.16, 0.062, 0.016), 0.1, 0.0, 0.6)
    for y, h in ((0.655, 0.15), (0.72, 0.12)):
        bottle(0.76, y, TOP, h, 0.03, amber, finishes.brass())
    folded_towels(0.56, 0.67, TOP, (IVORY,), 0.20, 0.12, 0.03, math.pi / 2)
    with at(HALF_WIDE - 0.014, 1.74, 0, math.pi / 2):
        wall_closet(CERAMIC)


def shower():
    """Behind one pane: a wide head, a lever, a niche."""
    glass_screen(0.02, HALF_WIDE - 0.016, SHOWER, 2.15)
    rain_head(0.42, 2.56, 2.12, HALF_WIDE - 0.014)
    with at(HALF_WIDE - 0.014, 2.56, 0, math.pi / 2):
        mixer(1.12)
    brass = finishes.brass()
    cube(0.05, SHOWER + 0.03, 0.0005, HALF_WIDE - 0.05, SHOWER + 0.07, 0.003, brass, 0.0005)
    cube(0.50, DEEP - 0.12, 1.10, HALF_WIDE - 0.016, DEEP - 0.015, 1.125, TRAVERTINE, 0.003)
    amber = m_plain((0.16, 0.062, 0.016), 0.1, 0.0, 0.6)
    for x, h in ((0.58, 0.19), (0.66, 0.16)):
        bottle(x, DEEP - 0.07, 1.125, h, 0.03, amber, brass)


def door_side():
    """The door, towels on their bars, and a stool with what one wants after a bath."""
    oak = m_boards(OAK, 2, 5.0, 9.0, 0.36)
    a, b, head = DOOR
    cube(-HALF_WIDE - 0.05, a + 0.03, 0.008, -HALF_WIDE - 0.01, b - 0.03, head - 0.03, oak, 0.003)
    mb = MeshBuilder()
    for y in (a, b - 0.03):
        mb.box(-HALF_WIDE - 0.1, y, 0, -HALF_WIDE + 0.006, y + 0.03, head, oak)
    mb.box(-HALF_WIDE - 0.1, a, head - 0.03, -HALF_WIDE + 0.004, b, head, oak)
    mb.obj("door frame")
    brass = finishes.brass()
    with at(-HALF_WIDE - 0.01, b - 0.10, 0, -math.pi / 2):
        pipe([(0, 0, 1.0), (0, 0.05, 1.0), (0.12, 0.05, 1.0)], 0.009, brass)
    with at(-HALF_WIDE, 1.62, 0, -math.pi / 2):
        hung_towel(0.52, 1.28, 0.62, 0.60, IVORY, 0.05, 1.0)
    with at(-HALF_WIDE, 2.40, 0, -math.pi / 2):
        hung_towel(0.40, 1.28, 0.46, 0.44, MOSS, 0.05, 3.0)
    with at(-0.50, 2.62, 0, 0.12):
        slab_stool(0.46, 0.28, 0.44, m_boards(OAK, 1, 0.3, 2.0, 0.4))
        folded_towels(-0.07, 0.0, 0.44, (MOSS, IVORY), 0.26, 0.22)
        open_book(0.12, 0.0, 0.44, 1.4, 0.2, 0.14)
