"""A child's things as they are left on a floor: a train of blocks, a top with its string, a kite, paper birds."""

import math

from kit.furniture.shapes import at, cube, lathe, puff, rod, surf, tube
from kit.materials.cloth import m_linen
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

#: Lac colours of turned toys, as Sawantwadi makes them.
MADDER, OCHRE, LEAF, INDIGO, RAW = (
    (0.42, 0.060, 0.035),
    (0.55, 0.290, 0.045),
    (0.075, 0.170, 0.060),
    (0.045, 0.075, 0.165),
    (0.56, 0.39, 0.22),
)
LACQUER_ROUGH = 0.24


def lac(colour):
    """Lacquer on turned wood."""
    return m_plain(colour, LACQUER_ROUGH, 0.0, 0.5)


def train(colours=(MADDER, OCHRE, INDIGO, LEAF)):
    """An engine and its wagons on turned wheels, in a slight curve along x."""
    for i, colour in enumerate(colours):
        with at(-0.185 * i, 0.010 * i * i, 0, 0.10 * i):
            cube(-0.075, -0.038, 0.026, 0.075, 0.038, 0.046, lac(RAW), 0.004)
            if i == 0:
                o = lathe([(0.001, 0), (0.030, 0), (0.030, 0.085), (0.001, 0.085)], lac(colour), n=28)
                o.rotation_euler = (0, math.pi / 2, 0)
                o.location = (-0.015, 0, 0.076)
                cube(-0.072, -0.035, 0.046, -0.012, 0.035, 0.125, lac(colour), 0.005)
                lathe([(0.011, 0), (0.011, 0.03), (0.017, 0.045), (0.001, 0.045)], lac(OCHRE), 0.048, 0, 0.100, 20)
            else:
                cube(-0.070, -0.034, 0.046, 0.070, 0.034, 0.078 + 0.012 * (i % 2), lac(colour), 0.005)
                for k in range(3):
                    x = -0.044 + 0.044 * k
                    lathe(
                        [(0.001, 0.030), (0.013, 0.026), (0.016, 0.013), (0.013, 0), (0.001, 0)],
                        lac((RAW, MADDER, OCHRE)[(i + k) % 3]),
                        x,
                        0,
                        0.078 + 0.012 * (i % 2),
                        16,
                    )
            for sx in (-0.046, 0.046):
                for sy in (-1, 1):
                    o = lathe([(0.001, 0), (0.024, 0.002), (0.024, 0.010), (0.001, 0.012)], lac(INDIGO), n=20)
                    o.rotation_euler = (-sy * math.pi / 2, 0, 0)
                    o.location = (sx, sy * 0.040, 0.0245)


def blocks(spread):
    """Cubes of wood at (x, y, z, turn, colour); 55 mm, as a small hand holds them."""
    for x, y, z, turn, colour in spread:
        with at(x, y, z, turn):
            cube(-0.0275, -0.0275, 0, 0.0275, 0.0275, 0.055, lac(colour), 0.003)


def top(x, y, z, turn=0.0):
    """A lattu that has fallen over, its string unwound beside it."""
    bands = ((0.004, 0.020, RAW), (0.020, 0.034, MADDER), (0.034, 0.044, OCHRE), (0.044, 0.058, INDIGO))
    edge = {0.004: 0.003, 0.020: 0.017, 0.034: 0.029, 0.044: 0.032, 0.058: 0.010}
    with at(x, y, z, turn):
        for a, b, colour in bands:
            o = lathe([(edge[a], a), ((edge[a] + edge[b]) / 2 * 1.06, (a + b) / 2), (edge[b], b)], lac(colour), n=32)
            o.rotation_euler = (0, math.radians(72), 0)
            o.location = (0, 0, 0.0305)
        tip = (-0.006, 0, 0.029)
        line = [
            (tip[0] - 0.04 - 0.26 * t, 0.06 * math.sin(9 * t) * (0.3 + t), 0.003) for t in (k / 40 for k in range(41))
        ]
        tube(line, 0.0016, m_plain((0.70, 0.64, 0.52), 0.9), 5)


def kite(wide, high, colours, tail=0.75):
    """A paper kite in the xz plane, facing -y, its lower corner at the origin: two colours, two sticks, a tail."""
    mb = MeshBuilder()
    left, right, head = (-wide / 2, 0.0, high * 0.60), (wide / 2, 0.0, high * 0.60), (0.0, 0.0, high)
    middle = (0.0, -0.004, high * 0.60)
    for corner, far, colour in ((left, head, 0), (right, head, 1), (left, (0, 0, 0), 1), (right, (0, 0, 0), 0)):
        mb.face([middle, corner, far], m_plain(colours[colour], 0.75))
    mb.obj("kite")
    stick = m_plain((0.40, 0.26, 0.12), 0.5)
    rod((0, -0.008, 0), (0, -0.008, high), 0.0028, stick, 8)
    bow = [
        (wide * (t - 0.5), -0.010, high * 0.60 + 0.06 * high * (1 - (2 * t - 1) ** 2))
        for t in (k / 12 for k in range(13))
    ]
    tube(bow, 0.0024, stick, 6)

    def ribbon(u, v):
        sway = 0.05 * math.sin(7.5 * u) * (0.3 + u)
        return (sway + (v - 0.5) * 0.035 * (1 - 0.5 * u), -0.006 - 0.012 * math.sin(11 * u), -tail * u)

    surf(ribbon, 40, 3, m_plain(colours[0], 0.75), name="tail")


