"""Sagwan's main bath, after the plan of its floor: 2.9 by 2.8 metres, the tub under a window of one metre to the west.

A tub of dark stone behind the fins; reeded teak under two basins; the shower is on the left, behind its glass.
"""

import math
import random

from kit.furniture import finishes
from kit.furniture.bath import (
    bottle,
    folded_towels,
    glass_screen,
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
from kit.furniture.fin_kitchen import BLACK, reeded_run, reeds
from kit.furniture.props import branches, vase
from kit.furniture.shapes import at, cube, lathe, point
from kit.furniture.tub import bridge, stone_tub
from kit.interiors.doors import wall
from kit.interiors.outlook import daylight_x
from kit.light.lamps import light_area
from kit.materials.cloth import m_linen
from kit.materials.glass import m_glass
from kit.materials.glow import m_lamp
from kit.materials.handloom import m_stripes
from kit.materials.joinery import m_boards, m_flags, m_lime
from kit.materials.surfaces import m_marble, m_plain, m_stucco, m_travertine
from kit.mesh import MeshBuilder
from kit.rooms.sagwan.quarter import quarter

HALF_WIDE, DEEP, HEIGHT = 1.4, 2.9, 2.75
BACK = -1.5
OUTER_WALL = 0.25
WINDOW = (-0.5, 0.5, 0.66, 2.45)  # from, to, sill, head
TUB = (-0.53, 2.44, 1.66, 0.78, 0.55)  # middle, how long, wide and high
BASINS = (0.28, 1.78)  # along the right-hand wall
SCREEN_Y = 1.98
SHOWER = 1.1  # its depth along the left-hand wall
FIN_PITCH, FIN_DEEP = 0.85, 0.42
DROP = 34.0  # the ninth floor

TEAK = (0.285, 0.145, 0.062)
WALL = m_lime((0.80, 0.775, 0.73), 0.04)
FLOOR = m_flags((0.56, 0.515, 0.44), 1.2, 0.6, 0.04, 0.26, 0.5, 0.002)
PALE = m_marble((0.66, 0.615, 0.535), (0.47, 0.42, 0.34), 0.55, 0.24)
INK_STONE = m_flags((0.070, 0.074, 0.076), 9.0, 9.0, 0.12, 0.28)
REEDED = m_boards(TEAK, 2, 0.03, 9.0, 0.34, 0.20, 0.0004)
COTTON = m_linen((0.80, 0.77, 0.70), 260, 0.8)


def build(look, rng):
    shell()
    window()
    tub()
    basins()
    shower()
    quarter(random.Random(53), DROP, trees=1000, houses=380)
    daylight_x(WINDOW[0], WINDOW[1], DEEP + OUTER_WALL, WINDOW[2], WINDOW[3], 42, (0.95, 0.96, 1.0))
    light_area((0.0, -1.2, 2.2), (2.2, 0.8), 10, (1, 0.95, 0.88), target=(0, 2.2, 0.7))
    light_area((0, 1.3, HEIGHT - 0.03), (1.8, 1.8), 5, (1, 0.86, 0.68), rot=(0, 0, 0))


def shell():
    left, right = -HALF_WIDE, HALF_WIDE
    mb = MeshBuilder()
    mb.face([(left, BACK, 0), (right, BACK, 0), (right, DEEP, 0), (left, DEEP, 0)], FLOOR)
    mb.face([(left, BACK, HEIGHT), (left, DEEP, HEIGHT), (right, DEEP, HEIGHT), (right, BACK, HEIGHT)], WALL)
    mb.box(left - 0.3, BACK - 0.2, HEIGHT + 0.01, right + 0.3, DEEP + OUTER_WALL, HEIGHT + 0.3, WALL)
    mb.box(left, BACK - 0.2, 0, right, BACK, HEIGHT, WALL)
    mb.box(left - 0.3, BACK, -0.1, left - 0.02, DEEP + OUTER_WALL, HEIGHT, WALL)
    mb.box(right + 0.02, BACK, -0.1, right + 0.3, DEEP + OUTER_WALL, HEIGHT, WALL)
    mb.obj("shell")
    a, b, sill, head = WINDOW
    wall((left, DEEP), (right, DEEP), HEIGHT, [(a - left, b - left, sill, head)], WALL, OUTER_WALL)
    wall((left, BACK), (left, DEEP), HEIGHT, [], m_travertine((0.60, 0.535, 0.445), 1.45, 0.69, 0.34))
    wall((right, DEEP), (right, BACK), HEIGHT, [], WALL)
    cube(left, DEEP - 0.022, 0, right, DEEP - 0.001, WINDOW[2] - 0.03, PALE, 0.002)


def window():
    """A teak frame in the wall's depth, a sill of pale stone broad enough to lie things on, the fins outside."""
    wood, glass = m_boards(TEAK, 2, 0.3, 3.2, 0.36), m_glass((0.93, 0.96, 0.95), 0.0, 0.0)
    a, b, sill, head = WINDOW
    y = DEEP + 0.13
    mb = MeshBuilder()
    for x in (a, b - 0.05):
        mb.box(x, y, sill, x + 0.05, y + 0.07, head, wood)
    for z in (sill, head - 0.05):
        mb.box(a + 0.05, y + 0.004, z, b - 0.05, y + 0.066, z + 0.05, wood)
    mb.face([(a, y + 0.03, sill), (b, y + 0.03, sill), (b, y + 0.03, head), (a, y + 0.03, head)], glass)
    bronze = m_plain((0.30, 0.175, 0.085), 0.42, 0.35)
    for i in range(-4, 5):
        x, q = i * FIN_PITCH - 0.24, DEEP + OUTER_WALL
        mb.box(x - 0.03, q, -1, x + 0.03, q + FIN_DEEP, HEIGHT + 1, bronze)
    mb.obj("window")
    cube(a - 0.04, DEEP - 0.06, sill - 0.03, b + 0.04, DEEP + 0.13, sill, PALE, 0.003)
    vase(0.34, DEEP + 0.03, sill, 0.20, m_stucco((0.42, 0.26, 0.16)), 1)
    branches(0.34, DEEP + 0.03, sill + 0.18, 0.46, 6, 5, None, 0.03)
    bottle(-0.36, DEEP + 0.03, sill, 0.17, 0.028, m_plain((0.20, 0.10, 0.03), 0.15), finishes.brass())
    bottle(-0.28, DEEP + 0.045, sill, 0.13, 0.026, m_plain((0.55, 0.50, 0.42), 0.4), finishes.brass())


def tub():
    """The tub, filled; a board with a book and a candle; a cloth let over the rim; the tap from the wall."""
    x, y, long, wide, high = TUB
    with at(x, y, 0):
        stone_tub(long, wide, high, INK_STONE)
        bridge(0.34, wide, high, m_boards(TEAK, 1, 9.0, 9.0, 0.4))
        open_book(0.34, -0.10, high + 0.024, math.pi / 2 + 0.1, 0.26, 0.18)
        lathe(
            [(0.001, 0), (0.034, 0), (0.036, 0.06), (0.031, 0.058), (0.030, 0.045), (0.001, 0.045)],
            finishes.brass(),
            0.34,
            0.22,
            high + 0.024,
            36,
        )
        point((0.34, 0.22, high + 0.11), 0.8, (1, 0.66, 0.34), 0.02)
    with at(x - 0.32, DEEP - 0.022, 0, math.pi):
        wall_tap(high + 0.22, 0.24)
    with at(0.62, 2.20, 0, 0.3):
        slab_stool(0.36, 0.26, 0.40, m_boards(TEAK, 0, 0.14, 2.0, 0.42))
    stripe = m_stripes(((0.62, 0.55, 0.43), (0.20, 0.12, 0.07)), (0.075, 0.010), 0)
    folded_towels(0.62, 2.20, 0.40, (COTTON, stripe, COTTON), 0.30, 0.22, 0.055, 0.35)


def basins():
    """Reeded teak under a pale slab, two bowls of the tub's stone, two mirrors with half-round ends."""
    y0, y1 = BASINS
    brass = finishes.brass()
    with at(HALF_WIDE, 0, 0, -math.pi / 2):
        with at(0, 0, 0.0):
            reeded_run(-y1, -y0, 3, REEDED, PALE, deep=0.50, high=0.82, thick=0.035, plinth=0.22)
        for y in (-1.42, -0.66):
            vessel(y, -0.26, 0.82, 0.19, 0.125, INK_STONE)
        cube(-y1, -0.016, 0.82, -y0, -0.001, 1.02, PALE, 0.001)
        bottle(-1.04, -0.14, 0.82, 0.16, 0.028, m_plain((0.20, 0.10, 0.03), 0.15), brass)
        lathe(
            [(0.001, 0.004), (0.04, 0.004), (0.055, 0.016), (0.057, 0.017), (0.042, 0.009), (0.001, 0.008)],
            brass,
            -1.05,
            -0.28,
            0.82,
            36,
        )
    with at(HALF_WIDE, 0, 0, math.pi / 2):
        for y in (1.42, 0.66):
            with at(y, 0, 0):
                pill(0.46, 1.16, 2.06, brass, brass)
                with at(0, 0.001, 0):
                    wall_tap(1.08, 0.17)
    for y in (0.28 - 0.02, 1.04, 1.80):
        globe_lamp(HALF_WIDE - 0.075, y, 1.66)
    cube(0.80, SCREEN_Y, 0.0, HALF_WIDE - 0.001, SCREEN_Y + 0.04, 1.25, m_boards(TEAK, 2, 0.3, 3.0, 0.36), 0.004)
    reeds(0.81, HALF_WIDE - 0.01, 0.05, 1.22, SCREEN_Y, REEDED)
    with at(1.05, DEEP - 0.022, 0, math.pi):
        wall_closet(m_plain((0.80, 0.775, 0.72), 0.16, 0.0, 0.5))


def globe_lamp(x, y, z):
    """A small opal globe on an arm of brass."""
    r = 0.045
    o = lathe(
        [(r * math.sin(math.pi * i / 14) + 1e-4, -r * math.cos(math.pi * i / 14)) for i in range(15)],
        m_lamp((1, 0.76, 0.50), 3.0),
        x,
        y,
        z,
        28,
    )
    o.visible_shadow = False
    pipe([(HALF_WIDE, y, z), (x + r * 0.9, y, z)], 0.007, finishes.brass(), 12)
    point((x, y, z), 1.6, (1, 0.74, 0.46), r)


def shower():
    """Its glass and the threshold, at the left edge."""
    with at(0, 0, 0, math.pi / 2):
        glass_screen(-0.4, SHOWER, HALF_WIDE - 0.86, 2.1)
    rain_head(-0.92, 0.52, 2.06, -HALF_WIDE, 0.13)
    with at(-HALF_WIDE, 0.52, 0, -math.pi / 2):
        mixer(1.08)
    cube(-HALF_WIDE, SHOWER - 0.02, 0, -HALF_WIDE + 0.86, SHOWER, 0.03, BLACK, 0.002)
