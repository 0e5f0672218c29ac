"""The glass railing along a slab's edge, where that is wide enough to stand on."""

from mathutils import Vector

from kit.materials.glass import m_glass
from kit.materials.surfaces import m_plain

BEHIND_EDGE_M = 0.07
NARROWEST_BALCONY_M = 0.9
SHORTEST_PANE_M = 0.02
PANE_FOOT_M, PANE_TOP_M = 0.04, 1.08
HANDRAIL_TOP_M, HANDRAIL_DEPTH_M = 1.12, 0.05
#: Neighbours nearer than this give no direction.
SAME_POINT_M = 1e-6


def railing(floor, edge):
    """Panes and handrail on the edge, from each of its points to the next; none before narrow ledges."""
    glass, metal = m_glass((0.88, 0.95, 0.93), 0.0, 0.0), m_plain((0.10, 0.09, 0.085), 0.3, 0.9)
    posts = [post(edge, i) for i in range(len(edge))]
    for i in range(len(edge)):
        (a, a_normal), (b, b_normal) = posts[i - 1], posts[i]
        if max(edge[i - 1].depth, edge[i].depth) < NARROWEST_BALCONY_M or (b - a).length < SHORTEST_PANE_M:
            continue
        floor.upright(a, b, PANE_FOOT_M, PANE_TOP_M, glass)
        handrail(floor, a, b, a - a_normal * HANDRAIL_DEPTH_M, b - b_normal * HANDRAIL_DEPTH_M, metal)


def post(edge, i):
    """Where the railing stands at point `i` of the edge, and the outward normal there."""
    before, after = (Vector(edge[j % len(edge)][:2]) for j in (i - 1, i + 1))
    along = after - before
    normal = Vector((along.y, -along.x)).normalized() if along.length > SAME_POINT_M else Vector((0, 0))
    return Vector(edge[i][:2]) - normal * BEHIND_EDGE_M, normal


def handrail(floor, a, b, a_behind, b_behind, metal):
    """Top, front and back of the handrail from a to b."""
    floor.level([a, b, b_behind, a_behind], HANDRAIL_TOP_M, metal)
    floor.upright(a, b, PANE_TOP_M, HANDRAIL_TOP_M, metal)
    back = [
        (*a_behind, PANE_TOP_M),
        (*a_behind, HANDRAIL_TOP_M),
        (*b_behind, HANDRAIL_TOP_M),
        (*b_behind, PANE_TOP_M),
    ]
    floor.face(back, metal)
