"""A lift's door as one sees it from a hall."""

from kit.materials.close import m_worn
from kit.materials.glow import m_lamp
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder


def lift_door():
    """A lift's two leaves of brushed bronze in a deep frame, 2.3 m high under a tall panel; it faces -y."""
    bronze = m_worn((0.58, 0.40, 0.21), (0.40, 0.26, 0.13), 2, 0.75, 0.38)
    dark, lamp, dim = (
        m_plain((0.16, 0.105, 0.06), 0.36, 0.85),
        m_lamp((1, 0.72, 0.42), 4.0),
        m_lamp((1, 0.72, 0.42), 0.3),
    )
    mb = MeshBuilder()
    for x0, x1 in ((-0.66, -0.58), (0.58, 0.66)):
        mb.box(x0, -0.11, 0, x1, 0.10, 3.2, dark)
    mb.box(-0.66, -0.11, 2.3, 0.66, 0.10, 2.40, dark)
    mb.box(-0.66, -0.11, 3.12, 0.66, 0.10, 3.2, dark)
    mb.box(-0.58, -0.03, 0.0, -0.003, 0.02, 2.3, bronze)
    mb.box(0.003, -0.03, 0.0, 0.58, 0.02, 2.3, bronze)
    mb.box(-0.58, -0.03, 2.40, 0.58, 0.02, 3.12, bronze)
    for k in range(5):
        x = -0.16 + 0.08 * k
        mb.box(x - 0.012, -0.036, 2.74, x + 0.012, -0.03, 2.80, lamp if k == 1 else dim)
    mb.box(0.86, -0.05, 1.05, 0.94, -0.005, 1.30, dark)
    mb.box(0.885, -0.055, 1.19, 0.915, -0.05, 1.22, lamp)
    mb.obj("lift door")
