"""An office floor: rows of oak desks along the glass, lounge chairs by the core, plants and exposed ceiling."""

import math

from kit.furniture import finishes
from kit.furniture.plants import potplant
from kit.furniture.props import books_stack, vase
from kit.furniture.seating import armchair, task_chair
from kit.furniture.shapes import at, cube
from kit.furniture.tables import round_table, table
from kit.furniture.textiles import rug
from kit.interiors.outlook import daylight_x, daylight_y, view
from kit.interiors.shell import shell, slats_y, window_x, window_y
from kit.light.lamps import light_area
from kit.materials.cloth import m_fabric
from kit.materials.surfaces import m_plain, m_stucco
from kit.mesh import MeshBuilder

HEIGHT = 3.4
X0, X1, Y0, Y1 = -5.5, 6.0, -5.0, 13.0
DESK = (1.5, 0.75)


def build(look, rng):
    shell(
        X0,
        X1,
        Y0,
        Y1,
        HEIGHT,
        finishes.floor(),
        None,
        finishes.wall(),
        finishes.wall(),
        m_stucco((0.78, 0.76, 0.72), 0.05),
    )
    window_y(Y0, Y1, X0, HEIGHT, 12, 0.02, 0.42, 0.14, 0.06, -1, [0.9])
    window_x(X0, X1, Y1, HEIGHT, 7, 0.02, 0.42)
    slats_y(X1, Y0, 7.2, 0, HEIGHT - 0.3, finishes.walnut(), 0.12, 0.07, 0.04, -1)
    ceiling()
    desks(rng)
    lounge()
    for i, (x, y, h) in enumerate(
        ((X0 + 0.6, -0.6, 2.0), (X0 + 0.6, 6.4, 2.3), (X0 + 0.6, 12.2, 2.0), (X1 - 0.7, 7.9, 2.4))
    ):
        potplant(x, y, h, 3 + i, m_stucco((0.42, 0.36, 0.30)), 0.26, 0.5, ("leaf", "tree")[i % 2])
    view(rng, look.get("drop", 34), 40, az=-24, towers=30)
    daylight_y(Y0, Y1, X0, 0.1, HEIGHT - 0.45, 300, -1)
    daylight_x(X0, X1, Y1, 0.1, HEIGHT - 0.45, 140)
    light_area((0.5, -4.4, 2.6), (7, 1.6), 60, (1, 0.97, 0.92), target=(0, 4, 1.0))


def ceiling():
    """Acoustic baffles with linear lights between them, and one duct."""
    felt, duct = m_fabric((0.52, 0.49, 0.45), 60), m_plain((0.55, 0.54, 0.52), 0.35, 0.7)
    mb = MeshBuilder()
    x = X0 + 0.9
    while x < X1 - 0.6:
        mb.box(x - 0.025, Y0, HEIGHT - 0.42, x + 0.025, Y1 - 0.4, HEIGHT - 0.1, felt)
        x += 0.6
    for x in (-2.9, 0.9, 4.1):
        mb.box(x - 0.04, Y0, HEIGHT - 0.47, x + 0.04, Y1 - 0.8, HEIGHT - 0.42, finishes.black())
        mb.box(x - 0.03, Y0, HEIGHT - 0.475, x + 0.03, Y1 - 0.8, HEIGHT - 0.47, finishes.led(5.0))
    mb.obj("baffles")
    pipe = MeshBuilder()
    pipe.cyl(0, 0, 0, Y1 - Y0, 0.2, duct, 24)
    o = pipe.obj("duct", (X1 - 1.2, Y1, HEIGHT - 0.62))
    o.rotation_euler = (math.pi / 2, 0, 0)


def desks(rng):
    """Islands of four desks, screens and chairs a little different at each."""
    screen, key = m_plain((0.02, 0.02, 0.022), 0.25), m_plain((0.5, 0.5, 0.5), 0.5)
    w, d = DESK
    for y in (1.2, 4.9, 8.6):
        for x in (-3.4, 0.3):
            for row, dy in ((0, -d / 2 - 0.02), (1, d / 2 + 0.02)):
                for col in (-0.5, 0.5):
                    face = math.pi if row else 0.0
                    with at(x + col * w, y + dy, 0, face):
                        table(w - 0.01, d, 0.73, finishes.walnut(0), "frame", 0.03)
                        cube(-0.34, 0.18, 0.86, 0.34, 0.205, 1.26, screen, 0.006)
                        cube(-0.03, 0.2, 0.73, 0.03, 0.23, 1.0, finishes.black(), 0.004)
                        cube(-0.1, 0.12, 0.73, 0.1, 0.28, 0.742, finishes.black(), 0.003)
                        cube(-0.21, -0.16, 0.73, 0.21, -0.03, 0.745, key, 0.004)
                        if rng.random() < 0.5:
                            books_stack(-0.52, 0.05, 0.73, rng.randint(1, 3), rng.randint(0, 20))
                        if rng.random() < 0.35:
                            vase(0.52, 0.15, 0.73, 0.13, m_stucco((0.55, 0.47, 0.38)), 3, 1.1, rng.randint(0, 9))
                    with at(x + col * w + rng.uniform(-0.1, 0.1), y + dy * 2.9, 0, face + rng.uniform(-0.5, 0.5)):
                        task_chair()
            mb = MeshBuilder()
            mb.box(x - w, y - 0.012, 0.74, x + w, y + 0.012, 1.08, m_fabric((0.33, 0.36, 0.32), 90))
            mb.obj("desk screen")


def lounge():
    rug(3.0, 0.2, 5.6, 4.6, finishes.rug())
    for x, y, turn in ((3.5, 1.3, -1.3), (3.6, 3.3, -1.9), (5.0, 2.3, 1.57)):
        with at(x, y, 0, turn):
            armchair(finishes.accent())
    with at(4.25, 2.3, 0):
        round_table(0.42, 0.36, finishes.stone(), finishes.walnut())
        books_stack(0.05, 0.05, 0.36, 2, 6)
