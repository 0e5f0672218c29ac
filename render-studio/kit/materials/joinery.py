"""What one sees from a chair: boards whose grain ends with the board, stone flags, brick, lime plaster, cane."""

from kit.materials.material import material


def courses(g, u, v, long, high, joint=0.0015, offset=0.37):
    """Running courses in (u, v): a number between 0 and 1 for each piece, and where its joints are."""
    b = g.n(
        "ShaderNodeTexBrick",
        {
            "Vector": g.comb(u, v, 0),
            "Color1": (0.0,) * 3,
            "Color2": (1.0,) * 3,
            "Mortar": (0.5,) * 3,
            "Scale": 1,
            "Mortar Size": joint,
            "Bias": 0,
            "Brick Width": long,
            "Row Height": high,
        },
        offset=offset,
    )
    return g.sep(b.outputs[0])[0], b.outputs["Fac"]


def timber(g, along, across, piece, col, spread):
    """Colour and height of timber whose grain runs `along`; `piece` is a number of its own for every board."""
    far = g.m("MULTIPLY", piece, 37.0)
    fibre = g.noise(
        2.4, g.comb(g.m("ADD", g.m("MULTIPLY", along, 1.3), far), g.m("MULTIPLY", across, 46), far), 5, 0.62
    )
    flame = g.noise(
        1.0, g.comb(g.m("ADD", g.m("MULTIPLY", along, 0.55), far), g.m("MULTIPLY", across, 7), far), 2, 0.5, 0.4
    )
    rings = g.m("ABSOLUTE", g.m("SUBTRACT", g.m("FRACT", g.m("MULTIPLY", flame, 8.0)), 0.5))
    f = g.m("ADD", g.m("MULTIPLY", g.smooth(fibre, 0.3, 0.7), 0.55), g.m("MULTIPLY", rings, 0.8))
    c = g.mix(f, tuple(k * 0.74 for k in col), tuple(min(1, k * 1.14) for k in col))
    tone = g.m("ADD", 1 - spread / 2, g.m("MULTIPLY", piece, spread))
    return g.mix(1.0, c, g.comb(tone, tone, tone), "MULTIPLY"), f


@material("boards")
def m_boards(g, col=(0.42, 0.28, 0.16), axis=1, width=0.16, length=2.1, rough=0.36, spread=0.22, joint=0.0015):
    """Boards along an axis, each of its own tree."""
    x, y, z = g.sep(g.pos())
    along = (x, y, z)[axis]
    across = (g.m("ADD", y, z), g.m("ADD", x, z), g.m("ADD", x, y))[axis]
    piece, gap = courses(g, along, across, length, width, joint)
    c, f = timber(g, along, across, piece, col, spread)
    c = g.mix(g.m("MULTIPLY", gap, 0.8), c, tuple(k * 0.3 for k in col))
    height = g.m("SUBTRACT", g.m("MULTIPLY", f, 0.12), gap)
    return g.pbr(
        col=c, rough=g.m("ADD", rough - 0.04, g.m("MULTIPLY", f, 0.1)), spec=0.4, nor=g.bump(height, 0.2, 0.004)
    )


@material("parquet")
def m_parquet(g, col=(0.46, 0.33, 0.20), across=(1.0, 1.0), rough=0.34, spread=0.26):
    """Blocks laid as faces; their colour's red part is the block's number, `across` the direction of its width."""
    x, y, _ = g.sep(g.pos())
    u = g.m("ADD", g.m("MULTIPLY", x, across[1]), g.m("MULTIPLY", y, -across[0]))
    v = g.m("ADD", g.m("MULTIPLY", x, across[0]), g.m("MULTIPLY", y, across[1]))
    piece = g.sep(g.n("ShaderNodeAttribute", attribute_name="room").outputs["Color"])[0]
    c, f = timber(g, u, v, piece, col, spread)
    return g.pbr(col=c, rough=g.m("ADD", rough - 0.04, g.m("MULTIPLY", f, 0.1)), spec=0.4, nor=g.bump(f, 0.05, 0.003))


