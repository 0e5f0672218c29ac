"""Soft and turned shapes furniture is made of."""

import math
from contextlib import contextmanager
from itertools import pairwise

import bmesh
import bpy
from mathutils import Matrix, Vector
from mathutils import noise as mnoise

from kit.light.dimmers import LIGHTS
from kit.mesh import MeshBuilder, place, rbox
from kit.nodes import made


@contextmanager
def at(x, y, z=0.0, rot=0.0, s=1.0):
    """everything created inside is moved to (x, y, z), turned by rot (radians about z)"""
    col = bpy.context.scene.collection.objects
    n0 = set(col.keys())
    yield
    moved = Matrix.Translation((x, y, z)) @ Matrix.Rotation(rot, 4, "Z") @ Matrix.Scale(s, 4)
    for k in list(col.keys()):
        if k not in n0:
            col[k].matrix_basis = moved @ col[k].matrix_basis


def surf(fn, nu, nv, mat, loc=(0, 0, 0), rot=(0, 0, 0), wrap=False, name="surf"):
    """smooth parametric surface, fn(u, v) for u, v in 0..1; shared vertices; wrap closes u"""
    du = nu if wrap else nu - 1
    vertices = [fn(i / du, j / (nv - 1)) for i in range(nu) for j in range(nv)]
    faces = [
        (i * nv + j, ((i + 1) % nu) * nv + j, ((i + 1) % nu) * nv + j + 1, i * nv + j + 1)
        for i in range(nu if wrap else nu - 1)
        for j in range(nv - 1)
    ]
    me = bpy.data.meshes.new(name)
    me.from_pydata(vertices, [], faces)
    me.materials.append(made(mat))
    me.polygons.foreach_set("use_smooth", [True] * len(faces))
    me.update()
    o = place(me, loc)
    o.rotation_euler = rot
    return o


def lathe(prof, mat, x=0, y=0, z=0, n=48):
    """surface of revolution from [(r, z), ...], profile refined linearly"""
    m = len(prof) - 1

    def fn(u, v):
        k = min(m - 1, int(v * m))
        t = v * m - k
        r = prof[k][0] * (1 - t) + prof[k + 1][0] * t
        zz = prof[k][1] * (1 - t) + prof[k + 1][1] * t
        a = -2 * math.pi * u
        return (r * math.cos(a), r * math.sin(a), zz)

    return surf(fn, n, m * 2 + 1, mat, (x, y, z), wrap=True, name="lathe")


def puff(w, d, h, loc, mat, r=0.06, crown=0.02, rot=(0, 0, 0), n=12, wob=0.006, sd=0.0):
    """soft rounded box (upholstery); loc is the centre"""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2.0)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=n, use_grid_fill=True)
    half = (w / 2, d / 2, h / 2)
    r = min(r, *[s * 0.98 for s in half])
    for v in bm.verts:
        t = [math.sin(math.pi / 2 * c) for c in v.co]
        p = Vector([t[i] * half[i] for i in range(3)])
        q = Vector([max(-half[i] + r, min(half[i] - r, p[i])) for i in range(3)])
        o = p - q
        if o.length > 1e-6:
            p = q + o.normalized() * r
        f = max(0, 1 - t[0] ** 2) * max(0, 1 - t[1] ** 2)
        p.z += crown * f * (1 if t[2] > 0 else -0.3) * min(1, abs(t[2]) * 3)
        if wob:
            p += (
                Vector((0, 0, 1)) * mnoise.noise(p * 4 + Vector((sd, sd * 2, loc[0] + loc[1]))) * wob
                + o * mnoise.noise(p * 3 + Vector((sd, 1, 2))) * 0.25
            )
        v.co = p
    me = bpy.data.meshes.new("puff")
    bm.to_mesh(me)
    bm.free()
    me.materials.append(made(mat))
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    ob = place(me, loc)
    ob.rotation_euler = rot
    return ob


def pillow(w, h, t, loc, rot, mat, sd=0.0):
    """pinched-corner cushion, lies in local xy before rot; centre at loc"""

    def side(sg):
        def fn(u, v):
            a, b = math.sin(math.pi / 2 * (2 * u - 1)), math.sin(math.pi / 2 * (2 * v - 1))
            k = (max(0, 1 - a * a) * max(0, 1 - b * b)) ** 0.42
            x = a * w / 2 * (1 - 0.07 * (1 - b * b))
            y = b * h / 2 * (1 - 0.07 * (1 - a * a))
            wr = (
                mnoise.noise(Vector((a * 2.2 + sd, b * 2.2, sd * 3))) * 0.10
                + mnoise.noise(Vector((a * 6 + sd, b * 5, sd))) * 0.04
            )
            return (x, y, sg * (t / 2 * k * (1 + wr) + 0.002))

        return fn

    for sg in (1, -1):
        surf(side(sg), 22, 22, mat, loc, rot, name="pillow")


def rod(a, b, r, mat, n=10):
    """A round bar from a to b."""
    mb = MeshBuilder()
    t = Vector(b) - Vector(a)
    mb.cyl(0, 0, 0, t.length, r, mat, n)
    o = mb.obj("rod")
    o.location = a
    o.rotation_euler = t.to_track_quat("Z", "Y").to_euler()
    return o


def tube(pts, r, mat, n=8):
    """Round bars along a line of points."""
    for a, b in pairwise(pts):
        rod(a, b, r, mat, n)


def cube(x0, y0, z0, x1, y1, z1, mat, bev=0.006):
    """hard box with a small bevel so edges catch light"""
    o = rbox("cube", (x1 - x0, y1 - y0, z1 - z0), ((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2), mat, bev, 2)
    return o


def point(loc, power, col=(1, 0.70, 0.42), r=0.08):
    """A small warm lamp."""
    lamp = bpy.data.lights.new("pt", "POINT")
    lamp.energy = power * LIGHTS["lamp"]
    lamp.color = col
    lamp.shadow_soft_size = r
    o = bpy.data.objects.new("pt", lamp)
    o.location = loc
    bpy.context.scene.collection.objects.link(o)
    return o
