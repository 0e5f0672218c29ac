"""What lives and lies at a river's edge: reeds, egrets, a boat that is poled across."""

import math

import numpy as np

from kit.furniture.shapes import at, lathe, rod, surf, tube
from kit.landscape.leaves import leaf_quads
from kit.materials.ground import m_leaf
from kit.materials.surfaces import m_plain, m_wood
from kit.mesh import MeshBuilder

WHITE, BILL, LEG = m_plain((0.80, 0.79, 0.76), 0.7), m_plain((0.55, 0.36, 0.05), 0.5), m_plain((0.03, 0.03, 0.028), 0.6)
REED = ((0.055, 0.095, 0.025), (0.24, 0.25, 0.075))
SEED_HEAD = ((0.20, 0.13, 0.065), (0.50, 0.40, 0.26))
#: Along the boat: how far from its middle, half its width, the height of its gunwale and of its bottom.
HULL = ((-2.5, 0.16, 0.62, 0.44), (-2.0, 0.40, 0.50, 0.20), (-1.0, 0.58, 0.40, 0.03), (0.0, 0.62, 0.37, 0.0))


def make_reeds(seed, height=1.9, spread=0.55, stems=46):
    """A clump of reeds: stems of three lengths each, long blades that leave them, brown plumes over it."""
    r = np.random.default_rng(seed)
    a, out = r.random(stems) * 2 * np.pi, spread * r.random(stems) ** 0.6
    way = np.stack([np.cos(a), np.sin(a), np.zeros(stems)], 1)
    foot = way * (out * 0.55)[:, None]
    tall = height * (0.6 + 0.45 * r.random(stems))
    lean = (0.05 + 0.16 * r.random(stems))[:, None] * way * tall[:, None] + np.array([0.10, 0.04, 0]) * tall[:, None]
    centres, along, across, shades = [], [], [], []

    def stroke(mid, half_axis, wide, shade):
        turn = r.random(len(mid)) * np.pi
        side = np.stack([np.cos(turn), np.sin(turn), np.zeros(len(mid))], 1)
        centres.append(mid), along.append(half_axis), across.append(side * wide), shades.append(shade)

    up = np.array([0, 0, 1.0])
    for k in range(3):
        low, high = k / 3, (k + 1) / 3
        p, q = (foot + lean * t**2 + up * (tall * t)[:, None] for t in (low, high))
        stroke((p + q) / 2, (q - p) * 0.54, 0.007 - 0.0012 * k, 0.15 + 0.18 * k + 0.15 * r.random(stems))
        for _ in range(2):
            b = r.random(stems) * 2 * np.pi
            away = np.stack([np.cos(b), np.sin(b), 0.9 - 1.0 * r.random(stems)], 1)
            half_axis = away * (0.16 + 0.16 * r.random(stems))[:, None] * height / 1.9
            stroke(p + half_axis, half_axis, 0.011, 0.35 + 0.6 * r.random(stems))
    blades = leaf_quads(*(np.concatenate(v) for v in (centres, along, across, shades)), m_leaf(*REED), f"reeds{seed}")
    tips = foot + lean + up * tall[:, None]
    keep = r.random(stems) < 0.4
    n = keep.sum() * 14
    at_tip = np.repeat(tips[keep], 14, 0) + r.normal(size=(n, 3)) * [0.025, 0.025, 0.075]
    fluff = r.normal(size=(n, 3)) * 0.02 + [0, 0, 0.05]
    plumes = leaf_quads(at_tip, fluff, r.normal(size=(n, 3)) * 0.007, r.random(n), m_leaf(*SEED_HEAD), f"plumes{seed}")
    return [blades, plumes]


def egret(x, y, z, turn=0.0, stoops=False):
    """A little egret on its legs, or stooping to the water; 60 cm, its bill toward +x."""
    with at(x, y, z, turn):

        def body(u, v):
            t = u * 2 - 1
            thick = max(0.0, 1 - abs(t) ** 2.4) ** 0.7 * (1.0 + 0.35 * t) * 0.078
            a = 2 * math.pi * v
            return (0.17 * t, thick * math.cos(a), 0.33 + 0.075 * t + thick * 1.15 * math.sin(a))

        surf(body, 20, 17, WHITE, name="egret")
        if stoops:
            neck = [(0.14, 0, 0.40), (0.22, 0, 0.44), (0.28, 0, 0.38), (0.31, 0, 0.27), (0.35, 0, 0.20)]
            bill = (0.43, 0, 0.12)
        else:
            neck = [(0.14, 0, 0.40), (0.19, 0, 0.47), (0.165, 0, 0.55), (0.175, 0, 0.63), (0.21, 0, 0.665)]
            bill = (0.335, 0, 0.645)
        tube(neck, 0.0175, WHITE, 10)
        head = lathe([(0.001, -0.04), (0.024, -0.02), (0.027, 0.0), (0.018, 0.03), (0.006, 0.045)], WHITE, n=14)
        head.location, head.rotation_euler = neck[-1], (0, math.radians(130 if stoops else 98), 0)
        rod(neck[-1], bill, 0.007, BILL, 6)
        for side in (-1, 1):
            rod((0.0, side * 0.028, 0.28), (0.01, side * 0.032, -0.05), 0.010, LEG, 6)


def boat(x, y, z, turn=0.0):
    """A plank boat of five metres, its pole laid across the thwarts."""
    weathered, inside = m_wood((0.105, 0.070, 0.046), axis=0, plank=0.13, rough=0.7), m_wood((0.20, 0.14, 0.09), axis=0)
    rows = [*HULL, *((-a, *rest) for a, *rest in reversed(HULL[:-1]))]

    def shell(scale, lift):
        def fn(u, v):
            s = u * (len(rows) - 1)
            k = min(len(rows) - 2, int(s))
            f = s - k
            along, wide, top, low = (p + (q - p) * f for p, q in zip(rows[k], rows[k + 1], strict=True))
            a = (v - 0.5) * 2
            across = math.copysign(abs(a) ** 0.55, a)
            return (along * scale, across * wide * scale, low + lift + (top - low - lift) * abs(a) ** 2.6)

        return fn

    with at(x, y, z, turn):
        surf(shell(1.0, 0.0), 33, 25, weathered, name="hull")
        surf(shell(0.965, 0.05), 33, 25, inside, name="inside")
        mb = MeshBuilder()
        for a, wide in ((-1.2, 0.40), (0.1, 0.47), (1.35, 0.38)):
            mb.box(a - 0.13, -wide, 0.27, a + 0.13, wide, 0.31, inside)
        mb.obj("thwarts")
        rod((-2.1, 0.18, 0.42), (2.3, -0.22, 0.45), 0.022, m_plain((0.30, 0.22, 0.12), 0.6), 8)
