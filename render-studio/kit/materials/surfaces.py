"""Opaque building surfaces: render, stone, paving, timber, marble, travertine."""

from kit.materials.material import material


@material("plain")
def m_plain(g, col, rough=0.6, metal=0.0, spec=0.4):
    """One even surface."""
    return g.pbr(col=col, rough=rough, metal=metal, spec=spec)


@material("stucco")
def m_stucco(g, col=(0.78, 0.75, 0.70), var=0.10):
    """Render with faint streaks."""
    p = g.pos()
    big = g.noise(0.12, p, 5)
    streak = g.noise(1.0, g.vm("MULTIPLY", p, (1.1, 1.1, 0.06)), 4)
    f = g.m("ADD", g.m("MULTIPLY", big, 0.6), g.m("MULTIPLY", streak, 0.4))
    dark = tuple(c * (1 - var * 2.2) for c in col)
    return g.pbr(
        col=g.mix(g.smooth(f, 0.3, 0.7), dark, col),
        rough=0.75,
        spec=0.25,
        nor=g.bump(g.noise(60, p, 3), 0.12, 0.01),
    )


@material("stone")
def m_stone(g, col=(0.42, 0.35, 0.28), bw=1.2, bh=0.6, var=0.25, rough=0.45):
    """Coursed stone or brick, bw x bh metres."""
    p = g.pos()
    x, y, z = g.sep(p)
    v = g.comb(g.m("ADD", x, y), z, 0)
    b = g.n(
        "ShaderNodeTexBrick",
        {
            "Vector": v,
            "Color1": tuple(c * (1 + var) for c in col),
            "Color2": tuple(c * (1 - var) for c in col),
            "Mortar": tuple(c * 0.35 for c in col),
            "Scale": 1,
            "Mortar Size": 0.008,
            "Bias": 0,
            "Brick Width": bw,
            "Row Height": bh,
        },
        offset=0.5,
    )
    nz = g.noise(3, g.vm("MULTIPLY", p, (1, 1, 4)), 8, 0.65)
    c = g.mix(0.5, b.outputs[0], g.ramp(nz, [(0.3, 0.35), (0.7, 1.0)]), "MULTIPLY")
    return g.pbr(
        col=g.mix(0.25, c, col),
        rough=rough,
        spec=0.4,
        nor=g.bump(g.m("SUBTRACT", g.m("MULTIPLY", nz, 0.3), b.outputs["Fac"]), 0.5, 0.02),
    )


@material("paving")
def m_paving(g, col=(0.50, 0.46, 0.41), bw=1.2, bh=0.6, var=0.10, rough=0.38):
    """Paving slabs, worn in places."""
    p = g.pos()
    x, y, _ = g.sep(p)
    b = g.n(
        "ShaderNodeTexBrick",
        {
            "Vector": g.comb(x, y, 0),
            "Color1": tuple(c * (1 + var) for c in col),
            "Color2": tuple(c * (1 - var) for c in col),
            "Mortar": tuple(c * 0.4 for c in col),
            "Scale": 1,
            "Mortar Size": 0.006,
            "Brick Width": bw,
            "Row Height": bh,
        },
        offset=0.5,
    )
    big = g.noise(0.25, p, 6, 0.6)
    fine = g.noise(9, p, 6, 0.6)
    c = g.mix(0.55, b.outputs[0], g.ramp(big, [(0.3, 0.62), (0.68, 1.0)]), "MULTIPLY")
    c = g.mix(0.25, c, g.ramp(fine, [(0.3, 0.5), (0.7, 1.1)]), "MULTIPLY")
    r = g.m("ADD", rough - 0.16, g.m("MULTIPLY", g.smooth(big, 0.35, 0.65), 0.35))
    return g.pbr(
        col=c,
        rough=r,
        spec=0.45,
        nor=g.bump(g.m("SUBTRACT", g.m("MULTIPLY", fine, 0.25), b.outputs["Fac"]), 0.35, 0.01),
    )


