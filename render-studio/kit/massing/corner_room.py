"""The room behind the last windows of two fronts: lit from both sides, without a wall behind either's glass."""

from kit.materials.glow import m_room, shades
from kit.materials.surfaces import m_plain

GLASS_M = 0.66  # how far behind the wall's face the room begins
BEYOND_MIDDLE_M = 2.0  # from the middle of the last bay to the next room
FLOOR, CEILING = 0.3, 3.30


def corner_room(front, bay, bay_round, room, lit):
    """The room at the start of `front`, whose bays are `bay` wide; round the corner they are `bay_round` wide."""
    u0, u1, d0, d1 = GLASS_M, bay / 2 + BEYOND_MIDDLE_M, -GLASS_M, -bay_round / 2 - BEYOND_MIDDLE_M
    wall = m_room(lit, 1.0)
    front.quad(u0, u1, d1, FLOOR, CEILING, wall, shades(room, 0.5, 0.5, 0.85, 0.85))
    front.side(u1, d1, d0, FLOOR, CEILING, wall, shades(room, 0.5, 0.4, 0.75, 0.85))
    front.flat(u0, u1, d1, d0, CEILING, wall, shades(room, 0.72, 0.72, 0.9, 0.9))
    front.flat(u0, u1, d1, d0, FLOOR + 0.01, wall, shades(room, 0.3, 0.3, 0.34, 0.34))
    for d in (-1.6, -3.0):
        front.flat(u0 + 0.3, u1 - 0.3, d - 0.06, d + 0.06, CEILING - 0.07, wall, (room, 2.2, 0))
    front.box(u0 + 0.7, u0 + 2.4, -2.6, -1.8, 1.00, 1.04, m_plain((0.5, 0.42, 0.32), 0.7))
    front.box(u0 + 0.8, u0 + 0.9, -2.5, -1.9, FLOOR, 1.00, m_plain((0.1,) * 3, 0.7))
    front.box(u1 - 0.42, u1 - 0.02, -3.2, -1.8, FLOOR, FLOOR + 1.9, m_plain((0.25, 0.16, 0.09), 0.7))
