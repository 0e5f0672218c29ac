"""A storey of a rounded tower under construction: slab, columns, edge protection."""

from kit.massing.outline import bays, plan_of
from kit.massing.rounded_tower.design import SLAB_M
from kit.materials.surfaces import m_plain, m_stucco
from kit.polygons import Polygons

COLUMN_PITCH_M = 6.6
#: How far inside the outline the rows of columns stand, and a column's width along the edge and depth.
OUTER_ROW_M, OUTER_COLUMN_M = 0.45, (0.75, 0.35)
INNER_ROW_M, INNER_COLUMN_M = 6.5, (0.35, 0.8)
RAIL_HEIGHTS_M, RAIL_M = (0.5, 1.05), 0.045
POST_HEIGHT_M, POST_M = 1.1, 0.05
EDGE_POINTS_OF_A_POST = 6
#: The rails stand this much nearer to the tower's middle than the slab's edge.
RAIL_INSET = 0.995


def concrete():
    """The concrete of a bare frame."""
    return m_stucco((0.47, 0.45, 0.42), 0.22)


def columns(design):
    """Foot, outward normal, width and depth of every column: an outer and an inner row along the straight sides."""
    for bay in bays(design.outline, COLUMN_PITCH_M):
        if bay.straight:
            yield bay.start - bay.start_normal * OUTER_ROW_M, bay.start_normal, *OUTER_COLUMN_M
            yield bay.start - bay.start_normal * INNER_ROW_M, bay.start_normal, *INNER_COLUMN_M


def bare_floor(design, variant):
    """The polygons of a storey, its floor at z 0."""
    floor = Polygons()
    edge = plan_of(design.slab_edge(variant))
    floor.prism(edge, -SLAB_M, 0, concrete())
    for foot, normal, width, depth in columns(design):
        floor.bar((*foot, 0), (*foot, design.clear_height), width, depth, concrete(), up=(*normal, 0))
    edge_protection(floor, [(x * RAIL_INSET, y * RAIL_INSET) for x, y in edge])
    return floor


def edge_protection(floor, line):
    """Yellow rails on posts, so that nobody falls."""
    yellow = m_plain((0.75, 0.55, 0.06), 0.5)
    for i, point in enumerate(line):
        before = line[i - 1]
        for z in RAIL_HEIGHTS_M:
            floor.bar((*before, z), (*point, z), RAIL_M, RAIL_M, yellow)
        if i % EDGE_POINTS_OF_A_POST == 0:
            floor.bar((*before, 0), (*before, POST_HEIGHT_M), POST_M, POST_M, yellow)
