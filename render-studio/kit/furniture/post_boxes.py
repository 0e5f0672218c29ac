"""Boxes for a house's letters: doors in a case, a slot, a number and a lock on each, what came today in some."""

from kit.furniture.lettering import words
from kit.furniture.shapes import at, cube
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

GAP, EDGE = 0.008, 0.035  # between doors, and the case around them
DARK = m_plain((0.012, 0.011, 0.010), 0.7)
PAPER = (m_plain((0.72, 0.68, 0.58), 0.8), m_plain((0.52, 0.39, 0.25), 0.85), m_plain((0.60, 0.62, 0.63), 0.8))
LETTERS = 0.16  # of the boxes have a letter in the slot


def post_boxes(columns, rows, door_size, case, door, plate, rng, deep=0.32):
    """Boxes from x = 0 and z = 0 with their backs at y = 0, doors towards -y; `door_size` is (wide, high)."""
    wide, high = door_size
    long, tall = columns * wide + 2 * EDGE, rows * high + 2 * EDGE
    front = -deep
    mb = MeshBuilder()
    mb.box(EDGE, front + 0.03, EDGE, long - EDGE, 0, tall - EDGE, DARK)
    mb.obj("boxes")
    for x in (0, long - EDGE):
        cube(x, front, 0, x + EDGE, 0, tall, case, 0.003)
    for z in (0, tall - EDGE):
        cube(EDGE, front + 0.002, z, long - EDGE, 0, z + EDGE, case, 0.003)
    for row in range(rows):
        for column in range(columns):
            number = (rows - 1 - row) * columns + column + 1
            with at(EDGE + column * wide, front + 0.012, EDGE + row * high):
                one_door(number, wide - GAP, high - GAP, door, plate)
            if rng.random() < LETTERS:
                letter(EDGE + (column + 0.5) * wide, front, EDGE + row * high + high * 0.68, wide, rng)
    return long, tall


def one_door(number, wide, high, door, plate):
    """A door hinged at x = 0: its slot near the top, the number under it, the lock."""
    cube(GAP / 2, -0.012, GAP / 2, wide, 0.006, high, door, 0.003)
    mb = MeshBuilder()
    mb.box(wide * 0.16, -0.0135, high * 0.66, wide * 0.84, -0.0125, high * 0.73, DARK)
    mb.box(wide * 0.34, -0.0145, high * 0.34, wide * 0.66, -0.0125, high * 0.54, plate)
    mb.obj("slot")
    lock = MeshBuilder()
    lock.cyl(wide * 0.86, 0, 0, 0.006, 0.009, plate, 14)
    o = lock.obj("lock")
    o.rotation_euler = (1.5708, 0, 0)
    o.location = (0, -0.012, high * 0.44)
    words(str(number), wide * 0.5, -0.0155, high * 0.44, high * 0.17, DARK, proud=0.001)


def letter(x, front, z, wide, rng):
    """Something too thick for the slot, half in."""
    out = rng.uniform(0.03, 0.09)
    with at(x, front, z, rng.uniform(-0.12, 0.12)):
        cube(-wide * 0.30, -out, 0, wide * 0.30, 0.0, rng.uniform(0.003, 0.009), rng.choice(PAPER), 0.001)
