"""Sagwan's entrance after rain, at dusk: one has come up the drive and stands behind a bowl of flowers. The tower is
the recipe's, its front at y = -9.9; of its ground floor the hall is built here, as one looks into it."""

import math

import bmesh
import bpy

from kit.furniture.bicycle import bicycle
from kit.furniture.brass import urli
from kit.furniture.hall_things import umbrella_stand
from kit.furniture.lettering import words
from kit.furniture.shapes import at, cube, lathe
from kit.landscape.fallen import fallen_leaves, strewn
from kit.landscape.ground import planter, terrain
from kit.landscape.planting import put
from kit.landscape.shrubs import make_hedge, make_shrub
from kit.landscape.street import bench
from kit.landscape.trees import make_frangipani, make_tree
from kit.light.lamps import light_area, light_spot
from kit.massing.fin_tower import fin_tower
from kit.massing.lowrise import lowrise_set, neighbourhood
from kit.materials.glow import m_lamp
from kit.materials.ground import m_lawn, m_leaf
from kit.materials.lane import m_rained_flags
from kit.materials.surfaces import m_plain, m_stone
from kit.mesh import MeshBuilder
from kit.rooms.sagwan.entrance_hall import BRASS, hall

CANOPY = dict(half=7.0, front=-18.4, soffit=4.39)
BASALT = m_stone((0.16, 0.152, 0.145), 0.9, 0.3, 0.25, 0.4)
LOW_WALL = (-8.6, -24.25, -4.25, -23.70)
LOW_HIGH = 0.50


def build(look, rng):
    fin_tower((0, 0), w=23.4, d=19.8, floors=22, seed=1, lit=0.5)
    clear_ground_floor("fin_tower1")
    corner_piers()
    hall(rng)
    ground()
    canopy()
    beds(rng)
    left_there(rng)
    foreground(rng)
    around(rng)


def clear_ground_floor(name):
    """Take the glass and the painted rooms out of the tower's foot, where the hall will be."""
    mesh = bpy.data.objects[name].data
    bm = bmesh.new()
    bm.from_mesh(mesh)
    inside = []
    for face in bm.faces:
        x, y, z = face.calc_center_median()
        if abs(x) < 9.9 and -8.6 < y < 8.6 and z < 7.3:
            inside.append(face)
    bmesh.ops.delete(bm, geom=inside, context="FACES")
    bm.to_mesh(mesh)
    bm.free()


def corner_piers():
    """Stone before the inner faces of the corner piers, where two boxes of the tower lie in one plane and go black."""
    stone = m_stone((0.60, 0.54, 0.46), 1.8, 0.85, 0.06, 0.55)
    mb = MeshBuilder()
    for s in (-1, 1):
        a, b = sorted((s * 10.81, s * 10.785))
        mb.box(a, -9.89, 0.0, b, -8.98, 22.0, stone)
        a, b = sorted((s * 11.69, s * 10.785))
        mb.box(a, -9.01, 0.0, b, -8.98, 22.0, stone)
    mb.obj("corner piers")


def ground():
    """Flags before the tower, a drive of setts under the canopy, a kerb of basalt between."""
    flags = m_rained_flags((0.36, 0.315, 0.26), 1.2, 0.6, 0.09, 0.62)
    setts = m_rained_flags((0.20, 0.185, 0.17), 0.22, 0.11, 0.18, 0.5, 0.006)
    mb = MeshBuilder()
    mb.box(-60, -60, -0.4, 60, -17.2, 0.0, flags)
    mb.box(-60, -17.2, -0.4, 60, -12.2, -0.012, setts)
    for y in (-17.2, -12.4):
        mb.box(-60, y, -0.3, 60, y + 0.2, 0.004, BASALT)
    mb.box(-60, -12.2, -0.4, 60, 12, 0.0, flags)
    mb.box(-6.4, -11.6, 0.0, 6.4, -7.2, 0.12, m_rained_flags((0.44, 0.39, 0.325), 1.2, 0.6, 0.07, 0.3))
    mb.obj("forecourt")


