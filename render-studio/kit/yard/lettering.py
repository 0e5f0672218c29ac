"""Words on hoardings and boards, in the typeface of the house."""

import math
from pathlib import Path

import bpy

from kit.materials.surfaces import m_plain
from kit.mesh import place
from kit.nodes import made

TYPEFACE = Path(__file__).resolve().parents[3] / "apps" / "web" / "fonts" / "newsreader-display.woff2"


def words(text, size, colour, spaced=1.0):
    """A mesh of `text`, centred over its foot, facing -y and reading along +x; `size` is of the capitals in metres."""
    curve = bpy.data.curves.new(text, "FONT")
    curve.font = bpy.data.fonts.load(str(TYPEFACE), check_existing=True)
    curve.body, curve.size, curve.align_x, curve.space_character = text, size / 0.66, "CENTER", spaced
    holder = bpy.data.objects.new(text, curve)
    bpy.context.scene.collection.objects.link(holder)
    mesh = bpy.data.meshes.new_from_object(holder.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(holder)
    mesh.materials.clear()
    mesh.materials.append(made(m_plain(colour, 0.55)))
    return mesh


def sign(text, yard, u, v, z, size, colour, spaced=1.0):
    """`text` on a plane along the road, centred at v, read from the road."""
    mesh = words(text, size, colour, spaced)
    thing = place(mesh, (*yard.at(u, v), z))
    thing.rotation_euler = (math.pi / 2, 0, -yard.side * math.pi / 2)
    return thing
