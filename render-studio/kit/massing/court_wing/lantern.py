"""A lantern of the arcade: opal glass in a cage of brass under a small roof, on its chain."""

import math

from kit.materials.glow import m_lamp
from kit.materials.surfaces import m_plain

BRASS = m_plain((0.30, 0.19, 0.085), 0.34, 1.0)
OPAL = m_lamp((1, 0.64, 0.30), 5.6)
SIDES = 6
CAGE_M, BAR_M = 0.125, 0.012  # from the axis to a bar, and a bar's thickness
GLASS_M, NECK_M = 0.092, 0.04
PAN_M, ROOF_M, COLLAR_M = 0.05, 0.115, 0.05  # heights
CHAIN_M = 0.009
FINE = 24


def lantern(polygons, place, foot, head, ceiling):
    """Hung over `place` of the plan, glass from `foot` to `head`, its chain up to the `ceiling`. Metres."""
    x, y = place
    polygons.cyl(x, y, foot - PAN_M, foot, NECK_M, BRASS, SIDES, CAGE_M + BAR_M)
    polygons.cyl(x, y, foot - PAN_M - COLLAR_M, foot - PAN_M, CHAIN_M, BRASS, SIDES, NECK_M / 2)
    polygons.cyl(x, y, foot, head, GLASS_M, OPAL, FINE)
    for height in (foot, head):
        polygons.cyl(x, y, height - BAR_M, height + BAR_M, CAGE_M + BAR_M, BRASS, SIDES)
    for i in range(SIDES):
        angle = 2 * math.pi * i / SIDES
        bar = (x + CAGE_M * math.cos(angle), y + CAGE_M * math.sin(angle))
        polygons.bar((*bar, foot), (*bar, head), BAR_M, BAR_M, BRASS)
    polygons.cyl(x, y, head, head + ROOF_M, CAGE_M + 2 * BAR_M, BRASS, SIDES, NECK_M)
    polygons.cyl(x, y, head + ROOF_M, head + ROOF_M + COLLAR_M, NECK_M / 2, BRASS, SIDES)
    polygons.cyl(x, y, head + ROOF_M, ceiling, CHAIN_M, BRASS, SIDES)
