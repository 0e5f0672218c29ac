"""Leaf meshes and branches all plants are made of."""

import math

import bpy
import numpy as np

from kit.nodes import made


def leaf_quads(P, U, V, cols, mat, name, extra=None):
    """fast leaf mesh: centre P, half-axes U,V (N,3) -> diamond-ish quads"""
    N = len(P)
    v = np.empty((N, 4, 3), np.float32)
    v[:, 0] = P - U
    v[:, 1] = P - U * 0.1 + V
    v[:, 2] = P + U
    v[:, 3] = P - U * 0.1 - V
    me = bpy.data.meshes.new(name)
    me.vertices.add(N * 4)
    me.vertices.foreach_set("co", v.ravel())
    me.loops.add(N * 4)
    me.loops.foreach_set("vertex_index", np.arange(N * 4, dtype=np.int32))
    me.polygons.add(N)
    me.polygons.foreach_set("loop_start", np.arange(0, N * 4, 4, dtype=np.int32))
    me.polygons.foreach_set("loop_total", np.full(N, 4, np.int32))
    at = me.color_attributes.new("col", "FLOAT_COLOR", "CORNER")
    c = np.repeat(np.stack([cols, cols, cols, np.ones(N)], 1).astype(np.float32), 4, 0)
    at.data.foreach_set("color", c.ravel())
    me.materials.append(made(mat))
    me.update(calc_edges=True)
    me.validate()
    return me


def leaf_axes(r, N, nrm, droop=0.0):
    """Two axes for each of N leaves that face roughly along `nrm`, hanging by `droop`."""
    a = r.normal(size=(N, 3))
    n = nrm + a * 0.75
    n /= np.linalg.norm(n, axis=1, keepdims=True) + 1e-9
    u = np.cross(n, r.normal(size=(N, 3)))
    u[:, 2] -= droop
    u /= np.linalg.norm(u, axis=1, keepdims=True) + 1e-9
    v = np.cross(n, u)
    return u, v


def branch(mb, pts, r0, r1, mat, n=6):
    """A tapering tube along points."""
    prev = None
    for i, p in enumerate(pts):
        f = i / (len(pts) - 1)
        rr = r0 + (r1 - r0) * f
        ring = [
            (p[0] + rr * math.cos(2 * math.pi * j / n), p[1] + rr * math.sin(2 * math.pi * j / n), p[2])
            for j in range(n)
        ]
        if prev:
            for j in range(n):
                mb.face([prev[j], prev[(j + 1) % n], ring[(j + 1) % n], ring[j]], mat)
        prev = ring
