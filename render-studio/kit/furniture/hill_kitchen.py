"""What a kitchen cut into a hill keeps: a sink of one stone, a shelf of stone over the fire, a kettle that steams,
what is rolled and what is cut on a morning."""

import math
from itertools import pairwise

from kit.furniture.bath import pipe
from kit.furniture.shapes import at, cube, lathe, rod, surf
from kit.materials.material import material
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder

STEM = m_plain((0.16, 0.20, 0.06), 0.6)


@material("steam")
def m_steam(g, density=0.5, high=0.5, wide=0.1, seed=0.0):
    """Steam on a card that stands in the object's xz plane: wisps that widen, fray and are gone at `high` metres."""
    x, _, z = g.sep(g.obj())
    up = g.m("DIVIDE", z, high, clamp=True)
    drift = g.m("SUBTRACT", g.noise(5.0, g.comb(seed, 0.0, z), 3, 0.5), 0.5)
    middle = g.m("MULTIPLY", g.m("MULTIPLY", drift, up), wide * 2.4)
    half = g.m("ADD", 0.012, g.m("MULTIPLY", up, wide))
    away = g.m("DIVIDE", g.m("ABSOLUTE", g.m("SUBTRACT", x, middle)), half)
    body = g.m("SUBTRACT", 1, g.smooth(away, 0.1, 1.0))
    curl = g.noise(13, g.comb(x, seed, g.m("MULTIPLY", z, 0.55)), 5, 0.62, 2.2)
    wisp = g.smooth(curl, 0.38, 0.68)
    ends = g.m("MULTIPLY", g.smooth(up, 0.0, 0.10), g.m("SUBTRACT", 1, g.smooth(up, 0.30, 1.0)))
    thick = g.m("MULTIPLY", g.m("MULTIPLY", body, wisp), g.m("MULTIPLY", ends, density))
    white = g.n(
        "ShaderNodeMixShader",
        {
            0: 0.5,
            1: g.n("ShaderNodeBsdfDiffuse", {0: (0.9, 0.9, 0.88, 1)}).outputs[0],
            2: g.n("ShaderNodeBsdfTranslucent", {0: (0.9, 0.9, 0.88, 1)}).outputs[0],
        },
    ).outputs[0]
    glow = g.n("ShaderNodeEmission", {0: (1.0, 0.97, 0.92, 1), 1: 0.5}).outputs[0]
    lit = g.n("ShaderNodeMixShader", {0: 0.5, 1: white, 2: glow}).outputs[0]
    clear = g.n("ShaderNodeBsdfTransparent").outputs[0]
    return g.n("ShaderNodeMixShader", {0: thick, 1: clear, 2: lit}).outputs[0]


def steam(x, y, z, turn, high=0.5, wide=0.09, density=0.55):
    """Steam from a spout at (x, y, z), for an eye that looks along the y axis turned by `turn`."""
    with at(x, y, z, turn):
        for k, (seed, off) in enumerate(((0.0, 0.0), (3.7, 0.03), (8.1, -0.03))):
            mb = MeshBuilder()
            half = wide * 2.2
            mb.face(
                [(-half, off, 0), (half, off, 0), (half, off, high), (-half, off, high)],
                m_steam(density * (1 - 0.2 * k), high, wide, seed),
            )
            mb.obj("steam").visible_shadow = False


