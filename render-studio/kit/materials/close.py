"""Materials seen from a hand's breadth: grain with pores, hammered stone, fired brick, brushed and beaten metal."""

from kit.materials.material import material


@material("oiled teak")
def m_oiled_teak(g, axis=2, col=(0.345, 0.175, 0.070), dark=(0.125, 0.052, 0.020), own=0.0, rough=0.42):
    """Teak whose grain runs along `axis`: flames, fibres, the dark strokes of its pores; `own` is the board."""
    x, y, z = g.sep(g.pos())
    along = (x, y, z)[axis]
    a, b = ((y, z), (x, z), (x, y))[axis]

    def stretched(across, lengthwise, detail, rough_=0.6, bend=0.0):
        v = g.comb(
            g.m("ADD", g.m("MULTIPLY", a, across), own * 7.3),
            g.m("ADD", g.m("MULTIPLY", b, across), own * 3.1),
            g.m("ADD", g.m("MULTIPLY", along, lengthwise), own * 11.7),
        )
        return g.noise(1.0, v, detail, rough_, bend)

    flame = g.m("FRACT", g.m("MULTIPLY", stretched(7.0, 0.42, 3, 0.5, 0.5), 11.0))
    flame = g.m("MULTIPLY", g.smooth(flame, 0.0, 0.75), g.smooth(g.m("SUBTRACT", 1, flame), 0.0, 0.22))
    fibre = stretched(190.0, 3.2, 4, 0.65)
    pores = g.smooth(stretched(520.0, 16.0, 2), 0.62, 0.72)
    f = g.m("ADD", g.m("MULTIPLY", flame, 0.55), g.m("MULTIPLY", g.smooth(fibre, 0.3, 0.7), 0.55))
    c = g.mix(f, dark, col)
    c = g.mix(g.m("MULTIPLY", pores, 0.65), c, tuple(k * 0.45 for k in dark))
    height = g.m("SUBTRACT", g.m("MULTIPLY", fibre, 0.55), g.m("MULTIPLY", pores, 0.9))
    return g.pbr(
        col=c,
        rough=g.m("ADD", rough - 0.06, g.m("MULTIPLY", fibre, 0.16)),
        spec=0.4,
        nor=g.bump(height, 0.30, 0.0016),
    )


@material("hammered stone")
def m_hammered(g, col=(0.60, 0.545, 0.46), var=0.10, tooth=1.0, rough=0.72):
    """Stone dressed with a bush hammer: pocked, a little sparkling, clouded as its bed was."""
    p = g.pos()
    cloud = g.noise(3.4, p, 6, 0.62, 0.6)
    speck = g.noise(260, p, 3, 0.6)
    pits = g.noise(120, p, 3, 0.55)
    c = g.mix(g.smooth(cloud, 0.3, 0.72), tuple(k * (1 - 2 * var) for k in col), tuple(k * (1 + var) for k in col))
    c = g.mix(0.34, c, g.ramp(speck, [(0.34, 0.45), (0.62, 1.15)]), "MULTIPLY")
    height = g.m("ADD", g.m("MULTIPLY", g.smooth(pits, 0.3, 0.62), 1.0), g.m("MULTIPLY", cloud, 0.6))
    return g.pbr(col=c, rough=rough, spec=0.3, nor=g.bump(height, 0.45 * tooth, 0.004))


@material("fired brick")
def m_fired(g, col=(0.345, 0.135, 0.075), own=0.0):
    """One brick: sand in its face, dark where the kiln was hottest, a bloom of lime at its edges."""
    p = g.vm("ADD", g.pos(), (own * 3.7, own * 1.9, own * 5.3))
    fire, sand, crumb = g.noise(7.5, p, 6, 0.66, 0.5), g.noise(240, p, 3, 0.6), g.noise(46, p, 5, 0.68)
    c = g.mix(g.smooth(fire, 0.32, 0.72), tuple(k * 0.55 for k in col), tuple(k * 1.25 for k in col))
    c = g.mix(0.4, c, g.ramp(sand, [(0.32, 0.5), (0.66, 1.2)]), "MULTIPLY")
    c = g.mix(g.m("MULTIPLY", g.smooth(crumb, 0.62, 0.74), 0.45), c, (0.42, 0.33, 0.26))
    height = g.m("ADD", g.m("MULTIPLY", g.smooth(crumb, 0.25, 0.7), 1.0), g.m("MULTIPLY", sand, 0.5))
    return g.pbr(col=c, rough=0.88, spec=0.2, nor=g.bump(height, 0.55, 0.006))


