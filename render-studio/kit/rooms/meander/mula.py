"""The Mula after sunrise from a balcony of the 29th floor: its bends, Wakad on the other bank, far hills.

The eye stands over (0, 0) and looks to +y, north; the ground is at 0.
"""

import math

from kit.landscape.ground import sahyadri
from kit.landscape.planting import put
from kit.landscape.trees import make_tree
from kit.massing.apartment import apartment_set
from kit.massing.lowrise import lowrise_set
from kit.massing.skyline import skyline
from kit.materials.ground import m_hillside, m_lawn, m_leaf
from kit.materials.surfaces import m_plain, m_stucco
from kit.mesh import MeshBuilder, place
from kit.rooms.meander.course import Course
from kit.rooms.meander.river import m_river

COURSE = Course(
    (
        (-520, 60),
        (-300, 150),
        (-110, 196),
        (60, 270),
        (150, 400),
        (110, 540),
        (-60, 640),
        (-230, 760),
        (-250, 930),
        (-60, 1060),
        (240, 1130),
        (520, 1240),
        (600, 1480),
        (380, 1720),
        (120, 1900),
        (60, 2300),
    ),
    wide=74.0,
)
BANK_M, SAND_M = 30.0, 22.0
HALF_VIEW = math.radians(40)
NEAR_M, FAR_M = 60.0, 2700.0
GARDEN_M = 330.0  # the near bank is Meander's own, and has trees alone
BLOCK_M, LANE_M = 118.0, 11.0
PLOT = {"flats": (29.0, 25.0), "houses": (21.0, 19.0)}
BRIDGE_AT, BRIDGE_HIGH = 1120.0, 8.5
EGRETS = 11


def build(look, rng):
    """Lay out the country below; `look` has no finishes to say."""
    country(rng)
    egrets(rng)


def country(rng, lit=0.06, far_lit=0.02, glow=0.1, near_bank=1.0):
    """River, banks and town; `lit` of the town's windows shine, `far_lit` of the far towers', as bright as `glow`.

    From lower floors trees hide the water: those on the bank nearer to the eye are `near_bank` times as high.
    """
    river()
    bridge()
    kinds = trees()
    along_the_banks(rng, kinds, 1500, near_bank)
    garden(rng, kinds, 210)
    for block in blocks():
        settle(rng, block, kinds, lit)
    skyline(rng, 18, 1750, 2700, (9, 27), 74, far_lit, 0.0, glow)
    sahyadri(seed=4, r0=3300, r1=9000, hmax=520, n=460, m=44, z=-6)


def river():
    mb = MeshBuilder()
    mb.face([(-9000, -400, -0.3), (9000, -400, -0.3), (9000, 9000, -0.3), (-9000, 9000, -0.3)], m_hillside())
    bank, sand, water = m_lawn((0.055, 0.10, 0.025)), m_plain((0.42, 0.34, 0.24), 0.9), m_river()
    COURSE.strip(mb, BANK_M, 0.0, bank)
    COURSE.strip(mb, SAND_M, 0.1, sand, inner=True)
    COURSE.strip(mb, 0.0, 0.2, water)
    mb.obj("river")


def bridge():
    """A road bridge on round piers, square to the river."""
    (x, y), along = COURSE.at(BRIDGE_AT), COURSE.bearing(BRIDGE_AT)
    long, half = COURSE.wide + 2 * BANK_M + 30, 5.2
    mb = MeshBuilder()
    concrete, road = m_stucco((0.56, 0.53, 0.48), 0.1), m_plain((0.10, 0.10, 0.10), 0.8)
    mb.box(-long / 2, -half, BRIDGE_HIGH - 1.1, long / 2, half, BRIDGE_HIGH, concrete)
    mb.box(-long / 2, -half + 1.2, BRIDGE_HIGH, long / 2, half - 1.2, BRIDGE_HIGH + 0.03, road)
    for side in (-half, half - 0.2):
        mb.box(-long / 2, side, BRIDGE_HIGH, long / 2, side + 0.2, BRIDGE_HIGH + 1.0, concrete)
    for i in range(6):
        mb.cyl(-long / 2 + long * (i + 0.5) / 6, 0, -1, BRIDGE_HIGH - 1.1, 1.5, concrete)
    mb.obj("bridge", loc=(x, y, 0), rot=-along)


def trees():
    olive = m_leaf((0.06, 0.10, 0.02), (0.16, 0.20, 0.045))
    deep = m_leaf((0.04, 0.085, 0.025), (0.10, 0.15, 0.04))
    return [
        make_tree(81, height=11, radius=5.0, clear=2.0, leaves=5200, leaf=0.36),
        make_tree(82, height=14, radius=5.8, clear=2.4, leaves=6000, leaf=0.38, col=olive),
        make_tree(83, height=12, radius=7.4, clear=3.6, leaves=6400, leaf=0.40, col=deep, flat=0.5, umbrella=True),
        make_tree(84, height=8, radius=3.6, clear=1.6, leaves=4200, leaf=0.32, col=deep),
    ]