def canopy():
    """Light from the teak soffit, brass letters on its edge, a chain that leads rain into a bowl."""
    for x in (-4.5, -1.5, 1.5, 4.5):
        for y in (-12.1, -14.9):
            light_spot((x, y, 4.32), 420, (1, 0.66, 0.36), up=False, angle=118)
    for x in (1.2, 2.93, 4.7):
        light_spot((x, -9.0, 4.3), 260, (1, 0.68, 0.38), up=False, angle=80)
    light_area((0, -13.4, 0.5), (12, 6), 60, (1, 0.62, 0.32), rot=(math.pi, 0, 0)).visible_glossy = False
    words("SAGWAN", -4.6, CANOPY["front"] - 0.012, 4.575, 0.27, m_lamp((1, 0.70, 0.40), 1.7), proud=0.02, spacing=1.5)
    x, y = -5.1, CANOPY["front"] + 0.25
    z = 4.34
    while z > 0.55:
        cup = [(0.012, 0.0), (0.030, 0.03), (0.052, 0.10), (0.055, 0.11), (0.048, 0.10), (0.010, 0.03)]
        lathe(cup, BRASS, x, y, z - 0.15, 20)
        z -= 0.155
    bowl = [(0.001, 0), (0.26, 0), (0.40, 0.12), (0.46, 0.30), (0.47, 0.34), (0.42, 0.34), (0.38, 0.24)]
    lathe([*bowl, (0.001, 0.22)], BASALT, x, y, 0.0, 48)
    lathe([(0.405, 0.305), (0.001, 0.305)], m_plain((0.02, 0.024, 0.026), 0.02, 0.0, 0.7), x, y, 0.0)


def beds(rng):
    """Planted beds on both sides of the drive, frangipani in them, a bench before the left one."""
    green = m_leaf((0.04, 0.09, 0.022), (0.12, 0.19, 0.05), 0.4, 0.35)
    pale = m_leaf((0.07, 0.12, 0.035), (0.22, 0.27, 0.09), 0.45, 0.35)
    white = m_leaf((0.10, 0.16, 0.05), (0.60, 0.58, 0.46), 0.6, 0.3)
    shrubs = [make_shrub(361 + i, 0.6, 0.75, 3000, 0.05, c) for i, c in enumerate((green, pale, green, white))]
    frangi = [make_frangipani(371, 3.6), make_frangipani(372, 4.2)]
    mb = MeshBuilder()
    for x0, y0, x1, y1 in ((-16, -11.8, -7.2, -10.2), (7.2, -11.8, 16, -10.2), (-17, -22, -9.4, -17.8)):
        z = planter(mb, x0, y0, x1, y1, 0, 0.45, BASALT)
        x = x0 + 0.5
        while x < x1 - 0.3:
            y = y0 + 0.5
            while y < y1 - 0.3:
                kind = shrubs[int(x * 1.3 + y) % 4]
                put(kind, x + rng.uniform(-0.15, 0.15), y, z - 0.05, scale=rng.uniform(0.7, 1.15), rng=rng)
                y += 0.7
            x += 0.7
    z = planter(mb, 9.4, -22, 17, -17.8, 0, 0.45, BASALT)
    for i in range(26):
        put(shrubs[i % 4], rng.uniform(9.8, 16.5), rng.uniform(-21.6, -18.2), z, scale=rng.uniform(0.7, 1.2), rng=rng)
    bench(mb, -8.6, -16.3, 0, 2.2, axis=1)
    mb.obj("beds")
    for i, (x, y, size) in enumerate(
        ((-12.2, -19.6, 1.15), (-10.6, -10.9, 0.95), (11.4, -19.4, 1.1), (10.2, -10.9, 0.9))
    ):
        put(frangi[i % 2], x, y, 0.4, rot=1.3 * i, scale=size)
        light_spot((x + 0.5, y - 0.5, 0.5), 60, (1, 0.68, 0.38), up=True, angle=75)


