"""What Kansa's fitted floor and the bare one have alike: concrete, glass, fins, the light of three sides."""

import math

from kit.interiors.outlook import daylight_y
from kit.light.lamps import light_area
from kit.massing.bronze_fins import ALUMINIUM
from kit.materials.concrete import m_cast
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder, place, to_mesh
from kit.rooms.kansa import storey

FLOOR_OVER_STREET = 43.6  # the ninth floor
CONCRETE = m_cast((0.53, 0.515, 0.485))
FIN_METAL = m_plain(ALUMINIUM, 0.32, 0.85)
FRAME = m_plain((0.075, 0.058, 0.042), 0.38, 0.7)


def shell(floor, z):
    """Frame, fins and glass, with `floor` at height `z`."""
    for polygons, name in (
        (storey.frame(CONCRETE), "frame"),
        (storey.fins(FIN_METAL), "fins"),
        (storey.glazing(FRAME), "glazing"),
    ):
        place(to_mesh(polygons, name))
    mb = MeshBuilder()
    edge = ((-0.3, -0.3), (storey.LONG, -0.3), (storey.LONG, storey.DEEP + 0.3), (-0.3, storey.DEEP + 0.3))
    mb.face([(*p, z) for p in edge], floor)
    mb.obj("floor")


def daylight(strength):
    """Soft light of the sky through the glass on three sides."""
    head = storey.SOFFIT - 0.3
    daylight_y(0, storey.DEEP, 0, 0.1, head, 260 * strength, -1, (0.86, 0.91, 1.0))
    for y, turn in ((-0.35, math.pi / 2), (storey.DEEP + 0.35, -math.pi / 2)):
        size = (storey.LONG, head - 0.1)
        lamp = light_area((storey.LONG / 2, y, head / 2), size, 330 * strength, (0.88, 0.92, 1.0), rot=(turn, 0, 0))
        lamp.visible_glossy = False
