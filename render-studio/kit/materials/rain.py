"""What rain makes of a court: rings on water, wet flags with puddles in them, streaks in the air."""

from kit.materials.joinery import courses
from kit.materials.material import material


def rings(g, p, cell):
    """Height of the rings of drops, one to each cell of `cell` metres, every ring at another age."""
    x, y, _ = g.sep(p)
    cells = g.n(
        "ShaderNodeTexVoronoi",
        {"Vector": g.comb(x, y, 0), "Scale": 1 / cell, "Randomness": 1.0},
        voronoi_dimensions="2D",
        feature="F1",
    )
    away, age = cells.outputs["Distance"], g.sep(cells.outputs["Color"])[0]
    front = g.m("SUBTRACT", away, g.m("MULTIPLY", age, 0.52))
    near = g.m("MULTIPLY", front, 8.5)
    packet = g.m("POWER", 2.718, g.m("MULTIPLY", g.m("MULTIPLY", near, near), -1.0))
    weaker = g.m("SUBTRACT", 1.05, age)
    return g.m("MULTIPLY", g.m("MULTIPLY", g.m("SINE", g.m("MULTIPLY", front, 62.0)), packet), weaker)


def falling(g, p):
    """Rings of many drops of two sizes."""
    small = rings(g, g.vm("ADD", p, (3.3, 7.1, 0)), 0.13)
    return g.m("ADD", rings(g, p, 0.30), g.m("MULTIPLY", small, 0.5))


@material("rain on water")
def m_rain_water(g, tint=(0.16, 0.23, 0.21)):
    """Water in a channel, ringed by drops: one sees little into it and much of the sky on it."""
    p = g.pos()
    wind = g.noise(2.2, p, 3, 0.5, 0.4)
    nor = g.bump(g.m("ADD", falling(g, p), g.m("MULTIPLY", wind, 0.35)), 0.55, 0.010)
    fresnel = g.n("ShaderNodeFresnel", {"IOR": 1.33, "Normal": nor}).outputs[0]
    shadow = g.n("ShaderNodeLightPath").outputs["Is Shadow Ray"]
    fr = g.m("MULTIPLY", g.m("ADD", fresnel, 0.03, clamp=True), g.m("SUBTRACT", 1, shadow))
    deep = g.n("ShaderNodeBsdfTransparent", {0: tint}).outputs[0]
    sheen = g.n("ShaderNodeBsdfGlossy", {"Color": (0.95, 0.97, 1), "Roughness": 0.02, "Normal": nor}).outputs[0]
    return g.n("ShaderNodeMixShader", {0: fr, 1: deep, 2: sheen}).outputs[0]


@material("wet flags")
def m_wet_flags(g, col=(0.30, 0.26, 0.21), long=0.9, high=0.45, var=0.12, pooled=0.5, joint=0.005):
    """Flags darkened by rain: a film everywhere, water standing in hollows and joints, drops in it."""
    p = g.pos()
    x, y, _ = g.sep(p)
    piece, gap = courses(g, x, y, long, high, joint, 0.5)
    q = g.vm("ADD", p, g.comb(g.m("MULTIPLY", piece, 31.0), g.m("MULTIPLY", piece, 17.0), 0))
    cloud, grit = g.noise(2.0, q, 6, 0.62, 0.8), g.noise(46, p, 5, 0.65)
    c = g.mix(g.smooth(cloud, 0.3, 0.72), tuple(k * (1 - 1.6 * var) for k in col), tuple(k * (1 + var) for k in col))
    tone = g.m("ADD", 1 - var, g.m("MULTIPLY", piece, 2 * var))
    c = g.mix(1.0, c, g.comb(tone, tone, tone), "MULTIPLY")
    c = g.mix(0.3, c, g.ramp(grit, [(0.3, 0.45), (0.7, 1.15)]), "MULTIPLY")
    c = g.mix(g.m("MULTIPLY", gap, 0.8), c, tuple(k * 0.3 for k in col))
    hollow = g.m("ADD", g.noise(0.85, p, 4, 0.55), g.m("MULTIPLY", g.noise(7, p, 3), 0.12))
    pool = g.smooth(g.m("ADD", hollow, g.m("MULTIPLY", gap, 0.12)), 0.60 - 0.16 * pooled, 0.68 - 0.16 * pooled)
    c = g.mix(pool, c, g.mix(1.0, c, (0.62, 0.64, 0.66), "MULTIPLY"))
    stone = g.m("SUBTRACT", g.m("ADD", g.m("MULTIPLY", cloud, 0.3), g.m("MULTIPLY", grit, 0.35)), gap)
    dry = g.m("SUBTRACT", 1, pool)
    height = g.m("ADD", g.m("MULTIPLY", stone, dry), g.m("MULTIPLY", g.m("MULTIPLY", falling(g, p), pool), 0.55))
    rough = g.m("ADD", 0.025, g.m("MULTIPLY", dry, g.m("ADD", 0.16, g.m("MULTIPLY", grit, 0.16))))
    return g.pbr(col=c, rough=rough, spec=0.6, nor=g.bump(height, 0.5, 0.008))


@material("streak")
def m_streak(g, opacity=0.2):
    """A falling drop as a lens sees it: a line, and mostly what is behind it."""
    white = g.n("ShaderNodeBsdfDiffuse", {0: (0.85, 0.90, 0.95, 1)}).outputs[0]
    clear = g.n("ShaderNodeBsdfTransparent").outputs[0]
    return g.n("ShaderNodeMixShader", {0: opacity, 1: clear, 2: white}).outputs[0]


@material("drop")
def m_drop(g):
    """A drop in the air, clear with a bright rim."""
    fresnel = g.m("ADD", g.n("ShaderNodeFresnel", {"IOR": 1.33}).outputs[0], 0.12, clamp=True)
    clear = g.n("ShaderNodeBsdfTransparent", {0: (0.94, 0.96, 0.97)}).outputs[0]
    rim = g.n("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1), "Roughness": 0.02}).outputs[0]
    return g.n("ShaderNodeMixShader", {0: fresnel, 1: clear, 2: rim}).outputs[0]