def paper_bird(x, y, z, ceiling, turn, size=0.10, colour=(0.80, 0.76, 0.67)):
    """A folded bird on a thread."""
    mb = MeshBuilder()
    paper = m_plain(colour, 0.8)
    beak, tail, keel, back = (size, 0, 0.25 * size), (-size, 0, 0.42 * size), (0, 0, -0.32 * size), (0, 0, 0.10 * size)
    for side in (-1, 1):
        wing = (-0.15 * size, side * 1.05 * size, 0.55 * size)
        mb.face([back, (0.34 * size, 0, 0.06 * size), wing], paper)
        mb.face([back, (-0.42 * size, 0, 0.06 * size), wing], paper)
        mb.face([keel, (0.34 * size, side * 0.05 * size, 0.06 * size), beak], paper)
        mb.face([keel, (-0.42 * size, side * 0.05 * size, 0.06 * size), tail], paper)
    o = mb.obj("bird")
    o.location, o.rotation_euler = (x, y, z), (0, 0, turn)
    rod((x, y, z), (x, y, ceiling), 0.0007, m_plain((0.5, 0.47, 0.42), 0.9), 4)


def cloth_elephant(cloth, ear):
    """A sewn elephant that sits, its face toward +x."""
    puff(0.17, 0.19, 0.23, (0, 0, 0.115), cloth, 0.085, 0.0, (0, -0.18, 0), n=12)
    puff(0.16, 0.16, 0.155, (0.065, 0, 0.285), cloth, 0.075, 0.0, n=12)
    for side in (-1, 1):
        puff(0.035, 0.14, 0.15, (0.025, side * 0.125, 0.290), ear, 0.017, 0.0, (0, 0, side * 0.45), n=10)
        puff(0.17, 0.075, 0.075, (0.115, side * 0.070, 0.040), cloth, 0.036, 0.0, (0, 0, side * 0.28), n=10)
        puff(0.13, 0.055, 0.055, (0.085, side * 0.105, 0.170), cloth, 0.027, 0.0, (0, 0.5, side * 0.2), n=10)
        puff(
            0.014,
            0.012,
            0.012,
            (0.138, side * 0.042, 0.312),
            m_plain((0.02, 0.016, 0.014), 0.3),
            0.006,
            0.0,
            n=4,
            wob=0,
        )
    for i in range(6):
        t = i / 5
        size = 0.062 - 0.030 * t
        puff(
            size,
            size,
            size * 1.1,
            (0.135 + 0.055 * math.sin(2.4 * t), 0.012 * t, 0.265 - 0.135 * t),
            cloth,
            size / 2,
            0,
            n=8,
        )


def picture_book(x, y, z, turn, colours=(INDIGO, OCHRE)):
    """A picture book left open, a house under a sun on its pages, two crayons beside it."""
    paper = m_plain((0.76, 0.72, 0.64), 0.8)
    with at(x, y, z, turn):
        mb = MeshBuilder()
        for side in (-1, 1):
            a, b = sorted((0.0, side * 0.155))
            mb.box(a, -0.11, 0.002, b, 0.11, 0.010, paper)
        mb.box(-0.160, -0.115, 0, 0.160, 0.115, 0.0018, m_plain(MADDER, 0.5))
        ink, sun = m_plain(colours[0], 0.8), m_plain(colours[1], 0.8)
        mb.face([(-0.12, -0.07, 0.0104), (-0.05, -0.07, 0.0104), (-0.05, 0.0, 0.0104), (-0.12, 0.0, 0.0104)], ink)
        mb.face([(-0.13, 0.0, 0.0104), (-0.04, 0.0, 0.0104), (-0.085, 0.045, 0.0104)], m_plain(MADDER, 0.8))
        disc = [(0.09 + 0.03 * math.cos(k * 0.524), 0.045 + 0.03 * math.sin(k * 0.524), 0.0104) for k in range(12)]
        mb.face(disc, sun)
        mb.face(
            [(0.02, -0.08, 0.0104), (0.14, -0.08, 0.0104), (0.14, -0.045, 0.0104), (0.02, -0.03, 0.0104)],
            m_plain(LEAF, 0.8),
        )
        mb.obj("picture book")
        rod((0.20, -0.06, 0.005), (0.27, -0.02, 0.005), 0.005, m_plain(MADDER, 0.5), 10)
        rod((0.19, 0.02, 0.005), (0.235, 0.085, 0.005), 0.005, m_plain(LEAF, 0.5), 10)


def rumpled(x0, y0, x1, y1, z, colour, seed=1.0):
    """A light quilt thrown back over a bed, in folds."""

    def fn(u, v):
        x, y = x0 + (x1 - x0) * u, y0 + (y1 - y0) * v
        fold = math.sin(9 * u + 3 * v + seed) * math.sin(5 * v - 4 * u + 2 * seed)
        wave = 0.020 * fold + 0.012 * math.sin(17 * u + 8 * v)
        edge = min(1.0, 8 * min(v, 1 - v, u, 1 - u) + 0.2)
        return (x + 0.03 * math.sin(6 * v + seed), y + 0.03 * math.sin(5 * u), z + 0.030 + wave * edge)

    surf(fn, 60, 60, m_linen(colour, 600, 0.8), name="quilt")
