"""What a building site is covered with: murum, mud, corrugated sheet, tarpaulin, wet concrete."""

from kit.materials.material import material

MURUM = (0.235, 0.125, 0.072)
MUD = (0.115, 0.060, 0.036)
SHEET_PITCH_M, SHEET_WIDE_M = 0.21, 0.84


@material("murum")
def m_murum(g, dry=MURUM, wet=MUD):
    """Red-brown murum; its colour attribute `soil` is (wet, trodden to mud, grown over)."""
    p = g.pos()
    wetness, mud, green = g.sep(g.n("ShaderNodeAttribute", attribute_name="soil").outputs["Color"])
    cloud, grit, pebble = g.noise(0.22, p, 6, 0.62), g.noise(3.1, p, 7, 0.7), g.noise(19, p, 5, 0.7)
    wetness = g.smooth(g.m("ADD", wetness, g.m("MULTIPLY", g.m("SUBTRACT", cloud, 0.5), 1.1)), 0.15, 0.75)
    c = g.mix(g.smooth(cloud, 0.3, 0.72), tuple(k * 0.72 for k in dry), tuple(k * 1.16 for k in dry))
    c = g.mix(g.m("MAXIMUM", g.m("MULTIPLY", wetness, 0.8), mud), c, wet)
    c = g.mix(0.55, c, g.ramp(grit, [(0.28, 0.5), (0.72, 1.25)]), "MULTIPLY")
    c = g.mix(0.35, c, g.ramp(pebble, [(0.3, 0.45), (0.7, 1.3)]), "MULTIPLY")
    grown = g.smooth(g.m("ADD", green, g.m("MULTIPLY", g.m("SUBTRACT", grit, 0.5), 1.2)), 0.45, 0.6)
    c = g.mix(grown, c, g.mix(pebble, (0.035, 0.062, 0.014), (0.105, 0.150, 0.034)))
    rough = g.m("SUBTRACT", 0.95, g.m("MULTIPLY", g.m("MAXIMUM", wetness, mud), 0.5))
    height = g.m("ADD", g.m("MULTIPLY", grit, 0.8), g.m("MULTIPLY", pebble, 0.45))
    return g.pbr(col=c, rough=rough, spec=0.3, nor=g.bump(height, 0.9, 0.09))


@material("puddle")
def m_puddle(g, col=(0.085, 0.050, 0.030)):
    """Standing water, brown with what is in it, the sky on it."""
    nor = g.bump(g.noise(5.5, g.pos(), 2), 0.05, 0.02)
    return g.pbr(col=col, rough=0.03, spec=0.65, nor=nor)


@material("corrugated sheet")
def m_sheet(g, col, along=(0.0, 1.0), rust=0.25, rough=0.42):
    """Painted corrugated sheet, no two alike; `along` is the way of the plan it is laid in."""
    p = g.pos()
    x, y, z = g.sep(p)
    u = g.m("ADD", g.m("MULTIPLY", x, along[0]), g.m("MULTIPLY", y, along[1]))
    wave = g.m("SINE", g.m("MULTIPLY", u, 6.2832 / SHEET_PITCH_M))
    piece = g.n(
        "ShaderNodeTexWhiteNoise", {"W": g.m("FLOOR", g.m("DIVIDE", u, SHEET_WIDE_M))}, noise_dimensions="1D"
    ).outputs["Value"]
    tone = g.m("ADD", 0.86, g.m("MULTIPLY", piece, 0.24))
    c = g.mix(1.0, (*col, 1), g.comb(tone, tone, tone), "MULTIPLY")
    streak = g.noise(1.4, g.vm("MULTIPLY", p, (2.2, 2.2, 0.25)), 5, 0.65)
    c = g.mix(0.30, c, g.ramp(streak, [(0.3, 0.55), (0.65, 1.1)]), "MULTIPLY")
    rusty = g.m("MULTIPLY", g.smooth(g.noise(0.9, p, 7, 0.72), 0.66 - 0.25 * rust, 0.78 - 0.2 * rust), rust)
    splash = g.m("MULTIPLY", g.smooth(z, 0.55, 0.05), 0.55)
    c = g.mix(rusty, c, (0.16, 0.060, 0.026))
    c = g.mix(splash, c, (0.17, 0.095, 0.058))
    return g.pbr(col=c, rough=rough, spec=0.4, nor=g.bump(wave, 0.55, 0.03))


