"""A river's floor indoors: terrazzo of pebbles, a boulder cut and polished, looped wool."""

from kit.materials.material import material


@material("pebble terrazzo")
def m_pebble(
    g, ground=(0.62, 0.575, 0.50), tones=((0.50, 0.44, 0.36), (0.70, 0.65, 0.57), (0.34, 0.33, 0.30)), size=0.034
):
    """River pebbles of unlike size in lime cement, ground flat and polished; `tones` are theirs."""
    p = g.pos()
    warped = g.vm("ADD", p, g.vm("SCALE", g.noise(16, p, 2, out="Color"), scale=size * 0.6))

    def layer(scale, density):
        cells = g.n("ShaderNodeTexVoronoi", {"Vector": warped, "Scale": 1 / scale, "Randomness": 0.9}, feature="F1")
        number = g.sep(cells.outputs["Color"])
        inside = g.m("SUBTRACT", 1, g.smooth(cells.outputs["Distance"], 0.30, 0.37))
        return g.m("MULTIPLY", inside, g.m("LESS_THAN", number[1], density)), number[0]

    c = g.mix(g.noise(90, p, 3), tuple(k * 0.9 for k in ground), tuple(k * 1.05 for k in ground))
    for scale, density in ((size * 0.4, 0.75), (size, 0.62)):
        inside, kind = layer(scale, density)
        stops = [(k / len(tones), tone) for k, tone in enumerate(tones)]
        c = g.mix(inside, c, g.ramp(kind, stops, "CONSTANT"))
    worn = g.smooth(g.noise(0.7, p, 4, 0.6), 0.35, 0.7)
    return g.pbr(col=c, rough=g.m("ADD", 0.13, g.m("MULTIPLY", worn, 0.14)), spec=0.45)


@material("boulder")
def m_boulder(g, col=(0.060, 0.060, 0.055), worn=(0.155, 0.148, 0.132)):
    """Basalt the river has rounded: pale where it was rubbed, pitted where gas once was."""
    p = g.obj()
    rubbed, pits, grain = g.noise(2.1, p, 6, 0.62, 0.5), g.noise(46, p, 3, 0.5), g.noise(170, p, 3, 0.6)
    c = g.mix(g.smooth(rubbed, 0.38, 0.66), col, worn)
    c = g.mix(0.5, c, g.ramp(grain, [(0.3, 0.55), (0.7, 1.2)]), "MULTIPLY")
    height = g.m("ADD", g.m("MULTIPLY", g.smooth(pits, 0.28, 0.40), 1.0), g.m("MULTIPLY", rubbed, 0.8))
    return g.pbr(col=c, rough=0.62, spec=0.35, nor=g.bump(height, 0.5, 0.008))


@material("boucle")
def m_boucle(g, col=(0.62, 0.575, 0.50)):
    """Wool in loops of half a centimetre."""
    p = g.obj()
    loops = g.n("ShaderNodeTexVoronoi", {"Vector": p, "Scale": 150.0, "Randomness": 1.0}, feature="F1")
    away, number = loops.outputs["Distance"], g.sep(loops.outputs["Color"])[0]
    tone = g.m("ADD", 0.80, g.m("MULTIPLY", number, 0.28))
    c = g.mix(1.0, g.mix(g.noise(2.2, p, 3), tuple(k * 0.9 for k in col), col), g.comb(tone, tone, tone), "MULTIPLY")
    c = g.mix(g.m("MULTIPLY", g.smooth(away, 0.3, 0.7), 0.45), c, tuple(k * 0.5 for k in col))
    return g.pbr(col=c, rough=1.0, spec=0.05, sheen=0.5, nor=g.bump(g.m("SUBTRACT", 1, away), 0.8, 0.006))
