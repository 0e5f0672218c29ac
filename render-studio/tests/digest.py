"""What polygons say, in one short word."""

import hashlib
from struct import pack


def digest(polygons):
    """Changes with any corner, in the single precision Blender keeps, any face, material or colour."""
    said = hashlib.sha256()
    for vertex in polygons.vertices:
        said.update(pack("3f", *vertex))
    said.update(repr((polygons.faces, polygons.slots)).encode())
    said.update(repr([(material.kind, material.said) for material in polygons.materials]).encode())
    for colour in polygons.colours:
        for of_corner in colour if isinstance(colour, list) else [colour]:
            said.update(pack("3f", *of_corner))
    return said.hexdigest()[:16]
