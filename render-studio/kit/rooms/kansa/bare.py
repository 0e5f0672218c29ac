"""A floor of Kansa as it is handed over: slab, columns, glass and fins; screed, and what the fit-out begins with."""

from kit.furniture.shapes import at, cube, lathe
from kit.materials.concrete import m_chalk, m_screed
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder
from kit.rooms.kansa import storey
from kit.rooms.kansa.carcass import FLOOR_OVER_STREET, daylight, shell
from kit.rooms.kansa.kharadi import kharadi

SCREED_Z = -storey.RAISED_FLOOR
TILE_TOP, TILE_EDGE = m_plain((0.33, 0.33, 0.32), 0.5, 0.3), m_plain((0.20, 0.155, 0.10), 0.8)
PLY = m_plain((0.50, 0.34, 0.19), 0.7)
CHALK = m_chalk()
TILE = 0.6


def build(look, rng):
    shell(m_screed(), SCREED_Z)
    kharadi(rng, FLOOR_OVER_STREET)
    services()
    with at(0, 0, SCREED_Z):
        setting_out()
        stack_of_tiles(rng)
        tools()
    daylight(1.0)


def services():
    """What the landlord leaves under the slab: a sprinkler main with its drops, and the ends of the air ducts."""
    red, zinc = m_plain((0.30, 0.035, 0.025), 0.4), m_plain((0.50, 0.50, 0.49), 0.38, 0.8)
    mb = MeshBuilder()
    for y in (4.5, 11.2, 24.8, 31.5):
        mb.bar((0.8, y, 3.30), (60.0, y, 3.30), 0.06, 0.06, red)
        for i in range(20):
            x = 1.5 + 3.0 * i
            mb.bar((x, y, 3.30), (x, y, 3.08), 0.025, 0.025, red)
            mb.cyl(x, y, 3.05, 3.08, 0.03, m_plain((0.55, 0.42, 0.22), 0.3, 1.0), 10)
            mb.bar((x + 1.4, y, 3.32), (x + 1.4, y, storey.SOFFIT), 0.012, 0.012, zinc)
    mb.obj("sprinklers")
    duct = MeshBuilder()
    duct.box(20.4, 12.4, 2.98, 60.0, 13.3, 3.40, zinc)
    for i in range(14):
        duct.box(20.4 + i * 2.9, 12.37, 2.95, 20.46 + i * 2.9, 13.33, 3.43, zinc)
    duct.obj("duct")


def setting_out():
    """Two chalk lines where the tenant's partition will stand, and the mark where they cross."""
    mb = MeshBuilder()
    for y in (8.95, 9.05):
        mb.box(storey.GRID - 4.2, y - 0.005, 0.0008, 17.65, y + 0.005, 0.0016, CHALK)
    for x in (11.9, 14.9):
        mb.box(x - 0.005, 6.1, 0.0008, x + 0.005, 9.3, 0.0016, CHALK)
    mb.obj("chalk")