def kettle(x, y, z, radius, mat, turn=0.0):
    """A round kettle: its spout towards +x, a bow of the same metal over its lid."""
    r = radius
    with at(x, y, z, turn):
        body = [(0.001, 0), (r * 0.82, 0.0), (r * 0.99, r * 0.22), (r, r * 0.55), (r * 0.86, r * 1.02)]
        lathe([*body, (r * 0.52, r * 1.28), (r * 0.50, r * 1.32)], mat, n=64)
        lid = [(r * 0.54, r * 1.31), (r * 0.50, r * 1.36), (r * 0.22, r * 1.46), (r * 0.06, r * 1.49)]
        knob = [(r * 0.06, r * 1.53), (r * 0.12, r * 1.60), (r * 0.10, r * 1.68), (0.001, r * 1.71)]
        lathe([*lid, *knob], mat, n=48)
        spout = [(r * 0.86, 0, r * 0.42), (r * 1.24, 0, r * 0.62), (r * 1.42, 0, r * 1.06), (r * 1.66, 0, r * 1.26)]
        for k, (a, b) in enumerate(pairwise(spout)):
            pipe([a, b], r * (0.20 - 0.035 * k), mat)
            pipe([(b[0] - 0.002, 0, b[2] - 0.002), b], r * (0.19 - 0.035 * k), mat)
        bow = [
            (r * 0.80 * math.cos(t), 0, r * 1.05 + r * 1.02 * math.sin(t))
            for t in (math.pi * i / 20 for i in range(21))
        ]
        pipe(bow, r * 0.062, mat, 14)


def stone_sink(x0, x1, top, stone, deep=0.62, high=0.22):
    """A sink cut from one block, its apron before the cupboards; back at y = 0, front at y = -deep."""
    thick = 0.055
    cube(x0, -deep, top - high, x1, -deep + thick, top + 0.004, stone, 0.010)
    cube(x0, -0.13, top - high, x1, -0.001, top + 0.004, stone, 0.008)
    for x in (x0, x1 - thick):
        cube(x, -deep + thick, top - high, x + thick, -0.13, top + 0.004, stone, 0.008)
    cube(x0 + thick, -deep + thick, top - high, x1 - thick, -0.13, top - high + 0.05, stone, 0.004)


def shelf_of_stone(y0, y1, z, stone, deep=0.36, thick=0.075, corbels=()):
    """A slab out of the wall x = 0 towards -x, on corbels at the places `corbels` along y."""
    cube(-deep, y0, z, 0.05, y1, z + thick, stone, 0.008)
    for y in corbels:
        cube(-deep * 0.72, y - 0.06, z - 0.085, 0.05, y + 0.06, z - 0.001, stone, 0.008)
        cube(-deep * 0.40, y - 0.06, z - 0.170, 0.05, y + 0.06, z - 0.086, stone, 0.008)


def rolling_board(x, y, z, wood, dough, turn=0.5):
    """Polpat and latne: a round board on three feet, a roti half rolled on it, the pin laid across."""
    lathe([(0.001, 0.028), (0.125, 0.028), (0.13, 0.032), (0.13, 0.048), (0.126, 0.052), (0.001, 0.052)], wood, x, y, z)
    for k in range(3):
        a = k * 2 * math.pi / 3
        lathe([(0.018, 0), (0.022, 0.028)], wood, x + 0.09 * math.cos(a), y + 0.09 * math.sin(a), z, 20)

    def roti(u, v):
        t = 2 * math.pi * u
        r = 0.088 * v * (1 + 0.035 * math.sin(3 * t + 1) + 0.02 * math.sin(5 * t))
        return (x + r * math.cos(t), y + r * math.sin(t), z + 0.0525 + 0.003 * (1 - v**6))

    surf(roti, 48, 12, dough, wrap=True, name="roti")
    with at(x, y, z + 0.070, turn):
        pin = [(0.006, -0.17), (0.009, -0.13), (0.007, -0.115), (0.0155, -0.10), (0.017, 0.0)]
        o = lathe([(0.0005, -0.172), *pin, *[(r, -h) for r, h in reversed(pin[:-1])], (0.0005, 0.172)], wood, n=24)
        o.rotation_euler = (0, math.pi / 2, 0)


def balls(x, y, z, places, radius, mat):
    """Lumps of dough, each a little flat."""
    r = radius
    for dx, dy in places:
        ring = [(r * math.sin(t), -r * 0.8 * math.cos(t)) for t in (math.pi * (i + 0.05) / 12.1 for i in range(13))]
        lathe(ring, mat, x + dx, y + dy, z + r * 0.78, 28)


