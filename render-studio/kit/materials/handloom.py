"""Cloth of Indian looms and blocks, and what hangs framed on walls."""

import math

from kit.materials.material import material


def woven(g, colour, sheen=0.3):
    """A cloth of this colour with a fine weave."""
    p = g.obj()
    weave = g.noise(230, p, 2)
    fold = g.noise(4, p, 3, 0.6, 1.0)
    c = g.mix(0.22, colour, g.ramp(weave, [(0.3, 0.55), (0.7, 1.15)]), "MULTIPLY")
    height = g.m("ADD", g.m("MULTIPLY", fold, 0.5), g.m("MULTIPLY", weave, 0.14))
    return g.pbr(col=c, rough=0.95, spec=0.1, sheen=sheen, nor=g.bump(height, 0.3, 0.02))


@material("stripes")
def m_stripes(g, cols, widths, axis=1):
    """Stripes of `cols`, `widths` metres each, again and again along an axis of the object."""
    total = sum(widths)
    f = g.m("FRACT", g.m("DIVIDE", g.m("ADD", g.sep(g.obj())[axis], 50 * total), total))
    stops, at = [], 0.0
    for c, w in zip(cols, widths, strict=True):
        stops.append((at / total, c))
        at += w
    return woven(g, g.ramp(f, stops, "CONSTANT"), 0.4)


@material("block print")
def m_block_print(g, ground=(0.72, 0.66, 0.55), motif=(0.10, 0.14, 0.25), pitch=0.045, hangs=False):
    """Small flowers of a printing block, rows set off by half; a cloth that `hangs` has them on its sides too."""
    x, y, z = g.sep(g.obj())
    if hangs:
        x, y = g.m("ADD", x, z), g.m("SUBTRACT", y, z)
    row = g.m("FLOOR", g.m("DIVIDE", y, pitch))
    u = g.m("SUBTRACT", g.m("FRACT", g.m("ADD", g.m("DIVIDE", x, pitch), g.m("MULTIPLY", row, 0.5))), 0.5)
    v = g.m("SUBTRACT", g.m("FRACT", g.m("DIVIDE", y, pitch)), 0.5)
    r = g.m("SQRT", g.m("ADD", g.m("MULTIPLY", u, u), g.m("MULTIPLY", v, v)))
    petals = g.m("ADD", 0.24, g.m("MULTIPLY", g.m("SINE", g.m("MULTIPLY", g.m("ARCTAN2", u, v), 5.0)), 0.09))
    inked = g.m("MULTIPLY", g.m("LESS_THAN", r, petals), g.m("GREATER_THAN", r, 0.07))
    return woven(g, g.mix(g.m("MULTIPLY", inked, 0.9), ground, motif))


@material("river drawing")
def m_river_drawing(g, paper=(0.80, 0.76, 0.68), ink=(0.10, 0.17, 0.17), gold=(0.46, 0.33, 0.14)):
    """Lines of equal height that bend round a river, drawn in ink; one line in gold."""
    p = g.n("ShaderNodeTexCoord").outputs["Generated"]
    x, _, z = g.sep(p)
    bend = g.m("MULTIPLY", g.m("SINE", g.m("ADD", g.m("MULTIPLY", x, 5.2), 0.6)), 0.13)
    off = g.m("ADD", g.m("SUBTRACT", z, 0.46), bend)
    off = g.m("ADD", off, g.m("MULTIPLY", g.m("SUBTRACT", g.noise(2.1, p, 3, 0.5, 0.6), 0.5), 0.34))
    away = g.m("ABSOLUTE", off)
    near = g.m("FRACT", g.m("MULTIPLY", g.m("POWER", away, 0.72), 21.0))
    line = g.m("MULTIPLY", g.m("LESS_THAN", near, 0.2), g.m("GREATER_THAN", away, 0.045))
    c = g.mix(g.m("MULTIPLY", line, 0.75), paper, ink)
    c = g.mix(g.m("LESS_THAN", g.m("ABSOLUTE", g.m("SUBTRACT", away, 0.03)), 0.006), c, gold)
    wash = g.m("MULTIPLY", g.m("LESS_THAN", away, 0.024), 0.8)
    return g.pbr(col=g.mix(wash, c, tuple(k * 1.6 for k in ink)), rough=0.9, spec=0.1)


@material("growth rings")
def m_growth_rings(g, paper=(0.79, 0.74, 0.65), ink=(0.16, 0.075, 0.035), centre=(0.44, 0.40), turns=34.0):
    """The print of a tree's cross section."""
    p = g.n("ShaderNodeTexCoord").outputs["Generated"]
    x, _, z = g.sep(p)
    u, v = g.m("SUBTRACT", x, centre[0]), g.m("SUBTRACT", z, centre[1])
    wander = g.m("MULTIPLY", g.m("SUBTRACT", g.noise(2.3, p, 4, 0.55, 0.3), 0.5), 0.16)
    r = g.m("ADD", g.m("SQRT", g.m("ADD", g.m("MULTIPLY", u, u), g.m("MULTIPLY", v, v))), wander)
    year = g.m("MULTIPLY", r, turns)
    wide = g.m("MULTIPLY", g.noise(7, g.comb(g.m("FLOOR", year), 0, 3.1), 2), 0.72)
    line = g.m("MULTIPLY", g.m("LESS_THAN", g.m("FRACT", year), wide), g.m("LESS_THAN", r, 0.40))
    worn = g.smooth(g.noise(24, p, 4), 0.34, 0.52)
    return g.pbr(col=g.mix(g.m("MULTIPLY", line, worn), paper, ink), rough=0.9, spec=0.1)


@material("strata")
def m_strata(g, seed=1.0, cols=((0.62, 0.56, 0.46), (0.34, 0.30, 0.25), (0.48, 0.24, 0.12), (0.20, 0.24, 0.19))):
    """A woven wall hanging: uneven beds of wool, as in a cut hillside."""
    p = g.n("ShaderNodeTexCoord").outputs["Generated"]
    x, _, z = g.sep(p)
    hill = g.m("MULTIPLY", g.m("SUBTRACT", g.noise(1.6, g.comb(x, 0, seed), 3, 0.5), 0.5), 0.5)
    h = g.m("ADD", z, hill)
    k = 0.04 * math.sin(seed)
    beds = ((0, 0), (0.16 + k, 2), (0.24, 0), (0.40, 1), (0.47 - k, 3), (0.60, 0), (0.66, 2), (0.70, 1), (0.82 + k, 0))
    c = g.ramp(h, [(max(0.0, place), cols[i]) for place, i in beds], "CONSTANT")
    rows = g.m("SINE", g.m("MULTIPLY", z, 620.0))
    tuft = g.noise(120, p, 3)
    c = g.mix(0.3, c, g.ramp(tuft, [(0.3, 0.5), (0.7, 1.2)]), "MULTIPLY")
    return g.pbr(
        col=c, rough=1.0, spec=0.05, sheen=0.5, nor=g.bump(g.m("ADD", g.m("MULTIPLY", rows, 0.4), tuft), 0.6, 0.01)
    )
