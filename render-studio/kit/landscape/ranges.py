"""Ranges of the Deccan, one behind the other, as sheets in front of the sky; their shape is in `range_shape`."""

import math

import bpy
import numpy as np

from kit.landscape.flows import FLOWS, stepped
from kit.landscape.range_shape import DEEP, crest_of, foot_of, rise
from kit.materials.ranges import m_trap_slope
from kit.mesh import place
from kit.nodes import made

COLUMNS_A_DEGREE, ROWS = 7.0, 110


def ranges(rows, az=(-80, 80), z=-6.0):
    """Ranges seen from the origin between two bearings in degrees; `rows` of how far, how high, seed."""
    for far, high, seed in rows:
        raise_range(far, high, seed, az, z)


def raise_range(far, high, seed, az, z):
    columns = int((az[1] - az[0]) * COLUMNS_A_DEGREE)
    points = np.empty((columns + 1, ROWS, 3), np.float32)
    for i in range(columns + 1):
        bearing = math.radians(az[0] + (az[1] - az[0]) * i / columns)
        across = bearing * far
        crest, foot = crest_of(across, high, seed), foot_of(across, high, seed)
        for j in range(ROWS):
            t = j / (ROWS - 1)
            away = far + foot * (1 - t) + DEEP * high * t
            x, y = away * math.sin(bearing), away * math.cos(bearing)
            points[i, j] = x, y, z + stepped(rise(x, y, t, crest, high, seed), high / FLOWS, seed)
    place(sheet(points, z, high))


def sheet(points, foot, high):
    """One mesh whose faces share their corners, so that its light runs over them without an edge."""
    columns, rows = points.shape[:2]
    index = np.arange(columns * rows).reshape(columns, rows)
    faces = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    me = bpy.data.meshes.new("range")
    me.from_pydata(points.reshape(-1, 3).tolist(), [], faces.tolist())
    me.materials.append(made(m_trap_slope(foot, high)))
    me.polygons.foreach_set("use_smooth", np.ones(len(faces), dtype=bool))
    me.update()
    return me
