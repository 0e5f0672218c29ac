"""The edge of Meander's balconies from an arm's length, rain letting up: white concrete that swings out in a wave,
panes on it, drops on the bronze rail, the Mula's plain in haze below. One leans out over the 24th floor; out is +y."""

import math
from itertools import pairwise

import bpy

from kit.furniture.curved import curved_sofa, round_chair
from kit.furniture.plants import potplant
from kit.furniture.shapes import at, lathe
from kit.furniture.textiles import curtain
from kit.landscape.planting import put
from kit.landscape.trees import make_tree
from kit.light.lamps import light_area
from kit.materials.cloth import m_linen
from kit.materials.glow import m_lamp
from kit.materials.ground import m_leaf
from kit.materials.joinery import m_boards, m_lime
from kit.materials.material import material
from kit.materials.rain import m_wet_flags
from kit.materials.surfaces import m_plain, m_stucco, m_wood
from kit.mesh import MeshBuilder, place
from kit.rooms.meander.balcony import m_calm_glass
from kit.rooms.meander.river import river_view

CREST, CORNER_FROM = 7.8, 11.7  # along the edge, from the trough one leans out of
SWING, BAND, SLAB_CORNER = 0.3, 1.8, 5.8
STOREY, DROP = 3.25, 82.0
SLAB_TOP, SLAB_FOOT, FLOOR = 0.06, -0.31, -0.03
RAIL_TOP, RAIL_OUT, RAIL_WIDE, RAIL_HIGH = 1.115, -0.07, 0.066, 0.044
PANE, GAP = 1.46, 0.014
FACE_Y = -BAND
NEARER, TURNED = 395.0, -0.95  # how the plain lies before this side of the tower


@material("wet bronze")
def m_wet_bronze(g, col=(0.235, 0.148, 0.080), old=(0.165, 0.104, 0.058)):
    """Bronze under a film of rain, fine beads all over it."""
    p = g.pos()
    cells = g.n("ShaderNodeTexVoronoi", {"Vector": p, "Scale": 330.0, "Randomness": 1.0}, feature="F1")
    beads = g.m("SUBTRACT", 1, g.smooth(cells.outputs["Distance"], 0.10, 0.46))
    beads = g.m("MULTIPLY", beads, g.smooth(g.sep(cells.outputs["Color"])[0], 0.35, 0.5))
    film = g.noise(9, p, 4, 0.6)
    rough = g.m("ADD", 0.12, g.m("MULTIPLY", film, 0.10))
    height = g.m("ADD", g.m("MULTIPLY", beads, 0.5), g.m("MULTIPLY", film, 0.4))
    return g.pbr(col=g.mix(film, old, col), rough=rough, metal=1.0, coat=0.5, nor=g.bump(height, 0.30, 0.0014))


@material("wet white concrete")
def m_wet_white(g, col=(0.82, 0.805, 0.765), wet=(0.68, 0.67, 0.635)):
    """White concrete from smooth forms: blow holes, clouds, and rain that ran over its edge in tongues."""
    p = g.pos()
    x, _, z = g.sep(p)
    cloud, grain, holes = g.noise(2.6, p, 5, 0.6, 0.4), g.noise(210, p, 3, 0.6), g.noise(75, p, 2, 0.5)
    tongue = g.noise(1.0, g.comb(g.m("MULTIPLY", x, 5.5), 0, g.m("MULTIPLY", z, 1.6)), 4, 0.5, 0.6)
    film = g.smooth(g.m("ADD", tongue, g.m("MULTIPLY", cloud, 0.45)), 0.60, 0.86)
    level = g.m("ABSOLUTE", g.sep(g.n("ShaderNodeNewGeometry").outputs["True Normal"])[2])
    film = g.m("MULTIPLY", film, g.m("SUBTRACT", 1, g.m("MULTIPLY", level, 0.85)))
    c = g.mix(film, col, wet)
    c = g.mix(0.5, c, g.ramp(cloud, [(0.3, 0.80), (0.7, 1.04)]), "MULTIPLY")
    c = g.mix(0.16, c, g.ramp(grain, [(0.34, 0.5), (0.62, 1.1)]), "MULTIPLY")
    pit = g.smooth(holes, 0.70, 0.76)
    c = g.mix(g.m("MULTIPLY", pit, 0.55), c, (0.22, 0.215, 0.20))
    height = g.m("SUBTRACT", g.m("ADD", g.m("MULTIPLY", grain, 0.22), g.m("MULTIPLY", cloud, 0.2)), pit)
    rough = g.m("SUBTRACT", 0.46, g.m("MULTIPLY", film, 0.36))
    return g.pbr(col=c, rough=rough, spec=0.5, coat=0.35, nor=g.bump(height, 0.28, 0.004))


