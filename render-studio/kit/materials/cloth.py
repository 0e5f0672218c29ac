"""Cloth, rugs and canvases."""

from kit.materials.material import material


@material("fabric")
def m_fabric(g, col=(0.5, 0.46, 0.4), scale=220, rough=0.95, var=0.12):
    """Woven upholstery."""
    p = g.obj()
    n1 = g.noise(scale, p, 3)
    n2 = g.noise(3, p, 5)
    return g.pbr(
        col=g.mix(
            g.m("ADD", g.m("MULTIPLY", n1, 0.6), g.m("MULTIPLY", n2, 0.4)),
            tuple(c * (1 - 2 * var) for c in col),
            tuple(min(1, c * (1 + var)) for c in col),
        ),
        rough=rough,
        spec=0.15,
        sheen=0.4,
        nor=g.bump(n1, 0.35, 0.004),
    )


@material("linen")
def m_linen(g, col=(0.72, 0.68, 0.61), weave=900, wrinkle=0.5, sheen=0.3):
    """woven cloth with fine weave and soft wrinkles, object space"""
    p = g.obj()
    n1 = g.noise(weave * 0.25, p, 2)
    n2 = g.noise(5, p, 4, 0.6, 1.2)
    n3 = g.noise(1.6, p, 3)
    c = g.mix(
        g.m("ADD", g.m("MULTIPLY", n1, 0.6), g.m("MULTIPLY", n3, 0.4)),
        tuple(c * 0.80 for c in col),
        tuple(min(1, c * 1.10) for c in col),
    )
    return g.pbr(
        col=c,
        rough=0.95,
        spec=0.1,
        sheen=sheen,
        nor=g.bump(g.m("ADD", g.m("MULTIPLY", n2, wrinkle), g.m("MULTIPLY", n1, 0.12)), 0.35, 0.03),
    )


@material("rug")
def m_rug(g, col=(0.55, 0.48, 0.40), col2=(0.42, 0.35, 0.28), stripe=0.0):
    """Wool rug, two tones, optionally striped."""
    p = g.obj()
    x, y, _ = g.sep(p)
    w = g.m("MULTIPLY", g.m("SINE", g.m("MULTIPLY", x, 420)), g.m("SINE", g.m("MULTIPLY", y, 420)))
    n = g.noise(1.4, p, 5)
    f = g.noise(90, p, 3)
    c = g.mix(g.smooth(g.m("ADD", g.m("MULTIPLY", n, 0.7), g.m("MULTIPLY", f, 0.5)), 0.4, 0.8), col2, col)
    if stripe:
        c = g.mix(
            g.m("MULTIPLY", g.m("LESS_THAN", g.m("FRACT", g.m("DIVIDE", y, stripe)), 0.12), 0.5),
            c,
            tuple(v * 0.6 for v in col2),
        )
    return g.pbr(col=c, rough=1.0, spec=0.05, sheen=0.5, nor=g.bump(g.m("ADD", g.m("MULTIPLY", w, 0.3), f), 0.7, 0.012))
