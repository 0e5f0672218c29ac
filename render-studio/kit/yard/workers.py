"""People at work: helmets and vests over the kit's quiet figures. Keep them 40 m from the camera."""

import math

from kit.landscape.people import person
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder, place

HELMETS = ((0.74, 0.50, 0.03), (0.74, 0.50, 0.03), (0.70, 0.69, 0.66), (0.06, 0.20, 0.45), (0.62, 0.10, 0.03))
VESTS = ((0.85, 0.22, 0.02), (0.50, 0.72, 0.04))
BANDS = (0.80, 0.80, 0.74)
KINDS = 8


def workers(where, rng):
    """Figures at (x, y) or (x, y, z), each in helmet and vest."""
    figures, kits = {}, {}
    for i, (x, y, *height) in enumerate(where):
        kind = (i * 3) % KINDS
        figures.setdefault(kind, person(kind))
        colours = (i % len(HELMETS), i % len(VESTS))
        kits.setdefault(colours, kit(HELMETS[colours[0]], VESTS[colours[1]]))
        at, turn = (x, y, height[0] if height else 0.0), rng.random() * 2 * math.pi
        for mesh in (figures[kind], kits[colours]):
            place(mesh, at, turn)


def kit(helmet, vest):
    """A helmet with a brim, a vest with a bright band."""
    mb = MeshBuilder()
    shell, cloth, band = m_plain(helmet, 0.35), m_plain(vest, 0.8, spec=0.1), m_plain(BANDS, 0.4)
    mb.cyl(0, -0.02, 1.655, 1.675, 0.155, shell, 12, 0.15)
    mb.cyl(0, 0, 1.67, 1.76, 0.130, shell, 12, 0.115)
    mb.cyl(0, 0, 1.76, 1.81, 0.115, shell, 12, 0.04)
    for z0, z1, material in ((0.92, 1.10, cloth), (1.10, 1.15, band), (1.15, 1.42, cloth)):
        mb.cyl(0, 0, z0, z1, 0.19, material, 10, 0.205 if z1 > 1.2 else 0.19, cap=False)
    mb.cyl(0, 0, 1.42, 1.47, 0.205, cloth, 10, 0.10)
    return mb.mesh("helmet and vest")
