"""Marble chips in cement, ground flat and polished."""

from kit.materials.material import material


@material("terrazzo")
def m_terrazzo(g, col=(0.42, 0.39, 0.34), chip=0.010, rough=0.2):
    """Chips of several stones, `chip` metres from one to the next; dull where the most feet go."""
    p = g.pos()
    cells = g.n("ShaderNodeTexVoronoi", {"Vector": p, "Scale": 1 / chip, "Randomness": 1.0}, feature="F1")
    kind = g.sep(cells.outputs["Color"])[0]
    stones = [(0.0, 0.62), (0.18, 0.88), (0.45, 1.08), (0.75, 1.28), (0.95, 0.5)]
    chips = g.ramp(kind, [(at, tuple(k * v for v in col)) for at, k in stones], "CONSTANT")
    ground = g.smooth(cells.outputs["Distance"], 0.38, 0.46)
    c = g.mix(ground, chips, col)
    worn = g.smooth(g.noise(0.9, p, 4, 0.6), 0.35, 0.7)
    return g.pbr(col=c, rough=g.m("ADD", rough - 0.06, g.m("MULTIPLY", worn, 0.18)), spec=0.45)
