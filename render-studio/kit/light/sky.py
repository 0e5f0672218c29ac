"""Procedural sky dome with clouds, and the sun."""

import math

import bpy
from mathutils import Vector

from kit.light.moods import MOODS
from kit.nodes import Graph

SKY_MAP_PX = 512
BELOW_HORIZON = (0.10, 0.09, 0.08)
CLOUD_STRETCH = (0.62, 1.25, 1)
SUN_SHIFT = 0.16  # how far towards the sun a cloud is sampled again to tell its lit side


def sun_direction(height, bearing):
    """Unit vector to a sun `height` degrees up, `bearing` degrees clockwise from north."""
    height, bearing = math.radians(height), math.radians(bearing)
    return Vector((math.sin(bearing) * math.cos(height), math.cos(bearing) * math.cos(height), math.sin(height)))


def sky(height, bearing, mood, strength, sun, clouds, seed):
    """A gradient dome with the sun's glow and a cloud deck, and a sun lamp of energy `sun`."""
    colours, towards = MOODS[mood], sun_direction(height, bearing)
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes.clear()
    g = Graph(world.node_tree)
    direction = g.n("ShaderNodeTexCoord").outputs["Generated"]
    facing = g.m("MAXIMUM", g.vm("DOT_PRODUCT", g.vm("NORMALIZE", direction), tuple(towards)), 0.0)
    colour = dome(g, direction, facing, colours, towards)
    if clouds > 0:
        colour = with_clouds(g, colour, direction, facing, colours, towards, clouds, seed)
    colour = g.mix(g.smooth(g.sep(direction)[2], -0.02, -0.2), colour, BELOW_HORIZON)
    background = g.n("ShaderNodeBackground", {0: colour, 1: strength})
    g.link(background.outputs[0], g.n("ShaderNodeOutputWorld").inputs[0])
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = SKY_MAP_PX
    if sun > 0:
        sun_lamp(colours, towards, sun)


def dome(g, direction, facing, colours, towards):
    """The gradient, darker away from the sun, with the glow around the sun near the horizon."""
    z = g.sep(direction)[2]
    near_horizon = g.m("POWER", g.m("SUBTRACT", 1, g.m("MAXIMUM", z, 0.0)), 3.0)
    side = g.m("ADD", 0.62, g.m("MULTIPLY", 0.38, g.vm("DOT_PRODUCT", direction, (towards.x, towards.y, 0))))
    shade = g.m("MULTIPLY", g.m("SUBTRACT", 1, side), colours.shade)
    base = g.mix(shade, g.ramp(z, colours.gradient), colours.gradient[3][1])
    glow = g.m("MULTIPLY", g.m("MULTIPLY", g.m("POWER", facing, 5.0), near_horizon), colours.glow_strength)
    added = {"Fac": 1.0, "Color1": base, "Color2": g.vm("SCALE", colours.glow, scale=glow)}
    return g.n("ShaderNodeMixRGB", added, blend_type="ADD").outputs[0]


def with_clouds(g, colour, direction, facing, colours, towards, amount, seed):
    """Clouds on a plane overhead, seen in perspective, lit from the sun's side."""
    x, y, z = g.sep(direction)
    depth = g.m("ADD", g.m("MAXIMUM", z, 0.0), 0.10)
    p = g.comb(g.m("DIVIDE", x, depth), g.m("DIVIDE", y, depth), seed)
    nearer = g.vm("ADD", p, (towards.x * SUN_SHIFT, towards.y * SUN_SHIFT, 0))
    here = g.noise(0.55, g.vm("MULTIPLY", p, CLOUD_STRETCH), 9, 0.60, 0.35)
    sunward = g.noise(0.55, g.vm("MULTIPLY", nearer, CLOUD_STRETCH), 5, 0.6, 0.35)
    cover = g.smooth(here, 0.62 - 0.22 * amount, 0.80 - 0.14 * amount)
    cover = g.m("MULTIPLY", cover, g.smooth(z, 0.015, 0.16))
    edge = g.m("MULTIPLY", g.smooth(g.m("SUBTRACT", here, sunward), -0.10, 0.12), 0.75)
    lit = g.m("ADD", edge, g.m("MULTIPLY", g.m("POWER", facing, 3), 0.5), clamp=True)
    low = g.m("SUBTRACT", 1, g.smooth(z, 0.1, 0.75)) if colours.low_clouds_only else 1.0
    lit = g.m("MULTIPLY", lit, g.m("ADD", 0.35, g.m("MULTIPLY", low, 0.65)))
    return g.mix(g.m("MULTIPLY", cover, 0.88), colour, g.mix(lit, colours.cloud_dark, colours.cloud_lit))


def sun_lamp(colours, towards, energy):
    """The sun itself, as a lamp in its direction."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = energy
    lamp.color = colours.sun
    lamp.angle = math.radians(colours.sun_softness)
    holder = bpy.data.objects.new("sun", lamp)
    holder.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(holder)
