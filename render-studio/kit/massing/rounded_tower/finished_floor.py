"""A finished storey of a rounded tower: slab, bay by bay stone or glass with a room, railing and balcony lights."""

import math

from kit.massing.outline import bays, plan_of
from kit.massing.rounded_tower.bay_glazing import glaze
from kit.massing.rounded_tower.bay_room import furnish, room_shell
from kit.massing.rounded_tower.design import SLAB_M
from kit.massing.rounded_tower.railing import railing
from kit.materials.glow import m_room
from kit.materials.surfaces import m_paving
from kit.polygons import Polygons

BAYS_OF_A_ROOM = 2
STONE_PROUD_M = 0.12
CHEEK_BEHIND_M = 0.1
LAMP_OUT_M, LAMP_RADIUS_M, LAMP_UNDER_SLAB_M = 0.95, 0.07, 0.012
LAMP_ANGLES = (0, 1.57, 3.14, 4.71)
BALCONY_LAMP_GRADE = 1.6


def finished_floor(design, variant, rng):
    """The polygons of a storey, its floor at z 0. `rng` chooses who is at home and how they live."""
    floor = Polygons()
    edge = design.slab_edge(variant)
    paving = m_paving((0.45, 0.42, 0.38), 0.6, 0.6)
    floor.prism(plan_of(edge), -SLAB_M, 0, design.slab, top=paving, bottom=design.soffit)
    window_bays = bays(design.outline, design.bay_width)
    room = 0.0
    for bay in window_bays:
        if design.stone(bay):
            stone_bay(floor, design, bay)
            continue
        glaze(floor, design, bay)
        if begins_room(bay):
            room = rng.random()
        room_shell(floor, design, bay, room)
        if bay.straight:
            furnish(floor, design, bay, room, rng)
    if design.railing:
        railing(floor, edge)
        for bay in window_bays:
            if bay.straight and not design.stone(bay):
                balcony_lamp(floor, bay, design.clear_height - LAMP_UNDER_SLAB_M, rng.random())
    return floor


def begins_room(bay):
    """Two bays of a side share a room; every bay of a corner has its own."""
    return bay.index % BAYS_OF_A_ROOM == 0 or not bay.straight


def stone_bay(floor, design, bay):
    """A bay of stone, proud of the glass, with cheeks back to it."""
    floor.upright(*bay.inward(-STONE_PROUD_M), 0, design.clear_height, design.accent)
    for end, normal in ((bay.start, bay.start_normal), (bay.end, bay.end_normal)):
        floor.upright(end - normal * CHEEK_BEHIND_M, end + normal * STONE_PROUD_M, 0, design.clear_height, design.wall)


def balcony_lamp(floor, bay, z, room):
    """A small lamp in the soffit over the middle of a bay."""
    middle = (bay.start + bay.end) / 2 + bay.start_normal * LAMP_OUT_M
    rim = [
        (middle.x + LAMP_RADIUS_M * math.cos(angle), middle.y + LAMP_RADIUS_M * math.sin(angle))
        for angle in LAMP_ANGLES
    ]
    floor.level(rim, z, m_room(0.55, 3.0), (room, BALCONY_LAMP_GRADE, 0))
