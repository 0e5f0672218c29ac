"""Walls of Meander's gym, four floors over its garden: glass that follows the tower's round corner, a balcony that
waves, a ceiling that waves with it; the Mula north of it, as `sites/mula.py` lays it. y is north, the floor at z 0.
"""

import math
from itertools import pairwise

from kit.furniture.shapes import at
from kit.interiors.parquet import herringbone
from kit.landscape.ground import sahyadri
from kit.landscape.people import person
from kit.landscape.planting import put
from kit.landscape.shrubs import make_shrub
from kit.landscape.trees import make_palm, make_tree
from kit.massing.apartment import apartment_set, row
from kit.massing.lowrise import lowrise_set
from kit.massing.skyline import skyline
from kit.materials.glow import m_lamp
from kit.materials.ground import m_leaf
from kit.materials.joinery import m_boards, m_lime
from kit.materials.material import material
from kit.materials.surfaces import m_paving, m_plain, m_stucco
from kit.mesh import MeshBuilder, place, to_mesh
from kit.polygons import Polygons
from kit.rooms.meander.balcony import m_calm_glass
from kit.sites import mula


@material("mula in the morning")
def m_morning_water(g):
    """The river from a height, small waves all over it that take the sky's light."""
    p = g.pos()
    x, y, _ = g.sep(p)
    wind = g.smooth(g.noise(0.022, p, 4, 0.6, 0.6), 0.40, 0.62)
    ripple = g.noise(0.9, g.comb(g.m("MULTIPLY", x, 0.5), y, 0), 4, 0.62)
    return g.pbr(
        col=g.mix(wind, (0.085, 0.105, 0.085), (0.15, 0.175, 0.165)),
        rough=g.m("ADD", 0.12, g.m("MULTIPLY", wind, 0.22)),
        spec=0.9,
        nor=g.bump(ripple, 0.75, 0.35),
    )


WEST, SOUTH, HEIGHT = -5.0, -7.0, 3.2
CENTRE, RADIUS = (-0.5, -0.5), 5.5  # of the round corner
BAY = 1.46
OVER_GARDEN = 17.1
STANDS_AT = (20.0, 78.0)  # on the site: the north side of the second tower
OAK = (0.47, 0.345, 0.215)
IVORY, PLASTER = m_lime((0.80, 0.765, 0.70), 0.03), m_lime((0.74, 0.68, 0.59), 0.04)
FRAME = m_plain((0.035, 0.033, 0.03), 0.35, 0.8)
BRASS = m_plain((0.60, 0.43, 0.21), 0.24, 1.0)
RUBBER = m_stucco((0.040, 0.050, 0.045), 0.05)
RUBBER_Z = 0.008


def line(out=0.0, step=0.2):
    """The glass line moved `out`, a number or a function of metres gone along it: west to east, then south."""
    far = out if callable(out) else lambda _: out
    (cx, cy), points, gone = CENTRE, [], 0.0
    for i in range(int((cx - WEST + 4) / step) + 1):
        gone = step * i
        points.append((WEST - 4 + gone, cy + RADIUS + far(gone)))
    count = int(RADIUS * math.pi / 2 / step)
    for i in range(1, count + 1):
        a = math.pi / 2 * (1 - i / count)
        r = RADIUS + far(gone + step * i)
        points.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    gone += step * count
    points += [(cx + RADIUS + far(gone + step * i), cy - step * i) for i in range(1, int((cy - SOUTH + 2) / step))]
    return points


def wave(gone):
    """How deep the balcony is: it swings as every band of the tower does."""
    return 1.5 + 0.45 * math.sin(gone * 0.62 + 0.6)


def indoors(x, y, margin=0.02):
    """Whether (x, y) lies inside the glass."""
    if x > CENTRE[0] and y > CENTRE[1]:
        return math.hypot(x - CENTRE[0], y - CENTRE[1]) < RADIUS + margin
    return x < CENTRE[0] + RADIUS + margin and y < CENTRE[1] + RADIUS + margin


def rubber_edge(y):
    """How far the rubber reaches into the room at `y`."""
    return -2.55 + 0.42 * math.sin(y * 0.85 + 0.3)


