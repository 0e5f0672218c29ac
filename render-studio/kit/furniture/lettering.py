"""Words on a sign, as solid letters. Devanagari is set letter by letter: choose words without joined consonants."""

import math
from pathlib import Path

import bpy

from kit.nodes import made

#: Faces that come with Blender.
FACES = {"devanagari": "NotoSansDevanagari-Regular.woff2", "latin": "DejaVuSans.woff2"}


def words(text, x, y, z, size, mat, facing=0.0, face="latin", proud=0.006, spacing=1.0):
    """`text` centred at (x, y, z), `size` metres high, read from -y; `facing` turns it about z (radians)."""
    curve = bpy.data.curves.new("words", "FONT")
    folder = bpy.utils.system_resource("DATAFILES", path="fonts")
    curve.font = bpy.data.fonts.load(str(Path(folder) / FACES[face]), check_existing=True)
    curve.body = text
    curve.size = size
    curve.space_character = spacing
    curve.align_x, curve.align_y = "CENTER", "CENTER"
    curve.extrude = proud / 2
    curve.materials.append(made(mat))
    o = bpy.data.objects.new("words", curve)
    o.location = (x, y, z)
    o.rotation_euler = (math.pi / 2, 0, facing)
    bpy.context.scene.collection.objects.link(o)
    return o
