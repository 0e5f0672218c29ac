"""The quiet room of Kaman's suite after its plan: 9 by 4.1 metres behind the arcade, two arched windows in thick stone.

What the fitted room and the bare one share. x runs along the arcade, the room is north (+y) of its wall; the court
lies to the south.
"""

import math
from itertools import pairwise

from kit.facade.frame import Frame
from kit.interiors.doors import wall
from kit.landscape.planting import put
from kit.landscape.trees import make_tree
from kit.light.lamps import light_area
from kit.massing.office_block import office_block
from kit.materials.glass import m_water
from kit.materials.joinery import m_flags
from kit.materials.surfaces import m_paving, m_plain, m_stone, m_stucco
from kit.mesh import MeshBuilder

LONG, DEEP, HEIGHT = 9.0, 4.11, 4.35
STONE_WALL, PARTITION = 0.45, 0.12
WINDOW_WIDE, SILL, SPRINGING = 2.2, 0.42, 2.35
WINDOWS = (1.5333, 5.2667)  # where each begins: as far from each other as from the corners
DOOR = (2.2, 3.2, 2.4)  # to the reception, in the wall at the end: from, to, head
ARCADE, ARCADE_WALL = 3.2, 0.9
ARCADE_BAY, PIER, ARCADE_HIGH = 4.2, 0.62, 6.2
FIRST_PIER = -2.0  # where the arcade's bays begin, so that the sun finds both windows
VAULT, RISE = 1.5, 0.20  # of the ceiling: from joist to joist, and how high it swells

STONE = m_stone((0.55, 0.44, 0.31), 1.5, 0.5, 0.07, 0.6)
DRESSED = m_stone((0.60, 0.49, 0.36), 0.95, 0.44, 0.09, 0.7)
BASALT = m_stone((0.15, 0.14, 0.135), 1.2, 0.45, 0.15, 0.5)
BRONZE = m_plain((0.10, 0.068, 0.040), 0.4, 0.7)


def shell(floor, plaster, vault, joist):
    """Floor, three plastered walls, the wall of stone with its windows, the vaulted ceiling."""
    mb = MeshBuilder()
    mb.face([(-3, 0, 0), (LONG, 0, 0), (LONG, DEEP, 0), (-3, DEEP, 0)], floor)
    mb.box(-3.2, -STONE_WALL, HEIGHT + 0.3, LONG + 0.2, DEEP + 0.2, HEIGHT + 0.5, plaster)
    mb.box(LONG + 0.01, -STONE_WALL, 0, LONG + 0.3, DEEP + 0.2, HEIGHT + 0.4, plaster)
    mb.box(-3.2, DEEP + 0.01, 0, LONG, DEEP + 0.3, HEIGHT + 0.4, plaster)
    mb.box(-3.2, -STONE_WALL, 0, -3.0, DEEP, HEIGHT + 0.4, plaster)
    mb.box(-3.0, -0.2, 0, 0, -0.02, HEIGHT + 0.4, plaster)
    mb.obj("shell")
    wall((0, DEEP), (LONG, DEEP), HEIGHT + 0.4, [], plaster)
    wall((LONG, DEEP), (LONG, 0), HEIGHT + 0.4, [], plaster)
    wall((0, 0), (0, DEEP), HEIGHT + 0.4, [(DOOR[0], DOOR[1], -0.02, DOOR[2])], plaster, PARTITION)
    stone_wall()
    vaults(vault, joist)


def stone_wall():
    """The wall to the arcade: arched openings, deep reveals, a sill one sits on, bronze frames far out in them."""
    mb = MeshBuilder()
    side = Frame(mb, (LONG, 0.0), (0.0, 0.0))
    radius = WINDOW_WIDE / 2
    head = SPRINGING + radius + 0.02
    spans = [(LONG - x - WINDOW_WIDE, LONG - x) for x in WINDOWS]
    side.wall(0, LONG, 0, HEIGHT + 0.4, [(a, b, SILL, head) for a, b in spans], DRESSED, STONE_WALL)
    for a, b in spans:
        side.arch(a, b, SPRINGING, head, DRESSED, STONE_WALL, n=36)
        side.box(a - 0.06, b + 0.06, -STONE_WALL + 0.04, 0.05, SILL - 0.08, SILL + 0.012, BASALT)
    mb.obj("stone wall")
    for x in WINDOWS:
        window(x, -STONE_WALL + 0.09)


def window(x, y):
    """A bronze frame: two leaves under a fan. Panes are left out, as they would show the room and not the court."""
    mb = MeshBuilder()
    radius, middle, thin = WINDOW_WIDE / 2, x + WINDOW_WIDE / 2, 0.05
    for u in (x, middle - thin / 2, x + WINDOW_WIDE - thin):
        mb.box(u, y - 0.03, SILL, u + thin, y + 0.03, SPRINGING, BRONZE)
    for z in (SILL, 1.38, SPRINGING - thin / 2):
        mb.box(x + thin, y - 0.026, z, x + WINDOW_WIDE - thin, y + 0.026, z + thin, BRONZE)
    arc = [math.pi * i / 28 for i in range(29)]
    for a, b in pairwise(arc):
        for r in (radius - thin / 2, radius * 0.46):
            p, q = ((middle - r * math.cos(t), y, SPRINGING + r * math.sin(t)) for t in (a, b))
            mb.bar(p, q, 0.05, thin, BRONZE, up=(0, 1, 0))
    for t in (math.pi / 4, math.pi / 2, 3 * math.pi / 4):
        p, q = ((middle - r * math.cos(t), y, SPRINGING + r * math.sin(t)) for r in (radius * 0.46, radius))
        mb.bar(p, q, 0.04, 0.04, BRONZE, up=(0, 1, 0))
    mb.obj("window")


