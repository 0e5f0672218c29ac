"""A stair of Peth Row, by which small offices over the shops are reached in pairs: brick, terrazzo, iron, and a lift.

One stands inside the street door and looks in (+y); the window over the half landing has the yard behind it.
"""

import math

from kit.facade.frame import Frame
from kit.furniture.bicycle import bicycle
from kit.furniture.hall_things import parcel
from kit.furniture.lamps import globe
from kit.furniture.lettering import words
from kit.furniture.plants import potplant
from kit.furniture.post_boxes import post_boxes
from kit.furniture.shapes import at, cube
from kit.interiors.flight import Flight
from kit.landscape.planting import put
from kit.landscape.trees import make_tree
from kit.light.lamps import light_area
from kit.materials.glow import m_lamp
from kit.materials.joinery import m_boards, m_brickwork, m_lime
from kit.materials.surfaces import m_plain, m_stucco
from kit.materials.terrazzo import m_terrazzo
from kit.materials.tile import m_glazed_tile
from kit.mesh import MeshBuilder

HALF_WIDE, BACK, STREET = 2.2, 7.0, -3.0
WALL, SLAB = 0.35, 0.16
RISER, GOING, RISERS = 1 / 6, 0.28, 12
FLIGHT_WIDE, WELL = 1.25, 0.10
FOOT = 2.3  # where the first flight begins
HALF_LANDING, STOREY = RISER * RISERS, 2 * RISER * RISERS
TURN = FOOT + GOING * (RISERS - 1)  # where the flights meet the half landing
LANE = -HALF_WIDE + 2 * FLIGHT_WIDE + WELL  # the way to the lift begins at this x
LIFT_FRONT, LIFT = 6.2, (0.82, 1.88, 2.1)  # y; door from, to, head
WINDOW = (-1.95, 0.15, HALF_LANDING + 0.75, 5.45)  # from, to, sill, head
DADO = 1.2
CLEAR = 0.004  # from a flight's last riser to its landing: faces in one plane render black

BRICK = m_brickwork((0.40, 0.165, 0.095))
LIME = m_lime((0.80, 0.765, 0.69), 0.04)
TERRAZZO = m_terrazzo((0.46, 0.415, 0.34))
DARK = m_terrazzo((0.075, 0.095, 0.082))
TILE = m_glazed_tile((0.035, 0.082, 0.062), (0.24, 0.23, 0.20), 0.20, 0.10, 0.35)
CAP = m_plain((0.02, 0.045, 0.036), 0.3)
TEAK = m_boards((0.25, 0.13, 0.06), 1, 0.5, 4.0, 0.3)
IRON = m_plain((0.032, 0.03, 0.028), 0.42, 0.5)
GREEN = m_plain((0.035, 0.085, 0.062), 0.4)
BRASS = m_plain((0.66, 0.48, 0.22), 0.28, 1.0)


def flights():
    """Up beside the way to the lift, back along the west wall, and the next storey's first again."""
    west, middle = -HALF_WIDE, -HALF_WIDE + FLIGHT_WIDE + WELL
    return (
        Flight(middle, LANE, (FOOT, 0), 1, RISERS, RISER, GOING),
        Flight(west, west + FLIGHT_WIDE, (TURN, HALF_LANDING), -1, RISERS, RISER, GOING),
        Flight(middle, LANE, (FOOT, STOREY), 1, RISERS, RISER, GOING),
    )


def build(look, rng):
    shell()
    stair()
    window()
    yard(rng)
    lift()
    with at(HALF_WIDE - 0.02, 3.02, 1.28, -math.pi / 2):
        post_boxes(5, 4, (0.27, 0.19), TEAK, GREEN, BRASS, rng, 0.24)
    with at(-HALF_WIDE + 0.45, 1.5, 0, math.pi / 2 - 0.05):
        bicycle(m_plain((0.018, 0.02, 0.02), 0.25))
    with at(0, 0, HALF_LANDING):
        potplant(-1.75, BACK - 0.4, 1.5, 8, m_plain((0.33, 0.14, 0.075), 0.8), 0.19, 0.34, "leaf")
    parcel(LANE - 0.34, FOOT + GOING * 1.55, 2 * RISER, (0.34, 0.24, 0.17), 0.25)
    globe(1.35, 3.6, 3.05, 0.12, STOREY - SLAB, 2.6, 6.0)
    daylight()


