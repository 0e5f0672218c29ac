"""The entrance hall under a rounded tower: glass and stone, desk and pendants inside, piers and lamps outside."""

from kit.massing.outline import bays
from kit.massing.rounded_tower.design import SLAB_M
from kit.materials.glass import m_glass
from kit.materials.glow import m_lamp, m_room, shades
from kit.materials.surfaces import m_marble, m_wood
from kit.polygons import Polygons

BAY_M = 4.2
SET_BACK_M, DEPTH_M = 1.6, 7.5
TRANSOM_M = 3.2
ROOM = 0.5
CEILING_BELOW_M, FLOOR_Z_M = 0.05, 0.03
DESK_BEFORE_WALL_M, DESK_HALF_M, DESK_HEIGHT_M = 2.2, (0.5, 0.25), 1.05
PENDANTS_BEHIND_GLASS_M, PENDANT_PITCH_M = 2.5, 0.45
PENDANT_HANGS_M, PENDANT_HEIGHT_STEP_M = (1.4, 1.15), 0.35
PENDANT_RADIUS_M, LAMP_SIDES = 0.16, 10
PIER_HALF_M, PIER_BEHIND_M = 0.4, 0.35
BAYS_OF_A_PIER = 2
DOWNLIGHT_RADIUS_M, DOWNLIGHT_UNDER_M = 0.13, (0.06, 0.02)
DOWNLIGHT_INSET = 0.4  # metres along the sum of the bay's two normals


def hall(design):
    """The polygons of the hall, the ground at z 0."""
    ground = Polygons()
    height = design.hall_height - SLAB_M
    for bay in bays(design.outline, BAY_M):
        if is_open(bay):
            glass_front(ground, design, bay, height)
            inside(ground, bay, height)
        else:
            ground.upright(*bay.inward(SET_BACK_M), 0, height, design.accent)
        if bay.index % BAYS_OF_A_PIER == 0:
            pier(ground, bay, height, design.slab)
        downlight(ground, bay, height)
    return ground


def is_open(bay):
    """The front and the back are glass but for their ends; corners and flanks are stone."""
    return bay.straight and bay.edge % 2 == 0 and bay.index not in (0, bay.count - 1)


def glass_front(ground, design, bay, height):
    """Glass with two mullions and a transom at door height."""
    start, end = bay.inward(SET_BACK_M)
    ground.upright(start, end, 0, height, m_glass((0.85, 0.88, 0.86), 0.06))
    for foot in (start, (start + end) / 2):
        ground.bar((*foot, 0), (*foot, height), 0.08, 0.2, design.frame, up=(*bay.start_normal, 0))
    ground.bar((*start, TRANSOM_M), (*end, TRANSOM_M), 0.1, 0.08, design.frame)


def inside(ground, bay, height):
    """Lit walls and ceiling, a marble floor, a desk and three pendants."""
    start, end = bay.inward(SET_BACK_M)
    far, far_end = bay.inward(DEPTH_M)
    surface, ceiling = m_room(1.0, 1.5), height - CEILING_BELOW_M
    ground.upright(far, far_end, 0, height, surface, shades(ROOM, 0.55, 0.55, 0.8, 0.8))
    ground.level([start, end, far_end, far], ceiling, surface, shades(ROOM, 0.7, 0.7, 0.9, 0.9))
    ground.level([start, far, far_end, end], FLOOR_Z_M, m_marble((0.6, 0.55, 0.48)))
    desk(ground, (far + far_end) / 2 + bay.start_normal * DESK_BEFORE_WALL_M)
    pendants(ground, (start + end) / 2 - bay.start_normal * PENDANTS_BEHIND_GLASS_M, height)


def desk(ground, middle):
    """A wooden desk."""
    half_width, half_depth = DESK_HALF_M
    near = (middle.x - half_width, middle.y - half_depth, 0)
    ground.box(*near, middle.x + half_width, middle.y + half_depth, DESK_HEIGHT_M, m_wood((0.25, 0.12, 0.05)))


def pendants(ground, middle, height):
    """Three lamps in a row, each lower than the one before."""
    hangs, above = PENDANT_HANGS_M
    for i in range(3):
        x, lower = middle.x + (i - 1) * PENDANT_PITCH_M, PENDANT_HEIGHT_STEP_M * i
        z0, z1 = height - hangs - lower, height - above - lower
        ground.cyl(x, middle.y, z0, z1, PENDANT_RADIUS_M, m_lamp((1, 0.66, 0.34), 10.0), LAMP_SIDES)


def pier(ground, bay, height, material):
    """A square pier that carries the tower."""
    middle = bay.start - bay.start_normal * PIER_BEHIND_M
    near = (middle.x - PIER_HALF_M, middle.y - PIER_HALF_M, 0)
    ground.box(*near, middle.x + PIER_HALF_M, middle.y + PIER_HALF_M, height, material)


def downlight(ground, bay, height):
    """A lamp in the soffit before the glass."""
    middle = (bay.start + bay.end) / 2 - (bay.start_normal + bay.end_normal) * DOWNLIGHT_INSET
    foot, head = DOWNLIGHT_UNDER_M
    lamp = m_lamp((1, 0.68, 0.36), 16.0)
    ground.cyl(middle.x, middle.y, height - foot, height - head, DOWNLIGHT_RADIUS_M, lamp, LAMP_SIDES)