@material("flags")
def m_flags(g, col=(0.30, 0.29, 0.26), long=0.6, high=0.6, var=0.14, rough=0.3, offset=0.0, joint=0.003):
    """Stone flags on a floor: each of another part of the quarry, faintly veined, honed."""
    p = g.pos()
    x, y, _ = g.sep(p)
    piece, gap = courses(g, x, y, long, high, joint, offset)
    q = g.vm("ADD", p, g.comb(g.m("MULTIPLY", piece, 31.0), g.m("MULTIPLY", piece, 17.0), 0))
    cloud = g.noise(1.7, q, 6, 0.62, 0.8)
    grit = g.noise(38, p, 4, 0.6)
    vein = g.m("ABSOLUTE", g.m("SUBTRACT", g.noise(1.1, q, 5, 0.6, 1.8), 0.5))
    c = g.mix(g.smooth(cloud, 0.3, 0.72), tuple(k * (1 - 1.5 * var) for k in col), tuple(k * (1 + var) for k in col))
    tone = g.m("ADD", 1 - var, g.m("MULTIPLY", piece, 2 * var))
    c = g.mix(1.0, c, g.comb(tone, tone, tone), "MULTIPLY")
    c = g.mix(g.m("MULTIPLY", g.m("SUBTRACT", 1, g.smooth(vein, 0, 0.02)), 0.35), c, tuple(k * 1.5 for k in col))
    c = g.mix(0.18, c, g.ramp(grit, [(0.3, 0.5), (0.7, 1.1)]), "MULTIPLY")
    c = g.mix(g.m("MULTIPLY", gap, 0.75), c, tuple(k * 0.45 for k in col))
    height = g.m("SUBTRACT", g.m("MULTIPLY", cloud, 0.12), gap)
    return g.pbr(
        col=c, rough=g.m("ADD", rough - 0.1, g.m("MULTIPLY", cloud, 0.2)), spec=0.4, nor=g.bump(height, 0.2, 0.006)
    )


@material("brickwork")
def m_brickwork(g, col=(0.33, 0.145, 0.088), mortar=(0.40, 0.33, 0.26), var=0.3):
    """Bare brick in lime mortar, near enough to see the fire on each brick."""
    p = g.pos()
    x, y, z = g.sep(p)
    piece, gap = courses(g, g.m("ADD", x, y), z, 0.23, 0.075, 0.009, 0.5)
    burnt = g.noise(9, g.vm("ADD", p, g.comb(0, 0, g.m("MULTIPLY", piece, 9.0))), 6, 0.68)
    tone = g.m("ADD", 1 - var, g.m("MULTIPLY", piece, 2 * var))
    c = g.mix(g.smooth(burnt, 0.3, 0.75), tuple(k * 0.62 for k in col), tuple(k * 1.22 for k in col))
    c = g.mix(1.0, c, g.comb(tone, tone, tone), "MULTIPLY")
    rubbed = g.smooth(g.m("ADD", gap, g.m("MULTIPLY", g.m("SUBTRACT", burnt, 0.5), 0.5)), 0.4, 0.62)
    c = g.mix(rubbed, c, g.mix(burnt, tuple(k * 0.7 for k in mortar), mortar))
    height = g.m("SUBTRACT", g.m("MULTIPLY", burnt, 0.45), gap)
    return g.pbr(col=c, rough=0.85, spec=0.25, nor=g.bump(height, 0.55, 0.012))


@material("lime")
def m_lime(g, col=(0.80, 0.76, 0.69), var=0.06):
    """Lime plaster: clouds of the trowel, no streaks."""
    p = g.pos()
    cloud = g.noise(0.8, p, 5, 0.55, 0.6)
    trowel = g.noise(3.2, g.vm("MULTIPLY", p, (1, 1, 1.7)), 4, 0.5, 1.2)
    c = g.mix(g.smooth(cloud, 0.3, 0.7), tuple(k * (1 - 2 * var) for k in col), col)
    height = g.m("ADD", g.m("MULTIPLY", trowel, 0.8), g.m("MULTIPLY", g.noise(70, p, 2), 0.2))
    return g.pbr(col=c, rough=0.8, spec=0.2, nor=g.bump(height, 0.12, 0.01))


@material("cane")
def m_cane(g, col=(0.56, 0.40, 0.22), mesh=0.011):
    """Woven cane one sees through: strands both ways and across the corners."""
    x, y, z = g.sep(g.obj())
    u, v = g.m("DIVIDE", g.m("ADD", x, y), mesh), g.m("DIVIDE", g.m("ADD", y, z), mesh)

    def strand(w, half):
        return g.m("LESS_THAN", g.m("ABSOLUTE", g.m("SUBTRACT", g.m("FRACT", w), 0.5)), half)

    diagonals = g.m("MAXIMUM", strand(g.m("ADD", u, v), 0.13), strand(g.m("SUBTRACT", u, v), 0.13))
    solid = g.m("MAXIMUM", g.m("MAXIMUM", strand(u, 0.2), strand(v, 0.2)), diagonals)
    return g.n(
        "ShaderNodeMixShader",
        {0: solid, 1: g.n("ShaderNodeBsdfTransparent").outputs[0], 2: g.pbr(col=col, rough=0.5, spec=0.3)},
    ).outputs[0]
