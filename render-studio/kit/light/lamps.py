"""Area and spot lights."""

import math

import bpy
from mathutils import Vector


def light_area(loc, size, power, col=(1, 0.75, 0.5), target=None, rot=None, spread=3.14):
    """A soft rectangular light of `size` metres, unseen by the camera."""
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.shape = "RECTANGLE"
    lamp.size, lamp.size_y = size if isinstance(size, tuple) else (size, size)
    lamp.energy = power
    lamp.color = col
    lamp.spread = spread
    o = bpy.data.objects.new("area", lamp)
    o.location = loc
    o.rotation_euler = (
        rot if rot else ((Vector(loc) - Vector(target)).to_track_quat("Z", "Y").to_euler() if target else (0, 0, 0))
    )
    bpy.context.scene.collection.objects.link(o)
    o.visible_camera = False
    return o


def light_spot(loc, power, col=(1, 0.7, 0.4), up=True, angle=70):
    """A spot light straight up or down."""
    lamp = bpy.data.lights.new("spot", "SPOT")
    lamp.energy = power
    lamp.color = col
    lamp.spot_size = math.radians(angle)
    lamp.spot_blend = 0.8
    lamp.shadow_soft_size = 0.08
    o = bpy.data.objects.new("spot", lamp)
    o.location = loc
    o.rotation_euler = (math.pi, 0, 0) if up else (0, 0, 0)
    bpy.context.scene.collection.objects.link(o)
    return o