@material("wood")
def m_wood(g, col=(0.30, 0.15, 0.065), scale=1.0, axis=2, plank=0.14, rough=0.4):
    """Timber boards along an axis, `plank` metres wide."""
    p = g.pos()
    x, y, z = g.sep(p)
    u = [g.m("ADD", y, z), g.m("ADD", x, z), g.m("ADD", x, y)][axis]
    along = [x, y, z][axis]
    b = g.n(
        "ShaderNodeTexBrick",
        {
            "Vector": g.comb(along, u, 0),
            "Color1": (0.88,) * 3,
            "Color2": (1.12,) * 3,
            "Mortar": (0.45,) * 3,
            "Scale": 1,
            "Mortar Size": 0.002,
            "Brick Width": 1.9,
            "Row Height": plank,
        },
        offset=0.37,
    )
    sc = [(0.7, 22, 22), (22, 0.7, 22), (22, 22, 0.7)][axis]
    gr = g.noise(2.2 * scale, g.vm("MULTIPLY", p, sc), 6, 0.6, 0.6)
    c = g.mix(g.smooth(gr, 0.3, 0.7), tuple(c * 0.76 for c in col), tuple(min(1, c * 1.16) for c in col))
    c = g.mix(1.0, c, b.outputs[0], "MULTIPLY")
    return g.pbr(
        col=c,
        rough=rough,
        spec=0.4,
        nor=g.bump(g.m("SUBTRACT", g.m("MULTIPLY", gr, 0.2), b.outputs["Fac"]), 0.25, 0.006),
    )


@material("marble")
def m_marble(g, col=(0.82, 0.80, 0.77), vein=(0.35, 0.32, 0.30), scale=0.8, rough=0.12):
    """Veined marble."""
    p = g.obj()
    d = g.noise(scale, p, 8, 0.6, 1.6)
    v = g.m("ABSOLUTE", g.m("SUBTRACT", d, 0.5))
    return g.pbr(
        col=g.mix(g.smooth(v, 0, 0.045), vein, g.mix(g.noise(scale * 2.5, p, 5), tuple(c * 0.86 for c in col), col)),
        rough=rough,
        spec=0.5,
    )


@material("trav")
def m_travertine(g, col=(0.62, 0.53, 0.43), bw=1.2, bh=2.4, rough=0.42, floor=False, joint=0.0035):
    """travertine slabs: horizontal bedding, pits, fine joints (wall: runs in x+y / z; floor: x / y)"""
    p = g.pos()
    x, y, z = g.sep(p)
    v = g.comb(x, y, 0) if floor else g.comb(g.m("ADD", x, y), z, 0)
    b = g.n(
        "ShaderNodeTexBrick",
        {
            "Vector": v,
            "Color1": (1.06,) * 3,
            "Color2": (0.92,) * 3,
            "Mortar": (0.45,) * 3,
            "Scale": 1,
            "Mortar Size": joint,
            "Brick Width": bw,
            "Row Height": bh,
        },
        offset=0.0 if not floor else 0.5,
    )
    s = (0.6, 0.6, 7) if not floor else (0.7, 5, 1)
    q = g.vm("ADD", g.vm("MULTIPLY", p, s), g.vm("SCALE", b.outputs[0], scale=7.0))
    big = g.noise(0.9, q, 8, 0.62, 0.5)
    fine = g.noise(6, q, 6, 0.7)
    c = g.ramp(
        big,
        [
            (0.25, tuple(k * 0.68 for k in col)),
            (0.45, tuple(k * 0.92 for k in col)),
            (0.6, col),
            (0.78, tuple(min(1, k * 1.2) for k in col)),
        ],
    )
    c = g.mix(0.3, c, g.ramp(fine, [(0.3, 0.55), (0.6, 1.05)]), "MULTIPLY")
    c = g.mix(1.0, c, b.outputs[0], "MULTIPLY")
    return g.pbr(
        col=c,
        rough=g.m("ADD", rough - 0.1, g.m("MULTIPLY", fine, 0.25)),
        spec=0.4,
        nor=g.bump(g.m("SUBTRACT", g.m("MULTIPLY", fine, 0.3), b.outputs["Fac"]), 0.22, 0.01),
    )
