"""Node graphs, and Blender's materials made from ours."""

import bpy

#: Blender's materials of this scene; kit.camera.reset() empties it.
CACHE = {}


class Graph:
    """Short words for making the nodes of a tree."""

    def __init__(self, tree):
        self.tree = tree
        self.link = tree.links.new

    def n(self, kind, ins=None, **props):
        """A node of `kind` with inputs and properties set."""
        nd = self.tree.nodes.new(kind)
        for k, v in props.items():
            setattr(nd, k, v)
        for k, v in (ins or {}).items():
            self.set(nd.inputs[k], v)
        return nd

    def set(self, sock, v):
        """Link or set one input."""
        if isinstance(v, bpy.types.NodeSocket):
            self.link(v, sock)
        elif v is not None:
            if sock.type == "RGBA" and len(v) == 3:
                v = (*v, 1)
            sock.default_value = v

    def m(self, op, a, b=None, c=None, clamp=False):
        """A math node."""
        nd = self.n("ShaderNodeMath", operation=op, use_clamp=clamp)
        for i, v in enumerate((a, b, c)):
            if v is not None:
                self.set(nd.inputs[i], v)
        return nd.outputs[0]

    def vm(self, op, a, b=None, scale=None):
        """A vector math node."""
        nd = self.n("ShaderNodeVectorMath", operation=op)
        self.set(nd.inputs[0], a)
        if b is not None:
            self.set(nd.inputs[1], b)
        if scale is not None:
            self.set(nd.inputs["Scale"], scale)
        return nd.outputs["Value"] if op in ("DOT_PRODUCT", "LENGTH") else nd.outputs[0]

    def mix(self, f, a, b, blend="MIX"):
        """Mix two colours."""
        return self.n("ShaderNodeMixRGB", {"Fac": f, "Color1": a, "Color2": b}, blend_type=blend).outputs[0]

    def ramp(self, f, stops, interp="LINEAR"):
        """A colour ramp from (position, colour) stops."""
        nd = self.n("ShaderNodeValToRGB", {"Fac": f})
        cr = nd.color_ramp
        cr.interpolation = interp
        while len(cr.elements) < len(stops):
            cr.elements.new(0.5)
        for element, (position, c) in zip(cr.elements, stops, strict=True):
            element.position = position
            element.color = (c, c, c, 1) if isinstance(c, (int, float)) else (*c[:3], 1)
        return nd.outputs[0]

    def noise(self, scale, vec=None, detail=4, rough=0.55, dist=0, dim="3D", out="Fac"):
        """Fractal noise."""
        return self.n(
            "ShaderNodeTexNoise",
            {"Vector": vec, "Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": dist},
            noise_dimensions=dim,
        ).outputs[out]

    def smooth(self, x, a, b):
        """Smoothstep of x from a to b."""
        return self.n("ShaderNodeMapRange", {0: x, 1: a, 2: b}, interpolation_type="SMOOTHSTEP").outputs[0]

    def sep(self, v):
        """The three parts of a vector."""
        return self.n("ShaderNodeSeparateXYZ", {0: v}).outputs

    def comb(self, x, y, z):
        """A vector from three parts."""
        return self.n("ShaderNodeCombineXYZ", {0: x, 1: y, 2: z}).outputs[0]

    def pos(self):
        """Position in the scene."""
        return self.n("ShaderNodeNewGeometry").outputs["Position"]

    def obj(self):
        """Position in the object."""
        return self.n("ShaderNodeTexCoord").outputs["Object"]

    def bump(self, h, strength, dist=0.02):
        """A normal bumped by a height."""
        return self.n("ShaderNodeBump", {"Height": h, "Strength": strength, "Distance": dist}).outputs[0]

    def pbr(self, **k):
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
        return self.n("ShaderNodeBsdfPrincipled", {ren[a]: b for a, b in k.items()}).outputs[0]


def made(material):
    """Blender's material for one of ours; the same words make it once."""
    if material not in CACHE:
        blenders = bpy.data.materials.new(material.kind)
        blenders.use_nodes = True
        blenders.node_tree.nodes.clear()
        graph = Graph(blenders.node_tree)
        output = graph.n("ShaderNodeOutputMaterial")
        graph.link(material.draw(graph), output.inputs[0])
        blenders.cycles.sample_as_light = False
        CACHE[material] = blenders
    return CACHE[material]
