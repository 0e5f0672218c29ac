"""The hill where it was cut: a wall of split basalt in facets, damp where water comes through, moss on its ledges."""

from mathutils import Vector
from mathutils import noise as mnoise

from kit.furniture.shapes import surf
from kit.materials.material import material

#: Sizes of the pieces the stone breaks into, and how far each stands out: wide, high, share of the depth.
BREAKS = ((0.95, 0.52, 0.52), (0.36, 0.20, 0.32), (0.13, 0.085, 0.16))


@material("split basalt")
def m_split_basalt(g, col=(0.150, 0.138, 0.122), damp=0.5, moss=0.5):
    """Fresh breaks, a skin of rust here and there; `damp` and `moss` say how much of it water reaches."""
    p = g.pos()
    geometry = g.n("ShaderNodeNewGeometry").outputs
    up = g.sep(geometry["Normal"])[2]
    cloud, grain = g.noise(1.7, p, 6, 0.62, 0.5), g.noise(120, p, 4, 0.65)
    rust, run = g.noise(0.9, p, 5, 0.6, 0.8), g.noise(1.0, g.vm("MULTIPLY", p, (2.6, 2.6, 0.22)), 5, 0.6, 0.5)
    c = g.mix(g.smooth(cloud, 0.3, 0.7), tuple(k * 0.72 for k in col), tuple(k * 1.28 for k in col))
    c = g.mix(g.m("MULTIPLY", g.smooth(rust, 0.52, 0.70), 0.35), c, (0.20, 0.115, 0.06))
    c = g.mix(0.5, c, g.ramp(grain, [(0.32, 0.55), (0.66, 1.2)]), "MULTIPLY")
    wet = g.m("MULTIPLY", g.smooth(run, 0.60 - 0.16 * damp, 0.70 - 0.16 * damp), min(1.0, 2 * damp))
    c = g.mix(g.m("MULTIPLY", wet, 0.62), c, tuple(k * 0.28 for k in col))
    velvet = g.noise(70, p, 3, 0.6)
    green = g.mix(g.smooth(velvet, 0.3, 0.7), (0.030, 0.055, 0.010), (0.105, 0.155, 0.028))
    at_home = g.m("ADD", g.m("MULTIPLY", g.smooth(up, 0.02, 0.55), 0.75), g.m("MULTIPLY", wet, 0.30))
    grown = g.smooth(
        g.m("MULTIPLY", at_home, g.m("ADD", cloud, g.m("MULTIPLY", velvet, 0.35))),
        0.44 - 0.22 * moss,
        0.60 - 0.22 * moss,
    )
    c = g.mix(grown, c, green)
    rough = g.m("ADD", g.m("SUBTRACT", 0.84, g.m("MULTIPLY", wet, 0.60)), g.m("MULTIPLY", grown, 0.5), clamp=True)
    height = g.m("ADD", g.m("MULTIPLY", grain, 0.5), g.m("MULTIPLY", g.m("MULTIPLY", velvet, grown), 1.6))
    return g.pbr(col=c, rough=rough, spec=0.42, nor=g.bump(height, 0.5, 0.006))


def out_of(u, z, seed):
    """How far the stone stands out at (u, z) of the face, from 0 to about 1; u and z in sizes of its pieces."""
    out = 0.0
    for k, (wide, high, share) in enumerate(BREAKS):
        p = Vector((u / wide, z / high, seed + 7.3 * k))
        p += 0.35 * mnoise.noise_vector(p * 0.9)
        near, hearts = mnoise.voronoi(p)
        heart = hearts[0]
        own, lean = mnoise.cell(heart * 17.3), mnoise.cell_vector(heart * 23.1)
        tilt = 0.5 * ((lean.x - 0.5) * (p.x - heart.x) + (lean.y - 0.7) * (p.y - heart.y))
        crack = max(0.0, 1 - (near[1] - near[0]) / 0.07)
        out += share * (min(1.0, max(0.0, own)) + tilt - 0.35 * crack)
    return out


def rock_face(wide, high, depth, seed, stone, grain=0.014, size=1.0):
    """A face from x = 0 to `wide` and z = 0 to `high` towards -y, broken `depth` metres deep into pieces of `size`."""
    across, up = max(2, round(wide / grain)), max(2, round(high / grain))

    def fn(u, v):
        x, z = wide * u, high * v
        return (x, -depth * out_of(x / size, z / size, seed), z)

    face = surf(fn, across, up, stone, name="rock")
    face.data.polygons.foreach_set("use_smooth", [False] * len(face.data.polygons))
    return face
