"""The ground of a yard: murum driven into ruts, heaps of it, hollows where the rain stands."""

from itertools import pairwise

import bpy
import numpy as np
from mathutils import Vector
from mathutils import noise as mnoise

from kit.materials.yard import m_murum, m_puddle
from kit.mesh import MeshBuilder, place
from kit.nodes import made

CELL_M = 0.45
RUT_APART_M, RUT_WIDE_M, RUT_DEEP_M = 1.05, 0.36, 0.14
WATER_LEVEL_M = -0.062
NOISE_STEP = 4  # the rolling of the ground is sampled at every fourth corner


def soil(bounds, tracks, heaps, bare, seed):
    """Murum over `bounds`: wheel `tracks` (polylines), `heaps` (x, y, radius, height); nothing over `bare` (a rect)."""
    x0, y0, x1, y1 = bounds
    xs, ys = np.arange(x0, x1 + CELL_M, CELL_M), np.arange(y0, y1 + CELL_M, CELL_M)
    x, y = np.meshgrid(xs, ys, indexing="ij")
    roll, rough = rolling(x, y, 0.05, seed), rolling(x, y, 0.35, seed + 7)
    ruts, driven = ruts_of(x, y, tracks)
    z = roll * 0.16 + rough * 0.07 - ruts * RUT_DEEP_M * (0.6 + 0.8 * np.clip(roll + 0.4, 0, 1))
    for a, b, radius, height in heaps:
        away = np.hypot(x - a, y - b) * (1 + 0.22 * rough + 0.12 * roll)
        z = np.maximum(z, height * np.clip(1 - away / radius, 0, 1) ** 0.85 - 0.15 + rough * 0.05)
    edge = np.minimum(np.minimum(x - x0, x1 - x), np.minimum(y - y0, y1 - y))
    z -= np.clip(1 - edge / 2.0, 0, 1) * 0.1
    if bare:
        z, outside = sunk_under(z, x, y, bare)
        driven = driven * outside
    wet = np.clip(0.35 - z * 3.2 + driven * 0.35, 0, 1)
    grown = np.clip(1.0 - edge / 4.5, 0, 1) * (1 - driven) * 0.75 + np.clip(roll - 0.15, 0, 1) * 0.35
    sheet(x, y, z, np.stack([wet, driven * 0.6, grown], -1))
    water = MeshBuilder()
    water.level([(x0 + 1, y0 + 1), (x1 - 1, y0 + 1), (x1 - 1, y1 - 1), (x0 + 1, y1 - 1)], WATER_LEVEL_M, m_puddle())
    if not bare:
        water.obj("puddles")
        return
    a0, b0, a1, b1 = bare
    water = MeshBuilder()
    for q in ((x0 + 1, y0 + 1, x1 - 1, b0), (x0 + 1, b1, x1 - 1, y1 - 1), (x0 + 1, b0, a0, b1), (a1, b0, x1 - 1, b1)):
        if q[0] < q[2] and q[1] < q[3]:
            water.level([(q[0], q[1]), (q[2], q[1]), (q[2], q[3]), (q[0], q[3])], WATER_LEVEL_M, m_puddle())
    water.obj("puddles")


def rolling(x, y, scale, seed):
    """Fractal noise over the grid, sampled coarsely where it is smooth."""
    step = NOISE_STEP if scale < 0.2 else 1
    coarse = np.array(
        [
            [mnoise.fractal(Vector((a * scale, b * scale, seed)), 1.0, 2.0, 4) for a, b in zip(p, q, strict=True)]
            for p, q in zip(x[::step, ::step], y[::step, ::step], strict=True)
        ]
    )
    if step == 1:
        return coarse
    i, j = np.arange(x.shape[0]) / step, np.arange(x.shape[1]) / step
    rows = np.array([np.interp(j, np.arange(coarse.shape[1]), row) for row in coarse])
    return np.array([np.interp(i, np.arange(coarse.shape[0]), column) for column in rows.T]).T


def ruts_of(x, y, tracks):
    """How deep in a rut, and how much driven over, each point is: 0 to 1."""
    ruts, driven = np.zeros_like(x), np.zeros_like(x)
    for track in tracks:
        away = np.full_like(x, 1e6)
        for (ax, ay), (bx, by) in pairwise(track):
            dx, dy = bx - ax, by - ay
            t = np.clip(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0, 1)
            away = np.minimum(away, np.hypot(x - ax - t * dx, y - ay - t * dy))
        ruts = np.maximum(ruts, np.exp(-(((away - RUT_APART_M) / RUT_WIDE_M) ** 2)))
        driven = np.maximum(driven, np.clip(1.25 - away / 2.4, 0, 1))
    return ruts, driven


def sunk_under(z, x, y, bare):
    """The ground with `bare` taken out of it: it ends a little below a slab or a rim; and 1 outside, 0 inside."""
    x0, y0, x1, y1 = bare
    inside = (x > x0) & (x < x1) & (y > y0) & (y < y1)
    return np.where(inside, np.nan, z), np.where(inside, 0.0, 1.0)


def sheet(x, y, z, soil_colour):
    """A smooth mesh of the grid; cells with a corner of no height are left out."""
    n, m = x.shape
    number = np.arange(n * m).reshape(n, m)
    quads = np.stack([number[:-1, :-1], number[1:, :-1], number[1:, 1:], number[:-1, 1:]], -1).reshape(-1, 4)
    hole = np.isnan(z).ravel()
    quads = quads[~hole[quads].any(1)]
    mesh = bpy.data.meshes.new("soil")
    mesh.from_pydata(np.stack([x.ravel(), y.ravel(), np.nan_to_num(z).ravel()], -1).tolist(), [], quads.tolist())
    mesh.materials.append(made(m_murum()))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(quads), dtype=bool))
    attribute = mesh.color_attributes.new("soil", "FLOAT_COLOR", "POINT")
    rgba = np.concatenate([np.nan_to_num(soil_colour).reshape(-1, 3), np.ones((n * m, 1))], 1)
    attribute.data.foreach_set("color", rgba.astype(np.float32).ravel())
    mesh.update()
    place(mesh)
