"""Node graphs of materials, and the cache that builds each material once."""

import bpy


LIGHTS = {"room": 1.0, "lamp": 1.0}  # global dimmers set per mood

CACHE = {}


class Graph:
    """tiny node-graph helper"""

    def __init__(s, tree):
        s.t = tree
        s.L = tree.links.new

    def n(s, kind, ins=None, **props):
        """A node of `kind` with inputs and properties set."""
        nd = s.t.nodes.new(kind)
        for k, v in props.items():
            setattr(nd, k, v)
        for k, v in (ins or {}).items():
            s.set(nd.inputs[k], v)
        return nd

    def set(s, sock, v):
        """Link or set one input."""
        if isinstance(v, bpy.types.NodeSocket):
            s.L(v, sock)
        elif v is not None:
            if sock.type == "RGBA" and len(v) == 3:
                v = (*v, 1)
            sock.default_value = v

    def m(s, op, a, b=None, c=None, clamp=False):
        """A math node."""
        nd = s.n("ShaderNodeMath", operation=op, use_clamp=clamp)
        for i, v in enumerate((a, b, c)):
            if v is not None:
                s.set(nd.inputs[i], v)
        return nd.outputs[0]

    def vm(s, op, a, b=None, scale=None):
        """A vector math node."""
        nd = s.n("ShaderNodeVectorMath", operation=op)
        s.set(nd.inputs[0], a)
        if b is not None:
            s.set(nd.inputs[1], b)
        if scale is not None:
            s.set(nd.inputs["Scale"], scale)
        return nd.outputs["Value"] if op in ("DOT_PRODUCT", "LENGTH") else nd.outputs[0]

    def mix(s, f, a, b, blend="MIX"):
        """Mix two colours."""
        return s.n("ShaderNodeMixRGB", {"Fac": f, "Color1": a, "Color2": b}, blend_type=blend).outputs[0]

    def ramp(s, f, stops, interp="LINEAR"):
        """A colour ramp from (position, colour) stops."""
        nd = s.n("ShaderNodeValToRGB", {"Fac": f})
        cr = nd.color_ramp
        cr.interpolation = interp
        while len(cr.elements) < len(stops):
            cr.elements.new(0.5)
        for e, (p, c) in zip(cr.elements, stops):
            e.position = p
            e.color = (c, c, c, 1) if isinstance(c, (int, float)) else (*c[:3], 1)
        return nd.outputs[0]

    def noise(s, scale, vec=None, detail=4, rough=0.55, dist=0, dim="3D", out="Fac"):
        """Fractal noise."""
        return s.n(
            "ShaderNodeTexNoise",
            {"Vector": vec, "Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": dist},
            noise_dimensions=dim,
        ).outputs[out]

    def smooth(s, x, a, b):
        """Smoothstep of x from a to b."""
        return s.n("ShaderNodeMapRange", {0: x, 1: a, 2: b}, interpolation_type="SMOOTHSTEP").outputs[0]

    def sep(s, v):
        """The three parts of a vector."""
        return s.n("ShaderNodeSeparateXYZ", {0: v}).outputs

    def comb(s, x, y, z):
        """A vector from three parts."""
        return s.n("ShaderNodeCombineXYZ", {0: x, 1: y, 2: z}).outputs[0]

    def pos(s):
        """Position in the scene."""
        return s.n("ShaderNodeNewGeometry").outputs["Position"]

    def obj(s):
        """Position in the object."""
        return s.n("ShaderNodeTexCoord").outputs["Object"]

    def bump(s, h, strength, dist=0.02):
        """A normal bumped by a height."""
        return s.n("ShaderNodeBump", {"Height": h, "Strength": strength, "Distance": dist}).outputs[0]

    def pbr(s, **k):
        """A surface by short names: col, rough, metal, spec, nor, emit, es…"""
        ren = {
            "col": "Base Color",
            "rough": "Roughness",
            "metal": "Metallic",
            "spec": "Specular",
            "nor": "Normal",
            "emit": "Emission",
            "es": "Emission Strength",
            "sheen": "Sheen",
            "coat": "Clearcoat",
            "trans": "Transmission",
            "sss": "Subsurface",
        }
        return s.n("ShaderNodeBsdfPrincipled", {ren[a]: b for a, b in k.items()}).outputs[0]


def material(name):
    """decorator: cache material built by fn(g)->shader socket"""

    def deco(fn):
        def get(*a, **k):
            key = name + repr(a) + repr(sorted(k.items()))
            if key not in CACHE:
                mt = bpy.data.materials.new(name)
                mt.use_nodes = True
                mt.node_tree.nodes.clear()
                g = Graph(mt.node_tree)
                o = g.n("ShaderNodeOutputMaterial")
                g.L(fn(g, *a, **k), o.inputs[0])
                mt.cycles.sample_as_light = False
                CACHE[key] = mt
            return CACHE[key]

        return get

    return deco