def vaults(vault, joist):
    """Shallow vaults from joist to joist across the room."""
    mb = MeshBuilder()
    steps = 12
    for k in range(-2, math.ceil(LONG / VAULT)):
        x0 = k * VAULT
        arc = [(x0 + VAULT * i / steps, HEIGHT + RISE * math.sin(math.pi * i / steps)) for i in range(steps + 1)]
        for (a, za), (b, zb) in pairwise(arc):
            mb.face([(a, 0, za), (a, DEEP, za), (b, DEEP, zb), (b, 0, zb)], vault)
    mb.obj("vaults", smooth=True)
    iron = MeshBuilder()
    for k in range(-1, math.ceil(LONG / VAULT)):
        x = k * VAULT
        iron.box(x - 0.055, 0.0, HEIGHT - 0.10, x + 0.055, DEEP, HEIGHT - 0.085, joist)
        iron.box(x - 0.012, 0.0, HEIGHT - 0.085, x + 0.012, DEEP, HEIGHT + 0.05, joist)
    iron.obj("joists")


def outside(rng):
    """The arcade, its arches, the court with its pool, the block across."""
    y_in = -STONE_WALL
    y_out = y_in - ARCADE - ARCADE_WALL
    mb = MeshBuilder()
    mb.box(-34, y_out, -0.2, 40, y_in, -0.03, m_paving((0.40, 0.36, 0.31), 0.9, 0.9, 0.1, 0.35))
    mb.box(-34, y_out + 0.01, ARCADE_HIGH - 0.3, 40, y_in, ARCADE_HIGH, m_stucco((0.66, 0.58, 0.48)))
    front = Frame(mb, (FIRST_PIER - 7 * ARCADE_BAY, y_out), (FIRST_PIER + 9 * ARCADE_BAY, y_out))
    spans = [(ARCADE_BAY * i + PIER, ARCADE_BAY * (i + 1) - PIER) for i in range(16)]
    front.wall(0, front.length, 0, ARCADE_HIGH, [(a, b, 0, ARCADE_HIGH - 0.4) for a, b in spans], STONE, ARCADE_WALL)
    for a, b in spans:
        front.arch(a, b, ARCADE_HIGH - 0.7 - (b - a) / 2, ARCADE_HIGH - 0.4, STONE, ARCADE_WALL, n=24)
    for i in range(17):
        u = ARCADE_BAY * i
        front.box(u - PIER - 0.08, u + PIER + 0.08, -ARCADE_WALL - 0.05, 0.08, 0, 0.9, BASALT)
    for x0, x1 in ((-34, -0.01), (LONG + 0.3, 40)):
        mb.box(x0, y_in, 0, x1, y_in + 0.4, ARCADE_HIGH, STONE)
    mb.box(-34, y_in, HEIGHT + 0.5, 40, y_in + 0.4, ARCADE_HIGH, STONE)
    mb.obj("arcade")
    court = MeshBuilder()
    court.box(-80, -70, -0.3, 80, y_out, -0.05, m_paving((0.46, 0.41, 0.34), 1.2, 0.6, 0.08, 0.4))
    court.box(-24, y_out - 17, -0.3, 26, y_out - 7, -0.045, BASALT)
    court.face(
        [
            (-23.6, y_out - 16.6, -0.03),
            (25.6, y_out - 16.6, -0.03),
            (25.6, y_out - 7.4, -0.03),
            (-23.6, y_out - 7.4, -0.03),
        ],
        m_water((0.25, 0.34, 0.33), 0.02, 0.9),
    )
    court.obj("court")
    office_block((38, y_out - 46), 62, 30, 0.0, 6, seed=2, stone=(0.58, 0.45, 0.31), lit=0.3)
    office_block((-86, y_out - 26), 30, 62, 0.0, 6, seed=3, stone=(0.50, 0.36, 0.25), lit=0.3)
    trees = [
        make_tree(41 + i, height=h, radius=2.6, clear=2.8, leaves=9000, leaf=0.14, trunk=0.13)
        for i, h in enumerate((7.2, 8.4))
    ]
    for i, x in enumerate((-33, -26, -19, 2.2, 8.6, 15, 21)):
        put(trees[i % 2], x, y_out - 4.4, -0.05, scale=rng.uniform(0.85, 1.05), rng=rng)


def daylight(strength):
    """The sky's light through both windows."""
    for x in WINDOWS:
        size = (WINDOW_WIDE, SPRINGING + 0.7 - SILL)
        at = (x + WINDOW_WIDE / 2, -STONE_WALL - 0.1, SILL + size[1] / 2)
        lamp = light_area(at, size, 60 * strength, (0.92, 0.95, 1.0), rot=(math.pi / 2, 0, 0))
        lamp.visible_glossy = False


def flags():
    """Honed stone underfoot, as the tenant lays it."""
    return m_flags((0.34, 0.27, 0.19), 0.6, 0.6, 0.11, 0.3)
