"""The valley before Paayri in the rains: green ridges one behind the other in mist, the woods below, falling water."""

import math

from mathutils import Vector
from mathutils import noise as mnoise

from kit.landscape.planting import put
from kit.landscape.trees import make_tree
from kit.materials.ground import m_lawn, m_leaf
from kit.materials.material import material
from kit.mesh import MeshBuilder

#: Ridges: how far, how high over the valley's floor, how rough, seed.
RIDGES = ((520, 78, 0.9, 3.1), (950, 170, 1.0, 7.7), (1700, 330, 1.1, 5.2), (2900, 520, 1.0, 9.4))


@material("wet slope")
def m_wet_slope(g):
    """Grass and scrub after weeks of rain, rock where it is steep."""
    p = g.pos()
    a = g.noise(0.012, p, 7, 0.62)
    b = g.noise(0.09, p, 6, 0.7)
    c = g.mix(g.smooth(a, 0.38, 0.62), (0.035, 0.072, 0.022), (0.085, 0.125, 0.034))
    c = g.mix(0.6, c, g.ramp(b, [(0.3, 0.35), (0.7, 1.25)]), "MULTIPLY")
    return g.pbr(col=c, rough=1.0, spec=0.05)


@material("rain")
def m_rain(g, opacity=0.22):
    """A drop's streak: mostly what is behind it."""
    white = g.n("ShaderNodeBsdfDiffuse", {0: (0.9, 0.93, 0.95, 1)}).outputs[0]
    return g.n("ShaderNodeMixShader", {0: opacity, 1: g.n("ShaderNodeBsdfTransparent").outputs[0], 2: white}).outputs[0]


def valley(rng, drop, trees=620):
    """The outlook from `drop` metres over the valley's floor; the room looks to +y."""
    mb = MeshBuilder()
    mb.face(
        [(-4000, 12, -drop), (4000, 12, -drop), (4000, 7000, -drop), (-4000, 7000, -drop)], m_lawn((0.06, 0.115, 0.03))
    )
    mb.obj("valley")
    for ridge in RIDGES:
        raise_ridge(drop, *ridge)
    kinds = [
        make_tree(
            71,
            height=10,
            radius=4.6,
            leaves=4200,
            leaf=0.36,
            clear=1.6,
            col=m_leaf((0.04, 0.10, 0.02), (0.11, 0.19, 0.04)),
        ),
        make_tree(
            72,
            height=13,
            radius=5.4,
            leaves=4600,
            leaf=0.38,
            clear=2,
            col=m_leaf((0.05, 0.11, 0.025), (0.14, 0.21, 0.05)),
        ),
    ]
    for _ in range(trees):
        r, a = 34 + 760 * rng.random() ** 1.6, rng.uniform(-1.1, 1.1)
        put(rng.choice(kinds), r * math.sin(a), r * math.cos(a), -drop - 0.4, scale=rng.uniform(0.7, 1.4), rng=rng)


def raise_ridge(drop, far, high, rough, seed):
    """One ridge across the view, its slope towards the eye."""
    mb = MeshBuilder()
    columns, rows = 120, 9
    wide = far * 3.2

    def at(i, j):
        x, t = wide * (i / columns - 0.5), j / rows
        crest = 0.62 + 0.62 * rough * mnoise.fractal(Vector((x / far * 1.7 + seed, seed, 0)), 0.9, 2.1, 6)
        gully = 0.16 * mnoise.noise(Vector((x / far * 9 + seed, t * 2, seed))) * t
        y = far + high * 1.5 * t + far * 0.05 * mnoise.noise(Vector((x / far * 4, seed, t)))
        return (x, y, -drop + max(0.0, crest) * high * (t**0.85) * (1 + gully))

    mat = m_wet_slope()
    for i in range(columns):
        for j in range(rows):
            mb.face([at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)], mat)
    mb.obj("ridge", smooth=True)


def rain(rng, x0, x1, y0, y1, top, count=620, slant=0.07):
    """Streaks of rain in a box of air, and the drip from the roof's edge at `y0`."""
    mb = MeshBuilder()
    thin, near = m_rain(0.16), m_rain(0.34)
    for _ in range(count):
        x, y, z, long = rng.uniform(x0, x1), rng.uniform(y0, y1), rng.uniform(-1.5, top), rng.uniform(0.25, 0.6)
        half = 0.0011 * (1 + y / 14)
        mb.face(
            [
                (x - half, y, z),
                (x + half, y, z),
                (x + half + slant * long, y, z + long),
                (x - half + slant * long, y, z + long),
            ],
            thin,
        )
    for _ in range(90):
        x, z, long = rng.uniform(x0, x1), rng.uniform(0, top), rng.uniform(0.05, 0.16)
        mb.face(
            [(x - 0.0022, y0, z), (x + 0.0022, y0, z), (x + 0.0016, y0, z + long), (x - 0.0016, y0, z + long)], near
        )
    mb.obj("rain").visible_shadow = False
