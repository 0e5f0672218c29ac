"""Words on hoardings and boards, in the typeface of the house."""

import math
from pathlib import Path

import bpy
from mathutils.geometry import interpolate_bezier, tessellate_polygon

from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder, place

TYPEFACE = Path(__file__).resolve().parents[3] / "apps" / "web" / "fonts" / "newsreader-display.woff2"
CAPITALS = 0.66  # their height as a share of the size
CORNERS_OF_A_CURVE = 6


def words(text, size, colour, spaced=1.0):
    """A mesh of `text`, centred over its foot, facing +z and reading along +x; `size` is of the capitals in metres.

    The strokes of a variable typeface overlap, which Blender's own filling takes for holes: each is filled by itself.
    """
    curve = bpy.data.curves.new(text, "FONT")
    curve.font = bpy.data.fonts.load(str(TYPEFACE), check_existing=True)
    curve.body, curve.size, curve.align_x, curve.space_character = text, size / CAPITALS, "CENTER", spaced
    holder = bpy.data.objects.new(text, curve)
    bpy.context.scene.collection.objects.link(holder)
    splines = holder.to_curve(bpy.context.evaluated_depsgraph_get()).splines
    contours = [contour for contour in map(corners, splines) if len(contour) > 2]
    bpy.data.objects.remove(holder)
    mb = MeshBuilder()
    for stroke in (contour for contour in contours if area(contour) < 0):
        holes = [c for c in contours if area(c) > 0 and inside(c[0], stroke)]
        points = [point for ring in (stroke, *holes) for point in ring]
        for a, b, c in tessellate_polygon([stroke, *holes]):
            mb.face([points[a], points[b], points[c]], m_plain(colour, 0.55))
    return mb.mesh(text)


def corners(spline):
    """The outline of a spline as points."""
    points = spline.bezier_points
    found = []
    for i, start in enumerate(points):
        end = points[(i + 1) % len(points)]
        found += interpolate_bezier(start.co, start.handle_right, end.handle_left, end.co, CORNERS_OF_A_CURVE)[:-1]
    return found


def area(contour):
    """Signed area: strokes run clockwise, holes counter-clockwise."""
    return sum(a.x * b.y - b.x * a.y for a, b in zip(contour, contour[1:] + contour[:1], strict=True)) / 2


def inside(point, contour):
    """Whether a point is inside a contour."""
    crossings = 0
    for a, b in zip(contour, contour[1:] + contour[:1], strict=True):
        if (a.y > point.y) != (b.y > point.y):
            crossings += point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
    return crossings % 2 == 1


def sign(text, yard, u, v, z, size, colour, spaced=1.0):
    """`text` on a plane along the road, centred at v, read from the road."""
    thing = place(words(text, size, colour, spaced), (*yard.at(u, v), z))
    thing.rotation_euler = (math.pi / 2, 0, -yard.side * math.pi / 2)
    return thing
