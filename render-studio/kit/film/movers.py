"""Moves of a film in Blender: each is set up once in a built scene, and then told how far the film is."""

import math
import random

import bpy

from kit.film.film import eased, swing
from kit.film.moves import Fading, Ripples, Sway

WATERS = ("water",)
LAMPS = ("lamp", "shade", "room")
SWAY_SEED = 3
#: Half turns a plant makes on the way there.
PACES = (1, 2, 3)


def movers(moves):
    """For each of `moves` a function of the share of the way there, 0 to 1."""
    makers = {Ripples: ripples, Sway: sway, Fading: fading}
    return [makers[type(move)](move) for move in moves]


def ripples(move):
    offsets = [offset_of(material) for material in bpy.data.materials if kind(material) in WATERS]

    def at(share):
        x = move.drift * swing(share, max(move.half_turns - 1, 1))
        y = move.drift * swing(share, move.half_turns + 1)
        for offset in offsets:
            offset.inputs[1].default_value = (x, y, move.height * swing(share, move.half_turns))

    return at


def offset_of(material):
    """A node that shifts where a material's noise is read, put behind its position."""
    tree = material.node_tree
    position = next(node for node in tree.nodes if node.type == "NEW_GEOMETRY").outputs["Position"]
    readers = [link.to_socket for link in position.links]
    offset = tree.nodes.new("ShaderNodeVectorMath")
    offset.operation = "ADD"
    for reader in readers:
        tree.links.new(offset.outputs[0], reader)
    tree.links.new(position, offset.inputs[0])
    return offset


def sway(move):
    rng = random.Random(SWAY_SEED)
    plants = {}
    for thing in bpy.context.scene.objects:
        if thing.name.startswith(move.kinds):
            plants.setdefault(tuple(thing.location), []).append(thing)
    swings = [
        (parts, [tuple(part.rotation_euler) for part in parts], rng.uniform(0, 2 * math.pi), rng.sample(PACES, 2))
        for parts in plants.values()
    ]

    def at(share):
        for parts, upright, wind, paces in swings:
            lean = math.radians(move.degrees) * (0.7 * swing(share, paces[0]) + 0.3 * swing(share, paces[1]))
            for part, (x, y, z) in zip(parts, upright, strict=True):
                part.rotation_euler = (x + lean * math.sin(wind), y + lean * math.cos(wind), z)

    return at


def fading(move):
    sky = next(node for node in bpy.context.scene.world.node_tree.nodes if node.type == "BACKGROUND").inputs[1]
    suns = [light for light in bpy.data.lights if light.type == "SUN"]
    lamps = [light for light in bpy.data.lights if light.type != "SUN"]
    glows = [brightness_of(material) for material in bpy.data.materials if kind(material) in LAMPS]
    daylight = [(thing, name, getattr(thing, name)) for thing, name in [(sky, "default_value"), *energy(suns)]]
    lamplight = [(thing, name, getattr(thing, name)) for thing, name in [*glows, *energy(lamps)]]

    def at(share):
        way = eased(share)
        for things, end in ((daylight, move.sky), (lamplight, move.lamps)):
            for thing, name, at_first in things:
                setattr(thing, name, at_first * (1 + (end - 1) * way))

    return at


def energy(lights):
    return [(light, "energy") for light in lights]


def brightness_of(material):
    """What to set for a shining material to shine more: its strength, or the number its strength is multiplied by."""
    nodes = material.node_tree.nodes
    emission = next((node for node in nodes if node.type == "EMISSION"), None)
    if emission:
        return emission.inputs["Strength"], "default_value"
    strength = next(node for node in nodes if node.type == "BSDF_PRINCIPLED").inputs["Emission Strength"]
    factor = strength.links[0].from_node.inputs[1]
    return factor, "default_value"


def kind(material):
    """What kind of the kit's materials it is: Blender numbers those of one name."""
    return material.name.partition(".")[0]
