"""Lawn, leaves, bark, hills and the far city."""

from kit.light.dimmers import LIGHTS
from kit.materials.material import material


@material("lawn")
def m_lawn(g, col=(0.060, 0.115, 0.022)):
    """Mown grass from a distance."""
    p = g.pos()
    a = g.noise(0.35, p, 5, 0.6)
    b = g.noise(14, p, 6, 0.7)
    c = g.mix(g.smooth(a, 0.35, 0.65), tuple(x * 0.75 for x in col), tuple(x * 1.35 for x in col))
    c = g.mix(0.7, c, g.ramp(b, [(0.25, 0.25), (0.75, 1.4)]), "MULTIPLY")
    return g.pbr(col=c, rough=0.9, spec=0.15, nor=g.bump(b, 1.0, 0.08))


@material("grassblade")
def m_grass(g, col=(0.075, 0.15, 0.025)):
    """A grass blade."""
    r = g.n("ShaderNodeObjectInfo").outputs["Random"]
    a = g.n("ShaderNodeVertexColor", layer_name="col").outputs[0]
    c = g.mix(0.6, g.mix(r, tuple(x * 0.8 for x in col), tuple(x * 1.3 for x in col)), a, "MULTIPLY")
    return g.n(
        "ShaderNodeMixShader",
        {
            0: 0.35,
            1: g.pbr(col=c, rough=0.55, spec=0.25),
            2: g.n("ShaderNodeBsdfTranslucent", {0: c}).outputs[0],
        },
    ).outputs[0]


@material("leaf")
def m_leaf(g, col=(0.055, 0.11, 0.022), tip=(0.13, 0.19, 0.04), rough=0.5, trans=0.35):
    """A leaf lit from both sides; every plant a little different."""
    r = g.n("ShaderNodeObjectInfo").outputs["Random"]
    a = g.n("ShaderNodeVertexColor", layer_name="col").outputs[0]
    f = g.sep(a)[0]
    c = g.mix(f, col, tip)
    hs = g.n(
        "ShaderNodeHueSaturation",
        {
            "Hue": g.m("ADD", 0.488, g.m("MULTIPLY", r, 0.024)),
            "Value": g.m("ADD", 0.8, g.m("MULTIPLY", r, 0.4)),
            "Color": c,
        },
    ).outputs[0]
    return g.n(
        "ShaderNodeMixShader",
        {
            0: trans,
            1: g.pbr(col=hs, rough=rough, spec=0.3),
            2: g.n("ShaderNodeBsdfTranslucent", {0: g.mix(1, hs, (1.5, 1.45, 0.7), "MULTIPLY")}).outputs[0],
        },
    ).outputs[0]


@material("bark")
def m_bark(g, col=(0.16, 0.12, 0.085)):
    """Bark."""
    nz = g.noise(5, g.vm("MULTIPLY", g.obj(), (1, 1, 0.35)), 6, 0.7)
    return g.pbr(
        col=g.mix(nz, tuple(c * 0.5 for c in col), tuple(c * 1.4 for c in col)),
        rough=0.9,
        spec=0.2,
        nor=g.bump(nz, 0.8, 0.05),
    )


@material("hill")
def m_hill(g):
    """Dry far ground."""
    p = g.pos()
    a = g.noise(0.006, p, 8, 0.65)
    return g.pbr(col=g.mix(a, (0.05, 0.075, 0.03), (0.17, 0.14, 0.08)), rough=1.0, spec=0.0)


@material("hillside")
def m_hillside(g):
    """Grass and bare earth in patches."""
    p = g.pos()
    a = g.noise(0.05, p, 7, 0.6)
    b = g.noise(1.6, p, 6, 0.7)
    c = g.mix(g.smooth(a, 0.40, 0.60), (0.075, 0.105, 0.03), (0.20, 0.155, 0.075))
    c = g.mix(0.6, c, g.ramp(b, [(0.25, 0.35), (0.75, 1.3)]), "MULTIPLY")
    return g.pbr(col=c, rough=1.0, spec=0.05, nor=g.bump(b, 1.0, 0.25))


@material("city")
def m_city(g, lit=0.25, strength=1.0):
    """A far tower with a window grid, some windows lit."""
    p = g.obj()
    x, y, z = g.sep(p)
    rnd = g.n("ShaderNodeObjectInfo").outputs["Random"]
    nrm = g.n("ShaderNodeNewGeometry").outputs["Normal"]
    nz = g.sep(nrm)[2]
    u = g.m("ADD", x, y)
    fu, fz = g.m("FRACT", g.m("DIVIDE", u, 3.4)), g.m("FRACT", g.m("DIVIDE", z, 3.2))
    iu, iz = g.m("FLOOR", g.m("DIVIDE", u, 3.4)), g.m("FLOOR", g.m("DIVIDE", z, 3.2))
    win = g.m(
        "MULTIPLY",
        g.m("MULTIPLY", g.m("GREATER_THAN", fu, 0.22), g.m("LESS_THAN", fu, 0.8)),
        g.m("MULTIPLY", g.m("GREATER_THAN", fz, 0.28), g.m("LESS_THAN", fz, 0.82)),
    )
    win = g.m("MULTIPLY", win, g.m("LESS_THAN", g.m("ABSOLUTE", nz), 0.5))
    h = g.n("ShaderNodeTexWhiteNoise", {"Vector": g.comb(iu, iz, rnd)}, noise_dimensions="3D").outputs["Color"]
    a, b, c = g.sep(h)
    wall = g.ramp(
        rnd,
        [
            (0, (0.55, 0.50, 0.44)),
            (0.35, (0.62, 0.58, 0.54)),
            (0.6, (0.45, 0.36, 0.30)),
            (0.8, (0.66, 0.62, 0.56)),
            (1, (0.36, 0.38, 0.41)),
        ],
    )
    col = g.mix(win, wall, (0.07, 0.09, 0.11))
    e = g.m("MULTIPLY", g.m("MULTIPLY", win, g.m("LESS_THAN", a, lit)), g.m("ADD", 0.3, b))
    return g.pbr(
        col=col,
        rough=g.m("SUBTRACT", 0.8, g.m("MULTIPLY", win, 0.6)),
        emit=g.ramp(c, [(0, (1, 0.55, 0.22)), (0.7, (1, 0.72, 0.42)), (1, (0.9, 0.9, 1))]),
        es=g.m("MULTIPLY", e, strength * LIGHTS["room"]),
    )