@material("lime joint")
def m_joint(g, col=(0.52, 0.455, 0.37)):
    """Mortar of lime and river sand, struck with a trowel."""
    p = g.pos()
    grain, cloud = g.noise(190, p, 4, 0.7), g.noise(9, p, 4)
    c = g.mix(cloud, tuple(k * 0.78 for k in col), tuple(k * 1.06 for k in col))
    c = g.mix(0.4, c, g.ramp(grain, [(0.3, 0.5), (0.7, 1.15)]), "MULTIPLY")
    return g.pbr(col=c, rough=0.95, spec=0.1, nor=g.bump(g.m("ADD", grain, cloud), 0.6, 0.004))


@material("worn metal")
def m_worn(g, bright=(0.62, 0.43, 0.20), old=(0.20, 0.125, 0.055), axis=2, wear=0.5, rough=0.26):
    """Brass or bronze: brushed along `axis`, brown where nobody touches it, bright where hands do."""
    p = g.pos()
    stretch = [(4.0, 420.0, 420.0), (420.0, 4.0, 420.0), (420.0, 420.0, 4.0)][axis]
    brush = g.noise(1.0, g.vm("MULTIPLY", p, stretch), 3, 0.6)
    cloud = g.m("ADD", g.noise(11, p, 5, 0.6, 0.5), g.m("MULTIPLY", g.noise(70, p, 4, 0.65), 0.22))
    f = g.smooth(cloud, 0.62 - 0.3 * wear, 0.90 - 0.3 * wear)
    c = g.mix(f, old, bright)
    r = g.m("ADD", rough + 0.20, g.m("MULTIPLY", f, -0.20))
    return g.pbr(
        col=c,
        rough=g.m("ADD", r, g.m("MULTIPLY", g.m("SUBTRACT", brush, 0.5), 0.16)),
        metal=1.0,
        nor=g.bump(brush, 0.10, 0.001),
    )


@material("beaten metal")
def m_beaten(g, col=(0.50, 0.325, 0.155), old=(0.20, 0.115, 0.05), cell=0.0115, rough=0.15):
    """Bell metal as the kansa workers leave it: one shallow facet for each blow of the hammer."""
    p = g.pos()
    blows = g.n("ShaderNodeTexVoronoi", {"Vector": p, "Scale": 1 / cell, "Randomness": 0.9}, feature="F1")
    away, number = blows.outputs["Distance"], g.sep(blows.outputs["Color"])[0]
    dish = g.m("ADD", g.m("MULTIPLY", g.m("MULTIPLY", away, away), 1.3), g.m("MULTIPLY", number, 0.25))
    cloud = g.m("ADD", g.noise(9, p, 5, 0.6, 0.5), g.m("MULTIPLY", g.noise(80, p, 3), 0.16))
    f = g.smooth(cloud, 0.40, 0.66)
    return g.pbr(
        col=g.mix(f, old, col),
        rough=g.m("ADD", rough + 0.10, g.m("MULTIPLY", f, -0.10)),
        metal=1.0,
        nor=g.bump(dish, 0.42, 0.0020),
    )


@material("wet print")
def m_wet_print(g, col=(0.055, 0.053, 0.048)):
    """Water a bare foot leaves on honed basalt."""
    return g.pbr(col=col, rough=0.035, spec=0.7, nor=g.bump(g.noise(40, g.pos(), 2), 0.10, 0.002))
