"""What light passes through: panes, water, sheer curtains, safety nets."""

from kit.materials.material import material


@material("glass")
def m_glass(g, tint=(0.80, 0.86, 0.86), refl=0.10, wav=0.02, gloss=(1, 1, 1)):
    """thin architectural glass: fresnel mix of transparent + mirror, slightly warped panes"""
    nz = g.noise(0.35, g.pos(), 2)
    nor = g.bump(nz, wav, 1.0) if wav else None
    fr = g.m(
        "ADD",
        g.m("MULTIPLY", g.n("ShaderNodeFresnel", {"IOR": 1.5, "Normal": nor}).outputs[0], 0.95),
        refl,
        clamp=True,
    )
    back = g.n("ShaderNodeLightPath").outputs["Is Shadow Ray"]
    fr = g.m("MULTIPLY", fr, g.m("SUBTRACT", 1, back))
    t = g.n("ShaderNodeBsdfTransparent", {0: tint}).outputs[0]
    gl = g.n("ShaderNodeBsdfGlossy", {"Color": gloss, "Roughness": 0.0, "Normal": nor}).outputs[0]
    return g.n("ShaderNodeMixShader", {0: fr, 1: t, 2: gl}).outputs[0]


@material("water")
def m_water(g, tint=(0.45, 0.80, 0.82), bump=0.10, scale=1.3):
    """Still or lightly rippled water one sees into."""
    p = g.pos()
    h = g.m(
        "ADD",
        g.noise(scale, g.vm("MULTIPLY", p, (1, 0.8, 1)), 3, 0.5, 0.4),
        g.m("MULTIPLY", g.noise(scale * 4.5, p, 2), 0.25),
    )
    nor = g.bump(h, bump, 0.10)
    fr = g.m("ADD", g.n("ShaderNodeFresnel", {"IOR": 1.33, "Normal": nor}).outputs[0], 0.03, clamp=True)
    fr = g.m("MULTIPLY", fr, g.m("SUBTRACT", 1, g.n("ShaderNodeLightPath").outputs["Is Shadow Ray"]))
    t = g.n("ShaderNodeBsdfTransparent", {0: tint}).outputs[0]
    gl = g.n("ShaderNodeBsdfGlossy", {"Color": (0.95, 0.97, 1), "Roughness": 0.0, "Normal": nor}).outputs[0]
    return g.n("ShaderNodeMixShader", {0: fr, 1: t, 2: gl}).outputs[0]


@material("sheer")
def m_sheer(g, col=(0.88, 0.85, 0.80), opac=0.55):
    """Thin curtain cloth."""
    d = g.n(
        "ShaderNodeMixShader",
        {
            0: 0.5,
            1: g.n("ShaderNodeBsdfDiffuse", {0: col}).outputs[0],
            2: g.n("ShaderNodeBsdfTranslucent", {0: col}).outputs[0],
        },
    ).outputs[0]
    return g.n("ShaderNodeMixShader", {0: opac, 1: g.n("ShaderNodeBsdfTransparent").outputs[0], 2: d}).outputs[0]


@material("mesh_net")
def m_net(g, col=(0.08, 0.30, 0.14), opac=0.72):
    """Safety netting."""
    n = g.noise(1.3, g.pos(), 5)
    d = g.n(
        "ShaderNodeMixShader",
        {
            0: 0.4,
            1: g.n(
                "ShaderNodeBsdfDiffuse",
                {0: g.mix(n, tuple(c * 0.6 for c in col), tuple(c * 1.3 for c in col))},
            ).outputs[0],
            2: g.n("ShaderNodeBsdfTranslucent", {0: col}).outputs[0],
        },
    ).outputs[0]
    return g.n("ShaderNodeMixShader", {0: opac, 1: g.n("ShaderNodeBsdfTransparent").outputs[0], 2: d}).outputs[0]
