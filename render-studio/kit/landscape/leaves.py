"""Leaf meshes and branches all plants are made of."""

import math

import bpy
import numpy as np

from kit.nodes import made


def leaf_quads(centres, along, across, cols, mat, name, extra=None):
    """A mesh of diamonds, one for each leaf: its centre and its half axes, arrays of three columns."""
    count = len(centres)
    v = np.empty((count, 4, 3), np.float32)
    v[:, 0] = centres - along
    v[:, 1] = centres - along * 0.1 + across
    v[:, 2] = centres + along
    v[:, 3] = centres - along * 0.1 - across
    me = bpy.data.meshes.new(name)
    me.vertices.add(count * 4)
    me.vertices.foreach_set("co", v.ravel())
    me.loops.add(count * 4)
    me.loops.foreach_set("vertex_index", np.arange(count * 4, dtype=np.int32))
    me.polygons.add(count)
    me.polygons.foreach_set("loop_start", np.arange(0, count * 4, 4, dtype=np.int32))
    me.polygons.foreach_set("loop_total", np.full(count, 4, np.int32))
    at = me.color_attributes.new("col", "FLOAT_COLOR", "CORNER")
    c = np.repeat(np.stack([cols, cols, cols, np.ones(count)], 1).astype(np.float32), 4, 0)
    at.data.foreach_set("color", c.ravel())
    me.materials.append(made(mat))
    me.update(calc_edges=True)
    me.validate()
    return me


def leaf_axes(r, count, nrm, droop=0.0):
    """Two axes for each of `count` leaves that face roughly along `nrm`, hanging by `droop`."""
    a = r.normal(size=(count, 3))
    n = nrm + a * 0.75
    n /= np.linalg.norm(n, axis=1, keepdims=True) + 1e-9
    u = np.cross(n, r.normal(size=(count, 3)))
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
