"""Camera with lens shift; pitch 0 keeps verticals vertical."""

import math

import bpy
from mathutils import Vector

from kit.nodes import CACHE


def camera(loc, yaw=0.0, lens=24.0, shift=0.0, pitch=0.0, target=None, fstop=None, focus=None, shift_x=0.0):
    """yaw degrees from +Y clockwise; pitch=0 keeps verticals vertical (2-point), use shift (lens shift) to look up"""
    c = bpy.data.cameras.new("cam")
    c.lens = lens
    c.shift_y = shift
    c.shift_x = shift_x
    c.clip_end = 20000
    c.clip_start = 0.05
    o = bpy.data.objects.new("cam", c)
    o.location = loc
    if target:
        o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    else:
        o.rotation_euler = (math.radians(90 + pitch), 0, math.radians(-yaw))
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = focus
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    return o


def reset():
    """An empty scene and an empty material cache."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    CACHE.clear()
