"""What shines: lamps, shades, and the rooms seen behind windows."""

from kit.light.dimmers import LIGHTS
from kit.materials.material import material


@material("room")
def m_room(g, prob=0.6, strength=1.0):
    """Surfaces of a room behind glass; its colour is (room, brightness, 0).

    Whether its light is on, and how warm, follows from the room and the instance.
    """
    at = g.n("ShaderNodeAttribute", attribute_name="room").outputs["Color"]
    rid, grad, _ = g.sep(at)
    orn = g.n("ShaderNodeObjectInfo").outputs["Random"]
    wn = g.n("ShaderNodeTexWhiteNoise", {"Vector": g.comb(rid, orn, 3.7)}, noise_dimensions="3D").outputs["Color"]
    a, b, c = g.sep(wn)
    on = g.m("LESS_THAN", a, prob)
    col = g.ramp(
        b,
        [(0, (1.0, 0.42, 0.12)), (0.45, (1.0, 0.50, 0.18)), (0.8, (1.0, 0.60, 0.28)), (1, (1.0, 0.78, 0.52))],
    )
    base = g.mix(g.m("MULTIPLY", c, 0.8), (0.62, 0.55, 0.46), (0.36, 0.27, 0.20))
    st = g.m("MULTIPLY", g.m("MULTIPLY", on, g.m("ADD", 0.25, g.m("MULTIPLY", c, 0.9))), g.m("POWER", grad, 1.6))
    return g.pbr(col=base, rough=0.8, spec=0.1, emit=col, es=g.m("MULTIPLY", st, strength * LIGHTS["room"]))


@material("lamp")
def m_lamp(g, col=(1, 0.72, 0.42), strength=8.0):
    """Something that shines; dimmed by the picture's `lamps`."""
    return g.n("ShaderNodeEmission", {0: col, 1: strength * LIGHTS["lamp"]}).outputs[0]


@material("shade")
def m_shade(g, col=(1, 0.74, 0.46), strength=1.6):
    """lamp shade: linen that glows, brighter in the middle band"""
    z = g.sep(g.n("ShaderNodeTexCoord").outputs["Generated"])[2]
    f = g.m("SUBTRACT", 1.15, g.m("MULTIPLY", g.m("ABSOLUTE", g.m("SUBTRACT", z, 0.45)), 1.1))
    return g.pbr(col=(0.8, 0.72, 0.6), rough=0.9, emit=col, es=g.m("MULTIPLY", f, strength * LIGHTS["lamp"]))


def shades(room, *brightness):
    """What m_room reads at the corners of a face: which room it belongs to, and how bright each corner is."""
    return [(room, of_corner, 0) for of_corner in brightness]
