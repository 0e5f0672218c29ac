"""A shop's front between two piers: a glazed door under a fanlight, a window with goods in it, board and awning."""

import random

from kit.facade.frame import Frame
from kit.facade.wall import BRONZE
from kit.massing.shops.awning import CLOTHS, awning
from kit.massing.shops.fit import PIER_M, fascia
from kit.massing.shops.goods import GOODS, PLINTH_M, WOOD, shelves
from kit.massing.shops.signs import blade, sign
from kit.materials.glass import m_glass
from kit.materials.glow import m_lamp, shades
from kit.materials.shop import m_goods, m_shop_wall
from kit.materials.surfaces import m_plain, m_stone, m_wood
from kit.mesh import MeshBuilder

GLASS = m_glass((0.90, 0.92, 0.90), 0.04)
LEAF_WOODS = ((0.26, 0.13, 0.06), (0.05, 0.09, 0.07), (0.20, 0.04, 0.03), (0.05, 0.07, 0.13))
WALLS = (
    (0.62, 0.52, 0.36),
    (0.30, 0.36, 0.28),
    (0.58, 0.40, 0.24),
    (0.64, 0.58, 0.48),
    (0.26, 0.33, 0.38),
    (0.50, 0.28, 0.19),
)
DOOR_M, DOOR_HIGH_M, RISER_M, SIGNS_M = 1.15, 2.3, 0.42, 1.15
GLASS_AT, DEEP = -0.18, 3.4


def shop_front(fr, u0, u1, storey, shop, wall, frame):
    """One shop; all that is left to chance follows from its name."""
    rng = random.Random(shop.name)
    a, b = u0 + PIER_M, u1 - PIER_M
    top = storey - SIGNS_M
    fr.box(u0, a, -0.5, 0.12, 0, storey, wall)
    fr.box(b, u1, -0.5, 0.12, 0, storey, wall)
    fr.box(a, b, -0.4, 0.04, top, storey, frame)
    at_left = rng.random() < 0.5
    door = (a, a + DOOR_M) if at_left else (b - DOOR_M, b)
    window = (door[1], b) if at_left else (a, door[0])
    leaf(fr, door, top, frame, m_wood(rng.choice(LEAF_WOODS), axis=2))
    fr.box(*window, -0.5, -0.02, 0, RISER_M, m_stone((0.16, 0.15, 0.14), 0.8, 0.35))
    panes = max(2, round((window[1] - window[0]) / 1.3))
    fr.window(*window, RISER_M, top, d=GLASS_AT, nm=panes, transom=2.55, glass=GLASS, frame=frame, room=False)
    inside(fr, a, b, top, window, shop, rng)
    sign(fr, shop, fascia(u0, u1, storey))
    if shop.blade:
        blade(fr, shop, u0)
    if shop.awning:
        awning(fr, a + 0.1, b - 0.1, top - 0.04, rng.uniform(1.2, 1.5), 0.50, rng.choice(CLOTHS))


def leaf(fr, door, top, frame, wood):
    """A door of timber and glass, and the fanlight over it."""
    a, b = door
    fr.window(a, b, DOOR_HIGH_M, top, d=GLASS_AT, glass=GLASS, frame=frame, room=False)
    fr.quad(a + 0.1, b - 0.1, GLASS_AT, 0.8, 2.15, GLASS)
    for u, v, z0, z1 in ((a, a + 0.13, 0, DOOR_HIGH_M), (b - 0.13, b, 0, DOOR_HIGH_M)):
        fr.box(u, v, -0.23, -0.11, z0, z1, wood)
    for z0, z1, out in ((0.02, 0.8, -0.125), (2.14, DOOR_HIGH_M, -0.115)):
        fr.box(a + 0.13, b - 0.13, -0.22, out, z0, z1, wood)
    fr.box(a + 0.2, b - 0.2, -0.13, -0.108, 0.16, 0.68, wood)
    fr.box(b - 0.11, b - 0.07, -0.11, -0.03, 0.95, 1.30, m_plain(BRONZE, 0.3, 0.9))


def inside(front_line, a, b, top, window, shop, rng):
    """The room, its shelves and lamps, and what stands behind the glass: a mesh of its own."""
    mb = MeshBuilder()
    fr = Frame(mb, front_line.origin, front_line.origin + front_line.along * front_line.length)
    colour = rng.choice(WALLS)
    wall, floor = m_shop_wall(colour, 0.74), m_shop_wall((0.40, 0.33, 0.25), 0.5)
    front, back = GLASS_AT - 0.06, GLASS_AT - DEEP
    ceiling = top + 0.05
    fr.quad(a, b, back, 0, ceiling, wall, shades(0, 0.35, 0.35, 0.95, 0.95))
    fr.flat(a, b, back, front, ceiling, m_shop_wall((0.62, 0.56, 0.46), 1.0), shades(0, 0.55, 0.55, 0.75, 0.75))
    fr.flat(a, b, back, front, 0.01, floor, shades(0, 0.45, 0.45, 0.6, 0.6))
    for u in (a, b):
        fr.side(u, back, front, 0, ceiling, wall, shades(0, 0.4, 0.25, 0.6, 0.85))
    in_window, on_shelf = GOODS[shop.goods]
    shelves(fr, a + 0.4, b - 0.4, back + 0.01, on_shelf, rng)
    for ends in (((a, front), (a, back)), ((b, back), (b, front))):
        side = Frame(fr.polygons, *(fr.point(*end, 0)[:2] for end in ends))
        shelves(side, 0.05 if ends[0][1] > back else 0.45, DEEP - 0.5, 0.01, on_shelf, rng)
    fr.box(a + 0.9, b - 0.9, back + 1.0, back + 1.5, 0, 0.95, m_goods(WOOD))
    fr.box(window[0], window[1], GLASS_AT - 0.95, GLASS_AT - 0.08, 0, PLINTH_M, m_goods((0.30, 0.22, 0.14), 0.4))
    in_window(fr, window[0] + 0.05, window[1] - 0.05, GLASS_AT - 0.45, PLINTH_M, rng)
    count = max(2, round((b - a) / 1.6))
    for i in range(count):
        u = a + (b - a) * (i + 0.5) / count
        x, y, _ = fr.point(u, GLASS_AT - 1.3, 0)
        fr.polygons.cyl(x, y, ceiling - 0.72, ceiling, 0.008, m_goods((0.03,) * 3, 0.1), 6)
        fr.polygons.cyl(x, y, ceiling - 0.82, ceiling - 0.70, 0.16, m_goods(shop.board, 0.4), 14, 0.05, cap=False)
        fr.polygons.cyl(x, y, ceiling - 0.82, ceiling - 0.80, 0.11, m_lamp((1, 0.74, 0.45), 3.0), 12)
    mb.obj(shop.name)
