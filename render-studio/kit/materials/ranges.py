"""The Deccan from far: its slopes of trap rock, the fields before them, a lake."""

from kit.materials.material import material

DUST = (0.34, 0.32, 0.29)


@material("trap-slope")
def m_trap_slope(g, foot=0.0, high=300.0):
    """Dry grass on the benches, dark rock where it is steep, woods in the gullies and at the foot, dust below."""
    p = g.pos()
    _, _, z = g.sep(p)
    up = g.sep(g.n("ShaderNodeNewGeometry").outputs["Normal"])[2]
    at = g.m("DIVIDE", g.m("SUBTRACT", z, foot), high)
    patch = g.noise(0.009, p, 7, 0.66, 0.4)
    fine = g.noise(0.06, p, 5, 0.7)
    grass = g.ramp(
        patch,
        [(0.34, (0.060, 0.078, 0.026)), (0.50, (0.125, 0.118, 0.048)), (0.66, (0.205, 0.165, 0.080))],
    )
    grass = g.mix(0.55, grass, g.ramp(fine, [(0.3, 0.55), (0.7, 1.3)]), "MULTIPLY")
    wood = g.m("MULTIPLY", g.smooth(g.noise(0.016, p, 6, 0.7), 0.50, 0.58), g.smooth(at, 0.85, 0.15))
    c = g.mix(wood, grass, (0.030, 0.046, 0.018))
    band = g.noise(0.02, g.vm("MULTIPLY", p, (0.4, 0.4, 5)), 4, 0.6)
    rock = g.mix(band, (0.030, 0.028, 0.027), (0.105, 0.088, 0.072))
    c = g.mix(g.smooth(up, 0.82, 0.66), c, rock)
    c = g.mix(g.m("MULTIPLY", g.smooth(at, 0.14, -0.02), 0.30), c, DUST)
    return g.pbr(col=c, rough=1.0, spec=0.0)


@material("plain-of-fields")
def m_fields(g):
    """The plain at the foot of the hills: fields in strips, each its own crop or stubble, hedges between them."""
    x, y, _ = g.sep(g.pos())
    wind = g.noise(0.0016, g.pos(), 3)
    u = g.m("ADD", g.m("ADD", g.m("MULTIPLY", x, 0.93), g.m("MULTIPLY", y, 0.36)), g.m("MULTIPLY", wind, 260))
    v = g.m("ADD", g.m("SUBTRACT", g.m("MULTIPLY", y, 0.93), g.m("MULTIPLY", x, 0.36)), g.m("MULTIPLY", wind, 180))
    b = g.n(
        "ShaderNodeTexBrick",
        {
            "Vector": g.comb(u, v, 0),
            "Color1": (0.0,) * 3,
            "Color2": (1.0,) * 3,
            "Mortar": (0.5,) * 3,
            "Scale": 1,
            "Mortar Size": 2.4,
            "Bias": 0,
            "Brick Width": 120,
            "Row Height": 46,
        },
        offset=0.37,
    )
    crop = g.ramp(
        g.sep(b.outputs[0])[0],
        [
            (0.0, (0.055, 0.085, 0.022)),
            (0.3, (0.105, 0.115, 0.040)),
            (0.55, (0.190, 0.155, 0.078)),
            (0.75, (0.075, 0.095, 0.030)),
            (1.0, (0.155, 0.105, 0.062)),
        ],
    )
    c = g.mix(b.outputs["Fac"], crop, (0.032, 0.048, 0.016))
    c = g.mix(0.5, c, g.ramp(g.noise(0.05, g.pos(), 5, 0.7), [(0.3, 0.6), (0.7, 1.25)]), "MULTIPLY")
    return g.pbr(col=c, rough=1.0, spec=0.0)


@material("lake")
def m_lake(g):
    """Still water from far: it mirrors the sky, and is rough where the wind goes over it."""
    p = g.pos()
    wind = g.smooth(g.noise(0.006, g.vm("MULTIPLY", p, (0.35, 1, 1)), 4), 0.40, 0.64)
    return g.pbr(
        col=(0.030, 0.042, 0.042),
        rough=g.m("ADD", 0.03, g.m("MULTIPLY", wind, 0.30)),
        spec=0.6,
        nor=g.bump(g.noise(0.5, p, 3), 0.05, 0.2),
    )
