"""The crown of a finished rounded tower: roof, parapet, core and plant room, and a pergola with a line of light."""

from itertools import pairwise

from mathutils import Vector

from kit.massing.outline import plan_of, sample
from kit.materials.glow import m_lamp
from kit.polygons import Polygons

ROOF_SLAB_M = 0.5
PARAPET_M = 0.9
PARAPET_INNER = 0.985  # the inner face's distance from the middle, of the outer one's
CORE_TOP_M, PLANT_TOP_M = 4.6, 7.2
PLANT_WIDTH, PLANT_DEPTH = 0.5, 0.6  # of the core's
OUTLINE_STEP_M = 0.5
PERGOLA_FOOT_M, PERGOLA_TOP_M = 4.7, 5.15
PERGOLA_REACH = 0.86  # of the outline's distance from the middle
POINTS_OF_A_POST, POST_REACH, POST_HALF_M = 9, 0.97, 0.2
LIGHT_FOOT_M, LIGHT_TOP_M = 4.45, 4.66
LIGHT_REACH, LIGHT_INSET = 0.85, 0.99


def crown(design):
    """The polygons of the crown, its roof at z 0."""
    top = Polygons()
    edge = plan_of(design.slab_edge(0))
    outline = plan_of(sample(design.outline, OUTLINE_STEP_M))
    top.prism(edge, -ROOF_SLAB_M, 0.0, design.slab, bottom=design.soffit)
    parapet(top, edge, design.slab)
    middle, (half_width, half_depth) = middle_of(design.plan), design.core
    block(top, middle, half_width, half_depth, 0, CORE_TOP_M, design.accent)
    block(top, middle, half_width * PLANT_WIDTH, half_depth * PLANT_DEPTH, CORE_TOP_M, PLANT_TOP_M, design.wall)
    pergola(top, scaled(outline, PERGOLA_REACH), design)
    light_line(top, scaled(scaled(outline, LIGHT_REACH), LIGHT_INSET))
    return top


def middle_of(plan):
    """The middle of a plan's corners."""
    return sum((Vector(corner) for corner in plan), Vector((0, 0))) / len(plan)


def scaled(plan, factor):
    """A plan drawn in towards the origin."""
    return [(x * factor, y * factor) for x, y in plan]


def block(top, middle, half_width, half_depth, z0, z1, material):
    """A box about the middle."""
    x, y = middle
    top.box(x - half_width, y - half_depth, z0, x + half_width, y + half_depth, z1, material)


def parapet(top, edge, material):
    """Outer face, inner face and coping from each point of the edge to the next."""
    inner = scaled(edge, PARAPET_INNER)
    for i in range(len(edge)):
        a, b, a_inner, b_inner = edge[i - 1], edge[i], inner[i - 1], inner[i]
        top.upright(a, b, 0, PARAPET_M, material)
        top.face([(*a_inner, 0), (*a_inner, PARAPET_M), (*b_inner, PARAPET_M), (*b_inner, 0)], material)
        top.level([a, b, b_inner, a_inner], PARAPET_M, material)


def pergola(top, ring, design):
    """A flat roof on posts."""
    top.prism(ring, PERGOLA_FOOT_M, PERGOLA_TOP_M, design.slab, bottom=design.soffit)
    for x, y in ring[::POINTS_OF_A_POST]:
        x, y = x * POST_REACH, y * POST_REACH
        top.box(x - POST_HALF_M, y - POST_HALF_M, 0, x + POST_HALF_M, y + POST_HALF_M, PERGOLA_FOOT_M, design.slab)


def light_line(top, ring):
    """A band of light under the pergola."""
    for a, b in pairwise([ring[-1], *ring]):
        top.upright(a, b, LIGHT_FOOT_M, LIGHT_TOP_M, m_lamp((1, 0.68, 0.36), 5.0))