def shell():
    """Brick on three sides, a dado of glazed tile along the way to the lift, terrazzo underfoot."""
    mb = MeshBuilder()
    left, right = -HALF_WIDE, HALF_WIDE
    mb.face([(left, STREET, 0), (right, STREET, 0), (right, BACK, 0), (left, BACK, 0)], TERRAZZO)
    mb.box(left - 0.3, STREET, 0, left, BACK + WALL, 9, BRICK)
    mb.box(right, STREET, 0, right + 0.3, BACK + WALL, 9, BRICK)
    mb.box(left - 0.3, STREET - 0.2, 0, right + 0.3, STREET, 9, LIME)
    mb.box(left - 0.3, STREET - 0.2, 9, right + 0.3, BACK + WALL, 9.2, LIME)
    mb.box(right - 0.014, STREET, 0.12, right - 0.001, LIFT_FRONT, DADO, TILE)
    mb.box(right - 0.03, STREET, DADO, right - 0.001, LIFT_FRONT, DADO + 0.04, CAP)
    mb.box(right - 0.02, STREET, 0, right - 0.001, LIFT_FRONT, 0.12, TERRAZZO)
    mb.obj("shell")
    border = MeshBuilder()
    for x0, x1, y0, y1 in ((left + 0.2, left + 0.32, STREET, TURN), (LANE + 0.2, LANE + 0.32, FOOT, LIFT_FRONT)):
        border.box(x0, y0, -0.01, x1, y1, 0.0015, DARK)
    border.box(right - 0.32, STREET, -0.01, right - 0.2, LIFT_FRONT - 0.2, 0.0015, DARK)
    border.obj("border")
    back = MeshBuilder()
    side = Frame(back, (right, BACK), (left, BACK))
    x0, x1, sill, head = WINDOW
    side.wall(0, 2 * HALF_WIDE, 0, 9, [(right - x1, right - x0, sill, head)], BRICK, WALL)
    side.arch(right - x1, right - x0, head - 0.28, head, BRICK, WALL, rise=0.27)
    side.box(right - x1 - 0.05, right - x0 + 0.05, -WALL, 0.05, sill - 0.06, sill, TERRAZZO)
    back.obj("back wall")


def stair():
    """Three flights, two landings of each kind, iron and teak along the well."""
    mb = MeshBuilder()
    first, second, third = flights()
    for flight in (first, second, third):
        flight.steps(mb, TERRAZZO, LIME)
    left = -HALF_WIDE
    for z in (HALF_LANDING, HALF_LANDING + STOREY):
        slab(mb, left, TURN + CLEAR, LANE, BACK, z)
    slab(mb, left, STREET, HALF_WIDE, FOOT - CLEAR, STOREY)
    slab(mb, LANE, FOOT - CLEAR, HALF_WIDE, LIFT_FRONT, STOREY)
    mb.obj("stair")
    rails = MeshBuilder()
    well = left + FLIGHT_WIDE
    for flight in (first, third):
        for x in (well + WELL + 0.04, LANE - 0.04):
            flight.balustrade(rails, x, IRON, TEAK)
    second.balustrade(rails, well - 0.04, IRON, TEAK)
    level_rail(rails, (LANE + 0.04, FOOT), (LANE + 0.04, LIFT_FRONT), STOREY)
    level_rail(rails, (LANE - 0.04, TURN), (LANE - 0.04, BACK), HALF_LANDING)
    rails.obj("rails")


def slab(mb, x0, y0, x1, y1, z):
    """A landing: terrazzo above and at its edges, lime below."""
    mb.box(x0, y0, z - SLAB, x1, y1, z - 0.001, TERRAZZO)
    mb.face(
        [
            (x0, y0, z - SLAB - 0.002),
            (x0, y1, z - SLAB - 0.002),
            (x1, y1, z - SLAB - 0.002),
            (x1, y0, z - SLAB - 0.002),
        ],
        LIME,
    )


def level_rail(mb, start, end, z, high=1.0):
    """Bars and a handrail along y from `start` to `end`."""
    x, y0 = start
    count = round((end[1] - y0) / 0.13)
    for i in range(count + 1):
        y = y0 + (end[1] - y0) * i / count
        mb.box(x - 0.007, y - 0.007, z, x + 0.007, y + 0.007, z + high, IRON)
    mb.box(x - 0.018, y0, z + high - 0.012, x + 0.018, end[1], z + high, IRON)
    mb.box(x - 0.027, y0, z + high, x + 0.027, end[1], z + high + 0.042, TEAK)


