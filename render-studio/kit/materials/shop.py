"""What a shop is seen in: its walls and goods as its own lamps light them, boards in the light of theirs.

The light is part of the surface, so that sixty lit shops cost no samples.
"""

from kit.light.dimmers import LIGHTS
from kit.materials.material import material

WARM = (1.0, 0.74, 0.47)


def in_lamplight(g, col, strength, rough, metal=0.0, spec=0.35):
    """A surface that also gives back `strength` of warm light."""
    return g.pbr(
        col=col,
        rough=rough,
        metal=metal,
        spec=spec,
        emit=tuple(c * w for c, w in zip(col, WARM, strict=True)),
        es=strength,
    )


def corner_light(g):
    """The middle part of a face's colour: how bright each of its corners is."""
    return g.sep(g.n("ShaderNodeAttribute", attribute_name="room").outputs["Color"])[1]


@material("shop wall")
def m_shop_wall(g, col, strength=1.0):
    """Walls, floor and ceiling of a shop."""
    return in_lamplight(g, col, g.m("MULTIPLY", corner_light(g), strength * LIGHTS["room"]), 0.8, spec=0.1)


@material("goods")
def m_goods(g, col, strength=0.42, rough=0.6, metal=0.0):
    """What is for sale."""
    return in_lamplight(g, col, strength * LIGHTS["room"], rough, metal)


@material("board")
def m_board(g, col, strength=0.75, rough=0.5):
    """A board under lamps, brightest where they are."""
    return in_lamplight(g, col, g.m("MULTIPLY", corner_light(g), strength * LIGHTS["lamp"]), rough)


@material("letter")
def m_letter(g, col, strength=0.5, rough=0.5, metal=0.0):
    """Letters on such a board."""
    return in_lamplight(g, col, strength * LIGHTS["lamp"], rough, metal)
