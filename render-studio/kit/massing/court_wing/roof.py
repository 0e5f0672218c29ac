"""The roof of a courtyard house: corbelled cornice, jaali parapet between piers, terrace, and a room on it."""

from kit.massing.court_wing.design import BRICK, JAALI, STONE
from kit.materials.surfaces import m_stucco

COURSES = (BRICK, BRICK, STONE)
COURSE_M, COURSE_OUT_M = 0.09, 0.06
FIRST_COURSE_BELOW_ROOF_M, CORNICE_OUT_M = (0.22, 0.13), 0.08
PIER_HALF_M, PIER_TOP_M = 0.3, 1.12
PARAPET_FOOT_M, PARAPET_HEAD_M, COPING_TOP_M = 0.08, 0.98, 1.1
PARAPET_M = 0.16
FLANK_TOP_M = 1.0
ROOM_PLACE, ROOM_WIDTH_M, ROOM_DEPTH_M, ROOM_TOP_M = 0.25, 5, 4, 2.9  # the place is a fraction of the length
ROOM_BEFORE_BACK_M = 0.5
EAVE_M, EAVE_BEYOND_ROOM_M, EAVE_THICK_M = 0.4, 0.7, 0.18


def roof(face, design):
    """All that is above the last storey, the wing's back and flanks with it."""
    cornice(face, design)
    parapet(face, design)
    body(face, design)
    roof_room(face, design)


def cornice(face, design):
    """Courses that step out, the last of stone."""
    for i, course in enumerate(COURSES):
        foot, head = (design.roof_height - below + COURSE_M * i for below in FIRST_COURSE_BELOW_ROOF_M)
        face.box(-0.02, design.length + 0.02, -0.2, CORNICE_OUT_M + COURSE_OUT_M * i, foot, head, course)


def parapet(face, design):
    """Brick laid with gaps between piers, under a stone coping."""
    z = design.roof_height
    for start, end in design.bays:
        left, right = start + PIER_HALF_M, end - PIER_HALF_M
        foot, head = z + PARAPET_FOOT_M, z + PARAPET_HEAD_M
        face.jaali(left, right, -0.05, foot, head, JAALI, pattern="square", thick=PARAPET_M)
    for joint in design.joints:
        face.box(*design.around(joint, PIER_HALF_M), -0.3, 0.04, z, z + PIER_TOP_M, BRICK)
    face.box(0, design.length, -0.28, 0.08, z + PARAPET_HEAD_M, z + COPING_TOP_M, STONE)


def body(face, design):
    """Terrace, back and flanks."""
    z, back = design.roof_height, -design.depth
    face.flat(0, design.length, back, -0.3, z + 0.02, m_stucco((0.5, 0.46, 0.42)))
    face.quad(0, design.length, back, 0, z + COPING_TOP_M, BRICK)
    for u in (0, design.length):
        face.side(u, back, -0.02, 0, z + FLANK_TOP_M, BRICK)


def roof_room(face, design):
    """A room on the terrace, under a slab."""
    z, u, back = design.roof_height, design.length * ROOM_PLACE, -design.depth
    near = back + ROOM_BEFORE_BACK_M
    top = z + ROOM_TOP_M
    face.box(u, u + ROOM_WIDTH_M, near, near + ROOM_DEPTH_M, z, top, BRICK)
    slab_end = near + ROOM_DEPTH_M + EAVE_BEYOND_ROOM_M
    face.box(u - EAVE_M, u + ROOM_WIDTH_M + EAVE_M, back, slab_end, top, top + EAVE_THICK_M, STONE)
