"""Mesh builder: collects polygons with a material and a colour each."""
import math

from mathutils import Vector
from mathutils import noise as mnoise
import bmesh
import bpy
import numpy as np


class MeshBuilder:
    """collects polygons with per-poly material + per-face-corner colour; one object at the end"""

    def __init__(s):
        s.v = []
        s.f = []
        s.m = []
        s.c = []
        s.mats = []

    def mi(s, mat):
        """The slot of a material, added when new."""
        if mat not in s.mats:
            s.mats.append(mat)
        return s.mats.index(mat)

    def face(s, pts, mat, col=None):
        """A polygon; `col` is read by room materials."""
        b = len(s.v)
        s.v.extend(tuple(p) for p in pts)
        s.f.append(tuple(range(b, b + len(pts))))
        s.m.append(s.mi(mat))
        s.c.append(col if col is not None else (0, 0, 0))

    def box(s, x0, y0, z0, x1, y1, z1, mat, col=None):
        """A box between two corners."""
        p = [
            (x0, y0, z0),
            (x1, y0, z0),
            (x1, y1, z0),
            (x0, y1, z0),
            (x0, y0, z1),
            (x1, y0, z1),
            (x1, y1, z1),
            (x0, y1, z1),
        ]
        for q in ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)):
            s.face([p[i] for i in q], mat, col)

    def bar(s, a, b, w, d, mat, up=(0, 0, 1)):
        """rectangular bar from a to b"""
        a, b = Vector(a), Vector(b)
        t = (b - a).normalized()
        u = Vector(up)
        if abs(t.dot(u)) > 0.98:
            u = Vector((1, 0, 0))
        r = t.cross(u).normalized() * (w / 2)
        u = r.cross(t).normalized() * (d / 2)
        q = [a - r - u, a + r - u, a + r + u, a - r + u]
        q2 = [x + (b - a) for x in q]
        for i in range(4):
            s.face([q[i], q[(i + 1) % 4], q2[(i + 1) % 4], q2[i]], mat)
        s.face(q[::-1], mat)
        s.face(q2, mat)

    def prism(s, poly, z0, z1, mat, top=None, bottom=None, cap=True):
        """A polygon drawn up from z0 to z1."""
        n = len(poly)
        for i in range(n):
            a, b = poly[i], poly[(i + 1) % n]
            s.face([(a[0], a[1], z0), (b[0], b[1], z0), (b[0], b[1], z1), (a[0], a[1], z1)], mat)
        if cap:
            s.face([(p[0], p[1], z1) for p in poly], top or mat)
            s.face([(p[0], p[1], z0) for p in poly[::-1]], bottom or mat)

    def cyl(s, x, y, z0, z1, r, mat, n=16, r2=None, cap=True):
        """A cylinder or cone on the z axis."""
        r2 = r if r2 is None else r2
        c = [(math.cos(2 * math.pi * i / n), math.sin(2 * math.pi * i / n)) for i in range(n)]
        for i in range(n):
            a, b = c[i], c[(i + 1) % n]
            s.face(
                [
                    (x + a[0] * r, y + a[1] * r, z0),
                    (x + b[0] * r, y + b[1] * r, z0),
                    (x + b[0] * r2, y + b[1] * r2, z1),
                    (x + a[0] * r2, y + a[1] * r2, z1),
                ],
                mat,
            )
        if cap:
            s.face([(x + a[0] * r2, y + a[1] * r2, z1) for a in c], mat)
            s.face([(x + a[0] * r, y + a[1] * r, z0) for a in c[::-1]], mat)

    def mesh(s, name, attr="room", smooth=False):
        """The collected mesh."""
        me = bpy.data.meshes.new(name)
        me.from_pydata(s.v, [], s.f)
        for m in s.mats:
            me.materials.append(m)
        me.polygons.foreach_set("material_index", np.array(s.m, dtype=np.int32))
        if smooth:
            me.polygons.foreach_set("use_smooth", np.ones(len(s.f), dtype=bool))
        at = me.color_attributes.new(attr, "FLOAT_COLOR", "CORNER")
        buf = []
        for f, c in zip(s.f, s.c):
            if isinstance(c, list):
                buf.extend((*x, 1) for x in c)  # per-corner
            else:
                buf.extend([(*c, 1)] * len(f))
        at.data.foreach_set("color", np.array(buf, dtype=np.float32).ravel())
        me.update()
        return me

    def obj(s, name, loc=(0, 0, 0), rot=0.0, **k):
        """The collected mesh, placed."""
        return place(s.mesh(name, **k), loc, rot)


def place(me, loc=(0, 0, 0), rot=0.0, scale=1.0, tilt=(0, 0)):
    """Put an instance of a mesh into the scene."""
    o = bpy.data.objects.new(me.name, me)
    o.location = loc
    o.rotation_euler = (tilt[0], tilt[1], rot)
    o.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    bpy.context.scene.collection.objects.link(o)
    return o


def rbox(name, size, loc, mat, bevel=0.05, seg=4, rot=0.0, sub=False, jitter=0.0):
    """rounded box object (furniture)"""
    mb = MeshBuilder()
    x, y, z = (v / 2 for v in size)
    mb.box(-x, -y, -z, x, y, z, mat)
    me = mb.mesh(name)
    import bmesh

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