@material("tarpaulin")
def m_tarpaulin(g, col=(0.02, 0.062, 0.14)):
    """Blue plastic sheet, creased."""
    p = g.pos()
    crease = g.m("ABSOLUTE", g.m("SUBTRACT", g.noise(1.1, p, 4, 0.5, 0.2), 0.5))
    c = g.mix(g.smooth(crease, 0.0, 0.12), tuple(k * 1.4 + 0.01 for k in col), col)
    return g.pbr(col=c, rough=0.36, spec=0.45, nor=g.bump(crease, 0.5, 0.10))


@material("yard concrete")
def m_yard_concrete(g, col=(0.36, 0.34, 0.315)):
    """A slab that is driven and worked on: cement spilt, mud brought in, damp left of the last rain."""
    p = g.pos()
    cloud, grit = g.noise(0.13, p, 7, 0.62, 0.5), g.noise(2.6, p, 6, 0.68)
    c = g.mix(g.smooth(cloud, 0.32, 0.70), tuple(k * 0.66 for k in col), tuple(k * 1.10 for k in col))
    damp = g.smooth(g.noise(0.21, g.vm("ADD", p, (17.0, 3.0, 0)), 5, 0.58), 0.52, 0.60)
    c = g.mix(g.m("MULTIPLY", damp, 0.6), c, tuple(k * 0.36 for k in col))
    mud = g.smooth(g.noise(0.16, g.vm("ADD", p, (3.0, 41.0, 0)), 6, 0.66), 0.50, 0.68)
    c = g.mix(g.m("MULTIPLY", mud, 0.75), c, tuple(k * 0.85 for k in MURUM))
    c = g.mix(0.4, c, g.ramp(grit, [(0.3, 0.6), (0.7, 1.15)]), "MULTIPLY")
    rough = g.m("SUBTRACT", 0.88, g.m("MULTIPLY", damp, 0.66))
    return g.pbr(col=c, rough=rough, spec=0.4, nor=g.bump(grit, 0.25, 0.03))


@material("wet asphalt")
def m_wet_asphalt(g, col=(0.060, 0.058, 0.056)):
    """A road after rain, mud carried out on it by wheels."""
    p = g.pos()
    x, y, _ = g.sep(p)
    grit = g.noise(11, p, 6, 0.7)
    film = g.smooth(g.noise(0.16, g.comb(x, g.m("MULTIPLY", y, 0.45), 0), 6, 0.6), 0.44, 0.60)
    mud = g.smooth(g.noise(0.11, g.vm("ADD", p, (9.0, 2.0, 0)), 7, 0.66), 0.50, 0.72)
    c = g.mix(0.5, col, g.ramp(grit, [(0.3, 0.03), (0.7, 0.10)]))
    c = g.mix(g.m("MULTIPLY", film, 0.55), c, tuple(k * 0.42 for k in col))
    c = g.mix(g.m("MULTIPLY", mud, 0.62), c, tuple(k * 0.8 for k in MURUM))
    rough = g.m("SUBTRACT", 0.86, g.m("MULTIPLY", film, 0.74))
    return g.pbr(col=c, rough=rough, spec=0.5, nor=g.bump(grit, 0.25, 0.02))


@material("weathered wall")
def m_weathered(g, col):
    """Painted render after many monsoons: streaks from every ledge, dark at the foot and under the parapet."""
    p = g.pos()
    tone = g.n("ShaderNodeObjectInfo").outputs["Random"]
    hue = g.n(
        "ShaderNodeHueSaturation",
        {
            "Hue": g.m("ADD", 0.475, g.m("MULTIPLY", tone, 0.05)),
            "Saturation": g.m("ADD", 0.7, g.m("MULTIPLY", tone, 0.5)),
            "Value": g.m("ADD", 0.82, g.m("MULTIPLY", tone, 0.3)),
            "Color": (*col, 1),
        },
    ).outputs[0]
    streak = g.noise(1.3, g.vm("MULTIPLY", p, (1.6, 1.6, 0.09)), 6, 0.66)
    blotch = g.noise(0.28, p, 6, 0.62)
    c = g.mix(g.m("MULTIPLY", g.smooth(streak, 0.46, 0.74), 0.50), hue, (0.13, 0.125, 0.115))
    c = g.mix(g.m("MULTIPLY", g.smooth(blotch, 0.40, 0.75), 0.25), c, (0.24, 0.22, 0.19))
    return g.pbr(col=c, rough=0.82, spec=0.2)
