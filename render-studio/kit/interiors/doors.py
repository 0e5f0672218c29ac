"""Walls with openings, and their joinery. A wall runs from `start` to `end` of the plan, the room to its right."""

import math

from kit.facade.frame import Frame
from kit.furniture.shapes import at
from kit.materials.glass import m_glass
from kit.mesh import MeshBuilder

PROUD = 0.004  # posts before rails: faces in one plane render black
PANE = m_glass((0.90, 0.94, 0.92), 0.0, 0.0)


def wall(start, end, height, openings, mat, thick=0.2, reveal=None):
    """A wall with rectangular openings, each (from, to, sill, head) in metres along it."""
    mb = MeshBuilder()
    Frame(mb, start, end).wall(0, math.dist(start, end), 0, height, openings, mat, thick, reveal=reveal)
    mb.obj("wall")


def leaf(wide, high, wood, panel=0.7, bars=1, stile=0.09, thick=0.042, glass=True):
    """A door leaf from x = 0 to `wide` in the plane y = 0: timber below `panel` metres, panes above."""
    mb = MeshBuilder()
    half = thick / 2
    mb.box(0, -half, 0.008, stile, half, high, wood)
    mb.box(wide - stile, -half, 0.008, wide, half, high, wood)
    mb.box(stile, -half, 0.008, wide - stile, half, 0.14, wood)
    mb.box(stile, -half, high - stile, wide - stile, half, high, wood)
    if panel:
        mb.box(stile, -half * 0.45, 0.14, wide - stile, half * 0.45, panel, wood)
        mb.box(stile + 0.05, -half * 0.8, 0.20, wide - stile - 0.05, half * 0.8, panel - 0.06, wood)
        mb.box(stile, -half, panel, wide - stile, half, panel + 0.08, wood)
    foot = panel + 0.08 if panel else 0.14
    for i in range(1, bars + 1):
        z = foot + (high - stile - foot) * i / (bars + 1)
        mb.box(stile, -half * 0.8, z - 0.012, wide - stile, half * 0.8, z + 0.012, wood)
    if glass:
        mb.face(
            [(stile, 0, foot), (wide - stile, 0, foot), (wide - stile, 0, high - stile), (stile, 0, high - stile)], PANE
        )
    mb.obj("leaf")


def leaves(x, y, wide, high, wood, angles, **words):
    """A row of leaves in the plane y, from x on; each turned by its angle (degrees, outward) about its outer edge."""
    each = wide / len(angles)
    for i, angle in enumerate(angles):
        left = i < len(angles) / 2
        hinge = x + each * (i if left else i + 1)
        with at(hinge, y, 0, math.radians(angle if left else 180 - angle)):
            leaf(each - 0.006, high, wood, **words)


def frame_x(x0, x1, y, sill, head, wood, wide=0.08, deep=0.16, transom=None):
    """A timber frame round an opening in the plane y, `deep` metres thick outward."""
    mb = MeshBuilder()
    mb.box(x0, y, sill, x0 + wide, y + deep, head, wood)
    mb.box(x1 - wide, y, sill, x1, y + deep, head, wood)
    for z in (head - wide, transom) if transom else (head - wide,):
        mb.box(x0 + wide, y + PROUD, z, x1 - wide, y + deep - PROUD, z + wide, wood)
    mb.obj("frame")