def along_the_banks(rng, kinds, count, near_bank):
    """Old trees, close to the water in clumps."""
    while count:
        s = rng.uniform(0, COURSE.length)
        if math.sin(s / 47.0) + math.sin(s / 19.0 + 2) < rng.uniform(-2.2, 1.2):
            continue
        out = COURSE.wide / 2 + 5 + BANK_M * 1.25 * rng.random() ** 1.5
        x, y = COURSE.beside(s, rng.choice((-1, 1)) * out)
        if abs(s - BRIDGE_AT) > 9 and math.hypot(x, y) > NEAR_M * 0.8 and COURSE.off(x, y) > 3:
            near = near_bank if math.hypot(x, y) < math.hypot(*COURSE.at(s)) else 1.0
            put(rng.choice(kinds), x, y, -0.3, scale=near * rng.uniform(0.55, 1.25), rng=rng)
        count -= 1


def garden(rng, kinds, count):
    """The wood on the near bank, with clearings."""
    for _ in range(count):
        away, bearing = GARDEN_M * 1.05 * rng.random() ** 0.6, rng.uniform(-0.8, 0.8)
        x, y = away * math.sin(bearing), away * math.cos(bearing)
        clearing = math.sin(x / 31.0 + 1.2) + math.sin(y / 23.0) > 0.9
        if away > NEAR_M and COURSE.off(x, y) > 4 and not clearing:
            put(rng.choice(kinds), x, y, -0.3, scale=rng.uniform(0.6, 1.2), rng=rng)


def blocks():
    """Middles of the blocks of the town that one sees, (x, y), on a grid turned a little from the eye."""
    turn = 0.21
    n = int(FAR_M / BLOCK_M)
    for i in range(-n, n + 1):
        for j in range(-n, n + 1):
            u, v = i * BLOCK_M, j * BLOCK_M
            x, y = u * math.cos(turn) - v * math.sin(turn), u * math.sin(turn) + v * math.cos(turn)
            if math.hypot(x, y) < FAR_M and abs(math.atan2(x, y)) < HALF_VIEW:
                yield x, y, turn


def settle(rng, block, kinds, lit):
    """Houses on the plots of a block, or a park; trees in gardens and along the lanes."""
    x, y, turn = block
    away = math.hypot(x, y)
    what = rng.choices(("flats", "houses", "park"), (0.55, 0.33, 0.12 + 0.25 * (away > 1600)))[0]
    half = (BLOCK_M - LANE_M) / 2

    def on_ground(u, v):
        return x + u * math.cos(turn) - v * math.sin(turn), y + u * math.sin(turn) + v * math.cos(turn)

    def free(px, py, room):
        return COURSE.off(px, py) > BANK_M + room and math.hypot(px, py) > GARDEN_M

    if what != "park":
        wide, deep = PLOT[what]
        homes = houses(what, lit)
        for i in range(int(2 * half / wide)):
            for j in range(int(2 * half / deep)):
                px, py = on_ground(-half + wide * (i + 0.5), -half + deep * (j + 0.5))
                if free(px, py, 12) and rng.random() < 0.9:
                    facing = turn + (math.pi if j % 2 else 0.0)
                    place(rng.choice(homes), (px, py, 0), facing, (1, 1, rng.uniform(0.9, 1.15)))
    count = {"park": 26, "flats": 15, "houses": 22}[what] if away < 1500 else 10
    for _ in range(count):
        u, v = rng.uniform(-half - 4, half + 4), rng.uniform(-half - 4, half + 4)
        if what != "park":  # between plots: on the lines of the lanes and the backs of the gardens
            wide, deep = PLOT[what]
            u = -half + wide * round((u + half) / wide) + rng.gauss(0, 1.2)
        px, py = on_ground(u, v)
        if free(px, py, 2):
            put(rng.choice(kinds), px, py, -0.3, scale=rng.uniform(0.45, 0.95), rng=rng)


HOMES = {}


def houses(what, lit):
    """The meshes of a kind of block, made once."""
    if not HOMES:
        HOMES.update(flats=apartment_set(lit, 980), houses=lowrise_set(lit, 1))
    return HOMES[what]


def egrets(rng):
    """A string of white birds on their way up the river."""
    mb = MeshBuilder()
    white = m_plain((0.86, 0.86, 0.84), 0.8)
    for i in range(EGRETS):
        x, y = -38.0 + i * 2.6 + rng.gauss(0, 1.2), 110 + i * 2.4 + rng.gauss(0, 1.6)
        z = 50 + 0.2 * i + rng.gauss(0, 0.9)
        beat = rng.uniform(-0.25, 0.5)

        def of_bird(ahead, aside, up, at=(x, y, z)):
            return at[0] + 0.66 * ahead + 0.75 * aside, at[1] + 0.75 * ahead - 0.66 * aside, at[2] + up

        mb.face([of_bird(0.5, 0, 0), of_bird(0, 0.07, 0), of_bird(-0.5, 0, -0.03), of_bird(0, -0.07, 0)], white)
        for side in (-1, 1):
            wrist = (0.06, side * 0.4, beat * 0.6 + 0.12)
            mb.face(
                [of_bird(0.16, 0, 0.03), of_bird(*wrist), of_bird(-0.12, side * 0.36, beat * 0.5), of_bird(-0.1, 0, 0)],
                white,
            )
            mb.face([of_bird(*wrist), of_bird(-0.16, side * 0.8, beat), of_bird(-0.12, side * 0.36, beat * 0.5)], white)
    mb.obj("egrets")
