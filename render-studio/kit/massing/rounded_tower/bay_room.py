"""The room that is seen behind the glass of one bay: shell, a piece of furniture, ceiling lights, a curtain.

Colours are (room, brightness, 0): the material of rooms decides by the first whether a room has its light on.
"""

from kit.massing.rounded_tower.bay_glazing import glass_line
from kit.materials.glass import m_sheer
from kit.materials.glow import m_room, shades
from kit.materials.surfaces import m_plain

DEPTH_M, CORNER_DEPTH_M = 4.2, 2.2
CEILING_BELOW_SLAB_M = 0.02
FLOOR_Z_M = 0.01

FURNITURE_BEFORE_WALL_M = 0.6
FURNITURE_HALF_WIDTHS_M = (0.6, 1.1)
FURNITURE_HEIGHTS_M = [0.8, 1.1, 2.1]  # a sofa, a table, a cupboard

CEILING_LIGHT_DEPTHS_M = (1.0, 2.6)
CEILING_LIGHT_PLACES = (0.3, 0.7)  # of the bay's width
CEILING_LIGHT = ((-0.09, -0.09), (0.09, -0.09), (0.09, 0.09), (-0.09, 0.09))  # its corners, in metres
CEILING_LIGHT_BRIGHTNESS = 2.2
LIGHT_BELOW_CEILING_M = 0.02

CURTAINED_SHARE = 0.75
WHOLLY_DRAWN_SHARE = 0.25
WHOLE_WIDTH = (0.02, 0.98)
#: From where to where of a bay a curtain hangs.
CURTAINS = [(0.02, 0.26), (0.74, 0.98), (0.02, 0.2), (0.6, 0.98)]
NARROW_CURTAIN = (0.8, 0.98)
CURTAIN_BEHIND_M, FOLD_M, FOLD_PITCH_M = 0.22, 0.06, 0.11
FEWEST_FOLDS = 6
HEM_Z_M = 0.02


def ceiling_height(design):
    """The room's ceiling over its floor."""
    return design.clear_height - CEILING_BELOW_SLAB_M


def back_wall(bay):
    """The foot of the wall behind the room."""
    return bay.inward(DEPTH_M if bay.straight else CORNER_DEPTH_M)


def room_shell(floor, design, bay, room):
    """Back wall, ceiling and floor, and on every second bay the wall to the neighbours."""
    surface, ceiling = m_room(design.lit), ceiling_height(design)
    near, near_end = glass_line(bay)
    far, far_end = back_wall(bay)
    floor.upright(far, far_end, 0, ceiling, surface, shades(room, 0.5, 0.5, 0.85, 0.85))
    floor.level([near, near_end, far_end, far], ceiling, surface, shades(room, 0.7, 0.7, 0.9, 0.9))
    floor.level([near, far, far_end, near_end], FLOOR_Z_M, surface, shades(room, 0.28, 0.32, 0.32, 0.28))
    if bay.index % 2 == 0:
        floor.upright(near, far, 0, ceiling, surface, shades(room, 0.35, 0.5, 0.85, 0.7))


def furnish(floor, design, bay, room, rng):
    """What stands in the room of a straight bay."""
    furniture(floor, bay, rng)
    ceiling_lights(floor, bay, room, m_room(design.lit), ceiling_height(design) - LIGHT_BELOW_CEILING_M)
    if rng.random() < CURTAINED_SHARE:
        curtain(floor, bay, *curtain_extent(rng), ceiling_height(design))


def furniture(floor, bay, rng):
    """A dark silhouette before the back wall."""
    far, far_end = back_wall(bay)
    middle = (far + far_end) / 2 + bay.normal * FURNITURE_BEFORE_WALL_M
    half = bay.along / bay.width * rng.uniform(*FURNITURE_HALF_WIDTHS_M)
    height = rng.choice(FURNITURE_HEIGHTS_M)
    floor.upright(middle - half, middle + half, 0, height, m_plain((0.10, 0.07, 0.05), 0.7))


def ceiling_lights(floor, bay, room, surface, z):
    """Four square lights in the ceiling."""
    along, out = bay.along / bay.width, bay.normal
    for depth in CEILING_LIGHT_DEPTHS_M:
        for place in CEILING_LIGHT_PLACES:
            middle = bay.start + bay.along * place - out * depth
            corners = [middle + along * x + out * y for x, y in CEILING_LIGHT]
            floor.level(corners, z, surface, (room, CEILING_LIGHT_BRIGHTNESS, 0))


def curtain_extent(rng):
    """From where to where of its bay a curtain hangs, as fractions of the width."""
    last = WHOLE_WIDTH if rng.random() < WHOLLY_DRAWN_SHARE else NARROW_CURTAIN
    return rng.choice([*CURTAINS, last])


def curtain(floor, bay, start, end, top):
    """A sheer curtain in folds, from fraction `start` to `end` of the bay's width."""
    cloth = m_sheer((0.80, 0.74, 0.66), 0.8)
    folds = max(FEWEST_FOLDS, int((end - start) * bay.width / FOLD_PITCH_M))
    creases = [
        bay.start + bay.along * (start + (end - start) * i / folds) - bay.normal * (CURTAIN_BEHIND_M + FOLD_M * (i % 2))
        for i in range(folds + 1)
    ]
    for i in range(folds):
        floor.upright(creases[i], creases[i + 1], HEM_Z_M, top, cloth)
