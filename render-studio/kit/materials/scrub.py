"""A hill of the Deccan after the monsoon: dry grass, its earth between the tufts, weathered basalt."""

from kit.materials.material import material

STRAW = (0.40, 0.30, 0.105)
GREEN_STEM = (0.115, 0.135, 0.032)


@material("dry-grass")
def m_dry_grass(g, stem=GREEN_STEM, tip=STRAW):
    """Tall grass that turns from green at the foot to straw at the tip; every tuft a little different."""
    r = g.n("ShaderNodeObjectInfo").outputs["Random"]
    f = g.sep(g.n("ShaderNodeVertexColor", layer_name="col").outputs[0])[0]
    ripe = g.m("ADD", g.m("MULTIPLY", f, 0.8), g.m("MULTIPLY", g.m("SUBTRACT", r, 0.5), 0.7), clamp=True)
    c = g.mix(ripe, stem, tip)
    return g.n(
        "ShaderNodeMixShader",
        {
            0: 0.4,
            1: g.pbr(col=c, rough=0.6, spec=0.2),
            2: g.n("ShaderNodeBsdfTranslucent", {0: g.mix(1, c, (1.3, 1.2, 0.8), "MULTIPLY")}).outputs[0],
        },
    ).outputs[0]


@material("scrub-ground")
def m_scrub_ground(g):
    """What shows between tufts: short grass, red earth, stones; no patch larger than a house."""
    p = g.pos()
    drift = g.noise(0.11, p, 5, 0.6, 0.6)
    clump = g.noise(2.3, p, 6, 0.7)
    speck = g.noise(11, p, 4, 0.7)
    c = g.ramp(
        drift,
        [
            (0.32, (0.070, 0.088, 0.026)),
            (0.47, (0.135, 0.125, 0.045)),
            (0.60, (0.20, 0.155, 0.065)),
            (0.70, (0.15, 0.092, 0.052)),
        ],
    )
    c = g.mix(0.85, c, g.ramp(clump, [(0.34, 0.30), (0.52, 0.95), (0.70, 1.35)]), "MULTIPLY")
    c = g.mix(0.6, c, g.ramp(speck, [(0.3, 0.45), (0.7, 1.3)]), "MULTIPLY")
    height = g.m("ADD", clump, g.m("MULTIPLY", speck, 0.25))
    return g.pbr(col=c, rough=1.0, spec=0.03, nor=g.bump(height, 0.9, 0.18))


@material("basalt-rock")
def m_basalt_rock(g, col=(0.085, 0.078, 0.072), lichen=(0.27, 0.25, 0.20)):
    """Weathered basalt, paler with lichen and dust where it faces the sky."""
    p = g.obj()
    up = g.sep(g.n("ShaderNodeNewGeometry").outputs["Normal"])[2]
    patch = g.noise(2.6, p, 6, 0.65)
    fine = g.noise(17, p, 4, 0.7)
    f = g.m("MULTIPLY", g.smooth(up, 0.0, 0.9), g.smooth(patch, 0.36, 0.62))
    c = g.mix(f, col, lichen)
    c = g.mix(0.6, c, g.ramp(fine, [(0.3, 0.5), (0.7, 1.25)]), "MULTIPLY")
    return g.pbr(col=c, rough=0.9, spec=0.2, nor=g.bump(g.m("ADD", patch, g.m("MULTIPLY", fine, 0.3)), 0.8, 0.06))
