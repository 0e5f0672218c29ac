"""Low things for a house on a slope: stools of reed and rope, a lantern of paper on the floor, a round board."""

import math
import random

from kit.furniture import finishes
from kit.furniture.shapes import at, cube, lathe, pillow, point, puff
from kit.light.dimmers import LIGHTS
from kit.materials.glow import m_shade
from kit.materials.surfaces import m_plain
from kit.mesh import MeshBuilder


def reed_stool(seat=None, high=0.40, radius=0.235, seed=1):
    """A mudha: reeds bound to an hourglass, a cushion of cloth on top."""
    r = random.Random(seed)
    reed, dark = m_plain((0.52, 0.37, 0.19), 0.6), m_plain((0.16, 0.075, 0.04), 0.7)
    mb = MeshBuilder()
    count = 40
    for lean in (1, -1):
        for i in range(count):
            a = 2 * math.pi * i / count
            b = a + lean * 1.15
            foot = (radius * math.cos(a), radius * math.sin(a), 0.012)
            head = (radius * 0.97 * math.cos(b), radius * 0.97 * math.sin(b), high - 0.02)
            mb.bar(foot, head, 0.008 + r.uniform(0, 0.002), 0.008, reed)
    mb.obj("reeds")
    waist = radius * math.cos(1.15 / 2)
    for out, z in ((radius, 0.02), (waist + 0.006, high / 2), (radius * 0.99, high - 0.03)):
        ring = [(out - 0.012, z - 0.014), (out + 0.012, z - 0.012), (out + 0.014, z + 0.012), (out - 0.012, z + 0.014)]
        lathe([*ring, ring[0]], dark)
    lathe(
        [(0.001, 0), (radius * 0.9, 0), (radius, 0.02), (radius * 0.95, 0.045), (0.001, 0.06)],
        seat or finishes.cloth(),
        0,
        0,
        high - 0.02,
    )


def paper_lantern(x, y, high=1.05, radius=0.19, strength=1.5, power=18.0):
    """A tall lantern of ribbed paper that stands on the floor and glows."""
    ribs = 22
    profile = []
    for i in range(ribs + 1):
        f = i / ribs
        belly = radius * (0.74 + 0.26 * math.sin(math.pi * (0.12 + 0.76 * f)))
        profile += [(belly, 0.05 + f * high), (belly - 0.006, 0.05 + (f + 0.5 / ribs) * high)]
    o = lathe(profile[:-1], m_shade((1, 0.80, 0.55), strength), x, y)
    o.visible_shadow = False
    lathe([(0.001, 0.05), (radius * 0.8, 0.05), (radius * 0.84, 0.02), (radius * 0.84, 0)], finishes.black(), x, y)
    point((x, y, 0.6 * high), power / max(LIGHTS["lamp"], 0.1) * LIGHTS["lamp"], (1, 0.74, 0.46), 0.12)


def stone_bench(y0, y1, deep, stone, mattress, cushions, high=0.34):
    """A seat built along the wall x = 0, towards -x: a stone shelf, a long mattress, cushions against the wall."""
    cube(-deep, y0, high - 0.08, 0, y1, high, stone, 0.006)
    cube(-deep + 0.10, y0 + 0.06, 0, 0, y1 - 0.06, high - 0.08, finishes.black(), 0.004)
    puff(deep - 0.06, y1 - y0 - 0.1, 0.15, (-deep / 2 - 0.02, (y0 + y1) / 2, high + 0.075), mattress, 0.05, 0.01, n=18)
    for i, (y, wide, mat) in enumerate(cushions):
        with at(-0.17, y, 0, math.pi / 2):
            pillow(wide, 0.44, 0.17, (0, 0, high + 0.36), (1.26, 0, 0.07 * (-1) ** i), mat, i * 2.1)
