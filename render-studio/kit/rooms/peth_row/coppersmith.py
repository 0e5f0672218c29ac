"""A coppersmith's shop in Peth Row: vessels to the ceiling along one wall, a stake to beat them on, evening sun."""

import math

from kit.furniture.brass import cup, sandals
from kit.furniture.copper import (
    BRASS,
    COPPER,
    DEEP_COPPER,
    TIN,
    anvil_and_hammer,
    bamb,
    high,
    hung,
    nested,
    standing_plate,
    vessel,
)
from kit.furniture.lamps import dome_pendant
from kit.furniture.lettering import words
from kit.furniture.props import book_row
from kit.furniture.seating import stool
from kit.furniture.shapes import at, cube
from kit.furniture.textiles import drape
from kit.light.lamps import light_area
from kit.materials.cloth import m_linen
from kit.materials.joinery import m_boards, m_flags, m_lime
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder
from kit.rooms.peth_row import shop

TEAK = m_boards((0.23, 0.115, 0.052), 1, 0.36, 3.0, 0.36)
UPRIGHT = m_boards((0.23, 0.115, 0.052), 2, 0.36, 3.0, 0.36)
LIME = m_lime((0.80, 0.755, 0.665), 0.05)
PEACOCK = m_lime((0.052, 0.105, 0.105), 0.10)
SHAHABAD = m_flags((0.215, 0.208, 0.18), 0.56, 0.56, 0.12, 0.34)
OXIDE = m_plain((0.155, 0.035, 0.024), 0.42)
INDIGO = m_linen((0.06, 0.08, 0.13), 600)
SHELVES = (0.62, 1.10, 1.58, 2.06)
TALL_SHELVES = (2.62, 3.14)
SHELF_DEEP = 0.40
PROUD = 0.005  # uprights before shelves: faces in one plane render black


def build(look, rng):
    shop.shell(SHAHABAD, LIME, m_boards((0.50, 0.42, 0.32), 1, 0.13, 3.0, 0.5, 0.1), TEAK, UPRIGHT, PEACOCK)
    shop.street()
    joists()
    y, z = shop.edge_beam(OXIDE, 0.30, 2)
    sign(y, z)
    shop.railing(m_plain((0.035, 0.033, 0.03), 0.4, 0.5), TEAK)
    wall_of_vessels(rng)
    across(rng)
    table()
    on_the_floor()
    overhead()
    upstairs(rng)
    shop.daylight(1.0)
    light_area((0, 1.6, shop.SOFFIT - 0.16), (3.4, 2.4), 26, (1, 0.80, 0.56), rot=(0, 0, 0))
    light_area((-1.4, -1.0, 2.0), (0.8, 0.8), 14, (1, 0.78, 0.52), rot=(0, 0, 0))
    light_area((0, 1.6, shop.HEIGHT - 0.1), (3.4, 2.4), 20, (1, 0.82, 0.60), rot=(0, 0, 0))


def joists():
    """Teak joists under the mezzanine's boards."""
    mb = MeshBuilder()
    for i in range(8):
        x = -shop.HALF_WIDE + 0.15 + i * 0.57
        mb.box(x - 0.035, 0.0, shop.SOFFIT - 0.14, x + 0.035, shop.MEZZANINE, shop.SOFFIT, TEAK)
    mb.obj("joists")


def sign(y, z):
    """The maker's word on the beam, painted as sign painters do: coppersmith."""
    gold = m_plain((0.74, 0.55, 0.26), 0.55)
    words("तांबट", 1.30, y + 0.008, z, 0.29, gold, math.pi, "devanagari", 0.012)
    words("COPPER  ·  BEATEN BY HAND", -0.42, y + 0.008, z - 0.002, 0.140, gold, math.pi, "latin", 0.010, 1.12)


