"""Area and spot lights."""

import math

import bpy
from mathutils import Vector


def light_area(loc, size, power, col=(1, 0.75, 0.5), target=None, rot=None, spread=3.14):
    """A soft rectangular light of `size` metres, unseen by the camera."""
    l = bpy.data.lights.new("area", "AREA")
    l.shape = "RECTANGLE"
    l.size, l.size_y = size if isinstance(size, tuple) else (size, size)
    l.energy = power
    l.color = col
    l.spread = spread
    o = bpy.data.objects.new("area", l)
    o.location = loc
    o.rotation_euler = (
        rot if rot else ((Vector(loc) - Vector(target)).to_track_quat("Z", "Y").to_euler() if target else (0, 0, 0))
    )
    bpy.context.scene.collection.objects.link(o)
    o.visible_camera = False
    return o


def light_spot(loc, power, col=(1, 0.7, 0.4), up=True, angle=70):
    """A spot light straight up or down."""
    l = bpy.data.lights.new("spot", "SPOT")
    l.energy = power
    l.color = col
    l.spot_size = math.radians(angle)
    l.spot_blend = 0.8
    l.shadow_soft_size = 0.08
    o = bpy.data.objects.new("spot", l)
    o.location = loc
    o.rotation_euler = (math.pi, 0, 0) if up else (0, 0, 0)
    bpy.context.scene.collection.objects.link(o)
    return o
