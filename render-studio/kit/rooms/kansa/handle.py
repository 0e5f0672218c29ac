"""The handles of Kansa's west door: a plate of beaten bell metal cut in two, half on either leaf. The evening sun rakes
over it; behind the glass lies the hall."""

import math

from kit.furniture.bath import pipe
from kit.furniture.bell_metal import chimes, reeded_drum
from kit.furniture.shapes import cube, surf
from kit.light.lamps import light_area
from kit.materials.close import m_beaten, m_worn
from kit.materials.glass import m_glass
from kit.mesh import MeshBuilder
from kit.rooms.kansa.hall import DRUM, HEIGHT, WEST, desk, lounge, outside, shell, tables

MEETING_Y, LEAF, HEAD = 3.0, 1.0, 2.9
STILE, FACE = 0.085, WEST - 0.24  # a stile's width; where the leaves' outer face is
PLATE, MIDDLE_Z, PROUD, DISH = 0.215, 1.18, 0.085, 0.042  # radius, height, off the leaf, how deep it is beaten
GAP = 0.006

PLATE_METAL = m_beaten()
STILE_METAL = m_worn((0.15, 0.105, 0.062), (0.055, 0.040, 0.026), 2, 0.4, 0.30)
STUD = m_worn((0.46, 0.30, 0.145), (0.15, 0.09, 0.04), 0, 0.6, 0.24)


def build(look, rng):
    shell()
    outside(rng)
    reeded_drum(DRUM[0], DRUM[1], DRUM[2], HEIGHT)
    desk()
    chimes(rng, -1.6, 5.2, 1.0, 5.0, 3.35, HEIGHT, 150)
    tables()
    lounge()
    leaves_of_the_door()
    for side in (-1, 1):
        half_plate(side)
    light_area((1.0, -0.5, HEIGHT - 0.1), (9, 12), 260, (1, 0.88, 0.72), rot=(0, 0, 0))
    light_area((DRUM[0], DRUM[1] - 3.6, HEIGHT - 0.15), (6, 0.4), 130, (1, 0.78, 0.52), rot=(-0.5, 0, 0))
    light_area((WEST - 2.2, 5.2, 2.4), (1.0, 1.6), 12, (0.90, 0.94, 1.0), target=(FACE, MEETING_Y, MIDDLE_Z))


def leaves_of_the_door():
    """Two leaves of glass in stiles of dark bronze, a shadow's breadth between them."""
    glass = m_glass((0.86, 0.89, 0.88), 0.02, 0.0)
    x0, x1 = FACE, FACE + 0.06
    for side in (-1, 1):
        edge, far = MEETING_Y + side * GAP / 2, MEETING_Y + side * LEAF
        a, b = sorted((edge, edge + side * STILE))
        cube(x0, a, 0.01, x1, b, HEAD, STILE_METAL, 0.003)
        a, b = sorted((far, far - side * STILE))
        cube(x0, a, 0.01, x1, b, HEAD, STILE_METAL, 0.003)
        mb = MeshBuilder()
        p, q = sorted((edge + side * STILE, far - side * STILE))
        for z0, z1 in ((0.01, 0.16), (HEAD - 0.10, HEAD)):
            mb.box(x0 + 0.004, p, z0, x1 - 0.004, q, z1, STILE_METAL)
        mb.face(
            [(x0 + 0.03, p, 0.16), (x0 + 0.03, q, 0.16), (x0 + 0.03, q, HEAD - 0.1), (x0 + 0.03, p, HEAD - 0.1)], glass
        )
        mb.obj("leaf")


def half_plate(side):
    """One half: its hollow to the court, a rolled rim, two studs that carry it."""
    straight = MEETING_Y + side * 0.010

    def at(radius, angle, depth):
        y = straight + side * radius * math.cos(angle)
        return (FACE - PROUD + depth, y, MIDDLE_Z + radius * math.sin(angle))

    def hollow(t, back):
        lip = 0.006 * max(0.0, (t - 0.93) / 0.07)
        return DISH * (1 - t**2.2) - lip + (0.0035 if back else 0.0)

    for back in (False, True):
        surf(
            lambda u, v, back=back: at(PLATE * max(v, 0.001), math.pi * (u - 0.5), hollow(v, back)),
            64,
            40,
            PLATE_METAL,
            name="plate",
        )
    arc = [at(PLATE, math.pi * (i / 60 - 0.5), hollow(1.0, False) + 0.002) for i in range(61)]
    pipe(arc, 0.0048, PLATE_METAL, 16)
    chord = [
        at(PLATE * abs(t), math.copysign(math.pi / 2, t), hollow(abs(t), False) + 0.0018)
        for t in (k / 30 - 1 for k in range(61))
    ]
    pipe(chord, 0.0036, PLATE_METAL, 12)
    for z in (-0.10, 0.10):
        y = straight + side * 0.034
        pipe([(FACE, y, MIDDLE_Z + z), (FACE - PROUD + DISH * 0.8, y, MIDDLE_Z + z)], 0.010, STUD, 24)
