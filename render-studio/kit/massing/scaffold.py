"""Scaffolding and green safety nets around the floors that are being built."""

from itertools import pairwise

from kit.facade.wall import rect
from kit.massing.outline import fillet, plan_of, sample
from kit.materials.glass import m_net
from kit.materials.surfaces import m_plain, m_wood
from kit.mesh import MeshBuilder

LIFT_M = 1.62
STANDARD_SPACING_M = 1.85


def scaffold(at, turn, lit, plants, plan=(30, 20), corner=4.0, clear=2.35, z0=30.0, z1=44.0, net=(24.0, 31.0)):
    """Tubes and boards on the front from z0 to z1; nets all round between the two heights of `net`."""
    mb = MeshBuilder()
    steel = m_plain((0.38, 0.36, 0.33), 0.4, 0.7)
    boards = m_wood((0.45, 0.30, 0.16), axis=0)
    half, front = plan[0] / 2 - 2, -plan[1] / 2 - clear
    x = -half
    while x <= half:
        for y in (front, front - 0.9):
            mb.bar((x, y, z0), (x, y, z1), 0.06, 0.06, steel)
        x += STANDARD_SPACING_M
    z = z0 + 0.5
    while z < z1:
        for y in (front, front - 0.9):
            mb.bar((-half, y, z), (half, y, z), 0.05, 0.05, steel)
        mb.box(-half, front - 0.85, z - 0.05, half, front - 0.05, z, boards)
        z += LIFT_M
    mb.obj("scaffold", (*at, 0), turn)
    if net:
        hang_net(at, turn, plan, corner, clear, *net)


def hang_net(at, turn, plan, corner, clear, z0, z1):
    """Green netting all round from z0 to z1."""
    mb = MeshBuilder()
    ring = plan_of(sample(fillet(rect(*plan), corner), 0.5, lambda *_: clear))
    for a, b in pairwise([*ring, ring[0]]):
        mb.upright(a, b, z0, z1, m_net())
    mb.obj("nets", (*at, 0), turn)
