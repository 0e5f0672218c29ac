"""Tiles of fired clay under a glaze."""

from kit.materials.joinery import courses
from kit.materials.material import material


@material("glazed tile")
def m_glazed_tile(g, col=(0.045, 0.075, 0.13), grout=(0.30, 0.28, 0.25), long=0.20, high=0.065, var=0.4):
    """Handmade tiles laid as bricks: each of its own firing, the glaze thin at the edges and never quite flat."""
    p = g.pos()
    x, y, z = g.sep(p)
    piece, gap = courses(g, g.m("ADD", x, y), z, long, high, 0.004, 0.5)
    own = g.vm("ADD", p, g.comb(0, 0, g.m("MULTIPLY", piece, 13.0)))
    pooled = g.noise(7, own, 4, 0.6, 0.5)
    tone = g.m("ADD", 1 - var, g.m("MULTIPLY", piece, 2 * var))
    c = g.mix(g.smooth(pooled, 0.32, 0.7), tuple(k * 0.6 for k in col), tuple(k * 1.35 for k in col))
    c = g.mix(1.0, c, g.comb(tone, tone, tone), "MULTIPLY")
    c = g.mix(gap, c, grout)
    lean = g.m("MULTIPLY", g.m("SUBTRACT", piece, 0.5), g.m("ADD", g.m("MULTIPLY", z, 0.5), g.m("MULTIPLY", x, 0.35)))
    height = g.m("SUBTRACT", g.m("ADD", g.m("MULTIPLY", pooled, 0.5), lean), g.m("MULTIPLY", gap, 0.6))
    rough = g.m("ADD", 0.10, g.m("MULTIPLY", gap, 0.7))
    return g.pbr(col=c, rough=rough, spec=0.5, nor=g.bump(height, 0.35, 0.012))