def wall_of_vessels(rng):
    """Shelves on the long wall, up to where a ladder reaches; the wall behind them is dark, so that copper shows."""
    x1, y0, y1 = shop.HALF_WIDE, 0.25, 6.2
    mb = MeshBuilder()
    mb.box(x1 - 0.012, y0, 0.0, x1 - 0.002, y1, 3.62, PEACOCK)
    mb.obj("ground")
    for z in (0.14, *SHELVES):
        cube(x1 - SHELF_DEEP + PROUD, y0 + PROUD, z - 0.03, x1 - 0.012, y1 - PROUD, z, TEAK, 0.004)
    for z in TALL_SHELVES:
        cube(x1 - SHELF_DEEP + 0.08, shop.MEZZANINE + 0.2, z - 0.03, x1 - 0.012, y1 - PROUD, z, TEAK, 0.004)
    for i in range(6):
        y = y0 + (y1 - y0 - 0.03) * i / 5
        top = SHELVES[-1] if y < shop.MEZZANINE else TALL_SHELVES[-1] + 0.45
        cube(x1 - SHELF_DEEP, y, 0, x1 - 0.012, y + 0.03, top, UPRIGHT, 0.004)
    for z in (0.14, *SHELVES[:3]):
        a_row(x1 - 0.21, y0 + 0.10, y1 - 0.08, z, 0.40, rng)
    a_row(x1 - 0.21, shop.MEZZANINE + 0.3, y1 - 0.1, SHELVES[3], 0.46, rng)
    for z in TALL_SHELVES:
        a_row(x1 - 0.17, shop.MEZZANINE + 0.35, y1 - 0.1, z, 0.44, rng)


def a_row(x, y0, y1, z, room, rng):
    """Vessels along y, of a kind in runs, none taller than `room`."""
    y = y0
    while y < y1 - 0.12:
        kind = rng.choice(("handi", "lota", "ghagar", "bowl", "pan", "tumbler", "lota", "plate"))
        metal = rng.choice((COPPER, COPPER, DEEP_COPPER, BRASS))
        if kind == "plate":
            r = min(rng.uniform(0.15, 0.19), room / 2 - 0.01)
            standing_plate(x + 0.12, y + r, z, r, metal, 0.14, -math.pi / 2)
            y += 2 * r + 0.03
            continue
        widest = {"tumbler": 0.048, "ghagar": 0.165, "lota": 0.105, "handi": 0.155}.get(kind, 0.16)
        r = min(widest * rng.uniform(0.8, 1.0), (room - 0.02) / max(high(kind, 1.0), 0.5))
        for _ in range(rng.choice((1, 2, 2, 3)) if r < 0.13 else rng.choice((1, 1, 2))):
            if y + 2 * r > y1:
                return
            if kind in ("bowl", "pan") and r > 0.1:
                nested(kind, x, y + r, z, r, rng.choice((1, 2, 3)), metal)
            else:
                vessel(kind, x, y + r, z, r, metal)
            y += 2 * r + rng.uniform(0.012, 0.04)
        y += rng.uniform(0.0, 0.06)


def across(rng):
    """The other wall: big plates hung on lime, the counter by the door, a cloth and tea on it."""
    x = -shop.HALF_WIDE
    for y, z, r, metal in (
        (2.1, 1.62, 0.30, COPPER),
        (2.85, 1.38, 0.24, BRASS),
        (4.15, 2.95, 0.36, DEEP_COPPER),
        (4.95, 2.55, 0.27, COPPER),
        (4.25, 2.12, 0.23, BRASS),
        (5.0, 3.35, 0.22, COPPER),
    ):
        with at(x + 0.02, y, z - r, math.pi / 2):
            o = vessel("parat", 0, 0, 0, r, metal)
            o.rotation_euler = (math.pi / 2, 0, 0)
            o.location = (0, 0, r)
    cube(x + 0.02, 3.75, 0, x + 0.60, 5.25, 0.92, UPRIGHT, 0.006)
    cube(x + 0.01, 3.70, 0.92, x + 0.66, 5.30, 0.955, TEAK, 0.006)
    for i in range(3):
        y = 3.83 + i * 0.47
        cube(x + 0.60, y, 0.12, x + 0.612, y + 0.40, 0.84, TEAK, 0.006)
    vessel("bowl", x + 0.30, 4.05, 0.955, 0.13, BRASS)
    vessel("lota", x + 0.28, 4.38, 0.955, 0.075, COPPER)
    cup(x + 0.46, 4.85, 0.955, 1.2)
    red = m_plain((0.33, 0.035, 0.025), 0.7)
    for i in range(3):
        with at(x + 0.24, 5.06, 0.955 + 0.034 * i, 0.12 * (-1) ** i):
            cube(-0.12, -0.17, 0, 0.12, 0.17, 0.032, red, 0.006)
    for z in (0.5, 0.95):
        cube(x + 0.012, 0.35, z - 0.03, x + 0.36, 3.2, z, TEAK, 0.004)
        a_row(x + 0.19, 0.45, 3.1, z, 0.42, rng)