def left_there(rng):
    """Umbrellas by the door, a bicycle on its stand, a paper on the bench."""
    with at(0.95, -8.95, 0.12):
        umbrella_stand(0, 0, ((0.04, 0.07, 0.10), (0.30, 0.06, 0.03), (0.05, 0.09, 0.06)), 0.58, 0.15)
    with at(1.2, -19.6, 0, math.radians(197)):
        bicycle(m_plain((0.03, 0.065, 0.055), 0.3))
    paper = m_plain((0.66, 0.63, 0.56), 0.85)
    with at(-8.6, -16.6, 0.472, 0.35):
        cube(-0.15, -0.20, 0, 0.15, 0.20, 0.012, paper, 0.003)
    fallen_leaves(rng, strewn(rng, [(-9, -25, 9, -17.4, 0.002), (-9, -25, -3, -18, 0.002)], 420, 1.0), (0.06, 0.12))


def foreground(rng):
    """A low wall of basalt with a brass bowl of marigolds, leaves over its end."""
    x0, y0, x1, y1 = LOW_WALL
    mb = MeshBuilder()
    coping = m_rained_flags((0.30, 0.28, 0.25), 1.35, 5, 0.08, 0.7)
    mb.box(x0, y0, -0.2, x1, y1, LOW_HIGH - 0.07, m_stone((0.15, 0.143, 0.135), 0.44, 0.145, 0.35, 0.45))
    mb.box(x0 - 0.04, y0 - 0.05, LOW_HIGH - 0.07, x1 + 0.05, y1 + 0.05, LOW_HIGH, coping)
    mb.obj("low wall")
    urli(-5.0, -24.0, LOW_HIGH, 0.30, 3)
    fallen_leaves(
        rng, [(x, y, LOW_HIGH + 0.002) for x, y in ((-4.4, -24.1), (-5.75, -23.9), (-6.1, -24.15))], (0.09, 0.13)
    )
    broad = make_shrub(381, 0.6, 0.8, 2400, 0.055, m_leaf((0.035, 0.08, 0.02), (0.10, 0.17, 0.04), 0.35, 0.35))
    for x, y, s in ((-8.2, -23.1, 1.15), (-7.3, -23.1, 1.0), (-6.6, -23.1, 0.75)):
        put(broad, x, y, 0, scale=s, rng=rng)


def around(rng):
    """Lawns, a hedge, old trees in the last light, the quarter's roofs."""
    mb = MeshBuilder()
    for s in (-1, 1):
        a, b = sorted((s * 17.5, s * 120))
        mb.box(a, -60, -0.4, b, 160, 0.05, m_lawn((0.05, 0.09, 0.025)))
    mb.obj("lawns")
    hedge = make_hedge(391, 2.0, 0.8, 1.5, 4200, 0.06)
    for s in (-1, 1):
        for i in range(14):
            put(hedge, s * (18.5 + 2 * i), 6, 0, rot=0)
    big = [
        make_tree(395 + i, height=13, radius=7.5, clear=4.5, leaves=40000, leaf=0.16, umbrella=True, trunk=0.35)
        for i in range(2)
    ]
    for i, (x, y, s) in enumerate(
        (
            (-24, -3, 0.9),
            (-33, 10, 1.1),
            (-20, 18, 1.0),
            (-46, -6, 1.0),
            (25, -1, 0.95),
            (35, 12, 1.1),
            (21, 20, 1),
            (48, 0, 1),
        )
    ):
        put(big[i % 2], x, y, 0, scale=s, rng=rng)
    for x0, x1 in ((-190, -60), (60, 190)):
        neighbourhood(rng, lowrise_set(0.3, 1), big, x0, 30, x1, 220)
    terrain(-0.6)
