"""Concrete as the forms leave it, and what floors are before a tenant comes: screed, and the chalk on it."""

from kit.materials.joinery import courses
from kit.materials.material import material


@material("cast concrete")
def m_cast(g, col=(0.44, 0.43, 0.405), panel=(2.44, 1.22), var=0.10, rough=0.62):
    """Cast against sheets of plywood: every sheet of its own grey, clouds, blow holes, a ridge at the joints."""
    p = g.pos()
    x, y, z = g.sep(p)
    level = g.m("ABSOLUTE", g.sep(g.n("ShaderNodeNewGeometry").outputs["True Normal"])[2])
    across = g.m("ADD", g.m("MULTIPLY", z, g.m("SUBTRACT", 1, level)), g.m("MULTIPLY", y, level))
    along = g.m("ADD", x, g.m("MULTIPLY", y, g.m("SUBTRACT", 1, level)))
    piece, gap = courses(g, along, across, *panel, 0.004, 0.0)
    own = g.vm("ADD", p, g.comb(g.m("MULTIPLY", piece, 23.0), 0, g.m("MULTIPLY", piece, 11.0)))
    cloud, grain, holes = g.noise(1.3, own, 6, 0.6, 0.5), g.noise(160, p, 3, 0.6), g.noise(34, own, 2, 0.5)
    c = g.mix(g.smooth(cloud, 0.28, 0.72), tuple(k * (1 - 2 * var) for k in col), tuple(k * (1 + var) for k in col))
    tone = g.m("ADD", 1 - var * 0.7, g.m("MULTIPLY", piece, 1.4 * var))
    c = g.mix(1.0, c, g.comb(tone, tone, tone), "MULTIPLY")
    c = g.mix(0.14, c, g.ramp(grain, [(0.34, 0.5), (0.62, 1.1)]), "MULTIPLY")
    pit = g.smooth(holes, 0.70, 0.76)
    c = g.mix(g.m("MULTIPLY", pit, 0.45), c, tuple(k * 0.35 for k in col))
    c = g.mix(g.m("MULTIPLY", gap, 0.5), c, tuple(k * 0.55 for k in col))
    height = g.m("SUBTRACT", g.m("ADD", g.m("MULTIPLY", grain, 0.2), g.m("MULTIPLY", cloud, 0.3)), g.m("ADD", pit, gap))
    return g.pbr(col=c, rough=rough, spec=0.35, nor=g.bump(height, 0.22, 0.006))


@material("screed")
def m_screed(g, col=(0.36, 0.345, 0.315), bay=4.5, rough=0.5):
    """Cement screed, floated by hand: arcs of the trowel, dust, saw cuts at the edges of its bays, dried puddles."""
    p = g.pos()
    x, y, _ = g.sep(p)
    piece, cut = courses(g, x, y, bay, bay, 0.006, 0.0)
    own = g.vm("ADD", p, g.comb(g.m("MULTIPLY", piece, 13.0), g.m("MULTIPLY", piece, 29.0), 0))
    cloud, trowel = g.noise(0.55, own, 6, 0.62, 0.6), g.noise(2.6, g.vm("MULTIPLY", own, (1, 0.45, 1)), 4, 0.55, 2.2)
    grit, dust = g.noise(95, p, 4, 0.65), g.noise(0.23, p, 5, 0.6, 0.8)
    c = g.mix(g.smooth(cloud, 0.3, 0.7), tuple(k * 0.80 for k in col), tuple(k * 1.14 for k in col))
    c = g.mix(0.35, c, g.ramp(trowel, [(0.32, 0.72), (0.66, 1.08)]), "MULTIPLY")
    c = g.mix(0.20, c, g.ramp(grit, [(0.3, 0.5), (0.7, 1.1)]), "MULTIPLY")
    c = g.mix(g.m("MULTIPLY", g.smooth(dust, 0.48, 0.66), 0.35), c, tuple(k * 1.35 for k in col))
    c = g.mix(g.m("MULTIPLY", cut, 0.8), c, tuple(k * 0.35 for k in col))
    r = g.m("ADD", rough - 0.14, g.m("MULTIPLY", g.smooth(cloud, 0.3, 0.7), 0.3))
    height = g.m("SUBTRACT", g.m("ADD", g.m("MULTIPLY", trowel, 0.5), g.m("MULTIPLY", grit, 0.25)), cut)
    return g.pbr(col=c, rough=r, spec=0.4, nor=g.bump(height, 0.2, 0.006))


@material("chalk")
def m_chalk(g, col=(0.10, 0.19, 0.42)):
    """A snapped line of chalk: blue dust, thin where the cord hung."""
    broken = g.smooth(g.noise(55, g.pos(), 4, 0.7), 0.36, 0.5)
    clear = g.n("ShaderNodeBsdfTransparent").outputs[0]
    return g.n(
        "ShaderNodeMixShader", {0: g.m("MULTIPLY", broken, 0.85), 1: clear, 2: g.pbr(col=col, rough=1.0, spec=0.0)}
    ).outputs[0]


@material("carpet tiles")
def m_carpet_tiles(g, col=(0.33, 0.30, 0.255), side=0.5, var=0.07):
    """Squares of loop-pile wool, quarter-turned to each other."""
    p = g.pos()
    x, y, _ = g.sep(p)
    piece, gap = courses(g, x, y, side, side, 0.0015, 0.0)
    odd = g.m("GREATER_THAN", piece, 0.5)
    ribs = g.mix(odd, g.comb(g.m("MULTIPLY", x, 480.0), 0, 0), g.comb(g.m("MULTIPLY", y, 480.0), 0, 0))
    rib = g.m("SINE", g.sep(ribs)[0])
    fleck, worn = g.noise(110, p, 3, 0.7), g.noise(0.5, p, 4)
    tone = g.m("ADD", 1 - var, g.m("MULTIPLY", piece, 2 * var))
    c = g.mix(g.smooth(fleck, 0.35, 0.65), tuple(k * 0.72 for k in col), tuple(k * 1.22 for k in col))
    c = g.mix(1.0, c, g.comb(tone, tone, tone), "MULTIPLY")
    c = g.mix(0.25, c, g.ramp(worn, [(0.3, 0.75), (0.7, 1.05)]), "MULTIPLY")
    height = g.m("SUBTRACT", g.m("ADD", g.m("MULTIPLY", rib, 0.3), fleck), gap)
    return g.pbr(col=c, rough=1.0, spec=0.05, sheen=0.35, nor=g.bump(height, 0.5, 0.006))