def window():
    """A steel window of small panes; one of them stands open."""
    x0, x1, sill, head = WINDOW
    y = BACK + 0.12
    mb = MeshBuilder()
    for i in range(7):
        x = x0 + (x1 - x0 - 0.03) * i / 6
        mb.box(x, y, sill, x + 0.03, y + 0.04, head, GREEN)
    for i in range(7):
        z = sill + (head - sill - 0.03) * i / 6
        mb.box(x0, y + 0.003, z, x1, y + 0.037, z + 0.03, GREEN)
    mb.obj("window")


def yard(rng):
    """Behind the window: a lime-washed wall across the yard and a tree before it."""
    mb = MeshBuilder()
    mb.box(-30, BACK + WALL, -0.2, 30, BACK + 40, -0.02, m_plain((0.30, 0.26, 0.21), 0.9))
    mb.box(-30, BACK + 26, 0, 30, BACK + 27, 5.2, m_stucco((0.66, 0.57, 0.44)))
    mb.obj("yard")
    tree = make_tree(91, height=9.0, radius=3.0, clear=2.6, leaves=13000, leaf=0.13, clusters=120, trunk=0.14)
    for x, y in ((-1.3, 12.5), (-9.5, 17.0), (7.5, 17.0)):
        put(tree, x, BACK + y, 0, scale=rng.uniform(0.9, 1.05), rng=rng)


def lift():
    """A shaft faced in terrazzo, a green door with a tall pane, the floors over it in brass, which one is lit."""
    mb = MeshBuilder()
    y = LIFT_FRONT
    a, b, head = LIFT
    mb.box(LANE + 0.05, y, 0, HALF_WIDE, BACK + 0.8, 9, BRICK)
    mb.obj("shaft")
    surround = MeshBuilder()
    for x0, x1, z0, z1 in ((a - 0.16, a, 0, head), (b, b + 0.16, 0, head), (a - 0.16, b + 0.16, head, head + 0.42)):
        surround.box(x0, y - 0.06, z0, x1, y, z1, TERRAZZO)
    surround.obj("surround")
    cube(a, y - 0.02, 0.01, b, y - 0.001, head, GREEN, 0.002)
    middle = (a + b) / 2
    cube(middle - 0.10, y - 0.026, 0.95, middle + 0.10, y - 0.02, 1.80, m_lamp((1, 0.80, 0.52), 1.1), 0.001)
    frame = MeshBuilder()
    for x in (middle - 0.12, middle + 0.10):
        frame.box(x, y - 0.034, 0.93, x + 0.02, y - 0.02, 1.82, BRASS)
    for z in (0.93, 1.80):
        frame.box(middle - 0.10, y - 0.033, z, middle + 0.10, y - 0.02, z + 0.02, BRASS)
    frame.box(a + 0.08, y - 0.055, 0.95, a + 0.11, y - 0.035, 1.30, BRASS)
    frame.box(b + 0.05, y - 0.068, 1.02, b + 0.11, y - 0.06, 1.22, BRASS)
    frame.box(a - 0.02, y - 0.03, 0, b + 0.02, y, 0.012, BRASS)
    frame.obj("brass")
    for i, storey in enumerate("0123"):
        mat = m_lamp((1, 0.62, 0.28), 5.0) if storey == "0" else BRASS
        words(storey, middle - 0.33 + 0.22 * i, y - 0.064, head + 0.21, 0.15, mat, 0.0, "latin", 0.006)


def daylight():
    """The sky's light through the window and from the open street door behind one's back."""
    x0, x1, sill, head = WINDOW
    size = (x1 - x0, head - sill)
    lamp = light_area(
        ((x0 + x1) / 2, BACK + WALL + 0.1, (sill + head) / 2), size, 110, (0.93, 0.96, 1.0), rot=(-math.pi / 2, 0, 0)
    )
    lamp.visible_glossy = False
    door = light_area((0.6, STREET + 0.2, 1.7), (2.2, 2.6), 70, (1, 0.96, 0.90), target=(0.3, 4.0, 1.5))
    door.visible_glossy = False
    light_area((0, 3, 8.8), (3, 4), 60, (0.96, 0.97, 1.0), rot=(0, 0, 0)).visible_glossy = False
