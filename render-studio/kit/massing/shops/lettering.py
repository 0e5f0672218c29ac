"""Words as sign painters set them: flat, in a typeface of the house's, as bold as the sign needs.

The strokes of its typefaces overlap and cross themselves: what has a stroke round it is filled, however many.
"""

from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt, interpolate_bezier

from kit.massing.shops.names import is_devanagari
from kit.mesh import MeshBuilder

FONTS = Path(__file__).resolve().parents[4] / "apps" / "web" / "fonts"
SERIF, SANS, MARATHI = (
    FONTS / name for name in ("newsreader-display.woff2", "instrument-sans.woff2", "share-strong-devanagari.ttf")
)
#: The height of capitals, and of the line Devanagari hangs from, as a share of Blender's size.
CAPITALS = {SERIF: 0.707, SANS: 0.689, MARATHI: 0.442}
#: By how much of its size a stroke grows on either side: the house's serif is a hairline from across the street.
BOLDER = {SERIF: 0.014, SANS: 0.008, MARATHI: 0.0}
CORNERS_OF_A_CURVE = 5
CLOSE = 1e-6


def words(text, capitals, material, sans=False):
    """A mesh of `text`, centred over its foot, facing +z and reading along +x; its capitals are so many metres high."""
    typeface = MARATHI if is_devanagari(text) else SANS if sans else SERIF
    size = capitals / CAPITALS[typeface]
    rings = [bolder(ring, BOLDER[typeface] * size) for ring in outlines(text, typeface, size)]
    points = [point for ring in rings for point in ring]
    edges, first = [], 0
    for ring in rings:
        edges += [(first + i, first + (i + 1) % len(ring)) for i in range(len(ring))]
        first += len(ring)
    corners, _, triangles, *_ = delaunay_2d_cdt(points, edges, [], 0, CLOSE)
    mb = MeshBuilder()
    for triangle in np.array(triangles)[filled(np.array(corners)[triangles].mean(axis=1), rings)]:
        mb.face([(*corners[i], 0.0) for i in triangle], material)
    return mb.mesh(text)


def outlines(text, typeface, size):
    """The outlines of the strokes and of what they leave open, as rings of points."""
    curve = bpy.data.curves.new(text, "FONT")
    curve.font = bpy.data.fonts.load(str(typeface), check_existing=True)
    curve.body, curve.size, curve.align_x = text, size, "CENTER"
    curve.space_character = 1.0 if is_devanagari(text) else 1.04
    holder = bpy.data.objects.new(text, curve)
    bpy.context.scene.collection.objects.link(holder)
    rings = [ring_of(spline) for spline in holder.to_curve(bpy.context.evaluated_depsgraph_get()).splines]
    bpy.data.objects.remove(holder)
    return [ring for ring in rings if len(ring) > 2]


def ring_of(spline):
    """The outline of a spline, without points that lie on each other."""
    nodes, found = spline.bezier_points, []
    for i, start in enumerate(nodes):
        end = nodes[(i + 1) % len(nodes)]
        for point in interpolate_bezier(start.co, start.handle_right, end.handle_left, end.co, CORNERS_OF_A_CURVE)[:-1]:
            if not found or (point.xy - found[-1]).length > CLOSE:
                found.append(point.xy)
    return found


def bolder(ring, by):
    """The ring moved outwards; strokes run clockwise, so out is to the left."""
    moved = []
    for i, point in enumerate(ring):
        along = (ring[(i + 1) % len(ring)] - ring[i - 1]).normalized()
        moved.append(point + Vector((-along.y, along.x)) * by)
    return moved


def filled(places, rings):
    """Which places have strokes round them: those a line to the right of which crosses more one way than the other."""
    turns = np.zeros(len(places), int)
    x, y = places[:, :1], places[:, 1:]
    for ring in rings:
        a = np.array(ring)
        b = np.roll(a, -1, axis=0)
        up = (a[:, 1] <= y) & (b[:, 1] > y)
        down = (a[:, 1] > y) & (b[:, 1] <= y)
        rise = np.where(a[:, 1] == b[:, 1], 1.0, b[:, 1] - a[:, 1])
        right = a[:, 0] + (y - a[:, 1]) * (b[:, 0] - a[:, 0]) / rise > x
        turns += (up & right).sum(axis=1) - (down & right).sum(axis=1)
    return turns != 0
