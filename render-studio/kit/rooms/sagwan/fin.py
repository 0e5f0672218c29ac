"""The foot of Sagwan's fins, from a hand's breadth: teak in shoes of bronze on a sill of pale stone, the evening sun
along it. One stands on the twelfth floor's loggia and looks along the tower's face; outside is to the right."""

import math

from kit.furniture.shapes import cube, lathe, surf
from kit.light.lamps import light_area
from kit.materials.close import m_hammered, m_oiled_teak, m_worn
from kit.materials.joinery import m_flags
from kit.materials.material import material
from kit.materials.surfaces import m_stucco
from kit.mesh import MeshBuilder
from kit.rooms.sagwan.quarter import quarter

PITCH, THICK, DEEP_M, HEIGHT = 0.42, 0.055, 0.26, 3.0
FINS = 22
SILL = (-0.30, 0.36)  # inner and outer edge
DROP = 46.0
BRONZE = m_worn((0.46, 0.30, 0.145), (0.13, 0.08, 0.04), 1, 0.5, 0.32)
STONE = m_hammered((0.60, 0.545, 0.46))


def build(look, rng):
    sill()
    for i in range(FINS):
        fin(0.62 + PITCH * i, i)
    leaf_fallen(-0.15, 1.16)
    quarter(rng, DROP, trees=700, houses=300)
    light_area((-1.6, 0.6, 1.2), (1.2, 2.0), 5, (0.95, 0.94, 1.0), target=(0.1, 1.0, 0.2))


def sill():
    """Slabs of 1.2 metres with a drip cut along their edge, lower on the loggia's side."""
    inner, outer = SILL
    y = -1.4
    while y < FINS * PITCH + 2:
        cube(inner, y + 0.002, -0.09, outer, y + 1.198, 0.0, STONE, 0.006)
        y += 1.2
    mb = MeshBuilder()
    mb.box(inner + 0.03, -2, -0.4, outer - 0.05, 14, -0.088, m_stucco((0.52, 0.47, 0.40)))
    mb.box(-4, -2, -0.4, inner + 0.031, 14, -0.17, m_flags((0.42, 0.375, 0.31), 0.6, 0.6, 0.08, 0.35))
    mb.box(-4.2, -2, -0.4, -2.6, 14, 3.2, m_stucco((0.66, 0.60, 0.52), 0.05))
    mb.box(-4.2, -2, HEIGHT, outer, 14, HEIGHT + 0.2, m_stucco((0.66, 0.60, 0.52), 0.05))
    mb.box(-4.2, 10.4, -0.4, inner - 0.02, 11.4, 3.2, m_stucco((0.66, 0.60, 0.52), 0.05))
    mb.obj("loggia")


def fin(y, number):
    """A board on edge, its foot held between two cheeks by bolts, a finger above the stone."""
    wood = m_oiled_teak(2, (0.275, 0.170, 0.088), (0.098, 0.052, 0.026), float(number))
    h = THICK / 2
    cube(0.0, y - h, 0.022, DEEP_M, y + h, HEIGHT, wood, 0.003)
    cube(-0.035, y - h - 0.045, 0.0, DEEP_M + 0.035, y + h + 0.045, 0.010, BRONZE, 0.002)
    for s in (-1, 1):
        a, b = sorted((y + s * h, y + s * (h + 0.008)))
        cube(0.012, a, 0.009, DEEP_M - 0.012, b, 0.125, BRONZE, 0.002)
        for x in (0.062, DEEP_M - 0.062):
            bolt(x, y + s * (h + 0.008), 0.075, s)
    if number < 6:
        for x in (-0.018, DEEP_M + 0.018):
            for s in (-1, 1):
                head = [(0.0095, 0), (0.0095, 0.004), (0.007, 0.0065), (0.0005, 0.007)]
                lathe(head, BRONZE, x, y + s * (h + 0.026), 0.010, 24)


def bolt(x, y, z, side):
    """A domed head on its washer."""
    for profile in (
        [(0.019, 0), (0.019, 0.002), (0.018, 0.0028), (0.0005, 0.003)],
        [(0.0128, 0.003), (0.0128, 0.006), (0.0105, 0.0105), (0.006, 0.013), (0.0005, 0.0138)],
    ):
        lathe(profile, BRONZE, x, y, z, 28).rotation_euler = (-side * math.pi / 2, 0, 0)


@material("dry leaf")
def m_dry_leaf(g):
    """A leaf of the rain tree in October."""
    n = g.noise(60, g.obj(), 4)
    return g.pbr(col=g.mix(n, (0.30, 0.13, 0.03), (0.52, 0.30, 0.06)), rough=0.6, spec=0.3)


def leaf_fallen(x, y):
    """What the wind left on the sill."""

    def fn(u, v):
        s, w = 0.062 * v, 0.020 * math.sin(math.pi * min(1, 0.06 + 0.94 * v)) ** 0.8
        side = 2 * u - 1
        return (s, w * side, 0.004 + 0.012 * v * v + 0.006 * side * side)

    for k, (dx, dy, turn) in enumerate(((0, 0, 0.7), (0.055, -0.10, 2.4))):
        surf(fn, 9, 14, m_dry_leaf(), (x + dx, y + dy, 0.0), (0.0, 0.12 * k, turn), name="leaf")
