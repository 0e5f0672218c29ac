"""Polygons become Blender's meshes and objects."""

import bmesh
import bpy
import numpy as np
from mathutils import Vector
from mathutils import noise as mnoise

from kit.nodes import made
from kit.polygons import Polygons


class MeshBuilder(Polygons):
    """Polygons that turn into a mesh or an object by themselves."""

    def mesh(self, name, attr="room", smooth=False):
        """The collected mesh."""
        return to_mesh(self, name, attr, smooth)

    def obj(self, name, loc=(0, 0, 0), rot=0.0, **more):
        """The collected mesh, placed."""
        return place(self.mesh(name, **more), loc, rot)


def to_mesh(polygons, name, attr="room", smooth=False):
    """Blender's mesh of the polygons, their colours in the attribute `attr`."""
    me = bpy.data.meshes.new(name)
    me.from_pydata(polygons.vertices, [], polygons.faces)
    for material in polygons.materials:
        me.materials.append(made(material))
    me.polygons.foreach_set("material_index", np.array(polygons.slots, dtype=np.int32))
    if smooth:
        me.polygons.foreach_set("use_smooth", np.ones(len(polygons.faces), dtype=bool))
    corners = []
    for face, colour in zip(polygons.faces, polygons.colours, strict=True):
        of_corners = colour if isinstance(colour, list) else [colour] * len(face)
        corners.extend((*of_corner, 1) for of_corner in of_corners)
    attribute = me.color_attributes.new(attr, "FLOAT_COLOR", "CORNER")
    attribute.data.foreach_set("color", np.array(corners, dtype=np.float32).ravel())
    me.update()
    return me


def place(me, loc=(0, 0, 0), rot=0.0, scale=1.0, tilt=(0, 0)):
    """Put an instance of a mesh into the scene."""
    o = bpy.data.objects.new(me.name, me)
    o.location = loc
    o.rotation_euler = (tilt[0], tilt[1], rot)
    o.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    bpy.context.scene.collection.objects.link(o)
    return o


def rbox(name, size, loc, mat, bevel=0.05, seg=4, rot=0.0, sub=False, jitter=0.0):
    """A box with rounded edges, for furniture."""
    mb = MeshBuilder()
    x, y, z = (v / 2 for v in size)
    mb.box(-x, -y, -z, x, y, z, mat)
    me = mb.mesh(name)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    if sub:
        bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=6, use_grid_fill=True)
    if jitter:
        for v in bm.verts:
            k = mnoise.noise(v.co * 2.1 + Vector(loc))
            v.co += v.co.normalized() * k * jitter
            if sub:  # puff
                a, b, c = v.co.x / x, v.co.y / y, v.co.z / z
                v.co.z += jitter * 1.2 * (1 - a * a) * (1 - b * b) * (1 if c > 0 else -1)
    bm.to_mesh(me)
    bm.free()
    o = place(me, loc, rot)
    md = o.modifiers.new("b", "BEVEL")
    md.width = bevel
    md.segments = seg
    md.limit_method = "ANGLE"
    md.angle_limit = 0.6
    for p in me.polygons:
        p.use_smooth = True
    me.use_auto_smooth = True
    me.auto_smooth_angle = 1.2
    return o
