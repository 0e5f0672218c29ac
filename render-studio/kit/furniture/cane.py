"""Teak chairs with cane seats, of the kind made for Indian offices and colleges in the fifties."""

import math

from kit.furniture import finishes
from kit.furniture.shapes import at, puff
from kit.materials.joinery import m_cane
from kit.mesh import MeshBuilder


def lounge_chair(timber=None, cushion=None):
    """A low easy chair: legs as an upturned V at each side, cane seat and back in a frame; it faces +y."""
    wood, cane = timber or finishes.walnut(), m_cane()
    mb = MeshBuilder()
    for sx in (-1, 1):
        x = sx * 0.29
        mb.bar((x, 0.34, 0), (x, 0.02, 0.56), 0.036, 0.06, wood)
        mb.bar((x, -0.36, 0), (x, 0.0, 0.56), 0.036, 0.06, wood)
        mb.bar((x, -0.34, 0.56), (x, 0.36, 0.585), 0.055, 0.032, wood)
        mb.bar((sx * 0.25, 0.30, 0.385), (sx * 0.25, -0.24, 0.30), 0.034, 0.045, wood)
        mb.bar((sx * 0.25, -0.22, 0.30), (sx * 0.25, -0.44, 0.80), 0.034, 0.04, wood)
    for y, z in ((0.30, 0.385), (-0.24, 0.30)):
        mb.bar((-0.27, y, z), (0.27, y, z), 0.04, 0.034, wood)
    for y, z in ((-0.245, 0.35), (-0.435, 0.80)):
        mb.bar((-0.27, y, z), (0.27, y, z), 0.034, 0.04, wood)
    mb.bar((-0.29, 0.015, 0.30), (0.29, 0.015, 0.30), 0.034, 0.034, wood)
    seat = [(-0.235, 0.28, 0.39), (0.235, 0.28, 0.39), (0.235, -0.22, 0.312), (-0.235, -0.22, 0.312)]
    back = [(-0.235, -0.25, 0.36), (0.235, -0.25, 0.36), (0.235, -0.43, 0.785), (-0.235, -0.43, 0.785)]
    mb.face(seat, cane)
    mb.face(back, cane)
    mb.obj("lounge chair")
    if cushion:
        puff(0.48, 0.50, 0.075, (0, 0.03, 0.395), cushion, 0.034, 0.012, (0.155, 0, 0), n=12)


def dining_chair(timber=None):
    """An upright chair of the same family; it faces +y."""
    wood, cane = timber or finishes.walnut(), m_cane()
    mb = MeshBuilder()
    for sx in (-1, 1):
        x = sx * 0.22
        mb.bar((x, 0.24, 0), (x, 0.03, 0.44), 0.032, 0.05, wood)
        mb.bar((x, -0.27, 0), (x, 0.01, 0.44), 0.032, 0.05, wood)
        mb.bar((x, 0.23, 0.44), (x, -0.22, 0.44), 0.032, 0.05, wood)
        mb.bar((x, -0.20, 0.44), (x, -0.29, 0.82), 0.032, 0.034, wood)
    for y, z in ((0.22, 0.44), (-0.22, 0.44), (-0.235, 0.58), (-0.29, 0.82)):
        mb.bar((-0.22, y, z), (0.22, y, z), 0.034, 0.034, wood)
    mb.face([(-0.2, 0.2, 0.462), (0.2, 0.2, 0.462), (0.2, -0.2, 0.462), (-0.2, -0.2, 0.462)], cane)
    mb.face([(-0.2, -0.237, 0.595), (0.2, -0.237, 0.595), (0.2, -0.288, 0.805), (-0.2, -0.288, 0.805)], cane)
    mb.obj("dining chair")


def around(x, y, seats, chair):
    """`chair()` at each of `seats`, (out along x, out along y), looking at (x, y)."""
    for dx, dy in seats:
        with at(x + dx, y + dy, 0, math.atan2(dx, -dy)):
            chair()
