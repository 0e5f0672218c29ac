"""Procedural sky dome with clouds, and the sun."""
import math

from mathutils import Vector
import bpy

from kit.nodes import Graph


def sun_dir(el, az):
    el, az = math.radians(el), math.radians(az)
    return Vector((math.sin(az) * math.cos(el), math.cos(az) * math.cos(el), math.sin(el)))


def sky(el=38, az=220, mood="day", strength=1.0, sun=3.2, clouds=0.5, seed=0.0):
    """procedural sky: gradient dome + sun glow + fbm cloud deck (projected on a plane), plus a sun lamp"""
    w = bpy.data.worlds.new("sky")
    bpy.context.scene.world = w
    w.use_nodes = True
    w.node_tree.nodes.clear()
    g = Graph(w.node_tree)
    d = g.n("ShaderNodeTexCoord").outputs["Generated"]
    x, y, z = g.sep(d)
    zz = g.m("MAXIMUM", z, 0.0)
    S = sun_dir(el, az)
    cs = g.m("MAXIMUM", g.vm("DOT_PRODUCT", g.vm("NORMALIZE", d), tuple(S)), 0.0)
    hz = g.m("POWER", g.m("SUBTRACT", 1, zz), 3.0)
    pal = {
        "day": dict(
            st=[
                (0, (0.62, 0.74, 0.88)),
                (0.06, (0.50, 0.66, 0.88)),
                (0.22, (0.26, 0.45, 0.78)),
                (0.6, (0.10, 0.24, 0.55)),
                (1, (0.06, 0.16, 0.42)),
            ],
            glow=(1.0, 0.92, 0.78),
            g1=0.25,
            cl=(1.05, 1.03, 1.0),
            cd=(0.60, 0.66, 0.76),
            suncol=(1, 0.93, 0.82),
        ),
        "golden": dict(
            st=[
                (0, (1.0, 0.62, 0.34)),
                (0.05, (0.95, 0.62, 0.42)),
                (0.14, (0.66, 0.55, 0.56)),
                (0.32, (0.33, 0.40, 0.58)),
                (0.7, (0.12, 0.22, 0.44)),
                (1, (0.08, 0.16, 0.36)),
            ],
            glow=(1.6, 0.82, 0.34),
            g1=1.1,
            cl=(1.35, 0.80, 0.50),
            cd=(0.34, 0.33, 0.42),
            suncol=(1, 0.62, 0.30),
        ),
        "dusk": dict(
            st=[
                (0, (0.95, 0.50, 0.26)),
                (0.04, (0.84, 0.47, 0.29)),
                (0.11, (0.52, 0.40, 0.38)),
                (0.24, (0.20, 0.27, 0.42)),
                (0.5, (0.06, 0.125, 0.27)),
                (1, (0.025, 0.065, 0.17)),
            ],
            glow=(1.5, 0.62, 0.22),
            g1=0.8,
            cl=(0.98, 0.52, 0.30),
            cd=(0.10, 0.14, 0.22),
            suncol=(1, 0.5, 0.25),
        ),
    }[mood]
    base = g.ramp(z, pal["st"])
    tow = g.m("MULTIPLY", g.m("POWER", cs, 5.0), hz)
    side = g.m("ADD", 0.62, g.m("MULTIPLY", 0.38, g.vm("DOT_PRODUCT", d, (S.x, S.y, 0))))
    c = g.mix(
        g.m("MULTIPLY", g.m("SUBTRACT", 1, side), 0.9 if mood != "day" else 0.2),
        base,
        tuple(v for v in pal["st"][3][1]),
    )
    c = (
        g.mix(g.m("MULTIPLY", tow, pal["g1"], clamp=False), c, pal["glow"], "ADD")
        if False
        else g.n(
            "ShaderNodeMixRGB",
            {
                "Fac": 1.0,
                "Color1": c,
                "Color2": g.vm("SCALE", pal["glow"], scale=g.m("MULTIPLY", tow, pal["g1"])),
            },
            blend_type="ADD",
        ).outputs[0]
    )
    if clouds > 0:
        k = g.m("ADD", zz, 0.10)
        p = g.comb(g.m("DIVIDE", x, k), g.m("DIVIDE", y, k), seed)
        n1 = g.noise(0.55, g.vm("MULTIPLY", p, (0.62, 1.25, 1)), 9, 0.60, 0.35)
        n2 = g.noise(0.9, g.vm("ADD", p, (3.1, 0.4, 2)), 6, 0.6)
        n1s = g.noise(
            0.55, g.vm("MULTIPLY", g.vm("ADD", p, (S.x * 0.16, S.y * 0.16, 0)), (0.62, 1.25, 1)), 5, 0.6, 0.35
        )
        msk = g.smooth(n1, 0.62 - 0.22 * clouds, 0.80 - 0.14 * clouds)
        msk = g.m("MULTIPLY", msk, g.smooth(z, 0.015, 0.16))
        lit = g.m(
            "ADD",
            g.m("MULTIPLY", g.smooth(g.m("SUBTRACT", n1, n1s), -0.10, 0.12), 0.75),
            g.m("MULTIPLY", g.m("POWER", cs, 3), 0.5),
            clamp=True,
        )
        low = g.m("SUBTRACT", 1, g.smooth(z, 0.1, 0.75)) if mood != "day" else 1.0
        lit = g.m("MULTIPLY", lit, g.m("ADD", 0.35, g.m("MULTIPLY", low, 0.65)))
        cc = g.mix(lit, pal["cd"], pal["cl"])
        c = g.mix(g.m("MULTIPLY", msk, 0.88), c, cc)
    c = g.mix(g.smooth(z, -0.02, -0.2), c, (0.10, 0.09, 0.08))
    bg = g.n("ShaderNodeBackground", {0: c, 1: strength})
    g.L(bg.outputs[0], g.n("ShaderNodeOutputWorld").inputs[0])
    w.cycles.sampling_method = "MANUAL"
    w.cycles.sample_map_resolution = 512
    if sun > 0:
        l = bpy.data.lights.new("sun", "SUN")
        l.energy = sun
        l.color = pal["suncol"]
        l.angle = math.radians(1.2 if mood == "day" else 2.5)
        o = bpy.data.objects.new("sun", l)
        o.rotation_euler = S.to_track_quat("Z", "Y").to_euler()
        bpy.context.scene.collection.objects.link(o)
