"""A lane after rain: asphalt with a film of water on it, stone paving that dries in patches, wet leaves."""

from kit.materials.joinery import courses
from kit.materials.material import material


@material("rained asphalt")
def m_rained_asphalt(g, col=(0.052, 0.051, 0.050), wet=0.7):
    """A quiet road an hour after rain: dry crowns, a film in the hollows that mirrors the trees."""
    p = g.pos()
    x, y, _ = g.sep(p)
    grit = g.noise(42, p, 5, 0.7)
    worn = g.noise(0.9, p, 5, 0.6)
    hollow = g.noise(0.34, g.comb(x, g.m("MULTIPLY", y, 0.5), 0), 5, 0.6)
    film = g.smooth(hollow, 0.60 - 0.2 * wet, 0.66 - 0.2 * wet)
    c = g.mix(g.smooth(worn, 0.3, 0.7), tuple(k * 0.8 for k in col), tuple(k * 1.45 for k in col))
    c = g.mix(0.5, c, g.ramp(grit, [(0.3, 0.4), (0.7, 1.3)]), "MULTIPLY")
    c = g.mix(g.m("MULTIPLY", film, 0.5), c, tuple(k * 0.4 for k in col))
    dry = g.m("SUBTRACT", 1, film)
    rough = g.m("ADD", 0.03, g.m("MULTIPLY", dry, g.m("ADD", 0.34, g.m("MULTIPLY", grit, 0.2))))
    height = g.m("MULTIPLY", grit, g.m("ADD", 0.015, g.m("MULTIPLY", dry, 0.9)))
    return g.pbr(col=c, rough=rough, spec=0.5, nor=g.bump(height, 0.35, 0.008))


@material("rained flags")
def m_rained_flags(g, col=(0.30, 0.26, 0.21), long=0.9, high=0.6, var=0.10, wet=0.5, joint=0.004):
    """Sawn flags after rain: dark and glossy where water stands, dull where they have begun to dry."""
    p = g.pos()
    x, y, _ = g.sep(p)
    piece, gap = courses(g, x, y, long, high, joint, 0.5)
    q = g.vm("ADD", p, g.comb(g.m("MULTIPLY", piece, 31.0), g.m("MULTIPLY", piece, 17.0), 0))
    cloud, grit = g.noise(1.9, q, 6, 0.62, 0.8), g.noise(58, p, 5, 0.65)
    c = g.mix(g.smooth(cloud, 0.3, 0.72), tuple(k * (1 - 1.5 * var) for k in col), tuple(k * (1 + var) for k in col))
    tone = g.m("ADD", 1 - var, g.m("MULTIPLY", piece, 2 * var))
    c = g.mix(1.0, c, g.comb(tone, tone, tone), "MULTIPLY")
    c = g.mix(0.28, c, g.ramp(grit, [(0.3, 0.45), (0.7, 1.15)]), "MULTIPLY")
    hollow = g.m("ADD", g.noise(0.42, p, 5, 0.58), g.m("MULTIPLY", piece, 0.05))
    film = g.smooth(hollow, 0.62 - 0.2 * wet, 0.74 - 0.2 * wet)
    c = g.mix(film, c, g.mix(1.0, c, (0.50, 0.51, 0.53), "MULTIPLY"))
    c = g.mix(g.m("MULTIPLY", gap, 0.75), c, tuple(k * 0.22 for k in col))
    dry = g.m("SUBTRACT", 1, film)
    rough = g.m("ADD", 0.05, g.m("MULTIPLY", dry, g.m("ADD", 0.22, g.m("MULTIPLY", grit, 0.2))))
    height = g.m("SUBTRACT", g.m("MULTIPLY", grit, g.m("MULTIPLY", dry, 0.35)), gap)
    return g.pbr(col=c, rough=rough, spec=0.5, nor=g.bump(height, 0.3, 0.006))


@material("wet leaf")
def m_wet_leaf(g, col=(0.30, 0.17, 0.035), rough=0.16):
    """A leaf on the ground after rain, dark and glossy; veins and blotches of its own."""
    n = g.noise(34, g.pos(), 4)
    c = g.mix(n, tuple(k * 0.45 for k in col), tuple(k * 1.25 for k in col))
    return g.pbr(col=c, rough=rough, spec=0.55, nor=g.bump(n, 0.2, 0.002))


@material("furrowed bark")
def m_furrowed(g, col=(0.15, 0.122, 0.094)):
    """Bark of an old fig: grey, in long folds, lichen in the light, dark where rain runs down."""
    p = g.obj()
    fold = g.noise(9, g.vm("MULTIPLY", p, (1, 1, 0.14)), 6, 0.68)
    fine = g.noise(46, g.vm("MULTIPLY", p, (1, 1, 0.4)), 5, 0.7)
    patch = g.noise(1.7, p, 5, 0.62)
    c = g.mix(g.smooth(fold, 0.32, 0.68), tuple(k * 0.32 for k in col), tuple(k * 1.35 for k in col))
    c = g.mix(g.m("MULTIPLY", g.smooth(patch, 0.52, 0.68), 0.5), c, (0.21, 0.215, 0.17))
    c = g.mix(0.45, c, g.ramp(fine, [(0.3, 0.4), (0.7, 1.2)]), "MULTIPLY")
    height = g.m("ADD", fold, g.m("MULTIPLY", fine, 0.35))
    return g.pbr(col=c, rough=0.85, spec=0.2, nor=g.bump(height, 0.9, 0.06))
