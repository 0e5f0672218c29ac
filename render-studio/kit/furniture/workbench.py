"""Long benches to work at, and what people leave on them and by them."""

import math

from kit.furniture import finishes
from kit.furniture.brass import cup
from kit.furniture.props import books_stack
from kit.furniture.seating import task_chair
from kit.furniture.shapes import at, cube, lathe
from kit.furniture.textiles import drape
from kit.materials.glow import m_lamp
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

PLACE, REACH, TOP = 1.4, 0.78, 0.735  # of one place: how wide, how deep, how high

SHELL = m_plain((0.30, 0.29, 0.28), 0.35, 0.6)
DARK = m_plain((0.018, 0.018, 0.020), 0.22)
PAPER = m_plain((0.72, 0.69, 0.62), 0.8)


def workbench(places, wood, metal, cloths, rng, free=()):
    """Two rows of `places` back to back along x; those in `free`, (row, i), are left for others to lay out."""
    half = places * PLACE / 2
    for row in (0, 1):
        y0, y1 = sorted(((0.02, REACH), (-0.02, -REACH))[row])
        for i in range(places):
            x = -half + i * PLACE
            cube(x + 0.002, y0, TOP - 0.028, x + PLACE - 0.002, y1, TOP, wood, 0.006)
    mb = MeshBuilder()
    for i in range(places // 2 + 1):
        x = -half + 0.12 + (2 * half - 0.24) * i / (places // 2)
        for s in (-1, 1):
            mb.bar((x, s * 0.30, TOP - 0.07), (x, s * (REACH - 0.06), 0), 0.045, 0.03, metal)
        mb.box(x - 0.022, -REACH + 0.10, TOP - 0.075, x + 0.022, REACH - 0.10, TOP - 0.03, metal)
    mb.box(-half + 0.12, -0.03, TOP - 0.10, half - 0.12, 0.03, TOP - 0.045, metal)
    mb.obj("trestles")
    for row in (0, 1):
        for i in range(places):
            if (row, i) in free:
                continue
            with at(-half + (i + 0.5) * PLACE, 0, 0, math.pi * row):
                place_of_work(rng)
                with at(rng.uniform(-0.12, 0.12), REACH + rng.uniform(0.10, 0.34), 0, math.pi + rng.uniform(-0.5, 0.5)):
                    task_chair(rng.choice(cloths))


def place_of_work(rng):
    """What stands on one place; the sitter looks to -y."""
    k = rng.random()
    if k < 0.62:
        monitor(rng.uniform(-0.06, 0.06), 0.24, rng.uniform(-0.12, 0.12))
        cube(-0.20, 0.46, TOP, 0.20, 0.58, TOP + 0.012, SHELL, 0.004)
    elif k < 0.85:
        laptop(rng.uniform(-0.15, 0.15), 0.46, rng.uniform(-0.2, 0.2))
    if rng.random() < 0.45:
        books_stack(rng.choice((-0.48, 0.48)), 0.30, TOP, rng.randint(1, 4), rng.randint(0, 40))
    if rng.random() < 0.35:
        cup(rng.choice((-0.36, 0.36)), 0.52, TOP, rng.uniform(0, 6))


def monitor(x, y, turn=0.0):
    """A thin screen on an arm; it is looked at from +y."""
    with at(x, y, TOP, turn):
        cube(-0.31, -0.012, 0.13, 0.31, 0.006, 0.49, SHELL, 0.004)
        mb = MeshBuilder()
        mb.face([(0.302, 0.0072, 0.14), (-0.302, 0.0072, 0.14), (-0.302, 0.0072, 0.482), (0.302, 0.0072, 0.482)], DARK)
        mb.bar((0, -0.03, 0.30), (0, -0.10, 0.0), 0.04, 0.02, SHELL)
        mb.cyl(0, -0.10, 0, 0.02, 0.05, SHELL, 16)
        mb.obj("monitor")


def laptop(x, y, turn=0.0, lit=0.35):
    """An open laptop; its user sits at +y."""
    with at(x, y, TOP, turn):
        cube(-0.16, -0.11, 0.0, 0.16, 0.11, 0.014, SHELL, 0.004)
        mb = MeshBuilder()
        tilt, high = 0.32, 0.21
        a, b = (-0.11, 0.014), (-0.11 - high * math.sin(tilt), 0.014 + high * math.cos(tilt))
        for dy, mat, inset in ((0.0, SHELL, 0.0), (0.004, m_lamp((0.72, 0.78, 0.84), lit), 0.010)):
            p, q = (a[0] + dy, a[1] + inset), (b[0] + dy, b[1] - inset)
            x1 = 0.16 - inset
            mb.face([(-x1, *p), (x1, *p), (x1, *q), (-x1, *q)], mat)
        mb.box(-0.14, -0.075, 0.0142, 0.14, 0.02, 0.0152, DARK)
        mb.obj("laptop")


def jacket_on_chair(cloth, seat=None, sd=1.0):
    """A task chair with a jacket hung over its back; the chair faces +y."""
    task_chair(seat)
    with at(0.0, -0.285, 0, math.pi / 2):
        drape(0.055, -0.25, 0.25, 1.02, 0.40, cloth, sd, 0.010, r=0.045)


def bottle(x, y, z, mat, high=0.24):
    """A steel bottle for water."""
    lathe(
        [
            (0.001, 0),
            (0.034, 0.002),
            (0.036, 0.02),
            (0.036, high * 0.72),
            (0.020, high * 0.88),
            (0.022, high),
            (0.001, high),
        ],
        mat,
        x,
        y,
        z,
        24,
    )


def pencils(x, y, z, mat=None):
    """Pencils in a cup."""
    lathe([(0.001, 0), (0.036, 0), (0.038, 0.10), (0.034, 0.10), (0.033, 0.01)], mat or finishes.brass(), x, y, z, 24)
    mb = MeshBuilder()
    for i, colour in enumerate(((0.50, 0.20, 0.05), (0.08, 0.12, 0.10), (0.55, 0.42, 0.20), (0.30, 0.08, 0.05))):
        a = i * 1.7
        foot, tip = (
            (x + 0.012 * math.cos(a), y + 0.012 * math.sin(a)),
            (x + 0.034 * math.cos(a), y + 0.034 * math.sin(a)),
        )
        mb.bar((*foot, z + 0.01), (*tip, z + 0.175), 0.007, 0.007, m_plain(colour, 0.5))
    mb.obj("pencils")


def papers(x, y, z, turn, rng, sheets=4):
    """Sheets that slid off each other."""
    with at(x, y, z, turn):
        mb = MeshBuilder()
        for i in range(sheets):
            dx, dy = rng.uniform(-0.02, 0.02), rng.uniform(-0.02, 0.02)
            mb.box(-0.105 + dx, -0.148 + dy, 0.0012 * i, 0.105 + dx, 0.148 + dy, 0.0012 * i + 0.001, PAPER)
        mb.obj("papers")
