"""A shop of Peth Row after its plan: 4.3 by 6.6 metres, a mezzanine over its back half, the street before +y.

What the fitted shop and the bare one share. The front is there for the light and not for the eye, which stands before
it: one sees the shop as from its threshold. No fitting here.
"""

from kit.facade.frame import Frame
from kit.interiors.outlook import daylight_x
from kit.light.lamps import light_area
from kit.materials.surfaces import m_paving, m_plain, m_stucco
from kit.mesh import MeshBuilder

HALF_WIDE, DEEP, HEIGHT = 2.15, 6.6, 4.52
FRONT_WALL, BACK_TO = 0.2, -2.2
MEZZANINE, SOFFIT, UPPER_FLOOR = 3.22, 2.26, 2.42
WINDOW, DOOR = (-0.3, 1.9, 0.45, 4.0), (-1.75, -0.55, 4.0)  # from, to, sill, head; fanlights are in them
TRANSOM = 2.42
PASSAGE = (-2.0, -0.9, 2.1)  # from, to, head
STREET_WIDE, ACROSS_HIGH = 22.8, 11.0


def shell(floor, walls, ceiling, slab, frame, back=None):
    """Walls, ceiling, the slab of the mezzanine, the passage behind, the front."""
    left, right = -HALF_WIDE, HALF_WIDE
    mb = MeshBuilder()
    mb.face([(left, BACK_TO, 0), (right, BACK_TO, 0), (right, DEEP + 3, 0), (left, DEEP + 3, 0)], floor)
    mb.face([(left, BACK_TO, HEIGHT), (left, DEEP, HEIGHT), (right, DEEP, HEIGHT), (right, BACK_TO, HEIGHT)], ceiling)
    mb.box(left - 0.3, BACK_TO - 0.2, HEIGHT + 0.01, right + 0.3, DEEP + FRONT_WALL, HEIGHT + 0.3, ceiling)
    mb.box(left - 0.3, BACK_TO - 0.2, -0.1, left - 0.01, DEEP + FRONT_WALL, HEIGHT, walls)
    mb.box(right + 0.01, BACK_TO - 0.2, -0.1, right + 0.3, DEEP + FRONT_WALL, HEIGHT, walls)
    mb.box(left, BACK_TO - 0.2, 0, right, BACK_TO, HEIGHT, walls)
    for x, turn in ((left, 1), (right, -1)):
        ends = [(x, BACK_TO, 0), (x, DEEP, 0), (x, DEEP, HEIGHT), (x, BACK_TO, HEIGHT)]
        mb.face(ends[::turn], walls)
    mb.box(left, 0.0, SOFFIT, right, MEZZANINE, UPPER_FLOOR - 0.002, slab)
    mb.box(left, BACK_TO, SOFFIT, -0.75, 0.0, UPPER_FLOOR - 0.002, slab)
    mb.obj("shell")
    behind = MeshBuilder()
    wall = Frame(behind, (right, 0.0), (left, 0.0))
    a, b = right - PASSAGE[1], right - PASSAGE[0]
    wall.wall(
        0,
        2 * HALF_WIDE,
        0,
        HEIGHT,
        [(a, b, -0.02, PASSAGE[2]), (a, b, UPPER_FLOOR, UPPER_FLOOR + 1.95)],
        back or walls,
        0.1,
    )
    behind.obj("back wall")
    stair(slab)
    front(walls, frame)


def stair(slab):
    """The flight beyond the passage, going up to the right."""
    mb = MeshBuilder()
    for i in range(9):
        x = -0.60 + 0.25 * i
        mb.box(x, -1.05, 0.0, x + 0.25, -0.12, 0.17 * (i + 1), slab)
    mb.obj("stair")


