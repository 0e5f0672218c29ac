"""A timber balcony with a tiled roof, before a glazed door."""

from kit.massing.court_wing.design import GLASS, TIMBER
from kit.materials.surfaces import m_paving

BESIDE_DOOR_M = 0.25
DEPTH_M = 1.15
DECK_M = (-0.12, 0.08)  # its underside and top, from the floor
RAIL_OUT_M, RAIL_HEIGHT_M, RAIL_PITCH_M = 1.08, 0.95, 0.11
SIDE_M, SIDE_TOP_M = 0.08, 1.0
POST_HALF_M, POST_INSET_M, POST_DEPTHS_M, POST_TOP_M = 0.05, 0.05, (1.0, 1.1), 2.75
BRACE_M, BRACE_FOOT, BRACE_HEAD = 0.09, (0.05, -0.75), (1.0, -0.12)  # (out, up)
ROOF_BESIDE_M, ROOF_OUT_M, ROOF_TOP_M, ROOF_EAVE_M, ROOF_BOARDS_M = 0.2, 1.4, 3.05, 2.7, 0.06
LIGHTER = 0.1  # on the share of lit rooms
ROOM_DEPTH_M = 3.5


def balcony(face, design, floor, opening, rng):
    """Door, deck, railing, posts on braces, roof. `opening` is (left, right, sill, head) of the door."""
    face.window(
        *opening,
        d=-0.3,
        nm=3,
        frame=TIMBER,
        fw=0.08,
        rng=rng,
        prob=design.lit + LIGHTER,
        glass=GLASS,
        depth=ROOM_DEPTH_M,
    )
    left, right = opening[0] - BESIDE_DOOR_M, opening[1] + BESIDE_DOOR_M
    underside, deck = (floor + z for z in DECK_M)
    face.box(left, right, 0, DEPTH_M, underside, deck, TIMBER)
    face.barrail(left + POST_INSET_M, right - POST_INSET_M, RAIL_OUT_M, deck, RAIL_HEIGHT_M, RAIL_PITCH_M, TIMBER)
    for side in ((left, left + SIDE_M), (right - SIDE_M, right)):
        face.box(*side, 0, POST_DEPTHS_M[0], deck, floor + SIDE_TOP_M, TIMBER)
    for u in (left + POST_INSET_M, right - POST_INSET_M):
        post(face, u, floor)
    tiled_roof(face, left - ROOF_BESIDE_M, right + ROOF_BESIDE_M, floor)


def post(face, u, floor):
    """A post from the deck to the roof, and the brace under it."""
    face.box(u - POST_HALF_M, u + POST_HALF_M, *POST_DEPTHS_M, floor, floor + POST_TOP_M, TIMBER)
    foot, head = (face.point(u, out, floor + up) for out, up in (BRACE_FOOT, BRACE_HEAD))
    face.polygons.bar(foot, head, BRACE_M, BRACE_M, TIMBER)


def tiled_roof(face, left, right, floor):
    """Tiles that fall away from the wall, on boards."""
    ridge, eave = floor + ROOF_TOP_M, floor + ROOF_EAVE_M
    tiles = [
        face.point(left, 0.0, ridge),
        face.point(right, 0.0, ridge),
        face.point(right, ROOF_OUT_M, eave),
        face.point(left, ROOF_OUT_M, eave),
    ]
    face.polygons.face(tiles, m_paving((0.36, 0.13, 0.07), 0.3, 0.35, 0.2, 0.7))
    face.polygons.face([(x, y, z - ROOF_BOARDS_M) for x, y, z in reversed(tiles)], TIMBER)