def table():
    """The display table in the middle: the best pieces, one of them tinned inside."""
    x0, x1, y0, y1, top = -0.42, 0.42, 2.1, 3.9, 0.78
    cube(x0, y0, top - 0.045, x1, y1, top, TEAK, 0.008)
    for x in (x0 + 0.06, x1 - 0.06):
        for y in (y0 + 0.07, y1 - 0.07):
            cube(x - 0.035, y - 0.035, 0, x + 0.035, y + 0.035, top - 0.045, UPRIGHT, 0.006)
    cube(x0 + 0.08, y0 + 0.1, 0.20, x1 - 0.08, y1 - 0.1, 0.23, TEAK, 0.004)
    vessel("ghagar", -0.08, 2.55, top, 0.20, COPPER)
    vessel("handi", 0.16, 2.98, top, 0.16, DEEP_COPPER)
    vessel("bowl", -0.18, 3.28, top, 0.17, COPPER)
    vessel("bowl", -0.18, 3.28, top + 0.004, 0.164, TIN)
    for i, (x, y) in enumerate(((0.20, 3.42), (0.28, 3.58), (0.12, 3.60))):
        vessel("tumbler", x, y, top, 0.040, (COPPER, BRASS, COPPER)[i])
    vessel("lota", -0.20, 3.68, top, 0.085, BRASS)
    nested("pan", 0.0, 2.6, 0.23, 0.22, 4, DEEP_COPPER)
    nested("bowl", -0.02, 3.35, 0.23, 0.20, 3, COPPER)


def on_the_floor():
    """A boiler waiting to be fetched, the stake where the smith works, his sandals and stool."""
    bamb(1.32, 4.95, 0.0, 0.84)
    vessel("ghagar", 1.22, 4.42, 0.0, 0.21, DEEP_COPPER)
    vessel("handi", 1.36, 3.92, 0.0, 0.24, COPPER)
    anvil_and_hammer(-0.98, 2.62)
    with at(-1.0, 2.62):
        o = vessel("bowl", 0.16, 0.05, 0.72, 0.17, COPPER)
        o.rotation_euler = (math.pi, 0.0, 0)
        o.location = (0.14, 0.05, 0.80)
    with at(-1.15, 2.0, 0, -0.5):
        stool(INDIGO, 0.46)
    sandals(-0.35, 4.75, 0.002, 2.6)


def overhead():
    """Vessels and lamps hung in the tall part of the shop."""
    for kind, x, y, z, r, metal in (
        ("ghagar", -0.95, 4.3, 3.10, 0.17, COPPER),
        ("handi", -0.45, 4.75, 2.88, 0.16, DEEP_COPPER),
        ("lota", -0.05, 4.25, 3.42, 0.12, BRASS),
        ("handi", 0.38, 4.6, 3.18, 0.19, COPPER),
        ("lota", 0.82, 4.2, 2.95, 0.13, COPPER),
    ):
        hung(kind, x, y, z, r, shop.HEIGHT, metal)
    for y in (2.3, 2.95):
        dome_pendant(0.0, y, 1.70, 0.17, shop.SOFFIT, DEEP_COPPER, 16)


def upstairs(rng):
    """The mezzanine: where drawings are made and accounts kept; a lamp is on."""
    with at(0, 0, shop.UPPER_FLOOR):
        cube(-2.05, 1.2, 0.72, -1.35, 2.75, 0.755, TEAK, 0.006)
        for y in (1.3, 2.65):
            cube(-1.98, y - 0.02, 0, -1.42, y + 0.02, 0.72, UPRIGHT, 0.004)
        row = MeshBuilder()
        for z in (0.5, 0.92, 1.34):
            row.box(1.83, 0.4, z - 0.03, 2.14, 2.9, z, TEAK)
            book_row(row, 0.5, 2.8, 2.12, z, 0.34, rng, 0.22, axis="y", gap=0.6)
        row.obj("shelf")
        dome_pendant(-1.7, 1.95, 1.25, 0.15, shop.HEIGHT - shop.UPPER_FLOOR, BRASS, 14)
        vessel("lota", -1.7, 2.5, 0.755, 0.09, COPPER)
        with at(0.9, shop.MEZZANINE - 0.06, 0, 0):
            drape(0.02, -0.02, 0.02, 1.02, 0.52, INDIGO, 3.0, 0.004, r=0.012)
