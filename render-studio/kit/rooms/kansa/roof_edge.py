"""The edge of Kansa's roof: its outline, the fins that rise past it, a walk of boards that follows it, beds of stone.

x is east, y north, from the middle of the roof; the terrace lies at z 0. No Blender here, but for one material.
"""

import math
from itertools import pairwise

from kit.facade.wall import rect
from kit.massing.outline import Corner, bays, corner_points, fillet, plan_of, round_corner, sample
from kit.materials.joinery import m_parquet
from kit.materials.material import material
from kit.polygons import Polygons

PLAN, CORNER = (48.0, 26.0), 6.0
CORE = (12.0, 6.5)  # half its width, half its depth
FIN_PITCH, FIN, FIN_OUT, FIN_TOP = 1.5, (0.09, 0.42), 0.36, 2.2
HEAD_RAIL = (0.30, 0.46, 2.04, 2.2)  # out from, to; foot, top
UPSTAND, UPSTAND_DEEP = 0.30, 0.26
HANDRAIL, HANDRAIL_IN = 1.12, 0.13
WALK = (0.30, 2.75)  # inward from the outline
BOARD, JOINT, DECK = 0.136, 0.004, 0.02
TURNS = 24  # directions a board's grain may have, to half a turn
EAST_END = 10.0  # nothing is seen east of it

OUTLINE = fillet(rect(*PLAN), CORNER)


@material("parapet pane")
def m_pane(g):
    """A pane that mirrors little even where one looks along it."""
    clear = g.n("ShaderNodeBsdfTransparent", {0: (0.90, 0.945, 0.93)}).outputs[0]
    mirror = g.n("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1), "Roughness": 0.0}).outputs[0]
    return g.n("ShaderNodeMixShader", {0: 0.05, 1: clear, 2: mirror}).outputs[0]


def ring(inset, step=0.4):
    """The outline drawn in by `inset`, as pairs of neighbouring points; the same count for every inset."""
    points = plan_of(sample(OUTLINE, step, lambda *_: -inset))
    return [(a, b) for a, b in pairwise([*points, points[0]])]


def swept(made, insets, mat, step=0.4):
    """A profile of (inset, z) drawn along the edge."""
    rings = [ring(inset, step) for inset, _ in insets]
    for k, ((_, z0), (_, z1)) in enumerate(pairwise(insets)):
        for (a, b), (c, d) in zip(rings[k], rings[k + 1], strict=True):
            if a[0] < EAST_END and math.dist(a, b) > 1e-6:
                made.face([(*a, z0), (*b, z0), (*d, z1), (*c, z1)], mat)


def fins(metal):
    """The building's fins past its roof, as `massing/bronze_fins.py` sets them, and the rail that ties their heads."""
    made = Polygons()
    for bay in bays(OUTLINE, FIN_PITCH, FIN_PITCH):
        foot = bay.start + bay.start_normal * FIN_OUT
        if foot.x < EAST_END:
            made.bar((*foot, -2.4), (*foot, FIN_TOP), FIN[0], FIN[1], metal, up=(*bay.start_normal, 0))
    near, far, low, high = HEAD_RAIL
    swept(made, [(-near, low), (-far, low), (-far, high), (-near, high), (-near, low)], metal)
    return made


def parapet(stone, metal, glass):
    """A low upstand of stone, panes on it, a rail of bronze over them."""
    made = Polygons()
    swept(made, [(-0.2, -0.6), (-0.2, UPSTAND), (UPSTAND_DEEP, UPSTAND), (UPSTAND_DEEP, -0.05)], stone)
    swept(made, [(HANDRAIL_IN, UPSTAND), (HANDRAIL_IN, HANDRAIL - 0.04)], glass)
    half, k = 0.042, HANDRAIL_IN
    rail = [(k - half, HANDRAIL - 0.045), (k - half, HANDRAIL), (k + half, HANDRAIL), (k + half, HANDRAIL - 0.045)]
    swept(made, [*rail, rail[0]], metal)
    return made


def boards(rng, wood):
    """The walk: boards square to the edge, tapering round the corners; what shows in their joints lies below."""
    made = Polygons()
    near, far = (ring(inset, BOARD) for inset in WALK)
    for (a, b), (c, d) in zip(near, far, strict=True):
        wide = math.dist(a, b)
        if a[0] > EAST_END or wide < 1e-3:
            continue
        turn = round(math.atan2(b[1] - a[1], b[0] - a[0]) / math.pi * TURNS) * math.pi / TURNS
        mat = m_parquet(wood, (round(math.cos(turn), 4), round(math.sin(turn), 4)), 0.62, 0.42)
        gap = JOINT / wide / 2
        p, q, r, s = between(a, b, gap), between(a, b, 1 - gap), between(c, d, 1 - gap), between(c, d, gap)
        z = DECK + rng.uniform(-0.0012, 0.0012)
        made.face([(*p, z), (*s, z), (*r, z), (*q, z)], mat, (rng.random(), 0, 0))
        made.face([(*s, z), (*s, z - 0.02), (*r, z - 0.02), (*r, z)], mat, (rng.random(), 0, 0))
    return made


def between(a, b, t):
    """The point `t` of the way from a to b."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def rounded(plan, radii, step=0.22):
    """A counter-clockwise plan with a radius for each corner, as points."""
    points = []
    for i, radius in enumerate(radii):
        first, corner, last = round_corner(plan, i, radius)
        assert isinstance(corner, Corner)
        points += [tuple(first), *plan_of(corner_points(corner, step, lambda *_: 0.0)), tuple(last)]
    return points


def bed(plan, high, stone, soil, wide=0.14):
    """A bed with a wall of stone as high as a bench; `plan` counter-clockwise points."""
    made = Polygons()
    inner = drawn_in(plan, wide)
    for i in range(len(plan)):
        a, b, c, d = plan[i - 1], plan[i], inner[i - 1], inner[i]
        made.upright(a, b, 0, high, stone)
        made.upright(d, c, high - 0.2, high, stone)
        made.level([a, b, d, c], high, stone)
    made.level(inner, high - 0.07, soil)
    return made


def drawn_in(plan, by):
    """The points of a plan moved inward, each square to its neighbours."""
    moved = []
    for i, (x, y) in enumerate(plan):
        (ax, ay), (bx, by_) = plan[i - 1], plan[(i + 1) % len(plan)]
        long = math.hypot(bx - ax, by_ - ay) or 1.0
        moved.append((x - (by_ - ay) / long * by, y + (bx - ax) / long * by))
    return moved


def inside(plan, x, y):
    """Whether (x, y) lies in a plan."""
    odd = False
    for (ax, ay), (bx, by) in pairwise([plan[-1], *plan]):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            odd = not odd
    return odd