def floor(rng):
    """Oak in herringbone; rubber before the weights, its edge a wave with a line of brass."""
    laid, kept = herringbone(WEST, SOUTH, CENTRE[0] + RADIUS, CENTRE[1] + RADIUS, rng, OAK, 0.6, 0.1), Polygons()
    for face, slot, colour in zip(laid.faces, laid.slots, laid.colours, strict=True):
        points = [laid.vertices[i] for i in face]
        middle = [sum(p[k] for p in points) / len(points) for k in (0, 1)]
        if indoors(*middle, 0.12):
            kept.face(points, laid.materials[slot], colour)
    place(to_mesh(kept, "floor"))
    mb = MeshBuilder()
    for a, b in pairwise([SOUTH + 0.2 * i for i in range(int((5.0 - SOUTH) / 0.2) + 1)]):
        p, q = rubber_edge(a), rubber_edge(b)
        mb.face([(WEST, a, RUBBER_Z), (p, a, RUBBER_Z), (q, b, RUBBER_Z), (WEST, b, RUBBER_Z)], RUBBER)
        mb.face([(p, a, RUBBER_Z), (p + 0.014, a, RUBBER_Z), (q + 0.014, b, RUBBER_Z), (q, b, RUBBER_Z)], BRASS)
    mb.obj("rubber")


def shell():
    """Plaster on the west and south, a skirting of bronze; the ceiling, lower over the weights with a line of light."""
    mb = MeshBuilder()
    top = HEIGHT
    mb.face([(WEST, SOUTH, 0), (WEST, 5.0, 0), (WEST, 5.0, top), (WEST, SOUTH, top)], PLASTER)
    mb.face([(WEST, SOUTH, 0), (WEST, SOUTH, top), (5.0, SOUTH, top), (5.0, SOUTH, 0)], PLASTER)
    mb.box(WEST, SOUTH, 0, WEST + 0.012, 4.9, 0.12, m_plain((0.20, 0.135, 0.075), 0.34, 0.9))
    mb.box(WEST - 0.4, 4.86, 0, WEST + 0.02, 5.1, top, FRAME)
    mb.face([(x, y, top) for x, y in [*line(0.1), (5.1, SOUTH), (WEST - 4, SOUTH)]], IVORY)
    mb.box(WEST - 4, SOUTH, top + 0.36, 7.5, 7.5, top + 0.5, IVORY)
    z, lit, lamp = top - 0.2, top - 0.03, MeshBuilder()
    ys = [SOUTH + 0.2 * i for i in range(int((5.0 - SOUTH) / 0.2))]
    for a, b in pairwise(ys):
        p, q = rubber_edge(a) + 0.3, rubber_edge(b) + 0.3
        mb.face([(p, a, z), (q, b, z), (q, b, top - 0.04), (p, a, top - 0.04)], IVORY)
        mb.face([(WEST, a, z), (WEST, b, z), (q, b, z), (p, a, z)], IVORY)
        lamp.face(
            [(p - 0.12, a, lit), (q - 0.12, b, lit), (q - 0.02, b, lit), (p - 0.02, a, lit)],
            m_lamp((1, 0.80, 0.56), 6.0),
        )
    lamp.obj("line of light").visible_glossy = False  # flat panes would break it into dashes on the sky
    mb.obj("shell")


def glass():
    """Panes between slim mullions, round the corner."""
    mb = MeshBuilder()
    pane, points = m_calm_glass(), line()
    for a, b in pairwise(points):
        mb.upright(b, a, 0.05, HEIGHT - 0.06, pane)
        for z0, z1 in ((0.0, 0.05), (HEIGHT - 0.08, HEIGHT)):
            mb.bar((*a, (z0 + z1) / 2), (*b, (z0 + z1) / 2), 0.10, z1 - z0, FRAME)
    gone, following = 0.0, 0.0
    for a, b in pairwise(points):
        if gone >= following:
            mb.bar((*a, 0), (*a, HEIGHT), 0.055, 0.13, FRAME, up=(b[1] - a[1], a[0] - b[0], 0))
            following += BAY
        gone += math.dist(a, b)
    mb.obj("glass")


