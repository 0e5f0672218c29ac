"""Rain on Ota's court, close to the ground: the channel's edge of basalt, rings on the water, lamps lit at noon."""

from kit.furniture.brass import urli
from kit.furniture.shapes import cube
from kit.landscape.rainfall import frangipani, splash, streaks
from kit.massing.court_wing.wing import court_wing
from kit.materials.rain import m_rain_water, m_wet_flags
from kit.materials.surfaces import m_paving
from kit.mesh import MeshBuilder, place, to_mesh
from kit.rooms.ota.court import SOUTH, STOREYS, WING_DEPTH_M, court_plants
from kit.sites.courtyard import CHANNEL, END, HALF, arcade_light, beds

RIM_WIDE, RIM_TOP, BLOCK = 0.34, 0.085, 1.2
LIT = 0.75


def build(look, rng):
    ground()
    rim(rng)
    plants = court_plants()
    mb = MeshBuilder()
    beds(mb, rng, plants)
    mb.obj("beds")
    for start, end, seed in (
        ((-HALF, SOUTH), (-HALF, END), 1),
        ((HALF, END), (HALF, SOUTH), 2),
        ((-HALF, END), (HALF, END), 3),
    ):
        place(to_mesh(court_wing(start, end, STOREYS, LIT, WING_DEPTH_M, seed), f"wing{seed}"))
    arcade_light()
    blossoms(rng)
    urli(CHANNEL + 0.19, 3.05, RIM_TOP, 0.15, 4)
    streaks(rng, -5.5, 6.5, 1.6, 24, 9.0, 3200)


def ground():
    """The court's paving as the site has it, wet; water in the channel."""
    stone, red = m_wet_flags(), m_wet_flags((0.21, 0.085, 0.055), 0.23, 0.115, 0.2, 0.25, 0.006)
    out = CHANNEL + RIM_WIDE
    mb = MeshBuilder()
    for a, b in ((-HALF, -out), (out, HALF)):
        mb.box(a, SOUTH, -0.5, b, END, 0, stone)
    mb.box(-out, SOUTH, -0.5, out, -RIM_WIDE, 0, stone)
    mb.box(-out, 29 + RIM_WIDE, -0.5, out, END, 0, stone)
    for s in (-1, 1):
        a, b = sorted((s * (HALF - 2.6), s * (HALF - 0.05)))
        mb.box(a, SOUTH, 0, b, END, 0.010, red)
    c = CHANNEL
    mb.box(-c, 0, -0.5, c, 29, -0.34, m_paving((0.10, 0.16, 0.16), 0.15, 0.15, 0.15, 0.3))
    mb.face([(-c, 0, -0.045), (c, 0, -0.045), (c, 29, -0.045), (-c, 29, -0.045)], m_rain_water())
    mb.obj("court")


def rim(rng):
    """Blocks of basalt along the water, sawn on top, each set by hand."""
    basalt = m_wet_flags((0.145, 0.142, 0.134), 1.9, 0.9, 0.2, -0.25, 0.002)
    for s in (-1, 1):
        y = -RIM_WIDE
        while y < 29:
            long = BLOCK * rng.uniform(0.85, 1.1)
            a, b = sorted((s * CHANNEL, s * (CHANNEL + RIM_WIDE)))
            dz = rng.uniform(-0.004, 0.003)
            cube(a, y + 0.003, -0.4, b, y + long - 0.003, RIM_TOP + dz, basalt, 0.012)
            y += long


def blossoms(rng):
    """What the rain brought down, and where it breaks."""
    for x, y, z, size in (
        (1.20, 2.42, RIM_TOP, 0.040),
        (1.86, 2.62, 0.0, 0.040),
        (1.02, 2.95, -0.045, 0.038),
        (0.52, 3.45, -0.045, 0.038),
        (2.05, 3.7, 0.0, 0.040),
        (-0.1, 2.95, -0.045, 0.038),
        (1.32, 4.5, RIM_TOP, 0.038),
        (0.3, 5.4, -0.045, 0.038),
    ):
        frangipani(x, y, z, rng.uniform(0, 6.28), size, (rng.uniform(-0.3, 0.3), rng.uniform(-0.3, 0.3)))
    for _ in range(34):
        y = 2.1 + 3.2 * rng.random() ** 1.5
        splash(rng, rng.uniform(CHANNEL + 0.02, CHANNEL + RIM_WIDE), y, RIM_TOP, rng.uniform(0.012, 0.026))
    for _ in range(40):
        y = 2.2 + 4.2 * rng.random() ** 1.5
        splash(rng, rng.uniform(-CHANNEL, CHANNEL), y, -0.045, rng.uniform(0.014, 0.032))
    for _ in range(30):
        y = 2.2 + 4.0 * rng.random() ** 1.5
        splash(rng, rng.uniform(CHANNEL + RIM_WIDE, 3.6), y, 0.0, rng.uniform(0.012, 0.024))
