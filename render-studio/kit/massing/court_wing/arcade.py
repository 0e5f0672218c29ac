"""The arcade of a courtyard house: arches before a walk with lanterns, doors and windows behind it."""

from itertools import pairwise

from kit.massing.court_wing.design import BASALT, BRICK, GLASS, IRON, STONE, TIMBER
from kit.massing.court_wing.lantern import lantern
from kit.materials.surfaces import m_paving, m_stucco

PIER_HALF_M = 0.55
WALL_M = 0.55
ARCH_TOP_BELOW_FLOOR_M = 0.35
SPRINGING_BELOW_FLOOR_M = 0.55  # and lower by the arch's rise
CAPITAL_BELOW_FLOOR_M = (0.75, 0.57)  # its foot and head, and lower by the arch's rise
CAPITAL_WIDE_M, CAPITAL_NARROW_M = 0.18, 0.06  # over the opening's edge, to the pier and to the opening
CAPITAL_DEPTHS_M, CAPITAL_SHARES = (-0.61, 0.06), (0.26, 0.52)  # and where its courses meet
CAPITAL_BACK_M = (0.045, 0.024, 0.0)  # how much further in each course is than the topmost
PLINTH_HALF_M, PLINTH_HEIGHT_M = 0.62, 0.55
CEILING_BELOW_FLOOR_M = 0.3
PAVING_Z_M = 0.03

BACK_WALL_M = 0.25
DOOR_HALF_M, DOOR_SILL_M, DOOR_HEAD_M = 0.65, 0.03, 2.4
WINDOW_HALF_M, WINDOW_SILL_M, WINDOW_HEAD_M = 1.0, 0.8, 2.5

LANTERN_DEPTH_M, LANTERN_BELOW_FLOOR_M = -1.39, (1.25, 0.92)
ARCH_FACES = 32  # fewer are seen as corners from the walk


def arcade(face, design, rng):
    """All of the ground storey. `rng` chooses which rooms behind it are lit."""
    arches(face, design)
    for joint in design.joints:
        face.box(*design.around(joint, PLINTH_HALF_M), -0.6, 0.07, 0, PLINTH_HEIGHT_M, BASALT)
    walk(face, design)
    back_wall(face, design, rng)
    lanterns(face, design)


def arches(face, design):
    """The wall with an arch in every bay, on stone capitals."""
    height = design.arcade_height
    openings = [
        (start + PIER_HALF_M, end - PIER_HALF_M, 0, height - ARCH_TOP_BELOW_FLOOR_M) for start, end in design.bays
    ]
    face.wall(0, design.length, 0, height, openings, BRICK, WALL_M)
    for left, right, _, top in openings:
        rise = (right - left) / 2
        face.arch(left, right, height - SPRINGING_BELOW_FLOOR_M - rise, top, BRICK, WALL_M, n=ARCH_FACES, ring=STONE)
        foot, head = (height - below - rise for below in CAPITAL_BELOW_FLOOR_M)
        capital(face, left, -1, foot, head)
        capital(face, right, 1, foot, head)


def capital(face, edge, pier, foot, head):
    """Three courses at an opening's edge, each further out; `pier` is 1 where its pier lies further along, else -1."""
    inner, outer = CAPITAL_DEPTHS_M
    courses = pairwise([foot, *(foot + (head - foot) * share for share in CAPITAL_SHARES), head])
    for (z0, z1), back in zip(courses, CAPITAL_BACK_M, strict=True):
        ends = sorted((edge + pier * CAPITAL_WIDE_M, edge - pier * (CAPITAL_NARROW_M - back)))
        face.box(*ends, inner + back, outer - back, z0, z1, STONE)


def walk(face, design):
    """Ceiling and paving of the walk behind the arches."""
    behind, ceiling = -design.corridor - 0.6, design.arcade_height - CEILING_BELOW_FLOOR_M
    face.flat(0, design.length, behind, -0.5, ceiling, m_stucco((0.62, 0.52, 0.42)))
    face.flat(0, design.length, behind, 0.1, PAVING_Z_M, m_paving((0.34, 0.30, 0.26), 0.6, 0.6, 0.08, 0.4))


def back_wall(face, design, rng):
    """The wall behind the walk; windows and doors take turns."""
    doors = [i % 2 == 1 for i in range(design.bay_count)]
    openings = [
        door_opening(middle) if door else window_opening(middle)
        for middle, door in zip(design.middles, doors, strict=True)
    ]
    plaster, height = m_stucco((0.74, 0.62, 0.48), 0.1), design.arcade_height - CEILING_BELOW_FLOOR_M
    face.wall(0, design.length, 0, height, openings, plaster, BACK_WALL_M, d=-design.corridor - 0.5)
    for (left, right, sill, head), door in zip(openings, doors, strict=True):
        if door:
            face.box(left, right, -design.corridor - 0.7, -design.corridor - 0.62, sill, head, TIMBER)
        else:
            face.window(
                left,
                right,
                sill,
                head,
                d=-design.corridor - 0.65,
                nm=2,
                frame=IRON,
                rng=rng,
                prob=0.9,
                strength=1.3,
                glass=GLASS,
                depth=3.0,
            )


def door_opening(middle):
    """(left, right, sill, head) of a door."""
    return middle - DOOR_HALF_M, middle + DOOR_HALF_M, DOOR_SILL_M, DOOR_HEAD_M


def window_opening(middle):
    """(left, right, sill, head) of a window."""
    return middle - WINDOW_HALF_M, middle + WINDOW_HALF_M, WINDOW_SILL_M, WINDOW_HEAD_M


def lanterns(face, design):
    """One in the middle of every bay, over the walk."""
    foot, head = (design.arcade_height - below for below in LANTERN_BELOW_FLOOR_M)
    for middle in design.middles:
        x, y, z = face.point(middle, LANTERN_DEPTH_M, 0)
        heights = (z + height for height in (foot, head, design.arcade_height - CEILING_BELOW_FLOOR_M))
        lantern(face.polygons, (x, y), *heights)