def balcony():
    """Flags and boards between glass and edge, the white bands, panes under a rail of bronze."""
    inner, edge, rail = line(0.04), line(wave), line(lambda gone: wave(gone) - 0.10)
    stone, white = m_paving((0.56, 0.51, 0.43), 0.9, 0.45, 0.05, 0.5), m_stucco((0.82, 0.80, 0.77), 0.03)
    deck, pane, bronze = m_boards((0.34, 0.20, 0.105), 0, 0.1, 2.4, 0.5), m_calm_glass(), FRAME
    mb = MeshBuilder()
    for (a, b), (c, d), (e, f) in zip(pairwise(inner), pairwise(edge), pairwise(rail), strict=True):
        mb.face([(*a, 0.006), (*b, 0.006), (*d, 0.006), (*c, 0.006)], stone)
        mb.face([(*a, HEIGHT - 0.01), (*c, HEIGHT - 0.01), (*d, HEIGHT - 0.01), (*b, HEIGHT - 0.01)], deck)
        for z0, z1 in ((-0.32, 0.08), (HEIGHT - 0.14, HEIGHT + 0.3)):
            mb.upright(c, d, z0, z1, white)
            mb.upright(e, f, z0, z1, white)
            for z in (z0, z1):
                mb.face([(*c, z), (*d, z), (*f, z), (*e, z)], white)
        mb.upright(e, f, 0.08, 1.04, pane)
        mb.bar((*e, 1.065), (*f, 1.065), 0.06, 0.045, bronze)
    mb.obj("balcony")


def outlook(rng):
    """The river path and the Mula before the tower, Wakad's houses under trees on the other bank, the hills."""
    x, y = STANDS_AT
    with at(-x, -y, -OVER_GARDEN):
        mula.ground_and_river()
        mula.river_path(-160, 160)
        mb = MeshBuilder()
        for a, b in pairwise(mula.stations()):
            low, high = ([mula.middle(k) + side * (mula.half(k) + 0.45) for k in (a, b)] for side in (-1, 1))
            z = -mula.DEEP_M + 0.03
            mb.face([(a, low[0], z), (b, low[1], z), (b, high[1], z), (a, high[0], z)], m_morning_water())
        mb.obj("water")
        trees(rng)
        houses = apartment_set(0.06, 960, 0.4)
        for back, gap in ((70, (8, 30)), (104, (4, 16)), (150, (4, 12))):
            row(rng, houses, (-300, mula.north_edge(0) + back), (300, mula.north_edge(0) + back + 8), 0.0, gap=gap)
        low = lowrise_set(0.06, 1)
        for _ in range(130):
            hx, out = rng.uniform(-900, 900), rng.uniform(190, 900)
            place(rng.choice(low), (hx, mula.north_edge(0) + out, 0), rng.choice((0.0, math.pi / 2, math.pi)))
        for px, kind, way in ((-31.0, 2, 1.4), (-24.5, 5, -1.6), (-23.7, 3, -1.5), (6.0, 1, 1.6)):
            path = mula.south_edge(px) - mula.slope(px) - 7.6
            place(person(kind), (px, path, 0.05), way)
        skyline(rng, 9, 1300, 2600, (-34, 4), 70, 0.04, 0.0, 0.2)
        sahyadri(seed=4, r0=2600, r1=7600, hmax=520, z=-4)


def trees(rng):
    """Trees on both banks; before the windows the near bank stays open but for a few palms."""
    colours = (((0.06, 0.10, 0.02), (0.16, 0.20, 0.045)), ((0.045, 0.095, 0.03), (0.10, 0.16, 0.05)))
    kinds = [
        make_tree(
            81 + i,
            height=8 + 1.6 * i,
            radius=3.8 + 0.6 * i,
            clear=1.8,
            leaves=9000,
            leaf=0.19,
            col=m_leaf(*colours[i % 2]),
        )
        for i in range(4)
    ]
    palms = [make_palm(61 + i, height=h) for i, h in enumerate((7.0, 8.4))]
    shrubs = [make_shrub(71 + i, 0.9, 0.9, 700, 0.09) for i in range(3)]
    for tx in range(-420, 460, 6):
        north = mula.north_edge(tx) + mula.slope(tx)
        for out in (2, 11, 22):
            spot = (tx + rng.uniform(-3, 3), north + out + rng.uniform(-4, 4), -0.2)
            put(rng.choice(kinds), *spot, scale=rng.uniform(0.5, 0.95), rng=rng)
        south = mula.south_edge(tx) - mula.slope(tx)
        if not -52 < tx < 46:
            put(rng.choice(kinds), tx, south - rng.uniform(11, 24), -0.2, scale=rng.uniform(0.7, 1.1), rng=rng)
        for _ in range(4):
            put(rng.choice(shrubs), tx + rng.uniform(-3, 3), south + rng.uniform(0, 6), -0.6, rng=rng)
    for tx, out in ((-40, 14), (-34, 20), (-1, 15), (13, 12), (24, 19), (33, 13)):
        put(rng.choice(palms), tx, mula.south_edge(tx) - mula.slope(tx) - out, 0, scale=rng.uniform(0.8, 1.1), rng=rng)
