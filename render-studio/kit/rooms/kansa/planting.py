"""The gardens before Kansa: plumed grass, low shrubs and white flowers along two paths, small-leaved trees on lawns.

The east garden is laid out in the tower's frame, along the path from the south-east to the door; the west garden along
the water is square to the street.
"""

import math
from itertools import pairwise

from kit.landscape.gardens import Spacing
from kit.landscape.planting import put
from kit.landscape.riverside import make_reeds
from kit.landscape.shrubs import make_shrub, make_tuft
from kit.landscape.street import bench, bollards
from kit.landscape.trees import make_tree
from kit.materials.ground import m_lawn, m_leaf
from kit.materials.surfaces import m_paving, m_stone
from kit.mesh import MeshBuilder, place

LAWN_Z, PATH_Z = 0.05, 0.06
FIRST_DRIFT_M = 15.0  # of flowers, where a path begins
FRESH, DEEP = ((0.065, 0.12, 0.024), (0.20, 0.28, 0.06)), ((0.045, 0.095, 0.022), (0.14, 0.21, 0.05))
OLIVE, WHITE = ((0.07, 0.105, 0.025), (0.22, 0.24, 0.06)), ((0.40, 0.42, 0.34), (0.80, 0.78, 0.70))
PINK = ((0.20, 0.07, 0.12), (0.48, 0.24, 0.31))

EAST_LAWN = ((9, -27), (6, -38), (-16, -88), (-16, -104), (90, -104), (90, -27))
EAST_PATH, EAST_HALF = ((58, -86), (5, -25)), 2.4
EAST_EDGE = ((32, -28.2), (90, -28.2))
#: Plumes on the lawn: x, y, how far they reach.
EAST_CLUMPS = ((50, -60, 3.4), (57, -55, 2.4), (44, -47, 2.8), (63, -48, 3.0), (33, -57, 2.2), (16, -54, 2.6))
EAST_TREES = (
    (30, -65),
    (20, -58),
    (9, -61),
    (2, -55),
    (12, -47),
    (14, -72),
    (1, -68),
    (46, -35),
    (53, -40),
    (59, -45),
    (62, -31),
    (70, -40),
    (72, -56),
    (61, -83),
    (40, -98),
)
WEST_LAWN = ((-74, -53), (-41, -53), (-41, -11), (-74, -11))
WEST_PATH, WEST_HALF = ((-57, -53), (-44.5, -10)), 1.7
WEST_TREES = (
    (-71, -14),
    (-65, -15.5),
    (-58.5, -14),
    (-70, -22),
    (-63, -24),
    (-72, -30),
    (-69, -39),
    (-52.5, -14.5),
)


