"""The boards over the shops, their letters, and the blades over the pavement."""

import math

from kit.massing.shops.fit import BLADE_M, blade_line, lines
from kit.massing.shops.lettering import words
from kit.materials.glow import m_lamp, shades
from kit.materials.shop import m_board, m_letter
from kit.materials.surfaces import m_plain, m_stone
from kit.mesh import place

IRON = m_plain((0.030, 0.028, 0.026), 0.45, 0.6)
WALL_M, BOARD_M = 0.04, 0.085  # how far the wall and the board stand out
EDGE_M = 0.035
BLADE_FOOT_M, BLADE_OUT_M = 2.62, 0.26
LAMPS_APART_M = 1.35


def sign(fr, shop, board):
    """The board of a shop with its words, and the lamps over it."""
    u0, u1, z0, z1 = board.u0, board.u1, board.z0, board.z1
    set_in = lines(shop, board)
    proud = 0.006
    if shop.sign == "brass":
        fr.box(u0, u1, WALL_M, WALL_M + 0.03, z0, z1, m_stone((0.045, 0.044, 0.043), 1.2, 0.9, 0.08, 0.4))
        material, proud = m_letter((0.72, 0.50, 0.20), 0.85, 0.28, 0.6), 0.02
    elif shop.sign == "lit":
        fr.box(u0, u1, WALL_M, BOARD_M, z0, z1, m_plain(tuple(c * 0.7 for c in shop.board), 0.5))
        material, proud = m_lamp((shop.ink[0], shop.ink[1] * 0.88, shop.ink[2] * 0.72), 1.25), 0.02
    else:
        rough = 0.18 if shop.sign == "enamel" else 0.5
        washed(fr, board, m_board(shop.board, rough=rough))
        edge(fr, board, shop)
        material = m_letter(shop.ink, 0.5, rough)
    out = WALL_M + 0.03 if shop.sign == "brass" else BOARD_M
    middle = (u0 + u1) / 2
    for text, capitals, foot in set_in:
        letters(text, capitals, material, fr.point(middle, out + proud, foot), facing(fr.normal), shop.sign)
    if shop.sign != "lit":
        lamps(fr, board)


def washed(fr, board, material):
    """A board, brighter above than below."""
    u0, u1, z0, z1 = board.u0, board.u1, board.z0, board.z1
    fr.box(u0, u1, WALL_M, BOARD_M - 0.002, z0, z1, material, (0, 0.25, 0))
    fr.quad(u0, u1, BOARD_M, z0, z1, material, shades(0, 0.35, 0.35, 1.0, 1.0))


def edge(fr, board, shop):
    """A moulding round a painted board; a line near the edge of an enamelled plate."""
    inset, thick, out = (0.045, 0.014, 0.003) if shop.sign == "enamel" else (-0.01, EDGE_M, 0.022)
    u0, u1, z0, z1 = board.u0 + inset, board.u1 - inset, board.z0 + inset, board.z1 - inset
    colour = shop.ink if shop.sign == "enamel" else tuple(c * 0.55 for c in shop.ink)
    material = m_letter(colour, 0.35)
    for a, b, low, high in (
        (u0, u1, z1 - thick, z1),
        (u0, u1, z0, z0 + thick),
        (u0, u0 + thick, z0 + thick, z1 - thick),
        (u1 - thick, u1, z0 + thick, z1 - thick),
    ):
        fr.box(a, b, BOARD_M - 0.01, BOARD_M + out, low, high, material)


def letters(text, capitals, material, at, turn, sign="painted"):
    """Words with their foot's middle at a point, turned about z."""
    thing = place(words(text, capitals, material, sans=sign in ("enamel", "lit")), at)
    thing.rotation_euler = (math.pi / 2, 0, turn)


def facing(normal):
    """How far to turn what faces -y to face along a normal."""
    return math.atan2(normal.x, -normal.y)


def lamps(fr, board):
    """Swan-necked lamps: their light is in the board's own surface, so they only show a warm mouth."""
    count = max(2, round((board.u1 - board.u0) / LAMPS_APART_M))
    for i in range(count):
        u = board.u0 + (board.u1 - board.u0) * (i + 0.5) / count
        z = board.z1 + 0.10
        fr.polygons.bar(fr.point(u, 0.0, z), fr.point(u, 0.36, z + 0.09), 0.022, 0.022, IRON)
        fr.polygons.bar(fr.point(u, 0.36, z + 0.09), fr.point(u, 0.42, z - 0.01), 0.022, 0.022, IRON)
        x, y, _ = fr.point(u, 0.42, z)
        fr.polygons.cyl(x, y, z - 0.10, z, 0.085, IRON, 12, 0.03, cap=False)
        fr.polygons.cyl(x, y, z - 0.098, z - 0.085, 0.06, m_lamp((1, 0.72, 0.42), 2.2), 10)


def blade(fr, shop, u):
    """A plate on an iron arm over the pavement, read from both ways."""
    d0, d1 = BLADE_OUT_M, BLADE_OUT_M + BLADE_M[0]
    z0, z1 = BLADE_FOOT_M, BLADE_FOOT_M + BLADE_M[1]
    fr.polygons.bar(fr.point(u, 0.1, z1 + 0.12), fr.point(u, d1 + 0.06, z1 + 0.12), 0.03, 0.03, IRON)
    fr.polygons.bar(fr.point(u, 0.12, z1 + 0.44), fr.point(u, d1 - 0.2, z1 + 0.13), 0.018, 0.018, IRON)
    for d in (d0 + 0.1, d1 - 0.1):
        fr.box(u - 0.008, u + 0.008, d - 0.008, d + 0.008, z1, z1 + 0.12, IRON)
    paint = m_letter(shop.board, 0.35, 0.35)
    rim = m_letter(tuple(c * 0.7 for c in shop.ink), 0.3)
    fr.box(u - 0.024, u + 0.024, d0 - 0.02, d1 + 0.02, z0 - 0.02, z1 + 0.02, rim)
    fr.box(u - 0.028, u + 0.028, d0, d1, z0, z1, paint)
    capitals = blade_line(shop.blade)
    for way in (-1, 1):
        at = fr.point(u + way * 0.032, (d0 + d1) / 2, (z0 + z1 - capitals) / 2)
        letters(shop.blade, capitals, m_letter(shop.ink, 0.5), at, facing(way * fr.along), shop.sign)