def aubergine(x, y, z, long, mat, turn=0.0):
    """A small aubergine on its side, its green cap to +x."""
    r = long * 0.36
    with at(x, y, z + r * 0.92, turn):
        n = 14
        skin = [
            (r * math.sin(math.pi * (i + 0.1) / n) ** 0.8 * (1.0 - 0.32 * i / n), long * (i / n - 0.5))
            for i in range(n)
        ]
        o = lathe([(0.0005, -long * 0.505), *skin], mat, n=32)
        o.rotation_euler = (0, math.pi / 2, 0)
        cap = [(r * 0.50, long * 0.34), (r * 0.40, long * 0.43), (r * 0.14, long * 0.49), (r * 0.11, long * 0.66)]
        o = lathe([*cap, (0.0005, long * 0.67)], STEM, n=20)
        o.rotation_euler = (0, math.pi / 2, 0)


def gourd(x, y, z, mat, turn=0.0, long=0.36, radius=0.05):
    """A bottle gourd lying, a little bent."""
    with at(x, y, z, turn):

        def fn(u, v):
            a = 2 * math.pi * u
            belly = 0.62 + 0.38 * math.cos(min(1.0, v * 1.25) * math.pi) ** 2 * (1 if v < 0.4 else 0.6)
            r = radius * belly * min(1.0, (math.sin(math.pi * min(0.999, 0.02 + v * 0.96))) ** 0.42)
            s = long * (v - 0.5)
            return (s, 0.035 * math.sin(math.pi * v) + r * math.cos(a), radius * 0.96 + r * math.sin(a))

        surf(fn, 32, 30, mat, wrap=True, name="gourd")
        pipe(
            [(long * 0.49, 0, radius * 0.96), (long * 0.54, 0.004, radius), (long * 0.57, 0.012, radius * 1.05)],
            0.007,
            STEM,
            12,
        )


def pumpkin(x, y, z, radius, mat, ribs=11):
    """A round, flat, ribbed pumpkin with its stalk."""
    r = radius

    def fn(u, v):
        t, p = 2 * math.pi * u, math.pi * (v - 0.5)
        rib = 1 - 0.10 * abs(math.sin(ribs * t / 2)) ** 0.6 * math.cos(p)
        ring = r * (0.10 + 0.90 * math.cos(p)) * rib
        dent = 0.16 * math.exp(-((ring / (r * 0.42)) ** 2))
        return (x + ring * math.cos(t), y + ring * math.sin(t), z + r * 0.66 * (1 + math.sin(p) * (1 - dent)))

    surf(fn, 132, 28, mat, wrap=True, name="pumpkin")
    top = z + r * 1.10
    pipe([(x, y, top), (x + 0.01, y, top + 0.03), (x + 0.03, y + 0.01, top + 0.055)], 0.012, STEM, 10)


def corn(x, y, z, turn=0.0, long=0.19):
    """A cob of maize in half of its husk."""
    grain, husk = m_plain((0.62, 0.43, 0.075), 0.35), m_plain((0.30, 0.38, 0.10), 0.7)
    with at(x, y, z, turn):

        def cob(u, v):
            a = 2 * math.pi * u
            r = 0.023 * min(1.0, 6 * (1 - v) + 0.15) * (1 + 0.10 * math.cos(14 * a) * math.cos(v * 95))
            return (long * (v - 0.4), r * math.cos(a), 0.026 + r * math.sin(a))

        surf(cob, 56, 60, grain, wrap=True, name="cob")
        for k in range(4):
            b = k * 1.4 + 0.5

            def leaf(u, v, b=b, k=k):
                w = 0.026 * math.sin(math.pi * min(1, 0.15 + v * 0.85)) * (u - 0.5) * 2
                out = 0.024 + 0.018 * v * v
                cy, cz = out * math.cos(b), 0.026 + out * math.sin(b)
                x0 = long * (-0.46 + 0.62 * v)
                return (x0, cy - w * math.sin(b), max(0.002, cz + w * math.cos(b)))

            surf(leaf, 8, 14, husk, name="husk")
        rod((-long * 0.55, 0, 0.024), (-long * 0.40, 0, 0.026), 0.011, husk)