class Planting:
    """Kinds of plants, made once for both gardens, and the hand that sets them."""

    def __init__(self, rng):
        self.rng = rng
        greens = [m_leaf(*tones, 0.6, 0.55) for tones in (FRESH, DEEP, OLIVE)]
        self.trees = [
            make_tree(
                601 + i,
                height=h,
                radius=r,
                clear=c,
                leaves=n,
                leaf=0.085,
                col=greens[i % 3],
                flat=f,
                trunk=0.15,
                clusters=190,
                umbrella=f < 0.6,
            )
            for i, (h, r, c, n, f) in enumerate(
                (
                    (7.6, 2.7, 2.7, 36000, 0.75),
                    (8.4, 4.0, 3.0, 42000, 0.5),
                    (9.6, 2.9, 3.1, 38000, 0.8),
                    (6.8, 3.6, 2.5, 36000, 0.5),
                )
            )
        ]
        self.plumes = [make_reeds(611 + i, 1.05, 0.36, 64) for i in range(3)]
        self.low = [
            make_shrub(621 + i, 0.62, 0.5, 3400, 0.034, green)
            for i, green in enumerate((greens[1], greens[2], greens[0]))
        ]
        self.flowers = [
            make_shrub(631, 0.50, 0.52, 2600, 0.026, m_leaf(*WHITE, 0.6, 0.3)),
            make_shrub(632, 0.50, 0.46, 2600, 0.026, m_leaf(*PINK, 0.6, 0.3)),
        ]
        self.blades = make_tuft(641, 1.0, 1500, 0.08)
        self.tall = [make_tuft(642, 0.6, 420, 0.42), make_tuft(643, 0.6, 420, 0.55)]

    def grove(self, places, spacing, z=LAWN_Z):
        """Trees, no two neighbours alike, grasses at the foot of each."""
        for i, (x, y) in enumerate(places):
            if spacing.free(x, y, 3.0):
                spacing.take(x, y, 2.2)
                put(self.trees[(i * 3 + i // 4) % 4], x, y, z, scale=self.rng.uniform(0.88, 1.12), rng=self.rng)
                for _ in range(7):
                    a, r = self.rng.uniform(0, 6.283), self.rng.uniform(0.5, 1.5)
                    kind = self.rng.choice(self.tall + self.low)
                    put(
                        kind,
                        x + r * math.cos(a),
                        y + r * math.sin(a),
                        z,
                        scale=self.rng.uniform(0.6, 1.0),
                        rng=self.rng,
                    )

    def border(self, path, near, far, eye, keep=4.5):
        """Both sides of a path, `near` to `far` metres from its middle: drifts of one kind, plumes behind them."""
        (x0, y0), (x1, y1) = path
        length = math.dist(*path)
        along, across = ((x1 - x0) / length, (y1 - y0) / length), ((y1 - y0) / length, (x0 - x1) / length)
        for side in (-1, 1):
            kind, left, t = self.flowers, FIRST_DRIFT_M, 0.5
            while t < length - 0.8:
                if left <= 0:
                    kind, left = self.rng.choice(self.drifts(kind)), self.rng.uniform(3.0, 7.5)
                d = near + 0.3
                while d < far:
                    s, out = t + self.rng.uniform(-0.25, 0.25), side * (d + self.rng.uniform(-0.15, 0.15))
                    x, y = x0 + along[0] * s + across[0] * out, y0 + along[1] * s + across[1] * out
                    behind = d > (near + far) / 2
                    plant = self.rng.choice(self.plumes if behind else kind)
                    if math.dist((x, y), eye) > keep:
                        put(plant, x, y, LAWN_Z, scale=self.rng.uniform(0.7, 1.12), rng=self.rng)
                    d += 0.62
                t += 0.58
                left -= 0.58

    def clumps(self, places):
        """Plumes in the middle, low shrubs at the edge."""
        for x, y, reach in places:
            for _ in range(int(reach * reach * 3.2)):
                a, r = self.rng.uniform(0, 6.283), reach * self.rng.random() ** 0.6
                kind = self.plumes if r < reach * 0.75 else self.rng.choice((self.low, self.tall))
                q = (x + 1.4 * r * math.cos(a), y + r * math.sin(a))
                put(self.rng.choice(kind), *q, LAWN_Z, scale=self.rng.uniform(0.7, 1.15), rng=self.rng)

    def drifts(self, last):
        """What may follow a drift of `last`."""
        return [kind for kind in (self.plumes, self.low, self.low, self.flowers, self.tall) if kind is not last]

    def grass(self, eye, keep, reach=22):
        """Blades on the lawn about the eye, where `keep` (x, y) allows."""
        for i in range(-reach, reach):
            for j in range(-reach, reach):
                x, y = eye[0] + i, eye[1] + j
                if math.hypot(i, j) < reach and keep(x, y):
                    place(self.blades[0], (x, y, LAWN_Z), self.rng.choice((0, math.pi / 2, math.pi)))


def from_path(path, x, y):
    """Metres from the middle line of a path."""
    (x0, y0), (x1, y1) = path
    return abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / math.dist(*path)


def lawn_and_path(lawn, path, half):
    """A lawn with an edge of stone, a path across it with kerbs."""
    mb = MeshBuilder()
    mb.level(lawn, LAWN_Z, m_lawn((0.058, 0.105, 0.022)))
    kerb = m_stone((0.36, 0.335, 0.30), 0.9, 0.2)
    for a, b in pairwise([*lawn, lawn[0]]):
        mb.bar((*a, LAWN_Z - 0.03), (*b, LAWN_Z - 0.03), 0.16, 0.12, kerb)
    (x0, y0), (x1, y1) = path
    length = math.dist(*path)
    ax, ay = (y1 - y0) / length * half, (x0 - x1) / length * half
    flags = m_paving((0.47, 0.43, 0.37), 0.9, 0.6, 0.08, 0.4)
    mb.level([(x0 - ax, y0 - ay), (x0 + ax, y0 + ay), (x1 + ax, y1 + ay), (x1 - ax, y1 - ay)], PATH_Z, flags)
    for s in (-1, 1):
        mb.bar((x0 + s * ax, y0 + s * ay, PATH_Z), (x1 + s * ax, y1 + s * ay, PATH_Z), 0.14, 0.06, kerb)
    return mb


def beside(path, share, out):
    """A place along a path, `share` of its way, `out` metres to its right."""
    (x0, y0), (x1, y1) = path
    length = math.dist(*path)
    return x0 + (x1 - x0) * share + (y1 - y0) / length * out, y0 + (y1 - y0) * share + (x0 - x1) / length * out


def east_garden(planting, eye, grass=False):
    """In the tower's frame."""
    mb = lawn_and_path(EAST_LAWN, EAST_PATH, EAST_HALF)
    bollards(mb, [(*beside(EAST_PATH, 0.16 + 0.1 * i, (-1) ** i * 2.75), 0) for i in range(8)], 2.5, 0.7)
    for share, out in ((0.42, 3.2), (0.66, -3.2)):
        bench(mb, *beside(EAST_PATH, share, out), PATH_Z, 2.2, 1)
    mb.obj("east garden")
    planting.grove(EAST_TREES, Spacing(eye, 5))
    planted = (EAST_PATH[0], beside(EAST_PATH, 0.84, 0))
    planting.border(planted, EAST_HALF + 0.2, EAST_HALF + 2.9, eye)
    planting.border(EAST_EDGE, 0.0, 1.4, eye)
    planting.clumps(EAST_CLUMPS)
    if grass:
        planting.grass(
            eye,
            lambda x, y: from_path(EAST_PATH, x, y) > EAST_HALF + 0.4 and -27.5 > y > -103 and x < 89,
        )


def west_garden(planting, eye):
    """In the world's axes, along the water."""
    mb = lawn_and_path(WEST_LAWN, WEST_PATH, WEST_HALF)
    bollards(mb, [(*beside(WEST_PATH, 0.1 + 0.12 * i, (-1) ** i * 2.0), 0) for i in range(8)], 2.5, 0.7)
    for share, out in ((0.50, -2.4), (0.74, 2.4)):
        bench(mb, *beside(WEST_PATH, share, out), PATH_Z, 2.2, 1)
    for y in (-44, -34, -24, -14, -4):
        bench(mb, -37.8, y, 0, 2.6, 1)
    mb.obj("west garden")
    planting.grove(WEST_TREES, Spacing(eye, 5))
    planting.border(WEST_PATH, WEST_HALF + 0.2, WEST_HALF + 3.6, eye)
    planting.border(((-42.1, -52), (-42.1, -12)), 0.0, 0.9, eye)
