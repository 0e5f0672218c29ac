"""What lies on a drawing table: printed sheets, tracing paper, the ring a mug leaves."""

from pathlib import Path

import bpy

from kit.materials.material import material

MEDIA = Path(__file__).resolve().parents[3] / "apps" / "cms" / "seed" / "media"


@material("print")
def m_print(g, file, wide, deep, tone=(0.90, 0.88, 0.84)):
    """A sheet printed with one of our own drawings, `file` of the media; the sheet is centred in its object."""
    x, y, _ = g.sep(g.obj())
    at = g.comb(g.m("ADD", g.m("DIVIDE", x, wide), 0.5), g.m("ADD", g.m("DIVIDE", y, deep), 0.5), 0)
    print_ = g.n("ShaderNodeTexImage", {"Vector": at}, extension="EXTEND")
    print_.image = bpy.data.images.load(str(MEDIA / file), check_existing=True)
    tooth = g.noise(900, g.obj(), 2)
    return g.pbr(
        col=g.mix(1.0, print_.outputs["Color"], tone, "MULTIPLY"),
        rough=0.86,
        spec=0.2,
        nor=g.bump(tooth, 0.05, 0.0004),
    )


@material("tracing-paper")
def m_tracing(g, clear=0.5):
    """Tracing paper: what lies under it is seen through it, paler."""
    white = g.n(
        "ShaderNodeMixShader",
        {
            0: 0.35,
            1: g.pbr(col=(0.80, 0.78, 0.70), rough=0.5, spec=0.35),
            2: g.n("ShaderNodeBsdfTranslucent", {0: (0.80, 0.78, 0.70)}).outputs[0],
        },
    ).outputs[0]
    through = g.n("ShaderNodeBsdfTransparent", {0: (0.95, 0.94, 0.90, 1)}).outputs[0]
    return g.n("ShaderNodeMixShader", {0: clear, 1: white, 2: through}).outputs[0]


@material("tea-ring")
def m_tea_ring(g, col=(0.20, 0.085, 0.025)):
    """A dried ring of tea, darker at its edges, broken where the mug stood dry."""
    r = g.vm("LENGTH", g.obj())
    edge = g.m("ABSOLUTE", g.m("DIVIDE", g.m("SUBTRACT", r, 0.0365), 0.0028))
    there = g.m("MULTIPLY", g.smooth(edge, 1.0, 0.55), g.m("ADD", 0.35, g.m("MULTIPLY", g.smooth(edge, 0.2, 0.6), 0.5)))
    there = g.m("MULTIPLY", there, g.smooth(g.noise(34, g.obj(), 4), 0.36, 0.60))
    return g.n(
        "ShaderNodeMixShader",
        {0: there, 1: g.n("ShaderNodeBsdfTransparent").outputs[0], 2: g.pbr(col=col, rough=0.7, spec=0.2)},
    ).outputs[0]


@material("scale-boxwood")
def m_boxwood(g, col=(0.60, 0.47, 0.26)):
    """Boxwood, yellow and close."""
    fibre = g.noise(40, g.vm("MULTIPLY", g.obj(), (1, 14, 14)), 4, 0.6)
    return g.pbr(col=g.mix(fibre, tuple(c * 0.86 for c in col), col), rough=0.38, spec=0.4)
