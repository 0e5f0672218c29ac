"""Vertical bronze fins in front of a rounded glass block."""

from kit.massing.outline import bays, plan_of, sample
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

ALUMINIUM = (0.42, 0.34, 0.25)


def bronze_fins(outline, at, turn, z0, z1, pitch):
    """Fins every `pitch` metres from z0 to z1, tied by a rail at foot and head."""
    mb = MeshBuilder()
    fin = m_plain(ALUMINIUM, 0.32, 0.85)
    for bay in bays(outline, pitch, pitch):
        foot = bay.start + bay.start_normal * 0.36
        mb.bar((*foot, z0), (*foot, z1), 0.09, 0.42, fin, up=(*bay.start_normal, 0))
    for z in (z0 + 0.1, z1 - 0.1):
        ring = plan_of(sample(outline, 0.5, lambda *_: 0.6))
        mb.prism(ring, z - 0.25, z + 0.25, fin, cap=False)
    mb.obj("bronze fins", (*at, 0), turn)