def front(walls, frame):
    """The shop's front: a tall window and the door's opening under fanlights; it casts its shadow and is not seen."""
    left = -HALF_WIDE
    mb = MeshBuilder()
    openings = [
        (WINDOW[0] - left, WINDOW[1] - left, WINDOW[2], WINDOW[3]),
        (DOOR[0] - left, DOOR[1] - left, -0.02, DOOR[2]),
    ]
    Frame(mb, (left, DEEP), (HALF_WIDE, DEEP)).wall(0, 2 * HALF_WIDE, 0, HEIGHT, openings, walls, FRONT_WALL)
    mb.box(left, DEEP + FRONT_WALL, WINDOW[3], HALF_WIDE, DEEP + FRONT_WALL + 0.02, HEIGHT, walls)
    y = DEEP + 0.08
    a, b, sill, head = WINDOW
    for i in range(4):
        x = a + (b - a - 0.06) * i / 3
        mb.box(x, y, sill, x + 0.06, y + 0.08, head, frame)
    for x in (DOOR[0], DOOR[1] - 0.06):
        mb.box(x, y, 0, x + 0.06, y + 0.08, head, frame)
    mb.box((DOOR[0] + DOOR[1]) / 2 - 0.03, y, TRANSOM, (DOOR[0] + DOOR[1]) / 2 + 0.03, y + 0.08, head, frame)
    for z in (TRANSOM, (TRANSOM + head) / 2, head - 0.06):
        for p, q in ((a, b), DOOR[:2]):
            mb.box(p + 0.06, y + 0.004, z, q - 0.06, y + 0.076, z + 0.06, frame)
    mb.box(a + 0.06, y + 0.004, sill, b - 0.06, y + 0.076, sill + 0.08, frame)
    mb.obj("front").visible_camera = False


def street():
    """What the shop looks out on, seen in its metal and felt in its light: pavement, carriageway, the fronts across."""
    mb = MeshBuilder()
    y = DEEP + FRONT_WALL
    mb.box(-40, y, -0.3, 40, y + 6.0, -0.02, m_paving((0.42, 0.38, 0.33), 0.6, 0.3, 0.1, 0.5))
    mb.box(-40, y + 6.0, -0.4, 40, y + STREET_WIDE - 5, -0.16, m_plain((0.10, 0.10, 0.10), 0.8))
    mb.box(-40, y + STREET_WIDE - 5, -0.3, 40, y + STREET_WIDE, -0.02, m_paving((0.42, 0.38, 0.33), 0.6, 0.3, 0.1, 0.5))
    mb.box(-40, y + STREET_WIDE, -0.3, 40, y + STREET_WIDE + 4, ACROSS_HIGH, m_stucco((0.60, 0.48, 0.36)))
    mb.obj("street").visible_camera = False


def daylight(strength, col=(0.90, 0.94, 1.0)):
    """The sky's light through the front, and a little from where one stands."""
    daylight_x(DOOR[0], WINDOW[1], DEEP + FRONT_WALL, 0.3, 4.0, 95 * strength, col)
    lamp = light_area((0.0, 8.6, 3.0), (4, 2), 9 * strength, (1, 0.96, 0.90), target=(0, 2, 1.4))
    lamp.visible_glossy = False


def railing(metal, handrail, y=MEZZANINE - 0.06, top=UPPER_FLOOR + 1.02):
    """The iron rail of the mezzanine."""
    mb = MeshBuilder()
    for i in range(44):
        x = -HALF_WIDE + 0.05 + i * (2 * HALF_WIDE - 0.1) / 43
        mb.box(x - 0.006, y - 0.006, UPPER_FLOOR, x + 0.006, y + 0.006, top - 0.03, metal)
    mb.box(-HALF_WIDE, y - 0.022, top - 0.03, HALF_WIDE, y + 0.022, top, handrail)
    mb.box(-HALF_WIDE, y - 0.014, UPPER_FLOOR + 0.08, HALF_WIDE, y + 0.014, UPPER_FLOOR + 0.10, metal)
    mb.obj("railing")


def edge_beam(metal, deep=0.26, stiffeners=5):
    """The steel that carries the mezzanine's edge: flanges, web and stiffeners; where its web is, and its middle."""
    z1, y = UPPER_FLOOR + 0.01, MEZZANINE
    mb = MeshBuilder()
    mb.box(-HALF_WIDE, y, z1 - deep, HALF_WIDE, y + 0.11, z1 - deep + 0.018, metal)
    mb.box(-HALF_WIDE, y, z1 - 0.018, HALF_WIDE, y + 0.11, z1, metal)
    mb.box(-HALF_WIDE, y + 0.045, z1 - deep + 0.018, HALF_WIDE, y + 0.060, z1 - 0.018, metal)
    for i in range(stiffeners):
        x = -HALF_WIDE + 0.02 + i * (2 * HALF_WIDE - 0.05) / (stiffeners - 1)
        mb.box(x, y + 0.01, z1 - deep + 0.018, x + 0.012, y + 0.10, z1 - 0.018, metal)
    mb.obj("edge beam")
    return y + 0.060, z1 - deep / 2