def stack_of_tiles(rng):
    """Tiles of the raised floor on a pallet, two piles of pedestals beside, a first square laid."""
    with at(11.35, 6.75, 0, 0.10):
        mb = MeshBuilder()
        for y in (-0.58, 0.0, 0.58):
            mb.box(-0.62, y - 0.05, 0.0, 0.62, y + 0.05, 0.09, PLY)
        for i in range(7):
            x = -0.62 + i * 0.19
            mb.box(x, -0.64, 0.092, x + 0.10, 0.64, 0.112, PLY)
        mb.obj("pallet")
        for px, py, count in ((-0.31, -0.31, 17), (0.31, -0.31, 17), (-0.31, 0.31, 16), (0.31, 0.31, 9)):
            for k in range(count):
                with at(px + rng.uniform(-0.006, 0.006), py + rng.uniform(-0.006, 0.006), 0.114 + 0.036 * k):
                    floor_tile()
    for i in range(2):
        for j in range(3):
            with at(8.35 + 0.602 * i, 5.0 + 0.602 * j, 0.085):
                floor_tile()
    for i in range(3):
        for j in range(4):
            pedestal(8.05 + 0.602 * i, 4.7 + 0.602 * j)
    for i in range(5):
        pedestal(10.0 + 0.17 * (i % 3), 5.95 + 0.16 * (i // 3))


def floor_tile():
    """One tile of the raised floor: chipboard between sheets of steel."""
    cube(-TILE / 2, -TILE / 2, 0, TILE / 2, TILE / 2, 0.030, TILE_EDGE, 0.002)
    cube(-TILE / 2 + 0.004, -TILE / 2 + 0.004, 0.030, TILE / 2 - 0.004, TILE / 2 - 0.004, 0.034, TILE_TOP, 0.001)


def pedestal(x, y):
    """A foot such a tile stands on."""
    mb = MeshBuilder()
    zinc = m_plain((0.52, 0.50, 0.46), 0.4, 0.9)
    mb.box(x - 0.05, y - 0.05, 0, x + 0.05, y + 0.05, 0.004, zinc)
    mb.cyl(x, y, 0, 0.08, 0.012, zinc, 10)
    mb.box(x - 0.04, y - 0.04, 0.078, x + 0.04, y + 0.04, 0.084, zinc)
    mb.obj("pedestal")


def tools():
    """What somebody put down at lunch: a level, a bucket, a folding ladder, the drawing."""
    with at(13.0, 6.1, 0, -0.35):
        cube(-0.6, -0.03, 0.0, 0.6, 0.03, 0.055, m_plain((0.62, 0.40, 0.05), 0.45), 0.004)
        for x in (-0.42, 0.0, 0.42):
            cube(x - 0.05, -0.032, 0.012, x + 0.05, 0.032, 0.043, m_plain((0.05, 0.05, 0.05), 0.5), 0.004)
            cube(x - 0.03, -0.034, 0.020, x + 0.03, 0.034, 0.035, m_plain((0.30, 0.42, 0.06), 0.2), 0.004)
    lathe(
        [(0.10, 0), (0.13, 0.26), (0.135, 0.265), (0.125, 0.26), (0.098, 0.01), (0.001, 0.01)],
        m_plain((0.46, 0.46, 0.45), 0.4, 0.9),
        12.9,
        7.2,
        0,
        32,
    )
    ladder(8.1, 10.9)
    drawing_on_column()


def drawing_on_column():
    """The plan of the floor, taped to the column at the height of an eye."""
    x, y = storey.GRID + storey.COLUMN / 2 + 0.003, storey.GRID
    ink = m_plain((0.10, 0.13, 0.14), 0.8)
    mb = MeshBuilder()
    mb.face(
        [(x, y - 0.29, 1.25), (x, y + 0.29, 1.25), (x, y + 0.29, 1.67), (x, y - 0.29, 1.67)],
        m_plain((0.74, 0.72, 0.67), 0.7),
    )
    lines = [(-0.22, z, 0.22, z + 0.006) for z in (1.32, 1.40, 1.48, 1.58)]
    lines += [(dy, 1.32, dy + 0.006, 1.586) for dy in (-0.22, -0.12, 0.0, 0.10, 0.214)]
    for y0, z0, y1, z1 in lines:
        mb.face(
            [(x + 0.002, y + y0, z0), (x + 0.002, y + y1, z0), (x + 0.002, y + y1, z1), (x + 0.002, y + y0, z1)], ink
        )
    mb.obj("drawing")


def ladder(x, y):
    """A folding ladder of aluminium."""
    steel = m_plain((0.58, 0.58, 0.57), 0.35, 0.9)
    with at(x, y, 0, 0.9):
        mb = MeshBuilder()
        for s in (-1, 1):
            mb.bar((s * 0.26, -0.42, 0), (s * 0.19, 0.0, 2.0), 0.03, 0.065, steel)
            mb.bar((s * 0.26, 0.50, 0), (s * 0.19, 0.06, 2.0), 0.03, 0.045, steel)
        for i in range(1, 7):
            t = i / 7
            y0, half = -0.42 * (1 - t), 0.26 - 0.07 * t
            mb.box(-half, y0 - 0.04, 2.0 * t - 0.012, half, y0 + 0.04, 2.0 * t + 0.012, steel)
        mb.box(-0.21, -0.09, 2.0, 0.21, 0.10, 2.03, m_plain((0.30, 0.05, 0.03), 0.5))
        mb.obj("ladder")