@material("wet pane")
def m_wet_pane(g):
    """Glass with a film of rain: mirrors the sky a little, bends it a little."""
    nor = g.bump(g.noise(34, g.vm("MULTIPLY", g.pos(), (1, 1, 0.25)), 3), 0.05, 0.01)
    fresnel = g.n("ShaderNodeFresnel", {"IOR": 1.45, "Normal": nor}).outputs[0]
    mirrored = g.m("MINIMUM", g.m("ADD", 0.03, g.m("MULTIPLY", fresnel, 0.55)), 0.26)
    seen = g.m("SUBTRACT", 1, g.n("ShaderNodeLightPath").outputs["Is Shadow Ray"])
    clear = g.n("ShaderNodeBsdfTransparent", {0: (0.86, 0.93, 0.90)}).outputs[0]
    mirror = g.n("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1), "Roughness": 0.015, "Normal": nor}).outputs[0]
    return g.n("ShaderNodeMixShader", {0: g.m("MULTIPLY", mirrored, seen), 1: clear, 2: mirror}).outputs[0]


@material("lying drop")
def m_lying_drop(g, under=(0.050, 0.042, 0.034), gathered=(0.70, 0.73, 0.71)):
    """A drop on something dark: the sky on its crown, and gathered light at its foot on the side away from it."""
    n = g.n("ShaderNodeNewGeometry").outputs["Normal"]
    away = g.vm("DOT_PRODUCT", n, (-0.70, -0.45, -0.12))
    c = g.mix(g.smooth(away, -0.02, 0.62), under, gathered)
    clear = g.n("ShaderNodeBsdfTransparent", {0: (0.96, 0.97, 0.97)}).outputs[0]
    return g.n("ShaderNodeMixShader", {0: 0.58, 1: clear, 2: g.pbr(col=c, rough=0.03, spec=0.6, coat=0.8)}).outputs[0]


@material("pane drop")
def m_pane_drop(g):
    """A bead on glass: the plain upside down in it, so bright below and dark above."""
    z = g.sep(g.n("ShaderNodeNewGeometry").outputs["Normal"])[2]
    c = g.mix(g.smooth(z, -0.6, 0.6), (0.66, 0.70, 0.68), (0.10, 0.13, 0.11))
    body = g.pbr(col=c, rough=0.04, spec=0.5)
    clear = g.n("ShaderNodeBsdfTransparent", {0: (0.95, 0.97, 0.96)}).outputs[0]
    return g.n("ShaderNodeMixShader", {0: 0.62, 1: clear, 2: body}).outputs[0]


BRONZE = m_wet_bronze()
FRAME = m_plain((0.085, 0.062, 0.042), 0.35, 0.8)
SOFFIT = m_boards((0.34, 0.20, 0.105), 0, 0.1, 2.4, 0.5)


def build(look, rng):
    path = edge_path()
    for storey in (-1, 0, 1):
        with at(0, 0, storey * STOREY):
            slab(path)
            if storey < 1:
                panes(path)
                rail(path)
    face()
    room_behind()
    drops_on_rail(rng)
    drops_on_panes(rng)
    drops_hanging(rng)
    with at(-NEARER * math.sin(-TURNED), -NEARER * math.cos(TURNED), 0, TURNED):
        river_view(rng, DROP, trees=2600, houses=260)
    hills_in_cloud()
    with at(0, 0, FLOOR):
        potplant(4.9, -1.32, 1.35, 6, m_stucco((0.42, 0.39, 0.34)), 0.25, 0.46, "leaf")
    grove(rng)
    light_area((5, 7, -9), (12, 8), 420, (0.93, 1.0, 0.94), target=(5, 0, 3))
    light_area((9, 14, 9), (14, 9), 700, (0.93, 0.98, 0.97), target=(3, 0, 0.5))


def wave(x):
    """How far the edge swings out at `x`: arcs that meet level, as the plan draws them."""
    start, end, low, high = (0.0, CREST, -SWING, SWING) if x < CREST else (CREST, CORNER_FROM, SWING, 0.0)
    half, rise = (end - start) / 2, (high - low) / 2
    radius = (half**2 + rise**2) / (2 * abs(rise))
    near = abs(x - start) <= half
    bulge = radius - math.sqrt(radius**2 - min(half, abs(x - start) if near else abs(end - x)) ** 2)
    return (low if near else high) + math.copysign(bulge, rise if near else -rise)


def edge_path():
    """Points of the edge with their outward normals: the wave, then a quarter round the tower's corner."""
    xs = [-1.5 + 0.06 * i for i in range(int((CORNER_FROM + 1.5) / 0.06) + 1)]
    path = []
    for x in xs:
        slope = (wave(x + 0.01) - wave(x - 0.01)) / 0.02
        long = math.hypot(1, slope)
        path.append((x, wave(x), -slope / long, 1 / long))
    for i in range(1, 61):
        a = math.pi / 2 * i / 60
        s, c = math.sin(a), math.cos(a)
        path.append((CORNER_FROM + SLAB_CORNER * s, -SLAB_CORNER * (1 - c), s, c))
    return path


def spot(x, out):
    """The place on the wave at `x`, moved `out`, with the way its normal turns."""
    slope = (wave(x + 0.01) - wave(x - 0.01)) / 0.02
    long = math.hypot(1, slope)
    return x - slope / long * out, wave(x) + out / long, math.atan(slope)


def swept(mb, path, profile, mat):
    """A profile of (out, z) drawn along the edge."""
    for (ax, ay, au, av), (bx, by, bu, bv) in pairwise(path):
        for (p, z), (q, w) in pairwise(profile):
            mb.face(
                [
                    (ax + au * p, ay + av * p, z),
                    (bx + bu * p, by + bv * p, z),
                    (bx + bu * q, by + bv * q, w),
                    (ax + au * q, ay + av * q, w),
                ],
                mat,
            )


def rounded(out, z, radius, start, steps=4):
    """A quarter of a circle about (out, z), clockwise from `start` quarters past outward."""
    return [
        (out + radius * math.cos(a), z + radius * math.sin(a))
        for a in (math.pi / 2 * (start - i / steps) for i in range(steps + 1))
    ]


def slab(path):
    """The band: a kerb, its face, a groove under it where drops let go, boards behind."""
    white, r = m_wet_white(), 0.014
    profile = [(-0.17, FLOOR), (-0.17, SLAB_TOP - 0.006), *rounded(-r, SLAB_TOP - r, r, 1)]
    profile += rounded(-r, SLAB_FOOT + r, r, 0)
    profile += [(-0.050, SLAB_FOOT), (-0.050, SLAB_FOOT + 0.018), (-0.072, SLAB_FOOT + 0.018), (-0.072, SLAB_FOOT)]
    mb = MeshBuilder()
    swept(mb, path, [*profile, (-0.26, SLAB_FOOT)], white)
    swept(mb, path, [(-0.26, SLAB_FOOT), (-0.26, SLAB_FOOT + 0.02), (-3.0, SLAB_FOOT + 0.02)], SOFFIT)
    swept(mb, path, [(-0.17, FLOOR), (-2.12, FLOOR)], m_wet_flags((0.30, 0.285, 0.255), 0.9, 0.45, 0.06, 0.45, 0.004))
    mb.obj("band")


def panes(path):
    """Glass in a channel on the kerb, a finger's breadth between two panes, their cut ends green."""
    glass, cut = m_wet_pane(), m_plain((0.07, 0.14, 0.11), 0.10)
    channel = [(RAIL_OUT - 0.022, SLAB_TOP - 0.01), (RAIL_OUT - 0.022, SLAB_TOP + 0.028)]
    channel += [(RAIL_OUT + 0.022, SLAB_TOP + 0.028), (RAIL_OUT + 0.022, SLAB_TOP - 0.01)]
    mb = MeshBuilder()
    swept(mb, path, channel, BRONZE)
    gone = [0.0]
    for (ax, ay, *_), (bx, by, *_) in pairwise(path):
        gone.append(gone[-1] + math.hypot(bx - ax, by - ay))
    top, foot = RAIL_TOP - RAIL_HIGH + 0.002, SLAB_TOP + 0.02
    for i, ((ax, ay, au, av), (bx, by, bu, bv)) in enumerate(pairwise(path)):
        fits = gone[i] // PANE == gone[i + 1] // PANE
        k = RAIL_OUT
        p, q = (ax + au * k, ay + av * k), (bx + bu * k, by + bv * k)
        if not fits:
            s = (GAP + 0.004) / (gone[i + 1] - gone[i])
            ex, ey = p[0] + (q[0] - p[0]) * s, p[1] + (q[1] - p[1]) * s
            for x, y in (p, (ex, ey)):
                mb.box(x - 0.0012, y - 0.006, foot, x + 0.0012, y + 0.006, top, cut)
            p = (ex, ey)
        mb.face([(*p, foot), (*q, foot), (*q, top), (*p, top)], glass)
    mb.obj("panes")


def rail(path):
    """One bar of bronze, its arrises rounded."""
    r, a, b = 0.009, RAIL_OUT - RAIL_WIDE / 2, RAIL_OUT + RAIL_WIDE / 2
    foot = RAIL_TOP - RAIL_HIGH
    profile = [(a + r, foot), *rounded(a + r, foot + r, r, 3), *rounded(a + r, RAIL_TOP - r, r, 2)]
    profile += [*rounded(b - r, RAIL_TOP - r, r, 1), *rounded(b - r, foot + r, r, 0), (a + r, foot)]
    mb = MeshBuilder()
    swept(mb, path, profile, BRONZE)
    mb.obj("rail")


def face():
    """The tower's glass behind the balcony, in slim bronze."""
    glass = m_calm_glass()
    mb = MeshBuilder()
    head = STOREY + SLAB_FOOT
    x = -1.5
    while x < CORNER_FROM:
        mb.box(x, FACE_Y - 0.06, FLOOR, x + 0.05, FACE_Y, head, FRAME)
        x += 1.65
    for z in (FLOOR, head - 0.06):
        mb.box(-1.5, FACE_Y - 0.06, z, CORNER_FROM, FACE_Y, z + 0.06, FRAME)
    mb.face(
        [
            (-1.5, FACE_Y - 0.03, FLOOR),
            (CORNER_FROM, FACE_Y - 0.03, FLOOR),
            (CORNER_FROM, FACE_Y - 0.03, head),
            (-1.5, FACE_Y - 0.03, head),
        ],
        glass,
    )
    radius, steps = SLAB_CORNER - BAND, 12
    ring = [
        (CORNER_FROM + radius * math.sin(a), FACE_Y - radius * (1 - math.cos(a)))
        for a in (math.pi / 2 * i / steps for i in range(steps + 1))
    ]
    for (ax, ay), (bx, by) in pairwise(ring):
        mb.face([(ax, ay, FLOOR), (bx, by, FLOOR), (bx, by, head), (ax, ay, head)], glass)
    for x, y in ring[::4]:
        mb.box(x - 0.025, y - 0.03, FLOOR, x + 0.025, y + 0.03, head, FRAME)
    mb.obj("face")


def room_behind():
    """Lamps are lit at noon: a room in warm light, curtains drawn back."""
    wall, head = m_lime((0.50, 0.41, 0.31), 0.04), STOREY + SLAB_FOOT
    mb = MeshBuilder()
    mb.box(-4, -7.2, FLOOR, 15.6, -7.0, head, wall)
    mb.box(-4, -7.0, FLOOR - 0.02, 15.6, FACE_Y - 0.06, FLOOR + 0.012, m_wood((0.40, 0.28, 0.17), axis=0))
    mb.box(-4, -7.0, head - 0.02, 15.6, FACE_Y - 0.06, head + 0.02, m_lime((0.80, 0.76, 0.70), 0.03))
    boards = m_boards((0.36, 0.215, 0.115), 2, 0.14, 2.9, 0.42)
    mb.box(10.4, -7.0, FLOOR, 10.52, FACE_Y - 0.3, head, boards)
    mb.box(-4, -7.0, FLOOR, 10.4, -6.96, head, boards)
    mb.obj("room")
    linen = m_linen((0.70, 0.64, 0.54), 700, 0.3)
    for i, x in enumerate((2.0, 9.2, 10.7)):
        curtain(x, FACE_Y - 0.24, x + 1.0, FACE_Y - 0.24, FLOOR, head - 0.02, linen, 0.10, 0.045, sd=i + 1)
    x, y = 6.3, -2.95
    lathe([(0.14, 0), (0.14, 0.02), (0.010, 0.03), (0.010, 1.45)], FRAME, x, y, FLOOR + 0.012, 24)
    lathe([(0.20, 1.32), (0.15, 1.60)], m_lamp((1, 0.62, 0.30), 2.3), x, y, FLOOR, 40)
    with at(7.1, -3.5, FLOOR + 0.012, 0.9):
        round_chair(m_linen((0.105, 0.165, 0.125), 600, 0.4))
    with at(9.0, -6.2, FLOOR + 0.012, 0.0):
        curved_sofa(2.7, 1.02, 3, m_linen((0.62, 0.57, 0.49), 500, 0.35), ())
    mb = MeshBuilder()
    mb.box(7.3, -6.955, 1.2, 9.5, -6.92, 2.3, m_plain((0.60, 0.54, 0.44), 0.7))
    mb.obj("canvas")
    for x in (1.5, 7.5, 13.0):
        light_area((x, -4.4, head - 0.1), (3.4, 3.0), 84, (1, 0.72, 0.42), rot=(0, 0, 0))


def bead(mat, squash):
    """The mesh of a drop of one metre's radius that lies on z 0."""
    arc = [(math.sin(t), squash * math.cos(t)) for t in (math.pi / 2 * i / 7 for i in range(8))]
    arc = [(max(r, 0.001), z) for r, z in arc[::-1]]
    o = lathe([(0.90, -0.02), *arc], mat, 0, 0, 0, 18)
    mesh = o.data
    bpy.data.objects.remove(o)
    return mesh


def drops_on_rail(rng):
    """Small ones everywhere, large ones where small ones met; fewer are seen the farther one looks."""
    mesh = bead(m_lying_drop(), 0.52)
    lie = []
    for _ in range(3000):
        x = 0.1 + 9.0 * rng.random() ** 2.2
        size = 0.0012 + 0.0064 * rng.random() ** 3.0
        if x > 2.5 and size < 0.0028:
            continue
        across = rng.uniform(-1, 1) * (RAIL_WIDE / 2 - 0.006 - size * 0.4)
        if any(abs(x - a) < (size + s) * 0.95 and abs(across - b) < (size + s) * 0.95 for a, b, s in lie):
            continue
        lie.append((x, across, size))
        px, py, _ = spot(x, RAIL_OUT + across)
        long = rng.uniform(0.92, 1.12 + 60 * size)
        place(mesh, (px, py, RAIL_TOP - 0.0001), rng.uniform(0, 6.28), (size * long, size / long**0.5, size))


def drops_on_panes(rng):
    """Beads on the outer face of the near panes, some with the way they ran."""
    mesh = bead(m_pane_drop(), 0.40)
    for _ in range(3000):
        x = 0.4 + 4.6 * rng.random() ** 1.6
        z = SLAB_TOP + 0.05 + (RAIL_TOP - RAIL_HIGH - SLAB_TOP - 0.07) * rng.random()
        size = 0.0010 + 0.0032 * rng.random() ** 2.6
        px, py, turn = spot(x, RAIL_OUT + 0.0006)
        tall = 1.0 + (rng.uniform(0.5, 2.2) if rng.random() < 0.14 else rng.uniform(0, 0.25))
        place(mesh, (px, py, z), turn, (size, size * tall, size), (-math.pi / 2, 0))


def drops_hanging(rng):
    """Along the foot of the rail and of the bands: drops that are about to let go."""
    mesh = bead(m_pane_drop(), 1.25)
    for count, out, z, far in (
        (150, RAIL_OUT + RAIL_WIDE / 2 - 0.010, RAIL_TOP - RAIL_HIGH, 6.0),
        (90, -0.014, SLAB_FOOT, 8.0),
        (110, -0.014, SLAB_FOOT + STOREY, 9.0),
    ):
        for _ in range(count):
            px, py, turn = spot(0.2 + far * rng.random() ** 1.4, out)
            size = rng.uniform(0.0022, 0.0042)
            place(mesh, (px, py, z + 0.0004), turn, size, (math.pi, 0))


def grove(rng, count=330):
    """Rain trees and neem below, in groups, between the garden and the bank."""
    kinds = [
        make_tree(61 + i, height=9 + 2 * i, radius=4.6 + i, leaves=4000, leaf=0.36, clear=1.8, col=m_leaf(*green))
        for i, green in enumerate(
            (((0.045, 0.085, 0.022), (0.12, 0.17, 0.045)), ((0.06, 0.10, 0.03), (0.16, 0.21, 0.06)))
        )
    ]
    groups = [(rng.uniform(60, 330), rng.uniform(0.75, 1.75), rng.uniform(8, 26)) for _ in range(34)]
    for _ in range(count):
        away, bearing, wide = rng.choice(groups)
        x = away * math.sin(bearing) + rng.gauss(0, wide * 0.5)
        y = away * math.cos(bearing) + rng.gauss(0, wide * 0.5)
        put(rng.choice(kinds), x, y, -DROP - 0.4, scale=rng.uniform(0.6, 1.25), rng=rng)


def hills_in_cloud():
    """In the monsoon nobody sees them; their outline against the sky would show."""
    for o in bpy.context.scene.collection.objects:
        if o.name.startswith("sahyadri"):
            o.hide_render = True
